"""How far the choices of a bot are behind the best options of turns."""

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


class Question(NamedTuple):
    """A turn that a bot is asked about."""

    bot: str
    number: int
    turn: BenchmarkTurn


class Regret(NamedTuple):
    """What a choice costs against the best option: points, and games of a hundred."""

    points: float
    wins: float
    is_option: bool  # whether what was chosen is among the options; if not it counts like the worst of them


def regrets(bot: str, turns: Sequence[BenchmarkTurn], jobs: int = 1) -> list[Regret]:
    """What a bot's choices cost, turn by turn; bots with a number of samples answer the same every time."""
    asking: AbstractContextManager[Callable[[Iterable[Question]], Iterator[Regret]]] = processes_for(answer, jobs)
    with asking as ask:
        return list(ask([Question(bot, number, turn) for number, turn in enumerate(turns)]))


def answer(question: Question) -> Regret:
    """Let the bot play the turn, and look up what that is worth."""
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
    """How far an option is behind the best: each half of the games names the best, and the other says what it is worth.

    So no option counts as the best for its luck alone.
    """
    total = 0.0
    for half in (0, 1):
        best = max(turn.options, key=lambda option: getattr(option, field)[half])
        total += getattr(best, field)[1 - half] - values[1 - half]
    return total / 2


def mean_regret(found: Sequence[Regret]) -> Estimate:
    """The mean regret in points with its interval, turns drawn anew."""
    points = [regret.points for regret in found]
    lot = Randomness("regret")
    means = [fmean([points[lot.below(len(points))] for _ in points]) for _ in range(_RESAMPLES)]
    return estimate(fmean(points), means)
