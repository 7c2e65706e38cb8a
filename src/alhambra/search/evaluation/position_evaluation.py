"""What a position promises a seat at the end of its turn, before display and market are filled up again."""

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

# What the worth of a position is made of: points, walls and moats, room to grow, tiles and their majorities, tiles of
# the market within reach, the reserve, money, and all that modules add.
PARTS: Final = ("points", "lines", "room", "tiles", "reach", "reserve", "money", "modules")
_NEAR_COINS: Final = 4
_SOME_TURNS: Final = 10.0  # so many before the end money is worth what its weights say,
_MANY_TURNS: Final = 20.0  # and more than so many make it no more worth
_EARLY: Final = 0.4  # of all tiles in the bags: with more than that it is early,
_VERY_EARLY: Final = 0.63  # and up to this part the more so
_NOT_KNOWN: Final = -1.0  # no gain is negative


class Evaluation:
    """The eyes of a seat for one decision: what does not change in it is looked at once.

    Stakes say what a point of each seat counts; without them all others count alike.
    """

    def __init__(self, game: TileGame, seat: int, palace_cache: PalaceCache, stakes: vec[float] | None = None) -> None:
        self.seat = seat
        self.palace_cache = palace_cache
        self.rules = game.rules
        self.weights = palace_cache.weights
        self.stakes = equal_stakes(self.weights, game.rules.seats, seat) if stakes is None else stakes
        self.clock = Clock(game)
        self.race = MajorityRace(game, seat, self.clock, palace_cache, self.stakes)
        self.late = min(
            1.0, self.clock.turns_left / self.weights.late
        )  # how much of its worth all that serves later still has
        turns = min(self.clock.turns_left, _MANY_TURNS) / _SOME_TURNS
        self.lasting = self.late * math.pow(turns, self.weights.fade)  # the same for money
        early = min(1.0, max(0.0, (self.clock.unsold - _EARLY) / (_VERY_EARLY - _EARLY)))
        self.tile_value = early * self.weights.early_tile  # by itself, wherever it lies and whatever it cost
        self._card = self.weights.card + early * self.weights.early_card
        self.line_value = self.weights.side * float(len(self.clock.sold))
        self.others_lines = 0.0  # as they count for the seat
        for other in range(game.rules.seats):
            if other != seat:
                self.others_lines += self.stakes[other] * float(palace_cache.site(game, other).lines)
        self._half_tiles: i64 = int(self.weights.twice)
        self._twice = self._counted_twice(game)  # tiles that the seat can make count twice once they are built in
        # What is known of the tiles of the position that was looked at last:
        self._site: CachedPalace | None = None
        self._dirk_tiles = 0
        self._majorities = 0.0
        self._knows_majorities = False
        self._market: vec[i64] = vec[i64]()
        self._left: vec[i64] = vec[i64]()  # half tiles of each type that are still to be sold
        self._dirks: list[int] = []
        self._more: vec[i64] = vec[i64]()  # half tiles by type, for tiles of the palace that are to count twice
        self._gains: vec[float] = vec[float]()  # by slot of the market
        self._stays: vec[float] = vec[float]([_NOT_KNOWN] * len(game.market))  # the same: how surely its tile stays

    # --- the value of a position ---

    def value(self, game: TileGame) -> float:
        """What the position is worth to the seat; its new tiles and a bid that may win are settled first."""
        if game.is_over:
            return final_value(game, self.seat, self.weights, self.stakes)
        parts = self.parts(game)
        value = 0.0
        for number in range(len(parts)):
            value += parts[number]
        return value

    def parts(self, game: TileGame) -> vec[float]:
        """What the worth of a position is made of, in the order of PARTS; it is settled first."""
        self.settle_new_tiles(game)
        for worth in self.palace_cache.module_evaluations:
            worth.settle(game, self.seat, self.money)
        site = self.palace_cache.site(game, self.seat)
        late, lasting = self.late, self.lasting
        if _gaps(game.market) > self.clock.in_bags:
            late, lasting = 0.0, 0.0
        parts: vec[float] = vec[float](capacity=len(PARTS))
        parts = append(parts, lead(game.points, self.stakes))
        parts = append(parts, self.line_value * (float(site.lines) + self.others_lines))
        parts = append(parts, site.openness * late)
        parts = self._add_tiles(parts, game, site, late)
        parts = append(parts, lasting * self.money(game, self.seat))
        return append(parts, self._modules(game, site, late) if game.rules.with_modules else 0.0)

    def settle_new_tiles(self, game: TileGame) -> None:
        """Lay the new tiles where they score most."""
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
        """The face with which a new tile is best built in; if that is not the one that shows, turning it is paid."""
        other = self.rules.catalog.other_faces[piece]
        if other == NO_FACE or self.palace_cache.spot(game, self.seat, other).cell < 0:
            return piece
        payment = cheapest_turning(game, self.seat)
        if not payment:
            return piece
        site = self.palace_cache.site(game, self.seat)
        self._look_at_tiles(game, site)
        gain = self._face_gain(game, site, other, False)
        if gain - self.weights.turning <= self._face_gain(game, site, piece, False):
            return piece
        for card in payment:
            game.lose(self.seat, card)
        return other

    def _modules(self, game: TileGame, site: CachedPalace, late: float) -> float:
        value = 0.0
        turns, services = self.clock.turns_left, self.weights.services
        for worth in self.palace_cache.module_evaluations:
            value += worth.value(game, self.seat, turns, late) + services * worth.services(game, self.seat, turns, late)
        for number in game.rules.listeners.final_points:
            value += game.modules[number].final_points(game, self.seat)
        value += late * self.weights.other_card * len(game.other_cards[self.seat])
        return value + late * self.weights.prospects * site.prospects

    # --- tiles ---

    def _add_tiles(self, parts: vec[float], game: TileGame, site: CachedPalace, late: float) -> vec[float]:
        """Races for majorities, and the gain of tiles that the seat may have soon or has in reserve."""
        market = game.market
        if not self._is_as_before(game, site):
            self._look_at_tiles(game, site)
        reach, anywhere = 0.0, 0.0
        purse_for_all = self._purse_for_all(game, self.seat)
        for slot in range(len(market)):
            piece = market[slot]
            if piece >= 0:
                currency = self.rules.field_currencies[slot % FIELDS]
                share = self.share(game, slot, game.purses[CURRENCY_COUNT * self.seat + currency], late)
                if share > 0.0:
                    reach += share * self._gain_of_slot(game, site, slot)
                if purse_for_all != 0:
                    better = late * self._reach(purse_for_all, self.rules.prices[piece])
                    if better > 0.0:
                        better *= self._staying(game, slot)
                    if better > share:
                        anywhere = max(anywhere, (better - share) * self._gain_of_slot(game, site, slot))
        reach += self.weights.anywhere * anywhere
        reserve = 0.0
        for piece in game.reserves[self.seat]:
            reserve += self.weights.reserved * late * self._gain(game, site, piece, False)
        return append(append(append(parts, self._majorities_of(site)), reach), reserve)

    def _purse_for_all(self, game: TileGame, seat: i64) -> i64:
        """The money of a seat that buys on every field; none for who does not think of that."""
        if self.weights.anywhere == 0.0:
            return 0
        return game.purses[CURRENCY_COUNT * seat + MARKET_CURRENCIES]

    # Most positions of a turn differ in money alone: what tiles promise is then the same as in the one before.

    def _is_as_before(self, game: TileGame, site: CachedPalace) -> bool:
        """Whether palace, market and Dirk are those of the position that was looked at last."""
        if site is not self._site or len(game.dirk) != self._dirk_tiles:
            return False
        for slot in range(len(game.market)):
            if game.market[slot] != self._market[slot]:
                return False
        return True

    def _look_at_tiles(self, game: TileGame, site: CachedPalace) -> None:
        race, market = self.race, game.market
        gains: vec[float] = vec[float](capacity=len(market))
        for _ in range(len(market)):
            gains = append(gains, _NOT_KNOWN)
        self._site, self._market, self._dirk_tiles = site, market[:], len(game.dirk)
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
        """The tiles that the seat can make count twice; none for who does not think of that."""
        found: list[int] = []
        if game.rules.with_modules and self._half_tiles != 0:
            for worth in self.palace_cache.module_evaluations:
                found += worth.counted_twice(game, self.seat)
        return found

    def _majorities_of(self, site: CachedPalace) -> float:
        """What all types promise."""
        if not self._knows_majorities:
            race, value = self.race, self._promise_of(site)
            for number in range(race.types):
                dirks: i64 = self._dirks[number]
                own: i64 = site.strength[number]
                own += self._more[number]
                value += race.value(number, self._left[number], own, dirks, site.highest[number])
            self._majorities, self._knows_majorities = value, True
        return self._majorities

    def _promise_of(self, site: CachedPalace) -> float:
        """What the tiles of a palace are worth by themselves."""
        return site.promise + self.tile_value * float(site.tiles)

    def _gain_of_slot(self, game: TileGame, site: CachedPalace, slot: i64) -> float:
        """What the tile of the market would gain, found once for all positions that differ in money alone."""
        gain = self._gains[slot]
        if gain == _NOT_KNOWN:
            gain = self._gain(game, site, game.market[slot], True)
            self._gains[slot] = gain
        return gain

    def gain_on_market(self, game: TileGame, slot: i64) -> float:
        """What the tile of the market would gain."""
        return self._gain_of_slot(game, self._looked_at(game), slot)

    def _looked_at(self, game: TileGame) -> CachedPalace:
        """The palace of the seat, when its tiles have been looked at."""
        site = self.palace_cache.site(game, self.seat)
        if not self._is_as_before(game, site):
            self._look_at_tiles(game, site)
        return site

    def gain_of_reserved(self, game: TileGame, piece: int) -> float:
        """What a tile of the reserve would gain in the palace, beyond what it is worth where it lies."""
        gain = (1.0 - self.weights.reserved * self.late) * self._gain(game, self._looked_at(game), piece, False)
        return gain + self.room_after(game, piece)

    def room_after(self, game: TileGame, piece: int) -> float:
        """What the room to grow is worth more, or less, when the piece lies in the palace."""
        site = self.palace_cache.site(game, self.seat)
        spot = self.palace_cache.spot_in(site, game, self.seat, piece)
        return self.late * (spot.openness - site.openness) if spot.cell >= 0 else 0.0

    def _gain(self, game: TileGame, site: CachedPalace, piece: int, on_market: bool) -> float:
        """What the tile would add to the seat's palace; one that is bought may be turned over."""
        gain = self._face_gain(game, site, piece, on_market)
        other = self.rules.catalog.other_faces[piece]
        if on_market and other != NO_FACE:
            gain = max(gain, self._face_gain(game, site, other, on_market) - self.weights.turning)
        return gain

    def _face_gain(self, game: TileGame, site: CachedPalace, piece: int, on_market: bool) -> float:
        """The same with the face that is given."""
        number = self.rules.types[piece]
        value = self.weights.tile + self.tile_value + self.weights.tile_price * float(self.rules.prices[piece])
        if number != NO_TYPE:
            race = self.race
            own: i64 = site.strength[number]
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
            highest = site.highest[number]
            higher = max(highest, self.rules.tie_prices[piece])
            value += race.value(number, rest, grown, of_dirk, higher)
            value -= race.value(number, left, own, of_dirk, highest)
        spot = self.palace_cache.spot_in(site, game, self.seat, piece)
        if spot.cell < 0:
            return max(0.0, self.weights.reserved * value)
        return max(0.0, value + self.line_value * (spot.lines - site.lines))

    # --- money ---

    def money(self, game: TileGame, seat: int) -> float:
        """What the money in a hand is good for, whatever lies on the market."""
        value = 0.0
        for currency in range(CURRENCY_COUNT):
            value = self.with_purse(value, game.purses[CURRENCY_COUNT * seat + currency])
        return value

    def with_purse(self, value: float, purse: i64) -> float:
        """A value to which that of the money in one currency is added."""
        if purse:
            weights, total = self.weights, float(purse_total(purse))
            value += self._card * float(purse_count(purse)) + weights.coin * min(total, weights.useful)
            value += weights.spare_coin * max(0.0, total - weights.useful)
        return value

    def held_by_others(self, game: TileGame) -> float:
        """What the others hold beyond points, lines and majorities, as far as it counts against the seat.

        Within a turn it does not change, so it is no part of a position's worth; a round later it does. Without it, who
        takes money in that round would seem to have gained nothing.
        """
        held = 0.0
        for other in range(self.rules.seats):
            if other != self.seat:
                held -= self.stakes[other] * self.holding(game, other)
        return held

    def holding(self, game: TileGame, seat: int) -> float:
        """What money and tiles of a seat are worth by themselves."""
        return self.lasting * self.money(game, seat) + self._promise_of(self.palace_cache.site(game, seat))

    def share(self, game: TileGame, slot: i64, purse: i64, late: float) -> float:
        """Which part of what a tile of the market would gain counts for a seat with such a purse in its currency."""
        share = late * self._reach(purse, self.rules.prices[game.market[slot]])
        if share > 0.0:
            share *= self._staying(game, slot)
        if late < 1.0:
            share += (1.0 - late) * self._award(game, self.rules.field_currencies[slot % FIELDS], purse_total(purse))
        return share

    def _staying(self, game: TileGame, slot: i64) -> float:
        """How surely the others leave the tile of the market until the next turn, by what they could pay."""
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
        """How surely a tile of the price can be bought in the next turn with the purse in its currency."""
        missing = price - purse_total(purse)
        if missing > _NEAR_COINS:
            return 0.0
        if missing > 0:
            return self.weights.near
        if sums_of(purse) >> price & 1 != 0:
            return self.weights.exact
        return self.weights.in_reach

    def _award(self, game: TileGame, currency: i64, own: i64) -> float:
        """The chance to be given a tile at the end, with so much money: who has most of its currency gets it."""
        if own == 0:
            return 0.0
        for other in range(self.rules.seats):
            if other != self.seat and purse_total(game.purses[CURRENCY_COUNT * other + currency]) >= own:
                return 0.0
        return self.weights.awarded


def final_value(game: TileGame, seat: int, weights: Weights, stakes: vec[float]) -> float:
    """The result of a game that is over."""
    value = lead(game.points, stakes)
    winners = game.winners
    return value + weights.win / len(winners) if seat in winners else value


def lead(points: list[int], stakes: vec[float]) -> float:
    """The points of a seat against those of the others."""
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
    """What cards of the purse add up to, a bit for each sum; no tile costs more than there are bits."""
    sums: i64 = 1
    for value in range(1, HIGHEST_VALUE + 1):
        for _ in range(copies(purse, value)):
            sums |= sums << value
    return sums
