"""The server's signatures: they bind it to the promise and to the end of a game, and reveal nothing before."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from hypothesis import given
from hypothesis import strategies as st
from litestar.testing import TestClient

from alhambra import Contribution, GameConfig, Player, Record, deal_game, new_dealing
from alhambra.client.witness import Witness
from alhambra.protocol import AlhambraError, RecordError
from alhambra.server.ops.settings import ServerSettings
from alhambra.server.replays import finished_games
from alhambra.server.web.app import make_app
from alhambra.signatures import (
    SignatureError,
    Signed,
    read_signature,
    signed_final_promise,
    signed_head,
    signed_promise,
)
from alhambra.verification import NOT_PROVED, PROVED, verify
from tests.cli.invoke import run
from tests.server.visitors import Sitting, Visitor, bearer

KEY = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))


def finished(name: str = "Anna") -> Record:
    """Return the record of a dealt game."""
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
assert RECORD.deal is not None
HEAD = signed_head(RECORD.deal.opening.game_id, RECORD.head, len(RECORD.entries), KEY)
PROMISE = signed_promise(RECORD.deal.opening.game_id, RECORD.deal.promise, KEY)
FINAL_PROMISE = signed_final_promise(RECORD.deal.opening.game_id, RECORD.deal.final_promise or "", KEY)
OTHER_KEY = signed_promise("another", "0" * 64, Ed25519PrivateKey.from_private_bytes(bytes(32)))["key"]

# Return the eight points of Ed25519 whose order divides 8, in every encoding that decoders accept.
PRIME = 2**255 - 19
SIGN = 1 << 255
ORDER_8 = (
    0x05FC536D880238B13933C6D305ACDFD5F098EFF289F4C345B027B2C28F95E826,
    0x7A03AC9277FDC74EC6CC392CFA53202A0F67100D760B3CBA4FD84D3D706A17C7,
)
SMALL_ORDER = [1, PRIME - 1, 0, SIGN, *ORDER_8, *(SIGN | y for y in ORDER_8)]
NOT_CANONICAL = [SIGN | 1, SIGN | (PRIME - 1), *(sign | y for y in (PRIME, PRIME + 1) for sign in (0, SIGN))]
NOT_REDUCED = [PRIME + number for number in range(2, 19)]  # encodings with a coordinate that is too large


def found(signed: Signed, key: str | None = None, record: Record = RECORD) -> dict[str, str]:
    """Return the findings about a record with a signature: kinds by keys."""
    return {finding.what.key: finding.kind for finding in verify(record, signed=signed, key=key)}


def test_a_signature_proves_the_head_and_the_promise() -> None:
    assert found(HEAD, HEAD["key"])["found-signed"] == PROVED
    assert found(PROMISE, HEAD["key"])["found-signed-promise"] == PROVED
    assert found(FINAL_PROMISE, HEAD["key"])["found-signed-final-promise"] == PROVED
    assert found(HEAD)["found-key-to-compare"] == NOT_PROVED, "anybody can make a key"


def test_the_listed_points_are_those_of_small_order() -> None:
    """Anybody can sign for them; the points are computed, so that no number above is merely copied."""
    assert len({y & (SIGN - 1) for y in SMALL_ORDER}) == 5
    for written in SMALL_ORDER + NOT_CANONICAL:
        y = (written & (SIGN - 1)) % PRIME
        assert is_of_small_order(y)
    assert not any(is_of_small_order(number) for number in range(2, 19))


def is_of_small_order(y: int) -> bool:
    """Return whether eight times the point with this coordinate is the neutral element."""
    d = -121665 * pow(121666, -1, PRIME) % PRIME
    for _ in range(3):  # doubling, by the coordinate alone
        x_squared = (y * y - 1) * pow(d * y * y + 1, -1, PRIME) % PRIME
        y = (y * y + x_squared) * pow(2 + x_squared - y * y, -1, PRIME) % PRIME
    return y == 1


@pytest.mark.parametrize("written", SMALL_ORDER + NOT_CANONICAL + NOT_REDUCED, ids=hex)
def test_keys_for_which_anybody_can_sign_are_refused(written: int) -> None:
    key = written.to_bytes(32, "little").hex()
    for signed in (HEAD, PROMISE, FINAL_PROMISE):
        with pytest.raises(SignatureError, match="proves nothing"):
            found({**signed, "key": key, "signature": f"{key}{'00' * 32}"})
        with pytest.raises(SignatureError, match="proves nothing"):
            found(signed, key)
    with pytest.raises(SignatureError, match="proves nothing"):
        verify(RECORD, key=key)
    with pytest.raises(SignatureError, match="not made with the key"):
        found({**HEAD, "signature": f"{key}{HEAD['signature'][64:]}"})


def test_a_forged_signature_for_a_key_of_small_order_is_made_without_a_secret() -> None:
    """Why such keys are rejected: this is a valid signature of any message, as far as the equation goes."""
    neutral = (1).to_bytes(32, "little")
    public = Ed25519PublicKey.from_public_bytes(neutral)
    public.verify(neutral + bytes(32), b"whatever is said")
    forged = {**HEAD, "key": neutral.hex(), "signature": (neutral + bytes(32)).hex()}
    with pytest.raises(SignatureError, match="proves nothing"):
        found(forged, neutral.hex())


@pytest.mark.parametrize("key", ["xyz", "ab", "", "0x" + "0" * 62])
def test_what_is_no_key_is_refused(key: str) -> None:
    with pytest.raises(SignatureError, match="64 hexadecimal digits"):
        verify(RECORD, key=key)


def test_a_signature_with_another_key_is_refused() -> None:
    with pytest.raises(RecordError):
        found(HEAD, OTHER_KEY)


def test_a_signature_of_another_game_is_refused() -> None:
    with pytest.raises(SignatureError):
        found(HEAD, HEAD["key"], finished("Ben"))


@given(st.sampled_from([HEAD, PROMISE, FINAL_PROMISE]), st.data())
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


def test_a_server_signs_what_it_has_dealt(settings_of_each: ServerSettings, tmp_path: Path) -> None:
    with TestClient(make_app(settings_of_each)) as client:
        table = Visitor(client).table("person", "person", game="roll_and_write")
        where, headers = f"/api/tables/{table.id}/signature", bearer(table.tokens[0])
        assert client.get(where, headers=headers).json()["key"] == "no-promise-yet"
        table.begin()
        early = client.get(where, headers=headers).json()
        assert early["head"] is None, "nothing that follows from what is hidden"
        assert early["final_promise"]["final_promise"] == table.look()["view"]["promise"]
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
    assert found(signed["final_promise"], key, record)["found-signed-final-promise"] == PROVED
    (tmp_path / "game.txt").write_text(text)
    (tmp_path / "game.sig").write_text(json.dumps(signed["head"]))
    done = run("verify", str(tmp_path / "game.txt"), "--signature", str(tmp_path / "game.sig"), "--key", key)
    assert done.code == 0
    assert "has signed it" in done.out


def test_the_final_promise_is_signed_before_any_contribution_is_shown(visitor: Visitor) -> None:
    table = visitor.table("person", "person", "person", game="roll_and_write")
    where, headers = f"/api/tables/{table.id}/signature", bearer(table.tokens[0])
    for seat in range(3):
        table.send(seat, "ready", house_draws=seat == 2)
    table.send(0, "start")
    witnesses = [Witness(seat) for seat in range(2)]
    for witness in witnesses:
        assert visitor.client.get(where, headers=headers).json()["final_promise"] is None
        answer(table, witness)
    dealing = table.look()["table"]["dealing"]
    assert dealing["contributions"][:2] == [None, None]
    assert dealing["drawn_by"] == ["player", "player", "dealer"]
    signed = visitor.client.get(where, headers=headers).json()["final_promise"]
    assert signed["final_promise"] == dealing["final_promise"]
    for witness in witnesses:
        answer(table, witness)
    assert table.look()["view"]["promise"] == signed["final_promise"]
    table.play_out()
    record = Record.read(visitor.client.get(f"/api/tables/{table.id}/record", headers=headers).text)
    assert found(signed, visitor.client.get("/api/key").json()["key"], record)["found-signed-final-promise"] == PROVED
    for witness in witnesses:
        assert "found-final-promise" in [finding.what.key for finding in witness.findings(record)]


def answer(table: Sitting, witness: Witness) -> None:
    """Do what a seat's player does when it is the seat's turn in the dealing."""
    due = witness.due(table.look()["table"]["dealing"])
    assert due is not None
    assert table.send(witness.seat, **due).status_code == 200


def test_who_leaves_the_own_part_to_the_house_is_told_apart_in_the_record(visitor: Visitor) -> None:
    table = visitor.table("person", "person", "person", game="roll_and_write")
    for seat in range(3):
        table.send(seat, "ready", house_draws=seat > 0)
    table.send(0, "start")
    witness = Witness(0)
    answer(table, witness)
    answer(table, witness)
    table.play_out()
    text = visitor.client.get(f"/api/tables/{table.id}/record", headers=bearer(table.tokens[0])).text
    assert '[DrawnBy "player dealer dealer"]' in text
    sentences = [str(finding.what) for finding in verify(Record.read(text))]
    assert any("seat 0 drew its contribution itself" in sentence for sentence in sentences)
    assert any("the dealer drew the contributions of seat 1 and seat 2" in sentence for sentence in sentences)


def test_a_head_is_signed_once(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    signings: list[str] = []

    def counted(game_id: str, head: str, entries: int, private: Ed25519PrivateKey) -> Signed:
        signings.append(head)
        return signed_head(game_id, head, entries, private)

    monkeypatch.setattr(finished_games, "signed_head", counted)
    table = visitor.table("person", "person", game="roll_and_write").begin().play_out()
    answers = [
        visitor.client.get(f"/api/tables/{table.id}/signature", headers=bearer(table.tokens[0])).json()["head"]
        for _ in range(3)
    ]
    assert answers[0] is not None
    assert answers == [answers[0]] * 3
    assert len(signings) == 1
