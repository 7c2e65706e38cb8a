"""A table kept up to date from the events that its viewer receives. It knows the messages, but no rules.

The browser's table is a line-by-line translation of this plain code; recorded streams check both.
"""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from alhambra.client.changes import Changes, View
from alhambra.folders import found_in
from alhambra.games import GAMES
from alhambra.tilegames.modules import MODULES, folder_of

_FILE = "reduce"
_NAME = "CHANGES"
_NEXT = "next_decision"  # ends the events of every call, and says what is due now


class Table:
    """A seat's or a spectator's view, kept up to date from events, without any rules.

    Args:
        view: the viewer's view at the beginning.

    >>> game = new_game(GameConfig("alhambra", 3), seed=7)
    >>> table = Table(game.view(None))
    >>> moves = game.play(game.legal_actions()[0])
    >>> for event in game.events_for(None):
    ...     table.apply(event)
    >>> table.view == game.view(None)
    True
    """

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.view: View = deepcopy(dict(view))
        self._changes = changes_for(self.view)

    def apply(self, event: Mapping[str, Any]) -> None:
        """Update the view with an event; after all events of a call it equals the game's own view.

        Args:
            event: one of ``game.events_for(seat)``, for the viewer of the table, as plain data.

        >>> game = new_game(GameConfig("alhambra", 3), seed=7)
        >>> table = Table(game.view(None))
        >>> events = game.play(game.legal_actions()[0])
        >>> for event in game.events_for(None):
        ...     table.apply(event)
        >>> table.view["at"]
        1
        """
        if event["event"] == _NEXT:
            self.view["at"] = event["at"]
            self.view["decision"] = event["decision"]
        for changes in self._changes:
            change = changes.get(event["event"])
            if change is not None:
                change(self.view, event)


def changes_for(view: View) -> list[Changes]:
    """Return the changes that apply to this view: those of the game, then those of its modules."""
    folders = [GAMES[view["game"]].folder, *(folder_of(module) for module in MODULES if module.name in view["modules"])]
    found = [found_in(folder, _FILE, _NAME) for folder in folders]
    return [changes for changes in found if changes is not None]
