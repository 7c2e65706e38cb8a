"""Walls, moats and where they coincide; camps and huts."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.model.ground import (
    Cell,
    Ground,
    Piece,
    Side,
    beyond,
    camp_points,
    faults,
    hut_value,
    longest_moat,
    longest_wall,
    longest_wall_and_moat,
    type_counts,
)
from tests.model_tests.pieces import building, camp, city, combined, gate_between, granada, hut, palace


def test_no_walls_score_nothing() -> None:
    assert longest_wall(palace({(1, 0): building()})) == 0


def test_a_wall_goes_straight_on_and_round_corners() -> None:
    assert longest_wall(palace({(1, 0): building("NES")})) == 3
    assert longest_wall(palace({(1, 0): building("N"), (2, 0): building("N"), (3, 0): building("NE")})) == 4
    inward = palace({(0, -1): building("E"), (1, 0): building("N"), (2, 0): building("N")})
    assert longest_wall(inward) == 3


def test_an_open_side_breaks_the_wall() -> None:
    assert longest_wall(palace({(1, 0): building("N"), (2, 0): building(), (3, 0): building("NES")})) == 3
    assert longest_wall(palace({(1, 0): building("NS")})) == 1


def test_double_walls_score_nothing_but_the_line_passes_their_end() -> None:
    ground = palace({(0, 1): building("E"), (1, 0): building(), (1, 1): building("SW")})
    assert longest_wall(ground) == 1
    ground = palace({(1, 0): building("NE"), (2, 0): building("NW"), (1, 1): building(), (2, 1): building()})
    assert faults(ground) == []
    assert longest_wall(ground) == 2


def test_a_gate_does_not_make_an_outer_wall() -> None:
    gate = gate_between((1, 0), (2, 0))
    assert longest_wall(palace({(1, 0): building("E"), (2, 0): building("W")}, (gate,))) == 0


def test_a_closed_ring_scores_every_side_once() -> None:
    walls: dict[Cell, str] = {
        (-1, -1): "NW", (0, -1): "N", (1, -1): "NE", (1, 0): "E",
        (1, 1): "SE", (0, 1): "S", (-1, 1): "SW", (-1, 0): "W",
    }  # fmt: skip
    ground = palace({cell: building(sides) for cell, sides in walls.items()})
    assert faults(ground) == []
    assert longest_wall(ground) == 12
    ground.tiles[(0, -1)] = building()
    assert longest_wall(ground) == 11


def test_where_tiles_touch_at_a_corner_the_line_stays_with_its_own_tile() -> None:
    assert longest_wall(Ground({(0, 0): building("NESW"), (1, 1): building("NESW")})) == 4
    assert longest_wall(Ground({(0, 0): building("E"), (1, 1): building("N")})) == 1
    # The tiles (1, 0) and (2, 1) close the palace around a camp with their corners only. So the line comes in along
    # the one, goes around the camp and leads out along the other.
    sides: dict[Cell, str] = {(1, 0): "ES", (0, 1): "E", (0, 2): "", (1, 2): "N", (2, 2): "", (2, 1): "NW"}
    ground = palace({cell: building(walls) for cell, walls in sides.items()})
    ground.tiles[(1, 1)] = camp("NESW")
    assert faults(ground) == []
    assert longest_wall(ground) == 6


def test_in_an_inner_corner_of_three_tiles_the_line_passes_from_one_to_the_next() -> None:
    assert longest_wall(Ground({(0, 0): building("N"), (1, 0): building(), (1, -1): building("W")})) == 2
    assert longest_wall(Ground({(0, 0): building("N"), (1, -1): building("W")})) == 1


def test_a_camp_beyond_a_wall_does_not_matter() -> None:
    walls = {(1, 0): building("NE"), (1, 1): building("E")}
    assert longest_wall(palace(walls)) == 3
    assert longest_wall(palace({**walls, (2, 0): camp("W")})) == 3


def test_an_enclosed_camp_makes_a_second_outline() -> None:
    inner: dict[Cell, str] = {(1, 0): "S", (0, 1): "E", (2, 1): "W", (1, 2): "N", (2, 0): "", (0, 2): "", (2, 2): ""}
    ground = palace({cell: building(sides) for cell, sides in inner.items()})
    ground.tiles[(1, 1)] = camp("NESW")
    assert faults(ground) == []
    assert longest_wall(ground) == 4
    ground.tiles[(2, 2)] = building("ES")
    ground.tiles[(2, 0)] = building("NE")
    assert longest_wall(ground) == 4
    ground.tiles[(2, 1)] = building("EW")
    assert longest_wall(ground) == 5


def ring_of_palace_round_a_city() -> Ground:
    """A palace closed around two city tiles, whose moats all touch its walls."""
    outer: dict[Cell, str] = {
        (1, 0): "S", (2, 0): "S", (3, 0): "", (3, 1): "W", (3, 2): "",
        (2, 2): "N", (1, 2): "N", (0, 2): "", (0, 1): "E",
    }  # fmt: skip
    tiles = {cell: building(sides) for cell, sides in outer.items()}
    return combined({**tiles, (1, 1): granada("NSW"), (2, 1): granada("NES")}, (1, 1))


def test_an_enclosed_city_scores_walls_moats_and_both_together() -> None:
    ground = ring_of_palace_round_a_city()
    assert faults(ground) == []
    assert longest_wall(ground) == longest_moat(ground) == longest_wall_and_moat(ground) == 6


def test_wall_and_moat_run_together_only_where_both_are() -> None:
    ground = combined(
        {
            (1, 0): building("E"),
            (1, 1): building("E"),
            (1, 2): building("ES"),
            (2, 0): granada("NW"),
            (2, 1): granada("W"),
        },
        (2, 0),
    )
    assert faults(ground) == []
    assert longest_wall(ground) == 4
    assert longest_moat(ground) == 3
    assert longest_wall_and_moat(ground) == 2


def test_together_is_followed_along_the_outline_of_the_palace() -> None:
    # Wall and moat turn a corner of the palace; the two city tiles are joined around the outside of that corner.
    ground = combined({(1, 0): building("ES"), (2, 0): granada("W"), (2, 1): granada(), (1, 1): granada("N")}, (2, 0))
    ground.tiles[(0, 1)] = building("E")
    ground.tiles[(1, 1)] = granada("NW")
    assert faults(ground) == []
    assert longest_wall_and_moat(ground) == 3
    # A palace that turns away interrupts the segment even where the city's own moat continues.
    step = combined({(1, 0): building("NE"), (2, 0): granada("W"), (1, -1): granada("S"), (2, -1): granada()}, (2, 0))
    assert faults(step) == []
    assert longest_wall_and_moat(step) == 2


def test_moats_of_plain_granada() -> None:
    assert longest_moat(city({(1, 0): granada("NES")})) == 3
    assert longest_wall(city({(1, 0): granada("NES")})) == 0


NEXT_CLOCKWISE = {"N": "E", "E": "S", "S": "W", "W": "N"}


def next_on_outline(cells: set[Cell], side: Side) -> Side:
    """Return the next outer side when the outline is walked with its tile on the right."""
    cell, direction = side
    ahead = beyond(cell, NEXT_CLOCKWISE[direction])
    if ahead not in cells:
        return (cell, NEXT_CLOCKWISE[direction])
    across = beyond(ahead, direction)
    if across not in cells:
        return (ahead, direction)
    return (across, NEXT_CLOCKWISE[NEXT_CLOCKWISE[NEXT_CLOCKWISE[direction]]])


def longest_run_by_walking(tiles: dict[Cell, Piece]) -> int:
    """Return the longest run of walls, found by walking along every outline from every side."""
    cells = set(tiles)
    longest = 0
    for first in [(cell, side) for cell in cells for side in "NESW" if beyond(cell, side) not in cells]:
        run: list[Side] = []
        here = first
        while here[1] in tiles[here[0]].marked and here not in run:
            run.append(here)
            here = next_on_outline(cells, here)
        longest = max(longest, len(run))
    return longest


GRID: list[Cell] = [(x, y) for x in range(4) for y in range(4)]
WALLS = st.sampled_from(["", "N", "NE", "ES", "NW", "NES", "ESW", "NSW", "NEW", "NESW"])


@given(st.lists(st.none() | WALLS, min_size=len(GRID), max_size=len(GRID)))
def test_the_longest_wall_is_the_longest_run_of_a_walk_along_the_outline(walls: list[str | None]) -> None:
    tiles = {cell: building(sides) for cell, sides in zip(GRID, walls, strict=True) if sides is not None}
    assert longest_wall(Ground(tiles)) == longest_run_by_walking(tiles)


def test_camps_score_the_straight_lines_of_the_rulebook_picture() -> None:
    ground = palace(
        {
            (-2, 0): building("W", "arcades"),
            (-1, 0): building("", "garden"),
            (1, 0): building("", "arcades"),
            (2, 0): building("ES", "tower"),
            (1, 1): building("E", "seraglio"),
            (-3, 0): camp("E"),
            (3, 0): camp("W"),
            (2, 1): camp("NW"),
        }
    )
    assert faults(ground) == []
    assert camp_points(ground) == 5 + 5 + 1 + 1


def test_inner_walls_do_not_break_a_camp_line_but_gaps_and_camps_do() -> None:
    row: dict[Cell, Piece] = {(1, 0): building("E"), (2, 0): building("W"), (3, 0): hut("E"), (4, 0): camp("W")}
    assert camp_points(palace(row)) == 4
    assert camp_points(palace({**row, (0, 0): camp("")})) == 3
    del row[(1, 0)]
    assert camp_points(palace(row)) == 2
    assert camp_points(palace({(1, 0): building("E"), (2, 0): camp("NW")})) == 2


def test_a_granada_tile_is_no_building_tile_for_a_camp() -> None:
    assert camp_points(Ground({(0, 0): granada("E"), (1, 0): camp("W")})) == 0


def test_huts_of_the_rulebook_picture() -> None:
    ground = palace(
        {
            (0, -1): hut("", "arcades"),
            (-1, -1): building("", "arcades"),
            (1, -1): building("", "arcades"),
            (0, 1): hut("", "arcades"),
            (1, 1): building("", "arcades"),
            (1, 0): hut("E", "tower"),
            (2, 0): building("W", "tower"),
        }
    )
    assert hut_value(ground, (0, -1)) == 2
    assert hut_value(ground, (0, 1)) == 1
    assert hut_value(ground, (1, 0)) == 0
    assert type_counts(ground) == {"arcades": 3 + 2 + 1, "tower": 1}


def test_a_hut_counts_three_at_most_and_no_other_hut_or_type() -> None:
    four = dict.fromkeys([(0, -1), (1, 0), (0, 1), (-1, 0)], building("", "garden"))
    ground = Ground({(0, 0): hut("", "garden"), **four})
    assert hut_value(ground, (0, 0)) == 3
    ground.tiles[(0, -1)] = hut("", "garden")
    ground.tiles[(1, 0)] = building("", "tower")
    assert hut_value(ground, (0, 0)) == 2


def test_a_gate_does_not_remove_the_wall_between_hut_and_building() -> None:
    gate = gate_between((1, 0), (2, 0))
    ground = palace({(1, 0): building("E", "garden"), (2, 0): hut("W", "garden")}, (gate,))
    assert hut_value(ground, (2, 0)) == 0
