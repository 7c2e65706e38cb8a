"""The commands that can be typed at the table."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from rich.table import Table as Grid
from rich.text import Text
from textual.suggester import Suggester
from textual.widgets import Input

from alhambra.console import palette
from alhambra.console.drawing.blocks import Block
from alhambra.console.input.interpretation import Offered, cell_in
from alhambra.console.input.menu import Menu
from alhambra.console.input.reasons import reason_for
from alhambra.console.language import refusal_of, say, spoken
from alhambra.console.renderer import capitalised
from alhambra.console.rules_pages import rules_page
from alhambra.console.sources.advice_text import hint_text
from alhambra.protocol import Action, AlhambraError, IllegalAction
from alhambra.protocol.serialization.reading import LONGEST_LINE, whole_number
from alhambra.terminal.scenes import canvas
from alhambra.terminal.screens.layout import SCORE
from alhambra.terminal.settings import keep_settings
from alhambra.texts import Verbatim

if TYPE_CHECKING:
    from alhambra.terminal.screens.table import TableScreen

_COMMANDS = (
    "help",
    "all",
    "back",
    "confirm",
    "hint",
    "log",
    "look",
    "quit",
    "rematch",
    "rules",
    "save",
    "score",
    "table",
    "theme",
    "undo",
    "why",
)
_AMONG_PEOPLE = ("say", "takeback", "standin", "return", "leave")  # at server tables
_ALL = (*_COMMANDS, *_AMONG_PEOPLE)
_SHORT = {"?": "help", "q": "quit"}


class TypedCommands:
    """Carries out typed commands."""

    def __init__(self, screen: "TableScreen") -> None:
        self.screen = screen
        self.suggester = _Completion(self)
        self._names = {**_SHORT, **{name: name for name in _ALL}}
        self._names |= {say(f"command-{name}"): name for name in _ALL}
        self._done: dict[str, Callable[[str], Awaitable[None]]] = {name: getattr(self, f"_{name}") for name in _ALL}

    # --- execution ---

    def is_yes(self, text: str) -> bool:
        """Return whether an answer means yes."""
        return text.lower() in ("y", "yes", say("plain-yes"), say("plain-yes")[:1])

    def is_no(self, text: str) -> bool:
        """Return whether an answer means no."""
        return text.lower() in ("n", "no", say("plain-no"), say("plain-no")[:1])

    async def do(self, name: str, rest: str = "") -> None:
        """Carry out a command by its English name."""
        await self._done[name](rest)

    async def obey(self, text: str) -> None:
        """Carry out what was typed: a command, the number of an entry, or an action in words."""
        if len(text) > LONGEST_LINE:
            raise AlhambraError("typed-too-much")
        if not text:
            return
        word, _, rest = text.partition(" ")
        name = self._names.get(word.lower())
        number = whole_number(text)
        if name is not None:
            await self.do(name, rest.strip())
        elif number is not None:
            self._choose_number(number)
        else:
            meant = self._offered().meant(text)
            self.screen.choose([meant] if isinstance(meant, Action) else meant)

    def _choose_number(self, number: int) -> None:
        most = len(self._menu().entries)
        if not 1 <= number <= most:
            raise AlhambraError("no-such-number", most=most)
        self.screen.choose_entry(number - 1)

    def _menu(self) -> Menu:
        return self.screen.moment.menu

    def _offered(self) -> Offered:
        screen = self.screen
        legal = [] if screen.choosing is None else [offer.action for offer in screen.choosing.offers]
        commands = [name for name in self._names if len(name) > 1]
        return Offered(
            self._menu(), legal, screen.source.action_set, commands, screen.renderer, screen.view or {"decision": None}
        )

    # --- completion ---

    def completed(self, text: str) -> str | None:
        """Return the text completed to a command or an action; None if there is no completion."""
        beginning = text.lower()
        choosing = self.screen.choosing
        offers = [] if choosing is None else [offer.action for offer in choosing.offers]
        before = ""
        why = next((word for word in ("why ", f"{say('command-why')} ") if beginning.startswith(word)), None)
        if why is not None:
            before, beginning = text[: len(why)], beginning[len(why) :]
        view = self.screen.view or {}
        shown = [self.screen.renderer.describe(action, view) for action in offers]
        possible = shown + [action.notation() for action in offers]
        if not before:
            possible = [*(name for name in self._names if len(name) > 1), *possible]
        found = next((words for words in possible if beginning and words.lower().startswith(beginning)), None)
        return None if found is None else before + found.partition(" (")[0]

    def complete(self, command: Input) -> None:
        """Complete the text on the command line."""
        found = self.completed(command.value)
        if found is not None:
            command.value = found
            command.cursor_position = len(found)

    # --- the commands ---

    async def _help(self, _: str) -> None:
        self.screen.show_page(say("command-help"), self._help_lines)

    def _help_lines(self, width: int) -> Block:
        keys = Grid.grid(padding=(0, 2, 0, 0))
        for name in (
            "move",
            "zone",
            "choose",
            "touch",
            "digits",
            "back",
            "type",
            "undo",
            "hint",
            "areas",
            "page",
            "quit",
        ):
            keys.add_row(Text(say(f"screen-help-{name}.keys"), style="bold"), say(f"screen-help-{name}"))
        words = Grid.grid(padding=(0, 2, 0, 0))
        for name in _ALL if self.screen.source.is_online else _COMMANDS:
            usage = spoken().find(f"command-{name}.usage", {}) or say(f"command-{name}")
            about = self.screen.renderer.own(None) if name == "look" else say(f"command-{name}.about")
            words.add_row(Text(usage, style="bold"), about)
        legend = say(self.screen.renderer.legend) if self.screen.renderer.legend else ""
        lines = canvas.wrapped(Text(say("screen-help")), width)
        lines += [Text(), *canvas.rendered(keys, width), Text(), *canvas.wrapped(Text(legend), width), Text()]
        return [*lines, *canvas.rendered(words, width)]

    async def _all(self, _: str) -> None:
        lines = [Text(action.notation()) for action in self._offered().legal]
        self.screen.show_page(say("command-all"), lines or [Text(say("plain-none"))])

    async def _back(self, _: str) -> None:
        self.screen.action_back()

    async def _confirm(self, _: str) -> None:
        settings = self.screen.settings
        settings.confirm = not settings.confirm
        keep_settings(settings)
        self.screen.say_notice(say("screen-confirm.on" if settings.confirm else "screen-confirm.off"))

    async def _hint(self, _: str) -> None:
        if self.screen.choosing is None:
            raise AlhambraError("no-choice-now")
        self.screen.say_notice(say("screen-hint-thinking"), palette.FAINT)
        self.screen.run_worker(self._hint_given(), exclusive=True, group="hint")

    async def _hint_given(self) -> None:
        screen = self.screen
        try:
            screen.say_notice(await hint_text(screen.source, screen.renderer), palette.ON_TURN)
        except AlhambraError as error:
            screen.tell_error(error)

    async def _log(self, _: str) -> None:
        screen = self.screen
        lines = screen.logged or [Text(say("nothing-happened"))]
        screen.show_page(
            say("command-log"), lambda width: [row for line in lines for row in screen.log_rows(line, width)]
        )

    async def _look(self, who: str) -> None:
        seat = self.screen.renderer.seat_called(who)
        if seat is None:
            raise AlhambraError("look-at-whom", possible=self.screen.renderer.names)
        self.screen.look_at(seat)

    async def _quit(self, _: str) -> None:
        screen = self.screen
        if screen.is_over or screen.view is None:
            screen.leave()
        else:
            screen.ask(screen.source.leaving, screen.leave_table, lasts=True)

    async def _rematch(self, _: str) -> None:
        await self.screen.play_again()

    async def _rules(self, name: str) -> None:
        page = rules_page(self.screen.source.config, name)
        self.screen.show_page(say("command-rules"), lambda width: canvas.rendered(page, width))

    async def _save(self, name: str) -> None:
        path = await self.screen.source.save(name)
        self.screen.say_notice(say("saved-in", path=Verbatim(path)))

    async def _score(self, _: str) -> None:
        self.screen.action_area(SCORE)

    async def _table(self, _: str) -> None:
        screen = self.screen
        if screen.view is None:
            raise AlhambraError("no-choice-now")
        sentences = [Text(sentence) for sentence in screen.renderer.table_in_words(screen.view)]
        screen.show_page(
            say("command-table"), lambda width: [row for line in sentences for row in canvas.wrapped(line, width)]
        )

    async def _say(self, text: str) -> None:
        await self.screen.source.say(text)

    async def _takeback(self, text: str) -> None:
        actions = whole_number(text) if text else 1
        if actions is None or actions < 1:
            raise AlhambraError("take-back-how-many")
        await self.screen.source.ask_back(actions)
        self._wait_for_others()

    def _wait_for_others(self) -> None:
        """Say that all were asked, unless the vote has already passed."""
        if self.screen.source.is_waiting:
            self.screen.say_notice(say("screen-all-asked"))

    async def _standin(self, who: str) -> None:
        seat = self.screen.renderer.seat_called(who)
        if seat is None:
            raise AlhambraError("stand-in-for-whom", possible=self.screen.renderer.names)
        await self.screen.source.ask_stand_in(seat)
        self._wait_for_others()

    async def _return(self, _: str) -> None:
        await self.screen.source.take_seat_back()
        self.screen.say_notice(say("screen-seat-yours"))

    async def _leave(self, _: str) -> None:
        screen = self.screen
        if not screen.source.is_online:
            raise AlhambraError("only-among-people")

        async def leave() -> None:
            try:
                await screen.source.give_up()
            except AlhambraError as error:
                screen.tell_error(error)
            else:
                screen.leave()

        screen.ask(say("screen-give-up"), leave, lasts=True)

    async def _theme(self, _: str) -> None:
        settings = self.screen.settings
        settings.dark = not settings.dark
        keep_settings(settings)
        self.screen.app.theme = settings.theme
        self.screen.redraw()

    async def _undo(self, _: str) -> None:
        await self.screen.source.undo()
        self.screen.log_line(Text(say("taken-back")))
        self.screen.say_notice(say("taken-back"))

    async def _why(self, text: str) -> None:
        if not text:
            raise AlhambraError("why-what")
        cell = cell_in(text)
        if cell is not None:
            await self._why_cell(cell)
            return
        reason = await reason_for(text, self._offered(), self.screen.source)
        self.screen.say_notice(reason.text, palette.GOOD if reason.is_allowed else palette.BAD)

    async def _why_cell(self, cell: tuple[int, int]) -> None:
        screen = self.screen
        if cell not in screen.judged:
            raise AlhambraError("why-not-near", given=f"{cell[0]},{cell[1]}")
        refusal = screen.judged[cell]
        if refusal is not None:
            raise IllegalAction(refusal_of(refusal))
        actions = [] if screen.choosing is None else screen.choosing.at(cell)
        shown = [capitalised(screen.renderer.describe(action, screen.view or {})) for action in actions]
        screen.say_notice("  ".join([say("is-allowed"), *shown[:3]]))


class _Completion(Suggester):
    """Suggests completions on the command line."""

    def __init__(self, commands: TypedCommands) -> None:
        super().__init__(use_cache=False, case_sensitive=True)
        self._commands = commands

    async def get_suggestion(self, value: str) -> str | None:
        found = self._commands.completed(value)
        return found if found is not None and found.lower().startswith(value.lower()) else None
