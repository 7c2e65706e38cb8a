"""Network inputs for the City Gates."""

from typing import ClassVar, Final

from mypy_extensions import i64

from alhambra.search.network.input_writer import InputWriter
from alhambra.search.network.knowledge import known_other_cards
from alhambra.search.network.module_inputs import ModuleInputs
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.modules.gates.rules import Gates

_MOST_HELD: Final = 2


class GateInputs(ModuleInputs):
    """Gate cards in hands, and whether one is open."""

    seat_size: ClassVar[int] = _MOST_HELD
    table_size: ClassVar[int] = 2

    def write_seat(self, writer: InputWriter, game: TileGame, viewer: i64, seat: i64) -> None:
        card = game.module_of(Gates).card
        writer.amount(known_other_cards(game, viewer, seat).count(card), _MOST_HELD)

    def write_table(self, writer: InputWriter, game: TileGame, viewer: i64) -> None:
        writer.flag(True)
        writer.flag(game.module_of(Gates).open)


INPUTS = GateInputs()
