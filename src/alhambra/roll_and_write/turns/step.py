"""The base classes of steps: a decision of a seat, or a roll that chance decides."""

from typing import TYPE_CHECKING, ClassVar, Final

from alhambra.protocol import NOBODY, Action, Field, Offers, Refusal
from alhambra.protocol.messages import Payment
from alhambra.protocol.positions.fields import Pending
from alhambra.roll_and_write.messages import RollMessage

if TYPE_CHECKING:
    from alhambra.roll_and_write.game import RollAndWrite

# The sources of chance by number, and their names for the streams. Each has a stream of its own.
START_SEAT: Final = 0
BUILDINGS: Final = 1
YELLOW_DICE: Final = 2
BLUE_DICE: Final = 3
SOURCES: Final = ["start player", "buildings", "yellow dice", "blue dice"]


class SheetStep(Pending):
    """The step that is due; there is always exactly one."""

    def may_be_due(self, game: "RollAndWrite") -> bool:
        """Return whether it can be due in this position, which may be written by hand."""
        raise NotImplementedError

    # --- decisions ---

    def offers(self, game: "RollAndWrite") -> Offers:
        """Return every legal action once."""
        raise NotImplementedError

    def refuse(self, game: "RollAndWrite", action: Action) -> Refusal | None:
        """Return why the seat may not choose the action, or None if it may."""
        raise NotImplementedError

    def choose(self, game: "RollAndWrite", action: Action) -> None:
        """Apply the choice, and set what is due next."""
        raise NotImplementedError

    def payment(self, action: Action) -> Payment | None:
        """Return the coins that the action costs and pays; None if it costs nothing."""
        return None

    # --- rolls ---

    def outcomes(self, game: "RollAndWrite") -> list[tuple[str, int]]:
        """Return the outcomes by name with their weights."""
        raise NotImplementedError

    def source(self, game: "RollAndWrite") -> int:
        """Return the number of the source that the ticket is drawn from."""
        raise NotImplementedError

    def resolve(self, game: "RollAndWrite", outcome: str) -> None:
        """Apply the outcome, and set what is due next."""
        raise NotImplementedError

    def roll_message(self) -> RollMessage:
        """Return the message that describes a roll."""
        raise NotImplementedError


class Roll(SheetStep):
    """A step that chance decides."""

    form: ClassVar[tuple[Field, ...]] = ()

    def __init__(self) -> None:
        super().__init__(NOBODY)
