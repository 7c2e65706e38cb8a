"""The messages that clients send, as strict forms, and the table commands made from them."""

from functools import partial
from hashlib import sha256
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec

from alhambra.protocol import AlhambraError, IllegalAction, Phrase, shortened
from alhambra.server.tables import decide
from alhambra.server.tables.command_ids import CommandId
from alhambra.server.tables.entries import AnyEntry
from alhambra.server.tables.live_table import TableCommand
from alhambra.server.tables.table import GameTable

_LONGEST_ID: Final = 64
_LONGEST_MESSAGE: Final = 16_384


class Command(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, tag_field="do", tag=str.lower):
    """Something that a seat wants to do. The id is the client's own: a command sent again is answered again."""

    client: str
    id: str
    seat: int


class Ready(Command, kw_only=True):
    """Be ready to start, or not any more."""

    ready: bool = True
    house_draws: bool = False  # leave the seat's part of the seed to the server


class Start(Command, kw_only=True):
    """Begin, now that all are ready."""


class Commit(Command, kw_only=True):
    """Bind the seat to its part of the seed."""

    commitment: str


class Reveal(Command, kw_only=True):
    """Show the seat's part of the seed."""

    text: str
    nonce: str


class Abort(Command, kw_only=True):
    """Wait no longer for the others' parts of the seed."""


class Leave(Command, kw_only=True):
    """Leave: before the game the seat becomes free, later it is kept, and a bot may play on."""


class Play(Command, kw_only=True):
    """Play an action, in notation, in the position that the client has seen."""

    at: int
    action: str | dict[str, Any]


class Undo(Command, kw_only=True):
    """Take back own actions."""

    at: int
    actions: int = 1


class Back(Command, kw_only=True):
    """Ask everybody to take back more."""

    actions: int


class Replace(Command, kw_only=True):
    """Ask everybody to let a bot play for an absent player."""

    absent: int


class Consent(Command, kw_only=True):
    """Answer what is asked; who has asked can take it back."""

    agrees: bool
    question: int | None = None  # its number, so that no other one is answered


class Return(Command, kw_only=True):
    """Take the seat back from a bot."""


class Say(Command, kw_only=True):
    """Say something."""

    text: str


class Remark(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, tag_field="do", tag="remark"):
    """A spectator says something, under a name of their own."""

    client: str
    id: str
    name: str
    text: str


class Ask(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, tag_field="do", tag="ask"):
    """A question that changes nothing."""

    id: str
    what: Literal["offers", "table", "preview", "refusals", "standing", "history", "said", "hints"]
    action: str | dict[str, Any] | None = None  # of a preview; of refusals it may be incomplete, with a kind at least
    first: Annotated[int, msgspec.Meta(ge=0)] = 0  # of history the first call: 0 is the set-up, then the actions
    before: Annotated[int, msgspec.Meta(ge=0)] | None = None  # of what was said: the saying at which the page ends


AnyCommand = Ready | Start | Commit | Reveal | Abort | Leave | Play | Undo | Back | Replace | Consent | Return | Say
_COMMANDS: Final[msgspec.json.Decoder[AnyCommand]] = msgspec.json.Decoder(AnyCommand)
_MESSAGES: Final[msgspec.json.Decoder[AnyCommand | Remark | Ask]] = msgspec.json.Decoder(AnyCommand | Remark | Ask)
_CONTENTS: Final = msgspec.json.Encoder(order="deterministic")
_DIGITS_OF_CONTENT: Final = 32


Message = TypeVar("Message", bound=Command | Remark | Ask)


class BadMessage(AlhambraError):
    """What came is none of the messages that the server knows."""


def read_message(data: str) -> AnyCommand | Remark | Ask:
    """What came over a socket: a command, what a spectator says, or a question."""
    return _checked(_MESSAGES, data)


def read_command(data: bytes) -> AnyCommand:
    """The command in the body of a request."""
    return _checked(_COMMANDS, data)


def _checked(decoder: msgspec.json.Decoder[Message], data: bytes | str) -> Message:
    if len(data) > _LONGEST_MESSAGE:
        raise BadMessage("message-too-long", most=_LONGEST_MESSAGE)
    try:
        message = decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadMessage("bad-message", problem=shortened(str(error))) from None
    client = getattr(message, "client", message.id)
    if not (1 <= len(message.id) <= _LONGEST_ID and 1 <= len(client) <= _LONGEST_ID):
        raise BadMessage("bad-ids", most=_LONGEST_ID)
    return message


def identity_of(command: AnyCommand | Remark) -> CommandId:
    """What tells the command from all others, also from another one under the same id."""
    content = sha256(_CONTENTS.encode(command)).hexdigest()[:_DIGITS_OF_CONTENT]
    return CommandId(getattr(command, "seat", None), command.client, command.id, content)


def table_command(command: AnyCommand, now: float) -> TableCommand:
    """What the command, which came now, wants of the table."""
    return partial(_carried_out, command, now)


def _carried_out(command: AnyCommand, now: float, table: GameTable) -> AnyEntry:
    seat = command.seat
    match command:
        case Ready():
            return decide.ready(table, seat, command.ready, command.house_draws)
        case Start():
            return decide.promise(table)
        case Commit():
            return decide.commit(table, seat, command.commitment)
        case Reveal():
            return decide.reveal(table, seat, command.text, command.nonce)
        case Abort():
            return decide.break_off(table, seat)
        case Leave():
            return decide.leave(table, seat)
        case Play():
            return decide.play(table, seat, command.at, command.action)
        case Undo():
            return decide.undo(table, seat, command.at, command.actions)
        case Back():
            return decide.ask_back(table, seat, command.actions)
        case Replace():
            return decide.ask_stand_in(table, seat, command.absent, now)
        case Consent():
            return decide.consent(table, seat, command.agrees, command.question)
        case Return():
            return decide.come_back(table, seat)
        case Say():
            return decide.say(table, seat, table.seats[seat].name, command.text)


def remark_of(remark: Remark) -> TableCommand:
    """What the spectator wants to say."""
    return lambda table: decide.remark(table, remark.name, remark.text)


def described(error: AlhambraError) -> dict[str, Any]:
    """An error as it is sent: its kind, its key and parameters for the client's language, and an English sentence."""
    message = {"error": type(error).__name__, **_phrased(error), "sentence": str(error)}
    if isinstance(error, IllegalAction):
        message["refusal"] = error.refusal.to_json()
    return message


def _phrased(said: AlhambraError | Phrase) -> dict[str, Any]:
    """A key with its parameters; a parameter may be such a phrase itself."""
    params = {
        name: _phrased(value) if isinstance(value, (AlhambraError, Phrase)) else value
        for name, value in said.params.items()
    }
    return {"key": said.key, "params": params}
