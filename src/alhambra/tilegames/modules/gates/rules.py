"""The City Gates: cards that allow a tile to be placed behind a double wall (GAT)."""

from itertools import combinations
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from alhambra.components import Components
from alhambra.palace.palace import STEPS
from alhambra.palace.refusals import refuse_lay_with_gate, refuse_swap_with_gate
from alhambra.palace.shapes import CAMP, NORTH, PALACE, SIDES, WEST
from alhambra.protocol.actions import (
    BUTTON,
    NAME,
    NUMBER,
    TOUCH,
    UNKNOWN,
    Action,
    Field,
    Question,
    Words,
    cell_x,
    cell_y,
)
from alhambra.protocol.errors import Refusal, quoted
from alhambra.protocol.positions.lines import PositionWriter
from alhambra.tilegames.actions import PlacingAction, TurnAction
from alhambra.tilegames.catalog import CELL_FIELD, OLD_TILE_FIELD, TILE_FIELD, Catalog
from alhambra.tilegames.deck import Pile
from alhambra.tilegames.module import Module
from alhambra.tilegames.modules.gates.messages import (
    GateRevealed,
    GatesDiscarded,
    GateSet,
    GatesView,
    GateTaken,
    StandingGate,
)
from alhambra.tilegames.positions.tile_lines import TileLines
from alhambra.tilegames.step import AutomaticStep, SeatAction, Step
from alhambra.tilegames.turns.building import lay, take_out
from alhambra.tilegames.turns.placing import refuse_not_new, remove_new
from alhambra.tilegames.turns.redesign import RedesignAction, laid_tiles, refuse_not_in_reserve, refuse_wrong_tile

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame

GATE: Final = "gate"  # all gate cards are equal
GATES_SOURCE: Final = "gates"
GATE_PILES: Final = (2, 3, 4)  # the 3rd, 4th and 5th pile
SIDE: Final = "side"  # the kind of thing named in actions
ALL_SIDES: Final = range(len(SIDES))
SIDE_FIELD: Final = Field("side", NAME, SIDE)


class Gates(Module):
    """The gate cards, of which one may be open."""

    name: ClassVar[str] = "gates"
    clauses: ClassVar[tuple[str, ...]] = ("GAT",)

    def __init__(self, card: int = 0, is_open: bool = False, set_aside: int = 0) -> None:
        self.card = card  # the number of a gate card
        self.open = is_open  # whether a card is open
        self.set_aside = set_aside  # cards that go to the discard pile when drawing is over

    def copy(self) -> "Gates":
        return Gates(self.card, self.open, self.set_aside)

    def state(self) -> Any:
        return [self.open, self.set_aside]

    def actions(self) -> list[type[Action]]:
        return [TakeGate, PlaceWithGate, BuildWithGate, SwapWithGate]

    def steps(self) -> list[type[Step]]:
        return [SpreadRest]

    def things(self, catalog: Catalog) -> dict[str, dict[str, int]]:
        return {SIDE: {name: side for side, name in enumerate(SIDES)}}

    # --- the deck ---

    def sources(self, catalog: Catalog) -> list[str]:
        return [GATES_SOURCE]

    def special_cards(self, components: Components, first: int) -> list[str]:
        self.card = first
        return [GATE]

    def fill_piles(self, game: "TileGame", piles: list[list[int]]) -> None:
        for number in GATE_PILES:
            piles[number] += [self.card] * (game.rules.seats // len(GATE_PILES))

    def set_up(self, game: "TileGame", steps: list[Step]) -> None:
        rest = game.rules.seats % len(GATE_PILES)
        if rest:
            steps.append(SpreadRest(rest))

    def card_revealed(self, game: "TileGame", card: int) -> None:
        event: GateRevealed = {"event": "gate_revealed", "discarded": self.open}
        game.emit(event)
        if self.open:
            self.set_aside += 1
        self.open = True

    def display_filled(self, game: "TileGame") -> None:
        if self.set_aside:
            event: GatesDiscarded = {"event": "gates_discarded", "count": self.set_aside}
            game.emit(event)
            game.deck.discard += [self.card] * self.set_aside
            self.set_aside = 0

    # --- offers ---

    def turn_offers(self, game: "TileGame", seat: int, offers: list[Action]) -> None:
        if self.open:
            offers.append(_TAKE_GATE)

    def is_held(self, game: "TileGame", seat: int) -> bool:
        """Return whether the seat holds a gate card."""
        return self.card in game.other_cards[seat]

    def placing_offers(self, game: "TileGame", seat: int, piece: int, offers: list[Action]) -> None:
        if not self.is_held(game, seat):
            return
        palace = game.palaces[seat]
        for cell in palace.cells_with_gate(piece):
            for side in sides_in(palace.gate_sides(piece, cell)):
                offers.append(PlaceWithGate(game.rules.words, piece, cell, side))

    def redesign_offers(self, game: "TileGame", seat: int, offers: list[Action]) -> None:
        if not self.is_held(game, seat):
            return
        palace, words = game.palaces[seat], game.rules.words
        for piece in game.reserves[seat]:
            for cell in palace.cells_with_gate(piece):
                for side in sides_in(palace.gate_sides(piece, cell)):
                    offers.append(BuildWithGate(words, piece, cell, side))
            for cell in palace.cells_of(CAMP):
                for side in sides_in(palace.swap_gate_sides(piece, cell)):
                    offers.append(SwapWithGate(words, piece, palace.piece_at(cell), cell, side))

    # --- positions ---

    def write_position(self, game: "TileGame", seat: int | None, lines: PositionWriter) -> None:
        lines.put_flag("gates open", self.open)
        lines.put_number("gates set aside", self.set_aside)
        for other in range(game.rules.seats):
            gates = [f"{gate['side']}@{gate['cell'][0]},{gate['cell'][1]}" for gate in standing_gates(game, other)]
            lines.put(f"gates {other}", gates)

    def read_position(self, game: "TileGame", seat: int | None, reading: TileLines) -> None:
        self.open = reading.lines.flag("gates open", False)
        self.set_aside = reading.lines.number("gates set aside", 0, game.rules.seats)
        for other in range(game.rules.seats):
            name = f"gates {other}"
            for word in reading.lines.words(name):
                side, _, where = word.partition("@")
                self._read_gate(game, other, SIDES.find(side) if len(side) == 1 else UNKNOWN, where, reading)

    def _read_gate(self, game: "TileGame", seat: int, side: int, where: str, reading: TileLines) -> None:
        """Read a gate, which must be on a double wall."""
        name = f"gates {seat}"
        cell = reading.cell(name, where)
        palace = game.own_palace(seat)
        other = cell + STEPS[side]
        if side == UNKNOWN or palace.district_at(cell) != PALACE or palace.district_at(other) != PALACE:
            raise reading.lines.error(name, "position-no-gate")
        if not (palace.marked_at(cell) >> side & 1 and palace.marked_at(other) >> (side + 2 & 3) & 1):
            raise reading.lines.error(name, "position-no-gate")
        palace.set_gate(cell, side)

    def copies(self, game: "TileGame", card: int) -> int:
        return game.rules.seats

    def cards_held(self, game: "TileGame") -> list[int]:
        count = self.set_aside + int(self.open)
        for seat in range(game.rules.seats):
            count += len(standing_gates(game, seat))
        return [self.card] * count

    # --- views ---

    def view(self, game: "TileGame", seat: int | None) -> GatesView:
        return {
            "open": self.open,
            "set_aside": self.set_aside,
            "palaces": [standing_gates(game, other) for other in range(game.rules.seats)],
        }


def standing_gates(game: "TileGame", seat: int) -> list[StandingGate]:
    """Return the gates in a seat's palace, identified by the tiles to their south or east."""
    gates: list[StandingGate] = []
    for cell, sides in sorted(game.palaces[seat].gates.items()):
        for side in (NORTH, WEST):
            if sides >> side & 1:
                gates.append({"cell": [cell_x(cell), cell_y(cell)], "side": SIDES[side]})
    return gates


def sides_in(mask: int) -> list[int]:
    """Return the sides of a mask."""
    return [side for side in range(4) if mask >> side & 1]


# --- set-up ---


class SpreadRest(AutomaticStep):
    """Choose at random and in secret which piles get an additional gate card (GAT-1)."""

    kind: ClassVar[str] = "spread_gates"
    prepares_module: ClassVar[bool] = True
    form: ClassVar[tuple[Field, ...]] = (Field("rest", NUMBER),)

    def __init__(self, rest: int) -> None:
        super().__init__()
        self.rest = rest

    def may_be_pending(self, game: "TileGame") -> bool:
        for step in reversed(game.pending()):
            if step is self:
                break
            if not step.prepares_module:
                return False
        built = game.deck.built
        is_new = len(built) == 1 and len(built[0]) > GATE_PILES[-1] and game.deck.taken == 0
        return is_new and self.rest == game.rules.seats % len(GATE_PILES) != 0

    def tickets(self, game: "TileGame") -> int:
        return len(pile_choices(self.rest))

    def source(self, game: "TileGame") -> int:
        return game.rules.source_numbers[GATES_SOURCE]

    def resolve(self, game: "TileGame", ticket: int) -> None:
        card = game.module_of(Gates).card
        game.deck.lay(
            [with_gates(list(game.deck.built[0]), chosen, card) for chosen in pile_choices(self.rest)], ticket
        )

    def outcome(self, game: "TileGame", ticket: int) -> str:
        return "piles_" + "_".join([str(number + 1) for number in pile_choices(self.rest)[ticket]])


def pile_choices(rest: int) -> list[tuple[int, ...]]:
    """Return the equally likely choices of piles that get an additional card."""
    return list(combinations(GATE_PILES, rest))


def with_gates(piles: list[Pile], chosen: tuple[int, ...], gate: int) -> list[Pile]:
    """Return the piles with an additional gate card in the chosen ones."""
    return [
        Pile(pile.ordinary, tuple(sorted((*pile.special, gate)))) if number in chosen else pile
        for number, pile in enumerate(piles)
    ]


# --- actions ---


@mypyc_attr(acyclic=True)
class TakeGate(SeatAction, TurnAction):
    """Take the open gate card."""

    kind: ClassVar[str] = "take_gate"
    chosen: ClassVar[str] = BUTTON

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        return None if game.module_of(Gates).open else Refusal("GAT-3", "no-gate-open")

    def perform(self, game: "TileGame", seat: int) -> None:
        module = game.module_of(Gates)
        module.open = False
        game.gain(seat, module.card)
        event: GateTaken = {"event": "gate_taken", "seat": seat}
        game.emit(event)


@mypyc_attr(acyclic=True)
class GateAction(SeatAction):
    """An action with a tile on a cell and a gate on one of its sides."""

    form: ClassVar[tuple[Field, ...]] = (TILE_FIELD, CELL_FIELD, SIDE_FIELD)

    def __init__(self, words: Words, tile: int, cell: int, side: int) -> None:
        self.words = words
        self.tile: Final = tile
        self.cell: Final = cell
        self.side: Final = side


@mypyc_attr(acyclic=True)
class PlaceWithGate(GateAction, PlacingAction):
    """Place a new tile and set a gate on the double wall at one of its sides."""

    kind: ClassVar[str] = "place_gate"
    chosen: ClassVar[str] = TOUCH

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        refusal = refuse_not_new(game, self, self.tile) or refuse_gate(game, seat, self.side, self.called(2))
        return refusal or refuse_lay_with_gate(game.palaces[seat], self.tile, self.cell, self.side)

    def perform(self, game: "TileGame", seat: int) -> None:
        remove_new(game, self.tile)
        lay_with_gate(game, seat, self.tile, self.cell, self.side)

    @classmethod
    def candidates(cls, game: "TileGame", seat: int, question: Question) -> list[Action]:
        tiles, ways = question.ones("tile", game.new_tiles), cells_and_sides(game, seat, question)
        return [PlaceWithGate(game.rules.words, tile, cell, side) for tile in tiles for cell, side in ways]


@mypyc_attr(acyclic=True)
class BuildWithGate(GateAction, RedesignAction):
    """Place a tile from the reserve with a gate on one of its sides."""

    kind: ClassVar[str] = "build_gate"
    chosen: ClassVar[str] = TOUCH

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        refusal = refuse_not_in_reserve(game, seat, self.tile) or refuse_gate(game, seat, self.side, self.called(2))
        return refusal or refuse_lay_with_gate(game.palaces[seat], self.tile, self.cell, self.side)

    def perform(self, game: "TileGame", seat: int) -> None:
        game.take_from_reserve(seat, self.tile)
        lay_with_gate(game, seat, self.tile, self.cell, self.side)

    @classmethod
    def candidates(cls, game: "TileGame", seat: int, question: Question) -> list[Action]:
        tiles, ways = question.ones("tile", list(game.reserves[seat])), cells_and_sides(game, seat, question)
        return [BuildWithGate(game.rules.words, tile, cell, side) for tile in tiles for cell, side in ways]


def cells_and_sides(game: "TileGame", seat: int, question: Question) -> list[tuple[int, int]]:
    """Return every cell near the palace with every side."""
    cells, sides = question.ones("cell", game.palaces[seat].cells_around()), question.ones("side", ALL_SIDES)
    return [(cell, side) for cell in cells for side in sides]


@mypyc_attr(acyclic=True)
class SwapWithGate(SeatAction, RedesignAction):
    """Swap a camp for a tile from the reserve with a gate on one of its sides."""

    kind: ClassVar[str] = "swap_gate"
    chosen: ClassVar[str] = TOUCH
    form: ClassVar[tuple[Field, ...]] = (TILE_FIELD, OLD_TILE_FIELD, CELL_FIELD, SIDE_FIELD)

    def __init__(self, words: Words, tile: int, old: int, cell: int, side: int) -> None:
        self.words = words
        self.tile: Final = tile
        self.old: Final = old
        self.cell: Final = cell
        self.side: Final = side

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        refusal = refuse_not_in_reserve(game, seat, self.tile) or refuse_gate(game, seat, self.side, self.called(3))
        refusal = refusal or refuse_wrong_tile(game, seat, self.old, self.cell, self.called(1))
        return refusal or refuse_swap_with_gate(game.palaces[seat], self.tile, self.cell, self.side)

    def perform(self, game: "TileGame", seat: int) -> None:
        game.take_from_reserve(seat, self.tile)
        take_out(game, seat, self.cell)
        lay_with_gate(game, seat, self.tile, self.cell, self.side)

    @classmethod
    def candidates(cls, game: "TileGame", seat: int, question: Question) -> list[Action]:
        words, laid = game.rules.words, laid_tiles(game, seat, question, "old")
        return [
            SwapWithGate(words, tile, old, cell, side)
            for tile in question.ones("tile", list(game.reserves[seat]))
            for old, cell in laid
            for side in question.ones("side", ALL_SIDES)
        ]


def refuse_gate(game: "TileGame", seat: int, side: int, name: str) -> Refusal | None:
    """Return why the seat cannot set a gate on the named side of any tile; None if it can."""
    if not game.module_of(Gates).is_held(game, seat):
        return Refusal("GAT-4", "no-gate-held")
    if side == UNKNOWN:
        return Refusal("GAT-4", "no-such-side", {"possible": list(SIDES), "given": quoted(name)})
    return None


def lay_with_gate(game: "TileGame", seat: int, piece: int, cell: int, side: int) -> None:
    """Place the piece, set the gate and remove the card from the game (GAT-6)."""
    game.lose(seat, game.module_of(Gates).card)
    lay(game, seat, piece, cell)
    game.own_palace(seat).set_gate(cell, side)
    if game.records_events:
        event: GateSet = {"event": "gate_set", "seat": seat, "cell": [cell_x(cell), cell_y(cell)], "side": SIDES[side]}
        game.emit(event)


_TAKE_GATE: Final = TakeGate()
