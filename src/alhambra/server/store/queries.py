"""Reading from the database: tables with their entries, links, and lists of tables."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Engine, Select, delete, exists, func, insert, select, update

from alhambra.server.store.schema import ANALYSES, BELONGING, ENTRIES, KEYS, LINKS, RECORDS, SNAPSHOTS, TABLES, VISITS
from alhambra.server.tables.table import Snapshot

# What a link allows.
SEAT: Final = "seat"
WATCH: Final = "watch"
INVITE: Final = "invite"
OWNER: Final = "owner"
_PLAYED: Final = '{"entry":"played"'  # how such an entry begins


class EntryRow(NamedTuple):
    """An entry as it stands in the database."""

    sequence: int
    data: str
    client: str | None
    command: str | None
    content: str | None
    made: float


class Link(NamedTuple):
    """What a token allows."""

    token_hash: str
    table_id: str
    role: str
    seat: int | None


class Queries:
    """What can be looked up. Calls wait for the database, so they run outside the event loop."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def entries(self, table_id: str, after: int = 0, most: int | None = None) -> list[EntryRow]:
        """The entries of a table that follow an entry, or the first of them."""
        columns = [ENTRIES.c[name] for name in EntryRow._fields]
        query = (
            select(*columns)
            .where(ENTRIES.c.table_id == table_id, ENTRIES.c.sequence > after)
            .order_by(ENTRIES.c.sequence)
            .limit(most)
        )
        with self.engine.connect() as connection:
            return [EntryRow(*row) for row in connection.execute(query)]

    def latest(self, ids: Sequence[str]) -> dict[str, int]:
        """By table the number of its last entry."""
        query = (
            select(ENTRIES.c.table_id, func.max(ENTRIES.c.sequence).label("latest"))
            .where(ENTRIES.c.table_id.in_(ids))
            .group_by(ENTRIES.c.table_id)
        )
        with self.engine.connect() as connection:
            return {row.table_id: row.latest for row in connection.execute(query)}

    def links(self, token_hash: str, table_id: str | None = None) -> list[Link]:
        """What the token with this hash allows, at one table or at all; the latest table first."""
        query = (
            select(LINKS)
            .join(TABLES, TABLES.c.id == LINKS.c.table_id)
            .where(LINKS.c.token_hash == token_hash)
            .order_by(TABLES.c.made.desc())
        )
        return self._links(query, table_id)

    def open_links(self, table_id: str) -> list[Link]:
        """What everybody may do at a table, as if they had its links: join and watch, if it is public."""
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
        """Let another token do the same as one that is known."""
        with self._writing() as connection, connection.begin():
            connection.execute(insert(LINKS), row)

    def visits(self, visitor_hash: str, table_id: str | None = None) -> list[Link]:
        """Where a browser has been let in, at one table or at all; the latest first."""
        query = (
            select(LINKS)
            .join(VISITS, VISITS.c.token_hash == LINKS.c.token_hash)
            .join(TABLES, TABLES.c.id == LINKS.c.table_id)
            .where(VISITS.c.visitor_hash == visitor_hash)
            .order_by(TABLES.c.touched.desc(), VISITS.c.made.desc())
        )
        return self._links(query, table_id)

    def is_visitor(self, visitor_hash: str) -> bool:
        """Whether a browser with this cookie has been let in anywhere."""
        query = select(VISITS.c.made).where(VISITS.c.visitor_hash == visitor_hash).limit(1)
        with self.engine.connect() as connection:
            return connection.execute(query).one_or_none() is not None

    def remember(self, visitor_hash: str, token_hash: str, now: float) -> None:
        """Let a browser in with a link from now on."""
        known = select(VISITS.c.made).where(VISITS.c.visitor_hash == visitor_hash, VISITS.c.token_hash == token_hash)
        with self._writing() as connection, connection.begin():
            if connection.execute(known).one_or_none() is None:
                row = {"visitor_hash": visitor_hash, "token_hash": token_hash, "made": now}
                connection.execute(insert(VISITS), row)

    def public_tables(self, phases: tuple[str, ...], most: int) -> list[str]:
        """The tables that everybody may see, the latest first."""
        query = (
            select(TABLES.c.id)
            .where(TABLES.c.public, TABLES.c.phase.in_(phases))
            .order_by(TABLES.c.touched.desc())
            .limit(most)
        )
        with self.engine.connect() as connection:
            return [row.id for row in connection.execute(query)]

    def forget(self, phases: tuple[str, ...], since: float, most: int) -> list[str]:
        """Take tables away at which nothing has happened for long, with all that belongs to them; their ids."""
        is_noted = (TABLES.c.phase.in_(phases), TABLES.c.touched < since)
        has_changed = exists().where(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.made >= since)
        # What is noted for lists may be late, so the entries themselves are asked.
        has_begun = exists().where(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.data.startswith(_PLAYED))
        query = select(TABLES.c.id).where(*is_noted, ~has_changed, ~has_begun).limit(most)
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
        """Keep a record, unless it is kept already."""
        known = select(RECORDS.c.id).where(RECORDS.c.id == record_id)
        with self._writing() as connection, connection.begin():
            if connection.execute(known).one_or_none() is None:
                connection.execute(insert(RECORDS), {"id": record_id, "made": now, "record": text})

    def record(self, record_id: str) -> str | None:
        """The text of a record that is kept."""
        query = select(RECORDS.c.record).where(RECORDS.c.id == record_id)
        with self.engine.connect() as connection:
            return connection.execute(query).scalar_one_or_none()

    def keep_analysis(self, record_id: str, analysis: str) -> None:
        """Keep what strong bots think of a recorded game, unless it is kept already."""
        known = select(ANALYSES.c.record_id).where(ANALYSES.c.record_id == record_id)
        with self._writing() as connection, connection.begin():
            if connection.execute(known).one_or_none() is None:
                connection.execute(insert(ANALYSES), {"record_id": record_id, "analysis": analysis})

    def analysis(self, record_id: str) -> str | None:
        """What strong bots think of a recorded game, if it is kept."""
        query = select(ANALYSES.c.analysis).where(ANALYSES.c.record_id == record_id)
        with self.engine.connect() as connection:
            return connection.execute(query).scalar_one_or_none()

    def check_writable(self) -> None:
        """Write something that changes nothing; an error of the database if that is not possible."""
        with self._writing() as connection, connection.begin():
            connection.execute(update(KEYS).values(private=KEYS.c.private))

    def snapshot(self, table_id: str, other_than: str) -> Snapshot | None:
        """The latest position of a table that was kept under other rules."""
        columns = [SNAPSHOTS.c[name] for name in Snapshot._fields]
        others = (SNAPSHOTS.c.table_id == table_id, SNAPSHOTS.c.rules != other_than)
        query = select(*columns).where(*others).order_by(SNAPSHOTS.c.sequence.desc()).limit(1)
        with self.engine.connect() as connection:
            row = connection.execute(query).one_or_none()
        return None if row is None else Snapshot(*row)

    def _writing(self) -> Any:
        return self.engine.connect().execution_options(writing=True)
