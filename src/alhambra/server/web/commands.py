"""The messages that clients send, validated strictly, and the table commands made from them."""

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
    """A command of a seat. The client chooses the id; a repeated command gets the same answer."""

    client: str
    id: str
    seat: int


class Ready(Command, kw_only=True):
    """Become ready to start, or no longer ready."""

    ready: bool = True
    house_draws: bool = False  # let the server draw the seat's part of the seed


class Start(Command, kw_only=True):
    """Start the game when all seats are ready."""


class Commit(Command, kw_only=True):
    """Commit to the seat's part of the seed."""

    commitment: str


class Reveal(Command, kw_only=True):
    """Reveal the seat's part of the seed."""

    text: str
    nonce: str


class Abort(Command, kw_only=True):
    """Abort the dealing instead of waiting for the others' parts of the seed."""


class Leave(Command, kw_only=True):
    """Leave the table. Before the game this frees the seat; later it is kept, and a bot may play."""


class Play(Command, kw_only=True):
    """Play an action, in notation or as data, at the position that the client has seen."""

    at: int
    action: str | dict[str, Any]


class Undo(Command, kw_only=True):
    """Take back the seat's last actions."""

    at: int
    actions: int = 1


class Back(Command, kw_only=True):
    """Ask everybody to agree to taking back more actions."""

    actions: int


class Replace(Command, kw_only=True):
    """Ask everybody to agree that a bot plays for an absent player."""

    absent: int


class Consent(Command, kw_only=True):
    """Agree or disagree in the open vote; the seat that asked withdraws it by disagreeing."""

    agrees: bool
    question: int | None = None  # the number of the vote, so that no other one is answered


class Questions(Command, kw_only=True):
    """Choose which optional questions of modules to be asked: all, those with a choice, or none before the turn."""

    wanted: Literal["all", "choice", "none"]


class Return(Command, kw_only=True):
    """Take the seat back from the bot that stands in."""


class Say(Command, kw_only=True):
    """Send a chat message."""

    text: str


class Remark(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, tag_field="do", tag="remark"):
    """Send a chat message as a spectator, under a name of the spectator's choice."""

    client: str
    id: str
    name: str
    text: str


class Ask(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, tag_field="do", tag="ask"):
    """A query, which changes nothing."""

    id: str
    what: Literal["offers", "table", "preview", "refusals", "fit", "standing", "history", "said", "hints"]
    action: str | dict[str, Any] | None = None  # for preview; for refusals it may be incomplete
    tile: str | None = None  # for fit
    first: Annotated[int, msgspec.Meta(ge=0)] = 0  # for history: the first call; 0 is the set-up
    before: Annotated[int, msgspec.Meta(ge=0)] | None = None  # for said: the message before which the page ends


AnyCommand = (
    Ready | Start | Commit | Reveal | Abort | Leave | Play | Undo | Back | Replace | Consent | Questions | Return | Say
)
_COMMANDS: Final[msgspec.json.Decoder[AnyCommand]] = msgspec.json.Decoder(AnyCommand)
_MESSAGES: Final[msgspec.json.Decoder[AnyCommand | Remark | Ask]] = msgspec.json.Decoder(AnyCommand | Remark | Ask)
_CONTENTS: Final = msgspec.json.Encoder(order="deterministic")
_DIGITS_OF_CONTENT: Final = 32


Message = TypeVar("Message", bound=Command | Remark | Ask)


class BadMessage(AlhambraError):
    """The data is not a valid message."""


def read_message(data: str) -> AnyCommand | Remark | Ask:
    """Decode a WebSocket message: a command, a spectator's chat message or a query.

    Raises BadMessage for anything else.
    """
    return _checked(_MESSAGES, data)


def read_command(data: bytes) -> AnyCommand:
    """Decode the command in the body of a request. Raises BadMessage for anything else."""
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
    """Return the identity of a command, which includes a hash of its content."""
    content = sha256(_CONTENTS.encode(command)).hexdigest()[:_DIGITS_OF_CONTENT]
    return CommandId(getattr(command, "seat", None), command.client, command.id, content)


def table_command(command: AnyCommand, now: float) -> TableCommand:
    """Return the table command that decides a command received now."""
    return partial(_decide, command, now)


def _decide(command: AnyCommand, now: float, table: GameTable) -> AnyEntry:
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
        case Questions():
            return decide.want_questions(table, seat, command.wanted)
        case Return():
            return decide.come_back(table, seat)
        case Say():
            return decide.say(table, seat, table.seats[seat].name, command.text)


def remark_of(remark: Remark) -> TableCommand:
    """Return the table command that decides a spectator's chat message."""
    return lambda table: decide.remark(table, remark.name, remark.text)


def described(error: AlhambraError) -> dict[str, Any]:
    """Return an error as a message: its kind, key and parameters, and an English sentence."""
    message = {"error": type(error).__name__, **_phrased(error), "sentence": str(error)}
    if isinstance(error, IllegalAction):
        message["refusal"] = error.refusal.to_json()
    return message


def _phrased(phrase: AlhambraError | Phrase) -> dict[str, Any]:
    """Return a key with its parameters, which may be phrases themselves."""
    params = {
        name: _phrased(value) if isinstance(value, (AlhambraError, Phrase)) else value
        for name, value in phrase.params.items()
    }
    return {"key": phrase.key, "params": params}
