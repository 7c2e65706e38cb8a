"""The measurements as tables and as data."""

from collections.abc import Sequence
from statistics import median
from typing import Any

from alhambra._build import COMPILED, INTERPRETED
from bench.reporting.tables import NOTHING, Table, number
from bench.speed.comparisons import Comparison
from bench.speed.engines.base import PLAY_OUT, STEP_BY_STEP
from bench.speed.measurements import Measurement

_TITLES = {COMPILED: "Random games, compiled", INTERPRETED: "Random games, interpreted", "": "Random games, others"}
_WAYS = (PLAY_OUT, STEP_BY_STEP)
_SPEED_COLUMNS = [
    "game",
    "seats",
    "decisions\na game",
    *[f"{way}\n{rate}" for way in _WAYS for rate in ("games/s", "decisions/s")],
    "copy\nµs",
]


def speed_tables(measurements: Sequence[Measurement]) -> list[Table]:
    """Return a table per build and one for the other engines, with the medians of the rounds."""
    tables = []
    for build, title in _TITLES.items():
        rows = [_speed_row(found) for found in measurements if found.subject.build == build]
        tables.append(Table(title, _SPEED_COLUMNS, rows))
    return tables


def _speed_row(found: Measurement) -> list[str]:
    subject = found.subject
    row = [subject.title, str(subject.seats), f"{found.decisions_per_game(STEP_BY_STEP):.0f}"]
    for way in _WAYS:
        if way in found.ways:
            row += [number(median(found.games(way))), number(median(found.decisions(way)))]
        else:
            row += [NOTHING, NOTHING]
    return [*row, number(median(found.copies()))]


def comparison_table(comparisons: Sequence[Comparison]) -> Table:
    """Return one row per comparison, with the spread of its rounds."""
    columns = ["four seats", "against", "of", "ratio", "its rounds", "target", ""]
    return Table("Ratios", columns, [_comparison_row(found) for found in comparisons], word_columns=3)


def _comparison_row(found: Comparison) -> list[str]:
    spread = f"{number(min(found.ratios))} to {number(max(found.ratios))}"
    target = "" if found.target is None else found.target.text()
    return [found.what, found.to, found.quantity, number(found.ratio), spread, target, found.verdict]


def as_json(measurements: Sequence[Measurement], comparisons: Sequence[Comparison]) -> dict[str, Any]:
    """Return all measurements, round by round."""
    return {
        "subjects": [
            {
                "title": found.subject.title,
                "build": found.subject.build,
                "rounds": [
                    {
                        "played": {way: played._asdict() for way, played in part.played.items()},
                        "copy_microseconds": part.copy_microseconds,
                    }
                    for part in found.rounds
                ],
            }
            for found in measurements
        ],
        "comparisons": [
            {
                "what": found.what,
                "against": found.to,
                "of": found.quantity,
                "ratio": found.ratio,
                "rounds": found.ratios,
                "target": None if found.target is None else found.target.text(),
            }
            for found in comparisons
        ],
    }
