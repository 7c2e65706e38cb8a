"""What is made of a table's finished game, computed once: it takes longer than a request should."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeVar
from weakref import WeakKeyDictionary

from alhambra.protocol import Game
from alhambra.server.tables.table import OVER, GameTable
from alhambra.signatures import Signed, signed_head

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

Made = TypeVar("Made")
_Kept = WeakKeyDictionary[GameTable, tuple[int, Made]]  # with the position that the game ended with

_TEXTS: Final[_Kept[str]] = WeakKeyDictionary()
_HEADS: Final[_Kept[Signed | None]] = WeakKeyDictionary()


def finished_record(table: GameTable) -> str | None:
    """Return the record of the table's game as text; None before it is over."""
    return _once(_TEXTS, table, lambda game: game.record().to_text())


def finished_head(table: GameTable, private: "Ed25519PrivateKey") -> Signed | None:
    """Return the signed head of the table's game; None before it is over, and if its record cannot prove it."""

    def signed(game: Game) -> Signed | None:
        return None if game.deal is None or table.is_rewound else signed_head(game.record(), private)

    return _once(_HEADS, table, signed)


def _once(kept: _Kept[Made], table: GameTable, make: Callable[[Game], Made]) -> Made | None:
    if table.phase != OVER or table.game is None:
        return None
    found = kept.get(table)
    if found is None or found[0] != table.at:
        found = kept[table] = (table.at, make(table.game))
    return found[1]
