"""Where a table gets its game from: everything that it asks, whoever answers."""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from alhambra.console.language import say
from alhambra.protocol import Action, ActionSet, AlhambraError, GameConfig, Record
from alhambra.protocol.messages import Judgement, Preview, Standing
from alhambra.texts import Verbatim

if TYPE_CHECKING:
    from alhambra.analysis import Advice

View = dict[str, Any]
Events = Sequence[Mapping[str, Any]]
EventHandler = Callable[[Events], Awaitable[None]]


# Events of tables of a server: who said what, and what else happened besides the game.
SAID, NEWS = "said", "news"


class Source(ABC):
    """A game as one seat has it. What is asked changes nothing; ``tell`` is awaited for all that happens."""

    config: GameConfig
    action_set: ActionSet
    names: list[str]
    is_online: bool = False  # whether others play or watch over the network
    seat: int | None  # whose things are in the middle; None for a spectator
    undoable: int = 0  # how many own actions can be taken back
    trouble: str | None = None  # what the player must know as long as it lasts
    place: str | None = None  # the file in which the game is kept

    @property
    def lobby(self) -> list[str]:
        """Before the game: who is there, and who is waited for."""
        return []

    @property
    def asked(self) -> str | None:
        """What others ask this seat; None if nothing is to be answered."""
        return None

    @property
    @abstractmethod
    def view(self) -> View | None:
        """What the seat may know; None before the game has begun."""

    @property
    def is_waiting(self) -> bool:
        """Whether this seat has asked something that others have yet to answer."""
        return False

    @property
    def invites(self) -> bool:
        """Whether all meet again at another table."""
        return False

    @property
    def clock(self) -> float | None:
        """The seconds that are left for the choice that is due; None if there is no hurry."""
        return None

    @property
    def leaving(self) -> str:
        """What is asked before somebody leaves."""
        return say("screen-leave") if self.place is None else say("screen-leave.kept", path=Verbatim(self.place))

    @abstractmethod
    async def run(self, tell: EventHandler) -> None:
        """Lead the game to its end, or follow a table as long as it is looked at."""

    @abstractmethod
    async def close(self) -> None:
        """Leave; nothing is lost."""

    def past(self) -> Events:
        """What happened before the game was gone on with, where that is not told by itself."""
        return []

    # --- questions ---

    @abstractmethod
    async def offers(self) -> list[Action]:
        """What the seat may choose now; nothing if another one decides."""

    @abstractmethod
    async def refusals(self, incomplete: Mapping[str, Any]) -> list[Judgement]:
        """Every way to complete an action, judged."""

    @abstractmethod
    async def preview(self, action: Action) -> Preview | None:
        """What the action would do."""

    @abstractmethod
    async def standing(self) -> Standing | None:
        """How the seats stand, as if scored now."""

    @abstractmethod
    async def advice(self) -> "Advice":
        """What a strong player would do; refused where that would not be fair."""

    @abstractmethod
    async def record(self) -> Record | None:
        """The whole game, if it may be known."""

    # --- doing ---

    @abstractmethod
    async def play(self, action: Action) -> None:
        """Play an action of the seat."""

    @abstractmethod
    async def undo(self) -> None:
        """Take the last own action back."""

    @abstractmethod
    async def rematch(self) -> "Source":
        """The same players again; refused before the game is over."""

    # --- what people at a table of a server do ---

    async def consent(self, agrees: bool) -> None:
        """Answer what others ask."""
        raise AlhambraError("only-among-people")

    async def ask_back(self, actions: int) -> None:
        """Ask everybody to take so many actions back."""
        raise AlhambraError("only-among-people")

    async def ask_stand_in(self, absent: int) -> None:
        """Ask everybody to let a bot play for somebody who is absent."""
        raise AlhambraError("only-among-people")

    async def take_seat_back(self) -> None:
        """Play again instead of the bot that stood in."""
        raise AlhambraError("only-among-people")

    async def give_up(self) -> None:
        """Leave the game to the others."""
        raise AlhambraError("only-among-people")

    async def save(self, name: str) -> str:
        """Keep the game in another file; where it is now."""
        raise AlhambraError("kept-by-server")

    async def say(self, text: str) -> None:
        """Say something to all at the table."""
        raise AlhambraError("nobody-to-talk-to")
