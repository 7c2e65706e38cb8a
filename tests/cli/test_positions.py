"""Positions on the command line: printed from records, and continued."""

from pathlib import Path

from alhambra.protocol import GameConfig, Record
from tests.cli.invoke import played, record_file, refused, run

CONFIG = GameConfig("alhambra", 3, ["bonus_cards"])


def test_a_position_of_a_record_is_printed(tmp_path: Path) -> None:
    path = record_file(tmp_path / "record.txt", played(CONFIG, 4, 20))
    assert run("position", path).out == played(CONFIG, 4, 20).position()
    assert run("position", path, "--entry", 7).out == played(CONFIG, 4, 7).position()
    assert run("position", path, "--entry", 7, "--seat", 1).out == played(CONFIG, 4, 7).position(seat=1)
    assert "The record has 20 entries; there is no entry 21." in refused("position", path, "--entry", 21)
    assert "There is no seat 7" in refused("position", path, "--seat", 7)


def test_a_game_goes_on_from_a_position_and_is_kept(tmp_path: Path) -> None:
    text, kept = tmp_path / "position.txt", tmp_path / "kept.txt"
    text.write_text(played(CONFIG, 4, 20).position(), encoding="utf-8")
    shown = run("play", "--position", text, "--save", kept, typed="quit\n")
    assert shown.code == 0, shown.err
    record = Record.read(kept.read_text(encoding="utf-8"))
    assert record.position == text.read_text(encoding="utf-8")
    assert record.config == CONFIG
    assert "? how it began: the game continues from a position" in run("verify", kept).out
    assert run("play", "--resume", kept, typed="quit\n").code == 0


def test_what_is_no_position_is_refused(tmp_path: Path) -> None:
    path = record_file(tmp_path / "record.txt", played(CONFIG, 4, 20))
    assert "A position begins with the words" in refused("play", "--position", path)
    over = tmp_path / "over.txt"
    over.write_text(played(CONFIG, 4).position(), encoding="utf-8")
    assert "is already over." in refused("play", "--position", over)
    known = tmp_path / "known.txt"
    known.write_text(played(CONFIG, 4, 20).position(seat=1), encoding="utf-8")
    assert "A position as one seat knows it cannot be continued" in refused("play", "--position", known)
