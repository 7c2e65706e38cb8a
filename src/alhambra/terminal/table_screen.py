"""The table: everything that a player sees and does during a game."""

import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, ClassVar, NamedTuple

from rich.text import Text
from textual import events, on, work
from textual.binding import Binding, BindingType
from textual.suggester import Suggester
from textual.widgets import Input

from alhambra.cli import palette
from alhambra.cli.blocks import Block
from alhambra.cli.menu import Menu
from alhambra.cli.renderer import capitalised
from alhambra.cli.renderers import renderer_for
from alhambra.cli.speaking import say, spoken
from alhambra.protocol import Action, AlhambraError
from alhambra.terminal.canvas import Cell, Spot, Target
from alhambra.terminal.choices import ENTRY, KEY, NO, YES, choices_drawing, keys_drawing
from alhambra.terminal.choosing import CELL, DISPLAY, HAND, TILE, Choosing, cell_of, judged_cells, things_of
from alhambra.terminal.commands import Commands
from alhambra.terminal.foretelling import Foreteller
from alhambra.terminal.layout import PALACE, TAB, TableLayout
from alhambra.terminal.picture import Picture
from alhambra.terminal.result_screens import EndScreen, PageScreen, ScoringScreen
from alhambra.terminal.scene import Marks, Scene
from alhambra.terminal.scenes import scene_of
from alhambra.terminal.settings import Settings
from alhambra.terminal.source import SAID, Events, Source
from alhambra.terminal.steering import DOWN, LEFT, RIGHT, UP, moved, next_zone
from alhambra.terminal.tile_scene import GROUND, MARKET, NEW, RESERVE, SEAT

_ZONES = (ENTRY, MARKET, DISPLAY, HAND, NEW, RESERVE, GROUND)


class Question(NamedTuple):
    """Something to be answered before anything else."""

    text: str
    on_yes: Callable[[], Awaitable[None]]


class TableScreen(TableLayout):
    """A table with one seat's things in the middle."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move('up')", show=False),
        Binding("down", "move('down')", show=False),
        Binding("left", "move('left')", show=False),
        Binding("right", "move('right')", show=False),
        Binding("tab", "zone(1)", show=False, priority=True),
        Binding("shift+tab", "zone(-1)", show=False, priority=True),
        Binding("enter", "choose", show=False),
        Binding("space", "touch", show=False),
        Binding("escape,backspace", "back", show=False),
        Binding("u", "do('undo')", show=False),
        Binding("h", "do('hint')", show=False),
        Binding("question_mark,f1", "do('help')", show=False),
        Binding("r", "do('rules')", show=False),
        Binding("q", "do('quit')", show=False),
        Binding("t", "do('theme')", show=False),
        Binding("colon,slash", "type", show=False),
        Binding("ctrl+c,ctrl+q", "do('quit')", show=False, priority=True),
    ]

    def __init__(self, source: Source, settings: Settings) -> None:
        renderer = renderer_for(source.config.game, source.names, source.seat)
        super().__init__(renderer, source.seat or 0)
        self.source = source
        self.settings = settings
        self._names = source.names
        self.foretold = Foreteller(source, renderer)
        self.commands = Commands(self)
        self.choosing: Choosing | None = None
        self.cursor: Target | None = None
        self.judged: dict[Cell, Any] = {}
        self.notice = Text()
        self.info = Text()
        self.question: Question | None = None
        self.is_over = False

    @property
    def suggester(self) -> Suggester:
        return self.commands.suggester

    @property
    def lobby(self) -> list[str]:
        return self.source.lobby

    def on_mount(self) -> None:
        super().on_mount()
        self.query_one("#command", Input).placeholder = say("screen-type-here")
        self._lead()

    @work
    async def _lead(self) -> None:
        try:
            await self.source.run(self.tell)
        except AlhambraError as error:
            self.tell_error(error)
            return
        if self.view is not None and self.view["is_over"]:
            await self._finish()

    async def tell(self, happened: Events) -> None:
        """Note what happened, set scorings apart, and go on with the new moment."""
        self._greet()
        for event in happened:
            if event["event"] == SAID:
                self.log_line(Text(f"{event['name']}: {event['text']}", "italic"))
                continue
            sentence = self.renderer.tell(dict(event))
            if sentence:
                self.log_line(Text(sentence))
            if event["event"] == "scoring" and self.settings.scorings:
                await self._new_moment()
                await self.app.push_screen_wait(ScoringScreen(dict(event), self.renderer.names))
        await self._new_moment()

    def _greet(self) -> None:
        """Call the seats by those who sit there now."""
        if self.source.names != self._names:
            self._names = self.source.names
            self.renderer = renderer_for(self.source.config.game, self._names, self.source.seat)
            self.foretold.renderer = self.renderer

    async def _new_moment(self) -> None:
        self.view = self.source.view
        self.notice, self.info, self.question = Text(), Text(), None
        if self.view is None:
            self.redraw()
            return
        decision = self.view["decision"]
        is_asked = decision is not None and decision["seat"] == self.source.seat
        offers = await self._offers() if is_asked else []
        self.choosing = Choosing(offers, self.renderer, self.view) if offers else None
        with contextlib.suppress(AlhambraError):  # when the connection to a server is lost, the last one stays
            self.standing = await self.source.standing()
        if self.source.seat is not None:
            self.shown_seat = self.source.seat
        await self._narrowed()

    async def _offers(self) -> list[Action]:
        """What is offered; nothing as long as the connection to a server is lost."""
        try:
            return await self.source.offers()
        except AlhambraError as error:
            self.tell_error(error)
            return []

    async def _narrowed(self) -> None:
        """What is meant has changed: judge the cells anew, and put the cursor where the next choice is."""
        self.judged = await self._judged()
        self.cursor = self._first_target()
        self.redraw()
        self._look_at_cursor()

    async def _judged(self) -> dict[Cell, Any]:
        choosing = self.choosing
        if choosing is None:
            return {}
        tile = choosing.tile
        judged: dict[Cell, Any] = {}
        for kind in choosing.kinds_with_cells() or (["build"] if self._lies_in_reserve(tile) else []):
            question = {"kind": kind} if tile is None or kind == "remove" else {"kind": kind, "tile": tile}
            with contextlib.suppress(AlhambraError):  # a game without such an action
                for cell, refusal in judged_cells(await self.source.refusals(question)).items():
                    if cell not in judged or judged[cell] is not None:
                        judged[cell] = refusal
        return judged

    def _lies_in_reserve(self, tile: str | None) -> bool:
        """Whether a tile could be built if there were a place for it."""
        if self.view is None or self.source.seat is None:
            return False
        return tile in [lying["tile"] for lying in self.view["seats"][self.source.seat].get("reserve", ())]

    def _first_target(self) -> Target | None:
        choosing = self.choosing
        if choosing is None:
            return None
        menu = choosing.menu()
        if menu.entries and _is_about_cells(menu):
            cell = cell_of(menu.entries[0].actions[0].to_json())
            assert cell is not None
            return Target(GROUND, cell)
        return Target(ENTRY, 0) if menu.entries else self.cursor

    def scene(self) -> Scene:
        assert self.view is not None
        marks = self._marks() if self.shown_seat == self.source.seat else Marks()
        return scene_of(self.view, self.renderer, self.shown_seat, marks)

    def draw(self) -> None:
        super().draw()
        if self.view is None or self.cursor is None:
            return
        place = {GROUND: "ground", ENTRY: "choices"}.get(self.cursor.zone)
        if place is not None:
            self.call_after_refresh(self.picture(place).reveal, self.cursor)

    def own_scene(self) -> Scene:
        """Market and hand stay in sight, whoever's palace is looked at."""
        assert self.view is not None
        return scene_of(self.view, self.renderer, self.source.seat or 0, self._marks())

    def _marks(self) -> Marks:
        choosing = self.choosing
        if choosing is None:
            return Marks(self.cursor)
        things = choosing.touched.copy()
        ghost: tuple[Cell, dict[str, Any]] | None = None
        action = self._pointed_at()
        cells: dict[Cell, str | None] = {}
        is_about_ground = self.cursor is not None and self.cursor.zone == GROUND
        if choosing.tile is not None or choosing.can_go_back or is_about_ground:
            cells = {cell: None if refusal is not None else "\u2713" for cell, refusal in self.judged.items()}
            cells |= _numbers(choosing.menu())
        if action is not None:
            meant = action.to_json()
            things |= things_of(meant)
            ghost = self._ghost(dict(meant))
        return Marks(self.cursor, things, cells, ghost)

    def _ghost(self, meant: dict[str, Any]) -> tuple[Cell, dict[str, Any]] | None:
        """The tile of an action on the cell where it would lie."""
        cell = cell_of(meant)
        if cell is None or "tile" not in meant or meant["kind"] == "remove" or self.view is None:
            return None
        tile = scene_of(self.view, self.renderer, self.source.seat or 0).tiles_by_name().get(meant["tile"])
        return None if tile is None else (cell, tile)

    def _pointed_at(self) -> Action | None:
        """The one action that the cursor is on."""
        actions = self._actions_at(self.cursor)
        return actions[0] if len(actions) == 1 else None

    def _actions_at(self, target: Target | None) -> list[Action]:
        choosing = self.choosing
        if choosing is None or target is None:
            return []
        if target.zone == ENTRY and isinstance(target.thing, int):
            entries = choosing.menu().entries
            return entries[target.thing].actions if target.thing < len(entries) else []
        if target.zone == GROUND and isinstance(target.thing, tuple):
            return choosing.at(target.thing)
        return []

    def draw_choices(self, width: int) -> None:
        decision = None if self.view is None else self.view["decision"]
        menu = Menu([]) if self.choosing is None else self.choosing.menu()
        if self.choosing is not None and self.view is not None:
            title = self.renderer.decision_title(self.view)
        elif decision is not None:
            title = say("screen-thinking", seat=self.renderer.names[decision["seat"]])
        else:
            title = "" if self.view is None else say("screen-over")
        trouble = self.source.trouble
        info = Text(trouble, palette.BAD) if trouble is not None else self.notice or self.info
        question = None if self.question is None else self.question.text
        cursor = self.cursor.thing if self.cursor is not None and self.cursor.zone == ENTRY else None
        is_about_cells = bool(menu.entries) and _is_about_cells(menu) and len(menu.entries) > 1
        if is_about_cells and not info:
            where = self.renderer.where(menu.entries[0].actions[0])
            info = Text(f"{where} {say('choose-on-ground', most=len(menu.entries))}")
        drawing = choices_drawing(title, [] if is_about_cells else menu.entries, cursor, info, question, width)
        self.picture("choices").show(drawing)
        self.picture("keys").show(keys_drawing(width, self.source.undoable > 0))

    def _spots(self) -> list[Spot]:
        """All that can be touched now, where it is on the screen."""
        found = []
        for name in ("bazaar", "ground", "choices"):
            picture = self.picture(name)
            if not picture.display or picture.region.height == 0:
                continue
            dx, dy = picture.region.x - picture.scroll_offset.x, picture.region.y - picture.scroll_offset.y
            found += [spot.moved(dx, dy) for spot in picture.drawing.spots if spot.target.zone in _ZONES]
        return found

    def action_move(self, direction: str) -> None:
        """Move the cursor by an arrow key."""
        step = {"up": UP, "down": DOWN, "left": LEFT, "right": RIGHT}[direction]
        self._point_at(moved(self._spots(), self.cursor, step))

    def action_zone(self, step: int) -> None:
        """Go to the next zone, or complete what is typed."""
        command = self.query_one("#command", Input)
        if self.focused is command:
            self.commands.complete(command)
        else:
            self._point_at(next_zone(self._spots(), self.cursor, _ZONES, step))

    def _point_at(self, target: Target | None) -> None:
        if target is not None and target != self.cursor:
            self.cursor = target
            self.notice = Text()
            self.redraw()
            self._look_at_cursor()

    @work(exclusive=True, group="info")
    async def _look_at_cursor(self) -> None:
        """Tell of what the cursor is on: what it would bring, or why it is refused."""
        info = Text()
        with contextlib.suppress(AlhambraError):  # when the connection to a server is lost
            info = await self._told_of(self.cursor)
        if info != self.info:
            self.info = info
            self.draw_choices(self.app.size.width)

    async def _told_of(self, target: Target | None) -> Text:
        if target is None or self.choosing is None or self.source.seat is None:
            return Text()
        actions = self._actions_at(target)
        if len(actions) == 1:
            return await self.foretold.of_action(actions[0])
        if target.zone == GROUND and not actions:
            refusal = self.judged.get(target.thing) if isinstance(target.thing, tuple) else None
            return Text() if refusal is None else self.foretold.of_refusal(refusal)
        if target.zone in (MARKET, NEW, RESERVE, HAND, DISPLAY):
            return await self.foretold.of_touched(self.choosing)
        return Text()

    def on_key(self, event: events.Key) -> None:
        if self.focused is None and event.character is not None and event.character.isdigit():
            event.stop()
            self._digit(event.character)

    def _digit(self, digit: str) -> None:
        count = 0 if self.choosing is None else len(self.choosing.menu().entries)
        if count <= 9 and 1 <= int(digit) <= count:
            self.choose_entry(int(digit) - 1)
        elif count > 9:
            self.action_type()
            command = self.query_one("#command", Input)
            command.value = digit
            command.cursor_position = 1

    def choose_entry(self, number: int) -> None:
        """Choose an entry of the menu."""
        self.cursor = Target(ENTRY, number)
        self.choose(self._actions_at(self.cursor))

    @on(Picture.Touched)
    def _touched_by_mouse(self, event: Picture.Touched) -> None:
        target = event.target
        if target.zone in (TAB, KEY):
            if event.is_chosen:
                self.run_worker(self.run_action(f"area('{target.thing}')" if target.zone == TAB else str(target.thing)))
        elif target.zone in (YES, NO):
            if event.is_chosen:
                self._answer(target.zone == YES)
        elif target.zone == SEAT:
            if event.is_chosen and isinstance(target.thing, int):
                self.look_at(target.thing)
        elif event.is_chosen:
            self.cursor = target
            self.notice = Text()
            self._choose_at(target, by_mouse=True)
        elif self.focused is None and self.question is None:
            self._point_at(target)

    def action_choose(self) -> None:
        """Do what the cursor is on."""
        if self.question is not None:
            self._answer(True)
        elif self.cursor is not None:
            self._choose_at(self.cursor)

    def action_touch(self) -> None:
        """Touch a thing without doing anything yet."""
        if self.cursor is not None and self.question is None:
            self._choose_at(self.cursor, only_touch=True)

    def _choose_at(self, target: Target, by_mouse: bool = False, only_touch: bool = False) -> None:
        choosing = self.choosing
        if choosing is None or self.question is not None:
            return
        if target.zone in (ENTRY, GROUND):
            actions = self._actions_at(target)
            if actions:
                self.choose(actions)
            else:
                self._look_at_cursor()
            return
        if target.zone in (HAND, DISPLAY) and not by_mouse and not only_touch and choosing.touched:
            meant = choosing.meant()
            if meant:
                self.choose(meant)
                return
            if self._play_unoffered():
                return
        self._touch(target)

    def _touch(self, target: Target) -> None:
        """Touch a card or a tile, or let it go."""
        choosing, view = self.choosing, self.view
        if choosing is None or view is None or not isinstance(target.thing, int):
            return
        number = target.thing
        if target.zone in (HAND, DISPLAY):
            cards = view["hand"] if target.zone == HAND else view["display"]
            is_chosen = Marks(None, choosing.touched).chosen_cards(target.zone, cards)[number]
            choosing.toggle_card(target.zone, cards[number], is_chosen)
        else:
            tile = self._tile_at(target.zone, number)
            if tile is not None:
                choosing.toggle((TILE, tile))
        self.run_worker(self._after_touch(target))

    async def _after_touch(self, target: Target) -> None:
        self.judged = await self._judged()
        choosing = self.choosing
        leads_on = target.zone not in (HAND, DISPLAY) and choosing is not None and choosing.candidates()
        self.cursor = self._first_target() if leads_on and choosing is not None and choosing.touched else target
        self.redraw()
        self._look_at_cursor()

    def _tile_at(self, zone: str, number: int) -> str | None:
        assert self.view is not None
        if zone == MARKET:
            tile = self.view["market"][number]["tile"]
            return None if tile is None else str(tile["tile"])
        tiles = self.view["new_tiles"] if zone == NEW else self.view["seats"][self.source.seat]["reserve"]
        return str(tiles[number]["tile"])

    def _play_unoffered(self) -> bool:
        """Play what is touched although it is not offered; the game says if it may be. Whether it could be tried."""
        assert self.choosing is not None
        asked = self.choosing.unoffered()
        if asked is None or "cards" not in asked or self.choosing.candidates():
            return False
        self.choose([self.source.action_set.from_json(asked)])
        return True

    def choose(self, actions: list[Action]) -> None:
        """Play an action, or go on choosing among several."""
        if len(actions) == 1:
            self.run_worker(self.propose(actions[0]))
        elif actions and self.choosing is not None:
            self.choosing.narrow(actions)
            self.run_worker(self._narrowed())

    async def propose(self, action: Action) -> None:
        """Play an action; before what cannot be taken back there is a question."""
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
        try:
            await self.source.play(action)
        except AlhambraError as error:
            self.tell_error(error)

    def ask(self, text: str, on_yes: Callable[[], Awaitable[None]]) -> None:
        """Ask for a yes before something is done."""
        self.question = Question(text, on_yes)
        self.redraw()

    def _answer(self, is_yes: bool) -> None:
        question, self.question = self.question, None
        self.redraw()
        if question is not None and is_yes:
            self.run_worker(question.on_yes())

    def action_back(self) -> None:
        """One step back: from a question, from what is typed, from what was touched."""
        if self.question is not None:
            self._answer(False)
        elif self.focused is not None:
            self.leave_command()
        elif self.shown_seat != self.source.seat and self.source.seat is not None:
            self.look_at(self.source.seat)
        elif self.choosing is not None and self.choosing.can_go_back:
            self.choosing.back()
            self.run_worker(self._narrowed())

    def look_at(self, seat: int) -> None:
        """Show what somebody has built."""
        self.shown_seat = seat
        self.notice = Text(capitalised(self.renderer.own(seat)), palette.HEADING)
        self.action_area(PALACE)

    def action_type(self) -> None:
        """Type a command."""
        self.query_one("#command", Input).focus()

    def leave_command(self) -> None:
        """Go back from the line of commands to the keys."""
        self.query_one("#command", Input).value = ""
        self.set_focus(None)

    @on(Input.Submitted, "#command")
    async def _typed(self, event: Input.Submitted) -> None:
        event.stop()
        text = event.value.strip()
        self.leave_command()
        if self.question is not None:
            self._answer(not text or self.commands.is_yes(text))
            return
        try:
            await self.commands.obey(text)
        except AlhambraError as error:
            self.tell_error(error)

    async def action_do(self, command: str) -> None:
        """Carry out a command of one word."""
        try:
            await self.commands.do(command)
        except AlhambraError as error:
            self.tell_error(error)

    def tell_error(self, error: AlhambraError) -> None:
        """Say what is wrong."""
        self.say_notice(spoken().error(error, self.renderer.names), palette.BAD)

    def say_notice(self, sentence: str, style: str = palette.GOOD) -> None:
        """Say something until the next choice."""
        self.notice = Text(capitalised(sentence), style)
        self.draw_choices(self.app.size.width)

    async def _finish(self) -> None:
        self.is_over = True
        await self._new_moment()
        record = await self.source.record()
        if record is not None:
            await self.app.push_screen_wait(EndScreen(record, self.source.place))

    async def leave_table(self) -> None:
        """Leave; the game is kept."""
        self.leave()

    def leave(self) -> None:
        """Leave at once."""
        self.run_worker(self._left(), group="leaving")

    async def _left(self) -> None:
        await self.source.close()
        self.app.exit(self.source.place)

    def show_page(self, title: str, lines: Block | Callable[[int], Block]) -> None:
        """Show a page to be read over the table."""
        self.app.push_screen(PageScreen(title, lines))


def _is_about_cells(menu: Menu) -> bool:
    """Whether the entries differ by their cell alone, so that labels on the cells say it all."""
    actions = [action.to_json() for entry in menu.entries for action in entry.actions]
    rest = {str(sorted((name, str(value)) for name, value in action.items() if name != CELL)) for action in actions}
    return "cell" in actions[0] and len(rest) == 1


def _numbers(menu: Menu) -> dict[Cell, str]:
    """The numbers of entries by the cell that they are about, where that is one and the same."""
    labels: dict[Cell, str] = {}
    for number, entry in enumerate(menu.entries, 1):
        cells = {cell_of(action.to_json()) for action in entry.actions}
        cell = cells.pop()
        if not cells and cell is not None:
            labels.setdefault(cell, str(number))
    return labels
