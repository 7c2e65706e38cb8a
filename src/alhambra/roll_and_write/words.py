"""Roll & Write in the terminal."""

from typing import Any, ClassVar

from rich.console import RenderableType

from alhambra.cli import render_roll_and_write
from alhambra.cli.game_words import GameWords
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


WORDS = GameWords(
    renderer=RollAndWriteRenderer,
    games={
        "roll_and_write": (
            "Tick buildings on a sheet where the row of a yellow and the column of a blue die cross, or take "
            "coins for crossings that are ticked already. Points go to those who tick the most of each type, "
            "and to rows and columns that fill up."
        ),
    },
    options={
        "three_imaginary": "Alone against three imaginary players, over 15 rounds.",
        "four_imaginary": "Alone against four imaginary players, over 12 rounds.",
        "opponents": "The imaginary players score as well, and the best of them is to be reached.",
    },
)
