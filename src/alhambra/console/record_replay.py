"""Step through the record of a game, line by line."""

from pathlib import Path
from typing import NamedTuple

from rich.rule import Rule
from rich.text import Text

from alhambra.console import palette
from alhambra.console.language import say
from alhambra.console.renderer import NAMELESS, Renderer
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
_QUIT = "q"


class RecordMoment(NamedTuple):
    """The game after one of its entries; the first moment is the start."""

    game: Game
    line: str
    news: list[str]


class RecordReplay:
    """A record, with the game at every moment."""

    def __init__(self, path: Path, seat: int | None) -> None:
        table = read_table(path)
        self.names = table.seating.names
        self.seat = seat
        self.renderer: Renderer = renderer_for(
            table.record.config.game, self.names, None if NAMELESS in self.names else seat
        )
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
        screen.show(
            self.renderer.render(dict(moment.game.view(self.seat)), self._seat_in_the_middle(moment)),
            Rule(Text(self._heading(number), style=palette.HEADING)),
            Text(" ".join(moment.news), style="italic"),
        )

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
        while True:
            self.show(screen, number)
            if notice:
                screen.remark(Text(notice, palette.BAD))
            try:
                answer = screen.ask(f"{say('replay-prompt')} > ").lower()
            except TableLeft:
                return
            if answer in (_QUIT, say("replay-prompt.quit")):
                return
            wanted = whole_number(answer)
            if wanted is None and answer in steps:
                wanted = number + steps[answer]
            notice = "" if wanted is not None else say("replay-not-understood", given=quoted(answer))
            number = number if wanted is None else max(0, min(wanted, len(self.moments) - 1))
