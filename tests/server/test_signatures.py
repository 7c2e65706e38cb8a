"""Signatures of the server: they bind it to the promise and to the end of a game, and tell nothing before."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from hypothesis import given
from hypothesis import strategies as st
from litestar.testing import TestClient

from alhambra import Contribution, GameConfig, Player, Record, deal_game, new_dealing
from alhambra.protocol import AlhambraError, RecordError
from alhambra.server.settings import Settings
from alhambra.server.web.app import make_app
from alhambra.signatures import SignatureError, Signed, read_signature, signed_head, signed_promise
from alhambra.verifying import NOT_PROVED, PROVED, verify
from tests.cli.running import run
from tests.server.visitors import Visitor, bearer

KEY = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))


def finished(name: str = "Anna") -> Record:
    """The record of a dealt game."""
    dealing = new_dealing(GameConfig("roll_and_write", 2), [Player(name, "person"), Player("Layla", "greedy")])
    parts = [Contribution.fresh(), Contribution.fresh()]
    for seat, part in enumerate(parts):
        dealing.commit(seat, part.commitment(dealing.promise, seat))
    for seat, part in enumerate(parts):
        dealing.reveal(seat, part)
    game = deal_game(dealing.deal())
    while game.decision is not None:
        game.play(game.legal_actions()[0])
    return game.record()


RECORD = finished()
HEAD = signed_head(RECORD, KEY)
assert RECORD.deal is not None
PROMISE = signed_promise(RECORD.deal.opening.game_id, RECORD.deal.promise, KEY)


def found(signed: Signed, key: str | None = None, record: Record = RECORD) -> dict[str, str]:
    """What is found out about a record with a signature: kinds by keys."""
    return {finding.what.key: finding.kind for finding in verify(record, signed=signed, key=key)}


def test_a_signature_proves_the_head_and_the_promise() -> None:
    assert found(HEAD, HEAD["key"])["found-signed"] == PROVED
    assert found(PROMISE, HEAD["key"])["found-signed-promise"] == PROVED
    assert found(HEAD)["found-key-to-compare"] == NOT_PROVED, "anybody can make a key"


def test_a_signature_with_another_key_is_refused() -> None:
    with pytest.raises(RecordError):
        found(HEAD, "0" * 64)


def test_a_signature_of_another_game_is_refused() -> None:
    with pytest.raises(SignatureError):
        found(HEAD, HEAD["key"], finished("Ben"))


@given(st.sampled_from([HEAD, PROMISE]), st.data())
def test_a_changed_signature_proves_nothing(signed: Signed, data: st.DataObject) -> None:
    field = data.draw(st.sampled_from(sorted(signed)))
    value = signed[field]
    if isinstance(value, int):
        other: Any = data.draw(st.integers(-2, 500).filter(lambda number: number != value))
    else:
        place = data.draw(st.integers(0, len(value) - 1))
        other = value[:place] + data.draw(st.sampled_from("0123456789abcdefgz").filter(lambda c: c != value[place]))
        other += value[place + 1 :]
    with pytest.raises(AlhambraError):
        found(read_signature(json.dumps({**copy.deepcopy(signed), field: other})), HEAD["key"])


@pytest.mark.parametrize("text", ["", "[]", "{}", "null", '{"format": "alhambra signed head"}', "[" * 5000])
def test_what_is_no_signature_is_refused(text: str) -> None:
    with pytest.raises(AlhambraError):
        read_signature(text)


def test_a_server_signs_what_it_has_dealt(settings_of_each: Settings, tmp_path: Path) -> None:
    with TestClient(make_app(settings_of_each)) as client:
        table = Visitor(client).table("person", "person", game="roll_and_write")
        where, headers = f"/api/tables/{table.id}/signature", bearer(table.tokens[0])
        assert client.get(where, headers=headers).json()["key"] == "no-promise-yet"
        table.begin()
        early = client.get(where, headers=headers).json()
        assert early["head"] is None, "nothing that follows from what is hidden"
        assert early["promise"]["promise"] == table.look()["view"]["promise"]
        signed = client.get(where, headers=bearer(table.links["watch"])).json()
        assert signed == early
        assert client.get(where).status_code == 401
        table.play_out()
        signed = client.get(where, headers=headers).json()
        text = client.get(f"/api/tables/{table.id}/record", headers=headers).text
    with TestClient(make_app(settings_of_each)) as client:
        key = client.get("/api/key").json()["key"]
    record = Record.read(text)
    assert found(signed["head"], key, record)["found-signed"] == PROVED
    assert found(signed["promise"], key, record)["found-signed-promise"] == PROVED
    (tmp_path / "game.txt").write_text(text)
    (tmp_path / "game.sig").write_text(json.dumps(signed["head"]))
    done = run("verify", str(tmp_path / "game.txt"), "--signature", str(tmp_path / "game.sig"), "--key", key)
    assert done.code == 0
    assert "has signed it" in done.out
