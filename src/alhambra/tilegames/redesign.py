"""Redesigning a palace that stands already (ALH-RED)."""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from alhambra.palace.palace import CELL_BITS, CELL_MASK, EMPTY
from alhambra.palace.refusals import refuse_lay, refuse_swap, refuse_take
from alhambra.protocol.actions import CELL, NAME, Action, cell_x, cell_y
from alhambra.protocol.errors import Refusal
from alhambra.tilegames.turn_action import TurnAction

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame

UNKNOWN: Final = -1  # instead of a number of redesigns


@mypyc_attr(acyclic=True)
class RedesignAction(TurnAction):
    """One of the ways to change a palace that stands already."""


@mypyc_attr(acyclic=True)
class Build(RedesignAction):
    """A tile from the reserve into the palace."""

    kind: ClassVar[str] = "build"
    form: ClassVar[tuple[tuple[str, str], ...]] = (("tile", NAME), ("cell", CELL))

    def __init__(self, tile: str, cell: int) -> None:
        self.tile: Final = tile
        self.cell: Final = cell

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        piece = game.rules.catalog.piece(self.tile)
        return refuse_not_in_reserve(game, seat, piece) or refuse_lay(game.palaces[seat], piece, self.cell)

    def perform(self, game: "TileGame", seat: int) -> bool:
        piece = game.rules.catalog.piece(self.tile)
        game.take_from_reserve(seat, piece)
        lay(game, seat, piece, self.cell)
        return False


@mypyc_attr(acyclic=True)
class Remove(RedesignAction):
    """A tile from the palace into the reserve."""

    kind: ClassVar[str] = "remove"
    form: ClassVar[tuple[tuple[str, str], ...]] = (("tile", NAME), ("cell", CELL))

    def __init__(self, tile: str, cell: int) -> None:
        self.tile: Final = tile
        self.cell: Final = cell

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        refusal = refuse_wrong_tile(game, seat, self.tile, self.cell)
        return refusal or refuse_take(game.palaces[seat], self.cell)

    def perform(self, game: "TileGame", seat: int) -> bool:
        piece = game.own_palace(seat).take(self.cell)
        left_palace(game, seat, piece, self.cell)
        return False


@mypyc_attr(acyclic=True)
class Swap(RedesignAction):
    """A tile of the reserve in the place of one of the palace, which goes to the reserve."""

    kind: ClassVar[str] = "swap"
    form: ClassVar[tuple[tuple[str, str], ...]] = (("tile", NAME), ("old", NAME), ("cell", CELL))

    def __init__(self, tile: str, old: str, cell: int) -> None:
        self.tile: Final = tile
        self.old: Final = old
        self.cell: Final = cell

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        piece = game.rules.catalog.piece(self.tile)
        refusal = refuse_not_in_reserve(game, seat, piece)
        refusal = refusal or refuse_wrong_tile(game, seat, self.old, self.cell)
        return refusal or refuse_swap(game.palaces[seat], piece, self.cell)

    def perform(self, game: "TileGame", seat: int) -> bool:
        piece = game.rules.catalog.piece(self.tile)
        game.take_from_reserve(seat, piece)
        old = game.own_palace(seat).take(self.cell)
        left_palace(game, seat, old, self.cell)
        lay(game, seat, piece, self.cell)
        return False


def refuse_not_in_reserve(game: "TileGame", seat: int, piece: int) -> Refusal | None:
    if piece in game.reserves[seat]:
        return None
    if piece in game.new_tiles:
        return Refusal("ALH-RED-4", "tiles bought in this turn are not in the reserve yet")
    if game.rules.catalog.lies_turned(piece, game.reserves[seat]):
        return Refusal("GRA-FLIP-3", "a tile of the reserve is never turned over")
    return Refusal("ALH-RED-1", "this tile is not in your reserve")


def refuse_wrong_tile(game: "TileGame", seat: int, tile: str, cell: int) -> Refusal | None:
    piece = game.palaces[seat].piece_at(cell)
    if piece != EMPTY and game.piece_name(piece) != tile:
        return Refusal("ALH-RED-1", f"the tile '{tile}' does not lie there")
    return None


def lay(game: "TileGame", seat: int, piece: int, cell: int) -> None:
    """Lay a piece into the palace and tell it."""
    game.own_palace(seat).lay(piece, cell)
    if game.listening:
        where = [cell_x(cell), cell_y(cell)]
        game.emit("tile_placed", {"seat": seat, "tile": game.piece_name(piece), "cell": where})


def left_palace(game: "TileGame", seat: int, piece: int, cell: int) -> None:
    """Put a piece that was taken out of the palace into the reserve and tell it."""
    game.add_to_reserve(seat, piece)
    if game.listening:
        where = [cell_x(cell), cell_y(cell)]
        game.emit("tile_removed", {"seat": seat, "tile": game.piece_name(piece), "cell": where})
    for module in game.modules:
        module.tile_left_palace(game, seat, piece)


def redesign_offers(game: "TileGame", seat: int) -> list[Action]:
    """All redesign actions of the seat. The list is shared: do not change it."""
    found = game.redesigns[seat]
    if found is None:
        found = _find_redesigns(game, seat)
        game.redesigns[seat] = found
    return found


def _find_redesigns(game: "TileGame", seat: int) -> list[Action]:
    palace = game.palaces[seat]
    names = game.rules.catalog.names
    offers: list[Action] = []
    for laid in palace.removable_pieces():
        offers.append(Remove(names[laid >> CELL_BITS], laid & CELL_MASK))
    for piece in game.reserves[seat]:
        name = names[piece]
        for cell in palace.place_cells(piece):
            offers.append(Build(name, cell))
        for laid in palace.swap_pieces(piece):
            offers.append(Swap(name, names[laid >> CELL_BITS], laid & CELL_MASK))
    for number in game.rules.listeners.redesign_offers:
        game.modules[number].redesign_offers(game, seat, offers)
    return offers


def count_redesigns(game: "TileGame", seat: i64) -> i64:
    """The number of redesigns without those of modules."""
    count = game.redesign_counts[seat]
    if count == UNKNOWN:
        palace = game.palaces[seat]
        count = palace.count_removable()
        for piece in game.reserves[seat]:
            count += palace.count_places(piece) + palace.count_swaps(piece)
        game.redesign_counts[seat] = count
    return count


def redesign_at(game: "TileGame", seat: int, index: i64) -> Action:
    """The redesign that has this index among all without those of modules."""
    palace = game.palaces[seat]
    names = game.rules.catalog.names
    count = palace.count_removable()
    if index < count:
        cell = palace.removable_at(index)
        return Remove(names[palace.piece_at(cell)], cell)
    index -= count
    for piece in game.reserves[seat]:
        count = palace.count_places(piece)
        if index < count:
            return Build(names[piece], palace.place_at(piece, index))
        index -= count
        count = palace.count_swaps(piece)
        if index < count:
            cell = palace.swap_at(piece, index)
            return Swap(names[piece], names[palace.piece_at(cell)], cell)
        index -= count
    raise AssertionError("there is no such redesign")
