"""A table that follows a game: it tells what happened, asks what is to be asked, and ends with the sheet."""

import contextlib
from abc import abstractmethod
from collections.abc import Awaitable, Callable
from typing import Any

from rich.text import Text
from textual import work

from alhambra.console import palette
from alhambra.console.language import say, spoken
from alhambra.console.renderer import capitalised
from alhambra.console.renderers import renderer_for
from alhambra.protocol import Action, AlhambraError
from alhambra.terminal.interaction.choices import ShownQuestion
from alhambra.terminal.interaction.moment import TableMoment
from alhambra.terminal.interaction.previews import ActionPreviewer
from alhambra.terminal.interaction.selection import Selection
from alhambra.terminal.scenes.canvas import Cell
from alhambra.terminal.screens.layout import TableLayout
from alhambra.terminal.screens.results import EndScreen, ScoringScreen
from alhambra.terminal.settings import TerminalSettings
from alhambra.terminal.sources.source import NEWS, SAID, Events, Source

_HURRY = 20.0  # seconds; from here on the time that is left stands out
_SECOND = 1.0


class LiveGameTable(TableLayout):
    """A table at which a source leads the game, moment by moment."""

    def __init__(self, source: Source, settings: TerminalSettings) -> None:
        renderer = renderer_for(source.config.game, source.names, source.seat)
        super().__init__(renderer, source.seat or 0)
        self.source = source
        self.settings = settings
        self._names = source.names
        self.foretold = ActionPreviewer(source, renderer)
        self.moment = TableMoment(self.foretold)
        self.notice = Text()
        self.info = Text()
        self.question: ShownQuestion | None = None
        self.is_over = False

    @property
    def lobby(self) -> list[str]:
        return self.source.lobby

    @property
    def choosing(self) -> Selection | None:
        """What the seat chooses from; None if it is not asked."""
        return self.moment.choosing

    @property
    def judged(self) -> dict[Cell, Any]:
        """Why cells are refused."""
        return self.moment.judged

    def on_mount(self) -> None:
        self._lead()
        if self.source.is_online:
            self.set_interval(_SECOND, self._tick)

    async def on_unmount(self) -> None:
        await self.source.close()  # however the table was left

    # --- what happens ---

    @work
    async def _lead(self) -> None:
        try:
            for event in self.source.past():
                self._note(dict(event))
            await self.source.run(self.tell)
        except AlhambraError as error:
            self.tell_error(error)

    async def tell(self, happened: Events) -> None:
        """Note what happened, set scorings apart, and go on with the new moment."""
        self._greet()
        for event in happened:
            await self._tell_one(dict(event))
        await self._new_moment()
        is_over = self.view is not None and self.view["is_over"]
        if is_over and not self.is_over:
            self.is_over = True
            await self._show_end()
        self.is_over = is_over

    async def _tell_one(self, event: dict[str, Any]) -> None:
        if event["event"] == SAID:
            self.log_line(Text(f"{event['name']}: {event['text']}", "italic"))
        elif event["event"] == NEWS:
            self.log_line(Text(event["text"], palette.FAINT))
        else:
            self._note(event)
            if event["event"] == "scoring" and self.settings.scorings:
                await self._new_moment()
                await self.app.push_screen_wait(ScoringScreen(event, self.renderer.names))

    def _note(self, event: dict[str, Any]) -> None:
        """Write into the log what happened in the game."""
        sentence = self.renderer.tell(event)
        if sentence:
            self.log_line(Text(sentence))

    def _greet(self) -> None:
        """Call the seats by those who sit there now."""
        if self.source.names != self._names:
            self._names = self.source.names
            self.renderer = renderer_for(self.source.config.game, self._names, self.source.seat)
            self.foretold.renderer = self.renderer

    async def _new_moment(self) -> None:
        self.view = self.source.view
        self.notice, self.info = Text(), Text()
        self._keep_or_drop_question()
        if self.view is None:
            self.redraw()
            return
        decision = self.view["decision"]
        is_asked = decision is not None and decision["seat"] == self.source.seat
        self.moment = TableMoment(self.foretold, await self._offers() if is_asked else [])
        with contextlib.suppress(AlhambraError):  # when the connection to a server is lost, the last one stays
            self.standing = await self.source.standing()
        if self.source.seat is not None:
            self.shown_seat = self.source.seat
        await self.narrowed()

    async def _offers(self) -> list[Action]:
        """What is offered; nothing as long as the connection to a server is lost."""
        try:
            return await self.source.offers()
        except AlhambraError as error:
            self.tell_error(error)
            return []

    @abstractmethod
    async def narrowed(self) -> None:
        """What is meant has changed."""

    async def _show_end(self) -> None:
        record = await self.source.record()
        if record is not None:
            await self.app.push_screen_wait(EndScreen(record, self.source.place))

    def _tick(self) -> None:
        """Show how much time is left."""
        left = self.source.clock
        if left is not None:
            style = palette.BAD if left < _HURRY else palette.FAINT
            minutes, seconds = divmod(int(left), 60)
            self.clock = Text(f" {minutes}:{seconds:02} ", style)
            self.draw_header()

    # --- questions ---

    def _keep_or_drop_question(self) -> None:
        """What was asked about an action is not asked any more, as the moment has passed; others may ask something."""
        if self.question is not None and self.question.lasts:
            return
        self.question = None
        if self.source.asked is not None:
            self.question = ShownQuestion(
                self.source.asked, lambda: self._consent(True), lambda: self._consent(False), needs_letter=True
            )
        elif self.is_over and self.source.invites:
            self.question = ShownQuestion(say("screen-meet-again"), self.play_again, needs_letter=True)

    async def _consent(self, agrees: bool) -> None:
        try:
            await self.source.consent(agrees)
        except AlhambraError as error:
            self.tell_error(error)

    @abstractmethod
    async def play_again(self) -> None:
        """The same players again, at a new table."""

    def ask(self, text: str, on_yes: Callable[[], Awaitable[None]], lasts: bool = False) -> None:
        """Ask for a yes before something is done."""
        self.question = ShownQuestion(text, on_yes, lasts=lasts)
        self.redraw()

    def answer(self, is_yes: bool) -> None:
        """Answer the question."""
        question, self.question = self.question, None
        self.redraw()
        if question is not None:
            answered = question.on_yes if is_yes else question.on_no
            if answered is not None:
                self.run_worker(answered())

    # --- what is said ---

    def tell_error(self, error: AlhambraError) -> None:
        """Say what is wrong."""
        self.say_notice(spoken().error(error, self.renderer.names), palette.BAD)

    def say_notice(self, sentence: str, style: str = palette.GOOD) -> None:
        """Say something until the next choice."""
        self.notice = Text(capitalised(sentence), style)
        self.redraw()
