"""RNW-TURN, RNW-TICK, RNW-COIN, RNW-SPEC: the course of play."""

import pytest

from alhambra.protocol import canonical_seed
from alhambra.roll_and_write import RollAndWrite
from tests.engines import new_roll_and_write
from tests.roll_and_write.builder import Table, config, end_round, legal, play, refusal

ALL_CELLS = [(yellow, blue) for yellow in range(1, 7) for blue in range(1, 7)]


def dice(game: RollAndWrite, seat: int) -> tuple[list[int], list[int]]:
    return game.sheets[seat].yellows, game.sheets[seat].blues


# --- rounds and turns ---


@pytest.mark.clause("RNW-TURN-1")
@pytest.mark.parametrize(("seats", "rounds"), [(5, 12), (4, 15), (3, 18), (2, 18), (1, 18)])
def test_the_number_of_rounds_depends_on_the_players(seats: int, rounds: int) -> None:
    game = new_roll_and_write(config(seats), canonical_seed(1))
    turns = [0] * seats
    while not game.is_over:
        assert game.decision is not None
        if game.decision.kind == "action":
            turns[game.decision.seat] += 1
            play(game, "coins")
        else:
            game.play(game.legal_actions()[0])
    assert turns == [rounds] * seats
    assert game.round == rounds


@pytest.mark.clause("RNW-TURN-1")
def test_every_round_goes_clockwise_from_the_start_player() -> None:
    game = Table(4, start=2, seat=2).game
    order = []
    for _ in range(8):
        assert game.decision is not None
        order.append(game.decision.seat)
        play(game, "coins", "*yellow_1", "*blue_1", "*yellow_1", "*blue_1")
    assert order == [2, 3, 0, 1, 2, 3, 0, 1]


@pytest.mark.clause("RNW-TURN-1")
def test_only_the_player_on_turn_has_four_dice_and_so_four_crossings() -> None:
    game = Table(3).dice(0, [1, 4], [2, 6]).game
    assert [len(sheet.yellows) + len(sheet.blues) for sheet in game.sheets] == [4, 2, 2]
    ticks = {notation for notation in legal(game) if notation.startswith("tick")}
    assert ticks == {"tick 1 2", "tick 1 6", "tick 4 2", "tick 4 6"}


@pytest.mark.clause("RNW-TURN-1")
@pytest.mark.parametrize(
    ("yellows", "blues", "crossings"), [([3, 3], [1, 2], 2), ([3, 4], [2, 2], 2), ([5, 5], [6, 6], 1)]
)
def test_equal_dice_give_fewer_crossings(yellows: list[int], blues: list[int], crossings: int) -> None:
    game = Table().dice(0, yellows, blues).game
    ticks = [action for action in game.legal_actions() if action.kind == "tick"]
    assert len(ticks) == crossings


@pytest.mark.clause("RNW-TURN-2")
def test_a_turn_is_a_tick_or_coins_and_nothing_else() -> None:
    game = Table().game
    kinds = {action.kind for action in game.legal_actions()}
    assert kinds == {"tick", "coins", "turn"}
    assert refusal(game, "done") == "RNW-TURN-2"
    assert refusal(game, "keep 1 1") == "RNW-COIN-3"


@pytest.mark.clause("RNW-TURN-2")
def test_only_one_action_in_a_turn() -> None:
    game = Table().game
    play(game, "tick 1 1")
    assert game.decision is not None
    assert game.decision.kind == "second_tick"
    assert refusal(game, "coins") == "RNW-TURN-2"
    play(game, "done", "*yellow_1", "*blue_1")
    assert game.decision is not None
    assert game.decision.seat == 1
    game = Table().game
    play(game, "coins", "*yellow_1", "*blue_1", "*yellow_2", "*blue_2")
    for notation in ("tick 1 1", "coins", "done"):
        assert refusal(game, notation) == "RNW-TURN-2"


@pytest.mark.clause("RNW-TURN-2", "RNW-SPEC-1", "RNW-SPEC-2")
def test_several_special_actions_in_one_turn() -> None:
    game = Table().coins(0, 5).dice(0, [1, 4], [1, 4]).game
    play(game, "turn yellow_1 up", "turn blue_4 down", "tick 2 3", "tick 4 1")
    assert game.sheets[0].coins == 0
    assert game.sheets[0].is_ticked(2, 3)
    assert game.sheets[0].is_ticked(4, 1)


# --- ticking ---


@pytest.mark.clause("RNW-TICK-1")
def test_a_building_is_ticked_where_a_yellow_and_a_blue_die_cross() -> None:
    game = Table().dice(0, [2, 5], [3, 6]).game
    assert refusal(game, "tick 3 2") == "RNW-TICK-1"
    assert refusal(game, "tick 2 5") == "RNW-TICK-1"
    play(game, "tick 5 3")
    assert game.sheets[0].is_ticked(5, 3)
    assert not game.sheets[0].is_ticked(3, 5)


@pytest.mark.clause("RNW-TICK-1")
def test_a_building_is_ticked_only_once() -> None:
    game = Table().dice(0, [2, 5], [3, 6]).ticks(0, [(5, 3)]).game
    assert refusal(game, "tick 5 3") == "RNW-TICK-1"
    assert "tick 5 3" not in legal(game)
    assert "tick 5 6" in legal(game)


@pytest.mark.clause("RNW-TICK-1")
def test_with_all_crossings_ticked_only_coins_are_possible() -> None:
    game = Table().coins(0, 0).dice(0, [2, 5], [3, 6]).ticks(0, [(2, 3), (2, 6), (5, 3), (5, 6)]).game
    assert legal(game) == {"coins"}


@pytest.mark.clause("RNW-TICK-2")
def test_the_other_pair_is_passed_on_unchanged_and_then_the_used_pair_is_rolled() -> None:
    game = Table(3).coins(0, 0).dice(0, [2, 5], [3, 6]).dice(1, [1], [4]).game
    play(game, "tick 2 6")
    assert dice(game, 1) == ([1, 5], [3, 4])
    assert dice(game, 0) == ([], [])
    play(game, "*yellow_6", "*blue_1")
    assert dice(game, 0) == ([6], [1])
    assert game.decision is not None
    assert game.decision.seat == 1


@pytest.mark.clause("RNW-TICK-2")
def test_a_turned_die_is_passed_on_with_its_new_value() -> None:
    game = Table(3).coins(0, 1).dice(0, [2, 5], [3, 6]).dice(1, [1], [4]).game
    play(game, "turn yellow_5 up", "tick 2 6")
    assert dice(game, 1) == ([1, 6], [3, 4])


@pytest.mark.clause("RNW-TICK-2")
def test_of_equal_dice_one_is_used_and_one_passed_on() -> None:
    game = Table(3).coins(0, 0).dice(0, [3, 3], [2, 2]).dice(1, [1], [1]).game
    play(game, "tick 3 2")
    assert dice(game, 1) == ([1, 3], [1, 2])


@pytest.mark.clause("RNW-TICK-2")
def test_the_rolled_pair_is_there_in_the_next_round() -> None:
    game = Table(3).coins(0, 0).game
    play(game, "tick 1 1", "*yellow_6", "*blue_5")
    for _ in range(2):
        play(game, "coins", "*yellow_4", "*blue_4", "*yellow_4", "*blue_4")
    assert game.round == 2
    assert dice(game, 0) == ([4, 6], [4, 5])


@pytest.mark.clause("RNW-TICK-2", "RNW-COIN-3")
@pytest.mark.parametrize("notation", ["tick 1 1", "coins"])
def test_after_the_last_turn_no_dice_are_rolled_any_more(notation: str) -> None:
    game = Table(3, seat=2, round_number=18).coins(2, 0).game
    play(game, notation)
    assert game.is_over


# --- coins ---


@pytest.mark.clause("RNW-COIN-1")
@pytest.mark.parametrize("ticked", range(5))
def test_a_coin_for_each_ticked_crossing(ticked: int) -> None:
    cells = [(2, 3), (2, 6), (5, 3), (5, 6)]
    game = Table().dice(0, [2, 5], [3, 6]).ticks(0, cells[:ticked]).game
    play(game, "coins")
    assert game.sheets[0].coins == 3 + ticked


@pytest.mark.clause("RNW-COIN-1")
@pytest.mark.parametrize(
    ("yellows", "blues", "coins"),
    [([2, 2], [3, 6], 2), ([2, 5], [3, 3], 2), ([2, 2], [3, 3], 4)],
)
def test_a_crossing_hit_several_times_counts_several_times(yellows: list[int], blues: list[int], coins: int) -> None:
    game = Table().dice(0, yellows, blues).ticks(0, [(2, 3)]).game
    play(game, "coins")
    assert game.sheets[0].coins == 3 + coins


@pytest.mark.clause("RNW-COIN-1")
def test_two_crossings_hit_twice_each_give_four_coins() -> None:
    game = Table().dice(0, [2, 2], [3, 6]).ticks(0, [(2, 3), (2, 6)]).game
    play(game, "coins")
    assert game.sheets[0].coins == 7


@pytest.mark.clause("RNW-COIN-1")
def test_coins_may_be_taken_with_none_ticked_or_a_full_supply() -> None:
    game = Table().game
    play(game, "coins")
    assert game.sheets[0].coins == 3
    full = Table()
    supply = full.game.layout.coin_supply
    full.coins(0, supply).ticks(0, [(1, 1)])
    play(full.game, "coins")
    assert full.game.sheets[0].coins == supply


@pytest.mark.clause("RNW-COIN-2")
def test_no_more_coins_than_the_supply_has_places() -> None:
    table = Table().ticks(0, [(1, 1), (1, 2), (2, 1)])
    supply = table.game.layout.coin_supply
    table.coins(0, supply - 2)
    play(table.game, "coins")
    assert table.game.sheets[0].coins == supply


@pytest.mark.clause("RNW-COIN-2")
def test_spent_coins_do_not_free_a_place() -> None:
    table = Table().ticks(0, [(1, 1), (1, 2), (2, 1)])
    table.coins(0, 1, spent=table.game.layout.coin_supply - 2)
    play(table.game, "coins")
    assert table.game.sheets[0].coins == 2


@pytest.mark.clause("RNW-COIN-3")
def test_after_coins_all_four_dice_are_rolled_and_a_pair_is_kept() -> None:
    game = Table(3).dice(1, [1], [1]).game
    play(game, "coins")
    assert dice(game, 0) == ([], [])
    play(game, "*yellow_2", "*blue_3", "*yellow_5", "*blue_6")
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seat) == ("keep", 0)
    assert legal(game) == {"keep 2 3", "keep 2 6", "keep 5 3", "keep 5 6"}
    assert refusal(game, "keep 1 3") == "RNW-COIN-3"
    assert refusal(game, "keep 2 4") == "RNW-COIN-3"
    play(game, "keep 2 6")
    assert dice(game, 0) == ([2], [6])
    assert dice(game, 1) == ([1, 5], [1, 3])
    assert game.decision.seat == 1


@pytest.mark.clause("RNW-COIN-3")
def test_equal_pairs_are_offered_once_and_a_single_one_not_at_all() -> None:
    game = Table(3).game
    play(game, "coins", "*yellow_2", "*blue_3", "*yellow_2", "*blue_6")
    assert legal(game) == {"keep 2 3", "keep 2 6"}
    game = Table(3).game
    play(game, "coins", "*yellow_2", "*blue_3", "*yellow_2", "*blue_3")
    assert game.decision is not None
    assert game.decision.seat == 1
    assert dice(game, 0) == ([2], [3])
    assert dice(game, 1) == ([1, 2], [1, 3])


# --- special actions ---


@pytest.mark.clause("RNW-SPEC-1")
def test_a_coin_turns_any_of_the_dice_up_or_down_by_one() -> None:
    game = Table().dice(0, [2, 5], [3, 4]).game
    turned = {notation for notation in legal(game) if notation.startswith("turn")}
    assert turned == {
        f"turn {die} {way}" for die in ("yellow_2", "yellow_5", "blue_3", "blue_4") for way in ("up", "down")
    }
    play(game, "turn yellow_5 down")
    assert dice(game, 0) == ([2, 4], [3, 4])
    assert game.sheets[0].coins == 2
    play(game, "turn blue_3 up")
    assert dice(game, 0) == ([2, 4], [4, 4])
    assert game.sheets[0].coins == 1


@pytest.mark.clause("RNW-SPEC-1")
def test_the_rulebook_example_one_die_twice_and_another_once() -> None:
    game = Table().dice(0, [4, 6], [3, 6]).game
    play(game, "turn yellow_4 down", "turn yellow_3 down", "turn blue_3 down", "tick 2 2")
    assert game.sheets[0].coins == 0
    assert game.sheets[0].is_ticked(2, 2)


@pytest.mark.clause("RNW-SPEC-1")
def test_a_die_is_not_turned_from_one_to_six_or_back() -> None:
    game = Table().dice(0, [1, 6], [1, 6]).game
    for notation in ("turn yellow_1 down", "turn yellow_6 up", "turn blue_1 down", "turn blue_6 up"):
        refused = game.explain(game.action_set.parse(notation))
        assert refused is not None
        assert (refused.clause, refused.reason) == ("RNW-SPEC-1", "die-at-its-end")
        assert notation not in legal(game)


@pytest.mark.clause("RNW-SPEC-1")
def test_no_more_turning_than_the_player_can_pay() -> None:
    game = Table().coins(0, 1).dice(0, [2, 5], [3, 4]).game
    play(game, "turn yellow_2 up")
    assert refusal(game, "turn yellow_3 up") == "RNW-SPEC-1"
    assert not any(notation.startswith("turn") for notation in legal(game))


@pytest.mark.clause("RNW-SPEC-1")
@pytest.mark.parametrize(
    ("notation", "reason"),
    [
        ("turn yellow_3 up", "no-such-die"),
        ("turn red_2 up", "no-such-die"),
        ("turn yellow_2 left", "no-such-direction"),
        ("turn yellow up", "no-such-die"),
    ],
)
def test_only_a_die_that_is_there_can_be_turned_and_only_up_or_down(notation: str, reason: str) -> None:
    game = Table().dice(0, [2, 5], [3, 4]).game
    refused = game.explain(game.action_set.parse(notation))
    assert refused is not None
    assert (refused.clause, refused.reason) == ("RNW-SPEC-1", reason)


@pytest.mark.clause("RNW-SPEC-1")
def test_after_turning_both_actions_are_possible() -> None:
    game = Table().dice(0, [2, 5], [3, 4]).ticks(0, [(1, 3)]).game
    play(game, "turn yellow_2 down")
    assert {"coins", "tick 1 4"} <= legal(game)
    play(game, "coins")
    assert game.sheets[0].coins == 3


@pytest.mark.clause("RNW-SPEC-1")
def test_dice_are_not_turned_after_the_action_or_between_two_ticks() -> None:
    game = Table().coins(0, 6).game
    play(game, "tick 1 1")
    assert refusal(game, "turn yellow_2 up") == "RNW-SPEC-1"
    play(game, "tick 2 2", "*yellow_2", "*blue_2", "*yellow_3", "*blue_3")
    assert game.decision is not None
    assert game.decision.kind == "keep"
    assert refusal(game, "turn yellow_2 up") == "RNW-SPEC-1"


@pytest.mark.clause("RNW-SPEC-2")
def test_a_second_building_for_three_coins_with_the_other_two_dice() -> None:
    game = Table().coins(0, 4).dice(0, [2, 5], [3, 6]).game
    play(game, "tick 2 6")
    assert legal(game) == {"tick 5 3", "done"}
    for notation in ("tick 2 3", "tick 5 6", "tick 2 6"):
        assert refusal(game, notation) == "RNW-SPEC-2"
    assert refusal(game, "keep 5 3") == "RNW-TICK-2"
    play(game, "tick 5 3")
    assert game.sheets[0].coins == 1
    assert game.sheets[0].is_ticked(5, 3)


@pytest.mark.clause("RNW-SPEC-2")
def test_a_second_tick_needs_three_coins() -> None:
    game = Table().coins(0, 2).game
    play(game, "tick 1 1")
    assert game.chance is not None


@pytest.mark.clause("RNW-SPEC-2")
def test_a_second_tick_needs_a_crossing_that_is_not_ticked() -> None:
    game = Table().ticks(0, [(2, 2)]).game
    play(game, "tick 1 1")
    assert game.chance is not None
    same = Table().dice(0, [3, 3], [4, 4]).game
    play(same, "tick 3 4")
    assert same.chance is not None


@pytest.mark.clause("RNW-SPEC-2")
def test_after_a_second_tick_all_four_dice_are_rolled_and_a_pair_is_kept() -> None:
    game = Table().dice(1, [1], [1]).game
    play(game, "tick 1 1", "tick 2 2")
    assert dice(game, 0) == ([], [])
    play(game, "*yellow_2", "*blue_3", "*yellow_5", "*blue_6", "keep 5 3")
    assert dice(game, 0) == ([5], [3])
    assert dice(game, 1) == ([1, 2], [1, 6])


@pytest.mark.clause("RNW-SPEC-2")
def test_without_the_second_tick_the_turn_ends_as_usual() -> None:
    game = Table().dice(0, [2, 5], [3, 6]).dice(1, [1], [1]).game
    play(game, "tick 2 6", "done")
    assert game.sheets[0].coins == 3
    assert dice(game, 1) == ([1, 5], [1, 3])
    play(game, "*yellow_4", "*blue_4")
    assert game.decision is not None
    assert game.decision.seat == 1


@pytest.mark.clause("RNW-SPEC-2")
def test_in_the_last_turn_a_second_tick_ends_the_game() -> None:
    game = Table(3, seat=2, round_number=18).game
    play(game, "tick 1 1", "tick 2 2")
    assert game.is_over


def test_the_builder_plays_whole_rounds() -> None:
    game = Table(5).game
    end_round(game)
    assert game.round == 2
