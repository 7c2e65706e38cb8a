"""Rollouts: options played out for some rounds, until a later turn of the seat."""

from collections.abc import Callable
from typing import Final, NamedTuple

from librt.vecs import vec

from alhambra.protocol.actions import Action
from alhambra.protocol.decisions import Decision
from alhambra.search.candidates import placing
from alhambra.search.evaluation.budget import Budget
from alhambra.search.evaluation.majority_race import equal_stakes
from alhambra.search.evaluation.palace_cache import PalaceCache
from alhambra.search.evaluation.position_evaluation import Evaluation, final_value
from alhambra.search.evaluation.stakes import stakes_by_standing
from alhambra.search.network.judge import NetworkJudge
from alhambra.search.sampling import Option, Sampler
from alhambra.search.turn_planner import TurnPlan
from alhambra.search.turn_search import TURN, TurnSearch
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.turns.placing import PlaceStep


class SampleForm(NamedTuple):
    """The settings of rollouts; docs/explanation/strength-findings.md compares some."""

    rounds: int = 2  # the length; a rollout ends with a turn of the seat
    counted: int = 1  # how many of the seat's last turns are averaged
    fading: float = 1.0  # the weight of each of these relative to the one before, as luck accumulates
    by_standing: bool = False  # whether opponents' points are weighted by their chances of winning


STANDARD_FORM: Final = SampleForm()


class RoundSampler(Sampler):
    """A sampler that plays options out until a turn of the seat some rounds later."""

    def __init__(
        self,
        seat: int,
        palace_cache: PalaceCache,
        imagine: Callable[[], TileGame],
        form: SampleForm = STANDARD_FORM,
        judge: NetworkJudge | None = None,
    ) -> None:
        self.seat = seat
        self.palace_cache = palace_cache
        self.form = form
        self.judge = judge  # evaluates the counted turns; without one they have hand-crafted values
        self._imagine = imagine
        self._game: TileGame | None = None
        self._stakes: vec[float] | None = None

    def start_sample(self) -> None:
        game = self._imagine()
        if self._stakes is None:
            self._stakes = (
                stakes_by_standing(game, self.seat, self.palace_cache)
                if self.form.by_standing
                else equal_stakes(self.palace_cache.weights, game.rules.seats, self.seat)
            )
        self._game = game

    def value(self, option: Option) -> float:
        assert self._game is not None
        assert self._stakes is not None
        return after_rounds(
            self._game.copy(), self.seat, option, self.palace_cache, self.form, self._stakes, self.judge
        )


def after_rounds(
    game: TileGame,
    seat: int,
    option: Option,
    palace_cache: PalaceCache,
    form: SampleForm,
    stakes: vec[float],
    judge: NetworkJudge | None = None,
) -> float:
    """Play the option and the rounds after it, and return the value of the seat's last turn.

    What the others hold is subtracted. If several turns are counted, the value is their weighted
    mean, which averages out luck and errors of the evaluation.
    """
    turn, rounds, weight = game.turn_count, form.rounds, 1.0
    whole = rest = _weight_of_all(form)
    total = 0.0
    play_all(game, option.actions)
    decision = game.decision
    while decision is not None:
        if decision.kind == TURN and decision.seat == seat:
            plan = TurnPlan(game, seat, palace_cache, stakes)
            if game.turn_count > turn:
                turn = game.turn_count
                rounds -= 1
                if rounds < form.counted:
                    total += weight * _value_of(plan, judge)
                    rest -= weight
                    weight *= form.fading
                if rounds == 0:
                    return total / whole
            play_all(game, plan.actions)
        else:
            play_quickly(game, decision, palace_cache)
        decision = game.decision
    return (total + rest * final_value(game, seat, palace_cache.weights, stakes)) / whole


def _value_of(plan: TurnPlan, judge: NetworkJudge | None) -> float:
    """Return the value of a turn, less what the others hold."""
    value = plan.value() - plan.evaluation.held_by_others(plan.game)
    if judge is None:
        return value
    end = plan.end()
    return value if end.is_over else judge.value(end, plan.seat, value)


def _weight_of_all(form: SampleForm) -> float:
    """Return the total weight of the counted turns."""
    weight, whole = 1.0, 0.0
    for _ in range(form.counted):
        whole += weight
        weight *= form.fading
    return whole


def play_all(game: TileGame, actions: list[Action]) -> None:
    """Play the actions of a turn one after another."""
    for action in actions:
        game.play(action)


def play_quickly(game: TileGame, decision: Decision, palace_cache: PalaceCache) -> None:
    """Play a turn by a turn plan, or make any other decision quickly, without search."""
    seat = decision.seat
    if decision.kind == TURN:
        play_all(game, TurnPlan(game, seat, palace_cache).actions)
        return
    offers = game.legal_actions()
    if len(offers) == 1:
        game.play(offers[0])
        return
    if not (isinstance(decision, PlaceStep) and not decision.awarded and decision.kind == "place"):
        game.play(_answer(game, seat, palace_cache))
        return
    piece = game.new_tiles[0]
    cell = palace_cache.spot(game, seat, piece).cell
    if cell < 0:
        game.play(placing(game, piece, cell))
        return
    palace = palace_cache.grown(game, seat, piece)
    game.play(placing(game, piece, cell))
    game.palaces[seat] = palace  # an equal one that is cached


def _answer(game: TileGame, seat: int, palace_cache: PalaceCache) -> Action:
    """Return the answer to any other decision: the module's, or else the one that looks best without search."""

    def look() -> Budget:
        return Budget(game, seat, Evaluation(game, seat, palace_cache))

    for module in palace_cache.module_evaluations:
        action = module.answer(game, look)
        if action is not None:
            return action
    return TurnSearch(game, seat, palace_cache).greedy_action()
