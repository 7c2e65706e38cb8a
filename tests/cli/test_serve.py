"""What a server needs is checked before it reports that it is serving."""

import socket
from pathlib import Path

import pytest

from alhambra.server.store.database import sqlite_address
from tests.cli.invoke import run


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_a_used_port_is_one_sentence_before_anything_is_announced(language: str, tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        database = sqlite_address(tmp_path / "tables.sqlite")
        shown = run("serve", "--language", language, "--port", port, "--database", database)
    assert (shown.code, shown.out) == (1, "")
    assert shown.err.count("\n") == 1
    assert str(port) in shown.err
    assert "Errno" not in shown.err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--database", "nonsense"), "The address of a database begins with sqlite:/// or postgresql://."),
        (("--database", "sqlite:////proc/none/x.sqlite"), "The folder of the database cannot be created: "),
        (("--host", "203.0.113.7"), "this machine does not have this address."),
        (("--host", "nowhere.invalid"), "There is no host 'nowhere.invalid'."),
    ],
)
def test_what_cannot_be_used_is_one_sentence_before_anything_is_announced(
    arguments: tuple[str, ...], sentence: str, tmp_path: Path
) -> None:
    database = () if "--database" in arguments else ("--database", sqlite_address(tmp_path / "tables.sqlite"))
    shown = run("serve", "--port", _free_port(), *database, *arguments)
    assert (shown.code, shown.out) == (1, "")
    assert shown.err.count("\n") == 1
    assert sentence in shown.err


def test_a_file_that_is_not_a_database_is_called_so(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear reader, this is no database at all.\n" * 200, encoding="utf-8")
    shown = run("serve", "--port", _free_port(), "--database", sqlite_address(file))
    assert (shown.code, shown.out) == (1, "")
    assert shown.err == "alhambra: The file given for the database is not a database.\n"


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
