"""Random picking maps each number to one offer of every kind of step, without creating the others."""

import pytest

from alhambra.protocol import Randomness
from alhambra.tilegames.modules.gates.rules import Gates
from tests.rules.characters_positions import Served
from tests.rules.expansion_1_positions import MARKET, Expanded, only_a_card_to_open
from tests.rules.positions import Position

DISPLAY = "dukat_1 dukat_2 dukat_3 dukat_9"
WALL_TO_THE_EAST = {(1, 0): "garden_9_e"}


def picks(position: Position) -> list[str]:
    """Return what is picked for each number, where there are as many numbers as legal actions."""
    game = position.game
    count = len(game.legal_actions())
    picked: dict[int, str] = {}
    for seed in range(20 * count):
        number = Randomness(seed).below(count)
        action = game.legal_actions().pick(Randomness(seed)).notation()
        assert picked.setdefault(number, action) == action, "it depends on the number alone"
    return sorted(picked.values())


def offers(position: Position) -> list[str]:
    return sorted([action.notation() for action in position.game.legal_actions()])


# --- paying ---


@pytest.mark.parametrize(
    "hand",
    [
        "gulden_4 gulden_5",
        "gulden_4 gulden_5 dirham_8 diamond_8 diamond_9 diamond_3",
        "bureau_gulden_denar gulden_4 denar_5 denar_1 gulden_9",
        "bureau_gulden_denar bureau_denar_dukat gulden_2 denar_6 denar_7 dukat_8 dukat_1 diamond_5 diamond_4",
        "bureau_gulden_denar denar_9 gate",
        "gate",
    ],
)
def test_purchases_are_picked_with_all_ways_to_pay(hand: str) -> None:
    position = Position(3, ["bureaux", "diamonds", "gates"]).market(MARKET).display(DISPLAY).hand(0, hand).turn(0)
    assert picks(position) == offers(position)


@pytest.mark.clause("VIZ-3")
@pytest.mark.parametrize(
    ("hand", "purchases"),
    [
        ("gulden_4 gulden_6", 0),
        ("gulden_4 gulden_5 gulden_9 dirham_3 dirham_6", 2),
        ("diamond_9 diamond_5 diamond_4 diamond_3", 2 + 2 + 1 + 1),
        ("bureau_gulden_denar gulden_4 denar_5 denar_9", 2 + 2),
        ("bureau_gulden_denar gulden_4 denar_6", 0),
    ],
)
def test_exact_purchases_are_picked_with_the_vizier_stone(hand: str, purchases: int) -> None:
    position = Expanded(3, ["vizier", "bureaux", "diamonds"]).market(MARKET).hand(1, hand).after_turn(0)
    assert position.decision == ("vizier", 1)
    assert len(position.legal("buy_with_stone")) == purchases
    assert picks(position) == offers(position)


# --- turns ---


def test_what_modules_add_to_a_turn_is_picked() -> None:
    position = Expanded(3, ["vizier", "bonus_cards", "huts", "gates", "bureaux"])
    position.market(MARKET).display("dukat_1 bureau_gulden_denar").hand(0, "gate gulden_9")
    position.palace(0, {(1, 0): "garden_9_e", (-1, 0): "garden_10_open"}).reserve(0, "garden_10_w pavilion_6_n")
    position.active_stones(1).bonus_hands("garden_10", "", "")
    position.game.module_of(Gates).open = True
    position.turn(0)
    kinds = {action.kind for action in position.game.legal_actions()}
    assert kinds >= {"turn_stone_up", "open_bonus_card", "take_hut", "take_gate", "build_gate", "take_bureau"}
    assert picks(position) == offers(position)


def test_what_characters_add_to_a_turn_is_picked() -> None:
    position = Served(3).serves(0, "abdul_karim", "faruk_will_haben").display(DISPLAY).turn(0)
    assert position.legal("karim")
    assert position.legal("faruk")
    assert picks(position) == offers(position)


@pytest.mark.clause("ALH-TURN-3")
def test_a_pass_is_picked_beside_a_free_offer_and_alone() -> None:
    position = only_a_card_to_open()
    assert picks(position) == ["open_bonus_card bonus_garden_10", "pass"]
    assert picks(position.turn(1)) == ["pass"]


@pytest.mark.clause("ALH-TURN-3")
def test_no_pass_is_picked_if_a_module_offers_an_action() -> None:
    position = Expanded(3, ["vizier"]).market(MARKET).active_stones(1, 2).turn(0)
    assert offers(position) == ["turn_stone_up"]
    assert picks(position) == ["turn_stone_up"]


# --- building ---


@pytest.mark.clause("GRA-FLIP-1", "GRA-FLIP-2")
def test_faces_and_ways_to_turn_a_tile_over_are_picked() -> None:
    position = Position(3, game="granada").hand(0, "gulden_3 denar_1 denar_2").placing(0, "arena_12")
    assert position.legal("reserve") == {"reserve arena_12", "reserve school_13"}
    assert position.legal("turn_over")
    assert picks(position) == offers(position)


@pytest.mark.parametrize(("tiles", "awarded"), [("garden_10_w pavilion_6_n", False), ("garden_10_w", True)])
def test_several_and_awarded_tiles_are_picked(tiles: str, awarded: bool) -> None:
    position = Position(2).palace(0, WALL_TO_THE_EAST).placing(0, tiles, awarded)
    assert bool(position.legal("leave")) == awarded
    assert picks(position) == offers(position)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("tile", ["garden_10_w", "hut_tower_n"])
def test_places_with_and_without_a_gate_are_picked(seats: int, tile: str) -> None:
    position = Expanded(seats, ["gates", "huts"]).hand(0, "gate").palace(0, WALL_TO_THE_EAST).placing(0, tile)
    assert bool(position.legal("place_gate")) == (tile == "garden_10_w")
    assert bool(position.legal("give")) == (tile == "garden_10_w" and seats == 2)
    assert picks(position) == offers(position)


@pytest.mark.parametrize("hand", ["gate", "gulden_1"])
def test_redesigns_with_and_without_a_gate_are_picked_for_ammar(hand: str) -> None:
    position = Served(3, ("gates",)).serves(0, "ammar_el_schauf").hand(0, hand).display(DISPLAY)
    position.palace(0, WALL_TO_THE_EAST).reserve(0, "garden_10_w pavilion_6_n").turn(0)
    position.play("take dukat_9")
    assert position.decision == ("ammar", 0)
    assert bool(position.legal("build_gate")) == (hand == "gate")
    assert picks(position) == offers(position)
