"""Statements besides the insertion of entries, which the journal commits in the same batch."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Executable, Table, delete, exists, insert, literal, select, update

from alhambra.server.ops.tokens import hashed
from alhambra.server.store.queries import SEAT
from alhambra.server.store.schema import DUE, LINKS, SNAPSHOTS, TABLES
from alhambra.server.store.subscriptions import copy_addresses, delete_addresses
from alhambra.server.tables.table import Snapshot

Rows = Sequence[tuple[Table, dict[str, Any]]]


def link_row(token: str, table_id: str, role: str, seat: int | None) -> dict[str, Any]:
    """Return the row of a link."""
    return {"token_hash": hashed(token), "table_id": table_id, "role": role, "seat": seat}


def copy_access(table_id: str, following: str) -> list[Executable]:
    """Return statements that copy the links and addresses of a table to its rematch."""
    names = ["token_hash", "table_id", "role", "seat"]
    links = select(LINKS.c.token_hash, literal(following), LINKS.c.role, LINKS.c.seat)
    copies = insert(LINKS).from_select(names, links.where(LINKS.c.table_id == table_id))
    return [copies, copy_addresses(table_id, following)]


def revoke_access(table_id: str, seat: int) -> list[Executable]:
    """Return statements that delete the links and addresses of a seat."""
    of_seat = (LINKS.c.table_id == table_id, LINKS.c.role == SEAT, LINKS.c.seat == seat)
    return [delete(LINKS).where(*of_seat), delete_addresses(table_id, seat)]


def store_phase(table_id: str, phase: str, now: float) -> Executable:
    """Return a statement that stores the phase of a table, which is derived from its entries."""
    return update(TABLES).where(TABLES.c.id == table_id).values(phase=phase, touched=now)


def store_due(row: dict[str, Any]) -> Executable:
    """Return a statement that inserts a due row, unless it exists already."""
    return _insert_unless(DUE, row, *[DUE.c[name] == row[name] for name in ("table_id", "kind", "sequence")])


def store_snapshot(table_id: str, snapshot: Snapshot) -> list[Executable]:
    """Return statements that replace an older snapshot of a table under the same rules."""
    same = (SNAPSHOTS.c.table_id == table_id, SNAPSHOTS.c.rules == snapshot.rules)
    row = {"table_id": table_id, **snapshot._asdict()}
    return [
        delete(SNAPSHOTS).where(*same, SNAPSHOTS.c.sequence < snapshot.sequence),
        _insert_unless(SNAPSHOTS, row, *same),
    ]


def _insert_unless(table: Table, row: dict[str, Any], *is_there: Any) -> Executable:
    values = select(*[literal(value, table.c[name].type) for name, value in row.items()])
    return insert(table).from_select(list(row), values.where(~exists().where(*is_there)))
