"""The positions of a running game, to go back to. Few are kept; the others are replayed from the nearest one."""

from collections.abc import Sequence
from typing import Final

from alhambra.protocol import Game
from alhambra.server.tables.entries import Played

_RECENT: Final = 8  # positions that are all kept, as most players take back a few actions at most
_SPACING: Final = 32  # of older positions one in so many is kept


class Positions:
    """The game after each of its actions.

    Going back replays fewer than ``_SPACING`` actions, and only if more than ``_RECENT`` actions had been played since
    the last kept position. So replaying all entries of a table takes time in proportion to their number.
    """

    def __init__(self, first: int, game: Game) -> None:
        self._first = first  # how many actions were played before the first position
        self._kept: list[Game | None] = [game]

    def add(self, game: Game) -> None:
        """Append the game after one more action."""
        self._kept.append(game)
        passed = len(self._kept) - 1 - _RECENT
        if passed > 0 and passed % _SPACING:
            self._kept[passed] = None

    def go_back(self, played: Sequence[Played]) -> Game:
        """Return the game after these actions, which are all that count from now on."""
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
