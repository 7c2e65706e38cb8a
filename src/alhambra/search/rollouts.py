"""Samples of some rounds: what an option leads to until a next turn of the seat, when the others play well."""

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
from alhambra.search.sampling import Option, Sampler
from alhambra.search.turn_planner import TurnPlan
from alhambra.search.turn_search import TURN, TurnSearch
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.turns.placing import PlaceStep


class SampleForm(NamedTuple):
    """What samples are like; docs/reference/strength.md compares some."""

    rounds: int = 2  # after which one ends, with a turn of the seat
    counted: int = 1  # of the seat's turns in it, the last ones, which count in the mean,
    fading: float = 1.0  # each by so much of what the one before counts: the later, the more is luck
    by_standing: bool = False  # whether points of the others count by how close each is to winning, or alike


STANDARD_FORM: Final = SampleForm()


class RoundSampler(Sampler):
    """Plays options out to a next turn of the seat, some rounds later."""

    def __init__(
        self, seat: int, palace_cache: PalaceCache, imagine: Callable[[], TileGame], form: SampleForm = STANDARD_FORM
    ) -> None:
        self.seat = seat
        self.palace_cache = palace_cache
        self.form = form
        self._imagine = imagine
        self._game: TileGame | None = None
        self._stakes: vec[float] | None = None

    def begin(self) -> None:
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
        return after_rounds(self._game.copy(), self.seat, option, self.palace_cache, self.form, self._stakes)


def after_rounds(
    game: TileGame, seat: int, option: Option, palace_cache: PalaceCache, form: SampleForm, stakes: vec[float]
) -> float:
    """Play the option and the rounds after it; what the seat's turn is then worth, less what the others hold.

    If more turns than that one are counted, the mean of them: each has its own luck and its own errors of judgement.
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
                    total += weight * (plan.worth() - plan.evaluation.held_by_others(game))
                    rest -= weight
                    weight *= form.fading
                if rounds == 0:
                    return total / whole
            play_all(game, plan.actions)
        else:
            play_quickly(game, decision, palace_cache)
        decision = game.decision
    return (total + rest * final_value(game, seat, palace_cache.weights, stakes)) / whole


def _weight_of_all(form: SampleForm) -> float:
    """Of all turns that are counted together."""
    weight, whole = 1.0, 0.0
    for _ in range(form.counted):
        whole += weight
        weight *= form.fading
    return whole


def play_all(game: TileGame, actions: list[Action]) -> None:
    """Play actions of one turn, one after another."""
    for action in actions:
        game.play(action)


def play_quickly(game: TileGame, decision: Decision, palace_cache: PalaceCache) -> None:
    """Let a seat play its turn by a plan, and make any other choice at a glance."""
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
    game.palaces[seat] = palace  # the same, but known already


def _answer(game: TileGame, seat: int, palace_cache: PalaceCache) -> Action:
    """The answer to a question that is no turn and no bought tile to be laid: as a module knows, else at a glance."""

    def look() -> Budget:
        return Budget(game, seat, Evaluation(game, seat, palace_cache))

    for worth in palace_cache.module_evaluations:
        action = worth.answer(game, look)
        if action is not None:
            return action
    return TurnSearch(game, seat, palace_cache).glance()
