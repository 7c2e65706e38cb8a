"""The Characters in the terminal."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from alhambra.components import load_components
from alhambra.console.language import say, spoken
from alhambra.console.module_words import Wording, pieces_of
from alhambra.texts import key_of
from alhambra.texts.naming import joined
from alhambra.tilegames.modules.characters.components import CHARACTERS_PART
from alhambra.tilegames.modules.characters.rules.before_turn import BEFORE_TURN, BeforeTurnStep


class CharacterWords(Wording):
    """The Characters in the terminal."""

    def details(self) -> list[tuple[str, str]]:
        names = [card.id for card in load_components().part(CHARACTERS_PART).characters]
        return [(spoken().thing("character", name), say(f"{key_of('character', name)}.effect")) for name in names]

    def title(self, part: dict[str, Any], decision: Mapping[str, Any]) -> str | None:
        if decision["kind"] != BeforeTurnStep.kind:
            return None
        serving = [name for name in BEFORE_TURN if part["owners"].get(name) == decision["seat"]]
        names = joined(spoken(), [spoken().thing("character", name) for name in serving])
        effects = "; ".join([say(f"{key_of('character', name)}.effect") for name in serving])
        return f"{say('decision-before-turn.by-name', characters=names)} ({effects}):"

    def shown(self, part: dict[str, Any], names: Sequence[str]) -> list[Text]:
        owners = part["owners"].items()
        return pieces_of(
            ", ".join([say("view-characters-owner", character=name, seat=names[seat]) for name, seat in owners])
        )


WORDS = CharacterWords()
