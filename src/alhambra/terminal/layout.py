"""How the parts of a table are laid out, for games that are played and for games that are looked at again."""

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

from alhambra.cli import palette
from alhambra.cli.blocks import Block
from alhambra.cli.renderer import Renderer
from alhambra.cli.speaking import say
from alhambra.terminal import canvas
from alhambra.terminal.canvas import Drawing, Target
from alhambra.terminal.command_line import CommandLine
from alhambra.terminal.picture import Picture
from alhambra.terminal.scene import Scene
from alhambra.terminal.scenes import scene_of
from alhambra.terminal.scrolling import PAGES, scroll, scrolling

AREAS = {"palace": "p", "others": "o", "seats": "v", "score": "s", "log": "l"}  # with their keys
PALACE = "palace"
TAB = "tab"
LOW = 34  # lines below which a window is low
_MOST_LOGGED, _MOST_SHOWN = 2000, 80  # lines of the log


class TableLayout(Screen[None]):
    """Market and hand, a palace, the others, how all stand, and what happened: as much at once as there is room for."""

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
        self.view: dict[str, Any] | None = None
        self.standing: Any = None
        self.area = PALACE
        self.clock = Text()  # how much time is left, where there is little
        self.logged: list[Text] = []
        self._rows: dict[tuple[str, int], Block] = {}  # of the log, by sentence and width
        self._is_redrawing = False

    def compose(self) -> ComposeResult:
        yield Picture(id="top")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield Picture(id="bazaar")
                yield Picture(id="tabs")
                yield Picture(id="ground")
            yield Picture(id="others")
            with Vertical(id="right"):
                yield Picture(id="seats")
                yield Picture(id="score")
                yield Picture(id="log")
        yield Picture(id="choices")
        yield CommandLine(id="command", compact=True, suggester=self.suggester, select_on_focus=False)
        yield Picture(id="keys")

    @property
    def suggester(self) -> Suggester | None:
        """What completes typed words."""
        return None

    def picture(self, name: str) -> Picture:
        return self.query_one(f"#{name}", Picture)

    def on_mount(self) -> None:
        self.set_focus(None)
        self.set_class(True, f"area-{self.area}")

    # --- drawing ---

    @on(Picture.Resized)
    def _has_other_room(self) -> None:
        self.redraw()

    @abstractmethod
    def draw_choices(self, width: int) -> None:
        """Draw what can be done, and the keys."""

    @abstractmethod
    def scene(self) -> Scene:
        """What is shown large."""

    def own_scene(self) -> Scene:
        """Whose hand is shown."""
        return self.scene()

    @property
    def lobby(self) -> list[str]:
        """What is shown before there is a game."""
        return []

    def redraw(self) -> None:
        """Draw everything anew as soon as nothing else is to be done, however often it is asked for until then."""
        if not self._is_redrawing:
            self._is_redrawing = True
            self.call_next(self._redraw)

    def _redraw(self) -> None:
        self._is_redrawing = False
        if self.is_mounted and self.app.size.width > 0:
            self.draw()

    def draw(self) -> None:
        """Draw all parts that are shown."""
        width, height = self.app.size
        self.draw_choices(width)
        self.picture("tabs").show(self._tabs())
        if self.view is None:
            lobby = [Text(line) for line in self.lobby]
            self.picture("ground").show(canvas.plain([Text(say("screen-waiting"), palette.FAINT), Text(), *lobby]))
            return
        scene = self.scene()
        self.draw_header()
        left = self.query_one("#left").size.width or width
        self.picture("bazaar").show(self.own_scene().bazaar(left - 2, height < LOW))
        room = max(self.query_one("#right").size.width - 2, 20)
        drawings: dict[str, Callable[[Size], Drawing]] = {
            "ground": lambda size: scene.ground(size.width, size.height),
            "others": lambda size: scene.others(size.width),
            "seats": lambda _: scene.seats(room),
            "score": lambda _: scene.score(self.standing, room),
        }
        for name, drawing in drawings.items():
            picture = self.picture(name)
            if _is_shown(picture):
                picture.show(drawing(picture.size))
        if _is_shown(self.picture("log")):
            self._draw_log(room)

    def draw_header(self) -> None:
        """Draw the first line, with the time that is left at its end."""
        if self.view is None:
            return
        width = self.app.size.width
        line = self.scene().header(width)
        if self.clock:
            line.truncate(width - self.clock.cell_len, pad=True)
            line.append_text(self.clock)
        self.picture("top").show(canvas.plain([line]))

    def _tabs(self) -> Drawing:
        chips = []
        for area, key in AREAS.items():
            style = "bold reverse" if area == self.area else palette.FAINT
            form = ".sheet" if area == PALACE and self.view is not None and "grid" in self.view else ""
            label = Text.assemble((f" {key} ", "bold"), f"{say(f'screen-area-{area}{form}')} ", style=style)
            chips.append(canvas.chip(label, Target(TAB, area)))
        return canvas.beside(chips, 1)

    def log_line(self, line: Text) -> None:
        """Add a line to what has happened."""
        self.logged = [*self.logged[-_MOST_LOGGED:], line]

    def _draw_log(self, width: int) -> None:
        log = self.picture("log")
        log.show(canvas.plain(row for line in self.logged[-_MOST_SHOWN:] for row in self.log_rows(line, width)))
        log.scroll_end(animate=False, immediate=True)

    def log_rows(self, line: Text, width: int) -> Block:
        """A line of the log in rows of this width, with the names in their colours."""
        rows = self._rows.get((line.plain, width))
        if rows is None:
            text = line if self.view is None else scene_of(self.view, self.renderer, 0).in_colour(line.copy())
            rows = self._rows[line.plain, width] = canvas.wrapped(text, width)
        return rows

    # --- areas ---

    def action_area(self, area: str) -> None:
        """Show another part of the table, where not all have room."""
        for name in AREAS:
            self.set_class(name == area, f"area-{name}")
        self.area = area
        self.call_after_refresh(self.redraw)

    def action_scroll(self, key: str) -> None:
        """Scroll what is shown large."""
        scroll(self.picture({"palace": "ground"}.get(self.area, self.area)), key)


def _is_shown(picture: Picture) -> bool:
    """Whether a part is shown at all in this window."""
    return all(node.display for node in picture.ancestors_with_self if isinstance(node, Widget))
