"""Network inputs for the Characters."""

from typing import ClassVar, Final

from mypy_extensions import i64

from alhambra.search.network.input_writer import InputWriter
from alhambra.search.network.module_inputs import ModuleInputs
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.modules.characters.rules.module import Characters
from alhambra.tilegames.modules.characters.rules.state import CHARACTERS

_CHARACTERS: Final = 10


class CharacterInputs(ModuleInputs):
    """The cards that each seat has, and those that nobody has seen yet."""

    seat_size: ClassVar[int] = _CHARACTERS
    table_size: ClassVar[int] = 1 + _CHARACTERS

    def write_seat(self, writer: InputWriter, game: TileGame, viewer: i64, seat: i64) -> None:
        for owner in game.module_of(Characters).owners:
            writer.flag(owner == seat)

    def write_table(self, writer: InputWriter, game: TileGame, viewer: i64) -> None:
        unseen = game.module_of(Characters).view(game, None)["unseen"]
        writer.flag(True)
        for name in CHARACTERS:
            writer.flag(name in unseen)


INPUTS = CharacterInputs()
