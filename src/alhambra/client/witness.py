"""Watches the dealings of a table for one player, so that no dealer can try out seeds unnoticed."""

from collections.abc import Callable, Mapping
from typing import Any, Final, Literal

import msgspec

from alhambra.protocol import PLAYER, Contribution, DealingError, Phrase, Record, RecordError, final_promise_of
from alhambra.verification import NOT_PROVED, Finding, verify

BROKEN_OFF: Final = "found-dealings-broken-off"

# The state of a commitment sent from here: on its way, accepted by the dealer, or replaced by another one.
SENT: Final = "sent"
TAKEN: Final = "taken"
ELSEWHERE: Final = "elsewhere"


class Note(msgspec.Struct):
    """A record of what one dealing showed at the time."""

    promise: str
    text: str
    nonce: str
    final_promise: str | None = None  # the final promise at the time the contribution was shown; None: it was not shown
    standing: Literal["sent", "taken", "elsewhere"] = TAKEN  # notes of earlier versions do not say, and count as taken

    @property
    def contribution(self) -> Contribution:
        return Contribution(self.text, self.nonce)


class Witness:
    """One seat while seeds are made: answers the dealer, keeps what it showed, and checks the record."""

    def __init__(
        self, seat: int, notes: list[Note] | None = None, draw: Callable[[], Contribution] = Contribution.fresh
    ) -> None:
        self.seat = seat
        self.notes = [] if notes is None else notes  # the latest last
        self._draw = draw

    def due(self, dealing: Mapping[str, Any]) -> dict[str, str] | None:
        """Return the command that the dealing expects from this seat, if any: to commit or to reveal.

        Raises DealingError, revealing nothing, if the dealer has shown something that lets it try out seeds.
        """
        note = self._noted(dealing["promise"])
        commitment = dealing["commitments"][self.seat]
        if note is not None and note.standing == SENT and commitment is not None:
            note.standing = TAKEN if commitment == self._commitment(note) else ELSEWHERE
        if commitment is None:
            return self._commit(note or self._new_note(dealing["promise"]))
        if None in dealing["commitments"] or dealing["contributions"][self.seat] is not None:
            return None
        return self._reveal(note, dealing)

    def taken(self, commitment: str) -> None:
        """Note that the dealer has accepted a commitment; from now on the seat may have no other."""
        for note in self.notes:
            if note.standing == SENT and self._commitment(note) == commitment:
                note.standing = TAKEN

    def _commitment(self, note: Note) -> str:
        return note.contribution.commitment(note.promise, self.seat)

    def _noted(self, promise: str) -> Note | None:
        return next((note for note in self.notes if note.promise == promise), None)

    def _new_note(self, promise: str) -> Note:
        """Return a note with a fresh contribution, as a dealer could choose a secret to fit an old one."""
        drawn = self._draw()
        self.notes.append(Note(promise, drawn.text, drawn.nonce, standing=SENT))
        return self.notes[-1]

    def _commit(self, note: Note) -> dict[str, str]:
        if note is not self.notes[-1] or note.final_promise is not None or note.standing == ELSEWHERE:
            raise DealingError("dealing-resumed")
        return {"do": "commit", "commitment": self._commitment(note)}

    def _reveal(self, note: Note | None, dealing: Mapping[str, Any]) -> dict[str, str]:
        if note is None or note.standing == ELSEWHERE:
            raise DealingError("dealing-elsewhere")
        if self._commitment(note) != dealing["commitments"][self.seat]:
            raise DealingError("own-commitment-exchanged")
        if note is not self.notes[-1]:
            raise DealingError("dealing-resumed")
        promised, drawn_by = dealing.get("final_promise"), dealing.get("drawn_by")
        if promised is None or drawn_by is None:
            raise DealingError("final-promise-missing")
        if (
            promised != final_promise_of(note.promise, dealing["commitments"], drawn_by)
            or drawn_by[self.seat] != PLAYER
        ):
            raise DealingError("final-promise-does-not-bind")
        if note.final_promise not in (None, promised):
            raise DealingError("final-promise-exchanged")
        note.final_promise = promised
        return {"do": "reveal", "text": note.text, "nonce": note.nonce}

    def findings(self, record: Record) -> list[Finding]:
        """Return what a record proves, given the notes of the last dealing; raise RecordError if it is from another.

        If the dealer never accepted the commitment sent from here, only the dealer's promise is compared.
        """
        if not self.notes:
            return [*verify(record), Finding(NOT_PROVED, Phrase("found-nothing-kept"))]
        last = self.notes[-1]
        if last.standing != TAKEN:
            return [*verify(record, promise=last.promise), *self._vain_findings()]
        if last.final_promise is None:
            raise RecordError("record-of-unfinished-dealing")
        kept = last.contribution
        found = verify(
            record,
            promise=last.final_promise,
            commitments={self.seat: self._commitment(last)},
            contributions={self.seat: kept},
        )
        return [*found, *self._vain_findings()]

    def _vain_findings(self) -> list[Finding]:
        """Report how many dealings were broken off after the contribution was shown, perhaps for their seeds."""
        vain = len([note for note in self.notes[:-1] if note.final_promise is not None])
        return [Finding(NOT_PROVED, Phrase("found-dealings-broken-off", number=vain))] if vain else []
