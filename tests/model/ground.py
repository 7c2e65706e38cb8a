"""The building ground: what may be placed where, and how its lines and tiles score."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import combinations, product

Cell = tuple[int, int]
Gate = frozenset[Cell]
Side = tuple[Cell, str]

START: Cell = (0, 0)
STEP: dict[str, Cell] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE: dict[str, str] = {"N": "S", "E": "W", "S": "N", "W": "E"}
PALACE_KINDS = frozenset({"start", "building", "hut"})


@dataclass(frozen=True)
class Piece:
    """A tile; `marked` holds its sides with a wall (palace tiles), a bastion (camps) or a moat (Granada tiles)."""

    name: str
    kind: str
    type: str | None = None
    price: int | None = None
    marked: frozenset[str] = frozenset()


@dataclass
class Ground:
    """All tiles by cell (x to the east, y to the south), the gates, and the city's starting cell if there is a city.

    In plain Granada the starting tile is of the kind "granada", at (0, 0), and `city_start` is (0, 0).
    """

    tiles: dict[Cell, Piece]
    gates: set[Gate] = field(default_factory=set)
    city_start: Cell | None = None

    def copy(self) -> Ground:
        return Ground(dict(self.tiles), set(self.gates), self.city_start)


# ---------------------------------------------------------------------------------------------------------------------
# Cells, contacts and districts
# ---------------------------------------------------------------------------------------------------------------------


def beyond(cell: Cell, side: str) -> Cell:
    """Return the cell on the other side of this side."""
    return (cell[0] + STEP[side][0], cell[1] + STEP[side][1])


def palace_cells(ground: Ground) -> set[Cell]:
    return {cell for cell, piece in ground.tiles.items() if piece.kind in PALACE_KINDS}


def city_cells(ground: Ground) -> set[Cell]:
    return {cell for cell, piece in ground.tiles.items() if piece.kind == "granada"}


def camp_cells(ground: Ground) -> set[Cell]:
    return {cell for cell, piece in ground.tiles.items() if piece.kind == "camp"}


@dataclass(frozen=True)
class Contact:
    """A side of one tile that touches a tile of another cell, and whether each of the two sides is marked."""

    here: Cell
    there: Cell
    marked_here: bool
    marked_there: bool


def contacts(ground: Ground, cells: set[Cell], others: set[Cell]) -> list[Contact]:
    """Return every side of a tile on `cells` that touches a tile on `others`."""
    found = []
    for cell in sorted(cells):
        for side in "NESW":
            neighbour = beyond(cell, side)
            if neighbour in others:
                marked_here = side in ground.tiles[cell].marked
                marked_there = OPPOSITE[side] in ground.tiles[neighbour].marked
                found.append(Contact(cell, neighbour, marked_here, marked_there))
    return found


def flood(sources: Iterable[Cell], steps: Callable[[Cell], Iterable[Cell]]) -> set[Cell]:
    """Return all cells that can be reached from the sources."""
    reached: set[Cell] = set()
    waiting = list(sources)
    while waiting:
        cell = waiting.pop()
        if cell not in reached:
            reached.add(cell)
            waiting.extend(steps(cell))
    return reached


def joined_by_sides(first: Cell, cells: set[Cell]) -> set[Cell]:
    """Return the cells that can be reached from the first by steps across sides."""
    return flood([first], lambda cell: {beyond(cell, side) for side in "NESW"} & cells)


# ---------------------------------------------------------------------------------------------------------------------
# Violations of a ground
# ---------------------------------------------------------------------------------------------------------------------


def faults(ground: Ground) -> list[str]:
    """Return the clauses that the ground as a whole violates; empty if it is legal."""
    checks: list[tuple[str, bool]] = [
        ("ALH-PLACE-4", has_unlike_sides(ground)),
        ("ALH-PLACE-5", has_lonely_tile(ground)),
        ("ALH-PLACE-6", has_unreachable_palace_tile(ground)),
        (city_walking_clause(ground), has_unreachable_city_tile(ground)),
        ("ALH-PLACE-7", bool(holes(ground))),
        ("CAM-3", has_wrong_camp_contact(ground) or bool(camps_without_wall(ground))),
        ("CAM-4", has_camps_touching_with_bastion(ground)),
        ("COM-PLACE-1", has_wrong_palace_city_contact(ground)),
        ("COM-PLACE-5", palace_and_city_are_apart(ground)),
        ("GAT-4", has_gate_off_double_wall(ground)),
    ]
    return in_order_once(clause for clause, violated in checks if violated)


def in_order_once(clauses: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(clauses))


def has_unlike_sides(ground: Ground) -> bool:
    """ALH-PLACE-4, within the palace and (GRA: moats for walls) within the city."""
    palace, city = palace_cells(ground), city_cells(ground)
    touching = contacts(ground, palace, palace) + contacts(ground, city, city)
    return any(contact.marked_here != contact.marked_there for contact in touching)


def has_lonely_tile(ground: Ground) -> bool:
    """ALH-PLACE-5: a tile other than the starting tile that touches nothing with a side."""
    return any(
        cell != START and all(beyond(cell, side) not in ground.tiles for side in "NESW") for cell in ground.tiles
    )


def reachable_on_foot(ground: Ground, district: set[Cell], start: Cell | None) -> set[Cell]:
    """ALH-PLACE-6: tiles of the district reached from its starting tile across open sides and through gates."""
    if start is None or start not in district:
        return set()

    def walks(cell: Cell) -> list[Cell]:
        return [
            contact.there
            for contact in contacts(ground, {cell}, district)
            if not (contact.marked_here or contact.marked_there) or frozenset({cell, contact.there}) in ground.gates
        ]

    return flood([start], walks)


def has_unreachable_palace_tile(ground: Ground) -> bool:
    palace = palace_cells(ground)
    return reachable_on_foot(ground, palace, START) != palace


def has_unreachable_city_tile(ground: Ground) -> bool:
    city = city_cells(ground)
    return reachable_on_foot(ground, city, ground.city_start) != city


def city_walking_clause(ground: Ground) -> str:
    """Beside a palace the city's walking rule is that of the combined game."""
    return "COM-PLACE-3" if palace_cells(ground) else "ALH-PLACE-6"


def holes(ground: Ground) -> set[Cell]:
    """ALH-PLACE-7, CAM-6, COM-PLACE-4: empty cells that cannot be reached from outside by steps across sides."""
    around = surroundings(ground)
    empty = around - set(ground.tiles)
    outermost_corner = min(around)
    return empty - joined_by_sides(outermost_corner, empty)


def surroundings(ground: Ground) -> set[Cell]:
    """Return all cells of the bounding rectangle of the tiles, with a margin of one."""
    columns = [x for x, _ in ground.tiles]
    rows = [y for _, y in ground.tiles]
    return set(product(range(min(columns) - 1, max(columns) + 2), range(min(rows) - 1, max(rows) + 2)))


def has_wrong_camp_contact(ground: Ground) -> bool:
    """CAM-3, CAM-5: a camp touches a palace tile other than with a bastion against a wall."""
    touching = contacts(ground, camp_cells(ground), palace_cells(ground))
    return any(not (contact.marked_here and contact.marked_there) for contact in touching)


def camps_without_wall(ground: Ground) -> set[Cell]:
    """CAM-3: camps with no wall against any of their bastions."""
    touching = contacts(ground, camp_cells(ground), palace_cells(ground))
    return camp_cells(ground) - {contact.here for contact in touching if contact.marked_here and contact.marked_there}


def has_camps_touching_with_bastion(ground: Ground) -> bool:
    """CAM-4."""
    camps = camp_cells(ground)
    return any(contact.marked_here or contact.marked_there for contact in contacts(ground, camps, camps))


def has_wrong_palace_city_contact(ground: Ground) -> bool:
    """COM-PLACE-1."""
    touching = contacts(ground, palace_cells(ground), city_cells(ground))
    return any(not (contact.marked_here and contact.marked_there) for contact in touching)


def palace_and_city_are_apart(ground: Ground) -> bool:
    """COM-PLACE-5: both exist, but no wall faces a moat."""
    palace, city = palace_cells(ground), city_cells(ground)
    touching = contacts(ground, palace, city)
    return bool(palace and city) and not any(contact.marked_here and contact.marked_there for contact in touching)


def has_gate_off_double_wall(ground: Ground) -> bool:
    """GAT-4: a gate is not on a double wall between two palace tiles."""
    palace = palace_cells(ground)
    double_walls = {
        frozenset({contact.here, contact.there})
        for contact in contacts(ground, palace, palace)
        if contact.marked_here and contact.marked_there
    }
    return not ground.gates <= double_walls


# ---------------------------------------------------------------------------------------------------------------------
# Placing, removing, swapping
# ---------------------------------------------------------------------------------------------------------------------


def with_piece(ground: Ground, piece: Piece, cell: Cell, gate: Gate | None = None) -> Ground:
    """Return the ground after this piece is placed; the first Granada tile becomes the city's starting tile."""
    after = ground.copy()
    after.tiles[cell] = piece
    if gate is not None:
        after.gates.add(gate)
    if piece.kind == "granada" and after.city_start is None:
        after.city_start = cell
    return after


def without_piece(ground: Ground, cell: Cell) -> Ground:
    after = ground.copy()
    del after.tiles[cell]
    return after


def placement_faults(ground: Ground, piece: Piece, cell: Cell, gate: Gate | None = None) -> list[str]:
    """Return why this piece may not be placed there now, with this gate or none; an occupied cell is ALH-PLACE-1."""
    if cell in ground.tiles:
        return ["ALH-PLACE-1"]
    after = with_piece(ground, piece, cell, gate)
    return in_order_once(first_city_tile_faults(ground, after) + gate_faults(after, cell, gate) + faults(after))


def first_city_tile_faults(before: Ground, after: Ground) -> list[str]:
    """COM-PLACE-2: the first Granada tile is placed with a moat against a wall."""
    is_first = not city_cells(before) and bool(city_cells(after))
    return ["COM-PLACE-2"] if is_first and palace_and_city_are_apart(after) else []


def gate_faults(after: Ground, cell: Cell, gate: Gate | None) -> list[str]:
    """GAT-4, GAT-9: a gate belongs to the tile being placed, which touches the palace only across double walls."""
    if gate is None:
        return []
    if cell not in gate:
        return ["GAT-4"]
    touching = contacts(after, {cell}, palace_cells(after))
    joins_openly = any(not contact.marked_here and not contact.marked_there for contact in touching)
    return ["GAT-9"] if joins_openly else []


def redesign_ban(ground: Ground, cell: Cell) -> list[str]:
    """Return why the tile on this cell can never be redesigned, or that there is none."""
    if cell not in ground.tiles:
        return ["ALH-RED-1"]
    bans = []
    if cell == START:
        bans.append("ALH-RED-3")
    elif cell == ground.city_start:
        bans.append("COM-PLACE-2")
    if any(cell in gate for gate in ground.gates):
        bans.append("GAT-8")
    return bans


def removal_faults(ground: Ground, cell: Cell) -> list[str]:
    """Return why the tile on this cell may not go into the reserve."""
    banned = redesign_ban(ground, cell)
    if banned:
        return banned
    after = without_piece(ground, cell)
    return lost_camp_faults(after, cell) + faults(after)


def swap_faults(ground: Ground, cell: Cell, piece: Piece, gate: Gate | None = None) -> list[str]:
    """Return why the tile on this cell may not be swapped with this piece from the reserve, with this gate or none."""
    banned = redesign_ban(ground, cell)
    if banned:
        return banned
    before = without_piece(ground, cell)
    after = with_piece(before, piece, cell, gate)
    found = first_city_tile_faults(before, after) + gate_faults(after, cell, gate)
    return in_order_once(found + lost_camp_faults(after, cell) + faults(after))


def lost_camp_faults(after: Ground, changed: Cell) -> list[str]:
    """CAM-10: the change leaves another camp without a wall against any bastion."""
    return ["CAM-10"] if camps_without_wall(after) - {changed} else []


def possible_gates(cell: Cell) -> list[Gate | None]:
    return [None, *(frozenset({cell, beyond(cell, side)}) for side in "NESW")]


def legal_placements(ground: Ground, piece: Piece) -> set[tuple[Cell, Gate | None]]:
    """Return every cell for the piece, without a gate and with each possible gate."""
    return {
        (cell, gate)
        for cell in surroundings(ground)
        for gate in possible_gates(cell)
        if not placement_faults(ground, piece, cell, gate)
    }


def legal_removals(ground: Ground) -> set[Cell]:
    return {cell for cell in ground.tiles if not removal_faults(ground, cell)}


def legal_swaps(ground: Ground, piece: Piece) -> set[tuple[Cell, Gate | None]]:
    """Return every cell whose tile may be swapped with the piece, without a gate and with each possible gate."""
    return {
        (cell, gate)
        for cell in ground.tiles
        for gate in possible_gates(cell)
        if not swap_faults(ground, cell, piece, gate)
    }


# ---------------------------------------------------------------------------------------------------------------------
# Lines: walls, moats, and where they coincide
# ---------------------------------------------------------------------------------------------------------------------


def longest_wall(ground: Ground) -> int:
    """ALH-SCO-1 to -3: sides in the longest connected segment of outer wall."""
    palace = palace_cells(ground)
    return longest_piece(palace, marked_outer_sides(ground, palace))


def longest_moat(ground: Ground) -> int:
    """GRA-SCO-1, COM-SCO-1: the same for the moats of the city."""
    city = city_cells(ground)
    return longest_piece(city, marked_outer_sides(ground, city))


def longest_wall_and_moat(ground: Ground) -> int:
    """COM-SCO-2: sides in the longest segment where wall and moat coincide, along the palace's outline."""
    palace, city = palace_cells(ground), city_cells(ground)
    together = {
        (cell, side)
        for cell, side in marked_outer_sides(ground, palace)
        if beyond(cell, side) in city and OPPOSITE[side] in ground.tiles[beyond(cell, side)].marked
    }
    return longest_piece(palace, together)


def marked_outer_sides(ground: Ground, district: set[Cell]) -> set[Side]:
    """Return the marked sides of the district's tiles that do not touch another of its tiles."""
    marked = {(cell, side) for cell in district for side in ground.tiles[cell].marked}
    return {(cell, side) for cell, side in marked if beyond(cell, side) not in district}


def longest_piece(district: set[Cell], sides: set[Side]) -> int:
    """Return the size of the largest set of these outer sides that is connected along the outline."""
    links = {frozenset({one, other}) for one, other in combinations(sides, 2) if outline_joins(district, one, other)}
    longest = 0
    for first in sides:
        piece = {first}
        while grown := {side for link in links if link & piece for side in link} - piece:
            piece |= grown
        longest = max(longest, len(piece))
    return longest


def outline_joins(district: set[Cell], one: Side, other: Side) -> bool:
    """Return whether the outline leads from one outer side directly to the other, at a shared corner.

    At a corner the line continues along the tiles that touch side to side around it. So where two tiles touch only at
    that corner, the line turns around the corner of its own tile (ALH-SCO-2).
    """
    shared = corners(one) & corners(other)
    return any(other[0] in joined_by_sides(one[0], cells_around(corner) & district) for corner in shared)


def corners(side: Side) -> set[Cell]:
    """Return the two ends of a side; the corner (x, y) is the north-western one of the cell (x, y)."""
    (x, y), direction = side
    return {
        "N": {(x, y), (x + 1, y)},
        "E": {(x + 1, y), (x + 1, y + 1)},
        "S": {(x, y + 1), (x + 1, y + 1)},
        "W": {(x, y), (x, y + 1)},
    }[direction]


def cells_around(corner: Cell) -> set[Cell]:
    x, y = corner
    return {(x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)}


# ---------------------------------------------------------------------------------------------------------------------
# Camps, huts and types
# ---------------------------------------------------------------------------------------------------------------------


def camp_points(ground: Ground) -> int:
    """CAM-7: for each bastion the palace tiles in an unbroken straight line beyond it."""
    palace = palace_cells(ground)
    points = 0
    for camp in camp_cells(ground):
        for bastion in ground.tiles[camp].marked:
            cell = beyond(camp, bastion)
            while cell in palace:
                points += 1
                cell = beyond(cell, bastion)
    return points


def hut_value(ground: Ground, cell: Cell) -> int:
    """HUT-7, HUT-8: building tiles of the hut's type beside it with no wall between, at most three."""
    hut = ground.tiles[cell]
    alike = {there for there, piece in ground.tiles.items() if piece.kind == "building" and piece.type == hut.type}
    neighbours = [
        contact for contact in contacts(ground, {cell}, alike) if not (contact.marked_here or contact.marked_there)
    ]
    return min(len(neighbours), 3)


def type_counts(ground: Ground) -> Counter[str]:
    """Return the number of tiles of each type; a hut counts by its value (HUT-7)."""
    counts: Counter[str] = Counter()
    for cell, piece in ground.tiles.items():
        if piece.type is not None:
            counts[piece.type] += hut_value(ground, cell) if piece.kind == "hut" else 1
    return counts


def city_prices(ground: Ground) -> dict[str, list[int]]:
    """Return the prices of the Granada tiles by type, for GRA-SCO-4."""
    prices: dict[str, list[int]] = {}
    for cell in sorted(city_cells(ground)):
        piece = ground.tiles[cell]
        if piece.type is not None and piece.price is not None:
            prices.setdefault(piece.type, []).append(piece.price)
    return prices
