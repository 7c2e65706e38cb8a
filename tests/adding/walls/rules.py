"""Walls: Alhambra, in which every side of the longest wall counts twice."""

from typing import TYPE_CHECKING, ClassVar

from alhambra.tilegames.variants.alhambra import AlhambraRules

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame


class WallsRules(AlhambraRules):
    """The differences between Walls and Alhambra."""

    name: ClassVar[str] = "walls"
    title: ClassVar[str] = "The Walls of Alhambra"
    folder: ClassVar[str] = "tests.adding.walls"

    def line_points(self, game: "TileGame", seat: int) -> dict[str, int]:
        return {line: 2 * points for line, points in super().line_points(game, seat).items()}
