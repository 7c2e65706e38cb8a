"""Count how much code typical calls run through: functions, files, file switches. Run as ``python -m bench.hops``.

A walk is one call of the library in the interpreted build; compiled functions are invisible to the profiler. A switch
is a call from one file into another. Comprehensions and the like count as part of the enclosing function. The games
are played at random with fixed seeds, so the positions never change.
"""

import os
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple

from litestar.testing import TestClient

import alhambra
from alhambra import Game, GameConfig, Randomness, new_game
from alhambra._build import INTERPRETED, build_name
from alhambra.bots import Window, make_bot
from alhambra.protocol import Event
from alhambra.server.ops.settings import ServerSettings
from alhambra.server.store.database import sqlite_address
from alhambra.server.web.app import make_app
from bench.reporting.tables import Table, wide_console
from tests.server.visitors import Sitting, Visitor, bearer

_PACKAGE = os.path.dirname(alhambra.__file__)


class Walk(NamedTuple):
    """The code that one call ran through."""

    functions: int
    files: int
    switches: int


class Trail:
    """Records which functions of the library are called."""

    def __init__(self) -> None:
        self._seen: set[CodeType] = set()
        self._switches = 0
        self.is_noted = True

    def note(self, frame: FrameType, event: str, _: Any) -> None:
        """Record a call (a profile function)."""
        code, caller = frame.f_code, frame.f_back
        if not self.is_noted or event != "call":
            return
        if not code.co_filename.startswith(_PACKAGE) or code.co_name.startswith("<"):
            return
        self._seen.add(code)
        self._switches += caller is not None and caller.f_code.co_filename != code.co_filename

    def walk(self) -> Walk:
        """Return the counts."""
        return Walk(len(self._seen), len({code.co_filename for code in self._seen}), self._switches)


def walk(call: Callable[[], object]) -> Walk:
    """Make a call and count the library functions it runs through."""
    trail = Trail()
    sys.setprofile(trail.note)
    try:
        call()
    finally:
        sys.setprofile(None)
    return trail.walk()


def positions(config: GameConfig) -> Iterator[tuple[Game, str]]:
    """Yield positions of games, each with the notation of the next action."""
    for seed in range(100):
        game = new_game(config, seed)
        randomness = Randomness(seed)
        while not game.is_over:
            action = game.legal_actions().pick(randomness)
            yield game, action.notation()
            game.play(action)


def first_walk(config: GameConfig, kind: str, causing: set[str]) -> Walk:
    """Walk: parse and play the first action of a kind that causes these events."""
    for game, line in positions(config):
        if line.split()[0] == kind and causing <= {event.kind for event in _played(game.copy(), line)}:
            return walk(partial(_played, game.copy(), line))
    raise AssertionError(f"no {kind} causes {causing}")


def _played(game: Game, line: str) -> list[Event]:
    return game.play(game.action_set.parse(line))


def determinised() -> Walk:
    """Walk: imagine what is hidden from a seat, in the middle of a game with all modules."""
    config = GameConfig("alhambra", 4, alhambra.GAMES["alhambra"].modules)
    middle = next(game for number, (game, _) in enumerate(positions(config)) if number == 300)
    return walk(lambda: middle.determinise(0, Randomness(1)))


def bot_turn() -> Walk:
    """Walk: the first decision of a searching bot."""
    game = new_game(GameConfig("alhambra", 3), 1)
    assert game.decision is not None
    bot, window = make_bot("builder", Randomness(1)), Window(game, game.decision.seat)
    return walk(lambda: bot.choose(window))


def command_to_server() -> Walk:
    """Walk: a command over a socket, from its frame to the frames sent to all listeners."""
    trail = Trail()
    trail.is_noted = False
    threading.setprofile(trail.note)  # the server runs in its own thread
    try:
        with tempfile.TemporaryDirectory() as folder:
            settings = ServerSettings(sqlite_address(Path(folder) / "tables.sqlite"), answer_seconds=0)
            with TestClient(make_app(settings)) as client:
                table = Visitor(client).table("person", "person", game="roll_and_write").begin()
                _send_over_socket(table, trail)
    finally:
        threading.setprofile(None)
    return trail.walk()


def _send_over_socket(table: Sitting, trail: Trail) -> None:
    seen = table.look()
    seat = seen["view"]["decision"]["seat"]
    path = f"/api/tables/{table.id}/socket?seat={seat}"
    with table.client.websocket_connect(path, headers=bearer(table.tokens[seat])) as socket:
        offer = socket.receive_json()["offers"][0]
        trail.is_noted = True
        command = {"do": "play", "client": "hops", "id": "1", "seat": seat, "at": seen["at"], "action": offer}
        socket.send_json(command)
        kinds = {socket.receive_json()["type"] for _ in range(2)}
        trail.is_noted = False
    assert kinds == {"answer", "entry"}, kinds


def walks() -> dict[str, Walk]:
    """Return all walks by name."""
    tiles, dice = GameConfig("alhambra", 4), GameConfig("roll_and_write", 4)
    return {
        "buying": first_walk(tiles, "buy", {"tile_bought"}),
        "placing, with refill and scoring": first_walk(tiles, "place", {"tile_placed", "tile_revealed", "scoring"}),
        "a tick with a die": first_walk(dice, "tick", set()),
        "determinise": determinised(),
        "a bot's decision": bot_turn(),
        "a server's command, frame to frame": command_to_server(),
    }


def main() -> None:
    """Print the table; the compiled build starts the interpreted one for it."""
    if build_name() != INTERPRETED:
        environment = os.environ | {"ALHAMBRA_PURE": "1"}
        sys.exit(subprocess.run([sys.executable, "-m", "bench.hops"], env=environment, check=False).returncode)
    rows = [[title, *map(str, found)] for title, found in walks().items()]
    wide_console().print(Table("Walks", ["walk", "functions", "files", "switches"], rows).rich())


if __name__ == "__main__":
    main()
