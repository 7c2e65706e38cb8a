"""The entries of a table: its event log, from which the whole state of the table is derived."""

import re
from typing import Final

import msgspec

from alhambra.protocol import AlhambraError, shortened
from alhambra.protocol.messages import ConfigMessage, ContributionMessage, OpeningMessage

PERSON: Final = "person"

# When a player leaves a running game a bot takes over: immediately, or when the others agree.
BOT_AT_ONCE: Final = "bot"
BY_AGREEMENT: Final = "agreement"

# Which optional questions of modules a player is asked: all, those with more answers than no, or none before the turn.
ALL_QUESTIONS: Final = "all"
WITH_A_CHOICE: Final = "choice"
NONE_BEFORE_TURN: Final = "none"


def _tag(name: str) -> str:
    """Return the tag of a class as it is stored: ``broken_off`` for ``BrokenOff``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class TableEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="entry", tag=_tag):
    """Something that happened at a table."""


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The occupant planned for a seat: a person, or a bot."""

    kind: str  # PERSON, or the level of a bot
    name: str = ""  # of a bot; people choose theirs when they sit down, or keep it in a rematch


class Made(TableEntry, frozen=True, forbid_unknown_fields=True):
    """The table was created."""

    config: ConfigMessage
    seats: list[SeatPlan]
    # "free", seconds or days for each choice ("60s", "2d"), or a clock for each seat ("20m", "20m+10s")
    pace: str = "free"
    watching: bool = True  # whether there is a link for spectators
    open_hands: bool = False  # everybody sees the cards of all hands
    public: bool = False  # listed publicly: anybody may join and, if spectators are allowed, watch
    leaving: str = BOT_AT_ONCE
    rematch_of: str | None = None
    hints: bool = True  # players may ask what a strong player would do
    position: str | None = None  # the starting position; None: the regular set-up


class Sat(TableEntry, frozen=True, forbid_unknown_fields=True):
    """A person took a seat."""

    seat: int
    name: str


class Stood(TableEntry, frozen=True, forbid_unknown_fields=True):
    """A person left a seat before the game began; a dealing in progress is aborted."""

    seat: int


class Filled(TableEntry, frozen=True, forbid_unknown_fields=True):
    """A bot was assigned to a free seat."""

    seat: int
    bot: str
    name: str


class Readied(TableEntry, frozen=True, forbid_unknown_fields=True):
    """A player became ready to start, or is no longer ready."""

    seat: int
    ready: bool
    house_draws: bool = False  # the server draws the player's part of the seed


class Promised(TableEntry, frozen=True, forbid_unknown_fields=True):
    """The dealer committed to a secret, and drew the contributions of some seats."""

    opening: OpeningMessage
    secret: str
    house: dict[str, ContributionMessage]  # seat -> the contribution drawn by the server
    has_final_promise: bool = False  # False in older versions: contributions were not bound
    position_hash: str | None = None  # of the starting position, if the promise covers it


class Committed(TableEntry, frozen=True, forbid_unknown_fields=True):
    """A seat committed to its part of the seed."""

    seat: int
    commitment: str


class Revealed(TableEntry, frozen=True, forbid_unknown_fields=True):
    """A seat revealed its part of the seed. The last one starts the game."""

    seat: int
    text: str
    nonce: str


class BrokenOff(TableEntry, frozen=True, forbid_unknown_fields=True):
    """A seat aborted a dealing before there was a seed. The number of times is public."""

    seat: int


class Played(TableEntry, frozen=True, forbid_unknown_fields=True):
    """A seat played an action."""

    seat: int
    action: str
    stand_in: str | None = None  # the bot that chose for an absent player


class Undone(TableEntry, frozen=True, forbid_unknown_fields=True):
    """Actions were taken back."""

    seat: int
    actions: int


class Asked(TableEntry, frozen=True, forbid_unknown_fields=True):
    """A seat opened a vote."""

    seat: int
    what: str  # TAKE_BACK or STAND_IN
    actions: int = 0  # how many to take back
    absent: int | None = None  # the seat that a bot is to play
    needed: list[int] | None = None  # the seats that must agree; None: all present, except `absent`


class Consented(TableEntry, frozen=True, forbid_unknown_fields=True):
    """A seat agreed or disagreed in a vote."""

    seat: int
    agrees: bool


class StoodIn(TableEntry, frozen=True, forbid_unknown_fields=True):
    """A bot took over for an absent player; without a bot: the player is back."""

    seat: int
    bot: str | None


class Left(TableEntry, frozen=True, forbid_unknown_fields=True):
    """A player left the running game, and may come back."""

    seat: int


class NoticesWanted(TableEntry, frozen=True, forbid_unknown_fields=True):
    """A player switched notices of their turns on or off."""

    seat: int
    wanted: bool


class QuestionsWanted(TableEntry, frozen=True, forbid_unknown_fields=True):
    """A player chose which optional questions of modules to be asked. Nobody else sees it."""

    seat: int
    wanted: str  # ALL_QUESTIONS, WITH_A_CHOICE or NONE_BEFORE_TURN


class Rematched(TableEntry, frozen=True, forbid_unknown_fields=True):
    """A rematch was created."""

    table: str  # its id


class Said(TableEntry, frozen=True, forbid_unknown_fields=True):
    """A chat message."""

    seat: int | None  # None: a spectator
    name: str
    text: str


AnyEntry = (
    Made
    | Sat
    | Stood
    | Filled
    | Readied
    | Promised
    | Committed
    | Revealed
    | BrokenOff
    | Played
    | Undone
    | Asked
    | Consented
    | StoodIn
    | Left
    | NoticesWanted
    | QuestionsWanted
    | Rematched
    | Said
)

_DECODER: Final[msgspec.json.Decoder[AnyEntry]] = msgspec.json.Decoder(AnyEntry)
_ENCODER: Final = msgspec.json.Encoder(order="deterministic")


class EntryError(AlhambraError):
    """An entry in the database is not one that this version can read."""


def written(entry: TableEntry) -> str:
    """Serialise an entry for the database."""
    return _ENCODER.encode(entry).decode()


def read(data: str) -> AnyEntry:
    """Deserialise an entry from the database.

    Raises EntryError for data that this version does not know.
    """
    try:
        return _DECODER.decode(data)
    except msgspec.MsgspecError as error:
        raise EntryError("entry-unreadable", problem=shortened(str(error))) from None
