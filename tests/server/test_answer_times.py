"""How soon a person's answer is told does not say whether there was a choice: by a clock that the test moves."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from alhambra.server.settings import Settings
from alhambra.server.web.app import make_app
from tests.server.visitors import Sitting, Visitor, bearer

LEAST = 0.7
QUESTIONS = {"vizier": ["vizier"], "bid": ["characters"], "bonus_card": ["bonus_cards"]}


class Time:
    """The time of a server, which passes when somebody waits for it."""

    def __init__(self, client: TestClient[Any]) -> None:
        self._house = client.app.state.house
        self.now = float(self._house.clock())
        self._house.clock = lambda: self.now
        self._house.pause = self.pause

    async def pause(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient[Any]]:
    with TestClient(make_app(settings._replace(answer_seconds=LEAST))) as running:
        yield running


def seconds_until_told(table: Sitting, time: Time, thought: float, action: Any, by_socket: bool) -> float:
    """How long after a question all are told the answer that came after some thought."""
    seen = table.look()
    seat, began = seen["view"]["decision"]["seat"], time.now
    time.now += thought
    if not by_socket:
        assert table.send(seat, "play", at=seen["at"], action=action).status_code == 200
        return time.now - began
    where = f"/api/tables/{table.id}/socket?seat={seat}"
    with table.client.websocket_connect(where, headers=bearer(table.tokens[seat])) as socket:
        socket.receive_json()
        number = str(seen["sequence"])
        command = {"do": "play", "client": "socket", "id": number, "seat": seat, "at": seen["at"], "action": action}
        socket.send_json(command)
        while (answer := socket.receive_json()).get("id") != number:
            pass
        assert answer["type"] == "answer", answer
        return time.now - began


@pytest.mark.parametrize("kind", QUESTIONS)
@pytest.mark.parametrize("by_socket", [False, True])
def test_a_forced_answer_takes_as_long_as_a_chosen_one(kind: str, by_socket: bool, client: TestClient[Any]) -> None:
    lot = random.Random(f"{kind} {by_socket}")
    table, time = Visitor(client).table("person", "person", modules=QUESTIONS[kind]).begin(), Time(client)
    found: dict[bool, int] = {True: 0, False: 0}  # by whether the answer was forced
    for _ in range(600):
        decision = table.look()["view"]["decision"]
        if decision is None or min(found.values()) >= 2:
            break
        offers = table.offers(decision["seat"])["offers"]
        thought = lot.choice([0.0, 0.1, 0.69, 0.71, 3.0])
        took = seconds_until_told(table, time, thought, lot.choice(offers), by_socket)
        if decision["kind"] == kind:
            assert took == pytest.approx(max(thought, LEAST)), "the same, whatever the hand allows"
            found[len(offers) == 1] += 1
    assert found[False] > 0 or kind == "bonus_card"  # in games by lot hardly anybody has the tile of a bonus card
    assert found[True] > 0 or kind == "bid"  # who has any money may bid


def test_who_goes_on_with_the_own_turn_does_not_wait(client: TestClient[Any]) -> None:
    table, time = Visitor(client).table("person", "person").begin(), Time(client)
    went_on = 0
    for _ in range(80):
        before = table.look()["view"]["decision"]
        offers = table.offers(before["seat"])["offers"]
        purchases = [offer for offer in offers if offer["kind"] in ("buy", "place", "reserve")]
        seconds_until_told(table, time, 5.0, (purchases or offers)[0], by_socket=False)
        after = table.look()["view"]["decision"]
        if after["seat"] == before["seat"] and after["kind"] != before["kind"]:
            action = table.offers(after["seat"])["offers"][0]
            assert seconds_until_told(table, time, 0.0, action, by_socket=False) == 0
            went_on += 1
    assert went_on > 0
