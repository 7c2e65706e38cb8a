"""Statistics at the command line: a table for a game, distributions for many, all of it as JSON."""

import json
from pathlib import Path

import pytest

from alhambra.console.drawing.statistics import curve
from alhambra.protocol import GameConfig, Record
from tests.cli.invoke import played, refused, run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    file.write_text(played(GameConfig("alhambra", 3), 1).record().to_text(), encoding="utf-8")
    return file


def test_a_game_is_told_in_one_table(record: Path) -> None:
    shown = run("stats", record)
    assert shown.code == 0
    for words in ("Points by source", "longest wall", "paid exactly", "paid too much", "money left", "scoring 3"):
        assert words in shown.out
    points = Record.read(record.read_text(encoding="utf-8")).result
    assert points is not None
    assert all(str(number) in shown.out for number in points)


def test_an_unfinished_game_is_told_as_such(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(played(GameConfig("roll_and_write", 2), 1, 10).record().to_text(), encoding="utf-8")
    assert "The record ends before the game does." in run("stats", file).out


@pytest.mark.parametrize("language", ["de", "nl"])
def test_it_is_told_in_other_languages(record: Path, language: str) -> None:
    shown = run("stats", record, "--language", language)
    assert shown.code == 0
    assert {"de": "längste Mauer", "nl": "langste muur"}[language] in shown.out
    assert "longest" not in shown.out


def test_everything_as_json(record: Path) -> None:
    told = json.loads(run("stats", record, "--json").out)
    assert [game["game"] for game in told["games"]] == ["alhambra"]
    assert told["series"][0]["games"] == 1


def test_simulated_games_are_recorded_and_told_together(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    assert run("simulate", "--bots", "random", "--games", 4, "--players", 2, "--records", folder).code == 0
    assert sorted(file.name for file in folder.iterdir()) == [f"game-00000{number}.txt" for number in range(1, 5)]
    shown = run("stats", folder)
    assert shown.code == 0
    assert "4 games" in shown.out
    assert "winners" in shown.out
    told = json.loads(run("stats", folder, "--json").out)
    assert told["series"][0]["all"]["points"]["count"] == 8
    assert told["games"][0]["seats"][0]["player"] == "random"


def test_records_are_the_same_whoever_plays_the_games(tmp_path: Path) -> None:
    texts = []
    for jobs in (1, 2):
        folder = tmp_path / str(jobs)
        run("simulate", "--bots", "random", "--games", 3, "--players", 2, "--jobs", jobs, "--records", folder)
        texts.append([file.read_text(encoding="utf-8") for file in sorted(folder.iterdir())])
    assert texts[0] == texts[1]
    assert len(texts[0]) == 3


def test_unfinished_games_among_many_are_left_out(tmp_path: Path, record: Path) -> None:
    file = tmp_path / "unfinished.txt"
    file.write_text(played(GameConfig("alhambra", 3), 2, 10).record().to_text(), encoding="utf-8")
    assert "1 unfinished game does not count." in run("stats", record, file).out


def test_what_is_no_record_is_refused(tmp_path: Path) -> None:
    assert "There is no record in" in refused("stats", tmp_path)
    (tmp_path / "letter.txt").write_text("Dear Anna,", encoding="utf-8")
    refused("stats", tmp_path)
    refused("stats", tmp_path / "nothing.txt")


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("", encoding="utf-8")
    sentence = refused("simulate", "--bots", "random", "--games", 1, "--records", file)
    assert "choose another folder" in sentence


def test_a_curve_has_a_bar_for_each_moment_and_the_last_number() -> None:
    assert curve([0, 7], 7) == "▁█ 7"
    assert curve([0, 7], 14) == "▁▄ 7"
    assert curve([3], 3) == "█ 3"
    assert curve([0, 0], 0) == "▁▁ 0"
    assert len(curve(list(range(100)), 99).split()[0]) == 24
