"""The commands that can be typed at a line-based table."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import Group
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from alhambra.cli.saving import TableQuit, offer_to_save
from alhambra.console import palette
from alhambra.console.input.interpretation import cell_in
from alhambra.console.input.menu import cell_of
from alhambra.console.input.reasons import reason_for
from alhambra.console.language import refusal_of, say, spoken
from alhambra.console.renderer import capitalised
from alhambra.console.rules_pages import rules_in_words, rules_page
from alhambra.console.screen import TableLeft
from alhambra.console.sources.advice_text import hint_text
from alhambra.console.sources.local import LocalGame
from alhambra.protocol import AlhambraError
from alhambra.protocol.serialization.reading import whole_number
from alhambra.texts import Verbatim

if TYPE_CHECKING:
    from alhambra.cli.line_table import LineTable

# The commands, typed in English or in the current language, in the order of the help.
_COMMANDS = (
    "help",
    "back",
    "undo",
    "all",
    "why",
    "hint",
    "table",
    "look",
    "score",
    "rules",
    "log",
    "save",
    "quit",
)
_AMONG_PEOPLE = ("ready", "say", "takeback", "standin", "return", "leave")  # at a server's tables
_IN_A_GAME = ("undo", "all", "why", "table", "look", "score")  # what a table's waiting room does not have
_SHORT = {"?": "help", "q": "quit"}


class LineCommands:
    """Carries out typed commands."""

    def __init__(self, table: "LineTable") -> None:
        self.table = table
        parts = table.renderer.parts
        self._names = _COMMANDS + parts + (_AMONG_PEOPLE if table.source.is_online else ())
        called = {**_SHORT, **{name: name for name in self._names}}
        called |= {say(f"command-{name}"): name for name in self._names}
        self._called = called
        self._done: dict[str, Callable[[str], Awaitable[None]]] = {
            word: partial(self._part, name) if name in parts else getattr(self, f"_{name}")
            for word, name in called.items()
        }

    @property
    def words(self) -> list[str]:
        """Return the words that call a command."""
        return [word for word in self._done if len(word) > 1]

    def knows(self, word: str, rest: str) -> bool:
        """Return whether a word calls a command, or answers a question of the others.

        A part of the table stands alone: with more words it may be a tile, such as "market 4".
        """
        if rest and self._called.get(word.lower()) in self.table.renderer.parts:
            return False
        return word.lower() in self._done or self._answers(word) is not None

    async def do(self, word: str, rest: str) -> None:
        """Carry out the command that a word calls."""
        agrees = self._answers(word)
        if agrees is not None:
            await self.table.source.consent(agrees)
            return
        needs_game = self._called[word.lower()] in (*_IN_A_GAME, *self.table.renderer.parts)
        if needs_game and self.table.source.view is None:
            raise AlhambraError("game-not-begun")
        await self._done[word.lower()](rest)

    def _answers(self, word: str) -> bool | None:
        """Return the answer to a question of the others, if there is one."""
        screen = self.table.screen
        if self.table.source.asked is None or not (screen.is_yes(word) or screen.is_no(word)):
            return None
        return screen.is_yes(word)

    def _show(self, *lines: str) -> None:
        """Print sentences, one per line, and wait until they are read where the table would hide them."""
        self.table.screen.say_lines(lines)
        self._pause()

    def _pause(self) -> None:
        if not self.table.plain and not self.table.source.is_online:
            self.table.typed_ahead = self.table.screen.pause()

    # --- help ---

    async def _help(self, _: str) -> None:
        if self.table.plain:
            usages = [f"{usage}: {about}" for usage, about in self._usages()]
            self._show(say("table-help"), say("plain-cells-explained"), *usages)
            return
        commands = Grid.grid(padding=(0, 3, 0, 0))
        for usage, about in self._usages():
            commands.add_row(Text(usage, style="bold"), about)
        legend = say(self.table.renderer.legend) if self.table.renderer.legend else ""
        self.table.screen.show(Padding(Group(say("table-help"), "", legend, "", commands), (1, 2)))
        self._pause()

    def _usages(self) -> list[tuple[str, str]]:
        """Return how each command is typed, and what it does."""
        found = []
        for name in self._names[1:]:
            usage = spoken().find(f"command-{name}.usage", {}) or say(f"command-{name}")
            about = self.table.renderer.own(None) if name == "look" else say(f"command-{name}.about")
            found.append((usage, about))
        return found

    async def _rules(self, wanted: str) -> None:
        config = self.table.source.config
        if self.table.plain:
            self._show(*rules_in_words(config, wanted))
        else:
            self.table.screen.show(Padding(rules_page(config, wanted), (1, 2)))
            self._pause()

    # --- what there is ---

    async def _all(self, _: str) -> None:
        offers = [action.notation() for action in (await self.table.offered()).legal]
        if self.table.plain:
            self._show(*offers)
        else:
            self.table.screen.say(Columns([Text(offer) for offer in offers], padding=(0, 3), column_first=True))
            self._pause()

    async def _back(self, _: str) -> None:
        self.table.back()

    async def _log(self, _: str) -> None:
        self._show(*(self.table.log or [say("nothing-happened")]))

    async def _table(self, _: str) -> None:
        self._show(*self.table.renderer.table_in_words(self.table.view))

    async def _part(self, part: str, _: str) -> None:
        self._show(self.table.renderer.part_in_words(self.table.view, part))

    async def _score(self, _: str) -> None:
        standing = await self.table.source.standing()
        if standing is not None:
            self._show(*self.table.renderer.standing_in_words(standing))

    async def _look(self, who: str) -> None:
        table = self.table
        seat = table.source.seat if table.plain and not who else self.table.renderer.seat_called(who)
        if seat is None:
            raise AlhambraError("look-at-whom", possible=table.renderer.names)
        title = capitalised(table.renderer.own(seat))
        if table.plain:
            self._show(f"{title}:", *table.renderer.area_in_words(table.view, seat))
            return
        table.screen.show(table.renderer.render(table.view, seat))
        table.screen.say(Text(title, style=palette.HEADING))
        self._pause()

    # --- reasons ---

    async def _hint(self, _: str) -> None:
        table = self.table
        if not table.is_asked:
            raise AlhambraError("no-choice-now")
        table.notice = Text(await hint_text(table.source, table.renderer), palette.ON_TURN)

    async def _why(self, text: str) -> None:
        if not text:
            raise AlhambraError("why-what")
        cell = cell_in(text)
        if cell is not None:
            await self._why_cell(cell)
            return
        reason = await reason_for(text, await self.table.offered(), self.table.source)
        self.table.notice = Text(reason.text, palette.GOOD if reason.is_allowed else palette.BAD)

    async def _why_cell(self, cell: tuple[int, int]) -> None:
        """Show for every action at a cell whether it is allowed."""
        table = self.table
        legal = (await table.offered()).legal
        lines = []
        for kind in dict.fromkeys(action.kind for action in legal if cell_of(action) is not None):
            for judged in await table.source.refusals({"kind": kind, "cell": list(cell)}):
                if judged["action"] is not None:
                    action = table.source.action_set.from_json(judged["action"])
                    words = capitalised(table.renderer.describe(action, {}))
                    refusal = judged["refusal"]
                    why = (
                        say("is-allowed")
                        if refusal is None
                        else spoken().refusal(refusal_of(refusal), table.renderer.names)
                    )
                    lines.append(f"{words}: {why}")
        if not lines:
            raise AlhambraError("why-not-near", given=f"{cell[0]},{cell[1]}")
        table.notice = Text("\n".join(lines))

    # --- keeping and leaving ---

    async def _undo(self, _: str) -> None:
        table = self.table
        await table.source.undo()
        table.narrowed = []
        table.forget_news()
        table.notice = Text(say("taken-back"))
        table.log.append(say("taken-back"))

    async def _save(self, name: str) -> None:
        path = await self.table.source.save(name)
        self.table.notice = Text(say("saved-in", path=Verbatim(path)), palette.GOOD)

    async def _quit(self, _: str) -> None:
        source = self.table.source
        if isinstance(source, LocalGame):
            await offer_to_save(source, self.table.screen)
            raise TableQuit
        raise TableLeft

    async def offer_to_save(self, source: LocalGame) -> None:
        """Ask where to save the game."""
        await offer_to_save(source, self.table.screen)

    # --- among people ---

    async def _ready(self, _: str) -> None:
        await self.table.source.get_ready()
        self.table.words.repeat()

    async def _say(self, text: str) -> None:
        await self.table.source.say(text)

    async def _takeback(self, text: str) -> None:
        actions = whole_number(text) if text else 1
        if actions is None or actions < 1:
            raise AlhambraError("take-back-how-many")
        await self.table.source.ask_back(actions)
        self._wait_for_others()

    async def _standin(self, who: str) -> None:
        seat = self.table.renderer.seat_called(who)
        if seat is None:
            raise AlhambraError("stand-in-for-whom", possible=self.table.renderer.names)
        await self.table.source.ask_stand_in(seat)
        self._wait_for_others()

    def _wait_for_others(self) -> None:
        """Say that all were asked, unless the vote has already passed."""
        if self.table.source.is_waiting:
            self.table.notice = Text(say("screen-all-asked"))

    async def _return(self, _: str) -> None:
        await self.table.source.take_seat_back()
        self.table.notice = Text(say("screen-seat-yours"))

    async def _leave(self, _: str) -> None:
        await self.table.source.give_up()
        raise TableLeft
