"""RNW-SCO: points for types, rows, columns and coins."""

import pytest

from alhambra.roll_and_write import RollAndWrite
from tests.roll_and_write.builder import Table, end_round, play, points

NOTHING = (0, 0, 0, 0, 0, 0)


def last_round(seats: int = 5) -> Table:
    """The last turn of the game comes next; nobody has anything."""
    rounds = {5: 12, 4: 15}.get(seats, 18)
    return Table(seats, seat=seats - 1, round_number=rounds)


def finish(table: Table) -> RollAndWrite:
    play(table.game, "coins")
    assert table.game.is_over
    return table.game


# --- ranks during the game ---


@pytest.mark.clause("RNW-SCO-1")
@pytest.mark.parametrize(
    ("building", "places"),
    [
        ("pavilion", [16, 8, 1]),
        ("seraglio", [17, 9, 2]),
        ("arcades", [18, 10, 3]),
        ("chambers", [19, 11, 4]),
        ("garden", [20, 12, 5]),
        ("tower", [21, 13, 6]),
    ],
)
def test_the_points_by_place_are_those_of_the_third_scoring(building: str, places: list[int]) -> None:
    table = Table(4)
    game = table.game
    for seat in range(3):
        table.complete(seat, building)
        end_round(game)
    assert [points(game, seat, building) for seat in range(4)] == [*places, 0]


@pytest.mark.clause("RNW-SCO-2")
def test_points_come_at_the_end_of_the_round_not_before() -> None:
    table = Table(3).coins(0, 0).complete(0, "tower", but=1).dice(0, [6, 1], [1, 2])
    game = table.game
    assert not game.sheets[0].is_ticked(6, 1), "the last tower of the grid"
    play(game, "tick 6 1")
    assert points(game, 0, "tower") == 0
    assert game.scores == [0, 0, 0]
    end_round(game)
    assert points(game, 0, "tower") == 21
    assert game.scores == [21, 0, 0]


@pytest.mark.clause("RNW-SCO-2")
def test_two_who_complete_in_the_same_round_share_first_and_second_place() -> None:
    game = Table(5).complete(1, "seraglio").complete(3, "seraglio").game
    end_round(game)
    assert [points(game, seat, "seraglio") for seat in range(5)] == [0, 13, 0, 13, 0]


@pytest.mark.clause("RNW-SCO-2")
def test_after_two_shared_only_the_third_place_is_left() -> None:
    table = Table(5).complete(1, "seraglio").complete(3, "seraglio")
    end_round(table.game)
    table.complete(0, "seraglio")
    end_round(table.game)
    assert points(table.game, 0, "seraglio") == 2


@pytest.mark.clause("RNW-SCO-2")
def test_shares_are_rounded_down() -> None:
    game = Table(3).complete(0, "tower").complete(1, "tower").complete(2, "tower").game
    end_round(game)
    assert [points(game, seat, "tower") for seat in range(3)] == [13, 13, 13]  # 40 / 3


@pytest.mark.clause("RNW-SCO-2")
def test_three_with_only_second_and_third_open_get_a_third_of_their_sum() -> None:
    table = Table(5).complete(0, "chambers")
    end_round(table.game)
    for seat in (1, 2, 3):
        table.complete(seat, "chambers")
    end_round(table.game)
    assert [points(table.game, seat, "chambers") for seat in range(5)] == [19, 5, 5, 5, 0]  # (11 + 4) / 3


@pytest.mark.clause("RNW-SCO-2")
def test_a_place_beyond_the_third_is_worth_nothing() -> None:
    table = Table(5)
    for seat in range(5):
        table.complete(seat, "garden")
        end_round(table.game)
    assert [points(table.game, seat, "garden") for seat in range(5)] == [20, 12, 5, 0, 0]


@pytest.mark.clause("RNW-SCO-2")
def test_points_are_given_only_once() -> None:
    game = Table(3).complete(0, "tower").game
    end_round(game)
    end_round(game)
    assert game.scores == [21, 0, 0]
    assert game.view(None)["buildings"][5]["places_gone"] == 1


@pytest.mark.clause("RNW-SCO-2")
def test_the_last_round_is_settled_before_the_final_ranking() -> None:
    """A player who completes a type in the last round ranks before somebody with all but one."""
    table = last_round(5).complete(0, "pavilion").complete(1, "pavilion").complete(2, "pavilion", but=1)
    game = finish(table)
    assert [points(game, seat, "pavilion") for seat in range(5)] == [12, 12, 1, 0, 0]


# --- the final ranking ---


@pytest.mark.clause("RNW-SCO-3")
def test_first_alone_and_two_who_share_second_and_third() -> None:
    table = last_round(5)
    for seat, count in enumerate([1, 3, 5, 3, 2]):
        table.boxes(seat, 0, 0, count, 0, 0, 0)
    game = finish(table)
    assert [points(game, seat, "arcades") for seat in range(5)] == [0, 6, 18, 6, 0]


@pytest.mark.clause("RNW-SCO-3")
def test_after_a_completion_only_the_places_left_are_given() -> None:
    table = last_round(5)
    table.complete(0, "tower").game.score_sheet.settle_round()
    for seat, count in enumerate([4, 3, 1], start=1):
        table.boxes(seat, 0, 0, 0, 0, 0, count)
    game = finish(table)
    assert [points(game, seat, "tower") for seat in range(5)] == [21, 13, 6, 0, 0]


@pytest.mark.clause("RNW-SCO-3")
def test_who_has_scored_for_a_type_gets_no_more_for_it() -> None:
    table = last_round(3)
    table.complete(0, "tower").game.score_sheet.settle_round()
    game = finish(table)
    assert points(game, 0, "tower") == 21
    assert game.view(None)["buildings"][5]["places_gone"] == 1


@pytest.mark.clause("RNW-SCO-3")
def test_at_least_one_building_is_needed() -> None:
    table = last_round(3).boxes(0, 0, 2, 0, 0, 0, 0)
    game = finish(table)
    assert [points(game, seat, "seraglio") for seat in range(3)] == [17, 0, 0]
    assert [points(game, seat, "garden") for seat in range(3)] == [0, 0, 0]


@pytest.mark.clause("RNW-SCO-3")
def test_three_who_tie_for_second_share_two_places() -> None:
    table = last_round(4).boxes(0, 0, 0, 0, 5, 0, 0)
    for seat in (1, 2, 3):
        table.boxes(seat, 0, 0, 0, 2, 0, 0)
    game = finish(table)
    assert [points(game, seat, "chambers") for seat in range(4)] == [19, 5, 5, 5]


@pytest.mark.clause("RNW-SCO-3")
def test_all_who_tie_share_all_places() -> None:
    table = last_round(4)
    for seat in range(4):
        table.boxes(seat, 3, 0, 0, 0, 0, 0)
    game = finish(table)
    assert [points(game, seat, "pavilion") for seat in range(4)] == [6, 6, 6, 6]  # 25 / 4


# --- rows, columns, coins ---


def alone(cells: list[tuple[int, int]], coins: int = 0) -> int:
    """Return the points of a seat for these ticks and coins, without points for types."""
    table = last_round(3).ticks(0, cells).coins(0, coins)
    table.boxes(0, *NOTHING)
    return finish(table).scores[0]


@pytest.mark.clause("RNW-SCO-4")
@pytest.mark.parametrize(("ticks", "expected"), [(0, 0), (1, 0), (2, 0), (3, 0), (4, 2), (5, 5), (6, 10)])
def test_rows_and_columns_by_ticks(ticks: int, expected: int) -> None:
    assert alone([(2, blue) for blue in range(1, ticks + 1)]) == expected
    assert alone([(yellow, 5) for yellow in range(1, ticks + 1)]) == expected


@pytest.mark.clause("RNW-SCO-4")
@pytest.mark.parametrize("number", range(1, 7))
def test_every_row_and_every_column_counts(number: int) -> None:
    assert alone([(number, blue) for blue in (1, 2, 3, 4)]) == 2
    assert alone([(yellow, number) for yellow in (1, 2, 3, 4)]) == 2


@pytest.mark.clause("RNW-SCO-4")
def test_the_ticks_need_not_be_adjacent() -> None:
    assert alone([(3, 1), (3, 2), (3, 5), (3, 6)]) == 2
    assert alone([(1, 3), (2, 3), (4, 3), (5, 3), (6, 3)]) == 5


@pytest.mark.clause("RNW-SCO-4")
def test_one_row_and_two_columns_together_give_seventeen() -> None:
    row = [(3, blue) for blue in range(1, 7)]
    four = [(1, 2), (2, 2), (4, 2)]
    five = [(1, 5), (2, 5), (4, 5), (6, 5)]
    assert alone(row + four + five) == 10 + 2 + 5


@pytest.mark.clause("RNW-SCO-4")
def test_a_full_grid() -> None:
    assert alone([(yellow, blue) for yellow in range(1, 7) for blue in range(1, 7)]) == 120


@pytest.mark.clause("RNW-SCO-5")
@pytest.mark.parametrize(("coins", "expected"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (7, 3)])
def test_every_two_coins_left_are_a_point(coins: int, expected: int) -> None:
    assert alone([], coins) == expected


@pytest.mark.clause("RNW-SCO-5")
def test_spent_coins_give_no_points() -> None:
    table = last_round(3).coins(0, 2, spent=8)
    assert finish(table).scores[0] == 1


@pytest.mark.clause("RNW-SCO-5")
def test_most_points_win() -> None:
    table = last_round(3).coins(0, 4).coins(1, 8).coins(2, 6)
    game = finish(table)
    assert game.scores == [2, 4, 3]
    assert game.winners == [1]


@pytest.mark.clause("RNW-SCO-5")
def test_ties_share_the_win() -> None:
    table = last_round(3).coins(0, 8).coins(1, 2).coins(2, 9)
    assert finish(table).winners == [0, 2]


@pytest.mark.clause("RNW-SCO-5")
def test_nobody_has_won_before_the_end() -> None:
    table = last_round(3)
    assert table.game.winners == []
