"""The printed components as frozen values: a class for each kind of piece and each file."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

# Texts and colours that describe a piece but never affect a game are not part of the fingerprint.
DESCRIPTION: dict[str, Any] = {"description": True}


@dataclass(frozen=True, slots=True)
class BuildingTile:
    """A building tile; its walls are an ordered subset of the sides NESW."""

    id: str
    type: str
    price: int
    walls: str


@dataclass(frozen=True, slots=True)
class StartTile:
    """A starting tile of Alhambra or Granada; its walls (or moats) are always empty."""

    id: str
    type: str
    walls: str


@dataclass(frozen=True, slots=True)
class Face:
    """One face of a Granada tile; its moats are an ordered subset of the sides NESW."""

    type: str
    price: int
    moats: str


@dataclass(frozen=True, slots=True)
class GranadaTile:
    """A double-sided tile: an even price on the front, the next odd one on the back.

    Both faces have the same number of moats.
    """

    id: str
    front: Face
    back: Face


@dataclass(frozen=True, slots=True)
class MoneyFace:
    """A money card such as gulden_5, with its number of copies, including that for two players."""

    id: str
    currency: str
    value: int
    copies: int
    copies_with_two: int


@dataclass(frozen=True, slots=True)
class DiamondFace:
    """A diamond card such as diamond_5, with its number of copies."""

    id: str
    value: int
    copies: int


@dataclass(frozen=True, slots=True)
class BureauCard:
    """A bureau de change and its two currencies."""

    id: str
    currencies: tuple[str, str]


@dataclass(frozen=True, slots=True)
class ScoringCard:
    """The card that triggers a scoring, and the pile into which it is shuffled."""

    id: str
    round: int
    pile: int


@dataclass(frozen=True, slots=True)
class BaseTiles:
    """base_tiles.json: the building tiles and starting tiles of Alhambra."""

    type_order: tuple[str, ...]
    colors: Mapping[str, str] = field(metadata=DESCRIPTION)
    tiles: tuple[BuildingTile, ...]
    start_tiles: tuple[StartTile, ...]


@dataclass(frozen=True, slots=True)
class GranadaTiles:
    """granada_tiles.json: the double-sided tiles and starting tiles of Granada."""

    type_order: tuple[str, ...]
    tiles: tuple[GranadaTile, ...]
    start_tiles: tuple[StartTile, ...]


@dataclass(frozen=True, slots=True)
class Money:
    """money.json: all cards in the deck except characters.

    The currencies are in the order of the market fields.
    """

    currencies: tuple[str, ...]
    faces: tuple[MoneyFace, ...]
    diamonds: tuple[DiamondFace, ...]
    bureaus: tuple[BureauCard, ...]
    scoring_cards: tuple[ScoringCard, ...]
    gates: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PrintedSheet:
    """roll_and_write_sheet.json: rows are for the yellow and columns for the blue die."""

    rows: tuple[tuple[str, ...], ...]
    boxes: Mapping[str, int]
    starting_coins: int
    coin_supply: int
    starting_buildings: int

    def type_at(self, yellow: int, blue: int) -> str:
        """Return the building type in the row of the yellow and the column of the blue die."""
        return self.rows[yellow - 1][blue - 1]


@dataclass(frozen=True, slots=True)
class ScoringTables:
    """scoring_tables.json: tables by round have the points by place in scorings 1, 2 and 3."""

    wall_points: int
    moat_points: int
    wall_and_moat_points: int
    majorities: Mapping[str, tuple[tuple[int, ...], ...]]
    granada_multipliers: tuple[tuple[int, ...], ...]
    granada_simplified: tuple[tuple[int, ...], ...]
    roll_and_write_places: Mapping[str, tuple[int, ...]]
    roll_and_write_lines: Mapping[int, int]
    roll_and_write_coins_per_point: int
    roll_and_write_rounds: Mapping[int, int]
    roll_and_write_extra_points: Mapping[int, int]
