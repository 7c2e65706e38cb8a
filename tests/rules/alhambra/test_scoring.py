"""ALH-SCO: the points of a scoring."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from alhambra.palace.lines import longest_line
from alhambra.palace.palace import Owner, Palace
from alhambra.palace.shapes import CAMP, CITY, PALACE, shape_code, sides_mask
from alhambra.protocol import cell
from alhambra.tilegames.scoring.scorings import Score
from tests.messages import fields
from tests.rules.positions import Cell, Position, told

TABLE = {
    "pavilion": [[1], [8, 1], [16, 8, 1]],
    "seraglio": [[2], [9, 2], [17, 9, 2]],
    "arcades": [[3], [10, 3], [18, 10, 3]],
    "chambers": [[4], [11, 4], [19, 11, 4]],
    "garden": [[5], [12, 5], [20, 12, 5]],
    "tower": [[6], [13, 6], [21, 13, 6]],
}
# Six tiles of each type, three, two and one of which can be placed together.
TILES = {
    "pavilion": ["8_open", "7_e", "6_n", "5_nw", "4_es", "3_sw"],
    "seraglio": ["9_open", "8_s", "7_w", "6_es", "5_sw", "4_ne"],
    "arcades": ["10_open", "9_open", "8_e", "8_n", "7_es", "6_sw"],
    "chambers": ["11_open", "10_open", "9_w", "9_s", "8_nw", "7_sw"],
    "garden": ["12_s", "11_open", "10_open", "10_w", "10_n", "9_e"],
    "tower": ["12_open", "11_open", "11_s", "11_n", "10_w", "9_nw"],
}


def collected(kind: str, counts: list[int]) -> Position:
    """Return a position in which the seats have this many tiles of the type in their palaces."""
    position = Position(len(counts))
    tiles = [f"{kind}_{tile}" for tile in TILES[kind]]
    for seat, count in enumerate(counts):
        position.collect(seat, " ".join(tiles[:count]))
        tiles = tiles[count:]
    return position


def score(position: Position, scoring: int) -> dict[str, Any]:
    """Carry out the scoring and return its event."""
    position.push([Score(scoring)])
    events = told(position.game.events, "scoring")
    assert len(events) == 1
    assert fields(events[0])["scoring"] == scoring
    return fields(events[0])


def walls(palace: dict[Cell, str]) -> int:
    """Return the points of a palace for its wall."""
    points = score(Position(3).palace(0, palace), 1)["lines"][0]
    assert set(points) == {"wall"}
    return int(points["wall"])


# --- walls ---


@pytest.mark.clause("ALH-SCO-1")
@pytest.mark.parametrize(
    ("palace", "points"),
    [
        ({}, 0),
        ({(1, 0): "tower_12_open"}, 0),
        ({(1, 0): "tower_13_e"}, 1),
        ({(1, 0): "tower_8_nes"}, 3),
        ({(1, 0): "tower_11_n", (2, 0): "garden_8_ne"}, 3),
        ({(0, -1): "tower_11_n", (0, 1): "tower_11_s"}, 1),  # two segments of one side each
        ({(0, -1): "tower_7_new", (0, 1): "garden_6_esw", (1, 0): "tower_13_e"}, 3),  # the longest of three segments
    ],
)
def test_the_longest_piece_of_the_outer_wall_scores_a_point_for_every_side(
    palace: dict[Cell, str], points: int
) -> None:
    assert walls(palace) == points


@pytest.mark.clause("ALH-SCO-1")
def test_every_player_scores_for_the_own_wall_in_every_scoring() -> None:
    position = Position(3).palace(0, {(1, 0): "tower_8_nes"}).palace(2, {(1, 0): "garden_9_e"})
    for scoring in (1, 2, 3):
        assert score(position, scoring)["lines"] == [{"wall": 3}, {"wall": 0}, {"wall": 1}]


@pytest.mark.clause("ALH-SCO-2")
@pytest.mark.parametrize(
    ("palace", "points"),
    [
        ({(1, 0): "tower_9_ne", (1, 1): "garden_9_e"}, 3),  # straight on, after an outer corner
        ({(1, 0): "tower_11_n", (2, 0): "arcades_10_open", (2, -1): "tower_10_w"}, 2),  # around an inner corner
        ({(1, 0): "tower_11_n", (2, 0): "arcades_10_open", (2, -1): "tower_13_e"}, 1),  # no connection
    ],
)
def test_the_wall_is_followed_around_corners(palace: dict[Cell, str], points: int) -> None:
    assert walls(palace) == points


@pytest.mark.clause("ALH-SCO-2")
def test_a_closed_ring_scores_every_side_once() -> None:
    ring = {
        (-1, -1): "pavilion_5_nw",
        (0, -1): "pavilion_6_n",
        (1, -1): "seraglio_4_ne",
        (1, 0): "pavilion_7_e",
        (1, 1): "pavilion_4_es",
        (0, 1): "seraglio_8_s",
        (-1, 1): "pavilion_3_sw",
        (-1, 0): "seraglio_7_w",
    }
    assert walls(ring) == 12


def raw_palace(tiles: dict[Cell, str], others: dict[Cell, tuple[int, str]] | None = None) -> Palace:
    """Return palace tiles with these walls and tiles of other districts, placed without checking legality."""
    palace = Palace(vec[i64](range(48)), Owner())  # a piece for every shape
    for place, sides in tiles.items():
        palace.lay(shape_code(PALACE, sides_mask(sides)), cell(*place))
    for place, (district, sides) in (others or {}).items():
        palace.lay(shape_code(district, sides_mask(sides)), cell(*place))
    return palace


@pytest.mark.clause("ALH-SCO-1")
@pytest.mark.parametrize("district", [CAMP, CITY])
def test_a_wall_against_a_camp_or_a_granada_tile_is_an_outer_wall(district: int) -> None:
    tiles = {(0, 0): "", (1, 0): "NE"}
    assert longest_line(raw_palace(tiles), PALACE) == 2
    assert longest_line(raw_palace(tiles, {(2, 0): (district, "W")}), PALACE) == 2
    assert longest_line(raw_palace({**tiles, (2, 0): "W"}), PALACE) == 1


@pytest.mark.clause("ALH-SCO-2")
def test_of_several_outlines_the_longest_piece_on_any_counts() -> None:
    outer = {(x, y): "" for x in range(3) for y in range(3) if (x, y) != (1, 1)}
    inside_only = {**outer, (1, 0): "S", (2, 1): "W"}
    assert longest_line(raw_palace(inside_only), PALACE) == 2
    both = {**inside_only, (0, 0): "NW", (0, 1): "W"}
    assert longest_line(raw_palace(both), PALACE) == 3


@pytest.mark.clause("ALH-SCO-2")
def test_where_two_tiles_touch_only_at_a_corner_the_line_turns_round_its_own_tile() -> None:
    crossing = {(0, 0): "NESW", (1, 1): "NESW"}
    assert longest_line(raw_palace(crossing), PALACE) == 4
    across = {(0, 0): "S", (1, 1): "W"}  # they would be neighbours if the line crossed over
    assert longest_line(raw_palace(across), PALACE) == 1


@pytest.mark.clause("ALH-SCO-3", "ALH-SCO-1")
def test_double_walls_score_nothing_and_break_the_line() -> None:
    palace = {(1, 0): "tower_13_e", (1, 1): "tower_12_open", (2, 1): "garden_11_open", (2, 0): "tower_10_w"}
    assert walls(palace) == 0
    assert walls({**palace, (2, 0): "tower_9_nw"}) == 1
    assert walls({**palace, (1, 0): "tower_9_ne", (2, 0): "tower_9_nw"}) == 2


# --- majorities ---


@pytest.mark.clause("ALH-SCO-4")
@pytest.mark.parametrize("scoring", [1, 2, 3])
@pytest.mark.parametrize("kind", list(TABLE))
def test_the_places_are_worth_what_the_table_says(kind: str, scoring: int) -> None:
    data = score(collected(kind, [1, 3, 2]), scoring)
    first, second, third = (*TABLE[kind][scoring - 1], 0, 0)[:3]
    assert data["majorities"].pop(kind) == [third, first, second]
    assert all(points == [0, 0, 0] for points in data["majorities"].values())


@pytest.mark.clause("ALH-SCO-1", "ALH-SCO-4")
def test_walls_and_majorities_of_all_types_are_added_to_the_points() -> None:
    position = (
        Position(3).palace(0, {(1, 0): "tower_8_nes", (0, -1): "garden_10_n"}).palace(1, {(1, 0): "garden_11_open"})
    )
    position.game.points = [10, 20, 30]
    data = score(position, 1)
    assert data["points"] == position.game.scores == [10 + 3 + 6 + 5 // 2, 20 + 5 // 2, 30]


@pytest.mark.clause("ALH-SCO-5")
@pytest.mark.parametrize(
    ("counts", "scoring", "points"),
    [
        ([1, 1, 0], 1, [3, 3, 0]),  # 6 / 2
        ([2, 2, 1], 2, [9, 9, 0]),  # (13 + 6) / 2, and nobody is second
        ([2, 1, 1], 2, [13, 3, 3]),  # 6 / 2
        ([2, 2, 1], 3, [17, 17, 6]),  # (21 + 13) / 2, and the next is third
        ([2, 2, 2], 3, [13, 13, 13]),  # (21 + 13 + 6) / 3
        ([1, 1, 1, 1], 3, [10, 10, 10, 10]),  # a fourth place is worth nothing
        ([2, 1, 1, 1], 3, [21, 6, 6, 6]),  # (13 + 6) / 3
        ([1, 1, 1, 1], 1, [1, 1, 1, 1]),  # 6 / 4
    ],
)
def test_ties_share_the_places_that_they_occupy_rounded_down(
    counts: list[int], scoring: int, points: list[int]
) -> None:
    assert score(collected("tower", counts), scoring)["majorities"]["tower"] == points


@pytest.mark.clause("ALH-SCO-5")
def test_a_share_of_less_than_a_point_is_nothing() -> None:
    assert score(collected("pavilion", [2, 2, 1]), 1)["majorities"]["pavilion"] == [0, 0, 0]


@pytest.mark.clause("ALH-SCO-5")
@pytest.mark.parametrize(
    ("counts", "scoring", "participants", "places", "points"),
    [
        ([1, 1, 0], 1, [0, 1], [6], [3, 3]),
        ([2, 1, 1], 2, [1, 2], [6], [3, 3]),
        ([2, 2, 1], 3, [0, 1], [21, 13], [17, 17]),
        ([1, 1, 1], 3, [0, 1, 2], [21, 13, 6], [13, 13, 13]),
    ],
)
def test_a_tie_says_which_places_are_shared(
    counts: list[int], scoring: int, participants: list[int], places: list[int], points: list[int]
) -> None:
    assert score(collected("tower", counts), scoring)["ties"] == [
        {
            "type": "tower",
            "participants": participants,
            "tiles": float(counts[participants[0]]),
            "places": places,
            "prices": [],
            "points": points,
        }
    ]


@pytest.mark.clause("ALH-SCO-5", "ALH-SCO-6")
def test_a_tie_for_no_points_is_not_reported() -> None:
    assert score(collected("tower", [2, 1, 1]), 1)["ties"] == []
    assert score(collected("tower", [2, 0, 0]), 3)["ties"] == []


@pytest.mark.clause("ALH-SCO-6")
def test_only_who_has_a_tile_of_the_type_takes_part() -> None:
    assert score(collected("tower", [0, 2, 0]), 3)["majorities"]["tower"] == [0, 21, 0]
    assert score(collected("tower", [0, 2, 1]), 3)["majorities"]["tower"] == [0, 21, 13]


@pytest.mark.clause("ALH-SCO-6")
def test_prices_do_not_matter() -> None:
    position = Position(3).collect(0, "garden_6_esw").collect(1, "garden_12_s")
    assert score(position, 1)["majorities"]["garden"] == [2, 2, 0]


@pytest.mark.clause("ALH-SCO-7")
def test_tiles_in_a_reserve_count_for_nothing() -> None:
    position = Position(3).reserve(0, "tower_8_nes tower_9_ne tower_9_es").collect(1, "tower_12_open")
    data = score(position, 2)
    assert data["majorities"]["tower"] == [0, 13, 0]
    assert data["lines"][0] == {"wall": 0}
