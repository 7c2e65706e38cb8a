"""The Diamonds: a fifth currency, taken like money and accepted on every field (DIA)."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alhambra.protocol import GameConfig, Randomness, canonical_seed
from alhambra.tilegames.cards import MONEY_NAMES
from alhambra.tilegames.game import TileGame
from tests.engines import new_tile_game
from tests.messages import fields, seen_by, without_memory
from tests.model import money as model
from tests.rules.positions import Position, told

FIELDS = ["gulden", "dirham", "denar", "dukat"]
DIAMONDS = (
    "diamond_3 diamond_4 diamond_5 diamond_5 diamond_6 diamond_6 diamond_7 diamond_7 diamond_8 diamond_8 diamond_9"
)
TOWER = "tower_9_ne"


def on_field(number: int, tile: str = TOWER) -> str:
    """A market with only the tile on the field."""
    return "- " * number + tile


def currencies() -> list[str]:
    return [slot["currency"] for slot in seen_by(Position().game, None)["market"]]


def open_game(seats: int) -> TileGame:
    """Return a game with open chance before the first money card is dealt."""
    game = new_tile_game(GameConfig("alhambra", seats, ["diamonds"]), None)
    chooser = Randomness(1)
    while game.chance is not None and game.chance.kind != "deal_money":
        game.resolve(game.chance.outcomes[chooser.below(len(game.chance.outcomes))][0])
    return game


# --- the cards ---


@pytest.mark.clause("DIA-1", "DIA-6")
@pytest.mark.parametrize(("seats", "others"), [(2, 72), (3, 108), (6, 108)])
def test_eleven_cards_from_3_to_9_are_in_play_with_any_number_of_players(seats: int, others: int) -> None:
    game = open_game(seats)
    cards = [MONEY_NAMES[card] for card in game.deck.pool]
    diamonds = sorted(card for card in cards if card.startswith("diamond"))
    assert diamonds == DIAMONDS.split()
    assert len(cards) == others + 11


@pytest.mark.clause("DIA-1")
def test_without_the_module_there_are_no_diamonds() -> None:
    game = new_tile_game(GameConfig("alhambra", 3), None)
    assert not any(MONEY_NAMES[card].startswith("diamond") for card in game.deck.pool)


@pytest.mark.clause("DIA-1")
def test_diamonds_are_shuffled_in_before_the_starting_money_is_dealt_and_count_for_it() -> None:
    game = open_game(3)
    assert game.chance is not None
    weights = dict(game.chance.outcomes)
    assert weights["diamond_5"] * 3 == weights["gulden_5"] * 2  # two copies against three
    for card in ("diamond_9", "diamond_7", "gulden_3"):
        assert game.hand_size(1) == 0
        game.resolve(card)
    assert seen_by(game, 0)["hand"] == ["gulden_3", "diamond_7", "diamond_9"]
    game.resolve("diamond_4")  # 19 were not enough
    game.resolve("diamond_8")
    assert (game.hand_size(0), game.hand_size(1)) == (4, 1)


@pytest.mark.clause("DIA-1")
def test_diamonds_count_for_the_start_player() -> None:
    game = open_game(3)
    for card in ("gulden_9", "gulden_8", "gulden_4"):  # 21
        game.resolve(card)
    for card in ("diamond_9", "diamond_8", "diamond_3"):  # 20
        game.resolve(card)
    for card in ("dukat_9", "dukat_8", "dukat_5"):  # 22
        game.resolve(card)
    assert game.chance is not None
    assert game.chance.kind == "start_seat"
    assert game.chance.outcomes == [("seat_1", 1)]


@pytest.mark.clause("DIA-1")
@pytest.mark.parametrize(
    ("cards", "clause"),
    [
        ("diamond_9", None),
        ("diamond_3", None),
        ("diamond_3+gulden_2", None),
        ("diamond_3+gulden_3", "ALH-MONEY-1"),
        ("diamond_9+gulden_2", "ALH-MONEY-1"),
    ],
)
def test_diamonds_are_taken_like_money(cards: str, clause: str | None) -> None:
    position = Position(3, ["diamonds"]).display("diamond_3 diamond_9 gulden_2 gulden_3").turn(0)
    assert position.refusal(f"take {cards}") == clause
    assert (f"take {cards}" in position.legal()) == (clause is None)
    if clause is None:
        position.play(f"take {cards}")
        assert sorted(position.cards(0)) == sorted(cards.split("+"))


@pytest.mark.clause("DIA-1")
def test_diamonds_turn_up_in_the_display_and_take_a_place() -> None:
    position = Position(3, ["diamonds"]).display("gulden_1 gulden_2 gulden_3 gulden_4").deck("diamond_8 dukat_9")
    position.market("pavilion_2_new pavilion_3_sw pavilion_4_es pavilion_5_nw").turn(0).open_chance()
    position.play("take gulden_4", "*diamond_8")
    assert position.on_display() == ["diamond_8", "gulden_1", "gulden_2", "gulden_3"]
    assert position.decision == ("turn", 1)


@pytest.mark.clause("DIA-1")
@pytest.mark.parametrize("viewer", [0, None])
def test_held_diamonds_are_secret_like_other_money(viewer: int | None) -> None:
    views = []
    for card in ("diamond_5", "gulden_5"):
        position = Position(3, ["diamonds"]).hand(1, card).display("dukat_1").deck("denar_1").turn(0)
        views.append(without_memory(seen_by(position.game, viewer)))
    assert views[0] == views[1]


# --- paying ---


@pytest.mark.clause("DIA-2")
@pytest.mark.parametrize("field", range(4))
def test_diamonds_buy_on_every_field(field: int) -> None:
    position = Position(3, ["diamonds"]).market(on_field(field)).hand(0, "diamond_4 diamond_7").turn(0)
    assert position.legal("buy") == {f"buy {TOWER} diamond_4+diamond_7"}
    position.play(f"buy {TOWER} diamond_4+diamond_7")
    assert position.on_discard() == ["diamond_4", "diamond_7"]
    assert position.decision == ("place", 0)


@pytest.mark.clause("DIA-2")
@pytest.mark.parametrize("field", range(4))
@pytest.mark.parametrize("other", range(4))
def test_diamonds_are_not_mixed_with_another_currency(field: int, other: int) -> None:
    currency = currencies()[other]
    position = Position(3, ["diamonds"]).market(on_field(field)).hand(0, f"diamond_4 {currency}_5").turn(0)
    assert position.refusal(f"buy {TOWER} diamond_4+{currency}_5") == "ALH-BUY-1"
    assert position.legal("buy") == set()


@pytest.mark.clause("DIA-2")
def test_without_the_module_diamonds_buy_nothing() -> None:
    position = Position(3).market(on_field(0)).turn(0)
    assert position.refusal(f"buy {TOWER} diamond_9") == "ALH-BUY-1"


@pytest.mark.clause("DIA-3")
@pytest.mark.parametrize("field", range(4))
@pytest.mark.parametrize(
    ("hand", "exact"), [("diamond_9", True), ("diamond_4 diamond_5", True), ("diamond_3 diamond_7", False)]
)
def test_exact_payment_works_as_usual(field: int, hand: str, exact: bool) -> None:
    position = Position(3, ["diamonds"]).market(on_field(field)).hand(0, hand).display("gulden_1").turn(0)
    events = position.play(f"buy {TOWER} {'+'.join(hand.split())}")
    assert fields(told(events, "tile_bought")[0])["exact"] is exact
    assert position.decision == (("turn", 0) if exact else ("place", 0))


@pytest.mark.clause("DIA-3", "ALH-BUY-4")
@given(
    diamonds=st.lists(st.sampled_from(DIAMONDS.split()), max_size=6),
    gulden=st.lists(st.integers(1, 9), max_size=4),
)
def test_all_payments_are_those_of_the_slow_model(diamonds: list[str], gulden: list[int]) -> None:
    available = Counter(DIAMONDS.split())
    if any(count > available[card] for card, count in Counter(diamonds).items()):
        return
    if any(count > 3 for count in Counter(gulden).values()):
        return
    hand = [*diamonds, *(f"gulden_{value}" for value in gulden)]
    position = Position(3, ["diamonds"]).market(on_field(currencies().index("gulden"))).hand(0, " ".join(hand)).turn(0)
    cards = [(name.partition("_")[0], int(name.partition("_")[2])) for name in hand]
    expected = {
        f"buy {TOWER} " + "+".join(sorted(f"{currency}_{value}" for currency, value in chosen))
        for chosen, _ in model.purchases(cards, 9, "gulden")
    }
    assert position.legal("buy") == expected
    for chosen in model.selections(cards):
        text = "+".join(sorted(f"{currency}_{value}" for currency, value in chosen))
        legal = model.total(chosen) >= 9 and len(model.currencies_of(chosen)) == 1
        assert (position.refusal(f"buy {TOWER} {text}") is None) == legal


@pytest.mark.clause("DIA-3", "BUR-5")
def test_a_bureau_cannot_be_used_with_diamonds() -> None:
    position = Position(3, ["bureaux", "diamonds"]).market(on_field(currencies().index("gulden")))
    bureau = next(name for name in position.game.deck.special_names if "gulden" in name)
    position.hand(0, f"{bureau} gulden_4 diamond_5 diamond_4").turn(0)
    assert position.refusal(f"buy {TOWER} {bureau}+diamond_5+gulden_4") == "BUR-5"
    assert position.refusal(f"buy {TOWER} {bureau}+diamond_4+diamond_5") == "BUR-5"
    assert position.legal("buy") == {f"buy {TOWER} diamond_4+diamond_5"}


@pytest.mark.clause("VIZ-10")
def test_a_vizier_stone_may_pay_with_diamonds() -> None:
    position = Position(3, ["vizier", "diamonds"]).market(on_field(2)).hand(1, "diamond_4 diamond_5 diamond_6")
    position.display("gulden_1").turn(0)
    position.play("take gulden_1")
    assert position.decision == ("vizier", 1)
    offers = {offer for offer in position.legal() if TOWER in offer}
    assert offers == {f"buy_with_stone {TOWER} diamond_4+diamond_5"}
    position.play(f"buy_with_stone {TOWER} diamond_4+diamond_5")
    assert position.cards(1) == ["diamond_6"]


# --- the end of the game ---


@pytest.mark.clause("DIA-4")
@pytest.mark.parametrize("field", range(4))
def test_diamonds_do_not_count_when_the_last_tiles_are_given_out(field: int) -> None:
    currency = currencies()[field]
    position = Position(3, ["diamonds"]).market(on_field(field)).bag("")
    position.hand(0, "diamond_9 diamond_8 diamond_7").hand(1, f"{currency}_1").ending(2)
    assert position.decision == ("place", 1)


@pytest.mark.clause("DIA-4")
def test_a_tile_stays_when_only_diamonds_are_held() -> None:
    position = Position(3, ["diamonds"]).market(on_field(0)).bag("").hand(0, "diamond_9").ending(2)
    assert position.game.is_over
    assert position.on_market()[0] == TOWER


@pytest.mark.clause("DIA-4")
def test_diamonds_are_not_among_the_totals_that_are_shown() -> None:
    position = Position(3, ["diamonds"]).hand(0, "diamond_9 gulden_4").ending(2)
    (shown,) = told(position.game.events, "game_ends")
    assert sorted(fields(shown)["money"][0]) == [0, 0, 0, 4]


def test_seeded_games_with_diamonds_keep_all_cards() -> None:
    game = new_tile_game(GameConfig("alhambra", 2, ["diamonds"]), canonical_seed(5))
    chooser = Randomness(5)
    while not game.is_over:
        hands = [card for seat in range(2) for card in map(game.card, seen_by(game, seat)["hand"])]
        cards = Counter([*hands, *game.display, *game.deck.pool, *game.deck.discard])
        assert sum(count for card, count in cards.items() if card // 10 == 4) == 11
        actions = game.legal_actions()
        game.play(actions[chooser.below(len(actions))])
