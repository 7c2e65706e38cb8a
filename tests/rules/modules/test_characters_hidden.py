"""CHA-YAMMERAD: secretly drawn cards are not shown anywhere, and others imagine them with the right probabilities."""

import json
from collections import Counter

import pytest

from alhambra.protocol import GameConfig, Randomness, Streams, canonical_seed
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.modules import MODULES
from alhambra.tilegames.modules.characters.rules.auction import put_up
from alhambra.tilegames.modules.characters.rules.state import CHARACTERS, NO_CHARACTER, CharacterState
from alhambra.tilegames.turns.drawing import reshuffle
from alhambra.tilegames.view import hand_names
from tests.engines import new_tile_game
from tests.rules.characters_positions import DISPLAY, Served

YUSUF = "yusuf_e_passuff"
BUREAU = "bureau_gulden_denar"
SAMPLES = 600


def seen_by(game: TileGame, seat: int | None) -> str:
    return json.dumps([game.view(seat), game.events_for(seat)])


def imagined_hands(position: Served, viewer: int, owner: int, samples: int = SAMPLES) -> Counter[str]:
    """Count the viewer's imagined hands of the owner; every imagined game looks the same to the viewer."""
    hands: Counter[str] = Counter()
    real = position.game.view(viewer)
    for number in range(samples):
        twin = position.game.determinise(viewer, Randomness(number))
        assert twin.view(viewer) == real
        assert sum(pile.ordinary for pile in twin.deck.piles) == len(twin.deck.pool)
        assert twin.hand_size(owner) == position.game.hand_size(owner)
        hands[" ".join(hand_names(twin, owner))] += 1
    return hands


def drawn(position: Served, card: str) -> Served:
    """Let Yammerad draw this card for seat 0, whose turn it is."""
    position.turn(0).open_chance().play("yammerad", f"*{card}")
    position.game.streams = Streams(canonical_seed(1), position.game.rules.sources)
    return position


# --- nothing shows ---


@pytest.mark.clause("CHA-YAMMERAD")
@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_games_that_differ_only_in_a_secret_card_look_alike_to_the_others(viewer: int | None) -> None:
    games = []
    for card in ("denar_3", "denar_6"):
        position = Served().serves(0, "yammerad").hand(0, "gulden_5").deck("denar_3 denar_6 dukat_1")
        games.append(position.display(DISPLAY).turn(0).open_chance())
        position.play("yammerad", f"*{card}")
    assert seen_by(games[0].game, viewer) == seen_by(games[1].game, viewer)
    assert seen_by(games[0].game, 0) != seen_by(games[1].game, 0)
    for action in ("take dukat_9", "*dukat_1", "take dukat_1"):
        for position in games:
            position.play(action)
        assert seen_by(games[0].game, viewer) == seen_by(games[1].game, viewer)


@pytest.mark.clause("CHA-YAMMERAD", "CHA-3", "CHA-5")
@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_an_auction_tells_no_more_than_the_bids_and_what_is_paid(viewer: int | None) -> None:
    games = []
    for card in ("denar_5", "gulden_1"):  # with gulden_1 there is a second way to pay 3
        position = drawn(Served().serves(0, "yammerad").hand(0, "gulden_3 gulden_2").deck("denar_5 gulden_1"), card)
        position.deck(YUSUF, "dukat_1 dukat_1 dukat_1").display("dukat_9 dukat_8 dukat_7 dukat_6")
        games.append(position)
    for action in ("take dukat_9", "pass_bid", "pass_bid", "bid 3", "pay_bid gulden_3"):
        for position in games:
            position.play(action)
        assert seen_by(games[0].game, viewer) == seen_by(games[1].game, viewer)


@pytest.mark.clause("CHA-YAMMERAD")
@pytest.mark.parametrize("viewer", [None, 1])
def test_being_asked_again_does_not_tell_a_bureau_from_money(viewer: int | None) -> None:
    games = []
    for card in (BUREAU, "denar_5"):
        position = Served(2, ("bureaux",)).serves(0, "yammerad").hand(0, "gulden_9 gulden_8").display(DISPLAY)
        games.append(drawn(position.deck("bureau denar_5 dukat_1"), card))
        position.turn(0)
        assert position.decision == ("yammerad", 0)
    assert seen_by(games[0].game, viewer) == seen_by(games[1].game, viewer)
    assert games[0].legal() == {"decline_character", "yammerad"}
    assert games[1].legal() == {"decline_character"}  # three money cards
    assert games[1].refusal("yammerad") == "CHA-YAMMERAD"


@pytest.mark.clause("CHA-YAMMERAD", "CHA-MACHMA")
@pytest.mark.parametrize("viewer", [None, 1])
def test_being_asked_for_machma_does_not_tell_a_bureau_from_money(viewer: int | None) -> None:
    games = []
    for card in (BUREAU, "denar_5"):
        position = Served(2, ("bureaux",)).serves(0, "yammerad").display(DISPLAY)
        games.append(drawn(position.deck("bureau denar_5 dukat_1"), card))
        position.serves(0, "machma_klain").turn(0)
        assert position.decision == ("before_turn", 0)
    assert seen_by(games[0].game, viewer) == seen_by(games[1].game, viewer)


# --- what others imagine ---


@pytest.mark.clause("CHA-YAMMERAD")
def test_the_others_imagine_any_card_of_the_deck_and_the_owner_knows() -> None:
    position = Served().serves(0, "yammerad").hand(0, "gulden_2").display(DISPLAY)
    drawn(position.deck("denar_3 denar_3 denar_3 denar_6"), "denar_6")
    hands = imagined_hands(position, 1, 0)
    assert set(hands) == {"gulden_2 denar_3", "gulden_2 denar_6"}
    assert 0.19 < hands["gulden_2 denar_6"] / SAMPLES < 0.31  # one in four
    assert set(imagined_hands(position, 0, 0, 20)) == {"gulden_2 denar_6"}


@pytest.mark.clause("CHA-YAMMERAD")
def test_an_imagined_deck_holds_what_is_in_no_hand() -> None:
    position = Served().serves(0, "yammerad").display(DISPLAY)
    drawn(position.deck("denar_3 denar_5", "denar_6"), "denar_6")
    for number in range(50):
        twin = position.game.determinise(1, Randomness(number))
        names = [twin.deck.name(card) for card in twin.deck.pool] + hand_names(twin, 0)
        assert sorted(names) == ["denar_3", "denar_5", "denar_6"]


@pytest.mark.clause("CHA-YAMMERAD")
def test_bureaux_and_money_of_a_pile_are_imagined_in_their_proportion() -> None:
    for card in (BUREAU, "denar_3"):
        position = Served(3, ("bureaux",)).serves(0, "yammerad").display(DISPLAY)
        position.deck("bureau denar_3 denar_4", "denar_5 denar_6")
        hands = imagined_hands(drawn(position, card), 1, 0)
        money = sum(hands[f"denar_{value}"] for value in (3, 4, 5, 6))
        assert 0.61 < money / SAMPLES < 0.73  # two in three
        assert len(hands) == 10  # any of the four money cards and of the six bureaux


@pytest.mark.clause("CHA-YAMMERAD")
def test_a_used_up_pile_tells_whether_a_bureau_was_drawn() -> None:
    position = Served(3, ("bureaux",)).serves(0, "yammerad").display("dukat_9 dukat_8 dukat_7 dukat_6")
    drawn(position.deck("bureau denar_3", "denar_3 denar_3"), BUREAU)
    position.open_chance().play("take dukat_9", "*denar_3")
    assert all(hand.startswith("dukat_9 bureau_") for hand in imagined_hands(position, 1, 0, 60))


@pytest.mark.clause("CHA-YAMMERAD")
def test_after_a_shuffle_older_secret_cards_are_known_and_new_ones_are_not() -> None:
    position = Served().serves(0, "yammerad").display(DISPLAY).deck("denar_3 denar_6").discard("gulden_1 gulden_2")
    drawn(position, "denar_3")
    reshuffle(position.game)
    drawn(position, "gulden_1")
    hands = imagined_hands(position, 1, 0)
    assert set(hands) == {"gulden_1 denar_3", "gulden_2 denar_3"}
    assert 0.43 < hands["gulden_1 denar_3"] / SAMPLES < 0.57


@pytest.mark.clause("CHA-YAMMERAD")
def test_a_secret_card_that_is_paid_is_known_from_then_on() -> None:
    position = Served().serves(0, "yammerad").display(DISPLAY).hand(0, "gulden_9 gulden_9")
    drawn(position.deck("gulden_9 denar_1 denar_1"), "gulden_9")
    card = position.game.card("gulden_9")
    assert position.game.secrets.hidden(0) == [card]
    position.game.pay(0, (card,) * 2)
    assert position.game.secrets.hidden(0) == [card]  # two were known
    position.game.pay(0, (card,))
    assert position.game.secrets.cards == ()


# --- what a hand has revealed ---


def bidder() -> Served:
    """Seat 0 has drawn denar_4, and with its denar_1 can pay 1, 4 and 5."""
    position = Served().serves(0, "yammerad").hand(0, "denar_1").hand(1, "dukat_5 dukat_4").display(DISPLAY)
    return drawn(position.deck("denar_3 denar_4 denar_5 gulden_4 gulden_5 gulden_3"), "denar_4")


HANDS_FOR_5 = {"denar_1 denar_4", "gulden_5 denar_1", "denar_1 denar_5"}


@pytest.mark.clause("CHA-4", "CHA-YAMMERAD")
def test_in_an_auction_an_imagined_hand_can_pay_the_bids_made() -> None:
    position = bidder()
    put_up(position.game, YUSUF, 0)
    position.play("bid 5", "pass_bid")
    assert set(imagined_hands(position, 1, 0, 200)) == HANDS_FOR_5
    position.play("pass_bid")
    assert position.decision == ("pay_bid", 0)
    assert set(imagined_hands(position, 1, 0, 200)) == HANDS_FOR_5


@pytest.mark.clause("CHA-4", "CHA-YAMMERAD")
def test_a_bid_is_remembered_until_the_card_is_known() -> None:
    position = bidder()
    put_up(position.game, YUSUF, 0)
    position.play("bid 5", "bid 9", "pass_bid", "pass_bid", "pay_bid dukat_4+dukat_5")
    assert set(imagined_hands(position, 1, 0, 200)) == HANDS_FOR_5
    position.game.pay(0, (position.game.card("denar_4"),))
    assert set(imagined_hands(position, 1, 0, 20)) == {"denar_1"}
    assert position.game.secrets.clues == ()


@pytest.mark.clause("CHA-YAMMERAD")
def test_who_draws_again_with_two_known_money_cards_has_drawn_a_bureau_before() -> None:
    position = Served(3, ("bureaux",)).serves(0, "yammerad").hand(0, "gulden_1 gulden_2").display(DISPLAY)
    drawn(position.deck("bureau denar_3 denar_4 denar_5"), BUREAU)
    hands = imagined_hands(position, 1, 0, 200)
    assert [hand for hand in hands if "bureau" not in hand]
    position.turn(0).open_chance().play("yammerad", "*denar_3")
    for hand in imagined_hands(position, 1, 0, 200):
        assert len([card for card in hand.split() if card.startswith("bureau_")]) == 1


@pytest.mark.clause("CHA-YAMMERAD", "ALH-FIN-1")
def test_told_totals_fit_where_no_money_is_left_that_anybody_could_have_drawn() -> None:
    position = Served(3, ("bureaux",)).serves(0, "yammerad").hand(0, "gulden_5").display(DISPLAY)
    drawn(position.deck("bureau"), BUREAU)
    position.market("- - - -").ending(0)
    for number in range(20):
        twin = position.game.determinise(1, Randomness(number))
        assert [name for name in hand_names(twin, 0) if not name.startswith("bureau_")] == ["gulden_5"]


# --- whole games ---


@pytest.mark.clause("CHA-YAMMERAD", "MOD-1")
@pytest.mark.parametrize("seed", range(12))
def test_whole_games_with_any_modules_can_be_imagined_at_every_moment(seed: int) -> None:
    chosen = Randomness(seed)
    modules = {"characters"} | {module.name for module in MODULES if chosen.below(2)}
    seats = 2 + chosen.below(5)
    game = new_tile_game(GameConfig("alhambra", seats, modules), canonical_seed(seed))
    count = 0
    while not game.is_over:
        actions = game.legal_actions()
        if count % 25 == 0:
            for action in actions:
                assert game.explain(action) is None
            check_imagined(game, count)
        game.play(actions[chosen.below(len(actions))])
        count += 1


def check_imagined(game: TileGame, number: int) -> None:
    for seat in range(game.rules.seats):
        twin = game.determinise(seat, Randomness(number))
        again = twin.determinise((seat + 1) % game.rules.seats, Randomness(number))
        assert twin.view(seat) == game.view(seat)
        for imagined in (twin, again):
            assert sum(pile.ordinary for pile in imagined.deck.piles) == len(imagined.deck.pool)
        assert sorted(all_cards(again)) == sorted(all_cards(game))


def all_cards(game: TileGame) -> list[str]:
    """Return all cards anywhere in the game."""
    names = [game.deck.name(card) for card in [*game.deck.pool, *game.deck.discard, *game.display]]
    for group in game.deck.groups.values():
        names += [game.deck.name(card) for card in group]
    aside = game.module_of(CharacterState).aside
    if aside != NO_CHARACTER:
        names.append(CHARACTERS[aside])
    for seat in range(game.rules.seats):
        names += hand_names(game, seat)
    return names
