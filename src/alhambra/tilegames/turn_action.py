"""What a seat may choose in its turn."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from alhambra.tilegames.step import SeatAction

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame


@mypyc_attr(acyclic=True)
class TurnAction(SeatAction):
    """Something that a seat may choose in its turn."""

    def perform(self, game: "TileGame", seat: int) -> bool:
        """Do it; whether the seat has another action."""
        raise NotImplementedError
