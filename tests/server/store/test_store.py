"""The journal on both databases: durable, once, in order."""

import asyncio
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event, func, insert, select

from alhambra.protocol import GameConfig
from alhambra.server.ops.metrics import Metrics
from alhambra.server.ops.tokens import fresh_token
from alhambra.server.store import journal as journal_module
from alhambra.server.store.database import DatabaseError, connect, migrate, open_database, sqlite_address
from alhambra.server.store.journal import Journal, NewEntry, Overtaken, StoreFailed
from alhambra.server.store.queries import Queries
from alhambra.server.store.schema import DUE, ENTRIES, METADATA, TABLES
from alhambra.server.store.side_writes import store_due, store_phase, store_snapshot
from alhambra.server.tables import decide
from alhambra.server.tables.command_ids import CommandId
from alhambra.server.tables.entries import SeatPlan
from alhambra.server.tables.registry import TableRegistry
from alhambra.server.tables.table import Snapshot


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
    """Append all at once; return the result of each."""

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
    assert [row.sequence for row in Queries(engine).entries(table)] == list(range(1, 40))
    assert [row.sequence for row in Queries(engine).entries(table, after=37)] == [38, 39]


def test_a_place_is_given_once_and_the_others_of_its_batch_are_kept(engine: Engine) -> None:
    table = fresh_token()
    append(engine, first_entry(table))
    found = append(
        engine, first_entry(table, 2, data='{"a":1}'), first_entry(table, 2, data='{"b":1}'), first_entry(table, 3)
    )
    assert found[0] is None
    assert isinstance(found[1], Overtaken)
    assert found[2] is None


def test_a_command_is_written_once_whichever_process_it_comes_to(engine: Engine) -> None:
    """A process that has not seen the command does not know its place either."""

    async def run() -> tuple[list[int], list[Any]]:
        journals = [Journal(engine), Journal(engine)]
        houses = [TableRegistry(journal, Queries(engine), time.time, 0.0, Metrics()) for journal in journals]
        made = decide.make(GameConfig("alhambra", 2), [SeatPlan("person")] * 2, "free")
        table, _ = await houses[0].make_table(made)
        lives = [await registry.table(table) for registry in houses]
        same = CommandId(0, "client", "same", "sit")
        numbers = [await live.act(lambda table: decide.sit(table, 0, "Ada"), same) for live in lives * 2]
        for journal in journals:
            journal.close()
        return numbers, [row.command for row in Queries(engine).entries(table)]

    assert asyncio.run(run()) == ([2, 2, 2, 2], [None, "same"])


def test_entries_of_an_older_form_are_kept(tmp_path: Path) -> None:
    engine = connect(sqlite_address(tmp_path / "t.sqlite"))
    migrate(engine, "0006_analyses")
    tables = sorted([fresh_token() for _ in range(3)])
    row = {"made": 0.0, "touched": 0.0, "phase": "gathering", "public": False}
    entries = [NewEntry(table, number, 0.5, "{}", "client", str(number)) for number in (1, 2) for table in tables]
    with engine.connect().execution_options(writing=True) as connection, connection.begin():
        connection.execute(insert(TABLES), [{"id": table, **row} for table in tables])
        rows = [{name: value for name, value in entry.row().items() if name != "content"} for entry in entries]
        connection.execute(insert(ENTRIES), rows)
    migrate(engine)
    with engine.connect() as connection:
        assert [tuple(row) for row in connection.execute(select(ENTRIES))] == sorted([one.values() for one in entries])
        form = connection.exec_driver_sql("SELECT sql FROM sqlite_master WHERE tbl_name = 'entries'").scalars().all()
    assert len(form) == 1, "there is no index beside it"
    assert "WITHOUT ROWID" in form[0]
    engine.dispose()


def test_an_entry_that_stands_there_already_is_kept(engine: Engine) -> None:
    """After a lost connection it is unknown whether the commit arrived, so the same entry is tried again."""
    table = fresh_token()
    append(engine, first_entry(table))
    entry = first_entry(table, 2)
    assert append(engine, entry) == [None]
    assert append(engine, entry) == [None]
    with engine.connect() as connection:
        assert connection.execute(select(func.count()).where(ENTRIES.c.table_id == table)).scalar_one() == 2


def append_one_by_one(engine: Engine, entries: list[NewEntry]) -> None:
    """Append each of them when the one before is on the disk."""

    async def run() -> None:
        journal = Journal(engine)
        for entry in entries:
            await journal.append(entry)
        journal.close()

    asyncio.run(run())


def commits_of(engine: Engine, seconds: float = 0.0) -> list[bool]:
    """Note whether each commit from now on runs on the event loop's thread; each takes this much longer."""
    by_the_loop: list[bool] = []

    def committed(*_: Any) -> None:
        by_the_loop.append(threading.current_thread() is threading.main_thread())
        time.sleep(seconds)

    def traced(connection: Any, *_: Any) -> None:
        """Observe the statements that commit: explicit commits, and those outside a transaction."""
        connection.set_trace_callback(
            lambda sql: committed() if sql.startswith("COMMIT" if connection.in_transaction else "INSERT") else None
        )

    if engine.dialect.name == "sqlite":
        event.listen(engine, "checkout", traced)
    else:
        event.listen(engine, "commit", committed)
    return by_the_loop


def test_what_waits_together_is_committed_together(engine: Engine) -> None:
    tables = [fresh_token() for _ in range(40)]
    for table in tables:
        append(engine, first_entry(table))
    is_sqlite = engine.dialect.name == "sqlite"
    commits = commits_of(engine)
    append(engine, *[first_entry(table, 2) for table in tables])
    assert commits == [True] * is_sqlite + [False], "what comes alone is written at once, and the others together"


def test_where_several_tables_are_played_none_waits_for_the_commit_of_another(engine: Engine) -> None:
    tables = fresh_token(), fresh_token()
    commits = commits_of(engine)
    append_one_by_one(engine, [first_entry(table, sequence) for sequence in range(1, 5) for table in tables])
    assert commits == [engine.dialect.name == "sqlite"] + [False] * 7


def test_a_table_that_is_played_alone_again_is_written_at_once(tmp_path: Path) -> None:
    engine = open_database(sqlite_address(tmp_path / "t.sqlite"))
    table = fresh_token()
    commits = commits_of(engine)

    async def run() -> None:
        journal = Journal(engine)
        await journal.append(first_entry(fresh_token()))
        await journal.append(first_entry(table))
        assert not commits[-1]
        for sequence in range(2, 1000):
            if commits[-1]:
                break
            await asyncio.sleep(0.01)  # the thread writes what comes before it has seen that nothing waits
            await journal.append(first_entry(table, sequence))
        journal.close()

    asyncio.run(run())
    assert commits[-1]
    engine.dispose()


def test_a_change_is_kept_with_what_waits_and_fails_alone(engine: Engine) -> None:
    table = fresh_token()
    reminder = {"table_id": "nowhere", "kind": "turn", "at": 1.0, "sequence": 1, "leased_until": 0.0}

    async def run() -> list[BaseException | None]:
        journal = Journal(engine)
        works = [
            journal.append(first_entry(table)),
            journal.change(store_phase(table, "dealing", 2.0)),
            journal.change(insert(DUE).values(reminder)),
        ]
        try:
            return await asyncio.gather(*works, return_exceptions=True)
        finally:
            journal.close()

    kept, noted, refused = asyncio.run(run())
    assert (kept, noted) == (None, None)
    assert isinstance(refused, StoreFailed), "there is no such table"
    with engine.connect() as connection:
        assert connection.execute(select(TABLES.c.phase).where(TABLES.c.id == table)).scalar_one() == "dealing"


def test_whatever_goes_wrong_nobody_waits_for_ever(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    table = fresh_token()

    def broken(*_: object) -> None:
        raise RuntimeError("no error of the database")

    with monkeypatch.context() as patched:
        patched.setattr(journal_module, "_insert_rows", broken)
        assert [type(failure) for failure in append(engine, first_entry(table))] == [StoreFailed]
    assert append(engine, first_entry(table)) == [None]


def test_the_event_loop_goes_on_while_somebody_else_writes(tmp_path: Path) -> None:
    engine = open_database(sqlite_address(tmp_path / "t.sqlite"))
    table = fresh_token()
    append(engine, first_entry(table))

    async def run() -> float:
        journal = Journal(engine)
        longest = 0.0
        with engine.connect().execution_options(writing=True) as other, other.begin():
            waiting = asyncio.ensure_future(journal.append(first_entry(table, 2)))
            for _ in range(30):
                began = time.monotonic()
                await asyncio.sleep(0.01)
                longest = max(longest, time.monotonic() - began)
            assert not waiting.done()
        await waiting
        journal.close()
        return longest

    assert asyncio.run(run()) < 5, "a lock is waited for up to ten seconds, but not by the event loop"
    assert [row.sequence for row in Queries(engine).entries(table)] == [1, 2]
    engine.dispose()


@pytest.mark.parametrize(
    ("seconds_apart", "by_the_loop"),
    [(60.0, [True, True, True, False, False]), (0.0, [True] * 5)],
    ids=["slow disk", "tried again"],
)
def test_a_slow_disk_is_waited_for_apart_for_a_while(
    seconds_apart: float, by_the_loop: list[bool], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal_module, "_THREAD_ONLY_SECONDS", seconds_apart)
    engine = open_database(sqlite_address(tmp_path / "t.sqlite"))
    table = fresh_token()
    commits = commits_of(engine, seconds=0.02)
    append_one_by_one(engine, [first_entry(table, sequence) for sequence in range(1, 6)])
    assert commits == by_the_loop
    engine.dispose()


def test_the_log_is_emptied_before_it_is_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal_module, "_WRITES_PER_CHECKPOINT", 20)
    file = tmp_path / "t.sqlite"
    engine = open_database(sqlite_address(file))

    async def sizes() -> tuple[int, int]:
        journal = Journal(engine)
        before = file.stat().st_size
        await asyncio.gather(*[journal.append(first_entry(fresh_token(), data="x" * 4000)) for _ in range(40)])
        journal.close()  # the thread is done with the log then
        return before, file.stat().st_size

    before, after = asyncio.run(sizes())
    assert after - before > 40 * 4000
    engine.dispose()


def test_who_closes_the_journal_loses_nothing_that_waits(engine: Engine) -> None:
    table = fresh_token()

    async def run() -> None:
        journal = Journal(engine)
        waiting = [asyncio.ensure_future(journal.append(first_entry(table, number))) for number in range(1, 200)]
        await asyncio.sleep(0)
        journal.close()
        await asyncio.gather(*waiting)

    asyncio.run(run())
    assert [row.sequence for row in Queries(engine).entries(table)] == list(range(1, 200))


def test_the_latest_position_is_kept_and_a_reminder_stands_there_once(engine: Engine) -> None:
    table = fresh_token()
    append(engine, first_entry(table))
    reminder = {"table_id": table, "kind": "turn", "at": 1.0, "sequence": 1, "leased_until": 0.0}

    async def run() -> None:
        journal = Journal(engine)
        for sequence in (5, 9, 7):
            await journal.change(*store_snapshot(table, Snapshot("1", sequence, sequence, f"position {sequence}")))
        for _ in range(2):
            await journal.change(store_due(reminder))
        journal.close()

    asyncio.run(run())
    assert Queries(engine).snapshot(table, "other") == Snapshot("1", 9, 9, "position 9")
    with engine.connect() as connection:
        assert connection.execute(select(func.count()).where(DUE.c.table_id == table)).scalar_one() == 1


def test_migrations_lead_to_the_declared_form(engine: Engine) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


@pytest.mark.parametrize("address", ["mysql://x", "nothing", "sqlite:////dev/null/x/t.sqlite"])
def test_a_database_that_cannot_be_opened_is_refused(address: str) -> None:
    with pytest.raises(DatabaseError):
        open_database(address)
