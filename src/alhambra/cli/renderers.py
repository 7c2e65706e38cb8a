"""Which renderer shows which game."""

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType

from alhambra.cli import render_roll_and_write, tell_roll_and_write
from alhambra.cli.render_tiles import TileRenderer
from alhambra.cli.renderer import YOU, Renderer
from alhambra.protocol import Action


class RollAndWriteRenderer(Renderer):
    """Alhambra Roll & Write; its sheets call the seats by number."""

    name_pool = ()

    def render(self, view: dict[str, Any], seat: int) -> RenderableType:
        return render_roll_and_write.render(view, seat)

    def describe(self, action: Action, view: dict[str, Any]) -> str:
        return render_roll_and_write.describe(action, view)

    def tell(self, event: dict[str, Any]) -> str | None:
        return tell_roll_and_write.tell(self, event)


_RENDERERS: dict[str, type[Renderer]] = {
    "alhambra": TileRenderer,
    "granada": TileRenderer,
    "combined": TileRenderer,
    "roll_and_write": RollAndWriteRenderer,
}


def seat_names(game: str, seats: int) -> list[str]:
    """Names for the seats of a new table; the first is the person's."""
    pool = _RENDERERS.get(game, Renderer).name_pool
    return [YOU, *(pool[seat - 1] if seat <= len(pool) else f"Seat {seat}" for seat in range(1, seats))]


def renderer_for(game: str, names: Sequence[str]) -> Renderer:
    """The renderer of a game; one that is not known is shown as plain data."""
    return _RENDERERS.get(game, Renderer)(names)
