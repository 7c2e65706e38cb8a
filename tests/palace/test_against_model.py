"""The palace against the slow model: whatever is placed, removed or swapped, both give the same answers."""

from collections.abc import Iterable
from typing import ClassVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from librt.vecs import vec
from mypy_extensions import i64

from alhambra.palace.lines import longest_double_line, longest_line
from alhambra.palace.palace import CELL_MASK, STEPS, Owner, Palace
from alhambra.palace.refusals import refuse_lay, refuse_lay_with_gate, refuse_swap, refuse_swap_with_gate, refuse_take
from alhambra.palace.shapes import CAMP, CITY, PALACE, shape_code, sides_mask
from alhambra.palace.whole_palace import refuse_standing
from alhambra.protocol import Refusal, cell, cell_x, cell_y
from tests.model import ground as model
from tests.model.ground import Cell, Gate, Ground, Piece

SIDES = "NESW"
ALL_MARKS = ["".join(side for bit, side in enumerate(SIDES) if mask >> bit & 1) for mask in range(16)]
WALLS = [marks for marks in ALL_MARKS if len(marks) <= 3]
START, HUT = 48, 49  # pieces in addition to one per shape
CODES = vec[i64]([*range(48), shape_code(PALACE, 0), shape_code(PALACE, sides_mask("N"))])


def piece_number(district: int, marks: str) -> int:
    """Every shape is a piece; the palace allows the same piece several times."""
    return shape_code(district, sides_mask(marks))


def model_piece(number: int) -> Piece:
    if number == START:
        return Piece("start", "start")
    if number == HUT:
        return Piece("hut", "hut", "tower", None, frozenset("N"))
    kind = {PALACE: "building", CITY: "granada", CAMP: "camp"}[number // 16]
    return Piece(str(number), kind, "tower", 1, frozenset(ALL_MARKS[number % 16]))


def swaps(palace: Palace, piece: int) -> list[int]:
    """Return all cells whose piece may be swapped for this one."""
    return [number & CELL_MASK for number in palace.add_swaps(piece, 0, vec[i64]())]


def where(number: int) -> Cell:
    return (cell_x(number), cell_y(number))


def gate_at(place: Cell, side: int) -> Gate:
    return frozenset({place, model.beyond(place, SIDES[side])})


class PalaceMachine(RuleBasedStateMachine):
    """Places, removes and swaps pieces by the palace's own answers and compares all of them with the model's."""

    pieces: ClassVar[list[int]] = []
    start_piece = START
    with_gates = False

    @initialize()
    def begin(self) -> None:
        self.palace = Palace(CODES, Owner())
        self.palace.lay(self.start_piece, cell(0, 0))
        start = model_piece(self.start_piece)
        self.ground = Ground({(0, 0): start}, city_start=(0, 0) if start.kind == "granada" else None)
        self.asked = self.pieces[0]

    def ask(self, data: st.DataObject) -> None:
        """Choose the piece that the answers after this step are about."""
        self.asked = data.draw(st.sampled_from(self.pieces), label="asked")

    def choose(self, data: st.DataObject, cells: Iterable[int]) -> int:
        return data.draw(st.sampled_from(sorted(cells)), label="cell")

    # --- legal changes ---

    @rule(data=st.data())
    def lay(self, data: st.DataObject) -> None:
        for _ in range(data.draw(st.integers(1, 4), label="how many")):
            piece = data.draw(st.sampled_from(self.pieces), label="piece")
            cells = self.palace.cells_for(piece)
            if cells:
                chosen = self.choose(data, cells)
                self.palace.lay(piece, chosen)
                self.ground = model.with_piece(self.ground, model_piece(piece), where(chosen))
        self.ask(data)

    @precondition(lambda self: self.with_gates)
    @rule(data=st.data())
    def lay_with_gate(self, data: st.DataObject) -> None:
        fitting = [piece for piece in self.pieces if self.palace.cells_with_gate(piece)]
        if fitting:
            piece = data.draw(st.sampled_from(fitting), label="piece")
            chosen = self.choose(data, self.palace.cells_with_gate(piece))
            sides = [side for side in range(4) if self.palace.gate_sides(piece, chosen) >> side & 1]
            side = data.draw(st.sampled_from(sides), label="side")
            self.palace.lay(piece, chosen)
            self.palace.set_gate(chosen, side)
            place = where(chosen)
            self.ground = model.with_piece(self.ground, model_piece(piece), place, gate_at(place, side))
        self.ask(data)

    @rule(data=st.data())
    def remove(self, data: st.DataObject) -> None:
        cells = self.palace.removable()
        if cells:
            chosen = self.choose(data, cells)
            taken = self.palace.take(chosen)
            assert model_piece(taken) == self.ground.tiles[where(chosen)]
            self.ground = model.without_piece(self.ground, where(chosen))
        self.ask(data)

    @rule(data=st.data())
    def swap(self, data: st.DataObject) -> None:
        piece = data.draw(st.sampled_from(self.pieces), label="piece")
        cells = swaps(self.palace, piece)
        if cells:
            chosen = self.choose(data, cells)
            taken = self.palace.take(chosen)
            assert model_piece(taken) == self.ground.tiles[where(chosen)]
            self.palace.lay(piece, chosen)
            self.ground = model.with_piece(
                model.without_piece(self.ground, where(chosen)), model_piece(piece), where(chosen)
            )
        self.ask(data)

    @rule(data=st.data())
    def go_on_with_a_copy(self, data: st.DataObject) -> None:
        """Changes to the copy must not affect the original, nor vice versa."""
        original = self.palace
        before = dict(original.pieces)
        twin = original.copy(Owner())
        cells = twin.cells_for(self.asked)
        if cells:
            twin.lay(self.asked, self.choose(data, cells))
        assert dict(original.pieces) == before
        self.palace = original.copy(Owner())

    # --- invariants ---

    @invariant()
    def the_palace_may_stand_as_it_does_and_without_a_tile_only_if_the_model_agrees(self) -> None:
        start = self.ground.city_start or (0, 0)
        assert refuse_standing(self.palace, cell(*start)) is None
        cells = sorted(number for number in self.palace.pieces if not self.palace.is_fixed(number))
        if cells:
            taken = cells[len(cells) // 2]
            rest = self.palace.copy(Owner())
            rest.take(taken)
            tiles = {place: piece for place, piece in self.ground.tiles.items() if place != where(taken)}
            faults = model.faults(Ground(tiles, self.ground.gates, self.ground.city_start))
            assert (refuse_standing(rest, cell(*start)) is None) == (faults == [])

    @invariant()
    def the_same_pieces_lie_there(self) -> None:
        pieces = {where(number): model_piece(piece) for number, piece in self.palace.pieces.items()}
        assert pieces == self.ground.tiles
        assert model.faults(self.ground) == []
        gates = {
            gate_at(where(c), side) for c, sides in self.palace.gates.items() for side in range(4) if sides >> side & 1
        }
        assert gates == self.ground.gates
        for number, piece in self.palace.pieces.items():
            assert self.palace.piece_at(number) == piece

    @invariant()
    def placements_agree(self) -> None:
        piece = self.asked
        legal = set(self.palace.cells_for(piece))
        assert len(self.palace.cells_for(piece)) == len(legal)
        for place in model.surroundings(self.ground):
            number = cell(*place)
            faults = model.placement_faults(self.ground, model_piece(piece), place)
            compare(refuse_lay(self.palace, piece, number), faults)
            assert (number in legal) == self.palace.fits(piece, number) == (not faults)
            if self.with_gates:
                self.gates_agree(place, faults)

    def gates_agree(self, place: Cell, plain_faults: list[str]) -> None:
        number = cell(*place)
        possible = self.palace.gate_sides(self.asked, number)
        assert (number in self.palace.cells_with_gate(self.asked)) == (possible != 0)
        for side in range(4):
            faults = model.placement_faults(self.ground, model_piece(self.asked), place, gate_at(place, side))
            compare_gate(refuse_lay_with_gate(self.palace, self.asked, number, side), faults, plain_faults)
            assert bool(possible >> side & 1) == (not faults)

    @invariant()
    def removals_agree(self) -> None:
        legal = set(self.palace.removable())
        assert len(self.palace.removable()) == len(legal)
        for place in self.ground.tiles:
            faults = model.removal_faults(self.ground, place)
            compare(refuse_take(self.palace, cell(*place)), faults)
            assert (cell(*place) in legal) == (not faults)

    @invariant()
    def swaps_agree(self) -> None:
        piece = self.asked
        legal = set(swaps(self.palace, piece))
        assert len(swaps(self.palace, piece)) == len(legal)
        for place in self.ground.tiles:
            number = cell(*place)
            faults = model.swap_faults(self.ground, place, model_piece(piece))
            compare_swap(refuse_swap(self.palace, piece, number), faults)
            assert (number in legal) == self.palace.may_be_swapped(piece, number) == (not faults)
            if self.with_gates:
                for side in range(4):
                    gate_faults = model.swap_faults(self.ground, place, model_piece(piece), gate_at(place, side))
                    compare_gate(refuse_swap_with_gate(self.palace, piece, number, side), gate_faults, faults)
                    assert bool(self.palace.swap_gate_sides(piece, number) >> side & 1) == (not gate_faults)

    @invariant()
    def lines_agree(self) -> None:
        assert longest_line(self.palace, PALACE) == model.longest_wall(self.ground)
        assert longest_line(self.palace, CITY) == model.longest_moat(self.ground)
        assert longest_double_line(self.palace) == model.longest_wall_and_moat(self.ground)


def compare(refusal: Refusal | None, faults: list[str]) -> None:
    """A refusal names one of the violations that the model sees; where it sees none, there is none."""
    assert (refusal is None) == (not faults), (refusal, faults)
    assert refusal is None or refusal.clause in faults, (refusal, faults)


def compare_swap(refusal: Refusal | None, faults: list[str]) -> None:
    """A swap may also be refused by the building rules in general."""
    if refusal is not None and refusal.clause == "ALH-RED-2":
        assert faults
    else:
        compare(refusal, faults)


def compare_gate(refusal: Refusal | None, faults: list[str], plain_faults: list[str]) -> None:
    """The refusal of a gate may also say that the piece needs none, where none would help (GAT-9)."""
    if refusal is not None and refusal.clause == "GAT-9" and "GAT-4" in faults:
        assert not plain_faults or "GAT-9" in faults
    else:
        compare_swap(refusal, faults)


class BaseMachine(PalaceMachine):
    """Building tiles and huts."""

    pieces: ClassVar[list[int]] = [*[piece_number(PALACE, marks) for marks in WALLS], HUT]


class CampsAndGatesMachine(PalaceMachine):
    """Building tiles with camps and gates."""

    pieces: ClassVar[list[int]] = [
        *[piece_number(PALACE, marks) for marks in WALLS],
        *[piece_number(CAMP, marks) for marks in ALL_MARKS if 1 <= len(marks) <= 2],
    ]
    with_gates = True


class CombinedMachine(PalaceMachine):
    """A palace with a city beside it."""

    pieces: ClassVar[list[int]] = [
        *[piece_number(PALACE, marks) for marks in WALLS],
        *[piece_number(CITY, marks) for marks in WALLS],
    ]


class GranadaMachine(PalaceMachine):
    """A city alone."""

    pieces: ClassVar[list[int]] = [piece_number(CITY, marks) for marks in WALLS]
    start_piece = piece_number(CITY, "")


FEWER = settings(max_examples=max(settings().max_examples // 2, 1), stateful_step_count=20)


for machine in (BaseMachine, CampsAndGatesMachine, CombinedMachine, GranadaMachine):
    machine.TestCase.settings = FEWER

TestBase = pytest.mark.clause(
    "ALH-PLACE-4",
    "ALH-PLACE-5",
    "ALH-PLACE-6",
    "ALH-PLACE-7",
    "ALH-RED-2",
    "ALH-RED-3",
    "ALH-SCO-1",
    "ALH-SCO-2",
    "ALH-SCO-3",
)(BaseMachine.TestCase)
TestCampsAndGates = pytest.mark.clause(
    "GAT-4", "GAT-5", "GAT-8", "GAT-9", "CAM-3", "CAM-4", "CAM-5", "CAM-6", "CAM-10"
)(CampsAndGatesMachine.TestCase)
TestCombined = pytest.mark.clause(
    "COM-PLACE-1", "COM-PLACE-2", "COM-PLACE-3", "COM-PLACE-4", "COM-PLACE-5", "COM-SCO-1", "COM-SCO-2"
)(CombinedMachine.TestCase)
TestGranada = pytest.mark.clause("GRA-SCO-1")(GranadaMachine.TestCase)


def test_the_grid_grows_with_the_palace() -> None:
    """A row in each direction, far beyond the initial grid, answers like a short one."""
    open_piece = piece_number(PALACE, "")
    for side in range(4):
        palace = Palace(CODES, Owner())
        palace.lay(START, cell(0, 0))
        number = cell(0, 0)
        for length in range(1, 80):
            number += STEPS[side]
            assert number in palace.cells_for(open_piece)
            palace.lay(open_piece, number)
            assert len(palace.cells_for(open_piece)) == 2 * length + 4
        assert list(palace.removable()) == [number]


@pytest.mark.clause("GAT-5", "ALH-PLACE-7")
def test_no_gate_helps_where_a_piece_would_close_a_hole() -> None:
    """Behind a wall beside the start there is room for a piece, until a row from the other side comes around."""
    palace = Palace(CODES, Owner())
    palace.lay(START, cell(0, 0))
    behind_the_wall, walled = cell(-1, 1), piece_number(PALACE, "N")
    palace.lay(piece_number(PALACE, "S"), cell(-1, 0))
    for place in ((1, 0), (1, 1), (1, 2), (0, 2)):
        assert palace.gate_sides(walled, behind_the_wall) == sides_mask("N")
        assert behind_the_wall in palace.cells_with_gate(walled)
        palace.lay(piece_number(PALACE, ""), cell(*place))
    assert palace.gate_sides(walled, behind_the_wall) == 0
    assert behind_the_wall not in palace.cells_with_gate(walled)
