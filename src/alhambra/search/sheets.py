"""Roll & Write: what a seat can do, and samples of a round that end with the best of its next turn."""

from collections.abc import Callable
from typing import Final

from alhambra.roll_and_write.game import RollAndWrite
from alhambra.roll_and_write.outlook import Outlook
from alhambra.search.sampling import Option, Sampler

_TURN: Final = "action"  # the kind of decision that begins a turn
_RIVALRY: Final = 0.5  # how much a point of the others, in the mean, counts against one's own


def sheet_options(game: RollAndWrite, seat: int) -> list[Option]:
    """What the seat can do, the best first."""
    outlook = Outlook(game, seat)
    held = outlook.sheet_value()
    found = [Option([action], held + outlook.value(action)) for action in game.legal_actions()]
    return sorted(found, key=_badness)


def _badness(option: Option) -> float:
    return -option.value


class SheetSampler(Sampler):
    """Plays options out to the seat's next turn."""

    def __init__(self, seat: int, imagine: Callable[[], RollAndWrite]) -> None:
        self.seat = seat
        self._imagine = imagine
        self._game: RollAndWrite | None = None

    def begin(self) -> None:
        self._game = self._imagine()

    def value(self, option: Option) -> float:
        assert self._game is not None
        game = self._game.copy()
        game.listening = False
        turn = game.round
        for action in option.actions:
            game.play(action)
        decision = game.decision
        while decision is not None:
            if decision.seat == self.seat and decision.kind == _TURN and game.round > turn:
                return _promise(game, self.seat) + _best(game, self.seat).value
            game.play(_best(game, decision.seat).actions[0])
            decision = game.decision
        return game.scores[self.seat] - _others(game, self.seat)


def _best(game: RollAndWrite, seat: int) -> Option:
    """The action that looks best, with what it promises beyond the sheet."""
    outlook = Outlook(game, seat)
    best = Option([], float("-inf"))
    for action in game.legal_actions():
        value = outlook.value(action)
        if value > best.value:
            best = Option([action], value)
    return best


def _promise(game: RollAndWrite, seat: int) -> float:
    """What the sheet of the seat holds, against those of the others."""
    value = Outlook(game, seat).sheet_value()
    others = 0.0
    for other in range(game.seats):
        if other != seat:
            others += Outlook(game, other).sheet_value()
    return value - _RIVALRY * others / max(1, game.seats - 1)


def _others(game: RollAndWrite, seat: int) -> float:
    """What the points of the others, in the mean, count against one's own at the end."""
    scores = game.scores
    return _RIVALRY * (sum(scores) - scores[seat]) / max(1, game.seats - 1)
