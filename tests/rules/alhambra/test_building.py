"""ALH-RED and ALH-PLACE: redesigning a palace and placing new tiles."""

import pytest

from tests.rules.positions import Cell, Position

OPEN_TILES = [
    "pavilion_8_open",
    "seraglio_9_open",
    "arcades_9_open",
    "arcades_10_open",
    "chambers_10_open",
    "chambers_11_open",
    "garden_10_open",
    "garden_11_open",
    "tower_11_open",
    "tower_12_open",
]


def open_palace(*cells: Cell) -> dict[Cell, str]:
    """Return tiles without walls on these cells."""
    return dict(zip(cells, OPEN_TILES, strict=False))


# --- redesign ---


@pytest.mark.clause("ALH-RED-1")
def test_a_tile_goes_from_the_reserve_into_the_palace() -> None:
    position = Position(3).reserve(0, "tower_11_n garden_9_e").turn(0)
    position.play("build tower_11_n 1,0")
    assert position.in_palace(0) == {(1, 0): "tower_11_n"}
    assert position.in_reserve(0) == ["garden_9_e"]


@pytest.mark.clause("ALH-RED-1")
def test_a_tile_goes_from_the_palace_into_the_reserve() -> None:
    position = Position(3).palace(0, {(1, 0): "tower_11_n", (0, 1): "garden_9_e"}).turn(0)
    position.play("remove tower_11_n 1,0")
    assert position.in_palace(0) == {(0, 1): "garden_9_e"}
    assert position.in_reserve(0) == ["tower_11_n"]


@pytest.mark.clause("ALH-RED-1")
def test_a_tile_of_the_reserve_is_swapped_with_one_of_the_palace_on_its_cell() -> None:
    position = Position(3).palace(0, {(1, 0): "tower_11_n"}).reserve(0, "garden_9_e").turn(0)
    position.play("swap garden_9_e tower_11_n 1,0")
    assert position.in_palace(0) == {(1, 0): "garden_9_e"}
    assert position.in_reserve(0) == ["tower_11_n"]


@pytest.mark.clause("ALH-RED-1", "ALH-RED-3")
def test_exactly_the_possible_redesigns_are_offered() -> None:
    position = Position(3).palace(0, {(1, 0): "tower_11_n"}).reserve(0, "garden_9_e pavilion_2_new").turn(0)
    assert position.legal() == {
        "remove tower_11_n 1,0",
        "swap garden_9_e tower_11_n 1,0",
        "build garden_9_e 0,1",
        "build garden_9_e 0,-1",
        "build garden_9_e 1,1",
        "build garden_9_e 2,0",
        "build pavilion_2_new 0,-1",
    }


@pytest.mark.clause("ALH-RED-1")
@pytest.mark.parametrize(
    "action",
    [
        "build tower_12_open 0,1",  # in the reserve of another player
        "build garden_10_n 0,1",  # in the bag
        "build tower_11_n 0,1",  # in the palace
        "build castle 0,1",
        "remove tower_11_n 0,1",  # no tile there
        "remove garden_9_e 1,0",  # another tile there
        "remove castle 1,0",
        "swap tower_12_open tower_11_n 1,0",
        "swap garden_9_e tower_11_n 0,1",
        "swap garden_9_e garden_10_n 1,0",
    ],
)
def test_only_own_tiles_that_lie_there_take_part(action: str) -> None:
    position = (
        Position(3).palace(0, {(1, 0): "tower_11_n"}).reserve(0, "garden_9_e").reserve(1, "tower_12_open").turn(0)
    )
    assert position.refusal(action) == "ALH-RED-1"


@pytest.mark.clause("ALH-RED-2", "ALH-PLACE-4", "ALH-PLACE-5", "ALH-PLACE-6", "ALH-PLACE-7")
@pytest.mark.parametrize(
    ("action", "clause"),
    [
        ("build garden_10_w 1,2", "ALH-PLACE-4"),
        ("build garden_10_w 4,4", "ALH-PLACE-5"),
        ("build tower_9_ne -1,3", "ALH-PLACE-5"),
        ("build garden_11_open 1,2", "ALH-PLACE-7"),  # closes the gap of the ring
        ("build garden_11_open 2,0", "ALH-PLACE-1"),
    ],
)
def test_a_tile_from_the_reserve_obeys_the_building_rules(action: str, clause: str) -> None:
    cells = [(1, 0), (2, 0), (2, 1), (0, 1), (0, 2), (2, 2)]
    position = Position(3).palace(0, open_palace(*cells)).reserve(0, "garden_10_w garden_11_open tower_9_ne").turn(0)
    assert position.refusal(action) == clause


@pytest.mark.clause("ALH-RED-2", "ALH-PLACE-6")
def test_a_tile_on_which_others_depend_stays() -> None:
    position = Position(3).palace(0, open_palace((1, 0), (2, 0))).turn(0)
    assert position.refusal("remove pavilion_8_open 1,0") == "ALH-PLACE-6"
    assert position.legal("remove") == {"remove seraglio_9_open 2,0"}


@pytest.mark.clause("ALH-RED-2", "ALH-PLACE-6")
def test_neighbours_behind_a_wall_do_not_help_a_tile_that_others_depend_on() -> None:
    palace = {(1, 0): "arcades_9_open", (1, 1): "tower_13_e", (2, 0): "tower_11_open", (2, 1): "tower_10_w"}
    position = Position(3).palace(0, palace).turn(0)
    assert position.refusal("remove tower_11_open 2,0") == "ALH-PLACE-6"
    assert position.refusal("remove tower_10_w 2,1") is None


@pytest.mark.clause("ALH-RED-2", "ALH-PLACE-7")
def test_a_tile_surrounded_by_four_others_stays() -> None:
    cells = [(1, 0), (2, 0), (0, 1), (1, 1), (2, 1), (0, 2), (1, 2), (2, 2)]
    position = Position(3).palace(0, open_palace(*cells)).turn(0)
    assert position.refusal("remove chambers_10_open 1,1") == "ALH-RED-1"
    assert position.refusal("remove arcades_10_open 1,1") == "ALH-PLACE-7"
    assert position.refusal("remove chambers_10_open 2,1") is None


@pytest.mark.clause("ALH-RED-2", "ALH-PLACE-4")
def test_a_swap_keeps_touching_sides_alike() -> None:
    palace = {(1, 0): "tower_11_n", (2, 0): "tower_12_open"}
    position = Position(3).palace(0, palace).reserve(0, "garden_9_e garden_12_s").turn(0)
    assert position.refusal("swap garden_9_e tower_11_n 1,0") == "ALH-PLACE-4"
    assert position.refusal("swap garden_9_e tower_12_open 2,0") is None
    assert position.refusal("swap garden_12_s tower_11_n 1,0") is None


@pytest.mark.clause("ALH-RED-3")
def test_the_starting_tile_stays() -> None:
    position = Position(3).palace(0, {(1, 0): "tower_12_open"}).reserve(0, "tower_11_open").turn(0)
    assert position.refusal("remove fountain 0,0") == "ALH-RED-3"
    assert position.refusal("swap tower_11_open fountain 0,0") == "ALH-RED-3"
    assert not any("fountain" in action for action in position.legal())


@pytest.mark.clause("ALH-RED-4")
def test_tiles_bought_in_the_same_turn_take_no_part_in_redesigning() -> None:
    position = Position(3).market("tower_9_ne").hand(0, "gulden_9").palace(0, {(1, 0): "garden_8_ne"}).turn(0)
    position.play("buy tower_9_ne gulden_9")
    assert position.refusal("build tower_9_ne 0,-1") == "ALH-RED-4"
    assert position.refusal("swap tower_9_ne garden_8_ne 1,0") == "ALH-RED-4"
    assert position.legal() == {"remove garden_8_ne 1,0"}
    position.play("remove garden_8_ne 1,0")
    assert position.refusal("place tower_9_ne 0,-1") is None


# --- placing ---


@pytest.mark.clause("ALH-PLACE-1")
@pytest.mark.parametrize("first", ["tower_9_ne", "garden_9_e"])
def test_new_tiles_are_placed_in_any_order(first: str) -> None:
    position = Position(3).placing(0, "tower_9_ne garden_9_e")
    second = "garden_9_e" if first == "tower_9_ne" else "tower_9_ne"
    position.play(f"place {first} 0,-1")
    assert position.decision == ("place", 0)
    position.play(f"place {second} 1,0")
    assert position.in_palace(0) == {(0, -1): first, (1, 0): second}
    assert position.decision == ("turn", 1)


@pytest.mark.clause("ALH-PLACE-1")
def test_each_placement_must_be_legal_when_it_is_made() -> None:
    position = Position(3).placing(0, "tower_12_open garden_11_open")
    assert position.refusal("place garden_11_open 2,0") == "ALH-PLACE-5"
    position.play("place tower_12_open 1,0")
    assert position.refusal("place garden_11_open 1,0") == "ALH-PLACE-1"
    position.play("place garden_11_open 2,0")
    assert position.in_palace(0) == {(1, 0): "tower_12_open", (2, 0): "garden_11_open"}


@pytest.mark.clause("ALH-PLACE-1")
@pytest.mark.parametrize("action", ["place garden_9_e 0,1", "reserve garden_9_e", "reserve castle", "place castle 0,1"])
def test_only_the_new_tiles_are_placed(action: str) -> None:
    position = Position(3).reserve(0, "garden_9_e").placing(0, "tower_9_ne")
    assert position.refusal(action) == "ALH-PLACE-1"


@pytest.mark.clause("ALH-PLACE-1")
@pytest.mark.parametrize("action", ["take gulden_1", "build garden_9_e 0,1", "pass", "leave tower_9_ne"])
def test_a_new_tile_must_go_into_the_palace_or_the_reserve_before_anything_else(action: str) -> None:
    position = Position(3).display("gulden_1").reserve(0, "garden_9_e").placing(0, "tower_9_ne")
    assert position.refusal(action) == "ALH-PLACE-1"


@pytest.mark.clause("ALH-PLACE-1")
def test_the_reserve_is_open_and_unlimited() -> None:
    tiles = [f"{name}_open" for name in ("pavilion_8", "seraglio_9", "arcades_9", "chambers_10", "garden_10")]
    others = ["tower_7_new", "tower_8_nes", "tower_9_ne", "tower_9_es", "tower_9_nw", "tower_10_w", "tower_11_n"]
    position = Position(3).reserve(0, " ".join(tiles + others)).placing(0, "tower_12_open")
    position.play("reserve tower_12_open")
    for viewer in (None, 0, 1):
        shown = [tile["tile"] for tile in position.game.view(viewer)["seats"][0]["reserve"]]
        assert shown == [*tiles, *others, "tower_12_open"]


@pytest.mark.clause("ALH-PLACE-2")
@pytest.mark.parametrize("tile", ["tower_12_open", "pavilion_2_new"])
def test_the_reserve_may_always_be_chosen(tile: str) -> None:
    position = Position(3).palace(0, {(0, -1): "tower_11_n"}).placing(0, tile)
    assert bool(position.legal("place")) == (tile == "tower_12_open")
    assert f"reserve {tile}" in position.legal()
    position.play(f"reserve {tile}")
    assert position.in_reserve(0) == [tile]
    assert position.decision == ("turn", 1)


@pytest.mark.clause("ALH-PLACE-3", "ALH-PLACE-4", "ALH-PLACE-8")
@pytest.mark.parametrize(
    ("tile", "cells"),
    [
        ("tower_11_n", {"0,-1", "1,0", "-1,0"}),
        ("tower_13_e", {"0,-1", "0,1", "1,0"}),
        ("tower_11_s", {"0,1", "1,0", "-1,0"}),
        ("tower_10_w", {"0,-1", "0,1", "-1,0"}),
        ("tower_12_open", {"0,-1", "0,1", "1,0", "-1,0"}),
        ("tower_7_new", {"0,-1"}),
    ],
)
def test_a_tile_is_never_turned_so_its_walls_keep_it_from_the_open_starting_tile(tile: str, cells: set[str]) -> None:
    position = Position(3).placing(0, tile)
    assert position.legal("place") == {f"place {tile} {cell}" for cell in cells}
    for cell in {"0,-1", "0,1", "1,0", "-1,0"} - cells:
        assert position.refusal(f"place {tile} {cell}") == "ALH-PLACE-4"


@pytest.mark.clause("ALH-PLACE-3")
def test_a_tile_shows_its_walls_on_the_same_sides_wherever_it_lies() -> None:
    for cell in ("0,-1", "1,0", "-1,0"):
        position = Position(3).placing(0, "tower_11_n")
        position.play(f"place tower_11_n {cell}")
        x, y = map(int, cell.split(","))
        shown = [tile["sides"] for tile in position.game.view(None)["seats"][0]["palace"] if tile["cell"] == [x, y]]
        assert shown == ["N"]


@pytest.mark.clause("ALH-PLACE-4")
def test_a_wall_may_touch_a_wall_and_an_open_side_an_open_side() -> None:
    palace = {(1, 0): "tower_13_e", (1, 1): "tower_12_open", (2, 1): "garden_11_open"}
    position = Position(3).palace(0, palace).placing(0, "tower_10_w garden_10_open")
    assert position.refusal("place tower_10_w 2,0") is None
    assert position.refusal("place garden_10_open 2,0") == "ALH-PLACE-4"
    assert position.refusal("place tower_10_w 3,1") == "ALH-PLACE-4"
    assert position.refusal("place garden_10_open 3,1") is None


@pytest.mark.clause("ALH-PLACE-5")
@pytest.mark.parametrize("cell", ["1,1", "-1,-1", "2,0", "30,-40"])
def test_a_tile_touches_the_palace_with_a_side(cell: str) -> None:
    position = Position(3).placing(0, "tower_12_open")
    assert position.refusal(f"place tower_12_open {cell}") == "ALH-PLACE-5"


@pytest.mark.clause("ALH-PLACE-6")
def test_a_tile_behind_a_double_wall_cannot_be_reached() -> None:
    position = Position(3).palace(0, {(1, 0): "tower_13_e"}).placing(0, "tower_10_w")
    assert position.refusal("place tower_10_w 2,0") == "ALH-PLACE-6"
    assert "place tower_10_w 2,0" not in position.legal()


@pytest.mark.clause("ALH-PLACE-6")
def test_a_tile_behind_a_double_wall_may_be_reached_round_the_corner() -> None:
    palace = {(1, 0): "tower_13_e", (1, 1): "tower_12_open", (2, 1): "garden_11_open"}
    position = Position(3).palace(0, palace).placing(0, "tower_10_w")
    assert "place tower_10_w 2,0" in position.legal()


@pytest.mark.clause("ALH-PLACE-7")
@pytest.mark.parametrize(
    ("cells", "closing"),
    [
        ([(1, 0), (2, 0), (2, 1), (2, 2), (0, 1), (0, 2)], "1,2"),  # one cell
        ([(1, 0), (2, 0), (3, 0), (3, 1), (3, 2), (2, 2), (0, 1), (0, 2)], "1,2"),  # two cells
        ([(1, 0), (2, 0), (2, 1), (0, 1), (0, 2)], "1,2"),  # open only at a corner, which does not join
    ],
)
def test_no_empty_area_may_be_enclosed(cells: list[Cell], closing: str) -> None:
    position = Position(3).palace(0, open_palace(*cells)).placing(0, "tower_12_open")
    assert position.refusal(f"place tower_12_open {closing}") == "ALH-PLACE-7"
    assert f"place tower_12_open {closing}" not in position.legal()


@pytest.mark.clause("ALH-PLACE-7")
def test_filling_a_bay_is_allowed_as_long_as_all_the_rest_of_it_stays_open() -> None:
    bay = [(1, 0), (2, 0), (3, 0), (0, 1), (3, 1)]
    position = Position(3).palace(0, open_palace(*bay)).placing(0, "tower_12_open")
    assert position.refusal("place tower_12_open 1,1") is None
    narrow = [*bay, (0, 2), (3, 2), (2, 2)]
    position = Position(3).palace(0, open_palace(*narrow)).placing(0, "tower_12_open")
    assert position.refusal("place tower_12_open 2,1") is None
    assert position.refusal("place tower_12_open 1,1") == "ALH-PLACE-7"
