"""A palace's cached answers after every kind of change, and those of its copies."""

import pytest

from alhambra.palace.palace import STEPS, Owner, Palace
from alhambra.palace.shapes import EAST, NORTH, PALACE, SOUTH, WEST, shape_code, sides_mask
from alhambra.protocol import Randomness, cell
from tests.model import ground as model
from tests.model.ground import Ground
from tests.palace.test_against_model import CODES, HUT, START, WALLS, model_piece, swaps, where

PIECES = [shape_code(PALACE, sides_mask(marks)) for marks in WALLS]
OPEN = shape_code(PALACE, 0)


def begun() -> Palace:
    palace = Palace(CODES, Owner())
    palace.lay(START, cell(0, 0))
    return palace


def answers(palace: Palace) -> list[object]:
    """Return the palace's answers about every shape and every removal."""
    cells = [(sorted(palace.cells_for(piece)), sorted(swaps(palace, piece))) for piece in PIECES]
    return [cells, sorted(palace.removable())]


def expected(palace: Palace) -> list[object]:
    """Return the answers of a palace that was never queried before: the same pieces, placed in the same order."""
    fresh = Palace(CODES, Owner())
    for number, piece in palace.pieces.items():
        fresh.lay(piece, number)
    for number, sides in palace.gates.items():
        for side in range(4):
            if sides >> side & 1:
                fresh.set_gate(number, side)
    return answers(fresh)


def test_no_answer_outlives_laying_and_taking() -> None:
    palace = begun()
    for number in (cell(1, 0), cell(1, 1), cell(0, 1), cell(-1, 0)):
        answers(palace)
        palace.lay(OPEN, number)
        assert answers(palace) == expected(palace)
    for number in (cell(0, 1), cell(1, 1), cell(-1, 0), cell(1, 0)):
        palace.take(number)
        assert answers(palace) == expected(palace)


@pytest.mark.clause("GAT-8")
def test_no_answer_outlives_a_gate() -> None:
    palace = begun()
    palace.lay(OPEN, cell(0, 1))
    palace.lay(shape_code(PALACE, sides_mask("E")), cell(1, 1))
    palace.lay(shape_code(PALACE, sides_mask("W")), cell(2, 1))
    palace.lay(OPEN, cell(2, 0))
    before = answers(palace)
    palace.set_gate(cell(2, 1), WEST)
    assert answers(palace) == expected(palace) != before


def test_what_is_known_of_a_copy_is_not_known_of_the_original() -> None:
    """Both change equally often, but differently."""
    palace = begun()
    palace.lay(OPEN, cell(1, 0))
    answers(palace)
    twin = palace.copy(Owner())
    twin.lay(OPEN, cell(2, 0))
    palace.take(cell(1, 0))
    for asked in (twin, palace, twin):
        assert answers(asked) == expected(asked)


def test_a_copy_that_was_never_asked_answers_anew() -> None:
    palace = begun()
    answers(palace)
    palace.lay(OPEN, cell(1, 0))
    twin = palace.copy(Owner())
    assert answers(twin) == expected(twin)


# --- removable pieces ---


@pytest.mark.clause("ALH-RED-3")
@pytest.mark.parametrize("side", [NORTH, EAST, SOUTH, WEST])
def test_on_a_circle_every_piece_may_be_taken_whatever_hangs_on_it(side: int) -> None:
    """A square of open pieces at the start, and branches whose pieces have as many paths as those of a cycle."""
    palace, ground = begun(), Ground({(0, 0): model_piece(START)})
    along, across = STEPS[side], STEPS[side + 1 & 3]
    square = [along, across, along + across]
    branches = [along * length for length in (2, 3, 4)] + [along * 4 - across * length for length in (1, 2)]
    branches += [along * 5 - across * 2, along * 5 - across * 3]
    for step in [*square, *branches]:
        number = cell(0, 0) + step
        palace.lay(OPEN, number)
        ground = model.with_piece(ground, model_piece(OPEN), where(number))
        assert {where(found) for found in palace.removable()} == model.legal_removals(ground)


@pytest.mark.clause("ALH-RED-2", "ALH-RED-3")
@pytest.mark.parametrize("seed", range(60))
def test_what_may_be_taken_agrees_with_the_slow_model(seed: int) -> None:
    """Palaces with few walls, in which cycles close and open again."""
    randomness = Randomness(f"circles {seed}")
    palace, ground = begun(), Ground({(0, 0): model_piece(START)})
    for _ in range(14):
        piece = OPEN if randomness.below(3) else PIECES[randomness.below(len(PIECES))]
        cells = sorted(palace.cells_for(piece))
        if cells:
            number = cells[randomness.below(len(cells))]
            palace.lay(piece, number)
            ground = model.with_piece(ground, model_piece(piece), where(number))
        assert {where(found) for found in palace.removable()} == model.legal_removals(ground)


@pytest.mark.clause("ALH-PLACE-7", "ALH-RED-2")
@pytest.mark.parametrize("turned", range(4))
def test_an_end_between_four_pieces_leaves_a_hole_even_if_there_is_no_circle(turned: int) -> None:
    """Two arms that begin at the start go around a piece and do not meet."""
    palace, ground = begun(), Ground({(0, 0): model_piece(START)})
    along, across = STEPS[turned], STEPS[turned + 1 & 3]
    for walls, step in [
        ([3, 0, 1], along),
        ([], -across),
        ([1], along - across),
        ([], 2 * along - across),
        ([2], 2 * along),
        ([], across),
        ([3], along + across),
    ]:
        number = cell(0, 0) + step
        piece = shape_code(PALACE, sum(1 << (turned + wall & 3) for wall in walls))
        assert palace.fits(piece, number)
        palace.lay(piece, number)
        ground = model.with_piece(ground, model_piece(piece), where(number))
        assert {where(found) for found in palace.removable()} == model.legal_removals(ground)
    assert list(palace.removable()) == [cell(0, 0) + 2 * along, cell(0, 0) + along + across]


def test_pieces_are_counted_by_their_numbers() -> None:
    palace = begun()
    for x, piece in enumerate([OPEN, OPEN + 1, OPEN + 1, HUT]):
        palace.lay(piece, cell(x + 1, 0))
    assert len(palace.cells_between(OPEN, OPEN + 1)) == 1
    assert len(palace.cells_between(OPEN + 1, OPEN + 2)) == 2
    assert len(palace.cells_between(OPEN, HUT)) == 4  # with the starting tile
    assert len(palace.cells_between(HUT, HUT + 1)) == 1
    assert len(palace.cells_between(HUT + 1, HUT + 9)) == 0


@pytest.mark.clause("ALH-PLACE-4", "ALH-RED-2")
@pytest.mark.parametrize("side", range(4))
def test_a_place_that_a_grown_palace_held_when_it_grew_can_be_built_on_again(side: int) -> None:
    """The last piece of a row has taken the number of a removed piece."""
    palace = begun()
    step, across = STEPS[side], STEPS[side + 1 & 3]
    palace.lay(OPEN, cell(0, 0) + across)
    row = [cell(0, 0) + step * length for length in range(1, 13)]
    for number in row:
        palace.lay(OPEN, number)
    palace.take(cell(0, 0) + across)
    for length in range(1, 40):
        palace.lay(OPEN, cell(0, 0) - step * length)
    palace.take(row[-1])
    assert palace.fits(OPEN, row[-1])
    assert row[-1] in palace.cells_for(OPEN)
    assert len(palace.cells_for(OPEN)) == 2 * (len(row) + 39) + 2
