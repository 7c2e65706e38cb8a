"""The first screen: unfinished games to go on with, and a word for the shuffle of a new one."""

import time
from collections.abc import Callable
from typing import ClassVar, NamedTuple

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static

from alhambra.cli import palette
from alhambra.cli.dealing import short_promise
from alhambra.cli.explanations import GAME, short_title
from alhambra.cli.keeping import Kept
from alhambra.cli.renderer import shown_name
from alhambra.cli.speaking import say, spoken
from alhambra.protocol import AlhambraError, GameConfig
from alhambra.texts import Told

_ARCHES = (
    "\u256d\u2500\u256e \u256d\u2500\u256e \u256d\u2500\u256e \u256d\u2500\u256e \u256d\u2500\u256e",
    "\u2502 \u2502 \u2502 \u2502 \u2502\u25c6\u2502 \u2502 \u2502 \u2502 \u2502",
)
_MOST_OFFERED = 6


class Beginning(NamedTuple):
    """What a player can begin with: going on, or a new game that a word is added to (None: none is asked for)."""

    config: GameConfig
    kept: list[Kept]
    promise: str | None
    go_on: Callable[[Kept], Screen[None]]
    begin: Callable[[str], Screen[None]]


class WelcomeScreen(Screen[None]):
    """Asks as little as possible: Enter begins."""

    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,ctrl+c,ctrl+q", "leave", show=False, priority=True),
    ]

    def __init__(self, beginning: Beginning) -> None:
        super().__init__()
        self.beginning = beginning

    def compose(self) -> ComposeResult:
        with Vertical(id="welcome"):
            yield Static(Text("\n".join(_ARCHES), palette.HEADING, justify="center"))
            yield Static(Text(say("screen-welcome"), palette.HEADING, justify="center"))
            yield Static(Text(), id="problem")
            if self.beginning.kept:
                yield Static(Text(say("screen-go-on")))
                yield OptionList(*self._offers(), id="games")
            yield Input(placeholder=say("screen-word"), id="word")
            if self.beginning.promise is not None:
                promised = say("screen-promise", promise=short_promise(self.beginning.promise))
                yield Static(Text(promised, palette.FAINT, justify="center"))

    def _offers(self) -> list[Text]:
        players = say("seats-told", seats=self.beginning.config.seats)
        game = Told(short_title(GAME, self.beginning.config.game))
        kept = [Text(_told(game)) for game in self.beginning.kept[:_MOST_OFFERED]]
        return [*kept, Text(say("screen-new-game", game=game, players=players))]

    def on_mount(self) -> None:
        word = self.query_one("#word", Input)
        word.display = not self.beginning.kept
        (self.query_one("#games", OptionList) if self.beginning.kept else word).focus()

    @on(OptionList.OptionSelected)
    def _chosen(self, event: OptionList.OptionSelected) -> None:
        kept = self.beginning.kept[:_MOST_OFFERED]
        if event.option_index < len(kept):
            self._show(lambda: self.beginning.go_on(kept[event.option_index]))
        elif self.beginning.promise is None:
            self._show(lambda: self.beginning.begin(""))
        else:
            word = self.query_one("#word", Input)
            word.display = True
            word.focus()

    @on(Input.Submitted)
    def _word_given(self, event: Input.Submitted) -> None:
        self._show(lambda: self.beginning.begin(event.value))

    def _show(self, table: Callable[[], Screen[None]]) -> None:
        try:
            self.app.switch_screen(table())
        except AlhambraError as error:
            self.query_one("#problem", Static).update(Text(spoken().error(error), palette.BAD))

    def action_leave(self) -> None:
        self.app.exit()


def _told(kept: Kept) -> str:
    names = ", ".join([shown_name(player.name) for player in kept.record.players])
    day = time.strftime("%Y-%m-%d %H:%M", time.localtime(kept.changed))
    game = Told(short_title(GAME, kept.record.config.game))
    return say("screen-kept-game", game=game, people=Told(names), entries=len(kept.record.entries), day=Told(day))
