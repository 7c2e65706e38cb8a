"""Base classes of actions: the decisions they belong to, and their fields."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr, trait

from alhambra.protocol.actions import Field, Words
from alhambra.tilegames.catalog import CARD_FIELD, CARDS_FIELD, CELL_FIELD, TILE_FIELD
from alhambra.tilegames.step import SeatAction

# --- decisions: traits that a SeatAction adds ---


@mypyc_attr(acyclic=True)
@trait
class TurnAction:
    """An action of a turn; one that is followed by another keeps the step."""


@mypyc_attr(acyclic=True)
@trait
class PlacingAction:
    """An action with a new tile."""


# --- fields ---


@mypyc_attr(acyclic=True)
class TileAction(SeatAction):
    """An action with a tile."""

    form: ClassVar[tuple[Field, ...]] = (TILE_FIELD,)

    def __init__(self, words: Words, tile: int) -> None:
        self.words = words
        self.tile: Final = tile


@mypyc_attr(acyclic=True)
class PaidTileAction(SeatAction):
    """An action with a tile that is paid for with cards."""

    form: ClassVar[tuple[Field, ...]] = (TILE_FIELD, CARDS_FIELD)

    def __init__(self, words: Words, tile: int, cards: tuple[int, ...]) -> None:
        self.words = words
        self.tile: Final = tile
        self.cards: Final = cards


@mypyc_attr(acyclic=True)
class CellAction(SeatAction):
    """An action with a tile and a cell of the palace."""

    form: ClassVar[tuple[Field, ...]] = (TILE_FIELD, CELL_FIELD)

    def __init__(self, words: Words, tile: int, cell: int) -> None:
        self.words = words
        self.tile: Final = tile
        self.cell: Final = cell


@mypyc_attr(acyclic=True)
class CardAction(SeatAction):
    """An action with a card."""

    form: ClassVar[tuple[Field, ...]] = (CARD_FIELD,)

    def __init__(self, words: Words, card: int) -> None:
        self.words = words
        self.card: Final = card


@mypyc_attr(acyclic=True)
class CardsAction(SeatAction):
    """An action with several cards."""

    form: ClassVar[tuple[Field, ...]] = (CARDS_FIELD,)

    def __init__(self, words: Words, cards: tuple[int, ...]) -> None:
        self.words = words
        self.cards: Final = cards
