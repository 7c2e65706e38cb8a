"""The relevant comparisons, with the project's targets."""

from collections.abc import Iterator, Sequence
from statistics import median
from typing import NamedTuple

from bench.speed.engines.base import PLAY_OUT, STEP_BY_STEP
from bench.speed.measurements import Measurement, ratios
from bench.speed.subjects import (
    BACKGAMMON_SUBJECT,
    CATAN_SUBJECT,
    COMPILED_ALL_MODULES,
    COMPILED_BASE,
    COMPILED_COMBINED,
    INTERPRETED_BASE,
)

DECISIONS = "decisions/s"
GAMES = "games/s"
COPY = "copy time"


class Target(NamedTuple):
    """The target of a ratio: at least, or at most."""

    at_least: bool
    value: float

    def text(self) -> str:
        return f"{'≥' if self.at_least else '≤'} {self.value:g}"

    def is_met(self, ratio: float) -> bool:
        return ratio >= self.value if self.at_least else ratio <= self.value

    def verdict(self, ratio: float) -> str:
        return "met" if self.is_met(ratio) else "missed"


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
        return "" if self.target is None else self.target.verdict(self.ratio)


def comparisons(measurements: Sequence[Measurement]) -> list[Comparison]:
    """Compare the base game with four seats with other engines, and larger games with the base game."""
    found = {measurement.subject: measurement for measurement in measurements}
    base, interpreted = found[COMPILED_BASE], found[INTERPRETED_BASE]
    catan, backgammon = found[CATAN_SUBJECT], found[BACKGAMMON_SUBJECT]
    return [
        *_against("compiled", base, "catanatron", catan, _COMPILED_TARGETS),
        *_against("interpreted", interpreted, "catanatron", catan, _INTERPRETED_TARGETS),
        *_against("compiled", base, "backgammon", backgammon, {}),
        *_against_base("all modules", found[COMPILED_ALL_MODULES], base, Target(True, 0.7)),
        *_against_base("combined", found[COMPILED_COMBINED], base, Target(True, 0.5)),
    ]


# The targets, by quantity and mode.
_COMPILED_TARGETS = {
    (DECISIONS, PLAY_OUT): Target(True, 35),
    (DECISIONS, STEP_BY_STEP): Target(True, 25),
    (COPY, ""): Target(False, 0.1),
}
_INTERPRETED_TARGETS = {(GAMES, STEP_BY_STEP): Target(True, 3)}


def _against(
    name: str, ours: Measurement, to: str, other: Measurement, targets: dict[tuple[str, str], Target]
) -> Iterator[Comparison]:
    """Compare all our quantities, in each mode, with another engine, which is played step by step."""
    for way in ours.ways:
        decisions = ratios(ours.decisions(way), other.decisions(STEP_BY_STEP))
        yield Comparison(f"{name}, {way}", to, DECISIONS, decisions, targets.get((DECISIONS, way)))
        games = ratios(ours.games(way), other.games(STEP_BY_STEP))
        yield Comparison(f"{name}, {way}", to, GAMES, games, targets.get((GAMES, way)))
    yield Comparison(name, to, COPY, ratios(ours.copies(), other.copies()), targets.get((COPY, "")))


def _against_base(name: str, ours: Measurement, base: Measurement, target: Target) -> Iterator[Comparison]:
    """Compare the decisions of a larger game, in each mode, with those of the base game."""
    for way in base.ways:
        found = ratios(ours.decisions(way), base.decisions(way))
        yield Comparison(f"{name}, {way}", "the base game", DECISIONS, found, target)
