"""Tables of older versions continue in this one, from their entries or from a stored position."""

import json

import pytest
from litestar.testing import TestClient
from sqlalchemy import insert

from alhambra import __version__
from alhambra.protocol import RULES_VERSION
from alhambra.server.ops.settings import ServerSettings
from alhambra.server.ops.tokens import fresh_token, hashed
from alhambra.server.store.database import open_database
from alhambra.server.store.queries import Queries
from alhambra.server.store.schema import ENTRIES, LINKS, TABLES
from alhambra.server.store.side_writes import store_snapshot
from alhambra.server.tables import decide
from alhambra.server.tables.entries import Asked, Played, read
from alhambra.server.tables.table import STAND_IN, GameTable, OtherRules, Snapshot
from alhambra.server.web.app import make_app
from tests.server.store.corpus.tables import FOLDER, KINDS, Maker, leads_to, make_all, of_older_rules, opened
from tests.server.visitors import Sitting, Visitor, bearer

FILES = sorted(FOLDER.glob("*.json"))


def test_the_present_version_is_in_the_corpus() -> None:
    names = {file.stem for file in FILES}
    assert {f"{__version__}-{name}" for name in make_all()} <= names, "python -m tests.server.store.corpus"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_stored_table_is_opened_and_goes_on(file: object) -> None:
    text = file.read_text(encoding="utf-8")  # type: ignore[attr-defined]
    table, content = opened(text)
    found, expected = leads_to(table), content["leads_to"]
    if content["rules"] != RULES_VERSION:
        found["views"] = expected["views"] = None
    assert found == expected
    if table.game is not None and table.game.decision is not None:
        game, seat = table.game, table.game.decision.seat
        action = game.legal_actions()[0].notation()
        entry = decide.play(table, seat, table.at, action, table.seats[seat].stand_in)
        table.apply(table.sequence + 1, entry, 1e6)
        assert len(table.played) == expected["played"] + 1


def keep(settings: ServerSettings, text: str, with_snapshot: bool) -> Sitting:
    """Put a stored table into a database, as an older version would have left it."""
    content = json.loads(text)
    table_id, token = fresh_token(), fresh_token()
    engine = open_database(settings.database)
    row = {"id": table_id, "made": 1.0, "touched": 1.0, "phase": "playing", "public": True}
    with engine.connect().execution_options(writing=True) as connection, connection.begin():
        connection.execute(insert(TABLES), row)
        for sequence, (made, data) in enumerate(content["entries"], 1):
            entry = {"table_id": table_id, "sequence": sequence, "made": made, "data": data}
            connection.execute(insert(ENTRIES), entry)
        for seat in range(3):
            link = {"token_hash": hashed(token + str(seat)), "table_id": table_id, "role": "seat", "seat": seat}
            connection.execute(insert(LINKS), link)
        for change in store_snapshot(table_id, Snapshot(*content["snapshot"])) if with_snapshot else []:
            connection.execute(change)
    engine.dispose()
    sitting = Sitting(None, {"table": table_id, "tokens": {}})  # type: ignore[arg-type]
    sitting.tokens = {seat: token + str(seat) for seat in range(3)}
    sitting.links = {"watch": sitting.tokens[0]}
    return sitting


def test_a_running_game_goes_on_under_other_rules_from_its_position(settings_of_each: ServerSettings) -> None:
    text = of_older_rules(Maker(KINDS["alhambra"], "go on").gather().deal().play(20), 2)
    table = keep(settings_of_each._replace(idle_seconds=0.01), text, with_snapshot=True)
    for _ in range(2):
        with TestClient(make_app(settings_of_each)) as client:
            table.client = client
            sequence = table.look()["sequence"]
            for _ in range(3):
                assert table.play().status_code == 200
            assert table.look()["sequence"] == sequence + 3, "and again, after another start"
    with TestClient(make_app(settings_of_each)) as client:
        table.client = client
        played = 2 + 3 + 3
        assert table.send(0, "back", actions=played + 1).json()["params"]["most"] == played
        table.play_out()
        assert table.look()["view"]["is_over"]
        record = client.get(f"/api/tables/{table.id}/record", headers=bearer(table.tokens[0]))
        assert record.status_code == 200
        assert table.look()["table"]["dealing"] is None, "the record cannot prove what was promised"
        signed = client.get(f"/api/tables/{table.id}/signature", headers=bearer(table.tokens[0]))
        assert (signed.status_code, signed.json()["key"]) == (404, "no-promise-proved")


def test_a_table_that_cannot_go_on_says_so_and_harms_no_list(settings: ServerSettings) -> None:
    text = of_older_rules(Maker(KINDS["alhambra"], "cannot").gather().deal().play(20), 2)
    table = keep(settings, text, with_snapshot=False)
    with TestClient(make_app(settings)) as client:
        shown = Visitor(client).table("person", "person", public=True)
        told = client.get(f"/api/tables/{table.id}?seat=0", headers=bearer(table.tokens[0]))
        assert (told.status_code, told.json()["key"]) == (409, "table-of-other-rules")
        assert told.json()["params"] == {"given": "1", "rules": RULES_VERSION}
        assert [listed["id"] for listed in client.get("/api/tables").json()] == [shown.id]
        client.post("/api/enter", json={"token": table.tokens[0]})
        assert client.get("/api/mine").json() == []


def test_positions_are_kept_when_the_server_stops(settings_of_each: ServerSettings) -> None:
    with TestClient(make_app(settings_of_each)) as client:
        table = Visitor(client).table("person", "person").begin()
        table.play()
        seen = table.look()
    engine = open_database(settings_of_each.database)
    kept = Queries(engine).snapshot(table.id, "other")
    engine.dispose()
    assert kept is not None
    assert (kept.rules, kept.sequence, kept.at) == (RULES_VERSION, seen["sequence"], seen["at"])


def test_without_a_bridge_there_is_no_way() -> None:
    content = json.loads(of_older_rules(Maker(KINDS["alhambra"], "way").gather().deal(), 0))
    text = json.dumps({**content, "snapshot": None})
    with pytest.raises(OtherRules):
        opened(text)
    assert GameTable("none").snapshot() is None


def test_a_question_is_dropped_by_a_move_before_the_bridge_too() -> None:
    content = json.loads(of_older_rules(Maker(KINDS["alhambra"], "question").gather().deal().play(6), 6))
    entries = [read(data) for _, data in content["entries"]]
    first = next(number for number, entry in enumerate(entries) if isinstance(entry, Played))
    table, _ = opened(json.dumps({**content, "entries": content["entries"][:first]}))
    assert table.game is None, "still before the bridge"
    table.apply(table.sequence + 1, Asked(0, STAND_IN, absent=1))
    assert table.question is not None
    table.apply(table.sequence + 1, entries[first])
    assert table.question is None
