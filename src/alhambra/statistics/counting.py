"""Counters used while a record is replayed; each game has its own."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from alhambra.protocol import Game

Event = Mapping[str, Any]
View = Mapping[str, Any]


class SeatCount:
    """The counts of a seat."""

    def __init__(self) -> None:
        self.scorings: list[Counter[str]] = []  # the points of each scoring, and of the end, by source
        self.numbers: Counter[str] = Counter()
        self.tiles: Counter[str] = Counter()
        self.lines: dict[str, list[int]] = {}

    def score(self, sources: Mapping[str, int]) -> None:
        """Add the points of a scoring."""
        self.scorings.append(Counter({source: points for source, points in sources.items() if points}))

    def draw_lines(self, lines: Mapping[str, int]) -> None:
        """Set what the lines are worth now."""
        for line, points in lines.items():
            self.lines.setdefault(line, []).append(points)


class Count:
    """Counts nothing; each game overrides what it counts."""

    def __init__(self, game: Game) -> None:
        self.seats = [SeatCount() for _ in range(game.config.seats)]
        self.turns = 0

    def read(self, event: Event, view: View) -> None:
        """Handle an event; the view is the one before it."""

    def look(self, game: Game, kind: str) -> None:
        """Handle the end of an action of this kind, after its events; the kind of an outcome of chance is empty."""

    def finish(self, game: Game) -> None:
        """Handle the end of the record."""
