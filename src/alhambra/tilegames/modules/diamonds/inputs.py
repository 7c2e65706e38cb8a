"""Network inputs for the Diamonds."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.search.evaluation.position_evaluation import sums_of
from alhambra.search.network.input_writer import InputWriter
from alhambra.search.network.knowledge import known_purses
from alhambra.search.network.module_inputs import ModuleInputs
from alhambra.tilegames.cards import copies, purse_count, purse_total
from alhambra.tilegames.catalog import FIELDS
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.modules.diamonds.rules import DIAMOND

_TOTALS: Final = vec[i64]([1, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 17])
_STEPS: Final = 12
_MOST_CARDS: Final = 4
_VALUES: Final = 9


class DiamondInputs(ModuleInputs):
    """Diamonds in hands, which tiles they pay, and diamonds in the display."""

    seat_size: ClassVar[int] = _STEPS + _MOST_CARDS + _VALUES + 2 * FIELDS
    table_size: ClassVar[int] = 1 + _VALUES

    def write_seat(self, writer: InputWriter, game: TileGame, viewer: i64, seat: i64) -> None:
        purse = known_purses(game, viewer, seat)[DIAMOND]
        writer.steps(purse_total(purse), _TOTALS)
        writer.amount(purse_count(purse), _MOST_CARDS)
        for value in range(1, _VALUES + 1):
            writer.flag(copies(purse, value) > 0)
        sums = sums_of(purse)
        for slot in range(FIELDS):
            piece = game.market[slot]
            price: i64 = game.rules.prices[piece] if piece >= 0 else 0
            writer.flag(piece >= 0 and sums >> price & 1 != 0)
            writer.flag(piece >= 0 and purse_total(purse) >= price)

    def write_table(self, writer: InputWriter, game: TileGame, viewer: i64) -> None:
        lying = list(game.display)
        writer.flag(True)
        for value in range(1, _VALUES + 1):
            writer.flag(10 * DIAMOND + value in lying)


INPUTS = DiamondInputs()
