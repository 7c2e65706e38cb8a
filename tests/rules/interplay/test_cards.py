"""Special cards of several modules in one deck, in one hand and in one turn."""

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from alhambra.protocol import GameConfig, Randomness, canonical_seed
from alhambra.tilegames.belief.imagination import Imagination
from alhambra.tilegames.belief.inference import table_of
from alhambra.tilegames.belief.known_deck import KnownDeck
from alhambra.tilegames.deck import Deck
from alhambra.tilegames.modules.characters.rules.auction import put_up
from alhambra.tilegames.modules.gates.rules import Gates
from tests.engines import new_tile_game
from tests.rules.characters_positions import DISPLAY, Served
from tests.rules.expansion_1_positions import Expanded
from tests.rules.modules.test_characters_hidden import bidder, drawn, imagined_hands

BUREAU = "bureau_gulden_denar"


def tells_piles_apart(deck: Deck) -> bool:
    """Return whether the first and the last card of every pile are known to be in it, however the deck was built."""
    known = KnownDeck(deck, [], [])
    for way, piles in enumerate(deck.built):
        begin = 0
        for number, pile in enumerate(piles):
            if known.pile_at(way, begin) != number or known.pile_at(way, begin + pile.size - 1) != number:
                return False
            begin += pile.size
    return True


@pytest.mark.clause("GAT-1", "CHA-YAMMERAD")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_where_a_drawn_card_came_from_counts_the_gate_cards_that_the_lot_added(seats: int) -> None:
    for seed in range(4):
        game = new_tile_game(GameConfig("alhambra", seats, ["gates", "characters"]), canonical_seed(seed))
        assert tells_piles_apart(game.deck)
        assert all(tells_piles_apart(game.determinise(1, Randomness(number)).deck) for number in range(8))


@pytest.mark.clause("CHA-YAMMERAD")
@pytest.mark.parametrize("others", [(), ("vizier",), ("vizier", "camps"), ("bonus_cards", "huts", "gates", "diamonds")])
def test_yammerad_tells_bureaux_from_scoring_cards_whatever_else_is_played(others: tuple[str, ...]) -> None:
    position = Served(3, ("bureaux", *others)).serves(0, "yammerad").display(DISPLAY).deck(BUREAU, "denar_7").turn(0)
    position.play("yammerad")
    assert position.cards(0) == [BUREAU]
    assert position.decision == ("turn", 0)
    position = (
        Served(3, ("bureaux", *others)).serves(0, "yammerad").display(DISPLAY).deck("scoring_1", "denar_7").turn(0)
    )
    position.play("yammerad")
    assert position.cards(0) == []
    assert position.game.scorings_done == 1


@pytest.mark.clause("CHA-4", "CHA-5")
def test_a_single_coin_completes_a_bid_with_a_bureau() -> None:
    position = Served(3, ("bureaux",)).hand(1, f"{BUREAU} gulden_3 denar_1").auction("yusuf_e_passuff")
    assert position.legal("bid") == {"bid 1", "bid 3", "bid 4"}
    position.play("bid 4", "pass_bid", "pass_bid")
    assert position.legal() == {f"pay_bid {BUREAU}+denar_1+gulden_3"}


@pytest.mark.clause("ALH-TURN-3", "BON-3", "GAT-8")
def test_a_player_who_can_only_pass_may_still_lay_a_bonus_card_open_and_either_is_picked() -> None:
    position = Expanded(3, ["bonus_cards", "gates"]).bonus_hands("garden_10", "", "").hand(0, "gate")
    # The tiles at the gate stay forever, and so does the path to them, so nothing can be redesigned.
    position.palace(0, {(1, 0): "garden_10_open", (2, 0): "tower_13_e"}).placing(0, "tower_10_w")
    position.play("place_gate tower_10_w 3,0 W")
    position.game.module_of(Gates).open = False
    position.game.display = vec[i64]()
    position.market("- - - -").deck("").turn(0)
    assert position.legal() == {"pass", "open_bonus_card bonus_garden_10"}
    offers = position.game.legal_actions()
    assert {offers.pick(Randomness(number)).notation() for number in range(40)} == position.legal()


def after_a_bid_and_a_payment() -> Served:
    """Seat 0 has drawn a card, bid 5 with it and its denar_1, drawn another one and paid gulden_5."""
    position = bidder()
    put_up(position.game, "yusuf_e_passuff", 0)
    position.play("bid 5", "bid 9", "pass_bid", "pass_bid", "pay_bid dukat_4+dukat_5")
    drawn(position, "gulden_5")
    position.game.pay(0, (position.game.card("gulden_5"),))
    return position


# gulden_5 first and then any of five, or denar_4 or denar_5 first and then gulden_5: seven ways in all
LEFT_OVER = {"gulden_3": 1, "gulden_4": 1, "denar_3": 1, "denar_4": 2, "denar_5": 2}


@pytest.mark.clause("CHA-4", "CHA-YAMMERAD")
def test_a_card_that_is_paid_may_be_the_one_that_explains_an_earlier_bid() -> None:
    """Nobody else can tell which of the two cards was paid."""
    hands = imagined_hands(after_a_bid_and_a_payment(), 1, 0, 2100)
    left_over = {hand.replace("denar_1", "").strip(): count for hand, count in hands.items()}
    assert set(left_over) == set(LEFT_OVER)
    for card, count in left_over.items():
        assert abs(count - 300 * LEFT_OVER[card]) < 90


@pytest.mark.clause("CHA-4", "CHA-YAMMERAD")
def test_the_table_of_what_may_be_hidden_counts_all_ways_and_gives_each_its_share() -> None:
    game = after_a_bid_and_a_payment().game
    tracing = table_of(Imagination(game, 1, list(game.secrets.cards)))
    assert [sum(weights) for weights in tracing.row_weights.values()] == [sum(LEFT_OVER.values())]
    shown = game.card("gulden_5")
    found = Counter(tuple(sorted(tracing.draw(Randomness(number)).faces)) for number in range(700))
    assert len(found) == len(LEFT_OVER)
    for faces, count in found.items():
        (left,) = [face for face in faces if face != shown]
        assert abs(count - 100 * LEFT_OVER[game.deck.name(left)]) < 50
