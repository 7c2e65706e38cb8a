"""ALH-TURN, ALH-MONEY and ALH-BUY: the turn of a player."""

import pytest

from alhambra.protocol import IllegalAction
from tests.messages import fields
from tests.rules.positions import Position, told

CURRENCIES = ["gulden", "dirham", "denar", "dukat"]


@pytest.mark.clause("ALH-TURN-1")
def test_play_goes_clockwise() -> None:
    position = Position(3).turn(1)
    order = []
    for _ in range(4):
        assert position.decision is not None
        order.append(position.decision)
        position.play(min(position.legal("take") or {"pass"}))
    assert order == [("turn", 1), ("turn", 2), ("turn", 0), ("turn", 1)]


@pytest.mark.clause("ALH-TURN-1")
@pytest.mark.parametrize(
    ("action", "next_decision"),
    [
        ("take gulden_9", ("turn", 1)),
        ("buy tower_9_ne gulden_5+gulden_6", ("place", 0)),
        ("build garden_9_e 0,1", ("turn", 1)),
        ("remove garden_10_open 1,0", ("turn", 1)),
        ("swap garden_9_e garden_10_open 1,0", ("turn", 1)),
    ],
)
def test_a_turn_is_one_action(action: str, next_decision: tuple[str, int]) -> None:
    position = Position(3).display("gulden_9").market("tower_9_ne").hand(0, "gulden_5 gulden_6")
    position.palace(0, {(1, 0): "garden_10_open"}).reserve(0, "garden_9_e").turn(0)
    position.play(action)
    assert position.decision == next_decision


@pytest.mark.clause("ALH-TURN-1", "ALH-TURN-3")
@pytest.mark.parametrize("possible", ["take", "buy", "redesign"])
def test_an_action_must_be_taken_as_long_as_one_is_possible(possible: str) -> None:
    position = Position(3)
    if possible == "take":
        position.display("gulden_9")
    elif possible == "buy":
        position.market("tower_9_ne").hand(0, "gulden_9")
    else:
        position.reserve(0, "tower_9_ne")
    position.turn(0)
    assert position.refusal("pass") == "ALH-TURN-3"
    assert position.legal()
    assert "pass" not in position.legal()


@pytest.mark.clause("ALH-TURN-1")
@pytest.mark.parametrize(
    "action", ["reserve tower_9_ne", "place tower_9_ne 0,1", "give tower_9_ne", "leave tower_9_ne"]
)
def test_a_bought_tile_is_not_placed_before_the_turn_ends(action: str) -> None:
    position = Position(2).display("gulden_1").market("tower_9_ne").hand(0, "gulden_9").turn(0)
    position.play("buy tower_9_ne gulden_9")
    assert position.refusal(action) == "ALH-TURN-1"


@pytest.mark.clause("ALH-TURN-1", "ALH-BUY-3")
@pytest.mark.parametrize(
    "then", ["take gulden_1", "buy garden_10_n dirham_5+dirham_6", "build pavilion_8_open 0,1", "remove tower_11_n 1,0"]
)
def test_an_exactly_paid_purchase_brings_another_action_of_any_kind(then: str) -> None:
    position = Position(3).display("gulden_1").market("tower_9_ne garden_10_n").hand(0, "gulden_9 dirham_5 dirham_6")
    position.palace(0, {(1, 0): "tower_11_n"}).reserve(0, "pavilion_8_open").turn(0)
    events = position.play("buy tower_9_ne gulden_9")
    assert fields(told(events, "tile_bought")[0])["exact"] is True
    assert position.decision == ("turn", 0)
    assert position.refusal("pass") == "ALH-TURN-3"  # the further action must be taken, too
    assert then in position.legal()
    position.play(then)
    assert position.decision == ("place", 0)


@pytest.mark.clause("ALH-BUY-3")
def test_a_purchase_that_is_paid_too_high_brings_no_other_action() -> None:
    position = Position(3).display("gulden_1").market("tower_9_ne").hand(0, "gulden_2 gulden_8").turn(0)
    events = position.play("buy tower_9_ne gulden_2+gulden_8")
    assert fields(told(events, "tile_bought")[0])["exact"] is False
    assert position.decision == ("place", 0)


@pytest.mark.clause("ALH-TURN-1", "ALH-TURN-2")
def test_a_turn_can_have_five_actions_and_nothing_is_refilled_during_it() -> None:
    position = Position(3).market("pavilion_8_open garden_9_e tower_9_ne seraglio_9_open").display("gulden_1 denar_7")
    position.hand(0, "gulden_8 dirham_9 denar_9 dukat_9").turn(0)
    empty = position.on_market()
    for number, action in enumerate(
        [
            "buy pavilion_8_open gulden_8",
            "buy garden_9_e dirham_9",
            "buy tower_9_ne denar_9",
            "buy seraglio_9_open dukat_9",
        ]
    ):
        position.play(action)
        empty[number] = "-"
        assert position.decision == ("turn", 0)
        assert position.on_market() == empty
        assert position.on_display() == ["denar_7", "gulden_1"]
    assert {action.split()[0] for action in position.legal()} == {"take"}
    position.play("take gulden_1")
    assert position.decision == ("place", 0)
    assert position.on_market() == ["-"] * 4
    assert position.on_display() == ["denar_7"]


@pytest.mark.clause("ALH-TURN-3")
def test_a_player_with_no_legal_action_passes() -> None:
    position = Position(3).deck().market("tower_9_ne").hand(0, "dirham_9").turn(0)
    assert position.legal() == {"pass"}
    events = position.play("pass")
    assert fields(told(events, "passed")[0]) == {"seat": 0}
    assert position.decision == ("turn", 1)


@pytest.mark.clause("ALH-TURN-3", "ALH-TURN-1")
def test_who_has_nothing_left_to_do_after_an_exact_purchase_passes_and_places() -> None:
    position = Position(3).deck().market("tower_9_ne").hand(0, "gulden_9").turn(0)
    position.play("buy tower_9_ne gulden_9")
    assert position.legal() == {"pass"}
    position.play("pass")
    assert position.decision == ("place", 0)


@pytest.mark.clause("ALH-TURN-4")
def test_bought_tiles_lie_beside_the_palace_until_the_turn_ends() -> None:
    position = Position(3).display("gulden_1").market("tower_9_ne garden_9_e").hand(0, "gulden_9 dirham_9").turn(0)
    position.play("buy tower_9_ne gulden_9", "buy garden_9_e dirham_9")
    assert [tile["tile"] for tile in position.game.view(2)["new_tiles"]] == ["tower_9_ne", "garden_9_e"]
    assert position.in_palace(0) == {}
    assert position.in_reserve(0) == []
    position.play("take gulden_1")
    assert position.decision == ("place", 0)
    position.play("reserve garden_9_e", "place tower_9_ne 0,-1")
    assert position.in_palace(0) == {(0, -1): "tower_9_ne"}
    assert position.in_reserve(0) == ["garden_9_e"]
    assert position.game.view(0)["new_tiles"] == []


# --- take money ---


@pytest.mark.clause("ALH-MONEY-1")
def test_one_card_or_several_that_add_up_to_five_in_any_currencies() -> None:
    position = Position(3).display("gulden_9 dirham_1 denar_4 denar_2").turn(0)
    assert position.legal("take") == {
        "take gulden_9",
        "take dirham_1",
        "take denar_4",
        "take denar_2",
        "take denar_4+dirham_1",
        "take denar_2+dirham_1",
    }


@pytest.mark.clause("ALH-MONEY-1")
def test_all_four_cards_may_be_taken_if_they_add_up_to_five() -> None:
    position = Position(3).display("gulden_1 gulden_1 denar_1 dukat_2").turn(0)
    position.play("take denar_1+dukat_2+gulden_1+gulden_1")
    assert position.cards(0) == ["gulden_1", "gulden_1", "denar_1", "dukat_2"]


@pytest.mark.clause("ALH-MONEY-1")
@pytest.mark.parametrize(
    "action",
    [
        "take denar_4+denar_2",  # adds up to 6
        "take gulden_5+dirham_1",
        "take gulden_2",  # not there
        "take dirham_1+dirham_1",  # there only once
        "take -",
        "take scoring_1",
        "take gold_5",
    ],
)
def test_other_selections_are_refused(action: str) -> None:
    position = Position(3).display("gulden_5 dirham_1 denar_4 denar_2").turn(0)
    assert position.refusal(action) == "ALH-MONEY-1"


@pytest.mark.clause("ALH-MONEY-1")
def test_the_cards_go_from_the_display_to_the_hand() -> None:
    position = Position(3).display("gulden_5 dirham_1 denar_4 denar_2").hand(0, "gulden_3").deck().turn(0)
    position.play("take dirham_1+denar_4")
    assert position.cards(0) == ["gulden_3", "dirham_1", "denar_4"]
    assert position.on_display() == ["denar_2", "gulden_5"]


# --- buy ---


@pytest.mark.clause("ALH-BUY-1", "ALH-COMP-4")
@pytest.mark.parametrize("field", range(4))
def test_a_tile_is_paid_in_the_currency_of_its_field(field: int) -> None:
    tiles = ["pavilion_8_open", "garden_9_e", "tower_9_ne", "seraglio_9_open"]
    position = Position(3).market(" ".join(tiles)).hand(0, "gulden_9 dirham_9 denar_9 dukat_9").turn(0)
    for currency in CURRENCIES:
        expected = None if currency == CURRENCIES[field] else "ALH-BUY-1"
        assert position.refusal(f"buy {tiles[field]} {currency}_9") == expected


@pytest.mark.clause("ALH-BUY-1")
@pytest.mark.parametrize(
    "action",
    [
        "buy tower_9_ne gulden_8",  # too little
        "buy tower_9_ne dirham_9+gulden_9",  # two currencies
        "buy tower_9_ne dirham_4+gulden_5",  # together the price
        "buy tower_9_ne gulden_7+gulden_8",  # not in the hand
        "buy tower_9_ne gulden_9+gulden_9",  # in the hand only once
        "buy tower_9_ne -",
        "buy tower_9_ne gold_9",
        "buy garden_9_e gulden_9",  # in the bag
        "buy castle gulden_9",
    ],
)
def test_other_payments_are_refused(action: str) -> None:
    position = Position(3).market("tower_9_ne").hand(0, "gulden_5 gulden_8 gulden_9 dirham_4 dirham_9").turn(0)
    assert position.refusal(action) == "ALH-BUY-1"
    with pytest.raises(IllegalAction):
        position.play(action)


@pytest.mark.clause("ALH-BUY-1", "ALH-BUY-2")
@pytest.mark.parametrize(
    "payment", ["gulden_9", "gulden_8+gulden_9", "gulden_1+gulden_8", "gulden_1+gulden_2+gulden_8+gulden_9"]
)
def test_any_sufficient_payment_is_legal_and_no_change_is_given(payment: str) -> None:
    position = Position(3).market("tower_9_ne").hand(0, "gulden_1 gulden_2 gulden_8 gulden_9 denar_5").turn(0)
    paid = payment.split("+")
    position.play(f"buy tower_9_ne {payment}")
    assert position.on_discard() == sorted(paid)
    assert sorted([*position.cards(0), *paid]) == ["denar_5", "gulden_1", "gulden_2", "gulden_8", "gulden_9"]


@pytest.mark.clause("ALH-BUY-4")
def test_suggested_payments_are_those_from_which_no_card_could_be_dropped() -> None:
    position = Position(3).market("tower_9_ne").hand(0, "gulden_2 gulden_3 gulden_4 gulden_5 gulden_9").turn(0)
    assert position.legal("buy") == {
        "buy tower_9_ne gulden_9",
        "buy tower_9_ne gulden_4+gulden_5",
        "buy tower_9_ne gulden_2+gulden_3+gulden_4",
        "buy tower_9_ne gulden_2+gulden_3+gulden_5",
    }
    assert position.refusal("buy tower_9_ne gulden_2+gulden_9") is None


@pytest.mark.clause("ALH-BUY-1", "ALH-BUY-4")
def test_every_tile_that_can_be_paid_is_suggested() -> None:
    position = Position(3).market("pavilion_8_open garden_9_e tower_9_ne seraglio_9_open")
    position.hand(0, "gulden_8 dirham_8 denar_9 denar_9").turn(0)
    assert position.legal("buy") == {"buy pavilion_8_open gulden_8", "buy tower_9_ne denar_9"}
