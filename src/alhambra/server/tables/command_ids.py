"""Which commands were carried out at a table, so that one that is sent again is answered again."""

from typing import Any, NamedTuple

from alhambra.protocol import AlhambraError
from alhambra.server.tables.entries import TableEntry


class CommandIdUsed(AlhambraError):
    """A command under an id that the same seat has used for another one. Nothing was changed."""


class CommandId(NamedTuple):
    """What tells one command from all others: its seat, the client and id that it names, and a hash of its content."""

    seat: int | None  # None: a spectator
    client: str
    command: str
    content: str | None  # None: not known, as in entries of older versions


class CarriedOutCommands:
    """The entries that commands have become, by what identifies a command."""

    def __init__(self) -> None:
        self._entries: dict[tuple[str, str], list[tuple[CommandId, int]]] = {}

    def note(self, identity: CommandId, sequence: int) -> None:
        """Remember which entry a command has become."""
        self._entries.setdefault((identity.client, identity.command), []).append((identity, sequence))

    def find(self, identity: CommandId) -> int | None:
        """Return the entry that a command has become; None if it is new.

        Raises CommandIdUsed if its seat has used the id for another command. Spectators cannot be told apart, so among
        them another content is another command.
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
    """The command by which an entry in the database was made; None if it was none."""
    if row.client is None or row.command is None:
        return None
    return CommandId(getattr(entry, "seat", None), row.client, row.command, row.content)
