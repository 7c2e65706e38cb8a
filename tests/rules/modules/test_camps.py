"""The Camps: tiles outside the wall, where they may stand and what they score (CAM)."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alhambra.components import load_components
from alhambra.palace.palace import Owner, Palace
from alhambra.palace.shapes import CAMP
from alhambra.protocol import GameConfig, Randomness, canonical_seed
from alhambra.protocol.actions import CELL_ORIGIN, cell_x, cell_y
from alhambra.tilegames.catalog import NO_TYPE
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.modules.camps.rules import camp_points
from alhambra.tilegames.scoring.scorings import DirkGets, Score
from alhambra.tilegames.variants.alhambra import AlhambraRules
from alhambra.tilegames.variants.game_list import rules_for
from tests.engines import new_tile_game
from tests.messages import fields
from tests.model import ground as model
from tests.rules.positions import Position, told

CAMPS = {
    "camp_w": ("W", 3),
    "camp_n": ("N", 4),
    "camp_e": ("E", 5),
    "camp_s": ("S", 6),
    "camp_nw": ("NW", 7),
    "camp_ne": ("NE", 8),
    "camp_es": ("ES", 9),
    "camp_sw": ("SW", 10),
}
WALL_TO_THE_EAST = {(1, 0): "garden_9_e"}
Tiles = dict[tuple[int, int], str]


def camps(seats: int = 3) -> Position:
    return Position(seats, ["camps"])


def standing(tiles: Tiles, reserve: str = "") -> Position:
    """Return a position where seat 0 has these tiles in its palace and is on turn."""
    return camps().palace(0, tiles).reserve(0, reserve).turn(0)


def placing(tile: str, tiles: Tiles) -> Position:
    return camps().palace(0, tiles).placing(0, tile)


def scored_lines(position: Position, scoring: int = 1, seat: int = 0) -> dict[str, int]:
    position.push([Score(scoring)])
    lines: dict[str, int] = fields(told(position.game.events, "scoring")[0])["lines"][seat]
    return lines


def points_of(tiles: Tiles) -> int:
    return scored_lines(standing(tiles)).get("camps", 0)


# --- the tiles ---


@pytest.mark.clause("CAM-1")
def test_eight_camps_are_mixed_into_the_bag_with_the_building_tiles() -> None:
    catalog = camps().game.rules.catalog
    in_bag = {catalog.names[piece]: piece for piece in catalog.bags[0]}
    assert len(in_bag) == 54 + 8
    assert {name for name, piece in in_bag.items() if catalog.districts[piece] == CAMP} == set(CAMPS)
    for name, (bastions, price) in CAMPS.items():
        assert (catalog.sides[in_bag[name]], catalog.prices[in_bag[name]]) == (bastions, price)


@pytest.mark.clause("CAM-1")
def test_without_the_module_there_are_no_camps() -> None:
    catalog = Position().game.rules.catalog
    assert len(catalog.bags[0]) == 54
    assert CAMP not in catalog.districts


@pytest.mark.clause("CAM-1")
def test_a_camp_is_drawn_for_the_market_like_a_building_tile() -> None:
    position = camps().market("- tower_9_ne tower_9_es tower_9_nw").bag("camp_n tower_10_w").display("gulden_1")
    position.deck("gulden_2 gulden_3 gulden_4 gulden_5 gulden_6").turn(0).open_chance()
    position.play("take gulden_1", *[f"*gulden_{value}" for value in (2, 3, 4, 5)])
    assert position.game.chance is not None
    assert sorted(position.game.chance.outcomes) == [("camp_n", 1), ("tower_10_w", 1)]
    position.play("*camp_n")
    assert position.on_market()[0] == "camp_n"


@pytest.mark.clause("CAM-1")
@pytest.mark.parametrize("name", CAMPS)
def test_a_camp_is_bought_at_its_printed_price(name: str) -> None:
    price = CAMPS[name][1]
    position = camps().market(name).display("dukat_1")
    currency = position.game.view(None)["market"][0]["currency"]
    position.hand(0, f"{currency}_{price - 2} {currency}_2 {currency}_1").turn(0)
    assert position.refusal(f"buy {name} {currency}_{price - 2}+{currency}_1") == "ALH-BUY-1"
    events = position.play(f"buy {name} {currency}_2+{currency}_{price - 2}")
    assert fields(told(events, "tile_bought")[0])["exact"] is True
    assert position.decision == ("turn", 0)


@pytest.mark.clause("CAM-2")
def test_a_bought_camp_is_placed_at_the_end_of_the_turn_or_goes_to_the_reserve() -> None:
    position = camps().palace(0, WALL_TO_THE_EAST).market("camp_w").hand(0, "gulden_9 denar_9 dirham_9 dukat_9")
    position.turn(0)
    (purchase,) = position.legal("buy")
    assert position.refusal("place camp_w 2,0") == "ALH-TURN-1"
    position.play(purchase)
    assert position.legal() == {"place camp_w 2,0", "reserve camp_w"}
    other = position.game.copy()
    position.play("place camp_w 2,0")
    assert position.in_palace(0)[2, 0] == "camp_w"
    other.play(position.action("reserve camp_w"))
    assert [other.piece_name(piece) for piece in other.reserves[0]] == ["camp_w"]


@pytest.mark.clause("CAM-2")
def test_a_camp_is_redesigned_like_a_building_tile() -> None:
    position = standing({**WALL_TO_THE_EAST, (2, 0): "camp_w"}, "camp_sw camp_e")
    assert {offer for offer in position.legal() if "camp" in offer} == {
        "remove camp_w 2,0",
        "swap camp_sw camp_w 2,0",
    }
    position.play("swap camp_sw camp_w 2,0")
    assert position.in_palace(0)[2, 0] == "camp_sw"
    assert position.in_reserve(0) == ["camp_e", "camp_w"]
    position.turn(0).play("remove camp_sw 2,0")
    assert position.in_palace(0) == WALL_TO_THE_EAST
    assert position.turn(0).legal("build") == {"build camp_sw 2,0", "build camp_w 2,0"}
    position.play("build camp_w 2,0")
    assert position.in_palace(0)[2, 0] == "camp_w"


@pytest.mark.clause("CAM-2")
def test_a_camp_is_given_out_at_the_end() -> None:
    position = camps().palace(1, WALL_TO_THE_EAST).market("camp_w").bag("")
    currency = position.game.view(None)["market"][0]["currency"]
    position.hand(1, f"{currency}_1").ending(2)
    assert position.decision == ("place", 1)
    assert position.legal() == {"place camp_w 2,0", "leave camp_w"}
    events = position.play("place camp_w 2,0")
    lines = fields(told(events, "scoring")[0])["lines"]
    assert lines[1] == {"wall": 1, "camps": 2}


# --- contacts ---


@pytest.mark.clause("CAM-3")
@pytest.mark.parametrize(
    ("camp", "where", "clause"),
    [
        ("camp_w", "2,0", None),  # a bastion against a wall
        ("camp_sw", "2,0", None),  # one of two bastions is enough
        ("camp_e", "2,0", "CAM-3"),  # a green side against a wall
        ("camp_n", "2,0", "CAM-3"),
        ("camp_e", "-1,0", "CAM-3"),  # a bastion against an open side of the starting tile
        ("camp_w", "-1,0", "CAM-3"),  # a green side against one
        ("camp_n", "1,1", "CAM-3"),  # a bastion against an open side of a building tile
        ("camp_s", "1,-1", "CAM-3"),
        ("camp_s", "1,1", "CAM-3"),  # a green side against one
        ("camp_w", "2,1", "ALH-PLACE-5"),  # a corner
        ("camp_w", "5,5", "ALH-PLACE-5"),
        ("camp_w", "1,0", "ALH-PLACE-1"),
    ],
)
def test_a_camp_touches_building_tiles_only_with_a_bastion_against_a_wall(
    camp: str, where: str, clause: str | None
) -> None:
    position = placing(camp, WALL_TO_THE_EAST)
    assert position.refusal(f"place {camp} {where}") == clause
    assert (f"place {camp} {where}" in position.legal()) == (clause is None)


@pytest.mark.clause("CAM-3")
def test_all_sides_of_a_camp_must_fit() -> None:
    # The western bastion stands against a wall, but the green northern side touches a building tile.
    corner = {(1, 0): "garden_11_open", (1, 1): "tower_13_e", (2, 0): "garden_10_open"}
    assert placing("camp_w", corner).refusal("place camp_w 2,1") == "CAM-3"
    walled = {**corner, (2, 0): "garden_12_s"}
    assert placing("camp_w", walled).refusal("place camp_w 2,1") == "CAM-3"
    assert placing("camp_nw", walled).refusal("place camp_nw 2,1") is None
    assert placing("camp_nw", corner).refusal("place camp_nw 2,1") == "CAM-3"


@pytest.mark.clause("CAM-3")
def test_a_camp_must_touch_a_wall_itself() -> None:
    position = placing("camp_n", {**WALL_TO_THE_EAST, (2, 0): "camp_w"})
    assert position.refusal("place camp_n 3,0") == "CAM-3"  # only a green side against a green side
    assert position.refusal("place camp_n 2,1") == "CAM-4"
    assert position.legal("place") == set()


@pytest.mark.clause("CAM-4")
@pytest.mark.parametrize(("camp", "clause"), [("camp_w", None), ("camp_sw", None), ("camp_nw", "CAM-4")])
def test_camps_touch_each_other_only_with_green_sides(camp: str, clause: str | None) -> None:
    first = "camp_sw" if camp == "camp_w" else "camp_w"
    first_cell = (2, 1) if first == "camp_sw" else (2, 0)
    second_cell = "2,0" if first == "camp_sw" else "2,1"
    tiles = {(1, 0): "garden_9_e", (1, 1): "tower_13_e", first_cell: first}
    position = placing(camp, tiles)
    assert position.refusal(f"place {camp} {second_cell}") == clause
    assert (f"place {camp} {second_cell}" in position.legal()) == (clause is None)


@pytest.mark.clause("CAM-4")
@pytest.mark.parametrize("camp", ["camp_nw", "camp_w"])
def test_neither_a_bastion_nor_a_green_side_lies_against_the_bastion_of_a_camp(camp: str) -> None:
    tiles = {(0, 1): "garden_11_open", (1, 0): "garden_9_e", (1, 1): "tower_13_e", (2, 0): "camp_sw"}
    assert placing(camp, tiles).refusal(f"place {camp} 2,1") == "CAM-4"


@pytest.mark.clause("CAM-5")
@pytest.mark.parametrize(
    ("tile", "where", "clause"),
    [
        ("tower_13_e", "0,1", None),  # its wall against the second bastion
        ("pavilion_8_open", "0,1", "CAM-3"),  # its open side against the bastion
        ("pavilion_8_open", "2,1", "CAM-3"),  # its open side against a green side
        ("tower_10_w", "2,1", "CAM-3"),  # its wall against a green side
    ],
)
def test_a_building_tile_laid_beside_a_camp_obeys_the_same(tile: str, where: str, clause: str | None) -> None:
    tiles = {(1, 0): "garden_12_s", (1, 1): "camp_nw", (2, 0): "garden_11_open"}
    position = placing(tile, tiles)
    assert position.refusal(f"place {tile} {where}") == clause
    assert (f"place {tile} {where}" in position.legal()) == (clause is None)


@pytest.mark.clause("CAM-5")
def test_a_swapped_building_tile_keeps_its_wall_against_a_camp() -> None:
    position = standing({**WALL_TO_THE_EAST, (2, 0): "camp_w"}, "pavilion_8_open pavilion_7_e")
    assert position.refusal("swap pavilion_8_open garden_9_e 1,0") == "CAM-3"
    assert position.legal("swap") == {"swap pavilion_7_e garden_9_e 1,0"}


# --- paths, orientation, holes ---


@pytest.mark.clause("CAM-6")
def test_nobody_walks_to_or_over_a_camp() -> None:
    position = placing("tower_11_n", {**WALL_TO_THE_EAST, (2, 0): "camp_sw"})
    # Below the camp's southern bastion the tile touches nothing but the camp.
    assert position.refusal("place tower_11_n 2,1") == "ALH-PLACE-6"
    joined = placing("tower_11_n", {**WALL_TO_THE_EAST, (2, 0): "camp_sw", (1, 1): "pavilion_8_open"})
    assert joined.refusal("place tower_11_n 2,1") is None


@pytest.mark.clause("CAM-6", "ALH-PLACE-3")
def test_camps_are_never_turned() -> None:
    position = placing("camp_w camp_n camp_e camp_s", WALL_TO_THE_EAST)
    assert position.legal("place") == {"place camp_w 2,0"}


AROUND_A_BAY = {
    (0, 1): "pavilion_8_open",
    (0, 2): "seraglio_9_open",
    (1, 2): "arcades_9_open",
    (2, 2): "tower_11_n",
}


@pytest.mark.clause("CAM-6", "ALH-PLACE-7")
@pytest.mark.parametrize(("closed", "clause"), [(False, None), (True, "ALH-PLACE-7")])
def test_a_camp_may_not_enclose_an_empty_area(closed: bool, clause: str | None) -> None:
    tiles = {**AROUND_A_BAY, (1, 0): "garden_10_open"} if closed else AROUND_A_BAY
    position = placing("camp_s", tiles)
    assert position.refusal("place camp_s 2,1") == clause
    assert ("place camp_s 2,1" in position.legal()) == (clause is None)


@pytest.mark.clause("CAM-6", "ALH-PLACE-7")
def test_a_building_tile_may_not_enclose_an_empty_area_together_with_a_camp() -> None:
    position = placing("garden_10_open", {**AROUND_A_BAY, (2, 1): "camp_s"})
    assert position.refusal("place garden_10_open 1,0") == "ALH-PLACE-7"
    assert position.refusal("place garden_10_open -1,0") is None


# --- points ---


@pytest.mark.clause("CAM-7")
@pytest.mark.parametrize("scoring", [1, 2, 3])
def test_camps_score_in_every_scoring(scoring: int) -> None:
    position = standing({**WALL_TO_THE_EAST, (2, 0): "camp_w"})
    before = position.game.points[0]
    lines = scored_lines(position, scoring)
    assert lines == {"wall": 1, "camps": 2}
    garden = 5 + (7 if scoring > 1 else 0) + (8 if scoring > 2 else 0)
    assert position.game.points[0] == before + 1 + 2 + garden


@pytest.mark.clause("CAM-7")
@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ({}, 0),
        ({(1, 0): "garden_9_e", (2, 0): "camp_w"}, 2),  # the starting tile counts
        ({(1, 0): "garden_9_e", (2, 0): "camp_w", (-1, 0): "pavilion_8_open"}, 3),
        (
            {(1, 0): "garden_9_e", (2, 0): "camp_w", (-1, 0): "pavilion_8_open", (0, 1): "tower_11_open"},
            3,
        ),  # not straight
        ({(1, 0): "garden_9_e", (2, 0): "camp_sw"}, 2),  # one bastion with no tile next to it
        (
            {(1, 0): "garden_9_e", (2, 0): "camp_sw", (1, 1): "pavilion_8_open", (2, 1): "tower_11_n"},
            2 + 1,
        ),
        (
            # An empty cell interrupts the line: the tile at 1,-1 does not count.
            {(0, 1): "tower_11_open", (1, 1): "garden_12_s", (1, 2): "camp_n", (0, -1): "tower_12_open"}
            | {(0, -2): "garden_11_open", (1, -1): "garden_10_open"},
            1,
        ),
    ],
)
def test_each_bastion_scores_the_unbroken_line_that_its_arrow_points_at(tiles: Tiles, points: int) -> None:
    assert points_of(tiles) == points


@pytest.mark.clause("CAM-7")
def test_inner_walls_do_not_break_the_line() -> None:
    way_round = {(1, 0): "garden_11_open", (1, 1): "garden_10_open", (1, 2): "tower_11_open"}
    line = {(0, 1): "chambers_9_s", (0, 2): "pavilion_6_n", (0, 3): "seraglio_8_s", (0, 4): "camp_n"}
    # Between 0,1 and 0,2 there is a double wall.
    assert points_of(way_round | line) == 4


@pytest.mark.clause("CAM-7")
def test_another_camp_breaks_the_line() -> None:
    tiles = {(-1, 0): "tower_10_w", (-2, 0): "camp_e", (1, 0): "garden_9_e", (2, 0): "camp_w"}
    assert points_of(tiles) == 3 + 3  # both count the three tiles between them, neither the other camp


@pytest.mark.clause("CAM-7", "ALH-SCO-7")
def test_a_camp_in_the_reserve_scores_nothing() -> None:
    position = standing(WALL_TO_THE_EAST, "camp_w")
    assert "camps" not in scored_lines(position)


@pytest.mark.clause("CAM-7")
def test_each_seat_scores_its_own_camps() -> None:
    position = camps().palace(1, {**WALL_TO_THE_EAST, (2, 0): "camp_w"}).turn(0)
    position.push([Score(1)])
    lines = fields(told(position.game.events, "scoring")[0])["lines"]
    assert [seat.get("camps", 0) for seat in lines] == [0, 2, 0]


# --- majorities and walls ---


@pytest.mark.clause("CAM-8")
def test_camps_have_no_type_and_count_for_no_majority() -> None:
    position = standing({**WALL_TO_THE_EAST, (2, 0): "camp_w"})
    catalog = position.game.rules.catalog
    assert {catalog.types[catalog.piece(name)] for name in CAMPS} == {NO_TYPE}
    assert sum(position.game.strength(0)) == 2  # the one garden
    view = position.game.view(None)["seats"][0]["palace"]
    assert [tile["type"] for tile in view if tile["tile"] == "camp_w"] == [None]


@pytest.mark.clause("CAM-8", "ALH-SCO-1")
def test_a_wall_with_a_bastion_against_it_is_still_an_outer_wall() -> None:
    tiles = {(1, 0): "tower_8_nes"}
    assert scored_lines(standing(tiles))["wall"] == 3
    assert scored_lines(standing({**tiles, (2, 0): "camp_w"}))["wall"] == 3


@pytest.mark.clause("CAM-8")
def test_a_wall_runs_on_past_a_camp() -> None:
    tiles = {(0, 1): "garden_11_open", (1, 0): "garden_9_e", (1, 1): "tower_13_e", (2, 0): "camp_w", (2, 1): "camp_sw"}
    lines = scored_lines(standing(tiles))
    assert lines == {"wall": 2, "camps": 4}


# --- Dirk ---


@pytest.mark.clause("CAM-9")
def test_camps_drawn_for_dirk_count_among_his_tiles() -> None:
    position = camps(2).bag("camp_w camp_n camp_e camp_s camp_nw camp_ne tower_9_ne").open_chance()
    position.push([DirkGets(1)])
    for name in ("camp_w", "camp_n", "camp_e", "camp_s", "camp_nw", "tower_9_ne"):
        assert position.game.chance is not None
        assert position.game.chance.kind == "dirk_draws"
        position.play(f"*{name}")
    assert len(position.with_dirk()) == 6
    assert position.game.chance is None
    position = camps(2).bag("camp_w camp_n camp_e camp_s tower_9_ne tower_9_es").open_chance()
    position.push([DirkGets(2)])
    position.play("*camp_w", "*camp_n")
    assert position.with_dirk() == ["camp_n", "camp_w"]  # a third of all six
    assert position.game.chance is None


@pytest.mark.clause("CAM-9")
def test_dirks_camps_have_no_effect() -> None:
    points = []
    for tiles in ("tower_9_ne", "tower_9_ne camp_w camp_n"):
        position = camps(2).dirk(tiles).turn(0)
        position.push([Score(3)])
        points.append((position.game.dirk_points, position.game.points))
    assert points[0] == points[1]
    assert points[0][0] == 21


@pytest.mark.clause("CAM-9")
def test_a_bought_camp_may_be_given_to_dirk() -> None:
    position = camps(2).placing(0, "camp_w")
    assert position.legal() == {"give camp_w", "reserve camp_w"}
    position.play("give camp_w")
    assert position.with_dirk() == ["camp_w"]


# --- tiles that must stay ---


@pytest.mark.clause("CAM-10")
def test_the_only_tile_that_carries_a_camp_stays() -> None:
    position = standing({**WALL_TO_THE_EAST, (2, 0): "camp_w"})
    assert position.refusal("remove garden_9_e 1,0") == "CAM-10"
    assert position.legal("remove") == {"remove camp_w 2,0"}
    assert position.play("remove camp_w 2,0")
    assert position.turn(0).refusal("remove garden_9_e 1,0") is None


@pytest.mark.clause("CAM-10")
@pytest.mark.parametrize("gone", ["remove garden_9_e 1,0", "remove tower_11_n 2,1"])
def test_with_two_supports_either_may_go_but_not_both(gone: str) -> None:
    tiles = {(0, 1): "garden_11_open", (1, 0): "garden_9_e", (1, 1): "pavilion_8_open", (2, 1): "tower_11_n"}
    position = standing({**tiles, (2, 0): "camp_sw"})
    assert {"remove garden_9_e 1,0", "remove tower_11_n 2,1"} <= position.legal("remove")
    position.play(gone)
    (other,) = {"remove garden_9_e 1,0", "remove tower_11_n 2,1"} - {gone}
    assert position.turn(0).refusal(other) == "CAM-10"
    assert other not in position.legal("remove")


@pytest.mark.clause("CAM-10")
def test_a_tile_that_carries_two_camps_stays_until_both_are_gone() -> None:
    position = standing({(1, 0): "tower_8_nes", (2, 0): "camp_w", (1, 1): "camp_n"})
    assert position.refusal("remove tower_8_nes 1,0") == "CAM-10"
    position.play("remove camp_w 2,0")
    assert position.turn(0).refusal("remove tower_8_nes 1,0") == "CAM-10"
    position.play("remove camp_n 1,1")
    assert position.turn(0).refusal("remove tower_8_nes 1,0") is None


@pytest.mark.clause("CAM-10", "ALH-RED-2")
def test_a_camp_stays_where_its_cell_would_be_enclosed() -> None:
    carrying = {(1, 0): "seraglio_8_s", (2, 0): "garden_12_s", (0, 1): "tower_13_e", (0, 2): "garden_9_e"}
    position = standing({**carrying, (1, 1): "camp_nw", (2, 1): "camp_n", (1, 2): "camp_w"})
    assert position.refusal("remove camp_nw 1,1") == "ALH-PLACE-7"
    assert "remove camp_nw 1,1" not in position.legal()
    position.play("remove camp_n 2,1")
    assert position.turn(0).refusal("remove camp_nw 1,1") is None


# --- against the slow model ---


def ground_of(rules: AlhambraRules, palace: Palace) -> model.Ground:
    catalog = rules.catalog
    tiles = {}
    for place, piece in palace.pieces.items():
        kind = "camp" if catalog.districts[piece] == CAMP else "building"
        kind = "start" if piece == catalog.start else kind
        marked = frozenset(catalog.sides[piece])
        tiles[cell_x(place), cell_y(place)] = model.Piece(catalog.names[piece], kind, marked=marked)
    return model.Ground(tiles)


@pytest.mark.clause("CAM-3", "CAM-4", "CAM-5", "CAM-6", "CAM-7", "CAM-8", "CAM-10")
@given(st.randoms(use_true_random=False))
def test_random_palaces_with_camps_agree_with_the_slow_model(chooser: Random) -> None:
    rules = rules_for(GameConfig("alhambra", 3, ["camps"]), load_components())
    catalog = rules.catalog
    palace = Palace(rules.codes, Owner())
    palace.lay(catalog.start, CELL_ORIGIN)
    pieces = [catalog.piece(name) for name in CAMPS]
    buildings = [piece for piece in catalog.bags[0] if catalog.names[piece] not in CAMPS]
    chooser.shuffle(buildings)
    for piece in buildings[:10]:
        waiting = [camp for camp in pieces if palace.cells_for(camp) and palace.cell_of(camp) < 0]
        chosen = chooser.choice(waiting) if waiting and chooser.random() < 0.5 else piece
        places = palace.cells_for(chosen)
        if places:
            palace.lay(chosen, chooser.choice(places))
    ground = ground_of(rules, palace)
    assert model.faults(ground) == []
    assert camp_points(palace) == model.camp_points(ground)
    assert {(cell_x(place), cell_y(place)) for place in palace.removable()} == model.legal_removals(ground)


@pytest.mark.clause("CAM-2", "CAM-7")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_in_whole_games_camps_score_what_the_slow_model_says(seed: int) -> None:
    game: TileGame = new_tile_game(GameConfig("alhambra", 2 + seed, ["camps"]), canonical_seed(seed))
    chooser = Randomness(seed)
    scorings = 0
    while not game.is_over:
        actions = game.legal_actions()
        with_camps = [
            action for action in actions if action.kind in ("place", "build") and " camp" in action.notation()
        ]
        events = game.play((with_camps or actions)[chooser.below(len(with_camps or actions))])
        after = [model.camp_points(ground_of(game.rules, palace)) for palace in game.palaces]
        for event in told(events, "scoring"):
            scorings += 1
            assert [lines.get("camps", 0) for lines in fields(event)["lines"]] == after
    assert scorings > 0
