"""Tables that are stored in a database before a server reads it: long games with much chat."""

import time
from typing import NamedTuple

from sqlalchemy import Engine, insert

from alhambra.protocol import GameConfig, Randomness
from alhambra.server.ops.tokens import fresh_token, hashed
from alhambra.server.store.schema import ENTRIES, LINKS, TABLES
from alhambra.server.tables import decide
from alhambra.server.tables.entries import written
from alhambra.server.tables.table import PLAYING
from tests.server.many_tables import begun

SAYINGS = 200
SAYING = "\N{CASTLE}" * 500


class StoredTable(NamedTuple):
    """A table and its tokens."""

    id: str
    tokens: list[str]  # of the seats
    watch: str


def store_table(engine: Engine, config: GameConfig, moves: int, sayings: int = SAYINGS) -> StoredTable:
    """Add a table with this many actions and chat messages."""
    table, entries = begun(config, moves, Randomness("stored"))
    for number in range(sayings):
        saying = decide.say(table, 0, "Player 0", f"{number:03}{SAYING[3:]}")
        entries.append(saying)
        table.apply(len(entries), saying)
    stored = StoredTable(fresh_token(), [fresh_token() for _ in range(config.seats)], fresh_token())
    now = time.time()
    row = {"id": stored.id, "made": now, "touched": now, "phase": PLAYING, "public": False}
    links = [(token, "seat", seat) for seat, token in enumerate(stored.tokens)] + [(stored.watch, "watch", None)]
    with engine.connect().execution_options(writing=True) as connection, connection.begin():
        connection.execute(insert(TABLES), [row])
        connection.execute(
            insert(LINKS),
            [
                {"token_hash": hashed(token), "table_id": stored.id, "role": role, "seat": seat}
                for token, role, seat in links
            ],
        )
        connection.execute(
            insert(ENTRIES),
            [
                {"table_id": stored.id, "sequence": sequence, "made": now, "data": written(entry)}
                for sequence, entry in enumerate(entries, 1)
            ],
        )
    return stored
