"""BON: the Bonus Cards."""

import json
from collections import Counter
from itertools import permutations

import pytest

from alhambra.protocol import GameConfig, Randomness, Refusal, canonical_seed
from tests.engines import new_tile_game
from tests.messages import fields, heard, seen_by
from tests.rules.expansion_1_positions import MARKET, Expanded, only_a_card_to_open
from tests.rules.positions import told


def table(*hands: str, seats: int = 3) -> Expanded:
    """Deal these bonus cards face down; seat 0 has the garden 10 without walls in its palace."""
    position = Expanded(seats, ["bonus_cards"])
    position.bonus_hands(*hands, *([""] * (seats - len(hands))))
    position.market(MARKET).display("dukat_6 dukat_7 dukat_8 dukat_9")
    position.palace(0, {(0, -1): "garden_10_open"})
    return position


# --- the cards ---


@pytest.mark.clause("BON-1")
def test_each_card_shows_one_of_the_ten_tiles_without_walls() -> None:
    position = Expanded(3, ["bonus_cards"])
    catalog = position.game.rules.catalog
    wall_less = [
        catalog.names[piece] for piece in position.game.bags[0] if not catalog.sides[piece] and catalog.prices[piece]
    ]
    shown = seen_by(position.game, None)["bonus_cards"]["tiles"]
    assert len(shown) == 10
    assert sorted(shown.values()) == sorted(wall_less)


@pytest.mark.clause("BON-2")
@pytest.mark.parametrize(("seats", "count"), [(2, 3), (3, 3), (4, 2), (5, 2), (6, 1)])
def test_so_many_are_dealt_to_each(seats: int, count: int) -> None:
    game = new_tile_game(GameConfig("alhambra", seats, ["bonus_cards"]), canonical_seed(1))
    assert seen_by(game, None)["bonus_cards"]["face_down"] == [count] * seats
    hands = [seen_by(game, seat)["bonus_cards"]["hand"] for seat in range(seats)]
    dealt = [card for hand in hands for card in hand]
    assert len(set(dealt)) == len(dealt) == count * seats


@pytest.mark.clause("BON-2")
def test_they_are_dealt_in_secret_and_the_rest_is_unseen() -> None:
    game = new_tile_game(GameConfig("alhambra", 3, ["bonus_cards"]), canonical_seed(1))
    for seat in range(3):
        received = [event for event in heard(game, seat) if event["event"] == "bonus_card_received"]
        assert [event["seat"] for event in received] == [seat] * 3
        hand = seen_by(game, seat)["bonus_cards"]["hand"]
        assert sorted(event["card"] for event in received) == sorted(hand)
        seen = json.dumps([seen_by(game, seat), heard(game, seat)]).replace(
            json.dumps(seen_by(game, seat)["bonus_cards"]), ""
        )
        assert {name for name in seen_by(game, None)["bonus_cards"]["tiles"] if f'"{name}"' in seen} == set(hand)
    assert not [event for event in heard(game, None) if event["event"] == "bonus_card_received"]
    assert seen_by(game, None)["bonus_cards"]["hand"] is None
    assert len([event for event in heard(game, None) if event["event"] == "bonus_card_dealt"]) == 9


@pytest.mark.clause("BON-2")
def test_views_do_not_depend_on_the_cards_of_others_or_the_rest() -> None:
    seen = []
    for others in [("tower_11 tower_12", "arcades_9"), ("pavilion_8 chambers_10", "garden_11")]:
        position = table("garden_10", *others).scoring_due(1, last=2)
        seen.append(json.dumps(seen_by(position.game, 0)))
    assert seen[0] == seen[1]


@pytest.mark.clause("BON-2")
def test_every_card_is_dealt_with_equal_chance() -> None:
    game = new_tile_game(GameConfig("alhambra", 6, ["bonus_cards"]), None)
    while game.chance is not None and game.chance.kind != "deal_bonus_card":
        game.resolve(game.chance.outcomes[0][0])
    left = set(seen_by(game, None)["bonus_cards"]["tiles"])
    for seat in range(6):
        assert game.chance is not None
        assert {name for name, _ in game.chance.outcomes} == left
        assert len({weight for _, weight in game.chance.outcomes}) == 1
        card = sorted(left)[0]
        game.resolve(card)
        left.remove(card)
        assert seen_by(game, seat)["bonus_cards"]["hand"] == [card]


# --- laying open ---


@pytest.mark.clause("BON-3")
def test_who_has_the_tile_in_the_palace_may_lay_the_card_open() -> None:
    position = table("garden_10 tower_11").turn(0)
    assert position.legal("open_bonus_card") == {"open_bonus_card bonus_garden_10"}
    happened = position.play("open_bonus_card bonus_garden_10")
    assert fields(told(happened, "bonus_card_opened")[0]) == {"seat": 0, "card": "bonus_garden_10"}
    view = seen_by(position.game, 1)["bonus_cards"]
    assert view["open"] == [["bonus_garden_10"], [], []]
    assert view["face_down"] == [1, 0, 0]


@pytest.mark.clause("BON-3", "BON-5")
def test_laying_open_is_no_action() -> None:
    position = table("garden_10 tower_11").palace(0, {(0, 1): "tower_11_open"}).turn(0)
    position.play("open_bonus_card bonus_garden_10")
    assert position.decision == ("turn", 0)
    position.play("open_bonus_card bonus_tower_11")
    assert position.decision == ("turn", 0)
    position.play("take dukat_9")
    assert position.decision == ("turn", 1)


@pytest.mark.clause("BON-5", "ALH-BUY-3")
def test_it_is_offered_before_each_action_of_a_turn() -> None:
    position = table("garden_10").hand(0, "gulden_9").turn(0)
    position.play("buy tower_9_ne gulden_9")
    assert position.legal("open_bonus_card") == {"open_bonus_card bonus_garden_10"}


@pytest.mark.clause("BON-3")
def test_a_card_of_another_player_cannot_be_laid_open() -> None:
    position = table("tower_11", "garden_10").turn(0)
    assert position.refusal("open_bonus_card bonus_garden_10") == "BON-3"
    assert position.refusal("open_bonus_card bonus_arcades_9") == "BON-3", "it is not dealt at all"
    assert position.refusal("open_bonus_card no_card") == "BON-3"
    for card in ("bonus_garden_10", "bonus_arcades_9"):
        refusal = position.game.explain(position.action(f"open_bonus_card {card}"))
        assert refusal == Refusal("BON-3", "bonus-card-not-held", {"card": card}), "it does not tell who has a card"


@pytest.mark.clause("BON-3")
@pytest.mark.parametrize("where", ["market", "reserve", "other palace", "bag"])
def test_the_tile_must_be_in_the_own_palace(where: str) -> None:
    position = table("tower_11")
    if where == "market":
        position.market("tower_11_open")
    if where == "reserve":
        position.reserve(0, "tower_11_open")
    if where == "other palace":
        position.palace(1, {(0, 1): "tower_11_open"})
    position.turn(0)
    assert position.legal("open_bonus_card") == set()
    assert position.refusal("open_bonus_card bonus_tower_11") == "BON-3"


@pytest.mark.clause("BON-3")
def test_an_open_card_cannot_be_laid_open_again() -> None:
    position = table("garden_10").turn(0)
    position.play("open_bonus_card bonus_garden_10")
    assert position.refusal("open_bonus_card bonus_garden_10") == "BON-3"
    assert position.legal("open_bonus_card") == set()


@pytest.mark.clause("BON-3")
def test_an_open_card_counts_as_one_more_tile_in_every_scoring() -> None:
    position = table("garden_10").palace(1, {(0, 1): "garden_9_e"}).turn(0)
    assert position.strength(0, "garden") == 1
    position.play("open_bonus_card bonus_garden_10")
    assert position.strength(0, "garden") == 2
    assert position.strength(0, "tower") == 0
    gardens = []
    for scoring in (1, 2):
        happened = position.scoring_due(scoring, last=0).game.events
        gardens.append(fields(told(happened, "scoring")[0])["majorities"]["garden"])
    position.ending(last=0)
    gardens.append(fields(told(position.game.events, "scoring")[0])["majorities"]["garden"])
    assert gardens == [[5, 0, 0], [12, 5, 0], [20, 12, 0]]


@pytest.mark.clause("BON-3")
def test_a_face_down_card_does_not_count() -> None:
    position = table("garden_10").turn(0)
    assert position.strength(0, "garden") == 1


@pytest.mark.clause("BON-5", "ALH-TURN-3")
def test_who_can_only_lay_a_card_open_may_pass() -> None:
    position = only_a_card_to_open()
    assert position.legal() == {"pass", "open_bonus_card bonus_garden_10"}
    assert position.refusal("pass") is None
    position.play("open_bonus_card bonus_garden_10")
    assert position.legal() == {"pass"}


# --- taking back ---


@pytest.mark.clause("BON-4")
def test_when_the_tile_is_removed_the_card_goes_back_to_the_hand() -> None:
    position = table("garden_10").turn(0)
    happened = position.play("open_bonus_card bonus_garden_10", "remove garden_10_open 0,-1")
    assert fields(told(happened, "bonus_card_taken_back")[0]) == {"seat": 0, "card": "bonus_garden_10"}
    view = seen_by(position.game, 1)["bonus_cards"]
    assert view["open"] == [[], [], []]
    assert view["face_down"] == [1, 0, 0]
    assert position.strength(0, "garden") == 0
    position.turn(0)
    assert position.refusal("open_bonus_card bonus_garden_10") == "BON-3"


@pytest.mark.clause("BON-4")
def test_when_the_tile_is_swapped_out_the_card_goes_back_to_the_hand() -> None:
    position = table("garden_10").reserve(0, "garden_11_open").turn(0)
    position.play("open_bonus_card bonus_garden_10", "swap garden_11_open garden_10_open 0,-1")
    assert seen_by(position.game, 0)["bonus_cards"]["hand"] == ["bonus_garden_10"]
    assert position.strength(0, "garden") == 1


@pytest.mark.clause("BON-4")
def test_other_open_cards_stay_open() -> None:
    position = table("garden_10 tower_11", "tower_12").palace(0, {(0, 1): "tower_11_open"})
    position.palace(1, {(0, 1): "tower_12_open"}).turn(1)
    position.play("open_bonus_card bonus_tower_12")
    position.turn(0)
    position.play("open_bonus_card bonus_garden_10", "open_bonus_card bonus_tower_11", "remove garden_10_open 0,-1")
    assert seen_by(position.game, None)["bonus_cards"]["open"] == [["bonus_tower_11"], ["bonus_tower_12"], []]


@pytest.mark.clause("BON-4")
def test_it_counts_again_when_the_tile_is_back_and_the_card_is_laid_open_again() -> None:
    position = table("garden_10").turn(0)
    position.play("open_bonus_card bonus_garden_10", "remove garden_10_open 0,-1")
    position.turn(0)
    position.play("build garden_10_open 0,-1")
    assert position.strength(0, "garden") == 1, "the card must be laid open again"
    position.turn(0)
    position.play("open_bonus_card bonus_garden_10")
    assert position.strength(0, "garden") == 2


@pytest.mark.clause("BON-4")
def test_everybody_knows_a_card_that_was_taken_back() -> None:
    position = table("garden_10 tower_11").turn(0)
    position.play("open_bonus_card bonus_garden_10", "remove garden_10_open 0,-1")
    for seat in (0, 1, None):
        assert seen_by(position.game, seat)["bonus_cards"]["taken_back"] == [["bonus_garden_10"], [], []]
    assert seen_by(position.game, 1)["bonus_cards"]["hand"] == []
    for seed in range(20):
        imagined = position.game.determinise(1, Randomness(seed))
        assert "bonus_garden_10" in seen_by(imagined, 0)["bonus_cards"]["hand"]


# --- before a scoring ---


@pytest.mark.clause("BON-5", "BON-3")
@pytest.mark.parametrize("scoring", [1, 2, 3])
def test_a_card_may_be_laid_open_before_each_scoring(scoring: int) -> None:
    position = table("garden_10")
    if scoring == 3:
        position.ending(last=2)
    else:
        position.scoring_due(scoring, last=2)
    assert position.decision == ("bonus_card", 0)
    assert position.legal() == {"open_bonus_card bonus_garden_10", "keep_bonus_cards"}
    happened = position.play("open_bonus_card bonus_garden_10")
    assert told(happened, "scoring"), "and then the scoring takes place"
    assert position.strength(0, "garden") == 2


@pytest.mark.clause("BON-5", "ALH-END-6")
def test_the_question_comes_after_the_market_is_filled_and_before_the_points() -> None:
    position = table("garden_10").hand(2, "gulden_9").deck("scoring_1", "denar_1 denar_2").bag("pavilion_6_n").turn(2)
    happened = position.play("buy tower_9_ne gulden_9", "take dukat_9", "reserve tower_9_ne")
    assert position.decision == ("bonus_card", 0)
    assert told(happened, "tile_revealed")
    assert not told(happened, "scoring")


@pytest.mark.clause("BON-5")
def test_who_has_no_face_down_card_is_not_asked() -> None:
    position = table("").scoring_due(1, last=2)
    assert position.decision == ("turn", 0)


@pytest.mark.clause("BON-5")
def test_who_has_no_tile_without_walls_is_not_asked() -> None:
    position = table("", "tower_11").palace(1, {(0, 1): "tower_11_s"}).scoring_due(1, last=2)
    assert position.decision == ("turn", 0)


@pytest.mark.clause("BON-5")
def test_who_may_hold_a_fitting_card_is_asked_whether_it_fits_or_not() -> None:
    position = table("arcades_9").scoring_due(1, last=2)
    assert position.decision == ("bonus_card", 0)
    assert position.legal() == {"keep_bonus_cards"}
    assert position.refusal("open_bonus_card bonus_arcades_9") == "BON-3"
    assert position.refusal("take dukat_9") == "BON-5"


@pytest.mark.clause("BON-5")
def test_a_tile_whose_card_lies_open_is_no_reason_to_ask() -> None:
    position = table("garden_10 arcades_9").turn(0)
    position.play("open_bonus_card bonus_garden_10")
    position.scoring_due(1, last=2)
    assert position.decision == ("turn", 0)


@pytest.mark.clause("BON-5")
def test_all_are_asked_in_the_order_of_play_from_the_next_player_on() -> None:
    position = table("arcades_9", "arcades_10", "tower_11")
    position.palace(1, {(0, 1): "tower_12_open"}).palace(2, {(0, 1): "garden_11_open"}).scoring_due(1, last=0)
    asked = []
    while position.decision is not None and position.decision[0] == "bonus_card":
        asked.append(position.decision[1])
        position.play("keep_bonus_cards")
    assert asked == [1, 2, 0]
    assert position.decision == ("turn", 1)


@pytest.mark.clause("BON-5")
def test_rounds_go_on_until_all_have_declined_since_a_card_was_laid_open() -> None:
    position = table("garden_10 arcades_9", "tower_12 arcades_10", "tower_11")
    position.palace(1, {(0, 1): "tower_12_open"}).palace(2, {(0, 1): "garden_11_open", (0, -1): "chambers_10_open"})
    position.palace(0, {(0, 1): "seraglio_9_open"}).scoring_due(1, last=0)
    asked = []
    answers = {1: ["keep"], 2: ["keep"], 0: ["open_bonus_card bonus_garden_10"]}
    while position.decision is not None and position.decision[0] == "bonus_card":
        seat = position.decision[1]
        asked.append(seat)
        answer = answers[seat].pop() if answers[seat] else "keep"
        position.play("keep_bonus_cards" if answer == "keep" else answer)
    assert asked == [1, 2, 0, 1, 2, 0]


@pytest.mark.clause("BON-5")
def test_the_next_player_is_asked_before_the_one_who_opened_a_card() -> None:
    position = table("garden_10 tower_11", "tower_12 arcades_10")
    position.palace(0, {(0, 1): "tower_11_open"}).palace(1, {(0, 1): "tower_12_open"}).scoring_due(1, last=2)
    position.play("open_bonus_card bonus_garden_10")
    assert position.decision == ("bonus_card", 1)
    position.play("open_bonus_card bonus_tower_12")
    assert position.decision == ("bonus_card", 0)
    happened = position.play("open_bonus_card bonus_tower_11")
    assert told(happened, "scoring"), "seat 1 holds a card, but no tile that could fit it any more"


@pytest.mark.clause("BON-6")
def test_dirk_has_no_bonus_cards() -> None:
    game = new_tile_game(GameConfig("alhambra", 2, ["bonus_cards"]), canonical_seed(1))
    assert len(seen_by(game, None)["bonus_cards"]["face_down"]) == 2
    position = table("garden_10", "tower_11", seats=2).dirk("tower_11_open").scoring_due(1, last=1)
    position.play("keep_bonus_cards")
    assert position.decision == ("turn", 0)
    towers = fields(told(position.game.events, "scoring")[0])["majorities"]["tower"]
    assert towers == [0, 0, 6]


# --- what a seat imagines ---


def test_an_imagined_game_gives_every_deal_of_the_unknown_cards_the_same_chance() -> None:
    position = table(
        "garden_10 garden_11 tower_11 tower_12 arcades_9 arcades_10 pavilion_8", "seraglio_9", "chambers_10"
    )
    deals: Counter[tuple[str, ...]] = Counter()
    for seed in range(3000):
        imagined = position.game.determinise(0, Randomness(seed))
        deals[tuple(seen_by(imagined, seat)["bonus_cards"]["hand"][0] for seat in (1, 2))] += 1
    unknown = ["bonus_seraglio_9", "bonus_chambers_10", "bonus_chambers_11"]
    assert set(deals) == set(permutations(unknown, 2))
    expected = 3000 / 6
    assert sum((count - expected) ** 2 / expected for count in deals.values()) < 20.5  # chi square, 5 degrees, 0.1 %


def test_an_imagined_game_looks_the_same_to_the_seat_and_keeps_its_own_cards() -> None:
    position = table("garden_10 tower_11", "tower_12", "arcades_9").turn(0)
    position.play("open_bonus_card bonus_garden_10")
    before = position.game.checksum()
    for seed in range(10):
        imagined = position.game.determinise(1, Randomness(seed))
        assert json.dumps(seen_by(imagined, 1)) == json.dumps(seen_by(position.game, 1))
    assert position.game.checksum() == before
