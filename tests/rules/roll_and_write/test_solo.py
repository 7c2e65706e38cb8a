"""RNW-SOLO: two players, and solo."""

from fractions import Fraction

import pytest

from alhambra.protocol import canonical_seed
from alhambra.roll_and_write import RollAndWrite
from tests.engines import new_roll_and_write
from tests.messages import fields
from tests.roll_and_write.builder import Table, cells_of, config, counts, end_round, open_game, play, points

SOLO = [((), 2, 18), (("three_imaginary",), 3, 15), (("four_imaginary",), 4, 12)]


def imaginary_rows(game: RollAndWrite) -> list[int]:
    return [number for number, row in enumerate(game.view(None)["rows"]) if row["imaginary"] is not None]


@pytest.mark.clause("RNW-SOLO-1")
@pytest.mark.parametrize(("seats", "imaginary"), [(1, 2), (2, 1), (3, 0), (4, 0), (5, 0)])
def test_imaginary_players_fill_up_to_three(seats: int, imaginary: int) -> None:
    game = new_roll_and_write(config(seats), canonical_seed(1))
    assert imaginary_rows(game) == list(range(seats, seats + imaginary))


@pytest.mark.clause("RNW-SOLO-1")
def test_imaginary_players_have_a_row_but_no_grid_and_no_points() -> None:
    table = Table(2, seat=1, round_number=18).boxes(2, 4, 0, 0, 0, 0, 16).coins(0, 0).coins(1, 0)
    game = table.game
    assert len(game.view(None)["seats"]) == 2
    end_round(game, "yellow_1", "blue_1")
    assert game.is_over
    assert game.imaginary_scores() == [0]
    assert game.view(None)["rows"][2]["points"] == [0] * 6
    assert game.scores == [0, 0]


@pytest.mark.clause("RNW-SOLO-2")
@pytest.mark.parametrize("seats", [1, 2])
def test_three_buildings_are_rolled_for_each_imaginary_player(seats: int) -> None:
    game = new_roll_and_write(config(seats), canonical_seed(8))
    assert [game.score_sheet.total(row) for row in imaginary_rows(game)] == [3] * (3 - seats)


@pytest.mark.clause("RNW-SOLO-2")
def test_a_crossing_rolled_again_is_another_building_of_the_type() -> None:
    game = open_game(1)
    play(game, *["*yellow_1", "*blue_1", "*yellow_1", "*blue_2", "*yellow_1", "*blue_3"])
    play(game, *["*yellow_4", "*blue_2"] * 3)
    assert counts(game, 1)[game.view(None)["grid"][3][1]] == 3
    assert game.score_sheet.total(2) == 0


@pytest.mark.clause("RNW-SOLO-3")
def test_with_two_players_the_spare_pair_goes_back_and_forth() -> None:
    game = Table(2).coins(0, 0).coins(1, 0).dice(0, [1, 2], [3, 4]).dice(1, [5], [6]).game
    play(game, "tick 1 3")
    assert (game.sheets[1].yellows, game.sheets[1].blues) == ([2, 5], [4, 6])
    play(game, "*yellow_3", "*blue_3", "tick 5 6")
    assert (game.sheets[0].yellows, game.sheets[0].blues) == ([2, 3], [3, 4])


@pytest.mark.clause("RNW-SOLO-3")
def test_after_both_have_moved_the_imaginary_player_marks_a_building() -> None:
    game = Table(2).coins(0, 0).coins(1, 0).game
    before = game.score_sheet.total(2)
    play(game, "tick 1 1", "*yellow_3", "*blue_3")
    assert game.decision is not None
    assert game.decision.seat == 1
    assert game.score_sheet.total(2) == before
    play(game, "tick 1 1", "*yellow_3", "*blue_3")
    assert game.chance is not None
    assert game.chance.kind == "building"
    dice = [(sheet.yellows[:], sheet.blues[:]) for sheet in game.sheets]
    towers = counts(game, 2)["pavilion"]
    play(game, "*yellow_1", "*blue_1")
    assert counts(game, 2)["pavilion"] == towers + 1
    assert [(sheet.yellows, sheet.blues) for sheet in game.sheets] == dice, "it has its own pair of dice"
    assert game.round == 2


@pytest.mark.clause("RNW-SOLO-3")
def test_the_imaginary_building_belongs_to_the_round() -> None:
    """It completes the type in the same round as a player: they share."""
    table = Table(2, seat=1, round_number=2).complete(0, "pavilion").boxes(2, 4, 0, 0, 0, 0, 0)
    end_round(table.game, "yellow_1", "blue_1")
    assert points(table.game, 0, "pavilion") == 12


@pytest.mark.clause("RNW-SOLO-4")
def test_an_imaginary_player_takes_a_place_and_its_points_are_gone() -> None:
    table = Table(2, seat=1, round_number=2).boxes(2, 4, 0, 0, 0, 0, 0)
    end_round(table.game, "yellow_1", "blue_1")
    assert table.game.view(None)["buildings"][0]["places_gone"] == 1
    table.complete(0, "pavilion")
    end_round(table.game)
    assert points(table.game, 0, "pavilion") == 8


@pytest.mark.clause("RNW-SOLO-4")
def test_a_full_type_is_rolled_again() -> None:
    game = Table(2, seat=1, round_number=3).boxes(2, 5, 0, 0, 0, 0, 0).game
    full = set(cells_of(game, "pavilion"))
    play(game, "coins", "*yellow_1", "*blue_1", "*yellow_1", "*blue_1")
    chance = game.chance
    assert chance is not None
    assert chance.kind == "building"
    likely: dict[tuple[int, int], Fraction] = {}
    for yellow, weight in chance.outcomes:
        branch = game.copy()
        branch.resolve(yellow)
        assert branch.chance is not None
        for blue, part in branch.chance.outcomes:
            likely[int(yellow[-1]), int(blue[-1])] = Fraction(weight, chance.total) * Fraction(
                part, branch.chance.total
            )
    assert set(likely) == {(y, b) for y in range(1, 7) for b in range(1, 7)} - full
    assert set(likely.values()) == {Fraction(1, 36 - len(full))}


@pytest.mark.clause("RNW-SOLO-5")
def test_imaginary_players_count_in_the_final_ranking_and_their_share_goes_to_nobody() -> None:
    table = Table(2, seat=1, round_number=18).coins(0, 0).coins(1, 0)
    table.boxes(0, 0, 0, 2, 0, 0, 0).boxes(1, 0, 0, 1, 0, 0, 0).boxes(2, 0, 0, 3, 0, 0, 17)
    end_round(table.game, "yellow_1", "blue_1")
    assert [points(table.game, row, "arcades") for row in range(3)] == [10, 3, 0]


@pytest.mark.clause("RNW-SOLO-5")
def test_imaginary_players_share_places_with_real_ones() -> None:
    table = Table(2, seat=1, round_number=18).coins(0, 0).coins(1, 0)
    table.boxes(0, 0, 0, 2, 0, 0, 0).boxes(1, 0, 0, 1, 0, 0, 0).boxes(2, 0, 0, 2, 0, 0, 18)
    end_round(table.game, "yellow_1", "blue_1")
    assert [points(table.game, row, "arcades") for row in range(3)] == [14, 3, 0]


@pytest.mark.clause("RNW-SOLO-4", "RNW-SOLO-5")
def test_for_an_imaginary_player_a_place_without_points_is_told() -> None:
    table = Table(2, seat=1, round_number=2).complete(0, "pavilion").boxes(2, 4, 0, 0, 0, 0, 0)
    play(table.game, "coins", "*yellow_1", "*blue_1", "*yellow_1", "*blue_1", "*yellow_1")
    (told,) = [fields(event) for event in table.game.resolve("blue_1") if event.kind == "places_awarded"]
    assert told == {"building": "pavilion", "place": 1, "rows": [0, 2], "points": [12, 0]}


@pytest.mark.clause("RNW-SOLO-6")
def test_solo_the_spare_pair_stays_and_only_the_used_pair_is_rolled() -> None:
    game = Table(1).coins(0, 0).dice(0, [2, 5], [3, 6]).game
    play(game, "tick 2 6")
    assert (game.sheets[0].yellows, game.sheets[0].blues) == ([5], [3])
    play(game, "*yellow_4", "*blue_1")
    assert (game.sheets[0].yellows, game.sheets[0].blues) == ([4, 5], [1, 3])
    assert game.chance is not None
    assert game.chance.kind == "building"


@pytest.mark.clause("RNW-SOLO-6")
@pytest.mark.parametrize("notations", [["coins"], ["tick 1 1", "tick 2 2"]])
def test_solo_after_coins_or_a_second_tick_all_four_dice_are_rolled_and_stay(notations: list[str]) -> None:
    game = Table(1).game
    play(game, *notations)
    assert game.sheets[0].yellows == []
    play(game, "*yellow_4", "*blue_1", "*yellow_2", "*blue_6")
    assert (game.sheets[0].yellows, game.sheets[0].blues) == ([2, 4], [1, 6])
    assert game.chance is not None
    assert game.chance.kind == "building"


@pytest.mark.clause("RNW-SOLO-7")
@pytest.mark.parametrize(("options", "imaginary", "rounds"), SOLO)
def test_solo_against_more_imaginary_players_with_their_rounds(
    options: tuple[str, ...], imaginary: int, rounds: int
) -> None:
    game = new_roll_and_write(config(1, *options), canonical_seed(1))
    assert len(imaginary_rows(game)) == imaginary
    assert game.view(None)["rounds"] == rounds
    while not game.is_over:
        play(game, "coins")
    assert [game.score_sheet.total(row) for row in imaginary_rows(game)] == [3 + rounds] * imaginary


@pytest.mark.clause("RNW-SOLO-8")
@pytest.mark.parametrize(("options", "extra"), [((), 21), (("three_imaginary",), 18), (("four_imaginary",), 15)])
def test_opponents_score_buildings_and_extra_points(options: tuple[str, ...], extra: int) -> None:
    game = new_roll_and_write(config(1, "opponents", *options), canonical_seed(2))
    while not game.is_over:
        assert game.imaginary_scores() == [game.score_sheet.building_points(row) for row in imaginary_rows(game)]
        play(game, "coins")
    buildings = [game.score_sheet.building_points(row) for row in imaginary_rows(game)]
    assert any(buildings)
    assert game.imaginary_scores() == [number + extra for number in buildings]
    assert game.view(None)["imaginary_scores"] == game.imaginary_scores()


@pytest.mark.clause("RNW-SOLO-8")
@pytest.mark.parametrize(
    ("coins", "score", "winners", "imaginary"), [(16, 88, [], [2]), (18, 89, [0], []), (20, 90, [0], [])]
)
def test_solo_wins_only_with_the_points_of_the_best_opponent_and_a_tie_wins(
    coins: int, score: int, winners: list[int], imaginary: list[int]
) -> None:
    table = Table(1, "opponents", round_number=18).coins(0, coins).dice(0, [6, 6], [1, 1])
    table.ticks(0, [(yellow, blue) for yellow in range(1, 6) for blue in range(1, 7)])
    table.boxes(0, 0, 0, 0, 0, 0, 0).boxes(1, 5, 5, 6, 0, 0, 4).boxes(2, 0, 0, 0, 6, 7, 7)
    game = table.game
    play(game, "coins", "*yellow_1", "*blue_6", "*yellow_1")
    assert game.imaginary_winners == []
    (*_, beaten, over) = game.resolve("blue_1")
    assert game.is_over
    assert game.imaginary_scores() == [16 + 17 + 18 + 13 + 21, 8 + 19 + 20 + 21 + 21]
    assert game.scores == [score]
    assert game.winners == game.view(None)["winners"] == winners
    assert game.imaginary_winners == game.view(None)["imaginary_winners"] == imaginary
    assert (over.kind, fields(over)) == ("game_over", {"points": [score], "winners": winners})
    if imaginary:
        assert (beaten.kind, fields(beaten)) == ("imaginary_players_won", {"numbers": imaginary})
    else:
        assert beaten.kind == "sheets_scored"


@pytest.mark.clause("RNW-SOLO-8")
def test_opponents_with_equally_many_points_share_the_win() -> None:
    table = Table(1, "opponents", round_number=18).coins(0, 0)
    table.boxes(0, 0, 0, 0, 0, 0, 0).boxes(1, 4, 4, 4, 4, 2, 2).boxes(2, 4, 4, 4, 4, 2, 2)
    game = table.game
    play(game, "coins", "*yellow_1", "*blue_6", "*yellow_1", "*blue_6")
    assert game.is_over
    assert game.imaginary_scores()[0] == game.imaginary_scores()[1] > game.scores[0]
    assert game.imaginary_winners == [1, 2]


@pytest.mark.clause("RNW-SOLO-8")
def test_without_opponents_solo_is_a_high_score_game_and_nobody_wins() -> None:
    game = new_roll_and_write(config(1), canonical_seed(2))
    while not game.is_over:
        play(game, "coins")
    assert game.imaginary_scores() == [0, 0]
    assert game.winners == []
    assert game.imaginary_winners == []
