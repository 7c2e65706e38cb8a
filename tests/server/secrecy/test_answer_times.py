"""The time until a person's answer is broadcast does not reveal whether there was a choice (with a simulated clock)."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from litestar.testing import TestClient

from alhambra import GameConfig, Randomness, new_game
from alhambra.games import replay_entries
from alhambra.protocol import Record
from alhambra.server.ops.settings import ServerSettings
from alhambra.server.web.app import make_app
from tests.server.visitors import Sitting, Visitor, bearer

LEAST = 0.7
THOUGHTS = (0.0, 0.1, 0.69, 0.71, 3.0)  # seconds
QUESTIONS = {"vizier": "vizier", "bid": "characters", "pay_bid": "characters", "bonus_card": "bonus_cards"}  # by kind
MOST_GAMES = 50  # games to search; the first two have all of these questions


class Time:
    """The clock of a server, which advances when somebody waits."""

    def __init__(self, client: TestClient[Any]) -> None:
        self._registry = client.app.state.services.registry
        self.now = float(self._registry.clock())
        self.waits: list[float] = []
        self._registry.clock = lambda: self.now
        self._registry.pause = self.pause

    async def pause(self, seconds: float) -> None:
        self.now += seconds
        self.waits.append(seconds)


@pytest.fixture
def client(settings: ServerSettings) -> Iterator[TestClient[Any]]:
    with TestClient(make_app(settings._replace(answer_seconds=LEAST))) as running:
        yield running


def seconds_until_told(table: Sitting, time: Time, thought: float, action: Any, by_socket: bool) -> float:
    """Return how long after a question everybody receives an answer given after some thought."""
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


@cache
def game_with(kind: str, is_forced: bool) -> tuple[Record, int]:
    """Return a finished game with the moment before such a question, whatever chance does then."""
    for seed in range(MOST_GAMES):
        game = new_game(GameConfig("alhambra", 2, [QUESTIONS[kind]]), seed=seed)
        game.play_out(Randomness(seed))
        record = game.record()
        for moment, (line, before) in enumerate(zip(record.entries, replay_entries(record), strict=False)):
            after = before.with_open_chance()
            after.play(after.action_set.parse(action_in(line)))
            decision = after.decision
            if decision is not None and (decision.kind, len(after.legal_actions()) == 1) == (kind, is_forced):
                return record, moment
    raise AssertionError(f"there is no such question in {MOST_GAMES} games")


def action_in(line: str) -> str:
    """Return the action of an entry, which begins with the seat."""
    return line.partition(": ")[2]


@pytest.mark.parametrize("is_forced", [True, False])
@pytest.mark.parametrize("kind", QUESTIONS)
@pytest.mark.parametrize("by_socket", [False, True])
def test_a_forced_answer_takes_as_long_as_a_chosen_one(
    kind: str, is_forced: bool, by_socket: bool, client: TestClient[Any]
) -> None:
    visitor, time, (record, moment) = Visitor(client), Time(client), game_with(kind, is_forced)
    source: dict[str, Any] = {"modules": [QUESTIONS[kind]], "replay": visitor.replay(record), "moment": moment}
    for thought in THOUGHTS:
        table = visitor.table("person", "person", **source).begin()
        seconds_until_told(table, time, 5.0, action_in(record.entries[moment]), by_socket)
        decision = table.look()["view"]["decision"]
        offers = table.offers(decision["seat"])["offers"]
        assert (decision["kind"], len(offers) == 1) == (kind, is_forced)
        took = seconds_until_told(table, time, thought, offers[0], by_socket)
        assert took == pytest.approx(max(thought, LEAST)), "the same, whatever the hand allows"


DECLINED = [kind for kind in QUESTIONS if kind != "pay_bid"]  # the questions that can be declined
EVEN = 3 * LEAST  # seconds until the server declines


def asked_table(visitor: Visitor, time: Time, kind: str, is_forced: bool, wanted: str) -> Sitting:
    """Return a table at such a question, whose players have chosen which questions they want."""
    record, moment = game_with(kind, is_forced)
    source: dict[str, Any] = {"modules": [QUESTIONS[kind]], "replay": visitor.replay(record), "moment": moment}
    table = visitor.table("person", "person", **source).begin()
    for seat in (0, 1):
        assert table.send(seat, "questions", wanted=wanted).status_code == 200
    return table


@pytest.mark.parametrize("kind", DECLINED)
@pytest.mark.parametrize(("wanted", "is_forced"), [("choice", True), ("none", True), ("none", False)])
def test_the_server_declines_after_the_same_time_whatever_the_hand_allows(
    kind: str, wanted: str, is_forced: bool, client: TestClient[Any]
) -> None:
    visitor, time = Visitor(client), Time(client)
    table = asked_table(visitor, time, kind, is_forced, wanted)
    record, moment = game_with(kind, is_forced)
    before = table.look()["at"]
    seconds_until_told(table, time, 5.0, action_in(record.entries[moment]), by_socket=False)
    table.until(lambda seen: seen["at"] > before + 1)
    assert time.waits
    assert time.waits == pytest.approx([EVEN] * len(time.waits)), "the server may decline the next question, too"


@pytest.mark.parametrize("kind", DECLINED)
@pytest.mark.parametrize("thought", [0.1, 3.0])
def test_a_quick_answer_by_hand_takes_as_long_as_one_of_the_server(
    kind: str, thought: float, client: TestClient[Any]
) -> None:
    visitor, time = Visitor(client), Time(client)
    table = asked_table(visitor, time, kind, False, "choice")
    record, moment = game_with(kind, False)
    seconds_until_told(table, time, 5.0, action_in(record.entries[moment]), by_socket=False)
    seat = table.decides()
    assert seat is not None
    offers = table.offers(seat)["offers"]
    assert len(offers) > 1, "the player is asked"
    assert seconds_until_told(table, time, thought, offers[0], by_socket=False) == pytest.approx(max(thought, EVEN))


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
