"""The replay of a recorded game, from any seat or with all hands open."""

from typing import Any, ClassVar

from rich.text import Text
from textual import events, on
from textual.binding import Binding, BindingType

from alhambra.console import palette
from alhambra.console.drawing.statistics import game_tables
from alhambra.console.language import say, spoken
from alhambra.console.record_replay import RecordReplay
from alhambra.protocol import Record
from alhambra.statistics import game_statistics
from alhambra.terminal.scenes import canvas
from alhambra.terminal.scenes.picture_widget import Picture
from alhambra.terminal.scenes.scene import SEAT
from alhambra.terminal.screens.layout import TAB, TableLayout
from alhambra.terminal.screens.results import PageScreen, coloured

_SCORING = ("scoring", "places_awarded")
_PAGE = 10


class ReplayScreen(TableLayout):
    """A table at any moment of a recorded game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,enter,space,n", "step(1)", show=False),
        Binding("left,backspace", "step(-1)", show=False),
        Binding("pagedown", f"step({_PAGE})", show=False),
        Binding("pageup", f"step(-{_PAGE})", show=False),
        Binding("home", "go(0)", show=False),
        Binding("end", "go(-1)", show=False),
        Binding("s", "scoring", show=False),
        Binding("i", "statistics", show=False),
        Binding("q,escape,ctrl+c,ctrl+q", "leave", show=False),
    ]

    def __init__(self, replay: RecordReplay, record: Record) -> None:
        super().__init__(replay.renderer, replay.seat or 0)
        self.replay = replay
        self.record = record
        self.number = 0
        self.has_open_hands = False
        self.notice = ""

    def on_mount(self) -> None:
        self.query_one("#info").display = False
        self._show(0)

    # --- the moment ---

    def _show(self, number: int) -> None:
        self.number = max(0, min(number, len(self.replay.moments) - 1))
        moment = self.replay.moments[self.number]
        who = moment.line.partition(":")[0]
        if self.replay.seat is None and who.isdigit():
            self.shown_seat = int(who)
        self._look()

    def _look(self) -> None:
        """Show the moment as the seat, or a spectator, saw it."""
        game = self.replay.moments[self.number].game
        self.view = dict(game.view(self.shown_seat if self.has_open_hands else self.replay.seat))
        self.standing = game.standing(seat=self.replay.seat)
        past = self.replay.moments[: self.number + 1]
        self.logged = [Text(sentence) for moment in past for sentence in moment.news]
        self.redraw()

    def action_step(self, moments: int) -> None:
        self.notice = ""
        self._show(self.number + moments)

    def action_go(self, number: int) -> None:
        self.notice = ""
        self._show(number if number >= 0 else len(self.replay.moments) - 1)

    def action_scoring(self) -> None:
        """Jump to the next scoring."""
        for number in range(self.number + 1, len(self.replay.moments)):
            happened = self.replay.moments[number].game.happened_for(self.replay.seat)
            if any(event["event"] in _SCORING for event in happened):
                self.notice = ""
                self._show(number)
                return
        self.notice = say("screen-replay-no-scoring")
        self.redraw()

    def on_key(self, event: events.Key) -> None:
        if event.character is not None and event.character.isdigit():
            event.stop()
            self._digit(int(event.character))

    def _digit(self, digit: int) -> None:
        """Show a seat, or with 0 toggle whether all hands are open."""
        if digit == 0:
            self.has_open_hands = not self.has_open_hands
            self.notice = say("screen-replay-hands" if self.has_open_hands else "screen-replay-hands.hidden")
        elif digit <= len(self.renderer.names):
            self.shown_seat = digit - 1
        self._look()

    @on(Picture.Touched)
    def _touched(self, event: Picture.Touched) -> None:
        if event.is_chosen and event.target.zone == SEAT and isinstance(event.target.thing, int):
            self.shown_seat = event.target.thing
            self._look()
        elif event.is_chosen and event.target.zone == TAB:
            self.action_area(str(event.target.thing))

    # --- drawing ---

    def draw_choices(self, width: int) -> None:
        moment = self.replay.moments[self.number]
        place = say("screen-replay-moment", number=self.number, last=len(self.replay.moments) - 1)
        lines = [Text.assemble((f" {place}  ", palette.HEADING), (moment.line, "bold"))]
        news = coloured([Text(" " + " ".join(moment.news))], self.renderer.names)[0]
        lines += canvas.wrapped(news, width - 2)
        if self.has_open_hands:
            lines += [row for hand in self._hands() for row in canvas.wrapped(hand, width - 2)]
        if self.notice:
            lines.append(Text(f" {self.notice}", palette.FAINT))
        self.picture("choices").show(canvas.plain(lines))
        self.picture("keys").show(canvas.plain([Text(f" {say('screen-replay-keys')}", palette.FAINT)]))

    def _hands(self) -> list[Text]:
        """Draw the hands of all seats, if the game has any."""
        game = self.replay.moments[self.number].game
        lines = []
        for seat, name in enumerate(self.renderer.names):
            view: dict[str, Any] = dict(game.view(seat))
            if view.get("hand") is not None:
                cards = ", ".join([spoken().card(card) for card in view["hand"]]) or say("plain-none")
                lines.append(Text(f" {say('screen-replay-known', seat=name)} {cards}"))
        return coloured(lines, self.renderer.names)

    def action_statistics(self) -> None:
        """Show the statistics of the whole game."""
        tables = game_tables(game_statistics(self.record))
        self.app.push_screen(PageScreen(say("screen-statistics"), lambda width: canvas.rendered(tables, width)))

    def action_leave(self) -> None:
        self.app.exit()
