"""Changes of palaces that placing and redesigning have in common."""

from typing import TYPE_CHECKING

from alhambra.protocol.actions import cell_x, cell_y
from alhambra.tilegames.messages import TilePlaced, TileRemoved

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame


def lay(game: "TileGame", seat: int, piece: int, cell: int) -> None:
    """Place a piece in the palace."""
    game.own_palace(seat).lay(piece, cell)
    if game.records_events:
        where = [cell_x(cell), cell_y(cell)]
        event: TilePlaced = {"event": "tile_placed", "seat": seat, "tile": game.piece_name(piece), "cell": where}
        game.emit(event)


def take_out(game: "TileGame", seat: int, cell: int) -> None:
    """Move the piece on the cell from the palace to the reserve."""
    piece: int = game.own_palace(seat).take(cell)
    game.add_to_reserve(seat, piece)
    if game.records_events:
        where = [cell_x(cell), cell_y(cell)]
        event: TileRemoved = {"event": "tile_removed", "seat": seat, "tile": game.piece_name(piece), "cell": where}
        game.emit(event)
    for number in game.rules.listeners.tile_left_palace:
        game.modules[number].tile_left_palace(game, seat, piece)
