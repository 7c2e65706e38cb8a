"""Fills a database with many open tables, each with the entries of a real game."""

import time
from collections.abc import Iterator
from itertools import islice
from typing import Any

from sqlalchemy import Engine, insert

from alhambra.protocol import GameConfig, Randomness
from alhambra.server.ops.tokens import fresh_token, hashed
from alhambra.server.store.schema import ENTRIES, LINKS, TABLES
from alhambra.server.tables import decide
from alhambra.server.tables.entries import AnyEntry, SeatPlan, written
from alhambra.server.tables.table import PLAYING, GameTable

_DIFFERENT_GAMES = 20
_ROWS_AT_ONCE = 20_000


def begun(config: GameConfig, moves: int, randomness: Randomness) -> tuple[GameTable, list[AnyEntry]]:
    """Return the entries of a table with this many random moves."""
    table, entries = GameTable("table"), []

    def happens(entry: AnyEntry) -> None:
        entries.append(entry)
        table.apply(len(entries), entry)

    happens(decide.make(config, [SeatPlan("person")] * config.seats, "free"))
    for seat in range(config.seats):
        happens(decide.sit(table, seat, f"Player {seat}"))
        happens(decide.ready(table, seat, True, house_draws=True))
    happens(decide.promise(table))
    for _ in range(moves):
        game = table.game
        if game is None or game.decision is None:
            break
        action = game.legal_actions().pick(randomness)
        happens(decide.play(table, game.decision.seat, table.at, action.notation()))
    return table, entries


def fill(engine: Engine, tables: int, moves: int = 40) -> dict[str, str]:
    """Add this many tables of four players; return their ids with the tokens of their first seats."""
    randomness = Randomness("filling")
    games = [begun(GameConfig("alhambra", 4), moves, randomness)[1] for _ in range(min(tables, _DIFFERENT_GAMES))]
    texts = [[written(entry) for entry in entries] for entries in games]
    tokens = {fresh_token(): fresh_token() for _ in range(tables)}
    now = time.time()
    rows = [{"id": one, "made": now, "touched": now, "phase": PLAYING, "public": False} for one in tokens]
    links = [{"token_hash": hashed(token), "table_id": one, "role": "seat", "seat": 0} for one, token in tokens.items()]
    if not tokens:
        return tokens
    with engine.connect().execution_options(writing=True) as connection, connection.begin():
        connection.execute(insert(TABLES), rows)
        connection.execute(insert(LINKS), links)
        waiting = _entry_rows(list(tokens), texts, now)
        while some := list(islice(waiting, _ROWS_AT_ONCE)):
            connection.execute(insert(ENTRIES), some)
    return tokens


def _entry_rows(ids: list[str], texts: list[list[str]], now: float) -> Iterator[dict[str, Any]]:
    for number, table_id in enumerate(ids):
        for sequence, data in enumerate(texts[number % len(texts)], 1):
            yield {"table_id": table_id, "sequence": sequence, "made": now, "data": data}
