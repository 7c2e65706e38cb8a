"""What actions of many rules have in common: the decision that they are for, and their fields."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr, trait

from alhambra.protocol.actions import Field, Words
from alhambra.tilegames.catalog import CARD_FIELD, CARDS_FIELD, CELL_FIELD, TILE_FIELD
from alhambra.tilegames.step import SeatAction

# --- the decisions: a SeatAction is one of these besides ---


@mypyc_attr(acyclic=True)
@trait
class TurnAction:
    """Something that a seat may choose in its turn. If the seat then has another action, it keeps the step."""


@mypyc_attr(acyclic=True)
@trait
class PlacingAction:
    """Something that a seat may do with a new tile."""


# --- the fields ---


@mypyc_attr(acyclic=True)
class TileAction(SeatAction):
    """Something with a tile."""

    form: ClassVar[tuple[Field, ...]] = (TILE_FIELD,)

    def __init__(self, words: Words, tile: int) -> None:
        self.words = words
        self.tile: Final = tile


@mypyc_attr(acyclic=True)
class PaidTileAction(SeatAction):
    """Something with a tile that is paid with cards."""

    form: ClassVar[tuple[Field, ...]] = (TILE_FIELD, CARDS_FIELD)

    def __init__(self, words: Words, tile: int, cards: tuple[int, ...]) -> None:
        self.words = words
        self.tile: Final = tile
        self.cards: Final = cards


@mypyc_attr(acyclic=True)
class CellAction(SeatAction):
    """Something with a tile and a cell of the palace."""

    form: ClassVar[tuple[Field, ...]] = (TILE_FIELD, CELL_FIELD)

    def __init__(self, words: Words, tile: int, cell: int) -> None:
        self.words = words
        self.tile: Final = tile
        self.cell: Final = cell


@mypyc_attr(acyclic=True)
class CardAction(SeatAction):
    """Something with a card."""

    form: ClassVar[tuple[Field, ...]] = (CARD_FIELD,)

    def __init__(self, words: Words, card: int) -> None:
        self.words = words
        self.card: Final = card


@mypyc_attr(acyclic=True)
class CardsAction(SeatAction):
    """Something with several cards."""

    form: ClassVar[tuple[Field, ...]] = (CARDS_FIELD,)

    def __init__(self, words: Words, cards: tuple[int, ...]) -> None:
        self.words = words
        self.cards: Final = cards
