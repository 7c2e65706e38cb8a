"""Reading of tiles and cards in the lines of a position, none of which may occur twice."""

from collections import Counter
from typing import TYPE_CHECKING, Final

from alhambra.protocol.actions import UNKNOWN, cell
from alhambra.protocol.errors import quoted
from alhambra.protocol.positions.lines import PositionLines
from alhambra.protocol.serialization.reading import whole_number
from alhambra.tilegames.cards import FIRST_SPECIAL
from alhambra.tilegames.catalog import NO_FACE
from alhambra.tilegames.variants.alhambra import NO_MODULE

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame


_FARTHEST: Final = 120  # cells from the starting tile, more than any palace reaches


class TileLines:
    """The lines of a position, and the tiles that they have named so far."""

    def __init__(self, game: "TileGame", lines: PositionLines) -> None:
        self.game = game
        self.lines = lines
        self._used: set[int] = set()

    def _front(self, piece: int) -> int:
        """Return the lower of the faces of a tile, which identifies it."""
        other = self.game.rules.catalog.other_faces[piece]
        return piece if other == NO_FACE else min(piece, other)

    def is_used(self, piece: int) -> bool:
        return self._front(piece) in self._used

    def bag_of(self, piece: int) -> int:
        """Return the number of the bag from which the tile comes, or -1."""
        for number, bag in enumerate(self.game.rules.catalog.bags):
            if self._front(piece) in bag:
                return number
        return -1

    def tile(self, name: str, word: str) -> int:
        """Return the piece named by a word; each tile may be named only once."""
        piece = self.game.rules.catalog.piece(word)
        if piece == UNKNOWN or piece == self.game.rules.catalog.start:
            raise self.lines.error(name, "position-no-tile", given=quoted(word))
        if self.is_used(piece):
            raise self.lines.error(name, "position-lies-elsewhere", given=word)
        self._used.add(self._front(piece))
        return piece

    def tiles(self, name: str) -> list[int]:
        """Return the pieces named in a line."""
        return [self.tile(name, word) for word in self.lines.words(name)]

    def card(self, name: str, word: str) -> int:
        """Return the card named by a word."""
        card = self.game.card(word)
        if card == UNKNOWN:
            raise self.lines.error(name, "position-no-card", given=quoted(word))
        return card

    def cards(self, name: str) -> list[int]:
        """Return the cards named in a line."""
        return self.cards_of(name, self.lines.words(name))

    def cards_of(self, name: str, words: list[str]) -> list[int]:
        """Return the cards named by words; refuse more copies than there are."""
        cards = [self.card(name, word) for word in words]
        for card, count in Counter(cards).items():
            most, given = self.game.copies_of(card), self.game.deck.name(card)
            if count > most:
                raise self.lines.error(name, "position-too-many-cards", most=most, given=given, found=count)
        return cards

    def cards_held(self, name: str, words: list[str]) -> list[int]:
        """Return the cards named by words, all of which can get into a hand."""
        cards = self.cards_of(name, words)
        for card in cards:
            owner = self.game.rules.card_owners[card - FIRST_SPECIAL] if card >= FIRST_SPECIAL else NO_MODULE
            if owner != NO_MODULE and not self.game.modules[owner].may_be_held(self.game, card):
                raise self.lines.error(name, "position-does-not-lie-there", given=self.game.deck.name(card))
        return cards

    def cell(self, name: str, word: str) -> int:
        """Return the cell named by a word."""
        x, _, y = word.partition(",")
        column, row = whole_number(x), whole_number(y)
        if column is None or row is None or max(abs(column), abs(row)) > _FARTHEST:
            raise self.lines.error(name, "position-no-cell", given=quoted(word))
        return cell(column, row)

    def number_by_name(self, name: str, word: str, numbers: dict[str, int]) -> int:
        """Return the number of a name."""
        if word not in numbers:
            raise self.lines.error(name, "position-no-name", given=quoted(word))
        return numbers[word]

    def seats(self, name: str, default: list[int]) -> list[int]:
        """Return the seats named in a line, each at most once."""
        if not self.lines.has(name):
            return default
        seats = [self.lines.as_number(name, word, self.game.rules.seats - 1) for word in self.lines.words(name)]
        if len(set(seats)) < len(seats):
            raise self.lines.error(name, "position-seat-twice")
        return seats
