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
    ("huts", drop("count"), "the file", "The field 'count' is missing; add it."),
    ("huts", change("colour", to=1), "the file", "The field 'colour' is unknown"),
    ("huts", change("huts", to={}), "the file", "'huts' must be a list"),
    ("huts", change("huts", 0, to=[]), "huts number 1", "must be a JSON object"),
    ("huts", drop("huts", 0, "id"), "huts number 1", "The field 'id' is missing; add it."),
    ("huts", change("huts", 0, "id", to=7), "huts number 1", "'id' must be text in quotes, not 7"),
    ("huts", change("huts", 0, "id", to="Hut 1"), "Hut 1", "must consist of lower-case letters"),
    ("huts", change("huts", 0, "id", to=""), "", "must consist of lower-case letters"),
    ("huts", change("huts", 0, "id", to="h" * 65), "h" * 57 + "...", "begin with a letter and have at most 64"),
    ("huts", change("huts", 0, "id", to="hut\n\x1b[2J"), r"hut\n\x1b[2J", "'id' must be one line"),
    ("huts", change("huts", 0, "evidence", to="x" * 2001), "hut_pavilion_n", "'evidence' must be one line of at most"),
    ("huts", change("huts", "hut_tower_n", "price", to=3), "hut_tower_n", "The field 'price' is unknown"),
    ("huts", drop("huts", "hut_tower_n", "walls"), "hut_tower_n", "The field 'walls' is missing; add it."),
    ("huts", change("huts", "hut_tower_n", "evidence", to=None), "hut_tower_n", "'evidence' must be text"),
    ("huts", change("huts", 1, "id", to="hut_pavilion_n"), "hut_pavilion_n", "is used twice"),
    ("huts", change("provenance", to="guessed"), "the file", "verified, single-source, reconstructed"),
    ("huts", change("provenance_note", to=1), "the file", "'provenance_note' must be text"),
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
        "The field 'coins' is unknown",
    ),
    ("money", change("provenance_by_section", to=[]), "provenance_by_section", "must be a JSON object"),
    ("huts", change("huts", 0, "id", to="tower_9_ne"), "tower_9_ne", "used twice, here and in base_tiles.json"),
    ("camps", change("camps", 0, "id", to="fountain_1"), "fountain_1", "used twice, here and in base_tiles.json"),
]

BASE_TILES: list[Case] = [
    (
        "base_tiles",
        drop("tiles", "tower_9_ne"),
        "the file",
        "Tiles of the type tower: There are 10, but ALH-COMP-1 requires 11",
    ),
    (
        "base_tiles",
        repeat("tiles", "tower_9_ne", id="tower_9_more"),
        "the file",
        "Tiles of the type tower: There are 12, but ALH-COMP-1 requires 11",
    ),
    ("base_tiles", change("tiles", "tower_9_ne", "type", to="castle"), "tower_9_ne", "must be one of: pavilion"),
    ("base_tiles", change("tiles", "tower_9_ne", "price", to=14), "tower_9_ne", "must lie between 7 and 13"),
    ("base_tiles", change("tiles", "tower_9_ne", "price", to="9"), "tower_9_ne", "'price' must be a whole number"),
    (
        "base_tiles",
        change("tiles", "tower_13_e", "price", to=12),
        "the file",
        "Prices of the type tower: They run from 7 to 12, but ALH-COMP-1 requires 7 to 13",
    ),
    (
        "base_tiles",
        change("tiles", "tower_7_new", "price", to=8),
        "the file",
        "Prices of the type tower: They run from 8 to 13, but ALH-COMP-1 requires 7 to 13",
    ),
    ("base_tiles", change("tiles", "tower_9_ne", "walls", to="EN"), "tower_9_ne", "out of NESW in this order"),
    ("base_tiles", change("tiles", "tower_9_ne", "walls", to="NN"), "tower_9_ne", "each at most once"),
    ("base_tiles", change("tiles", "tower_9_ne", "walls", to="NX"), "tower_9_ne", "out of NESW in this order"),
    (
        "base_tiles",
        change("tiles", "tower_9_ne", "walls", to="NESW"),
        "tower_9_ne",
        "the number of sides it names must be 0 to 3.",
    ),
    ("base_tiles", change("tiles", "tower_9_ne", "walls", to=["N"]), "tower_9_ne", "'walls' must be text"),
    ("base_tiles", change("count", to=53), "the file", "By 'count' there are 53, but the list 'tiles' requires 54"),
    ("base_tiles", change("type_order", 0, to="tower"), "the file", "each of these exactly once"),
    ("base_tiles", change("type_order", 0, to="castle"), "the file", "it may hold only: pavilion"),
    ("base_tiles", change("type_order", 0, to={}), "the file", "it may hold only: pavilion"),
    (
        "base_tiles",
        change("types", "tower", "count", to=10),
        "tower",
        "By ALH-COMP-1, 'count', 'min_price' and 'max_price' must be 11, 7 and 13.",
    ),
    (
        "base_tiles",
        change("types", "tower", "max_price", to=12),
        "tower",
        "By ALH-COMP-1, 'count', 'min_price' and 'max_price' must be 11, 7 and 13.",
    ),
    ("base_tiles", change("types", "tower", "id", to="castle"), "castle", "must be one of: pavilion"),
    ("base_tiles", change("types", "tower", "color", to="green"), "tower", "belongs to another type already."),
    ("base_tiles", drop("types", "tower"), "the file", "Types in 'types': There are 5, but ALH-COMP-1 requires 6"),
    ("base_tiles", drop("start_tiles", 5), "the file", "Starting tiles: There are 5, but ALH-COMP-3 requires 6"),
    ("base_tiles", change("start_tiles", 0, "walls", to="N"), "fountain_1", "it must name no side"),
    ("base_tiles", change("start_tiles", 0, "type", to="tower"), "fountain_1", "must be one of: fountain"),
    ("base_tiles", change("start_tiles", 0, "id", to="tower_9_ne"), "tower_9_ne", "is used twice"),
]

BONUS_CARDS: list[Case] = [
    ("bonus_cards", drop("cards", "bonus_tower_12"), "the file", "Bonus cards: There are 9, but BON-1 requires 10"),
    ("bonus_cards", change("count", to=9), "the file", "By 'count' there are 9, but the list 'cards' requires 10"),
    (
        "bonus_cards",
        change("cards", "bonus_tower_12", "tile_id", to="tower_99"),
        "bonus_tower_12",
        "Base_tiles.json has no tile 'tower_99'",
    ),
    (
        "bonus_cards",
        change("cards", "bonus_tower_12", "tile_id", to="tower_9_ne"),
        "bonus_tower_12",
        "has walls, but BON-1 requires a tile without any",
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
        "No card shows the tile 'tower_12_open'",
    ),
    ("bonus_cards", change("cards_per_player", "4", to=3), "the file, cards_per_player", "BON-2 requires 2"),
    ("bonus_cards", drop("cards_per_player", "6"), "the file, cards_per_player", "The field '6' is missing; add it."),
    ("bonus_cards", change("cards_per_player", "7", to=1), "the file, cards_per_player", "The field '7' is unknown"),
]

HUTS: list[Case] = [
    ("huts", drop("huts", "hut_tower_n"), "the file", "Huts of the type tower: There are 4, but HUT-1 requires 5"),
    (
        "huts",
        repeat("huts", "hut_tower_n", id="hut_more"),
        "the file",
        "Huts of the type tower: There are 6, but HUT-1 requires 5",
    ),
    ("huts", change("huts", "hut_tower_n", "walls", to="WN"), "hut_tower_n", "out of NESW in this order"),
    (
        "huts",
        change("huts", "hut_tower_n", "walls", to="NESW"),
        "hut_tower_n",
        "the number of sides it names must be 0 to 3.",
    ),
    ("huts", change("huts", "hut_tower_n", "type", to="fountain"), "hut_tower_n", "must be one of: pavilion"),
    ("huts", change("huts", "hut_tower_n", "color", to="blue"), "hut_tower_n", "must be purple, the colour of tower"),
    ("huts", change("count", to=25), "the file", "By 'count' there are 25, but the list 'huts' requires 24"),
    ("huts", change("max_huts_per_player", to=4), "the file", "is 4, but HUT-5 requires 3"),
]

CAMPS: list[Case] = [
    ("camps", drop("camps", "camp_w"), "the file", "Camps: There are 7, but CAM-1 requires 8"),
    ("camps", repeat("camps", "camp_w", id="camp_more"), "the file", "Camps: There are 9, but CAM-1 requires 8"),
    ("camps", change("count", to=9), "the file", "By 'count' there are 9, but the list 'camps' requires 8"),
    ("camps", change("camps", "camp_w", "bastions", to=""), "camp_w", "the number of sides it names must be 1 to 2."),
    (
        "camps",
        change("camps", "camp_w", "bastions", to="NEW"),
        "camp_w",
        "the number of sides it names must be 1 to 2.",
    ),
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
    ("granada_tiles", drop("tiles", ARENA_2), "the file", "Tiles: There are 53, but GRA-COMP-1 requires 54"),
    ("granada_tiles", change("count", to=53), "the file", "but the list 'tiles' requires 54"),
    ("granada_tiles", repeat("tiles", ARENA_2, id="more"), "more", "Another tile shows arena 2 too"),
    (
        "granada_tiles",
        change("tiles", ARENA_2, "back", "type", to="park"),
        "granada_residential_area_2_park_3",
        "Another tile shows park 3 too",
    ),
    ("granada_tiles", change("tiles", ARENA_2, "back", "type", to="arena"), ARENA_2, "Both faces show arena"),
    ("granada_tiles", change("tiles", ARENA_2, "back", "price", to=5), ARENA_2, "The prices are 2 and 5"),
    (
        "granada_tiles",
        together(
            change("tiles", ARENA_2, "front", "price", to=3),
            change("tiles", ARENA_2, "back", "price", to=4),
        ),
        ARENA_2,
        "The prices are 3 and 4, but GRA-COMP-1 requires an even front",
    ),
    (
        "granada_tiles",
        change("tiles", SCHOOL_12, "back", "price", to=14),
        f"{SCHOOL_12}, back",
        "The price 14 must lie between 2 and 13",
    ),
    (
        "granada_tiles",
        change("tiles", ARENA_2, "front", "type", to="tower"),
        f"{ARENA_2}, front",
        "must be one of: arena",
    ),
    (
        "granada_tiles",
        drop("tiles", ARENA_2, "front", "type"),
        f"{ARENA_2}, front",
        "The field 'type' is missing; add it.",
    ),
    ("granada_tiles", change("tiles", ARENA_2, "front", to=2), f"{ARENA_2}, front", "must be a JSON object"),
    (
        "granada_tiles",
        change("tiles", ARENA_2, "moats", to="NESW"),
        ARENA_2,
        "the number of sides it names must be 0 to 3.",
    ),
    ("granada_tiles", change("tiles", ARENA_2, "moats", to="SE"), ARENA_2, "out of NESW in this order"),
    ("granada_tiles", drop("tiles", ARENA_2, "moats"), f"{ARENA_2}, front", "The field 'moats' is missing; add it."),
    ("granada_tiles", change("tiles", ARENA_2, "back", "moats", to="NES"), f"{ARENA_2}, back", "'moats' is unknown"),
    (
        "granada_tiles",
        own_moats(ARENA_2, "ESW", "NESW"),
        f"{ARENA_2}, back",
        "the number of sides it names must be 0 to 3.",
    ),
    (
        "granada_tiles",
        own_moats(ARENA_2, "ESW", "EW"),
        ARENA_2,
        "The moats are 'ESW' and 'EW', but GRA-COMP-1 requires",
    ),
    ("granada_tiles", change("types", "arena", "count", to=11), "arena", "but GRA-COMP-1 requires 12"),
    ("granada_tiles", change("types", "arena", "id", to="castle"), "castle", "must be one of: arena"),
    ("granada_tiles", change("types", "arena", "symbols", to="one"), "arena", "'symbols' must be a whole number"),
    ("granada_tiles", drop("types", "arena"), "the file", "Types in 'types': There are 8, but GRA-COMP-1 requires 9"),
    ("granada_tiles", drop("type_order", 0), "the file", "each of these exactly once"),
    ("granada_tiles", drop("start_tiles", 0), "the file", "Starting tiles: There are 5, but GRA-COMP-2 requires 6"),
    ("granada_tiles", change("start_tiles", 0, "moats", to="S"), "granada_start_1", "it must name no side"),
]

MONEY: list[Case] = [
    ("money", drop("cards", "dukat_9_c"), "the file", "Cards dukat_9: There are 2, but ALH-COMP-2 requires 3"),
    (
        "money",
        change("cards", "dukat_9_c", "in_two_player_game", to=True),
        "the file",
        "Cards dukat_9 for the two-player game: There are 3, but ALH-DIRK-1 requires 2",
    ),
    ("money", change("cards", "dukat_9_c", "in_two_player_game", to=0), "dukat_9_c", "must be true or false"),
    ("money", change("cards", "dukat_9_c", "value", to=10), "dukat_9_c", "must lie between 1 and 9"),
    ("money", change("cards", "dukat_9_c", "value", to=8), "dukat_9_c", "must have the id 'dukat_8_c'"),
    ("money", change("cards", "dukat_9_c", "currency", to="euro"), "dukat_9_c", "must be one of: gulden"),
    ("money", change("cards", "dukat_9_c", "copy", to="d"), "dukat_9_c", "must be one of: a, b, c"),
    ("money", drop("market_fields", 3), "the file", "Market fields: There are 3, but ALH-COMP-4 requires 4"),
    ("money", change("market_fields", 0, "field", to=5), "market_fields number 1", "must be 1, 2, 3 or 4"),
    ("money", change("market_fields", 1, "field", to=1), "market_fields number 2", "The field 1 appears twice"),
    (
        "money",
        change("market_fields", 1, "currency", to="gulden"),
        "market_fields number 2",
        "gulden has a field already; each has its own",
    ),
    ("money", change("currencies", "dukat", "market_field", to=1), "dukat", "'market_field' is 1"),
    ("money", change("currencies", "dukat", "id", to="euro"), "euro", "must be one of: gulden"),
    ("money", drop("currencies", "dukat"), "the file", "Currencies: There are 3, but ALH-COMP-2 requires 4"),
    ("money", drop("scoring_cards", "scoring_b"), "the file", "Scoring cards: There are 1, but ALH-COMP-3 requires 2"),
    ("money", change("scoring_cards", "scoring_b", "round", to=3), "scoring_b", "The scoring 3 must be 1 or 2"),
    ("money", change("scoring_cards", "scoring_b", "round", to=1), "scoring_b", "Another card calls this scoring"),
    ("money", change("scoring_cards", "scoring_b", "pile", to=5), "scoring_b", "but ALH-SET-6 requires 4"),
    (
        "money",
        drop("bureaux_de_change", "bureau_denar_dukat"),
        "the file",
        "Bureaux de change: There are 5, but BUR-1 requires 6",
    ),
    (
        "money",
        change("bureaux_de_change", "bureau_denar_dukat", "currencies", to=["dirham", "gulden"]),
        "bureau_denar_dukat",
        "Another bureau has dirham and gulden too",
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
    ("money", drop("diamonds", "diamond_5_b"), "the file", "Diamonds: There are 10, but DIA-1 requires 11"),
    (
        "money",
        change("diamonds", "diamond_5_b", "value", to=6),
        "diamond_5_b",
        "must be 'diamond_6_' followed by one letter",
    ),
    (
        "money",
        together(change("diamonds", 10, "value", to=10), change("diamonds", 10, "id", to="diamond_10_a")),
        "the file",
        "run from 3 to 10, but DIA-1 requires 3 to 9",
    ),
    (
        "money",
        together(change("diamonds", 0, "value", to=4), change("diamonds", 0, "id", to="diamond_4_b")),
        "the file",
        "run from 4 to 9, but DIA-1 requires 3 to 9",
    ),
    ("money", drop("city_gates", "city_gate_6"), "the file", "City gates: There are 5, but GAT-1 requires 6"),
]

CHARACTERS: list[Case] = [
    ("characters", drop("characters", "fatima"), "the file", "Characters: There are 9, but CHA-1 requires 10"),
    ("characters", change("count", to=9), "the file", "but the list 'characters' requires 10"),
    ("characters", change("characters", "fatima", "id", to="aladdin"), "aladdin", "must be one of: abdul_karim"),
    ("characters", change("characters", "fatima", "symbol", to="scoring"), "fatima", "must be 'once' on this card"),
    ("characters", change("characters", "fatima", "symbol", to="moon"), "fatima", "must be one of: diamond"),
    ("characters", change("characters", "fatima", "victory_points", to=9), "fatima", "must be 8 on this card"),
    ("characters", change("characters", "fatima", "victory_points", to=8.0), "fatima", "must be 8 on this card"),
    ("characters", drop("characters", "fatima", "victory_points"), "fatima", "must be 8 on this card"),
    ("characters", change("characters", "fatima", "money_limit", to=7), "fatima", "This card has no 'money_limit'"),
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
    ("characters", change("characters", "fatima", "name", to=None), "fatima", "'name' must be text"),
    ("characters", change("shuffled_in", "piles", to=[3, 4, 5]), "the file, shuffled_in", "CHA-1 requires 2 cards"),
    ("characters", change("shuffled_in", "piles", to=["2"]), "the file, shuffled_in", "a list of whole numbers"),
    ("characters", change("shuffled_in", "per_pile", to=3), "the file, shuffled_in", "CHA-1 requires 2 cards"),
    ("characters", change("shuffled_in", "set_aside", to=3), "the file, shuffled_in", "4 cards set aside"),
    ("characters", change("symbols", "once", to=1), "the file, symbols", "'once' must be text"),
    ("characters", drop("symbols", "once"), "the file, symbols", "The field 'once' is missing; add it."),
]

TABLES: list[Case] = [
    (
        "scoring_tables",
        change("base_majorities", 5, "round_2", to=[13, 7]),
        "base_majorities number 6",
        "By ALH-SCO-4 the points must be 6, 13 / 6, 21 / 13 / 6.",
    ),
    ("scoring_tables", drop("base_majorities", 5), "the file", "but ALH-SCO-4 requires 6"),
    (
        "scoring_tables",
        change("base_majorities", 1, "type", to="pavilion"),
        "base_majorities number 2",
        "The type pavilion appears twice",
    ),
    ("scoring_tables", change("wall_points_per_section", to=2), "the file", "but ALH-SCO-1 requires 1"),
    ("scoring_tables", change("moat_points_per_section", to=2), "the file", "but GRA-SCO-1 requires 1"),
    (
        "scoring_tables",
        change("wall_moat_points_per_section_combined_game", to=1),
        "the file",
        "but COM-SCO-2 requires 2",
    ),
    ("scoring_tables", change("granada_multipliers", 2, "places", to=[3, 2]), "the file", "By GRA-SCO-3"),
    ("scoring_tables", change("granada_simplified", 1, "places", to=[3]), "the file", "3, 10 / 3, 18 / 10 / 3."),
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
    ("scoring_tables", drop("roll_and_write_places", 0), "the file", "but RNW-SCO-1 requires 6"),
    ("scoring_tables", change("roll_and_write_lines", 0, "points", to=3), "the file", "By RNW-SCO-4"),
    ("scoring_tables", change("roll_and_write_coins", 0, "coins", to=3), "the file", "By RNW-SCO-5"),
    ("scoring_tables", change("roll_and_write_coins", to=[]), "the file", "By RNW-SCO-5"),
    ("scoring_tables", change("roll_and_write_rounds", 0, "rounds", to=13), "the file", "By RNW-TURN-1"),
    (
        "scoring_tables",
        change("roll_and_write_imaginary_extra_points", 0, "points", to=20),
        "the file",
        "By RNW-SOLO-8",
    ),
]

SHEET: list[Case] = [
    (
        "roll_and_write_sheet",
        drop("grid_rows", 5),
        "the file",
        "Rows in 'grid_rows': There are 5, but RNW-SET-1 requires 6",
    ),
    ("roll_and_write_sheet", change("grid_rows", 0, "yellow", to=7), "grid_rows number 1", "one of 1 to 6"),
    ("roll_and_write_sheet", change("grid_rows", 1, "yellow", to=1), "grid_rows number 2", "The row 1 appears twice"),
    ("roll_and_write_sheet", drop("grid_rows", 0, "cells", 0), "grid_rows number 1", "Cells in the row"),
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
        "The cell 1, 1 is pavilion here but tower in 'grid_rows'",
    ),
    (
        "roll_and_write_sheet",
        drop("cells", 35),
        "the file",
        "Cells in 'cells': There are 35, but RNW-SET-1 requires 36",
    ),
    ("roll_and_write_sheet", change("cells", 0, "blue", to=7), "cells number 1", "not on the 6 x 6 grid"),
    ("roll_and_write_sheet", change("cells", 0, "blue", to=0), "cells number 1", "not on the 6 x 6 grid"),
    ("roll_and_write_sheet", repeat("cells", 0), "cells number 37", "The cell 1, 1 appears twice"),
    (
        "roll_and_write_sheet",
        change("boxes_per_type", 5, "boxes", to=6),
        "boxes_per_type number 6",
        "boxes_per_type number 6: tower: Boxes found: 6; the number in the grid (RNW-SET-1) requires 7",
    ),
    ("roll_and_write_sheet", drop("boxes_per_type", 5), "the file", "Types in 'boxes_per_type'"),
    (
        "roll_and_write_sheet",
        repeat("boxes_per_type", 0),
        "boxes_per_type number 7",
        "The type pavilion appears twice",
    ),
    ("roll_and_write_sheet", change("starting_coins", to=4), "the file", "but RNW-SET-5 requires 3"),
    ("roll_and_write_sheet", change("coin_supply", to=2), "the file", "'coin_supply' is 2"),
    ("roll_and_write_sheet", change("starting_buildings", to=2), "the file", "but RNW-SET-3 requires 3"),
    ("roll_and_write_sheet", change("dice", "blue", to=8), "the file, dice", "The blue die must have 6 sides"),
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
