"""The layout of tables, for running games and replays."""

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.geometry import Size
from textual.screen import Screen
from textual.suggester import Suggester
from textual.widget import Widget

from alhambra.console import palette
from alhambra.console.drawing.blocks import Block
from alhambra.console.language import say
from alhambra.console.renderer import Renderer
from alhambra.terminal.interaction.command_line import CommandLine
from alhambra.terminal.scenes import canvas
from alhambra.terminal.scenes.canvas import Drawing, Target
from alhambra.terminal.scenes.picture_widget import Picture
from alhambra.terminal.scenes.scene import NO_MARKS, Marks, Scene
from alhambra.terminal.scenes.scene_list import scene_of
from alhambra.terminal.screens.scrolling import PAGES, scroll, scrolling
from alhambra.terminal.theme import seat_colour

AREAS = {"palace": "p", "others": "o", "seats": "v", "score": "s", "log": "l"}  # with their keys
PALACE, SCORE = "palace", "score"
TAB = "tab"
LOW = 34  # lines below which a window is low
_LETTERS_OF_NAMES = (None, 3, 2)  # beside the points, as there is room; None: all
_MOST_LOGGED, _MOST_SHOWN = 2000, 80  # lines of the log


class TableLayout(Screen[None]):
    """Market and hand, a palace, the others, the standing and the log: as much as fits."""

    AUTO_FOCUS = ""
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide"), (170, "-huge")]  # noqa: RUF012  (as in the base class)
    VERTICAL_BREAKPOINTS = [(0, "-low"), (LOW, "-high")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"area('{area}')", show=False) for area, key in AREAS.items()),
        *scrolling(PAGES),
    ]

    def __init__(self, renderer: Renderer, shown_seat: int) -> None:
        super().__init__()
        self.renderer = renderer
        self.shown_seat = shown_seat
        self._view: dict[str, Any] | None = None
        self._turns_of_view = 0
        self.standing: Any = None
        self.area = PALACE
        self.clock = Text()  # the time left, if it is limited
        self.logged: list[Text] = []
        self._rows: dict[tuple[str, int], Block] = {}  # rows of the log, by sentence and width
        self._is_redrawing = False

    def compose(self) -> ComposeResult:
        yield Picture(id="top")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield Picture(id="market")
                yield Picture(id="tabs")
                yield Picture(id="ground")
            yield Picture(id="others")
            with Vertical(id="right"):
                yield Picture(id="seats")
                yield Picture(id="score")
                yield Picture(id="log")
        yield Picture(id="choices")
        yield Picture(id="info")
        yield CommandLine(id="command", compact=True, suggester=self.suggester, select_on_focus=False)
        yield Picture(id="keys")

    @property
    def suggester(self) -> Suggester | None:
        """Return the completer of the command line."""
        return None

    def picture(self, name: str) -> Picture:
        return self.query_one(f"#{name}", Picture)

    def on_mount(self) -> None:
        self.set_focus(None)
        self.set_class(True, f"area-{self.area}")

    # --- drawing ---

    @property
    def view(self) -> dict[str, Any] | None:
        """Return the view that is shown; None before the game."""
        return self._view

    @view.setter
    def view(self, view: dict[str, Any] | None) -> None:
        self._view = view
        self._turns_of_view += 1  # the same view may have changed

    @on(Picture.Resized)
    def _has_other_room(self) -> None:
        self.redraw()

    @abstractmethod
    def draw_choices(self, width: int) -> None:
        """Draw the choices and the keys."""

    @property
    def own_seat(self) -> int:
        """Return the seat whose hand is shown, whichever palace is."""
        return self.shown_seat

    def marks(self) -> Marks:
        """Return the marks on the seat's own things."""
        return NO_MARKS

    @property
    def lobby(self) -> list[str]:
        """Return what is shown before the game."""
        return []

    def redraw(self) -> None:
        """Schedule a redraw after all pending messages; several calls cause only one."""
        if not self._is_redrawing:
            self._is_redrawing = True
            self.call_next(self._redraw)

    def _redraw(self) -> None:
        self._is_redrawing = False
        if self.is_mounted and self.children and self.app.size.width > 0:  # not while the app is shutting down
            self.draw()

    def draw(self) -> None:
        """Draw all visible parts; each is rebuilt only if its input has changed."""
        width, height = self.app.size
        self.draw_choices(width)
        self.picture("tabs").draw((self.area, self._turns_of_view, width), self._tabs)
        if self.view is None:
            lobby = [Text(line) for line in self.lobby]
            self.picture("ground").show(canvas.plain([Text(say("screen-waiting"), palette.FAINT), Text(), *lobby]))
            return
        self.draw_header()
        marks = self.marks()
        on_ground = marks.on_ground if self.shown_seat == self.own_seat else NO_MARKS
        room = Size(max(self.query_one("#right").size.width - 2, 20), height)
        left = Size((self.query_one("#left").size.width or width) - 2, height)
        ground, others = self.picture("ground").size, self.picture("others").size
        self._draw_part("market", left, lambda scene: scene.market(left.width, height < LOW), marks.on_market)
        self._draw_part("ground", ground, lambda scene: scene.ground(*ground), on_ground)
        self._draw_part("others", others, lambda scene: scene.others(*others))
        self._draw_part("seats", room, lambda scene: scene.seats(room.width))
        self._draw_part("score", room, lambda scene: scene.score(self.standing, room.width), of=self.standing)
        if is_shown(self.picture("log")):
            self._draw_log(room.width)

    def _draw_part(
        self, name: str, room: Size, drawn: Callable[[Scene], Drawing], marks: Marks = NO_MARKS, of: object = None
    ) -> None:
        """Draw one part, if it is visible."""
        picture = self.picture(name)
        if is_shown(picture) and self.view is not None:
            view, seat = self.view, self.own_seat if name == "market" else self.shown_seat
            made_of = (self._turns_of_view, seat, room, marks, of)
            picture.draw(made_of, lambda: drawn(scene_of(view, self.renderer, seat, marks)))

    def draw_header(self) -> None:
        """Draw the first line, with the time left at its end."""
        width, clock = self.app.size.width, self.clock
        self.picture("top").draw((self._turns_of_view, width, clock, clock.style), lambda: self._header(width))

    def _header(self, width: int) -> Drawing:
        if self.view is None:
            return canvas.NOTHING
        line = scene_of(self.view, self.renderer, self.shown_seat).header(width)
        if self.clock:
            line.truncate(width - self.clock.cell_len, pad=True)
            line.append_text(self.clock)
        return canvas.plain([line])

    def _tabs(self) -> Drawing:
        """Return the areas with their keys and, where there is room, the points of all seats."""
        areas = self._areas()
        room = self.app.size.width - 2 - areas.width
        for letters in _LETTERS_OF_NAMES:
            points = self._points(letters)
            if 0 < points.cell_len + 2 <= room:
                return canvas.beside([areas, canvas.plain([points])], room - points.cell_len)
        return areas

    def _points(self, letters: int | None) -> Text:
        """Return the points of all seats, with this many letters of their names."""
        if self.view is None:
            return Text()
        shown = [
            Text(f"{name[:letters]} {seat['points']}", f"bold {seat_colour(number)}")
            for number, (name, seat) in enumerate(zip(self.renderer.names, self.view["seats"], strict=True))
        ]
        return Text("  " if letters is None else " ").join(shown)

    def _areas(self) -> Drawing:
        chips = []
        for area, key in AREAS.items():
            style = "bold reverse" if area == self.area else palette.FAINT
            form = ".sheet" if area == PALACE and self.view is not None and "grid" in self.view else ""
            label = Text.assemble((f" {key} ", "bold"), f"{say(f'screen-area-{area}{form}')} ", style=style)
            chips.append(canvas.chip(label, Target(TAB, area)))
        return canvas.beside(chips, 1)

    def log_line(self, line: Text) -> None:
        """Add a line to the log."""
        self.logged = [*self.logged[-_MOST_LOGGED:], line]

    def _draw_log(self, width: int) -> None:
        log = self.picture("log")
        lines = self.logged[-_MOST_SHOWN:]
        log.draw((lines, width), lambda: canvas.plain(row for line in lines for row in self.log_rows(line, width)))
        log.scroll_end(animate=False, immediate=True)

    def log_rows(self, line: Text, width: int) -> Block:
        """Return a line of the log wrapped to this width, with the names in their colours."""
        rows = self._rows.get((line.plain, width))
        if rows is None:
            text = line if self.view is None else scene_of(self.view, self.renderer, 0).in_colour(line.copy())
            rows = self._rows[line.plain, width] = canvas.wrapped(text, width)
        return rows

    # --- areas ---

    def action_area(self, area: str) -> None:
        """Show another part of the table, if there is no room for all."""
        for name in AREAS:
            self.set_class(name == area, f"area-{name}")
        self.area = area
        self.call_after_refresh(self.redraw)

    def action_scroll(self, key: str) -> None:
        """Scroll the large part."""
        scroll(self.picture({"palace": "ground"}.get(self.area, self.area)), key)


def is_shown(picture: Picture) -> bool:
    """Return whether a part is shown at all in this window."""
    return all(node.display for node in picture.ancestors_with_self if isinstance(node, Widget))
