"""The journal on both databases: durable, once, in order."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine, func, select

from alhambra.server.store.database import DatabaseError, open_database, sqlite_address
from alhambra.server.store.journal import Journal, NewEntry, Overtaken
from alhambra.server.store.library import Library
from alhambra.server.store.schema import ENTRIES, METADATA, TABLES
from alhambra.server.tokens import fresh_token


@pytest.fixture(params=["sqlite", "postgresql"])
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Engine]:
    """An empty database of each family."""
    is_sqlite = request.param == "sqlite"
    address = sqlite_address(tmp_path / "t.sqlite") if is_sqlite else request.getfixturevalue("postgres")
    engine = open_database(address)
    yield engine
    engine.dispose()


def first_entry(table_id: str, sequence: int = 1, command: str | None = None, data: str = "{}") -> NewEntry:
    row = {"id": table_id, "made": 0.0, "touched": 0.0, "phase": "gathering", "public": False}
    before = [(TABLES, row)] if sequence == 1 else []
    client = None if command is None else "client"
    return NewEntry(table_id, sequence, 0.0, data, client, command, before=before)


def append(engine: Engine, *entries: NewEntry) -> list[BaseException | None]:
    """Append all at once; what became of each."""

    async def run() -> list[BaseException | None]:
        journal = Journal(engine)
        try:
            return await asyncio.gather(*[journal.append(entry) for entry in entries], return_exceptions=True)
        finally:
            journal.close()

    return asyncio.run(run())


def test_what_was_appended_stands_there(engine: Engine) -> None:
    table = fresh_token()
    entries = [first_entry(table, sequence) for sequence in range(1, 40)]
    assert append(engine, *entries) == [None] * 39
    assert [row.sequence for row in Library(engine).entries(table)] == list(range(1, 40))
    assert [row.sequence for row in Library(engine).entries(table, after=37)] == [38, 39]


def test_a_place_is_given_once_and_the_others_of_its_batch_are_kept(engine: Engine) -> None:
    table = fresh_token()
    append(engine, first_entry(table))
    found = append(
        engine, first_entry(table, 2, data='{"a":1}'), first_entry(table, 2, data='{"b":1}'), first_entry(table, 3)
    )
    assert found[0] is None
    assert isinstance(found[1], Overtaken)
    assert found[2] is None


def test_a_command_is_written_once(engine: Engine) -> None:
    table = fresh_token()
    append(engine, first_entry(table))
    assert append(engine, first_entry(table, 2, "same")) == [None]
    assert isinstance(append(engine, first_entry(table, 3, "same"))[0], Overtaken)


def test_an_entry_that_stands_there_already_is_kept(engine: Engine) -> None:
    """A connection that broke does not tell whether its commit arrived, so the same entry is tried again."""
    table = fresh_token()
    append(engine, first_entry(table))
    entry = first_entry(table, 2)
    assert append(engine, entry) == [None]
    assert append(engine, entry) == [None]
    with engine.connect() as connection:
        assert connection.execute(select(func.count()).where(ENTRIES.c.table_id == table)).scalar_one() == 2


def test_migrations_lead_to_the_declared_form(engine: Engine) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


@pytest.mark.parametrize("address", ["mysql://x", "nothing", "sqlite:////dev/null/x/t.sqlite"])
def test_a_database_that_cannot_be_opened_is_refused(address: str) -> None:
    with pytest.raises(DatabaseError):
        open_database(address)
