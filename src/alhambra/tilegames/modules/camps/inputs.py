"""Network inputs for the Camps."""

from typing import ClassVar, Final

from mypy_extensions import i64

from alhambra.palace.shapes import CAMP
from alhambra.search.network.input_writer import InputWriter
from alhambra.search.network.module_inputs import ModuleInputs
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.modules.camps.rules import camp_points

_MOST_CAMPS: Final = 4
_MOST_POINTS: Final = 12


class CampInputs(ModuleInputs):
    """The camps of a seat and what they score."""

    seat_size: ClassVar[int] = _MOST_CAMPS + _MOST_POINTS
    table_size: ClassVar[int] = 1

    def write_seat(self, writer: InputWriter, game: TileGame, viewer: i64, seat: i64) -> None:
        palace = game.palaces[seat]
        writer.amount(len(palace.cells_of(CAMP)), _MOST_CAMPS)
        writer.amount(camp_points(palace), _MOST_POINTS)

    def write_table(self, writer: InputWriter, game: TileGame, viewer: i64) -> None:
        writer.flag(True)


INPUTS = CampInputs()
