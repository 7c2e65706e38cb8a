"""Network inputs for the Bureaux de Change."""

from typing import ClassVar, Final

from mypy_extensions import i64

from alhambra.search.network.input_writer import InputWriter
from alhambra.search.network.knowledge import known_other_cards
from alhambra.search.network.module_inputs import ModuleInputs
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.modules.bureaux.rules import Bureaux

_BUREAUX: Final = 6
_MOST_HELD: Final = 3


class BureauInputs(ModuleInputs):
    """The bureaux that each seat holds, and those in the display."""

    seat_size: ClassVar[int] = _BUREAUX + _MOST_HELD
    table_size: ClassVar[int] = 1 + _BUREAUX

    def write_seat(self, writer: InputWriter, game: TileGame, viewer: i64, seat: i64) -> None:
        module = game.module_of(Bureaux)
        held = [card for card in known_other_cards(game, viewer, seat) if module.is_bureau(card)]
        for bureau in range(1, _BUREAUX + 1):
            writer.flag(module.group + bureau in held)
        writer.amount(len(held), _MOST_HELD)

    def write_table(self, writer: InputWriter, game: TileGame, viewer: i64) -> None:
        group = game.module_of(Bureaux).group
        lying = list(game.display)
        writer.flag(True)
        for bureau in range(1, _BUREAUX + 1):
            writer.flag(group + bureau in lying)


INPUTS = BureauInputs()
