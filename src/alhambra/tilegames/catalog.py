"""The pieces of a game, that is, every face of every tile, with their printed properties."""

from collections.abc import Sequence
from typing import Final

from alhambra.palace.shapes import shape_code, sides_mask, sides_text
from alhambra.protocol.actions import CELL, NAME, NAMES, UNKNOWN, Field
from alhambra.protocol.errors import ConfigError, quoted
from alhambra.protocol.positions.fields import IN_ORDER
from alhambra.tilegames.messages import TileFace

NO_TYPE: Final = -1
NO_FACE: Final = -1
NO_TILE: Final = -1  # on an empty slot of the market
FIELDS: Final = 4  # of the market, each with a slot for each bag

# Locations of things named in actions.
HAND: Final = "hand"
DISPLAY: Final = "display"
ON_CELL: Final = "cell"  # the cell of the palace named in the action

# The kinds of things named in actions, and common fields.
TILE: Final = "tile"
CARD: Final = "card"
TYPE: Final = "type"
CURRENCY: Final = "currency"
TILE_FIELD: Final = Field("tile", NAME, TILE)
LAID_TILE_FIELD: Final = Field("tile", NAME, TILE, ON_CELL)
OLD_TILE_FIELD: Final = Field("old", NAME, TILE, ON_CELL)
CELL_FIELD: Final = Field("cell", CELL)
CARD_FIELD: Final = Field("card", NAME, CARD)
OPEN_CARD_FIELD: Final = Field("card", NAME, CARD, DISPLAY)
OPEN_CARDS_FIELD: Final = Field("cards", NAMES, CARD, DISPLAY)
CARDS_FIELD: Final = Field("cards", NAMES, CARD, HAND)
KNOWN_FIELD: Final = Field("known", IN_ORDER, CARD)  # the publicly known cards in a hand


class Catalog:
    """The pieces by number; a two-faced tile is two pieces, of which the front is in the bag."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.codes: list[int] = []  # of shapes, for the palace
        self.districts: list[int] = []
        self.sides: list[str] = []  # the sides with a wall, moat or bastion, such as "NE"
        self.types: list[int] = []
        self.prices: list[int] = []
        self.other_faces: list[int] = []
        self.printed: list[TileFace] = []  # for views, which get copies
        self.numbers: dict[str, int] = {}
        self.type_names: list[str] = []
        self.bags: list[list[int]] = []
        self.start = 0

    def add_type(self, name: str) -> int:
        """Add a type of building and return its number."""
        self.type_names.append(name)
        return len(self.type_names) - 1

    def add(self, name: str, district: int, sides: str, type_number: int, price: int) -> int:
        """Add a piece and return its number."""
        if name in self.numbers:
            raise ConfigError("tile-name-twice", given=quoted(name))
        piece = len(self.names)
        self.names.append(name)
        self.codes.append(shape_code(district, sides_mask(sides)))
        self.districts.append(district)
        self.sides.append(sides_text(sides_mask(sides)))
        self.types.append(type_number)
        self.prices.append(price)
        self.other_faces.append(NO_FACE)
        self.printed.append(
            {
                "tile": name,
                "type": None if type_number == NO_TYPE else self.type_names[type_number],
                "price": price,
                "district": district,
                "sides": self.sides[piece],
            }
        )
        self.numbers[name] = piece
        return piece

    def add_two_faced(self, front: int, back: int) -> None:
        """Make two pieces the two faces of one tile."""
        self.other_faces[front] = back
        self.other_faces[back] = front

    def face(self, piece: int, face: int) -> int:
        """Return the front (0) or back (1) of the tile with this front."""
        return self.other_faces[piece] if face and self.other_faces[piece] != NO_FACE else piece

    def shows_other_face(self, piece: int, pieces: Sequence[int]) -> bool:
        """Return whether the other face of the tile is among the pieces."""
        return piece >= 0 and self.other_faces[piece] != NO_FACE and self.other_faces[piece] in pieces

    def piece(self, name: str) -> int:
        """Return the number of a piece, or UNKNOWN if the game has none of that name."""
        return self.numbers.get(name, UNKNOWN)
