"""Options and rollouts in Roll & Write."""

from collections.abc import Callable
from typing import Final

from alhambra.protocol.randomness import Streams, canonical_seed
from alhambra.roll_and_write.game import RollAndWrite
from alhambra.search.roll_and_write.action_values import ActionValues, SheetWeights
from alhambra.search.sampling import Option, Sampler

_TURN: Final = "action"  # the kind of decision that starts a turn
SHEET_ROUNDS: Final = 5  # of a rollout; with few samples, longer ones add more noise than information
_RIVALRY: Final = 0.5  # the weight of the opponents' mean points against one's own


def sheet_options(game: RollAndWrite, seat: int, weights: SheetWeights) -> list[Option]:
    """Return the options of the seat, the best first."""
    values = ActionValues(game, seat, weights)
    held = values.sheet_value()
    found = [Option([action], held + values.value(action)) for action in game.legal_actions()]
    return sorted(found, key=_worst_first)


def _worst_first(option: Option) -> float:
    return -option.value


class SheetSampler(Sampler):
    """A sampler that plays options out for some rounds, until a turn of the seat."""

    def __init__(
        self, seat: int, weights: SheetWeights, imagine: Callable[[], RollAndWrite], rounds: int = SHEET_ROUNDS
    ) -> None:
        self.seat = seat
        self.weights = weights
        self.rounds = rounds
        self._imagine = imagine
        self._game: RollAndWrite | None = None
        self._dice: dict[int, Streams] = {}  # by turn number

    def start_sample(self) -> None:
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
        """Return the random stream of a turn, which is the same for all options of a sample."""
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
    """Return the best action with its value beyond that of the sheet."""
    values = ActionValues(game, seat, weights)
    best = Option([], float("-inf"))
    for action in game.legal_actions():
        value = values.value(action)
        if value > best.value:
            best = Option([action], value)
    return best


def _promise(game: RollAndWrite, seat: int, weights: SheetWeights) -> float:
    """Return the value of the seat's sheet relative to those of the others."""
    value = ActionValues(game, seat, weights).sheet_value()
    others = 0.0
    for other in range(game.seats):
        if other != seat:
            others += ActionValues(game, other, weights).sheet_value()
    return value - _RIVALRY * others / max(1, game.seats - 1)


def _others(game: RollAndWrite, seat: int) -> float:
    """Return the weighted mean of the others' points at the end."""
    scores = game.scores
    return _RIVALRY * (sum(scores) - scores[seat]) / max(1, game.seats - 1)
