"""A server by its address: making tables and joining them."""

from collections.abc import Sequence
from typing import Any

from alhambra.extras import MissingExtra
from alhambra.protocol import AlhambraError

try:
    import httpx
except ModuleNotFoundError:
    raise MissingExtra("client-needs-extra", extras="client") from None


class ServerRefused(AlhambraError):
    """The server did not do what was asked; the text is its sentence."""


def table_request(game: str, seats: Sequence[str], settings: dict[str, Any]) -> dict[str, Any]:
    """What is sent to make a table: ``person``, or the name of a bot, for each seat."""
    plans = [
        {"kind": kind} if kind == "person" else {"kind": kind, "name": f"{kind.capitalize()} {number}"}
        for number, kind in enumerate(seats, 1)
    ]
    return {"game": game, "seats": plans, **settings}


def checked(response: httpx.Response) -> Any:
    """What the server answered; raises its refusal."""
    data = response.json()
    if response.is_error:
        raise ServerRefused(
            "server-said", sentence=str(data.get("sentence") or data.get("detail") or response.reason_phrase)
        )
    return data


def bearer(token: str) -> dict[str, str]:
    """The header that shows the token of a link."""
    return {"Authorization": f"Bearer {token}"}


class Server:
    """A server, for programs that wait for each answer."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self._http = httpx.Client(base_url=self.address)

    def make_table(self, game: str, seats: Sequence[str], **settings: Any) -> dict[str, Any]:
        """Make a table; its id and the tokens of its links."""
        answer: dict[str, Any] = checked(self._http.post("/api/tables", json=table_request(game, seats, settings)))
        return answer

    def join(self, table: str, invitation: str, seat: int, name: str) -> str:
        """Take a seat; its token."""
        path = f"/api/tables/{table}/seats/{seat}"
        answer = checked(self._http.post(path, json={"name": name}, headers=bearer(invitation)))
        return str(answer["token"])

    def close(self) -> None:
        """Let the connection go."""
        self._http.close()


class AsyncServer:
    """A server, for programs that do many things at once."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self._http = httpx.AsyncClient(base_url=self.address, timeout=30)

    async def make_table(self, game: str, seats: Sequence[str], **settings: Any) -> dict[str, Any]:
        """Make a table; its id and the tokens of its links."""
        request = table_request(game, seats, settings)
        answer: dict[str, Any] = checked(await self._http.post("/api/tables", json=request))
        return answer

    async def join(self, table: str, invitation: str, seat: int, name: str) -> str:
        """Take a seat; its token."""
        path = f"/api/tables/{table}/seats/{seat}"
        answer = checked(await self._http.post(path, json={"name": name}, headers=bearer(invitation)))
        return str(answer["token"])

    async def close(self) -> None:
        """Let the connection go."""
        await self._http.aclose()
