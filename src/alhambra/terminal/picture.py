"""The widget that shows a drawing, and says what was touched on it."""

from functools import lru_cache
from typing import Any

from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual import events
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from alhambra.terminal.canvas import NOTHING, Drawing, Spot, Target
from alhambra.terminal.look import ON_LIGHT

_CONSOLE = Console(width=1000, color_system="truecolor", force_terminal=True, highlight=False, legacy_windows=False)


class Picture(ScrollView, can_focus=False):
    """Shows a drawing, which may be larger than the widget: then it is scrolled."""

    class Touched(Message):
        """Somebody has clicked on something, or the pointer is over it."""

        def __init__(self, target: Target, is_chosen: bool) -> None:
            super().__init__()
            self.target = target
            self.is_chosen = is_chosen

    class Resized(Message):
        """There is more or less room for the drawing than before."""

    def __init__(self, **attributes: Any) -> None:
        super().__init__(**attributes)
        self.drawing = NOTHING
        self._strips: list[Strip] = []
        self._hovered: Target | None = None

    def show(self, drawing: Drawing) -> None:
        """Show a new drawing."""
        self.drawing = drawing
        is_light = not self.app.current_theme.dark
        self._strips = [_strip(line, is_light) for line in drawing.lines]
        size = Size(max(drawing.width, 1), len(drawing.lines))
        if size != self.virtual_size:
            self.virtual_size = size
            self.refresh(layout=True)
        else:
            self.refresh()

    def on_resize(self) -> None:
        self.post_message(self.Resized())

    def get_content_width(self, container: Size, viewport: Size) -> int:
        return self.drawing.width

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(self.drawing.lines)

    def render_line(self, y: int) -> Strip:
        scroll_x, scroll_y = self.scroll_offset
        row = y + scroll_y
        width = self.size.width
        if row >= len(self._strips):
            return Strip.blank(width, self.rich_style)
        strip = self._strips[row].crop(scroll_x, scroll_x + width)
        return strip.extend_cell_length(width).apply_style(self.rich_style)

    def spot_of(self, target: Target) -> Spot | None:
        """Where a target is drawn."""
        return next((spot for spot in self.drawing.spots if spot.target == target), None)

    def reveal(self, target: Target) -> None:
        """Scroll so that a target can be seen."""
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


def _strip(line: Text, is_light: bool) -> Strip:
    segments = list(line.render(_CONSOLE)) if line.spans else [Segment(line.plain, _CONSOLE.get_style(line.style))]
    if is_light:
        segments = [Segment(text, _on_light(style) if style else style) for text, style, _ in segments]
    return Strip(segments)


@lru_cache(1024)
def _on_light(style: Style) -> Style:
    """The same style on a light ground; what has a ground of its own stays."""
    if style.color is None or style.bgcolor is not None or style.color.triplet is None:
        return style
    other = ON_LIGHT.get(style.color.triplet.hex)
    return style if other is None else style + Style.parse(other)
