"""ALH-COMP and ALH-SET: the components of a game and its set-up."""

from collections import Counter

import pytest

from alhambra.protocol import PUBLIC, GameConfig, canonical_seed
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.view import hand_names
from tests.engines import new_tile_game
from tests.messages import fields, heard, seen_by, without_memory
from tests.rules.positions import Position, told

TYPES = {"pavilion": 7, "seraglio": 7, "arcades": 9, "chambers": 9, "garden": 11, "tower": 11}
CURRENCIES = ["gulden", "dirham", "denar", "dukat"]
ALL_SEATS = [2, 3, 4, 5, 6]


def open_game(seats: int = 3) -> TileGame:
    """Return a new game with open chance."""
    return new_tile_game(GameConfig("alhambra", seats), None)


def seeded_game(seats: int, seed: int = 0) -> TileGame:
    return new_tile_game(GameConfig("alhambra", seats), canonical_seed(seed))


def possible(game: TileGame) -> dict[str, int]:
    """Return the open outcomes of chance with their weights."""
    assert game.chance is not None
    return dict(game.chance.outcomes)


def resolve(game: TileGame, names: str) -> None:
    for name in names.split():
        game.resolve(name)


def with_market(seats: int = 3) -> TileGame:
    """Return an open game whose market is filled, so that money is dealt next."""
    game = open_game(seats)
    resolve(game, "tower_9_ne garden_9_e pavilion_8_open seraglio_3_esw")
    while seats == 2 and game.chance is not None and game.chance.kind == "dirk_draws":
        game.resolve(game.chance.outcomes[0][0])
    return game


@pytest.mark.clause("ALH-COMP-1", "ALH-SET-1")
def test_all_54_tiles_are_in_the_bag_and_each_is_equally_likely() -> None:
    outcomes = possible(open_game())
    assert set(outcomes.values()) == {1}
    assert Counter(name.split("_")[0] for name in outcomes) == TYPES


@pytest.mark.clause("ALH-SET-1")
def test_the_first_four_tiles_lie_on_the_fields_1_to_4_in_the_order_in_which_they_were_drawn() -> None:
    game = with_market()
    slots = [(slot["field"], slot["tile"]["tile"]) for slot in seen_by(game, None)["market"]]
    assert slots == [(1, "tower_9_ne"), (2, "garden_9_e"), (3, "pavilion_8_open"), (4, "seraglio_3_esw")]
    assert len(game.bags[0]) == 50
    assert game.chance is not None
    assert game.chance.kind == "deal_money"


@pytest.mark.clause("ALH-COMP-4")
def test_each_field_has_its_own_currency() -> None:
    slots = seeded_game(3).view(None)["market"]
    assert [slot["currency"] for slot in slots] == CURRENCIES


@pytest.mark.clause("ALH-COMP-2", "ALH-SET-2")
def test_108_money_cards_are_shuffled_without_the_scoring_cards() -> None:
    outcomes = possible(with_market())
    assert set(outcomes) == {f"{currency}_{value}" for currency in CURRENCIES for value in range(1, 10)}
    assert len(set(outcomes.values())) == 1
    assert len(open_game().deck.pool) == 108


@pytest.mark.clause("ALH-COMP-3", "ALH-PLACE-8")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_every_palace_begins_with_a_starting_tile_without_walls(seats: int) -> None:
    for seat in seeded_game(seats).view(None)["seats"]:
        assert [(tile["tile"], tile["sides"], tile["cell"]) for tile in seat["palace"]] == [("fountain", "", [0, 0])]
        assert seat["reserve"] == []
        assert seat["points"] == 0


@pytest.mark.clause("ALH-SET-2")
def test_cards_are_dealt_openly_to_one_player_after_the_other_until_the_total_is_20() -> None:
    game = with_market()
    for card in ["gulden_9", "dirham_9", "denar_1", "dukat_1"]:
        assert hand_names(game, 1) == []
        events = game.resolve(card)
        assert [(fields(event), event.audience) for event in events] == [({"seat": 0, "card": card}, PUBLIC)]
    assert len(hand_names(game, 0)) == 4
    resolve(game, "gulden_9 gulden_9 gulden_1")
    game.resolve("dukat_9")
    assert sorted(hand_names(game, 1)) == ["dukat_9", "gulden_1", "gulden_9", "gulden_9"]
    assert hand_names(game, 2) == []
    game.resolve("dukat_2")
    assert hand_names(game, 2) == ["dukat_2"]


@pytest.mark.clause("ALH-SET-2")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_everybody_begins_with_money_worth_20_to_28(seats: int) -> None:
    for seed in range(20):
        for hand in [hand_names(seeded_game(seats, seed), seat) for seat in range(seats)]:
            values = [int(card.split("_")[1]) for card in hand]
            assert 20 <= sum(values) <= 28


@pytest.mark.clause("ALH-SET-3")
def test_a_view_shows_the_own_cards_and_of_others_how_many_they_hold_and_apart_from_it_what_is_known() -> None:
    position = Position(3).hand(0, "gulden_1 gulden_2").hand(1, "denar_7").turn(0)
    for viewer, hand in [(0, ["gulden_1", "gulden_2"]), (1, ["denar_7"]), (2, []), (None, None)]:
        view = seen_by(position.game, viewer)
        assert view["hand"] == hand
        assert [seat["cards"] for seat in view["seats"]] == [2, 1, 0]
        for card in {"gulden_1", "gulden_2", "denar_7"} - set(hand or []):
            assert card not in str(without_memory(view))
        assert [seat["known"] for seat in view["seats"]] == [["gulden_1", "gulden_2"], ["denar_7"], []]


@pytest.mark.clause("ALH-SET-3")
def test_the_deal_and_all_that_is_taken_or_paid_are_told_to_everybody() -> None:
    game = seeded_game(3)
    dealt = told(game.events, "money_dealt")
    assert {event.audience for event in dealt} == {PUBLIC}
    for seat in range(3):
        assert sorted(fields(event)["card"] for event in dealt if fields(event)["seat"] == seat) == sorted(
            hand_names(game, seat)
        )
    position = Position(3).display("gulden_5 denar_1 denar_4").market("tower_9_ne").hand(1, "gulden_9").turn(0)
    position.play("take denar_1+denar_4")
    assert {"event": "money_taken", "seat": 0, "cards": ["denar_1", "denar_4"]} in heard(position.game, None)
    position.play("buy tower_9_ne gulden_9")
    bought = told(position.game.events, "tile_bought")[0]
    assert (fields(bought)["seat"], fields(bought)["cards"], bought.audience) == (1, ["gulden_9"], PUBLIC)


@pytest.mark.clause("ALH-SET-4")
def test_the_fewest_cards_start_whatever_they_are_worth() -> None:
    game = with_market()
    resolve(game, "gulden_9 gulden_9 gulden_1 dukat_1")  # four cards, 20
    resolve(game, "denar_9 denar_9 denar_8")  # three cards, 26
    resolve(game, "dukat_9 dukat_9 dukat_1 dirham_1")
    assert possible(game) == {"seat_1": 1}
    game.resolve("seat_1")
    resolve(game, "gulden_2 gulden_3 gulden_4 gulden_5")
    assert game.start_seat == 1
    assert game.decision is not None
    assert game.decision.seat == 1


@pytest.mark.clause("ALH-SET-4")
def test_among_the_fewest_cards_the_lowest_total_starts() -> None:
    game = with_market()
    resolve(game, "gulden_9 gulden_9 gulden_4 denar_9 denar_9 denar_8 dukat_9 dukat_9 dukat_3")
    assert possible(game) == {"seat_2": 1}


@pytest.mark.clause("ALH-SET-4")
def test_if_the_totals_are_equal_too_the_lot_decides_between_those_players_alone() -> None:
    game = with_market()
    resolve(game, "gulden_9 gulden_9 gulden_4 denar_9 denar_9 denar_2 dukat_9 dukat_9 dukat_2")
    assert possible(game) == {"seat_1": 1, "seat_2": 1}
    game.resolve("seat_2")
    assert game.start_seat == 2


@pytest.mark.clause("ALH-SET-5")
def test_four_more_cards_are_laid_open() -> None:
    game = with_market()
    resolve(game, "gulden_9 gulden_9 gulden_4 denar_9 denar_9 denar_2 dukat_9 dukat_9 dukat_2 seat_1")
    assert game.chance is not None
    assert game.chance.kind == "fill_display"
    assert "scoring_1" not in possible(game)
    resolve(game, "gulden_9 gulden_1 denar_1 dukat_1")
    assert seen_by(game, None)["display"] == ["gulden_9", "gulden_1", "denar_1", "dukat_1"]
    assert game.chance is None


@pytest.mark.clause("ALH-SET-6")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_the_rest_is_split_into_five_piles_that_differ_by_one_at_most_the_larger_first(seats: int) -> None:
    for seed in range(10):
        game = seeded_game(seats, seed)
        sizes = [pile.ordinary for pile in game.deck.piles]
        dealt = sum(len(hand_names(game, seat)) for seat in range(seats))
        assert len(sizes) == 5
        assert sum(sizes) == (72 if seats == 2 else 108) - dealt - 4
        assert sizes == sorted(sizes, reverse=True)
        assert sizes[0] - sizes[-1] <= 1


@pytest.mark.clause("ALH-COMP-3", "ALH-SET-6")
def test_one_scoring_card_is_in_the_second_pile_and_the_other_in_the_fourth() -> None:
    deck = seeded_game(4).deck
    assert [[deck.name(card) for card in pile.special] for pile in deck.piles] == [
        [],
        ["scoring_1"],
        [],
        ["scoring_2"],
        [],
    ]


@pytest.mark.clause("ALH-SET-6")
def test_the_first_pile_lies_on_top_and_the_scoring_card_may_lie_anywhere_in_its_own() -> None:
    game = seeded_game(4)
    sizes = [pile.size for pile in game.deck.piles]
    for number in range(sum(sizes)):
        outcomes = dict(game.deck.outcomes())
        scorings = {name for name in outcomes if name.startswith("scoring")}
        pile = [number < sum(sizes[: end + 1]) for end in range(5)].index(True)
        assert scorings == {1: {"scoring_1"}, 3: {"scoring_2"}}.get(pile, set())
        if scorings:
            left_in_pile = sum(sizes[: pile + 1]) - number
            assert outcomes[f"scoring_{pile // 2 + 1}"] * left_in_pile == sum(outcomes.values())
        last_of_pile = number + 1 == sum(sizes[: pile + 1])
        # draw money as long as there is any, so that the scoring cards stay possible up to the end of their piles
        name = sorted(scorings)[0] if scorings and last_of_pile else min(set(outcomes) - scorings)
        game.deck.take(game.deck.ticket_for(name))
    assert game.deck.count == 0
