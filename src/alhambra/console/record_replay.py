"""Step through the record of a game, line by line."""

from pathlib import Path
from typing import NamedTuple

from rich.rule import Rule
from rich.text import Text

from alhambra.console import palette
from alhambra.console.language import say
from alhambra.console.renderer import Renderer, capitalised
from alhambra.console.renderers import renderer_for
from alhambra.console.saves.table_files import read_table
from alhambra.console.screen import Screen, TableLeft
from alhambra.games import check_end, replay_entries
from alhambra.protocol import Game, quoted
from alhambra.protocol.serialization.reading import whole_number
from alhambra.texts import Verbatim

# The steps by the words that are typed, in English and in the current language.
_STEPS = {"next": 1, "previous": -1}
_ENGLISH = {"n": 1, "p": -1}
_QUIT, _TABLE = "q", "table"


class RecordMoment(NamedTuple):
    """The game after one of its entries; the first moment is the start."""

    game: Game
    line: str
    news: list[str]


class RecordReplay:
    """A record, with the game at every moment."""

    def __init__(self, path: Path, seat: int | None, plain: bool = False) -> None:
        table = read_table(path)
        self.names = table.seating.names
        self.seat = seat
        self.plain = plain  # in words alone
        self.renderer: Renderer = renderer_for(table.record.config.game, self.names)
        self.moments: list[RecordMoment] = []
        lines = [say("replay-start"), *table.record.entries]
        game = None
        for line, game in zip(lines, replay_entries(table.record), strict=True):
            sentences = [self.renderer.tell(dict(event)) for event in game.events_for(seat)]
            self.moments.append(RecordMoment(game, line, [sentence for sentence in sentences if sentence]))
        assert game is not None
        check_end(table.record, game)

    def show(self, screen: Screen, number: int) -> None:
        """Show the table at a moment."""
        moment = self.moments[number]
        if self.plain:
            place = say("screen-replay-moment", number=number, last=len(self.moments) - 1)
            screen.say_lines([place, *moment.news])
            return
        screen.show(
            self.renderer.render(dict(moment.game.view(self.seat)), self._seat_in_the_middle(moment)),
            Rule(Text(self._heading(number), style=palette.HEADING)),
            Text(" ".join(moment.news), style="italic"),
        )

    def _table_in_words(self, number: int) -> list[str]:
        """Return everything on the table, and the palace or sheet of every seat."""
        view = dict(self.moments[number].game.view(self.seat))
        areas = [
            [f"{capitalised(self.renderer.own(seat))}:", *self.renderer.area_in_words(view, seat)]
            for seat in range(len(self.names))
        ]
        return [*self.renderer.table_in_words(view), *(line for area in areas for line in area)]

    def _heading(self, number: int) -> str:
        last, line = len(self.moments) - 1, self.moments[number].line
        return say("replay-moment", number=number, last=last, entry=Verbatim(line))

    def _seat_in_the_middle(self, moment: RecordMoment) -> int:
        """Return the seat that is followed, or the one that acted."""
        who = moment.line.partition(":")[0]
        return self.seat if self.seat is not None else int(who) if who.isdigit() else 0

    def show_all(self, screen: Screen) -> None:
        """Show every moment."""
        for number in range(len(self.moments)):
            self.show(screen, number)

    def step_through(self, screen: Screen) -> None:
        """Let the person step forwards and backwards."""
        number = 0
        notice = ""
        steps = {"": 1, **_ENGLISH, **{say(f"replay-prompt.{name}"): step for name, step in _STEPS.items()}}
        if self.plain:
            screen.say_lines([say("replay-prompt"), say("replay-prompt.plain")])
        shown = -1
        while True:
            if number != shown or not self.plain:
                self.show(screen, number)
            shown = number
            if notice:
                screen.remark(Text(notice, palette.BAD))
            try:
                answer = screen.ask("> " if self.plain else f"{say('replay-prompt')} > ").lower()
            except TableLeft:
                return
            if answer in (_QUIT, say("replay-prompt.quit")):
                return
            if self.plain and answer in (_TABLE, say("command-table")):
                screen.say_lines(self._table_in_words(number))
                notice = ""
                continue
            wanted = whole_number(answer)
            if wanted is None and answer in steps:
                wanted = number + steps[answer]
            notice = "" if wanted is not None else say("replay-not-understood", given=quoted(answer))
            if notice and self.plain:
                notice = f"{notice} {say('replay-prompt')}"
            number = number if wanted is None else max(0, min(wanted, len(self.moments) - 1))
