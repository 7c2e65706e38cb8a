"""Evaluation of the position at the end of a turn, before display and market are refilled."""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from alhambra.palace.palace import EMPTY
from alhambra.search.candidates import cheapest_turning
from alhambra.search.evaluation.majority_race import WHOLE_TILE, MajorityRace, equal_stakes
from alhambra.search.evaluation.palace_cache import CachedPalace, PalaceCache
from alhambra.search.evaluation.scoring_clock import Clock
from alhambra.search.evaluation.weights import Weights
from alhambra.tilegames.cards import (
    CURRENCY_COUNT,
    HIGHEST_VALUE,
    MARKET_CURRENCIES,
    copies,
    purse_count,
    purse_total,
)
from alhambra.tilegames.catalog import FIELDS, NO_FACE, NO_TYPE
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.turns.placing import PlaceStep

# The parts of the evaluation: points, walls and moats, room to grow, tiles and their majorities,
# market tiles within reach, the reserve, money, and the contributions of modules.
PARTS: Final = ("points", "lines", "room", "tiles", "reach", "reserve", "money", "modules")
_NEAR_COINS: Final = 4
# Money has the value of its weights this many turns before the end, and more in earlier turns:
_SOME_TURNS: Final = 10.0
_MANY_TURNS: Final = 20.0  # up to this many
# The fractions of all tiles in the bags between which the early values rise from nothing to full:
_EARLY: Final = 0.4
_VERY_EARLY: Final = 0.63
_NOT_KNOWN: Final = -1.0  # gains are never negative


class Evaluation:
    """The evaluation of positions for one decision of a seat.

    What does not change within the decision is computed once. The stakes are the weights of the
    seats' points; by default all opponents have the same. A public evaluation uses nothing that the
    opponents may not know: neither the seat's own hidden cards nor the real order of the deck.
    """

    def __init__(
        self,
        game: TileGame,
        seat: int,
        palace_cache: PalaceCache,
        stakes: vec[float] | None = None,
        is_public: bool = False,
    ) -> None:
        self.seat = seat
        self.palace_cache = palace_cache
        self.rules = game.rules
        self.weights = palace_cache.weights
        self.stakes = equal_stakes(self.weights, game.rules.seats, seat) if stakes is None else stakes
        self.clock = Clock(game, is_public)
        self.race = MajorityRace(game, seat, self.clock, palace_cache, self.stakes)
        # The fraction of its value that anything useful later still has.
        self.late = min(1.0, self.clock.turns_left / self.weights.late)
        turns = min(self.clock.turns_left, _MANY_TURNS) / _SOME_TURNS
        self.lasting = self.late * math.pow(turns, self.weights.fade)  # the same for money
        early = min(1.0, max(0.0, (self.clock.unsold - _EARLY) / (_VERY_EARLY - _EARLY)))
        self.tile_value = early * self.weights.early_tile  # of any tile, whatever its price
        self._card = self.weights.card + early * self.weights.early_card
        self.line_value = self.weights.side * float(len(self.clock.sold))
        self.others_lines = 0.0  # weighted by the stakes
        for other in range(game.rules.seats):
            if other != seat:
                self.others_lines += self.stakes[other] * float(palace_cache.cached(game, other).lines)
        self._half_tiles: i64 = 0 if is_public else int(self.weights.twice)
        self._twice = self._counted_twice(game)  # tiles that the seat can make count twice once they are built
        # The tiles of the last position:
        self._cached: CachedPalace | None = None
        self._dirk_tiles = 0
        self._majorities = 0.0
        self._knows_majorities = False
        self._market: vec[i64] = vec[i64]()
        self._left: vec[i64] = vec[i64]()  # half tiles of each type still to be sold
        self._dirks: list[int] = []
        self._more: vec[i64] = vec[i64]()  # half tiles by type, for tiles in the palace that will count twice
        self._gains: vec[float] = vec[float]()  # by slot of the market
        self._stays: vec[float] = vec[float]([_NOT_KNOWN] * len(game.market))  # by slot: the chance that its tile stays

    # --- the value of a position ---

    def value(self, game: TileGame) -> float:
        """Return the value of the position to the seat, after settling new tiles and winning bids."""
        if game.is_over:
            return final_value(game, self.seat, self.weights, self.stakes)
        parts = self.parts(game)
        value = 0.0
        for number in range(len(parts)):
            value += parts[number]
        return value

    def parts(self, game: TileGame) -> vec[float]:
        """Return the parts of the value, in the order of PARTS, after settling the position."""
        self.settle(game)
        cached = self.palace_cache.cached(game, self.seat)
        late, lasting = self.late, self.lasting
        if _gaps(game.market) > self.clock.in_bags:
            late, lasting = 0.0, 0.0
        parts: vec[float] = vec[float](capacity=len(PARTS))
        parts = append(parts, lead(game.points, self.stakes))
        parts = append(parts, self.line_value * (float(cached.lines) + self.others_lines))
        parts = append(parts, cached.openness * late)
        parts = self._add_tiles(parts, game, cached, late)
        parts = append(parts, lasting * self.money(game, self.seat))
        return append(parts, self._modules(game, cached, late) if game.rules.with_modules else 0.0)

    def settle(self, game: TileGame) -> None:
        """Put the new tiles where they are worth most, and settle what modules leave open."""
        self.settle_new_tiles(game)
        for module in self.palace_cache.module_evaluations:
            module.settle(game, self.seat, self.money)

    def settle_new_tiles(self, game: TileGame) -> None:
        """Put the new tiles where they are worth most."""
        if not game.new_tiles:
            return
        seat, decision = self.seat, game.decision
        if seat != (game.turn_seat if decision is None else decision.seat):
            return
        turnable = not (isinstance(decision, PlaceStep) and (decision.awarded or decision.kind != PlaceStep.kind))
        for piece in game.new_tiles:
            face = self._better_face(game, piece) if turnable else piece
            if self.palace_cache.spot(game, seat, face).cell >= 0:
                game.palaces[seat] = self.palace_cache.grown(game, seat, face)
            else:
                game.add_to_reserve(seat, piece)
        game.new_tiles = ()

    def _better_face(self, game: TileGame, piece: int) -> int:
        """Return the better face of a new tile, paying to turn it over if needed."""
        other = self.rules.catalog.other_faces[piece]
        if other == NO_FACE or self.palace_cache.spot(game, self.seat, other).cell < 0:
            return piece
        payment = cheapest_turning(game, self.seat)
        if not payment:
            return piece
        cached = self.palace_cache.cached(game, self.seat)
        self._look_at_tiles(game, cached)
        gain = self._face_gain(game, cached, other, False)
        if gain - self.weights.turning <= self._face_gain(game, cached, piece, False):
            return piece
        for card in payment:
            game.lose(self.seat, card)
        return other

    def _modules(self, game: TileGame, cached: CachedPalace, late: float) -> float:
        value = 0.0
        turns, services = self.clock.turns_left, self.weights.services
        for module in self.palace_cache.module_evaluations:
            value += module.value(game, self.seat, turns, late) + services * module.services(
                game, self.seat, turns, late
            )
        for number in game.rules.listeners.final_points:
            value += game.modules[number].final_points(game, self.seat)
        value += late * self.weights.other_card * len(game.other_cards[self.seat])
        return value + late * self.weights.prospects * cached.prospects

    # --- tiles ---

    def _add_tiles(self, parts: vec[float], game: TileGame, cached: CachedPalace, late: float) -> vec[float]:
        """Add the parts for majorities, tiles within reach and tiles in the reserve."""
        market = game.market
        if not self._is_as_before(game, cached):
            self._look_at_tiles(game, cached)
        reach, anywhere = 0.0, 0.0
        purse_for_all = self._purse_for_all(game, self.seat)
        for slot in range(len(market)):
            piece = market[slot]
            if piece >= 0:
                currency = self.rules.field_currencies[slot % FIELDS]
                share = self.share(game, slot, game.purses[CURRENCY_COUNT * self.seat + currency], late)
                if share > 0.0:
                    reach += share * self._gain_of_slot(game, cached, slot)
                if purse_for_all != 0:
                    better = late * self._reach(purse_for_all, self.rules.prices[piece])
                    if better > 0.0:
                        better *= self._staying(game, slot)
                    if better > share:
                        anywhere = max(anywhere, (better - share) * self._gain_of_slot(game, cached, slot))
        reach += self.weights.anywhere * anywhere
        reserve = 0.0
        for piece in game.reserves[self.seat]:
            reserve += self.weights.reserved * late * self._gain(game, cached, piece, False)
        return append(append(append(parts, self._majorities_of(cached)), reach), reserve)

    def _purse_for_all(self, game: TileGame, seat: i64) -> i64:
        """Return the seat's money that is valid on every field; 0 if the weights ignore it."""
        if self.weights.anywhere == 0.0:
            return 0
        return game.purses[CURRENCY_COUNT * seat + MARKET_CURRENCIES]

    # Most positions of a turn differ only in money, and so have the same values of tiles as the
    # position before.

    def _is_as_before(self, game: TileGame, cached: CachedPalace) -> bool:
        """Return whether palace, market and Dirk are those of the last position."""
        if cached is not self._cached or len(game.dirk) != self._dirk_tiles:
            return False
        for slot in range(len(game.market)):
            if game.market[slot] != self._market[slot]:
                return False
        return True

    def _look_at_tiles(self, game: TileGame, cached: CachedPalace) -> None:
        race, market = self.race, game.market
        gains: vec[float] = vec[float](capacity=len(market))
        for _ in range(len(market)):
            gains = append(gains, _NOT_KNOWN)
        self._cached, self._market, self._dirk_tiles = cached, market[:], len(game.dirk)
        self._left, self._gains = race.left(game), gains
        self._dirks = race.dirks(game) if race.with_dirk else [0] * race.types
        self._knows_majorities = False
        self._more = vec[i64]([0] * race.types)
        if self._twice:
            self._twice = self._counted_twice(game)
            for piece in self._twice:
                if game.palaces[self.seat].cell_of(piece) != EMPTY:
                    self._more[self.rules.types[piece]] += self._half_tiles

    def _counted_twice(self, game: TileGame) -> list[int]:
        """Return the tiles that the seat can make count twice; none if the weights ignore them."""
        found: list[int] = []
        if game.rules.with_modules and self._half_tiles != 0:
            for module in self.palace_cache.module_evaluations:
                found += module.counted_twice(game, self.seat)
        return found

    def _majorities_of(self, cached: CachedPalace) -> float:
        """Return the expected points of all types, with the values of the tiles themselves."""
        if not self._knows_majorities:
            race, value = self.race, self._promise_of(cached)
            for number in range(race.types):
                dirks: i64 = self._dirks[number]
                own: i64 = cached.strength[number]
                own += self._more[number]
                value += race.value(number, self._left[number], own, dirks, cached.highest[number])
            self._majorities, self._knows_majorities = value, True
        return self._majorities

    def _promise_of(self, cached: CachedPalace) -> float:
        """Return the values of the tiles in a palace, without majorities."""
        return cached.promise + self.tile_value * float(cached.tiles)

    def _gain_of_slot(self, game: TileGame, cached: CachedPalace, slot: i64) -> float:
        """Return the gain of the tile on a slot, cached for positions that differ only in money."""
        gain = self._gains[slot]
        if gain == _NOT_KNOWN:
            gain = self._gain(game, cached, game.market[slot], True)
            self._gains[slot] = gain
        return gain

    def gain_on_market(self, game: TileGame, slot: i64) -> float:
        """Return the gain of the tile on a slot of the market."""
        return self._gain_of_slot(game, self._looked_at(game), slot)

    def _looked_at(self, game: TileGame) -> CachedPalace:
        """Return the seat's palace after updating the cached values of tiles."""
        cached = self.palace_cache.cached(game, self.seat)
        if not self._is_as_before(game, cached):
            self._look_at_tiles(game, cached)
        return cached

    def gain_of_reserved(self, game: TileGame, piece: int) -> float:
        """Return the gain of building a tile from the reserve, beyond its value in the reserve."""
        gain = (1.0 - self.weights.reserved * self.late) * self._gain(game, self._looked_at(game), piece, False)
        return gain + self.room_after(game, piece)

    def room_after(self, game: TileGame, piece: int) -> float:
        """Return the change in the room to grow when the piece is built."""
        cached = self.palace_cache.cached(game, self.seat)
        spot = self.palace_cache.spot_in(cached, game, self.seat, piece)
        return self.late * (spot.openness - cached.openness) if spot.cell >= 0 else 0.0

    def _gain(self, game: TileGame, cached: CachedPalace, piece: int, on_market: bool) -> float:
        """Return the gain of building a tile; one that is bought may be turned over."""
        gain = self._face_gain(game, cached, piece, on_market)
        other = self.rules.catalog.other_faces[piece]
        if on_market and other != NO_FACE:
            gain = max(gain, self._face_gain(game, cached, other, on_market) - self.weights.turning)
        return gain

    def _face_gain(self, game: TileGame, cached: CachedPalace, piece: int, on_market: bool) -> float:
        """Return the gain of building a tile with the given face."""
        number = self.rules.types[piece]
        value = self.weights.tile + self.tile_value + self.weights.tile_price * float(self.rules.prices[piece])
        if number != NO_TYPE:
            race = self.race
            own: i64 = cached.strength[number]
            own += self._more[number]
            grown: i64 = own + WHOLE_TILE
            if self._twice and piece in self._twice:
                grown += self._half_tiles
            of_dirk: i64 = self._dirks[number]
            left = self._left[number]
            rest = left
            if on_market:
                rest -= 1
                if self.rules.catalog.other_faces[piece] == NO_FACE:
                    rest -= 1
            highest = cached.highest[number]
            higher = max(highest, self.rules.tie_prices[piece])
            value += race.value(number, rest, grown, of_dirk, higher)
            value -= race.value(number, left, own, of_dirk, highest)
        spot = self.palace_cache.spot_in(cached, game, self.seat, piece)
        if spot.cell < 0:
            return max(0.0, self.weights.reserved * value)
        return max(0.0, value + self.line_value * (spot.lines - cached.lines))

    # --- money ---

    def money(self, game: TileGame, seat: int) -> float:
        """Return the value of the money in a hand, regardless of the market."""
        value = 0.0
        for currency in range(CURRENCY_COUNT):
            value = self.with_purse(value, game.purses[CURRENCY_COUNT * seat + currency])
        return value

    def with_purse(self, value: float, purse: i64) -> float:
        """Add the value of the money in one currency to ``value``."""
        if purse:
            weights, total = self.weights, float(purse_total(purse))
            value += self._card * float(purse_count(purse)) + weights.coin * min(total, weights.useful)
            value += weights.spare_coin * max(0.0, total - weights.useful)
        return value

    def held_by_others(self, game: TileGame) -> float:
        """Return the weighted value of what the others hold beyond points, lines and majorities.

        It does not change within a turn, so it is not part of the value of a position, but it does
        within a round: without it, opponents who take money would seem to have gained nothing.
        """
        held = 0.0
        for other in range(self.rules.seats):
            if other != self.seat:
                held -= self.stakes[other] * self.holding(game, other)
        return held

    def holding(self, game: TileGame, seat: int) -> float:
        """Return the value of a seat's money and of its tiles without majorities."""
        return self.lasting * self.money(game, seat) + self._promise_of(self.palace_cache.cached(game, seat))

    def share(self, game: TileGame, slot: i64, purse: i64, late: float) -> float:
        """Return the fraction of a market tile's gain that counts with this purse in its currency."""
        share = late * self._reach(purse, self.rules.prices[game.market[slot]])
        if share > 0.0:
            share *= self._staying(game, slot)
        if late < 1.0:
            share += (1.0 - late) * self._award(game, self.rules.field_currencies[slot % FIELDS], purse_total(purse))
        return share

    def _staying(self, game: TileGame, slot: i64) -> float:
        """Return the chance that a market tile stays until the next turn, from the others' money."""
        stays = self._stays[slot]
        if stays == _NOT_KNOWN:
            stays = 1.0
            price: i64 = self.rules.prices[game.market[slot]]
            currency: i64 = self.rules.field_currencies[slot % FIELDS]
            for other in range(self.rules.seats):
                if other == self.seat:
                    continue
                purse, for_all = game.purses[CURRENCY_COUNT * other + currency], self._purse_for_all(game, other)
                if purse_total(purse) >= price or purse_total(for_all) >= price:
                    is_exact = (sums_of(purse) | sums_of(for_all)) >> price & 1 != 0
                    stays *= self.weights.left_if_exact if is_exact else self.weights.left
            self._stays[slot] = stays
        return stays

    def _reach(self, purse: i64, price: i64) -> float:
        """Return the chance that the purse buys a tile of this price in the next turn."""
        missing = price - purse_total(purse)
        if missing > _NEAR_COINS:
            return 0.0
        if missing > 0:
            return self.weights.near
        if sums_of(purse) >> price & 1 != 0:
            return self.weights.exact
        return self.weights.in_reach

    def _award(self, game: TileGame, currency: i64, own: i64) -> float:
        """Return the chance of being awarded a tile at the end with this much money in its currency.

        The seat with the most money in its currency gets it.
        """
        if own == 0:
            return 0.0
        for other in range(self.rules.seats):
            if other != self.seat and purse_total(game.purses[CURRENCY_COUNT * other + currency]) >= own:
                return 0.0
        return self.weights.awarded


def final_value(game: TileGame, seat: int, weights: Weights, stakes: vec[float]) -> float:
    """Return the value of a finished game."""
    value = lead(game.points, stakes)
    winners = game.winners
    return value + weights.win / len(winners) if seat in winners else value


def lead(points: list[int], stakes: vec[float]) -> float:
    """Return the points of a seat relative to the others, weighted by the stakes."""
    value = 0.0
    for seat in range(len(stakes)):
        value += stakes[seat] * float(points[seat])
    return value


def _gaps(market: vec[i64]) -> int:
    count = 0
    for piece in market:
        if piece < 0:
            count += 1
    return count


def sums_of(purse: i64) -> i64:
    """Return the possible sums of cards of the purse, a bit for each; all prices fit into 64 bits."""
    sums: i64 = 1
    for value in range(1, HIGHEST_VALUE + 1):
        for _ in range(copies(purse, value)):
            sums |= sums << value
    return sums
