"""The records and signed heads of tables' finished games, cached because they are expensive."""

from typing import TYPE_CHECKING, Final, NamedTuple
from weakref import WeakKeyDictionary

from alhambra.protocol import Game
from alhambra.protocol.messages import RecordContent, RecordOpening
from alhambra.protocol.records.record import sealed
from alhambra.protocol.records.text import record_as_text
from alhambra.server.replays.worker_processes import Workers
from alhambra.server.tables.table import OVER, GameTable
from alhambra.signatures import Signed, signed_head

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

_MOST_ENTRIES_HERE: Final = 400  # which take 1 ms; longer games are written in a worker process


class WrittenRecord(NamedTuple):
    """A record as text, with its head."""

    text: str
    head: str


class FinishedGames:
    """Writes and caches the records of finished games, for as long as their tables are in memory."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        # With the number of the last position: the end of a game may be taken back.
        self._records: WeakKeyDictionary[GameTable, tuple[int, WrittenRecord]] = WeakKeyDictionary()
        self._heads: WeakKeyDictionary[GameTable, tuple[int, Signed]] = WeakKeyDictionary()

    async def record(self, visitor: str, table: GameTable) -> str | None:
        """Return the record of the table's game as text; None before the game is over."""
        game = table.game
        if table.phase != OVER or game is None:
            return None
        return (await self._written(visitor, table, game)).text

    async def head(self, visitor: str, table: GameTable, private: "Ed25519PrivateKey") -> Signed | None:
        """Return the signed head of the table's game.

        None before the game is over, or if its record cannot prove it.
        """
        game = table.game
        if table.phase != OVER or game is None or game.deal is None or table.is_rewound:
            return None
        at, game_id = table.at, game.deal.opening.game_id
        written = await self._written(visitor, table, game)
        kept = self._heads.get(table)
        if kept is None or kept[0] != at:
            kept = at, signed_head(game_id, written.head, game.history.length, private)
            self._heads[table] = kept
        return kept[1]

    async def _written(self, visitor: str, table: GameTable, game: Game) -> WrittenRecord:
        at = table.at
        kept = self._records.get(table)
        if kept is None or kept[0] != at:
            parts = game.record().unsealed()
            is_short = game.history.length <= _MOST_ENTRIES_HERE
            kept = at, write(*parts) if is_short else await self._workers.do(visitor, write, *parts)
            self._records[table] = kept
        return kept[1]


def write(opening: RecordOpening, content: RecordContent) -> WrittenRecord:
    """Write a record from its parts. Also called in a worker process."""
    record = sealed(opening, content)
    return WrittenRecord(record_as_text(record), record["head"])
