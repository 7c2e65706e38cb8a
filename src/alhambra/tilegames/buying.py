"""Buying tiles of the market (ALH-BUY)."""

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import extend, vec
from mypy_extensions import i64, mypyc_attr

from alhambra.palace.shapes import PIECE_MASK
from alhambra.protocol.actions import Action, Field, Words
from alhambra.protocol.errors import Refusal
from alhambra.tilegames.cards import CURRENCY_COUNT, money_cards, payments, purse_total, value_of
from alhambra.tilegames.catalog import CARDS_FIELD, FIELDS, NO_TILE, TILE_FIELD
from alhambra.tilegames.step import Step
from alhambra.tilegames.turn_action import BUY, TurnAction

if TYPE_CHECKING:
    from alhambra.tilegames.alhambra import AlhambraRules
    from alhambra.tilegames.game import TileGame

# A number of a purchase: the tile in the lowest bits, then the currency, then the payment.
_CURRENCY_SHIFT: Final = 9
_PAYMENT_SHIFT: Final = _CURRENCY_SHIFT + 3
_PAYMENT_MASK: Final = (1 << 36) - 1


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
    if game.rules.catalog.lies_turned(tile, game.market):
        name = purchase.called(0)
        return Refusal("GRA-BUY-1", f"'{name}' is on the back of a tile, which is bought as the face that shows")
    if tile < 0 or tile not in game.market:
        return Refusal("ALH-BUY-1", f"the tile '{purchase.called(0)}' does not lie on the market")
    currency = game.rules.field_currencies[game.market.index(tile) % FIELDS]
    refusal = game.refuse_payment(seat, currency, cards)
    if refusal is None and value_of(cards) < game.rules.prices[tile]:
        return Refusal("ALH-BUY-1", f"the price is {game.rules.prices[tile]}; these cards are not enough")
    return refusal


def receive_purchase(game: "TileGame", seat: int, piece: int) -> None:
    """Lay a tile of the market, paid for in a turn, beside the palace."""
    game.market[game.market.index(piece)] = NO_TILE
    game.new_tiles += (piece,)
    game.purchased = True
    if game.modules:
        steps: list[Step] = []
        for module in game.modules:
            module.tile_bought(game, seat, piece, steps)
        game.push(steps)


def add_purchases(game: "TileGame", seat: i64, numbers: vec[i64]) -> vec[i64]:
    """Add every way to pay a tile of the market in its field's currency, without wasteful ones, as a number."""
    market, purses, currencies, known = game.market, game.purses, game.rules.field_currencies, game.known
    place = len(market) * seat
    for slot in range(len(market)):
        piece: i64 = market[slot]
        purse = purses[CURRENCY_COUNT * seat + currencies[slot & 3]]
        # Purse and tile are mostly as they were when this was asked last.
        asked = purse << 16 | piece & 0xFFFF
        if known.purses_and_tiles[place] != asked:
            known.purses_and_tiles[place] = asked
            known.purchases[place] = _find_purchases(game.rules, piece, currencies[slot & 3], purse)
        numbers = extend(numbers, known.purchases[place])
        place += 1
    return numbers


def _find_purchases(rules: "AlhambraRules", piece: i64, currency: i64, purse: i64) -> vec[i64]:
    if piece < 0:
        return vec[i64]()
    found = payments(purse, rules.prices[piece])
    for index in range(len(found)):
        found[index] = BUY | found[index] << _PAYMENT_SHIFT | currency << _CURRENCY_SHIFT | piece
    return found


def tile_bought(number: i64) -> i64:
    """The tile in the number of a purchase."""
    return number & PIECE_MASK


def cards_paid(number: i64) -> tuple[int, ...]:
    """The cards in the number of a purchase."""
    return money_cards(number >> _CURRENCY_SHIFT & 7, number >> _PAYMENT_SHIFT & _PAYMENT_MASK)


def sum_paid(number: i64) -> i64:
    """What the cards in the number of a purchase are worth."""
    return purse_total(number >> _PAYMENT_SHIFT & _PAYMENT_MASK)


def buy_of(words: Words, number: i64) -> Buy:
    """The action that a number of ``add_purchases`` stands for."""
    return Buy(words, tile_bought(number), cards_paid(number))


def module_purchases(game: "TileGame", seat: int) -> list[tuple[int, tuple[int, ...]]]:
    """Every way to pay a tile of the market that modules add: the tile and the cards."""
    rules = game.rules
    purchases: list[tuple[int, tuple[int, ...]]] = []
    found: list[tuple[int, ...]] = []
    for slot in range(len(game.market)):
        piece = game.market[slot]
        if piece >= 0:
            for module in game.payers:
                module.more_payments(game, seat, rules.field_currencies[slot % FIELDS], rules.prices[piece], found)
            if found:
                purchases += [(piece, cards) for cards in found]
                found.clear()
    return purchases
