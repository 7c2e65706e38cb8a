"""Buying tiles from the market (ALH-BUY)."""

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from alhambra.palace.shapes import PIECE_MASK
from alhambra.protocol.actions import PURCHASE, Action, Question
from alhambra.protocol.errors import Refusal
from alhambra.protocol.messages import Payment
from alhambra.tilegames.actions import PaidTileAction, TurnAction
from alhambra.tilegames.cards import (
    CURRENCY_COUNT,
    HIGHEST_VALUE,
    MONEY_BITS,
    PURSE_BITS,
    PURSE_MASK,
    TOTAL_SHIFT,
    add_payments,
    all_in_currency,
    money_cards,
    pay_off,
    payments,
    purse_count,
    purse_total,
    value_of,
)
from alhambra.tilegames.catalog import FIELDS
from alhambra.tilegames.messages import TileBought
from alhambra.tilegames.step import Step
from alhambra.tilegames.turns.offer_cache import Purchase
from alhambra.tilegames.turns.payment_choice import MOST_PAYMENTS, Rating, best_rated, means_of

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame

# The number of a purchase has the payment in its lowest bits, then the currency, then the tile.


@mypyc_attr(acyclic=True)
class MarketPurchase(PaidTileAction):
    """The purchase of a market tile with cards."""

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        tile = self.tile
        if tile < 0 or tile not in game.market:
            if game.rules.catalog.shows_other_face(tile, list(game.market)):
                return Refusal("GRA-BUY-1", "bought-face-is-turned", {"tile": self.called(0)})
            return Refusal("ALH-BUY-1", "tile-not-on-market", {"tile": self.called(0)})
        refusal = game.refuse_payment(seat, _currency_of(game, tile), self.cards)
        if refusal is None and value_of(self.cards) < game.rules.prices[tile]:
            return Refusal("ALH-BUY-1", "cards-not-enough", {"price": game.rules.prices[tile]})
        return refusal

    def payment(self, game: "TileGame", seat: int) -> Payment | None:
        tile = self.tile
        if tile < 0 or tile not in game.market or game.refuse_payment(seat, _currency_of(game, tile), self.cards):
            return None
        return pay_off(game.rules.prices[tile], self.cards)

    @classmethod
    def candidates(cls, game: "TileGame", seat: int, question: Question) -> list[Action]:
        """Return actions for each market tile and every set of cards that may pay for it."""
        found: list[Action] = []
        for tile in question.ones("tile", tiles_on_market(game)):
            for cards in question.sets("cards", payment_sets(game, seat, tile)):
                found.append(cls(game.rules.words, tile, cards))
        return found


@mypyc_attr(acyclic=True)
class Buy(MarketPurchase, TurnAction):
    """Buy a tile in a turn; an exact payment gives the seat another action."""

    kind: ClassVar[str] = "buy"
    chosen: ClassVar[str] = PURCHASE

    def perform(self, game: "TileGame", seat: int) -> None:
        exact = value_of(self.cards) == game.rules.prices[self.tile]
        if exact:
            game.keep_step()
        game.pay(seat, self.cards)
        if game.records_events:
            tile, cards = game.piece_name(self.tile), game.card_names(self.cards)
            event: TileBought = {"event": "tile_bought", "seat": seat, "tile": tile, "cards": cards, "exact": exact}
            game.emit(event)
        receive_purchase(game, seat, self.tile)


def _currency_of(game: "TileGame", tile: int) -> int:
    """Return the currency of a market tile."""
    return game.rules.field_currencies[game.slot_of(tile) % FIELDS]


def tiles_on_market(game: "TileGame") -> list[int]:
    """Return the tiles on the market, field by field."""
    return [piece for piece in game.market if piece >= 0]


def payment_sets(game: "TileGame", seat: int, tile: int) -> list[tuple[int, ...]]:
    """Return the payments without needless cards; for currencies that have none, all their cards.

    A seat without money of the tile's currency has the empty payment, so that it learns the price.
    """
    found: list[tuple[int, ...]] = []
    if tile in game.market:
        currency, price = _currency_of(game, tile), game.rules.prices[tile]
        for part in payments(game.purse(seat, currency), price, exact=False):
            found.append(money_cards(currency, part))
        by_modules: list[tuple[int, ...]] = []
        game.add_module_payments(seat, currency, price, by_modules)
        found += [cards for _, cards in best_purchases(game, [(tile, cards) for cards in by_modules])]
        if not found and not game.purse(seat, currency):
            found.append(())
    return found + other_currencies(game, seat, found)


def other_currencies(game: "TileGame", seat: int, found: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """Return all cards of each currency in the hand that ``found`` does not have."""
    others: list[tuple[int, ...]] = []
    for currency in range(CURRENCY_COUNT):
        purse = game.purse(seat, currency)
        if purse and not any(all_in_currency(cards, currency) for cards in found):
            others.append(money_cards(currency, purse))
    return others


def receive_purchase(game: "TileGame", seat: int, piece: int) -> None:
    """Take a market tile that was paid for in a turn as a new tile."""
    game.take_from_market(piece)
    game.new_tiles += (piece,)
    game.purchased = True
    if game.rules.with_modules:
        steps: list[Step] = []
        for number in game.rules.listeners.tile_bought:
            game.modules[number].tile_bought(game, seat, piece, steps)
        game.push(steps)


def purchases(game: "TileGame", seat: i64) -> vec[i64]:
    """Return the purchases with money of each field's currency, as numbers, limited to the best ones."""
    cache = game.offer_cache
    of_seat: i64 = 1 << seat
    if not cache.with_purchases & of_seat:
        cache.purchases[seat] = _find_purchases(game, seat)
        cache.with_purchases |= of_seat
    return cache.purchases[seat]


def _find_purchases(game: "TileGame", seat: i64) -> vec[i64]:
    numbers: vec[i64] = vec[i64](capacity=8)
    market, purses, currencies, prices = game.market, game.purses, game.rules.field_currencies, game.rules.prices
    for slot, piece in enumerate(market):
        currency = currencies[slot & 3]
        purse = purses[CURRENCY_COUNT * seat + currency]
        if piece >= 0 and purse >> TOTAL_SHIFT >= prices[piece]:  # ``purse_total``, inlined
            tile = piece << MONEY_BITS | currency << PURSE_BITS
            numbers = add_payments(purse, HIGHEST_VALUE, prices[piece], False, tile, numbers)
    if len(numbers) > MOST_PAYMENTS:
        return _best_numbers(numbers, prices)
    return numbers


def _best_numbers(numbers: vec[i64], prices: vec[i64]) -> vec[i64]:
    """Return the best of very many purchases."""
    ratings: list[Rating] = []
    for number in numbers:
        tile, purse = tile_bought(number), number & PURSE_MASK
        ratings.append(((tile,), purse_total(purse) - prices[tile], purse_count(purse)))
    return vec[i64]([numbers[index] for index in best_rated(ratings)])


def exact_purchases(game: "TileGame", seat: i64) -> vec[i64]:
    """Return the purchases that pay exactly."""
    numbers: vec[i64] = vec[i64]()
    prices = game.rules.prices
    for number in purchases(game, seat):
        if (number & PURSE_MASK) >> TOTAL_SHIFT == prices[tile_bought(number)]:
            numbers = append(numbers, number)
    return numbers


def tile_bought(number: i64) -> i64:
    """Return the tile in the number of a purchase."""
    return number >> MONEY_BITS & PIECE_MASK


def cards_paid(number: i64) -> tuple[int, ...]:
    """Return the cards in the number of a purchase."""
    return money_cards(number >> PURSE_BITS & 7, number & PURSE_MASK)


def module_purchases(game: "TileGame", seat: i64) -> list[Purchase]:
    """Return the purchases that modules allow, limited to the best ones."""
    cache = game.offer_cache
    of_seat: i64 = 1 << seat
    if not cache.with_module_purchases & of_seat:
        cache.module_purchases[seat] = _find_module_purchases(game, seat)
        cache.with_module_purchases |= of_seat
    return cache.module_purchases[seat]


def _find_module_purchases(game: "TileGame", seat: i64) -> list[Purchase]:
    purchases: list[Purchase] = []
    if not any(game.modules[number].may_pay(game, seat) for number in game.rules.listeners.more_payments):
        return purchases
    found: list[tuple[int, ...]] = []
    for slot, piece in enumerate(game.market):
        if piece >= 0:
            game.add_module_payments(seat, game.rules.field_currencies[slot & 3], game.rules.prices[piece], found)
            if found:
                purchases += [(piece, cards) for cards in found]
                found.clear()
    return best_purchases(game, purchases)


def best_purchases(game: "TileGame", purchases: list[Purchase]) -> list[Purchase]:
    """Return the purchases, limited to the best ones."""
    if len(purchases) <= MOST_PAYMENTS:
        return purchases
    prices = game.rules.prices
    ratings = [((tile, *means_of(cards)), value_of(cards) - prices[tile], len(cards)) for tile, cards in purchases]
    return [purchases[index] for index in best_rated(ratings)]
