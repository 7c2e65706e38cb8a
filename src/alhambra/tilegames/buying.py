"""Buying tiles of the market (ALH-BUY)."""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from alhambra.protocol.actions import NAME, NAMES, Action
from alhambra.protocol.errors import Refusal
from alhambra.tilegames.cards import (
    CURRENCY_COUNT,
    count_exact_payments,
    count_payments,
    payment_names,
    payments,
    payments_in,
    value_of,
)
from alhambra.tilegames.catalog import FIELDS, NO_FACE, NO_TILE
from alhambra.tilegames.step import Step
from alhambra.tilegames.turn_action import TurnAction

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame


@mypyc_attr(acyclic=True)
class Buy(TurnAction):
    """Buy a tile of the market with cards of its field's currency."""

    kind: ClassVar[str] = "buy"
    form: ClassVar[tuple[tuple[str, str], ...]] = (("tile", NAME), ("cards", NAMES))

    def __init__(self, tile: str, cards: tuple[str, ...]) -> None:
        self.tile: Final = tile
        self.cards: Final = cards

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        return refuse_purchase(game, seat, self.tile, self.cards)

    def perform(self, game: "TileGame", seat: int) -> bool:
        piece = game.rules.catalog.piece(self.tile)
        cards = game.cards(self.cards)
        exact = value_of(cards) == game.rules.catalog.prices[piece]
        game.pay(seat, cards)
        if game.listening:
            game.emit("tile_bought", {"seat": seat, "tile": self.tile, "cards": list(self.cards), "exact": exact})
        receive_purchase(game, seat, piece)
        return exact


def refuse_purchase(game: "TileGame", seat: int, tile: str, names: tuple[str, ...]) -> Refusal | None:
    """Why the tile cannot be bought with these cards; None if it can."""
    piece = game.rules.catalog.piece(tile)
    if game.rules.catalog.lies_turned(piece, game.market):
        return Refusal("GRA-BUY-1", f"'{tile}' is on the back of a tile, which is bought as the face that shows")
    if piece < 0 or piece not in game.market:
        return Refusal("ALH-BUY-1", f"the tile '{tile}' does not lie on the market")
    currency = game.rules.field_currencies[game.market.index(piece) % FIELDS]
    cards = game.cards(names)
    refusal = game.refuse_payment(seat, currency, cards)
    if refusal is None and value_of(cards) < game.rules.catalog.prices[piece]:
        return Refusal("ALH-BUY-1", f"the price is {game.rules.catalog.prices[piece]}; these cards are not enough")
    return refusal


def receive_purchase(game: "TileGame", seat: int, piece: int) -> None:
    """Lay a tile of the market, paid for in a turn, beside the palace."""
    take_from_market(game, piece)
    game.new_tiles += (piece,)
    game.purchased = True
    steps: list[Step] = []
    for module in game.modules:
        module.tile_bought(game, seat, piece, steps)
    game.push(steps)


def take_from_market(game: "TileGame", piece: int) -> None:
    """Take a tile that was bought from its field; the refill then moves the marker if the tile has two faces."""
    game.market[game.market.index(piece)] = NO_TILE
    if game.rules.catalog.other_faces[piece] != NO_FACE:
        game.marker_is_due = True


def add_buy_offers(game: "TileGame", seat: int, offers: list[Action]) -> None:
    """Add every purchase that the seat can pay, without wasteful payments."""
    count_buys(game, seat)
    for slot in range(len(game.market)):
        if counted_buys(game, seat, slot):
            offers += _buys(game, seat, slot)
        if game.payers:
            add_other_buys(game, seat, slot, offers)


def _buys(game: "TileGame", seat: int, slot: int) -> list[Action]:
    """The purchases of the slot's tile with money of its field's currency."""
    known = len(game.market) * seat + slot
    found = game.buys[known]
    if found is None:
        found = []
        game.buys[known] = found
        name, price = game.piece_name(game.market[slot]), game.rules.catalog.prices[game.market[slot]]
        currency = game.rules.field_currencies[slot % FIELDS]
        for cards in payments_in(currency, game.purse(seat, currency), price):
            found.append(Buy(name, cards))
    return found


def count_buys(game: "TileGame", seat: i64) -> i64:
    """In how many ways the seat can pay for tiles of the market with money of their fields' currencies."""
    market, counts, purses, currencies = game.market, game.buy_counts, game.purses, game.rules.field_currencies
    known = 2 * len(market) * seat
    total: i64 = 0
    for slot in range(len(market)):
        piece: i64 = market[slot]
        # Purse and tile are mostly as they were when this was asked last.
        asked = purses[CURRENCY_COUNT * seat + currencies[slot & 3]] << 16 | piece & 0xFFFF
        if counts[known] != asked:
            counts[known] = asked
            counts[known + 1] = 0
            game.buys[known >> 1] = None
            if piece >= 0:
                counts[known + 1] = count_payments(asked >> 16, game.rules.prices[piece])
        total += counts[known + 1]
        known += 2
    return total


def counted_buys(game: "TileGame", seat: i64, slot: i64) -> i64:
    """In how many ways the seat can pay the tile of the slot, as counted by ``count_buys``."""
    return game.buy_counts[2 * (len(game.market) * seat + slot) + 1]


def buy_at(game: "TileGame", seat: int, index: i64) -> Action:
    """The purchase that has this index among those counted by ``count_buys``."""
    slot = 0
    while index >= counted_buys(game, seat, slot):
        index -= counted_buys(game, seat, slot)
        slot += 1
    piece = game.market[slot]
    currency = game.rules.field_currencies[slot % FIELDS]
    payment = payments(game.purse(seat, currency), game.rules.catalog.prices[piece])[index]
    return Buy(game.rules.catalog.names[piece], payment_names(currency, payment))


def add_other_buys(game: "TileGame", seat: int, slot: int, offers: list[Action]) -> None:
    """Add the purchases of the slot's tile with ways to pay that modules add."""
    piece = game.market[slot]
    if piece < 0:
        return
    catalog = game.rules.catalog
    currency = game.rules.field_currencies[slot % FIELDS]
    for module in game.payers:
        for cards in module.more_payments(game, seat, currency, catalog.prices[piece]):
            offers.append(Buy(catalog.names[piece], cards))


def count_other_buys(game: "TileGame", seat: i64) -> i64:
    """The number of the purchases with ways to pay that modules add."""
    count: i64 = 0
    for slot in range(len(game.market)):
        piece: i64 = game.market[slot]
        if piece >= 0:
            price = game.rules.prices[piece]
            for module in game.payers:
                count += module.count_payments(game, seat, game.rules.field_currencies[slot & 3], price, False)
    return count


def other_buy_at(game: "TileGame", seat: int, index: int) -> Action:
    """The purchase with this index among those with ways to pay that modules add."""
    offers: list[Action] = []
    for slot in range(len(game.market)):
        add_other_buys(game, seat, slot, offers)
    return offers[index]


def count_exact_payments_for(game: "TileGame", seat: i64, slot: i64) -> i64:
    """In how many ways the seat can pay the tile of the slot exactly, those that modules add included."""
    piece: i64 = game.market[slot]
    if piece < 0:
        return 0
    price = game.rules.prices[piece]
    currency = game.rules.field_currencies[slot & 3]
    count = count_exact_payments(game.purses[CURRENCY_COUNT * seat + currency], price)
    for module in game.payers:
        count += module.count_payments(game, seat, currency, price, True)
    return count
