"""A seat at a server table, over its WebSocket."""

import asyncio
import contextlib
import json
import time
from collections.abc import Mapping
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from alhambra.analysis import Advice
from alhambra.client import Table
from alhambra.client.seats import answered, socket_address
from alhambra.client.server import ServerRefused, bearer, checked
from alhambra.client.talk import Talk
from alhambra.client.witness import BROKEN_OFF, TAKEN, Witness
from alhambra.console.language import refusal_of, say, spoken
from alhambra.console.sources.dealing_notes import keep_notes, kept_notes
from alhambra.console.sources.source import NEWS, SAID, EventHandler, Events, Source, View
from alhambra.console.sources.table_news import entry_text, question_text
from alhambra.games import new_game
from alhambra.protocol import Action, AlhambraError, DealingError, GameConfig, IllegalAction, Record
from alhambra.protocol.messages import Fit, Judgement, Preview, Standing

_SHORTEST_WAIT, _LONGEST_WAIT = 0.5, 10.0  # seconds before reconnecting
_LONGEST_ANSWER = 20.0  # seconds to wait for an answer
_SENT_AWAY = 4403  # the close code when the seat belongs to somebody else now


class RemoteSeat(NamedTuple):
    """A seat at a server: its URL, the table, the seat (None: a spectator) and the token."""

    address: str
    table: str
    number: int | None
    token: str

    @property
    def link(self) -> str:
        """Return the link for coming back."""
        return f"{self.address}/tables/{self.table}{'' if self.number is None else f'?seat={self.number}'}#{self.token}"

    @property
    def place(self) -> str:
        """Return the URL of the seat, without the token."""
        return f"{self.address}/tables/{self.table}?seat={self.number}"

    async def table_state(self) -> dict[str, Any]:
        """Fetch the table."""
        return dict((await self.get(""))["table"])

    async def get(self, path: str) -> Any:
        """Send a GET request about the table."""
        fields = {} if self.number is None else {"seat": self.number}
        return await self._checked("GET", path, fields)

    async def post(self, path: str) -> Any:
        """Send a POST request about the table."""
        return await self._checked("POST", path, {})

    async def _checked(self, method: str, path: str, fields: dict[str, int]) -> Any:
        where = f"{self.address}/api/tables/{self.table}{path}"
        try:
            async with httpx.AsyncClient() as http:
                return checked(await http.request(method, where, params=fields, headers=bearer(self.token)))
        except httpx.HTTPError:
            raise ServerRefused("server-not-reached", address=self.address) from None


class ServerTable(Source):
    """A server table as a seat, or a spectator, sees it."""

    is_online = True

    def __init__(self, seat: RemoteSeat, state: Mapping[str, Any], name: str = "") -> None:
        super().__init__()
        self._where = seat
        self._name = name  # of a spectator, for chat messages
        self.seat = seat.number
        config = state["config"]
        self.config = GameConfig(config["game"], config["seats"], config["modules"], config["options"])
        self.action_set = new_game(self.config, 0).action_set
        self.talk = Talk(seat.number)
        self.talk.table = dict(state)
        if seat.number is not None:
            self.talk.witness = Witness(seat.number, kept_notes(seat.place))
        self.place = seat.link
        self._table: Table | None = None
        self._time: tuple[float, float] | None = None  # the seconds left, and when they were measured
        self._sayings = 0  # the number of chat messages shown or requested
        self._held: list[Mapping[str, Any]] | None = None  # chat messages to show after earlier ones
        self._is_left = False
        self._socket: ClientConnection | None = None
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._news: asyncio.Queue[Events] = asyncio.Queue()
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

    @property
    def readiness(self) -> str | None:
        if self.seat is None or not self.talk.table["seats"][self.seat]["ready"]:
            return None
        unready = [seat for seat in self.talk.table["seats"] if seat["kind"] == "person" and not seat["ready"]]
        missing = [seat["name"] for seat in unready if seat["name"]]
        free = len(unready) - len(missing)
        if free:
            missing.append(say("screen-lobby-more", number=free))
        return say("screen-lobby-you", seats=missing, seats_count=len(missing))

    @property
    def asked(self) -> str | None:
        question = self.talk.table["question"]
        if question is None or self.seat is None or self.seat in [*question["agreed"], question["absent"]]:
            return None
        return question_text(question, self.names)

    @property
    def is_waiting(self) -> bool:
        question = self.talk.table["question"]
        return question is not None and self.seat in question["agreed"]

    @property
    def invites(self) -> bool:
        return self.talk.table["rematch"] is not None

    @property
    def clock(self) -> float | None:
        if self._time is None:
            return None
        left, then = self._time
        return max(0.0, left - (time.monotonic() - then))

    @property
    def leaving(self) -> str:
        return say("screen-leave.watching" if self.seat is None else "screen-leave.server")

    # --- the connection ---

    async def run(self, tell: EventHandler) -> None:
        listening = asyncio.create_task(self._listen())
        try:
            while True:
                await tell(await self._news.get())
        finally:
            self._is_left = True
            listening.cancel()

    async def _listen(self) -> None:
        """Follow the table, even after the game; reconnect as often as necessary."""
        wait = _SHORTEST_WAIT
        while not self._is_left:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                where = socket_address(self._where.address, self._where.table, self.seat, self.talk.sequence)
                async with connect(where, additional_headers=bearer(self._where.token)) as socket:
                    self._socket, self.trouble, wait = socket, None, _SHORTEST_WAIT
                    await self._hear_all(socket)
            is_sent_away = self._socket is not None and self._socket.close_code == _SENT_AWAY
            self._socket = None
            self._answer_nobody()
            self.trouble = say("screen-seat-lost" if is_sent_away else "screen-connection-lost")
            self._news.put_nowait([])
            if is_sent_away or self._is_left:
                return
            await asyncio.sleep(wait)
            wait = min(2 * wait, _LONGEST_WAIT)

    async def _hear_all(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                self._hear(json.loads(text))
        except asyncio.CancelledError:
            socket.transport.abort()  # do not wait for a closing handshake: the task may be cancelled again
            raise

    def _answer_nobody(self) -> None:
        """Fail all requests that still wait for an answer."""
        for waiting in self._answers.values():
            if not waiting.done():
                waiting.set_exception(ConnectionError())
                waiting.exception()  # mark the exception as retrieved, in case nobody is waiting for it
        self._answers.clear()

    def _hear(self, message: dict[str, Any]) -> None:
        waiting = self._answers.pop(message.get("id", ""), None)
        if waiting is not None and not waiting.done():
            self.talk.hear_answer(message)
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
        if "time" in message:
            self._note_time(message["time"])
        self._news.put_nowait([*events, *self._besides(message)])
        self._do_what_is_due()

    def _note_time(self, time_state: Mapping[str, Any] | None) -> None:
        deadline = None if time_state is None else time_state["deadline"]
        self._time = (
            None if time_state is None or deadline is None else (deadline - time_state["now"], time.monotonic())
        )

    def _besides(self, message: Mapping[str, Any]) -> list[Mapping[str, Any]]:
        """Return what a message reports besides the game: chat, and people who come and go."""
        table = message.get("table", {})
        if "said" in table:
            return self._talk(table["said_before"], table["said"])
        entry = message.get("entry")
        if entry is None:
            return []
        if entry["entry"] == SAID:
            return self._talk(self._sayings, [entry])
        text = entry_text(entry, self.names)
        return [] if text is None else [{"event": NEWS, "text": text}]

    def _talk(self, first: int, said: list[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
        """Return new chat messages from this number on; request earlier ones that are missing first."""
        new = said[max(0, self._sayings - first) :]
        missing, self._sayings = max(0, first - self._sayings), max(self._sayings, first + len(said))
        if self._held is not None:
            self._held.extend(new)
            return []
        if missing:
            self._held = list(new)
            self._do(self._show_with_earlier(first, missing))
            return []
        return said_events(new)

    async def _show_with_earlier(self, first: int, missing: int) -> None:
        """Request earlier chat messages, page by page, and show them before the newer ones."""
        earlier: list[Mapping[str, Any]] = []
        try:
            while missing and (page := (await self._ask("said", before=first))["said"][-missing:]):
                earlier = [*page, *earlier]
                first, missing = first - len(page), missing - len(page)
        finally:
            held, self._held = self._held or [], None
            self._news.put_nowait(said_events([*earlier, *held]))

    def _do_what_is_due(self) -> None:
        """Before the game: get ready, start when everybody is, and contribute to the seed."""
        table = self.talk.table
        if self._table is not None or self.seat is None:
            return
        if table["phase"] == "gathering":
            people = [seat for seat in table["seats"] if seat["kind"] == "person"]
            if not table["seats"][self.seat]["ready"]:
                self._do(self._send(*self.talk.command("ready")))
            elif all(seat["name"] and seat["ready"] for seat in people):
                self._do(self._send(*self.talk.command("start")))
        self._add_to_the_seed()

    def _add_to_the_seed(self) -> None:
        """Take the next step of the dealing, and save notes of it.

        Nothing is revealed to a dealer that has not bound itself to all commitments.
        """
        try:
            part = self.talk.part_of_the_seed()
        except DealingError as error:
            self.trouble = spoken().error(error)
            part = None
        self._keep_notes()
        if part is not None:
            self._do(self._send(*part))

    def _keep_notes(self) -> None:
        witness = self.talk.witness
        if witness is None or not witness.notes or self.talk.table.get("dealing") is None:
            return
        with contextlib.suppress(OSError, AlhambraError):  # the notes of this run are still in memory
            keep_notes(self._where.place, witness.notes)

    def _do(self, task: Any) -> None:
        """Send a command in the background; a refusal means that another client did the same."""

        async def quietly() -> None:
            with contextlib.suppress(AlhambraError):
                await task

        started = asyncio.create_task(quietly())
        self._doing.add(started)
        started.add_done_callback(self._doing.discard)

    async def close(self) -> None:
        self._is_left = True
        if self._socket is not None:
            await self._socket.close()

    # --- queries and actions ---

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

    async def _ask(self, what: str, **fields: Any) -> dict[str, Any]:
        return await self._send(*self.talk.question(what, **fields))

    async def offers(self) -> list[Action]:
        return [self.action_set.from_json(offer) for offer in self.talk.offers]

    async def refusals(self, incomplete: Mapping[str, Any]) -> list[Judgement]:
        return list((await self._ask("refusals", action=dict(incomplete)))["refusals"])

    async def preview(self, action: Action) -> Preview | None:
        preview: Preview | None = (await self._ask("preview", action=dict(action.to_json())))["preview"]
        return preview

    async def fit(self, tile: str) -> Fit | None:
        fit: Fit | None = (await self._ask("fit", tile=tile))["fit"]
        return fit

    async def standing(self) -> Standing | None:
        standing: Standing | None = (await self._ask("standing"))["standing"]
        return standing

    async def advice(self) -> Advice:
        raise AlhambraError("no-hints-among-people")

    async def record(self) -> Record | None:
        path = f"{self._where.address}/api/tables/{self._where.table}/record"
        try:
            async with httpx.AsyncClient() as http:
                response = await http.get(path, headers=bearer(self._where.token))
        except httpx.HTTPError:
            return None
        if not response.is_success:
            return None
        record = Record.read(response.text)
        await self._compare(record)
        return record

    async def _compare(self, record: Record) -> None:
        """Report whether the record matches the dealing to which this seat contributed."""
        witness = self.talk.witness
        if witness is None or not witness.notes:
            return
        try:
            findings = await asyncio.to_thread(witness.findings, record)
        except AlhambraError as error:
            self.trouble = spoken().error(error)
            return
        counted = [spoken().phrase(finding.what) for finding in findings if finding.what.key == BROKEN_OFF]
        compared = [say("screen-news-compared")] if witness.notes[-1].standing == TAKEN else []
        self._news.put_nowait([{"event": NEWS, "text": text} for text in (*compared, *counted)])

    async def play(self, action: Action) -> None:
        await self._done("play", at=self.talk.at, action=action.to_json())

    async def undo(self) -> None:
        if not self.undoable:
            raise AlhambraError("nothing-to-take-back")
        await self._done("undo", at=self.talk.at, actions=1)

    async def rematch(self) -> Source:
        if not self.talk.is_over:
            raise AlhambraError("rematch-too-early")
        if self.seat is None and not self.invites:
            raise AlhambraError("only-watching")
        table = self.talk.table["rematch"] or (await self._where.post("/rematch"))["table"]
        where = self._where._replace(table=table)
        following = ServerTable(where, await where.table_state(), self._name)
        await self.close()
        return following

    async def _done(self, do: str, **fields: Any) -> None:
        if self.seat is None:
            raise AlhambraError("only-watching")
        await self._send(*self.talk.command(do, **fields))

    async def say(self, text: str) -> None:
        if self.seat is None:
            await self._send(*self.talk.command("remark", name=self._name or say("guest"), text=text))
        else:
            await self._done("say", text=text)

    async def get_ready(self) -> None:
        if self.view is not None or self.talk.table["phase"] != "gathering":
            raise AlhambraError("game-has-begun")
        if self.readiness is None:
            await self._done("ready")

    async def consent(self, agrees: bool) -> None:
        await self._done("consent", agrees=agrees)

    async def ask_back(self, actions: int) -> None:
        await self._done("back", actions=actions)

    async def ask_stand_in(self, absent: int) -> None:
        await self._done("replace", absent=absent)

    async def take_seat_back(self) -> None:
        await self._done("return")

    async def give_up(self) -> None:
        await self._done("leave")


def said_events(said: list[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """Return chat messages as events of the table."""
    return [{"event": SAID, **saying} for saying in said]
