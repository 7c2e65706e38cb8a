"""Roll & Write in the terminal."""

from typing import Any, ClassVar

from rich.console import RenderableType

from alhambra.console.drawing import sheets
from alhambra.console.game_words import GameWords
from alhambra.console.renderer import Renderer
from alhambra.protocol import Action


class RollAndWriteRenderer(Renderer):
    """The renderer of Alhambra Roll & Write."""

    legend: ClassVar[str] = "view-legend"

    def render(self, view: dict[str, Any], seat: int) -> RenderableType:
        # As for a spectator: the names already tell the seats apart.
        return sheets.render({**view, "turn_seat": seat}, None, self.names, self.you)

    def describe(self, action: Action, view: dict[str, Any]) -> str:
        return sheets.describe(action, view)


WORDS = GameWords(renderer=RollAndWriteRenderer)
