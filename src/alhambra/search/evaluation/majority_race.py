"""The majorities model: each seat's expected points by type in the coming scorings."""

from math import exp, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from alhambra.search.evaluation.palace_cache import PalaceCache
from alhambra.search.evaluation.scoring_clock import Clock
from alhambra.search.evaluation.weights import Weights
from alhambra.tilegames.catalog import NO_FACE
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.scoring.majorities import count_types
from alhambra.tilegames.scoring.scorings import LAST_SCORING
from alhambra.tilegames.variants.granada import GranadaRules

# Tiles are counted in halves, like strengths: a two-faced tile is half a tile of each of its types.
WHOLE_TILE: Final = 2
_LEAST_DOUBT: Final = 0.12  # in tiles, when no more are to come
_PLACES: Final = 3  # that can give points


def equal_stakes(weights: Weights, seats: int, seat: int) -> vec[float]:
    """Return the weight of each seat's points from the point of view of one seat, with all opponents equal."""
    stakes: vec[float] = vec[float](capacity=seats)
    for other in range(seats):
        stakes = append(stakes, 1.0 if other == seat else -weights.rivalry)
    return stakes


class MajorityRace:
    """The majorities from the point of view of one seat.

    The tiles of the others are those at the time of construction.
    """

    def __init__(self, game: TileGame, seat: int, clock: Clock, palace_cache: PalaceCache, stakes: vec[float]) -> None:
        rules, weights = game.rules, palace_cache.weights
        self.seat = seat
        self.seats = rules.seats
        self.clock = clock
        self.stakes = stakes
        self.later = weights.later
        self.doubt = weights.doubt
        self.types = len(rules.catalog.type_names)
        self.with_dirk = rules.with_dirk
        # By participant and type:
        self.strengths: list[list[int]] = []
        self._highest: list[vec[i64]] = []
        for other in range(rules.seats):
            cached = palace_cache.cached(game, other)
            self.strengths.append(cached.strength)
            self._highest.append(cached.highest)
        if rules.with_dirk:
            self.strengths.append(self.dirks(game))
            self._highest.append(rules.highest_of_dirk(game))
        self.in_bags = _count_by_type(game)
        self._places: vec[float] = vec[float]()  # by type and coming scoring, three for each
        self._per_tile: list[bool] = []  # by type: whether the points of places are per tile
        self._tie = weights.tie
        self._read_places(game)
        self._known: dict[i64, float] = {}
        # Working storage by participant, overwritten by every calculation:
        self._counts: vec[float] = vec[float]([0.0] * len(self.strengths))
        self._prices: vec[i64] = vec[i64]([0] * len(self.strengths))
        self._found: vec[float] = vec[float]([0.0] * self.seats)

    def dirks(self, game: TileGame) -> list[int]:
        """Return Dirk's half tiles by type."""
        return [WHOLE_TILE * count for count in count_types(game.rules.catalog, list(game.dirk))]

    def _read_places(self, game: TileGame) -> None:
        rules = game.rules
        for number in range(self.types):
            in_city = isinstance(rules, GranadaRules) and number in rules.city_types
            self._per_tile.append(isinstance(rules, GranadaRules) and in_city and not rules.simplified)
            for scoring in range(self.clock.first, LAST_SCORING + 1):
                points: tuple[int, ...] = ()
                if isinstance(rules, GranadaRules) and in_city:
                    points = tuple(rules.places[scoring - 1])
                elif number < len(rules.majorities):
                    points = tuple(rules.majorities[number][scoring - 1])
                for place in range(_PLACES):
                    self._places = append(self._places, float(points[place]) if place < len(points) else 0.0)

    def value(self, number: i64, left: i64, own: i64, dirks: i64, highest: i64 = 0) -> float:
        """Return the expected points of a type for the seat, relative to the others.

        The seat has ``own`` and Dirk ``dirks`` half tiles of the type, and ``left`` are still to be
        sold. The ``highest`` price among its own breaks ties where the rules say so.
        """
        key = (((number << 12 | left) << 12 | own) << 12 | dirks) << 8 | highest
        known = self._known.get(key)
        if known is not None:
            return known
        value = 0.0
        weight = 1.0
        for index in range(len(self.clock.sold)):
            value += weight * self._at_scoring(number, index, left, own, dirks, highest)
            weight *= self.later
        self._known[key] = value
        return value

    def left(self, game: TileGame) -> vec[i64]:
        """Return the half tiles of each type still to be sold, in the bags and on the market."""
        left: vec[i64] = self.in_bags[:]
        for piece in game.market:
            if piece >= 0:
                _add_tile(game, piece, left)
        return left

    def promises(self, game: TileGame) -> vec[float]:
        """Return each seat's expected points from majorities in all coming scorings."""
        left = self.left(game)
        found: vec[float] = vec[float]([0.0] * self.seats)
        for number in range(self.types):
            own: i64 = self.strengths[self.seat][number]
            dirks: i64 = self.strengths[self.seats][number] if self.with_dirk else 0
            weight = 1.0
            for index in range(len(self.clock.sold)):
                points = self._points(number, index, left[number], own, dirks, self._highest[self.seat][number])
                for seat in range(self.seats):
                    found[seat] += weight * points[seat]
                weight *= self.later
        return found

    def _at_scoring(self, number: i64, index: i64, left: i64, own: i64, dirks: i64, highest: i64) -> float:
        """Return the seat's expected points of a type in one scoring, relative to the others."""
        points = self._points(number, index, left, own, dirks, highest)
        value = 0.0
        for participant in range(self.seats):
            value += self.stakes[participant] * points[participant]
        return value

    def _points(self, number: i64, index: i64, left: i64, own: i64, dirks: i64, highest: i64) -> vec[float]:
        """Return the seats' expected points of a type in a scoring; the next call overwrites them."""
        clock, counts, prices, points = self.clock, self._counts, self._prices, self._found
        more = 0.5 * float(left) * clock.sold[index] / self.seats
        dirks_more = 0.5 * float(self.in_bags[number]) * clock.dirks[index]
        unit = 0.0
        for participant in range(len(counts)):
            half_tiles: i64 = self.strengths[participant][number]
            price: i64 = self._highest[participant][number]
            if participant == self.seat:
                half_tiles, price = own, highest
            elif participant == self.seats:
                half_tiles = dirks
            count = 0.5 * float(half_tiles)
            counts[participant] = count
            prices[participant] = price
            unit += count + (more if participant < self.seats else dirks_more)
        if not self._per_tile[number]:
            unit = 1.0
        place: i64 = _PLACES * (number * len(clock.sold) + index)
        for participant in range(self.seats):
            points[participant] = unit * self._expected(participant, more, dirks_more, place)
        return points

    def _expected(self, participant: i64, more: float, dirks_more: float, place: i64) -> float:
        """Return one seat's expected points from the chances that 0, 1 or 2 others are ahead."""
        places, counts, prices = self._places, self._counts, self._prices
        none, one, two = 1.0, 0.0, 0.0
        own = counts[participant]
        doubt = _LEAST_DOUBT + self.doubt * sqrt(more + more)
        first_more = 1.0 - exp(-more)  # the chance of getting at least one
        for other in range(len(counts)):
            if other == participant:
                continue
            others_more, others_first = more, first_more
            if other == self.seats:
                others_more, others_first = dirks_more, 1.0 - exp(-dirks_more)
                doubt = _LEAST_DOUBT + self.doubt * sqrt(more + dirks_more)
            lead = counts[other] + others_more - own - more
            if prices[other] > prices[participant]:
                lead += self._tie
            elif prices[other] < prices[participant]:
                lead -= self._tie
            ahead = 0.0
            if lead > -20.0 * doubt:
                ahead = 1.0 / (1.0 + exp(-lead / doubt))
            if counts[other] < 1.0:
                ahead *= others_first
            two += ahead * (one - two)
            one += ahead * (none - one)
            none -= ahead * none
        points = places[place] * none + places[place + 1] * one + places[place + 2] * two
        if own < 1.0:
            points *= first_more
        return points


def _count_by_type(game: TileGame) -> vec[i64]:
    """Return the half tiles of each type in the bags."""
    counts: vec[i64] = vec[i64]([0] * len(game.rules.catalog.type_names))
    for bag in game.bags:
        for piece in bag:
            _add_tile(game, piece, counts)
    return counts


def _add_tile(game: TileGame, piece: i64, counts: vec[i64]) -> None:
    """Add a tile to the counts of half tiles by type."""
    other: i64 = game.rules.catalog.other_faces[piece]
    number = game.rules.types[piece]
    if other == NO_FACE:
        if number >= 0:
            counts[number] += WHOLE_TILE
        return
    counts[number] += 1
    counts[game.rules.types[other]] += 1
