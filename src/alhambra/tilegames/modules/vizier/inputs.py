"""Network inputs for the Vizier's Favour."""

from typing import ClassVar

from mypy_extensions import i64

from alhambra.search.network.input_writer import InputWriter
from alhambra.search.network.module_inputs import ModuleInputs
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.modules.vizier.rules import Vizier


class VizierInputs(ModuleInputs):
    """Active stones."""

    seat_size: ClassVar[int] = 1
    table_size: ClassVar[int] = 1

    def write_seat(self, writer: InputWriter, game: TileGame, viewer: i64, seat: i64) -> None:
        writer.flag(game.module_of(Vizier).active[seat])

    def write_table(self, writer: InputWriter, game: TileGame, viewer: i64) -> None:
        writer.flag(True)


INPUTS = VizierInputs()
