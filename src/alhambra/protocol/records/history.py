"""Everything that was chosen in a game, in the order in which it was chosen."""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from alhambra.protocol.actions import Action


class HistoryEntry:
    """One entry of the history: an action, or an outcome that the caller chose for open chance."""

    def __init__(self, seat: int, action: Action | None, outcome: str) -> None:
        self.seat = seat
        self.action = action
        self.outcome = outcome

    def line(self) -> str:
        """Return the entry as records have it: ``2: take gulden_5``, or ``*: gulden_5`` for chance."""
        return f"*: {self.outcome}" if self.action is None else f"{self.seat}: {self.action.notation()}"


@mypyc_attr(acyclic=True)
class History:
    """Everything chosen so far. Copies share the underlying lists, and each knows how much of them is its own."""

    def __init__(self, seats: vec[i64], entries: list[Action | str]) -> None:
        self._seats: vec[i64] = seats  # has a length of its own, even where its storage is shared
        self._entries = entries

    @property
    def length(self) -> int:
        return len(self._seats)

    def copy(self) -> "History":
        """Return a history that continues independently."""
        return History(self._seats, self._entries)

    def add(self, seat: int, entry: Action | str) -> None:
        """Append an entry."""
        if len(self._entries) > len(self._seats):
            # A copy has appended here: this one needs lists of its own.
            self._seats, self._entries = self._seats[:], self._entries[: len(self._seats)]
        self._seats = append(self._seats, seat)
        self._entries.append(entry)

    def entries(self) -> list[HistoryEntry]:
        """Return all entries, oldest first."""
        result: list[HistoryEntry] = []
        for index in range(self.length):
            entry = self._entries[index]
            if isinstance(entry, Action):
                result.append(HistoryEntry(self._seats[index], entry, ""))
            else:
                result.append(HistoryEntry(self._seats[index], None, entry))
        return result


def no_history() -> History:
    """Return the history of a game that has just begun."""
    return History(vec[i64](), [])
