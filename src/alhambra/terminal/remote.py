"""A seat at a table of a server: followed by its events, asked over its socket."""

import asyncio
import contextlib
import json
from collections.abc import Mapping
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from alhambra.analysis import Advice
from alhambra.cli.speaking import refusal_of, say
from alhambra.client import Table
from alhambra.client.seats import answered, socket_address
from alhambra.client.server import ServerRefused, bearer
from alhambra.client.talk import Talk
from alhambra.games import new_game
from alhambra.protocol import Action, AlhambraError, GameConfig, IllegalAction, Record
from alhambra.protocol.messages import Judgement, Preview, Standing
from alhambra.terminal.source import SAID, Events, Source, Telling, View

_SHORTEST_WAIT, _LONGEST_WAIT = 0.5, 10.0  # seconds before a lost connection is tried again
_LONGEST_ANSWER = 20.0  # seconds


class Seat(NamedTuple):
    """Where somebody sits: the server, its table, the seat there and the token that proves it."""

    address: str
    table: str
    number: int
    token: str


class ServerTable(Source):
    """A table of a server as one seat has it."""

    def __init__(self, seat: Seat, state: Mapping[str, Any]) -> None:
        self._where = seat
        self.seat = seat.number
        config = state["config"]
        self.config = GameConfig(config["game"], config["seats"], config["modules"], config["options"])
        self.action_set = new_game(self.config, 0).action_set
        self.talk = Talk(seat.number)
        self.talk.table = dict(state)
        self._table: Table | None = None
        self._socket: ClientConnection | None = None
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._news: asyncio.Queue[Events | None] = asyncio.Queue()
        self._doing: set[asyncio.Task[Any]] = set()

    @property
    def names(self) -> list[str]:  # type: ignore[override]
        return [seat["name"] or say("screen-free-seat") for seat in self.talk.table["seats"]]

    @property
    def view(self) -> View | None:
        return None if self._table is None else self._table.view

    @property
    def lobby(self) -> list[str]:
        return [
            say(
                "screen-lobby-ready" if seat["ready"] or seat["kind"] != "person" else "screen-lobby-waiting", seat=name
            )
            for seat, name in zip(self.talk.table["seats"], self.names, strict=True)
        ]

    # --- listening ---

    async def run(self, tell: Telling) -> None:
        listening = asyncio.create_task(self._listen())
        try:
            while (events := await self._news.get()) is not None:
                await tell(events)
        finally:
            listening.cancel()

    async def _listen(self) -> None:
        """Follow the table until its game is over; a lost connection is tried again and again."""
        wait = _SHORTEST_WAIT
        while not self.talk.is_over:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                where = socket_address(self._where.address, self._where.table, self._where.number, self.talk.sequence)
                async with connect(where, additional_headers=bearer(self._where.token)) as socket:
                    self._socket, self.trouble, wait = socket, None, _SHORTEST_WAIT
                    async for text in socket:
                        self._hear(json.loads(text))
                        if self.talk.is_over:
                            break
            self._socket = None
            self._answer_nobody()
            if not self.talk.is_over:
                self.trouble = say("screen-connection-lost")
                self._news.put_nowait([])
                await asyncio.sleep(wait)
                wait = min(2 * wait, _LONGEST_WAIT)
        self._news.put_nowait(None)

    def _answer_nobody(self) -> None:
        """Tell all who still wait for an answer that none will come."""
        for waiting in self._answers.values():
            if not waiting.done():
                waiting.set_exception(ConnectionError())
        self._answers.clear()

    def _hear(self, message: dict[str, Any]) -> None:
        waiting = self._answers.pop(message.get("id", ""), None)
        if waiting is not None and not waiting.done():
            waiting.set_result(message)
            return
        self.talk.hear(message)
        self.undoable = message.get("undo", self.undoable)
        view = message.get("view")
        if view is not None:
            self._table = Table(view)
        events = message.get("events", [])
        if self._table is not None:
            for event in events:
                self._table.apply(event)
            self._table.view["at"], self._table.view["decision"] = self.talk.at, self.talk.decision
        entry = message.get("entry")
        said = [{"event": SAID, **entry}] if entry is not None and entry["entry"] == SAID else []
        self._news.put_nowait([*events, *said])
        self._do_what_is_due()

    def _do_what_is_due(self) -> None:
        """Before the game: be ready, start when all are, and add this seat's part of the seed."""
        table = self.talk.table
        if self._table is not None:
            return
        if table["phase"] == "gathering":
            people = [seat for seat in table["seats"] if seat["kind"] == "person"]
            if not table["seats"][self._where.number]["ready"]:
                self._do(self._send(*self.talk.command("ready")))
            elif all(seat["name"] and seat["ready"] for seat in people):
                self._do(self._send(*self.talk.command("start")))
        part = self.talk.part_of_the_seed()
        if part is not None:
            self._do(self._send(*part))

    def _do(self, task: Any) -> None:
        """Do something without waiting for it; what the server refuses then, another seat has done already."""

        async def quietly() -> None:
            with contextlib.suppress(AlhambraError):
                await task

        started = asyncio.create_task(quietly())
        self._doing.add(started)
        started.add_done_callback(self._doing.discard)

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()

    # --- asking and doing ---

    async def _send(self, number: str, text: str) -> dict[str, Any]:
        if self._socket is None:
            raise ServerRefused("server-said", sentence=say("screen-connection-lost"))
        waiting: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._answers[number] = waiting
        try:
            await self._socket.send(text)
            message = await asyncio.wait_for(waiting, _LONGEST_ANSWER)
        except (OSError, WebSocketException, TimeoutError):
            raise ServerRefused("server-said", sentence=say("screen-connection-lost")) from None
        finally:
            self._answers.pop(number, None)
        refusal = message.get("refusal")
        if refusal is not None and message["type"] == "refused":
            raise IllegalAction(refusal_of(refusal))
        return answered(message)

    async def _ask(self, what: str, action: Mapping[str, Any] | None = None) -> dict[str, Any]:
        fields = {} if action is None else {"action": dict(action)}
        return await self._send(*self.talk.question(what, **fields))

    async def offers(self) -> list[Action]:
        return [self.action_set.from_json(offer) for offer in self.talk.offers]

    async def refusals(self, incomplete: Mapping[str, Any]) -> list[Judgement]:
        return list((await self._ask("refusals", incomplete))["refusals"])

    async def preview(self, action: Action) -> Preview | None:
        preview: Preview | None = (await self._ask("preview", action.to_json()))["preview"]
        return preview

    async def standing(self) -> Standing | None:
        standing: Standing | None = (await self._ask("standing"))["standing"]
        return standing

    async def advice(self) -> Advice:
        raise AlhambraError("no-hints-among-people")

    async def record(self) -> Record | None:
        path = f"{self._where.address}/api/tables/{self._where.table}/record"
        async with httpx.AsyncClient() as http:
            response = await http.get(path, headers=bearer(self._where.token))
        return Record.read(response.text) if response.is_success else None

    async def play(self, action: Action) -> None:
        await self._send(*self.talk.command("play", at=self.talk.at, action=action.to_json()))

    async def undo(self) -> None:
        if not self.undoable:
            raise AlhambraError("nothing-to-take-back")
        await self._send(*self.talk.command("undo", at=self.talk.at, actions=1))

    async def say(self, text: str) -> None:
        await self._send(*self.talk.command("say", text=text))
