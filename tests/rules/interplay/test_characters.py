"""Characters together with the other modules."""

import pytest

from alhambra.tilegames.modules.bonus_cards.rules import BonusCards
from alhambra.tilegames.modules.gates.rules import Gates
from alhambra.tilegames.modules.vizier.rules import Vizier
from alhambra.tilegames.scoring.scorings import Score, Scorings
from tests.messages import fields
from tests.rules.characters_positions import DISPLAY, Served
from tests.rules.positions import told

YUSUF = "yusuf_e_passuff"
BUREAU = "bureau_gulden_denar"

# --- bids with bureaux de change and diamonds ---


@pytest.mark.clause("CHA-4", "CHA-5")
def test_a_bid_may_use_one_bureau_for_its_two_currencies() -> None:
    position = Served(3, ("bureaux",)).hand(1, f"{BUREAU} gulden_2 denar_9 dukat_4").auction(YUSUF)
    assert position.legal("bid") == {"bid 2", "bid 4", "bid 9", "bid 11"}
    assert position.refusal("bid 6") == "CHA-4"  # dukat is not on the card
    position.play("bid 11", "pass_bid", "pass_bid")
    assert position.legal() == {f"pay_bid {BUREAU}+denar_9+gulden_2"}
    position.play(f"pay_bid {BUREAU}+denar_9+gulden_2")
    assert position.on_discard() == [BUREAU, "denar_9", "gulden_2"]
    assert position.cards(1) == ["dukat_4"]


@pytest.mark.clause("CHA-4")
def test_at_most_one_bureau_serves_a_bid() -> None:
    position = Served(3, ("bureaux",)).hand(1, f"{BUREAU} bureau_denar_dukat gulden_1 denar_2 dukat_4").auction(YUSUF)
    assert position.legal("bid") == {f"bid {amount}" for amount in (1, 2, 3, 4, 6)}
    assert position.refusal("bid 7") == "CHA-4"
    position.play("bid 6", "pass_bid", "pass_bid")
    assert position.refusal(f"pay_bid {BUREAU}+bureau_denar_dukat+denar_2+dukat_4") == "CHA-4"


@pytest.mark.clause("CHA-4", "CHA-5")
def test_a_bid_that_could_be_paid_in_one_currency_may_be_paid_with_a_bureau() -> None:
    position = Served(3, ("bureaux",)).hand(1, f"{BUREAU} gulden_2 denar_3 dukat_5").auction(YUSUF)
    position.play("bid 5", "pass_bid", "pass_bid")
    assert position.legal() == {f"pay_bid {BUREAU}+denar_3+gulden_2", "pay_bid dukat_5"}


@pytest.mark.clause("CHA-4", "DIA-5", "DIA-3")
def test_a_bid_may_be_paid_with_diamonds_alone() -> None:
    position = Served(3, ("diamonds", "bureaux")).hand(1, f"{BUREAU} diamond_4 diamond_9 gulden_1").auction(YUSUF)
    assert position.legal("bid") == {"bid 1", "bid 4", "bid 9", "bid 13"}
    position.play("bid 13", "pass_bid", "pass_bid", "pay_bid diamond_4+diamond_9")
    assert position.owners == {YUSUF: 1}
    assert position.on_discard() == ["diamond_4", "diamond_9"]


@pytest.mark.clause("DIA-3", "CHA-4")
def test_diamonds_are_mixed_with_nothing_in_a_bid() -> None:
    position = Served(3, ("diamonds", "bureaux")).hand(1, f"{BUREAU} diamond_4 gulden_5 gulden_4 denar_9")
    position.auction(YUSUF).play("bid 9", "pass_bid", "pass_bid")
    assert position.refusal("pay_bid diamond_4+gulden_5") == "CHA-4"
    assert position.refusal(f"pay_bid {BUREAU}+diamond_4+gulden_5") == "CHA-4"


# --- money cards, and other cards ---


@pytest.mark.clause("CHA-FARUK")
def test_faruk_takes_no_bureau_with_the_money() -> None:
    position = Served(3, ("bureaux",)).serves(0, "faruk_will_haben").display(f"gulden_2 denar_4 {BUREAU} dukat_9")
    position.turn(0)
    assert position.legal("faruk") == {"faruk denar_4+gulden_2"}
    assert position.refusal(f"faruk {BUREAU}+denar_4+gulden_2") == "ALH-MONEY-1"


@pytest.mark.clause("CHA-KNIHSTIG")
def test_knihstig_takes_no_bureau_and_no_gate() -> None:
    position = Served(3, ("bureaux", "gates")).serves(0, "abdul_knihstig").market("garden_10_n")
    position.game.module_of(Gates).open = True
    position.hand(0, "gulden_9 gulden_1").display(f"gulden_2 {BUREAU}").turn(0)
    position.play("buy garden_10_n gulden_1+gulden_9")
    assert position.legal() == {"decline_character", "knihstig gulden_2"}
    assert position.refusal(f"knihstig {BUREAU}") == "CHA-KNIHSTIG"
    assert position.refusal("knihstig gate") == "CHA-KNIHSTIG"


@pytest.mark.clause("CHA-KNIHSTIG")
def test_knihstig_is_not_asked_when_only_bureaux_lie_open() -> None:
    position = Served(3, ("bureaux",)).serves(0, "abdul_knihstig").market("garden_10_n").display(BUREAU)
    position.hand(0, "gulden_9 gulden_1").turn(0).play("buy garden_10_n gulden_1+gulden_9")
    assert position.decision == ("turn", 0)


@pytest.mark.clause("CHA-MACHMA")
def test_machma_swaps_diamonds_but_no_bureaux() -> None:
    position = Served(3, ("bureaux", "diamonds")).serves(0, "machma_klain").display(f"diamond_5 {BUREAU} dukat_9")
    position.hand(0, "gulden_5 bureau_denar_dukat diamond_9").turn(0)
    assert position.legal("machma") == {
        "machma gulden_5 diamond_5",
        "machma diamond_9 diamond_5",
        "machma diamond_9 dukat_9",
    }
    assert position.refusal(f"machma gulden_5 {BUREAU}") == "CHA-MACHMA"
    assert position.refusal("machma bureau_denar_dukat diamond_5") == "CHA-MACHMA"


@pytest.mark.clause("CHA-YAMMERAD")
@pytest.mark.parametrize(
    ("hand", "asked"),
    [
        (f"gulden_1 gulden_2 {BUREAU} gate", True),
        ("gulden_1 gulden_2 diamond_3", False),
        (f"diamond_3 diamond_4 {BUREAU} gate gate", True),
    ],
)
def test_for_yammerad_diamonds_count_as_money_and_bureaux_and_gates_do_not(hand: str, asked: bool) -> None:
    position = Served(3, ("bureaux", "diamonds", "gates")).serves(0, "yammerad").display(DISPLAY).hand(0, hand)
    assert position.turn(0).decision == (("yammerad", 0) if asked else ("turn", 0))


@pytest.mark.clause("CHA-YAMMERAD")
def test_a_bureau_that_yammerad_draws_goes_to_the_hand_in_secret() -> None:
    position = Served(3, ("bureaux",)).serves(0, "yammerad").display(DISPLAY).deck(BUREAU, "denar_7").turn(0)
    position.play("yammerad")
    assert position.cards(0) == [BUREAU]
    assert position.decision == ("turn", 0)
    assert BUREAU not in str(position.game.events_for(1)) + str(position.game.view(1))


@pytest.mark.clause("CHA-YAMMERAD", "GAT-2")
def test_a_gate_that_yammerad_draws_is_laid_out_and_another_card_may_be_drawn() -> None:
    position = Served(3, ("gates",)).serves(0, "yammerad").display(DISPLAY).deck("gate", "denar_7").turn(0)
    position.play("yammerad")
    assert position.game.module_of(Gates).open
    assert position.decision == ("yammerad", 0)
    position.play("yammerad")
    assert position.cards(0) == ["denar_7"]


@pytest.mark.clause("CHA-YAMMERAD", "GAT-2", "GAT-10")
def test_a_gate_is_discarded_only_after_the_draw() -> None:
    position = Served(3, ("gates",)).serves(0, "yammerad").display(DISPLAY).deck("gate").turn(0)
    position.game.module_of(Gates).open = True
    position.play("yammerad")
    assert position.decision == ("turn", 0)  # nothing else can be drawn
    assert position.on_discard() == ["gate"]
    position = Served(3, ("gates",)).serves(0, "yammerad").display(DISPLAY).deck("gate", "denar_7").turn(0)
    position.game.module_of(Gates).open = True
    position.play("yammerad")
    assert position.on_discard() == []
    position.play("decline_character")
    assert position.on_discard() == ["gate"]


@pytest.mark.clause("CHA-YAMMERAD", "GAT-10")
def test_a_gate_drawn_before_an_auction_is_not_shuffled_in_with_the_bid() -> None:
    position = Served(3, ("gates",)).serves(0, "yammerad").display(DISPLAY).deck("gate", YUSUF).hand(0, "gulden_5")
    position.game.module_of(Gates).open = True
    position.turn(0).play("yammerad", "yammerad", "bid 5", "pass_bid", "pass_bid", "pay_bid gulden_5", "yammerad")
    assert position.cards(0) == ["gulden_5"]
    assert position.on_discard() == ["gate"]


@pytest.mark.clause("CHA-YAMMERAD", "CHA-8", "GAT-10")
@pytest.mark.parametrize("again", [(), ("yammerad",)])
def test_a_draw_that_yields_nothing_is_still_the_diamond_of_the_turn(again: tuple[str, ...]) -> None:
    position = Served(3, ("gates",)).serves(0, "yammerad", "faruk_will_haben", "ammar_el_schauf").hand(0, "gulden_9")
    position.palace(0, {(1, 0): "garden_9_e"}).display("dukat_2 dukat_4 dukat_6 dukat_8")
    position.deck(" ".join(["gate", *["gate" for _ in again]]))
    position.game.module_of(Gates).open = True
    position.turn(0).play("yammerad", *again)
    assert position.decision == ("turn", 0)
    assert position.cards(0) == ["gulden_9"]
    assert position.view["used"] is True
    assert position.refusal("faruk dukat_2+dukat_4") == "CHA-FARUK"
    position.play("take dukat_8")
    assert position.decision == ("turn", 1), "Ammar does not serve either"


# --- camps and gates ---


@pytest.mark.clause("CHA-10", "CHA-KARIM", "CHA-KNIHSTIG")
def test_a_camp_is_bought_with_karim_and_rewarded_by_knihstig_at_its_printed_price() -> None:
    position = Served(3, ("camps",)).serves(0, "abdul_karim", "abdul_knihstig").market("camp_sw camp_es")
    position.display(DISPLAY).hand(0, "dirham_9 dirham_8").turn(0)
    position.play("karim camp_sw")
    assert position.decision == ("knihstig", 0)
    position.play("decline_character", "buy camp_es dirham_8+dirham_9")  # 17 paid, but the price is 9
    assert position.decision == ("place", 0)


@pytest.mark.clause("CHA-10", "CHA-LAILA")
def test_laila_replaces_camps_and_draws_them() -> None:
    position = Served(3, ("camps",)).serves(0, "laila_wundabah").market("camp_sw").bag("camp_n").display(DISPLAY)
    position.turn(0).play("laila camp_sw")
    assert position.on_market()[0] == "camp_n"


@pytest.mark.clause("CHA-10", "CHA-AMMAR")
def test_ammar_redesigns_camps() -> None:
    position = Served(3, ("camps",)).serves(0, "ammar_el_schauf").palace(0, {(1, 0): "garden_9_e"})
    position.reserve(0, "camp_w").display(DISPLAY).turn(0).play("take dukat_9", "build camp_w 2,0")
    assert position.in_palace(0)[(2, 0)] == "camp_w"


@pytest.mark.clause("CHA-YUSUF", "CAM-7")
def test_yusuf_counts_no_points_of_camps() -> None:
    position = Served(3, ("camps",)).serves(0, YUSUF).palace(0, {(1, 0): "garden_9_e"}).turn(0)
    position.palace(0, {(0, -1): "pavilion_6_n", (-1, 0): "seraglio_9_open", (2, 0): "camp_w"})
    position.push([Score(1)])
    lines = fields(told(position.game.events, "scoring")[0])["lines"][0]
    assert lines == {"wall": 1, "camps": 3}


@pytest.mark.clause("CHA-AMMAR", "GAT-7")
def test_ammar_may_use_gate_cards() -> None:
    position = Served(3, ("gates",)).serves(0, "ammar_el_schauf").palace(0, {(1, 0): "garden_9_e"})
    position.reserve(0, "tower_10_w").hand(0, "gate").display(DISPLAY).turn(0).play("take dukat_9")
    assert position.decision == ("ammar", 0)
    position.play("build_gate tower_10_w 2,0 W")
    assert position.in_palace(0)[(2, 0)] == "tower_10_w"
    assert position.decision == ("turn", 1)


# --- the vizier ---


@pytest.mark.clause("CHA-9", "VIZ-10")
def test_no_character_serves_with_the_vizier_stone() -> None:
    position = Served(3, ("vizier",)).serves(
        1, "abdul_karim", "abdul_knihstig", "ammar_el_schauf", "laila_wundabah", "faruk_will_haben"
    )
    position.market("tower_13_e").hand(1, "gulden_9 gulden_4").display(DISPLAY).turn(0)
    position.game.module_of(Vizier).active = [False, True, False]
    position.play("take dukat_9")
    assert position.decision == ("vizier", 1)  # not yet Laila, who comes before the turn
    assert position.refusal("karim tower_13_e") == "VIZ-2"
    assert position.refusal("laila tower_13_e") == "VIZ-2"
    position.play("buy_with_stone tower_13_e gulden_4+gulden_9")
    assert position.decision == ("place", 1)  # not Knihstig
    position.play("place tower_13_e 1,0")
    assert position.decision == ("before_turn", 1)  # not Ammar, but the next turn
    assert position.owners["abdul_karim"] == 1


# --- scorings ---


@pytest.mark.clause("CHA-HAKIM", "ALH-END-6")
def test_hakims_type_is_chosen_after_the_chance_to_lay_bonus_cards_open() -> None:
    position = Served(3, ("bonus_cards",)).serves(0, "hakim_wahid").collect(1, "garden_10_open")
    module = position.game.module_of(BonusCards)
    bonus = next(name for name in module.names if "garden_10" in name)
    held = module.names.index(bonus)
    module.face_down = [(), (held,), ()]
    module.rest = tuple([card for card in range(len(module.names)) if card != held])
    position.turn(0)
    position.game.due = (2,)
    position.push([Scorings(position.game.next_seat)])
    assert position.decision is not None
    assert position.decision[1] == 1  # the bonus card
    position.play(f"open_bonus_card {bonus}")
    assert position.decision == ("hakim", 0)


@pytest.mark.clause("BON-5", "CHA-YAMMERAD")
def test_before_a_scoring_that_yammerad_draws_bonus_cards_are_asked_for_from_the_player_on_turn_on() -> None:
    position = Served(3, ("bonus_cards",)).serves(1, "yammerad").display(DISPLAY).deck("scoring_1", "denar_7")
    for seat, tile in enumerate(["garden_10_open", "tower_11_open", "tower_12_open"]):
        position.collect(seat, tile)
    position.game.module_of(BonusCards).face_down = [(0,), (1,), (2,)]
    position.game.module_of(BonusCards).rest = tuple(range(3, 10))
    position.turn(1).play("yammerad")
    asked = []
    while position.decision is not None and position.decision[0] == "bonus_card":
        asked.append(position.decision[1])
        position.play("keep_bonus_cards")
    assert asked == [1, 2, 0]
    assert position.decision == ("yammerad", 1), "after the scoring another card may be drawn"
    position.play("decline_character")
    assert position.decision == ("turn", 1)


@pytest.mark.clause("CHA-HAKIM")
def test_a_hakim_won_in_the_refill_counts_in_the_scoring_of_the_same_refill() -> None:
    position = Served().deck("scoring_1", "hakim_wahid", "dukat_1").display(DISPLAY).hand(2, "denar_3").turn(0)
    position.collect(0, "garden_9_e").collect(2, "garden_10_n").play("take dukat_9")
    position.play("pass_bid", "bid 3", "pass_bid", "pay_bid denar_3")
    assert position.decision == ("hakim", 2)
    happened = position.play("hakim garden")
    assert fields(told(happened, "scoring")[0])["majorities"]["garden"] == [0, 0, 5]
