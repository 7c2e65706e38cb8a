"""The City Gates: cards in the deck, in the display, in hands and played; tiles placed behind double walls (GAT)."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations

import pytest

from alhambra.protocol import GameConfig, Randomness, canonical_seed, cell
from alhambra.tilegames.belief.known_deck import KnownDeck
from alhambra.tilegames.deck import Deck, Pile
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.modules.gates.rules import GATE, Gates, pile_choices, with_gates
from alhambra.tilegames.scoring.scorings import Score
from alhambra.tilegames.turns.drawing import FillDisplay
from tests.engines import new_tile_game
from tests.messages import fields, seen_by, without_memory
from tests.rules.positions import Position, told

MARKET = "pavilion_2_new pavilion_3_sw pavilion_4_es pavilion_5_nw"
WALL_TO_THE_EAST = {(1, 0): "garden_9_e"}


def position(seats: int = 3, modules: tuple[str, ...] = ("gates",)) -> Position:
    """Return a position with a full market, so that only cards are drawn."""
    return Position(seats, modules).market(MARKET)


def piles_with_gates(game: TileGame) -> list[int]:
    gate = game.deck.special_card(GATE)
    return [pile.special.count(gate) for pile in game.deck.piles]


def whereabouts(game: TileGame) -> Counter[str]:
    """Count the gate cards at each place."""
    gate = game.deck.special_card(GATE)
    gates = game.module_of(Gates)
    return Counter(
        {
            "deck": sum(piles_with_gates(game)) + game.deck.pool.count(gate),
            "open": int(gates.open),
            "set aside": gates.set_aside,
            "discard": game.deck.discard.count(gate),
            "hands": sum(cards.count(gate) for cards in game.other_cards),
        }
    )


def standing(game: TileGame, seat: int = 0) -> list[tuple[list[int], str]]:
    return [(gate["cell"], gate["side"]) for gate in seen_by(game, None)["gates"]["palaces"][seat]]


def wall_points(game: Position, seat: int = 0) -> int:
    game.push([Score(1)])
    points: int = fields(told(game.game.events, "scoring")[0])["lines"][seat]["wall"]
    return points


# --- the deck ---


@pytest.mark.clause("GAT-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_one_gate_card_per_player_is_spread_over_the_last_three_piles(seats: int, seed: int) -> None:
    game = new_tile_game(GameConfig("alhambra", seats, ["gates"]), canonical_seed(seed))
    spread = piles_with_gates(game)
    assert spread[:2] == [0, 0]
    assert sum(spread) == seats
    assert max(spread[2:]) - min(spread[2:]) <= 1


@pytest.mark.clause("GAT-1")
@pytest.mark.parametrize(
    ("seats", "results"),
    [
        (2, {"piles_3_4": [1, 1, 0], "piles_3_5": [1, 0, 1], "piles_4_5": [0, 1, 1]}),
        (4, {"piles_3": [2, 1, 1], "piles_4": [1, 2, 1], "piles_5": [1, 1, 2]}),
        (5, {"piles_3_4": [2, 2, 1], "piles_3_5": [2, 1, 2], "piles_4_5": [1, 2, 2]}),
    ],
)
def test_the_lot_decides_which_piles_get_one_more(seats: int, results: dict[str, list[int]]) -> None:
    game = new_tile_game(GameConfig("alhambra", seats, ["gates"]), None)
    chooser = Randomness(1)
    while game.chance is not None and game.chance.kind != "spread_gates":
        game.resolve(game.chance.outcomes[chooser.below(len(game.chance.outcomes))][0])
    assert game.chance is not None
    assert game.chance.outcomes == [(name, 1) for name in results]
    for name, spread in results.items():
        twin = game.copy()
        events = twin.resolve(name)
        assert piles_with_gates(twin) == [0, 0, *spread]
        assert [event.kind for event in events] == ["turn_begins"]  # nobody is told


@pytest.mark.clause("GAT-1")
def test_each_result_of_the_lot_comes_up_about_equally_often() -> None:
    spreads = Counter(
        tuple(piles_with_gates(new_tile_game(GameConfig("alhambra", 4, ["gates"]), canonical_seed(seed))))
        for seed in range(60)
    )
    assert set(spreads) == {(0, 0, 2, 1, 1), (0, 0, 1, 2, 1), (0, 0, 1, 1, 2)}
    assert min(spreads.values()) >= 10


# --- what can be known about the draw ---


CODES = {"g": 1, "s": 2}


def drawn(piles: list[str], rest: int, sequence: str) -> KnownDeck:
    """Return a deck from which cards have been drawn: ``-`` for an ordinary card, ``g`` and ``s`` for special ones."""
    before = [Pile(pile.count("-"), tuple(CODES[kind] for kind in pile if kind in CODES)) for pile in piles]
    built = tuple(tuple(with_gates(before, lot, CODES["g"])) for lot in pile_choices(rest))
    taken = tuple((place, CODES[kind]) for place, kind in enumerate(sequence) if kind in CODES)
    real = Deck([], [])
    real.built, real.special_taken, real.taken = built, taken, len(sequence)
    deck = KnownDeck(real, [], [])
    deck.finish()
    return deck


def shares_by_trying(piles: list[str], rest: int, sequence: str) -> list[Fraction]:
    """Return the probability of each draw: the share of the card orders that begin with the sequence."""
    shares = []
    for lot in combinations((2, 3, 4), rest):
        beginnings = {"": Fraction(1)}
        for number, pile in enumerate(piles):
            orders = ["".join(order) for order in permutations(pile + "g" if number in lot else pile)]
            longer: dict[str, Fraction] = {}
            for beginning, share in beginnings.items():
                for order in orders:
                    text = (beginning + order)[: len(sequence)]
                    if sequence.startswith(text):
                        longer[text] = longer.get(text, Fraction(0)) + share / len(orders)
            beginnings = longer
        shares.append(sum(beginnings.values(), Fraction(0)))
    return [share / sum(shares) for share in shares]


@pytest.mark.clause("GAT-1")
@pytest.mark.parametrize(
    ("piles", "rest", "sequence"),
    [
        (["-", "-s", "---", "--s", "--"], 1, ""),
        (["-", "-s", "---", "--s", "--"], 1, "--s--"),
        (["-", "-s", "---", "--s", "--"], 1, "--s-g"),
        (["-", "-s", "---", "--s", "--"], 1, "--s---s"),
        (["-", "-s", "---", "--s", "--"], 1, "--s----s"),
        (["-", "-s", "--g", "-sg", "-g"], 1, "--s--g"),
        (["-", "-s", "--g", "-sg", "-g"], 1, "--s-gg"),
        (["-", "-s", "--g", "-sg", "-g"], 1, "--s--gg"),
        (["-", "-s", "--g", "-sg", "-g"], 1, "--s--gsg-"),
        (["-", "-s", "---", "--s", "--"], 2, "--s--g--s"),
        (["-", "-s", "---", "--s", "--"], 2, "--s-----s"),
    ],
)
def test_what_was_drawn_tells_how_likely_each_result_of_the_lot_is(piles: list[str], rest: int, sequence: str) -> None:
    deck = drawn(piles, rest, sequence)
    weights = [deck.weight(way, []) for way in range(len(deck.built))]
    assert [Fraction(weight, sum(weights)) for weight in weights] == shares_by_trying(piles, rest, sequence)
    for way, weight in enumerate(weights):
        if weight:
            left = deck.left_piles(way, [])
            assert sum(pile.size for pile in left) == sum(map(len, piles)) + rest - len(sequence)


@pytest.mark.clause("GAT-1")
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_the_true_deck_is_always_among_those_that_are_imagined(seats: int) -> None:
    modules = ["gates", "bureaux"]
    game = new_tile_game(GameConfig("alhambra", seats, modules), canonical_seed(seats))
    chooser = Randomness(seats)
    seen: set[int] = set()
    while not game.is_over and not game.reshuffles:
        deck = KnownDeck(game.deck, [], [])
        deck.finish()
        possible = [way for way in range(len(deck.built)) if deck.weight(way, [])]
        true_piles = [(pile.ordinary, pile.special) for pile in game.deck.piles if pile.size]
        found = [[(pile.ordinary, pile.special) for pile in deck.left_piles(way, [])] for way in possible]
        assert true_piles in found
        seen.add(len(possible))
        actions = game.legal_actions()
        game.play(actions[chooser.below(len(actions))])
    assert 3 in seen


@pytest.mark.clause("GAT-1")
def test_an_imagined_game_hides_the_lot_and_fits_all_that_is_known() -> None:
    game = new_tile_game(GameConfig("alhambra", 4, ["gates"]), canonical_seed(3))
    randomness = Randomness(7)
    spreads: Counter[tuple[int, ...]] = Counter()
    for _ in range(60):
        twin = game.determinise(1, randomness)
        assert seen_by(twin, 1) == seen_by(game, 1)
        assert twin.deck.count == game.deck.count
        assert sum(pile.ordinary for pile in twin.deck.piles) == len(twin.deck.pool)
        spreads[tuple(piles_with_gates(twin))] += 1
    assert set(spreads) == {(0, 0, 2, 1, 1), (0, 0, 1, 2, 1), (0, 0, 1, 1, 2)}
    assert min(spreads.values()) >= 10


# --- a gate card is drawn ---


@pytest.mark.clause("GAT-2")
def test_a_gate_card_that_turns_up_lies_open_and_takes_no_place_of_the_display() -> None:
    here = position().display("gulden_1 gulden_2 gulden_3 gulden_4").deck("gate dirham_7").turn(0).open_chance()
    here.play("take gulden_4")
    events = here.play("*gate")
    assert fields(told(events, "gate_revealed")[0]) == {"discarded": False}
    here.play("*dirham_7")
    assert here.on_display() == ["dirham_7", "gulden_1", "gulden_2", "gulden_3"]
    assert seen_by(here.game, None)["gates"]["open"] is True
    assert here.on_discard() == []


@pytest.mark.clause("GAT-2")
def test_a_gate_card_goes_to_the_discard_pile_while_another_lies_open() -> None:
    here = position().display("gulden_1 gulden_2 gulden_3 gulden_4").deck("gate gate dirham_7").turn(0).open_chance()
    events = here.play("take gulden_4", "*gate", "*gate", "*dirham_7")
    assert [fields(event)["discarded"] for event in told(events, "gate_revealed")] == [False, True]
    assert here.on_display() == ["dirham_7", "gulden_1", "gulden_2", "gulden_3"]
    assert here.on_discard() == ["gate"]
    assert seen_by(here.game, None)["gates"]["open"] is True


@pytest.mark.clause("GAT-2")
def test_the_next_gate_card_lies_open_again_when_the_open_one_was_taken() -> None:
    here = position().display("gulden_1 gulden_2 gulden_3 gulden_4").deck("gate", "gate", "dirham_7 dirham_8")
    here.turn(0).open_chance()
    here.play("take gulden_4", "*gate", "*gate", "*dirham_7")
    here.play("take_gate")
    assert seen_by(here.game, None)["gates"]["open"] is False
    here.deck("gate", "dirham_9 dirham_8")
    here.play("take dirham_7", "*gate", "*dirham_8")
    assert seen_by(here.game, None)["gates"]["open"] is True
    assert here.on_discard() == ["gate"]


# --- taking ---


def with_open_gate(seats: int = 3, modules: tuple[str, ...] = ("gates",)) -> Position:
    here = position(seats, modules).display("gulden_1 gulden_2 gulden_3 gulden_4")
    here.game.module_of(Gates).open = True
    return here.turn(0)


@pytest.mark.clause("GAT-3")
def test_the_open_gate_card_is_taken_as_an_action_and_nothing_with_it() -> None:
    here = with_open_gate()
    assert "take_gate" in here.legal()
    events = here.play("take_gate")
    assert fields(told(events, "gate_taken")[0]) == {"seat": 0}
    assert here.cards(0) == ["gate"]
    assert here.decision == ("turn", 1)
    assert here.on_display() == ["gulden_1", "gulden_2", "gulden_3", "gulden_4"]
    assert here.refusal("take_gate") == "GAT-3"
    assert "take_gate" not in here.legal()


@pytest.mark.clause("GAT-3")
@pytest.mark.parametrize("cards", ["gate", "gate+gulden_1"])
def test_a_gate_card_is_not_taken_as_money_or_together_with_money(cards: str) -> None:
    here = with_open_gate()
    assert here.refusal(f"take {cards}") == "ALH-MONEY-1"


@pytest.mark.clause("GAT-3")
def test_an_open_gate_card_is_an_action_that_keeps_a_player_from_passing() -> None:
    here = Position(3, ["gates"])
    here.game.module_of(Gates).open = True
    assert here.turn(0).legal() == {"take_gate"}
    assert here.refusal("pass") == "ALH-TURN-3"


@pytest.mark.clause("GAT-3")
def test_any_number_of_gate_cards_may_be_held() -> None:
    here = with_open_gate().hand(0, "gate gate")
    here.play("take_gate")
    assert here.cards(0) == ["gate", "gate", "gate"]


@pytest.mark.clause("GAT-3")
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_a_held_gate_card_is_as_secret_as_money(viewer: int | None) -> None:
    with_gate = position().hand(1, "gate").display("dukat_1").turn(0)
    with_money = position().hand(1, "gulden_5").display("dukat_1").turn(0)
    with_money.hand(2, "dirham_2")
    with_gate.hand(2, "dirham_2")
    with_gate.deck("denar_1")
    with_money.deck("denar_1")
    views = [without_memory(seen_by(here.game, viewer)) for here in (with_gate, with_money)]
    assert views[0] == views[1]
    assert seen_by(with_gate.game, viewer)["seats"][1]["cards"] == 1
    assert seen_by(with_gate.game, 1)["hand"] == ["gate"]


@pytest.mark.clause("GAT-3")
def test_a_gate_card_pays_nothing() -> None:
    here = position().hand(0, "gate gulden_2").turn(0)
    assert here.refusal("buy pavilion_2_new gate+gulden_2") == "ALH-BUY-1"


# --- placing with a gate ---


def placing(tile: str, hand: str = "gate", **more: dict[tuple[int, int], str]) -> Position:
    here = position().hand(0, hand) if hand else position()
    return here.palace(0, more.get("palace", WALL_TO_THE_EAST)).placing(0, tile)


@pytest.mark.clause("GAT-4", "GAT-6")
def test_a_gate_lets_a_tile_join_only_across_a_double_wall() -> None:
    here = placing("garden_10_w")
    assert here.refusal("place garden_10_w 2,0") == "ALH-PLACE-6"
    assert "place_gate garden_10_w 2,0 W" in here.legal()
    events = here.play("place_gate garden_10_w 2,0 W")
    assert fields(told(events, "tile_placed")[0]) == {"seat": 0, "tile": "garden_10_w", "cell": [2, 0]}
    assert fields(told(events, "gate_set")[0]) == {"seat": 0, "cell": [2, 0], "side": "W"}
    assert here.in_palace(0) == {(1, 0): "garden_9_e", (2, 0): "garden_10_w"}
    assert standing(here.game) == [([2, 0], "W")]
    assert here.cards(0) == []
    assert whereabouts(here.game).total() == 0  # the only card of the position has left the game


@pytest.mark.clause("GAT-4")
def test_playing_a_gate_card_is_no_action() -> None:
    here = position().display("dukat_1 dukat_2").hand(0, "gate gulden_5 gulden_6").palace(0, WALL_TO_THE_EAST)
    here.market("garden_10_w").turn(0)
    here.play("buy garden_10_w gulden_5+gulden_6", "place_gate garden_10_w 2,0 W")
    assert here.decision == ("turn", 1)


@pytest.mark.clause("GAT-4")
def test_without_a_gate_card_no_gate_is_set() -> None:
    here = placing("garden_10_w", hand="")
    assert here.legal("place_gate") == set()
    assert here.refusal("place_gate garden_10_w 2,0 W") == "GAT-4"


@pytest.mark.clause("GAT-4")
def test_a_tile_beyond_the_gate_is_reached_on_foot() -> None:
    here = placing("garden_10_w")
    here.play("place_gate garden_10_w 2,0 W")
    assert cell(3, 0) in here.game.palaces[0].cells_for(here.game.rules.catalog.piece("pavilion_8_open"))
    here.placing(0, "pavilion_8_open").play("place pavilion_8_open 3,0")
    here.turn(0)
    assert here.refusal("remove pavilion_8_open 3,0") is None


@pytest.mark.clause("GAT-4", "ALH-PLACE-6")
def test_the_only_way_to_a_gate_cannot_be_removed() -> None:
    ways = {(0, -1): "pavilion_8_open", (1, -1): "tower_13_e"}
    here = placing("tower_10_w", palace=ways)
    here.play("place_gate tower_10_w 2,-1 W")
    here.turn(0)
    assert here.refusal("remove pavilion_8_open 0,-1") == "ALH-PLACE-6"


@pytest.mark.clause("GAT-4")
@pytest.mark.parametrize(
    ("side", "clause"), [("W", None), ("S", None), ("N", "GAT-4"), ("E", "GAT-4"), ("SW", "GAT-4")]
)
def test_the_gate_stands_on_any_one_of_the_double_walls_that_come_into_being(side: str, clause: str | None) -> None:
    corner = {(1, 0): "garden_10_n", (0, -1): "garden_9_e"}
    here = placing("seraglio_5_sw", palace=corner)
    assert here.refusal("place seraglio_5_sw 1,-1") == "ALH-PLACE-6"
    assert here.refusal(f"place_gate seraglio_5_sw 1,-1 {side}") == clause
    at_the_corner = {offer for offer in here.legal("place_gate") if " 1,-1 " in offer}
    assert at_the_corner == {"place_gate seraglio_5_sw 1,-1 W", "place_gate seraglio_5_sw 1,-1 S"}
    if clause is None:
        here.play(f"place_gate seraglio_5_sw 1,-1 {side}")
        assert len(standing(here.game)) == 1


@pytest.mark.clause("GAT-4")
def test_one_tile_takes_one_gate() -> None:
    here = placing("seraglio_5_sw", hand="gate gate", palace={(1, 0): "garden_10_n", (0, -1): "garden_9_e"})
    here.play("place_gate seraglio_5_sw 1,-1 W")
    assert here.cards(0) == ["gate"]
    assert standing(here.game) == [([1, -1], "W")]


@pytest.mark.clause("GAT-4")
def test_a_tile_given_out_at_the_end_may_be_laid_with_a_gate() -> None:
    here = Position(3, ["gates"]).market("garden_10_w").bag("").hand(0, "gate gulden_9").palace(0, WALL_TO_THE_EAST)
    here.ending(2)
    assert here.decision == ("place", 0)
    assert here.legal() >= {"place_gate garden_10_w 2,0 W", "leave garden_10_w"}
    here.play("place_gate garden_10_w 2,0 W")
    assert here.game.is_over
    assert standing(here.game) == [([2, 0], "W")]


@pytest.mark.clause("GAT-4")
def test_the_gates_of_one_seat_are_not_those_of_another() -> None:
    here = position().hand(1, "gate").palace(0, WALL_TO_THE_EAST).placing(0, "garden_10_w")
    assert here.refusal("place_gate garden_10_w 2,0 W") == "GAT-4"
    assert here.legal("place_gate") == set()


@pytest.mark.clause("GAT-4")
def test_only_a_new_tile_is_placed_with_a_gate() -> None:
    here = placing("garden_10_w")
    assert here.refusal("place_gate tower_10_w 2,0 W") == "ALH-PLACE-1"


# --- the other building rules ---


@pytest.mark.clause("GAT-5")
def test_with_a_gate_walls_still_match_walls() -> None:
    around = {(1, 0): "garden_9_e", (0, 1): "pavilion_8_open", (1, 1): "seraglio_9_open", (2, 1): "tower_11_n"}
    here = placing("garden_10_w seraglio_5_sw", palace=around)
    assert here.refusal("place_gate garden_10_w 2,0 W") == "ALH-PLACE-4"
    assert here.refusal("place_gate seraglio_5_sw 2,0 W") is None
    assert "place_gate garden_10_w 2,0 W" not in here.legal()
    assert "place_gate seraglio_5_sw 2,0 W" in here.legal()


@pytest.mark.clause("GAT-5")
@pytest.mark.parametrize(("last", "clause"), [((3, 1), "ALH-PLACE-7"), ((4, 2), None)])
def test_with_a_gate_there_are_still_no_holes(last: tuple[int, int], clause: str | None) -> None:
    around = {
        (1, 0): "garden_9_e",
        (0, 1): "pavilion_8_open",
        (0, 2): "seraglio_9_open",
        (1, 2): "arcades_9_open",
        (2, 2): "arcades_10_open",
        (3, 2): "chambers_10_open",
        last: "garden_11_open",
    }
    here = placing("garden_10_w", palace=around)
    assert here.refusal("place_gate garden_10_w 2,0 W") == clause
    assert ("place_gate garden_10_w 2,0 W" in here.legal()) == (clause is None)


@pytest.mark.clause("GAT-5")
@pytest.mark.parametrize(("where", "clause"), [("1,0", "ALH-PLACE-1"), ("2,1", "ALH-PLACE-5")])
def test_with_a_gate_a_tile_still_touches_the_palace_on_an_empty_cell(where: str, clause: str) -> None:
    assert placing("garden_10_w").refusal(f"place_gate garden_10_w {where} W") == clause


# --- several gates, redesigning ---


@pytest.mark.clause("GAT-7")
def test_several_gate_cards_may_be_played_in_one_turn() -> None:
    here = placing(
        "garden_10_w chambers_5_nsw", hand="gate gate", palace={(1, 0): "garden_9_e", (-1, 0): "arcades_5_nw"}
    )
    here.placing(0, "tower_10_w seraglio_8_s")
    here.play("place_gate tower_10_w 2,0 W", "place_gate seraglio_8_s -1,-1 S")
    assert sorted(standing(here.game)) == [([-1, 0], "N"), ([2, 0], "W")]
    assert here.cards(0) == []


@pytest.mark.clause("GAT-7", "GAT-6")
def test_a_tile_of_the_reserve_may_be_built_with_a_gate() -> None:
    here = position().hand(0, "gate").palace(0, WALL_TO_THE_EAST).reserve(0, "garden_10_w").turn(0)
    assert here.refusal("build garden_10_w 2,0") == "ALH-PLACE-6"
    assert "build_gate garden_10_w 2,0 W" in here.legal()
    here.play("build_gate garden_10_w 2,0 W")
    assert here.decision == ("turn", 1)  # the redesign was the action of the turn
    assert here.in_palace(0) == {(1, 0): "garden_9_e", (2, 0): "garden_10_w"}
    assert here.in_reserve(0) == []
    assert here.cards(0) == []
    assert here.on_discard() == []
    assert standing(here.game) == [([2, 0], "W")]


@pytest.mark.clause("GAT-7")
def test_building_with_a_gate_needs_the_card_the_tile_and_the_place() -> None:
    here = position().palace(0, WALL_TO_THE_EAST).reserve(0, "garden_10_w").turn(0)
    assert here.refusal("build_gate garden_10_w 2,0 W") == "GAT-4"
    assert here.legal("build_gate") == set()
    here = position().hand(0, "gate").palace(0, WALL_TO_THE_EAST).reserve(0, "garden_10_w").turn(0)
    assert here.refusal("build_gate tower_10_w 2,0 W") == "ALH-RED-1"
    assert here.refusal("build_gate garden_10_w 2,0 E") == "GAT-4"
    assert here.refusal("build_gate garden_10_w 2,0 north") == "GAT-4"
    assert here.refusal("build_gate garden_10_w 0,1 W") == "GAT-9"


@pytest.mark.clause("GAT-7")
def test_building_with_a_gate_is_offered_as_soon_as_the_card_is_held() -> None:
    here = with_open_gate().palace(0, WALL_TO_THE_EAST).reserve(0, "garden_10_w")
    assert here.legal("build_gate") == set()
    here.play("take_gate")
    here.turn(0)
    assert here.legal("build_gate") == {"build_gate garden_10_w 2,0 W"}


@pytest.mark.clause("GAT-7")
def test_a_gate_never_makes_a_removal_legal() -> None:
    chain = {(0, 1): "garden_9_e", (0, 2): "pavilion_8_open", (1, 2): "seraglio_9_open", (1, 1): "tower_10_w"}
    here = position().hand(0, "gate gate").palace(0, chain).turn(0)
    # With a gate between the first and the last tile of the chain, its middle could go.
    assert here.refusal("remove seraglio_9_open 1,2") == "ALH-PLACE-6"
    assert not any("seraglio_9_open 1,2" in offer for offer in here.legal())


# --- what stays forever ---


def with_standing_gate() -> Position:
    """A gate whose two tiles could both be removed if it were not there."""
    here = placing("garden_10_w")
    here.play("place_gate garden_10_w 2,0 W")
    here.palace(0, {(0, 1): "pavilion_8_open", (1, 1): "seraglio_9_open", (2, 1): "arcades_9_open"})
    return here.reserve(0, "chambers_9_w tower_13_e").turn(0)


@pytest.mark.clause("GAT-8")
@pytest.mark.parametrize(
    "action",
    [
        "remove garden_9_e 1,0",
        "remove garden_10_w 2,0",
        "swap tower_13_e garden_9_e 1,0",
        "swap chambers_9_w garden_10_w 2,0",
    ],
)
def test_the_two_tiles_at_a_gate_can_never_be_redesigned(action: str) -> None:
    here = with_standing_gate()
    assert here.refusal(action) == "GAT-8"
    assert action not in here.legal()


@pytest.mark.clause("GAT-8")
def test_tiles_beside_those_at_a_gate_can_be_redesigned() -> None:
    here = with_standing_gate()
    assert here.legal("remove") == {
        "remove pavilion_8_open 0,1",
        "remove seraglio_9_open 1,1",
        "remove arcades_9_open 2,1",
    }


# --- only where it is needed ---


@pytest.mark.clause("GAT-9")
def test_a_gate_may_be_set_only_where_the_tile_needs_it() -> None:
    around = {(1, 0): "garden_9_e", (0, 1): "pavilion_8_open", (1, 1): "seraglio_9_open", (2, 1): "arcades_9_open"}
    here = placing("garden_10_w", palace=around)
    assert here.refusal("place garden_10_w 2,0") is None
    assert here.refusal("place_gate garden_10_w 2,0 W") == "GAT-9"
    assert "place_gate garden_10_w 2,0 W" not in here.legal()


@pytest.mark.clause("GAT-9")
def test_the_wall_under_a_gate_stays_an_inner_wall() -> None:
    here = placing("tower_9_nw", palace={(1, 0): "tower_9_ne"})
    here.play("place_gate tower_9_nw 2,0 W")
    assert wall_points(here) == 2  # the two northern sides; neither side of the double wall


# --- the discard pile ---


@pytest.mark.clause("GAT-10", "GAT-2")
def test_a_discarded_gate_card_is_shuffled_back_in() -> None:
    here = position().display("gulden_1 gulden_2 gulden_3").discard("gate denar_9").deck("dirham_7").turn(0)
    here.open_chance()
    here.play("take gulden_1", "*dirham_7")
    assert here.game.chance is not None
    assert sorted(here.game.chance.outcomes) == [("denar_9", 2), ("gate", 2)]  # equally likely
    here.play("*gate", "*denar_9")
    assert here.game.module_of(Gates).open
    assert here.on_discard() == []


@pytest.mark.clause("GAT-10")
def test_a_gate_card_discarded_in_a_refill_is_shuffled_in_only_after_it() -> None:
    here = with_open_gate().deck("gate").discard("denar_9 denar_8").open_chance()
    here.play("take gulden_4", "*gate")
    assert here.game.chance is not None
    assert sorted(name for name, _ in here.game.chance.outcomes) == ["denar_8", "denar_9"]
    assert seen_by(here.game, None)["gates"]["set_aside"] == 1
    here.play("*denar_9")
    assert here.on_discard() == ["gate"]
    assert seen_by(here.game, None)["gates"]["set_aside"] == 0


@pytest.mark.clause("GAT-10")
def test_the_display_stays_short_when_only_gate_cards_could_be_drawn() -> None:
    here = with_open_gate().deck("gate gate")
    events = here.play("take gulden_4")
    assert told(events, "deck_reshuffled") == []
    assert here.on_display() == ["gulden_1", "gulden_2", "gulden_3"]
    assert here.on_discard() == ["gate", "gate"]
    # In the next refill they are shuffled in, and are drawn and discarded again.
    events = here.play("take gulden_3")
    assert [fields(event) for event in told(events, "deck_reshuffled")] == [{"cards": 2, "known": []}]
    assert here.on_display() == ["gulden_1", "gulden_2"]
    assert here.on_discard() == ["gate", "gate"]


@pytest.mark.clause("GAT-10", "GAT-6")
def test_gate_cards_go_round_and_only_played_ones_leave_the_game() -> None:
    places: Counter[str] = Counter()
    for seats in (2, 4, 6):
        game = new_tile_game(GameConfig("alhambra", seats, ["gates"]), canonical_seed(seats))
        chooser = Randomness(f"gates {seats}")
        while not game.is_over:
            played = sum(len(standing(game, seat)) for seat in range(seats))
            assert whereabouts(game).total() == seats - played
            assert game.module_of(Gates).set_aside == 0
            places += whereabouts(game) + Counter({"played": played})
            actions = game.legal_actions()
            with_gates = [action for action in actions if action.kind in ("place_gate", "build_gate")]
            game.play((with_gates or actions)[chooser.below(len(with_gates or actions))])
    assert set(places) == {"deck", "open", "discard", "hands", "played"}


# --- copies and checksums ---


def test_copies_have_gates_of_their_own() -> None:
    here = with_open_gate()
    twin = here.game.copy()
    assert twin.checksum() == here.game.checksum()
    here.play("take_gate")
    assert twin.module_of(Gates).open
    assert twin.checksum() != here.game.checksum()


def test_the_state_tells_open_and_set_aside_cards_apart() -> None:
    states = []
    for is_open, set_aside in ((False, 0), (True, 0), (True, 1)):
        gates = Gates()
        gates.open = is_open
        gates.set_aside = set_aside
        states.append(str(gates.copy().state()))
    assert len(set(states)) == len(states)


def test_a_filled_display_has_nothing_set_aside() -> None:
    here = with_open_gate()
    here.game.module_of(Gates).set_aside = 2
    here.push([FillDisplay()])
    assert here.on_discard() == ["gate", "gate"]
