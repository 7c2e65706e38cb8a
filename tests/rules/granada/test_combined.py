"""Alhambra and Granada combined: two bags, a palace and a city that touch (COM)."""

import pytest

from alhambra.palace.shapes import CITY, PALACE
from alhambra.protocol import GameConfig, canonical_seed
from alhambra.tilegames import INFOS
from alhambra.tilegames.deck import even_piles
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.scoring.scorings import DirkGets, Score
from alhambra.tilegames.turns.drawing import reshuffle
from tests.engines import new_tile_game
from tests.messages import fields, seen_by
from tests.rules.positions import Cell, Position, told

SEEDS = range(12)
FULL_MARKET = "tower_12_open garden_10_open arcades_9_open chambers_10_open arena_8 market_8 park_8 school_8"


def combined(seats: int = 3, options: tuple[str, ...] = ()) -> Position:
    return Position(seats, (), "combined", options)


def fresh(seats: int, seed: int) -> TileGame:
    return new_tile_game(GameConfig("combined", seats), canonical_seed(seed))


def lines(position: Position, seat: int = 0) -> dict[str, int]:
    """Return the points of the seat's lines in a scoring that takes place now."""
    position.push([Score(1)])
    points: dict[str, int] = fields(told(position.game.events, "scoring")[0])["lines"][seat]
    return points


def majorities(position: Position, scoring: int) -> dict[str, list[int]]:
    position.push([Score(scoring)])
    points: dict[str, list[int]] = fields(told(position.game.events, "scoring")[0])["majorities"]
    return points


def places(position: Position, tile: str) -> set[Cell]:
    """Return the cells for the tile according to the offers."""
    found: set[Cell] = set()
    for action in position.legal("place"):
        _, name, where = action.split()
        if name == tile:
            x, y = where.split(",")
            found.add((int(x), int(y)))
    return found


# --- set-up ---


@pytest.mark.clause("COM-SET-1")
def test_each_player_has_only_the_starting_tile_of_alhambra() -> None:
    position = combined(4)
    catalog = position.game.rules.catalog
    assert [[catalog.names[piece] for piece in palace.pieces.values()] for palace in position.game.palaces] == [
        ["fountain"]
    ] * 4
    assert "alhambra" not in catalog.names


@pytest.mark.clause("COM-SET-2")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_only_the_first_scoring_card_is_in_the_deck_in_its_third_pile(seats: int) -> None:
    game = fresh(seats, 1)
    first = game.deck.special_card("scoring_1")
    assert [pile.special for pile in game.deck.piles] == [(), (), (first,), (), ()]
    assert [pile.ordinary for pile in game.deck.piles] == even_piles(len(game.deck.pool), 5)


@pytest.mark.clause("COM-SET-3")
def test_the_first_reshuffled_deck_has_the_second_scoring_card_in_its_second_pile() -> None:
    position = combined().discard("gulden_1 gulden_2 gulden_3 gulden_4 gulden_5 gulden_6 gulden_7 gulden_8 gulden_9")
    position.discard("dukat_1 dukat_2 dukat_3 dukat_4").display("denar_1 denar_2 denar_3 denar_4").deck()
    position.market(FULL_MARKET).turn(0)
    position.play("take denar_4")
    second = position.game.deck.special_card("scoring_2")
    assert [pile.ordinary for pile in position.game.deck.piles] == [2, 3, 3, 2, 2]  # one of the first was drawn
    assert [pile.special for pile in position.game.deck.piles] == [(), (second,), (), (), ()]


@pytest.mark.clause("COM-SET-3")
def test_later_decks_have_no_scoring_card() -> None:
    position = combined().discard("gulden_1 gulden_2").deck()
    reshuffle(position.game)
    position.deck().discard("").game.deck.discard = [11, 12]
    reshuffle(position.game)
    assert [(pile.ordinary, pile.special) for pile in position.game.deck.piles] == [(2, ())]


@pytest.mark.clause("COM-SET-3")
def test_with_an_empty_discard_pile_the_second_scoring_card_waits() -> None:
    position = combined().hand(1, "gulden_1 gulden_1 gulden_1 gulden_2 gulden_2 gulden_2 gulden_3")
    position.display("denar_1 denar_2 denar_3 denar_4").deck().market(FULL_MARKET).turn(0)
    assert not told(position.play("take denar_4"), "deck_reshuffled")
    assert position.on_display() == ["denar_1", "denar_2", "denar_3"]
    payment = "gulden_1+gulden_1+gulden_1+gulden_2+gulden_2+gulden_2+gulden_3"
    events = position.play(f"buy tower_12_open {payment}", "take denar_3", "reserve tower_12_open")
    assert len(told(events, "deck_reshuffled")) == 1
    second = position.game.deck.special_card("scoring_2")
    left = [(pile.ordinary, pile.special) for pile in position.game.deck.piles if pile.size]
    assert left == [(2, (second,)), (1, ()), (1, ()), (1, ())]  # both cards of the first pile were drawn


@pytest.mark.clause("COM-SET-3")
def test_the_piles_of_a_small_discard_pile_may_be_empty() -> None:
    position = combined().discard("gulden_9").display("denar_1 denar_2 denar_3 denar_4").deck()
    position.market(FULL_MARKET).turn(0)
    events = position.play("take denar_1+denar_2")
    assert [fields(event)["scoring"] for event in told(events, "scoring")] == [2]
    assert position.on_display() == ["denar_3", "denar_4", "gulden_9"]


@pytest.mark.clause("COM-SET-4")
@pytest.mark.parametrize("seed", range(40))
def test_each_field_has_a_tile_of_each_kind_and_at_first_every_city_tile_has_a_moat(seed: int) -> None:
    game = fresh(4, seed)
    market = seen_by(game, None)["market"]
    assert [slot["field"] for slot in market] == [1, 2, 3, 4, 1, 2, 3, 4]
    assert [slot["tile"]["district"] for slot in market] == [PALACE] * 4 + [CITY] * 4
    assert all(slot["tile"]["sides"] for slot in market[4:])
    assert [slot["tile"]["price"] % 2 for slot in market[4:]] == [0] * 4


@pytest.mark.clause("COM-SET-4")
def test_tiles_without_a_moat_go_back_and_every_other_is_equally_likely() -> None:
    market = FULL_MARKET.rsplit(" ", 1)[0]
    position = Position.written(f"game: combined\nmarket: {market} -\npending: first_market, turn_over", seed=None)
    assert position.game.chance is not None
    outcomes = dict(position.game.chance.outcomes)
    assert len(outcomes) == 54 - 9 - 3
    assert set(outcomes.values()) == {1}
    catalog = position.game.rules.catalog
    without = [tile for tile in position.game.bags[1] if not catalog.sides[tile]]
    assert len(without) == 9


@pytest.mark.clause("COM-SET-4")
def test_later_a_tile_without_a_moat_may_come_up() -> None:
    market = FULL_MARKET.rsplit(" ", 1)[0]
    position = Position.written(
        f"game: combined\nmarket: {market} -\nmarker: odd\nbag 2: arena_12\npending: fill_market, turn_over"
    )
    assert position.on_market()[7] == "school_13"


@pytest.mark.clause("COM-SET-4")
def test_fields_are_filled_in_order_the_alhambra_tile_first() -> None:
    position = Position.written("game: combined\npending: fill_market, turn_over")
    revealed = [fields(event) for event in told(position.game.events, "tile_revealed")]
    assert [event["field"] for event in revealed] == [1, 1, 2, 2, 3, 3, 4, 4]
    catalog = position.game.rules.catalog
    assert [catalog.districts[catalog.piece(event["tile"])] for event in revealed] == [PALACE, CITY] * 4


# --- buying ---


@pytest.mark.clause("COM-BUY-1")
def test_for_each_currency_either_tile_can_be_bought() -> None:
    position = combined().market(FULL_MARKET).hand(0, "dirham_8 dirham_9").turn(0)
    assert position.legal("buy") == {
        "buy garden_10_open dirham_8+dirham_9",
        "buy market_8 dirham_8",
        "buy market_8 dirham_9",
    }


@pytest.mark.clause("COM-BUY-1")
def test_a_turn_has_up_to_nine_actions() -> None:
    position = combined().market(FULL_MARKET).display("gulden_1").turn(0)
    position.hand(0, "gulden_9 gulden_3 gulden_8 dirham_9 dirham_1 dirham_8 denar_9 denar_8 dukat_9 dukat_1 dukat_8")
    prices = {
        "tower_12_open": "gulden_3+gulden_9",
        "arena_8": "gulden_8",
        "garden_10_open": "dirham_1+dirham_9",
        "market_8": "dirham_8",
        "arcades_9_open": "denar_9",
        "park_8": "denar_8",
        "chambers_10_open": "dukat_1+dukat_9",
        "school_8": "dukat_8",
    }
    for tile, cards in prices.items():
        assert position.decision == ("turn", 0)
        position.play(f"buy {tile} {cards}")
    assert position.decision == ("turn", 0)
    assert position.legal() == {"take gulden_1"}
    position.play("take gulden_1")
    assert position.decision == ("place", 0)


# --- the marker ---


@pytest.mark.clause("COM-MARK-1")
def test_the_marker_does_not_move_for_alhambra_tiles_alone() -> None:
    position = combined().market(FULL_MARKET).hand(0, "gulden_9 gulden_4").turn(0)
    events = position.play("buy tower_12_open gulden_4+gulden_9", "reserve tower_12_open")
    assert told(events, "tile_revealed")
    assert not told(events, "marker_moved")


@pytest.mark.clause("COM-MARK-1")
def test_the_marker_moves_once_when_a_granada_tile_was_bought() -> None:
    position = combined().market(FULL_MARKET).hand(0, "gulden_9 gulden_3 gulden_8 denar_9").turn(0)
    position.play("buy tower_12_open gulden_3+gulden_9", "buy arena_8 gulden_8", "buy park_8 denar_9")
    events = position.play("reserve tower_12_open", "reserve arena_8", "reserve park_8")
    assert [fields(event)["marker"] for event in told(events, "marker_moved")] == ["even"]
    catalog = position.game.rules.catalog
    for slot in (4, 6):
        assert catalog.prices[position.game.market[slot]] % 2 == 1


@pytest.mark.clause("COM-MARK-1")
@pytest.mark.parametrize(
    ("tile", "cards", "moves"), [("tower_12_open", "gulden_4+gulden_9", 0), ("arena_8", "gulden_9", 1)]
)
def test_the_marker_moves_for_a_granada_tile_even_if_no_other_is_left(tile: str, cards: str, moves: int) -> None:
    position = combined().market(FULL_MARKET).bag("", 1).hand(0, cards.replace("+", " ")).turn(0)
    before = position.game.marker
    events = position.play(f"buy {tile} {cards}", f"reserve {tile}")
    assert len(told(events, "marker_moved")) == moves
    assert position.game.marker == (before + moves) % 2


@pytest.mark.clause("COM-MARK-1")
def test_the_marker_does_not_move_again_for_a_field_that_stays_without_a_granada_tile() -> None:
    position = combined().market(FULL_MARKET).bag("", 1).hand(0, "gulden_9").hand(1, "gulden_4 gulden_9").turn(0)
    position.play("buy arena_8 gulden_9", "reserve arena_8")
    moved = position.game.marker
    position.play("buy tower_12_open gulden_4+gulden_9", "reserve tower_12_open")
    assert position.on_market()[4] == "-"
    assert position.game.marker == moved


@pytest.mark.clause("COM-MARK-1", "VIZ-5")
def test_after_a_vizier_stone_the_marker_moves_even_if_no_granada_tile_is_left() -> None:
    position = Position(3, ("vizier",), "combined").market(FULL_MARKET).bag("", 1).display("gulden_1 gulden_2")
    position.hand(1, "gulden_8").turn(0)
    position.play("take gulden_1")
    events = position.play("buy_with_stone arena_8 gulden_8", "reserve arena_8")
    assert len(told(events, "marker_moved")) == 1


# --- building ---


@pytest.mark.clause("COM-PLACE-1")
def test_palace_and_city_touch_only_with_a_wall_against_a_moat() -> None:
    position = combined().palace(0, {(1, 0): "tower_13_e", (0, 1): "garden_10_open", (2, 0): "library_10"})
    position.placing(0, "arena_12 school_4 park_12 tower_12_open pavilion_6_n chambers_9_w")
    # A city tile: no moat there, no wall there, both there.
    assert position.refusal("place arena_12 1,-1") == "COM-PLACE-1"
    assert position.refusal("place school_4 1,1") == "COM-PLACE-1"
    assert position.refusal("place school_4 0,2") == "COM-PLACE-1"
    assert position.refusal("place park_12 3,0") is None
    # A palace tile beside the city tile on 2,0: open to open, wall to open, and away from it.
    assert position.refusal("place tower_12_open 2,1") == "COM-PLACE-1"
    assert position.refusal("place pavilion_6_n 2,1") == "COM-PLACE-1"
    assert position.refusal("place tower_12_open 3,0") == "COM-PLACE-1"
    assert position.refusal("place tower_12_open 1,1") is None


@pytest.mark.clause("COM-PLACE-1")
def test_a_palace_tile_may_be_laid_with_its_wall_against_a_moat() -> None:
    position = combined().palace(0, {(1, 0): "tower_13_e", (2, 0): "library_10", (2, -1): "arena_8"})
    position.placing(0, "garden_9_e tower_11_open")
    assert position.refusal("place garden_9_e 1,-1") is None
    assert position.refusal("place tower_11_open 1,-1") == "COM-PLACE-1"


@pytest.mark.clause("COM-PLACE-2")
def test_the_first_city_tile_lies_with_a_moat_against_a_wall_of_the_palace() -> None:
    position = combined().palace(0, {(1, 0): "tower_13_e"}).placing(0, "library_10 arena_10 arena_12")
    assert places(position, "library_10") == {(2, 0)}
    assert places(position, "arena_10") == places(position, "arena_12") == set()
    assert position.refusal("place library_10 0,-1") == "COM-PLACE-1"
    assert position.refusal("place arena_12 2,0") == "COM-PLACE-1"


@pytest.mark.clause("COM-PLACE-2")
def test_without_a_wall_the_city_cannot_begin() -> None:
    position = combined().palace(0, {(1, 0): "tower_12_open"}).placing(0, "arena_2 arena_12")
    assert places(position, "arena_2") == places(position, "arena_12") == set()
    assert position.refusal("place arena_2 2,1") == "ALH-PLACE-5"


@pytest.mark.clause("COM-PLACE-2")
def test_the_first_city_tile_is_never_redesigned() -> None:
    position = combined().palace(0, {(1, 0): "tower_13_e"}).placing(0, "library_10").reserve(0, "arena_8")
    position.play("place library_10 2,0")
    position.turn(0)
    assert position.refusal("remove library_10 2,0") == "COM-PLACE-2"
    assert position.refusal("swap arena_8 library_10 2,0") == "COM-PLACE-2"
    assert not [action for action in position.legal() if "library_10" in action]


@pytest.mark.clause("COM-PLACE-2", "COM-PLACE-3")
def test_only_the_first_city_tile_begins_the_city() -> None:
    position = combined().palace(0, {(1, 0): "tower_13_e", (0, 1): "garden_12_s", (2, 0): "library_10"})
    position.placing(0, "park_8")
    assert position.refusal("place park_8 0,2") == "COM-PLACE-3"


@pytest.mark.clause("COM-PLACE-3")
def test_city_and_palace_are_walked_separately() -> None:
    position = combined().palace(0, {(1, 0): "tower_13_e", (2, 0): "library_10", (3, 0): "arena_10"})
    position.placing(0, "arena_8 school_8 park_12 chambers_9_w")
    assert places(position, "park_12") == {(2, -1), (2, 1), (3, -1), (3, 1)}
    assert position.refusal("place school_8 4,0") == "COM-PLACE-3"  # beyond the moat of arena_10
    assert position.refusal("place arena_8 2,1") is None
    assert position.refusal("place chambers_9_w 4,0") == "ALH-PLACE-6"  # a wall against that moat is not enough


@pytest.mark.clause("COM-PLACE-3")
def test_a_removal_must_leave_every_city_tile_within_reach_of_the_first() -> None:
    position = combined().palace(0, {(1, 0): "tower_13_e", (2, 0): "library_10", (3, 0): "park_12", (4, 0): "arena_12"})
    position.turn(0)
    assert position.refusal("remove park_12 3,0") == "COM-PLACE-3"
    assert "remove arena_12 4,0" in position.legal()


@pytest.mark.clause("COM-PLACE-4")
def test_palace_and_city_together_may_enclose_no_empty_area() -> None:
    around = {(1, 0): "tower_13_e", (2, 0): "library_10", (0, 1): "tower_12_open", (0, 2): "garden_9_e"}
    position = combined().palace(0, around).palace(0, {(2, 1): "park_12"})
    position.placing(0, "bath_house_8 arena_12 pavilion_8_open")
    position.palace(0, {(2, 2): "hospital_12"})
    # The cells 1,1 and 1,2: closing 1,2 leaves 1,1 alone between palace and city.
    assert position.refusal("place bath_house_8 1,2") == "ALH-PLACE-7"
    assert (1, 2) not in places(position, "bath_house_8")


@pytest.mark.clause("COM-PLACE-4")
def test_a_cell_may_become_unfillable() -> None:
    position = combined().palace(0, {(1, 0): "tower_13_e", (0, 1): "tower_12_open", (1, 1): "garden_10_open"})
    position.palace(0, {(2, 0): "library_10"}).placing(0, "arena_12 garden_11_open")
    # On 2,1 the open side of garden_10_open requires a palace tile, that of library_10 a city tile.
    assert position.refusal("place arena_12 2,1") == "COM-PLACE-1"
    assert position.refusal("place garden_11_open 2,1") == "COM-PLACE-1"
    assert position.refusal("place arena_12 2,-1") is None  # and the game continues


@pytest.mark.clause("COM-PLACE-5")
def test_palace_and_city_still_touch_after_every_redesign() -> None:
    position = combined().palace(0, {(1, 0): "tower_13_e", (2, 0): "library_10", (0, -1): "tower_12_open"})
    assert position.turn(0).refusal("remove tower_13_e 1,0") == "COM-PLACE-5"
    assert "remove tower_13_e 1,0" not in position.legal()
    position.reserve(0, "tower_11_open garden_9_e").turn(0)
    assert position.refusal("swap tower_11_open tower_13_e 1,0") == "COM-PLACE-1"
    assert position.refusal("swap garden_9_e tower_13_e 1,0") is None


@pytest.mark.clause("COM-PLACE-5")
def test_one_of_two_touching_sides_may_go() -> None:
    position = combined().palace(0, {(1, 0): "tower_13_e", (2, 0): "library_10", (1, 1): "garden_9_e"})
    position.palace(0, {(2, 1): "arena_8"}).turn(0)
    assert {"remove garden_9_e 1,1", "remove tower_13_e 1,0", "remove arena_8 2,1"} & position.legal() == {
        "remove garden_9_e 1,1",
        "remove arena_8 2,1",
    }
    position.play("remove arena_8 2,1")
    assert position.turn(0).refusal("remove garden_9_e 1,1") is None


@pytest.mark.clause("COM-PLACE-5")
def test_the_last_touching_side_stays_even_if_another_was_the_first() -> None:
    position = combined().palace(0, {(1, 0): "tower_13_e", (2, 0): "library_10", (0, 1): "tower_12_open"})
    position.palace(0, {(1, 1): "garden_9_e", (2, 1): "arena_8"}).turn(0)
    position.play("remove tower_13_e 1,0")
    position.turn(0)
    assert position.refusal("remove arena_8 2,1") == position.refusal("remove garden_9_e 1,1") == "COM-PLACE-5"
    assert not position.legal("remove")  # tower_12_open is the only way to garden_9_e


# --- scoring ---


@pytest.mark.clause("COM-SCO-1", "COM-SCO-2")
def test_a_wall_along_a_moat_counts_as_wall_as_moat_and_as_both_together() -> None:
    position = combined().palace(0, {(1, 0): "tower_13_e", (2, 0): "library_10"})
    assert lines(position) == {"wall": 1, "moat": 1, "wall_and_moat": 2}
    position.palace(0, {(1, 1): "garden_9_e", (2, 1): "arena_8"})
    assert lines(position) == {"wall": 2, "moat": 2, "wall_and_moat": 4}
    assert position.game.scores[0] >= 8 + 4


@pytest.mark.clause("COM-SCO-1")
def test_walls_and_moats_score_beyond_where_they_run_together() -> None:
    position = combined().palace(0, {(1, 0): "tower_9_ne", (2, 0): "park_6"})
    assert lines(position) == {"wall": 2, "moat": 2, "wall_and_moat": 2}


@pytest.mark.clause("COM-SCO-1")
def test_majorities_of_both_kinds_of_tiles_score() -> None:
    position = combined().palace(0, {(1, 0): "tower_13_e", (2, 0): "library_10"})
    position.palace(1, {(1, 0): "garden_9_e", (2, 0): "market_9", (0, 1): "tower_12_open", (3, 0): "market_13"})
    points = majorities(position, 2)
    assert len(points) == 6 + 9
    assert points["tower"] == [9, 9, 0]  # shared
    assert points["garden"] == [0, 12, 0]
    assert points["library"] == [2, 0, 0]
    assert points["market"] == [0, 4, 0]


@pytest.mark.clause("COM-SCO-2")
def test_wall_and_moat_are_followed_along_the_outline_of_the_palace_round_its_corners() -> None:
    position = combined().palace(0, {(1, 0): "tower_9_ne", (2, 0): "library_10", (3, 0): "arena_12"})
    position.palace(0, {(3, -1): "park_12", (2, -1): "hospital_12", (1, -1): "residential_area_8"})
    assert lines(position) == {"wall": 2, "moat": 2, "wall_and_moat": 4}


@pytest.mark.clause("COM-SCO-3")
def test_each_line_follows_the_outline_of_its_own_kind_of_tiles() -> None:
    # The moat of 2,0 continues at 2,1 although a palace tile lies between them and the open ground.
    position = combined().palace(0, {(1, 0): "tower_13_e", (2, 0): "library_10", (2, 1): "arena_8"})
    assert lines(position) == {"wall": 1, "moat": 2, "wall_and_moat": 2}
    position.palace(0, {(1, 1): "garden_9_e"})
    assert lines(position) == {"wall": 2, "moat": 2, "wall_and_moat": 4}


# A palace around a city of two tiles; where 1,1 is empty, its first and last tile touch at a corner.
PALACE_AROUND_CITY: dict[Cell, str] = {
    (1, 0): "chambers_6_es", (1, -1): "garden_10_open", (2, -1): "chambers_9_s", (3, -1): "seraglio_8_s",
    (4, -1): "tower_11_open", (4, 0): "chambers_9_w", (4, 1): "arcades_9_open", (3, 1): "pavilion_6_n",
    (2, 1): "tower_9_nw", (2, 0): "hostel_2", (3, 0): "market_2",
}  # fmt: skip


@pytest.mark.clause("COM-SCO-3")
def test_where_palace_tiles_touch_at_a_corner_the_line_turns_round_its_own_tile() -> None:
    position = combined().palace(0, PALACE_AROUND_CITY)
    # From the south of 1,0 around its corner, along all six sides of the city, and around the corner of 2,1 to its
    # west.
    assert lines(position) == {"wall": 8, "moat": 6, "wall_and_moat": 12}


@pytest.mark.clause("COM-SCO-1", "COM-SCO-2", "COM-SCO-3")
def test_closed_rings_round_an_enclosed_city_score_every_side_once() -> None:
    position = combined().palace(0, {**PALACE_AROUND_CITY, (0, 1): "tower_12_open", (1, 1): "garden_8_ne"})
    assert lines(position) == {"wall": 6, "moat": 6, "wall_and_moat": 12}


# A palace in the shape of a plus, with a city all around it.
CITY_AROUND_PALACE: dict[Cell, str] = {
    (0, -1): "tower_7_new", (1, 0): "tower_8_nes", (0, 1): "garden_6_esw", (-1, 0): "garden_7_nsw",
    (1, -1): "library_4", (-1, -1): "hostel_4", (-1, 1): "bath_house_4", (1, 1): "arena_4",
    (0, -2): "library_8", (-2, 0): "hostel_8", (0, 2): "market_8", (2, 0): "school_8",
    (1, -2): "arena_12", (2, -1): "bath_house_12", (2, 1): "library_12", (1, 2): "hostel_12",
    (-1, 2): "hospital_12", (-2, 1): "market_12", (-2, -1): "park_12", (-1, -2): "school_12",
}  # fmt: skip


@pytest.mark.clause("COM-SCO-1", "COM-SCO-2", "COM-SCO-3")
def test_closed_rings_round_an_enclosed_palace_score_every_side_once() -> None:
    assert lines(combined().palace(0, CITY_AROUND_PALACE)) == {"wall": 12, "moat": 12, "wall_and_moat": 24}


@pytest.mark.clause("COM-SCO-3")
def test_where_city_tiles_touch_at_a_corner_the_moat_turns_round_its_own_tile() -> None:
    tiles = {**CITY_AROUND_PALACE, (0, -2): "hostel_6", (1, -1): "hostel_2"}
    del tiles[(1, -2)]
    # One more side on each of 0,-2 and 1,-1; the shared line follows the palace, where nothing interrupts it.
    assert lines(combined().palace(0, tiles)) == {"wall": 12, "moat": 14, "wall_and_moat": 24}


# --- the end ---


@pytest.mark.clause("COM-FIN-1")
def test_play_goes_on_when_one_bag_is_empty() -> None:
    position = combined().market(FULL_MARKET).bag("", 1).hand(0, "gulden_9").turn(0)
    position.play("buy arena_8 gulden_9", "reserve arena_8")
    assert position.decision == ("turn", 1)
    assert position.on_market()[4] == "-"


@pytest.mark.clause("COM-FIN-1")
def test_the_game_ends_when_a_field_holds_no_tile_at_all() -> None:
    position = combined().market(FULL_MARKET.replace("arena_8", "-")).bag("", 1).bag("", 0)
    position.hand(0, "dirham_9").hand(1, "gulden_9 gulden_4").turn(0)
    position.play("buy market_8 dirham_9", "reserve market_8")
    assert position.decision == ("turn", 1)  # fields 1 and 2 still hold their Alhambra tiles
    events = position.play("buy tower_12_open gulden_4+gulden_9", "reserve tower_12_open")
    assert told(events, "game_ends")


@pytest.mark.clause("COM-FIN-1")
def test_a_field_is_still_filled_from_the_bag_that_is_left() -> None:
    position = combined().market(FULL_MARKET.replace("arena_8", "-")).bag("", 1).bag("tower_11_open", 0)
    position.hand(0, "gulden_9 gulden_4").turn(0)
    position.play("buy tower_12_open gulden_4+gulden_9", "reserve tower_12_open")
    assert position.decision == ("turn", 1)
    assert position.on_market()[0] == "tower_11_open"


@pytest.mark.clause("COM-FIN-2")
def test_the_tiles_left_are_given_out_field_by_field_the_alhambra_tile_first() -> None:
    position = combined().market("tower_12_open garden_10_open - - arena_8 market_8 - school_8").bag("").bag("", 1)
    position.hand(1, "gulden_9 dukat_9").hand(2, "dirham_9").ending(0)
    given: list[tuple[int, list[str]]] = []
    while not position.game.is_over:
        decision = position.game.decision
        assert decision is not None
        tiles = [tile["tile"] for tile in seen_by(position.game, None)["new_tiles"]]
        given.append((decision.seat, tiles))
        position.play(f"leave {tiles[0]}")
    assert given == [
        (1, ["tower_12_open"]),
        (1, ["arena_8"]),
        (2, ["garden_10_open"]),
        (2, ["market_8"]),
        (1, ["school_8"]),
    ]


@pytest.mark.clause("COM-FIN-2")
def test_a_tile_given_out_first_can_carry_the_second() -> None:
    position = combined().market("tower_13_e - - - library_10").bag("").bag("", 1).hand(1, "gulden_9").ending(0)
    assert position.refusal("place library_10 2,0") == "ALH-PLACE-1"  # not given out yet
    position.play("place tower_13_e 1,0", "place library_10 2,0")
    assert position.game.is_over
    assert position.in_palace(1) == {(1, 0): "tower_13_e", (2, 0): "library_10"}


# --- Dirk and options ---


@pytest.mark.clause("COM-DIRK-1")
def test_dirk_starts_with_six_tiles_of_each_bag_granada_even_side_up_with_or_without_moats() -> None:
    without_moat = 0
    for seed in SEEDS:
        tiles = seen_by(fresh(2, seed), None)["dirk"]["tiles"]
        assert [tile["district"] for tile in tiles] == [PALACE] * 6 + [CITY] * 6
        assert [tile["price"] % 2 for tile in tiles[6:]] == [0] * 6
        without_moat += sum(not tile["sides"] for tile in tiles[6:])
    assert without_moat


@pytest.mark.clause("COM-DIRK-1")
def test_dirk_gets_six_and_six_and_then_a_third_of_each_bag() -> None:
    position = combined(2)
    position.push([DirkGets(1)])
    districts = [position.game.rules.catalog.districts[piece] for piece in position.game.dirk]
    assert districts == [PALACE] * 6 + [CITY] * 6
    position = combined(2).bag("arena_8 market_8 park_8 school_8", 1)
    position.push([DirkGets(2)])
    districts = [position.game.rules.catalog.districts[piece] for piece in position.game.dirk]
    assert districts == [PALACE] * 18 + [CITY]


@pytest.mark.clause("COM-DIRK-1")
def test_dirk_takes_part_in_the_majorities_of_both_and_has_no_lines() -> None:
    position = combined(2).dirk("tower_13_e library_10").palace(0, {(1, 0): "garden_9_e"})
    events = position.push([Score(1)]).game.events
    data = fields(told(events, "scoring")[0])
    assert data["majorities"]["tower"] == [0, 0, 6]
    assert data["majorities"]["library"] == [0, 0, 1]
    assert len(data["lines"]) == 2
    assert position.game.dirk_points == 7


@pytest.mark.clause("COM-DIRK-1")
def test_an_alhambra_tile_given_to_dirk_stays_as_it_is() -> None:
    position = combined(2).placing(0, "tower_13_e library_10").market(FULL_MARKET)
    position.play("give tower_13_e", "give library_10")
    assert position.with_dirk() == ["market_11", "tower_13_e"]  # the marker stands on odd


@pytest.mark.clause("COM-OPT-1")
def test_the_simplified_scoring_of_granada_can_be_chosen() -> None:
    position = combined(3, ("simplified_scoring",)).palace(0, {(1, 0): "tower_13_e", (2, 0): "library_10"})
    points = majorities(position, 3)
    assert points["library"] == [18, 0, 0]
    assert points["tower"] == [21, 0, 0]
    assert {info.name: info.options for info in INFOS}["combined"] == ("simplified_scoring", "scoring_at_once")


@pytest.mark.clause("COM-PLACE-3")
def test_an_alhambra_tile_is_neither_turned_over_nor_reserved_with_another_face() -> None:
    position = combined().placing(0, "tower_12_open").hand(0, "gulden_3")
    assert position.refusal("turn_over tower_12_open gulden_3") == "GRA-FLIP-1"
    assert not position.legal("turn_over")
    assert position.legal("reserve") == {"reserve tower_12_open"}


@pytest.mark.clause("COM-PLACE-2")
def test_the_first_city_tile_may_be_turned_over() -> None:
    position = combined().palace(0, {(1, 0): "tower_13_e"}).placing(0, "library_10").hand(0, "gulden_3")
    position.play("turn_over library_10 gulden_3", "place market_11 2,0")
    assert position.turn(0).refusal("remove market_11 2,0") == "COM-PLACE-2"


@pytest.mark.clause("COM-SET-2", "COM-SET-3", "BUR-2")
def test_bureaux_are_shuffled_into_their_piles_and_not_again_into_the_second_deck() -> None:
    game = new_tile_game(GameConfig("combined", 3, ("bureaux",)), canonical_seed(1))
    assert [len(pile.special) for pile in game.deck.piles] == [0, 2, 3, 2, 0]
    game.deck.piles = []
    game.deck.discard = [11, 12, 13, 14, 15]
    reshuffle(game)
    assert [len(pile.special) for pile in game.deck.piles] == [0, 1, 0, 0, 0]


@pytest.mark.clause("COM-MARK-1", "VIZ-5")
@pytest.mark.parametrize(
    ("tile", "cards", "moves"), [("tower_12_open", "gulden_3+gulden_9", 0), ("arena_8", "gulden_8", 1)]
)
def test_after_a_vizier_stone_the_marker_moves_for_a_granada_tile_only(tile: str, cards: str, moves: int) -> None:
    position = Position(3, ("vizier",), "combined").market(FULL_MARKET).display("gulden_1 gulden_2")
    position.hand(1, cards.replace("+", " ")).turn(0)
    position.play("take gulden_1")
    events = position.play(f"buy_with_stone {tile} {cards}", f"reserve {tile}")
    assert len(told(events, "marker_moved")) == moves
