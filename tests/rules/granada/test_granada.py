"""Granada: two faces, the marker, flipping tiles, majorities worth what is built (GRA)."""

import pytest

from alhambra.palace.shapes import CITY
from alhambra.protocol import ConfigError, GameConfig, canonical_seed, cell
from alhambra.tilegames import INFOS
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.scoring.scorings import DirkGets, Score
from alhambra.tilegames.turns.drawing import FillMarket
from tests.engines import new_tile_game
from tests.messages import fields, seen_by
from tests.rules.positions import Position, told

TYPES = ["arena", "bath_house", "library", "hostel", "hospital", "market", "park", "school", "residential_area"]
EVEN, ODD = 0, 1
SEEDS = range(12)


def granada(seats: int = 3, options: tuple[str, ...] = (), modules: tuple[str, ...] = ()) -> Position:
    return Position(seats, modules, "granada", options)


def fresh(seats: int, seed: int, game: str = "granada") -> TileGame:
    return new_tile_game(GameConfig(game, seats), canonical_seed(seed))


def marker(position: Position) -> str:
    return str(seen_by(position.game, None)["marker"])


def build(position: Position, seat: int, names: str) -> None:
    """Build tiles anywhere into the city."""
    for name in names.split():
        place = min(position.game.palaces[seat].cells_for(position.game.rules.catalog.piece(name)))
        position.palace(seat, {(place % 256 - 128, place // 256 - 128): name})


def scored(position: Position, scoring: int, type_name: str) -> list[int]:
    """Return the points of each participant for a type in a scoring that takes place now."""
    position.push([Score(scoring)])
    points: list[int] = fields(told(position.game.events, "scoring")[0])["majorities"][type_name]
    return points


def moats(position: Position, seat: int) -> int:
    """Return the points of the seat's moats in a scoring that takes place now."""
    position.push([Score(1)])
    lines: dict[str, int] = fields(told(position.game.events, "scoring")[0])["lines"][seat]
    assert list(lines) == ["moat"]
    return lines["moat"]


# --- components and set-up ---


@pytest.mark.clause("GRA-COMP-1")
def test_each_type_has_each_price_once_on_the_faces_of_54_tiles() -> None:
    catalog = granada().game.rules.catalog
    (bag,) = catalog.bags
    assert len(bag) == 54
    faces = [*bag, *(catalog.other_faces[tile] for tile in bag)]
    shown = {(catalog.type_names[catalog.types[face]], catalog.prices[face]) for face in faces}
    assert shown == {(name, price) for name in TYPES for price in range(2, 14)}
    assert {catalog.names[face] for face in faces} == {f"{name}_{price}" for name, price in shown}


@pytest.mark.clause("GRA-COMP-1")
def test_the_faces_of_a_tile_differ_in_type_and_by_one_in_price_but_not_in_moats() -> None:
    catalog = granada().game.rules.catalog
    for front in catalog.bags[0]:
        back = catalog.other_faces[front]
        assert catalog.other_faces[back] == front
        assert catalog.prices[front] % 2 == 0
        assert catalog.prices[back] == catalog.prices[front] + 1
        assert catalog.types[front] != catalog.types[back]
        assert catalog.sides[front] == catalog.sides[back]
        assert len(catalog.sides[front]) <= 3


@pytest.mark.clause("GRA-COMP-1")
def test_everybody_can_see_what_is_on_the_other_face() -> None:
    view = seen_by(granada().market("arena_8").game, None)["market"][0]["tile"]
    assert (view["tile"], view["type"], view["price"], view["sides"]) == ("arena_8", "arena", 8, "W")
    back = view["other_face"]
    assert (back["tile"], back["type"], back["price"], back["sides"]) == ("market_9", "market", 9, "W")


@pytest.mark.clause("GRA-COMP-2")
def test_each_city_begins_with_a_starting_tile_without_moats() -> None:
    position = granada(5)
    for palace in position.game.palaces:
        assert list(palace.pieces) == [cell(0, 0)]
        start = palace.piece_at(cell(0, 0))
        assert position.game.rules.catalog.districts[start] == CITY
        assert position.game.rules.catalog.sides[start] == ""
    position.placing(0, "school_12")
    assert position.legal("place") == {f"place school_12 {where}" for where in ("0,-1", "1,0", "0,1", "-1,0")}


@pytest.mark.clause("GRA-COMP-2")
def test_the_starting_tile_is_never_redesigned() -> None:
    position = granada().palace(0, {(1, 0): "school_12"}).reserve(0, "arena_12").turn(0)
    assert position.refusal("remove alhambra 0,0") == "ALH-RED-3"
    assert position.refusal("swap arena_12 alhambra 0,0") == "ALH-RED-3"
    assert position.legal("remove") == {"remove school_12 1,0"}


@pytest.mark.clause("GRA-SET-1")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_first_market_shows_even_sides_and_then_the_marker_stands_on_odd(seed: int) -> None:
    game = fresh(4, seed)
    assert [slot["tile"]["price"] % 2 for slot in seen_by(game, None)["market"]] == [0, 0, 0, 0]
    assert seen_by(game, None)["marker"] == "odd"


# --- the marker ---


@pytest.mark.clause("GRA-MARK-1")
def test_a_refill_shows_the_side_of_the_marker_which_then_moves_once() -> None:
    position = granada().market("arena_8 market_8 park_8 school_8").hand(0, "dirham_8 dukat_9").turn(0)
    position.game.marker = ODD
    events = position.play("buy market_8 dirham_8", "buy school_8 dukat_9", "reserve market_8", "reserve school_8")
    new = [position.game.rules.catalog.piece(position.on_market()[field]) for field in (1, 3)]
    assert [position.game.rules.catalog.prices[piece] % 2 for piece in new] == [1, 1]
    assert position.on_market()[::2] == ["arena_8", "park_8"]
    assert [fields(event)["marker"] for event in told(events, "marker_moved")] == ["even"]
    assert marker(position) == "even"


@pytest.mark.clause("GRA-MARK-1")
def test_an_even_marker_brings_even_sides_and_moves_to_odd() -> None:
    position = granada().market("arena_8 market_8 park_8 school_8").hand(0, "dirham_9").turn(0)
    position.game.marker = EVEN
    position.play("buy market_8 dirham_9", "reserve market_8")
    piece = position.game.rules.catalog.piece(position.on_market()[1])
    assert position.game.rules.catalog.prices[piece] % 2 == 0
    assert marker(position) == "odd"


@pytest.mark.clause("GRA-MARK-1")
def test_the_marker_stays_when_no_tile_was_bought() -> None:
    position = granada().market("arena_8 market_8 park_8 school_8").display("gulden_1").reserve(0, "arena_12").turn(0)
    assert not told(position.play("take gulden_1"), "marker_moved")
    assert marker(position) == "odd"


@pytest.mark.clause("GRA-MARK-1")
def test_open_chance_names_the_face_that_will_show() -> None:
    position = granada().market("arena_8 - park_8 school_8").bag("library_8").open_chance()
    position.game.marker = ODD
    position.push([FillMarket()])
    assert position.game.chance is not None
    assert position.game.chance.outcomes == [("school_9", 1)]
    position.play("*school_9")
    assert position.on_market()[1] == "school_9"


# --- buying ---


@pytest.mark.clause("GRA-BUY-1")
def test_a_tile_is_bought_by_the_price_that_shows() -> None:
    position = granada().market("market_9").hand(0, "gulden_8 gulden_9").turn(0)
    assert position.refusal("buy market_9 gulden_8") == "ALH-BUY-1"
    assert position.legal("buy") == {"buy market_9 gulden_9"}
    position.play("buy market_9 gulden_9")
    assert position.decision == ("turn", 0)  # paid exactly


@pytest.mark.clause("GRA-BUY-1")
def test_a_tile_is_not_turned_when_bought() -> None:
    position = granada().market("market_9").hand(0, "gulden_8 gulden_9").turn(0)
    assert position.refusal("buy arena_8 gulden_8") == "GRA-BUY-1"
    position.play("buy market_9 gulden_8+gulden_9")
    assert [tile["tile"] for tile in seen_by(position.game, 0)["new_tiles"]] == ["market_9"]


@pytest.mark.clause("GRA-BUY-1")
def test_a_tile_counts_as_the_type_that_shows() -> None:
    position = granada().palace(0, {(1, 0): "school_13"})
    assert scored(position, 1, "school") == [1, 0, 0]
    assert scored(position, 1, "arena") == [0, 0, 0]


@pytest.mark.clause("GRA-BUY-1")
def test_a_tile_is_not_turned_when_redesigning() -> None:
    position = granada().palace(0, {(1, 0): "school_13"}).hand(0, "gulden_9").reserve(0, "park_13").turn(0)
    assert position.refusal("build hospital_12 -1,0") == "GRA-FLIP-3"
    assert position.refusal("swap hospital_12 school_13 1,0") == "GRA-FLIP-3"
    assert position.refusal("remove arena_12 1,0") == "ALH-RED-1"
    position.play("swap park_13 school_13 1,0")
    assert position.in_palace(0) == {(1, 0): "park_13"}
    assert position.in_reserve(0) == ["school_13"]


# --- flipping ---


@pytest.mark.clause("GRA-FLIP-1")
def test_a_tile_is_built_in_with_the_side_it_was_bought_with() -> None:
    position = granada().placing(0, "arena_12").hand(0, "gulden_3")
    assert position.refusal("place school_13 1,0") == "GRA-FLIP-1"
    position.play("place arena_12 1,0")
    assert position.in_palace(0) == {(1, 0): "arena_12"}
    assert position.cards(0) == ["gulden_3"]


@pytest.mark.clause("GRA-FLIP-1")
def test_for_three_money_a_tile_is_built_in_with_its_other_side() -> None:
    position = granada().placing(0, "arena_12").hand(0, "gulden_3 dukat_1")
    position.play("turn_over arena_12 gulden_3")
    assert position.decision == ("place_turned", 0)
    assert position.cards(0) == ["dukat_1"]
    assert position.on_discard() == ["gulden_3"]
    assert position.legal() == {f"place school_13 {where}" for where in ("0,-1", "1,0", "0,1", "-1,0")}
    position.play("place school_13 1,0")
    assert position.in_palace(0) == {(1, 0): "school_13"}


@pytest.mark.clause("GRA-FLIP-1")
def test_a_tile_that_was_turned_over_for_money_must_be_built_in() -> None:
    position = granada(2).placing(0, "arena_12 park_12").hand(0, "gulden_3 gulden_4")
    position.play("turn_over arena_12 gulden_3")
    for action in ("reserve school_13", "reserve arena_12", "give school_13", "turn_over school_13 gulden_4"):
        assert position.refusal(action) == "GRA-FLIP-1"
    for action in ("place arena_12 1,0", "place park_12 1,0", "reserve park_12", "leave school_13"):
        assert position.refusal(action) == "GRA-FLIP-1"
    assert position.refusal("place school_13 1,1") == "ALH-PLACE-5"


@pytest.mark.clause("GRA-FLIP-1")
def test_turning_over_is_paid_in_one_currency_from_the_own_hand() -> None:
    position = granada().placing(0, "arena_12").hand(0, "gulden_2 dirham_1 dirham_2 denar_3 dukat_9").hand(1, "denar_8")
    assert position.refusal("turn_over arena_12 gulden_2+dirham_1") == "GRA-FLIP-1"
    assert position.refusal("turn_over arena_12 gulden_2") == "GRA-FLIP-1"
    assert position.refusal("turn_over arena_12 denar_8") == "GRA-FLIP-1"
    assert position.refusal("turn_over arena_12 denar_3+denar_3") == "GRA-FLIP-1"
    assert position.refusal("turn_over arena_12 -") == "GRA-FLIP-1"
    assert position.refusal("turn_over arena_12 scoring_1") == "GRA-FLIP-1"
    assert position.legal("turn_over") == {
        "turn_over arena_12 dirham_1+dirham_2",
        "turn_over arena_12 denar_3",
        "turn_over arena_12 dukat_9",
    }


@pytest.mark.clause("GRA-FLIP-1")
def test_more_than_three_may_be_paid_and_brings_no_change() -> None:
    position = granada().placing(0, "arena_12").hand(0, "dukat_9 dukat_8 gulden_1")
    assert position.legal("turn_over") == {"turn_over arena_12 dukat_8", "turn_over arena_12 dukat_9"}
    position.play("turn_over arena_12 dukat_8+dukat_9")
    assert position.cards(0) == ["gulden_1"]
    assert position.on_discard() == ["dukat_8", "dukat_9"]


@pytest.mark.clause("GRA-FLIP-1")
def test_paying_exactly_three_brings_no_action() -> None:
    position = granada().market("arena_12").hand(0, "gulden_9 gulden_4 gulden_3").turn(0)
    position.play("buy arena_12 gulden_4+gulden_9", "turn_over arena_12 gulden_3", "place school_13 1,0")
    assert position.decision == ("turn", 1)


@pytest.mark.clause("GRA-FLIP-1")
def test_each_tile_that_is_turned_over_is_paid_for() -> None:
    position = granada().placing(0, "arena_12 park_12").hand(0, "gulden_3 gulden_4")
    position.play("turn_over arena_12 gulden_3", "place school_13 1,0")
    assert position.refusal("place library_13 2,0") == "GRA-FLIP-1"
    position.play("turn_over park_12 gulden_4", "place library_13 2,0")
    assert position.cards(0) == []


@pytest.mark.clause("GRA-FLIP-1")
def test_a_tile_that_has_no_place_in_the_city_is_not_turned_over_for_money() -> None:
    position = granada().palace(0, {(1, 0): "market_2"}).placing(0, "school_2").hand(0, "gulden_3")
    assert position.legal() == {"reserve school_2", "reserve library_3"}
    assert position.refusal("turn_over school_2 gulden_3") == "GRA-FLIP-1"


@pytest.mark.clause("GRA-FLIP-1")
def test_only_new_tiles_are_turned_over() -> None:
    position = granada().reserve(0, "park_12").palace(0, {(1, 0): "hospital_12"}).market("market_12")
    position.placing(0, "arena_12").hand(0, "gulden_3")
    for tile in ("park_12", "hospital_12", "market_12", "no_such_tile"):
        assert position.refusal(f"turn_over {tile} gulden_3") == "ALH-PLACE-1"


@pytest.mark.clause("GRA-FLIP-2")
def test_in_the_reserve_a_tile_shows_either_side_free() -> None:
    for face in ("arena_12", "school_13"):
        position = granada().placing(0, "arena_12").hand(0, "gulden_3")
        assert {"reserve arena_12", "reserve school_13"} == position.legal("reserve")
        position.play(f"reserve {face}")
        assert position.in_reserve(0) == [face]
        assert position.cards(0) == ["gulden_3"]


@pytest.mark.clause("GRA-FLIP-2")
def test_only_a_face_of_a_new_tile_goes_to_the_reserve() -> None:
    position = granada().placing(0, "arena_12")
    assert position.refusal("reserve park_12") == "ALH-PLACE-1"
    assert position.refusal("reserve library_13") == "ALH-PLACE-1"


@pytest.mark.clause("GRA-FLIP-3")
def test_a_tile_in_the_reserve_is_never_turned_again() -> None:
    position = granada().reserve(0, "school_13").hand(0, "gulden_3 gulden_4").turn(0)
    assert position.refusal("build arena_12 1,0") == "GRA-FLIP-3"
    assert position.refusal("turn_over school_13 gulden_3") == "ALH-TURN-1"
    assert {action.split()[1] for action in position.legal("build")} == {"school_13"}
    position.play("build school_13 1,0")
    assert position.in_palace(0) == {(1, 0): "school_13"}


@pytest.mark.clause("GRA-FLIP-3")
def test_a_tile_in_a_city_is_never_turned_again() -> None:
    position = granada().palace(0, {(1, 0): "school_13"}).hand(0, "gulden_3").turn(0)
    assert position.refusal("swap arena_12 school_13 1,0") == "ALH-RED-1"
    position.play("remove school_13 1,0")
    assert position.in_reserve(0) == ["school_13"]
    position.turn(0)
    assert {action.split()[1] for action in position.legal("build")} == {"school_13"}


# --- scoring ---


@pytest.mark.clause("GRA-SCO-1")
def test_the_longest_piece_of_outer_moat_scores_a_point_for_each_side() -> None:
    position = granada().palace(0, {(0, -1): "arena_4", (1, 0): "hostel_6", (0, 1): "park_10"})
    assert moats(position, 0) == 2  # north and west of arena_4, separate from east and south of hostel_6
    position.palace(0, {(1, -1): "bath_house_4"})
    assert moats(position, 0) == 6  # all the way around from the west of arena_4 to the south of hostel_6


@pytest.mark.clause("GRA-SCO-1")
def test_moats_between_two_tiles_score_nothing() -> None:
    position = granada().palace(0, {(1, 0): "arena_10", (1, 1): "park_12", (2, 1): "school_12", (0, 1): "market_12"})
    assert moats(position, 0) == 1
    position.palace(0, {(2, 0): "arena_8"})
    assert moats(position, 0) == 0


@pytest.mark.clause("GRA-SCO-2", "GRA-SCO-3")
def test_first_scoring_pays_the_first_place_once_the_number_in_all_cities() -> None:
    position = granada()
    build(position, 0, "school_13 school_12 school_11")
    build(position, 1, "school_10 school_9")
    build(position, 2, "school_8 school_7")
    assert scored(position, 1, "school") == [7, 0, 0]
    assert [position.game.scores[seat] >= 7 for seat in range(3)] == [True, False, False]


@pytest.mark.clause("GRA-SCO-2", "GRA-SCO-3")
def test_second_scoring_pays_twice_and_once_the_number() -> None:
    position = granada()
    build(position, 0, "school_13 school_12 school_11 school_10")
    build(position, 1, "school_9 school_8")
    build(position, 2, "school_7 school_6 school_5")
    assert scored(position, 2, "school") == [18, 0, 9]


@pytest.mark.clause("GRA-SCO-2", "GRA-SCO-3", "GRA-SCO-4")
def test_third_scoring_pays_three_places_and_the_higher_price_breaks_the_tie() -> None:
    position = granada()
    build(position, 0, "school_9 school_8 school_7 school_6")  # blue
    build(position, 1, "school_12 school_5 school_4 school_3")  # green
    build(position, 2, "school_11 school_10")  # red
    assert scored(position, 3, "school") == [20, 30, 10]


@pytest.mark.clause("GRA-SCO-3")
def test_the_fourth_place_scores_nothing() -> None:
    position = granada(4)
    for seat, name in enumerate(("school_10", "school_13", "school_11", "school_12")):
        build(position, seat, name)
    assert scored(position, 3, "school") == [0, 12, 4, 8]


@pytest.mark.clause("GRA-SCO-2")
def test_dirks_tiles_are_counted_in_and_take_a_place() -> None:
    position = granada(2).dirk("school_13 school_9")
    build(position, 0, "school_12")
    build(position, 1, "school_11 school_10")
    assert scored(position, 2, "school") == [0, 5, 10]
    assert position.game.dirk_points == 10


@pytest.mark.clause("GRA-SCO-2", "GRA-SCO-6")
def test_only_the_side_that_shows_in_a_city_counts() -> None:
    position = granada().reserve(0, "school_13 school_12").reserve(1, "school_11").market("school_10")
    build(position, 0, "school_9")
    build(position, 1, "arena_2")  # on its back: a residential area
    assert scored(position, 3, "school") == [3, 0, 0]
    assert scored(position, 3, "residential_area") == [0, 0, 0]


@pytest.mark.clause("GRA-SCO-4")
@pytest.mark.parametrize(("scoring", "points"), [(1, [0, 4, 0]), (2, [4, 8, 0]), (3, [8, 12, 0])])
def test_no_place_is_ever_shared(scoring: int, points: list[int]) -> None:
    position = granada()
    build(position, 0, "school_12 school_11")
    build(position, 1, "school_13 school_5")
    assert scored(position, scoring, "school") == points


@pytest.mark.clause("GRA-SCO-4")
def test_a_tie_says_which_price_puts_whom_ahead() -> None:
    position = granada()
    build(position, 0, "school_10")
    build(position, 1, "school_11")
    position.push([Score(1)])
    scoring = fields(told(position.game.events, "scoring")[0])
    assert scoring["ties"] == [
        {"type": "school", "participants": [1, 0], "tiles": 1.0, "places": [2], "prices": [11, 10], "points": [2, 0]}
    ]


@pytest.mark.clause("GRA-SCO-4")
def test_a_high_price_is_no_help_against_more_tiles() -> None:
    position = granada()
    build(position, 0, "school_13")
    build(position, 1, "school_4 school_5")
    assert scored(position, 2, "school") == [3, 6, 0]


@pytest.mark.clause("GRA-SCO-4")
def test_only_prices_of_the_same_type_break_a_tie() -> None:
    position = granada()
    build(position, 0, "school_10 arena_13")
    build(position, 1, "school_11 arena_2")
    assert scored(position, 1, "school") == [0, 2, 0]


@pytest.mark.clause("GRA-SCO-5")
@pytest.mark.parametrize("type_name", TYPES)
def test_simplified_scoring_pays_the_same_for_every_type(type_name: str) -> None:
    position = granada(4, ("simplified_scoring",))
    for seat, price in enumerate((9, 12, 13, 11)):
        build(position, seat, f"{type_name}_{price}")
    build(position, 1, f"{type_name}_10")
    assert scored(position, 1, type_name) == [0, 3, 0, 0]
    assert scored(position, 2, type_name) == [0, 10, 3, 0]
    assert scored(position, 3, type_name) == [0, 18, 10, 3]  # ties are broken by price


@pytest.mark.clause("GRA-SCO-5")
def test_simplified_scoring_is_an_option() -> None:
    infos = {info.name: info for info in INFOS}
    assert "simplified_scoring" in infos["granada"].options
    assert "simplified_scoring" not in infos["alhambra"].options


@pytest.mark.clause("GRA-SCO-6")
def test_a_place_needs_a_tile_of_the_type() -> None:
    for options, points in (((), [3, 0, 0]), (("simplified_scoring",), [18, 0, 0])):
        position = granada(3, options)
        build(position, 0, "school_13")
        assert scored(position, 3, "school") == points
        assert scored(position, 3, "arena") == [0, 0, 0]


# --- the end ---


@pytest.mark.clause("GRA-FIN-1")
def test_the_tiles_left_are_given_out_one_after_the_other_field_by_field() -> None:
    position = granada().market("arena_12 park_12 market_12 hostel_12").bag("")
    position.hand(2, "gulden_9 denar_9").hand(0, "dirham_9 gulden_8").hand(1, "dukat_1").ending(0)
    awarded = ["arena_12", "park_12", "market_12", "hostel_12"]
    for seat, tile in zip((2, 0, 2, 1), awarded, strict=True):
        assert position.decision == ("place", seat)
        assert [new["tile"] for new in seen_by(position.game, None)["new_tiles"]] == [tile]
        place = max(position.game.palaces[seat].cells_for(position.game.rules.catalog.piece(tile)))
        position.play(f"place {tile} {place % 256 - 128},{place // 256 - 128}")
    assert position.game.is_over


@pytest.mark.clause("GRA-FIN-1")
def test_a_tile_stays_on_the_market_when_the_most_money_is_tied() -> None:
    position = granada().market("arena_12 park_12").bag("")
    position.hand(2, "gulden_9").hand(0, "gulden_4 gulden_5").ending(0)
    assert position.game.is_over
    assert position.on_market() == ["arena_12", "park_12", "-", "-"]


@pytest.mark.clause("GRA-FIN-1")
def test_a_tile_given_out_is_built_in_at_once_without_turning_or_the_owner_goes_without() -> None:
    position = granada(2).market("arena_12").bag("").hand(0, "gulden_9").ending(0)
    places = {f"place arena_12 {where}" for where in ("0,-1", "1,0", "0,1", "-1,0")}
    assert position.legal() == {*places, "leave arena_12"}
    assert position.refusal("turn_over arena_12 gulden_9") == "GRA-FIN-1"
    assert position.refusal("place school_13 1,0") == "GRA-FLIP-1"
    assert position.refusal("reserve arena_12") == "ALH-FIN-2"
    assert position.refusal("reserve school_13") == "ALH-FIN-2"
    assert position.refusal("give arena_12") == "ALH-DIRK-6"


@pytest.mark.clause("GRA-FIN-1")
def test_going_without_can_keep_points_from_somebody_else() -> None:
    points: list[list[int]] = []
    for action in ("leave school_12", "place school_12 1,0"):
        position = granada().market("school_12").bag("").hand(0, "gulden_9")
        build(position, 1, "school_11 school_10")
        build(position, 2, "school_9 school_8")
        position.ending(0)
        events = position.play(action)
        points.append(fields(told(events, "scoring")[0])["majorities"]["school"])
    assert points == [[0, 12, 8], [5, 15, 10]]


# --- Dirk ---


@pytest.mark.clause("GRA-DIRK-1")
@pytest.mark.parametrize("seed", SEEDS)
def test_dirks_first_six_tiles_lie_even_side_up(seed: int) -> None:
    game = fresh(2, seed)
    assert [tile["price"] % 2 for tile in seen_by(game, None)["dirk"]["tiles"]] == [0] * 6
    assert seen_by(game, None)["marker"] == "odd"


@pytest.mark.clause("GRA-DIRK-2")
@pytest.mark.parametrize("side", [EVEN, ODD])
@pytest.mark.parametrize("scoring", [1, 2])
def test_dirks_later_tiles_show_the_side_of_the_marker_and_do_not_move_it(side: int, scoring: int) -> None:
    position = granada(2)
    position.game.marker = side
    position.push([DirkGets(scoring)])
    prices = [position.game.rules.catalog.prices[piece] % 2 for piece in position.game.dirk]
    assert prices == [side] * (6 if scoring == 1 else 18)
    assert position.game.marker == side


@pytest.mark.clause("GRA-DIRK-2")
def test_the_side_is_that_of_the_marker_after_the_refill() -> None:
    position = granada(2).market("arena_8 market_8 park_8 school_8").hand(0, "gulden_9").display("gulden_1 gulden_2")
    position.display("gulden_3 dukat_1").deck("scoring_1", "denar_1 denar_2").turn(0)
    position.game.marker = ODD
    position.play("take gulden_1")
    assert [position.game.rules.catalog.prices[piece] % 2 for piece in position.game.dirk] == [ODD] * 6

    position = granada(2).market("arena_8 market_8 park_8 school_8").hand(0, "gulden_9").display("gulden_1 gulden_2")
    position.display("gulden_3").deck("scoring_1", "denar_1 denar_2").turn(0)
    position.game.marker = ODD
    position.play("buy arena_8 gulden_9", "reserve arena_8")
    assert position.game.scorings_done == 1
    assert [position.game.rules.catalog.prices[piece] % 2 for piece in position.game.dirk] == [EVEN] * 6
    assert marker(position) == "even"


@pytest.mark.clause("GRA-DIRK-2")
@pytest.mark.parametrize(("side", "face"), [(EVEN, "arena_12"), (ODD, "school_13")])
@pytest.mark.parametrize("bought", ["arena_12", "school_13"])
def test_a_gift_shows_the_side_of_the_marker_free(side: int, face: str, bought: str) -> None:
    position = granada(2).placing(0, bought).hand(0, "gulden_3").market("arena_8 market_8 park_8 school_8")
    position.game.marker = side
    events = position.play(f"give {bought}")
    assert position.with_dirk() == [face]
    assert position.cards(0) == ["gulden_3"]
    assert not told(events, "marker_moved")


@pytest.mark.clause("GRA-DIRK-2", "GRA-MARK-1")
@pytest.mark.parametrize(("side", "face"), [(EVEN, "arena_12"), (ODD, "school_13")])
def test_a_gift_takes_the_marker_of_its_moment_before_the_refill_moves_it(side: int, face: str) -> None:
    position = granada(2).market("arena_12 market_8 park_8 school_8").hand(0, "gulden_9 gulden_4").turn(0)
    position.game.marker = side
    position.play("buy arena_12 gulden_4+gulden_9", "give arena_12")
    assert position.with_dirk() == [face]
    assert position.game.marker == 1 - side


# --- with modules ---


@pytest.mark.clause("GRA-MARK-1", "VIZ-5")
def test_the_refill_after_a_vizier_stone_moves_the_marker() -> None:
    position = granada(3, (), ("vizier",)).market("arena_8 market_8 park_8 school_8").display("gulden_1 gulden_2")
    position.hand(1, "gulden_8").turn(0)
    position.play("take gulden_1")
    events = position.play("buy_with_stone arena_8 gulden_8", "reserve market_9")
    assert [fields(event)["marker"] for event in told(events, "marker_moved")] == ["even"]
    assert position.game.rules.catalog.prices[position.game.market[0]] % 2 == 1


@pytest.mark.clause("GRA-FLIP-1", "GRA-FLIP-2", "VIZ-4")
def test_a_tile_bought_with_a_vizier_stone_may_be_turned_over() -> None:
    position = granada(3, (), ("vizier",)).market("arena_12 market_8 park_8 school_8").display("gulden_1 gulden_2")
    position.hand(1, "gulden_9 gulden_3 dukat_3").turn(0)
    position.play("take gulden_1", "buy_with_stone arena_12 gulden_3+gulden_9")
    assert {"reserve school_13", "turn_over arena_12 dukat_3"} <= position.legal()
    position.play("turn_over arena_12 dukat_3", "place school_13 1,0")
    assert position.in_palace(1) == {(1, 0): "school_13"}


@pytest.mark.clause("GRA-FLIP-1")
def test_no_bureau_serves_for_turning_over() -> None:
    position = granada(3, (), ("bureaux",)).placing(0, "arena_12")
    bureau = next(name for name in position.game.rules.special_names if "gulden" in name and "dirham" in name)
    position.hand(0, f"gulden_1 dirham_2 {bureau}")
    assert position.refusal(f"turn_over arena_12 dirham_2+gulden_1+{bureau}") == "GRA-FLIP-1"
    assert position.refusal(f"turn_over arena_12 {bureau}") == "GRA-FLIP-1"
    assert not position.legal("turn_over")


@pytest.mark.clause("MOD-1", "MOD-2")
@pytest.mark.parametrize("game", ["granada", "combined"])
def test_only_the_vizier_and_the_bureaux_go_with_granada(game: str) -> None:
    infos = {info.name: info for info in INFOS}
    assert set(infos[game].modules) == {"vizier", "bureaux"}
    for modules in ((), ("vizier",), ("bureaux",), ("vizier", "bureaux")):
        infos[game].check(GameConfig(game, 2, modules))
    for module in set(infos["alhambra"].modules) - {"vizier", "bureaux"}:
        with pytest.raises(ConfigError, match=module):
            infos[game].check(GameConfig(game, 2, [module]))
