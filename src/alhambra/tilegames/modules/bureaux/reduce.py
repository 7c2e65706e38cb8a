"""What the events of the Bureaux de Change change in a view."""

from alhambra.client.tiles import Event, View, gain


def bureau_taken(view: View, event: Event) -> None:
    view["display"].remove(event["card"])
    gain(view, event["seat"], event["card"])


CHANGES = {"bureau_taken": bureau_taken}
