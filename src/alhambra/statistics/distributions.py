"""The statistics of many games: how their numbers are distributed."""

from collections.abc import Iterable, Sequence
from math import floor
from statistics import fmean

from alhambra.statistics.messages import (
    Distribution,
    Distributions,
    GameStatistics,
    SeatStatistics,
    SeriesStatistics,
)


def series_statistics(games: Iterable[GameStatistics]) -> list[SeriesStatistics]:
    """Return the statistics of each kind of game among these records, counting finished games only."""
    kinds: dict[tuple[object, ...], list[GameStatistics]] = {}
    for game in games:
        if game["finished"]:
            kind = (game["game"], len(game["seats"]), *game["modules"], *game["options"])
            kinds.setdefault(kind, []).append(game)
    return [_of_one_kind(found) for found in kinds.values()]


def _of_one_kind(games: Sequence[GameStatistics]) -> SeriesStatistics:
    first = games[0]
    seats = [seat for game in games for seat in game["seats"]]
    return {
        "game": first["game"],
        "modules": first["modules"],
        "options": first["options"],
        "games": len(games),
        "turns": distribution([game["turns"] for game in games]),
        "all": _distributions(seats, seats),
        "winners": _distributions([seat for seat in seats if seat["won"]], seats),
        "others": _distributions([seat for seat in seats if not seat["won"]], seats),
        "by_seat": [
            _distributions([game["seats"][number] for game in games], seats) for number in range(len(first["seats"]))
        ],
    }


def _distributions(chosen: Sequence[SeatStatistics], seats: Sequence[SeatStatistics]) -> Distributions:
    """Return the distributions of all counts over the chosen seats; a missing count is 0."""
    if not chosen:
        return {}
    rows = [_measures(seat) for seat in chosen]
    names = dict.fromkeys(name for seat in seats for name in _measures(seat))
    return {name: distribution([row.get(name, 0) for row in rows]) for name in names}


def _measures(seat: SeatStatistics) -> dict[str, int]:
    """Return all numbers of a seat, by their paths in its statistics."""
    measures = {"points": seat["points"]}
    measures.update({f"sources.{name}": number for name, number in seat["sources"].items()})
    measures.update({f"numbers.{name}": number for name, number in seat["numbers"].items()})
    measures.update({f"tiles.{name}": number for name, number in seat["tiles"].items()})
    return measures


def distribution(numbers: Sequence[float]) -> Distribution:
    """Return the distribution of at least one number; quartiles are interpolated linearly."""
    ranking = sorted(numbers)
    return {
        "count": len(ranking),
        "mean": fmean(ranking),
        "least": ranking[0],
        "lower": _quantile(ranking, 0.25),
        "median": _quantile(ranking, 0.5),
        "upper": _quantile(ranking, 0.75),
        "most": ranking[-1],
    }


def _quantile(ranking: Sequence[float], share: float) -> float:
    place = share * (len(ranking) - 1)
    below = floor(place)
    above = min(below + 1, len(ranking) - 1)
    return ranking[below] + (place - below) * (ranking[above] - ranking[below])
