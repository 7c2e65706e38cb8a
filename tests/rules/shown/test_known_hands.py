"""Public knowledge of a hand: the cards that were seen to go there, and not to leave since."""

import pytest

from alhambra.games import new_game
from alhambra.protocol import GameConfig
from alhambra.tilegames.turns.drawing import reshuffle
from tests.messages import fields, seen_by
from tests.rules.characters_positions import DISPLAY, Served
from tests.rules.modules.test_characters_hidden import drawn
from tests.rules.positions import Position, told


def known(position: Position, seat: int = 0) -> tuple[list[str], int]:
    """Return the publicly known cards in the hand, and how many are hidden; everybody sees the same."""
    views = [position.game.view(viewer)["seats"][seat] for viewer in (None, *range(position.game.rules.seats))]
    assert len({(tuple(view["known"]), view["hidden"]) for view in views}) == 1
    assert views[0]["cards"] == len(views[0]["known"]) + views[0]["hidden"]
    return views[0]["known"], views[0]["hidden"]


@pytest.mark.clause("ALH-SET-2")
def test_the_starting_money_is_dealt_openly() -> None:
    game = new_game(GameConfig("alhambra", 4), 1)
    for seat in range(4):
        dealt = [fields(event)["card"] for event in told(game.events, "money_dealt") if fields(event)["seat"] == seat]
        shown = seen_by(game, None)["seats"][seat]
        assert sorted(shown["known"]) == sorted(dealt)
        assert shown["hidden"] == 0


@pytest.mark.clause("ALH-MONEY-1")
def test_money_is_taken_openly() -> None:
    position = Position(3).hand(0, "gulden_5").display("denar_1 gulden_2 dirham_9 dukat_8").turn(0)
    position.play("take denar_1+gulden_2")
    assert known(position) == (["gulden_2", "gulden_5", "denar_1"], 0)


@pytest.mark.clause("CHA-YAMMERAD")
def test_a_card_drawn_in_secret_is_hidden() -> None:
    position = drawn(
        Served().serves(0, "yammerad").hand(0, "gulden_5").display(DISPLAY).deck("denar_3 dukat_1"), "denar_3"
    )
    assert known(position) == (["gulden_5"], 1)
    assert position.game.view(0)["hand"] == ["gulden_5", "denar_3"]


def with_secret(hand: str, card: str) -> Served:
    """Return a position where seat 0, known to hold these cards, has drawn another one in secret."""
    position = Served().serves(0, "yammerad").hand(0, hand).display(DISPLAY).deck(f"{card} dukat_1 dukat_4")
    return drawn(position, card)


@pytest.mark.clause("CHA-YAMMERAD", "ALH-BUY-1")
def test_a_hidden_card_that_is_paid_has_been_seen() -> None:
    position = with_secret("gulden_3", "gulden_6")
    position.play("buy tower_9_ne gulden_3+gulden_6")
    assert known(position) == ([], 0)


@pytest.mark.clause("CHA-YAMMERAD", "ALH-BUY-1")
def test_of_two_equal_cards_the_known_one_is_seen_to_leave() -> None:
    """Nobody can tell which of them was paid, so the other one stays hidden."""
    position = with_secret("gulden_9", "gulden_9")
    position.play("buy tower_9_ne gulden_9")
    assert known(position) == ([], 1)
    assert position.game.view(0)["hand"] == ["gulden_9"]


@pytest.mark.clause("CHA-YAMMERAD", "CHA-3")
def test_a_bid_makes_no_card_known() -> None:
    """A single hidden card could explain it, yet nobody has seen that card."""
    position = with_secret("gulden_5", "denar_7")
    position.deck("yusuf_e_passuff", "dirham_1 dirham_1 dirham_1")
    position.play("take dukat_9", "pass_bid", "pass_bid", "bid 7")
    assert known(position) == (["gulden_5", "dukat_9"], 1)
    position.play("pay_bid denar_7")
    assert known(position) == (["gulden_5", "dukat_9"], 0)


@pytest.mark.clause("CHA-YAMMERAD", "ALH-END-2")
def test_what_nobody_has_seen_of_a_deck_that_is_used_up_is_known_if_one_seat_alone_drew_from_it() -> None:
    position = with_secret("gulden_5", "denar_7").discard("dirham_1 dirham_2").deck("")
    position.game.events = []
    reshuffle(position.game)
    (event,) = told(position.game.events, "deck_reshuffled")
    assert fields(event)["known"] == [{"seat": 0, "cards": ["denar_7"]}]
    assert known(position) == (["gulden_5", "denar_7"], 0)


@pytest.mark.clause("ALH-END-2")
def test_without_secrets_a_new_deck_makes_nothing_known() -> None:
    position = Position(3).hand(0, "gulden_5").discard("dirham_1 dirham_2").turn(0)
    position.game.events = []
    reshuffle(position.game)
    (event,) = told(position.game.events, "deck_reshuffled")
    assert fields(event)["known"] == []
