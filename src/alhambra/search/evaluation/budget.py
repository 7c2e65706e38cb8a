"""The best use of a seat's money, currency by currency.

Every field of the market has its own currency, so once each tile has a value, the best purchases in
one currency do not depend on the others. The gain of a tile is assumed to be independent of what
else is bought in the turn.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from alhambra.search.evaluation.position_evaluation import Evaluation, sums_of
from alhambra.tilegames.cards import CURRENCY_COUNT, money_cards, payments
from alhambra.tilegames.catalog import FIELDS
from alhambra.tilegames.game import TileGame

_MOST_PAYMENTS: Final = 4  # compared for one tile
_NOTHING: Final = float("-inf")  # the value of something impossible
_NOT_KNOWN: Final = float("inf")  # not computed yet


class Spending:
    """Purchases with the money in one currency, one after another."""

    def __init__(self, value: float, slots: vec[i64], paid: vec[i64]) -> None:
        self.value = value  # of the tiles and the remaining money
        self.slots = slots  # of the market
        self.paid = paid  # the part of the purse that pays for each

    def after(self, gain: float, slot: i64, payment: i64) -> "Spending":
        """Return this spending preceded by one more purchase."""
        slots: vec[i64] = append(vec[i64](capacity=2), slot)
        paid: vec[i64] = append(vec[i64](capacity=2), payment)
        for number in range(len(self.slots)):
            slots = append(slots, self.slots[number])
            paid = append(paid, self.paid[number])
        return Spending(gain + self.value, slots, paid)


class ExactPurchase:
    """An exact purchase of a single tile."""

    def __init__(self, gain: float, tile: int, cards: tuple[int, ...]) -> None:
        self.gain = gain  # less the value of the money
        self.tile = tile
        self.cards = cards


class Budget:
    """The possible purchases of a seat in each currency."""

    def __init__(self, game: TileGame, seat: int, evaluation: Evaluation) -> None:
        self.game = game
        self.seat = seat
        self.evaluation = evaluation
        self._settled = game  # with the new tiles placed
        if game.new_tiles:
            self._settled = game.copy()
            self._settled.records_events = False
            evaluation.settle_new_tiles(self._settled)
        # Caches by slot of the market: the gain of its tile, and that of buying it now.
        self._gains: vec[float] = vec[float]([_NOT_KNOWN] * len(game.market))
        self._bought: vec[float] = vec[float]([_NOT_KNOWN] * len(game.market))

    def purse(self, currency: i64) -> i64:
        return self.game.purses[CURRENCY_COUNT * self.seat + currency]

    def bargain(self) -> ExactPurchase | None:
        """Return the exact purchase of a single tile with the highest gain."""
        best: ExactPurchase | None = None
        for slot in range(len(self._gains)):
            currency: i64 = self.game.rules.field_currencies[slot % FIELDS]
            if not self._is_for_sale(slot, currency, 0):
                continue
            purse = self.purse(currency)
            exact = payments(purse, self._price(slot), exact=True)
            for number in range(min(len(exact), _MOST_PAYMENTS)):
                left = self.money_value(currency, purse - exact[number], 1 << slot)
                gain = self._gain_if_bought(slot) + left - self.money_value(currency, purse, 0)
                if best is None or gain > best.gain:
                    best = ExactPurchase(gain, self.game.market[slot], money_cards(currency, exact[number]))
        return best

    def spent(self, currency: i64, purse: i64, bought: i64, added: i64) -> Spending:
        """Return the best exact purchases if ``added`` is added to the purse after them."""
        best = Spending(self.money_value(currency, purse + added, bought), vec[i64](), vec[i64]())
        for slot in range(len(self._gains)):
            if not self._is_for_sale(slot, currency, bought):
                continue
            exact = payments(purse, self._price(slot), exact=True)
            for number in range(min(len(exact), _MOST_PAYMENTS)):
                rest = self.spent(currency, purse - exact[number], bought | 1 << slot, added)
                if self._gain_if_bought(slot) + rest.value > best.value:
                    best = rest.after(self._gain_if_bought(slot), slot, exact[number])
        return best

    def spent_inexactly(self, currency: i64, purse: i64, bought: i64) -> Spending | None:
        """Return the best purchases that end with an inexact one; None if there are none.

        The last purchase wastes as little money as possible.
        """
        best: Spending | None = None
        most = _NOTHING
        sums = sums_of(purse)
        for slot in range(len(self._gains)):
            if not self._is_for_sale(slot, currency, bought):
                continue
            price = self._price(slot)
            is_exact = sums >> price & 1 != 0
            paid = price if is_exact else _least_above(sums, price)
            if paid == 0:
                continue
            found = payments(purse, paid, exact=True)
            for number in range(min(len(found), _MOST_PAYMENTS)):
                left, with_slot = purse - found[number], bought | 1 << slot
                rest: Spending | None = None
                if is_exact:
                    rest = self.spent_inexactly(currency, left, with_slot)
                else:
                    rest = Spending(self.money_value(currency, left, with_slot), vec[i64](), vec[i64]())
                if rest is not None and self._gain_if_bought(slot) + rest.value > most:
                    best = rest.after(self._gain_if_bought(slot), slot, found[number])
                    most = best.value
        return best

    def money_value(self, currency: i64, purse: i64, bought: i64) -> float:
        """Return the value of money in a currency, with the tiles that it may buy in the next turn."""
        evaluation = self.evaluation
        value = evaluation.lasting * evaluation.with_purse(0.0, purse)
        for slot in range(len(self._gains)):
            if self._is_for_sale(slot, currency, bought):
                share = evaluation.share(self.game, slot, purse, evaluation.late)
                if share > 0.0:
                    value += share * self._gain(slot)
        return value

    def _gain(self, slot: i64) -> float:
        """Return the gain of the tile on a slot of the market."""
        gain = self._gains[slot]
        if gain == _NOT_KNOWN:
            gain = self.evaluation.gain_on_market(self._settled, slot)
            self._gains[slot] = gain
        return gain

    def _gain_if_bought(self, slot: i64) -> float:
        """Return the gain of the tile on a slot if it is built now."""
        gain = self._bought[slot]
        if gain == _NOT_KNOWN:
            gain = self._gain(slot) + self.evaluation.room_after(self._settled, self.game.market[slot])
            self._bought[slot] = gain
        return gain

    def _is_for_sale(self, slot: i64, currency: i64, bought: i64) -> bool:
        """Return whether a tile for this currency is on the slot and was not bought yet."""
        game = self.game
        return (
            game.market[slot] >= 0
            and game.rules.field_currencies[slot % FIELDS] == currency
            and bought >> slot & 1 == 0
        )

    def _price(self, slot: i64) -> i64:
        return self.game.rules.prices[self.game.market[slot]]


def _least_above(sums: i64, price: i64) -> i64:
    """Return the least of the sums that exceeds the price; 0 if there is none."""
    more = sums >> price >> 1
    if more == 0:
        return 0
    while more & 1 == 0:
        more >>= 1
        price += 1
    return price + 1
