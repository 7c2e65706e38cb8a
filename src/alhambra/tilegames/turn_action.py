"""What a seat may choose in its turn."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from alhambra.protocol.actions import Action, Question
from alhambra.protocol.errors import Refusal
from alhambra.protocol.messages import Payment

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

    def payment(self, game: "TileGame", seat: int) -> Payment | None:
        """Its price and what it pays, enough or not; None if it pays nothing, or with what is no payment."""
        return None

    @classmethod
    def candidates(cls, game: "TileGame", seat: int, question: Question) -> list[Action]:
        """What an incomplete one may become, also what is refused; none if only what is offered counts."""
        return []
