"""The modules of the first expansion, combined with each other and with those of other boxes."""

import json

import pytest

from alhambra.games import new_game, replay
from alhambra.protocol import GameConfig, Randomness, canonical_seed
from alhambra.tilegames.game import TileGame
from tests.engines import new_tile_game
from tests.messages import fields, seen_by
from tests.rules.expansion_1_positions import Expanded
from tests.rules.positions import told

MARKET = "tower_9_ne garden_8_sw chambers_9_s arcades_8_n"  # gulden, dirham, denar, dukat
MODULES = ("vizier", "bureaux", "bonus_cards", "huts")
SETS = [[name for bit, name in enumerate(MODULES) if chosen >> bit & 1] for chosen in range(16)]


def table(*modules: str, seats: int = 3, game: str = "alhambra") -> Expanded:
    position = Expanded(seats, modules, game)
    position.display("dukat_6 dukat_7 dukat_8 dukat_9")
    return position


# --- vizier ---


@pytest.mark.clause("VIZ-10", "BUR-5")
def test_a_bureau_pays_with_the_vizier_stone() -> None:
    position = table("vizier", "bureaux").market(MARKET).hand(1, "bureau_gulden_denar gulden_4 denar_5 denar_6")
    position.after_turn(0)
    assert position.legal("buy_with_stone") == {
        "buy_with_stone tower_9_ne bureau_gulden_denar+denar_5+gulden_4",
        "buy_with_stone chambers_9_s bureau_gulden_denar+denar_5+gulden_4",
    }
    assert position.refusal("buy_with_stone tower_9_ne bureau_gulden_denar+denar_6+gulden_4") == "VIZ-3"
    position.play("buy_with_stone tower_9_ne bureau_gulden_denar+denar_5+gulden_4")
    assert position.decision == ("place", 1)
    assert position.cards(1) == ["denar_6"]
    assert position.on_discard() == ["bureau_gulden_denar", "denar_5", "gulden_4"]


@pytest.mark.clause("VIZ-10", "DIA-2")
def test_diamonds_pay_with_the_vizier_stone() -> None:
    position = table("vizier", "diamonds").market(MARKET).hand(1, "diamond_4 diamond_5 diamond_6").after_turn(0)
    assert position.legal("buy_with_stone") == {
        "buy_with_stone tower_9_ne diamond_4+diamond_5",
        "buy_with_stone chambers_9_s diamond_4+diamond_5",
    }
    assert position.refusal("buy_with_stone tower_9_ne diamond_4+diamond_6") == "VIZ-3"
    assert position.refusal("buy_with_stone chambers_9_s diamond_4+diamond_5") is None


@pytest.mark.clause("VIZ-9", "HUT-3")
def test_the_vizier_stone_takes_no_hut() -> None:
    position = table("vizier", "huts").market(MARKET).hut_pile("hut_tower_n", "hut_tower_e").after_turn(0)
    assert position.legal() == {"keep_stone"}
    assert position.refusal("take_hut hut_tower_n") == "VIZ-2"
    assert position.refusal("buy_with_stone hut_tower_n -") == "ALH-BUY-1"


@pytest.mark.clause("VIZ-3", "VIZ-2")
def test_the_vizier_stone_takes_no_bureau() -> None:
    position = table("vizier", "bureaux").market(MARKET)
    position.game.display = position.game.display[:-1]
    position.display("bureau_gulden_denar").after_turn(0)
    assert position.refusal("take_bureau bureau_gulden_denar") == "VIZ-2"


@pytest.mark.clause("VIZ-2", "BON-5", "ALH-END-6")
def test_bonus_cards_then_points_then_the_vizier() -> None:
    position = table("vizier", "bonus_cards").market(MARKET).palace(1, {(0, -1): "garden_10_open"})
    position.bonus_hands("", "garden_10", "").hand(2, "gulden_9").scoring_due(1, last=0)
    assert position.decision == ("bonus_card", 1)
    assert position.refusal("keep_stone") == "BON-5"
    happened = position.play("open_bonus_card bonus_garden_10")
    assert told(happened, "scoring")
    assert position.decision == ("vizier", 1)
    assert position.refusal("keep_bonus_cards") == "VIZ-2"


@pytest.mark.clause("VIZ-5", "BON-5", "ALH-FIN-2")
def test_the_vizier_may_end_the_game_and_bonus_cards_follow() -> None:
    """The stone buys the last tile, which is on a bonus card; the card is revealed before the last scoring."""
    position = table("vizier", "bonus_cards", "huts").bag("garden_10_open tower_9_ne garden_8_sw chambers_9_s")
    position.market("garden_10_open tower_9_ne garden_8_sw chambers_9_s").bonus_hands("", "garden_10", "")
    position.hand(1, "gulden_4 gulden_6").hand(2, "dirham_1").after_turn(0)
    happened = position.play("buy_with_stone garden_10_open gulden_4+gulden_6", "place garden_10_open 1,0")
    assert told(happened, "game_ends")
    assert position.decision == ("place", 2), "the tower goes to seat 2"
    position.play("leave tower_9_ne")
    assert position.decision == ("bonus_card", 1)
    happened = position.play("open_bonus_card bonus_garden_10")
    assert fields(told(happened, "scoring")[0])["majorities"]["garden"] == [0, 20, 0]
    assert position.strength(1, "garden") == 2
    assert position.game.is_over


@pytest.mark.clause("BON-3", "VIZ-4")
def test_the_card_of_a_tile_bought_with_the_stone_is_laid_open_in_the_own_turn() -> None:
    position = table("vizier", "bonus_cards").market("garden_10_open tower_9_ne garden_8_sw chambers_9_s")
    position.bonus_hands("", "garden_10", "").hand(1, "gulden_4 gulden_6").active_stones(1).after_turn(0)
    position.play("buy_with_stone garden_10_open gulden_4+gulden_6", "place garden_10_open 1,0")
    assert position.decision == ("turn", 1)
    position.play("open_bonus_card bonus_garden_10")
    assert position.strength(1, "garden") == 2


@pytest.mark.clause("VIZ-4", "HUT-10", "ALH-DIRK-6")
def test_with_two_players_a_bought_tile_goes_to_dirk_and_a_hut_does_not() -> None:
    position = table("vizier", "huts", seats=2).market(MARKET).hut_pile("hut_tower_n").hand(1, "gulden_9").turn(0)
    position.play("take_hut hut_tower_n")
    assert position.legal("give") == set()
    position.play("reserve hut_tower_n", "buy_with_stone tower_9_ne gulden_9", "give tower_9_ne")
    assert position.with_dirk() == ["tower_9_ne"]


# --- bonus cards and huts ---


@pytest.mark.clause("BON-4", "HUT-6", "HUT-7")
def test_a_hut_swapped_in_for_the_tile_of_an_open_card_takes_both_out() -> None:
    position = table("bonus_cards", "huts").market(MARKET).bonus_hands("garden_10", "", "")
    position.palace(0, {(0, 1): "garden_10_open", (0, 2): "garden_11_open"}).reserve(0, "hut_garden_w").turn(0)
    position.play("open_bonus_card bonus_garden_10")
    assert position.strength(0, "garden") == 3
    position.play("swap hut_garden_w garden_10_open 0,1")
    assert seen_by(position.game, None)["bonus_cards"]["open"] == [[], [], []]
    assert position.strength(0, "garden") == 1 + 1, "the other garden, and the hut beside it"


@pytest.mark.clause("HUT-7", "BON-3")
def test_a_bonus_card_does_not_make_a_neighbour_of_a_hut_count_twice() -> None:
    position = table("bonus_cards", "huts").market(MARKET).bonus_hands("garden_10", "", "")
    position.palace(0, {(0, 1): "hut_garden_w", (0, 2): "garden_10_open"}).turn(0)
    assert position.strength(0, "garden") == 1 + 1
    position.play("open_bonus_card bonus_garden_10")
    assert position.strength(0, "garden") == 1 + 1 + 1


@pytest.mark.clause("HUT-8", "BON-5")
def test_a_hut_without_a_bonus_card_is_no_reason_to_ask() -> None:
    position = table("bonus_cards", "huts").market(MARKET).bonus_hands("garden_10", "", "")
    position.palace(0, {(0, 1): "hut_garden_w"}).scoring_due(1, last=2)
    assert position.decision == ("turn", 0)


# --- bureaux ---


@pytest.mark.clause("BUR-5", "DIA-3")
def test_a_bureau_never_reaches_for_diamonds_or_other_hands() -> None:
    position = table("bureaux", "diamonds").market(MARKET).hand(0, "diamond_9").hand(1, "bureau_dirham_denar gulden_9")
    position.hand(2, "diamond_8").turn(1)
    assert position.legal("buy") == {"buy tower_9_ne gulden_9"}
    assert position.turn(0).legal("buy") == {f"buy {tile} diamond_9" for tile in MARKET.split()}


@pytest.mark.clause("GRA-FLIP-1", "BUR-5")
def test_a_bureau_does_not_turn_a_tile_of_granada_over() -> None:
    position = table("bureaux", game="granada")
    catalog = position.game.rules.catalog
    front = next(catalog.names[piece] for piece in position.game.bags[0] if catalog.prices[piece] == 6)
    position.market(front).hand(0, "gulden_6 bureau_denar_dukat denar_1 dukat_2").turn(0)
    position.play(f"buy {front} gulden_6", "take dukat_9")
    assert not [offer for offer in position.legal("turn_over") if "bureau" in offer]
    for cards in ["bureau_denar_dukat+denar_1+dukat_2", "bureau_denar_dukat", "denar_1+dukat_2"]:
        assert position.refusal(f"turn_over {front} {cards}") == "GRA-FLIP-1"


@pytest.mark.clause("COM-BUY-1", "BUR-5", "VIZ-3")
def test_in_the_combined_game_a_bureau_pays_for_either_tile_with_the_stone() -> None:
    position = table("vizier", "bureaux", game="combined")
    catalog = position.game.rules.catalog
    cities = [catalog.names[piece] for piece in position.game.bags[1] if catalog.prices[piece] == 8][:4]
    position.market(f"{MARKET} {' '.join(cities)}").hand(1, "bureau_gulden_denar gulden_4 denar_5 denar_4")
    position.after_turn(0)
    assert {
        "buy_with_stone tower_9_ne bureau_gulden_denar+denar_5+gulden_4",
        f"buy_with_stone {cities[0]} bureau_gulden_denar+denar_4+gulden_4",
    } <= position.legal("buy_with_stone")
    position.play(f"buy_with_stone {cities[0]} bureau_gulden_denar+denar_4+gulden_4", f"reserve {cities[0]}")
    assert position.in_reserve(1) == [cities[0]]
    assert "-" not in position.on_market()


# --- whole games ---


def play_on(game: TileGame, seed: int, decisions: int = 10_000) -> None:
    """Play randomly to the end, or for this many decisions."""
    chance = Randomness(seed)
    while not game.is_over and decisions:
        offers = game.legal_actions()
        game.play(offers[chance.below(len(offers))])
        decisions -= 1


@pytest.mark.clause("MOD-1")
@pytest.mark.parametrize("modules", SETS, ids=["+".join(modules) or "none" for modules in SETS])
def test_every_set_plays_to_the_end_and_its_record_replays(modules: list[str]) -> None:
    seats = 2 + len("".join(modules)) % 5
    game = new_game(GameConfig("alhambra", seats, modules), f"expansion {seats}")
    assert isinstance(game, TileGame)
    play_on(game, seats)
    assert replay(game.record()).checksum() == game.checksum()


@pytest.mark.parametrize("seed", range(4))
def test_every_offer_is_accepted_and_round_trips(seed: int) -> None:
    game = new_tile_game(GameConfig("alhambra", 2 + seed, MODULES), canonical_seed(seed))
    chance = Randomness(seed)
    while not game.is_over:
        offers = game.legal_actions()
        assert len(set(offers)) == len(offers)
        for offer in offers:
            assert game.explain(offer) is None
            assert game.action_set.parse(offer.notation()) == offer
            assert game.action_set.from_json(json.loads(json.dumps(offer.to_json()))) == offer
        game.play(offers[chance.below(len(offers))])


@pytest.mark.parametrize("seed", range(4))
def test_a_copy_goes_its_own_way_and_an_imagined_game_looks_the_same(seed: int) -> None:
    game = new_tile_game(GameConfig("alhambra", 2 + seed, MODULES), canonical_seed(seed))
    for number in range(40):
        play_on(game, 100 * seed + number, 10)
        if game.is_over:
            break
        before = game.checksum()
        twin = game.copy()
        play_on(twin, number, 15)
        assert game.checksum() == before
        decision = game.decision
        assert decision is not None
        for seat in range(game.rules.seats):
            imagined = game.determinise(seat, Randomness(number))
            assert seen_by(imagined, seat) == seen_by(game, seat)
        imagined = game.determinise(decision.seat, Randomness(number))
        assert imagined.legal_actions() == game.legal_actions()
        play_on(imagined, number, 15)
        assert game.checksum() == before
