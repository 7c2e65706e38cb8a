"""A client that updates its table from the socket's messages needs no queries."""

from typing import Any

import pytest

from alhambra.client import Table
from tests.server.visitors import Sitting, Visitor, bearer

MOVES = 60


class Follower:
    """A viewer at a socket who applies events and never queries."""

    def __init__(self, table: Sitting, seat: int | None, since: int | None = None) -> None:
        query = "&".join(f"{name}={value}" for name, value in [("seat", seat), ("since", since)] if value is not None)
        token = table.links["watch"] if seat is None else table.tokens[seat]
        where = f"/api/tables/{table.id}/socket?{query}"
        self.seat = seat
        self.socket = table.client.websocket_connect(where, headers=bearer(token))
        self.table: Table | None = None
        self.last: dict[str, Any] = {}

    def hear(self) -> None:
        self.last = self.socket.receive_json()
        if self.last.get("view") is not None:
            self.table = Table(self.last["view"])
        for event in self.last.get("events", []):
            assert self.table is not None
            self.table.apply(event)


@pytest.mark.parametrize(
    ("game", "modules"), [("alhambra", ["characters", "bonus_cards"]), ("granada", []), ("roll_and_write", [])]
)
def test_events_and_offers_are_all_that_a_client_needs(visitor: Visitor, game: str, modules: list[str]) -> None:
    table = visitor.table("person", "person", "person", game=game, modules=modules).begin()
    viewers: list[int | None] = [0, 1, 2, None]
    followers = [Follower(table, seat) for seat in viewers]
    for follower in followers:
        follower.socket.__enter__()
        follower.hear()
    for move in range(MOVES):
        decides = table.decides()
        if decides is None:
            break
        for follower in followers:
            seen = table.look(follower.seat)
            assert follower.table is not None
            assert follower.table.view == seen["view"]
            assert follower.last["undo"] == seen["undo"]
            assert follower.last.get("offers") == seen.get("offers")
            assert ("offers" in follower.last) == (follower.seat == decides)
        assert followers[decides].last["offers"] == table.offers(decides)["offers"]
        assert table.play(move % len(followers[decides].last["offers"])).status_code == 200
        for follower in followers:
            follower.hear()
    for follower in followers:
        follower.socket.__exit__(None, None, None)


def test_who_comes_back_is_told_what_was_missed_and_the_offers(visitor: Visitor) -> None:
    table = visitor.table("person", "person").begin()
    follower = Follower(table, 0)
    with follower.socket:
        follower.hear()
    for _ in range(5):
        table.play()
    again = Follower(table, 0, since=follower.last["sequence"])
    again.table = follower.table
    with again.socket:
        again.hear()
    assert again.last["type"] == "resumed"
    seen = table.look(0)
    assert again.table is not None
    assert again.table.view == seen["view"]
    assert again.last.get("offers") == seen.get("offers")
