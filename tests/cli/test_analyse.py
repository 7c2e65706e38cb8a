"""The command that analyses a record."""

import json
from pathlib import Path

import pytest

from alhambra import GameConfig, new_game
from alhambra.protocol import Randomness
from tests.cli.invoke import refused, run

QUICK = ("--samples", 1, "--games", 1)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game = new_game(GameConfig("alhambra", 2), 5)
    for _ in range(8):
        game.play(game.legal_actions().pick(Randomness(game.position())))
    path = tmp_path / "game.txt"
    path.write_text(game.record().to_text(), encoding="utf-8")
    return path


def test_chances_and_costly_moves_are_told(record: Path) -> None:
    shown = run("analyse", record, *QUICK)
    assert (shown.code, shown.err) == (0, "")
    for words in ("What a strong bot thinks", "points given away", "Costly moves", "better by "):
        assert words in shown.out


def test_everything_can_be_had_as_data(record: Path) -> None:
    found = json.loads(run("analyse", record, *QUICK, "--json").out)
    assert found["game"] == "alhambra"
    assert found["moments"][0]["entry"] == 1


def test_what_is_no_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.txt"
    path.write_text("nothing", encoding="utf-8")
    assert refused("analyse", path)
