"""The components of the Builders' Huts."""

from dataclasses import dataclass
from typing import Final

from alhambra.components.entry import ComponentEntry, Document, check_counts
from alhambra.components.loading import Components
from alhambra.components.parts import Part
from alhambra.components.tiles import MOST_WALLS, TYPES
from alhambra.components.values import BaseTiles

_HUTS = {"pavilion": 3, "seraglio": 3, "arcades": 4, "chambers": 4, "garden": 5, "tower": 5}
_HUT_LIMIT = 3


@dataclass(frozen=True, slots=True)
class Hut:
    """A builder's hut of one building type."""

    id: str
    type: str
    walls: str


@dataclass(frozen=True, slots=True)
class HutComponents:
    """huts.json: the huts, and how many a seat may own."""

    huts: tuple[Hut, ...]
    limit: int


def read_huts(document: Document, others: Components) -> HutComponents:
    root = document.root("builders_huts", ("count", "max_huts_per_player", "huts"))
    huts = [
        _hut(entry, others.base_tiles)
        for entry in root.entries("huts", ("id", "type", "walls"), texts=("color", "evidence"))
    ]
    check_counts(root, [hut.type for hut in huts], _HUTS, "huts-of-type", "HUT-1")
    root.require_stated_count("huts", len(huts))
    limit = root.number("max_huts_per_player")
    root.require(
        limit == _HUT_LIMIT,
        "component-fixed",
        field="max_huts_per_player",
        found=limit,
        clause="HUT-5",
        expected=_HUT_LIMIT,
    )
    return HutComponents(tuple(huts), limit)


def _hut(entry: ComponentEntry, base: BaseTiles) -> Hut:
    kind = entry.word("type", TYPES)
    color = base.colors[kind]
    as_printed = entry.data.get("color", color) == color
    entry.require(as_printed, "component-hut-colour", colour=color, type=kind, clause="HUT-1")
    return Hut(entry.identifier(), kind, entry.sides("walls", 0, MOST_WALLS))


HUTS_PART: Final = Part("huts", __name__, read_huts, lambda part: [hut.id for hut in part.huts])
