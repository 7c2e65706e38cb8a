"""The schemas of all WebSocket messages, in both directions."""

from inspect import cleandoc
from typing import Any, Final, get_args

import msgspec

from alhambra.schemas.document import KNOWN_AS, document
from alhambra.schemas.types import Definitions, Schema, reference
from alhambra.server.messages.sent import SENT
from alhambra.server.web.commands import AnyCommand, Ask, Remark

COMMANDS: Final = (*get_args(AnyCommand), Remark, Ask)
SENT_BY_CLIENT: Final = "ClientMessage"
SENT_BY_SERVER: Final = "ServerMessage"


class SocketDefinitions(Definitions):
    """Definitions that allow values of any type, such as the parameters of a sentence."""

    def __init__(self) -> None:
        super().__init__(KNOWN_AS)

    def of(self, hint: Any) -> Schema:
        """Return the schema of a type; messages in it become definitions."""
        return {} if hint is Any else super().of(hint)


def socket_document() -> Schema:
    """Return a JSON Schema with the messages of all games and of the WebSocket."""
    whole = document()
    definitions = SocketDefinitions()
    sent = [definitions.message(message) for message in SENT]
    commands = {f"{command.__name__}Command": command_schema(command) for command in COMMANDS}
    whole["$defs"] |= {
        **definitions.found,
        **commands,
        SENT_BY_CLIENT: _choice("What a client sends over the socket.", [reference(name) for name in commands]),
        SENT_BY_SERVER: _choice("What the server sends over the socket.", sent),
    }
    whole["title"] = "Messages of the Alhambra family, with those of its server"
    return whole


def command_schema(command: type[msgspec.Struct]) -> Schema:
    """Return the schema of a message that clients send."""
    _, found = msgspec.json.schema_components([command])
    schema: Schema = found[command.__name__]
    schema["description"] = cleandoc(command.__doc__ or "")
    schema.pop("title", None)
    return schema


def _choice(description: str, references: list[Any]) -> Schema:
    return {"description": description, "anyOf": references}
