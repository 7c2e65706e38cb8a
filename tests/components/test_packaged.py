"""The packaged components are what the clauses say."""

import re
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from alhambra.components import PARTS, STATUSES, Components, load_components
from alhambra.tilegames.modules.bonus_cards.components import BONUS_CARDS_PART
from alhambra.tilegames.modules.camps.components import CAMPS_PART
from alhambra.tilegames.modules.characters.components import CHARACTERS_PART
from alhambra.tilegames.modules.huts.components import HUTS_PART
from tests.packaged import ADDED


@pytest.fixture
def components(monkeypatch: pytest.MonkeyPatch) -> Components:
    monkeypatch.delenv("ALHAMBRA_COMPONENTS", raising=False)
    return load_components()


@pytest.mark.clause("ALH-COMP-1")
def test_building_tiles(components: Components) -> None:
    base = components.base_tiles
    assert base.type_order == ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
    prices = {kind: sorted(tile.price for tile in base.tiles if tile.type == kind) for kind in base.type_order}
    assert {kind: (len(found), found[0], found[-1]) for kind, found in prices.items()} == {
        "pavilion": (7, 2, 8),
        "seraglio": (7, 3, 9),
        "arcades": (9, 4, 10),
        "chambers": (9, 5, 11),
        "garden": (11, 6, 12),
        "tower": (11, 7, 13),
    }
    assert len(base.tiles) == len({tile.id for tile in base.tiles}) == 54
    assert all(len(tile.walls) <= 3 for tile in base.tiles)
    assert all(tile.walls == "".join(side for side in "NESW" if side in tile.walls) for tile in base.tiles)


@pytest.mark.clause("ALH-COMP-1")
def test_an_id_tells_type_price_and_walls(components: Components) -> None:
    for tile in components.base_tiles.tiles:
        assert tile.id == f"{tile.type}_{tile.price}_{tile.walls.lower() or 'open'}"


@pytest.mark.clause("ALH-COMP-2")
def test_money(components: Components) -> None:
    faces = components.money.faces
    assert {(face.currency, face.value) for face in faces} == {
        (currency, value) for currency in ("gulden", "dirham", "denar", "dukat") for value in range(1, 10)
    }
    assert all(face.id == f"{face.currency}_{face.value}" and face.copies == 3 for face in faces)
    assert sum(face.copies for face in faces) == 108
    assert sum(face.copies_with_two for face in faces) == 72
    assert {face.copies_with_two for face in faces} == {2}


@pytest.mark.clause("ALH-COMP-3")
def test_scoring_cards_and_starting_tiles(components: Components) -> None:
    assert [(card.round, card.pile) for card in components.money.scoring_cards] == [(1, 2), (2, 4)]
    starts = components.base_tiles.start_tiles
    assert [(tile.type, tile.walls) for tile in starts] == [("fountain", "")] * 6


@pytest.mark.clause("ALH-COMP-4")
def test_market_fields(components: Components) -> None:
    assert components.money.currencies == ("gulden", "dirham", "denar", "dukat")


@pytest.mark.clause("BUR-1")
def test_bureaux(components: Components) -> None:
    pairs = [frozenset(card.currencies) for card in components.money.bureaus]
    assert len(pairs) == 6
    assert set(pairs) == {frozenset(pair) for pair in combinations(components.money.currencies, 2)}


@pytest.mark.clause("BON-1")
def test_bonus_cards(components: Components) -> None:
    wall_less = {tile.id: tile.type for tile in components.base_tiles.tiles if not tile.walls}
    cards = components.part(BONUS_CARDS_PART).cards
    assert len(cards) == 10
    assert {card.tile_id: card.type for card in cards} == wall_less
    assert components.part(BONUS_CARDS_PART).cards_per_seat == {2: 3, 3: 3, 4: 2, 5: 2, 6: 1}


@pytest.mark.clause("HUT-1")
def test_huts(components: Components) -> None:
    huts = components.part(HUTS_PART)
    assert Counter(hut.type for hut in huts.huts) == {
        "pavilion": 3,
        "seraglio": 3,
        "arcades": 4,
        "chambers": 4,
        "garden": 5,
        "tower": 5,
    }
    assert all(len(hut.walls) <= 3 for hut in huts.huts)
    assert huts.limit == 3


@pytest.mark.clause("GAT-1")
def test_one_gate_per_player(components: Components) -> None:
    assert len(set(components.money.gates)) == 6


@pytest.mark.clause("DIA-1")
def test_diamonds(components: Components) -> None:
    diamonds = components.money.diamonds
    assert sum(face.copies for face in diamonds) == 11
    assert [face.value for face in diamonds] == list(range(3, 10))
    assert all(face.id == f"diamond_{face.value}" for face in diamonds)


@pytest.mark.clause("CHA-1")
def test_characters(components: Components) -> None:
    part = components.part(CHARACTERS_PART)
    assert {card.id: card.symbol for card in part.characters} == {
        "abdul_karim": "once",
        "abdul_knihstig": "diamond",
        "ammar_el_schauf": "diamond",
        "faruk_will_haben": "diamond",
        "fatima": "once",
        "hakim_wahid": "scoring",
        "laila_wundabah": "diamond",
        "machma_klain": "diamond",
        "yammerad": "diamond",
        "yusuf_e_passuff": "scoring",
    }
    assert (part.per_pile, part.piles, part.set_aside) == (2, (2, 3, 4), 4)
    cards = {card.id: card for card in part.characters}
    assert cards["abdul_knihstig"].min_price == 10
    assert cards["faruk_will_haben"].money_limit == 7
    assert cards["fatima"].victory_points == 8
    assert cards["fatima"].money_limit is None
    assert cards["hakim_wahid"].building_bonus == 0.5
    assert cards["yammerad"].max_hand_before == 2
    assert cards["yusuf_e_passuff"].wall_points_per_extra_point == 3
    assert all(card.name and card.effect for card in part.characters)


@pytest.mark.clause("CAM-1")
def test_camps(components: Components) -> None:
    camps = components.part(CAMPS_PART).camps
    assert len(camps) == 8
    assert all(len(camp.bastions) in (1, 2) and camp.price > 0 for camp in camps)


@pytest.mark.clause("GRA-COMP-1")
def test_granada_tiles(components: Components) -> None:
    part = components.granada_tiles
    assert len(part.tiles) == 54
    faces = Counter((face.type, face.price) for tile in part.tiles for face in (tile.front, tile.back))
    assert faces == Counter((kind, price) for kind in part.type_order for price in range(2, 14))
    assert len(part.type_order) == 9
    for tile in part.tiles:
        assert tile.front.price % 2 == 0
        assert tile.back.price == tile.front.price + 1
        assert tile.front.type != tile.back.type
        assert tile.front.moats == tile.back.moats
        assert len(tile.front.moats) <= 3


@pytest.mark.clause("GRA-COMP-2")
def test_granada_starting_tiles(components: Components) -> None:
    assert [tile.walls for tile in components.granada_tiles.start_tiles] == [""] * 6


@pytest.mark.clause("RNW-SET-1")
def test_sheet(components: Components) -> None:
    sheet = components.roll_and_write_sheet
    types = Counter(sheet.type_at(yellow, blue) for yellow in range(1, 7) for blue in range(1, 7))
    assert types == sheet.boxes
    assert set(types) == set(components.base_tiles.type_order)
    assert sum(types.values()) == 36
    assert (sheet.type_at(1, 2), sheet.type_at(2, 1)) == ("seraglio", "arcades")
    assert (sheet.starting_coins, sheet.coin_supply, sheet.starting_buildings) == (3, 20, 3)


def test_scoring_tables(components: Components) -> None:
    tables = components.scoring_tables
    assert tables.majorities["pavilion"] == ((1,), (8, 1), (16, 8, 1))
    assert tables.majorities["tower"] == ((6,), (13, 6), (21, 13, 6))
    assert tables.granada_multipliers == ((1,), (2, 1), (3, 2, 1))
    assert tables.granada_simplified == ((3,), (10, 3), (18, 10, 3))
    assert tables.roll_and_write_places == {kind: rounds[2] for kind, rounds in tables.majorities.items()}
    assert tables.roll_and_write_lines == {4: 2, 5: 5, 6: 10}
    assert tables.roll_and_write_coins_per_point == 2
    assert tables.roll_and_write_rounds == {1: 18, 2: 18, 3: 18, 4: 15, 5: 12}
    assert tables.roll_and_write_extra_points == {2: 21, 3: 18, 4: 15}
    assert (tables.wall_points, tables.moat_points, tables.wall_and_moat_points) == (1, 1, 2)


def test_every_part_says_how_well_it_is_known(components: Components) -> None:
    assert set(components.provenance) == set(PARTS)
    for provenance in components.provenance.values():
        assert provenance.note
        assert provenance.sections
        assert set(provenance.sections.values()) <= set(STATUSES)
    assert components.provenance["base_tiles"].sections == {"all": "verified"}
    assert components.provenance["money"].sections["diamonds"] == "reconstructed"


def test_the_documentation_tells_the_same(components: Components) -> None:
    page = (Path(__file__).parents[2] / "docs" / "reference" / "components.md").read_text("utf-8")
    told = re.findall(r"^\| `(\w+)\.json` \| (\w+) \| ([\w-]+) \|$", page, re.MULTILINE)
    added = [part.name for module in ADDED for part in module.components]
    packaged = [part for part in PARTS if part not in added]
    assert told == [
        (part, section, status) for part in packaged for section, status in components.provenance[part].sections.items()
    ]
