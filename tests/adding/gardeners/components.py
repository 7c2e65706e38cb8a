"""The components of the Gardeners."""

from dataclasses import dataclass
from typing import Final

from alhambra.components import Components, Document, Part


@dataclass(frozen=True, slots=True)
class GardenerSet:
    """gardeners.json: how many there are, and the points of a garden with one."""

    gardeners: int
    points: int


def read_gardeners(document: Document, others: Components) -> GardenerSet:
    root = document.root("gardeners", ("gardeners", "points"))
    return GardenerSet(root.number("gardeners", 1), root.number("points", 1))


def _ids(part: GardenerSet) -> list[str]:
    return []  # all gardeners are alike and have no names


GARDENERS_PART: Final = Part("gardeners", __name__, read_gardeners, _ids)
