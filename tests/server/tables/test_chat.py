"""The chat at a table: for seats and for spectators, stored, bounded, and closed while the seed is made."""

from typing import Any

import msgspec
import pytest

from alhambra.protocol import GameConfig, Randomness
from alhambra.server.messages.encode import EncodedStates, encoded, said_of
from alhambra.server.tables.entries import Said
from alhambra.server.tables.table import GameTable
from tests.server.many_tables import begun
from tests.server.visitors import Sitting, Visitor, bearer

_MOST_AT_ONCE = 6


def remark(
    table: Sitting, number: str = "1", name: str = "Guest", text: str = "Nice wall", **where: Any
) -> dict[str, Any]:
    """Return the answer to a seat or spectator that posts as a spectator."""
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


def talkative(sayings: int, text: str = "x") -> GameTable:
    """Return a table with this many chat messages."""
    table, entries = begun(GameConfig("alhambra", 2), 5, Randomness("talk"))
    for number in range(sayings):
        table.apply(len(entries) + 1 + number, Said(0, "Player 0", f"{number} {text}"))
    return table


def pages(table: GameTable) -> list[str]:
    """Return the whole chat as a client learns it: the initial part, and what it requests."""
    state = msgspec.json.decode(EncodedStates().of(table, 0))["table"]
    said, before = state["said"], state["said_before"]
    while page := msgspec.json.decode(encoded(said_of(table, before)))["said"]:
        said = [*page, *said]
        before -= len(page)
    return [saying["text"] for saying in said]


@pytest.mark.parametrize("text", ["x", "\N{CASTLE}" * 490])
@pytest.mark.parametrize("sayings", [0, 1, 29, 30, 31, 60, 200, 450])
def test_everything_that_is_kept_is_read_page_by_page(sayings: int, text: str) -> None:
    assert pages(talkative(sayings, text)) == [f"{n} {text}" for n in range(max(0, sayings - 200), sayings)]


def test_no_message_carries_the_whole_talk() -> None:
    silent, full = talkative(0), talkative(200, "\N{CASTLE}" * 490)
    for seat in (None, 0):
        assert len(EncodedStates().of(full, seat)) < len(EncodedStates().of(silent, seat)) + 17_000
        assert (
            len(EncodedStates().resumed(full, [], seat, full.sequence)) < len(EncodedStates().of(silent, seat)) + 17_000
        )
    for before in (None, 0, 5, 150, 10**9):
        assert len(encoded(said_of(full, before))) < 17_000


def test_lists_of_tables_carry_no_talk(visitor: Visitor) -> None:
    table = visitor.table("person", "person", public=True).begin()
    assert table.send(0, "say", text="Hello").status_code == 200
    listed = visitor.client.get("/api/tables").json()
    assert [one["id"] for one in listed] == [table.id]
    assert "said" not in listed[0]


def test_earlier_sayings_are_asked_for_over_the_socket(visitor: Visitor) -> None:
    table = visitor.table("person", "person").begin()
    for number in range(3):
        assert table.send(0, "say", text=f"word {number}").status_code == 200
    where = f"/api/tables/{table.id}/socket"
    with table.client.websocket_connect(where, headers=bearer(table.links["watch"])) as socket:
        assert socket.receive_json()["table"]["said_before"] == 0
        for before, words in ((None, 3), (2, 2), (0, 0)):
            socket.send_json({"do": "ask", "id": "1", "what": "said", "before": before})
            told = socket.receive_json()
            assert (told["type"], told["first"]) == ("told", 0)
            assert [saying["text"] for saying in told["said"]] == [f"word {number}" for number in range(words)]
