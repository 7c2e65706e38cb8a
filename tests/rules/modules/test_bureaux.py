"""BUR: the Bureaux de Change."""

import json
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alhambra.games import new_game
from alhambra.protocol import GameConfig, Randomness, canonical_seed
from alhambra.tilegames.cards import FIRST_SPECIAL
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.modules.bureaux.rules import ANY_BUREAU
from alhambra.tilegames.modules.characters.rules.paying import payable_amounts
from tests.engines import new_tile_game
from tests.messages import fields, seen_by, without_memory
from tests.model import money
from tests.rules.positions import Position, told

CURRENCIES = ("gulden", "dirham", "denar", "dukat")
PAIRS = [(first, second) for index, first in enumerate(CURRENCIES) for second in CURRENCIES[index + 1 :]]
NAMES = [f"bureau_{first}_{second}" for first, second in PAIRS]
MARKET = "tower_9_ne garden_8_sw chambers_9_s arcades_8_n"  # gulden, dirham, denar, dukat


def table(seats: int = 3, modules: tuple[str, ...] = ("bureaux",)) -> Position:
    return Position(seats, modules).market(MARKET).bag("pavilion_6_n seraglio_8_s pavilion_7_e seraglio_7_w")


# --- the cards ---


@pytest.mark.clause("BUR-1")
def test_there_is_one_bureau_for_every_pair_of_currencies() -> None:
    game = table().game
    assert [name for name in game.deck.special_names if name.startswith("bureau_")] == NAMES
    for name, (first, second) in zip(NAMES, PAIRS, strict=True):
        for currency in CURRENCIES:
            position = table().hand(0, f"{name} {first}_9 {second}_9").turn(0)
            tile = MARKET.split()[CURRENCIES.index(currency)]
            mixed = [offer for offer in position.legal("buy") if tile in offer and name in offer]
            assert bool(mixed) == (currency in (first, second))


@pytest.mark.clause("BUR-2")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_two_bureaux_each_are_in_the_second_third_and_fourth_pile(seats: int) -> None:
    game = new_tile_game(GameConfig("alhambra", seats, ["bureaux"]), canonical_seed(1))
    group = game.deck.special_card(ANY_BUREAU)
    assert [pile.special.count(group) for pile in game.deck.piles] == [0, 2, 2, 2, 0]
    assert [game.deck.name(card) for card in game.deck.groups[group]] == NAMES


@pytest.mark.clause("BUR-2", "ALH-SET-6")
def test_piles_are_measured_without_the_bureaux() -> None:
    game = new_tile_game(GameConfig("alhambra", 4, ["bureaux"]), canonical_seed(1))
    sizes = [pile.ordinary for pile in game.deck.piles]
    assert sizes == sorted(sizes, reverse=True)
    assert max(sizes) - min(sizes) <= 1
    assert sum(sizes) == len(game.deck.pool)


@pytest.mark.clause("BUR-2")
def test_which_bureau_turns_up_is_decided_by_equal_chances() -> None:
    position = table().open_chance().display("dukat_9 dukat_8 dukat_7 gulden_1")
    position.deck(ANY_BUREAU).turn(0)
    position.play("take gulden_1")
    assert position.game.chance is not None
    chances = dict(position.game.chance.probabilities())
    assert set(chances) == set(NAMES)
    assert all(chance == pytest.approx(1 / 6) for chance in chances.values())
    position.play("*bureau_dirham_dukat")
    assert position.on_display() == ["bureau_dirham_dukat", "dukat_7", "dukat_8", "dukat_9"]


@pytest.mark.clause("BUR-1", "BUR-2")
def test_every_bureau_turns_up_once_in_a_deck() -> None:
    position = table().open_chance().display("dukat_9 dukat_8 dukat_7 gulden_1")
    position.deck(" ".join([ANY_BUREAU] * 6)).turn(0)
    seen = []
    position.play("take gulden_1")
    while position.game.chance is not None:
        seen.append(position.game.chance.outcomes[0][0])
        position.play(f"*{seen[-1]}")
        if position.game.decision is not None:
            position.play(f"take_bureau {seen[-1]}")
    assert sorted(seen) == sorted(NAMES)


@pytest.mark.clause("MOD-1", "BUR-2")
@pytest.mark.parametrize("game_name", ["granada", "combined"])
def test_bureaux_go_with_granada_and_the_combined_game_too(game_name: str) -> None:
    game = new_game(GameConfig(game_name, 3, ["bureaux"]), 1)
    assert isinstance(game, TileGame)
    group = game.deck.special_card(ANY_BUREAU)
    assert [pile.special.count(group) for pile in game.deck.piles] == [0, 2, 2, 2, 0]


# --- taking ---


@pytest.mark.clause("BUR-3")
def test_a_bureau_takes_one_of_the_four_places() -> None:
    position = (
        table().display("dukat_9 dukat_8 gulden_1 gulden_2").deck("bureau_gulden_denar denar_1", "denar_9").turn(0)
    )
    happened = position.play("take gulden_1+gulden_2")
    assert position.on_display() == ["bureau_gulden_denar", "denar_1", "dukat_8", "dukat_9"]
    assert {fields(event)["card"] for event in told(happened, "card_revealed")} == {"bureau_gulden_denar", "denar_1"}


@pytest.mark.clause("BUR-4")
def test_taking_a_bureau_is_the_action_of_the_turn() -> None:
    position = table().display("bureau_gulden_denar denar_1 denar_2 dukat_9").deck("dukat_8").turn(0)
    assert position.legal("take_bureau") == {"take_bureau bureau_gulden_denar"}
    happened = position.play("take_bureau bureau_gulden_denar")
    assert position.cards(0) == ["bureau_gulden_denar"]
    assert position.decision == ("turn", 1)
    assert position.on_display() == ["denar_1", "denar_2", "dukat_8", "dukat_9"], "the display is filled up again"
    assert fields(told(happened, "bureau_taken")[0]) == {"seat": 0, "card": "bureau_gulden_denar"}


@pytest.mark.clause("BUR-4")
def test_nothing_is_taken_with_a_bureau() -> None:
    position = table().display("bureau_gulden_denar bureau_denar_dukat denar_1 denar_2").turn(0)
    assert position.legal("take") == {"take denar_1", "take denar_2", "take denar_1+denar_2"}
    assert position.refusal("take bureau_gulden_denar+denar_1") == "ALH-MONEY-1"
    assert position.refusal("take bureau_gulden_denar+bureau_denar_dukat") == "ALH-MONEY-1"
    assert position.refusal("take bureau_gulden_denar") == "ALH-MONEY-1"


@pytest.mark.clause("BUR-4")
@pytest.mark.parametrize("card", ["bureau_gulden_dukat", "denar_1", "bureau", "scoring_1", "nothing"])
def test_only_a_bureau_of_the_display_can_be_taken_so(card: str) -> None:
    position = table().display("bureau_gulden_denar denar_1 denar_2 dukat_9").turn(0)
    assert position.refusal(f"take_bureau {card}") == "BUR-4"


@pytest.mark.clause("BUR-4")
def test_any_number_may_be_held() -> None:
    position = table().hand(0, " ".join(NAMES[:5])).display(f"{NAMES[5]} denar_1 denar_2 dukat_9").turn(0)
    position.play(f"take_bureau {NAMES[5]}")
    assert position.cards(0) == sorted(NAMES)


@pytest.mark.clause("BUR-4", "ALH-TURN-3")
def test_who_can_take_a_bureau_does_not_pass() -> None:
    position = table().display("bureau_gulden_denar").turn(0)
    assert position.legal() == {"take_bureau bureau_gulden_denar"}
    assert position.refusal("pass") == "ALH-TURN-3"


# --- paying ---


@pytest.mark.clause("BUR-5")
def test_a_purchase_mixes_the_two_currencies() -> None:
    position = table().hand(0, "bureau_gulden_denar gulden_4 denar_5 denar_1").turn(0)
    assert "buy tower_9_ne bureau_gulden_denar+denar_5+gulden_4" in position.legal()
    position.play("buy tower_9_ne bureau_gulden_denar+denar_5+gulden_4")
    assert position.cards(0) == ["denar_1"]
    assert position.on_discard() == ["bureau_gulden_denar", "denar_5", "gulden_4"]
    assert position.decision == ("turn", 0), "the exact payment brings another action"


@pytest.mark.clause("BUR-5", "ALH-BUY-3")
def test_an_inexact_mixture_brings_no_action() -> None:
    position = table().hand(0, "bureau_gulden_denar gulden_4 denar_6").turn(0)
    position.play("buy tower_9_ne bureau_gulden_denar+denar_6+gulden_4")
    assert position.decision == ("place", 0)


@pytest.mark.clause("BUR-5")
def test_the_other_currency_alone_is_a_mixture_too() -> None:
    position = table().hand(0, "bureau_gulden_denar denar_9").turn(0)
    assert "buy tower_9_ne bureau_gulden_denar+denar_9" in position.legal()
    assert position.refusal("buy tower_9_ne bureau_gulden_denar+denar_9") is None


@pytest.mark.clause("BUR-5", "ALH-BUY-4")
def test_a_bureau_may_be_wasted_on_the_currency_of_the_field_alone_but_is_not_offered_so() -> None:
    position = table().hand(0, "bureau_gulden_denar gulden_9 denar_1").turn(0)
    wasteful = "buy tower_9_ne bureau_gulden_denar+gulden_9"
    assert wasteful not in position.legal()
    assert position.refusal(wasteful) is None
    position.play(wasteful)
    assert position.on_discard() == ["bureau_gulden_denar", "gulden_9"]
    assert position.decision == ("turn", 0), "the exact payment brings another action"


@pytest.mark.clause("BUR-5", "ALH-BUY-1")
def test_a_bureau_without_money_pays_nothing() -> None:
    position = table().hand(0, "bureau_gulden_denar gulden_9").turn(0)
    refusal = position.game.explain(position.action("buy tower_9_ne bureau_gulden_denar"))
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("ALH-BUY-1", "cards-not-enough")


@pytest.mark.clause("BUR-5")
def test_the_market_currency_must_be_on_the_card() -> None:
    position = table().hand(0, "bureau_denar_dukat denar_9 dukat_9").turn(0)
    assert position.refusal("buy tower_9_ne bureau_denar_dukat+denar_9") == "BUR-5"
    assert not [offer for offer in position.legal("buy") if "tower" in offer]


@pytest.mark.clause("BUR-5")
def test_a_third_currency_cannot_be_mixed_in() -> None:
    position = table().hand(0, "bureau_gulden_denar gulden_4 denar_4 dukat_1").turn(0)
    assert position.refusal("buy tower_9_ne bureau_gulden_denar+denar_4+dukat_1+gulden_4") == "BUR-5"


@pytest.mark.clause("BUR-5")
def test_one_bureau_serves_a_purchase_at_most() -> None:
    position = table().hand(0, "bureau_gulden_denar bureau_gulden_dukat gulden_3 denar_3 dukat_3").turn(0)
    both = "bureau_gulden_denar+bureau_gulden_dukat"
    assert position.refusal(f"buy tower_9_ne {both}+denar_3+dukat_3+gulden_3") == "BUR-5"
    assert not position.legal("buy")


@pytest.mark.clause("BUR-5")
def test_without_a_bureau_nothing_is_mixed() -> None:
    position = table().hand(0, "gulden_4 denar_5").hand(1, "bureau_gulden_denar").turn(0)
    assert position.refusal("buy tower_9_ne denar_5+gulden_4") == "ALH-BUY-1"
    assert position.refusal("buy tower_9_ne bureau_gulden_denar+denar_5+gulden_4") == "ALH-BUY-1"
    assert not position.legal("buy")


@pytest.mark.clause("BUR-5")
def test_a_bureau_serves_one_purchase_only() -> None:
    position = table().hand(0, "bureau_gulden_denar gulden_4 denar_5 gulden_8 denar_1").turn(0)
    position.play("buy tower_9_ne bureau_gulden_denar+denar_5+gulden_4")
    assert not [offer for offer in position.legal() if "bureau" in offer]


@pytest.mark.clause("BUR-5", "ALH-BUY-1")
def test_a_wasteful_mixture_is_legal_but_not_offered() -> None:
    position = table().hand(0, "bureau_gulden_denar gulden_4 denar_5 denar_1").turn(0)
    wasteful = "buy tower_9_ne bureau_gulden_denar+denar_1+denar_5+gulden_4"
    assert position.refusal(wasteful) is None
    assert wasteful not in position.legal()


Hand = list[tuple[str, int]]
hands = st.lists(st.tuples(st.sampled_from(CURRENCIES), st.integers(1, 9)), max_size=8)


def holding(hand: Hand, bureaux: list[int]) -> Position:
    """Return a seat with this money, at most three of each card, and these bureaux."""
    held = list((Counter(hand) & Counter(dict.fromkeys(hand, 3))).elements())
    hand[:] = held
    return table().hand(
        0, " ".join([*(f"{currency}_{value}" for currency, value in held), *(NAMES[i] for i in bureaux)])
    )


@pytest.mark.clause("BUR-5", "ALH-BUY-4")
@given(hands, st.sets(st.integers(0, 5), max_size=3))
def test_offers_are_those_of_the_slow_model(hand: Hand, bureaux: set[int]) -> None:
    position = holding(hand, sorted(bureaux)).turn(0)
    expected = set()
    for tile, price, field_currency in zip(MARKET.split(), (9, 8, 9, 8), CURRENCIES, strict=True):
        for cards, bureau in money.purchases(hand, price, field_currency, [frozenset(PAIRS[i]) for i in bureaux]):
            names = [f"{currency}_{value}" for currency, value in cards]
            names += [NAMES[i] for i in bureaux if frozenset(PAIRS[i]) == bureau]
            expected.add(f"buy {tile} {'+'.join(sorted(names))}")
    offers = [action.notation() for action in position.game.legal_actions() if action.kind == "buy"]
    assert sorted(offers) == sorted(expected), "each once"
    assert all(position.refusal(offer) is None for offer in offers)


@pytest.mark.clause("BUR-5", "ALH-BUY-1")
@given(hands, st.integers(0, 5), st.data())
def test_refusals_are_those_of_the_slow_model(hand: Hand, bureau: int, data: st.DataObject) -> None:
    position = holding(hand, [bureau]).turn(0)
    chosen = [card for card in hand if data.draw(st.booleans())]
    price, currency = 9, "gulden"
    allowed = money.bureau_payments(hand, price, currency, frozenset(PAIRS[bureau]))
    names = [f"{kind}_{value}" for kind, value in chosen] + [NAMES[bureau]]
    refused = position.refusal(f"buy tower_9_ne {'+'.join(sorted(names))}")
    assert (refused is None) == (tuple(sorted(chosen)) in allowed)


# --- bids for a character may be paid with a bureau ---


@pytest.mark.clause("CHA-4")
@given(hands, st.sets(st.integers(0, 5), max_size=3))
def test_amounts_of_bids_are_those_of_the_slow_model(hand: Hand, bureaux: set[int]) -> None:
    position = holding(hand, sorted(bureaux))
    amounts = payable_amounts(position.game, 0)
    assert amounts == sorted(money.payable_bids(hand, [frozenset(PAIRS[i]) for i in bureaux]))


def bid_payments(game: TileGame, amount: int) -> list[tuple[int, ...]]:
    """Return all ways that the module adds for the first seat to pay the amount."""
    found: list[tuple[int, ...]] = []
    game.modules[0].bid_payments(game, 0, amount, found)
    return found


@pytest.mark.clause("CHA-4")
@given(hands, st.sets(st.integers(0, 5), max_size=3))
def test_bids_are_paid_exactly_with_both_currencies_of_one_bureau(hand: Hand, bureaux: set[int]) -> None:
    position = holding(hand, sorted(bureaux))
    game = position.game
    module = game.modules[0]
    amounts = [amount for amount in range(80) if bid_payments(game, amount)]
    assert {*amounts, *money.payable_bids(hand)} == set(payable_amounts(game, 0))
    for amount in amounts:
        expected = set()
        for bureau in bureaux:
            for chosen in money.selections(money.of_currencies(hand, PAIRS[bureau])):
                if money.total(chosen) == amount and len(money.currencies_of(chosen)) == 2:
                    names = [NAMES[bureau], *(f"{currency}_{value}" for currency, value in chosen)]
                    expected.add(tuple(sorted(names)))
        payments = bid_payments(game, amount)
        assert len(payments) == len(expected)
        assert {tuple(game.card_names(cards)) for cards in payments} == expected
        assert all(module.allows_bid_payment(game, cards) for cards in payments)


@pytest.mark.clause("CHA-4")
@pytest.mark.parametrize(
    "cards",
    [
        "bureau_gulden_denar gulden_3",
        "gulden_3 denar_3",
        "bureau_gulden_denar gulden_3 denar_3 dukat_1",
        "bureau_gulden_denar bureau_gulden_dukat gulden_3 denar_3",
        "bureau_gulden_denar gulden_3 dukat_1",
    ],
)
def test_other_cards_do_not_pay_a_bid(cards: str) -> None:
    game = table().game
    assert not game.modules[0].allows_bid_payment(game, tuple(game.card(card) for card in cards.split()))


# --- the discard pile, the end, secrets ---


@pytest.mark.clause("BUR-6")
def test_a_discarded_bureau_is_shuffled_back_in() -> None:
    position = table().open_chance().display("dukat_9 dukat_8 dukat_7 gulden_1")
    position.discard("bureau_gulden_denar denar_5 denar_5").deck("").turn(0)
    position.play("take gulden_1")
    assert position.game.chance is not None
    assert dict(position.game.chance.probabilities()) == pytest.approx({"bureau_gulden_denar": 1 / 3, "denar_5": 2 / 3})
    position.play("*bureau_gulden_denar")
    assert position.on_display() == ["bureau_gulden_denar", "dukat_7", "dukat_8", "dukat_9"]
    assert position.on_discard() == []


@pytest.mark.clause("BUR-7", "ALH-FIN-1")
def test_bureaux_do_not_count_when_the_last_tiles_are_given_out() -> None:
    position = table().hand(0, "gulden_1").hand(1, "bureau_gulden_denar bureau_gulden_dukat denar_9 denar_8")
    position.hand(2, "denar_9 denar_9").ending(last=0)
    awarded = []
    while position.decision is not None:
        seat = position.decision[1]
        tile = sorted(position.legal("leave"))[0]
        awarded.append((seat, tile.split()[1]))
        position.play(tile)
    assert awarded == [(2, "chambers_9_s"), (0, "tower_9_ne")]
    assert position.game.is_over


@pytest.mark.clause("BUR-8", "ALH-SET-3")
def test_a_held_bureau_is_as_secret_as_money() -> None:
    seen = []
    for held in ["bureau_gulden_denar", "bureau_dirham_dukat", "gulden_3"]:
        position = table().hand(1, f"{held} gulden_1").turn(0)
        views = [without_memory(seen_by(position.game, seat)) for seat in (0, 2, None)]
        assert views[0]["seats"][1]["cards"] == 2
        assert set(seen_by(position.game, 1)["hand"]) == {"gulden_1", held}
        for view in views:
            del view["deck"]  # money was taken out of the deck of this position, a bureau was not
        seen.append(json.dumps(views))
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.clause("BUR-1")
def test_no_bureau_is_lost_in_whole_games() -> None:
    for seed in range(6):
        game = new_tile_game(GameConfig("alhambra", 2 + seed % 5, ["bureaux"]), canonical_seed(seed))
        chance = Randomness(seed)
        while not game.is_over:
            offers = game.legal_actions()
            game.play(offers[chance.below(len(offers))])
            unseen = game.deck.groups[game.deck.special_card(ANY_BUREAU)]
            held = [card for hand in game.other_cards for card in hand]
            elsewhere = [card for card in [*game.display, *game.deck.pool, *game.deck.discard] if card >= FIRST_SPECIAL]
            assert sorted(game.deck.name(card) for card in [*unseen, *held, *elsewhere]) == sorted(NAMES)
