"""The reducers of the Bureaux de Change."""

from alhambra.client.changes import Event, View, changes_in
from alhambra.client.tile_changes import gain


def bureau_taken(view: View, event: Event) -> None:
    view["display"].remove(event["card"])
    gain(view, event["seat"], event["card"])


CHANGES = changes_in(__name__)
