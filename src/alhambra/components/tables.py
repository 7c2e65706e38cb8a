"""The scoring tables: Alhambra's majorities, Granada's multipliers, and those of Roll & Write."""

from alhambra.components.entry import ComponentEntry, Document
from alhambra.components.tiles import TYPES
from alhambra.components.values import ScoringTables
from alhambra.protocol.errors import Phrase

Places = tuple[int, ...]

_LAST_PLACE_POINTS = {kind: points for points, kind in enumerate(TYPES, start=1)}
_GRANADA_MULTIPLIERS: tuple[Places, ...] = ((1,), (2, 1), (3, 2, 1))
_GRANADA_SIMPLIFIED: tuple[Places, ...] = ((3,), (10, 3), (18, 10, 3))
_LINES = {4: 2, 5: 5, 6: 10}
_COINS = {2: 1}
_ROUNDS = {5: 12, 4: 15, 3: 18, 2: 18, 1: 18}
_EXTRA_POINTS = {2: 21, 3: 18, 4: 15}
_PLACES = 3
_FIELDS = (
    "wall_points_per_section",
    "moat_points_per_section",
    "wall_moat_points_per_section_combined_game",
    "base_majorities",
    "granada_multipliers",
    "granada_simplified",
    "roll_and_write_places",
    "roll_and_write_lines",
    "roll_and_write_coins",
    "roll_and_write_rounds",
    "roll_and_write_imaginary_extra_points",
)


def read_scoring_tables(document: Document) -> ScoringTables:
    root = document.root("scoring_tables", _FIELDS, ("tie_rule_base", "tie_rule_granada"))
    (coins,) = _pairs(root, "roll_and_write_coins", "coins", "points", _COINS, "RNW-SCO-5")
    return ScoringTables(
        wall_points=_fixed(root, "wall_points_per_section", 1, "ALH-SCO-1"),
        moat_points=_fixed(root, "moat_points_per_section", 1, "GRA-SCO-1"),
        wall_and_moat_points=_fixed(root, "wall_moat_points_per_section_combined_game", 2, "COM-SCO-2"),
        majorities=_majorities(root),
        granada_multipliers=_by_round(root, "granada_multipliers", _GRANADA_MULTIPLIERS, "GRA-SCO-3"),
        granada_simplified=_by_round(root, "granada_simplified", _GRANADA_SIMPLIFIED, "GRA-SCO-5"),
        roll_and_write_places=_roll_and_write_places(root),
        roll_and_write_lines=_pairs(root, "roll_and_write_lines", "crosses", "points", _LINES, "RNW-SCO-4"),
        roll_and_write_coins_per_point=coins,
        roll_and_write_rounds=_pairs(root, "roll_and_write_rounds", "players", "rounds", _ROUNDS, "RNW-TURN-1"),
        roll_and_write_extra_points=_pairs(
            root, "roll_and_write_imaginary_extra_points", "imaginary_players", "points", _EXTRA_POINTS, "RNW-SOLO-8"
        ),
    )


def _fixed(root: ComponentEntry, field: str, expected: int, clause: str) -> int:
    found = root.number(field)
    root.require(found == expected, "component-fixed", field=field, found=found, clause=clause, expected=expected)
    return found


def _majorities(root: ComponentEntry) -> dict[str, tuple[Places, ...]]:
    """Return each type's points in the three scorings (ALH-SCO-4).

    A place is worth 7 or 8 points more than the next.
    """
    table: dict[str, tuple[Places, ...]] = {}
    for entry in root.entries("base_majorities", ("type", "round_1", "round_2", "round_3")):
        kind = _new_type(entry, table)
        found = (entry.numbers("round_1"), entry.numbers("round_2"), entry.numbers("round_3"))
        last = _LAST_PLACE_POINTS[kind]
        expected = ((last,), (last + 7, last), (last + 15, last + 7, last))
        points = _shown(expected)
        entry.require(found == expected, "component-majorities", type=kind, points=points, clause="ALH-SCO-4")
        table[kind] = found
    root.require_count(Phrase("types-in-list", field="base_majorities"), len(table), len(TYPES), "ALH-SCO-4")
    return table


def _by_round(root: ComponentEntry, field: str, expected: tuple[Places, ...], clause: str) -> tuple[Places, ...]:
    found = {entry.number("round"): entry.numbers("places") for entry in root.entries(field, ("round", "places"))}
    as_expected = found == dict(enumerate(expected, start=1))
    root.require(as_expected, "component-rounds", field=field, places=_shown(expected), clause=clause)
    return expected


def _roll_and_write_places(root: ComponentEntry) -> dict[str, Places]:
    table: dict[str, Places] = {}
    for entry in root.entries("roll_and_write_places", ("type", "places"), texts=("evidence",)):
        kind = _new_type(entry, table)
        places = entry.numbers("places")
        falling = len(places) == _PLACES and places[0] > places[1] > places[2] > 0
        entry.require(falling, "component-places", field="places", clause="RNW-SCO-1")
        table[kind] = places
    root.require_count(Phrase("types-in-list", field="roll_and_write_places"), len(table), len(TYPES), "RNW-SCO-1")
    return table


def _new_type(entry: ComponentEntry, table: dict[str, tuple[Places, ...]] | dict[str, Places]) -> str:
    kind = entry.word("type", TYPES)
    entry.require(kind not in table, "component-type-twice", type=kind)
    return kind


def _pairs(
    root: ComponentEntry, field: str, key: str, value: str, expected: dict[int, int], clause: str
) -> dict[int, int]:
    pairs = [(entry.number(key), entry.number(value)) for entry in root.entries(field, (key, value))]
    shown = _shown(tuple(expected.items()))
    as_expected = sorted(pairs) == sorted(expected.items())
    root.require(as_expected, "component-pairs", field=field, first=key, second=value, pairs=shown, clause=clause)
    return dict(sorted(pairs))


def _shown(rows: tuple[Places, ...] | tuple[tuple[int, int], ...]) -> str:
    return ", ".join(" / ".join(str(number) for number in row) for row in rows)
