"""Redesigning palaces (ALH-RED)."""

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, trait

from alhambra.palace.palace import CELL_BITS, CELL_MASK, EMPTY, LAID_BITS
from alhambra.palace.reachability import add_movable
from alhambra.palace.refusals import refuse_lay, refuse_swap, refuse_take
from alhambra.palace.shapes import PIECE_MASK
from alhambra.protocol.actions import TOUCH, Action, Field, Question, Words
from alhambra.protocol.errors import Refusal
from alhambra.tilegames.actions import CellAction, TurnAction
from alhambra.tilegames.catalog import CELL_FIELD, LAID_TILE_FIELD, OLD_TILE_FIELD, TILE_FIELD
from alhambra.tilegames.step import SeatAction
from alhambra.tilegames.turns.building import lay, take_out

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame

# The number of a redesign has the cell, the tile on it, the tile from the reserve, and in its
# highest bits the kind.
_KIND_SHIFT: Final = 58
_REMOVE: Final = 0
_BUILD: Final = 1 << _KIND_SHIFT
_SWAP: Final = 2 << _KIND_SHIFT


@mypyc_attr(acyclic=True)
@trait
class RedesignAction(TurnAction):
    """An action that changes an existing palace."""


@mypyc_attr(acyclic=True)
class Build(CellAction, RedesignAction):
    """Place a tile from the reserve in the palace."""

    kind: ClassVar[str] = "build"
    chosen: ClassVar[str] = TOUCH

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        return refuse_not_in_reserve(game, seat, self.tile) or refuse_lay(game.palaces[seat], self.tile, self.cell)

    def perform(self, game: "TileGame", seat: int) -> None:
        game.take_from_reserve(seat, self.tile)
        lay(game, seat, self.tile, self.cell)

    @classmethod
    def candidates(cls, game: "TileGame", seat: int, question: Question) -> list[Action]:
        """Return actions for each tile in the reserve and every cell near the palace."""
        tiles = question.ones("tile", list(game.reserves[seat]))
        cells = question.ones("cell", game.palaces[seat].cells_around())
        return [Build(game.rules.words, tile, cell) for tile in tiles for cell in cells]


@mypyc_attr(acyclic=True)
class Remove(CellAction, RedesignAction):
    """Move a tile from the palace to the reserve."""

    kind: ClassVar[str] = "remove"
    chosen: ClassVar[str] = TOUCH
    form: ClassVar[tuple[Field, ...]] = (LAID_TILE_FIELD, CELL_FIELD)

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        refusal = refuse_wrong_tile(game, seat, self.tile, self.cell, self.called(0))
        return refusal or refuse_take(game.palaces[seat], self.cell)

    def perform(self, game: "TileGame", seat: int) -> None:
        take_out(game, seat, self.cell)

    @classmethod
    def candidates(cls, game: "TileGame", seat: int, question: Question) -> list[Action]:
        """Return an action for each tile in the palace."""
        return [Remove(game.rules.words, tile, cell) for tile, cell in laid_tiles(game, seat, question, "tile")]


@mypyc_attr(acyclic=True)
class Swap(SeatAction, RedesignAction):
    """Swap a tile in the palace for one from the reserve."""

    kind: ClassVar[str] = "swap"
    chosen: ClassVar[str] = TOUCH
    form: ClassVar[tuple[Field, ...]] = (TILE_FIELD, OLD_TILE_FIELD, CELL_FIELD)

    def __init__(self, words: Words, tile: int, old: int, cell: int) -> None:
        self.words = words
        self.tile: Final = tile
        self.old: Final = old
        self.cell: Final = cell

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        refusal = refuse_not_in_reserve(game, seat, self.tile)
        refusal = refusal or refuse_wrong_tile(game, seat, self.old, self.cell, self.called(1))
        return refusal or refuse_swap(game.palaces[seat], self.tile, self.cell)

    def perform(self, game: "TileGame", seat: int) -> None:
        game.take_from_reserve(seat, self.tile)
        take_out(game, seat, self.cell)
        lay(game, seat, self.tile, self.cell)

    @classmethod
    def candidates(cls, game: "TileGame", seat: int, question: Question) -> list[Action]:
        """Return actions for each tile in the reserve and every tile in the palace."""
        words, laid = game.rules.words, laid_tiles(game, seat, question, "old")
        return [
            Swap(words, tile, old, cell)
            for tile in question.ones("tile", list(game.reserves[seat]))
            for old, cell in laid
        ]


def laid_tiles(game: "TileGame", seat: int, question: Question, field: str) -> list[tuple[int, int]]:
    """Return the tiles in the palace that a field may name, with their cells."""
    found: list[tuple[int, int]] = []
    for cell, piece in sorted(game.palaces[seat].pieces.items()):
        if piece in question.ones(field, [piece]) and cell in question.ones("cell", [cell]):
            found.append((piece, cell))
    return found


def refuse_not_in_reserve(game: "TileGame", seat: int, piece: int) -> Refusal | None:
    if piece in game.reserves[seat]:
        return None
    if piece in game.new_tiles:
        return Refusal("ALH-RED-4", "tile-not-in-reserve-yet")
    if game.rules.catalog.shows_other_face(piece, list(game.reserves[seat])):
        return Refusal("GRA-FLIP-3", "reserve-tile-turned")
    return Refusal("ALH-RED-1", "tile-not-in-reserve")


def refuse_wrong_tile(game: "TileGame", seat: int, tile: int, cell: int, name: str) -> Refusal | None:
    """Return a refusal if the cell has a tile other than the named one; else None."""
    piece = game.palaces[seat].piece_at(cell)
    if piece != EMPTY and piece != tile:
        return Refusal("ALH-RED-1", "another-tile-there", {"tile": name})
    return None


def redesigns(game: "TileGame", seat: i64) -> vec[i64]:
    """Return the redesigns of the seat as numbers, without those of modules."""
    cache = game.offer_cache
    of_seat: i64 = 1 << seat
    if not cache.with_redesigns & of_seat:
        cache.redesigns[seat] = _find_redesigns(game, seat)
        cache.with_redesigns |= of_seat
    return cache.redesigns[seat]


def _find_redesigns(game: "TileGame", seat: i64) -> vec[i64]:
    palace = game.palaces[seat]
    found: vec[i64] = add_movable(palace, _REMOVE, vec[i64](capacity=32))
    for piece in game.reserves[seat]:
        found = palace.add_cells(piece, _BUILD | piece << LAID_BITS, found)
        found = palace.add_swaps(piece, _SWAP | piece << LAID_BITS, found)
    return found


def redesign_of(words: Words, number: i64) -> SeatAction:
    """Return the action of a number in ``redesigns``."""
    cell: int = number & CELL_MASK
    laid: int = number >> CELL_BITS & PIECE_MASK
    tile: int = number >> LAID_BITS & PIECE_MASK
    if number >= _SWAP:
        return Swap(words, tile, laid, cell)
    return Build(words, tile, cell) if number >= _BUILD else Remove(words, laid, cell)
