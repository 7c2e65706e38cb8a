"""The points of majorities, shared or ranked."""

from mypy_extensions import mypyc_attr

from alhambra.tilegames.catalog import NO_TYPE, Catalog
from alhambra.tilegames.messages import Tie


@mypyc_attr(acyclic=True)
class Contest:
    """The majority of one type; an immutable value. Its participants are the seats, then Dirk."""

    def __init__(
        self, type_name: str, strengths: list[int], highest: list[int], places: tuple[tuple[int, ...], ...]
    ) -> None:
        self.type_name = type_name
        self.strengths = strengths  # in half tiles
        self.highest = highest  # prices, if these break ties; empty if ties share
        self.places = places  # the points of each place by scoring

    def points(self, scoring: int) -> list[int]:
        """Return the points of each participant in a scoring."""
        places = self.places[scoring - 1]
        if self.highest:
            return ranked_points(self.strengths, self.highest, places)
        return shared_points(self.strengths, places)

    def ties(self, scoring: int) -> list[Tie]:
        """Return the ties for points in a scoring."""
        strengths, places = self.strengths, self.places[scoring - 1]
        found: list[Tie] = []
        for first, strength in enumerate(strengths):
            if strength < 2 or strengths.count(strength) < 2 or strengths.index(strength) < first:
                continue
            tied = [index for index in range(len(strengths)) if strengths[index] == strength]
            ahead = len([other for other in strengths if other > strength])
            taken = list(places[ahead : ahead + len(tied)])
            if sum(taken) > 0:
                found.append(self._tie(strength, tied, taken, self.points(scoring)))
        return found

    def _tie(self, strength: int, tied: list[int], taken: list[int], points: list[int]) -> Tie:
        """Return a tie of these participants for these places."""
        if self.highest:
            tied.sort(key=lambda index: -self.highest[index])
        return {
            "type": self.type_name,
            "participants": tied,
            "tiles": strength / 2,
            "places": taken,
            "prices": [self.highest[index] for index in tied] if self.highest else [],
            "points": [points[index] for index in tied],
        }


def shared_points(strengths: list[int], places: tuple[int, ...]) -> list[int]:
    """Return the points of each participant; ties share their places, rounded down (ALH-SCO-5).

    Strengths are in half tiles; participants without a whole tile get nothing (ALH-SCO-6).
    """
    points: list[int] = []
    for strength in strengths:
        better = tied = total = 0
        for other in strengths:
            if other > strength:
                better += 1
            elif other == strength:
                tied += 1
        if strength >= 2:
            for place in range(better, min(better + tied, len(places))):
                total += places[place]
        points.append(total // tied)
    return points


def ranked_points(counts: list[int], highest: list[int], places: tuple[int, ...]) -> list[int]:
    """Return the points of each participant; the highest price breaks ties (GRA-SCO-4)."""
    points = [0] * len(counts)
    taking_part = [index for index in range(len(counts)) if counts[index] > 0]
    ranking = sorted(taking_part, key=lambda index: (counts[index], highest[index]), reverse=True)
    for index, points_of_place in zip(ranking, places, strict=False):
        points[index] = points_of_place
    return points


def count_types(catalog: Catalog, pieces: list[int]) -> list[int]:
    """Count the pieces by type."""
    counts = [0] * len(catalog.type_names)
    for piece in pieces:
        type_number = catalog.types[piece]
        if type_number != NO_TYPE:
            counts[type_number] += 1
    return counts
