"""Backups: made while the server runs, complete, the same on both databases, and refused where they would do harm."""

import stat
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient
from sqlalchemy import select, text

from alhambra.server.ops.settings import ServerSettings
from alhambra.server.store.backup import BackupError, back_up, broken_tables, contents, restore
from alhambra.server.store.database import DatabaseError, connect, open_database, sqlite_address
from alhambra.server.store.schema import METADATA, TABLES
from alhambra.server.web.app import make_app
from tests.cli.invoke import refused, run
from tests.server.visitors import Sitting, Visitor, bearer


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database of each family."""
    if request.param == "sqlite":
        yield sqlite_address(tmp_path / "empty.sqlite")
        return
    postgres = request.getfixturevalue("postgres")
    name = f"empty_{abs(hash(str(tmp_path)))}"
    engine = connect(postgres).execution_options(isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    yield engine.url.set(database=name, drivername="postgresql").render_as_string(hide_password=False)
    with engine.connect() as connection:
        connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    engine.dispose()


def rows_of(address: str) -> dict[str, list[tuple[object, ...]]]:
    """Return everything in a database."""
    engine = connect(address)
    with engine.connect() as connection:
        found = {
            table.name: sorted([tuple(row) for row in connection.execute(select(table))], key=repr)
            for table in METADATA.sorted_tables
        }
    engine.dispose()
    return found


def test_what_is_restored_is_all_that_there_was_and_play_goes_on(
    settings_of_each: ServerSettings, empty: str, tmp_path: Path
) -> None:
    file = tmp_path / "tables.backup"
    with TestClient(make_app(settings_of_each)) as client:
        table = Visitor(client).table("person", "person", pace="2d").begin()
        table.play()
        Visitor(client).table("person", "person", game="roll_and_write").begin().play_out()
        client.blocking_portal.call(client.app.state.services.registry.settle)
        seen = table.look(0)
        held = back_up(settings_of_each.database, file)
        before = rows_of(settings_of_each.database)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert contents(file) == held
    assert restore(file, empty) == held
    assert rows_of(empty) == before
    assert broken_tables(empty) == []
    with TestClient(make_app(settings_of_each._replace(database=empty))) as client:
        moved = Sitting(client, {"table": table.id, "tokens": table.links})
        moved.tokens = table.tokens
        assert moved.look(0) == seen
        assert moved.play().status_code == 200, "numbers that the database gives out go on, too"
        other = Visitor(client).table("person", "person", pace="2d").begin()
        assert other.play().status_code == 200


def test_a_backup_is_whole_while_the_server_writes(settings_of_each: ServerSettings, tmp_path: Path) -> None:
    with TestClient(make_app(settings_of_each)) as client:
        visitor = Visitor(client)
        table = visitor.table("person", "person").begin()
        is_done = threading.Event()

        def play() -> None:
            while not is_done.is_set() and table.decides() is not None:
                table.play()

        player = threading.Thread(target=play)
        player.start()
        try:
            for number in range(5):
                file = tmp_path / f"{number}.backup"
                back_up(settings_of_each.database, file)
                assert broken_tables(sqlite_address(file)) == []
        finally:
            is_done.set()
            player.join()


def test_a_backup_replaces_nothing(settings: ServerSettings, tmp_path: Path) -> None:
    open_database(settings.database).dispose()
    file = tmp_path / "tables.backup"
    file.write_text("mine")
    with pytest.raises(BackupError):
        back_up(settings.database, file)
    assert file.read_text() == "mine"
    with pytest.raises(DatabaseError):
        back_up(sqlite_address(tmp_path / "other.sqlite"), tmp_path / "none.backup")
    assert not (tmp_path / "none.backup").exists()


def test_a_backup_is_not_restored_over_tables(settings: ServerSettings, tmp_path: Path) -> None:
    file = tmp_path / "tables.backup"
    with TestClient(make_app(settings)) as client:
        Visitor(client).table("person", "person")
        back_up(settings.database, file)
        with pytest.raises(BackupError):
            restore(file, settings.database)
        assert len(rows_of(settings.database)[TABLES.name]) == 1


@pytest.mark.parametrize("content", [b"", b"no database", b"SQLite format 3\0" + bytes(200)])
def test_what_is_no_backup_is_refused(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "tables.backup"
    file.write_bytes(content)
    with pytest.raises(BackupError):
        restore(file, sqlite_address(tmp_path / "t.sqlite"))


def test_a_broken_table_is_found(settings: ServerSettings) -> None:
    with TestClient(make_app(settings)) as client:
        table = Visitor(client).table("person", "person").begin()
        for _ in range(3):
            table.play()
    engine = connect(settings.database)
    with engine.connect().execution_options(writing=True) as connection, connection.begin():
        connection.execute(text("DELETE FROM entries WHERE sequence = 7"))
    engine.dispose()
    assert broken_tables(settings.database) == [table.id]


def test_the_commands_tell_how_much_there_is_and_no_secret(settings: ServerSettings, tmp_path: Path) -> None:
    with TestClient(make_app(settings)) as client:
        table = Visitor(client).table("person", "person").begin()
    file, new = tmp_path / "tables.backup", sqlite_address(tmp_path / "new.sqlite")
    made = run("backup", file, "--database", settings.database)
    assert (made.code, "1 table with 6 entries" in made.out) == (0, True)
    assert table.id not in made.out
    assert "exists" in refused("backup", file, "--database", settings.database) or file.exists()
    back = run("restore", file, "--database", new)
    assert (back.code, back.out) == (0, "Restored: 1 table with 6 entries.\n")
    with TestClient(make_app(settings._replace(database=new))) as client:
        assert client.get(f"/api/tables/{table.id}?seat=0", headers=bearer(table.tokens[0])).status_code == 200
