"""Placing, removing and swapping tiles."""

from __future__ import annotations

import pytest

from tests.model.ground import (
    Cell,
    Ground,
    faults,
    legal_placements,
    legal_removals,
    legal_swaps,
    placement_faults,
    removal_faults,
    swap_faults,
)
from tests.model_tests.pieces import building, camp, city, combined, gate_between, granada, hut, palace

AROUND_START = {((0, -1), None), ((1, 0), None), ((0, 1), None), ((-1, 0), None)}


def test_a_tile_without_walls_goes_on_every_side_of_the_starting_tile() -> None:
    assert legal_placements(palace(), building()) == AROUND_START


def test_a_wall_may_not_face_the_open_starting_tile() -> None:
    assert legal_placements(palace(), building("W")) == AROUND_START - {((1, 0), None)}
    assert placement_faults(palace(), building("W"), (1, 0)) == ["ALH-PLACE-4", "ALH-PLACE-6"]


def test_occupied_cell_and_corner_contact_are_refused() -> None:
    assert placement_faults(palace(), building(), (0, 0)) == ["ALH-PLACE-1"]
    assert placement_faults(palace(), building(), (1, 1)) == ["ALH-PLACE-5", "ALH-PLACE-6"]


def test_a_tile_behind_a_double_wall_cannot_be_reached() -> None:
    ground = palace({(1, 0): building("E")})
    assert placement_faults(ground, building("W"), (2, 0)) == ["ALH-PLACE-6"]
    assert placement_faults(ground, building(), (2, 0)) == ["ALH-PLACE-4", "ALH-PLACE-6"]


def test_walking_round_a_double_wall_is_enough() -> None:
    ground = palace({(1, 0): building("E"), (1, 1): building(), (2, 1): building()})
    assert placement_faults(ground, building("W"), (2, 0)) == []


def test_one_tile_may_not_close_a_hole_of_one_or_more_cells() -> None:
    ring = {(1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 1)}
    assert placement_faults(palace(dict.fromkeys(ring, building())), building(), (0, 2)) == ["ALH-PLACE-7"]
    long_ring = {(1, 0), (2, 0), (3, 0), (3, 1), (3, 2), (2, 2), (1, 2), (0, 1)}
    assert placement_faults(palace(dict.fromkeys(long_ring, building())), building(), (0, 2)) == ["ALH-PLACE-7"]


def test_an_area_open_only_at_a_corner_is_enclosed() -> None:
    ground = palace(dict.fromkeys([(1, 0), (2, 0), (2, 1), (0, 1), (0, 2)], building()))
    assert placement_faults(ground, building(), (1, 2)) == ["ALH-PLACE-7"]


def test_removal_leaves_neither_islands_nor_holes() -> None:
    row = palace({(1, 0): building(), (2, 0): building()})
    assert legal_removals(row) == {(2, 0)}
    assert "ALH-PLACE-6" in removal_faults(row, (1, 0))
    block = palace(dict.fromkeys([(1, 0), (2, 0), (0, 1), (1, 1), (2, 1), (0, 2), (1, 2), (2, 2)], building()))
    assert removal_faults(block, (1, 1)) == ["ALH-PLACE-7"]
    assert removal_faults(block, (0, 0)) == ["ALH-RED-3"]
    assert removal_faults(block, (5, 5)) == ["ALH-RED-1"]


def test_a_swap_keeps_the_sides_that_lie_against_others() -> None:
    ground = palace({(1, 0): building("N"), (2, 0): building()})
    assert legal_swaps(ground, building("S")) == {((1, 0), None), ((2, 0), None)}
    assert legal_swaps(ground, building("E")) == {((2, 0), None)}
    assert swap_faults(ground, (0, 0), building()) == ["ALH-RED-3"]
    assert swap_faults(ground, (3, 0), building()) == ["ALH-RED-1"]


def test_a_gate_opens_a_double_wall_for_the_tile_that_needs_it() -> None:
    ground = palace({(1, 0): building("E")})
    gate = gate_between((1, 0), (2, 0))
    assert placement_faults(ground, building("W"), (2, 0), gate) == []
    assert placement_faults(ground, hut("W"), (2, 0), gate) == []
    assert placement_faults(ground, building(), (0, 1), gate_between((0, 0), (0, 1))) == ["GAT-9", "GAT-4"]
    assert "GAT-4" in placement_faults(ground, building("W"), (2, 0), gate_between((0, 0), (1, 0)))
    assert "GAT-4" in placement_faults(ground, camp("W"), (2, 0), gate)


def test_a_gate_is_refused_where_the_tile_also_joins_openly() -> None:
    ground = palace({(1, 0): building("E"), (1, 1): building(), (2, 1): building()})
    assert placement_faults(ground, building("W"), (2, 0), gate_between((1, 0), (2, 0))) == ["GAT-9"]


def test_a_gate_is_not_set_away_from_the_tile_that_is_laid() -> None:
    ground = palace({(1, 0): building("E"), (1, 1): building(), (2, 1): building(), (2, 0): building("EW")})
    elsewhere = gate_between((1, 0), (2, 0))
    assert placement_faults(ground, building("W"), (3, 0), elsewhere) == ["GAT-4", "ALH-PLACE-6"]
    assert placement_faults(ground, camp("W"), (3, 0), elsewhere) == ["GAT-4"]
    assert placement_faults(ground, camp("W"), (3, 0)) == []


def test_the_gate_may_stand_on_any_of_the_new_double_walls() -> None:
    ground = palace({(1, 0): building("E"), (1, 1): building(), (2, 1): building("N")})
    by_gate = {gate for cell, gate in legal_placements(ground, building("SW")) if cell == (2, 0)}
    assert by_gate == {gate_between((1, 0), (2, 0)), gate_between((2, 1), (2, 0))}


def test_the_two_tiles_of_a_gate_are_never_redesigned() -> None:
    gate = gate_between((1, 0), (2, 0))
    ground = palace({(1, 0): building("E"), (2, 0): building("W"), (3, 0): building()}, (gate,))
    assert faults(ground) == []
    assert removal_faults(ground, (2, 0)) == ["GAT-8"]
    assert swap_faults(ground, (1, 0), building("E")) == ["GAT-8"]
    assert legal_removals(ground) == {(3, 0)}


def test_a_gate_off_a_double_wall_is_a_fault() -> None:
    assert faults(palace({(1, 0): building()}, (gate_between((0, 0), (1, 0)),))) == ["GAT-4"]


def test_a_camp_needs_a_wall_against_a_bastion() -> None:
    ground = palace({(1, 0): building("E")})
    assert legal_placements(ground, camp("W")) == {((2, 0), None)}
    assert legal_placements(ground, camp("N")) == set()
    assert placement_faults(ground, camp("W"), (1, 1)) == ["CAM-3"]
    assert placement_faults(ground, camp("E"), (-1, 0)) == ["CAM-3"]
    assert placement_faults(ground, camp("W"), (5, 5)) == ["ALH-PLACE-5", "CAM-3"]


def test_camps_touch_each_other_with_green_sides_only() -> None:
    ground = palace({(1, 0): building("E"), (1, 1): building("E"), (2, 0): camp("W")})
    assert placement_faults(ground, camp("W"), (2, 1)) == []
    assert placement_faults(ground, camp("NW"), (2, 1)) == ["CAM-4"]
    ground.tiles[(2, 0)] = camp("SW")
    assert placement_faults(ground, camp("W"), (2, 1)) == ["CAM-4"]
    assert placement_faults(ground, camp("NW"), (2, 1)) == ["CAM-4"]


def test_a_building_tile_beside_a_camp_obeys_the_same() -> None:
    ground = palace({(1, 0): building("E"), (2, 0): camp("SW"), (1, 1): building()})
    assert placement_faults(ground, building("N"), (2, 1)) == []
    assert placement_faults(ground, building(), (2, 1)) == ["CAM-3"]
    ground.tiles[(2, 0)] = camp("W")
    assert placement_faults(ground, building("N"), (2, 1)) == ["CAM-3"]


def test_nobody_walks_over_a_camp_and_it_counts_as_built() -> None:
    ground = palace({(1, 0): building("E"), (2, 0): camp("EW")})
    assert placement_faults(ground, building("W"), (3, 0)) == ["ALH-PLACE-6"]
    cells: list[Cell] = [(0, 1), (0, 2), (1, 2), (2, 2)]
    ring = palace({**dict.fromkeys(cells, building()), (1, 0): building(), (2, 0): building("S")})
    ring.tiles[(2, 2)] = building("N")
    assert placement_faults(ring, camp("N"), (2, 1)) == ["ALH-PLACE-7", "CAM-3"]
    assert placement_faults(ring, camp("NS"), (2, 1)) == ["ALH-PLACE-7"]


def test_a_camp_keeps_at_least_one_wall() -> None:
    ground = palace({(1, 0): building("E"), (2, 0): camp("SW"), (1, 1): building(), (2, 1): building("N")})
    ground.tiles[(0, 1)] = building()
    assert faults(ground) == []
    assert removal_faults(ground, (1, 0)) == []
    assert removal_faults(ground, (2, 1)) == []
    assert swap_faults(ground, (1, 0), building()) == ["CAM-3"]
    del ground.tiles[(2, 1)]
    assert removal_faults(ground, (1, 0)) == ["CAM-10", "ALH-PLACE-5", "CAM-3"]
    assert removal_faults(ground, (2, 0)) == []


def test_a_camp_that_plugs_an_area_stays() -> None:
    block = dict.fromkeys([(1, 0), (2, 0), (0, 1), (2, 1), (0, 2), (1, 2), (2, 2)], building())
    ground = palace({**block, (1, 0): building("S"), (1, 1): camp("N"), (0, 1): building("E"), (2, 1): building("W")})
    ground.tiles[(1, 2)] = building("N")
    ground.tiles[(1, 1)] = camp("NESW")
    assert faults(ground) == []
    assert removal_faults(ground, (1, 1)) == ["ALH-PLACE-7"]


def test_a_camp_is_swapped_for_a_building_tile_only_with_a_gate() -> None:
    ground = palace({(1, 0): building("E"), (2, 0): camp("W")})
    gate = gate_between((1, 0), (2, 0))
    assert swap_faults(ground, (2, 0), building("W")) == ["ALH-PLACE-6"]
    assert swap_faults(ground, (2, 0), building("W"), gate) == []
    assert ((2, 0), gate) in legal_swaps(ground, building("W"))
    assert swap_faults(ground, (1, 0), camp("W")) == ["CAM-10", "CAM-3", "CAM-4"]


def test_plain_granada_builds_by_the_same_rules() -> None:
    assert legal_placements(city(), granada("W")) == AROUND_START - {((1, 0), None)}
    ground = city({(1, 0): granada("E")})
    assert placement_faults(ground, granada("W"), (2, 0)) == ["ALH-PLACE-6"]
    assert placement_faults(ground, granada("W"), (2, 0), gate_between((1, 0), (2, 0))) == ["GAT-4"]
    assert removal_faults(ground, (0, 0)) == ["ALH-RED-3"]
    assert legal_removals(ground) == {(1, 0)}


def test_the_first_granada_tile_lies_with_a_moat_against_a_wall() -> None:
    ground = palace({(1, 0): building("E")})
    assert legal_placements(ground, granada("W")) == {((2, 0), None)}
    assert placement_faults(ground, granada("W"), (0, 1)) == ["COM-PLACE-2", "COM-PLACE-1", "COM-PLACE-5"]
    assert placement_faults(ground, granada(), (2, 0)) == ["COM-PLACE-2", "COM-PLACE-1", "COM-PLACE-5"]
    assert "COM-PLACE-2" in placement_faults(ground, granada("W"), (5, 5))


@pytest.fixture
def palace_and_city() -> Ground:
    """Two palace tiles, the city's starting tile east of them and one city tile more."""
    return combined({(1, 0): building("E"), (2, 0): granada("W"), (3, 0): granada("N")}, (2, 0))


def test_later_tiles_join_their_own_district_on_foot(palace_and_city: Ground) -> None:
    assert faults(palace_and_city) == []
    assert legal_placements(palace_and_city, granada("W")) == {((2, -1), None), ((2, 1), None), ((3, 1), None)}
    assert placement_faults(palace_and_city, granada("S"), (3, -1)) == ["COM-PLACE-3"]
    assert placement_faults(palace_and_city, building("S"), (2, -1)) == ["ALH-PLACE-6", "COM-PLACE-1"]
    palace_and_city.tiles[(1, 1)] = building("E")
    assert placement_faults(palace_and_city, granada("W"), (2, 1)) == []
    assert placement_faults(palace_and_city, granada(), (2, 1)) == ["COM-PLACE-1"]


def test_the_city_starting_tile_is_never_redesigned(palace_and_city: Ground) -> None:
    assert removal_faults(palace_and_city, (2, 0)) == ["COM-PLACE-2"]
    assert swap_faults(palace_and_city, (2, 0), granada("W")) == ["COM-PLACE-2"]
    assert removal_faults(palace_and_city, (3, 0)) == []
    assert swap_faults(palace_and_city, (3, 0), granada("E")) == []


def test_palace_and_city_stay_in_touch(palace_and_city: Ground) -> None:
    assert removal_faults(palace_and_city, (1, 0)) == ["COM-PLACE-5"]
    assert swap_faults(palace_and_city, (1, 0), building("N")) == ["COM-PLACE-1", "COM-PLACE-5"]
    palace_and_city.tiles[(0, 1)] = building()
    palace_and_city.tiles[(1, 1)] = building("E")
    palace_and_city.tiles[(2, 1)] = granada("W")
    assert faults(palace_and_city) == []
    assert removal_faults(palace_and_city, (1, 0)) == []


def test_palace_and_city_together_may_not_enclose_an_area() -> None:
    ground = combined(
        {
            (0, 1): building(),
            (0, 2): building(),
            (1, 0): building("E"),
            (2, 0): granada("W"),
            (2, 1): granada(),
            (2, 2): granada("W"),
        },
        (2, 0),
    )
    assert faults(ground) == []
    assert placement_faults(ground, building("E"), (1, 2)) == ["ALH-PLACE-7"]
    assert placement_faults(ground, building("E"), (0, 3)) == []


def test_an_unfillable_cell_that_is_not_enclosed_is_legal() -> None:
    ground = combined({(1, 0): building("E"), (2, 0): granada("W"), (2, 1): granada()}, (2, 0))
    assert placement_faults(ground, building("E"), (1, -1)) == []
    assert faults(ground) == []
    for piece in (building("E"), building(), granada("N"), granada("NE")):
        assert placement_faults(ground, piece, (1, 1)) != []
