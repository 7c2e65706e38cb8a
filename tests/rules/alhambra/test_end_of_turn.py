"""ALH-END: what happens between two turns."""

import pytest

from alhambra.protocol import Event
from tests.messages import fields
from tests.rules.positions import Position, told

FULL_MARKET = "pavilion_8_open garden_9_e tower_9_ne seraglio_9_open"


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


@pytest.mark.clause("ALH-END-1")
def test_the_display_is_filled_up_to_four_cards() -> None:
    position = Position(3).display("gulden_1 gulden_4 denar_5 dukat_5").deck("denar_1 denar_2 denar_3")
    position.market(FULL_MARKET).turn(0)
    events = position.play("take gulden_1+gulden_4")
    revealed = [fields(event)["card"] for event in told(events, "card_revealed")]
    assert len(revealed) == 2
    assert set(revealed) < {"denar_1", "denar_2", "denar_3"}
    assert position.on_display() == sorted(["denar_5", "dukat_5", *revealed])
    assert position.game.deck.count == 1


@pytest.mark.clause("ALH-END-2")
def test_a_deck_that_is_used_up_is_not_reshuffled_before_a_card_must_be_drawn() -> None:
    position = Position(3).display("gulden_1 gulden_9 denar_5 dukat_5").deck("denar_1").discard("denar_9 denar_8")
    position.market(FULL_MARKET).turn(0)
    events = position.play("take gulden_1")
    assert told(events, "deck_reshuffled") == []
    assert position.game.deck.count == 0
    assert position.on_discard() == ["denar_8", "denar_9"]
    events = position.play("take denar_1")
    assert fields(told(events, "deck_reshuffled")[0]) == {"cards": 2, "known": []}
    assert position.on_discard() == []
    assert position.game.deck.count == 1
    left = {position.game.deck.name(card) for card in position.game.deck.pool}
    assert left | set(position.on_display()) >= {"denar_8", "denar_9"}


@pytest.mark.clause("ALH-END-2")
def test_the_deck_can_run_out_in_the_middle_of_filling_the_display() -> None:
    position = Position(3).display("gulden_1 gulden_4").deck("denar_1").discard("denar_9 denar_8 denar_7 denar_6")
    position.market(FULL_MARKET).turn(0)
    events = position.play("take gulden_1+gulden_4")
    assert kinds(events)[2:5] == ["card_revealed", "deck_reshuffled", "card_revealed"]
    assert len(position.on_display()) == 4
    assert "denar_1" in position.on_display()


@pytest.mark.clause("ALH-END-2")
def test_the_display_stays_short_when_deck_and_discard_pile_are_empty() -> None:
    position = Position(3).display("gulden_1 gulden_9").deck().market(FULL_MARKET).turn(0)
    events = position.play("take gulden_1")
    assert position.on_display() == ["gulden_9"]
    assert told(events, "deck_reshuffled") == []
    assert position.decision == ("turn", 1)
    position.play("take gulden_9")
    assert position.on_display() == []
    assert position.decision == ("turn", 2)


@pytest.mark.clause("ALH-END-2")
def test_the_reshuffled_deck_is_drawn_in_an_unknown_order() -> None:
    position = Position(3).display("gulden_1 gulden_9 denar_5 dukat_5").deck().discard("denar_9 denar_8 denar_8")
    position.market(FULL_MARKET).open_chance().turn(0)
    position.play("take gulden_1")
    assert position.game.chance is not None
    assert dict(position.game.chance.probabilities()) == {
        "denar_9": pytest.approx(1 / 3),
        "denar_8": pytest.approx(2 / 3),
    }


@pytest.mark.clause("ALH-END-3")
def test_the_empty_fields_are_filled_in_their_order() -> None:
    position = Position(3).display("gulden_1 gulden_9 denar_5 dukat_5").market("- garden_9_e - -")
    position.bag("tower_9_ne tower_9_es tower_9_nw tower_12_open").open_chance().turn(0)
    position.play("take gulden_1", "*gulden_2")
    assert position.game.chance is not None
    assert {name for name, _ in position.game.chance.outcomes} == {
        "tower_9_ne",
        "tower_9_es",
        "tower_9_nw",
        "tower_12_open",
    }
    position.play("*tower_12_open")
    assert position.on_market() == ["tower_12_open", "garden_9_e", "-", "-"]
    position.play("*tower_9_ne")
    assert position.on_market() == ["tower_12_open", "garden_9_e", "tower_9_ne", "-"]
    position.play("*tower_9_nw")
    assert position.on_market() == ["tower_12_open", "garden_9_e", "tower_9_ne", "tower_9_nw"]
    assert position.decision == ("turn", 1)


@pytest.mark.clause("ALH-END-3", "ALH-TURN-2")
def test_a_bought_tile_is_replaced_after_the_turn() -> None:
    position = Position(3).display("gulden_1").market(FULL_MARKET).hand(0, "gulden_9").turn(0)
    position.play("buy pavilion_8_open gulden_9", "reserve pavilion_8_open")
    assert "-" not in position.on_market()
    assert position.on_market()[1:] == FULL_MARKET.split()[1:]


@pytest.mark.clause("ALH-END-4")
def test_a_scoring_card_takes_no_place_and_leaves_the_game() -> None:
    position = Position(3).display("gulden_1 gulden_9 denar_5 dukat_5").market(FULL_MARKET)
    position.deck("scoring_1", "denar_1").turn(0)
    events = position.play("take gulden_1")
    assert fields(told(events, "scoring_card_revealed")[0]) == {"scoring": 1}
    assert position.on_display() == ["denar_1", "denar_5", "dukat_5", "gulden_9"]
    assert position.on_discard() == []
    assert position.game.deck.count == 0
    assert position.game.scorings_done == 1


@pytest.mark.clause("ALH-END-4", "ALH-END-6")
def test_the_scoring_takes_place_after_the_market_is_filled_and_before_the_next_turn() -> None:
    position = Position(3).display("gulden_1 gulden_9 denar_5 dukat_5").market("- garden_9_e tower_9_ne -")
    position.deck("scoring_1", "denar_1").turn(0)
    events = position.play("take gulden_1")
    assert kinds(events) == [
        "money_taken",
        "turn_ends",
        "scoring_card_revealed",
        "card_revealed",
        "tile_revealed",
        "tile_revealed",
        "scoring_begins",
        "scoring",
        "turn_begins",
    ]


@pytest.mark.clause("ALH-END-6", "ALH-DIRK-5")
def test_two_scorings_that_are_due_together_follow_each_other_completely() -> None:
    position = Position(2).display("gulden_1 gulden_2 denar_5 dukat_5").market("- garden_9_e tower_9_ne tower_9_es")
    position.deck("scoring_1", "denar_1", "scoring_2", "denar_2").turn(0)
    events = position.play("take gulden_1+gulden_2")
    assert position.on_display() == ["denar_1", "denar_2", "denar_5", "dukat_5"]
    told_kinds = [kind for kind in kinds(events) if kind != "dirk_got_tile"]
    assert told_kinds == [
        "money_taken",
        "turn_ends",
        "scoring_card_revealed",
        "card_revealed",
        "scoring_card_revealed",
        "card_revealed",
        "tile_revealed",
        "scoring_begins",
        "scoring",
        "scoring_begins",
        "scoring",
        "turn_begins",
    ]
    assert [fields(event)["scoring"] for event in told(events, "scoring")] == [1, 2]
    assert position.game.view(None)["scorings_due"] == []


@pytest.mark.clause("ALH-END-5")
def test_the_game_ends_when_the_market_cannot_be_filled() -> None:
    position = Position(3).display("gulden_1").market("- - tower_9_ne seraglio_9_open").bag("tower_12_open")
    position.hand(1, "gulden_1").turn(0)
    events = position.play("take gulden_1")
    revealed = fields(told(events, "tile_revealed")[0])
    assert (revealed["tile"], revealed["field"], revealed["bag"]) == ("tower_12_open", 1, 0)
    assert len(told(events, "game_ends")) == 1
    assert [fields(event)["scoring"] for event in told(events, "scoring")] == [3]
    assert position.game.is_over


@pytest.mark.clause("ALH-END-5")
def test_an_empty_bag_alone_does_not_end_the_game() -> None:
    position = Position(3).display("gulden_1").market("- garden_9_e tower_9_ne seraglio_9_open")
    position.bag("tower_12_open").turn(0)
    position.play("take gulden_1")
    assert position.game.bags == [[]]
    assert position.decision == ("turn", 1)
    position.play(min(position.legal("take")))
    assert position.decision == ("turn", 2)


@pytest.mark.clause("ALH-END-5", "ALH-END-6")
def test_a_scoring_that_is_due_comes_before_the_end() -> None:
    position = Position(3).display("gulden_1 gulden_9 denar_5 dukat_5").market("- garden_9_e tower_9_ne tower_9_es")
    position.bag("").deck("scoring_2", "denar_1").turn(0)
    events = position.play("take gulden_1")
    order = [fields(event).get("scoring", event.kind) for event in events if event.kind in ("scoring", "game_ends")]
    assert order == [2, "game_ends", 3]


@pytest.mark.clause("ALH-END-5")
def test_a_scoring_card_that_never_came_up_is_not_made_up_for() -> None:
    position = Position(3).display("gulden_1 gulden_9 denar_5 dukat_5").market("- garden_9_e tower_9_ne tower_9_es")
    position.bag("").deck("denar_1", "scoring_1", "denar_2", "scoring_2").turn(0)
    events = position.play("take gulden_1")
    assert [fields(event)["scoring"] for event in told(events, "scoring")] == [3]
    assert position.game.scorings_done == 1
    assert position.game.is_over


@pytest.mark.clause("ALH-END-6", "ALH-END-1", "ALH-END-3")
def test_the_new_tiles_are_placed_first_then_display_then_market() -> None:
    position = Position(3).display("gulden_1 gulden_9 denar_5").market(FULL_MARKET).hand(0, "gulden_9").turn(0)
    events = position.play("buy pavilion_8_open gulden_9")
    assert kinds(events) == ["tile_bought"]
    events = position.play("reserve pavilion_8_open")
    assert kinds(events) == ["tile_reserved", "turn_ends", "card_revealed", "tile_revealed", "turn_begins"]
