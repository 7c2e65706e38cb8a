"""Stored tables: their entries as a database holds them, and the expected result."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from alhambra.protocol import RULES_VERSION, GameConfig, Randomness
from alhambra.protocol.serialization.hashing import fingerprint
from alhambra.server.tables import decide
from alhambra.server.tables.entries import PERSON, AnyEntry, SeatPlan, Undone, read, written
from alhambra.server.tables.table import GameTable, Snapshot

FOLDER: Final = Path(__file__).parent
KINDS: Final = {
    "alhambra": GameConfig("alhambra", 3),
    "modules": GameConfig("alhambra", 2, ["characters", "bonus_cards", "camps", "gates"]),
    "granada": GameConfig("granada", 2, ["vizier"]),
    "combined": GameConfig("combined", 3),
    "roll_and_write": GameConfig("roll_and_write", 2),
}


class Maker:
    """Makes a table, one entry after another."""

    def __init__(self, config: GameConfig, seed: str) -> None:
        self.table = GameTable("corpus")
        self.rows: list[tuple[float, str]] = []
        self._randomness = Randomness(seed)
        self.do(decide.make(config, [SeatPlan(PERSON)] * config.seats, "20m+10s"))

    def do(self, entry: AnyEntry) -> None:
        made = 1000.0 + 7.0 * len(self.rows)
        self.rows.append((made, written(entry)))
        self.table.apply(self.table.sequence + 1, entry, made)

    def gather(self) -> "Maker":
        for seat in range(len(self.table.seats)):
            self.do(decide.sit(self.table, seat, f"Player {seat}"))
        return self

    def deal(self) -> "Maker":
        for seat in range(len(self.table.seats)):
            self.do(decide.ready(self.table, seat, True, True))
        self.do(decide.promise(self.table))
        return self

    def play(self, actions: int) -> "Maker":
        for _ in range(actions):
            game = self.table.game
            assert game is not None
            if game.decision is None:
                break
            seat = game.decision.seat
            action = game.legal_actions().pick(self._randomness).notation()
            self.do(decide.play(self.table, seat, self.table.at, action, self.table.seats[seat].stand_in))
        return self

    def take_back(self) -> "Maker":
        """Take back what is possible, alone and by agreement."""
        for seat in range(len(self.table.seats)):
            if self.table.undoable(seat):
                self.do(Undone(seat, 1))
        self.do(decide.ask_back(self.table, 0, 2))
        for seat in range(1, len(self.table.seats)):
            self.do(decide.consent(self.table, seat, True))
        return self

    def stored(self, snapshot: Snapshot | None = None) -> str:
        """Return the table in its stored form."""
        content = {
            "rules": RULES_VERSION,
            "entries": self.rows,
            "snapshot": None if snapshot is None else list(snapshot),
            "leads_to": leads_to(self.table),
        }
        return json.dumps(content, indent=1, ensure_ascii=False) + "\n"


def leads_to(table: GameTable) -> dict[str, Any]:
    """Return what a table must lead to in every later version; positions only while the rules are the same."""
    game = table.game
    return {
        "sequence": table.sequence,
        "at": table.at,
        "phase": table.phase,
        "seats": [[seat.kind, seat.name, seat.stand_in, seat.has_left] for seat in table.seats],
        "played": len(table.played),
        "decides": None if game is None or game.decision is None else game.decision.seat,
        "views": None if game is None else [fingerprint(game.view(seat)) for seat in (None, *range(len(table.seats)))],
    }


def opened(text: str) -> tuple[GameTable, dict[str, Any]]:
    """Return a table of the corpus, and its content."""
    content = json.loads(text)
    kept = content["snapshot"]
    table = GameTable("corpus", None if kept is None else Snapshot(*kept))
    for sequence, (made, data) in enumerate(content["entries"], 1):
        table.apply(sequence, read(data), made)
    return table, content


def of_older_rules(maker: Maker, later: int) -> str:
    """Return the table as an older version left it: dealt under its rules, with a snapshot and some actions."""
    snapshot = maker.table.snapshot()
    assert snapshot is not None
    maker.play(later)
    rules = "1"
    older = snapshot._replace(
        rules=rules, position=snapshot.position.replace(f"rules: {RULES_VERSION}", f"rules: {rules}")
    )
    content = json.loads(maker.stored(older))
    content["rules"] = rules
    for row in content["entries"]:
        row[1] = row[1].replace(f'"rules":"{RULES_VERSION}"', f'"rules":"{rules}"')
    return json.dumps(content, indent=1, ensure_ascii=False) + "\n"


def make_all() -> dict[str, str]:
    """Return the tables of the current version, by name."""
    made: dict[str, Callable[[], str]] = {
        "gathering": lambda: Maker(KINDS["alhambra"], "gathering").gather().stored(),
        "left": lambda: _left(Maker(KINDS["alhambra"], "left").gather().deal().play(6)).stored(),
        "older-rules": lambda: of_older_rules(Maker(KINDS["alhambra"], "older").gather().deal().play(25), 3),
    }
    for name, config in KINDS.items():
        made[f"{name}-begun"] = lambda config=config, name=name: (  # type: ignore[misc]
            Maker(config, name).gather().deal().play(30).take_back().play(5).stored()
        )
        made[f"{name}-over"] = lambda config=config, name=name: (  # type: ignore[misc]
            Maker(config, name).gather().deal().play(10_000).stored()
        )
    return {name: make() for name, make in made.items()}


def _left(maker: Maker) -> Maker:
    maker.do(decide.leave(maker.table, 1))
    maker.play(8)
    maker.do(decide.come_back(maker.table, 1))
    return maker.play(2)
