"""A palace that outgrows its grid keeps its contents."""

import pytest

from alhambra.palace.palace import STEPS, Owner, Palace
from alhambra.palace.shapes import EAST, PALACE, SOUTH, WEST, shape_code, sides_mask
from alhambra.protocol import cell
from tests.palace.test_against_model import CODES, START, swaps

FAR = 40  # beyond the initial grid on every side


def piece(walls: str) -> int:
    return shape_code(PALACE, sides_mask(walls))


def palace_with_gate() -> Palace:
    """From the start a path leads east through a gate to a tile with walls."""
    palace = Palace(CODES, Owner())
    palace.lay(START, cell(0, 0))
    palace.lay(piece("E"), cell(1, 0))
    palace.lay(piece("W"), cell(2, 0))
    palace.set_gate(cell(2, 0), WEST)
    return palace


@pytest.mark.clause("GAT-5", "GAT-8")
@pytest.mark.parametrize("side", [EAST, SOUTH])
def test_gates_and_what_they_fix_stay_when_the_grid_grows(side: int) -> None:
    palace = palace_with_gate()
    end = cell(2, 0)
    for _ in range(FAR):
        end += STEPS[side]
        palace.lay(piece(""), end)
    assert palace.gates == {cell(1, 0): 1 << EAST, cell(2, 0): 1 << WEST}
    assert all(palace.is_fixed(cell(x, 0)) for x in range(3))
    assert list(palace.removable()) == [end]  # behind the gate there is still a path back to the start


@pytest.mark.clause("ALH-RED-2")
@pytest.mark.parametrize("side", range(4))
def test_pieces_can_be_taken_and_swapped_when_the_grid_has_grown(side: int) -> None:
    palace = Palace(CODES, Owner())
    palace.lay(START, cell(0, 0))
    cells = [cell(0, 0) + length * STEPS[side] for length in range(1, FAR)]
    for number in cells:
        palace.lay(piece(""), number)
    assert sorted(swaps(palace, piece(""))) == sorted(cells)
    for number in reversed(cells):
        assert number in palace.removable()
        assert palace.take(number) == piece("")
    assert palace.pieces == {cell(0, 0): START}
    assert len(palace.cells_for(piece(""))) == 4
