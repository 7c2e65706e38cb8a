"""The components of the Camps."""

from dataclasses import dataclass
from typing import Final

from alhambra.components.entry import SIDES, ComponentEntry, Document
from alhambra.components.loading import Components
from alhambra.components.parts import Part
from alhambra.components.tiles import DEAREST
from alhambra.protocol.errors import Phrase

_MOST_BASTIONS = 2
_CAMPS = 8


@dataclass(frozen=True, slots=True)
class Camp:
    """A camp with its bastions; its other sides are green."""

    id: str
    price: int
    bastions: str


@dataclass(frozen=True, slots=True)
class CampComponents:
    """camps.json."""

    camps: tuple[Camp, ...]


def read_camps(document: Document, others: Components) -> CampComponents:
    root = document.root("camps", ("count", "camps"), ("sides_notation",))
    camps = [
        _camp(entry)
        for entry in root.entries("camps", ("id", "price", "bastions", "arrows", "green_sides"), texts=("evidence",))
    ]
    root.require_count(Phrase("camps"), len(camps), _CAMPS, "CAM-1")
    root.require_stated_count("camps", len(camps))
    return CampComponents(tuple(camps))


def _camp(entry: ComponentEntry) -> Camp:
    bastions = entry.sides("bastions", 1, _MOST_BASTIONS)
    entry.require(entry.text("arrows") == bastions, "component-camp-arrows", expected=bastions)
    green = "".join(side for side in SIDES if side not in bastions)
    entry.require(entry.text("green_sides") == green, "component-camp-green-sides", expected=green)
    return Camp(entry.identifier(), entry.number("price", 1, DEAREST), bastions)


CAMPS_PART: Final = Part("camps", __name__, read_camps, lambda part: [camp.id for camp in part.camps])
