"""Advice at a decision: the best choices, what each costs against the best one, and why."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from alhambra.analysis.win_chances import palace_cache_for
from alhambra.bots.base import Window
from alhambra.bots.builder import round_sampler
from alhambra.bots.evaluators import evaluator_for
from alhambra.protocol import Action, Game, Randomness
from alhambra.search.evaluation.position_evaluation import PARTS
from alhambra.search.sampling import FAR_BEHIND, MOST_OPTIONS, Contender, Option
from alhambra.search.turn_search import TURN, TurnSearch
from alhambra.tilegames.game import TileGame

_SIGNIFICANT: Final = 0.5  # the least change in a part of the evaluation that is a reason, in points


class Reason(NamedTuple):
    """Something that a choice gains or costs, in points of the evaluation."""

    part: str
    points: float


class Advice(NamedTuple):
    """One evaluated choice: its ``action``, what should follow (``then``), its ``cost`` in points, and ``reasons``.

    >>> game = new_game(GameConfig("roll_and_write", 2), seed=7)
    >>> best = advise(Window(game, game.decision.seat), Randomness(1))[0]
    >>> isinstance(best, Advice), best.cost
    (True, 0.0)
    """

    action: Action
    then: tuple[Action, ...]  # the best continuation within the same turn
    cost: float  # how far it is behind the best choice, in points of the evaluation
    reasons: tuple[Reason, ...]  # the most important first


def advise(window: Window, randomness: Randomness, samples: int = 8, of: Action | None = None) -> list[Advice]:
    """Return the choices of a seat as a strong player evaluates them, the best first; it sees what the seat may see.

    Args:
        window: what the seat may know and choose.
        randomness: the stream from which everything imagined is drawn.
        samples: in tile games, the number of samples of the coming rounds in which the best turns are tried.
        of: an action to evaluate even if it is not among the best.

    >>> game = new_game(GameConfig("roll_and_write", 2), seed=7)
    >>> found = advise(Window(game, game.decision.seat), Randomness(1))
    >>> found[0].cost <= found[-1].cost
    True
    """
    game = window.imagine(randomness)
    if isinstance(game, TileGame):
        return _in_tile_game(window, game, randomness, samples, of)
    return _at_a_glance(game, window.seat)


def _at_a_glance(game: Game, seat: int) -> list[Advice]:
    evaluate = evaluator_for(game.config.game)
    evaluated = [(evaluate(game, seat, action), action) for action in game.legal_actions()]
    best = max(value for value, _ in evaluated)
    return sorted((Advice(action, (), best - value, ()) for value, action in evaluated), key=_cost)


def _in_tile_game(
    window: Window, game: TileGame, randomness: Randomness, samples: int, of: Action | None
) -> list[Advice]:
    palace_cache = palace_cache_for(game)
    search = TurnSearch(game, window.seat, palace_cache)
    options = search.options()
    if of is not None and all(option.actions[0] != of for option in options):
        options.append(search.option(of))
    best = max(option.value for option in options)
    contenders = [
        Contender(option)
        for place, option in enumerate(options)
        if option.actions[0] == of or (place < MOST_OPTIONS and option.value > best - FAR_BEHIND)
    ]
    if window.decision.kind != TURN or len(contenders) == 1:
        samples = 0
    sampler = round_sampler(window, randomness, palace_cache)
    for _ in range(samples):
        sampler.start_sample()
        for contender in contenders:
            contender.add(sampler.value(contender.option))
    best = max(contender.value() for contender in contenders)
    now = search.parts(Option([], 0.0))
    sampled = [_advice(search, contender.option, best - contender.value(), now) for contender in contenders]
    others = [option for option in options if all(option is not contender.option for contender in contenders)]
    behind = max(advice.cost for advice in sampled)
    first = options[0].value
    return sorted(
        [*sampled, *(_advice(search, option, max(behind, first - option.value), now) for option in others)], key=_cost
    )


def _advice(search: TurnSearch, option: Option, cost: float, now: Sequence[float]) -> Advice:
    first, *rest = option.actions
    return Advice(first, tuple(rest), cost, _reasons(search, option, now))


def _reasons(search: TurnSearch, option: Option, now: Sequence[float]) -> tuple[Reason, ...]:
    """Return the parts of the evaluation that the choice changes, the largest change first."""
    after = search.parts(option)
    changes = [Reason(part, after[number] - now[number]) for number, part in enumerate(PARTS)]
    significant = [reason for reason in changes if abs(reason.points) >= _SIGNIFICANT]
    return tuple(sorted(significant, key=lambda reason: -abs(reason.points)))


def _cost(advice: Advice) -> float:
    return advice.cost
