"""The comparisons that matter, with the targets of the project."""

from collections.abc import Iterator, Sequence
from statistics import median
from typing import NamedTuple

from bench.engines.base import STEP_BY_STEP
from bench.measuring import Measurement, ratios
from bench.subjects import (
    BACKGAMMON_SUBJECT,
    CATAN_SUBJECT,
    COMPILED_ALL_MODULES,
    COMPILED_BASE,
    INTERPRETED_BASE,
)

DECISIONS = "decisions/s"
GAMES = "games/s"
COPY = "copy time"


class Target(NamedTuple):
    """What a ratio should be: at least, or at most."""

    at_least: bool
    value: float

    def text(self) -> str:
        return f"{'≥' if self.at_least else '≤'} {self.value:g}"

    def is_met(self, ratio: float) -> bool:
        return ratio >= self.value if self.at_least else ratio <= self.value


class Comparison(NamedTuple):
    """One subject divided by another, round by round."""

    what: str
    to: str
    quantity: str
    ratios: list[float]
    target: Target | None

    @property
    def ratio(self) -> float:
        return median(self.ratios)

    @property
    def verdict(self) -> str:
        if self.target is None:
            return ""
        return "met" if self.target.is_met(self.ratio) else "missed"


def comparisons(measurements: Sequence[Measurement]) -> list[Comparison]:
    """The base game with four seats against other engines, and with all modules against without."""
    found = {measurement.subject: measurement for measurement in measurements}
    base, interpreted, modules = found[COMPILED_BASE], found[INTERPRETED_BASE], found[COMPILED_ALL_MODULES]
    catan, backgammon = found[CATAN_SUBJECT], found[BACKGAMMON_SUBJECT]
    return [
        *_against("compiled", base, "catanatron", catan, {DECISIONS: Target(True, 25), COPY: Target(False, 0.2)}),
        *_against("interpreted", interpreted, "catanatron", catan, {GAMES: Target(True, 3)}),
        *_against("compiled", base, "backgammon", backgammon, {}),
        *[
            Comparison(
                f"all modules, {way}",
                "the base game",
                DECISIONS,
                ratios(modules.decisions(way), base.decisions(way)),
                Target(True, 0.5),
            )
            for way in base.ways
        ],
    ]


def _against(
    name: str, ours: Measurement, to: str, other: Measurement, targets: dict[str, Target]
) -> Iterator[Comparison]:
    """All quantities of ours, in each way to play, divided by those of another engine, which is played step by step."""
    for way in ours.ways:
        decisions = ratios(ours.decisions(way), other.decisions(STEP_BY_STEP))
        yield Comparison(f"{name}, {way}", to, DECISIONS, decisions, targets.get(DECISIONS))
        games = ratios(ours.games(way), other.games(STEP_BY_STEP))
        yield Comparison(f"{name}, {way}", to, GAMES, games, targets.get(GAMES))
    yield Comparison(name, to, COPY, ratios(ours.copies(), other.copies()), targets.get(COPY))
