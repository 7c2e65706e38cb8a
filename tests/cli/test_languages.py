"""The terminal in German and Dutch: whole games and all commands without an English word."""

import re
from functools import cache
from itertools import cycle, islice
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from alhambra.bots import BOTS
from alhambra.console.language import chosen_language, number_text, say, speaking
from alhambra.console.renderer import Renderer
from alhambra.games import GAMES
from alhambra.protocol import GameConfig
from alhambra.rules_text import clause_named
from alhambra.texts import languages
from alhambra.texts.catalogues import entries, folders
from tests.cli.invoke import Outcome, joint, record_file, refused, run

OTHERS = [name for name in languages() if name != "en"]

# Words that are the same in every language: people, and what is typed at the command line or read in a record.
NAMES = {"layla", "yusuf", "zahra", "idris", "noor", "dirk", "alhambra", "play", "verify", "save", "promise", "resume"}
ALSO_ENGLISH = {"listen", "arcades", "reserves", "score", "solo"}  # lists in German; the others in Dutch

COMMANDS = (
    "play",
    "simulate",
    "replay",
    "verify",
    "position",
    "stats",
    "schema",
    "bench",
    "games",
    "sheet",
    "arena",
    "serve",
    "backup",
    "restore",
    "analyse",
)

# Return the names of games, modules, options and bots as they are typed.
IDS = {
    word
    for name in (*BOTS, *(name for info in GAMES.values() for name in (info.name, *info.modules, *info.options)))
    for word in name.split("_")
}

# Yield numbers that lead through a game by many different choices; out-of-range ones are rejected.
CHOICES = "".join([f"{number}\n" for number in islice(cycle([1, 1, 2, 1, 1, 3, 1, 2, 1, 1, 4]), 4000)])

TABLES = [
    ("--game", "alhambra", "--players", "3"),
    ("--game", "alhambra", "--players", "2", "--modules", "all"),
    ("--game", "granada", "--players", "2"),
    ("--game", "combined", "--players", "2", "--modules", "all"),
    ("--game", "roll_and_write", "--players", "2"),
    ("--game", "roll_and_write", "--players", "1", "--options", "opponents"),
]


class _Words(Visitor):
    """Return the words of the texts themselves, without parameters."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found |= words_in(node.value)


SIDES = re.compile(r"\b[NESWOZ]{1,3}\b")  # the walls of a tile
HASH = re.compile(r"\b[0-9a-f]{16,64}\b")
CLAUSE = re.compile(r"\b[A-Z]{3}(?:-[A-Z0-9]+)+\b|\([A-Z]{3}\)")


def words_in(text: str) -> set[str]:
    for language_free in (SIDES, HASH, CLAUSE):
        text = language_free.sub(" ", text)
    return {word.lower() for word in re.findall(r"[^\W\d_]{2,}", text)}


@cache
def words_of(language: str) -> set[str]:
    """Return all words of the texts of a language."""
    visitor = _Words()
    for package in folders():
        visitor.visit(FluentParser().parse("".join(entries(package, language).values())))
    return visitor.found


def english_words(language: str) -> set[str]:
    """Return the words that give English away in another language."""
    return words_of("en") - words_of(language) - NAMES - ALSO_ENGLISH


def test_there_are_words_that_give_english_away() -> None:
    for name in OTHERS:
        assert {"the", "you", "takes", "turn", "coins", "choose", "wall"} <= english_words(name)
        assert english_words(name) & words_in(run("play", "--seed", 5, typed="1\n").out)


def check_language(outcome: Outcome, language: str, ignored: set[str] | None = None) -> None:
    found = words_in(outcome.out + outcome.err) & english_words(language) - (ignored or set())
    assert not found, f"{language}: {sorted(found)}"


# --- games ---


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("arguments", TABLES, ids=str)
def test_a_whole_game_is_played_without_an_english_word(
    language: str, arguments: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plainly: list[str] = []
    monkeypatch.setattr(Renderer, "tell_plainly", lambda self, event: plainly.append(event["event"]))
    shown = run(
        "play", "--language", language, "--seed", 5, "--bots", "random", *arguments, "--save", tmp_path / "x.txt",
        typed=CHOICES,
    )  # fmt: skip
    assert (shown.code, shown.err, plainly) == (0, "", [])
    with speaking(language):
        assert say("result") in shown.out
        assert say("record-is-in", path=str(tmp_path / "x.txt")) in shown.out
    check_language(shown, language, words_in(str(tmp_path)) | {"txt"})


@pytest.mark.parametrize("language", OTHERS)
def test_what_can_be_asked_at_the_table_is_answered_without_an_english_word(language: str) -> None:
    with speaking(language):
        words = {name: say(f"command-{name}") for name in ("help", "rules", "log", "look", "undo", "back", "quit")}
        no = say("plain-no")
    lines = [words["help"], words["rules"], "1", words["log"], f"{words['look']} Layla", words["undo"], words["back"]]
    for arguments in (("--modules", "all"), ("--game", "roll_and_write"), ("--game", "granada")):
        why = [] if "roll_and_write" in arguments else ["why take gulden_9+gulden_9"]
        typed = "\n".join([*lines, "999", *why, "look nobody", words["quit"], no, ""])
        shown = run("play", "--language", language, "--seed", 5, *arguments, typed=typed)
        assert (shown.code, shown.err) == (0, "")
        check_language(shown, language, {"take", "why", "look", "nobody"})


def test_commands_are_understood_in_english_too() -> None:
    shown = run("play", "--language", "de", "--seed", 5, typed="help\nlook Layla\nquit\n").out
    assert "warum AKTION" in shown
    assert "Die Alhambra von Layla" in shown
    assert "Du hast den Tisch verlassen." in shown


@pytest.mark.parametrize(("language", "command"), [("de", "regeln"), ("nl", "regels")])
def test_the_rules_are_read_in_the_language_that_is_spoken(language: str, command: str) -> None:
    clause = clause_named("ALH-MONEY-1", language)
    assert clause is not None
    for wanted in ("", " ALH-MONEY-1"):
        shown = run("play", "--language", language, "--seed", 5, typed=f"{command}{wanted}\n").out
        assert clause.text in " ".join(shown.split())


@pytest.mark.parametrize("language", OTHERS)
def test_what_the_menu_shows_can_be_typed_in_its_language(language: str, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    arguments = ("--language", language, "--seed", 9, "--players", 2, "--bots", "random")
    offer = next(
        line.split("   ")[0].removeprefix(" 1 ").strip()
        for line in run("play", *arguments, typed="").out.splitlines()
        if line.startswith(" 1 ")
    )
    run("play", *arguments, "--save", path, typed=f"{offer.lower()}\n1\n")
    assert path.exists()
    assert "0: " in path.read_text(encoding="utf-8")


def test_a_game_saved_in_one_language_goes_on_in_another(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    run("play", "--language", "de", "--seed", 5, "--save", path, typed="1\n")
    assert "Du " not in path.read_text(encoding="utf-8")
    shown = run("play", "--language", "nl", "--resume", path).out
    assert "Jij " in shown
    assert "Du " not in shown


# --- commands ---


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_the_help_is_without_an_english_word(language: str, command: str) -> None:
    shown = run(*command.split(), "--language", language, "--help")
    assert shown.code == 0
    typed = set(re.findall(r"[a-z_]+", " ".join(re.findall(r"(?:alhambra|--?)[\w ,:.+-]*", shown.out))))
    assert not re.search(r"(metavar|help)-[a-z]", shown.out), "a key without a text"
    check_language(shown, language, typed | IDS | set(COMMANDS) | {"bool", "path", "list", "none", "all"})


@pytest.mark.parametrize("language", OTHERS)
def test_records_are_replayed_and_verified_without_an_english_word(language: str, tmp_path: Path) -> None:
    for number, config in enumerate([GameConfig("alhambra", 3), GameConfig("roll_and_write", 2)]):
        path = record_file(tmp_path / f"{number}.txt", joint(config, 4, 25))
        for command in ("verify", "stats"):
            told = run(command, "--language", language, path)
            assert told.code == 0
            check_language(told, language)
        shown = run("replay", "--language", language, path, typed="\n\np\nnonsense\n5\nq\n")
        notation = words_in(path.read_text(encoding="utf-8")) | {"nonsense"}
        check_language(shown, language, notation)


@pytest.mark.parametrize("language", OTHERS)
def test_bots_are_compared_without_an_english_word(language: str) -> None:
    bots = {"greedy", "random"}
    for command in (
        ("simulate", "--games", 2, "--bots", "greedy,random", "--modules", "all"),
        ("arena", "--bots", "greedy,random", "--deals", 1, "--modules", "camps+vizier"),
        ("bench", "--seconds", 0.01),
        ("--version",),
    ):
        shown = run("--language", language, *command)
        assert shown.code == 0
        check_language(shown, language, bots)


@pytest.mark.parametrize("language", OTHERS)
def test_games_are_listed_without_an_english_word(language: str) -> None:
    check_language(run("games", "--language", language), language, IDS)


@pytest.mark.parametrize("language", OTHERS)
def test_sheets_are_drawn_without_an_english_word(language: str, tmp_path: Path) -> None:
    assert run("sheet", "--language", language, "--svg", tmp_path).code == 0
    for name in ("player", "score"):
        drawn = (tmp_path / f"{name}-sheet.svg").read_text(encoding="utf-8")
        texts = " ".join(re.findall(r">([^<]+)<", drawn))
        check_language(Outcome(0, texts, ""), language)
    assert run("sheet", "--language", language, "--pdf", tmp_path / "x.pdf").code == 0


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(
    "line",
    [
        "dance", "pley", "--fast", "play --game", "play --players x", "play extra", "simulate --games 0", "replay",
        "verify x --head y", "bench --seconds long", "sheet --players 21",
    ],
)  # fmt: skip
def test_wrong_usage_is_told_without_an_english_word(language: str, line: str) -> None:
    sentence = refused("--language", language, *line.split(), code=2)
    check_language(Outcome(2, "", sentence), language, words_in(line) | {"replay", "help", "head"})


# --- which language ---


@pytest.mark.parametrize(
    ("line", "environment", "expected"),
    [
        ("play", {}, "en"),
        ("play", {"LANG": "de_DE.UTF-8"}, "de"),
        ("play", {"LANG": "de_DE.UTF-8", "LC_MESSAGES": "nl_BE"}, "nl"),
        ("play", {"LANG": "de_DE.UTF-8", "LC_MESSAGES": "nl_BE", "LC_ALL": "C"}, "en"),
        ("play", {"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ("play", {"LANG": "fr_FR.UTF-8"}, "en"),
        ("play --language nl", {"LANG": "de_DE.UTF-8"}, "nl"),
        ("--language=nl play", {"LANG": "de_DE.UTF-8"}, "nl"),
        ("--language nl play --language de", {}, "de"),
        ("play --language", {}, ""),
    ],
)
def test_the_language_is_asked_for_or_that_of_the_locale(line: str, environment: dict[str, str], expected: str) -> None:
    assert chosen_language(line.split(), environment) == expected


def test_the_locale_is_read_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "nl_NL.UTF-8")
    assert "De bordspelfamilie Alhambra" in run("--help").out
    assert "The Alhambra board-game family" in run("--help", "--language", "en").out


def test_a_language_that_there_is_not_is_refused() -> None:
    assert "There is no language 'fr'; possible: en, de, nl" in refused("play", "--language", "fr")
    assert "There is no language ''" in refused("play", "--language=")


def test_numbers_are_written_as_in_the_language() -> None:
    with speaking("de"):
        assert number_text(12345.678, 1) == "12.345,7"
    assert number_text(12345.678, 1) == "12,345.7"
    assert number_text(12345.678) == "12,346"
