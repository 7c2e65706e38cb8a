"""The printed components of all games, as validated data."""

from alhambra.components.entry import ComponentEntry, Document
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
    PrintedSheet,
    ScoringCard,
    ScoringTables,
    StartTile,
)

__all__ = [
    "DIRECTORY_VARIABLE",
    "PARTS",
    "STATUSES",
    "BaseTiles",
    "BuildingTile",
    "BureauCard",
    "ComponentEntry",
    "ComponentError",
    "Components",
    "DiamondFace",
    "Document",
    "Face",
    "GranadaTile",
    "GranadaTiles",
    "Money",
    "MoneyFace",
    "Part",
    "PrintedSheet",
    "Provenance",
    "ScoringCard",
    "ScoringTables",
    "StartTile",
    "add_part",
    "load_components",
    "packaged_file",
]
