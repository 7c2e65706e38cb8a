"""The words of the Gardeners."""

from collections.abc import Sequence
from typing import Any, ClassVar

from rich.text import Text

from alhambra.cli.wording import Wording, pieces_of


class GardenerWords(Wording):
    """The Gardeners in the terminal."""

    about: ClassVar[str] = "As an action you may send a gardener into a garden of your palace, for points at the end."
    kinds: ClassVar[dict[str, str]] = {"send_gardener": "send a gardener"}
    actions: ClassVar[dict[str, str]] = {"send_gardener": "send a gardener to {tile}"}
    seat_events: ClassVar[dict[str, tuple[str, str]]] = {
        "gardener_sent": ("send", " a gardener to {tile}"),
        "gardener_came_back": ("get", " the gardener of {tile} back"),
    }

    def shown(self, part: dict[str, Any], names: Sequence[str]) -> list[Text]:
        at_work = [f"{name} {len(gardens)}" for name, gardens in zip(names, part["tended"], strict=False) if gardens]
        return pieces_of(", ".join([f"{part['supply']} left", *at_work]))


WORDS = GardenerWords()
