"""The table: what a player sees and does during a game."""

import contextlib
from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual import events, on, work
from textual.binding import Binding, BindingType
from textual.suggester import Suggester
from textual.widgets import Input

from alhambra.console import palette
from alhambra.console.drawing.blocks import Block
from alhambra.console.input.menu import title_of
from alhambra.console.language import say
from alhambra.console.renderer import capitalised
from alhambra.console.sources.source import Source
from alhambra.protocol import Action, AlhambraError
from alhambra.terminal.cursor import DOWN, LEFT, RIGHT, UP, moved, next_zone
from alhambra.terminal.interaction.choices import ENTRY, KEY, NO, YES, choices_drawing, info_drawing, keys_drawing
from alhambra.terminal.interaction.screen_commands import TypedCommands
from alhambra.terminal.interaction.selection import DISPLAY, HAND
from alhambra.terminal.scenes.canvas import Target, TargetArea
from alhambra.terminal.scenes.picture_widget import Picture
from alhambra.terminal.scenes.scene import GROUND, SEAT, Marks
from alhambra.terminal.scenes.scene_list import scene_of
from alhambra.terminal.scenes.tile_table import MARKET, NEW, RESERVE
from alhambra.terminal.screens.game_table import LiveGameTable
from alhambra.terminal.screens.layout import PALACE, TAB, is_shown
from alhambra.terminal.screens.results import PageScreen
from alhambra.terminal.settings import TerminalSettings

_MOST_NEWS_LINES = 3
_LINES_BESIDES = 5  # header, tabs, keys and two lines below the menu
_LEAST_MENU, _MOST_MENU = 7, 10  # lines, with the title
_ZONES = (ENTRY, MARKET, DISPLAY, HAND, NEW, RESERVE, GROUND)


class TableScreen(LiveGameTable):
    """A table with one seat's things in the middle."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move('up')", show=False),
        Binding("down", "move('down')", show=False),
        Binding("left", "move('left')", show=False),
        Binding("right", "move('right')", show=False),
        Binding("tab", "zone(1)", show=False),
        Binding("shift+tab", "zone(-1)", show=False),
        Binding("enter", "choose", show=False),
        Binding("space", "touch", show=False),
        Binding("escape,backspace", "back", show=False),
        Binding("u", "do('undo')", show=False),
        Binding("h", "do('hint')", show=False),
        Binding("question_mark,f1", "do('help')", show=False),
        Binding("r", "do('rules')", show=False),
        Binding("q", "do('quit')", show=False),
        Binding("t", "do('theme')", show=False),
        Binding("a", "do('rematch')", show=False),
        # With priority, so that text typed right afterwards goes to the command line.
        Binding("colon,slash", "type", show=False, priority=True),
        Binding("y,j", "answer(True)", show=False),
        Binding("n", "answer(False)", show=False),
        Binding("ctrl+c,ctrl+q", "interrupt", show=False),
    ]

    def __init__(self, source: Source, settings: TerminalSettings) -> None:
        super().__init__(source, settings)
        self.commands = TypedCommands(self)
        self.cursor: Target | None = None
        self._menu_height: int | None = None  # the lines that the menu may take; None: as in other windows
        self._uses_numbers = False  # then nothing is under the cursor until Enter or an arrow key puts it there

    @property
    def suggester(self) -> Suggester:
        return self.commands.suggester

    def on_mount(self) -> None:
        self.query_one("#command", Input).placeholder = say("screen-type-here")

    async def narrowed(self) -> None:
        """Update the cells and the cursor after the selection has changed."""
        await self.moment.judge()
        if self.choosing is None or self._uses_numbers:
            self.cursor = None
        else:
            self.cursor = self.moment.first_target() or self.cursor
        self.redraw()
        self._look_at_cursor()

    @property
    def own_seat(self) -> int:
        return self.source.seat or 0

    def marks(self) -> Marks:
        return self.moment.marks(self.cursor)

    def draw(self) -> None:
        super().draw()
        if self.view is None or self.cursor is None:
            return
        place = {GROUND: "ground", ENTRY: "choices"}.get(self.cursor.zone)
        if place is not None:
            self.call_after_refresh(self.picture(place).reveal, self.cursor)

    def draw_choices(self, width: int) -> None:
        decision = None if self.view is None else self.view["decision"]
        menu = self.moment.menu
        if self.choosing is not None and self.view is not None and decision is not None:
            title = title_of(menu, self.renderer, self.view, bool(self.choosing.narrowed))
        elif decision is not None:
            title = say("screen-thinking", seat=self.renderer.names[decision["seat"]])
        else:
            title = "" if self.view is None else say("screen-over")
        trouble = self.source.trouble
        info = Text(trouble, palette.BAD) if trouble is not None else self.notice or self.info
        cursor = self.cursor.thing if self.cursor is not None and self.cursor.zone == ENTRY else None
        is_about_cells = len(menu.entries) > 1 and self.moment.is_about_cells
        if is_about_cells and not info:
            where = self.renderer.where(menu.entries[0].actions[0])
            info = Text(f"{where} {say('choose-on-ground', most=len(menu.entries))}")
        entries, question = [] if is_about_cells else menu.entries, self.question
        choices = self.picture("choices")
        self._make_room_for_menu(choices)
        choices.draw(
            (title, entries, cursor, question, width),
            lambda: choices_drawing(title, entries, cursor, question, width, choices.size.height),
        )
        if self._is_said_already(info) and not is_shown(self.picture("log")):
            info = self._latest_news(width)
        self.picture("info").draw((info, info.style, width), lambda: info_drawing(info, width))
        needless = self._left_out_keys()
        self.picture("keys").draw((needless, width), lambda: keys_drawing(width, needless))

    def _make_room_for_menu(self, choices: Picture) -> None:
        """In a narrow window give the menu the lines that the palace does not need."""
        most = None
        if self.has_class("-narrow") and self.view is not None:
            rest = self.app.size.height - _LINES_BESIDES - len(self.picture("market").drawing.lines)
            scene = scene_of(self.view, self.renderer, self.shown_seat, self.marks().on_ground)
            most = max(_LEAST_MENU, min(rest - scene.least_height(), _MOST_MENU))
        if most != self._menu_height:
            self._menu_height = most
            choices.styles.max_height = most

    def _latest_news(self, width: int) -> Text:
        """Return what has happened since the player's last choice; only the end of it if that is a lot."""
        shown: list[str] = []
        for sentence in reversed(self.news):
            if sum(len(other) + 1 for other in [*shown, sentence]) > _MOST_NEWS_LINES * (width - 10):
                shown.append("\u2026")
                break
            shown.append(sentence)
        return Text(" ".join(reversed(shown)), "italic")

    def _is_said_already(self, info: Text) -> bool:
        """Return whether a description says no more than the entry of the menu that it describes."""
        return info.plain in ("", *(entry.label for entry in self.moment.menu.entries))

    def _left_out_keys(self) -> set[str]:
        """Return the keys that do nothing now."""
        waits, asks = self.choosing is None, self.question is not None
        needless = {
            "move": waits or asks,
            "zone": waits or asks,
            "digits": waits or asks,
            "choose": waits or asks,
            "back": not self._can_go_back(),
            "undo": self.source.undoable == 0 or asks,
            "again": not self.is_over,
            "hint": waits or asks or self.source.is_online,
            "areas": not self.has_class("-wide"),  # a narrow window has tabs, a huge one shows everything
        }
        return {name for name, is_so in needless.items() if is_so}

    def _can_go_back(self) -> bool:
        """Return whether Esc does something; a question shows its keys itself."""
        if self.question is not None:
            return False
        is_elsewhere = self.source.seat is not None and self.shown_seat != self.source.seat
        return is_elsewhere or (self.choosing is not None and self.choosing.can_go_back)

    def _spots(self) -> list[TargetArea]:
        """Return all targets, with their areas on the screen."""
        found = []
        for name in ("market", "ground", "choices"):
            picture = self.picture(name)
            if not picture.display or picture.region.height == 0:
                continue
            dx, dy = picture.region.x - picture.scroll_offset.x, picture.region.y - picture.scroll_offset.y
            found += [spot.moved(dx, dy) for spot in picture.drawing.spots if spot.target.zone in _ZONES]
        return found

    def action_move(self, direction: str) -> None:
        """Move the cursor with an arrow key."""
        step = {"up": UP, "down": DOWN, "left": LEFT, "right": RIGHT}[direction]
        self._point_at(moved(self._spots(), self.cursor, step))

    def action_zone(self, step: int) -> None:
        """Go to the next zone, or complete the typed text."""
        command = self.query_one("#command", Input)
        if self.focused is command:
            self.commands.complete(command)
        else:
            self._point_at(next_zone(self._spots(), self.cursor, _ZONES, step))

    def _point_at(self, target: Target | None) -> None:
        self._uses_numbers = False
        if target is not None and target != self.cursor:
            self.cursor = target
            self.notice = Text()
            self.redraw()
            self._look_at_cursor()

    @work(exclusive=True, group="info")
    async def _look_at_cursor(self) -> None:
        """Describe what is under the cursor: what it would bring, or why it is refused."""
        info = Text()
        with contextlib.suppress(AlhambraError):  # the connection to a server may be lost
            info = await self.moment.description_of(self.cursor)
        if info != self.info:
            self.info = info
            self.redraw()

    def on_key(self, event: events.Key) -> None:
        if self.focused is None and event.character is not None and event.character.isdigit():
            event.stop()
            self._digit(event.character)

    def _digit(self, digit: str) -> None:
        count = len(self.moment.menu.entries)
        if count <= 9 and 1 <= int(digit) <= count:
            self._uses_numbers = True
            self.choose_entry(int(digit) - 1)
        elif count > 9:
            self.action_type()
            command = self.query_one("#command", Input)
            command.value = digit
            command.cursor_position = 1

    def choose_entry(self, number: int) -> None:
        """Choose an entry of the menu."""
        self.cursor = Target(ENTRY, number)
        self.choose(self.moment.actions_at(self.cursor))

    @on(Picture.Touched)
    def _touched_by_mouse(self, event: Picture.Touched) -> None:
        target = event.target
        if target.zone in (TAB, KEY):
            if event.is_chosen:
                self.run_worker(self.run_action(f"area('{target.thing}')" if target.zone == TAB else str(target.thing)))
        elif target.zone in (YES, NO):
            if event.is_chosen:
                self.answer(target.zone == YES)
        elif target.zone == SEAT:
            if event.is_chosen and isinstance(target.thing, int):
                self.look_at(target.thing)
        elif event.is_chosen:
            self._uses_numbers = False
            self.cursor = target
            self.notice = Text()
            self._choose_at(target, by_mouse=True)
        elif self.focused is None and self.question is None:
            self._point_at(target)

    def action_choose(self) -> None:
        """Do what is under the cursor."""
        if self.question is not None:
            if not self.question.needs_letter:
                self.answer(True)
        elif self.cursor is not None:
            self._choose_at(self.cursor)
        elif self.choosing is not None:
            self._point_at(self.moment.first_target())

    def action_answer(self, is_yes: bool) -> None:
        """Answer a question with a letter."""
        if self.question is not None:
            self.answer(is_yes)

    def action_touch(self) -> None:
        """Select something without doing anything yet."""
        if self.cursor is not None and self.question is None:
            self._choose_at(self.cursor, only_touch=True)

    def _choose_at(self, target: Target, by_mouse: bool = False, only_touch: bool = False) -> None:
        if self.choosing is None or self.question is not None:
            return
        if target.zone in (ENTRY, GROUND):
            actions = self.moment.actions_at(target)
            if actions:
                self.choose(actions)
            else:
                self._look_at_cursor()
            return
        if target.zone in (HAND, DISPLAY) and not by_mouse and not only_touch:
            meant = self.moment.meant_by_cards()
            if meant:
                self.choose(meant)
                return
        if self.moment.touch(target):
            self.run_worker(self._after_touch(target))

    async def _after_touch(self, target: Target) -> None:
        moment = self.moment
        await moment.judge()
        choosing = moment.choosing
        leads_on = target.zone not in (HAND, DISPLAY) and choosing is not None and choosing.touched
        first = moment.first_target() if leads_on else None
        self.cursor = target if first is None else first
        self.redraw()
        self._look_at_cursor()

    def choose(self, actions: list[Action]) -> None:
        """Play an action, or narrow the choice to several."""
        if len(actions) == 1:
            self.run_worker(self.propose(actions[0]))
        elif actions and self.choosing is not None:
            self.choosing.narrow(actions)
            self.run_worker(self.narrowed())

    async def propose(self, action: Action) -> None:
        """Play an action; ask first if it cannot be taken back."""
        try:
            text = await self.foretold.question_before(action, self.settings.confirm)
        except AlhambraError as error:
            self.tell_error(error)
            return
        if text is None:
            await self._play(action)
        else:
            self.ask(text, lambda: self._play(action))

    async def _play(self, action: Action) -> None:
        self.news = []
        try:
            await self.source.play(action)
        except AlhambraError as error:
            self.tell_error(error)

    def action_back(self) -> None:
        """Go back one step: close a question or the command line, or undo the selection."""
        if self.focused is not None:
            self.leave_command()
        elif self.question is not None:
            if not self.question.needs_letter:
                self.answer(False)
        elif self.shown_seat != self.source.seat and self.source.seat is not None:
            self.look_at(self.source.seat)
        elif self.choosing is not None and self.choosing.can_go_back:
            self.choosing.back()
            self.run_worker(self.narrowed())

    def look_at(self, seat: int) -> None:
        """Show what a seat has built."""
        self.shown_seat = seat
        self.notice = Text(capitalised(self.renderer.own(seat)), palette.HEADING)
        self.action_area(PALACE)

    def action_type(self) -> None:
        """Open the command line, in place of the keys."""
        self.add_class("typing")
        self.set_focus(self.query_one("#command", Input))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return action != "type" or self.focused is None

    def leave_command(self) -> None:
        """Close the command line."""
        self.query_one("#command", Input).value = ""
        self.set_focus(None)
        self.remove_class("typing")

    @on(Input.Submitted, "#command")
    async def _typed(self, event: Input.Submitted) -> None:
        event.stop()
        text = event.value.strip()
        self.leave_command()
        if self.question is not None and not self._leads_on(text):
            return
        try:
            await self.commands.obey(text)
        except AlhambraError as error:
            self.tell_error(error)

    def _leads_on(self, text: str) -> bool:
        """Answer the question with the typed text; return whether it is not an answer but a command."""
        assert self.question is not None
        if not text or self.commands.is_yes(text) or self.commands.is_no(text):
            if text or not self.question.needs_letter:
                self.answer(not self.commands.is_no(text))
            return False
        if not self.question.needs_letter:
            self.answer(False)
        return True

    async def action_interrupt(self) -> None:
        """Ask before leaving on Ctrl+C; a second Ctrl+C means yes."""
        self.leave_command()
        if self.question is not None and self.question.on_yes == self.leave_table:
            self.answer(is_yes=True)
        else:
            await self.action_do("quit")

    async def action_do(self, command: str) -> None:
        """Carry out a command of one word."""
        try:
            await self.commands.do(command)
        except AlhambraError as error:
            self.tell_error(error)

    async def play_again(self) -> None:
        try:
            following = await self.source.rematch()
        except AlhambraError as error:
            self.tell_error(error)
            return
        self.app.switch_screen(TableScreen(following, self.settings))

    async def leave_table(self) -> None:
        """Leave the table; the game is saved."""
        self.leave()

    def leave(self) -> None:
        """Leave immediately."""
        self.run_worker(self._left(), group="leaving")

    async def _left(self) -> None:
        await self.source.close()
        self.app.exit(self.source.place)

    def show_page(self, title: str, lines: Block | Callable[[int], Block]) -> None:
        """Show a page over the table."""
        self.app.push_screen(PageScreen(title, lines))
