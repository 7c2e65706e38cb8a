"""What is counted while a record is replayed; each game counts in its own way."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from alhambra.protocol import Game

Event = Mapping[str, Any]
View = Mapping[str, Any]


class SeatCount:
    """What is counted for a seat."""

    def __init__(self) -> None:
        self.scorings: list[Counter[str]] = []  # the points of each scoring, and of the end, by source
        self.numbers: Counter[str] = Counter()
        self.tiles: Counter[str] = Counter()
        self.lines: dict[str, list[int]] = {}

    def score(self, sources: Mapping[str, int]) -> None:
        """The points of one more scoring."""
        self.scorings.append(Counter({source: points for source, points in sources.items() if points}))

    def draw_lines(self, lines: Mapping[str, int]) -> None:
        """What the lines are worth now."""
        for line, points in lines.items():
            self.lines.setdefault(line, []).append(points)


class Count:
    """Counts nothing; a game overrides what it has to count."""

    def __init__(self, game: Game) -> None:
        self.seats = [SeatCount() for _ in range(game.config.seats)]
        self.turns = 0

    def read(self, event: Event, view: View) -> None:
        """Something happened; the view shows how all lay before."""

    def look(self, game: Game, kind: str) -> None:
        """An action of this kind was played, and all its events are read; of an outcome of chance the kind is empty."""

    def finish(self, game: Game) -> None:
        """The record is over."""
