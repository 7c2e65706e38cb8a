"""The tables of the socket's messages in the documentation, written from their declarations.

Run as ``python -m tests.docs.server_tables`` to rewrite them.
"""

from inspect import cleandoc

from alhambra.declarations import fields_of, kind_of
from alhambra.server.messages.catalogue import COMMANDS, command_schema
from alhambra.server.messages.sent import SENT, TableState
from bench.reporting.document import write_section
from tests.docs.markdown import DOCS
from tests.docs.message_tables import code, field_table, listed, table

SOCKET = DOCS / "reference" / "server" / "socket.md"


def sections() -> dict[str, str]:
    """Return everything that is written, by the name of its place."""
    return {
        "commands": command_table(),
        "server messages": sent_table(),
        "table state": field_table(fields_of(TableState)),
    }


def command_table() -> str:
    """Return the messages that clients send, with required and optional fields."""
    rows = []
    for command in COMMANDS:
        schema = command_schema(command)
        names = [name for name in schema["properties"] if name not in ("do", "client", "id", "seat")]
        needed = [name for name in names if name in schema["required"]]
        optional = [name for name in names if name not in schema["required"]]
        tag = schema["properties"]["do"]["enum"][0]
        rows.append([code(tag), listed(needed), listed(optional), schema["description"]])
    return table(["do", "needs", "may have", "meaning"], rows)


def sent_table() -> str:
    """Return the messages that the server sends."""
    rows = []
    for message in SENT:
        names = [name for name in fields_of(message) if name != "type"]
        rows.append([code(str(kind_of(message, "type"))), listed(names), cleandoc(message.__doc__ or "")])
    return table(["type", "fields", "meaning"], rows)


if __name__ == "__main__":
    for place, text in sections().items():
        write_section(place, text, SOCKET)
