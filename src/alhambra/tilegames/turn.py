"""A turn: take money, buy a tile or redesign (ALH-TURN, ALH-MONEY, ALH-BUY, ALH-RED)."""

from typing import TYPE_CHECKING, ClassVar

from alhambra.palace.palace import EMPTY
from alhambra.palace.refusals import refuse_lay, refuse_swap, refuse_take
from alhambra.protocol.actions import CELL, NAME, NAMES, Action, cell_x, cell_y
from alhambra.protocol.errors import Refusal
from alhambra.tilegames.cards import FIRST_SPECIAL, MONEY_NAMES
from alhambra.tilegames.step import Step

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame

TAKE_LIMIT = 5

_take_offers: dict[tuple[int, ...], list[Action]] = {}
_TAKE_OFFERS_KEPT = 20_000


class TurnAction(Action):
    """Something that a seat may choose in its turn."""

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        """Why it is not allowed now; None if it is."""
        raise NotImplementedError

    def perform(self, game: "TileGame", seat: int) -> bool:
        """Do it; whether the seat has another action."""
        raise NotImplementedError


class TurnStep(Step):
    """The seat on turn chooses an action."""

    def __init__(self, seat: int) -> None:
        super().__init__("turn", seat)

    def legal(self, game: "TileGame") -> list[Action]:
        offers = take_offers(game.display).copy()
        add_buy_offers(game, self.seat, offers)
        offers += redesign_offers(game, self.seat)
        for module in game.modules:
            module.turn_offers(game, self.seat, offers)
        if not offers:
            offers.append(Pass())
        for module in game.modules:
            module.free_offers(game, self.seat, offers)
        return offers

    def refuse(self, game: "TileGame", action: Action) -> Refusal | None:
        if not isinstance(action, TurnAction):
            return Refusal("ALH-TURN-1", f"'{action.kind}' is not an action of a turn")
        return action.refuse(game, self.seat)

    def choose(self, game: "TileGame", action: Action) -> None:
        assert isinstance(action, TurnAction)
        game.steps.pop()
        below = len(game.steps)
        if action.perform(game, self.seat):
            game.steps.insert(below, self)


class Pass(TurnAction):
    """Do nothing, because nothing is possible."""

    kind: ClassVar[str] = "pass"

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        if isinstance(TurnStep(seat).legal(game)[0], Pass):
            return None
        return Refusal("ALH-TURN-3", "only a player with no legal action at all passes")

    def perform(self, game: "TileGame", seat: int) -> bool:
        game.emit("passed", {"seat": seat})
        return False


# --- take money ---


class TakeMoney(TurnAction):
    """Take one card of the display, or several that add up to 5 or less."""

    kind: ClassVar[str] = "take"
    form: ClassVar[tuple[tuple[str, str], ...]] = (("cards", NAMES),)

    def __init__(self, cards: tuple[str, ...]) -> None:
        self.cards = cards

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        return refuse_take_money(game, self.cards, TAKE_LIMIT)

    def perform(self, game: "TileGame", seat: int) -> bool:
        take_from_display(game, seat, game.cards(self.cards))
        return False


def refuse_take_money(game: "TileGame", names: tuple[str, ...], limit: int) -> Refusal | None:
    """Why these cards may not be taken from the display together."""
    cards = game.cards(names)
    if not cards:
        return Refusal("ALH-MONEY-1", "take at least one card")
    for card in cards:
        if card < 0 or cards.count(card) > game.display.count(card):
            return Refusal("ALH-MONEY-1", "these cards do not all lie in the display")
    if max(cards) >= FIRST_SPECIAL:
        return Refusal("ALH-MONEY-1", "only money can be taken as money")
    if len(cards) > 1 and sum([card % 10 for card in cards]) > limit:
        return Refusal("ALH-MONEY-1", f"several cards may be taken only if they add up to {limit} or less")
    return None


def take_from_display(game: "TileGame", seat: int, cards: list[int]) -> None:
    """Move cards from the display into the hand, openly."""
    for card in cards:
        game.display.remove(card)
        game.gain(seat, card)
    if game.listening:
        game.emit("money_taken", {"seat": seat, "cards": [game.deck.name(card) for card in cards]})


def take_offers(display: list[int]) -> list[Action]:
    """All ways to take money from the display. The list is shared: do not change it."""
    key = tuple(sorted(display))
    found = _take_offers.get(key)
    if found is None:
        found = [TakeMoney(cards) for cards in money_sets(display, TAKE_LIMIT)]
        if len(_take_offers) >= _TAKE_OFFERS_KEPT:
            _take_offers.clear()
        _take_offers[key] = found
    return found


def money_sets(display: list[int], limit: int) -> list[tuple[str, ...]]:
    """The single money cards of the display, and the sets of several that add up to at most the limit."""
    money = sorted([card for card in display if card < FIRST_SPECIAL])
    sets: list[tuple[str, ...]] = []
    for selection in range(1, 1 << len(money)):
        chosen = [money[index] for index in range(len(money)) if selection >> index & 1]
        if len(chosen) == 1 or sum([card % 10 for card in chosen]) <= limit:
            cards = tuple(sorted([MONEY_NAMES[card] for card in chosen]))
            if cards not in sets:
                sets.append(cards)
    return sets


# --- buy ---


class Buy(TurnAction):
    """Buy a tile of the market with cards of its field's currency."""

    kind: ClassVar[str] = "buy"
    form: ClassVar[tuple[tuple[str, str], ...]] = (("tile", NAME), ("cards", NAMES))

    def __init__(self, tile: str, cards: tuple[str, ...]) -> None:
        self.tile = tile
        self.cards = cards

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
    currency = game.rules.field_currencies[game.market.index(piece) % 4]
    cards = game.cards(names)
    refusal = game.refuse_payment(seat, currency, cards)
    if refusal is None and value_of(cards) < game.rules.catalog.prices[piece]:
        return Refusal("ALH-BUY-1", f"the price is {game.rules.catalog.prices[piece]}; these cards are not enough")
    return refusal


def value_of(cards: list[int]) -> int:
    """The sum of the money among the cards."""
    return sum([card % 10 for card in cards if card < FIRST_SPECIAL])


def receive_purchase(game: "TileGame", seat: int, piece: int) -> None:
    """Lay a tile of the market, paid for in a turn, beside the palace."""
    game.market[game.market.index(piece)] = -1
    game.new_tiles += (piece,)
    game.purchased = True
    steps: list[Step] = []
    for module in game.modules:
        steps += module.tile_bought(game, seat, piece)
    game.push(steps)


def add_buy_offers(game: "TileGame", seat: int, offers: list[Action]) -> None:
    """Add every purchase that the seat can pay, without wasteful payments."""
    catalog = game.rules.catalog
    for slot in range(len(game.market)):
        piece = game.market[slot]
        if piece >= 0:
            name = catalog.names[piece]
            currency = game.rules.field_currencies[slot % 4]
            for cards in game.payments(seat, currency, catalog.prices[piece]):
                offers.append(Buy(name, cards))


# --- redesign ---


class RedesignAction(TurnAction):
    """One of the ways to change a palace that stands already."""


class Build(RedesignAction):
    """A tile from the reserve into the palace."""

    kind: ClassVar[str] = "build"
    form: ClassVar[tuple[tuple[str, str], ...]] = (("tile", NAME), ("cell", CELL))

    def __init__(self, tile: str, cell: int) -> None:
        self.tile = tile
        self.cell = cell

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        piece = game.rules.catalog.piece(self.tile)
        return refuse_not_in_reserve(game, seat, piece) or refuse_lay(game.palaces[seat], piece, self.cell)

    def perform(self, game: "TileGame", seat: int) -> bool:
        piece = game.rules.catalog.piece(self.tile)
        game.take_from_reserve(seat, piece)
        lay(game, seat, piece, self.cell)
        return False


class Remove(RedesignAction):
    """A tile from the palace into the reserve."""

    kind: ClassVar[str] = "remove"
    form: ClassVar[tuple[tuple[str, str], ...]] = (("tile", NAME), ("cell", CELL))

    def __init__(self, tile: str, cell: int) -> None:
        self.tile = tile
        self.cell = cell

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        refusal = refuse_wrong_tile(game, seat, self.tile, self.cell)
        return refusal or refuse_take(game.palaces[seat], self.cell)

    def perform(self, game: "TileGame", seat: int) -> bool:
        piece = game.own_palace(seat).take(self.cell)
        left_palace(game, seat, piece, self.cell)
        return False


class Swap(RedesignAction):
    """A tile of the reserve in the place of one of the palace, which goes to the reserve."""

    kind: ClassVar[str] = "swap"
    form: ClassVar[tuple[tuple[str, str], ...]] = (("tile", NAME), ("old", NAME), ("cell", CELL))

    def __init__(self, tile: str, old: str, cell: int) -> None:
        self.tile = tile
        self.old = old
        self.cell = cell

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        piece = game.rules.catalog.piece(self.tile)
        refusal = refuse_not_in_reserve(game, seat, piece)
        refusal = refusal or refuse_wrong_tile(game, seat, self.old, self.cell)
        return refusal or refuse_swap(game.palaces[seat], piece, self.cell)

    def perform(self, game: "TileGame", seat: int) -> bool:
        piece = game.rules.catalog.piece(self.tile)
        game.take_from_reserve(seat, piece)
        old = game.own_palace(seat).take(self.cell)
        left_palace(game, seat, old, self.cell)
        lay(game, seat, piece, self.cell)
        return False


def refuse_not_in_reserve(game: "TileGame", seat: int, piece: int) -> Refusal | None:
    if piece in game.reserves[seat]:
        return None
    if piece in game.new_tiles:
        return Refusal("ALH-RED-4", "tiles bought in this turn are not in the reserve yet")
    if game.rules.catalog.lies_turned(piece, game.reserves[seat]):
        return Refusal("GRA-FLIP-3", "a tile of the reserve is never turned over")
    return Refusal("ALH-RED-1", "this tile is not in your reserve")


def refuse_wrong_tile(game: "TileGame", seat: int, tile: str, cell: int) -> Refusal | None:
    piece = game.palaces[seat].piece_at(cell)
    if piece != EMPTY and game.piece_name(piece) != tile:
        return Refusal("ALH-RED-1", f"the tile '{tile}' does not lie there")
    return None


def lay(game: "TileGame", seat: int, piece: int, cell: int) -> None:
    """Lay a piece into the palace and tell it."""
    game.own_palace(seat).lay(piece, cell)
    if game.listening:
        where = [cell_x(cell), cell_y(cell)]
        game.emit("tile_placed", {"seat": seat, "tile": game.piece_name(piece), "cell": where})


def left_palace(game: "TileGame", seat: int, piece: int, cell: int) -> None:
    """Put a piece that was taken out of the palace into the reserve and tell it."""
    game.add_to_reserve(seat, piece)
    if game.listening:
        where = [cell_x(cell), cell_y(cell)]
        game.emit("tile_removed", {"seat": seat, "tile": game.piece_name(piece), "cell": where})
    for module in game.modules:
        module.tile_left_palace(game, seat, piece)


def redesign_offers(game: "TileGame", seat: int) -> list[Action]:
    """All redesign actions of the seat. The list is shared: do not change it."""
    found = game.redesigns[seat]
    if found is None:
        found = _find_redesigns(game, seat)
        game.redesigns[seat] = found
    return found


def _find_redesigns(game: "TileGame", seat: int) -> list[Action]:
    palace = game.palaces[seat]
    names = game.rules.catalog.names
    offers: list[Action] = []
    for cell in palace.removable():
        offers.append(Remove(names[palace.piece_at(cell)], cell))
    for piece in game.reserves[seat]:
        name = names[piece]
        for cell in palace.places(piece):
            offers.append(Build(name, cell))
        for cell in palace.swaps(piece):
            offers.append(Swap(name, names[palace.piece_at(cell)], cell))
    for module in game.modules:
        module.redesign_offers(game, seat, offers)
    return offers


TURN_ACTIONS: list[type[Action]] = [TakeMoney, Buy, Build, Remove, Swap, Pass]
