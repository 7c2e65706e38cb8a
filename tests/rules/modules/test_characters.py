"""CHA: the characters in the deck, their auction and how often they may be used."""

import pytest

from alhambra.protocol import GameConfig, Randomness, canonical_seed
from alhambra.tilegames.modules.characters.rules.state import ANY_CHARACTER
from tests.engines import new_tile_game
from tests.messages import seen_by
from tests.rules.characters_positions import DISPLAY, NAMES, Served

YUSUF = "yusuf_e_passuff"

# --- the deck ---


@pytest.mark.clause("CHA-1")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_two_characters_each_are_in_the_second_third_and_fourth_pile(seats: int) -> None:
    deck = new_tile_game(GameConfig("alhambra", seats, ["characters"]), canonical_seed(1)).deck
    character = deck.special_card(ANY_CHARACTER)
    assert [pile.special.count(character) for pile in deck.piles] == [0, 2, 2, 2, 0]


@pytest.mark.clause("CHA-1")
def test_the_lot_decides_which_six_of_the_ten_are_in_the_deck() -> None:
    position = Served().aside(YUSUF)
    assert position.view["unseen"] == NAMES
    deck = position.deck("character character").game.deck
    others = [name for name in NAMES if name != YUSUF]
    assert deck.outcomes() == [(name, deck.tickets() // 9) for name in others]
    deck.take(deck.ticket_for("fatima"))
    assert deck.outcomes() == [(name, deck.tickets() // 8) for name in others if name != "fatima"]


@pytest.mark.clause("CHA-1")
def test_the_lot_decides_which_character_lies_on_top_of_those_laid_aside() -> None:
    game = new_tile_game(GameConfig("alhambra", 3, ["characters"]), None)
    chooser = Randomness(1)
    while game.chance is not None and game.chance.kind != "lay_aside":
        game.resolve(game.chance.outcomes[chooser.below(len(game.chance.outcomes))][0])
    assert game.chance is not None
    assert game.chance.outcomes == [(name, 1) for name in NAMES]
    told = []
    for name in NAMES:
        twin = game.copy()
        events = twin.resolve(name)
        assert [event.kind for event in events] == ["turn_begins"]  # nobody is told
        told.append([seen_by(twin, seat) for seat in (None, 0, 1, 2)])
    assert all(views == told[0] for views in told)


# --- the auction ---


@pytest.mark.clause("CHA-2")
def test_a_character_is_auctioned_at_once_and_takes_no_place() -> None:
    position = Served().deck(YUSUF, "dukat_1 dukat_1 dukat_1").display(DISPLAY).turn(0)
    position.play("take dukat_1+dukat_2")
    assert position.decision == ("bid", 1)
    assert position.on_display() == ["dukat_3", "dukat_9"]
    position.play("pass_bid", "pass_bid", "pass_bid")
    assert position.on_display() == ["dukat_1", "dukat_1", "dukat_3", "dukat_9"]


@pytest.mark.clause("CHA-2")
def test_two_characters_in_one_refill_are_auctioned_one_after_the_other() -> None:
    position = Served().deck(YUSUF, "hakim_wahid", "dukat_1").display(DISPLAY).turn(0)
    position.hand(1, "gulden_1").hand(2, "gulden_2").play("take dukat_9")
    position.play("bid 1", "bid 2", "pass_bid", "pass_bid", "pay_bid gulden_2")
    assert position.decision == ("bid", 1)
    position.play("bid 1", "pass_bid", "pass_bid", "pay_bid gulden_1")
    assert position.owners == {YUSUF: 2, "hakim_wahid": 1}
    assert position.decision == ("turn", 1)


@pytest.mark.clause("CHA-3")
@pytest.mark.parametrize("last", [0, 1, 2])
def test_the_next_player_begins_and_the_others_follow_in_turn_order(last: int) -> None:
    position = Served().auction(YUSUF, last)
    asked = []
    for _ in range(3):
        assert position.decision is not None
        asked.append(position.decision)
        position.play("pass_bid")
    assert asked == [("bid", (last + offset) % 3) for offset in (1, 2, 3)]


@pytest.mark.clause("CHA-3")
def test_every_bid_is_higher_and_a_whole_number_from_1() -> None:
    position = Served().hand(1, "gulden_1 gulden_3").hand(2, "denar_2 denar_3 denar_4").auction(YUSUF)
    assert position.refusal("bid 0") == "CHA-3"
    assert position.refusal("bid -1") == "CHA-3"
    assert position.legal() == {"pass_bid", "bid 1", "bid 3", "bid 4"}
    position.play("bid 3")
    assert position.refusal("bid 2") == "CHA-3"
    assert position.refusal("bid 3") == "CHA-3"
    assert position.legal() == {"pass_bid", "bid 4", "bid 5", "bid 6", "bid 7", "bid 9"}


@pytest.mark.clause("CHA-3")
def test_who_has_passed_is_asked_no_more() -> None:
    position = Served().hand(1, "gulden_1 gulden_3").hand(2, "denar_2").hand(0, "dukat_5").auction(YUSUF)
    position.play("bid 1", "pass_bid", "pass_bid")
    assert position.decision == ("pay_bid", 1)
    position = Served().hand(1, "gulden_1 gulden_3").hand(2, "denar_2").hand(0, "dukat_5").auction(YUSUF)
    position.play("bid 1", "pass_bid", "bid 5")
    assert position.decision == ("bid", 1)
    position.play("pass_bid")
    assert position.decision == ("pay_bid", 0)


@pytest.mark.clause("CHA-3")
def test_it_ends_only_when_all_but_the_highest_bidder_have_passed() -> None:
    position = Served().hand(1, "gulden_1 gulden_2").hand(2, "denar_2 denar_3").auction(YUSUF)
    position.play("bid 1", "bid 2", "pass_bid")
    assert position.decision == ("bid", 1)
    position.play("bid 3")
    assert position.decision == ("bid", 2)
    position.play("bid 5", "pass_bid")
    assert position.decision == ("pay_bid", 2)


@pytest.mark.clause("CHA-3")
def test_everybody_is_asked_even_with_an_empty_hand_and_the_last_one_too() -> None:
    position = Served().hand(0, "gulden_4").auction(YUSUF)
    assert position.legal() == {"pass_bid"}
    position.play("pass_bid")
    assert position.decision == ("bid", 2)
    position.play("pass_bid")
    assert position.decision == ("bid", 0)
    position.play("bid 4")
    assert position.decision == ("pay_bid", 0)


@pytest.mark.clause("CHA-3")
def test_dirk_does_not_bid() -> None:
    position = Served(2).auction(YUSUF)
    position.play("pass_bid", "pass_bid")
    assert position.decision == ("turn", 1)


@pytest.mark.clause("CHA-3")
@pytest.mark.parametrize("other", ["take dukat_9", "pass", "pay_bid -", "decline_character"])
def test_nothing_but_bids_is_allowed_in_an_auction(other: str) -> None:
    assert Served().auction(YUSUF).refusal(other) == "CHA-3"


@pytest.mark.clause("CHA-4")
def test_a_bid_is_a_sum_of_cards_of_one_currency() -> None:
    position = Served().hand(1, "gulden_2 gulden_5 denar_4").auction(YUSUF)
    assert position.legal("bid") == {"bid 2", "bid 4", "bid 5", "bid 7"}
    for amount in (1, 3, 6, 9, 11):
        assert position.refusal(f"bid {amount}") == "CHA-4"


@pytest.mark.clause("CHA-4", "CHA-5")
def test_the_bid_is_paid_exactly_in_one_currency() -> None:
    position = Served().hand(1, "gulden_2 gulden_3 gulden_5 denar_5 denar_4 dirham_1").auction(YUSUF)
    position.play("bid 5", "pass_bid", "pass_bid")
    assert position.legal() == {"pay_bid gulden_5", "pay_bid gulden_2+gulden_3", "pay_bid denar_5"}
    assert position.refusal("pay_bid denar_4+dirham_1") == "CHA-4"
    assert position.refusal("pay_bid gulden_3") == "CHA-4"
    assert position.refusal("pay_bid gulden_3+gulden_5") == "CHA-4"
    assert position.refusal("pay_bid -") == "CHA-4"
    assert position.refusal("pay_bid gulden_1+gulden_4") == "CHA-5"
    assert position.refusal("pay_bid no_such_card") == "CHA-5"
    assert position.refusal("pass_bid") == "CHA-5"


@pytest.mark.clause("CHA-5")
def test_the_bidder_chooses_the_cards_and_gets_the_character_openly() -> None:
    position = Served().hand(1, "gulden_2 gulden_3 gulden_5").auction(YUSUF)
    position.play("bid 5", "pass_bid", "pass_bid", "pay_bid gulden_2+gulden_3")
    assert position.cards(1) == ["gulden_5"]
    assert position.on_discard() == ["gulden_2", "gulden_3"]
    assert position.owners == {YUSUF: 1}
    for viewer in (None, 0, 1, 2):
        assert seen_by(position.game, viewer)["characters"]["owners"] == {YUSUF: 1}


@pytest.mark.clause("CHA-5")
def test_the_cards_are_discarded_at_once_so_that_the_refill_can_shuffle_them_in() -> None:
    position = Served().deck(YUSUF).display(DISPLAY).hand(1, "gulden_7").turn(0)
    position.play("take dukat_9", "bid 7", "pass_bid", "pass_bid", "pay_bid gulden_7")
    assert position.on_display() == ["dukat_1", "dukat_2", "dukat_3", "gulden_7"]


@pytest.mark.clause("CHA-5")
def test_a_character_serves_from_now_on() -> None:
    position = Served().hand(1, "gulden_2").auction("abdul_karim")
    position.play("bid 2", "pass_bid", "pass_bid", "pay_bid gulden_2")
    assert position.decision == ("turn", 1)
    assert position.refusal("karim tower_9_ne") is None


@pytest.mark.clause("CHA-6")
def test_without_any_bid_the_card_leaves_the_game() -> None:
    position = Served().hand(1, "gulden_2").auction(YUSUF)
    position.play("pass_bid", "pass_bid", "pass_bid")
    assert position.left_game(YUSUF)
    assert position.on_discard() == []
    assert position.cards(1) == ["gulden_2"]


@pytest.mark.clause("CHA-7")
def test_afterwards_the_auctioneer_has_the_turn_whoever_won() -> None:
    unseen = " ".join(name for name in NAMES if name != YUSUF)
    position = Served.written(
        f"modules: characters\nhand 0: gulden_2\nunseen character: {unseen}\n"
        f"pending: bid {YUSUF} 1+2+0 - 0, fill_display, turn_over"
    )
    position.play("pass_bid", "pass_bid", "bid 2", "pay_bid gulden_2")
    assert position.decision == ("turn", 1)


@pytest.mark.clause("CHA-7", "ALH-END-6")
def test_the_market_is_filled_and_a_scoring_carried_out_after_the_auction_and_before_the_turn() -> None:
    position = Served().deck("scoring_1 dukat_1", YUSUF).display(DISPLAY).hand(0, "gulden_9").hand(1, "gulden_8")
    position.palace(1, {(1, 0): "garden_9_e"})
    position.bag("tower_13_e").turn(0).play("buy tower_9_ne gulden_9")
    position.play("take dukat_1+dukat_2", "reserve tower_9_ne")
    assert position.decision == ("bid", 1)
    assert position.on_market()[0] == "-"
    assert position.game.scorings_done == 0
    happened = position.play("bid 8", "pass_bid", "pass_bid", "pay_bid gulden_8")
    assert [event.kind for event in happened if event.kind in ("character_received", "scoring", "tile_revealed")] == [
        "character_received",
        "tile_revealed",
        "scoring",
    ]
    assert position.decision == ("turn", 1)


@pytest.mark.clause("CHA-7")
def test_a_character_in_the_last_refill_is_auctioned_too() -> None:
    position = Served().deck("fatima", "dukat_1").display(DISPLAY).hand(0, "gulden_9").hand(1, "denar_1").bag("")
    position.turn(0).play("buy tower_9_ne gulden_9", "take dukat_9", "reserve tower_9_ne")
    assert position.decision == ("bid", 1)
    position.play("bid 1", "pass_bid", "pass_bid", "pay_bid denar_1", "keep_fatima")
    while not position.game.is_over:
        position.game.play(position.game.legal_actions()[-1])
    assert position.game.scores[1] == 8


# --- marks ---


@pytest.mark.clause("CHA-8")
def test_any_number_of_characters_may_be_owned() -> None:
    position = Served().serves(1, *[name for name in NAMES if name not in (YUSUF, "fatima")])
    position.hand(1, "gulden_2").auction(YUSUF)
    position.play("bid 2", "pass_bid", "pass_bid", "pay_bid gulden_2")
    assert position.owners == {name: 1 for name in NAMES if name != "fatima"}


@pytest.mark.clause("CHA-8")
def test_only_one_card_marked_with_a_diamond_is_used_in_a_turn() -> None:
    position = Served().serves(0, "laila_wundabah", "yammerad", "faruk_will_haben", "abdul_knihstig", "ammar_el_schauf")
    position.market("tower_11_n").hand(0, "gulden_5 gulden_6")
    position.palace(0, {(1, 0): "garden_9_e"}).display("dukat_2 dukat_4 dukat_6 dukat_9").turn(0)
    position.play("laila garden_8_sw")
    assert position.decision == ("turn", 0)  # not Yammerad
    assert position.legal("faruk") == set()
    assert position.refusal("faruk dukat_2+dukat_4") == "CHA-FARUK"
    position.play("buy tower_11_n gulden_5+gulden_6")
    assert position.decision == ("turn", 0)  # not Knihstig
    position.play("take dukat_9", "reserve tower_11_n")
    assert position.decision == ("turn", 1)  # not Ammar


@pytest.mark.clause("CHA-8")
@pytest.mark.parametrize(
    ("first", "uses"),
    [
        ("machma_klain", ["machma dukat_9 dukat_2", "take dukat_4"]),
        ("yammerad", ["yammerad", "take dukat_4"]),
        ("faruk_will_haben", ["faruk dukat_2+dukat_4"]),
    ],
)
def test_the_moment_before_the_turn_and_its_end_belong_to_it(first: str, uses: list[str]) -> None:
    position = Served().serves(0, first, "ammar_el_schauf").palace(0, {(1, 0): "garden_9_e"})
    position.display("dukat_2 dukat_4 dukat_6 dukat_8").hand(0, "dukat_9").turn(0)
    position.play(*uses)
    assert position.decision == ("turn", 1)
    assert position.view["used"] is False


@pytest.mark.clause("CHA-8")
def test_in_the_next_turn_another_one_may_be_used() -> None:
    position = Served(2).serves(0, "laila_wundabah", "faruk_will_haben").display("dukat_2 dukat_4 dukat_6 dukat_8")
    position.turn(0).play("laila garden_8_sw", "take dukat_8", "take dukat_6")
    assert position.decision == ("before_turn", 0)
    position.play("decline_character")
    assert position.refusal("faruk dukat_2+dukat_4") is None


@pytest.mark.clause("CHA-8")
def test_declining_uses_nothing() -> None:
    position = Served().serves(0, "laila_wundabah", "yammerad", "ammar_el_schauf").palace(0, {(1, 0): "garden_9_e"})
    position.display(DISPLAY).turn(0)
    position.play("decline_character")
    assert position.decision == ("yammerad", 0)
    position.play("decline_character", "take dukat_9")
    assert position.decision == ("ammar", 0)
    position.play("decline_character")
    assert position.decision == ("turn", 1)
    assert position.owners == {"laila_wundabah": 0, "yammerad": 0, "ammar_el_schauf": 0}


@pytest.mark.clause("CHA-8")
@pytest.mark.parametrize("name", ["laila_wundabah", "machma_klain", "yammerad"])
def test_a_character_serves_only_its_owner(name: str) -> None:
    position = Served().serves(1, name).display(DISPLAY).hand(0, "gulden_9").turn(0)
    assert position.decision == ("turn", 0)
