"""Which scene draws which game: it is told by what a view shows."""

from typing import Any

from alhambra.console.renderer import Renderer
from alhambra.terminal.scenes.scene import NO_MARKS, Marks, PlainScene, Scene
from alhambra.terminal.scenes.sheets import SheetScene
from alhambra.terminal.scenes.tile_table import TileScene


def scene_of(view: dict[str, Any], renderer: Renderer, seat: int, marks: Marks = NO_MARKS) -> Scene:
    """The scene of a view; a game that is not known is shown as data."""
    if "market" in view:
        return TileScene(view, renderer, seat, marks)
    return SheetScene(view, renderer, seat, marks) if "grid" in view else PlainScene(view, renderer, seat, marks)
