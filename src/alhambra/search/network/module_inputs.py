"""Network inputs for a module: ``INPUTS`` in ``inputs.py``, in the module's folder."""

from collections.abc import Sequence
from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from alhambra.folders import found_in
from alhambra.search.network.input_writer import InputWriter
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.module import Module
from alhambra.tilegames.modules import folder_of


@mypyc_attr(allow_interpreted_subclasses=True)
class ModuleInputs:
    """The inputs of a module: a block for each seat and one for the table, of fixed sizes.

    Only what the viewer may know is written. A module without inputs contributes nothing.
    """

    seat_size: ClassVar[int] = 0
    table_size: ClassVar[int] = 0

    def write_seat(self, writer: InputWriter, game: TileGame, viewer: i64, seat: i64) -> None:
        """Write what the viewer knows about a seat."""

    def write_table(self, writer: InputWriter, game: TileGame, viewer: i64) -> None:
        """Write what belongs to no seat."""


def inputs_of(modules: Sequence[Module]) -> dict[str, ModuleInputs]:
    """Return the inputs of modules by their names, for those that have any."""
    found: dict[str, ModuleInputs] = {}
    for module in modules:
        inputs = found_in(folder_of(type(module)), "inputs", "INPUTS")
        if inputs is not None:
            found[module.name] = inputs
    return found
