"""Everything sent over a socket is declared: whole games with everything that can happen, against the schema."""

from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator

from alhambra.server.messages.catalogue import COMMANDS, SENT_BY_CLIENT, SENT_BY_SERVER, socket_document
from alhambra.server.web.commands import read_message
from tests.server.visitors import Sitting, Visitor, bearer

DOCUMENT = socket_document()


def validator(name: str) -> Draft202012Validator:
    return Draft202012Validator({**DOCUMENT, "$ref": f"#/$defs/{name}"})


SERVER, CLIENT = validator(SENT_BY_SERVER), validator(SENT_BY_CLIENT)


class Followed:
    """A socket whose messages are all validated."""

    def __init__(self, socket: Any) -> None:
        self._socket = socket
        self.kinds: set[str] = set()

    def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = self._socket.receive_json()
        SERVER.validate(message)
        self.kinds.add(message["type"])
        return message

    def send(self, **message: Any) -> None:
        CLIENT.validate(message)
        self._socket.send_json(message)

    def hear_until(self, kind: str) -> dict[str, Any]:
        while (message := self.hear())["type"] != kind:
            pass
        return message


def command(table: Sitting, seat: int, do: str, **fields: Any) -> None:
    assert table.send(seat, do, **fields).status_code == 200


@pytest.mark.parametrize(
    ("game", "wishes"),
    [
        ("alhambra", {"pace": "20m+10s", "open_hands": True}),
        ("granada", {"pace": "2d"}),
        ("combined", {}),
        ("roll_and_write", {}),
        ("alhambra", {"modules": ["characters", "bonus_cards", "camps"]}),
    ],
)
def test_all_that_is_told_is_declared(visitor: Visitor, game: str, wishes: dict[str, Any]) -> None:
    table = visitor.table("person", "person", "person", game=game, **wishes)
    where = f"/api/tables/{table.id}/socket"
    with (
        visitor.client.websocket_connect(f"{where}?seat=0", headers=bearer(table.tokens[0])) as one,
        visitor.client.websocket_connect(where, headers=bearer(table.links["watch"])) as other,
    ):
        seat, spectator = Followed(one), Followed(other)
        command(table, 2, "leave")
        table.join(2, "Somebody else")
        for number in range(3):
            command(table, number, "ready", house_draws=number > 0)
        command(table, 0, "start")
        command(table, 1, "abort")
        table.begin()
        for _ in range(20):
            table.play()
        command(table, 0, "back", actions=2)
        command(table, 1, "consent", agrees=True)
        command(table, 2, "consent", agrees=True)
        command(table, 1, "leave")
        command(table, 1, "return")
        command(table, 0, "say", text="hello")
        for what in ("offers", "table", "standing", "history"):
            seat.send(do="ask", id=what, what=what)
        seat.send(do="ask", id="p", what="preview", action="nonsense")
        seat.send(do="ask", id="r", what="refusals", action={"kind": "take"})
        seat.send(do="start", client="c", id="0", seat=0)
        seat.send(do="consent", client="c", id="1", seat=0, agrees=True)
        seat.send(do="say", client="c", id="s", seat=0, text="done")
        seat.hear_until("answer")
        spectator.send(do="ask", id="t", what="table")
        spectator.hear_until("told")
        sequence = table.look()["sequence"]
    with visitor.client.websocket_connect(
        f"{where}?seat=0&since={sequence - 1}", headers=bearer(table.tokens[0])
    ) as one:
        assert Followed(one).hear()["type"] == "resumed"
    assert seat.kinds == {"table", "entry", "told", "refused", "answer"}


def test_every_command_is_read_as_it_is_declared() -> None:
    examples: dict[type, Any] = {str: "x", int: 1, bool: True}
    literals = {"what": "table", "wanted": "choice"}
    for kind in COMMANDS:
        fields = {
            field.name: examples.get(field.type, literals.get(field.name, "pass"))
            for field in msgspec.structs.fields(kind)
            if field.required
        }
        message = {"do": kind.__struct_config__.tag, **fields}
        CLIENT.validate(message)
        assert isinstance(read_message(msgspec.json.encode(message).decode()), kind)
