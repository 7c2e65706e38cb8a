"""Everything sent to every viewer during whole games, searched for what nobody may know yet."""

import json
import logging
import os
import random
from contextlib import ExitStack
from typing import Any

import pytest

from alhambra.games import GAMES
from alhambra.server.tables.entries import Promised, read
from alhambra.server.tables.live_table import LiveTable
from alhambra.tilegames.game import TileGame
from tests.server.visitors import Sitting, Visitor, bearer

CONFIGS = [(name, list(info.modules)) for name, info in GAMES.items()] + [("alhambra", [])]
MOST_MOVES = 5000 if os.environ.get("HYPOTHESIS_PROFILE") == "soak" else 100  # whole games take a while
LOOK_EVERY = 10  # one in this many positions is also queried over HTTP, and wrong requests are tried there
ASKED = [("offers", None), ("standing", None), ("refusals", {"kind": "take"}), ("preview", "pass"), ("table", None)]


class Listening:
    """A viewer at a socket, and everything it received."""

    def __init__(self, table: Sitting, seat: int | None) -> None:
        query = "" if seat is None else f"?seat={seat}"
        token = table.links["watch"] if seat is None else table.tokens[seat]
        self.seat = seat
        self.headers = bearer(token)
        self.socket = table.client.websocket_connect(f"/api/tables/{table.id}/socket{query}", headers=self.headers)
        self.sent: list[str] = []
        self.offers: list[Any] = []
        self.at = 0

    def hear(self, wanted: str) -> dict[str, Any]:
        """Wait for a message of this type."""
        while True:
            text = self.socket.receive_text()
            self.sent.append(text)
            message: dict[str, Any] = self._read(text)
            if message["type"] == wanted:
                return message

    def _read(self, text: str) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(text)
        if message["type"] in ("table", "entry"):
            self.at = message["at"]
            self.offers = message.get("offers", [])
        return message


@pytest.mark.slow
@pytest.mark.parametrize(("game", "modules"), CONFIGS)
def test_nothing_hidden_is_in_anything_that_is_sent(
    visitor: Visitor, game: str, modules: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    table = visitor.table("person", "person", "person", game=game, modules=modules).begin()
    (live,) = visitor.client.app.state.services.registry.live_tables()
    viewers = [Listening(table, seat) for seat in (0, 1, 2, None)]
    with ExitStack() as sockets:
        for viewer in viewers:
            sockets.enter_context(viewer.socket)
            viewer.hear("table")
        secrets = secrets_of(live)
        sweep_while_they_play(table, live, viewers, secrets, random.Random(f"{game} {modules}"))
    assert not [secret for secret in secrets if secret in caplog.text]


def sweep_while_they_play(
    table: Sitting, live: LiveTable, viewers: list[Listening], secrets: set[str], randomness: random.Random
) -> None:
    """Play at random, and search the messages after every move."""
    unseen = tiles_in_bags(live)
    number = 0
    while live.table.game is not None and live.table.game.decision is not None and number < MOST_MOVES:
        mover = viewers[live.table.game.decision.seat]
        number += 1
        command = {"do": "play", "client": "sweep", "id": str(number), "seat": mover.seat, "at": mover.at}
        mover.socket.send_json({**command, "action": randomness.choice(mover.offers)})
        for viewer in viewers:
            viewer.hear("entry")
        mover.hear("answer")
        unseen &= tiles_in_bags(live)
        check(viewers, unseen)
        if number % LOOK_EVERY == 0 and not live.table.game.is_over:  # then the record reveals everything
            for viewer in viewers:
                ask_and_err(table, viewer)
            check(viewers, unseen | secrets | states_of(live))
    assert number > 20


def ask_and_err(table: Sitting, viewer: Listening) -> None:
    """Send every query, and everything that is refused, over the socket and over HTTP."""
    for what, action in ASKED:
        viewer.socket.send_json({"do": "ask", "id": "?", "what": what, "action": action})
        viewer.sent.append(viewer.socket.receive_text())
    wrong = {"do": "play", "client": "sweep", "id": "wrong", "seat": viewer.seat or 0, "at": 0, "action": "pass"}
    for message in (wrong, {**wrong, "seat": 1}, {"do": "nothing"}):
        viewer.socket.send_json(message)
        viewer.sent.append(viewer.socket.receive_text())
    query = "" if viewer.seat is None else f"?seat={viewer.seat}"
    for path in ("", "/offers", "/record"):
        viewer.sent.append(table.client.get(f"/api/tables/{table.id}{path}{query}", headers=viewer.headers).text)
    answer = table.client.post(f"/api/tables/{table.id}/commands", json=wrong, headers=viewer.headers)
    viewer.sent.append(answer.text)


def tiles_in_bags(live: LiveTable) -> set[str]:
    """Return the names of the tiles in a bag; each exists once. Those on bonus cards are public."""
    game = live.table.game
    if not isinstance(game, TileGame):
        return set()
    view: dict[str, Any] = dict(game.view(None))
    printed = view.get("bonus_cards", {"tiles": {}})["tiles"].values()
    names = {game.piece_name(piece) for bag in game.bags for piece in bag}
    return {f'"{name}"' for name in names.difference(printed)}


def secrets_of(live: LiveTable) -> set[str]:
    """Return what would reveal the future."""
    assert live.table.game is not None
    rows = live.registry.queries.entries(live.table.id)
    promised = next(entry for row in rows if isinstance(entry := read(row.data), Promised))
    return {promised.secret, str(live.table.game.seed)}


def states_of(live: LiveTable) -> set[str]:
    """Return what follows from everything hidden, while the game runs."""
    game = live.table.game
    return set() if game is None or game.is_over else {game.checksum(), game.head()}


def check(viewers: list[Listening], markers: set[str]) -> None:
    """No marker is in anything sent since the last check."""
    for viewer in viewers:
        sent = "\n".join(viewer.sent)
        viewer.sent.clear()
        found = [marker for marker in markers if marker in sent]
        assert not found, f"{found} was sent to {viewer.seat}"
