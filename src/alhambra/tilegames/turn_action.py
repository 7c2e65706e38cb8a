"""What a seat may choose in its turn, and how the numbers of a turn's offers are laid out."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from alhambra.protocol.actions import Action
from alhambra.protocol.errors import Refusal

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame

# The lowest bits of a number tell what kind of action it stands for.
KIND_BITS: Final = 3
KIND_MASK: Final = (1 << KIND_BITS) - 1
TAKE: Final = 0  # then the cards
BUY: Final = 1  # then the tile, the currency and the payment
REMOVE: Final = 2  # then the cell and the tile,
BUILD: Final = 3
SWAP: Final = 4  # and the old tile


@mypyc_attr(acyclic=True)
class TurnAction(Action):
    """Something that a seat may choose in its turn."""

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        """Why it is not allowed now; None if it is."""
        raise NotImplementedError

    def perform(self, game: "TileGame", seat: int) -> bool:
        """Do it; whether the seat has another action."""
        raise NotImplementedError
