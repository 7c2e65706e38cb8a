"""The commands, their help and how they refuse bad input."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from alhambra import RULES_VERSION, __version__
from alhambra._build import build_name
from alhambra.cli.command_list import COMMANDS
from alhambra.console.descriptions import GAME, MODULE, OPTION, all_explained, title
from alhambra.games import GAMES
from alhambra.protocol import GameConfig
from tests.cli.invoke import played, record_file, refused, run


def test_the_version_tells_release_rules_and_build() -> None:
    assert run("--version").out == f"alhambra {__version__}, rules version {RULES_VERSION}, {build_name()}\n"


def test_the_module_runs_as_a_program() -> None:
    shown = subprocess.run([sys.executable, "-m", "alhambra", "--version"], capture_output=True, text=True, check=True)
    assert shown.stdout.startswith(f"alhambra {__version__}")


def test_the_help_names_every_command() -> None:
    shown = run("--help")
    assert shown.code == 0
    assert all(command in shown.out for command in COMMANDS)


@pytest.mark.parametrize("command", [command for command in COMMANDS if command not in ("games", "sheet")])
def test_the_help_of_a_command_has_an_example(command: str) -> None:
    assert f"alhambra {command}" in " ".join(run(command, "--help").out.split())


def test_games_lists_games_modules_and_options() -> None:
    shown = " ".join(run("games").out.split())
    for info in GAMES.values():
        assert info.name in shown
        assert all(word in shown for word in (*info.modules, *info.options))


def test_games_tells_what_games_modules_and_options_are_about() -> None:
    shown = " ".join(run("games").out.split())
    for kind in (GAME, MODULE, OPTION):
        assert all(f"{title(kind, name)}: {text}" in shown for name, text in all_explained(kind).items())


def test_everything_that_can_be_chosen_is_explained() -> None:
    assert set(all_explained(MODULE)) == {name for info in GAMES.values() for name in info.modules}
    assert set(all_explained(OPTION)) == {name for info in GAMES.values() for name in info.options}
    for kind in (GAME, MODULE, OPTION):
        assert all(text != title(kind, name) for name, text in all_explained(kind).items())


def test_bench_measures_every_game() -> None:
    for name in GAMES:
        shown = run("bench", "--game", name, "--players", 2, "--seconds", 0.01)
        assert shown.code == 0
        assert "games/s" in shown.out
        assert "decisions/s" in shown.out
        assert "copy of a game" in shown.out


# --- bad input ---


@pytest.mark.parametrize("command", ["play", "simulate", "bench"])
def test_a_config_that_no_game_allows_is_refused_with_what_is_possible(command: str) -> None:
    assert ", ".join(GAMES) in refused(command, "--game", "chess")
    assert "2 to 6 players" in refused(command, "--players", 7)
    assert "2 to 6 players" in refused(command, "--players", 0)
    assert "vizier" in refused(command, "--modules", "viziers")
    assert "simplified_scoring" in refused(command, "--game", "granada", "--options", "hard")


def test_bots_that_do_not_exist_or_are_too_many_are_refused() -> None:
    possible = "possible: wanderer, apprentice, trader, builder, student, architect, vizier, champion."
    assert possible in refused("simulate", "--bots", "clever")
    assert possible in refused("play", "--bots", "random,clever")
    assert "at least one bot" in refused("simulate", "--bots", ",")
    assert "seats that a bot can take: 2." in refused("simulate", "--players", 2, "--bots", "random,random,greedy")


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("dance", "There is no command 'dance'. See: "),
        ("pley", "Did you mean 'play', 'replay'? See: "),
        ("--fast", "There is no option --fast"),
        ("play --fast", "There is no option --fast"),
        ("play --game", "The option '--game' requires a value."),
        ("play --players x", "'--players' / '-p': 'x' is not a whole number. See: "),
        ("play -p 2.5", "'--players' / '-p': '2.5' is not a whole number."),
        ("play extra", "extra"),
        ("simulate --players x", "'x' is not a whole number."),
        ("simulate --games many", "'--games' / '-n': 'many' is not a whole number."),
        ("simulate --games 0", "0 is not a whole number from 1 to 10000000"),
        ("simulate --games 1_0", "'1_0' is not a whole number."),
        ("simulate --games \u0663", "'\u0663' is not a whole number."),
        (f"simulate --games {'9' * 5000}", "999...999"),
        (f"play --{'x' * 5000}", "There is no option --xxx"),
        ("play --\x1b[2J", r"There is no option --\x1b[2J"),
        ("play --save a\0b", "A command line cannot contain a NUL character."),
        ("simulate --jobs many", "'--jobs' / '-j': 'many' is not a whole number."),
        ("simulate --jobs 0", "0 is not a whole number from 1 to 512"),
        ("simulate --jobs 513", "513 is not a whole number from 1 to 512"),
        ("bench --players x", "'x' is not a whole number."),
        ("bench --seconds long", "'--seconds': 'long' is not a number."),
        ("bench --seconds 0", "0 is not a number from 0.01 to 3600"),
        ("bench --seconds 1_0", "'1_0' is not a number."),
        ("bench --seconds \u0663", "'\u0663' is not a number."),
        ("bench --seconds nan", "nan is not a number from 0.01 to 3600"),
        ("replay", "The argument 'FILE' is missing. See: "),
        ("replay game.txt --seat east", "'--seat': 'east' is not a whole number."),
        ("verify", "The argument 'FILE' is missing."),
        ("sheet --players x", "'x' is not a whole number."),
        ("sheet --players 21", "21 is not a whole number from 1 to 20"),
    ],
)
def test_wrong_usage_gets_one_sentence_and_leaves_with_two(line: str, sentence: str) -> None:
    assert sentence in refused(*line.split(), code=2)


def test_without_a_command_there_is_help() -> None:
    shown = run()
    assert shown.code == 0
    assert shown.out == run("--help").out


@pytest.mark.parametrize("command", [("verify",), ("replay",), ("play", "--resume")])
def test_files_that_are_no_records_are_refused(command: tuple[str, ...], tmp_path: Path) -> None:
    assert "no such file" in refused(*command, tmp_path / "missing.txt")
    assert "This is a folder" in refused(*command, tmp_path)
    binary = tmp_path / "binary.txt"
    binary.write_bytes(b"\xff\xfe\x00\x80")
    assert "UTF-8" in refused(*command, binary)
    endless = tmp_path / "endless.txt"
    endless.write_bytes(b";" * (2**22 + 1))
    assert "longer than any record" in refused(*command, endless)
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Sir,\n", encoding="utf-8")
    assert "neither a new header nor an entry" in refused(*command, letter)


@pytest.mark.parametrize("command", [("verify",), ("replay", "--all"), ("play", "--resume")])
def test_damaged_records_are_refused(command: tuple[str, ...], tmp_path: Path) -> None:
    whole = record_file(tmp_path / "whole.txt", played(GameConfig("alhambra", 2), 1, 20)).read_text(encoding="utf-8")
    path = tmp_path / "damaged.txt"
    lines = whole.splitlines()
    path.write_text("\n".join(lines[:-4]), encoding="utf-8")
    assert "cut off" in refused(*command, path)
    path.write_text(whole.replace(lines[-4], lines[-4] + "x"), encoding="utf-8")
    assert "seal" in refused(*command, path)
    path.write_text(json.dumps({"format": "alhambra record"}), encoding="utf-8")
    assert refused(*command, path)


def test_other_components_are_found_by_option_and_by_variable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "base_tiles.json").write_text("{}", encoding="utf-8")
    assert "base_tiles.json" in refused("bench", "--components", tmp_path)
    monkeypatch.setenv("ALHAMBRA_COMPONENTS", str(tmp_path))
    assert "base_tiles.json" in refused("bench")


def test_a_record_needs_the_components_it_was_made_with(tmp_path: Path) -> None:
    game = played(GameConfig("alhambra", 2), 1, 20)
    path = record_file(tmp_path / "record.txt", game)
    other = path.read_text(encoding="utf-8").replace(game.components_fingerprint, "0" * 64)
    path.write_text(other, encoding="utf-8")
    assert "seal" in refused("verify", path)


def test_the_folder_for_drawings_is_made(tmp_path: Path) -> None:
    folder = tmp_path / "for" / "printing"
    assert run("sheet", "--svg", folder).code == 0
    assert sorted(entry.name for entry in folder.iterdir()) == ["player-sheet.svg", "score-sheet.svg"]
    (tmp_path / "file").touch()
    assert "cannot be written" in refused("sheet", "--svg", tmp_path / "file")
