"""A visitor who uses a server over HTTP: creates tables, takes seats, sends commands."""

import time
from collections.abc import Callable
from itertools import count
from typing import Any

import httpx
from litestar.testing import TestClient

from alhambra.protocol import Record

_NUMBERS = count(1)
_PATIENCE_SECONDS = 10.0


class Visitor:
    """Uses a server with the tokens of links."""

    def __init__(self, client: TestClient[Any]) -> None:
        self.client = client

    def table(self, *kinds: str, game: str = "alhambra", **settings: Any) -> "Sitting":
        """Create a table with a person, or the named bot, at each seat; people are seated already."""
        plans = [{"kind": kind, "name": "" if kind == "person" else kind.capitalize()} for kind in kinds]
        made = self.client.post("/api/tables", json={"game": game, "seats": plans, **settings})
        assert made.status_code == 201, made.text
        sitting = Sitting(self.client, made.json())
        for seat, kind in enumerate(kinds):
            if kind == "person":
                sitting.join(seat, f"Player {seat}")
        return sitting

    def replay(self, record: Record) -> str:
        """Return the id of a replay of a finished game that the visitor uploads."""
        kept = self.client.post("/api/replays", json={"record": record.to_text()})
        assert kept.status_code == 201, kept.text
        replay_id: str = kept.json()["replay"]
        return replay_id


class Sitting:
    """A table with the tokens of its seats."""

    def __init__(self, client: TestClient[Any], made: dict[str, Any]) -> None:
        self.client = client
        self.id: str = made["table"]
        self.links: dict[str, str] = made["tokens"]
        self.tokens: dict[int, str] = {}

    def join(self, seat: int, name: str) -> None:
        """Take a seat with the invitation."""
        path = f"/api/tables/{self.id}/seats/{seat}"
        answer = self.client.post(path, json={"name": name}, headers=bearer(self.links["invite"]))
        assert answer.status_code == 201, answer.text
        self.tokens[seat] = answer.json()["token"]

    def send(self, seat: int, do: str, number: str | None = None, **fields: Any) -> httpx.Response:
        """Send a command for a seat."""
        body = {"do": do, "client": "test", "id": number or str(next(_NUMBERS)), "seat": seat, **fields}
        return self.client.post(f"/api/tables/{self.id}/commands", json=body, headers=bearer(self.tokens[seat]))

    def begin(self) -> "Sitting":
        """Make everybody ready, and let the server draw for all."""
        for seat in self.tokens:
            assert self.send(seat, "ready", house_draws=True).status_code == 200
        assert self.send(min(self.tokens), "start").status_code == 200
        return self

    def look(self, seat: int | None = None) -> dict[str, Any]:
        """Return the table as a seat or a spectator sees it."""
        token = self.links["watch"] if seat is None else self.tokens[seat]
        path = f"/api/tables/{self.id}" + ("" if seat is None else f"?seat={seat}")
        answer = self.client.get(path, headers=bearer(token))
        assert answer.status_code == 200, answer.text
        seen: dict[str, Any] = answer.json()
        return seen

    def until(self, wanted: Callable[[dict[str, Any]], bool], seat: int | None = None) -> dict[str, Any]:
        """Look until a condition holds, for what the server does by itself; return what is seen then."""
        began = time.monotonic()
        while time.monotonic() - began < _PATIENCE_SECONDS:
            seen = self.look(seat)
            if wanted(seen):
                return seen
            time.sleep(0.01)
        raise AssertionError(f"the server does not go on: {seen}")

    def offers(self, seat: int) -> dict[str, Any]:
        """Return the seat's offers."""
        answer = self.client.get(f"/api/tables/{self.id}/offers?seat={seat}", headers=bearer(self.tokens[seat]))
        offered: dict[str, Any] = answer.json()
        return offered

    def decides(self) -> int | None:
        """Return the seat that has to choose."""
        decision = self.look()["view"]["decision"]
        return None if decision is None else int(decision["seat"])

    def play_out(self) -> "Sitting":
        """Play to the end of the game."""
        while self.decides() is not None:
            assert self.play().status_code == 200
        return self

    def post(self, path: str, token: str | None, body: Any = None) -> httpx.Response:
        """Send a query about the table with a token."""
        where = f"/api/tables/{self.id}{path}"
        return self.client.post(where, json=body, headers={} if token is None else bearer(token))

    def play(self, index: int = 0) -> httpx.Response:
        """Let the deciding seat play one of its offers."""
        seat = self.decides()
        assert seat is not None
        offered = self.offers(seat)
        return self.send(seat, "play", at=offered["at"], action=offered["offers"][index])


def bearer(token: str) -> dict[str, str]:
    """Return the header with a token."""
    return {"Authorization": f"Bearer {token}"}
