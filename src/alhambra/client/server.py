"""A server at an address: create tables and join them."""

from collections.abc import Sequence
from typing import Any

from alhambra.extras import MissingExtra
from alhambra.protocol import AlhambraError
from alhambra.texts import ENGLISH, language

try:
    import httpx
except ModuleNotFoundError:
    raise MissingExtra("client-needs-extra", extras="client") from None


class ServerRefused(AlhambraError):
    """The server refused a request; the text is its sentence."""


def table_request(game: str, seats: Sequence[str], settings: dict[str, Any]) -> dict[str, Any]:
    """Return the request for a table, with ``person`` or the name of a bot for each seat."""
    plans = [
        {"kind": kind} if kind == "person" else {"kind": kind, "name": f"{_bot_name(kind)} {number}"}
        for number, kind in enumerate(seats, 1)
    ]
    return {"game": game, "seats": plans, **settings}


def _bot_name(kind: str) -> str:
    """Return what a bot is called wherever people choose it: ``Vizier`` for ``master``."""
    return language(ENGLISH).find(f"opponent-{kind}", {}) or kind.capitalize()


def checked(response: httpx.Response) -> Any:
    """Return the answer of the server; raise ServerRefused if it is a refusal."""
    data = response.json()
    if response.is_error:
        raise ServerRefused(
            "server-said", sentence=str(data.get("sentence") or data.get("detail") or response.reason_phrase)
        )
    return data


def bearer(token: str) -> dict[str, str]:
    """Return the header with the token of a link."""
    return {"Authorization": f"Bearer {token}"}


class Server:
    """A server, for synchronous programs."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self._http = httpx.Client(base_url=self.address)

    def make_table(self, game: str, seats: Sequence[str], **settings: Any) -> dict[str, Any]:
        """Create a table; return its id and the tokens of its links."""
        answer: dict[str, Any] = checked(self._http.post("/api/tables", json=table_request(game, seats, settings)))
        return answer

    def join(self, table: str, invitation: str, seat: int, name: str) -> str:
        """Take a seat; return its token."""
        path = f"/api/tables/{table}/seats/{seat}"
        answer = checked(self._http.post(path, json={"name": name}, headers=bearer(invitation)))
        return str(answer["token"])

    def close(self) -> None:
        """Close the connection."""
        self._http.close()


class AsyncServer:
    """A server, for asynchronous programs."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self._http = httpx.AsyncClient(base_url=self.address, timeout=30)

    async def make_table(self, game: str, seats: Sequence[str], **settings: Any) -> dict[str, Any]:
        """Create a table; return its id and the tokens of its links."""
        request = table_request(game, seats, settings)
        answer: dict[str, Any] = checked(await self._http.post("/api/tables", json=request))
        return answer

    async def join(self, table: str, invitation: str, seat: int, name: str) -> str:
        """Take a seat; return its token."""
        path = f"/api/tables/{table}/seats/{seat}"
        answer = checked(await self._http.post(path, json={"name": name}, headers=bearer(invitation)))
        return str(answer["token"])

    async def close(self) -> None:
        """Close the connection."""
        await self._http.aclose()
