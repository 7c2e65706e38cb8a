"""Small things that once annoyed a player."""

import re
from io import StringIO
from pathlib import Path

import pytest
from rich.color import Color, ColorSystem
from rich.console import Console

from alhambra.cli.line_table import LineTable
from alhambra.cli.window import fills_the_screen
from alhambra.console import palette
from alhambra.console.renderer import seat_names
from alhambra.console.saves.game_folder import GameLock, Keeper, games_folder, unfinished
from alhambra.console.saves.table_files import Seating, write_table
from alhambra.console.screen import Interrupted, Screen, TableLeft
from alhambra.console.sources.local import LocalGame
from alhambra.games import new_game
from alhambra.protocol import GameConfig
from alhambra.texts import language
from tests.cli.invoke import played, record_file, refused, run

ALHAMBRA = GameConfig("alhambra", 3)


class Typist(Screen):
    """A person at a terminal who types these answers; an interruption is one of them."""

    def __init__(self, *answers: str | type[TableLeft]) -> None:
        super().__init__()
        self.is_live = True
        self.answers = list(answers)
        self.questions: list[str] = []

    def ask(self, question: str) -> str:
        self.questions.append(question)
        if not self.answers:
            raise TableLeft
        answer = self.answers.pop(0)
        if isinstance(answer, str):
            return answer
        raise answer


def sit_down(screen: Screen, file: Path | None = None) -> LineTable:
    seating = Seating(0, seat_names(3), ["random"] * 3)
    table = LineTable(LocalGame(new_game(ALHAMBRA, 5), seating, Keeper(file)), screen)
    table.run()
    return table


def test_yes_is_no_name_of_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("play", "--seed", 5, typed="quit\ny\n").code == 0
    assert not (tmp_path / "y").exists()
    assert [kept.path.parent for kept in unfinished()] == [games_folder()]
    assert "play --resume" not in run("play", "--seed", 5, typed="quit\nno\n").out


def test_long_messages_are_broken_between_words() -> None:
    sentence = "The tower would stand in the palace without a way on foot from the fountain to it."
    shown = StringIO()
    screen = Screen(Console(file=shown, width=30, force_terminal=True, color_system=None))
    screen.is_live = True
    screen.tell(sentence)
    lines = shown.getvalue().splitlines()
    assert len(lines) == 3
    assert " ".join(line.strip() for line in lines) == sentence


def test_who_sits_down_is_welcomed_and_finds_the_promise_in_the_log() -> None:
    first, log = run("play", "--plain", typed="log\nquit\nno\n").out.split("> log", 1)
    assert "Welcome" in first
    assert not re.search(r"[0-9a-f]{32}", first)
    assert re.search(r"[0-9a-f]{32}", log)


def test_what_is_typed_at_a_pause_is_obeyed() -> None:
    screen = Typist("log", "quit", "")
    sit_down(screen)
    assert screen.answers == [], "quit was typed at the pause after the log, and then asked where to keep the game"


def test_an_interruption_is_asked_back_and_then_leaves_with_the_game_kept(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    screen = Typist(Interrupted, "no", Interrupted, "yes")
    sit_down(screen, file)
    assert sum("Leave the table?" in question for question in screen.questions) == 2
    assert file.exists()


def test_a_disk_that_fails_at_the_end_leaves_time_to_choose_another_file(tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere.txt"
    sit_down(Typist("quit", str(elsewhere)), tmp_path / "missing" / "game.txt")
    assert elsewhere.exists()


def test_flags_are_shown_without_a_type() -> None:
    assert "<bool>" not in run("play", "--help").out
    assert "<bool>" not in run("replay", "--help").out


def test_characters_stand_under_their_module() -> None:
    shown = run("play", "--seed", 5, "--modules", "characters,camps", typed="rules\n").out
    lines = [line.strip() for line in shown.splitlines()]
    names = [line for line in lines if line.startswith("\u00b7 ")]
    assert len(names) == 10
    camps = next(number for number, line in enumerate(lines) if line.startswith("The Camps"))
    assert all(lines.index(name) < camps for name in names)


def test_rules_have_scoring_tables_placing_dirk_and_clauses_by_name() -> None:
    shown = run("play", "--seed", 5, typed="rules\n").out
    for part in ("21 / 13 / 6", "ALH-PLACE-7", "ALH-DIRK-2"):
        assert part in shown
    assert "No holes" in run("play", "--seed", 5, typed="rules alh-place-7\n").out
    assert "GRA-" in run("play", "--seed", 5, "--game", "granada", typed="rules marker\nrules GRA-1\n").out


def test_a_record_that_is_cut_off_is_called_so(tmp_path: Path) -> None:
    whole = record_file(tmp_path / "whole.txt", played(ALHAMBRA, 5, 20)).read_text(encoding="utf-8")
    cut = tmp_path / "cut.txt"
    for length in (200, len(whole) // 2, len(whole) - 5):
        cut.write_text(whole[:length].rstrip("\n"), encoding="utf-8")
        for command in ("verify", "replay", "stats"):
            assert "is cut off" in refused(command, cut)


def test_camps_and_gardens_differ_in_256_colours() -> None:
    def of_256(colour: str) -> int | None:
        return Color.parse(colour).downgrade(ColorSystem.EIGHT_BIT).number

    camp = of_256(palette.look_of("camp_n", None, 2).ground)
    assert camp not in [of_256(palette.type_look(name).ground) for name in ("garden", "park")]


def test_nobody_bids_no_more_before_the_first_bid() -> None:
    assert "no more" not in language("en").text("action-pass-bid")


def test_part_of_an_offer_leaves_the_choice_among_its_kind() -> None:
    shown = run("play", "--seed", 5, typed="take dukat\n").out
    assert "is none of your offers" not in shown


def test_two_programs_cannot_go_on_with_one_file(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    write_table(file, new_game(ALHAMBRA, 5))
    hold = GameLock(file)
    assert "Another program is playing the game in" in refused("play", "--resume", file)
    hold.release()
    assert run("play", "--resume", file).code == 0


@pytest.mark.parametrize("terminal", ["dumb", "", "xterm-256color"])
def test_pipes_and_simple_terminals_get_lines(terminal: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", terminal)
    assert not fills_the_screen(False)


def test_a_real_terminal_is_filled_unless_lines_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    for stream in ("stdin", "stdout"):
        monkeypatch.setattr(f"sys.{stream}.isatty", lambda: True, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    assert fills_the_screen(False)
    assert not fills_the_screen(True)
    monkeypatch.setenv("LINES", "10")
    assert not fills_the_screen(False)


@pytest.mark.parametrize(("decisions", "command"), [(20, "play --resume"), (10_000, "replay")])
def test_the_farewell_of_the_full_screen_leads_on_to_what_is_possible(
    decisions: int, command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = record_file(tmp_path / "game.txt", played(ALHAMBRA, 5, decisions))
    monkeypatch.setattr("alhambra.cli.commands.play.fills_the_screen", lambda plain: True)
    monkeypatch.setattr("alhambra.terminal.launch.from_position", lambda path, save: str(save))
    assert f"with: alhambra {command} {file}\n" in run("play", "--resume", file).out
