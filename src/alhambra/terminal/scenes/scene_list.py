"""Find the scene for a game, by the shape of its view."""

from typing import Any

from alhambra.console.renderer import Renderer
from alhambra.terminal.scenes.scene import NO_MARKS, Marks, PlainScene, Scene
from alhambra.terminal.scenes.sheets import SheetScene
from alhambra.terminal.scenes.tile_table import TileScene


def scene_of(view: dict[str, Any], renderer: Renderer, seat: int, marks: Marks = NO_MARKS) -> Scene:
    """Return the scene of a view; an unknown game is shown as plain data."""
    if "market" in view:
        return TileScene(view, renderer, seat, marks)
    return SheetScene(view, renderer, seat, marks) if "grid" in view else PlainScene(view, renderer, seat, marks)
