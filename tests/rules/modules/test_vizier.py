"""VIZ: the Vizier's Favour."""

import json

import pytest

from alhambra.games import new_game
from alhambra.protocol import GameConfig
from alhambra.tilegames.turns.ending import IDLE_TURNS
from tests.messages import seen_by, without_memory
from tests.rules.expansion_1_positions import Expanded
from tests.rules.positions import told

MARKET = "tower_9_ne garden_8_sw chambers_9_s arcades_8_n"
BAG = "pavilion_6_n seraglio_8_s"


def table(seats: int = 3) -> Expanded:
    """Seat 1 can pay for the tower on field 1 exactly."""
    position = Expanded(seats, ["vizier"])
    position.market(MARKET).bag(BAG).display("dukat_1 dukat_2 dukat_3 dukat_9")
    position.hand(1, "gulden_4 gulden_5 gulden_6")
    return position


@pytest.mark.clause("VIZ-1", "MOD-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("game_name", ["alhambra", "granada", "combined"])
def test_every_stone_is_active_at_the_start(game_name: str, seats: int) -> None:
    game = new_game(GameConfig(game_name, seats, ["vizier"]), 1)
    assert seen_by(game, None)["vizier"] == {"active": [True] * seats}


def test_a_view_tells_of_every_stone_even_while_the_game_is_set_up() -> None:
    """With open chance the set-up waits for its first outcome, and the stones have not been dealt yet."""
    game = new_game(GameConfig("alhambra", 4, ["vizier"]), None)
    assert game.chance is not None
    assert seen_by(game, None)["vizier"] == {"active": [False] * 4}


def test_a_view_is_a_picture_and_a_copy_has_stones_of_its_own() -> None:
    position = table().turn(0)
    view, twin = seen_by(position.game, None)["vizier"], position.game.copy()
    position.play("take dukat_9", "buy_with_stone tower_9_ne gulden_4+gulden_5")
    assert seen_by(position.game, None)["vizier"] == {"active": [True, False, True]}
    assert view == seen_by(twin, None)["vizier"] == {"active": [True] * 3}


# --- when it may be used ---


@pytest.mark.clause("VIZ-2")
def test_a_stone_may_be_used_when_a_turn_is_over() -> None:
    position = table().turn(0)
    position.play("take dukat_9")
    assert position.decision == ("vizier", 1)
    position.play("buy_with_stone tower_9_ne gulden_4+gulden_5", "place tower_9_ne 1,0")
    assert position.in_palace(1) == {(1, 0): "tower_9_ne"}
    assert position.cards(1) == ["gulden_6"]
    assert position.on_discard() == ["gulden_4", "gulden_5"]


@pytest.mark.clause("VIZ-2")
def test_nobody_is_asked_before_the_first_turn() -> None:
    for seed in range(5):
        game = new_game(GameConfig("alhambra", 3, ["vizier"]), seed)
        assert game.decision is not None
        assert game.decision.kind == "turn"


@pytest.mark.clause("VIZ-2")
def test_only_one_tile_of_the_market_is_bought() -> None:
    position = table().hand(1, "dirham_8").after_turn(0)
    position.play("buy_with_stone tower_9_ne gulden_4+gulden_5", "reserve tower_9_ne")
    assert position.decision == ("vizier", 2)
    position.play("keep_stone", "keep_stone")
    assert position.decision == ("turn", 1)


@pytest.mark.clause("VIZ-2")
def test_a_tile_that_is_not_on_the_market_cannot_be_bought() -> None:
    position = table().hand(1, "gulden_7").reserve(0, "tower_11_n").after_turn(0)
    assert position.refusal("buy_with_stone tower_11_n gulden_4+gulden_7") == "ALH-BUY-1"
    assert position.refusal("buy_with_stone no_such_tile gulden_4+gulden_7") == "ALH-BUY-1"


@pytest.mark.clause("VIZ-2")
@pytest.mark.parametrize("other", ["take dukat_1", "buy tower_9_ne gulden_4+gulden_5", "turn_stone_up", "pass"])
def test_nothing_else_can_be_done_with_the_stone(other: str) -> None:
    assert table().after_turn(0).refusal(other) == "VIZ-2"


@pytest.mark.clause("VIZ-2", "ALH-END-6")
def test_a_scoring_that_is_due_comes_first() -> None:
    position = table().palace(1, {(0, -1): "pavilion_8_open"})
    position.scoring_due(1, last=0)
    assert position.decision == ("vizier", 1)
    assert position.game.points == [0, 1, 0]
    position.play("buy_with_stone tower_9_ne gulden_4+gulden_5", "place tower_9_ne 1,0")
    assert position.game.points == [0, 1, 0], "the tower came too late for the scoring"


@pytest.mark.clause("VIZ-2", "VIZ-8")
def test_nobody_is_asked_once_the_game_has_ended() -> None:
    position = table().bag("").hand(0, "gulden_9").turn(0)
    happened = position.play("buy tower_9_ne gulden_9", "take dukat_9", "reserve tower_9_ne")
    assert told(happened, "game_ends")
    while position.decision is not None:
        assert position.decision[0] == "place"
        happened = position.play(sorted(position.legal("leave"))[0])
    assert position.game.is_over


@pytest.mark.clause("VIZ-8")
def test_active_stones_do_not_matter_at_the_end() -> None:
    results = []
    for active in [(), (0, 1, 2)]:
        position = table().bag("").active_stones(*active).ending(last=0)
        position.play(*sorted(position.legal("leave"))[:1])
        results.append((position.game.is_over, position.game.points))
    assert results[0] == results[1]


# --- paying ---


@pytest.mark.clause("VIZ-3")
def test_the_price_must_be_paid_exactly() -> None:
    position = table().after_turn(0)
    assert position.legal() == {"buy_with_stone tower_9_ne gulden_4+gulden_5", "keep_stone"}
    assert position.refusal("buy_with_stone tower_9_ne gulden_4+gulden_6") == "VIZ-3"
    assert position.refusal("buy_with_stone tower_9_ne gulden_4") == "ALH-BUY-1"
    assert position.refusal("buy_with_stone tower_9_ne gulden_4+gulden_9") == "ALH-BUY-1"


@pytest.mark.clause("VIZ-3")
def test_the_purchase_brings_no_further_action() -> None:
    position = table().active_stones(1).after_turn(0)
    position.play("buy_with_stone tower_9_ne gulden_4+gulden_5", "reserve tower_9_ne")
    assert position.decision == ("turn", 1)
    position.play("take dukat_1")
    assert position.decision == ("turn", 2), "the turn after it has one action as always"


@pytest.mark.clause("VIZ-3")
def test_the_stone_is_turned_face_down() -> None:
    position = table().after_turn(0)
    position.play("buy_with_stone tower_9_ne gulden_4+gulden_5")
    assert seen_by(position.game, 0)["vizier"] == {"active": [True, False, True]}


# --- placing and filling up ---


@pytest.mark.clause("VIZ-4")
def test_the_tile_is_placed_at_once() -> None:
    position = table().after_turn(0)
    position.play("buy_with_stone tower_9_ne gulden_4+gulden_5")
    assert position.decision == ("place", 1)
    assert position.legal() == {"place tower_9_ne 1,0", "place tower_9_ne 0,-1", "reserve tower_9_ne"}
    assert position.refusal("place tower_9_ne -1,0") == "ALH-PLACE-4"
    assert position.refusal("leave tower_9_ne") == "ALH-PLACE-1"


@pytest.mark.clause("VIZ-4")
def test_the_tile_may_go_to_the_reserve() -> None:
    position = table().after_turn(0)
    position.play("buy_with_stone tower_9_ne gulden_4+gulden_5", "reserve tower_9_ne")
    assert position.in_reserve(1) == ["tower_9_ne"]


@pytest.mark.clause("VIZ-4", "ALH-DIRK-6")
def test_with_two_players_the_tile_may_be_given_to_dirk() -> None:
    position = table(2).after_turn(0)
    position.play("buy_with_stone tower_9_ne gulden_4+gulden_5", "give tower_9_ne")
    assert position.with_dirk() == ["tower_9_ne"]


@pytest.mark.clause("VIZ-4", "GRA-FLIP-1", "GRA-FLIP-2")
def test_in_granada_the_tile_may_be_turned() -> None:
    position = Expanded(3, ["vizier"], game="granada")
    catalog = position.game.rules.catalog
    tiles = [catalog.names[piece] for piece in position.game.bags[0]]
    front = next(tile for tile in tiles if catalog.prices[catalog.piece(tile)] == 6)
    back = catalog.names[catalog.other_faces[catalog.piece(front)]]
    others = [tile for tile in tiles if tile != front][:3]
    position.market(" ".join([front, *others])).hand(1, "gulden_6 denar_3").after_turn(0)
    position.play(f"buy_with_stone {front} gulden_6")
    assert f"reserve {back}" in position.legal()
    position.play(f"turn_over {front} denar_3")
    position.play(sorted(position.legal("place"))[0])
    assert list(position.in_palace(1).values()) == [back]


@pytest.mark.clause("VIZ-5")
def test_the_market_is_filled_up_and_the_display_is_not() -> None:
    position = table().after_turn(0)
    position.game.display = position.game.display[:-1]
    happened = position.play("buy_with_stone tower_9_ne gulden_4+gulden_5", "reserve tower_9_ne")
    assert position.on_market()[0] in BAG.split()
    assert position.on_market()[1:] == MARKET.split()[1:]
    assert len(told(happened, "tile_revealed")) == 1
    assert position.on_display() == ["dukat_1", "dukat_2", "dukat_3"]


@pytest.mark.clause("VIZ-5", "GRA-MARK-1")
def test_granadas_marker_moves() -> None:
    position = Expanded(3, ["vizier"], game="granada")
    catalog = position.game.rules.catalog
    tiles = [catalog.names[piece] for piece in position.game.bags[0]]
    front = next(tile for tile in tiles if catalog.prices[catalog.piece(tile)] == 6)
    others = [tile for tile in tiles if tile != front][:3]
    position.market(" ".join([front, *others])).hand(1, "gulden_6")
    position.after_turn(0)
    before = position.game.marker
    position.play(f"buy_with_stone {front} gulden_6", f"reserve {front}")
    assert position.game.marker == 1 - before
    price = catalog.prices[position.game.market[0]]
    assert price % 2 == before, "the new tile shows the side that the marker showed"
    position.play("keep_stone", "keep_stone")
    assert position.game.marker == 1 - before, "without a purchase it does not move"


@pytest.mark.clause("VIZ-5", "ALH-END-5")
def test_the_game_ends_when_the_market_cannot_be_filled() -> None:
    position = table().bag("").after_turn(0)
    happened = position.play("buy_with_stone tower_9_ne gulden_4+gulden_5", "place tower_9_ne 1,0")
    assert told(happened, "game_ends")
    assert position.in_palace(1) == {(1, 0): "tower_9_ne"}
    assert position.game.is_over, "nobody holds money for the other three fields"


@pytest.mark.clause("VIZ-5")
def test_the_game_goes_on_when_the_last_tile_fills_the_market() -> None:
    position = table().bag("seraglio_8_s").after_turn(0)
    position.play("buy_with_stone tower_9_ne gulden_4+gulden_5", "reserve tower_9_ne")
    assert position.on_market()[0] == "seraglio_8_s"
    assert position.decision == ("vizier", 2)


@pytest.mark.clause("ALH-FIN-4", "VIZ-2")
def test_a_purchase_with_the_stone_ends_a_row_of_idle_turns() -> None:
    position = table()
    position.game.idle_turns = IDLE_TURNS - 1
    position.after_turn(0).play("buy_with_stone tower_9_ne gulden_4+gulden_5", "reserve tower_9_ne")
    assert position.game.idle_turns == 0
    assert not position.game.is_over


# --- the order ---


@pytest.mark.clause("VIZ-6")
def test_seats_are_asked_from_the_next_player_to_the_one_who_has_just_finished() -> None:
    position = table(4).after_turn(2)
    asked = []
    while position.decision is not None and position.decision[0] == "vizier":
        asked.append(position.decision[1])
        position.play("keep_stone")
    assert asked == [3, 0, 1, 2]
    assert position.decision == ("turn", 3)


@pytest.mark.clause("VIZ-6")
def test_after_a_use_all_others_decide_anew_from_the_next_player_on() -> None:
    position = table(4).hand(3, "denar_9").after_turn(2)
    position.play("keep_stone", "keep_stone")
    assert position.decision == ("vizier", 1)
    position.play("buy_with_stone tower_9_ne gulden_4+gulden_5", "reserve tower_9_ne")
    assert position.decision == ("vizier", 3), "seat 3 declined before, and may change its mind"
    position.play("buy_with_stone chambers_9_s denar_9", "reserve chambers_9_s")
    asked = []
    while position.decision is not None and position.decision[0] == "vizier":
        asked.append(position.decision[1])
        position.play("keep_stone")
    assert asked == [0, 2], "seats 1 and 3 have used their stones"


@pytest.mark.clause("VIZ-6")
def test_play_goes_on_with_the_player_whose_turn_it_would_have_been() -> None:
    position = table().hand(0, "dirham_8").after_turn(0)
    position.play("keep_stone", "keep_stone")
    position.play("buy_with_stone garden_8_sw dirham_8", "reserve garden_8_sw", "keep_stone", "keep_stone")
    assert position.decision == ("turn", 1)


@pytest.mark.clause("VIZ-6")
def test_only_active_stones_are_asked_for() -> None:
    position = table().active_stones(2).after_turn(0)
    assert position.decision == ("vizier", 2)
    position.play("keep_stone")
    assert position.decision == ("turn", 1)


# --- turning the stone up ---


@pytest.mark.clause("VIZ-7")
def test_turning_the_stone_up_is_an_action() -> None:
    position = table().active_stones(1).turn(0)
    assert "turn_stone_up" in position.legal()
    position.play("turn_stone_up", "keep_stone")
    assert position.decision == ("vizier", 0), "it is active at once"
    position.play("keep_stone")
    assert position.decision == ("turn", 1), "it was the action of the turn"


@pytest.mark.clause("VIZ-7")
def test_an_active_stone_cannot_be_turned_up() -> None:
    position = table().turn(0)
    assert position.legal("turn_stone_up") == set()
    assert position.refusal("turn_stone_up") == "VIZ-7"


@pytest.mark.clause("VIZ-7", "ALH-TURN-3")
def test_who_can_turn_up_a_stone_does_not_pass() -> None:
    position = Expanded(3, ["vizier"]).market(MARKET).active_stones(1).turn(0)
    assert position.legal() == {"turn_stone_up"}
    assert position.refusal("pass") == "ALH-TURN-3"


@pytest.mark.clause("VIZ-7", "ALH-BUY-3")
def test_turning_up_may_follow_an_exact_purchase() -> None:
    position = table().active_stones(0).turn(1)
    position.play("buy tower_9_ne gulden_4+gulden_5", "turn_stone_up", "reserve tower_9_ne", "keep_stone")
    assert position.decision == ("vizier", 1)


# --- questions reveal nothing ---


@pytest.mark.clause("VIZ-11")
def test_who_cannot_pay_is_asked_too() -> None:
    position = table().active_stones(2).after_turn(0)
    assert position.cards(2) == []
    assert position.decision == ("vizier", 2)
    assert position.legal() == {"keep_stone"}


@pytest.mark.clause("VIZ-11")
def test_others_cannot_tell_whether_somebody_could_pay() -> None:
    seen = []
    for hand in ["gulden_9", "gulden_8"]:
        position = Expanded(3, ["vizier"]).market(MARKET).bag(BAG).hand(1, hand).after_turn(0)
        views = [json.dumps(without_memory(seen_by(position.game, seat))) for seat in (0, 2, None)]
        position.play("keep_stone")
        events = [json.dumps(position.game.events_for(seat)) for seat in (0, 2, None)]
        seen.append((views, events))
    assert seen[0] == seen[1]


@pytest.mark.clause("VIZ-11")
def test_declining_is_always_possible() -> None:
    position = table().after_turn(0)
    assert position.refusal("keep_stone") is None
    position.play("keep_stone")
    assert seen_by(position.game, None)["vizier"] == {"active": [True, True, True]}
