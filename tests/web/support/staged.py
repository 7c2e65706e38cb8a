"""A table played in this process, at any position: for pictures and measurements of the pages.

The pages come from a server; their socket messages come from here, encoded by the server's own code.
"""

import re
from collections.abc import Callable, Collection
from hashlib import sha256
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from alhambra.bots import Window, make_bot
from alhambra.games import new_dealing
from alhambra.protocol import Contribution, Game, GameConfig, Player, Randomness
from alhambra.protocol.errors import AlhambraError
from alhambra.server.messages.encode import encoded, entry_message, state_of
from alhambra.server.replays.fair_queue import QueueFull, Steps
from alhambra.server.tables.call_log import CallLogs
from alhambra.server.tables.entries import PERSON, AnyEntry, Made, Promised, SeatPlan
from alhambra.server.tables.table import GameTable
from alhambra.server.web.commands import Ask, Remark, described, read_message, table_command
from alhambra.server.web.routes.sockets import answer_to

OWN = 0
NAMES = ("Yasmin", "Omar", "Inés", "Marta", "Wilhelmina", "Jörg")
_ID = "staged"
_MOST_CHOICES = 2000
_MOST_DEALS = 40

Wanted = Callable[[Game], bool]


def _digits(text: str) -> str:
    return sha256(text.encode()).hexdigest()


class StagedTable:
    """A table with a dealt game; equal seeds make equal games."""

    def __init__(self, config: GameConfig, seed: str, *, people: int = 1) -> None:
        self.table = GameTable(_ID)
        self.seed = seed
        self._listener: WebSocketRoute | None = None
        self._farewell: tuple[int | None, str | None] | None = None  # the close code of sockets once it is away
        self.is_mute = False  # whether the page gets no answers, but only news
        self.is_busy = False  # whether expensive queries are refused
        self.hints: list[dict[str, Any]] = []  # what a strong player is said to choose
        self.begun = 0  # how many actions were played before the page was shown
        plans = [
            SeatPlan(PERSON if seat < people else "builder", name) for seat, name in enumerate(NAMES[: config.seats])
        ]
        self.happen(Made(config.to_json(), plans))
        opening = new_dealing(config, [Player(plan.name, plan.kind) for plan in plans], game_id=_ID).opening
        drawn = {str(seat): Contribution("", _digits(f"{seed} {seat}")).to_json() for seat in range(config.seats)}
        self.happen(Promised(opening.to_json(), _digits(seed), drawn))

    @property
    def game(self) -> Game:
        assert self.table.game is not None
        return self.table.game

    def happen(self, entry: AnyEntry) -> None:
        """Apply an entry, and send it to the page that listens."""
        self.table.apply(self.table.sequence + 1, entry, float(self.table.sequence))
        if self._listener is not None:
            self._listener.send(entry_message(self.table, entry, OWN).decode())

    def choose(self, preferred: Collection[str] = ()) -> None:
        """Let the deciding seat act like a bot; the page's own seat takes preferred actions where it can."""
        game, decision = self.game, self.game.decision
        assert decision is not None, "the game is over"
        liked = [] if decision.seat != OWN else [one for one in game.legal_actions(seat=OWN) if one.kind in preferred]
        bot = make_bot("builder", Randomness(f"{self.seed} {game.at}"))
        action = liked[0] if liked else bot.choose(Window(game, decision.seat))
        self.happen(self.table.prepare(decision.seat, action.notation(), None))

    def play_until(self, wanted: Wanted, preferred: Collection[str] = ()) -> bool:
        """Play on until a condition holds; False if the game ends first."""
        for _ in range(_MOST_CHOICES):
            if wanted(self.game):
                return True
            if self.game.is_over:
                return False
            self.choose(preferred)
        return False

    def show(self, page: Page, address: str) -> None:
        """Open the page at its seat of the table."""
        self.begun = len(self.table.played)
        page.route_web_socket(re.compile(f"/api/tables/{_ID}/socket"), self._connect)
        page.route(re.compile(f"/api/tables/{_ID}/notices"), lambda route: route.fulfill(json=[]))
        page.goto(f"{address}/tables/{_ID}?seat={OWN}")

    def go_away(self, code: int | None = None, reason: str | None = None) -> None:
        """Disconnect the page; its sockets are closed with the server's reason."""
        self._farewell = (code, reason)
        if self._listener is not None:
            self._listener.close(code=code, reason=reason)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self._farewell is not None:
            code, reason = self._farewell
            socket.close(code=code, reason=reason)
            return
        self._listener = socket
        socket.on_message(lambda message: self._hear(socket, str(message)))
        socket.send(encoded(self.welcome_message()).decode())

    def _hear(self, socket: WebSocketRoute, message: str) -> None:
        answer = self._answer(message)
        if not self.is_mute:
            socket.send(encoded(answer).decode())

    def welcome_message(self) -> dict[str, Any]:
        """Return the first message to the page."""
        return {"type": "table", **state_of(self.table, OWN)}

    def _answer(self, text: str) -> dict[str, Any]:
        """Answer like a server, but store nothing."""
        command = read_message(text)
        try:
            if isinstance(command, Ask) and command.what == "history":
                if self.is_busy:
                    raise QueueFull("server-busy")
                return {"type": "told", "id": command.id, **at_once(CallLogs().page(self.table, OWN, command.first))}
            if isinstance(command, Ask) and command.what == "hints":
                return {"type": "told", "id": command.id, "at": self.table.at, "hints": self.hints}
            if isinstance(command, Ask):
                return {"type": "told", "id": command.id, **answer_to(self.table, OWN, command)}
            assert not isinstance(command, Remark), "nobody watches here"
            self.happen(table_command(command, 0.0)(self.table))
        except AlhambraError as error:
            return {"type": "refused", "id": command.id, **described(error), "at": self.table.at}
        return {"type": "answer", "id": command.id, "sequence": self.table.sequence}


def at_once(steps: Steps[dict[str, Any]]) -> dict[str, Any]:
    """Run work at once that a server would do in slices."""
    while True:
        try:
            next(steps)
        except StopIteration as finished:
            return dict(finished.value)


def staged(
    config: GameConfig, seed: str, wanted: Wanted, *, preferred: Collection[str] = (), people: int = 1
) -> StagedTable:
    """Return a table at a position that satisfies a condition, in the first game that reaches one."""
    for deal in range(_MOST_DEALS):
        table = StagedTable(config, f"{seed} {deal}", people=people)
        if table.play_until(wanted, preferred):
            return table
    raise AssertionError(f"no game came to such a position: {seed}")


def is_asked(kind: str, *, least_at: int = 0) -> Wanted:
    """Return whether the page's seat has to make a choice of a kind, after this many choices in all."""

    def wanted(game: Game) -> bool:
        decision = game.decision
        return decision is not None and decision.seat == OWN and decision.kind == kind and game.at >= least_at

    return wanted


def can_do(kind: str, *, least_at: int = 0) -> Wanted:
    """Return whether the page's seat has an action of a kind."""

    def wanted(game: Game) -> bool:
        decision = game.decision
        if decision is None or decision.seat != OWN or game.at < least_at:
            return False
        return any(action.kind == kind for action in game.legal_actions(seat=OWN))

    return wanted


def is_over(game: Game) -> bool:
    return game.is_over
