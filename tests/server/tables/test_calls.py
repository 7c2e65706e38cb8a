"""The events of calls: replayed once for all viewers, in steps, and correct whatever happens at the table meanwhile."""

import threading
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from alhambra.protocol import GameConfig, Randomness
from alhambra.server.replays.fair_queue import Steps
from alhambra.server.tables import call_log as calls_module
from alhambra.server.tables import decide
from alhambra.server.tables.call_log import CallLogs
from alhambra.server.tables.entries import Undone
from alhambra.server.tables.table import GameTable
from tests.server.many_tables import begun
from tests.server.visitors import Visitor, bearer

MOVES = 60


class Played:
    """A table, and the events of each call when it was played."""

    def __init__(self, moves: int = MOVES) -> None:
        self.randomness = Randomness("calls")
        self.table, entries = begun(GameConfig("alhambra", 3), 0, self.randomness)
        self.sequence = len(entries)
        self.recorded: list[Any] = [list(self.table.events)]
        for _ in range(moves):
            self.play()

    def play(self) -> None:
        game = self.table.game
        assert game is not None
        assert game.decision is not None
        action = game.legal_actions().pick(self.randomness)
        self.sequence += 1
        self.table.apply(self.sequence, decide.play(self.table, game.decision.seat, self.table.at, action.notation()))
        self.recorded.append(list(self.table.events))

    def take_back(self, actions: int) -> None:
        self.sequence += 1
        self.table.apply(self.sequence, Undone(0, actions))
        del self.recorded[-actions:]

    def heard(self, seat: int | None, first: int = 0) -> list[Any]:
        """Return what a viewer received of the calls, from a given one on."""
        return [[event.to_json() for event in call if event.audience in (-1, seat)] for call in self.recorded[first:]]


def finished(steps: Steps[dict[str, Any]], costs: list[float] | None = None) -> list[Any]:
    """Return the calls of a page; its cost is noted."""
    while True:
        try:
            cost = next(steps)
        except StopIteration as end:
            return [msgspec.json.decode(call) for call in end.value["calls"]]
        if costs is not None:
            costs.append(cost)


def all_pages(logs: CallLogs, table: GameTable, seat: int | None) -> Iterator[Any]:
    first = 0
    while page := finished(logs.page(table, seat, first)):
        yield from page
        first += len(page)


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_every_viewer_reads_what_it_was_told(seat: int | None) -> None:
    played, logs = Played(), CallLogs()
    assert list(all_pages(logs, played.table, seat)) == played.heard(seat)
    assert finished(logs.page(played.table, seat, 20)) == played.heard(seat, 20)
    assert finished(logs.page(played.table, seat, MOVES + 1)) == []


def test_an_action_is_replayed_once_whoever_asks() -> None:
    played, logs, costs = Played(), CallLogs(), list[float]()
    for seat in (None, 0, 1, 2, 0):
        finished(logs.page(played.table, seat, 0), costs)
    assert costs.count(1) == MOVES
    played.play()
    finished(logs.page(played.table, 0, 0), costs)
    assert costs.count(1) == MOVES + 1


def test_no_step_replays_more_than_an_action() -> None:
    played, costs = Played(), list[float]()
    page = finished(CallLogs().page(played.table, None, 0), costs)
    assert costs[:-1] == [1] * MOVES
    assert costs[-1] >= len(msgspec.json.encode(page)) / 1000 * 0.9, "what is sent costs, too"


def test_a_page_has_a_bounded_size(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calls_module, "_PAGE_BYTES", 2_000)
    played, logs = Played(), CallLogs()
    page = finished(logs.page(played.table, None, 0))
    assert 0 < len(page) < MOVES
    assert list(all_pages(logs, played.table, None)) == played.heard(None)


@pytest.mark.parametrize("steps_before", [0, 10, MOVES - 1])
def test_actions_that_are_taken_back_meanwhile_are_not_told(steps_before: int) -> None:
    played, logs = Played(), CallLogs()
    steps = logs.page(played.table, None, 0)
    for _ in range(steps_before):
        next(steps)
    played.take_back(7)
    played.play()
    assert finished(steps) == played.heard(None)
    assert finished(logs.page(played.table, 1, 0)) == played.heard(1)


def test_two_who_ask_at_once_share_the_work() -> None:
    played, logs, costs = Played(), CallLogs(), list[float]()
    one, other = logs.page(played.table, 0, 0), logs.page(played.table, 1, 0)
    for _ in range(20):
        costs += [next(one), next(other)]
    assert finished(one, costs) == played.heard(0)
    assert finished(other, costs) == played.heard(1)
    assert costs.count(1) == MOVES


def test_nobody_waits_for_a_long_question_and_it_ends_with_its_socket(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_dropped = threading.Event()

    def endless(*_: object) -> Steps[dict[str, Any]]:
        try:
            while True:
                yield 0
        finally:
            is_dropped.set()

    monkeypatch.setattr(CallLogs, "page", endless)
    table = visitor.table("person", "person").begin()
    where = f"/api/tables/{table.id}/socket?seat="
    with table.client.websocket_connect(where + "0", headers=bearer(table.tokens[0])) as one:
        one.receive_json()
        one.send_json({"do": "ask", "id": "long", "what": "history"})
        one.send_json({"do": "ask", "id": "short", "what": "standing"})
        assert one.receive_json()["id"] == "short"
        with table.client.websocket_connect(where + "1", headers=bearer(table.tokens[1])) as other:
            other.receive_json()
            other.send_json({"do": "ask", "id": "other", "what": "standing"})
            assert other.receive_json()["id"] == "other"
        assert not is_dropped.is_set()
    assert is_dropped.wait(60)


def test_few_tables_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calls_module, "_CACHED_TABLES", 2)
    logs = CallLogs()
    for number in range(4):
        played = Played(2)
        played.table.id = str(number)
        finished(logs.page(played.table, 0, 0))
    assert list(logs._cached) == ["2", "3"]
