"""The welcome screen: resume a game, or begin a new one with a contribution to its seed."""

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

from alhambra.console import palette
from alhambra.console.descriptions import GAME, MODULE, OPTION, short_title, title
from alhambra.console.language import say, spoken
from alhambra.console.renderer import shown_name
from alhambra.console.saves.dealing import short_promise
from alhambra.console.saves.game_folder import Kept
from alhambra.console.saves.table_files import seating_of
from alhambra.protocol import AlhambraError, GameConfig
from alhambra.terminal.app import TerminalApp
from alhambra.terminal.interaction.command_line import CommandLine
from alhambra.terminal.screens.game_choice import SetUp
from alhambra.terminal.screens.set_up import SetUpScreen
from alhambra.texts import Verbatim

_ARCHES = (
    "\u256d\u2500\u256e \u256d\u2500\u256e \u256d\u2500\u256e \u256d\u2500\u256e \u256d\u2500\u256e",
    "\u2502 \u2502 \u2502 \u2502 \u2502\u25c6\u2502 \u2502 \u2502 \u2502 \u2502",
)
_MOST_OFFERED = 6


class Beginning(NamedTuple):
    """A game that a player can begin: an unfinished one, or a new one.

    If there is a promise, the player is asked for a contribution to the seed.
    """

    set_up: SetUp
    kept: list[Kept]
    promise: str | None
    from_position: Callable[[Kept], Screen[None]]
    begin: Callable[[str], Screen[None]]
    another: Callable[[SetUp], "WelcomeScreen"]  # creates the welcome screen of another game


class WelcomeScreen(Screen[None]):
    """A screen with as few questions as possible: Enter begins the game."""

    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "to_list", show=False),
        Binding("escape,ctrl+c,ctrl+q", "interrupt", show=False),
    ]

    def __init__(self, beginning: Beginning, is_setting_up: bool = False) -> None:
        super().__init__()
        self.beginning = beginning
        self._is_setting_up = is_setting_up

    def compose(self) -> ComposeResult:
        with Vertical(id="welcome"):
            yield Static(Text("\n".join(_ARCHES), palette.HEADING, justify="center"))
            yield Static(Text(say("screen-welcome"), palette.HEADING, justify="center"))
            yield Static(Text(), id="problem")
            if self.beginning.kept:
                yield Static(Text(say("screen-go-on")))
            yield OptionList(*self._offers(), id="games")
            yield CommandLine(placeholder=say("screen-word"), id="word")
            if self.beginning.promise is not None:
                promised = say("screen-promise", promise=short_promise(self.beginning.promise))
                yield Static(Text(promised, palette.FAINT, justify="center"))
            yield Static(Text(say("screen-welcome-keys"), palette.FAINT, justify="center"))

    @property
    def _kept(self) -> list[Kept]:
        return self.beginning.kept[:_MOST_OFFERED]

    def _offers(self) -> list[Text]:
        kept = [Text(_kept_game_text(game)) for game in self._kept]
        return [*kept, Text(_new_game_text(self.beginning.set_up.config)), Text(say("screen-another-game"))]

    def on_mount(self) -> None:
        word, games = self.query_one("#word", Input), self.query_one("#games", OptionList)
        asks_word = not self.beginning.kept and self.beginning.promise is not None
        word.display = asks_word
        games.highlighted = 0
        (word if asks_word else games).focus()
        if self._is_setting_up:
            self._set_up()

    def action_to_list(self) -> None:
        """Go from the contribution to the list of games."""
        self.query_one("#games", OptionList).focus()

    @on(OptionList.OptionSelected)
    def _chosen(self, event: OptionList.OptionSelected) -> None:
        if event.option_index < len(self._kept):
            self._show(lambda: self.beginning.from_position(self._kept[event.option_index]))
        elif event.option_index > len(self._kept):
            self._set_up()
        elif self.beginning.promise is None:
            self._show(lambda: self.beginning.begin(""))
        else:
            word = self.query_one("#word", Input)
            word.display = True
            word.focus()

    def _set_up(self) -> None:
        self.app.push_screen(SetUpScreen(self.beginning.set_up), self._is_set_up)

    def _is_set_up(self, chosen: SetUp | None) -> None:
        """Show the welcome screen of the chosen game, in another language if that was chosen."""
        if chosen is None:
            return
        following = self.beginning.another
        if chosen.language == spoken().name:
            self._show(lambda: following(chosen))
        else:
            app = self.app
            assert isinstance(app, TerminalApp)
            app.go_on_in(chosen.language, lambda: WelcomeScreen(following(chosen).beginning, is_setting_up=True))

    @on(Input.Submitted)
    def _word_given(self, event: Input.Submitted) -> None:
        if event.input.has_focus:  # keys typed ahead may arrive after the focus has moved
            self._show(lambda: self.beginning.begin(event.value))

    def _show(self, table: Callable[[], Screen[None]]) -> None:
        try:
            self.app.switch_screen(table())
        except AlhambraError as error:
            self.query_one("#problem", Static).update(Text(spoken().error(error), palette.BAD))

    def action_interrupt(self) -> None:
        """Leave without beginning anything."""
        self.app.exit()


def _new_game_text(config: GameConfig) -> str:
    """Describe the new game."""
    game = Verbatim(short_title(GAME, config.game))
    text = say("screen-new-game", game=game, players=say("seats-told", seats=config.seats))
    chosen = [short_title(MODULE, name) for name in sorted(config.modules)]
    chosen += [title(OPTION, name) for name in sorted(config.options)]
    return f"{text} ({', '.join(chosen)})" if chosen else text


def _kept_game_text(kept: Kept) -> str:
    own = seating_of(kept.record.players, kept.record.config.seats).person
    names = ", ".join([shown_name(player.name, seat == own) for seat, player in enumerate(kept.record.players)])
    day = time.strftime("%Y-%m-%d %H:%M", time.localtime(kept.changed))
    game = Verbatim(short_title(GAME, kept.record.config.game))
    return say(
        "screen-kept-game", game=game, people=Verbatim(names), entries=len(kept.record.entries), day=Verbatim(day)
    )
