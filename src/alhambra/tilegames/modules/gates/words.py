"""The words of the City Gates."""

from collections.abc import Sequence
from typing import Any, ClassVar

from rich.text import Text

from alhambra.cli.draw_palace import Cell
from alhambra.cli.wording import Wording, pieces_of

_SIDES = {"N": "in the north", "E": "in the east", "S": "in the south", "W": "in the west"}


class GateWords(Wording):
    """The City Gates in the terminal."""

    about: ClassVar[str] = (
        "Gate cards turn up among the money and are taken instead of it. A gate lets you lay a tile wall against "
        "wall where it could not be reached on foot; both tiles then stay for good."
    )
    kinds: ClassVar[dict[str, str]] = {
        "place_gate": "place with a gate",
        "build_gate": "build with a gate",
        "swap_gate": "swap with a gate",
    }
    actions: ClassVar[dict[str, str]] = {
        "take_gate": "take the gate",
        "place_gate": "place {tile} at {cell} with a gate {side}",
        "build_gate": "build {tile} at {cell} with a gate {side}",
        "swap_gate": "swap {tile} in for {old} at {cell} with a gate {side}",
    }
    seat_events: ClassVar[dict[str, tuple[str, str]]] = {
        "gate_taken": ("take", " the gate"),
        "gate_set": ("set", " a gate at {cell}, {side}"),
    }
    events: ClassVar[dict[str, str]] = {
        "gate_revealed": "A gate turns up",
    }

    def shown(self, part: dict[str, Any], names: Sequence[str]) -> list[Text]:
        return pieces_of("one lies open") if part["open"] else []

    def gates(self, part: dict[str, Any], seat: int) -> list[tuple[Cell, str]]:
        return [((gate["cell"][0], gate["cell"][1]), gate["side"]) for gate in part["palaces"][seat]]

    def field(self, name: str, value: Any) -> str | None:
        return _SIDES.get(value, str(value)) if name == "side" else None


WORDS = GateWords()
