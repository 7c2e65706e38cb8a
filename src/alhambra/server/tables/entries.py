"""The entries of a table: everything that ever happened there, in order. The table follows from them alone."""

import re
from typing import Final

import msgspec

from alhambra.protocol import AlhambraError, shortened
from alhambra.protocol.messages import ConfigMessage, ContributionMessage, OpeningMessage

PERSON: Final = "person"

# What happens when a player leaves a running game: a bot plays on at once, or when the others have agreed.
BOT_AT_ONCE: Final = "bot"
BY_AGREEMENT: Final = "agreement"


def _tag(name: str) -> str:
    """The name of a class as it is written: ``BrokenOff`` is ``broken_off``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class TableEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="entry", tag=_tag):
    """Something that happened at a table."""


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit at a seat: a person, or a bot by its name."""

    kind: str
    name: str = ""  # of a bot; people bring their own, or keep it in a rematch


class Made(TableEntry, frozen=True, forbid_unknown_fields=True):
    """The table was made."""

    config: ConfigMessage
    seats: list[SeatPlan]
    pace: str = (
        "free"  # "free", seconds or days for a choice ("60s", "2d"), or a clock for each seat ("20m", "20m+10s")
    )
    watching: bool = True  # whether there is a link for spectators
    open_hands: bool = False  # everybody sees the cards of all hands
    public: bool = False  # on the list for everybody, who may join and, if there are spectators, watch
    leaving: str = BOT_AT_ONCE
    rematch_of: str | None = None
    hints: bool = True  # players may ask what a strong player would do
    position: str | None = None  # from which the game goes on; None: it begins with the set-up


class Sat(TableEntry, frozen=True, forbid_unknown_fields=True):
    """Somebody took a seat."""

    seat: int
    name: str


class Stood(TableEntry, frozen=True, forbid_unknown_fields=True):
    """Somebody left a seat before the game began; a dealing that was under way is broken off."""

    seat: int


class Filled(TableEntry, frozen=True, forbid_unknown_fields=True):
    """A bot was put on a free seat."""

    seat: int
    bot: str
    name: str


class Readied(TableEntry, frozen=True, forbid_unknown_fields=True):
    """Somebody is ready to start, or is not any more."""

    seat: int
    ready: bool
    house_draws: bool = False  # the player leaves the own part of the seed to the server


class Promised(TableEntry, frozen=True, forbid_unknown_fields=True):
    """The dealer has promised a secret; seats for which the server draws have their contributions already."""

    opening: OpeningMessage
    secret: str
    house: dict[str, ContributionMessage]  # contributions by seat
    has_final_promise: bool = False  # dealings of earlier versions do not bind the contributions
    position_hash: str | None = None  # of the position that the game goes on from, if the promise covers it


class Committed(TableEntry, frozen=True, forbid_unknown_fields=True):
    """A seat has bound itself to its part of the seed."""

    seat: int
    commitment: str


class Revealed(TableEntry, frozen=True, forbid_unknown_fields=True):
    """A seat has shown its part of the seed. With the last one the game begins."""

    seat: int
    text: str
    nonce: str


class BrokenOff(TableEntry, frozen=True, forbid_unknown_fields=True):
    """A seat has ended a dealing before there was a seed; everybody can see how often that happened."""

    seat: int


class Played(TableEntry, frozen=True, forbid_unknown_fields=True):
    """A seat has played an action."""

    seat: int
    action: str
    stand_in: str | None = None  # the bot that chose for an absent player


class Undone(TableEntry, frozen=True, forbid_unknown_fields=True):
    """Actions were taken back."""

    seat: int
    actions: int


class Asked(TableEntry, frozen=True, forbid_unknown_fields=True):
    """A seat asks all others for their consent."""

    seat: int
    what: str
    actions: int = 0  # that are to be taken back
    absent: int | None = None  # the seat for which a bot is to play
    needed: list[int] | None = None  # the seats that must agree; None: all who are there, but for the absent one


class Consented(TableEntry, frozen=True, forbid_unknown_fields=True):
    """A seat has agreed to what was asked, or has not."""

    seat: int
    agrees: bool


class StoodIn(TableEntry, frozen=True, forbid_unknown_fields=True):
    """A bot plays for an absent player from now on; None: the player is back."""

    seat: int
    bot: str | None


class Left(TableEntry, frozen=True, forbid_unknown_fields=True):
    """A player has left the running game, and may come back."""

    seat: int


class NoticesWanted(TableEntry, frozen=True, forbid_unknown_fields=True):
    """A player wants to be told of the own turns, wherever that may be, or does not any more."""

    seat: int
    wanted: bool


class Rematched(TableEntry, frozen=True, forbid_unknown_fields=True):
    """The same people meet again at another table."""

    table: str


class Said(TableEntry, frozen=True, forbid_unknown_fields=True):
    """Somebody said something."""

    seat: int | None
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
    | Rematched
    | Said
)

_DECODER: Final[msgspec.json.Decoder[AnyEntry]] = msgspec.json.Decoder(AnyEntry)
_ENCODER: Final = msgspec.json.Encoder(order="deterministic")


class EntryError(AlhambraError):
    """What stands in the database is no entry that this version knows."""


def written(entry: TableEntry) -> str:
    """The entry as it stands in the database."""
    return _ENCODER.encode(entry).decode()


def read(data: str) -> AnyEntry:
    """The entry in a row of the database."""
    try:
        return _DECODER.decode(data)
    except msgspec.MsgspecError as error:
        raise EntryError("entry-unreadable", problem=shortened(str(error))) from None
