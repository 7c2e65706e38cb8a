"""Checkpoints of a running game, for taking actions back. Other positions are replayed from them."""

from collections.abc import Sequence
from typing import Final

from alhambra.protocol import Game
from alhambra.server.tables.entries import Played

_RECENT: Final = 8  # the latest positions are all kept: most players take back a few actions
_SPACING: Final = 32  # of older positions every 32nd is kept


class Checkpoints:
    """Some of the positions of a game.

    Going back replays fewer than ``_SPACING`` actions, and only if more than ``_RECENT`` actions
    were played since the last checkpoint. So replaying all entries of a table takes linear time.
    """

    def __init__(self, first: int, game: Game) -> None:
        self._first = first  # the number of actions before the first position
        self._kept: list[Game | None] = [game]

    def add(self, game: Game) -> None:
        """Add the game after one more action."""
        self._kept.append(game)
        passed = len(self._kept) - 1 - _RECENT
        if passed > 0 and passed % _SPACING:
            self._kept[passed] = None

    def go_back(self, played: Sequence[Played]) -> Game:
        """Return the game after these actions, and discard all later positions."""
        number = len(played) - self._first
        start = number
        while (game := self._kept[start]) is None:
            start -= 1
        del self._kept[number + 1 :]
        for index in range(start, number):
            game = game.copy()
            game.play(game.action_set.parse(played[self._first + index].action))
            if index + 1 > number - _RECENT:
                self._kept[index + 1] = game
        return game
