"""Roll & Write: what a seat can do, and samples of some rounds that end with the best of a turn."""

from collections.abc import Callable
from typing import Final

from alhambra.protocol.randomness import Streams, canonical_seed
from alhambra.roll_and_write.game import RollAndWrite
from alhambra.search.roll_and_write.action_values import ActionValues, SheetWeights
from alhambra.search.sampling import Option, Sampler

_TURN: Final = "action"  # the kind of decision that begins a turn
SHEET_ROUNDS: Final = 5  # of a sample; where samples are few, more rounds say more about chance than about options
_RIVALRY: Final = 0.5  # how much a point of the others, in the mean, counts against one's own


def sheet_options(game: RollAndWrite, seat: int, weights: SheetWeights) -> list[Option]:
    """What the seat can do, the best first."""
    values = ActionValues(game, seat, weights)
    held = values.sheet_value()
    found = [Option([action], held + values.value(action)) for action in game.legal_actions()]
    return sorted(found, key=_badness)


def _badness(option: Option) -> float:
    return -option.value


class SheetSampler(Sampler):
    """Plays options out for some rounds, to a turn of the seat."""

    def __init__(
        self, seat: int, weights: SheetWeights, imagine: Callable[[], RollAndWrite], rounds: int = SHEET_ROUNDS
    ) -> None:
        self.seat = seat
        self.weights = weights
        self.rounds = rounds
        self._imagine = imagine
        self._game: RollAndWrite | None = None
        self._dice: dict[int, Streams] = {}  # by number of the turn

    def begin(self) -> None:
        self._game = self._imagine()
        self._dice = {}

    def value(self, option: Option) -> float:
        assert self._game is not None
        game, weights = self._game.copy(), self.weights
        game.records_events = False
        last = game.round + self.rounds
        turn = _turn_number(game)
        for action in option.actions:
            game.play(action)
        decision = game.decision
        while decision is not None:
            if _turn_number(game) != turn:
                turn = _turn_number(game)
                game.streams = self._dice_of(turn)
            if decision.seat == self.seat and decision.kind == _TURN and game.round >= last:
                return _promise(game, self.seat, weights) + _best(game, self.seat, weights).value
            game.play(_best(game, decision.seat, weights).actions[0])
            decision = game.decision
        return game.scores[self.seat] - _others(game, self.seat)

    def _dice_of(self, turn: int) -> Streams:
        """The chance of a turn: the same for all options, however many dice were rolled before."""
        assert self._game is not None
        known = self._dice.get(turn)
        if known is None:
            game = self._game
            seed = "" if game.streams is None else game.streams.seed
            known = Streams(canonical_seed(f"{seed} turn {turn}"), game.sources)
            self._dice[turn] = known
        return known.copy()


def _turn_number(game: RollAndWrite) -> int:
    return game.round * game.seats + game.turn


def _best(game: RollAndWrite, seat: int, weights: SheetWeights) -> Option:
    """The action that looks best, with what it promises beyond the sheet."""
    values = ActionValues(game, seat, weights)
    best = Option([], float("-inf"))
    for action in game.legal_actions():
        value = values.value(action)
        if value > best.value:
            best = Option([action], value)
    return best


def _promise(game: RollAndWrite, seat: int, weights: SheetWeights) -> float:
    """What the sheet of the seat holds, against those of the others."""
    value = ActionValues(game, seat, weights).sheet_value()
    others = 0.0
    for other in range(game.seats):
        if other != seat:
            others += ActionValues(game, other, weights).sheet_value()
    return value - _RIVALRY * others / max(1, game.seats - 1)


def _others(game: RollAndWrite, seat: int) -> float:
    """What the points of the others, in the mean, count against one's own at the end."""
    scores = game.scores
    return _RIVALRY * (sum(scores) - scores[seat]) / max(1, game.seats - 1)
