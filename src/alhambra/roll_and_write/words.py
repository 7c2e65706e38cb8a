"""Roll & Write in the terminal."""

from collections.abc import Mapping
from typing import Any, ClassVar

from rich.console import RenderableType

from alhambra.console.drawing import sheets
from alhambra.console.game_words import GameWords
from alhambra.console.renderer import Renderer
from alhambra.console.wording import sheets as wording
from alhambra.protocol import Action


class RollAndWriteRenderer(Renderer):
    """The renderer of Alhambra Roll & Write."""

    legend: ClassVar[str] = "view-legend"

    def render(self, view: dict[str, Any], seat: int) -> RenderableType:
        # As for a spectator: the names already tell the seats apart.
        return sheets.render({**view, "turn_seat": seat}, None, self.names, self.you)

    def turn_in_words(self, view: dict[str, Any]) -> list[str]:
        return wording.brief(view)

    def table_in_words(self, view: dict[str, Any]) -> list[str]:
        return wording.table(view, self.names)

    def area_in_words(self, view: dict[str, Any], seat: int) -> list[str]:
        return wording.sheet(view, seat)

    def standing_in_words(self, standing: Mapping[str, Any]) -> list[str]:
        return wording.standing(standing, self.names)

    def describe(self, action: Action, view: dict[str, Any]) -> str:
        return sheets.describe(action, view)


WORDS = GameWords(renderer=RollAndWriteRenderer)
