"""The analysis of a recorded game, decision by decision, each seen by the seat that had to decide."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Final

from alhambra.analysis.advice import Advice, advise
from alhambra.analysis.messages import GameAnalysis, JudgedMove, MomentAnalysis
from alhambra.analysis.win_chances import shares, win_chances
from alhambra.bots.base import Window
from alhambra.games import replay, replay_entries
from alhambra.protocol import Randomness, Record

_BEST_SHOWN: Final = 3
_MOST_MARKED: Final = 5  # costly moves, and turning points
_COSTLY: Final = 1.5  # points of worth from which on a move is costly
_TURN_OF_EVENTS: Final = 0.1  # of a win chance


def analyse(
    record: Record, samples: int = 8, games: int = 24, tell: Callable[[int], object] = lambda entry: None
) -> GameAnalysis:
    """Judge every decision by so many samples, and win chances by so many games that are played to their end.

    ``tell`` is called with the number of each entry that is done.
    """
    moments = []
    for moment in analysed_moments(record, samples, games):
        moments.append(moment)
        tell(moment["entry"])
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
    }


def analysed_moments(record: Record, samples: int, games: int) -> Iterator[MomentAnalysis]:
    """Every decision at which there was a choice, one after another. Equal records give equal analyses."""
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
        begins = (seat, decision.kind) != last_turn
        last_turn = (seat, decision.kind)
        advice = advise(Window(game, seat), randomness, samples, action)
        yield {
            "entry": number,
            "seat": seat,
            "kind": decision.kind,
            "chances": win_chances(game, seat, randomness, games) if begins else [],
            "played": _judged(next(one for one in advice if one.action == action)),
            "best": [_judged(one) for one in advice[:_BEST_SHOWN]],
        }


def _judged(advice: Advice) -> JudgedMove:
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
    """The win as a chance of each seat, or nothing of a game that is not over."""
    game = replay(record)
    return shares(game) if game.winners else []


def _turning_points(moments: Sequence[MomentAnalysis], result: list[float]) -> list[int]:
    """Where the chances after a turn, which are those before the next one, differ most from those before it."""
    known = [(moment["entry"], moment["chances"]) for moment in moments if moment["chances"]]
    if result:
        known.append((0, result))
    changes = [
        (max(abs(after - before) for before, after in zip(chances, later, strict=True)), entry)
        for (entry, chances), (_, later) in pairwise(known)
    ]
    sharp = sorted((change for change in changes if change[0] >= _TURN_OF_EVENTS), reverse=True)
    return [entry for _, entry in sharp[:_MOST_MARKED]]
