"""The interface between a table and the source of its game."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from alhambra.console.language import say
from alhambra.protocol import Action, ActionSet, AlhambraError, GameConfig, Record
from alhambra.protocol.messages import Fit, Judgement, Preview, Standing
from alhambra.texts import Verbatim

if TYPE_CHECKING:
    from alhambra.analysis import Advice

View = dict[str, Any]
Events = Sequence[Mapping[str, Any]]
EventHandler = Callable[[Events], Awaitable[None]]


# Events of server tables: chat messages, and whatever else happens besides the game.
SAID, NEWS = "said", "news"


class Source(ABC):
    """A game as one seat sees it. Queries change nothing; ``tell`` is awaited for every event."""

    config: GameConfig
    action_set: ActionSet
    names: list[str]
    is_online: bool = False  # whether others play or watch over the network
    seat: int | None  # whose things are in the middle; None for a spectator
    undoable: int = 0  # the number of the seat's own actions that can be taken back
    trouble: str | None = None  # a problem to show as long as it lasts
    place: str | None = None  # the file in which the game is saved

    def __init__(self) -> None:
        self.waits = asyncio.Event()  # while the game on this machine waits for the person

    @property
    def lobby(self) -> list[str]:
        """Return who has joined before the game, and who is missing."""
        return []

    @property
    def readiness(self) -> str | None:
        """Return whom a seat that is ready waits for before the game; None if it is not ready."""
        return None

    @property
    def asked(self) -> str | None:
        """Return what others ask this seat, if anything."""
        return None

    @property
    @abstractmethod
    def view(self) -> View | None:
        """Return the seat's view; None before the game has begun."""

    @property
    def is_waiting(self) -> bool:
        """Return whether this seat has asked something that others have not answered yet."""
        return False

    @property
    def invites(self) -> bool:
        """Return whether there is a rematch."""
        return False

    @property
    def clock(self) -> float | None:
        """Return the seconds left for the current choice; None if there is no time limit."""
        return None

    @property
    def leaving(self) -> str:
        """Return the question before leaving."""
        return say("screen-leave") if self.place is None else say("screen-leave.kept", path=Verbatim(self.place))

    @abstractmethod
    async def run(self, tell: EventHandler) -> None:
        """Run the game to its end, or follow a table until it is closed."""

    @abstractmethod
    async def close(self) -> None:
        """Close the source; nothing is lost."""

    def past(self) -> Events:
        """Return what happened before the game was resumed, unless it is reported anyway."""
        return []

    # --- queries ---

    @abstractmethod
    async def offers(self) -> list[Action]:
        """Return what the seat may choose now; nothing if another seat decides."""

    @abstractmethod
    async def refusals(self, incomplete: Mapping[str, Any]) -> list[Judgement]:
        """Return every way to complete an action, with its refusal if any."""

    @abstractmethod
    async def preview(self, action: Action) -> Preview | None:
        """Return what an action would do."""

    @abstractmethod
    async def fit(self, tile: str) -> Fit | None:
        """Return where a tile would fit in the seat's palace, and why not elsewhere."""

    @abstractmethod
    async def standing(self) -> Standing | None:
        """Return the standing, as if scored now."""

    @abstractmethod
    async def advice(self) -> "Advice":
        """Return what a strong player would do. Raises an error if that would be unfair."""

    @abstractmethod
    async def record(self) -> Record | None:
        """Return the record of the game, if it may be known."""

    # --- actions ---

    @abstractmethod
    async def play(self, action: Action) -> None:
        """Play an action of the seat."""

    @abstractmethod
    async def undo(self) -> None:
        """Take back the seat's last action."""

    @abstractmethod
    async def rematch(self) -> "Source":
        """Start a rematch. Raises an error before the game is over."""

    # --- actions at server tables ---

    async def get_ready(self) -> None:
        """Say before the game that the seat is ready."""
        raise AlhambraError("only-among-people")

    async def consent(self, agrees: bool) -> None:
        """Answer what others ask."""
        raise AlhambraError("only-among-people")

    async def ask_back(self, actions: int) -> None:
        """Ask everybody to take back a number of actions."""
        raise AlhambraError("only-among-people")

    async def ask_stand_in(self, absent: int) -> None:
        """Ask everybody to let a bot play for an absent player."""
        raise AlhambraError("only-among-people")

    async def take_seat_back(self) -> None:
        """Take the seat back from the bot that stood in."""
        raise AlhambraError("only-among-people")

    async def give_up(self) -> None:
        """Leave the game to the others."""
        raise AlhambraError("only-among-people")

    async def save(self, name: str) -> str:
        """Save the game to another file; return its path."""
        raise AlhambraError("kept-by-server")

    async def say(self, text: str) -> None:
        """Send a chat message to everybody at the table."""
        raise AlhambraError("nobody-to-talk-to")
