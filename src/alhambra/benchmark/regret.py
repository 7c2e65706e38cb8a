"""How far a bot's choices fall short of the best options."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from statistics import fmean
from typing import NamedTuple

from alhambra.arena.executors import processes_for
from alhambra.arena.match_statistics import Estimate, estimate
from alhambra.benchmark.turns import BenchmarkTurn
from alhambra.bots import Window, make_bot
from alhambra.games import from_position
from alhambra.protocol import Randomness
from alhambra.search.turn_search import TURN

_RESAMPLES = 1000


class RegretTask(NamedTuple):
    """A turn that a bot has to play."""

    bot: str
    number: int
    turn: BenchmarkTurn


class Regret(NamedTuple):
    """The cost of a choice compared with the best option: in points, and in wins per hundred games."""

    points: float
    wins: float
    is_option: bool  # whether the choice is among the options; otherwise it counts as the worst of them


def regrets(bot: str, turns: Sequence[BenchmarkTurn], jobs: int = 1) -> list[Regret]:
    """Return what a bot's choices cost, turn by turn; with a fixed number of samples the result is always the same."""
    asking: AbstractContextManager[Callable[[Iterable[RegretTask]], Iterator[Regret]]] = processes_for(answer, jobs)
    with asking as ask:
        return list(ask([RegretTask(bot, number, turn) for number, turn in enumerate(turns)]))


def answer(question: RegretTask) -> Regret:
    """Let the bot play the turn, and look up what its choice is worth."""
    turn = question.turn
    game = from_position(turn.position, seed=f"benchmark {question.number}")
    bot = make_bot(question.bot, Randomness(f"benchmark {question.number}"))
    played: list[str] = []
    before = _turn_of(game)
    while (decision := game.decision) is not None and decision.kind == TURN and decision.seat == turn.seat:
        if _turn_of(game) != before:
            break
        action = bot.choose(Window(game, turn.seat))
        played.append(action.notation())
        game.play(action)
    chosen = sorted(played)
    for option in turn.options:
        if sorted(option.actions) == chosen:
            return Regret(_behind(turn, option.margins, "margins"), 100 * _behind(turn, option.wins, "wins"), True)
    worst = min(turn.options, key=lambda option: sum(option.margins))
    return Regret(_behind(turn, worst.margins, "margins"), 100 * _behind(turn, worst.wins, "wins"), False)


def _turn_of(game: object) -> int:
    count: int = getattr(game, "turn_count", 0)
    return count


def _behind(turn: BenchmarkTurn, values: tuple[float, float], field: str) -> float:
    """Return how far an option falls short: each half of the games picks a best one, which the other half evaluates.

    So no option counts as the best by luck alone.
    """
    total = 0.0
    for half in (0, 1):
        best = max(turn.options, key=lambda option: getattr(option, field)[half])
        total += getattr(best, field)[1 - half] - values[1 - half]
    return total / 2


def mean_regret(found: Sequence[Regret]) -> Estimate:
    """Return the mean regret in points, with its interval from resampled turns."""
    points = [regret.points for regret in found]
    lot = Randomness("regret")
    means = [fmean([points[lot.below(len(points))] for _ in points]) for _ in range(_RESAMPLES)]
    return estimate(fmean(points), means)
