"""Verifying and replaying records."""

from pathlib import Path

import pytest

from alhambra.games import GAMES, new_game
from alhambra.protocol import GameConfig
from tests.cli.running import played, record_file, refused, run


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_verified(name: str, tmp_path: Path) -> None:
    game = played(GameConfig(name, 3), 4)
    shown = run("verify", record_file(tmp_path / "record.txt", game))
    assert shown.code == 0
    assert "nothing was changed" in shown.out
    assert "promised" in shown.out
    assert f"all {len(game.turns())} turns follow the rules" in shown.out
    assert f"the result is right: {' : '.join(map(str, game.scores))}" in shown.out


def test_an_unfinished_game_is_verified_as_such(tmp_path: Path) -> None:
    shown = run("verify", record_file(tmp_path / "record.txt", played(GameConfig("alhambra", 3), 4, 10)))
    assert shown.code == 0
    assert "the game stands at 0 : 0 : 0" in shown.out


def test_a_turn_against_the_rules_is_named(tmp_path: Path) -> None:
    game = played(GameConfig("alhambra", 3), 4, 10)
    record = game.record()
    record.turns[4] = record.turns[4].partition(" ")[0] + " pass"
    path = tmp_path / "record.txt"
    path.write_text(record.to_text(), encoding="utf-8")  # sealed anew, as a cheat would do
    assert "turn 5" in refused("verify", path)
    assert "ALH-TURN-3" in refused("verify", path)


def test_a_false_result_is_found(tmp_path: Path) -> None:
    record = played(GameConfig("alhambra", 3), 4).record()
    assert record.result is not None
    record.result[0] += 1
    path = tmp_path / "record.txt"
    path.write_text(record.to_text(), encoding="utf-8")
    assert "another result" in refused("verify", path)


@pytest.mark.parametrize("name", GAMES)
def test_replay_prints_every_moment(name: str, tmp_path: Path) -> None:
    game = played(GameConfig(name, 2), 4)
    shown = run("replay", "--all", record_file(tmp_path / "record.txt", game))
    assert shown.code == 0
    last = len(game.turns())
    assert f"{last} of {last}: {game.turns()[-1].line()[:20]}" in shown.out


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_is_not_even_set_up_can_be_looked_at(name: str, tmp_path: Path) -> None:
    game = new_game(GameConfig(name, 3, GAMES[name].modules), None)
    shown = run("replay", "--all", record_file(tmp_path / "record.txt", game))
    assert shown.code == 0
    assert "0 of 0: the start" in shown.out


def test_replay_goes_forwards_backwards_and_jumps(tmp_path: Path) -> None:
    path = record_file(tmp_path / "record.txt", played(GameConfig("alhambra", 2), 4, 30))
    shown = run("replay", path, typed="\nn\np\n30\nn\np\nnonsense\nq\n")
    moments = [line.split(" of 30:")[0].split()[-1] for line in shown.out.splitlines() if " of 30:" in line]
    assert moments == ["0", "1", "2", "1", "30", "30", "29", "29"]
    assert shown.code == 0


def test_replay_says_what_the_keys_are(tmp_path: Path) -> None:
    path = record_file(tmp_path / "record.txt", played(GameConfig("alhambra", 2), 4, 3))
    understood, not_understood = (run("replay", path, typed=f"{typed}\nq\n").out for typed in ("N", "nonsense"))
    assert "means nothing here" not in understood
    assert "'nonsense' means nothing here; these do:\nEnter or n next, p previous, " in not_understood


def test_replay_ends_with_its_input(tmp_path: Path) -> None:
    assert run("replay", record_file(tmp_path / "record.txt", played(GameConfig("alhambra", 2), 4, 5))).code == 0


def test_replay_shows_the_hand_of_a_seat_only_when_asked(tmp_path: Path) -> None:
    path = record_file(tmp_path / "record.txt", played(GameConfig("alhambra", 2), 4, 5))
    assert "Hand" not in run("replay", path, typed="q\n").out
    assert "Hand" in run("replay", path, "--seat", 1, typed="q\n").out
    assert "there is no seat 2 in this game, only 0, 1" in refused("replay", path, "--seat", 2)
    assert "there is no seat -1 in this game, only 0, 1" in refused("replay", path, "--seat", -1)
