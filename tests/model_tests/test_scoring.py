"""Majorities and whole scorings."""

from __future__ import annotations

from tests.model.scoring import (
    PALACE_PLACES,
    Participant,
    Score,
    city_majorities,
    city_majority_points,
    majorities,
    majority_points,
    scoring,
)
from tests.model_tests.pieces import building, camp, combined, granada, hut, palace


def tower_points(round_number: int, *counts: int) -> list[int]:
    return majorities([{"tower": count} for count in counts], round_number)


def test_places_of_the_rulebook_examples() -> None:
    assert majorities([{"chambers": 2}, {"chambers": 1}], 1) == [4, 0]
    assert tower_points(2, 3, 2, 1) == [13, 6, 0]
    assert majorities([{"pavilion": 3}, {"pavilion": 2}, {"pavilion": 1}, {}], 3) == [16, 8, 1, 0]


def test_the_table_grows_by_one_from_type_to_type() -> None:
    for places_of_types in PALACE_PLACES.values():
        for place in zip(*places_of_types.values(), strict=True):
            assert list(place) == list(range(place[0], place[0] + 6))


def test_ties_share_the_places_they_occupy_rounded_down() -> None:
    assert tower_points(2, 4, 4, 1) == [9, 9, 0]
    assert tower_points(1, 4, 4) == [3, 3]
    assert tower_points(2, 4, 2, 2) == [13, 3, 3]
    assert tower_points(3, 2, 2, 1) == [17, 17, 6]
    assert tower_points(3, 3, 1, 1, 1) == [21, 6, 6, 6]
    assert tower_points(3, 1, 1, 1, 1, 1, 1) == [6] * 6
    assert majorities([{"pavilion": 1}] * 2, 1) == [0, 0]


def test_nobody_scores_for_a_type_without_a_tile() -> None:
    assert tower_points(3, 0, 0, 1) == [0, 0, 21]
    assert tower_points(3, 0, 0, 0) == [0, 0, 0]


def test_half_a_tile_breaks_ties_but_is_no_first_tile() -> None:
    places = [13, 6]
    assert majority_points(places, [2, 2], [True, False]) == [13, 6]
    assert majority_points(places, [2, 3], [True, False]) == [6, 13]
    assert majority_points(places, [0, 1], [True, False]) == [0, 13]
    assert majority_points(places, [1, 1], [True, True]) == [9, 9]
    assert majorities([{"tower": 1, "garden": 1}, {"tower": 1, "garden": 1}], 2, ["garden", None]) == [9 + 12, 9 + 5]


def test_granada_examples_of_the_rulebook() -> None:
    assert city_majority_points([[2, 3, 4], [5, 6], [7, 8]], 1) == [7, 0, 0]
    assert city_majority_points([[2, 3, 4, 9], [5, 6, 10], [7, 8]], 2) == [18, 9, 0]
    assert city_majority_points([[2, 3, 4, 9], [5, 6, 10, 12], [7, 8]], 3) == [20, 30, 10]


def test_granada_ties_go_to_the_highest_price() -> None:
    assert city_majority_points([[2, 3, 9], [4, 5, 10]], 1) == [0, 6]
    assert city_majority_points([[13], [2, 3]], 3) == [6, 9]
    assert city_majority_points([[], [], []], 3) == [0, 0, 0]


def test_granada_simplified_places() -> None:
    schools = [[2, 3], [4, 5], [6], []]
    assert city_majority_points(schools, 1, simplified=True) == [0, 3, 0, 0]
    assert city_majority_points(schools, 2, simplified=True) == [3, 10, 0, 0]
    assert city_majority_points(schools, 3, simplified=True) == [10, 18, 3, 0]


def test_granada_adds_all_types() -> None:
    assert city_majorities([{"school": [2], "park": [3]}, {"park": [4]}], 2) == [2 + 2, 4]


def test_dirk_takes_part_in_majorities_and_has_no_lines() -> None:
    seat = Participant(palace({(1, 0): building("NES")}))
    dirk = Participant(collection=[building("N"), building("S"), camp("N")])
    assert scoring([seat, Participant(palace()), dirk], 2) == [
        Score(walls=3, palace_majorities=6),
        Score(),
        Score(palace_majorities=13),
    ]


def test_dirks_tiles_count_for_the_number_of_granada_tiles() -> None:
    seat = Participant(combined({(1, 0): building("E"), (2, 0): granada("W", price=4)}, (2, 0)))
    dirk = Participant(collection=[granada(price=2), granada(price=6)])
    own, others = scoring([seat, dirk], 2)
    assert (own.city_majorities, others.city_majorities) == (3, 6)


def test_bonus_cards_huts_hakim_and_yusuf() -> None:
    ground = palace({(1, 0): building("NS", "garden"), (2, 0): hut("NES", "garden")})
    first = Participant(ground, bonus_types=["garden"], has_yusuf=True)
    second = Participant(palace(dict.fromkeys([(0, 1), (0, 2), (0, 3)], building("", "garden"))), hakim_type="garden")
    assert scoring([first, second], 2) == [Score(walls=5, yusuf=1, palace_majorities=5), Score(palace_majorities=12)]


def test_a_whole_combined_scoring() -> None:
    ground = combined(
        {(1, 0): building("E"), (2, 0): granada("NW", "school", 4), (3, 0): granada("", "park", 2)}, (2, 0)
    )
    (score,) = scoring([Participant(ground)], 1)
    assert score == Score(walls=1, moats=2, walls_and_moats=2, palace_majorities=6, city_majorities=2)
    assert score.total == 13
    (simple,) = scoring([Participant(ground)], 1, simplified=True)
    assert simple.city_majorities == 6
