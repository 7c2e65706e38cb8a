"""The reducers of the Gardeners."""

from alhambra.client.changes import Event, View, changes_in


def gardener_sent(view: View, event: Event) -> None:
    view["gardeners"]["supply"] -= 1
    view["gardeners"]["tended"][event["seat"]].append(event["tile"])


def gardener_came_back(view: View, event: Event) -> None:
    view["gardeners"]["supply"] += 1
    view["gardeners"]["tended"][event["seat"]].remove(event["tile"])


CHANGES = changes_in(__name__)
