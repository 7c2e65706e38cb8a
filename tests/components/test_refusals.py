"""A file that breaks a constraint is refused, naming file, entry and reason. Each case edits one thing."""

from pathlib import Path

import pytest

from alhambra.components import ComponentError, load_components
from tests.components.edits import Edit, change, drop, own_moats, packaged, repeat, together, write

Case = tuple[str, Edit, str, str]  # the part, the edit, the entry and the reason that the refusal must name


def refusal(directory: Path, part: str, edit: Edit) -> str:
    """Return the sentence that refuses the edited part, without the path of its file."""
    data = packaged(part)
    edit(data)
    file = write(directory, part, data)
    with pytest.raises(ComponentError) as caught:
        load_components(directory)
    sentence = str(caught.value)
    assert sentence.startswith(f"{file}: ")
    assert sentence.endswith(".")
    return sentence.removeprefix(f"{file}: ")


def check(directory: Path, case: Case) -> None:
    part, edit, entry, reason = case
    sentence = refusal(directory, part, edit)
    assert sentence.startswith(f"{entry}: ")
    assert reason in sentence


FORM: list[Case] = [
    ("huts", change("component", to="huts"), "the file", "it must be one of: builders_huts"),
    ("huts", drop("count"), "the file", "the field 'count' is missing"),
    ("huts", change("colour", to=1), "the file", "the field 'colour' is unknown"),
    ("huts", change("huts", to={}), "the file", "'huts' must be a list"),
    ("huts", change("huts", 0, to=[]), "huts number 1", "must be a JSON object"),
    ("huts", drop("huts", 0, "id"), "huts number 1", "the field 'id' is missing"),
    ("huts", change("huts", 0, "id", to=7), "huts number 1", "'id' must be a text in quotes, not 7"),
    ("huts", change("huts", 0, "id", to="Hut 1"), "Hut 1", "must be lower-case letters"),
    ("huts", change("huts", 0, "id", to=""), "", "must be lower-case letters"),
    ("huts", change("huts", 0, "id", to="h" * 65), "h" * 57 + "...", "beginning with a letter, at most 64"),
    ("huts", change("huts", 0, "id", to="hut\n\x1b[2J"), r"hut\n\x1b[2J", "'id' must be one line"),
    ("huts", change("huts", 0, "evidence", to="x" * 2001), "hut_pavilion_n", "'evidence' must be one line of at most"),
    ("huts", change("huts", "hut_tower_n", "price", to=3), "hut_tower_n", "the field 'price' is unknown"),
    ("huts", drop("huts", "hut_tower_n", "walls"), "hut_tower_n", "the field 'walls' is missing"),
    ("huts", change("huts", "hut_tower_n", "evidence", to=None), "hut_tower_n", "'evidence' must be a text"),
    ("huts", change("huts", 1, "id", to="hut_pavilion_n"), "hut_pavilion_n", "is used twice"),
    ("huts", change("provenance", to="guessed"), "the file", "verified, single-source, reconstructed"),
    ("huts", change("provenance_note", to=1), "the file", "'provenance_note' must be a text"),
    ("huts", change("count", to=101), "the file", "'count' must be a whole number from 0 to 100, not 101"),
    ("huts", change("count", to=10**30), "the file", "'count' must be a whole number from 0 to 100"),
    ("huts", change("count", to=True), "the file", "'count' must be a whole number"),
    ("huts", change("count", to=24.0), "the file", "'count' must be a whole number"),
    ("huts", change("count", to=-1), "the file", "'count' must be a whole number from 0 to 100, not -1"),
    (
        "money",
        change("provenance_by_section", "diamonds", to="true"),
        "provenance_by_section",
        "verified, single-source, reconstructed",
    ),
    (
        "money",
        change("provenance_by_section", "coins", to="verified"),
        "provenance_by_section",
        "the field 'coins' is unknown",
    ),
    ("money", change("provenance_by_section", to=[]), "provenance_by_section", "must be a JSON object"),
    ("huts", change("huts", 0, "id", to="tower_9_ne"), "tower_9_ne", "used twice, also in base_tiles.json"),
    ("camps", change("camps", 0, "id", to="fountain_1"), "fountain_1", "used twice, also in base_tiles.json"),
]

BASE_TILES: list[Case] = [
    ("base_tiles", drop("tiles", "tower_9_ne"), "the file", "10 tiles of tower, but ALH-COMP-1 demands 11"),
    (
        "base_tiles",
        repeat("tiles", "tower_9_ne", id="tower_9_more"),
        "the file",
        "12 tiles of tower, but ALH-COMP-1 demands 11",
    ),
    ("base_tiles", change("tiles", "tower_9_ne", "type", to="castle"), "tower_9_ne", "must be one of: pavilion"),
    ("base_tiles", change("tiles", "tower_9_ne", "price", to=14), "tower_9_ne", "must lie between 7 and 13"),
    ("base_tiles", change("tiles", "tower_9_ne", "price", to="9"), "tower_9_ne", "'price' must be a whole number"),
    (
        "base_tiles",
        change("tiles", "tower_13_e", "price", to=12),
        "the file",
        "the prices of tower run from 7 to 12, but ALH-COMP-1 demands 7 to 13",
    ),
    (
        "base_tiles",
        change("tiles", "tower_7_new", "price", to=8),
        "the file",
        "the prices of tower run from 8 to 13, but ALH-COMP-1 demands 7 to 13",
    ),
    ("base_tiles", change("tiles", "tower_9_ne", "walls", to="EN"), "tower_9_ne", "out of NESW in this order"),
    ("base_tiles", change("tiles", "tower_9_ne", "walls", to="NN"), "tower_9_ne", "each at most once"),
    ("base_tiles", change("tiles", "tower_9_ne", "walls", to="NX"), "tower_9_ne", "out of NESW in this order"),
    ("base_tiles", change("tiles", "tower_9_ne", "walls", to="NESW"), "tower_9_ne", "it must name 0 to 3 sides"),
    ("base_tiles", change("tiles", "tower_9_ne", "walls", to=["N"]), "tower_9_ne", "'walls' must be a text"),
    ("base_tiles", change("count", to=53), "the file", "53 tiles by 'count', but the list 'tiles' demands 54"),
    ("base_tiles", change("type_order", 0, to="tower"), "the file", "each of these exactly once"),
    ("base_tiles", change("type_order", 0, to="castle"), "the file", "it may hold only: pavilion"),
    ("base_tiles", change("type_order", 0, to={}), "the file", "it may hold only: pavilion"),
    ("base_tiles", change("types", "tower", "count", to=10), "tower", "must be 11, 7 and 13 by ALH-COMP-1"),
    ("base_tiles", change("types", "tower", "max_price", to=12), "tower", "must be 11, 7 and 13 by ALH-COMP-1"),
    ("base_tiles", change("types", "tower", "id", to="castle"), "castle", "must be one of: pavilion"),
    ("base_tiles", change("types", "tower", "color", to="green"), "tower", "belongs to another type already"),
    ("base_tiles", drop("types", "tower"), "the file", "5 types in 'types', but ALH-COMP-1 demands 6"),
    ("base_tiles", drop("start_tiles", 5), "the file", "5 start tiles, but ALH-COMP-3 demands 6"),
    ("base_tiles", change("start_tiles", 0, "walls", to="N"), "fountain_1", "it must name no side"),
    ("base_tiles", change("start_tiles", 0, "type", to="tower"), "fountain_1", "must be one of: fountain"),
    ("base_tiles", change("start_tiles", 0, "id", to="tower_9_ne"), "tower_9_ne", "is used twice"),
]

BONUS_CARDS: list[Case] = [
    ("bonus_cards", drop("cards", "bonus_tower_12"), "the file", "9 bonus cards, but BON-1 demands 10"),
    ("bonus_cards", change("count", to=9), "the file", "9 cards by 'count', but the list 'cards' demands 10"),
    (
        "bonus_cards",
        change("cards", "bonus_tower_12", "tile_id", to="tower_99"),
        "bonus_tower_12",
        "base_tiles.json has no tile 'tower_99'",
    ),
    (
        "bonus_cards",
        change("cards", "bonus_tower_12", "tile_id", to="tower_9_ne"),
        "bonus_tower_12",
        "has walls, but BON-1 demands a tile without any",
    ),
    ("bonus_cards", change("cards", "bonus_tower_12", "price", to=13), "bonus_tower_12", "must be tower and 12"),
    ("bonus_cards", change("cards", "bonus_tower_12", "type", to="garden"), "bonus_tower_12", "must be tower and 12"),
    (
        "bonus_cards",
        together(
            change("cards", "bonus_tower_12", "tile_id", to="tower_11_open"),
            change("cards", "bonus_tower_12", "price", to=11),
        ),
        "the file",
        "no card shows the tile 'tower_12_open'",
    ),
    ("bonus_cards", change("cards_per_player", "4", to=3), "the file, cards_per_player", "BON-2 demands 2"),
    ("bonus_cards", drop("cards_per_player", "6"), "the file, cards_per_player", "the field '6' is missing"),
    ("bonus_cards", change("cards_per_player", "7", to=1), "the file, cards_per_player", "the field '7' is unknown"),
]

HUTS: list[Case] = [
    ("huts", drop("huts", "hut_tower_n"), "the file", "4 huts of tower, but HUT-1 demands 5"),
    ("huts", repeat("huts", "hut_tower_n", id="hut_more"), "the file", "6 huts of tower, but HUT-1 demands 5"),
    ("huts", change("huts", "hut_tower_n", "walls", to="WN"), "hut_tower_n", "out of NESW in this order"),
    ("huts", change("huts", "hut_tower_n", "walls", to="NESW"), "hut_tower_n", "it must name 0 to 3 sides"),
    ("huts", change("huts", "hut_tower_n", "type", to="fountain"), "hut_tower_n", "must be one of: pavilion"),
    ("huts", change("huts", "hut_tower_n", "color", to="blue"), "hut_tower_n", "must be purple, the colour of tower"),
    ("huts", change("count", to=25), "the file", "25 huts by 'count', but the list 'huts' demands 24"),
    ("huts", change("max_huts_per_player", to=4), "the file", "is 4, but HUT-5 demands 3"),
]

CAMPS: list[Case] = [
    ("camps", drop("camps", "camp_w"), "the file", "7 camps, but CAM-1 demands 8"),
    ("camps", repeat("camps", "camp_w", id="camp_more"), "the file", "9 camps, but CAM-1 demands 8"),
    ("camps", change("count", to=9), "the file", "9 camps by 'count', but the list 'camps' demands 8"),
    ("camps", change("camps", "camp_w", "bastions", to=""), "camp_w", "it must name 1 to 2 sides"),
    ("camps", change("camps", "camp_w", "bastions", to="NEW"), "camp_w", "it must name 1 to 2 sides"),
    ("camps", change("camps", "camp_nw", "bastions", to="WN"), "camp_nw", "out of NESW in this order"),
    ("camps", change("camps", "camp_w", "arrows", to="N"), "camp_w", "'arrows' must be 'W'"),
    ("camps", change("camps", "camp_w", "green_sides", to="NS"), "camp_w", "'green_sides' must be 'NES'"),
    ("camps", change("camps", "camp_w", "price", to=0), "camp_w", "'price' must be a whole number from 1 to 13, not 0"),
    ("camps", change("camps", "camp_w", "price", to=14), "camp_w", "'price' must be a whole number from 1 to 13"),
    ("camps", change("camps", "camp_w", "price", to=261), "camp_w", "'price' must be a whole number from 1 to 13"),
]

ARENA_2 = "granada_arena_2_residential_area_3"
SCHOOL_12 = "granada_school_12_arena_13"
GRANADA: list[Case] = [
    ("granada_tiles", drop("tiles", ARENA_2), "the file", "53 tiles, but GRA-COMP-1 demands 54"),
    ("granada_tiles", change("count", to=53), "the file", "but the list 'tiles' demands 54"),
    ("granada_tiles", repeat("tiles", ARENA_2, id="more"), "more", "another tile shows arena 2 too"),
    (
        "granada_tiles",
        change("tiles", ARENA_2, "back", "type", to="park"),
        "granada_residential_area_2_park_3",
        "another tile shows park 3 too",
    ),
    ("granada_tiles", change("tiles", ARENA_2, "back", "type", to="arena"), ARENA_2, "both faces show arena"),
    ("granada_tiles", change("tiles", ARENA_2, "back", "price", to=5), ARENA_2, "the prices are 2 and 5"),
    (
        "granada_tiles",
        together(
            change("tiles", ARENA_2, "front", "price", to=3),
            change("tiles", ARENA_2, "back", "price", to=4),
        ),
        ARENA_2,
        "the prices are 3 and 4, but GRA-COMP-1 demands an even front",
    ),
    (
        "granada_tiles",
        change("tiles", SCHOOL_12, "back", "price", to=14),
        f"{SCHOOL_12}, back",
        "the price 14 must lie between 2 and 13",
    ),
    (
        "granada_tiles",
        change("tiles", ARENA_2, "front", "type", to="tower"),
        f"{ARENA_2}, front",
        "must be one of: arena",
    ),
    ("granada_tiles", drop("tiles", ARENA_2, "front", "type"), f"{ARENA_2}, front", "the field 'type' is missing"),
    ("granada_tiles", change("tiles", ARENA_2, "front", to=2), f"{ARENA_2}, front", "must be a JSON object"),
    ("granada_tiles", change("tiles", ARENA_2, "moats", to="NESW"), ARENA_2, "it must name 0 to 3 sides"),
    ("granada_tiles", change("tiles", ARENA_2, "moats", to="SE"), ARENA_2, "out of NESW in this order"),
    ("granada_tiles", drop("tiles", ARENA_2, "moats"), f"{ARENA_2}, front", "the field 'moats' is missing"),
    ("granada_tiles", change("tiles", ARENA_2, "back", "moats", to="NES"), f"{ARENA_2}, back", "'moats' is unknown"),
    (
        "granada_tiles",
        own_moats(ARENA_2, "ESW", "NESW"),
        f"{ARENA_2}, back",
        "it must name 0 to 3 sides",
    ),
    ("granada_tiles", own_moats(ARENA_2, "ESW", "EW"), ARENA_2, "the moats are 'ESW' and 'EW', but GRA-COMP-1 demands"),
    ("granada_tiles", change("types", "arena", "count", to=11), "arena", "but GRA-COMP-1 demands 12"),
    ("granada_tiles", change("types", "arena", "id", to="castle"), "castle", "must be one of: arena"),
    ("granada_tiles", change("types", "arena", "symbols", to="one"), "arena", "'symbols' must be a whole number"),
    ("granada_tiles", drop("types", "arena"), "the file", "8 types in 'types', but GRA-COMP-1 demands 9"),
    ("granada_tiles", drop("type_order", 0), "the file", "each of these exactly once"),
    ("granada_tiles", drop("start_tiles", 0), "the file", "5 start tiles, but GRA-COMP-2 demands 6"),
    ("granada_tiles", change("start_tiles", 0, "moats", to="S"), "granada_start_1", "it must name no side"),
]

MONEY: list[Case] = [
    ("money", drop("cards", "dukat_9_c"), "the file", "2 cards dukat_9, but ALH-COMP-2 demands 3"),
    (
        "money",
        change("cards", "dukat_9_c", "in_two_player_game", to=True),
        "the file",
        "3 cards dukat_9 for the two-player game, but ALH-DIRK-1 demands 2",
    ),
    ("money", change("cards", "dukat_9_c", "in_two_player_game", to=0), "dukat_9_c", "must be true or false"),
    ("money", change("cards", "dukat_9_c", "value", to=10), "dukat_9_c", "must lie between 1 and 9"),
    ("money", change("cards", "dukat_9_c", "value", to=8), "dukat_9_c", "must have the id 'dukat_8_c'"),
    ("money", change("cards", "dukat_9_c", "currency", to="euro"), "dukat_9_c", "must be one of: gulden"),
    ("money", change("cards", "dukat_9_c", "copy", to="d"), "dukat_9_c", "must be one of: a, b, c"),
    ("money", drop("market_fields", 3), "the file", "3 market fields, but ALH-COMP-4 demands 4"),
    ("money", change("market_fields", 0, "field", to=5), "market_fields number 1", "must be 1, 2, 3 or 4"),
    ("money", change("market_fields", 1, "field", to=1), "market_fields number 2", "the field 1 is there twice"),
    (
        "money",
        change("market_fields", 1, "currency", to="gulden"),
        "market_fields number 2",
        "gulden has a field already",
    ),
    ("money", change("currencies", "dukat", "market_field", to=1), "dukat", "'market_field' is 1"),
    ("money", change("currencies", "dukat", "id", to="euro"), "euro", "must be one of: gulden"),
    ("money", drop("currencies", "dukat"), "the file", "3 currencies, but ALH-COMP-2 demands 4"),
    ("money", drop("scoring_cards", "scoring_b"), "the file", "1 scoring cards, but ALH-COMP-3 demands 2"),
    ("money", change("scoring_cards", "scoring_b", "round", to=3), "scoring_b", "the round 3 must be 1 or 2"),
    ("money", change("scoring_cards", "scoring_b", "round", to=1), "scoring_b", "another card calls this round"),
    ("money", change("scoring_cards", "scoring_b", "pile", to=5), "scoring_b", "but ALH-SET-6 demands 4"),
    (
        "money",
        drop("bureaux_de_change", "bureau_denar_dukat"),
        "the file",
        "5 bureaux de change, but BUR-1 demands 6",
    ),
    (
        "money",
        change("bureaux_de_change", "bureau_denar_dukat", "currencies", to=["dirham", "gulden"]),
        "bureau_denar_dukat",
        "another bureau has dirham and gulden too",
    ),
    (
        "money",
        change("bureaux_de_change", "bureau_denar_dukat", "currencies", to=["dukat", "dukat"]),
        "bureau_denar_dukat",
        "must be two different ones",
    ),
    (
        "money",
        change("bureaux_de_change", "bureau_denar_dukat", "currencies", to=["denar", "dukat", "gulden"]),
        "bureau_denar_dukat",
        "must be two different ones",
    ),
    (
        "money",
        change("bureaux_de_change", "bureau_denar_dukat", "currencies", to=["denar", "diamond"]),
        "bureau_denar_dukat",
        "it may hold only: gulden",
    ),
    ("money", drop("diamonds", "diamond_5_b"), "the file", "10 diamonds, but DIA-1 demands 11"),
    ("money", change("diamonds", "diamond_5_b", "value", to=6), "diamond_5_b", "must have the id 'diamond_6_'"),
    (
        "money",
        together(change("diamonds", 10, "value", to=10), change("diamonds", 10, "id", to="diamond_10_a")),
        "the file",
        "run from 3 to 10, but DIA-1 demands 3 to 9",
    ),
    (
        "money",
        together(change("diamonds", 0, "value", to=4), change("diamonds", 0, "id", to="diamond_4_b")),
        "the file",
        "run from 4 to 9, but DIA-1 demands 3 to 9",
    ),
    ("money", drop("city_gates", "city_gate_6"), "the file", "5 city gates, but GAT-1 demands 6"),
]

CHARACTERS: list[Case] = [
    ("characters", drop("characters", "fatima"), "the file", "9 characters, but CHA-1 demands 10"),
    ("characters", change("count", to=9), "the file", "but the list 'characters' demands 10"),
    ("characters", change("characters", "fatima", "id", to="aladdin"), "aladdin", "must be one of: abdul_karim"),
    ("characters", change("characters", "fatima", "symbol", to="scoring"), "fatima", "must be 'once' on this card"),
    ("characters", change("characters", "fatima", "symbol", to="moon"), "fatima", "must be one of: diamond"),
    ("characters", change("characters", "fatima", "victory_points", to=9), "fatima", "must be 8 on this card"),
    ("characters", change("characters", "fatima", "victory_points", to=8.0), "fatima", "must be 8 on this card"),
    ("characters", drop("characters", "fatima", "victory_points"), "fatima", "must be 8 on this card"),
    ("characters", change("characters", "fatima", "money_limit", to=7), "fatima", "this card has no 'money_limit'"),
    ("characters", change("characters", "abdul_knihstig", "min_price", to=9), "abdul_knihstig", "must be 10"),
    ("characters", change("characters", "faruk_will_haben", "money_limit", to=6), "faruk_will_haben", "must be 7"),
    ("characters", change("characters", "hakim_wahid", "building_bonus", to=1), "hakim_wahid", "must be 0.5"),
    ("characters", change("characters", "yammerad", "max_hand_before", to=3), "yammerad", "must be 2"),
    (
        "characters",
        change("characters", "yusuf_e_passuff", "wall_points_per_extra_point", to=2),
        "yusuf_e_passuff",
        "must be 3",
    ),
    ("characters", change("characters", "fatima", "name", to=None), "fatima", "'name' must be a text"),
    ("characters", change("shuffled_in", "piles", to=[3, 4, 5]), "the file, shuffled_in", "CHA-1 demands 2 cards"),
    ("characters", change("shuffled_in", "piles", to=["2"]), "the file, shuffled_in", "a list of whole numbers"),
    ("characters", change("shuffled_in", "per_pile", to=3), "the file, shuffled_in", "CHA-1 demands 2 cards"),
    ("characters", change("shuffled_in", "set_aside", to=3), "the file, shuffled_in", "4 cards set aside"),
    ("characters", change("symbols", "once", to=1), "the file, symbols", "'once' must be a text"),
    ("characters", drop("symbols", "once"), "the file, symbols", "the field 'once' is missing"),
]

TABLES: list[Case] = [
    (
        "scoring_tables",
        change("base_majorities", 5, "round_2", to=[13, 7]),
        "base_majorities number 6",
        "the points of tower must be 6, 13 / 6, 21 / 13 / 6 by ALH-SCO-4",
    ),
    ("scoring_tables", drop("base_majorities", 5), "the file", "but ALH-SCO-4 demands 6"),
    (
        "scoring_tables",
        change("base_majorities", 1, "type", to="pavilion"),
        "base_majorities number 2",
        "the type pavilion is there twice",
    ),
    ("scoring_tables", change("wall_points_per_section", to=2), "the file", "but ALH-SCO-1 demands 1"),
    ("scoring_tables", change("moat_points_per_section", to=2), "the file", "but GRA-SCO-1 demands 1"),
    (
        "scoring_tables",
        change("wall_moat_points_per_section_combined_game", to=1),
        "the file",
        "but COM-SCO-2 demands 2",
    ),
    ("scoring_tables", change("granada_multipliers", 2, "places", to=[3, 2]), "the file", "3 / 2 / 1 by GRA-SCO-3"),
    ("scoring_tables", change("granada_simplified", 1, "places", to=[3]), "the file", "18 / 10 / 3 by GRA-SCO-5"),
    (
        "scoring_tables",
        change("roll_and_write_places", 0, "places", to=[16, 8]),
        "roll_and_write_places number 1",
        "three falling numbers",
    ),
    (
        "scoring_tables",
        change("roll_and_write_places", 0, "places", to=[8, 16, 1]),
        "roll_and_write_places number 1",
        "three falling numbers",
    ),
    ("scoring_tables", drop("roll_and_write_places", 0), "the file", "but RNW-SCO-1 demands 6"),
    ("scoring_tables", change("roll_and_write_lines", 0, "points", to=3), "the file", "by RNW-SCO-4"),
    ("scoring_tables", change("roll_and_write_coins", 0, "coins", to=3), "the file", "by RNW-SCO-5"),
    ("scoring_tables", change("roll_and_write_coins", to=[]), "the file", "by RNW-SCO-5"),
    ("scoring_tables", change("roll_and_write_rounds", 0, "rounds", to=13), "the file", "by RNW-TURN-1"),
    (
        "scoring_tables",
        change("roll_and_write_imaginary_extra_points", 0, "points", to=20),
        "the file",
        "by RNW-SOLO-8",
    ),
]

SHEET: list[Case] = [
    ("roll_and_write_sheet", drop("grid_rows", 5), "the file", "5 rows in 'grid_rows', but RNW-SET-1 demands 6"),
    ("roll_and_write_sheet", change("grid_rows", 0, "yellow", to=7), "grid_rows number 1", "one of 1 to 6"),
    ("roll_and_write_sheet", change("grid_rows", 1, "yellow", to=1), "grid_rows number 2", "the row 1 is there twice"),
    ("roll_and_write_sheet", drop("grid_rows", 0, "cells", 0), "grid_rows number 1", "5 cells in the row"),
    (
        "roll_and_write_sheet",
        change("grid_rows", 0, "cells", 0, to="park"),
        "grid_rows number 1",
        "it may hold only: pavilion",
    ),
    (
        "roll_and_write_sheet",
        change("grid_rows", 0, "cells", 0, to="tower"),
        "cells number 1",
        "the cell 1, 1 is pavilion here but tower in 'grid_rows'",
    ),
    ("roll_and_write_sheet", drop("cells", 35), "the file", "35 cells in 'cells', but RNW-SET-1 demands 36"),
    ("roll_and_write_sheet", change("cells", 0, "blue", to=7), "cells number 1", "not on the 6 x 6 grid"),
    ("roll_and_write_sheet", change("cells", 0, "blue", to=0), "cells number 1", "not on the 6 x 6 grid"),
    ("roll_and_write_sheet", repeat("cells", 0), "cells number 37", "the cell 1, 1 is there twice"),
    (
        "roll_and_write_sheet",
        change("boxes_per_type", 5, "boxes", to=6),
        "boxes_per_type number 6",
        "6 boxes of tower, but the number in the grid (RNW-SET-1) demands 7",
    ),
    ("roll_and_write_sheet", drop("boxes_per_type", 5), "the file", "5 types in 'boxes_per_type'"),
    (
        "roll_and_write_sheet",
        repeat("boxes_per_type", 0),
        "boxes_per_type number 7",
        "the type pavilion is there twice",
    ),
    ("roll_and_write_sheet", change("starting_coins", to=4), "the file", "but RNW-SET-5 demands 3"),
    ("roll_and_write_sheet", change("coin_supply", to=2), "the file", "'coin_supply' is 2"),
    ("roll_and_write_sheet", change("starting_buildings", to=2), "the file", "but RNW-SET-3 demands 3"),
    ("roll_and_write_sheet", change("dice", "blue", to=8), "the file, dice", "the blue die must have 6 sides"),
    ("roll_and_write_sheet", change("rows_die", to="blue"), "the file", "must be one of: yellow"),
    ("roll_and_write_sheet", change("columns_die", to="yellow"), "the file", "must be one of: blue"),
]


@pytest.mark.parametrize("case", FORM)
def test_fields_types_and_ids(tmp_path: Path, case: Case) -> None:
    check(tmp_path, case)


@pytest.mark.clause("ALH-COMP-1", "ALH-COMP-3")
@pytest.mark.parametrize("case", BASE_TILES)
def test_base_tiles(tmp_path: Path, case: Case) -> None:
    check(tmp_path, case)


@pytest.mark.clause("BON-1")
@pytest.mark.parametrize("case", BONUS_CARDS)
def test_bonus_cards(tmp_path: Path, case: Case) -> None:
    check(tmp_path, case)


@pytest.mark.clause("HUT-1")
@pytest.mark.parametrize("case", HUTS)
def test_huts(tmp_path: Path, case: Case) -> None:
    check(tmp_path, case)


@pytest.mark.clause("CAM-1")
@pytest.mark.parametrize("case", CAMPS)
def test_camps(tmp_path: Path, case: Case) -> None:
    check(tmp_path, case)


@pytest.mark.clause("GRA-COMP-1", "GRA-COMP-2")
@pytest.mark.parametrize("case", GRANADA)
def test_granada_tiles(tmp_path: Path, case: Case) -> None:
    check(tmp_path, case)


@pytest.mark.clause("ALH-COMP-2", "ALH-COMP-3", "ALH-COMP-4", "BUR-1", "DIA-1", "GAT-1")
@pytest.mark.parametrize("case", MONEY)
def test_money(tmp_path: Path, case: Case) -> None:
    check(tmp_path, case)


@pytest.mark.clause("CHA-1")
@pytest.mark.parametrize("case", CHARACTERS)
def test_characters(tmp_path: Path, case: Case) -> None:
    check(tmp_path, case)


@pytest.mark.parametrize("case", TABLES)
def test_scoring_tables(tmp_path: Path, case: Case) -> None:
    check(tmp_path, case)


@pytest.mark.clause("RNW-SET-1")
@pytest.mark.parametrize("case", SHEET)
def test_sheet(tmp_path: Path, case: Case) -> None:
    check(tmp_path, case)
