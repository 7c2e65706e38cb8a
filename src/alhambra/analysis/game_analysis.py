"""Analysis of a recorded game, decision by decision, from the deciding seat's point of view."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Final

from alhambra.analysis.advice import Advice, advise
from alhambra.analysis.messages import GameAnalysis, JudgedMove, MomentAnalysis
from alhambra.analysis.win_chances import shares, win_chances
from alhambra.bots.base import Window
from alhambra.games import replay, replay_entries
from alhambra.protocol import Randomness, Record

# What every analysis uses unless told otherwise, so that the figures of one record are the same everywhere.
SAMPLES: Final = 8
GAMES: Final = 24

_BEST_SHOWN: Final = 3
_MOST_MARKED: Final = 5  # costly moves, and turning points
_COSTLY: Final = 1.5  # the least cost of a costly move, in points of the evaluation
_TURNING_POINT: Final = 0.1  # the least change of a win chance


def analyse(
    record: Record,
    samples: int = SAMPLES,
    games: int = GAMES,
    on_progress: Callable[[int], object] = lambda entry: None,
) -> GameAnalysis:
    """Return an analysis of a recorded game: every decision evaluated, win chances, costly moves and turning points.

    Args:
        record: the game.
        samples: the number of samples in which the choices of a decision are tried.
        games: how many games are played to their end for the win chances of a position.
        on_progress: called with the number of each entry that has been analysed.

    Raises:
        RecordError: the record does not fit the rules.

    >>> game = new_game(GameConfig("roll_and_write", 2), seed=7)
    >>> for _ in range(3):
    ...     events = game.play(game.legal_actions()[0])
    >>> [moment["entry"] for moment in analyse(game.record(), samples=1, games=1)["moments"]]
    [1, 2, 3]
    """
    moments = []
    for moment in analysed_moments(record, samples, games):
        moments.append(moment)
        on_progress(moment["entry"])
    config = record.config
    costs = [0.0] * config.seats
    for moment in moments:
        costs[moment["seat"]] += moment["played"]["cost"]
    return {
        "game": config.game,
        "modules": sorted(config.modules),
        "options": sorted(config.options),
        "moments": moments,
        "costly": _costly(moments),
        "turning_points": _turning_points(moments, _result(record)),
        "costs": costs,
        "games": games,
    }


def analysed_moments(record: Record, samples: int, games: int) -> Iterator[MomentAnalysis]:
    """Yield the analysis of every decision that offered a choice.

    Equal records give equal analyses.
    """
    randomness = Randomness("analysis")
    last_turn = (-1, "")
    for number, (line, game) in enumerate(zip(record.entries, replay_entries(record), strict=False), 1):
        decision = game.decision
        if decision is None or line.startswith("*"):
            continue
        seat = decision.seat
        action = game.action_set.parse(line.partition(": ")[2])
        if len(game.legal_actions()) < 2:
            continue
        starts_turn = (seat, decision.kind) != last_turn
        last_turn = (seat, decision.kind)
        advice = advise(Window(game, seat), randomness, samples, action)
        yield {
            "entry": number,
            "seat": seat,
            "kind": decision.kind,
            "chances": win_chances(game, seat, randomness, games) if starts_turn else [],
            "played": _analysed_move(next(one for one in advice if one.action == action)),
            "best": [_analysed_move(one) for one in advice[:_BEST_SHOWN]],
        }


def _analysed_move(advice: Advice) -> JudgedMove:
    return {
        "action": advice.action.notation(),
        "then": [action.notation() for action in advice.then],
        "cost": round(advice.cost, 2),
        "reasons": [{"part": reason.part, "points": round(reason.points, 2)} for reason in advice.reasons],
    }


def _costly(moments: Sequence[MomentAnalysis]) -> list[int]:
    costly = [moment for moment in moments if moment["played"]["cost"] >= _COSTLY]
    ranking = sorted(costly, key=lambda moment: -moment["played"]["cost"])
    return [moment["entry"] for moment in ranking[:_MOST_MARKED]]


def _result(record: Record) -> list[float]:
    """Return the result as a win chance for each seat; empty if the game is not over."""
    game = replay(record)
    return shares(game) if game.winners else []


def _turning_points(moments: Sequence[MomentAnalysis], result: list[float]) -> list[int]:
    """Return the entries at which the win chances changed most.

    The chances after a turn are those before the next one.
    """
    known = [(moment["entry"], moment["chances"]) for moment in moments if moment["chances"]]
    if result:
        known.append((0, result))
    changes = [
        (max(abs(after - before) for before, after in zip(chances, later, strict=True)), entry)
        for (entry, chances), (_, later) in pairwise(known)
    ]
    sharp = sorted((change for change in changes if change[0] >= _TURNING_POINT), reverse=True)
    return [entry for _, entry in sharp[:_MOST_MARKED]]
