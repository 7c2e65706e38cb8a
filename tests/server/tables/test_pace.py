"""Time controls: time per choice, clocks for whole games, and combinations that are refused."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar.testing import TestClient

from alhambra.protocol import GameConfig
from alhambra.server.ops.settings import ServerSettings
from alhambra.server.store.due import DueWork
from alhambra.server.tables import decide
from alhambra.server.tables.clock import SteadyClock
from alhambra.server.tables.deadlines import replace_late_player
from alhambra.server.tables.entries import PERSON, AnyEntry, SeatPlan, StoodIn
from alhambra.server.tables.pace import clocks, deadline, is_pace, pace_of
from alhambra.server.tables.table import GameTable
from alhambra.server.web.app import make_app
from tests.server.bots.test_bots import wait_until
from tests.server.visitors import Visitor

START = 1_000.0


class Playing:
    """A table of two people with a time control, and a clock controlled by the test."""

    def __init__(self, pace: str) -> None:
        self.table = GameTable("table")
        self.now = START
        self.do(decide.make(GameConfig("alhambra", 2), [SeatPlan(PERSON)] * 2, pace))
        for seat in (0, 1):
            self.do(decide.sit(self.table, seat, f"Player {seat}"))
            self.do(decide.ready(self.table, seat, True, True))
        self.do(decide.promise(self.table))

    def do(self, entry: AnyEntry) -> None:
        self.table.apply(self.table.sequence + 1, entry, self.now)

    def play(self, seconds: float) -> int:
        """Let the deciding seat choose after a while; return the seat."""
        game = self.table.game
        assert game is not None
        assert game.decision is not None
        seat = game.decision.seat
        self.now += seconds
        taking = next(action for action in game.legal_actions() if action.kind == "take")
        self.do(decide.play(self.table, seat, self.table.at, taking.notation()))
        return seat


@pytest.mark.parametrize("text", ["free", "1s", "90s", "99999s", "1d", "30d", "5m", "999m+999s", "20m+10s"])
def test_a_pace_is_understood(text: str) -> None:
    assert is_pace(text)
    pace_of(text)


@pytest.mark.parametrize("text", ["", "0s", "s", "60", "-1s", "1.5m", "20m+", "20m+0s", "1d+1s", "100000s", "free "])
def test_what_is_no_pace_is_refused(text: str) -> None:
    with pytest.raises(decide.NotNow):
        decide.make(GameConfig("alhambra", 2), [SeatPlan(PERSON)] * 2, text)


def test_each_choice_has_its_time() -> None:
    playing = Playing("60s")
    assert deadline(playing.table) == START + 60
    playing.play(25)
    assert deadline(playing.table) == START + 25 + 60
    assert clocks(playing.table) is None


def test_a_free_pace_has_no_deadline() -> None:
    playing = Playing("free")
    playing.play(1e6)
    assert deadline(playing.table) is None


def test_a_clock_runs_for_who_has_to_choose_and_grows_with_each_turn() -> None:
    playing = Playing("10m+5s")
    first = playing.play(100)
    left = clocks(playing.table)
    assert left is not None
    assert left[first] == 605 - 100
    assert left[1 - first] == 605, "the turn has begun"
    assert deadline(playing.table) == playing.now + 605
    playing.play(40)
    assert deadline(playing.table) == playing.now + 605 - 100 + 5


@given(st.lists(st.floats(-50, 300), min_size=1, max_size=12))
def test_whatever_processes_say_of_the_time_a_clock_never_gains(times: list[float]) -> None:
    playing = Playing("10m")
    before = [600.0, 600.0]
    for seconds in times:
        playing.play(seconds)
        left = clocks(playing.table)
        assert left is not None
        turn = playing.table.turn.seat
        assert all(now <= then or seat == turn for seat, (now, then) in enumerate(zip(left, before, strict=True)))
        until = deadline(playing.table)
        assert until is not None
        assert until > playing.table.turn.began, "there is always some time"
        before = left


def test_a_bot_plays_on_when_the_clock_has_run_down_and_who_comes_back_has_a_moment() -> None:
    playing = Playing("1m")
    seat = playing.table.turn.seat
    assert seat is not None
    playing.now += 61
    entry = replace_late_player(playing.table, playing.table.at)
    assert entry == StoodIn(seat, "builder")
    playing.do(entry)
    assert deadline(playing.table) is None
    playing.now += 500
    playing.do(decide.come_back(playing.table, seat))
    until = deadline(playing.table)
    assert until is not None
    assert until >= playing.now + 20


def test_a_clock_that_jumps_changes_no_deadline() -> None:
    wall, elapsed = [5_000.0], [70.0]
    clock = SteadyClock(lambda: wall[0], lambda: elapsed[0])
    assert clock() == 5_000.0
    elapsed[0] += 10
    wall[0] -= 86_400
    assert clock() == 5_010.0, "it goes on by what has passed"
    clock.adjust()
    assert 5_009 <= clock() <= 5_010, "a wrong clock is followed slowly"
    wall[0] += 10 * 86_400
    clock.adjust()
    assert 5_009 <= clock() <= 5_011
    for _ in range(100):
        wall[0] = clock() + 0.3
        clock.adjust()
    assert abs(clock() - wall[0]) < 0.31


@pytest.mark.slow
def test_who_comes_back_in_time_keeps_it(settings_of_each: ServerSettings) -> None:
    with TestClient(make_app(settings_of_each)) as client:
        table = Visitor(client).table("person", "person", pace="2s").begin()
        seat = table.decides()
        assert seat is not None
        wait_until(lambda: table.look()["table"]["seats"][seat]["stand_in"] == "builder")
        assert table.send(seat, "return").status_code in (200, 409)
        wait_until(lambda: table.look()["sequence"] > 20)


def test_what_is_due_for_a_choice_that_was_made_is_not_looked_at(settings_of_each: ServerSettings) -> None:
    with TestClient(make_app(settings_of_each)) as client:
        table = Visitor(client).table("person", "person", pace="60s").begin()
        for _ in range(5):
            table.play()
        registry = client.app.state.services.registry
        due = DueWork(registry.queries.engine).take(time.time() + 3600)
        assert [row.sequence for row in due if row.table_id == table.id] == [table.look()["at"]]
