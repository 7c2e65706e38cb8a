"""CHA: the effect of each character."""

from collections import Counter

import pytest

from alhambra.protocol import Randomness
from alhambra.tilegames.scoring.scorings import Score, Scorings
from tests.messages import fields, heard, seen_by
from tests.rules.characters_positions import DISPLAY, MARKET, NAMES, Served
from tests.rules.positions import told

YUSUF = "yusuf_e_passuff"

# --- Karim ---


@pytest.mark.clause("CHA-KARIM", "CHA-8")
def test_karim_pays_exactly_once_and_leaves_the_game() -> None:
    position = Served().serves(0, "abdul_karim").display(DISPLAY).hand(0, "gulden_9").turn(0)
    assert position.legal("karim") == {f"karim {tile}" for tile in MARKET.split()}
    position.play("karim arcades_8_n")
    assert position.cards(0) == ["gulden_9"]
    assert position.left_game("abdul_karim")
    assert position.decision == ("turn", 0)  # another action
    assert position.legal("karim") == set()
    assert position.refusal("karim tower_9_ne") == "CHA-KARIM"
    position.play("take dukat_9")
    assert position.decision == ("place", 0)
    position.play("place arcades_8_n 0,-1")
    assert position.in_palace(0) == {(0, -1): "arcades_8_n"}


@pytest.mark.clause("CHA-KARIM")
def test_karim_buys_only_what_lies_on_the_market_and_only_for_his_owner() -> None:
    position = Served().serves(0, "abdul_karim").display(DISPLAY).turn(0)
    assert position.refusal("karim tower_13_e") == "CHA-KARIM"
    assert position.refusal("karim no_such_tile") == "CHA-KARIM"
    assert Served().serves(1, "abdul_karim").display(DISPLAY).turn(0).refusal("karim tower_9_ne") == "CHA-KARIM"


@pytest.mark.clause("CHA-KARIM", "CHA-KNIHSTIG")
def test_knihstig_works_with_a_tile_that_karim_pays() -> None:
    position = Served().serves(0, "abdul_karim", "abdul_knihstig").market("tower_13_e").display(DISPLAY).turn(0)
    position.play("karim tower_13_e")
    assert position.decision == ("knihstig", 0)
    position.play("knihstig dukat_9")
    assert position.cards(0) == ["dukat_9"]
    assert position.decision == ("turn", 0)


@pytest.mark.clause("CHA-KARIM")
def test_a_tile_that_karim_paid_may_be_given_to_dirk() -> None:
    position = Served(2).serves(0, "abdul_karim").display(DISPLAY).turn(0)
    position.play("karim tower_9_ne", "take dukat_9", "give tower_9_ne")
    assert position.with_dirk() == ["tower_9_ne"]


@pytest.mark.clause("CHA-KARIM", "ALH-FIN-4")
def test_a_purchase_with_karim_counts_as_a_purchase() -> None:
    position = Served().serves(0, "abdul_karim").display(DISPLAY)
    position.game.idle_turns = 50
    position.turn(0).play("karim tower_9_ne", "take dukat_9", "reserve tower_9_ne")
    assert position.game.idle_turns == 0


# --- Knihstig ---


@pytest.mark.clause("CHA-KNIHSTIG")
@pytest.mark.parametrize(("tile", "rewarded"), [("garden_9_e", False), ("garden_10_n", True), ("garden_12_s", True)])
def test_knihstig_rewards_a_price_of_10_or_more(tile: str, rewarded: bool) -> None:
    position = Served().serves(0, "abdul_knihstig").market(tile).display(DISPLAY).hand(0, "gulden_9 gulden_8").turn(0)
    position.play(f"buy {tile} gulden_8+gulden_9")
    assert position.decision == (("knihstig", 0) if rewarded else ("place", 0))


@pytest.mark.clause("CHA-KNIHSTIG")
def test_knihstig_takes_one_open_card_at_once_whatever_it_is_worth() -> None:
    position = Served().serves(0, "abdul_knihstig").market("garden_10_n").display(DISPLAY).hand(0, "gulden_9 gulden_1")
    position.turn(0).play("buy garden_10_n gulden_1+gulden_9")
    assert position.legal() == {"decline_character", *[f"knihstig {card}" for card in DISPLAY.split()]}
    assert position.refusal("knihstig gulden_9") == "CHA-KNIHSTIG"
    assert position.refusal("take dukat_9") == "CHA-KNIHSTIG"
    position.play("knihstig dukat_9")
    assert position.on_display() == ["dukat_1", "dukat_2", "dukat_3"]  # filled only when the turn ends
    assert position.cards(0) == ["dukat_9"]
    assert position.decision == ("turn", 0)


@pytest.mark.clause("CHA-KNIHSTIG")
def test_knihstig_may_be_declined_for_a_later_purchase() -> None:
    position = Served().serves(0, "abdul_knihstig").market("garden_10_n tower_11_n").display(DISPLAY)
    position.hand(0, "gulden_9 gulden_1 dirham_9 dirham_2").turn(0)
    position.play("buy garden_10_n gulden_1+gulden_9", "decline_character", "buy tower_11_n dirham_2+dirham_9")
    assert position.decision == ("knihstig", 0)


@pytest.mark.clause("CHA-KNIHSTIG")
def test_knihstig_has_nothing_to_take_from_an_empty_display() -> None:
    position = Served().serves(0, "abdul_knihstig").market("garden_10_n").hand(0, "gulden_9 gulden_2").turn(0)
    position.play("buy garden_10_n gulden_2+gulden_9")
    assert position.decision == ("place", 0)


# --- Ammar ---


@pytest.mark.clause("CHA-AMMAR")
def test_ammar_redesigns_once_more_after_placing() -> None:
    position = Served().serves(0, "ammar_el_schauf").palace(0, {(1, 0): "garden_9_e"}).display(DISPLAY)
    position.hand(0, "gulden_9 gulden_8").turn(0)
    position.play("buy tower_9_ne gulden_8+gulden_9", "place tower_9_ne 0,-1")
    assert position.decision == ("ammar", 0)
    assert position.refusal("take dukat_9") == "CHA-AMMAR"
    assert position.refusal("remove garden_9_e 2,0") == "ALH-RED-1"
    position.play("remove garden_9_e 1,0")
    assert position.in_reserve(0) == ["garden_9_e"]
    assert position.decision == ("turn", 1)  # only once


@pytest.mark.clause("CHA-AMMAR")
def test_ammar_may_use_tiles_put_into_the_reserve_in_this_turn() -> None:
    position = Served().serves(0, "ammar_el_schauf").display(DISPLAY).hand(0, "gulden_9 gulden_8").turn(0)
    position.play("buy tower_9_ne gulden_8+gulden_9", "reserve tower_9_ne", "build tower_9_ne 0,-1")
    assert position.in_palace(0) == {(0, -1): "tower_9_ne"}


@pytest.mark.clause("CHA-AMMAR")
def test_ammar_serves_at_the_end_of_a_turn_without_a_purchase_too() -> None:
    position = Served().serves(0, "ammar_el_schauf").palace(0, {(1, 0): "garden_9_e"}).display(DISPLAY).turn(0)
    position.play("take dukat_9")
    assert position.decision == ("ammar", 0)
    assert position.on_display() == ["dukat_1", "dukat_2", "dukat_3"]


@pytest.mark.clause("CHA-AMMAR")
def test_ammar_is_not_asked_without_anything_to_redesign() -> None:
    position = Served().serves(0, "ammar_el_schauf").display(DISPLAY).turn(0)
    position.play("take dukat_9")
    assert position.decision == ("turn", 1)


# --- Faruk ---


@pytest.mark.clause("CHA-FARUK")
def test_faruk_takes_cards_worth_6_or_7_together() -> None:
    position = Served().serves(0, "faruk_will_haben").display("gulden_2 denar_3 dukat_4 dirham_8").turn(0)
    assert position.legal("faruk") == {"faruk dukat_4+gulden_2", "faruk denar_3+dukat_4"}
    assert position.refusal("faruk denar_3+gulden_2") == "CHA-FARUK"  # 5: not needed
    assert position.refusal("faruk dirham_8") == "CHA-FARUK"
    assert position.refusal("faruk denar_3+dukat_4+gulden_2") == "ALH-MONEY-1"  # 9: too much
    assert position.refusal("faruk -") == "ALH-MONEY-1"
    assert position.refusal("faruk gulden_3+gulden_4") == "ALH-MONEY-1"
    position.play("faruk denar_3+dukat_4")
    assert position.cards(0) == ["denar_3", "dukat_4"]
    assert position.decision == ("turn", 1)


@pytest.mark.clause("CHA-FARUK")
def test_three_cards_can_be_taken_with_faruk() -> None:
    position = Served().serves(0, "faruk_will_haben").display("gulden_1 denar_1 dukat_4 dirham_8").turn(0)
    position.play("faruk denar_1+dukat_4+gulden_1")
    assert position.cards(0) == ["gulden_1", "denar_1", "dukat_4"]


@pytest.mark.clause("CHA-FARUK")
def test_faruk_is_not_used_up_by_taking_what_may_be_taken_anyway() -> None:
    position = Served().serves(0, "faruk_will_haben", "ammar_el_schauf").palace(0, {(1, 0): "garden_9_e"})
    position.display("gulden_2 denar_3 dukat_4 dirham_8").turn(0).play("take denar_3+gulden_2")
    assert position.decision == ("ammar", 0)


# --- Fatima ---


@pytest.mark.clause("CHA-FATIMA")
def test_fatima_is_kept_for_8_points_at_the_end() -> None:
    position = Served().hand(1, "gulden_2").auction("fatima")
    position.play("bid 2", "pass_bid", "pass_bid", "pay_bid gulden_2")
    assert position.decision == ("fatima", 1)
    assert position.refusal("take dukat_9") == "CHA-FATIMA"
    position.play("keep_fatima")
    assert position.owners == {"fatima": 1}
    assert position.game.scores == [0, 0, 0]
    position.market("- - - -").ending(0)
    assert position.game.is_over
    assert position.game.scores == [0, 8, 0]


@pytest.mark.clause("CHA-FATIMA", "CHA-8")
def test_fatima_is_swapped_for_a_card_laid_aside_which_serves_at_once() -> None:
    position = Served().hand(1, "gulden_2").auction("fatima").aside("laila_wundabah").open_chance()
    position.play("bid 2", "pass_bid", "pass_bid", "pay_bid gulden_2", "swap_fatima")
    assert position.owners == {"laila_wundabah": 1}
    assert position.left_game("fatima")
    assert "laila_wundabah" not in position.view["unseen"]
    while position.game.chance is not None:
        position.game.resolve(position.game.chance.outcomes[0][0])
    assert position.decision == ("before_turn", 1)
    position.market("- - - -").ending(0)
    assert position.game.scores == [0, 0, 0]


@pytest.mark.clause("CHA-FATIMA")
def test_a_card_that_was_auctioned_already_does_not_lie_aside() -> None:
    position = Served().serves(2, "yammerad").hand(1, "gulden_2").auction("fatima")
    aside: Counter[str] = Counter()
    position.play("bid 2", "pass_bid", "pass_bid", "pay_bid gulden_2")
    for number in range(200):
        twin = position.game.determinise(1, Randomness(number))
        twin.play(position.action("swap_fatima"))
        aside[next(name for name, owner in seen_by(twin, None)["characters"]["owners"].items() if owner == 1)] += 1
    assert set(aside) == set(NAMES) - {"yammerad", "fatima"}
    assert min(aside.values()) > 10  # each of eight


# --- Hakim ---


def scoring(position: Served, number: int) -> Served:
    position.game.due = (number,)
    position.push([Scorings(position.game.next_seat)])
    return position


def majorities(position: Served, building: str) -> list[int]:
    points: list[int] = fields(told(position.game.events, "scoring")[-1])["majorities"][building]
    return points


@pytest.mark.clause("CHA-HAKIM")
def test_hakim_breaks_a_tie() -> None:
    position = Served().serves(1, "hakim_wahid").collect(0, "garden_9_e").collect(1, "garden_10_n").turn(0)
    assert scoring(position, 2).decision == ("hakim", 1)
    position.play("hakim garden")
    assert majorities(position, "garden") == [5, 12, 0]


@pytest.mark.clause("CHA-HAKIM")
def test_hakim_counts_only_half_a_tile() -> None:
    position = Served().serves(1, "hakim_wahid").collect(0, "garden_9_e garden_10_open").collect(1, "garden_10_n")
    scoring(position.turn(0), 2).play("hakim garden")
    assert majorities(position, "garden") == [12, 5, 0]


@pytest.mark.clause("CHA-HAKIM", "ALH-SCO-6")
def test_hakim_does_not_replace_the_first_tile() -> None:
    position = Served().serves(1, "hakim_wahid").collect(0, "garden_9_e").turn(0)
    scoring(position, 2).play("hakim garden")
    assert majorities(position, "garden") == [12, 0, 0]
    scoring(position, 2).play("hakim tower")
    assert majorities(position, "tower") == [0, 0, 0]


@pytest.mark.clause("CHA-HAKIM", "CHA-8")
def test_hakims_type_is_chosen_openly_in_every_scoring_anew() -> None:
    position = Served().serves(1, "hakim_wahid").collect(0, "garden_9_e").collect(1, "garden_10_n").turn(0)
    scoring(position, 1)
    assert position.legal() == {
        f"hakim {building}" for building in ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
    }
    assert position.refusal("hakim palace") == "CHA-HAKIM"
    assert position.refusal("take dukat_1") == "CHA-HAKIM"
    happened = position.play("hakim garden")
    assert fields(told(happened, "type_chosen")[0]) == {"seat": 1, "type": "garden"}
    assert majorities(position, "garden") == [0, 5, 0]
    scoring(position, 2).play("hakim tower")
    assert majorities(position, "garden") == [8, 8, 0]


@pytest.mark.clause("CHA-HAKIM")
def test_hakim_counts_in_the_last_scoring_too() -> None:
    position = Served().serves(1, "hakim_wahid").collect(0, "garden_9_e").collect(1, "garden_10_n").market("- - - -")
    position.ending(0)
    assert position.decision == ("hakim", 1)
    position.play("hakim garden")
    assert majorities(position, "garden") == [12, 20, 0]


# --- Laila ---


@pytest.mark.clause("CHA-LAILA", "ALH-END-6")
def test_laila_replaces_a_tile_of_the_market_before_the_turn() -> None:
    position = Served().serves(0, "laila_wundabah").bag("tower_13_e").display(DISPLAY).turn(0)
    assert position.decision == ("before_turn", 0)
    assert position.legal() == {"decline_character", *[f"laila {tile}" for tile in MARKET.split()]}
    assert position.refusal("laila tower_13_e") == "CHA-LAILA"
    assert position.refusal("take dukat_9") == "ALH-END-6"
    position.play("laila garden_8_sw")
    assert position.on_market() == ["tower_9_ne", "tower_13_e", "chambers_9_s", "arcades_8_n"]
    assert [position.game.piece_name(piece) for piece in position.game.bags[0]] == ["garden_8_sw"]
    assert position.decision == ("turn", 0)  # once


@pytest.mark.clause("CHA-LAILA")
def test_laila_draws_before_the_old_tile_goes_back() -> None:
    position = Served().serves(0, "laila_wundabah").bag("tower_13_e tower_12_open").display(DISPLAY).turn(0)
    position.open_chance().play("laila garden_8_sw")
    assert position.game.chance is not None
    assert position.game.chance.outcomes == [("tower_12_open", 1), ("tower_13_e", 1)]
    position.play("*tower_12_open")
    assert position.on_market()[1] == "tower_12_open"
    assert sorted(position.game.piece_name(piece) for piece in position.game.bags[0]) == ["garden_8_sw", "tower_13_e"]


@pytest.mark.clause("CHA-LAILA")
def test_laila_is_not_asked_with_an_empty_bag() -> None:
    position = Served().serves(0, "laila_wundabah").bag("").display(DISPLAY).turn(0)
    assert position.decision == ("turn", 0)
    position = Served().serves(0, "laila_wundabah", "machma_klain").bag("").hand(0, "denar_1").display(DISPLAY).turn(0)
    assert position.decision == ("before_turn", 0)
    assert position.legal("laila") == set()
    assert position.refusal("laila tower_9_ne") == "CHA-LAILA"


@pytest.mark.clause("CHA-LAILA", "CHA-MACHMA", "ALH-END-6")
def test_laila_or_machma_is_chosen_then_comes_yammerad() -> None:
    position = Served().serves(0, "laila_wundabah", "machma_klain", "yammerad").display(DISPLAY).hand(0, "gulden_2")
    position.turn(0)
    assert position.legal("laila")
    assert position.legal("machma") == {"machma gulden_2 dukat_1", "machma gulden_2 dukat_2"}
    position.play("decline_character")
    assert position.decision == ("yammerad", 0)


# --- Machma ---


@pytest.mark.clause("CHA-MACHMA")
def test_machma_swaps_a_card_for_an_open_one_of_at_most_the_same_value() -> None:
    position = Served().serves(0, "machma_klain").display("dukat_1 gulden_4 denar_5 dukat_9").hand(0, "gulden_4")
    position.turn(0)
    assert position.legal() == {"decline_character", "machma gulden_4 dukat_1", "machma gulden_4 gulden_4"}
    assert position.refusal("machma gulden_4 denar_5") == "CHA-MACHMA"
    assert position.refusal("machma gulden_5 dukat_1") == "CHA-MACHMA"
    assert position.refusal("machma gulden_4 dukat_2") == "CHA-MACHMA"
    assert position.refusal("machma gulden_4 no_such_card") == "CHA-MACHMA"
    assert position.refusal("machma no_such_card dukat_1") == "CHA-MACHMA"
    position.play("machma gulden_4 dukat_1")
    assert position.cards(0) == ["dukat_1"]
    assert position.on_discard() == ["gulden_4"]
    assert position.on_display() == ["denar_5", "dukat_9", "gulden_4"]  # short until the turn ends
    assert position.decision == ("turn", 0)
    position.play("take dukat_9")
    assert len(position.on_display()) == 4


@pytest.mark.clause("CHA-MACHMA")
def test_machma_is_not_asked_with_an_empty_hand_or_display() -> None:
    assert Served().serves(0, "machma_klain").display(DISPLAY).turn(0).decision == ("turn", 0)
    assert Served().serves(0, "machma_klain").hand(0, "gulden_4").turn(0).decision == ("turn", 0)


@pytest.mark.clause("CHA-LAILA", "CHA-MACHMA", "CHA-8")
def test_laila_and_machma_serve_only_whom_they_lie_before() -> None:
    position = Served().serves(0, "laila_wundabah").serves(1, "machma_klain").display(DISPLAY).hand(0, "gulden_9")
    position.turn(0)
    assert position.legal("machma") == set()
    assert position.refusal("machma gulden_9 dukat_1") == "CHA-MACHMA"
    position = Served().serves(1, "laila_wundabah").serves(0, "machma_klain").display(DISPLAY).hand(0, "gulden_9")
    position.turn(0)
    assert position.legal("laila") == set()
    assert position.refusal("laila tower_9_ne") == "CHA-LAILA"


# --- Yammerad ---


@pytest.mark.clause("CHA-YAMMERAD")
@pytest.mark.parametrize(
    ("hand", "asked"), [("", True), ("gulden_1 gulden_2", True), ("gulden_1 denar_1 dukat_1", False)]
)
def test_yammerad_takes_a_card_for_who_holds_fewer_than_three(hand: str, asked: bool) -> None:
    position = Served().serves(0, "yammerad").display(DISPLAY).hand(0, hand).turn(0)
    assert position.decision == (("yammerad", 0) if asked else ("turn", 0))


@pytest.mark.clause("CHA-YAMMERAD")
def test_yammerad_takes_the_top_card_of_the_deck_and_the_turn_goes_on() -> None:
    position = Served().serves(0, "yammerad").display(DISPLAY).deck("denar_7", "dukat_1").hand(0, "gulden_1").turn(0)
    assert position.refusal("take dukat_9") == "CHA-YAMMERAD"
    position.game.deck.pool = [position.game.card("denar_7"), position.game.card("denar_7")]
    position.play("yammerad")
    assert position.cards(0) == ["gulden_1", "denar_7"]
    assert position.decision == ("turn", 0)  # only one
    assert position.game.deck.count == 1


@pytest.mark.clause("CHA-YAMMERAD", "CHA-8")
def test_yammerad_may_be_declined_and_another_character_serves_in_the_turn() -> None:
    position = Served().serves(0, "yammerad", "faruk_will_haben").display(DISPLAY).deck("denar_7").turn(0)
    position.play("decline_character")
    assert position.cards(0) == []
    assert position.game.deck.count == 1
    assert position.legal("faruk") == {"faruk dukat_1+dukat_2+dukat_3"}


@pytest.mark.clause("CHA-YAMMERAD")
def test_the_others_see_that_a_card_was_taken_not_which() -> None:
    position = Served().serves(0, "yammerad").display(DISPLAY).deck("denar_7").turn(0)
    position.play("yammerad")
    assert {"event": "card_drawn", "seat": 0} in heard(position.game, 1)
    assert "denar_7" not in str(heard(position.game, 1)) + str(heard(position.game, None))
    assert "denar_7" in str(heard(position.game, 0))
    assert seen_by(position.game, 0)["hand"] == ["denar_7"]
    for viewer in (None, 1, 2):
        assert "denar_7" not in str(seen_by(position.game, viewer))
        assert seen_by(position.game, viewer)["seats"][0]["cards"] == 1


@pytest.mark.clause("CHA-YAMMERAD", "ALH-END-2")
def test_yammerad_shuffles_the_discard_pile_when_the_deck_is_used_up() -> None:
    position = Served().serves(0, "yammerad").display(DISPLAY).deck("").discard("gulden_6").turn(0)
    position.play("yammerad")
    assert position.cards(0) == ["gulden_6"]
    assert Served().serves(0, "yammerad").display(DISPLAY).deck("").turn(0).decision == ("turn", 0)


@pytest.mark.clause("CHA-YAMMERAD")
def test_a_scoring_card_is_scored_at_once_and_another_card_may_be_drawn() -> None:
    position = Served().serves(0, "yammerad").collect(1, "garden_9_e").display(DISPLAY).deck("scoring_1", "denar_7")
    happened = position.turn(0).play("yammerad")
    assert fields(told(happened, "scoring")[0])["scoring"] == 1
    assert position.game.scores[1] == 6  # a garden and a wall
    assert position.game.due == ()
    assert position.decision == ("yammerad", 0)
    position.play("yammerad")
    assert position.cards(0) == ["denar_7"]
    assert position.decision == ("turn", 0)
    position.play("take dukat_9")
    assert position.game.scorings_done == 1


@pytest.mark.clause("CHA-YAMMERAD", "ALH-DIRK-5")
def test_dirk_gets_his_tiles_after_a_scoring_that_yammerad_draws() -> None:
    position = Served(2).serves(0, "yammerad").display(DISPLAY).deck("scoring_1", "denar_7").turn(0)
    position.play("yammerad")
    assert len(position.with_dirk()) == 6


@pytest.mark.clause("CHA-YAMMERAD", "CHA-HAKIM")
def test_hakim_counts_in_a_scoring_that_yammerad_draws() -> None:
    position = Served().serves(0, "yammerad").serves(2, "hakim_wahid").display(DISPLAY).deck("scoring_2", "denar_7")
    position.turn(0).play("yammerad")
    assert position.decision == ("hakim", 2)
    position.play("hakim tower")
    assert position.decision == ("yammerad", 0)


@pytest.mark.clause("CHA-YAMMERAD")
def test_a_character_that_yammerad_draws_is_auctioned_by_the_player_on_turn() -> None:
    position = Served().serves(1, "yammerad").display(DISPLAY).deck(YUSUF, "denar_7").hand(1, "gulden_3").turn(1)
    position.play("yammerad")
    assert position.decision == ("bid", 1)
    position.play("bid 3", "pass_bid", "pass_bid", "pay_bid gulden_3")
    assert position.owners == {"yammerad": 1, YUSUF: 1}
    assert position.decision == ("yammerad", 1)
    position.play("decline_character")
    assert position.decision == ("turn", 1)


@pytest.mark.clause("CHA-YAMMERAD")
def test_no_other_card_can_be_drawn_when_none_is_left() -> None:
    position = Served().serves(0, "yammerad").display(DISPLAY).deck("scoring_1").turn(0)
    position.play("yammerad")
    assert position.decision == ("turn", 0)


# --- Yusuf ---


@pytest.mark.clause("CHA-YUSUF", "CHA-8")
@pytest.mark.parametrize(
    ("tiles", "wall", "more"),
    [("", 0, 0), ("chambers_6_es", 2, 0), ("arcades_4_nes", 3, 1), ("arcades_4_nes garden_8_ne", 5, 1)],
)
def test_yusuf_scores_a_point_for_each_full_three_points_for_walls(tiles: str, wall: int, more: int) -> None:
    cells = {(1, 0): "arcades_4_nes", (0, -1): "garden_8_ne"} if "garden" in tiles else {(1, 0): tiles}
    position = Served().serves(1, YUSUF).turn(0)
    for seat in (1, 2):
        if tiles:
            position.palace(seat, cells if seat == 1 else {(1, 0): "tower_8_nes"})
    position.push([Score(2)])
    lines = fields(told(position.game.events, "scoring")[0])["lines"]
    assert lines[1] == ({"wall": wall, "characters": more} if more else {"wall": wall})
    assert lines[2] == {"wall": 3 if tiles else 0}


@pytest.mark.clause("CHA-YUSUF", "CHA-8")
def test_yusuf_works_in_every_scoring() -> None:
    position = Served().serves(1, YUSUF).palace(1, {(1, 0): "arcades_4_nes"}).turn(0)
    for number in (1, 2, 3):
        position.push([Score(number)])
        assert fields(told(position.game.events, "scoring")[0])["lines"][1] == {"wall": 3, "characters": 1}
