"""A turn: take money, buy a tile or redesign (ALH-TURN, ALH-MONEY, ALH-BUY, ALH-RED)."""

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from alhambra.palace.palace import EMPTY
from alhambra.palace.refusals import refuse_lay, refuse_swap, refuse_take
from alhambra.protocol.actions import CELL, NAME, NAMES, Action, cell_x, cell_y
from alhambra.protocol.errors import Refusal
from alhambra.protocol.randomness import Randomness
from alhambra.tilegames.cards import CURRENCY_COUNT, FIRST_SPECIAL, MONEY_NAMES, payment_names, payments
from alhambra.tilegames.catalog import FIELDS, NO_TILE
from alhambra.tilegames.step import Step

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame

TAKE_LIMIT: Final = 5

_NOTHING: Final[list[Action]] = []


@mypyc_attr(acyclic=True)
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
        offers = take_offers(game.display)
        add_buy_offers(game, self.seat, offers)
        offers += redesign_offers(game, self.seat)
        for module in game.modules:
            module.turn_offers(game, self.seat, offers)
        if not offers:
            offers.append(Pass())
        for module in game.modules:
            module.free_offers(game, self.seat, offers)
        return offers

    def pick(self, game: "TileGame", randomness: Randomness) -> Action:
        redesigns = redesign_counts(game, self.seat)
        buys = count_buys(game, self.seat)
        takes = count_takes(game)
        others = self._offers_of_modules(game) if game.modules else _NOTHING
        count = redesigns[0] + buys + takes + len(others)
        if count == 0:
            return Pass()
        index: i64 = randomness.below(count)
        if index < redesigns[0]:
            return redesign_at(game, self.seat, redesigns, index)
        index -= redesigns[0]
        if index < takes:
            return TakeMoney(money_set(sorted_money(game.display), index, TAKE_LIMIT))
        index -= takes
        for slot in range(len(game.market)):
            buys = counted_buys(game, self.seat, slot)
            if index < buys:
                return buy_at(game, self.seat, slot, index)
            index -= buys
        return others[index]

    def _offers_of_modules(self, game: "TileGame") -> list[Action]:
        """What is offered only because of modules; a pass beside free offers is picked as one of them."""
        offers: list[Action] = []
        for slot in range(len(game.market)):
            add_other_buys(game, self.seat, slot, offers)
        for module in game.modules:
            module.redesign_offers(game, self.seat, offers)
        for module in game.modules:
            module.turn_offers(game, self.seat, offers)
        free: list[Action] = []
        for module in game.modules:
            module.free_offers(game, self.seat, free)
        if free and not offers and isinstance(self.legal(game)[0], Pass):
            offers.append(Pass())
        return offers + free

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


@mypyc_attr(acyclic=True)
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


@mypyc_attr(acyclic=True)
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
    """All ways to take money from the display."""
    return [TakeMoney(cards) for cards in money_sets(display, TAKE_LIMIT)]


def money_sets(display: list[int], limit: int) -> list[tuple[str, ...]]:
    """The single money cards of the display, then the sets of several that add up to at most the limit."""
    money = sorted_money(display)
    return [money_set(money, index, limit) for index in range(count_money_sets(money, limit))]


def sorted_money(display: list[int]) -> vec[i64]:
    """The money cards of the display, ascending."""
    money: vec[i64] = vec[i64](capacity=4)
    for index in range(len(display)):
        card: i64 = display[index]
        if card < FIRST_SPECIAL:
            money = append(money, card)
            place: i64 = len(money) - 1
            while place > 0 and money[place - 1] > card:
                money[place] = money[place - 1]
                place -= 1
            money[place] = card
    return money


def count_money_sets(money: vec[i64], limit: i64) -> i64:
    """The number of different cards, and of different sets of several that add up to at most the limit."""
    count: i64 = 0
    small: i64 = 0
    for index in range(len(money)):
        if index == 0 or money[index] != money[index - 1]:
            count += 1
        if money[index] % 10 < limit:
            small += 1
    if small > 1:
        for selection in range(3, 1 << len(money)):
            if selection & (selection - 1) and is_money_set(money, selection, limit):
                count += 1
    return count


def is_money_set(money: vec[i64], selection: i64, limit: i64) -> bool:
    """Whether the selected cards may be taken together; of equal sets only one counts."""
    total: i64 = 0
    rest = selection
    index: i64 = 0
    while rest:
        if rest & 1:
            total += money[index] % 10
        elif rest & 2 and money[index + 1] == money[index]:
            return False
        rest >>= 1
        index += 1
    return total <= limit or selection & (selection - 1) == 0


def money_set(money: vec[i64], number: i64, limit: i64) -> tuple[str, ...]:
    """The cards of the set with this number, where the single cards come first."""
    for several in (False, True):
        for selection in range(1, 1 << len(money)):
            if (selection & (selection - 1) != 0) == several and is_money_set(money, selection, limit):
                if number == 0:
                    chosen = [MONEY_NAMES[money[index]] for index in range(len(money)) if selection >> index & 1]
                    return tuple(sorted(chosen))  # as a field of names holds them
                number -= 1
    raise AssertionError("there are not so many sets")


def count_takes(game: "TileGame") -> i64:
    """In how many ways money can be taken from the display."""
    display = game.display
    asked: i64 = 1
    for index in range(len(display)):
        card: i64 = display[index]
        asked = asked << 8 | card
    # The display is mostly as it was when this was asked last.
    if game.takes_asked != asked:
        game.takes_asked = asked
        game.takes_count = count_money_sets(sorted_money(display), TAKE_LIMIT)
    return game.takes_count


# --- buy ---


@mypyc_attr(acyclic=True)
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
    currency = game.rules.field_currencies[game.market.index(piece) % FIELDS]
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
    game.market[game.market.index(piece)] = NO_TILE
    game.new_tiles += (piece,)
    game.purchased = True
    steps: list[Step] = []
    for module in game.modules:
        steps += module.tile_bought(game, seat, piece)
    game.push(steps)


def add_buy_offers(game: "TileGame", seat: int, offers: list[Action]) -> None:
    """Add every purchase that the seat can pay, without wasteful payments."""
    count_buys(game, seat)
    for slot in range(len(game.market)):
        for index in range(counted_buys(game, seat, slot)):
            offers.append(buy_at(game, seat, slot, index))
        if game.modules:
            add_other_buys(game, seat, slot, offers)


def counted_buys(game: "TileGame", seat: i64, slot: i64) -> i64:
    """In how many ways the seat can pay the tile of the slot, as counted by ``count_buys``."""
    return game.buy_counts[2 * (len(game.market) * seat + slot) + 1]


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
            counts[known + 1] = 0 if piece < 0 else len(payments(asked >> 16, game.rules.catalog.prices[piece]))
        total += counts[known + 1]
        known += 2
    return total


def buy_at(game: "TileGame", seat: int, slot: int, index: int) -> Action:
    """The purchase of the slot's tile with the payment of this index."""
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
    for module in game.modules:
        for cards in module.more_payments(game, seat, currency, catalog.prices[piece]):
            offers.append(Buy(catalog.names[piece], cards))


# --- redesign ---


@mypyc_attr(acyclic=True)
class RedesignAction(TurnAction):
    """One of the ways to change a palace that stands already."""


@mypyc_attr(acyclic=True)
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


@mypyc_attr(acyclic=True)
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


@mypyc_attr(acyclic=True)
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


def redesign_counts(game: "TileGame", seat: int) -> vec[i64]:
    """How many redesigns there are without those of modules: all, removals, then builds and swaps of each tile."""
    known = game.redesign_numbers[seat]
    if known is not None:
        return known.numbers
    palace = game.palaces[seat]
    numbers: vec[i64] = vec[i64](capacity=16)
    total = palace.count_removable()
    numbers = append(numbers, 0)
    numbers = append(numbers, total)
    for piece in game.reserves[seat]:
        builds = palace.count_places(piece)
        swaps = palace.count_swaps(piece)
        numbers = append(append(numbers, builds), swaps)
        total += builds + swaps
    numbers[0] = total
    game.redesign_numbers[seat] = Numbers(numbers)
    return numbers


class Numbers:
    """Some whole numbers."""

    def __init__(self, numbers: vec[i64]) -> None:
        self.numbers: vec[i64] = numbers


def redesign_at(game: "TileGame", seat: int, counts: vec[i64], index: i64) -> Action:
    """The redesign that has this index among all without those of modules."""
    palace = game.palaces[seat]
    names = game.rules.catalog.names
    if index < counts[1]:
        cell = palace.removable_at(index)
        return Remove(names[palace.piece_at(cell)], cell)
    index -= counts[1]
    position: i64 = 2
    for piece in game.reserves[seat]:
        if index < counts[position]:
            return Build(names[piece], palace.place_at(piece, index))
        index -= counts[position]
        if index < counts[position + 1]:
            cell = palace.swap_at(piece, index)
            return Swap(names[piece], names[palace.piece_at(cell)], cell)
        index -= counts[position + 1]
        position += 2
    raise AssertionError("there is no such redesign")


TURN_ACTIONS: list[type[Action]] = [TakeMoney, Buy, Build, Remove, Swap, Pass]
