"""Buying tiles of the market (ALH-BUY)."""

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from alhambra.palace.shapes import PIECE_MASK
from alhambra.protocol.actions import Action, Field, Words
from alhambra.protocol.errors import Refusal
from alhambra.tilegames.cards import (
    CURRENCY_COUNT,
    MONEY_BITS,
    PURSE_BITS,
    PURSE_MASK,
    add_payments,
    money_cards,
    purse_total,
    value_of,
)
from alhambra.tilegames.catalog import CARDS_FIELD, FIELDS, NO_FACE, NO_TILE, TILE_FIELD
from alhambra.tilegames.step import Step
from alhambra.tilegames.turn_action import BUY, TurnAction

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame

# The number of a purchase has the payment in its lowest bits, then the currency, then the tile.


@mypyc_attr(acyclic=True)
class Buy(TurnAction):
    """Buy a tile of the market with cards of its field's currency."""

    kind: ClassVar[str] = "buy"
    form: ClassVar[tuple[Field, ...]] = (TILE_FIELD, CARDS_FIELD)

    def __init__(self, words: Words, tile: int, cards: tuple[int, ...]) -> None:
        self.words = words
        self.tile: Final = tile
        self.cards: Final = cards

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        return refuse_purchase(game, seat, self, self.tile, self.cards)

    def perform(self, game: "TileGame", seat: int) -> bool:
        exact = value_of(self.cards) == game.rules.prices[self.tile]
        game.pay(seat, self.cards)
        if game.listening:
            tile, cards = game.piece_name(self.tile), game.card_names(self.cards)
            game.emit("tile_bought", {"seat": seat, "tile": tile, "cards": cards, "exact": exact})
        receive_purchase(game, seat, self.tile)
        return exact


def refuse_purchase(game: "TileGame", seat: int, purchase: Action, tile: int, cards: tuple[int, ...]) -> Refusal | None:
    """Why the tile, which the purchase names first, cannot be bought with these cards; None if it can."""
    if game.rules.catalog.lies_turned(tile, list(game.market)):
        name = purchase.called(0)
        return Refusal("GRA-BUY-1", f"'{name}' is on the back of a tile, which is bought as the face that shows")
    if tile < 0 or tile not in game.market:
        return Refusal("ALH-BUY-1", f"the tile '{purchase.called(0)}' does not lie on the market")
    currency = game.rules.field_currencies[game.slot_of(tile) % FIELDS]
    refusal = game.refuse_payment(seat, currency, cards)
    if refusal is None and value_of(cards) < game.rules.prices[tile]:
        return Refusal("ALH-BUY-1", f"the price is {game.rules.prices[tile]}; these cards are not enough")
    return refusal


def receive_purchase(game: "TileGame", seat: int, piece: int) -> None:
    """Lay a tile of the market, paid for in a turn, beside the palace."""
    take_from_market(game, piece)
    game.new_tiles += (piece,)
    game.purchased = True
    if game.modules:
        steps: list[Step] = []
        for module in game.modules:
            module.tile_bought(game, seat, piece, steps)
        game.push(steps)


def take_from_market(game: "TileGame", piece: int) -> None:
    """Take a tile that was bought from its field; the refill then moves the marker if the tile has two faces."""
    game.market[game.slot_of(piece)] = NO_TILE
    if game.rules.catalog.other_faces[piece] != NO_FACE:
        game.marker_is_due = True


def add_purchases(game: "TileGame", seat: i64, exact: bool, numbers: vec[i64]) -> vec[i64]:
    """Add every way to pay a tile of the market, or to pay it exactly, in its field's currency, as a number."""
    market, purses, currencies, prices = game.market, game.purses, game.rules.field_currencies, game.rules.prices
    for slot in range(len(market)):
        piece = market[slot]
        currency = currencies[slot & 3]
        purse = purses[CURRENCY_COUNT * seat + currency]
        if piece >= 0 and purse_total(purse) >= prices[piece]:
            tile = BUY | piece << MONEY_BITS | currency << PURSE_BITS
            numbers = add_payments(purse, prices[piece], exact, tile, numbers)
    return numbers


def tile_bought(number: i64) -> i64:
    """The tile in the number of a purchase."""
    return number >> MONEY_BITS & PIECE_MASK


def cards_paid(number: i64) -> tuple[int, ...]:
    """The cards in the number of a purchase."""
    return money_cards(number >> PURSE_BITS & 7, number & PURSE_MASK)


def buy_of(words: Words, number: i64) -> Buy:
    """The action that a number of ``add_purchases`` stands for."""
    return Buy(words, tile_bought(number), cards_paid(number))


def module_purchases(game: "TileGame", seat: int, exact: bool) -> list[tuple[int, tuple[int, ...]]]:
    """Every way to pay a tile of the market, or to pay it exactly, that modules add: the tile and the cards."""
    rules = game.rules
    purchases: list[tuple[int, tuple[int, ...]]] = []
    payers = [module for module in game.payers if module.may_pay(game, seat)]
    if not payers:
        return purchases
    found: list[tuple[int, ...]] = []
    for slot in range(len(game.market)):
        piece = game.market[slot]
        if piece >= 0:
            currency, price = rules.field_currencies[slot & 3], rules.prices[piece]
            for module in payers:
                module.more_payments(game, seat, currency, price, exact, found)
            if found:
                purchases += [(piece, cards) for cards in found]
                found.clear()
    return purchases
