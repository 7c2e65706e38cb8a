"""What is printed on the material of all games, as checked data."""

from alhambra.components.entry import Document, Entry
from alhambra.components.errors import ComponentError
from alhambra.components.loading import DIRECTORY_VARIABLE, PARTS, Components, add_part, load_components, packaged_file
from alhambra.components.parts import Part
from alhambra.components.provenance import STATUSES, Provenance
from alhambra.components.values import (
    BaseTiles,
    BuildingTile,
    BureauCard,
    DiamondFace,
    Face,
    GranadaTile,
    GranadaTiles,
    Money,
    MoneyFace,
    ScoringCard,
    ScoringTables,
    Sheet,
    StartTile,
)

__all__ = [
    "DIRECTORY_VARIABLE",
    "PARTS",
    "STATUSES",
    "BaseTiles",
    "BuildingTile",
    "BureauCard",
    "ComponentError",
    "Components",
    "DiamondFace",
    "Document",
    "Entry",
    "Face",
    "GranadaTile",
    "GranadaTiles",
    "Money",
    "MoneyFace",
    "Part",
    "Provenance",
    "ScoringCard",
    "ScoringTables",
    "Sheet",
    "StartTile",
    "add_part",
    "load_components",
    "packaged_file",
]
