"""A line-based table in the terminal: one person against bots, for any game."""

import os
import shlex
from collections.abc import Callable
from pathlib import Path

from rich.columns import Columns
from rich.console import Group
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from alhambra.bots import Window
from alhambra.console import palette
from alhambra.console.input.interpretation import Offered, cell_in
from alhambra.console.input.menu import Menu, cell_of, menu_of
from alhambra.console.language import refusal_of, say, spoken
from alhambra.console.renderer import Renderer, capitalised
from alhambra.console.renderers import renderer_for
from alhambra.console.rules_pages import rules_page
from alhambra.console.saves.game_folder import Keeper, new_file
from alhambra.console.saves.seating import bots_of
from alhambra.console.saves.table_files import Seating, check_is_new
from alhambra.console.screen import Interrupted, Screen, TableLeft, command_name
from alhambra.protocol import DECLINING, Action, AlhambraError, Game, IllegalAction
from alhambra.protocol.messages import RefusalMessage
from alhambra.protocol.serialization.reading import LONGEST_LINE, whole_number
from alhambra.texts import Verbatim

# The commands, typed in English or in the current language; most are explained in the help.
_COMMANDS = ("help", "all", "back", "log", "look", "quit", "rules", "save", "undo", "why")
_EXPLAINED = ("back", "undo", "all", "why", "look", "rules", "log", "save", "quit")


class LineTable:
    """A game in progress with a person at one seat."""

    def __init__(self, game: Game, seating: Seating, screen: Screen, keeper: Keeper) -> None:
        self.game = game
        self.seating = seating
        self.screen = screen
        self.keeper = keeper
        self.renderer: Renderer = renderer_for(game.config.game, seating.names, seating.person)
        self.bots = bots_of(game, seating)
        self.news: list[str] = []  # sentences since the person's last choice
        self.log: list[str] = []
        self.undo_points: list[Game] = []
        self.narrowed: list[list[Action]] = []  # the groups of offers chosen so far, for the next action
        self.notice = Text()
        self.typed_ahead = ""  # during a pause, to be carried out next
        self.commands = self._commands()

    def _commands(self) -> dict[str, Callable[[str], None]]:
        """Return the commands by the words that call them."""
        by_word: dict[str, Callable[[str], None]] = {"?": self._help, "q": self._quit}
        for name in _COMMANDS:
            by_word[name] = by_word[say(f"command-{name}")] = getattr(self, f"_{name}")
        return by_word

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        try:
            self._open()
            self._log_events()
            while (decision := self.game.decision) is not None:
                if decision.seat == self.seating.person:
                    self._ask_person()
                else:
                    self.game.play(self.bots[decision.seat].choose(Window(self.game, decision.seat)))
                    self._log_events()
            self._finish()
        except TableLeft:
            self._save_finally()
            self.screen.tell(self._farewell())
        finally:
            self.keeper.release()

    def _open(self) -> None:
        """Greet the person at a new table; log the promise of the dealing."""
        promise = self.game.promise
        self.log.append(say("study") if promise is None else say("shuffles-promised.by", promise=promise))
        if self.game.history.length == 0:
            self.news.append(say("welcome-to-table"))
            if promise is None:
                self.news.append(say("study"))
            if self.game.config.modules or self.game.config.options:
                self.news.append(say("about-rules"))

    # --- events ---

    def _log_events(self) -> None:
        """Log the events of the last action that the person may see."""
        lines = [self.renderer.tell(dict(event)) for event in self.game.events_for(self.seating.person)]
        sentences = [sentence for sentence in lines if sentence]
        self.news += sentences
        self.log += sentences

    # --- choosing ---

    def _ask_person(self) -> None:
        """Ask the person to choose; decline automatically if nothing else is possible.

        It does not decline while an earlier choice can still be taken back.
        """
        offers = self.game.legal_actions()
        if len(offers) == 1 and offers[0].chosen == DECLINING and not self.undo_points:
            self.game.play(offers[0])
            self._log_events()
        else:
            self._let_person_choose(self.narrowed[-1] if self.narrowed else list(offers))

    def _let_person_choose(self, offers: list[Action]) -> None:
        menu = menu_of(offers, self.renderer, dict(self.game.view(self.seating.person)))
        answer, self.typed_ahead = self.typed_ahead, ""
        if not answer:
            self._show(menu)
            answer = self._read_answer()
        self.notice = Text()
        try:
            self._execute(answer, menu)
        except AlhambraError as error:
            self.notice = Text(self._error(error), palette.BAD)

    def _read_answer(self) -> str:
        """Return what the person types; confirm an interruption in an interactive terminal."""
        while True:
            try:
                return self.screen.ask("> ")
            except Interrupted:
                if not self.screen.is_live or self.screen.agrees(say("question-leave")):
                    raise TableLeft from None

    def _pause(self) -> None:
        """Wait for the person to read on, and keep what is typed."""
        self.typed_ahead = self.screen.pause()

    def _error(self, error: AlhambraError) -> str:
        return spoken().error(error, self.renderer.names)

    def _execute(self, answer: str, menu: Menu) -> None:
        if len(answer) > LONGEST_LINE:
            raise AlhambraError("typed-too-much")
        word, _, rest = answer.partition(" ")
        if not answer:
            self._back("")
        elif word.lower() in self.commands:
            self.commands[word.lower()](rest.strip())
        elif (number := whole_number(answer)) is not None:
            self._choose_number(number, menu)
        else:
            self._choose(self._offered(menu).meant(answer))

    def _offered(self, menu: Menu) -> Offered:
        game, commands = self.game, [command for command in self.commands if len(command) > 1]
        view = dict(game.view(self.seating.person))
        return Offered(menu, list(game.legal_actions()), game.action_set, commands, self.renderer, view)

    def _choose_number(self, number: int, menu: Menu) -> None:
        if not 1 <= number <= len(menu.entries):
            raise AlhambraError("no-such-number", most=len(menu.entries))
        actions = menu.entries[number - 1].actions
        self._choose(actions[0] if len(actions) == 1 else actions)

    def _choose(self, chosen: Action | list[Action]) -> None:
        """Play an action, or narrow the choice to several."""
        if isinstance(chosen, Action):
            self._act(chosen)
        else:
            self.narrowed.append(chosen)

    def _act(self, action: Action) -> None:
        """Play an action; it can be undone if it reveals nothing and the person chooses next."""
        before = self.game.copy()
        probe = self.game.with_open_chance()
        probe.play(action)
        self.game.play(action)
        goes_on = probe.decision is not None and probe.decision.seat == self.seating.person
        self.undo_points = [*self.undo_points, before] if goes_on else []
        self.narrowed = []
        self.news = []
        self._log_events()
        self._keep()

    # --- showing ---

    def _show(self, menu: Menu) -> None:
        view = dict(self.game.view(self.seating.person))
        labels = menu.labels()
        seat = self.seating.person
        table = self.renderer.render_labelled(view, seat, labels) if labels else self.renderer.render(view, seat)
        self.screen.show(table, *self._news_lines(), *self._menu_lines(menu))
        if self.notice:
            self.screen.remark(self.notice)

    def _news_lines(self) -> list[Text]:
        return [Text(" ".join(self.news), style="italic")] if self.news else []

    def _menu_lines(self, menu: Menu) -> list[Columns | Text | Padding]:
        view = dict(self.game.view(self.seating.person))
        title = Text.assemble((self.renderer.decision_title(view), palette.HEADING))
        hints = [
            f"?  {say('command-help')}",
            *([say("command-undo")] if self.undo_points else []),
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

    # --- commands ---

    def _help(self, _: str) -> None:
        commands = Grid.grid(padding=(0, 3, 0, 0))
        for name in _EXPLAINED:
            usage = spoken().find(f"command-{name}.usage", {}) or say(f"command-{name}")
            about = self.renderer.own(None) if name == "look" else say(f"command-{name}.about")
            commands.add_row(Text(usage, style="bold"), about)
        legend = say(self.renderer.legend) if self.renderer.legend else ""
        self.screen.show(Padding(Group(say("table-help"), "", legend, "", commands), (1, 2)))
        self._pause()

    def _all(self, _: str) -> None:
        offers = [Text(action.notation()) for action in self.game.legal_actions()]
        self.screen.say(Columns(offers, padding=(0, 3), column_first=True))
        self._pause()

    def _back(self, _: str) -> None:
        if self.narrowed:
            self.narrowed.pop()

    def _log(self, _: str) -> None:
        sentences = self.log or [say("nothing-happened")]
        self.screen.say(*[Text(sentence) for sentence in sentences])
        self._pause()

    def _look(self, who: str) -> None:
        names = self.renderer.names
        found = [seat for seat, name in enumerate(names) if who and name.casefold().startswith(who.casefold())]
        if len(found) != 1:
            raise AlhambraError("look-at-whom", possible=names)
        seat = found[0]
        self.screen.show(self.renderer.render(dict(self.game.view(self.seating.person)), seat))
        self.screen.say(Text(capitalised(self.renderer.own(seat)), style=palette.HEADING))
        self._pause()

    def _rules(self, wanted: str) -> None:
        self.screen.show(Padding(rules_page(self.game.config, wanted), (1, 2)))
        self._pause()

    def _why(self, text: str) -> None:
        if not text:
            raise AlhambraError("why-what")
        cell = cell_in(text)
        if cell is not None:
            self._why_cell(cell)
            return
        offered = self._offered(Menu([]))
        meant = offered.exactly(text) or offered.meant(text)
        refusal = self.game.explain(meant) if isinstance(meant, Action) else None
        if refusal is not None:
            raise IllegalAction(refusal)
        self.notice = Text(say("is-allowed"), palette.GOOD)

    def _refusal(self, refusal: RefusalMessage) -> str:
        return spoken().refusal(refusal_of(refusal), self.renderer.names)

    def _why_cell(self, cell: tuple[int, int]) -> None:
        """Show for every action at a cell whether it is allowed."""
        lines = []
        for kind in dict.fromkeys(action.kind for action in self.game.legal_actions() if cell_of(action) is not None):
            for judged in self.game.refusals({"kind": kind, "cell": list(cell)}, seat=self.seating.person):
                if judged["action"] is not None:
                    words = capitalised(self.renderer.describe(self.game.action_set.from_json(judged["action"]), {}))
                    refusal = judged["refusal"]
                    why = say("is-allowed") if refusal is None else self._refusal(refusal)
                    lines.append(f"{words}: {why}")
        if not lines:
            raise AlhambraError("why-not-near", given=f"{cell[0]},{cell[1]}")
        self.notice = Text("\n".join(lines))

    def _undo(self, _: str) -> None:
        if not self.undo_points:
            raise AlhambraError("nothing-to-take-back")
        self.game = self.undo_points.pop()
        self.narrowed = []
        self.news = [say("taken-back")]
        self.log += self.news
        self._keep()

    def _save(self, name: str) -> None:
        if not name and self.keeper.path is None:
            raise AlhambraError("save-where")
        if name:
            self._keep_in(name)
        self._keep()
        self.notice = Text(say("saved-in", path=Verbatim(self.keeper.path)), palette.GOOD)

    def _quit(self, _: str) -> None:
        if self.keeper.path is None:
            self._offer_to_save()
        raise TableLeft

    # --- the end ---

    def _offer_to_save(self) -> None:
        """Ask where to save the game; a plain yes saves it in the usual folder."""
        question = f"{say('question-save')} "
        while self.keeper.path is None and (name := self.screen.ask(question)):
            if self.screen.is_no(name):
                return
            try:
                self._keep_in(str(new_file(self.game.config.game)) if self.screen.is_yes(name) else name)
            except AlhambraError as error:
                self.screen.tell(self._error(error), palette.BAD)

    def _keep_in(self, name: str) -> None:
        """Save the game to a file now and after every choice, unless that fails."""
        path = Path(os.path.expanduser(name))
        if path != self.keeper.path:
            check_is_new(path)
        self.keeper.move(path, self.game)

    def _keep(self) -> None:
        """Save the game, if it has a file."""
        self.keeper.keep(self.game)

    def _save_finally(self) -> None:
        """Save the game for the last time; if that fails, ask for another file."""
        try:
            self._keep()
        except AlhambraError as error:
            self.screen.tell(self._error(error), palette.BAD)
            if not self.screen.is_live:
                raise
            self.keeper.path = None
            self._offer_to_save()

    def _farewell(self) -> str:
        path = self.keeper.path
        if path is None or not path.exists():
            return say("left-table")
        return say("left-table.kept", command=Verbatim(f"{command_name()} play --resume {shlex.quote(str(path))}"))

    def _finish(self) -> None:
        self._save_finally()
        view = dict(self.game.view(self.seating.person))
        self.screen.show(self.renderer.render(view, self.seating.person), *self._news_lines(), self._result())
        promise = self.game.promise
        shuffled = "shuffled-for-study" if promise is None else "shuffled-as-promised"
        self.screen.say(Text(say(shuffled, seed=self.game.seed, promise=promise), style=palette.FAINT))
        if self.keeper.path is None and self.screen.is_live:
            self._offer_to_save()
        if self.keeper.path is not None:
            compared = "" if promise is None else f" --promise {promise}"
            check = f"{command_name()} verify {shlex.quote(str(self.keeper.path))}{compared}"
            self.screen.tell(say("record-is-in", path=Verbatim(self.keeper.path)))
            self.screen.tell(say("check-with", command=Verbatim(check)))

    def _result(self) -> Text:
        scores, winners = self.game.scores, self.game.winners
        ranking = sorted(range(len(scores)), key=lambda seat: -scores[seat])
        text = Text(f"{say('result')}\n", style=palette.HEADING)
        for seat in ranking:
            star = "\u2605" if seat in winners else " "
            style = palette.GOOD if seat in winners else "default not bold"
            text.append(f" {star} {self.renderer.names[seat]:<12} {scores[seat]:>4}\n", style)
        return text
