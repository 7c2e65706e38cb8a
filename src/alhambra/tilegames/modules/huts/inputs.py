"""Network inputs for the Builders' Huts."""

from typing import ClassVar, Final

from mypy_extensions import i64

from alhambra.palace.palace import EMPTY, STEPS
from alhambra.search.network.input_writer import InputWriter
from alhambra.search.network.module_inputs import ModuleInputs
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.modules.huts.rules import NO_HUT, Huts

_MOST_HUTS: Final = 3
_MOST_COUNTED: Final = 6
_TYPES: Final = 6


class HutInputs(ModuleInputs):
    """The huts of a seat, what they count for now and may count for later, and the face-up huts."""

    seat_size: ClassVar[int] = _MOST_HUTS + 2 * _MOST_COUNTED
    table_size: ClassVar[int] = 1 + _TYPES

    def write_seat(self, writer: InputWriter, game: TileGame, viewer: i64, seat: i64) -> None:
        module, palace = game.module_of(Huts), game.palaces[seat]
        counted: i64 = 0
        free: i64 = 0
        for cell in palace.cells_between(module.first, module.end):
            walls = palace.marked_at(cell)
            counted += module.value(game, palace, cell)
            for side in range(4):
                if not walls >> side & 1 and palace.piece_at(cell + STEPS[side]) == EMPTY:
                    free += 1
        writer.amount(module.owned(game, seat), _MOST_HUTS)
        writer.amount(counted, _MOST_COUNTED)
        writer.amount(free, _MOST_COUNTED)

    def write_table(self, writer: InputWriter, game: TileGame, viewer: i64) -> None:
        tops = game.module_of(Huts).tops
        writer.flag(True)
        for number in range(_TYPES):
            writer.flag(tops[number] != NO_HUT)


INPUTS = HutInputs()
