"""A table in words only, as a screen reader reads it."""

import re
from pathlib import Path

import pytest

from alhambra.console.saves.dealing import dealt_jointly
from alhambra.console.saves.game_folder import games_folder, unfinished
from alhambra.console.saves.table_files import read_table
from alhambra.console.screen import Screen
from alhambra.games import GAMES, from_position, new_game
from alhambra.protocol import GameConfig, Player
from tests.cli.invoke import Outcome, joint, played, record_file, run

DRAWN = re.compile(r"[\u2500-\u259f\u25a0-\u25ff\u2713\u2717\u21c4\u00b7]")  # boxes, blocks and signs
FIRST_OFFERS = "1\n" * 3000

POSITION = """
alhambra position
seats: 3
market: tower_9_ne garden_8_sw tower_13_e -
display: gulden_1 denar_2 dukat_8 dirham_3
hand 0: gulden_4 gulden_5 gulden_9 dirham_3 denar_4
palace 0: arcades_5_nw@0,-1
palace 1: chambers_6_es@1,0
reserve 0: chambers_9_w
"""


def plainly(typed: str, *arguments: object) -> Outcome:
    shown = run("play", "--plain", "--seed", 5, *arguments, typed=typed)
    assert (shown.code, shown.err) == (0, "")
    return shown


def at_position(typed: str, path: Path, text: str = POSITION) -> str:
    """Return what is said to a person who types this at a table where two tiles can be bought."""
    people = [Player("You", "person"), Player("Layla", "random"), Player("Yusuf", "random")]
    record_file(path, from_position(text, 5, people))
    shown = run("play", "--plain", "--resume", path, typed=typed)
    assert (shown.code, shown.err) == (0, "")
    return shown.out


@pytest.mark.parametrize(
    "arguments",
    [("--game", name, "--players", GAMES[name].min_seats) for name in GAMES]
    + [("--modules", "all"), ("--game", "combined", "--modules", "all", "--players", 3)],
    ids=str,
)
def test_a_whole_game_is_said_without_boxes_and_drawings(arguments: tuple[object, ...]) -> None:
    shown = plainly(f"table\nscore\nlook\nhelp\nrules\nrules all\n{FIRST_OFFERS}", *arguments, "--bots", "random")
    assert "Result" in shown.out
    found = [line for line in shown.out.splitlines() if DRAWN.search(line)]
    assert found == []
    columns = [line for line in shown.out.splitlines() if re.search(r"\S {2,}\S", line)]
    assert columns == []


def test_what_has_changed_is_said_once_and_then_what_can_be_done(tmp_path: Path) -> None:
    out = plainly("1\n").out
    before, after = out.split("> 1\n")
    assert "1. Take gulden 5\n2. Take dukat 5\n" in before
    assert after.startswith("You take gulden 5.\nLayla buys ")
    assert out.count("Yusuf starts.") == 1
    for begin in ("Market: gulden: ", "Display: ", "Your hand: gulden 1, 5, "):
        assert f"\n{begin}" in after


def test_an_answer_does_not_repeat_the_choices_but_enter_does(tmp_path: Path) -> None:
    out = at_position("why take dukat 8\nscore\n\n", tmp_path / "game.txt")
    assert out.count("Your turn. Choose an action:") == 2
    assert out.rindex("Your turn. Choose an action:") > out.index("Points now:")


def test_groups_say_how_many_choices_they_have_and_enter_leads_back(tmp_path: Path) -> None:
    out = at_position("1\n\n", tmp_path / "game.txt")
    assert re.search(r"1\. Take money: \d choices", out)
    assert "> 1\nTake money:\n1. Take dukat 8\n" in out
    assert "Enter: one step back\n> \nYour turn." in out


def test_cards_choose_among_payments_for_a_tile(tmp_path: Path) -> None:
    out = at_position("buy tower 9 with gulden 9\n", tmp_path / "game.txt")
    assert "You buy tower 9 with walls to the north and east for exactly gulden 9." in out


def test_a_choice_names_a_tile_in_short_unless_there_are_two_alike(tmp_path: Path) -> None:
    short = at_position("2\n", tmp_path / "short.txt")
    assert "\n1. Buy tower 9 with gulden 9 (exact" in short
    full = at_position("buy tower 9 with walls to the north and east with gulden 9\n", tmp_path / "full.txt")
    assert "You buy tower 9 with walls to the north and east for exactly gulden 9." in full
    alike = POSITION.replace("tower_13_e", "tower_9_nw").replace("denar_4", "denar_9")
    people = [Player("You", "person"), Player("Layla", "random"), Player("Yusuf", "random")]
    path = record_file(tmp_path / "alike.txt", from_position(alike, 5, people))
    out = run("play", "--plain", "--resume", path, typed="buy\n").out
    assert "Buy tower 9 with walls to the north and east with gulden 9" in out
    assert "Buy tower 9 with walls to the north and west with denar 9" in out


def test_cells_say_what_lies_around_them(tmp_path: Path) -> None:
    out = at_position("buy tower 9 with gulden 9\ntake dukat 8\n1\n", tmp_path / "game.txt")
    assert re.search(r"\d\. Place tower 9 .*at -?\d,-?\d: .*starting tile to the (north|east|south|west)", out)
    assert "\nNew tiles: tower 9 with walls to the north and east.\nPlace your new tiles:\n1. " in out
    assert "Cells are written as column,row." in at_position("help\n", tmp_path / "other.txt")


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("why tower 13", "Buy tower 13 with denar 4: ALH-BUY-1: The price is 13; these cards are not enough."),
        ("why garden 8", "ALH-BUY-1: The price is 8; these cards are not enough."),
        (
            "why tower 9",
            "That is allowed: Buy tower 9 with gulden 9 (exact: another action);",
        ),
        ("why buy tower 9", "That is allowed: Buy tower 9"),
        ("why pavilion 2", "There is no pavilion 2 on the market."),
        ("why chambers 9", "That is allowed: Build chambers 9"),
        ("why 1", "That is allowed: Take "),
        ("why pass", "You may pass only if you have no legal action."),
        ("why take money", "That is allowed: Take "),
        ("why place a tile", "ALH-TURN-1: "),
        ("why 99", "Choose a number from 1 to"),
    ],
)
def test_why_understands_what_is_said_and_answers_with_the_reason(typed: str, answer: str, tmp_path: Path) -> None:
    out = at_position(f"{typed}\n", tmp_path / "game.txt")
    assert answer in out.partition(f"> {typed}\n")[2]


def test_why_names_the_price_to_a_player_without_the_currency(tmp_path: Path) -> None:
    text = POSITION.replace("tower_13_e -", "tower_13_e arcades_10_open")
    out = at_position("why arcades 10\n", tmp_path / "game.txt", text)
    assert "ALH-BUY-1: The price is 10; these cards are not enough." in out


def test_why_says_that_a_tile_would_fit_nowhere(tmp_path: Path) -> None:
    built = "pavilion_2_new@0,-1 tower_8_nes@1,0 seraglio_3_esw@0,1 chambers_5_nsw@-1,0"
    out = at_position("why garden 8\n", tmp_path / "game.txt", POSITION.replace("arcades_5_nw@0,-1", built))
    assert (
        "ALH-PLACE-4, ALH-PLACE-6: garden 8 with walls to the south and west would fit nowhere now and would go into "
        "your reserve: "
        "a wall would meet an open side (5 cells); it could not be reached on foot from the starting tile (3 cells)."
    ) in " ".join(out.split())


def test_the_table_a_palace_and_the_points_are_said_in_words(tmp_path: Path) -> None:
    out = at_position("table\nlook\nlook layla\nscore\n", tmp_path / "game.txt")
    for sentence in (
        "Market: gulden: tower 9 with walls to the north and east; dirham: garden 8 with walls to the south and west; "
        "denar: tower 13 with a wall to the east; dukat: empty.",
        "Display: gulden 1, denar 2, dukat 8, dirham 3.",
        "Your hand: gulden 4, 5, 9; dirham 3; denar 4.",
        "Reserve: chambers 9 with a wall to the west.",
        "Layla: 0 points, 0 money cards. Built: chambers: 1.",
        "0,-1: arcades 5 with walls to the north and west",
        "The palace of Layla:\n0,0: starting tile\n1,0: chambers 6 with walls to the east and south",
        "If scoring 1 took place now:\nYou would get ",
    ):
        assert sentence in out


def test_a_hint_is_a_sentence() -> None:
    assert re.search(r"> hint\nA strong player would [a-z].*\.", plainly("hint\n").out)


def test_the_end_of_the_input_keeps_the_game_and_says_how_to_go_on() -> None:
    shown = plainly("1\n1\n")
    [kept] = unfinished()
    assert kept.path.parent == games_folder()
    assert f"Continue with: alhambra play --resume '{kept.path}'" in shown.out
    entries = read_table(kept.path).record.entries
    assert run("play", "--plain", "--resume", kept.path, typed="1\n").code == 0
    assert read_table(kept.path).record.entries[: len(entries)] == entries


def test_a_game_in_which_nothing_was_chosen_or_that_is_given_up_leaves_no_file() -> None:
    for typed in ("", "score\n", "1\nquit\nno\n", "1\nquit\n\n"):
        assert plainly(typed).out.endswith("You have left the table.\n")
    assert unfinished() == []


def test_no_long_numbers_are_read_aloud_at_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spoken_out: list[str] = []
    screen = Screen()
    screen.is_live = True

    def ask(question: str) -> str:
        spoken_out.append(question)
        return ""

    monkeypatch.setattr(screen, "ask", ask)
    monkeypatch.setattr(screen, "tell", lambda sentence, style="": spoken_out.append(sentence))
    people = [Player("You", "person"), Player("Layla", "greedy")]
    dealt_jointly(GameConfig("alhambra", 2), people, None, screen, plain=True)
    assert any("promised" in sentence for sentence in spoken_out)
    path = tmp_path / "game.txt"
    shown = plainly(FIRST_OFFERS, "--players", 2, "--bots", "random", "--save", path).out
    assert f"The record is in {path}." in shown
    assert not [text for text in [*spoken_out, shown] if re.search(r"[0-9a-f]{32}", text)]


@pytest.mark.parametrize("name", ["de", "nl"])
def test_the_words_are_those_of_the_language(name: str) -> None:
    shown = run(
        "--language",
        name,
        "play",
        "--plain",
        "--seed",
        5,
        typed="table\nscore\nlook\n" if name == "nl" else "tisch\npunkte\n",
    )
    assert shown.code == 0
    for english in ("Market", "Your hand", "would get", "to the north"):
        assert english not in shown.out


def test_a_game_is_played_in_words_after_many_moves() -> None:
    game = played(GameConfig("granada", 2), 5, 60)
    game.players = (Player("You", "person"), Player("Layla", "random"))
    path = record_file(games_folder().parent / "granada.txt", game)
    out = run("play", "--plain", "--resume", path, typed="table\nlook\nscore\n").out
    assert "(on the back " in out
    assert "with a moat to the " in out
    assert "Dirk: " in out


def test_dice_coins_and_sheets_are_said_in_words() -> None:
    out = plainly("table\nlook\nscore\n", "--game", "roll_and_write", "--players", 2).out
    assert re.search(r"\nDice: yellow \d and \d, blue \d and \d\. Coins: \d, room for \d+ more\.\n", out)
    assert re.search(r"\nRow 1: pavilion( ticked)?, seraglio", out)
    assert re.search(r"would get \d+ points?: [a-z]+: \d+", out)


def test_a_record_is_stepped_through_in_words(tmp_path: Path) -> None:
    path = record_file(tmp_path / "game.txt", played(GameConfig("alhambra", 3), 1, 20))
    shown = run("replay", "--plain", path, typed="\n5\ntable\nnonsense\np\nq\n")
    assert (shown.code, shown.err) == (0, "")
    assert not [line for line in shown.out.splitlines() if DRAWN.search(line)]
    assert re.search(r"> 5\n5 of 20\n[A-Z].*\.\n", shown.out)
    assert "\nMarket: gulden: " in shown.out.partition("> table\n")[2]
    assert "0,0: starting tile" in shown.out
    assert "'nonsense' means nothing here; these do: Enter or n: next" in shown.out
    assert shown.out.count("5 of 20\n") == 1
    every = run("replay", "--plain", "--all", path).out
    assert not [line for line in every.splitlines() if DRAWN.search(line)]
    assert "20 of 20\n" in every


def test_a_person_without_a_name_is_you_only_at_the_own_table(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    shown = plainly("1\n", "--save", path, "--bots", "random")
    assert "You take " in shown.out
    assert "You" not in path.read_text(encoding="utf-8")
    assert_is_replayed_as_guest(path)


def test_a_person_without_a_name_in_an_older_record_is_no_you_either(tmp_path: Path) -> None:
    people = [Player("You", "person"), Player("Layla", "random")]
    game = new_game(GameConfig("alhambra", 2), 5, people)
    for _ in range(4):
        game.play(game.legal_actions()[0])
    assert_is_replayed_as_guest(record_file(tmp_path / "game.txt", game))


def assert_is_replayed_as_guest(path: Path) -> None:
    replayed = run("replay", path, "--plain", typed="n\nn\nn\nn\n")
    assert (replayed.code, replayed.err) == (0, "")
    assert "Guest takes " in replayed.out
    assert "You" not in replayed.out


@pytest.mark.parametrize(
    ("name", "typed", "begins"),
    [
        ("en", ("market", "display", "hand"), ("Market: gulden: ", "Display: ", "Your hand: gulden ")),
        ("de", ("bauhof", "auslage", "hand"), ("Bauhof: Gulden: ", "Auslage: ", "Deine Hand: Gulden ")),
        ("nl", ("bouwwerf", "geld", "hand"), ("Bouwwerf: gulden: ", "Open geld: ", "Je hand: gulden ")),
    ],
)
def test_a_part_of_the_table_is_repeated_alone(name: str, typed: tuple[str, ...], begins: tuple[str, ...]) -> None:
    shown = run("--language", name, "play", "--plain", "--seed", 5, typed="\n".join([*typed, ""]))
    assert (shown.code, shown.err) == (0, "")
    answers = [answer.splitlines()[1:] for answer in shown.out.split("\n> ")[1:]]
    for [answer], begin in zip(answers[: len(typed)], begins, strict=True):
        assert answer.startswith(begin)


def test_a_tile_called_like_a_part_of_the_table_can_still_be_chosen() -> None:
    out = plainly("market\nmarket 4\n", "--game", "granada").out
    assert "> market\nMarket: gulden: " in out
    assert "Market: " not in out.partition("> market 4\n")[2]


def test_a_game_without_a_market_has_no_command_for_it() -> None:
    usage = "\nmarket: what can be bought on the market\n"
    assert usage in plainly("help\n").out
    assert usage not in plainly("help\n", "--game", "roll_and_write", "--players", 2).out


def test_a_resumed_game_begins_with_the_points_the_turn_and_what_was_done_last(tmp_path: Path) -> None:
    game = joint(GameConfig("alhambra", 2), 5, 60)
    game.players = (Player("You", "person"), Player("Layla", "random"))
    while game.decision is not None and game.decision.seat != 0:
        game.play(game.legal_actions()[0])
    out = run("play", "--plain", "--resume", record_file(tmp_path / "game.txt", game), typed="log\n").out
    opening, _, rest = out.partition("\nMarket: ")
    turn, points, whose, last = opening.splitlines()
    assert re.fullmatch(r"Turn \d+, scoring \d of 3 comes next, deck \d+, bag \d+\.", turn)
    assert re.fullmatch(r"Points now: Anna \d+, Layla \d+, Dirk \d+\.", points)
    assert whose == "It is your turn."
    log = rest.partition("> log\n")[2].partition("\n> ")[0].splitlines()
    assert last == f"Before that: {log[-1]}"


def test_rules_finds_a_word_in_the_clauses_of_the_game_alone() -> None:
    found = plainly("rules wall\nrules marker\n").out
    walls = found.partition("> rules wall\n")[2].partition("\n> ")[0].splitlines()
    names = [line.partition(" ")[0] for line in walls if re.match(r"[A-Z]+-[A-Z]+-\d+ ", line)]
    assert "ALH-PLACE-4" in names
    assert {name.partition("-")[0] for name in names} == {"ALH"}
    assert "There is no clause or section 'unicorn'" in plainly("rules unicorn\n").out
    assert "GRA-" in plainly("rules moat\n", "--game", "granada").out


def test_a_scoring_names_the_types_and_dirk() -> None:
    out = plainly(FIRST_OFFERS, "--players", 2, "--bots", "random").out
    scorings = [line for line in out.splitlines() if line.startswith("Scoring 1: ")]
    assert len(scorings) == 1
    dirk = re.search(r" Dirk gets (\d+) points?\. By type: (.*)\.$", scorings[0])
    assert dirk is not None
    assert sum(int(points) for points in re.findall(r"Dirk (\d+)", dirk[2])) == int(dirk[1])
    assert re.search(r"(^|; )(pavilion|seraglio|arcades|chambers|garden|tower): ", dirk[2])
