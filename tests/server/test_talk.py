"""What is said at a table: by seats and by spectators, kept, in bounds, and never while the seed is made."""

from typing import Any

import pytest

from tests.server.visitors import Sitting, Visitor, bearer

_MOST_AT_ONCE = 6


def remark(
    table: Sitting, number: str = "1", name: str = "Guest", text: str = "Nice wall", **where: Any
) -> dict[str, Any]:
    """What a spectator, or a seat, is answered who says something as a spectator."""
    token = table.tokens[where["seat"]] if where else table.links["watch"]
    path = f"/api/tables/{table.id}/socket" + (f"?seat={where['seat']}" if where else "")
    with table.client.websocket_connect(path, headers=bearer(token)) as socket:
        socket.receive_json()
        socket.send_json({"do": "remark", "client": "guest", "id": number, "name": name, "text": text})
        while (message := socket.receive_json())["type"] not in ("answer", "refused"):
            pass
        answer: dict[str, Any] = message
        return answer


def test_seats_and_spectators_talk_and_everybody_reads_it(visitor: Visitor) -> None:
    table = visitor.table("person", "person").begin()
    said = "Good <b>luck</b> & 'fun'"
    assert table.send(0, "say", text=said).status_code == 200
    assert remark(table)["type"] == "answer"
    kept = [{key: saying[key] for key in ("seat", "name", "text")} for saying in table.look()["table"]["said"]]
    assert kept == [{"seat": 0, "name": "Player 0", "text": said}, {"seat": None, "name": "Guest", "text": "Nice wall"}]


@pytest.mark.parametrize("text", ["", "   ", "x" * 501, "two\nlines", "\x07"])
def test_a_saying_is_one_line_of_bounded_length(visitor: Visitor, text: str) -> None:
    table = visitor.table("person", "person").begin()
    assert table.send(0, "say", text=text).status_code == 409
    assert table.look()["table"]["said"] == []


def test_nobody_talks_while_the_seed_is_made(visitor: Visitor) -> None:
    table = visitor.table("person", "person")
    for seat in (0, 1):
        table.send(seat, "ready")
    table.send(0, "start")
    assert table.look(0)["table"]["phase"] == "dealing"
    refused = table.send(0, "say", text="my part is 7")
    assert (refused.status_code, refused.json()["key"]) == (409, "saying-while-dealing")
    assert remark(table)["key"] == "saying-while-dealing"


def test_nobody_talks_faster_than_others_read(visitor: Visitor) -> None:
    table = visitor.table("person", "person").begin()
    answers = [table.send(0, "say", text=f"word {number}") for number in range(_MOST_AT_ONCE + 1)]
    assert [answer.status_code for answer in answers] == [200] * _MOST_AT_ONCE + [409]
    assert answers[-1].json()["key"] == "saying-too-often"
    assert table.send(1, "say", text="but I may").status_code == 200


def test_a_spectator_has_a_name_that_nobody_at_the_table_has(visitor: Visitor) -> None:
    table = visitor.table("person", "person").begin()
    assert remark(table, name="Player 1")["key"] == "name-taken"
    assert remark(table, name="x" * 41)["key"] == "name-too-long"
    assert remark(table, seat=0)["key"] == "seat-not-yours"
    assert table.look()["table"]["said"] == []
