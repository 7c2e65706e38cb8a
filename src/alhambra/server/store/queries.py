"""Queries: tables with their entries, links, lists of tables, records and analyses."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Engine, Select, delete, exists, func, insert, select, update

from alhambra.server.store.schema import (
    ANALYSES,
    BELONGING,
    ENTRIES,
    HIDDEN,
    KEYS,
    LINKS,
    RECORDS,
    SNAPSHOTS,
    TABLES,
    VISITS,
)
from alhambra.server.tables.table import Snapshot

# The roles of links.
PRESENCE_CHANNEL: Final = "alhambra_presence"  # on which PostgreSQL tells processes who follows tables

SEAT: Final = "seat"
WATCH: Final = "watch"
INVITE: Final = "invite"
OWNER: Final = "owner"
CODE: Final = "code"  # short, so it grants nothing by itself: it is exchanged for an invitation
_PLAYED: Final = '{"entry":"played"'  # the beginning of the data of a played action


class EntryRow(NamedTuple):
    """A row of the table of entries."""

    sequence: int
    data: str
    client: str | None
    command: str | None
    content: str | None
    made: float


class Link(NamedTuple):
    """A link: the role that a token grants at a table."""

    token_hash: str
    table_id: str
    role: str
    seat: int | None


class Queries:
    """The queries. They block on the database, so call them outside the event loop."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def entries(self, table_id: str, after: int = 0, most: int | None = None) -> list[EntryRow]:
        """Return the entries of a table after one of them, at most ``most`` of them."""
        columns = [ENTRIES.c[name] for name in EntryRow._fields]
        query = (
            select(*columns)
            .where(ENTRIES.c.table_id == table_id, ENTRIES.c.sequence > after)
            .order_by(ENTRIES.c.sequence)
            .limit(most)
        )
        with self.engine.connect() as connection:
            return [EntryRow(*row) for row in connection.execute(query)]

    def tell_presence(self, payloads: Sequence[str]) -> None:
        """Send messages about presence to all processes on this PostgreSQL."""
        calls = ", ".join([f"pg_notify('{PRESENCE_CHANNEL}', %s)"] * len(payloads))
        with self.engine.begin() as connection:
            connection.exec_driver_sql(f"SELECT {calls}", tuple(payloads))

    def latest(self, ids: Sequence[str]) -> dict[str, int]:
        """Return the number of the last entry of each table, by id."""
        query = (
            select(ENTRIES.c.table_id, func.max(ENTRIES.c.sequence).label("latest"))
            .where(ENTRIES.c.table_id.in_(ids))
            .group_by(ENTRIES.c.table_id)
        )
        with self.engine.connect() as connection:
            return {row.table_id: row.latest for row in connection.execute(query)}

    def links(self, token_hash: str, table_id: str | None = None) -> list[Link]:
        """Return the links of the token with this hash, at one table or all, newest table first."""
        query = (
            select(LINKS)
            .join(TABLES, TABLES.c.id == LINKS.c.table_id)
            .where(LINKS.c.token_hash == token_hash, LINKS.c.role != CODE)
            .order_by(TABLES.c.made.desc())
        )
        return self._links(query, table_id)

    def tables_of_code(self, code_hash: str) -> list[str]:
        """Return the ids of the tables to which the code with this hash leads, newest first."""
        query = (
            select(LINKS.c.table_id)
            .join(TABLES, TABLES.c.id == LINKS.c.table_id)
            .where(LINKS.c.token_hash == code_hash, LINKS.c.role == CODE)
            .order_by(TABLES.c.made.desc())
        )
        with self.engine.connect() as connection:
            return [row.table_id for row in connection.execute(query)]

    def keep_code(self, row: dict[str, Any]) -> None:
        """Store the code of a table, unless it is stored already."""
        known = select(LINKS.c.role).where(*[LINKS.c[name] == row[name] for name in ("token_hash", "table_id")])
        with self._writing() as connection, connection.begin():
            if connection.execute(known).one_or_none() is None:
                connection.execute(insert(LINKS), row)

    def open_links(self, table_id: str) -> list[Link]:
        """Return the links that everybody has at a public table: to join and to watch."""
        query = (
            select(LINKS)
            .join(TABLES, TABLES.c.id == LINKS.c.table_id)
            .where(TABLES.c.public, LINKS.c.role.in_((INVITE, WATCH)))
        )
        return self._links(query, table_id)

    def _links(self, query: Select[Any], table_id: str | None) -> list[Link]:
        if table_id is not None:
            query = query.where(LINKS.c.table_id == table_id)
        with self.engine.connect() as connection:
            return [Link(*row) for row in connection.execute(query)]

    def add_link(self, row: dict[str, Any]) -> None:
        """Add a link."""
        with self._writing() as connection, connection.begin():
            connection.execute(insert(LINKS), row)

    def visits(self, visitor_hash: str, table_id: str | None = None) -> list[Link]:
        """Return the links that a browser has used, at one table or all, latest activity first."""
        query = (
            select(LINKS)
            .join(VISITS, VISITS.c.token_hash == LINKS.c.token_hash)
            .join(TABLES, TABLES.c.id == LINKS.c.table_id)
            .where(VISITS.c.visitor_hash == visitor_hash)
            .order_by(TABLES.c.touched.desc(), VISITS.c.made.desc())
        )
        return self._links(query, table_id)

    def hide(self, visitor_hash: str, table_id: str) -> None:
        """Remove a table from the list of a browser, which keeps its links."""
        if table_id not in self.hidden(visitor_hash):
            with self._writing() as connection, connection.begin():
                connection.execute(insert(HIDDEN), {"visitor_hash": visitor_hash, "table_id": table_id})

    def hidden(self, visitor_hash: str) -> set[str]:
        """Return the ids of the tables that a browser has removed from its list."""
        query = select(HIDDEN.c.table_id).where(HIDDEN.c.visitor_hash == visitor_hash)
        with self.engine.connect() as connection:
            return {row.table_id for row in connection.execute(query)}

    def is_visitor(self, visitor_hash: str) -> bool:
        """Return whether a browser with this cookie has used any link."""
        query = select(VISITS.c.made).where(VISITS.c.visitor_hash == visitor_hash).limit(1)
        with self.engine.connect() as connection:
            return connection.execute(query).one_or_none() is not None

    def remember(self, visitor_hash: str, token_hash: str, now: float) -> None:
        """Store that a browser has used a link, so that its cookie grants the same role."""
        known = select(VISITS.c.made).where(VISITS.c.visitor_hash == visitor_hash, VISITS.c.token_hash == token_hash)
        with self._writing() as connection, connection.begin():
            if connection.execute(known).one_or_none() is None:
                row = {"visitor_hash": visitor_hash, "token_hash": token_hash, "made": now}
                connection.execute(insert(VISITS), row)

    def public_tables(self, phases: tuple[str, ...], most: int) -> list[str]:
        """Return the ids of public tables, latest activity first."""
        query = (
            select(TABLES.c.id)
            .where(TABLES.c.public, TABLES.c.phase.in_(phases))
            .order_by(TABLES.c.touched.desc())
            .limit(most)
        )
        with self.engine.connect() as connection:
            return [row.id for row in connection.execute(query)]

    def forget(self, phases: tuple[str, ...], since: float, most: int) -> list[str]:
        """Delete tables in these phases that have not changed since, and return their ids."""
        is_candidate = (TABLES.c.phase.in_(phases), TABLES.c.touched < since)
        # The stored phase may be out of date, so the entries are checked as well.
        has_changed = exists().where(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.made >= since)
        has_begun = exists().where(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.data.startswith(_PLAYED))
        query = select(TABLES.c.id).where(*is_candidate, ~has_changed, ~has_begun).limit(most)
        with self._writing() as connection, connection.begin():
            ids = [row.id for row in connection.execute(query)]
            if not ids:
                return []
            for part in BELONGING:
                connection.execute(delete(part).where(part.c.table_id.in_(ids)))
            connection.execute(delete(VISITS).where(VISITS.c.token_hash.not_in(select(LINKS.c.token_hash))))
            connection.execute(delete(TABLES).where(TABLES.c.id.in_(ids)))
        return ids

    def keep_record(self, record_id: str, text: str, now: float) -> None:
        """Store a record, unless it is stored already."""
        known = select(RECORDS.c.id).where(RECORDS.c.id == record_id)
        with self._writing() as connection, connection.begin():
            if connection.execute(known).one_or_none() is None:
                connection.execute(insert(RECORDS), {"id": record_id, "made": now, "record": text})

    def record(self, record_id: str) -> str | None:
        """Return a record as text; None if there is none with this id."""
        query = select(RECORDS.c.record).where(RECORDS.c.id == record_id)
        with self.engine.connect() as connection:
            return connection.execute(query).scalar_one_or_none()

    def keep_analysis(self, record_id: str, depth: str, method: str, analysis: str) -> None:
        """Store the analysis of a recorded game in place of an outdated one."""
        of_game = (ANALYSES.c.record_id == record_id) & (ANALYSES.c.depth == depth)
        row = {"record_id": record_id, "depth": depth, "method": method, "analysis": analysis}
        with self._writing() as connection, connection.begin():
            connection.execute(delete(ANALYSES).where(of_game))
            connection.execute(insert(ANALYSES), row)

    def analysis(self, record_id: str, depth: str, method: str) -> str | None:
        """Return the analysis of a recorded game by this method; None if there is none."""
        wanted = (ANALYSES.c.record_id == record_id) & (ANALYSES.c.depth == depth) & (ANALYSES.c.method == method)
        with self.engine.connect() as connection:
            return connection.execute(select(ANALYSES.c.analysis).where(wanted)).scalar_one_or_none()

    def check_writable(self) -> None:
        """Execute a write that changes nothing; raises an error of the database if it fails."""
        with self._writing() as connection, connection.begin():
            connection.execute(update(KEYS).values(private=KEYS.c.private))

    def snapshot(self, table_id: str, other_than: str) -> Snapshot | None:
        """Return the latest snapshot of a table under rules other than ``other_than``."""
        columns = [SNAPSHOTS.c[name] for name in Snapshot._fields]
        others = (SNAPSHOTS.c.table_id == table_id, SNAPSHOTS.c.rules != other_than)
        query = select(*columns).where(*others).order_by(SNAPSHOTS.c.sequence.desc()).limit(1)
        with self.engine.connect() as connection:
            row = connection.execute(query).one_or_none()
        return None if row is None else Snapshot(*row)

    def _writing(self) -> Any:
        return self.engine.connect().execution_options(writing=True)
