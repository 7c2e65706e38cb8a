"""What people did at a table besides playing: who came, left, was replaced, came back or took back."""

from collections import deque
from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from alhambra.server.tables.entries import AnyEntry, BrokenOff, Filled, Left, Sat, Stood, StoodIn

_MOST_KEPT: Final = 30

Kind = Literal["sat", "stood", "filled", "broke_off", "left", "replaced", "returned", "took_back"]


class NewsItem(msgspec.Struct, frozen=True):
    """One thing that somebody did, at a moment of the game."""

    what: Kind
    seat: int
    name: str  # of who sat there
    played: int  # the number of actions before it
    actions: int = 0  # how many were taken back


class News:
    """The latest news of a table, derived from its entries."""

    def __init__(self) -> None:
        self._items: deque[NewsItem] = deque(maxlen=_MOST_KEPT)
        self._count = 0  # of all items so far
        self._count_before = 0  # the latest entry

    def begin_entry(self) -> None:
        """Note that the next items belong to another entry."""
        self._count_before = self._count

    def add(self, item: NewsItem) -> None:
        """Add an item, dropping the oldest one if there are too many."""
        self._items.append(item)
        self._count += 1

    @property
    def items(self) -> list[NewsItem]:
        """Return the latest items, oldest first."""
        return list(self._items)

    @property
    def latest(self) -> list[NewsItem]:
        """Return the items of the latest entry."""
        added = self._count - self._count_before
        return self.items[-added:] if added else []


def news_of(entry: AnyEntry, names: Sequence[str], played: int) -> NewsItem | None:
    """Return the news in an entry that is about to be applied to a table with these names.

    None for entries that are no news, or only if everybody agrees.
    """
    match entry:
        case Sat() | Filled():
            return NewsItem("sat" if isinstance(entry, Sat) else "filled", entry.seat, entry.name, played)
        case Stood():
            return NewsItem("stood", entry.seat, names[entry.seat], played)
        case BrokenOff():
            return NewsItem("broke_off", entry.seat, names[entry.seat], played)
        case Left():
            return NewsItem("left", entry.seat, names[entry.seat], played)
        case StoodIn():
            return NewsItem("returned" if entry.bot is None else "replaced", entry.seat, names[entry.seat], played)
        case _:
            return None
