"""ALH-FIN: the end of the game."""

import pytest

from tests.messages import fields, heard
from tests.rules.positions import Position, told

MARKET = "pavilion_8_open garden_9_e tower_9_ne seraglio_9_open"


# --- who gets the remaining tiles ---


@pytest.mark.clause("ALH-FIN-1")
def test_each_tile_goes_to_the_player_with_the_most_money_in_its_currency() -> None:
    position = Position(3).market(MARKET)
    position.hand(0, "gulden_1 gulden_2 dirham_9").hand(1, "gulden_2 dirham_8 denar_1").hand(2, "dukat_1")
    position.ending(2)
    awarded = {}
    while not position.game.is_over:
        event = told(position.game.events, "tiles_awarded")[0]
        awarded[fields(event)["seat"]] = fields(event)["tiles"]
        for _ in fields(event)["tiles"]:
            position.play(min(position.legal("leave")))
    assert awarded == {0: ["pavilion_8_open", "garden_9_e"], 1: ["tower_9_ne"], 2: ["seraglio_9_open"]}


@pytest.mark.clause("ALH-FIN-1")
def test_prices_do_not_matter_and_nothing_is_paid() -> None:
    position = Position(3).market("tower_13_e").hand(0, "gulden_1").ending(2)
    assert position.decision == ("place", 0)
    position.play("place tower_13_e 1,0")
    assert position.cards(0) == ["gulden_1"]
    assert position.on_discard() == []
    assert position.in_palace(0) == {(1, 0): "tower_13_e"}


@pytest.mark.clause("ALH-FIN-1")
def test_on_a_tie_for_the_most_a_tile_stays() -> None:
    position = Position(3).market("tower_13_e garden_9_e")
    position.hand(0, "gulden_1 gulden_4 dirham_1").hand(1, "gulden_5").hand(2, "gulden_4").ending(2)
    assert [fields(event)["tiles"] for event in told(position.game.events, "tiles_awarded")] == [["garden_9_e"]]
    position.play("leave garden_9_e")
    assert position.game.is_over
    assert position.on_market() == ["tower_13_e", "-", "-", "-"]


@pytest.mark.clause("ALH-FIN-1")
def test_a_tile_that_stays_says_why() -> None:
    position = Position(3).market("tower_13_e garden_9_e pavilion_8_open")
    position.hand(0, "gulden_1 gulden_4 dirham_1").hand(1, "gulden_5").hand(2, "gulden_4").ending(2)
    assert [fields(event) for event in told(position.game.events, "tiles_unclaimed")] == [
        {"tiles": ["tower_13_e"], "currency": "gulden", "seats": [0, 1], "money": 5},
        {"tiles": ["pavilion_8_open"], "currency": "denar", "seats": [], "money": 0},
    ]


@pytest.mark.clause("ALH-FIN-1")
def test_an_empty_field_needs_no_reason() -> None:
    position = Position(3).market("tower_13_e").hand(0, "gulden_1").ending(2)
    assert told(position.game.events, "tiles_unclaimed") == []


@pytest.mark.clause("ALH-FIN-1")
def test_a_tile_in_whose_currency_nobody_has_money_stays() -> None:
    position = Position(3).market("tower_13_e").hand(0, "dirham_9").ending(2)
    assert position.game.is_over
    assert position.on_market() == ["tower_13_e", "-", "-", "-"]


@pytest.mark.clause("ALH-FIN-1")
def test_the_totals_are_shown_to_everybody() -> None:
    position = Position(3).hand(0, "gulden_1 gulden_2 dirham_9").hand(1, "dukat_8").ending(2)
    told_to_spectators = heard(position.game, None)
    assert {"event": "game_ends", "money": [[3, 9, 0, 0], [0, 0, 0, 8], [0, 0, 0, 0]]} in told_to_spectators


@pytest.mark.clause("ALH-FIN-1")
def test_the_market_is_filled_as_far_as_possible_before_tiles_are_given_out() -> None:
    position = Position(3).display("denar_1").market("- - - seraglio_9_open").bag("tower_12_open garden_9_e")
    position.hand(1, "gulden_9 dirham_9").turn(0)
    events = position.play("take denar_1")
    awarded = told(events, "tiles_awarded")
    assert [(fields(event)["seat"], sorted(fields(event)["tiles"])) for event in awarded] == [
        (1, ["garden_9_e", "tower_12_open"])
    ]


# --- placing them ---


@pytest.mark.clause("ALH-FIN-2")
def test_awarded_tiles_are_placed_by_the_building_rules_or_left_out() -> None:
    position = Position(3).market("tower_13_e").hand(0, "gulden_1").ending(2)
    assert position.legal() == {
        "place tower_13_e 0,-1",
        "place tower_13_e 0,1",
        "place tower_13_e 1,0",
        "leave tower_13_e",
    }
    assert position.refusal("place tower_13_e -1,0") == "ALH-PLACE-4"
    assert position.refusal("reserve tower_13_e") == "ALH-FIN-2"
    assert position.refusal("leave garden_9_e") == "ALH-PLACE-1"
    position.play("leave tower_13_e")
    assert position.in_palace(0) == {}
    assert position.in_reserve(0) == []


@pytest.mark.clause("ALH-FIN-2")
@pytest.mark.parametrize("order", [["tower_9_ne", "garden_9_e"], ["garden_9_e", "tower_9_ne"]])
def test_awarded_tiles_are_placed_in_any_order(order: list[str]) -> None:
    position = Position(3).market("tower_9_ne garden_9_e").hand(0, "gulden_1 dirham_1").ending(2)
    position.play(f"place {order[0]} 0,-1", f"place {order[1]} 1,0")
    assert position.in_palace(0) == {(0, -1): order[0], (1, 0): order[1]}


@pytest.mark.clause("ALH-FIN-2")
@pytest.mark.parametrize("last", range(4))
def test_owners_place_in_the_order_of_play_from_the_next_player(last: int) -> None:
    position = Position(4).market(MARKET)
    for seat, card in enumerate(["dukat_9", "denar_9", "gulden_9", "dirham_9"]):
        position.hand(seat, card)
    position.ending(last)
    order = []
    while position.decision is not None:
        order.append(position.decision)
        position.play(min(position.legal("leave")))
    assert order == [("place", (last + 1 + offset) % 4) for offset in range(4)]


# --- the third scoring and the winner ---


@pytest.mark.clause("ALH-FIN-3")
def test_the_third_scoring_takes_place_after_the_awarded_tiles_are_placed() -> None:
    position = Position(3).market("tower_13_e").hand(0, "gulden_1").palace(1, {(1, 0): "garden_11_open"}).ending(2)
    assert told(position.game.events, "scoring") == []
    events = position.play("place tower_13_e 1,0")
    data = fields(told(events, "scoring")[0])
    assert data["scoring"] == 3
    assert position.game.scores == [1 + 21, 20, 0]
    assert position.game.winners == [0]
    assert fields(told(events, "game_over")[0]) == {"points": [22, 20, 0], "winners": [0]}


@pytest.mark.clause("ALH-FIN-3")
def test_on_a_tie_the_win_is_shared() -> None:
    position = Position(3)
    position.game.points = [7, 9, 9]
    assert position.game.winners == []
    position.ending(0)
    assert position.game.is_over
    assert position.game.winners == [1, 2]
    assert position.game.legal_actions() == []
    assert position.refusal("take gulden_1") == "ALH-FIN-3"


# --- a game without purchases ---


def idle_position() -> Position:
    """Everybody has one tile to build and to remove; nobody can buy anything."""
    position = Position(3).market(MARKET).deck().bag("garden_6_esw")
    for seat, tile in enumerate(["tower_12_open", "tower_11_open", "garden_11_open"]):
        position.palace(seat, {(1, 0): tile})
    return position.turn(0)


@pytest.mark.clause("ALH-FIN-4")
def test_sixty_turns_without_a_purchase_end_the_game() -> None:
    position = idle_position()
    turns = 0
    while not position.game.is_over:
        position.play(min(position.legal("remove") or position.legal("build")))
        turns += 1
    assert turns == 60
    assert position.on_market() == MARKET.split()
    assert position.game.scorings_done == 1


@pytest.mark.clause("ALH-FIN-4")
def test_a_purchase_begins_the_count_anew() -> None:
    position = idle_position().hand(1, "gulden_9")
    for _ in range(58):
        position.play(min(position.legal("remove") or position.legal("build")))
    assert position.decision == ("turn", 1)
    position.play("buy pavilion_8_open gulden_9", "reserve pavilion_8_open")
    for _ in range(59):
        position.play(min(position.legal("remove") or position.legal("build")))
        assert not position.game.is_over
    position.play(min(position.legal("remove") or position.legal("build")))
    assert position.game.is_over


@pytest.mark.clause("ALH-FIN-4", "ALH-FIN-1")
def test_the_tiles_of_such_a_game_are_given_out_too() -> None:
    position = idle_position().hand(2, "denar_1")
    position.game.idle_turns = 59
    position.play(min(position.legal("remove")))
    assert position.decision == ("place", 2)
    assert "place tower_9_ne 0,-1" in position.legal()


@pytest.mark.clause("ALH-FIN-4")
@pytest.mark.parametrize("action", ["take denar_1", "pass"])
def test_taking_money_and_passing_are_turns_without_a_purchase(action: str) -> None:
    position = Position(3).market(MARKET).deck().hand(0, "denar_2")
    if action == "take denar_1":
        position.display("denar_1")
    position.turn(0)
    position.game.idle_turns = 59
    events = position.play(action)
    assert len(told(events, "game_ends")) == 1
