"""Short names for the tiles of the handmade grounds."""

from __future__ import annotations

from collections.abc import Mapping

from tests.model.ground import START, Cell, Gate, Ground, Piece


def building(walls: str = "", type_name: str = "tower", price: int = 7) -> Piece:
    return Piece(f"{type_name}_{price}_{walls}", "building", type_name, price, frozenset(walls))


def hut(walls: str = "", type_name: str = "tower") -> Piece:
    return Piece(f"hut_{type_name}_{walls}", "hut", type_name, None, frozenset(walls))


def camp(bastions: str, price: int = 5) -> Piece:
    return Piece(f"camp_{bastions}", "camp", None, price, frozenset(bastions))


def granada(moats: str = "", type_name: str = "school", price: int = 2) -> Piece:
    return Piece(f"{type_name}_{price}_{moats}", "granada", type_name, price, frozenset(moats))


FOUNTAIN = Piece("fountain", "start")
CITY_START_TILE = Piece("granada_start", "granada")


def palace(tiles: Mapping[Cell, Piece] | None = None, gates: tuple[Gate, ...] = ()) -> Ground:
    """Return a palace with the starting tile and these tiles."""
    return Ground({START: FOUNTAIN, **(tiles or {})}, set(gates))


def combined(tiles: Mapping[Cell, Piece], city_start: Cell) -> Ground:
    return Ground({START: FOUNTAIN, **tiles}, city_start=city_start)


def city(tiles: Mapping[Cell, Piece] | None = None) -> Ground:
    """Return a city of plain Granada with its starting tile and these tiles."""
    return Ground({START: CITY_START_TILE, **(tiles or {})}, city_start=START)


def gate_between(one: Cell, other: Cell) -> Gate:
    return frozenset({one, other})
