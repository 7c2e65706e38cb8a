"""RNW-SET: components and set-up."""

from collections import Counter
from fractions import Fraction

import pytest

from alhambra.components import load_components
from alhambra.protocol import canonical_seed
from tests.engines import new_roll_and_write
from tests.roll_and_write.builder import Table, config, counts, end_round, first_outcomes, open_game, play

SEATS = [1, 2, 3, 4, 5]


@pytest.mark.clause("RNW-SET-1")
def test_the_grid_is_six_by_six_of_all_types_with_yellow_rows_and_blue_columns() -> None:
    view = open_game(3).view(None)
    printed = load_components().roll_and_write_sheet
    assert len(view["grid"]) == 6
    assert all(len(row) == 6 for row in view["grid"])
    assert {name for row in view["grid"] for name in row} == {
        "pavilion",
        "seraglio",
        "arcades",
        "chambers",
        "garden",
        "tower",
    }
    assert all(view["grid"][y - 1][b - 1] == printed.type_at(y, b) for y in range(1, 7) for b in range(1, 7))


@pytest.mark.clause("RNW-SET-1")
def test_a_yellow_die_names_the_row_and_a_blue_die_the_column() -> None:
    game = Table().dice(0, [2, 4], [1, 5]).game
    play(game, "tick 2 5")
    assert game.view(0)["seats"][0]["ticks"] == [[2, 5]]
    assert counts(game, 0) == {**dict.fromkeys(game.layout.types, 0), game.view(0)["grid"][1][4]: 1}


@pytest.mark.clause("RNW-SET-1")
def test_the_score_sheet_has_a_row_for_each_player_and_a_box_for_each_building() -> None:
    view = open_game(4).view(None)
    cells = Counter(name for row in view["grid"] for name in row)
    assert {entry["type"]: entry["boxes"] for entry in view["buildings"]} == cells
    assert [row["seat"] for row in view["rows"]] == [0, 1, 2, 3]


@pytest.mark.clause("RNW-SET-1", "RNW-COIN-2")
def test_every_sheet_has_the_printed_supply_of_coins() -> None:
    supply = load_components().roll_and_write_sheet.coin_supply
    assert [sheet["coin_supply"] for sheet in open_game(5).view(None)["seats"]] == [supply] * 5


@pytest.mark.clause("RNW-SET-2")
@pytest.mark.parametrize("seats", SEATS[1:])
def test_the_start_player_is_drawn_by_lot(seats: int) -> None:
    game = open_game(seats)
    chance = game.chance
    assert chance is not None
    assert chance.outcomes == [(f"seat_{seat}", 1) for seat in range(seats)]
    play(game, f"*seat_{seats - 1}")
    first_outcomes(game)
    assert game.view(None)["start_seat"] == seats - 1
    assert game.decision is not None
    assert game.decision.seat == seats - 1


@pytest.mark.clause("RNW-SET-2")
def test_everybody_is_told_who_starts() -> None:
    game = open_game(3)
    game.resolve("seat_1")
    for seat in (None, 0, 1, 2):
        assert dict(game.events_for(seat)[0]) == {"event": "start_seat", "seat": 1}


@pytest.mark.clause("RNW-SET-2")
def test_every_seat_can_become_start_player() -> None:
    starts = {new_roll_and_write(config(3), canonical_seed(seed)).start_seat for seed in range(30)}
    assert starts == {0, 1, 2}


@pytest.mark.clause("RNW-SET-2", "RNW-SET-4")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_a_yellow_and_a_blue_die_and_the_start_player_a_second_pair(seats: int) -> None:
    game = new_roll_and_write(config(seats), canonical_seed(4))
    for seat, sheet in enumerate(game.sheets):
        expected = 2 if seat == game.start_seat else 1
        assert (len(sheet.yellows), len(sheet.blues)) == (expected, expected)


@pytest.mark.clause("RNW-SET-3")
def test_buildings_are_rolled_in_turn_from_the_start_player_until_each_has_three() -> None:
    game = open_game(3)
    play(game, "*seat_1")
    for number, outcome in enumerate([f"{y}{b}" for y, b in zip("123456123", "111111222", strict=True)]):
        play(game, f"*yellow_{outcome[0]}", f"*blue_{outcome[1]}")
        seat = (1 + number) % 3
        assert game.sheets[seat].is_ticked(int(outcome[0]), int(outcome[1]))
        assert sum(game.score_sheet.total(row) for row in range(3)) == number + 1
    assert [game.score_sheet.total(row) for row in range(3)] == [3, 3, 3]
    assert game.chance is not None
    assert game.chance.kind == "dice"


@pytest.mark.clause("RNW-SET-3")
def test_a_ticked_building_is_rolled_again() -> None:
    """Only unticked buildings come up, as often as when every ticked one is rolled again."""
    game = open_game(1)
    play(game, "*yellow_3", "*blue_4", "*yellow_3", "*blue_1")
    chance = game.chance
    assert chance is not None
    yellow_total = chance.total
    probabilities: dict[tuple[int, int], Fraction] = {}
    for yellow, weight in chance.outcomes:
        branch = game.copy()
        branch.resolve(yellow)
        assert branch.chance is not None
        for blue, part in branch.chance.outcomes:
            cell = (int(yellow[-1]), int(blue[-1]))
            probabilities[cell] = Fraction(weight, yellow_total) * Fraction(part, branch.chance.total)
    every = {(yellow, blue) for yellow in range(1, 7) for blue in range(1, 7)}
    assert set(probabilities) == every - {(3, 4), (3, 1)}
    assert set(probabilities.values()) == {Fraction(1, 34)}


@pytest.mark.clause("RNW-SET-4")
def test_all_roll_their_pair_and_then_the_start_player_rolls_a_second_one() -> None:
    game = open_game(2)
    play(game, "*seat_1")
    while game.chance is not None and game.chance.kind == "building":
        game.resolve(game.chance.outcomes[0][0])
    play(game, "*yellow_2", "*blue_3", "*yellow_4", "*blue_5")
    assert (game.sheets[1].yellows, game.sheets[1].blues) == ([2], [3])
    assert (game.sheets[0].yellows, game.sheets[0].blues) == ([4], [5])
    play(game, "*yellow_6", "*blue_1")
    assert (game.sheets[1].yellows, game.sheets[1].blues) == ([2, 6], [1, 3])
    assert game.decision is not None
    assert game.round == 1


@pytest.mark.clause("RNW-SET-4")
def test_all_faces_of_a_die_are_equally_likely() -> None:
    game = open_game(1)
    while game.chance is not None and game.chance.kind == "building":
        game.resolve(game.chance.outcomes[0][0])
    assert game.chance is not None
    assert game.chance.outcomes == [(f"yellow_{value}", 1) for value in range(1, 7)]
    play(game, "*yellow_2")
    assert game.chance is not None
    assert game.chance.outcomes == [(f"blue_{value}", 1) for value in range(1, 7)]


@pytest.mark.clause("RNW-SET-5")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_starts_with_three_coins(seats: int) -> None:
    game = new_roll_and_write(config(seats), canonical_seed(4))
    assert [sheet.coins for sheet in game.sheets] == [3] * seats


@pytest.mark.clause("RNW-SET-5")
def test_the_first_coins_use_three_places_of_the_supply() -> None:
    table = Table(1).ticks(0, [(yellow, blue) for yellow in range(1, 7) for blue in range(1, 7)])
    game = table.game
    sheet = game.sheets[0]
    for _ in range(6):
        end_round(game)
    assert sheet.coins == game.layout.coin_supply


@pytest.mark.clause("RNW-SET-6")
def test_every_tick_is_marked_on_the_score_sheet_open_to_all() -> None:
    game = new_roll_and_write(config(3), canonical_seed(9))
    for viewer in (None, 0, 1, 2):
        view = game.view(viewer)
        for seat in range(3):
            types = [view["grid"][yellow - 1][blue - 1] for yellow, blue in view["seats"][seat]["ticks"]]
            expected = [types.count(entry["type"]) for entry in view["buildings"]]
            assert view["rows"][seat]["counts"] == expected
            assert sum(expected) == 3


@pytest.mark.clause("RNW-SET-6")
def test_a_second_tick_is_marked_too() -> None:
    game = Table().dice(0, [1, 2], [1, 2]).game
    play(game, "tick 1 1", "tick 2 2")
    assert game.score_sheet.total(0) == 2
