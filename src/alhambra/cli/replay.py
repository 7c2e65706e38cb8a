"""Stepping through the record of a game."""

from pathlib import Path
from typing import NamedTuple

from rich.rule import Rule
from rich.text import Text

from alhambra.cli import palette
from alhambra.cli.renderer import Renderer
from alhambra.cli.renderers import renderer_for
from alhambra.cli.saving import read_table
from alhambra.cli.screen import Left, Screen
from alhambra.games import check_end, replay_entries
from alhambra.protocol import Game, quoted
from alhambra.protocol.reading import whole_number

_PROMPT = "Enter or n next, p previous, a number to jump, q quit > "
_STEPS = {"": 1, "n": 1, "p": -1}


class Moment(NamedTuple):
    """The game after one of its entries; the first moment is the start."""

    game: Game
    line: str
    news: list[str]


class Replay:
    """A record with the game at every moment of it."""

    def __init__(self, path: Path, seat: int | None) -> None:
        table = read_table(path)
        self.names = table.seating.names
        self.seat = seat
        self.renderer: Renderer = renderer_for(table.record.config.game, self.names)
        self.moments: list[Moment] = []
        lines = ["the start", *table.record.entries]
        game = None
        for line, game in zip(lines, replay_entries(table.record), strict=True):
            told = [self.renderer.tell(dict(event)) for event in game.events_for(seat)]
            self.moments.append(Moment(game, line, [sentence for sentence in told if sentence]))
        assert game is not None
        check_end(table.record, game)

    def show(self, screen: Screen, number: int) -> None:
        """The table at a moment."""
        moment = self.moments[number]
        screen.show(
            self.renderer.render(dict(moment.game.view(self.seat)), self._seat_in_the_middle(moment)),
            Rule(Text(f"{number} of {len(self.moments) - 1}: {moment.line}", style=palette.HEADING)),
            Text(" ".join(moment.news), style="italic"),
        )

    def _seat_in_the_middle(self, moment: Moment) -> int:
        """The seat that is watched, or the one that acted."""
        who = moment.line.partition(":")[0]
        return self.seat if self.seat is not None else int(who) if who.isdigit() else 0

    def show_all(self, screen: Screen) -> None:
        """Every moment, one after another."""
        for number in range(len(self.moments)):
            self.show(screen, number)

    def step_through(self, screen: Screen) -> None:
        """Let the person go forwards and backwards."""
        number = 0
        notice = ""
        while True:
            self.show(screen, number)
            if notice:
                screen.remark(Text(notice, palette.BAD))
            try:
                answer = screen.ask(_PROMPT).lower()
            except Left:
                return
            if answer == "q":
                return
            wanted = whole_number(answer)
            if wanted is None and answer in _STEPS:
                wanted = number + _STEPS[answer]
            notice = "" if wanted is not None else f"{quoted(answer)} means nothing here; these do:"
            number = number if wanted is None else max(0, min(wanted, len(self.moments) - 1))
