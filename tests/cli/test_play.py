"""Whole sessions of a person at the table, typed from beginning to end."""

import os
from pathlib import Path

import pytest

from alhambra.components import load_components
from alhambra.console.descriptions import GAME, MODULE, OPTION, about
from alhambra.console.renderers import renderer_for
from alhambra.console.saves.dealing import dealt_jointly
from alhambra.console.saves.table_files import Seating, read_table, write_table
from alhambra.console.screen import Screen, TableLeft
from alhambra.games import GAMES, new_game, replay
from alhambra.protocol import Action, Game, GameConfig, Player
from alhambra.texts import key_of, language
from alhambra.tilegames.modules.characters.components import CHARACTERS_PART
from tests.cli.invoke import Outcome, played, record_file, refused, run
from tests.messages import seen_by

FIRST_OFFERS = "1\n" * 3000


def session(typed: str, *arguments: object) -> Outcome:
    shown = run("play", "--seed", 5, *arguments, typed=typed)
    assert shown.code == 0
    assert shown.err == ""
    return shown


@pytest.mark.parametrize(
    "arguments",
    [("--game", name, "--players", GAMES[name].min_seats) for name in GAMES]
    + [("--modules", "all"), ("--players", 6, "--bots", "random"), ("--game", "roll_and_write", "--players", 4)],
    ids=str,
)
def test_a_whole_game_can_be_played_by_numbers(arguments: tuple[object, ...], tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    shown = session(FIRST_OFFERS, *arguments, "--bots", "random", "--save", path)
    assert "Result" in shown.out
    assert f"The record is in {path}." in shown.out
    assert run("verify", path).code == 0
    assert "The game in" in refused("play", "--resume", path)


def test_the_end_of_a_study_shows_its_seed_and_promises_nothing(tmp_path: Path) -> None:
    path = tmp_path / "my game.txt"
    shown = session(FIRST_OFFERS, "--players", 2, "--bots", "random", "--save", path)
    assert str(new_game(GameConfig("alhambra", 2), 5).seed) in shown.out
    assert "chosen for a study" in shown.out
    assert f"Check it with: alhambra verify '{path}'\n" in shown.out
    assert "This is a study: its seed was chosen" in " ".join(shown.out.partition("> ")[0].split())


def joint_session(typed: str, *arguments: object) -> Outcome:
    shown = run("play", *arguments, typed=typed)
    assert (shown.code, shown.err) == (0, "")
    return shown


def test_a_game_is_dealt_jointly_and_its_end_tells_how_to_check_it(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    arguments = ("--players", 2, "--bots", "random", "--save", path, "--contribution", "a red \u00f6", "--name", "Anna")
    shown = joint_session(FIRST_OFFERS, *arguments)
    record = read_table(path).record
    deal = record.deal
    assert deal is not None
    assert deal.contributions[0].text == "a red \u00f6"
    assert [(player.name, player.kind) for player in record.players] == [("Anna", "person"), ("Layla", "random")]
    assert deal.seed in shown.out
    check = f"verify {path} --promise {deal.final_promise}"
    assert f"Check it with: alhambra {check}\n" in shown.out
    verified = run(*check.split())
    assert verified.code == 0
    assert "the final promise is the one you noted" in verified.out


def test_every_joint_game_is_another_one(tmp_path: Path) -> None:
    paths = [tmp_path / f"{number}.txt" for number in range(2)]
    for path in paths:
        joint_session("", "--save", path, "--contribution", "the same word")
    assert len({read_table(path).record.seed for path in paths}) == 2


def test_a_new_table_says_welcome_and_its_promise_stands_in_the_log(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    first_screen = joint_session("1\n", "--save", path).out.partition("> ")[0]
    chance = read_table(path).record.to_json()["chance"]
    assert chance["kind"] == "joint"
    promise = chance["final_promise"]
    assert "Welcome to the Alhambra." in first_screen
    assert promise[:16] not in first_screen
    assert promise[:16] not in run("play", "--resume", path).out
    assert promise in "".join(run("play", "--resume", path, typed="log\n").out.split())


def test_nobody_is_asked_for_a_contribution_where_nobody_sits() -> None:
    assert "Add a word" not in joint_session("").out


@pytest.mark.parametrize(("typed", "expected"), [("green\n", "green"), ("\n", ""), (f"{'x' * 201}\nx\n", "x")])
def test_a_person_adds_a_word_of_their_own(
    typed: str, expected: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = Screen()
    screen.is_live = True
    lines = iter(typed.splitlines())
    monkeypatch.setattr(screen, "ask", lambda question: next(lines))
    game = dealt_jointly(GameConfig("alhambra", 2), [Player("Anna", "person"), Player("Layla", "greedy")], None, screen)
    assert game.deal is not None
    assert [part.text for part in game.deal.contributions] == [expected, ""]
    assert next(lines, "all were asked for") == "all were asked for"


def test_who_leaves_before_adding_a_word_leaves_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    def leave(*_: object) -> Game:
        raise TableLeft

    monkeypatch.setattr("alhambra.cli.commands.play.dealt_jointly", leave)
    assert joint_session("").out == "You have left the table.\n"


def test_a_contribution_that_cannot_be_is_refused() -> None:
    assert "is one line of text of at most 200 characters." in refused("play", "--contribution", "x" * 201)
    assert "a study, which takes no contributions" in refused("play", "--contribution", "x", "--seed", 5)


def test_the_end_of_the_input_leaves_the_table() -> None:
    assert "You have left the table." in session("").out


def test_an_interruption_leaves_the_table(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    path = tmp_path / "game.txt"
    assert f"alhambra play --resume {path}" in session("", "--save", path).out
    assert path.exists()


def test_quit_offers_to_save_and_the_game_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    session(f"1\n1\n1\nquit\n{path}\n", "--name", "Anna", "--bots", "greedy,random")
    saved = read_table(path)
    assert saved.seating.names[0] == "Anna"
    assert saved.seating.bots[1:] == ["greedy", "random"]
    entries = saved.record.entries
    assert len(entries) > 3
    resumed = run("play", "--resume", path, typed="1\n1\nquit\n")
    assert resumed.code == 0
    assert "Anna" in resumed.out
    later = read_table(path).record.entries
    assert later[: len(entries)] == entries
    assert len(later) > len(entries)


def test_a_game_is_kept_after_every_choice(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    session("1\n", "--save", path)
    assert replay(read_table(path).record).entries()


def test_a_file_is_never_overwritten_by_a_new_game(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("something dear", encoding="utf-8")
    assert "exists already;" in refused("play", "--save", path)
    assert path.read_text(encoding="utf-8") == "something dear"


@pytest.mark.parametrize("typed", ["save {}\n", "quit\n{}\n"])
def test_saving_never_overwrites_another_file(typed: str, tmp_path: Path) -> None:
    path = tmp_path / "dear.txt"
    path.write_text("something dear", encoding="utf-8")
    assert "exists already;" in session(typed.format(path)).out
    assert path.read_text(encoding="utf-8") == "something dear"


def test_a_resumed_game_overwrites_no_other_file(tmp_path: Path) -> None:
    path, dear = tmp_path / "game.txt", tmp_path / "dear.txt"
    session("1\n", "--save", path)
    dear.write_text("something dear", encoding="utf-8")
    assert "exists already;" in refused("play", "--resume", path, "--save", dear)
    assert dear.read_text(encoding="utf-8") == "something dear"


def test_a_game_can_be_saved_again_in_its_own_file(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    assert session(f"save {path}\n1\nsave {path}\n").out.count(f"Saved in {path}") == 2


def test_a_tilde_stands_for_the_home_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    session("save ~/game.txt\n")
    assert (tmp_path / "game.txt").exists()


def test_the_farewell_can_be_typed_as_it_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "my game.txt"
    monkeypatch.setattr("sys.argv", [".venv/bin/alhambra"])
    monkeypatch.setattr("shutil.which", lambda name: None)
    assert f".venv/bin/alhambra play --resume '{path}'" in session("", "--save", path).out
    monkeypatch.setattr("shutil.which", lambda name: "/somewhere/alhambra")
    assert f": alhambra play --resume '{path}'" in run("play", "--resume", path).out


def test_any_record_can_be_sat_down_to(tmp_path: Path) -> None:
    path = record_file(tmp_path / "record.txt", played(GameConfig("alhambra", 3), 1, 20))
    assert "You have left the table" in run("play", "--resume", path).out


@pytest.mark.parametrize(
    ("kinds", "person", "bots"),
    [
        (["random", "person", "greedy"], 1, ["random", "greedy", "greedy"]),
        (["random", "person", "person"], 1, ["random", "greedy", "greedy"]),
        (["random", "unheard_of", "random"], 0, ["random", "greedy", "random"]),
    ],
)
def test_who_sits_where_is_read_from_the_record(kinds: list[str], person: int, bots: list[str], tmp_path: Path) -> None:
    players = [Player(name, kind) for name, kind in zip(["Anna", "Layla", "Yusuf"], kinds, strict=True)]
    path = record_file(tmp_path / "record.txt", new_game(GameConfig("alhambra", 3), 1, players))
    assert read_table(path).seating == Seating(person, ["Anna", "Layla", "Yusuf"], bots)


def test_a_table_of_impossible_size_is_refused(tmp_path: Path) -> None:
    record = played(GameConfig("alhambra", 3), 1, 1).record()
    record.config = GameConfig("alhambra", 10**15)
    path = tmp_path / "record.txt"
    path.write_text(record.to_text(), encoding="utf-8")  # resealed
    for command in (("play", "--resume"), ("replay",)):
        assert "is for 2 to 6 players" in refused(*command, path)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_with_open_chance_cannot_be_sat_down_to(name: str, tmp_path: Path) -> None:
    waiting = record_file(tmp_path / "waiting.txt", new_game(GameConfig(name, 2), None))
    opened_later = record_file(tmp_path / "later.txt", new_game(GameConfig(name, 2), 1).with_open_chance())
    for path in (waiting, opened_later):
        assert "chance is open" in refused("play", "--resume", path)
        assert run("replay", "--all", path).code == 0


def kept_table(path: Path, game: Game, person: int, names: list[str]) -> None:
    """Play a table with a person at one seat and random bots at the others."""
    kinds = ["person" if seat == person else "random" for seat in range(len(names))]
    game.players = tuple([Player(name, kind) for name, kind in zip(names, kinds, strict=True)])
    write_table(path, game)


def test_a_table_survives_its_file(tmp_path: Path) -> None:
    game = played(GameConfig("alhambra", 3), 1, 20)
    path = tmp_path / "game.txt"
    names = ["J\u00f6rg; [x]", "Layla", "Yusuf"]
    kept_table(path, game, 1, names)
    saved = read_table(path)
    assert replay(saved.record).checksum() == game.checksum()
    assert (saved.seating.person, saved.seating.names) == (1, names)
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.txt"]


# --- commands ---


def last_screen(shown: Outcome) -> str:
    return shown.out[shown.out.rindex("Alhambra  turn") :]


def test_why_names_the_clause() -> None:
    out = session("why buy tower_9_ne dukat_9\n").out
    assert "ALH-BUY-1: " in out
    out = session("why take gulden_9+gulden_9\n").out
    assert "ALH-MONEY-1: " in out


def test_an_illegal_action_is_refused_with_its_clause_and_changes_nothing() -> None:
    out = session("take gulden_9+gulden_9\n").out
    assert "ALH-MONEY-1: " in out
    assert "You take" not in out


@pytest.mark.parametrize(
    "typed",
    [
        *["99", "0", "-1", "\u00b2", "9" * 5000, "dance", "take", "why", "why dance", "look", "look nobody"],
        *["save", "save .", "save /", "save a\0b", "undo"],
    ],
)
def test_what_makes_no_sense_gets_one_sentence(typed: str) -> None:
    before, after = (session(lines).out for lines in ("", f"{typed}\n"))
    assert after.startswith(before[: before.rindex(">")])
    assert "You have left the table." in after


def test_notation_is_understood(tmp_path: Path) -> None:
    game = new_game(GameConfig("alhambra", 3), 5)
    path = tmp_path / "game.txt"
    decision = game.decision
    assert decision is not None
    kept_table(path, game, decision.seat, ["Anna", "Layla", "Yusuf"])
    chosen = game.legal_actions()[2]
    shown = run("play", "--resume", path, typed=f"all\n{chosen}\n")
    assert all(action.notation() in shown.out for action in game.legal_actions())
    assert read_table(path).record.entries[0] == f"{decision.seat}: {chosen}"


def test_capitals_are_understood() -> None:
    assert "ALH-MONEY-1: " in session("Take Gulden_9+gulden_9\n").out
    assert "ALH-MONEY-1: " in session("WHY Take gulden_9+gulden_9\n").out
    assert "The palace of Layla" in session("Look Layla\n").out


def start_of_game() -> Game:
    """A game in which the person begins, and may take money or buy."""
    return new_game(GameConfig("alhambra", 2), 9)


def at_the_start(path: Path, typed: str) -> str:
    """Return what is shown to a person who types this first in a game."""
    game = start_of_game()
    assert game.decision is not None
    kept_table(path, game, game.decision.seat, ["Anna", "Layla"])
    return run("play", "--resume", path, typed=f"{typed}\n").out


def first_entry(path: Path, typed: str) -> str:
    """Return the first action of the game in which this was typed."""
    at_the_start(path, typed)
    entries = read_table(path).record.entries
    return entries[0].partition(" ")[2] if entries else ""


def test_what_the_menu_shows_can_be_typed(tmp_path: Path) -> None:
    game = start_of_game()
    assert game.decision is not None
    renderer = renderer_for("alhambra", ["Anna", "Layla"])
    for number, action in enumerate(game.legal_actions()):
        shown = renderer.describe(action, seen_by(game, game.decision.seat))
        for form, typed in enumerate([shown, shown.capitalize(), action.notation(), str(action).replace("_", " ")]):
            assert first_entry(tmp_path / f"{number} {form}.txt", typed) == action.notation()


def test_a_kind_of_action_can_be_typed(tmp_path: Path) -> None:
    for number, typed in enumerate(["take", "Take money", "take money \u2026"]):
        assert first_entry(tmp_path / f"{number}.txt", f"{typed}\n1").startswith("take ")


def test_a_kind_of_action_alone_is_never_carried_out(tmp_path: Path) -> None:
    buys = [action for action in start_of_game().legal_actions() if action.kind == "buy"]
    assert len(buys) == 1
    path = tmp_path / "game.txt"
    assert " 1 Buy " in at_the_start(path, "buy").rpartition("> buy")[2]
    assert read_table(path).record.entries == []


def test_why_understands_what_the_menu_shows(tmp_path: Path) -> None:
    wording = start_of_game().legal_actions()[0].notation().replace("_", " ")
    assert "That is allowed" in at_the_start(tmp_path / "game.txt", f"why {wording}")


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("tke gulden_9", "You cannot do 'tke' now (did you mean take?); you can: take, buy, and ?"),
        ("hlep", "(did you mean help?)"),
        ("dance", "You cannot do 'dance' now; you can: take, buy, and ? for help."),
        ("place", "You cannot do 'place' now; you can: take, buy, and"),
        ("why dance", "You cannot do 'dance' now; you can: take, buy, and"),
        ("take dukat 8 now", "'take dukat 8 now' is not one of your options; type one like this: take "),
        ("x" * 999, f"You cannot do '{'x' * 27}...{'x' * 28}' now"),
    ],
)
def test_what_is_not_understood_is_answered_with_what_can_be_done_now(
    typed: str, sentence: str, tmp_path: Path
) -> None:
    assert sentence in at_the_start(tmp_path / "game.txt", typed)


def test_the_words_fit_the_game() -> None:
    shown = " ".join(session("?\nlook layla\nlook nobody\n", "--game", "roll_and_write").out.split())
    assert "The sheet of Layla" in shown
    assert "A yellow die chooses a row" in shown
    assert "palace" not in shown
    assert "ground" not in shown


def test_rules_tells_what_the_chosen_modules_change() -> None:
    chosen = ("--modules", "vizier,characters", "--game", "alhambra")
    shown = " ".join(session("rules\n", *chosen).out.split())
    assert about(GAME, "alhambra") in shown
    assert about(MODULE, "vizier") in shown
    assert about(MODULE, "characters") in shown
    assert "Passuff in each scoring you get 1 extra point for every full 3 wall points" in shown
    assert about(MODULE, "camps") not in shown
    options = session("rules\n", "--game", "roll_and_write", "--players", 1, "--options", "opponents")
    assert about(OPTION, "opponents") in " ".join(options.out.split())


def test_a_table_with_modules_says_first_where_they_are_explained(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    first_screen = session("1\n", "--modules", "camps", "--save", path).out.partition("> ")[0]
    assert "Type rules to see how" in " ".join(first_screen.split())
    for later in (run("play", "--resume", path), session("")):
        assert "Type rules" not in " ".join(later.out.split())


def test_an_auction_says_what_the_character_does() -> None:
    out = session(FIRST_OFFERS, "--modules", "characters", "--players", 2, "--bots", "random").out
    shown = " ".join(out.split())
    character = shown.partition("Auction of ")[2].partition(" (")[0]
    english = language("en")
    names = [card.id for card in load_components().part(CHARACTERS_PART).characters]
    (name,) = [name for name in names if english.thing("character", name) == character]
    effect = english.text(f"{key_of('character', name)}.effect")
    assert f"Auction of {character} ({effect}), highest bid " in shown


def test_why_asks_for_an_action() -> None:
    assert "Say which action" in session("why\n").out


def test_who_can_only_decline_is_not_asked() -> None:
    out = session(FIRST_OFFERS, "--modules", "vizier", "--bots", "random").out
    assert " 2 Keep the vizier stone" in out
    assert " 1 Keep the vizier stone" not in out


def test_help_log_look_and_all_answer() -> None:
    out = session("?\nlog\nlook Layla\nall\nback\n").out
    assert "why ACTION" in out
    assert "The palace of Layla" in out
    assert "take " in out


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    out = session(f"save {tmp_path / 'missing' / 'game.txt'}\n1\n").out
    assert "cannot be written" in out


def test_a_game_is_offered_to_be_saved_until_that_succeeds(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    out = session(f"quit\n{tmp_path / 'missing' / 'game.txt'}\n{path}\n").out
    assert "cannot be written" in out
    assert f"--resume {path}" in out
    assert path.exists()


# --- undo ---


def buys_exactly(game: Game, action: Action) -> bool:
    """Return whether the person has another action after this purchase."""
    twin = game.copy()
    twin.play(action)
    return action.kind == "buy" and twin.decision is not None and twin.decision.kind == "turn"


def game_with_exact_purchase() -> tuple[Game, Action]:
    for seed in range(200):
        game = new_game(GameConfig("alhambra", 2), seed)
        decision = game.decision
        if decision is not None and decision.seat == 0:
            for action in game.legal_actions():
                if buys_exactly(game, action):
                    return game, action
    raise AssertionError("no such game was found")


def test_an_exact_purchase_can_be_taken_back_until_money_is_revealed(tmp_path: Path) -> None:
    game, buy = game_with_exact_purchase()
    path = tmp_path / "game.txt"
    kept_table(path, game, 0, ["You", "Layla"])
    take = next(action for action in game.legal_actions() if action.kind == "take")
    resumed = run("play", "--resume", path, typed=f"{buy}\nundo\nundo\n")
    assert "Your last choice has been taken back." in resumed.out
    assert "Nothing can be taken back" in resumed.out
    assert replay(read_table(path).record).checksum() == game.checksum()
    resumed = run("play", "--resume", path, typed=f"{take}\nundo\n")
    assert "Nothing can be taken back" in resumed.out
    assert read_table(path).record.entries[0] == f"0: {take}"


def test_several_choices_can_be_taken_back_one_after_another(tmp_path: Path) -> None:
    game, buy = game_with_exact_purchase()
    path = tmp_path / "game.txt"
    kept_table(path, game, 0, ["You", "Layla"])
    game.play(buy)
    again = [action for action in game.legal_actions() if action.kind == "buy" and buys_exactly(game, action)]
    typed = "\n".join([str(buy), *(str(action) for action in again[:1]), *["undo"] * (1 + len(again[:1])), ""])
    run("play", "--resume", path, typed=typed)
    assert read_table(path).record.entries == []


def test_a_game_is_on_the_disk_before_it_takes_the_place_of_the_one_kept_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_disk: list[int] = []
    replace, sync = os.replace, os.fsync

    def synced(file: int) -> None:
        sync(file)
        on_disk.append(os.fstat(file).st_ino)

    def replaced(new: Path, old: Path) -> None:
        assert on_disk[-1] == new.stat().st_ino
        assert new.stat().st_size > 0
        replace(new, old)

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(os, "replace", replaced)
    write_table(tmp_path / "game.txt", new_game(GameConfig("alhambra", 2), 1))
    assert [file.name for file in tmp_path.iterdir()] == ["game.txt"]
