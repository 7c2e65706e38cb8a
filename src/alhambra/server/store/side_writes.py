"""What is changed beside the entries of tables: statements that the journal commits together with whatever waits."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Executable, Table, delete, exists, insert, literal, select, update

from alhambra.server.ops.tokens import hashed
from alhambra.server.store.queries import SEAT
from alhambra.server.store.schema import DUE, LINKS, SNAPSHOTS, TABLES
from alhambra.server.store.subscriptions import addresses_carried, addresses_lost
from alhambra.server.tables.table import Snapshot

Rows = Sequence[tuple[Table, dict[str, Any]]]


def link_row(token: str, table_id: str, role: str, seat: int | None) -> dict[str, Any]:
    """A link as a row of the database."""
    return {"token_hash": hashed(token), "table_id": table_id, "role": role, "seat": seat}


def copied_access(table_id: str, following: str) -> list[Executable]:
    """Give everybody at a table the same links and notices at another one."""
    names = ["token_hash", "table_id", "role", "seat"]
    carried = select(LINKS.c.token_hash, literal(following), LINKS.c.role, LINKS.c.seat)
    copies = insert(LINKS).from_select(names, carried.where(LINKS.c.table_id == table_id))
    return [copies, addresses_carried(table_id, following)]


def lost_access(table_id: str, seat: int) -> list[Executable]:
    """Take the links and notices of a seat away."""
    of_seat = (LINKS.c.table_id == table_id, LINKS.c.role == SEAT, LINKS.c.seat == seat)
    return [delete(LINKS).where(*of_seat), addresses_lost(table_id, seat)]


def phase_noted(table_id: str, phase: str, now: float) -> Executable:
    """Note for lists how far a table is; it follows from the entries, so nothing is lost with it."""
    return update(TABLES).where(TABLES.c.id == table_id).values(phase=phase, touched=now)


def reminded(row: dict[str, Any]) -> Executable:
    """Write a reminder down, unless it stands there already."""
    return _inserted_unless(DUE, row, *[DUE.c[name] == row[name] for name in ("table_id", "kind", "sequence")])


def snapshot_kept(table_id: str, snapshot: Snapshot) -> list[Executable]:
    """Keep the position of a table in place of an older one of the same rules."""
    same = (SNAPSHOTS.c.table_id == table_id, SNAPSHOTS.c.rules == snapshot.rules)
    row = {"table_id": table_id, **snapshot._asdict()}
    return [
        delete(SNAPSHOTS).where(*same, SNAPSHOTS.c.sequence < snapshot.sequence),
        _inserted_unless(SNAPSHOTS, row, *same),
    ]


def _inserted_unless(table: Table, row: dict[str, Any], *is_there: Any) -> Executable:
    values = select(*[literal(value, table.c[name].type) for name, value in row.items()])
    return insert(table).from_select(list(row), values.where(~exists().where(*is_there)))
