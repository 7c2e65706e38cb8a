"""A widget that shows a drawing, and reports clicks on its targets."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual import events
from textual.css.scalar import Scalar
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from alhambra.terminal.scenes.canvas import NOTHING, Drawing, Target, TargetArea
from alhambra.terminal.theme import ON_LIGHT

_CONSOLE = Console(width=1000, color_system="truecolor", force_terminal=True, highlight=False, legacy_windows=False)


class Picture(ScrollView, can_focus=False):
    """A widget that shows a drawing, with scrolling if it is larger than the widget."""

    class Touched(Message):
        """A message: a target was clicked, or the pointer is over it."""

        def __init__(self, target: Target, is_chosen: bool) -> None:
            super().__init__()
            self.target = target
            self.is_chosen = is_chosen

    class Resized(Message):
        """A message: the size available for the drawing has changed."""

    def __init__(self, **attributes: Any) -> None:
        super().__init__(**attributes)
        self.drawing = NOTHING
        self._made_of: tuple[object, ...] | None = None
        self._strips: dict[int, Strip] = {}  # the lines that were rendered already
        self._theme = ""
        self._ground = Style()
        self._hovered: Target | None = None

    def draw(self, made_of: tuple[object, ...], drawn: Callable[[], Drawing]) -> None:
        """Draw again if any input of the drawing has changed."""
        if made_of != self._made_of or self.app.theme != self._theme:
            self.show(drawn())
            self._made_of = made_of

    def show(self, drawing: Drawing) -> None:
        """Show a new drawing."""
        before, self.drawing, self._made_of = self.drawing.lines, drawing, None
        if self.app.theme != self._theme or len(before) != len(drawing.lines):
            self._theme, self._strips = self.app.theme, {}
            self.refresh()
        else:
            pairs = enumerate(zip(before, drawing.lines, strict=True))
            changed = [row for row, (old, new) in pairs if not _is_same(old, new)]
            for row in changed:
                self._strips.pop(row, None)
            if changed:
                self.refresh_lines(changed[0], changed[-1] - changed[0] + 1)
        self.virtual_size = self._scrolled_size()

    def _scrolled_size(self) -> Size:
        """Return the size to scroll; it is constant while everything fits, to avoid a new layout."""
        least = self.styles.min_height
        lines = max(len(self.drawing.lines), 0 if least is None else least.cells or 0)
        needed, before, room = Size(max(self.drawing.width, 1), lines), self.virtual_size, self.container_size
        if not (_fits(needed, room) and _fits(before, room)):
            return needed
        return Size(
            needed.width if _is_auto(self.styles.width) else before.width,
            needed.height if _is_auto(self.styles.height) else before.height,
        )

    def on_resize(self) -> None:
        self.virtual_size = self._scrolled_size()
        self.post_message(self.Resized())

    def get_content_width(self, container: Size, viewport: Size) -> int:
        return self.drawing.width

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(self.drawing.lines)

    def render_lines(self, crop: Region) -> list[Strip]:
        self._ground = self.rich_style  # computed once for all lines
        return super().render_lines(crop)

    def render_line(self, y: int) -> Strip:
        scroll_x, scroll_y = self.scroll_offset
        row = y + scroll_y
        width = self.size.width
        if row >= len(self.drawing.lines):
            return Strip.blank(width, self._ground)
        if row not in self._strips:
            self._strips[row] = _strip(self.drawing.lines[row], not self.app.current_theme.dark)
        strip = self._strips[row].crop(scroll_x, scroll_x + width)
        return strip.extend_cell_length(width).apply_style(self._ground)

    def spot_of(self, target: Target) -> TargetArea | None:
        """Return the area of a target."""
        return next((spot for spot in self.drawing.spots if spot.target == target), None)

    def reveal(self, target: Target) -> None:
        """Scroll a target into view."""
        spot = self.spot_of(target)
        if spot is not None:
            self.scroll_to_region(Region(*spot[:4]), animate=False, immediate=True)

    # --- the mouse ---

    def _target_at(self, event: events.MouseEvent) -> Target | None:
        inside = event.get_content_offset(self)
        if inside is None:
            return None
        x, y = inside + self.scroll_offset
        return next((spot.target for spot in self.drawing.spots if spot.covers(x, y)), None)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        target = self._target_at(event)
        if target is not None and target != self._hovered:
            self.post_message(self.Touched(target, False))
        self._hovered = target

    def on_leave(self) -> None:
        self._hovered = None

    def on_click(self, event: events.Click) -> None:
        target = self._target_at(event)
        if target is not None:
            event.stop()
            self.post_message(self.Touched(target, True))


def _is_same(one: Text, other: Text) -> bool:
    return one is other or (one == other and one.style == other.style)


def _fits(size: Size, room: Size) -> bool:
    return size.width <= room.width and size.height <= room.height


def _is_auto(extent: Scalar | None) -> bool:
    return extent is not None and extent.is_auto


def _strip(line: Text, is_light: bool) -> Strip:
    segments = list(line.render(_CONSOLE)) if line.spans else [Segment(line.plain, _CONSOLE.get_style(line.style))]
    if is_light:
        segments = [Segment(text, _on_light(style) if style else style) for text, style, _ in segments]
    return Strip(segments)


@lru_cache(1024)
def _on_light(style: Style) -> Style:
    """Return the style for a light background, unless it has a background of its own."""
    if style.color is None or style.bgcolor is not None or style.color.triplet is None:
        return style
    other = ON_LIGHT.get(style.color.triplet.hex)
    return style if other is None else style + Style.parse(other)
