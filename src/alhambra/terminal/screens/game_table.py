"""A table that follows a running game from its source, up to the final results."""

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
from alhambra.console.sources.source import NEWS, SAID, Events, Source
from alhambra.protocol import Action, AlhambraError
from alhambra.terminal.interaction.choices import ShownQuestion
from alhambra.terminal.interaction.moment import TableMoment
from alhambra.terminal.interaction.preview_texts import ActionPreviewer
from alhambra.terminal.interaction.selection import Selection
from alhambra.terminal.scenes.canvas import Cell
from alhambra.terminal.screens.layout import TableLayout
from alhambra.terminal.screens.results import EndScreen, ScoringScreen
from alhambra.terminal.settings import TerminalSettings

_HURRY = 20.0  # seconds left below which the time is highlighted
_SECOND = 1.0


class LiveGameTable(TableLayout):
    """A table whose game is run by a source."""

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
        self.news: list[str] = []  # what has happened since the player's last choice

    @property
    def lobby(self) -> list[str]:
        return self.source.lobby

    @property
    def choosing(self) -> Selection | None:
        """Return the selection; None if it is not the seat's decision."""
        return self.moment.choosing

    @property
    def judged(self) -> dict[Cell, Any]:
        """Return the refusals by cell."""
        return self.moment.judged

    def on_mount(self) -> None:
        self._lead()
        if self.source.is_online:
            self.set_interval(_SECOND, self._tick)

    async def on_unmount(self) -> None:
        await self.source.close()  # however the table was closed

    # --- events ---

    @work
    async def _lead(self) -> None:
        try:
            for event in self.source.past():
                self._note(dict(event))
            self.news = []
            await self.source.run(self.tell)
        except AlhambraError as error:
            self.tell_error(error)

    async def tell(self, happened: Events) -> None:
        """Log what happened, show scorings, and continue with the new moment."""
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
                await self.app.push_screen_wait(ScoringScreen(event, self.renderer))

    def _note(self, event: dict[str, Any]) -> None:
        """Log the events of the game."""
        sentence = self.renderer.tell(event)
        if sentence:
            self.log_line(Text(sentence))
            self.news.append(sentence)

    def _greet(self) -> None:
        """Update the names of the seats."""
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
        with contextlib.suppress(AlhambraError):  # if the connection to a server is lost, the last standing remains
            self.standing = await self.source.standing()
        if self.source.seat is not None:
            self.shown_seat = self.source.seat
        await self.narrowed()

    async def _offers(self) -> list[Action]:
        """Return the offers; none while the connection to a server is lost."""
        try:
            return await self.source.offers()
        except AlhambraError as error:
            self.tell_error(error)
            return []

    @abstractmethod
    async def narrowed(self) -> None:
        """Update after the selection has changed."""

    async def _show_end(self) -> None:
        record = await self.source.record()
        if record is not None:
            await self.app.push_screen_wait(EndScreen(record, self.source.place, self.renderer.names))

    def _tick(self) -> None:
        """Update the time left."""
        left = self.source.clock
        if left is not None:
            style = palette.BAD if left < _HURRY else palette.FAINT
            minutes, seconds = divmod(int(left), 60)
            self.clock = Text(f" {minutes}:{seconds:02} ", style)
            self.draw_header()

    # --- questions ---

    def _keep_or_drop_question(self) -> None:
        """Drop questions about actions of an earlier moment, and show questions of others."""
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
        """Start a rematch."""

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

    # --- messages ---

    def tell_error(self, error: AlhambraError) -> None:
        """Show an error."""
        self.say_notice(spoken().error(error, self.renderer.names), palette.BAD)

    def say_notice(self, sentence: str, style: str = palette.GOOD) -> None:
        """Show a message until the next choice."""
        self.notice = Text(capitalised(sentence), style)
        self.redraw()
