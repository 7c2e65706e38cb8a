"""Network inputs for the Bonus Cards."""

from typing import ClassVar, Final

from mypy_extensions import i64

from alhambra.search.network.input_writer import InputWriter
from alhambra.search.network.module_inputs import ModuleInputs
from alhambra.tilegames.catalog import FIELDS
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.modules.bonus_cards.rules import BonusCards

_MOST_CARDS: Final = 3
_TYPES: Final = 6


class BonusCardInputs(ModuleInputs):
    """The numbers of face-down and revealed cards, and the viewer's own by type and on the market."""

    seat_size: ClassVar[int] = 2 * _MOST_CARDS + _TYPES + FIELDS
    table_size: ClassVar[int] = 1

    def write_seat(self, writer: InputWriter, game: TileGame, viewer: i64, seat: i64) -> None:
        module = game.module_of(BonusCards)
        hand = module.hand(seat)
        writer.amount(len(hand), _MOST_CARDS)
        writer.amount(len(module.open[seat]) if module.open else 0, _MOST_CARDS)
        if seat != viewer:
            writer.leave_out(_TYPES + FIELDS)
            return
        tiles = [module.tiles[card] for card in hand]
        types = [game.rules.types[tile] for tile in tiles]
        for number in range(_TYPES):
            writer.flag(number in types)
        for slot in range(FIELDS):
            writer.flag(game.market[slot] in tiles)

    def write_table(self, writer: InputWriter, game: TileGame, viewer: i64) -> None:
        writer.flag(True)


INPUTS = BonusCardInputs()
