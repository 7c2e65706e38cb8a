"""City Gates and Camps with each other and with other modules."""

import pytest

from alhambra.palace.shapes import CAMP, SIDES
from alhambra.protocol import GameConfig, Randomness, canonical_seed, cell
from alhambra.protocol.actions import cell_x, cell_y
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.modules.gates.rules import Gates
from alhambra.tilegames.scoring.scorings import Score
from tests.engines import new_tile_game
from tests.messages import fields, seen_by
from tests.model import ground as model
from tests.rules.positions import Position, told

Tiles = dict[tuple[int, int], str]
WALL_TO_THE_EAST = {(1, 0): "garden_9_e"}
MARKET = "pavilion_2_new pavilion_3_sw pavilion_4_es pavilion_5_nw"


def scored(position: Position, seat: int = 0) -> dict[str, int]:
    position.push([Score(1)])
    lines: dict[str, int] = fields(told(position.game.events, "scoring")[0])["lines"][seat]
    return lines


def ground_of(game: TileGame, seat: int) -> model.Ground:
    """Return a palace as the slow model sees it."""
    catalog = game.rules.catalog
    tiles = {}
    for place, piece in game.palaces[seat].pieces.items():
        kind = "camp" if catalog.districts[piece] == CAMP else "building"
        kind = "start" if piece == catalog.start else kind
        marked = frozenset(catalog.sides[piece])
        tiles[cell_x(place), cell_y(place)] = model.Piece(catalog.names[piece], kind, marked=marked)
    gates = set()
    for gate in seen_by(game, None)["gates"]["palaces"][seat]:
        at: model.Cell = (gate["cell"][0], gate["cell"][1])
        gates.add(frozenset({at, model.beyond(at, gate["side"])}))
    return model.Ground(tiles, gates)


# --- a camp makes room for a building tile with a gate ---


def camp_to_swap(hand: str = "gate", reserve: str = "garden_10_w") -> Position:
    position = Position(3, ["gates", "camps"]).market(MARKET).palace(0, {**WALL_TO_THE_EAST, (2, 0): "camp_w"})
    return position.hand(0, hand).reserve(0, reserve).turn(0)


@pytest.mark.clause("GAT-7", "CAM-10")
def test_a_camp_is_swapped_for_a_building_tile_with_a_gate() -> None:
    position = camp_to_swap()
    assert position.refusal("swap garden_10_w camp_w 2,0") == "ALH-RED-2"
    assert "swap_gate garden_10_w camp_w 2,0 W" in position.legal()
    events = position.play("swap_gate garden_10_w camp_w 2,0 W")
    assert [event.kind for event in events][:3] == ["tile_removed", "tile_placed", "gate_set"]
    assert position.in_palace(0) == {(1, 0): "garden_9_e", (2, 0): "garden_10_w"}
    assert position.in_reserve(0) == ["camp_w"]
    assert position.cards(0) == []
    assert position.turn(0).refusal("remove garden_10_w 2,0") == "GAT-8"
    assert position.refusal("swap camp_w garden_10_w 2,0") == "GAT-8"


@pytest.mark.clause("GAT-4", "GAT-7", "GAT-9")
@pytest.mark.parametrize(
    ("action", "clause"),
    [
        ("swap_gate garden_10_w camp_w 2,0 N", "GAT-4"),
        ("swap_gate garden_10_w camp_w 2,0 x", "GAT-4"),
        ("swap_gate garden_10_n camp_w 2,0 W", "ALH-PLACE-4"),  # an open side against the wall
        ("swap_gate tower_10_w camp_w 2,0 W", "ALH-RED-1"),  # not in the reserve
        ("swap_gate garden_10_w camp_n 2,0 W", "ALH-RED-1"),  # another tile is there
        ("swap_gate garden_10_w camp_w 5,5 W", "ALH-RED-1"),  # there is no tile
        ("swap_gate camp_sw camp_w 2,0 W", "GAT-9"),  # a camp needs no gate
        ("swap_gate pavilion_7_e garden_9_e 1,0 W", "GAT-9"),  # nor does a tile with an open way
        ("swap_gate garden_10_w fountain 0,0 W", "ALH-RED-3"),
    ],
)
def test_a_swap_with_a_gate_is_refused_where_it_does_not_help(action: str, clause: str) -> None:
    position = camp_to_swap(reserve="garden_10_w garden_10_n camp_sw pavilion_7_e")
    assert position.refusal(action) == clause
    assert action not in position.legal()


@pytest.mark.clause("GAT-7")
def test_the_refusal_of_a_swap_with_a_gate_names_the_tile_that_lies_elsewhere() -> None:
    position = camp_to_swap()
    refused = position.game.explain(position.action("swap_gate garden_10_w camp_n 2,0 W"))
    assert refused is not None
    assert (refused.reason, refused.params) == ("another-tile-there", {"tile": "camp_n"})


@pytest.mark.clause("GAT-4", "GAT-7")
def test_a_swap_with_a_gate_needs_the_card() -> None:
    position = camp_to_swap(hand="gulden_1")
    assert position.refusal("swap_gate garden_10_w camp_w 2,0 W") == "GAT-4"
    assert position.legal("swap_gate") == set()


@pytest.mark.clause("GAT-4", "CAM-6")
def test_camps_need_no_gate() -> None:
    position = Position(3, ["gates", "camps"]).palace(0, WALL_TO_THE_EAST).hand(0, "gate").placing(0, "camp_w")
    assert position.legal("place") == {"place camp_w 2,0"}
    assert position.legal("place_gate") == set()
    assert position.refusal("place_gate camp_w 2,0 W") == "GAT-9"
    position.play("place camp_w 2,0")
    assert position.cards(0) == ["gate"]


@pytest.mark.clause("GAT-4", "CAM-6")
def test_no_gate_is_set_between_a_camp_and_a_building_tile() -> None:
    position = Position(3, ["gates", "camps"]).palace(0, {**WALL_TO_THE_EAST, (2, 0): "camp_sw"}).hand(0, "gate")
    position.placing(0, "tower_11_n")
    assert position.refusal("place_gate tower_11_n 2,1 N") == "ALH-PLACE-6"
    assert not any(" 2,1 " in offer for offer in position.legal())


@pytest.mark.clause("GAT-5", "CAM-5")
def test_a_tile_laid_with_a_gate_obeys_the_camps_beside_it() -> None:
    tiles = {(1, 0): "garden_9_e", (0, -1): "garden_11_open", (1, -1): "tower_13_e", (2, -1): "camp_w"}
    position = Position(3, ["gates", "camps"]).palace(0, tiles).hand(0, "gate").placing(0, "garden_10_w tower_9_nw")
    assert position.refusal("place_gate garden_10_w 2,0 W") == "CAM-3"  # the camp's green side lies to the north
    assert position.refusal("place_gate tower_9_nw 2,0 W") == "CAM-3"
    position = Position(3, ["gates", "camps"]).palace(0, {**tiles, (2, -1): "camp_sw"}).hand(0, "gate")
    position.placing(0, "garden_10_w tower_9_nw")
    assert position.refusal("place_gate garden_10_w 2,0 W") == "CAM-3"  # an open side against the bastion
    assert position.refusal("place_gate tower_9_nw 2,0 W") is None
    assert position.refusal("place_gate tower_9_nw 2,0 N") == "GAT-4"  # no gate in the wall towards the camp


@pytest.mark.clause("CAM-7", "GAT-9")
def test_a_gate_does_not_break_the_line_of_a_camp() -> None:
    position = Position(3, ["gates", "camps"]).palace(0, WALL_TO_THE_EAST).hand(0, "gate")
    position.market("arcades_9_open seraglio_8_s arcades_6_ne tower_9_ne")
    position.placing(0, "garden_10_w").play("place_gate garden_10_w 2,0 W")
    position.palace(0, {(3, 0): "tower_13_e", (4, 0): "camp_w"})
    assert scored(position) == {"wall": 1, "camps": 4}


@pytest.mark.clause("GAT-8", "CAM-10")
def test_a_camp_carried_by_a_tile_at_a_gate_may_go() -> None:
    position = Position(3, ["gates", "camps"]).palace(0, WALL_TO_THE_EAST).hand(0, "gate")
    position.placing(0, "tower_9_nw").play("place_gate tower_9_nw 2,0 W")
    position.palace(0, {(2, -1): "camp_s"}).turn(0)
    assert position.legal("remove") == {"remove camp_s 2,-1"}


# --- huts ---


@pytest.mark.clause("GAT-4", "HUT-8")
def test_a_hut_may_be_laid_with_a_gate_which_does_not_remove_the_wall() -> None:
    position = Position(3, ["huts", "gates"]).palace(0, WALL_TO_THE_EAST).hand(0, "gate").turn(0)
    hut = "hut_garden_w"
    position.game.new_tiles = (position.game.rules.catalog.piece(hut),)
    position.game.end_step()
    position.game.advance()
    assert position.decision == ("place", 0)
    assert position.refusal(f"place {hut} 2,0") == "ALH-PLACE-6"
    position.play(f"place_gate {hut} 2,0 W")
    assert position.in_palace(0)[2, 0] == hut
    garden = position.game.rules.catalog.type_names.index("garden")
    assert position.game.strength(0)[garden] == 2  # the garden itself; the hut sees it only through the gate


@pytest.mark.clause("CAM-3", "CAM-7")
def test_a_camp_stands_against_the_wall_of_a_hut_and_scores_it() -> None:
    position = Position(3, ["huts", "camps"]).turn(0)
    hut = position.game.rules.catalog.piece("hut_tower_e")
    position.game.own_palace(0).lay(hut, cell(1, 0))
    position.placing(0, "camp_w camp_n")
    assert position.refusal("place camp_n 1,1") == "CAM-3"  # the hut's southern side is open
    position.play("place camp_w 2,0")
    assert scored(position) == {"wall": 1, "camps": 2}
    assert position.turn(0).refusal("remove hut_tower_e 1,0") == "CAM-10"


# --- vizier and Dirk ---


@pytest.mark.clause("VIZ-10", "GAT-4")
def test_a_tile_bought_with_the_vizier_stone_may_be_laid_with_a_gate() -> None:
    position = Position(3, ["vizier", "gates"]).market("garden_10_w").palace(1, WALL_TO_THE_EAST).display("dukat_1")
    currency = seen_by(position.game, None)["market"][0]["currency"]
    position.hand(1, f"gate {currency}_4 {currency}_6").turn(0)
    position.play("take dukat_1", f"buy_with_stone garden_10_w {currency}_4+{currency}_6")
    assert position.decision == ("place", 1)
    position.play("place_gate garden_10_w 2,0 W")
    assert position.in_palace(1)[2, 0] == "garden_10_w"
    assert position.cards(1) == []


@pytest.mark.clause("VIZ-10", "CAM-1")
def test_a_camp_may_be_bought_with_the_vizier_stone() -> None:
    position = Position(3, ["vizier", "camps"]).market("camp_w").palace(1, WALL_TO_THE_EAST).display("dukat_1")
    currency = seen_by(position.game, None)["market"][0]["currency"]
    position.hand(1, f"{currency}_3").turn(0)
    position.play("take dukat_1", f"buy_with_stone camp_w {currency}_3", "place camp_w 2,0")
    assert position.in_palace(1)[2, 0] == "camp_w"


@pytest.mark.clause("VIZ-10", "GAT-3")
def test_the_vizier_stone_takes_no_gate_card() -> None:
    position = Position(3, ["vizier", "gates"]).market(MARKET).display("dukat_1 dukat_2").turn(0)
    position.game.module_of(Gates).open = True
    position.play("take dukat_1")
    assert position.decision == ("vizier", 1)
    assert position.refusal("take_gate") == "VIZ-2"
    assert "take_gate" not in position.legal()


@pytest.mark.clause("CAM-9")
def test_at_the_start_of_a_game_camps_may_be_among_dirks_tiles() -> None:
    counts = set()
    for seed in range(12):
        game = new_tile_game(GameConfig("alhambra", 2, ["camps"]), canonical_seed(seed))
        assert len(game.dirk) == 6
        assert len(game.bags[0]) == 62 - 4 - 6
        counts.add(sum(game.rules.catalog.districts[piece] == CAMP for piece in game.dirk))
    assert len(counts) > 1


# --- against the slow model ---


def gate_texts(kind: str, name: str, found: set[tuple[model.Cell, model.Gate | None]], game: TileGame) -> set[str]:
    """Return the model's answers as notation; a gate is named by the side of its tile."""
    texts = set()
    for place, gate in found:
        where = f"{place[0]},{place[1]}"
        old = game.piece_name(game.palaces[0].piece_at(cell(*place)))
        what = f"{name} {old} {where}" if kind == "swap" else f"{name} {where}"
        if gate is None:
            texts.add(f"{kind} {what}")
        else:
            (side,) = [side for side in SIDES if model.beyond(place, side) in gate]
            texts.add(f"{kind}_gate {what} {side}")
    return texts


@pytest.mark.clause("GAT-4", "GAT-5", "GAT-7", "GAT-8", "GAT-9", "CAM-3", "CAM-4", "CAM-5", "CAM-10")
@pytest.mark.parametrize("seed", range(5))
def test_redesigning_with_gates_and_camps_agrees_with_the_slow_model(seed: int) -> None:
    """A player with gate cards and a large reserve redesigns again and again."""
    chooser = Randomness(seed)
    position = Position(3, ["gates", "camps"]).hand(0, "gate gate gate gate")
    bag = position.game.bags[0].copy()
    chooser.shuffle(bag)
    names = [position.game.piece_name(piece) for piece in bag]
    drawn = [*[name for name in names if "camp" in name][:3], *names[:6]]
    position.reserve(0, " ".join(dict.fromkeys(drawn)))
    for _ in range(10):
        position.turn(0)
        game = position.game
        ground = ground_of(game, 0)
        assert model.faults(ground) == []
        expected = {
            f"remove {game.piece_name(game.palaces[0].piece_at(cell(*place)))} {place[0]},{place[1]}"
            for place in model.legal_removals(ground)
        }
        with_gates = "gate" in position.cards(0)
        for piece in game.reserves[0]:
            name = game.piece_name(piece)
            kind = "camp" if game.rules.catalog.districts[piece] == CAMP else "building"
            tile = model.Piece(name, kind, marked=frozenset(game.rules.catalog.sides[piece]))
            for what, found in (
                ("build", model.legal_placements(ground, tile)),
                ("swap", model.legal_swaps(ground, tile)),
            ):
                expected |= gate_texts(
                    what, name, {(place, gate) for place, gate in found if with_gates or not gate}, game
                )
        offers = {offer for offer in position.legal() if offer.split()[0].split("_")[0] in ("build", "swap", "remove")}
        assert offers == expected
        rare = sorted(offer for offer in offers if "gate" in offer or "camp" in offer)
        common = sorted(offers - {offer for offer in offers if offer.startswith("remove")}) or sorted(offers)
        chosen = rare if rare and chooser.below(2) else common
        position.play(chosen[chooser.below(len(chosen))])


@pytest.mark.clause("GAT-1", "DIA-1", "CAM-1")
@pytest.mark.parametrize(
    "modules", [(), ("gates",), ("diamonds",), ("camps",), ("gates", "diamonds"), ("gates", "camps")]
)
@pytest.mark.parametrize("seats", [2, 5])
def test_whole_games_come_to_an_end(modules: tuple[str, ...], seats: int) -> None:
    game = new_tile_game(GameConfig("alhambra", seats, modules), canonical_seed(seats))
    chooser = Randomness(seats)
    while not game.is_over:
        actions = game.legal_actions()
        game.play(actions[chooser.below(len(actions))])
        twin = game.copy()
        assert twin.checksum() == game.checksum()
    assert game.scorings_done >= 1
