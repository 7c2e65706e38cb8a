"""Which renderer shows which game."""

from collections.abc import Sequence
from typing import Any, ClassVar

from rich.console import RenderableType

from alhambra.cli import render_roll_and_write
from alhambra.cli.render_tiles import TileRenderer
from alhambra.cli.renderer import Renderer
from alhambra.protocol import Action


class RollAndWriteRenderer(Renderer):
    """Alhambra Roll & Write."""

    own: ClassVar[str] = "sheet"
    legend: ClassVar[str] = render_roll_and_write.LEGEND

    def render(self, view: dict[str, Any], seat: int) -> RenderableType:
        # As for a spectator who looks at this seat: the names say already who is who.
        return render_roll_and_write.render({**view, "turn_seat": seat}, None, self.names)

    def decision_title(self, view: dict[str, Any]) -> str:
        return render_roll_and_write.DECISION_TITLES.get(view["decision"]["kind"]) or super().decision_title(view)

    def kind_title(self, kind: str) -> str:
        return render_roll_and_write.KIND_TITLES.get(kind) or super().kind_title(kind)

    def describe(self, action: Action, view: dict[str, Any]) -> str:
        return render_roll_and_write.describe(action, view)

    def tell(self, event: dict[str, Any]) -> str | None:
        return render_roll_and_write.tell(event, self.names)


_RENDERERS: dict[str, type[Renderer]] = {
    "alhambra": TileRenderer,
    "granada": TileRenderer,
    "combined": TileRenderer,
    "roll_and_write": RollAndWriteRenderer,
}


def renderer_for(game: str, names: Sequence[str]) -> Renderer:
    """The renderer of a game; one that is not known is shown as plain data."""
    return _RENDERERS.get(game, Renderer)(names)
