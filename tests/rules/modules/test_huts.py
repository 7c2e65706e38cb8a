"""HUT: the Builders' Huts."""

import json
from collections import Counter
from pathlib import Path

import pytest

from alhambra.components import load_components, packaged_file
from alhambra.palace.shapes import EAST
from alhambra.protocol import GameConfig, Randomness, canonical_seed, cell
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.modules.camps.components import CAMPS_PART
from alhambra.tilegames.modules.huts.components import HUTS_PART
from alhambra.tilegames.turns.ending import IDLE_TURNS
from tests.engines import new_tile_game
from tests.messages import fields, seen_by
from tests.model.ground import Ground, Piece, hut_value, longest_wall, type_counts
from tests.rules.expansion_1_positions import Expanded
from tests.rules.positions import told

MARKET = "tower_9_ne garden_8_sw chambers_9_s arcades_8_n"
COUNTS = {"pavilion": 3, "seraglio": 3, "arcades": 4, "chambers": 4, "garden": 5, "tower": 5}


def table(seats: int = 3) -> Expanded:
    position = Expanded(seats, ["huts"])
    position.market(MARKET).display("dukat_6 dukat_7 dukat_8 dukat_9")
    return position


def piles(position: Expanded) -> dict[str, tuple[str | None, int]]:
    """Return the face-up hut of each pile, and how many lie below it."""
    return {
        pile["type"]: (None if pile["top"] is None else pile["top"]["tile"], pile["face_down"])
        for pile in seen_by(position.game, None)["huts"]["piles"]
    }


# --- the piles ---


@pytest.mark.clause("HUT-1", "HUT-2")
def test_six_piles_by_type_each_with_its_top_turned_up() -> None:
    game = new_tile_game(GameConfig("alhambra", 4, ["huts"]), canonical_seed(3))
    view = seen_by(game, None)["huts"]
    assert len(view["types"]) == 24
    assert Counter(view["types"].values()) == COUNTS
    assert {pile["type"]: pile["face_down"] + 1 for pile in view["piles"]} == COUNTS
    for pile in view["piles"]:
        assert view["types"][pile["top"]["tile"]] == pile["type"]


@pytest.mark.clause("HUT-1", "ALH-PLACE-4")
def test_huts_have_walls_like_building_tiles() -> None:
    huts = {hut.id: hut.walls for hut in load_components().part(HUTS_PART).huts}
    position = table().hut_pile("hut_tower_n", "hut_tower_e").turn(0)
    position.play("take_hut hut_tower_n")
    assert huts["hut_tower_n"] == "N"
    assert position.legal("place") == {"place hut_tower_n 1,0", "place hut_tower_n -1,0", "place hut_tower_n 0,-1"}
    assert position.refusal("place hut_tower_n 0,1") == "ALH-PLACE-4"


@pytest.mark.clause("HUT-2")
def test_any_hut_of_a_pile_may_be_the_first() -> None:
    game = new_tile_game(GameConfig("alhambra", 4, ["huts"]), None)
    seen: dict[str, set[str]] = {}
    while game.chance is not None:
        outcomes = game.chance.outcomes
        if game.chance.kind == "turn_up_hut":
            assert len({weight for _, weight in outcomes}) == 1
            name = outcomes[0][0].split("_")[1]
            seen[name] = {outcome for outcome, _ in outcomes}
        game.resolve(outcomes[-1][0])
    assert {name: len(huts) for name, huts in seen.items()} == COUNTS


# --- taking ---


@pytest.mark.clause("HUT-3")
def test_taking_a_hut_is_an_action_that_costs_nothing_and_brings_no_other() -> None:
    position = table().hand(0, "gulden_1").hut_pile("hut_tower_n", "hut_tower_e").turn(0)
    happened = position.play("take_hut hut_tower_n")
    assert fields(told(happened, "hut_taken")[0]) == {"seat": 0, "tile": "hut_tower_n"}
    assert position.cards(0) == ["gulden_1"]
    assert position.decision == ("place", 0)
    position.play("place hut_tower_n 1,0")
    assert position.decision == ("turn", 1)


@pytest.mark.clause("HUT-3")
def test_the_next_of_the_pile_is_turned_up() -> None:
    position = table().hut_pile("hut_tower_n", "hut_tower_e").turn(0)
    happened = position.play("take_hut hut_tower_n")
    (top,) = [pile["top"] for pile in seen_by(position.game, None)["huts"]["piles"] if pile["type"] == "tower"]
    assert fields(told(happened, "hut_turned_up")[0]) == {"tile": "hut_tower_e", "printed": top}
    assert piles(position)["tower"] == ("hut_tower_e", 0)


@pytest.mark.clause("HUT-3")
def test_which_hut_is_next_is_decided_by_equal_chances() -> None:
    position = table().hut_pile("hut_tower_n", "hut_tower_e", "hut_tower_sw").open_chance().turn(0)
    position.play("take_hut hut_tower_n")
    assert position.game.chance is not None
    assert position.game.chance.outcomes == [("hut_tower_e", 1), ("hut_tower_sw", 1)]
    position.play("*hut_tower_sw")
    assert piles(position)["tower"] == ("hut_tower_sw", 1)


@pytest.mark.clause("HUT-3")
def test_a_pile_that_is_used_up_is_gone() -> None:
    position = table().hut_pile("hut_tower_n").turn(0)
    position.play("take_hut hut_tower_n", "reserve hut_tower_n")
    assert piles(position)["tower"] == (None, 0)
    assert not [offer for offer in position.legal("take_hut") if "tower" in offer]
    assert position.refusal("take_hut hut_tower_n") == "HUT-3"


@pytest.mark.clause("HUT-3")
def test_only_a_face_up_hut_can_be_taken() -> None:
    position = table().hut_pile("hut_tower_n", "hut_tower_e").turn(0)
    tops = {top for top, _ in piles(position).values()}
    assert position.legal("take_hut") == {f"take_hut {top}" for top in tops}
    for tile in ["hut_tower_e", "tower_9_ne", "fountain", "no_such_tile"]:
        assert position.refusal(f"take_hut {tile}") == "HUT-3"


@pytest.mark.clause("HUT-3", "ALH-BUY-3")
def test_a_hut_may_be_the_action_after_an_exact_purchase() -> None:
    position = table().hand(0, "gulden_9").hut_pile("hut_tower_n", "hut_tower_e").turn(0)
    position.play("buy tower_9_ne gulden_9", "take_hut hut_tower_n")
    assert position.decision == ("place", 0), "it ended the turn"
    assert position.legal("reserve") == {"reserve tower_9_ne", "reserve hut_tower_n"}


@pytest.mark.clause("HUT-3", "ALH-TURN-3")
def test_who_can_take_a_hut_does_not_pass() -> None:
    position = Expanded(3, ["huts"]).market(MARKET).turn(0)
    assert position.legal() == position.legal("take_hut")
    assert position.refusal("pass") == "ALH-TURN-3"


@pytest.mark.clause("HUT-3", "ALH-FIN-4")
def test_a_hut_is_no_purchase() -> None:
    position = table().hut_pile("hut_tower_n", "hut_tower_e")
    position.game.idle_turns = IDLE_TURNS - 1
    position.turn(0)
    happened = position.play("take_hut hut_tower_n", "reserve hut_tower_n")
    assert told(happened, "game_ends")
    assert not position.game.purchased


# --- placing ---


@pytest.mark.clause("HUT-4")
def test_a_hut_is_placed_at_the_end_of_the_turn_or_goes_to_the_reserve() -> None:
    position = table().hut_pile("hut_tower_n", "hut_tower_e").turn(0)
    position.play("take_hut hut_tower_n")
    assert position.in_palace(0) == {}
    assert position.in_reserve(0) == []
    assert "reserve hut_tower_n" in position.legal()
    twin = position.game.copy()
    position.play("place hut_tower_n 1,0")
    assert position.in_palace(0) == {(1, 0): "hut_tower_n"}
    position.game = twin
    position.play("reserve hut_tower_n")
    assert position.in_reserve(0) == ["hut_tower_n"]


@pytest.mark.clause("HUT-4", "ALH-PLACE-7", "ALH-PLACE-5")
def test_the_building_rules_hold_for_huts() -> None:
    position = table().hut_pile("hut_tower_n", "hut_tower_e").turn(0)
    position.play("take_hut hut_tower_n")
    assert position.refusal("place hut_tower_n 3,0") == "ALH-PLACE-5"
    assert position.refusal("place hut_tower_n 0,0") == "ALH-PLACE-1"


@pytest.mark.clause("HUT-5")
@pytest.mark.parametrize("in_reserve", [0, 1, 3])
def test_a_player_owns_at_most_three_huts_the_reserve_included(in_reserve: int) -> None:
    owned = ["hut_garden_s", "hut_chambers_w", "hut_arcades_e"]
    cells = [(0, 1), (-1, 0), (1, 0)]
    position = table().hut_pile("hut_tower_n", "hut_tower_e").reserve(0, " ".join(owned[:in_reserve]))
    position.palace(0, dict(zip(cells[in_reserve:], owned[in_reserve:], strict=True))).turn(0)
    assert position.legal("take_hut") == set()
    assert position.refusal("take_hut hut_tower_n") == "HUT-5"


@pytest.mark.clause("HUT-5")
def test_with_two_huts_a_third_may_be_taken() -> None:
    position = table().hut_pile("hut_tower_n", "hut_tower_e").reserve(0, "hut_garden_s")
    position.palace(0, {(-1, 0): "hut_chambers_w"})
    position.reserve(1, "hut_garden_w hut_garden_ne hut_garden_new").turn(0)
    assert "take_hut hut_tower_n" in position.legal(), "the huts of others do not matter"
    assert position.refusal("take_hut hut_tower_n") is None


@pytest.mark.clause("HUT-5")
def test_every_hut_counts_in_the_palace_and_in_the_reserve_and_no_other_tile() -> None:
    components = load_components()
    for hut in components.part(HUTS_PART).huts:
        position = Expanded(3, ["huts", "camps"]).reserve(0, hut.id)
        position.reserve(0, f"{components.part(CAMPS_PART).camps[0].id} {components.base_tiles.tiles[-1].id}")
        assert position.huts.owned(position.game, 0) == 1
        position = Expanded(3, ["huts", "camps"]).collect(0, hut.id)
        assert position.huts.owned(position.game, 0) == 1


@pytest.mark.clause("HUT-6")
def test_huts_are_redesigned_like_other_tiles() -> None:
    position = table().palace(0, {(1, 0): "hut_tower_n"}).reserve(0, "tower_11_n hut_seraglio_s").turn(0)
    assert "remove hut_tower_n 1,0" in position.legal()
    assert "swap tower_11_n hut_tower_n 1,0" in position.legal()
    assert "build hut_seraglio_s -1,0" in position.legal()
    position.play("swap tower_11_n hut_tower_n 1,0")
    assert position.in_palace(0) == {(1, 0): "tower_11_n"}
    assert position.in_reserve(0) == ["hut_seraglio_s", "hut_tower_n"]


# --- scoring ---


@pytest.mark.clause("HUT-7")
def test_a_hut_without_a_neighbour_of_its_type_counts_as_none() -> None:
    position = table().palace(0, {(1, 0): "hut_tower_n", (2, 0): "garden_10_open"})
    assert position.strength(0, "tower") == 0
    assert position.strength(0, "garden") == 1


@pytest.mark.clause("HUT-7")
@pytest.mark.parametrize(
    ("tiles", "count"),
    [
        ({(2, 0): "tower_11_n"}, 2),
        ({(2, 0): "tower_11_n", (1, 1): "tower_11_open"}, 4),
        ({(2, 0): "tower_11_n", (1, 1): "tower_11_open", (2, 1): "tower_12_open"}, 5),
    ],
)
def test_a_hut_counts_once_for_each_neighbour_of_its_type(tiles: dict[tuple[int, int], str], count: int) -> None:
    position = table().palace(0, {(1, 0): "hut_tower_n", **tiles})
    assert position.strength(0, "tower") == count


@pytest.mark.clause("HUT-7")
def test_a_wall_between_makes_no_neighbour() -> None:
    walled = table().palace(0, {(1, 0): "hut_tower_e", (1, -1): "garden_10_open", (2, -1): "garden_11_open"})
    walled.palace(0, {(2, 0): "tower_10_w"})
    assert walled.strength(0, "tower") == 1, "the tower alone"


@pytest.mark.clause("HUT-7")
def test_a_hut_counts_for_three_at_the_most(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hut without walls, which the packaged set lacks, with four neighbours of its type."""
    source = packaged_file("huts")
    data = json.loads(source.read_text(encoding="utf-8"))
    for hut in data["huts"]:
        if hut["id"] == "hut_tower_n":
            hut["walls"] = ""
    (tmp_path / "huts.json").write_text(json.dumps(data), encoding="utf-8")
    monkeypatch.setenv("ALHAMBRA_COMPONENTS", str(tmp_path))
    position = table().palace(0, {(0, -1): "tower_11_open", (1, -1): "hut_tower_n"})
    position.palace(0, {(2, -1): "tower_12_open", (1, -2): "tower_11_n", (1, 0): "tower_13_e"})
    assert position.strength(0, "tower") == 4 + 3


@pytest.mark.clause("HUT-7", "ALH-SCO-4")
def test_huts_count_in_the_majorities_of_every_scoring() -> None:
    position = table().palace(0, {(1, 0): "hut_tower_n", (2, 0): "tower_11_n"})
    position.palace(1, {(0, 1): "tower_10_w"})
    towers = []
    for scoring in (1, 2):
        position.scoring_due(scoring, last=2)
        towers.append(fields(told(position.game.events, "scoring")[0])["majorities"]["tower"])
    position.ending(last=2)
    towers.append(fields(told(position.game.events, "scoring")[0])["majorities"]["tower"])
    assert towers == [[6, 0, 0], [13, 6, 0], [21, 13, 0]]


@pytest.mark.clause("HUT-7", "ALH-SCO-7")
def test_a_hut_in_the_reserve_does_not_count() -> None:
    position = table().palace(0, {(2, 0): "tower_12_open", (1, 0): "tower_11_open"}).reserve(0, "hut_tower_n")
    assert position.strength(0, "tower") == 2


@pytest.mark.clause("HUT-8")
def test_another_hut_is_no_building_tile() -> None:
    position = table().palace(0, {(1, 0): "hut_tower_n", (1, 1): "hut_tower_e"})
    assert position.strength(0, "tower") == 0
    position.palace(0, {(0, 1): "tower_11_open"})
    assert position.strength(0, "tower") == 1 + 1, "the tower, and the hut beside it"


@pytest.mark.clause("HUT-8")
def test_a_gate_does_not_remove_the_wall() -> None:
    position = table().palace(0, {(1, 0): "hut_tower_e"})
    palace = position.game.own_palace(0)
    palace.lay(position.game.rules.catalog.piece("tower_10_w"), cell(2, 0))
    palace.set_gate(cell(1, 0), EAST)
    assert position.strength(0, "tower") == 1


@pytest.mark.clause("HUT-9", "ALH-SCO-1")
def test_a_huts_walls_score_like_others() -> None:
    position = table().palace(0, {(1, 0): "hut_tower_n", (2, 0): "hut_garden_ne"}).scoring_due(1, last=2)
    assert fields(told(position.game.events, "scoring")[0])["lines"][0] == {"wall": 3}


# --- Dirk ---


@pytest.mark.clause("HUT-10")
def test_a_hut_cannot_be_given_to_dirk() -> None:
    position = table(2).hand(0, "gulden_9").hut_pile("hut_tower_n", "hut_tower_e").turn(0)
    position.play("buy tower_9_ne gulden_9", "take_hut hut_tower_n")
    assert position.legal("give") == {"give tower_9_ne"}
    assert position.refusal("give hut_tower_n") == "HUT-10"


# --- against the slow model ---


def ground_of(game: TileGame, seat: int) -> Ground:
    """Return the palace of a seat for the slow model."""
    types = seen_by(game, None)["huts"]["types"]
    tiles = {}
    for tile in seen_by(game, None)["seats"][seat]["palace"]:
        name = tile["tile"]
        kind = "start" if name == "fountain" else "hut" if name in types else "building"
        place = (tile["cell"][0], tile["cell"][1])
        tiles[place] = Piece(name, kind, types.get(name, tile["type"]), tile["price"], frozenset(tile["sides"]))
    return Ground(tiles)


@pytest.mark.clause("HUT-7", "HUT-8", "HUT-9")
def test_random_palaces_count_as_in_the_slow_model() -> None:
    """Random palaces of two types with their huts."""
    values = Counter[int]()
    for seed in range(60):
        position = table()
        game = position.game
        names = game.rules.catalog.names
        chosen = [piece for piece, name in enumerate(names) if "tower" in name or "garden" in name]
        Randomness(seed).shuffle(chosen)
        randomness = Randomness(-seed)
        palace = game.own_palace(0)
        for piece in chosen:
            places = palace.cells_for(piece)
            if places:
                palace.lay(piece, places[randomness.below(len(places))])
        ground = ground_of(game, 0)
        expected = type_counts(ground)
        for number, name in enumerate(game.rules.catalog.type_names):
            assert game.strength(0)[number] == 2 * expected[name]
        assert game.rules.line_points(game, 0)["wall"] == longest_wall(ground)
        values.update(hut_value(ground, place) for place, tile in ground.tiles.items() if tile.kind == "hut")
    assert min(values[value] for value in range(4)) > 0, "huts of every value are among them"
