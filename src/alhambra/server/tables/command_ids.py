"""The commands carried out at a table, so that a repeated command gets the same answer."""

from typing import Any, NamedTuple

from alhambra.protocol import AlhambraError
from alhambra.server.tables.entries import TableEntry


class CommandIdUsed(AlhambraError):
    """The seat has used the id of this command for another one. Nothing was changed."""


class CommandId(NamedTuple):
    """The identity of a command: its seat, client and id, and a hash of its content."""

    seat: int | None  # None: a spectator
    client: str
    command: str
    content: str | None  # None: unknown, as in entries of older versions


class CarriedOutCommands:
    """The numbers of the entries that commands resulted in."""

    def __init__(self) -> None:
        self._entries: dict[tuple[str, str], list[tuple[CommandId, int]]] = {}

    def note(self, identity: CommandId, sequence: int) -> None:
        """Record which entry a command resulted in."""
        self._entries.setdefault((identity.client, identity.command), []).append((identity, sequence))

    def find(self, identity: CommandId) -> int | None:
        """Return the number of the entry that a command resulted in; None if it is new.

        Raises CommandIdUsed if its seat has used the id for another command. Spectators cannot be
        told apart, so for them different content always means a different command.
        """
        known = self._entries.get((identity.client, identity.command), [])
        for noted, sequence in known:
            is_older = noted.content is None and noted.seat == identity.seat
            if noted.content == identity.content or is_older:
                return sequence
        if identity.seat is not None and any(noted.seat == identity.seat for noted, _ in known):
            raise CommandIdUsed("command-id-used", id=identity.command)
        return None


def identity_in(row: Any, entry: TableEntry) -> CommandId | None:
    """Return the command that caused an entry in the database, if any."""
    if row.client is None or row.command is None:
        return None
    return CommandId(getattr(entry, "seat", None), row.client, row.command, row.content)
