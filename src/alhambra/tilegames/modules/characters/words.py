"""The Characters in the terminal."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from alhambra.components import load_components
from alhambra.console.language import say, spoken
from alhambra.console.module_words import Wording, pieces_of
from alhambra.texts import key_of
from alhambra.tilegames.modules.characters.components import CHARACTERS_PART


class CharacterWords(Wording):
    """The Characters in the terminal."""

    def details(self) -> list[tuple[str, str]]:
        names = [card.id for card in load_components().part(CHARACTERS_PART).characters]
        return [(spoken().thing("character", name), say(f"{key_of('character', name)}.effect")) for name in names]

    def shown(self, part: dict[str, Any], names: Sequence[str]) -> list[Text]:
        owners = part["owners"].items()
        return pieces_of(
            ", ".join([say("view-characters-owner", character=name, seat=names[seat]) for name, seat in owners])
        )


WORDS = CharacterWords()
