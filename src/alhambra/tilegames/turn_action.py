"""What a seat may choose in its turn."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from alhambra.protocol.actions import Action
from alhambra.protocol.errors import Refusal

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame


@mypyc_attr(acyclic=True)
class TurnAction(Action):
    """Something that a seat may choose in its turn."""

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        """Why it is not allowed now; None if it is."""
        raise NotImplementedError

    def perform(self, game: "TileGame", seat: int) -> bool:
        """Do it; whether the seat has another action."""
        raise NotImplementedError
