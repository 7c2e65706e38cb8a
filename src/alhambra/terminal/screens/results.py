"""Pages shown over the table: a text, a scoring, or the end of a game."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen

from alhambra.console import palette
from alhambra.console.drawing.blocks import Block
from alhambra.console.language import say
from alhambra.console.renderer import Renderer
from alhambra.protocol import Record
from alhambra.terminal.scenes import canvas
from alhambra.terminal.scenes.picture_widget import Picture
from alhambra.terminal.scenes.score_tables import participants, scoring_lines
from alhambra.terminal.screens.scrolling import ENDS, LINES, PAGES, scroll, scrolling
from alhambra.terminal.theme import seat_colour

_BORDERS = 6  # columns for the frame of a page and its scrollbar


class PageScreen(ModalScreen[None]):
    """A page to read and close."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,space,question_mark,backspace", "close", show=False),
        *scrolling(LINES, PAGES, ENDS),
        Binding("ctrl+c,ctrl+q", "close", show=False),
    ]

    def __init__(self, title: str, lines: Block | Callable[[int], Block]) -> None:
        super().__init__()
        self._title = title
        self._lines = lines

    def compose(self) -> ComposeResult:
        with Vertical(id="page") as page:
            page.border_title = self._title
            page.border_subtitle = say("screen-close")
            yield Picture(id="text")

    def on_resize(self, event: events.Resize) -> None:
        self.call_after_refresh(self.draw)

    def draw(self) -> None:
        """Lay out the text for the current width."""
        room = max(min(self.app.size.width - _BORDERS, 116), 20)
        lines = self._lines(room) if callable(self._lines) else self._lines
        self.query_one("#text", Picture).show(canvas.plain(lines))

    def action_scroll(self, key: str) -> None:
        scroll(self.query_one("#text", Picture), key)

    def action_close(self) -> None:
        self.dismiss()

    def on_click(self, event: events.Click) -> None:
        if self.get_widget_at(event.screen_x, event.screen_y)[0] is self:
            self.dismiss()


class ScoringScreen(PageScreen):
    """A scoring, type by type."""

    def __init__(self, event: Mapping[str, Any], renderer: Renderer) -> None:
        self.event = event
        self.names = renderer.names
        self.reasons = [Text(reason, palette.FAINT) for reason in renderer.reasons(event)]
        super().__init__(say("screen-scoring", scoring=event["scoring"]), self._drawn)

    def _drawn(self, width: int) -> Block:
        lines = scoring_lines(self.event, self.names, width)
        reasons = [line for reason in self.reasons for line in canvas.wrapped(reason, width)]
        lines += [Text(), *reasons] if reasons else []
        return [Text(), *coloured(lines, participants(self.event, self.names)), Text(), *self._points(), Text()]

    def _points(self) -> Block:
        points = sorted(enumerate(self.event["points"]), key=lambda entry: -entry[1])
        texts = [Text(f" {self.names[seat]} {total} ", f"bold {seat_colour(seat)}") for seat, total in points]
        return [Text.assemble((say("screen-points-now"), palette.HEADING), " ", Text(" ").join(texts))]


class EndScreen(PageScreen):
    """The end of a game: a sheet with all rounds, and statistics."""

    def __init__(self, record: Record, place: str | None, names: Sequence[str]) -> None:
        self.record = record
        self.names = names
        self.place = place
        super().__init__(say("result"), self._drawn)

    def _drawn(self, width: int) -> Block:
        from alhambra.console.drawing.statistics import game_tables  # here, because the first screen does not need it
        from alhambra.statistics import game_statistics

        game = game_statistics(self.record)
        ranking = sorted(game["seats"], key=lambda seat: -seat["points"])
        lines: Block = [Text()]
        for seat in ranking:
            star = "\u2605" if seat["won"] else " "
            style = f"bold {seat_colour(seat['seat'])}"
            lines.append(
                Text.assemble(f"  {star} ", (f"{self.names[seat['seat']]:<14}", style), f"{seat['points']:>4}")
            )
        lines += [Text(), *canvas.rendered(game_tables(game, self.names), width)]
        if self.place is not None:
            lines += [Text(), *canvas.wrapped(Text(say("record-is-in", path=self.place), palette.FAINT), width)]
        return lines


def coloured(lines: Block, names: Sequence[str]) -> Block:
    """Return the lines with the names of seats in their colours."""
    for line in lines:
        for number, name in enumerate(names):
            line.highlight_words([name], f"bold {seat_colour(number)}")
    return lines
