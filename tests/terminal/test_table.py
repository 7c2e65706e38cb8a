"""The full-screen table: what it shows, how pieces are selected, and which actions need confirmation."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from rich.text import Text
from textual.events import Key
from textual.widgets import Input

from alhambra.console.saves.game_folder import GameLock, Keeper, unfinished
from alhambra.console.saves.resuming import resumed
from alhambra.console.sources.local import LocalGame
from alhambra.games import from_position, new_game, replay
from alhambra.protocol import AlhambraError, Game, GameConfig, Player, Randomness, Record
from alhambra.terminal.interaction.choices import ENTRY
from alhambra.terminal.interaction.moment import TableMoment
from alhambra.terminal.screens.results import PageScreen
from alhambra.terminal.screens.table import TableScreen
from alhambra.terminal.settings import TerminalSettings, read_settings
from alhambra.terminal.theme import seat_colour
from tests.terminal.random_player import LARGE, MIDDLE, SIZES, SMALL, Sitting, sitting_at, study

ALHAMBRA = GameConfig("alhambra", 3)
PLACING = """
alhambra position
seats: 3
market: tower_9_ne garden_8_sw - -
display: gulden_1 denar_2 dukat_8 dirham_3
hand 0: gulden_4 gulden_5 gulden_9 dirham_3
palace 0: arcades_5_nw@0,-1
palace 1: chambers_6_es@1,0
reserve 0: chambers_9_w
"""

Doing = Callable[[Sitting], Awaitable[None]]


def at_position(
    do: Doing, size: tuple[int, int] = SMALL, settings: TerminalSettings | None = None, text: str = PLACING
) -> None:
    """Do something at a table where a tower and a garden can be bought."""
    asyncio.run(do_at_position(do, size, settings, text))


async def do_at_position(
    do: Doing, size: tuple[int, int], settings: TerminalSettings | None = None, text: str = PLACING
) -> None:
    people = [Player("You", "person"), Player("Layla", "random"), Player("Yusuf", "random")]
    async with sitting_at(from_position(text, 5, people), size, None, settings) as sitting:
        await do(sitting)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_market_and_hand_are_always_together(size: tuple[int, int]) -> None:
    async def do(sitting: Sitting) -> None:
        for area in ("palace", "others", "seats", "score", "log"):
            sitting.table.action_area(area)
            await sitting.pilot.pause()
            assert "T  9" in sitting.shown, area
            assert "Hand" in sitting.shown, area
            assert "Your turn" in sitting.shown, area

    at_position(do, size)


def test_a_large_window_shows_everything_at_once() -> None:
    async def do(sitting: Sitting) -> None:
        await sitting.pilot.pause()
        for part in ("Layla  0", "Yusuf  0", "If scoring 1 took place now", "pts cards", "longest wall"):
            assert part in sitting.shown

    at_position(do, LARGE)


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
def test_the_others_are_drawn_as_large_as_there_is_room(size: tuple[int, int]) -> None:
    async def do(sitting: Sitting) -> None:
        await sitting.press("o")
        await sitting.pilot.pause()
        picture = sitting.table.picture("others")
        assert any("chambers" in line.plain for line in picture.drawing.lines), "tiles with their names"
        assert len(picture.drawing.lines) <= picture.size.height
        assert picture.drawing.width <= picture.size.width

    at_position(do, size)


def test_a_resized_window_is_laid_out_anew() -> None:
    async def do(sitting: Sitting) -> None:
        await sitting.pilot.resize_terminal(*LARGE)
        await sitting.pilot.pause()
        assert "If scoring 1 took place now" in sitting.shown
        await sitting.pilot.resize_terminal(*SMALL)
        await sitting.pilot.pause()
        assert "If scoring 1 took place now" not in sitting.shown
        assert "Palace" in sitting.shown

    at_position(do)


def test_only_what_has_changed_is_drawn_anew() -> None:
    parts = ("top", "market", "ground", "others", "seats", "score", "log", "choices", "keys")

    async def do(sitting: Sitting) -> None:
        def drawn() -> dict[str, object]:
            return {name: sitting.table.picture(name).drawing for name in parts}

        def changed(before: dict[str, object]) -> set[str]:
            return {name for name, drawing in drawn().items() if drawing is not before[name]}

        await sitting.pilot.pause()
        before = drawn()
        await sitting.press("tab")
        assert {"choices", "market"} <= changed(before) <= {"choices", "market", "ground"}
        before = drawn()
        sitting.table.redraw()
        await sitting.settle()
        assert changed(before) == set()
        await sitting.press("t")
        assert changed(before) == set(parts)

    at_position(do, LARGE)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_table_does_not_hop_when_something_is_said_asked_or_waited_for(size: tuple[int, int]) -> None:
    async def do(sitting: Sitting) -> None:
        async def height() -> int:
            await sitting.pilot.pause()
            return sitting.table.picture("ground").size.height

        at_first = await height()
        for key in ("down", "down", "q", "escape"):
            await sitting.press(key)
            assert await height() == at_first, key
        sitting.table.moment = TableMoment(sitting.table.foretold)  # as long as another one thinks
        sitting.table.redraw()
        assert await height() == at_first

    at_position(do, size)


def test_a_tile_of_the_market_leads_to_its_payments_and_to_the_ground() -> None:
    async def do(sitting: Sitting) -> None:
        await sitting.press("tab", "enter")
        choices = " ".join(sitting.choices.split())
        assert "with gulden 4 + gulden 5 (exact: another action)" in choices
        assert "with gulden 9 (exact: another action)" in choices
        await sitting.press("1")
        assert (
            "place" in str(sitting.table.view and sitting.table.view["decision"]) or sitting.table.choosing is not None
        )
        assert sitting.table.source.undoable == 1
        await sitting.press("u")
        assert sitting.table.source.undoable == 0
        assert "Your last choice has been taken back" in sitting.choices

    at_position(do)


def test_cards_are_touched_one_by_one_and_too_much_is_told() -> None:
    async def do(sitting: Sitting) -> None:
        await sitting.press("tab", "space")
        hand = [spot for spot in sitting.spots("market") if spot.target.zone == "hand"]
        for spot in hand[:3]:
            await sitting.click("market", spot)
        assert "9 too much" in sitting.choices
        await sitting.press("enter")
        assert not [card for card in sitting.view["hand"] if card.startswith("gulden")]

    at_position(do, settings=TerminalSettings(confirm=False))


def test_money_that_cannot_be_taken_together_is_refused_with_the_clause() -> None:
    async def do(sitting: Sitting) -> None:
        display = [spot for spot in sitting.spots("market") if spot.target.zone == "display"]
        await sitting.click("market", display[2])
        await sitting.click("market", display[3])
        assert "ALH-MONEY-1" in sitting.choices

    at_position(do)


def test_each_refused_cell_tells_its_reason() -> None:
    async def do(sitting: Sitting) -> None:
        reserve = [spot for spot in sitting.spots("market") if spot.target.zone == "reserve"]
        await sitting.click("market", reserve[0])
        refused = [cell for cell, refusal in sitting.table.judged.items() if refusal is not None]
        allowed = [cell for cell, refusal in sitting.table.judged.items() if refusal is None]
        assert refused
        assert allowed
        told = set()
        for spot in sitting.spots("ground"):
            if spot.target.thing in refused:
                await sitting.click("ground", spot)
                told.add(sitting.choices.partition("ALH-")[2][:7])
        assert "" not in told
        await sitting.type("why {},{}".format(*refused[0]))
        assert "ALH-" in sitting.choices
        await sitting.type("why {},{}".format(*allowed[0]))
        assert "That is allowed" in sitting.choices

    at_position(do, MIDDLE)


def test_before_a_tile_is_removed_there_is_a_question() -> None:
    async def do(sitting: Sitting) -> None:
        await sitting.type("remove arcades 5 NW from 0,-1")
        assert "really?" in sitting.choices
        await sitting.press("escape")
        assert len(sitting.view["seats"][0]["palace"]) == 2
        await sitting.type("remove arcades_5_nw 0,-1")
        await sitting.press("enter")
        assert len(sitting.view["seats"][0]["palace"]) == 1

    at_position(do, settings=TerminalSettings(confirm=False))


def test_the_end_of_a_turn_is_asked_for_unless_that_is_switched_off() -> None:
    async def do(sitting: Sitting) -> None:
        await sitting.type("take dukat 8")
        assert "This ends your turn" in sitting.choices
        await sitting.press("escape")
        await sitting.type("confirm")
        assert "Your turn ends without confirmation." in sitting.choices
        at = sitting.view["at"]
        await sitting.type("take dukat 8")
        assert sitting.view["at"] > at

    at_position(do)


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("why place tower 9 NE at 1,0", "ALH-"),
        ("why buy tower 9 NE with gulden 5 + gulden 4", "That is allowed"),
        ("why buy tower_9_ne gulden_5+gulden_4", "That is allowed"),
        ("why take dukat 8 and dirham 3", "ALH-MONEY-1"),
        ("why 9,9", "is not a cell near your palace"),
        ("why", "Say which action"),
        ("nonsense", "You cannot do 'nonsense' now; you can: "),
        ("99", "choose a number"),
        ("say hello", "only bots"),
        ("look", "Say whose area to show"),
        ("rules no-such", "No clause"),
        ("undo", "nothing can be taken back"),
        ("x" * 5000, "longer than any action"),
    ],
)
def test_what_is_typed_is_answered(typed: str, told: str) -> None:
    async def do(sitting: Sitting) -> None:
        await sitting.type(typed)
        assert told.lower() in " ".join(sitting.choices.split()).lower()

    at_position(do)


MANY_PAYMENTS = """
alhambra position
seats: 3
market: tower_9_ne garden_8_sw tower_13_e -
display: gulden_1 denar_2 dukat_8 dirham_3
hand 0: gulden_4 gulden_5 gulden_9 gulden_7 gulden_8 gulden_6 dirham_3
palace 0: arcades_5_nw@0,-1
reserve 0: chambers_9_w
"""


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("why tower 13", "ALH-BUY-1: The price is 13; these cards are not enough"),
        ("why garden 8", "Buy garden 8 with dirham 3: ALH-BUY-1: The price is 8"),
        ("why tower 9", "That is allowed: Buy tower 9"),
        ("why pass", "You may pass only if you have no legal action."),
        ("nonsense", "and ? for help."),
        ("undo", "somebody else acted or you sat down."),
        ("hint", "A strong player would"),
    ],
)
def test_answers_are_visible_in_a_small_window_however_long_the_menu(typed: str, told: str) -> None:
    async def do(sitting: Sitting) -> None:
        await sitting.type("buy")
        assert len(sitting.table.moment.menu.entries) > 5
        await sitting.type(typed)
        for _ in range(500):
            if told in " ".join(sitting.shown.split()):
                break
            await asyncio.sleep(0.02)
        assert told in " ".join(sitting.shown.split())
        assert "Hand" in sitting.shown

    at_position(do, text=MANY_PAYMENTS)


def test_a_menu_of_nine_is_visible_as_a_whole_in_a_small_window() -> None:
    async def do(sitting: Sitting) -> None:
        await sitting.type("buy")
        await sitting.pilot.pause()
        entries = sitting.table.moment.menu.entries
        assert len(entries) > 6
        shown = " ".join(sitting.shown.split())
        assert all(" ".join(entry.label.split()) in shown for entry in entries)
        assert "\u25c6" in sitting.shown, "and the palace still is"

    at_position(do, text=MANY_PAYMENTS.replace("gulden_6 ", ""))


def test_a_small_window_says_what_the_others_did_and_who_has_how_many_points() -> None:
    async def do(sitting: Sitting) -> None:
        await sitting.type("take dukat 8")
        await sitting.pilot.pause()
        shown = " ".join(sitting.shown.split())
        assert "You 0 Layla 0 Yusuf 0" in shown
        told = [line.plain for line in sitting.table.logged]
        assert len(told) >= 3
        assert " ".join(told) in shown
        assert "Your turn" in shown

    at_position(do, settings=TerminalSettings(confirm=False, scorings=False))


def test_the_points_of_four_are_shown_with_short_names() -> None:
    async def run() -> None:
        async with sitting_at(study(GameConfig("alhambra", 4)), SMALL) as sitting:
            await sitting.pilot.pause()
            assert "Yo 0 La 0 Yu 0 Za 0" in sitting.shown or "You 0 Lay 0 Yus 0 Zah 0" in sitting.shown

    asyncio.run(run())


def test_a_kind_of_action_is_the_title_of_its_menu_and_marks_no_cells_of_others() -> None:
    async def do(sitting: Sitting) -> None:
        assert any(action.kind == "remove" for action in await sitting.table.source.offers())
        await sitting.type("take")
        assert "Take money:" in sitting.choices
        assert "Your turn" not in sitting.choices
        assert sitting.table.judged == {}
        await sitting.press("escape")
        await sitting.type("remove")
        assert sitting.table.judged != {}

    at_position(do)


def test_the_description_of_a_payment_says_once_that_another_action_follows() -> None:
    async def do(sitting: Sitting) -> None:
        await sitting.press("tab", "enter")
        info = " ".join(line.plain for line in sitting.table.picture("info").drawing.lines)
        assert " ".join(info.split()).count("another action") == 1

    at_position(do, MIDDLE)


def test_a_number_and_enter_play_once() -> None:
    async def do(sitting: Sitting) -> None:
        await sitting.type("buy tower 9")
        at = sitting.view["at"]
        await sitting.press("1", "enter")
        assert sitting.view["at"] == at + 1, "the purchase, and not the next choice as well"
        assert sitting.table.choosing is not None
        assert not sitting.table.choosing.can_go_back
        await sitting.press("enter")
        assert sitting.table.choosing.can_go_back or sitting.table.question is not None, "now it is meant"

    at_position(do, settings=TerminalSettings(confirm=False))


def test_the_keys_that_are_shown_do_something() -> None:
    async def do(sitting: Sitting) -> None:
        def keys() -> str:
            return " ".join(sitting.table.picture("keys").drawing.lines[0].plain.split())

        assert "Esc" not in keys()
        assert "u undo" not in keys()
        assert "a again" not in keys()
        await sitting.press("tab", "enter")
        assert "Esc back" in keys()
        await sitting.press("1")
        assert "u undo" in keys()
        await sitting.press("q")
        assert not any(key in keys() for key in ("Enter", "Esc", "undo", "hint")), "the question shows its own keys"
        await sitting.press("escape", "colon")
        await sitting.pilot.pause()
        assert "Tab: complete" in sitting.shown
        assert "? help" not in sitting.shown
        await sitting.press("escape")
        await sitting.pilot.pause()
        assert "? help" in sitting.shown

    at_position(do)


def test_words_that_leave_several_offers_lead_to_them() -> None:
    async def do(sitting: Sitting) -> None:
        await sitting.type("take gulden")
        assert "Take gulden 1" in sitting.choices
        assert "dukat 8" not in sitting.choices

    at_position(do)


def test_what_is_typed_can_be_completed() -> None:
    async def do(sitting: Sitting) -> None:
        completed = sitting.table.commands.completed
        assert completed("take du") == "take dukat 8"
        buy = "buy tower 9"
        assert completed(f"{buy} with gulden 4") == f"{buy} with gulden 4 + gulden 5"
        assert completed("why take du") == "why take dukat 8"
        assert completed("und") == "undo"
        assert completed("zzz") is None

    at_position(do)


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("help", "arrow keys"),
        ("rules", "21 / 13 / 6"),
        ("rules ALH-PLACE-7", "No holes"),
        ("rules dirk", "imaginary third player"),
        ("table", "Layla: 0 points"),
        ("all", "take dukat_8"),
        ("log", "Nothing has happened"),
    ],
)
def test_pages_are_read_and_closed(typed: str, shown: str) -> None:
    async def do(sitting: Sitting) -> None:
        await sitting.type(typed)
        page = sitting.app.screen
        assert isinstance(page, PageScreen)
        await sitting.pilot.pause()
        lines = page.query_one("#text").drawing.lines  # type: ignore[attr-defined]
        assert shown in "\n".join(line.plain for line in lines)
        await sitting.press("escape")
        assert sitting.app.screen is sitting.table

    at_position(do)


def test_a_hint_names_an_action_that_is_offered() -> None:
    async def do(sitting: Sitting) -> None:
        await sitting.press("h")
        for _ in range(500):
            if "strong player" in sitting.choices:
                break
            await asyncio.sleep(0.02)
        assert "A strong player would" in sitting.choices

    at_position(do)


def test_somebody_else_is_looked_at_while_the_own_hand_stays() -> None:
    async def do(sitting: Sitting) -> None:
        await sitting.type("look Layla")
        assert sitting.table.shown_seat == 1
        assert "Hand" in sitting.shown
        await sitting.press("escape")
        assert sitting.table.shown_seat == 0

    at_position(do)


@pytest.mark.parametrize(("variable", "value"), [("NO_COLOR", "1"), ("LC_ALL", "C"), ("LANG", "de_DE.ISO-8859-1")])
def test_terminals_without_colours_or_characters(variable: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(variable, value)

    async def do(sitting: Sitting) -> None:
        await sitting.pilot.pause()
        strips = [
            strip.apply_filter(line_filter, sitting.table.background_colors[1])
            for strip in sitting.app.screen._compositor.render_strips()
            for line_filter in sitting.app._filters[-1:]
        ]
        segments = [segment for strip in strips for segment in strip]
        if variable == "NO_COLOR":
            assert all(segment.style is None or segment.style.color is None for segment in segments)
        else:
            assert all(segment.text.isascii() for segment in segments)

    at_position(do)


def test_the_theme_is_changed_and_kept() -> None:
    async def do(sitting: Sitting) -> None:
        assert sitting.app.current_theme.dark
        await sitting.press("t")
        assert not sitting.app.current_theme.dark
        assert not read_settings().dark

    at_position(do)


def test_names_in_the_log_have_the_colours_of_their_seats() -> None:
    async def do(sitting: Sitting) -> None:
        row, *_ = sitting.table.log_rows(Text("Layla takes gulden 5."), 40)
        assert any(seat_colour(1) in str(span.style) for span in row.spans)

    at_position(do)


def test_a_line_of_the_log_breaks_between_words() -> None:
    sentence = "Layla buys tower 9 for exactly gulden 4 + gulden 5."

    async def do(sitting: Sitting) -> None:
        rows = [row.plain.strip() for row in sitting.table.log_rows(Text(sentence), 20)]
        assert len(rows) > 1
        assert " ".join(rows) == sentence
        assert len(sitting.table.log_rows(Text(sentence), 80)) == 1

    at_position(do)


def test_each_move_is_one_line_of_the_log() -> None:
    async def do(sitting: Sitting) -> None:
        source = sitting.table.source
        assert isinstance(source, LocalGame)
        logged = len(sitting.table.logged)
        for _ in range(5):
            await sitting.press("1")
        moves = source.game.record().entries
        told = [line.plain.strip() for line in sitting.table.logged[logged:]]
        seats = [sitting.table.renderer.names[int(move.partition(":")[0])] for move in moves]
        assert set(seats) == {"You", "Layla", "Yusuf"}
        assert [line.partition(" ")[0] for line in told] == seats
        assert all("\n" not in line for line in told)

    at_position(do, settings=TerminalSettings(confirm=False, scorings=False))


def test_a_game_that_is_gone_on_with_tells_what_has_happened_so_far(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    settings = TerminalSettings(confirm=False, scorings=False)

    async def logged(game: Game, *keys: str) -> list[str]:
        async with sitting_at(game, SMALL, file, settings) as sitting:
            await sitting.press(*keys)
            await sitting.table.source.close()
            return [line.plain for line in sitting.table.logged]

    before = asyncio.run(logged(study(ALHAMBRA), "1", "1", "1"))
    assert len(before) > 3
    assert asyncio.run(logged(resumed(file))) == before


def test_what_is_typed_ahead_goes_to_the_line_of_commands() -> None:
    async def do(sitting: Sitting) -> None:
        for key, character in (("colon", ":"), ("1", "1"), ("q", "q")):
            sitting.app.post_message(Key(key, character))
        await sitting.settle()
        assert sitting.table.query_one("#command", Input).value == "1q"
        assert sitting.table.question is None

    at_position(do)


# --- nothing is lost ---


def test_a_game_is_kept_from_its_first_move_and_offered_again(tmp_path: Path) -> None:
    file = tmp_path / "games" / "one.txt"

    async def run() -> None:
        async with sitting_at(study(ALHAMBRA), SMALL, file, TerminalSettings(confirm=False)) as sitting:
            assert not file.exists()
            await sitting.press("1")
            assert file.exists()
            with pytest.raises(AlhambraError, match="Another program is playing the game in"):
                GameLock(file)
            assert unfinished() == []
            await sitting.table.source.close()

    asyncio.run(run())
    assert [kept.path for kept in unfinished()] == [file]
    assert not replay(Record.read(file.read_text(encoding="utf-8"))).is_over


@pytest.mark.parametrize("yes", ["enter", "ctrl+c"])
def test_ctrl_c_asks_and_leaves_with_the_game_kept(tmp_path: Path, yes: str) -> None:
    file = tmp_path / "game.txt"

    async def run() -> None:
        async with sitting_at(study(ALHAMBRA), SMALL, file, TerminalSettings(confirm=False)) as sitting:
            await sitting.press("1")
            await sitting.press("ctrl+c")
            assert "Leave the table?" in sitting.choices
            await sitting.press("escape")
            await sitting.pilot.press("ctrl+c", yes)
            await sitting.pilot.pause()
            assert sitting.app.return_value == str(file)

    asyncio.run(run())


def test_the_question_before_leaving_outlasts_what_happens_meanwhile(tmp_path: Path) -> None:
    async def run() -> None:
        async with sitting_at(
            study(ALHAMBRA), SMALL, tmp_path / "game.txt", TerminalSettings(confirm=False)
        ) as sitting:
            await sitting.press("1")
            await sitting.press("ctrl+c")
            await sitting.table.tell([])
            assert "Leave the table?" in sitting.choices
            await sitting.type("look Layla")
            assert sitting.table.question is None
            assert sitting.table.shown_seat == 1, "what is typed instead of an answer is done"
            await sitting.table.source.close()

    asyncio.run(run())


def test_the_same_players_meet_again(tmp_path: Path) -> None:
    """When the game is over, a key starts another one with the same seats, saved in its own file."""
    file = tmp_path / "games" / "one.txt"
    game = study(GameConfig("roll_and_write", 2))

    async def run() -> None:
        async with sitting_at(game, SMALL, file, TerminalSettings(confirm=False)) as sitting:
            await sitting.press("a")
            assert "not over yet" in sitting.choices
            await sitting.play_by_keys(Randomness("again"))
            assert "press a to play again" in sitting.choices
            sitting.app.simulate_key("a")
            for _ in range(500):
                await asyncio.sleep(0.02)
                if sitting.app.screen is not sitting.table and isinstance(sitting.app.screen, TableScreen):
                    break
            again = sitting.app.screen
            assert isinstance(again, TableScreen)
            assert again.source.config == game.config
            assert isinstance(again.source, LocalGame)
            assert again.source.keeper.path not in (None, file)
            await again.source.close()

    asyncio.run(run())


def test_a_click_on_either_end_of_a_card_touches_it() -> None:
    async def do(sitting: Sitting) -> None:
        card = next(spot for spot in sitting.spots("market") if spot.target.zone == "hand")
        for x in (card.x, card.x + card.width - 1):
            await sitting.click("market", card._replace(x=x))
            assert sitting.table.choosing is not None
            assert len(sitting.table.choosing.touched) == 1
            await sitting.press("escape")

    at_position(do)


def test_a_disk_that_fails_is_told_as_long_as_it_does(tmp_path: Path) -> None:
    file = tmp_path / "gone" / "game.txt"

    async def run() -> None:
        async with sitting_at(study(ALHAMBRA), SMALL, file, TerminalSettings(confirm=False)) as sitting:
            await sitting.press("1")
            assert "cannot be written" in " ".join(sitting.choices.split())
            await sitting.press("ctrl+c")
            assert "could not be saved" in sitting.choices
            await sitting.press("escape")
            await sitting.type(f"save {tmp_path / 'here.txt'}")
            assert "saved in" in sitting.choices.lower()
            await sitting.press("1")
            assert "cannot be written" not in " ".join(sitting.choices.split())
            await sitting.table.source.close()

    asyncio.run(run())
    assert (tmp_path / "here.txt").exists()


def test_a_keeper_that_moves_lets_the_old_file_go(tmp_path: Path) -> None:
    game = new_game(ALHAMBRA, 5)
    keeper = Keeper(tmp_path / "a.txt")
    keeper.keep(game)
    keeper.move(tmp_path / "b.txt", game)
    GameLock(tmp_path / "a.txt").release()
    with pytest.raises(AlhambraError):
        GameLock(tmp_path / "b.txt")
    keeper.release()
    GameLock(tmp_path / "b.txt").release()


def test_the_menu_stands_where_the_cursor_is() -> None:
    async def do(sitting: Sitting) -> None:
        assert sitting.table.cursor is not None
        assert sitting.table.cursor.zone == ENTRY
        await sitting.press("down")
        await sitting.press("up", "up")
        assert sitting.table.cursor.zone != ""

    at_position(do)


# --- where a tile fits ---

WALLED_IN = PLACING.replace(
    "palace 0: arcades_5_nw@0,-1",
    "palace 0: pavilion_2_new@0,-1 tower_8_nes@1,0 seraglio_3_esw@0,1 chambers_5_nsw@-1,0",
)


def test_a_tile_of_the_market_that_cannot_be_paid_shows_where_it_would_fit() -> None:
    async def do(sitting: Sitting) -> None:
        on_market = [spot for spot in sitting.spots("market") if spot.target.zone == "market"]
        await sitting.click("market", on_market[1])  # the garden for eight dirham
        assert "ALH-BUY-1" in sitting.choices
        fit = await sitting.table.source.fit("garden_8_sw")
        assert fit is not None
        assert {cell for cell, label in sitting.table.marks().cells.items() if label} == {
            (x, y) for x, y in fit["cells"]
        }

    at_position(do)


def test_a_tile_of_the_market_that_would_fit_nowhere_says_why() -> None:
    async def do(sitting: Sitting) -> None:
        on_market = [spot for spot in sitting.spots("market") if spot.target.zone == "market"]
        await sitting.click("market", on_market[1])
        said = " ".join(sitting.choices.split())
        assert "ALH-PLACE-4, ALH-PLACE-6: garden 8" in said
        assert "would fit nowhere now and would go into your reserve" in said
        assert "a wall would meet an open side (5 cells)" in said

    at_position(do, text=WALLED_IN)


def test_a_new_tile_that_fits_nowhere_says_why() -> None:
    async def do(sitting: Sitting) -> None:
        await sitting.type("buy tower_9_ne gulden_5+gulden_9")
        said = " ".join(sitting.choices.split())
        assert "ALH-PLACE-4, ALH-PLACE-6: tower 9" in said
        assert "fits nowhere now" in said
        assert "it could not be reached on foot from the starting tile (3 cells)" in said

    at_position(do, text=WALLED_IN, settings=TerminalSettings(confirm=False))
