"""Hints over the socket: for the deciding seat, at tables that allow them, and never from hidden information."""

from typing import Any

import pytest
from litestar.testing import TestClient

from alhambra.games import GAMES
from alhambra.protocol import GameConfig, Randomness
from alhambra.server.bots.hints import advice
from alhambra.server.bots.process_pool import BotProcessPool
from alhambra.server.ops.rates import Rate
from alhambra.server.ops.settings import ServerSettings
from alhambra.server.web.app import make_app
from tests.lockstep.pair import Pair
from tests.server.visitors import Sitting, Visitor, bearer

STEPS = 60


def ask(table: Sitting, seat: int | None) -> dict[str, Any]:
    """Return the answer to a request for a hint at a seat, or without one."""
    where = f"/api/tables/{table.id}/socket" + ("" if seat is None else f"?seat={seat}")
    token = table.links["watch"] if seat is None else table.tokens[seat]
    with table.client.websocket_connect(where, headers=bearer(token)) as socket:
        socket.receive_json()
        socket.send_json({"do": "ask", "id": "1", "what": "hints"})
        answer: dict[str, Any] = socket.receive_json()
        return answer


@pytest.mark.parametrize("game", GAMES)
def test_who_has_to_choose_is_told_the_best_few_choices(visitor: Visitor, game: str) -> None:
    table = visitor.table("person", "person", game=game).begin()
    seat = table.decides()
    assert seat is not None
    told = ask(table, seat)
    offers = table.offers(seat)["offers"]
    assert told["type"] == "told"
    assert 1 <= len(told["hints"]) <= 3
    assert told["hints"][0]["cost"] == 0
    for hint in told["hints"]:
        assert hint["action"] in offers


def test_the_same_position_gives_the_same_hints(visitor: Visitor) -> None:
    table = visitor.table("person", "person").begin()
    seat = table.decides()
    assert seat is not None
    assert ask(table, seat)["hints"] == ask(table, seat)["hints"]


def test_nobody_else_is_told_anything(visitor: Visitor) -> None:
    table = visitor.table("person", "person").begin()
    decides = table.decides()
    assert decides is not None
    assert ask(table, 1 - decides)["key"] == "hint-without-choice"
    assert ask(table, None)["key"] == "hint-without-choice"


def test_a_table_may_want_none(visitor: Visitor) -> None:
    table = visitor.table("person", "person", hints=False).begin()
    decides = table.decides()
    assert decides is not None
    assert ask(table, decides)["key"] == "hints-not-wanted"
    assert table.look()["table"]["hints"] is False


def test_other_commands_do_not_wait_for_a_hint(visitor: Visitor) -> None:
    table = visitor.table("person", "person").begin()
    seat = table.decides()
    assert seat is not None
    where = f"/api/tables/{table.id}/socket?seat={seat}"
    with table.client.websocket_connect(where, headers=bearer(table.tokens[seat])) as socket:
        socket.receive_json()
        socket.send_json({"do": "ask", "id": "slow", "what": "hints"})
        socket.send_json({"do": "ask", "id": "quick", "what": "standing"})
        assert [socket.receive_json()["id"] for _ in range(2)] == ["quick", "slow"]


def test_hints_are_given_now_and_then(settings: ServerSettings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def at_once(_self: BotProcessPool, _seconds: float, _function: Any, *_arguments: object) -> list[Any]:
        return []

    monkeypatch.setattr(BotProcessPool, "run", at_once)
    with TestClient(make_app(settings)) as client:
        table = Visitor(client).table("person", "person").begin()
        seat = table.decides()
        assert seat is not None
        answers = [ask(table, seat) for _ in range(13)]
    assert all(answer["type"] == "told" for answer in answers[:12])
    assert answers[12]["key"] == "hint-too-often"


def test_a_hint_that_fails_is_refused(settings: ServerSettings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(_self: BotProcessPool, _seconds: float, _function: Any, *_arguments: object) -> None:
        raise TimeoutError

    monkeypatch.setattr(BotProcessPool, "run", never)
    with TestClient(make_app(settings)) as client:
        table = Visitor(client).table("person", "person").begin()
        seat = table.decides()
        assert seat is not None
        assert ask(table, seat)["key"] == "hint-failed"


def test_a_rate_lets_each_go_on_after_a_while() -> None:
    rate = Rate(most=2, seconds=10)
    assert [rate.allows(0, now) for now in (0, 1, 2, 9.9, 10, 10.5, 11)] == [
        True,
        True,
        False,
        False,
        True,
        False,
        True,
    ]
    assert rate.allows(1, 2)


@pytest.mark.parametrize("modules", [["bonus_cards", "gates"], ["characters", "bureaux"]], ids="-".join)
def test_a_hint_does_not_depend_on_what_is_hidden(modules: list[str]) -> None:
    pair = Pair(GameConfig("alhambra", 3, modules), 0, Randomness(f"hints {modules}"))
    compared = 0
    for _ in range(STEPS):
        if pair.is_over or compared == 2:
            break
        pair.step()
        decision = pair.one.decision
        if not pair.differs or decision is None or decision.seat != 0 or len(pair.one.legal_actions()) < 2:
            continue
        one, other = (game.position(seat=0) for game in (pair.one, pair.other))
        assert one == other
        assert advice(one, 0) == advice(other, 0)
        compared += 1
    assert compared > 0
