"""Scorings: ranks, shared points, and everything a seat scores for its ground."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from .ground import (
    Ground,
    Piece,
    camp_points,
    city_prices,
    longest_moat,
    longest_wall,
    longest_wall_and_moat,
    type_counts,
)

PALACE_PLACES: dict[int, dict[str, list[int]]] = {
    1: {"pavilion": [1], "seraglio": [2], "arcades": [3], "chambers": [4], "garden": [5], "tower": [6]},
    2: {
        "pavilion": [8, 1],
        "seraglio": [9, 2],
        "arcades": [10, 3],
        "chambers": [11, 4],
        "garden": [12, 5],
        "tower": [13, 6],
    },
    3: {
        "pavilion": [16, 8, 1],
        "seraglio": [17, 9, 2],
        "arcades": [18, 10, 3],
        "chambers": [19, 11, 4],
        "garden": [20, 12, 5],
        "tower": [21, 13, 6],
    },
}
CITY_TYPES = (
    "arena",
    "bath_house",
    "library",
    "hostel",
    "hospital",
    "market",
    "park",
    "school",
    "residential_area",
)
CITY_MULTIPLIERS: dict[int, list[int]] = {1: [1], 2: [2, 1], 3: [3, 2, 1]}
CITY_SIMPLIFIED_PLACES: dict[int, list[int]] = {1: [3], 2: [10, 3], 3: [18, 10, 3]}


def majority_points(places: Sequence[int], tiles: Sequence[int], has_half: Sequence[bool]) -> list[int]:
    """ALH-SCO-4 to -6 for one type: points by participant; a half tile (CHA-HAKIM) is never the first one."""
    strengths = [
        count + (Fraction(1, 2) if half else 0) if count >= 1 else Fraction(0)
        for count, half in zip(tiles, has_half, strict=True)
    ]
    points = []
    for strength in strengths:
        better = sum(other > strength for other in strengths)
        equal = sum(other == strength for other in strengths)
        shared_places = [places[place] for place in range(better, better + equal) if place < len(places)]
        points.append(sum(shared_places) // equal if strength > 0 else 0)
    return points


def majorities(
    counts: Sequence[Mapping[str, int]], round_number: int, halves: Sequence[str | None] | None = None
) -> list[int]:
    """ALH-SCO-4 to -6 over all types, for each participant (seats, then Dirk); `halves` are Hakim's types."""
    chosen = halves if halves is not None else [None] * len(counts)
    totals = [0] * len(counts)
    for type_name, places in PALACE_PLACES[round_number].items():
        tiles = [own.get(type_name, 0) for own in counts]
        for index, points in enumerate(majority_points(places, tiles, [half == type_name for half in chosen])):
            totals[index] += points
    return totals


def city_majority_points(prices: Sequence[Sequence[int]], round_number: int, simplified: bool = False) -> list[int]:
    """GRA-SCO-2 to -6 for one type, from the prices of each participant's tiles of it."""
    visible = sum(len(own) for own in prices)
    if simplified:
        places = CITY_SIMPLIFIED_PLACES[round_number]
    else:
        places = [multiplier * visible for multiplier in CITY_MULTIPLIERS[round_number]]
    participants = [index for index, own in enumerate(prices) if own]
    ranking = sorted(participants, key=lambda index: (len(prices[index]), max(prices[index])), reverse=True)
    points = [0] * len(prices)
    for place, index in enumerate(ranking):
        if place < len(places):
            points[index] = places[place]
    return points


def city_majorities(
    prices: Sequence[Mapping[str, Sequence[int]]], round_number: int, simplified: bool = False
) -> list[int]:
    """GRA-SCO-2 to -6 over all types, for each participant (seats, then Dirk)."""
    totals = [0] * len(prices)
    for type_name in CITY_TYPES:
        shown = [own.get(type_name, ()) for own in prices]
        for index, points in enumerate(city_majority_points(shown, round_number, simplified)):
            totals[index] += points
    return totals


@dataclass
class Participant:
    """A participant in a scoring: a seat has a ground, Dirk only a collection of tiles."""

    ground: Ground | None = None
    collection: list[Piece] = field(default_factory=list)
    bonus_types: list[str] = field(default_factory=list)
    hakim_type: str | None = None
    has_yusuf: bool = False

    def counts(self) -> Counter[str]:
        """Return the tiles of each type; every revealed bonus card counts as one more (BON-3)."""
        own = Counter(piece.type for piece in self.collection if piece.type is not None)
        if self.ground is not None:
            own += type_counts(self.ground)
        return own + Counter(self.bonus_types)

    def prices(self) -> dict[str, list[int]]:
        """Return the prices of the Granada tiles by type."""
        own = {} if self.ground is None else city_prices(self.ground)
        for piece in self.collection:
            if piece.kind == "granada" and piece.type is not None and piece.price is not None:
                own.setdefault(piece.type, []).append(piece.price)
        return own


@dataclass(frozen=True)
class Score:
    """The points of one participant in one scoring, by source."""

    walls: int = 0
    yusuf: int = 0
    moats: int = 0
    walls_and_moats: int = 0
    camps: int = 0
    palace_majorities: int = 0
    city_majorities: int = 0

    @property
    def total(self) -> int:
        lines = self.walls + self.yusuf + self.moats + self.walls_and_moats
        return lines + self.camps + self.palace_majorities + self.city_majorities


def scoring(participants: Sequence[Participant], round_number: int, simplified: bool = False) -> list[Score]:
    """Score a game of any kind with tiles."""
    in_palaces = majorities(
        [own.counts() for own in participants], round_number, [own.hakim_type for own in participants]
    )
    in_cities = city_majorities([own.prices() for own in participants], round_number, simplified)
    scores = []
    for own, palace_points, city_points in zip(participants, in_palaces, in_cities, strict=True):
        if own.ground is None:
            scores.append(Score(palace_majorities=palace_points, city_majorities=city_points))
            continue
        walls = longest_wall(own.ground)
        scores.append(
            Score(
                walls=walls,
                yusuf=walls // 3 if own.has_yusuf else 0,
                moats=longest_moat(own.ground),
                walls_and_moats=2 * longest_wall_and_moat(own.ground),
                camps=camp_points(own.ground),
                palace_majorities=palace_points,
                city_majorities=city_points,
            )
        )
    return scores
