"""The command that analyses a record."""

import json
from pathlib import Path

import pytest

from alhambra import GameConfig, new_game
from alhambra.analysis import analyse
from tests.analysis.games import begun, last_entries
from tests.cli.invoke import refused, run

TWO = GameConfig("alhambra", 2)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(last_entries(TWO, 8).to_text(), encoding="utf-8")
    return path


def test_errors_luck_and_costly_moves_are_shown(record: Path) -> None:
    shown = run("analyse", record)
    assert (shown.code, shown.err) == (0, "")
    for words in ("Decisions: how many were good", "luck by source", "Chance of winning", "With average luck"):
        assert words in shown.out


def test_costly_moves_come_with_what_was_better(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(begun(TWO, 8).record().to_text(), encoding="utf-8")
    shown = run("analyse", path).out
    assert "Costliest moves" in shown
    assert "better was" in shown
    assert "because" in shown


@pytest.mark.parametrize(("language", "words"), [("de", "besser war"), ("nl", "beter was")])
def test_it_speaks_other_languages(language: str, words: str, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(begun(TWO, 8).record().to_text(), encoding="utf-8")
    assert words in run("analyse", path, "--language", language).out


def test_a_game_of_roll_and_write_is_explained_too(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(begun(GameConfig("roll_and_write", 2), 12).record().to_text(), encoding="utf-8")
    assert "dice" in run("analyse", path).out


def test_everything_can_be_had_as_data(record: Path) -> None:
    found = json.loads(run("analyse", record, "--json").out)
    assert found == analyse(last_entries(TWO, 8))


def test_an_analysis_is_kept_and_shown_again(record: Path, tmp_path: Path) -> None:
    kept = tmp_path / "game.analysis.json"
    first = run("analyse", record, "--keep", kept)
    assert json.loads(kept.read_text(encoding="utf-8"))["depth"] == "quick"
    assert run("analyse", record, "--keep", kept, "--deep").out == first.out
    other = tmp_path / "other.txt"
    other.write_text(new_game(TWO, 3).record().to_text(), encoding="utf-8")
    assert "another game" in refused("analyse", other, "--keep", kept)


def test_what_is_no_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.txt"
    path.write_text("nothing", encoding="utf-8")
    assert refused("analyse", path)
