"""A line-based table in the terminal, for any game: drawn, or in words only for screen readers."""

import asyncio
import contextlib
import shlex
from typing import Any

from rich.columns import Columns
from rich.padding import Padding
from rich.text import Text

from alhambra.cli.line_commands import LineCommands
from alhambra.cli.line_words import TableInWords
from alhambra.cli.saving import TableQuit, keep_at_end
from alhambra.cli.typed_lines import TypedLines
from alhambra.console import palette
from alhambra.console.input.interpretation import Offered
from alhambra.console.input.menu import Menu, menu_of
from alhambra.console.language import say, spoken
from alhambra.console.renderer import Renderer
from alhambra.console.renderers import renderer_for
from alhambra.console.screen import Interrupted, Screen, TableLeft, command_name
from alhambra.console.sources.local import LocalGame
from alhambra.console.sources.source import NEWS, SAID, Events, Source
from alhambra.protocol import Action, AlhambraError, quoted
from alhambra.protocol.serialization.reading import LONGEST_LINE, whole_number
from alhambra.texts import Verbatim


class LineTable:
    """A table at which a person types line by line."""

    def __init__(self, source: Source, screen: Screen, plain: bool = False) -> None:
        self.source = source
        self.screen = screen
        self.plain = plain or source.is_online  # in words alone
        self.renderer: Renderer = renderer_for(source.config.game, source.names, source.seat)
        self.news: list[str] = []  # sentences since the person's last choice
        self.log: list[str] = []
        self.narrowed: list[list[Action]] = []  # the groups of offers chosen so far, for the next action
        self.notice = Text()
        self.typed_ahead = ""  # during a pause, to be carried out next
        self.has_chosen = False
        self.commands = LineCommands(self)
        self.words = TableInWords(self)
        self._names = source.names
        self._untold = 0  # how many sentences of the news have not been printed yet
        self._at: int | None = None  # the position to which the chosen groups belong
        self._trouble: str | None = None  # with the connection to a server
        self._over = asyncio.Event()

    @property
    def view(self) -> dict[str, Any]:
        """Return what the person may know; before a game at a server's table, nothing is known."""
        return self.source.view or {"decision": None, "is_over": False}

    # --- from the beginning to the end ---

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        # Not asyncio.run, which would take over Ctrl+C while input() waits.
        loop = asyncio.new_event_loop()
        try:
            self._complete(loop)
        finally:
            _stop_all(loop)
            loop.run_until_complete(self.source.close())
            loop.close()

    def _complete(self, loop: asyncio.AbstractEventLoop) -> None:
        try:
            loop.run_until_complete(self._play())
        except (TableLeft, KeyboardInterrupt) as leaving:
            _stop_all(loop)
            if isinstance(self.source, LocalGame):
                is_lost = self.has_chosen and not isinstance(leaving, TableQuit)
                loop.run_until_complete(keep_at_end(self.source, self.screen, is_lost))
            self.screen.tell(self._farewell())

    async def _play(self) -> None:
        self._open()
        following = asyncio.ensure_future(self.source.run(self._hear))
        try:
            await self._lead(following)
        finally:
            following.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await following
        await self._finish()

    async def _lead(self, following: "asyncio.Future[None]") -> None:
        """Ask the person whenever there is something to ask, until the game is over."""
        lines = TypedLines() if self.source.is_online else None
        while not following.done() and not self._over.is_set():
            if lines is None:
                await _first_of(following, self.source.waits.wait())
                if not following.done():
                    await self._obey(await self._answer())
            else:
                typed = asyncio.ensure_future(lines.next())
                await _first_of(following, typed, self._over.wait())
                if typed.done():
                    await self._obey_online(typed.result())
        if following.done():
            following.result()  # raises what went wrong

    def _open(self) -> None:
        """Greet the person at a new table; log the promise of the dealing."""
        if not isinstance(self.source, LocalGame):
            return
        game = self.source.game
        promise = game.promise
        self.log.append(say("study") if promise is None else say("shuffles-promised.by", promise=promise))
        past = [sentence for event in self.source.past() if (sentence := self._sentence(dict(event)))]
        self.log += past
        if past and self.plain and self.view["decision"] is not None:
            for sentence in (*self.renderer.progress_in_words(self.view), say("plain-last", event=Verbatim(past[-1]))):
                self._note(sentence)
        if game.history.length == 0:
            self._note(say("welcome-to-table"))
            if promise is None:
                self._note(say("study"))
            if self.plain:
                self._note(say("plain-how"))
            if game.config.modules or game.config.options:
                self._note(say("about-rules"))

    # --- events ---

    async def _hear(self, events: Events) -> None:
        """Note what happened; at a server's table show it at once."""
        if self.source.names != self._names:
            self._names = self.source.names
            self.renderer = renderer_for(self.source.config.game, self._names, self.source.seat)
        self._log_events(events)
        if self.view.get("at") != self._at:
            self.narrowed, self._at = [], self.view.get("at")
        if self.source.is_online and self.source.trouble not in (None, self._trouble):
            self._note(str(self.source.trouble))
        self._trouble = self.source.trouble
        if self.view["is_over"]:
            self._over.set()
        elif self.source.is_online:
            await self._show(await self.menu())

    def _log_events(self, events: Events) -> None:
        """Log what the person may see."""
        for event in events:
            sentence = self._sentence(dict(event))
            if sentence:
                self._note(sentence)
                self.log.append(sentence)

    def _sentence(self, event: dict[str, Any]) -> str | None:
        if event["event"] == SAID:
            return f"{event['name']}: {event['text']}"
        if event["event"] == NEWS:
            return str(event["text"])
        told = self.renderer.tell(event)
        return " ".join([told, *self.renderer.details(event)]) if told and self.plain else told

    def _note(self, sentence: str) -> None:
        self.news.append(sentence)
        self._untold += 1

    def forget_news(self) -> None:
        """Start collecting news again, after the person has chosen."""
        self.news, self._untold = [], 0

    # --- choosing ---

    @property
    def is_asked(self) -> bool:
        """Return whether it is the person's decision."""
        decision = self.view["decision"]
        return decision is not None and decision["seat"] == self.source.seat

    async def menu(self) -> Menu:
        """Return the choices, narrowed by earlier ones."""
        offers = self.narrowed[-1] if self.narrowed else await self.source.offers() if self.is_asked else []
        return menu_of(offers, self.renderer, self.view) if offers else Menu([])

    async def offered(self) -> Offered:
        """Return the interpreter of typed actions."""
        legal = await self.source.offers() if self.is_asked else []
        words = self.commands.words
        return Offered(await self.menu(), legal, self.source.action_set, words, self.renderer, self.view)

    async def _answer(self) -> str:
        """Show the table and return what the person types."""
        answer, self.typed_ahead = self.typed_ahead, ""
        if not answer:
            await self._show(await self.menu())
            answer = self._read_answer()
        return answer

    def _read_answer(self) -> str:
        """Return what the person types; confirm an interruption in an interactive terminal."""
        while True:
            try:
                return self.screen.ask("> ")
            except Interrupted:
                if not self.screen.is_live or self.screen.agrees(say("question-leave")):
                    raise TableLeft from None

    async def _obey(self, answer: str) -> None:
        """Carry out what was typed."""
        self.notice = Text()
        try:
            await self._execute(answer, await self.menu())
            if self.source.trouble is not None:
                self.notice = Text(self.source.trouble, palette.BAD)
        except AlhambraError as error:
            self.notice = Text(self.error_text(error), palette.BAD)

    async def _obey_online(self, answer: str | None) -> None:
        if answer is None:
            raise TableLeft
        await self._obey(answer)
        if not self._over.is_set():
            await self._show(await self.menu())

    def error_text(self, error: AlhambraError) -> str:
        """Return an error as a sentence."""
        return spoken().error(error, self.renderer.names)

    async def _execute(self, answer: str, menu: Menu) -> None:
        if len(answer) > LONGEST_LINE:
            raise AlhambraError("typed-too-much")
        word, _, rest = answer.partition(" ")
        number = whole_number(answer)
        if not answer:
            self.back()
        elif self.commands.knows(word, rest):
            await self.commands.do(word, rest.strip())
        elif self.source.view is None and self.source.seat is not None:
            raise AlhambraError("waiting-room", given=quoted(answer))
        elif number is not None:
            await self._choose_number(number, menu)
        else:
            await self._choose((await self.offered()).meant(answer))

    def back(self) -> None:
        """Go back one step, and list the choices again."""
        if self.narrowed:
            self.narrowed.pop()
        self.words.repeat()

    async def _choose_number(self, number: int, menu: Menu) -> None:
        if not 1 <= number <= len(menu.entries):
            raise AlhambraError("no-such-number", most=len(menu.entries)) if menu.entries else self._not_asked()
        actions = menu.entries[number - 1].actions
        await self._choose(actions[0] if len(actions) == 1 else actions)

    def _not_asked(self) -> AlhambraError:
        return AlhambraError("no-choice-now")

    async def _choose(self, chosen: Action | list[Action]) -> None:
        """Play an action, or narrow the choice to several."""
        if isinstance(chosen, Action):
            if not self.is_asked:
                raise self._not_asked()
            self.forget_news()
            await self.source.play(chosen)
            self.has_chosen = True
            self.narrowed = []
        else:
            self.narrowed.append(chosen)

    # --- showing ---

    async def _show(self, menu: Menu) -> None:
        """Show the table, or say what has changed and what can be chosen."""
        if self.plain:
            self._say_in_words(menu)
        else:
            seat, labels = self.source.seat or 0, menu.labels()
            render = self.renderer.render
            table = self.renderer.render_labelled(self.view, seat, labels) if labels else render(self.view, seat)
            self.screen.show(table, *self._news_lines(), *self._menu_lines(menu))
            if self.notice:
                self.screen.remark(self.notice)

    def _news_lines(self) -> list[Text]:
        return [Text(" ".join(self.news), style="italic")] if self.news else []

    def _menu_lines(self, menu: Menu) -> list[Columns | Text | Padding]:
        if not menu.entries:
            return []
        title = Text.assemble((self.renderer.decision_title(self.view), palette.HEADING))
        hints = [
            f"?  {say('command-help')}",
            *([say("command-undo")] if self.source.undoable else []),
            *([f"Enter  {say('command-back')}"] if self.narrowed else []),
        ]
        title.append("   " + "   ".join(hints), palette.FAINT)
        if menu.is_about_cells and len(menu.entries) > 1:
            where = self.renderer.where(menu.entries[0].actions[0])
            return [title, Text(f" {where} {say('choose-on-ground', most=len(menu.entries))}")]
        entries = [
            Text.assemble((f"{number:>2} ", palette.ON_TURN), entry.label)
            for number, entry in enumerate(menu.entries, 1)
        ]
        return [title, Columns(entries, padding=(0, 3), column_first=True)]

    # --- in words ---

    def _say_in_words(self, menu: Menu) -> None:
        """Print the answer, what has happened since, and the choices unless they were listed already."""
        lines = [self.notice.plain] if self.notice else []
        self.notice = Text()
        lines += self.news[len(self.news) - self._untold :]
        self._untold = 0
        if self.source.asked is not None:
            lines.append(f"{self.source.asked} {say('plain-yes')} / {say('plain-no')}")
        self.screen.say_lines([*lines, *self.words.choices(menu)])

    # --- the end ---

    def _farewell(self) -> str:
        place = self.source.place
        if place is None:
            return say("left-table")
        option = "--table" if self.source.is_online else "--resume"
        return say("left-table.kept", command=Verbatim(f"{command_name()} play {option} {shlex.quote(place)}"))

    async def _finish(self) -> None:
        """Show the result, and where the record is."""
        if isinstance(self.source, LocalGame):
            await keep_at_end(self.source, self.screen, is_lost=False)
        if self.plain:
            self.screen.say_lines([*self.news[len(self.news) - self._untold :], *self._result().plain.splitlines()])
        else:
            table = self.renderer.render(self.view, self.source.seat or 0)
            self.screen.show(table, *self._news_lines(), self._result())
        if isinstance(self.source, LocalGame):
            await self._tell_record(self.source)

    async def _tell_record(self, source: LocalGame) -> None:
        promise = source.game.promise
        shuffled = "shuffled-for-study" if promise is None else "shuffled-as-promised"
        if source.keeper.path is None or not self.plain:  # the record has it, and nobody wants to hear it
            self.screen.tell(say(shuffled, seed=source.game.seed, promise=promise), palette.FAINT)
        if source.keeper.path is None and self.screen.is_live:
            await self.commands.offer_to_save(source)
        if source.keeper.path is not None:
            compared = "" if promise is None else f" --promise {promise}"
            check = f"{command_name()} verify {shlex.quote(str(source.keeper.path))}{compared}"
            self.screen.tell(say("record-is-in", path=Verbatim(source.keeper.path)))
            self.screen.tell(say("check-with", command=Verbatim(check)))

    def _result(self) -> Text:
        scores = [row["points"] for row in self.view["seats"]]
        winners = self.view["winners"]
        ranking = sorted(range(len(scores)), key=lambda seat: -scores[seat])
        text = Text(f"{say('result')}\n", style=palette.HEADING)
        for seat in ranking:
            style = palette.GOOD if seat in winners else "default not bold"
            if self.plain:
                text.append(f"{self.renderer.names[seat]}: {scores[seat]}\n", style)
            else:
                star = "\u2605" if seat in winners else " "
                text.append(f" {star} {self.renderer.names[seat]:<12} {scores[seat]:>4}\n", style)
        return text


def _stop_all(loop: asyncio.AbstractEventLoop) -> None:
    """Stop whatever is still going on."""
    tasks = asyncio.all_tasks(loop)
    for task in tasks:
        task.cancel()
    if tasks:
        loop.run_until_complete(asyncio.wait(tasks))


async def _first_of(*waiting: Any) -> None:
    """Wait until one of them is done; those that were started here are stopped."""
    futures = [asyncio.ensure_future(one) for one in waiting]
    await asyncio.wait(futures, return_when=asyncio.FIRST_COMPLETED)
    for given, future in zip(waiting, futures, strict=True):
        if given is not future:
            future.cancel()
