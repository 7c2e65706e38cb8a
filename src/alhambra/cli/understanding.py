"""What a person means who types words: an offer as the menu shows it, its notation, or a kind of action."""

import difflib
import re
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from alhambra.cli.menu import Menu
from alhambra.cli.renderer import Renderer
from alhambra.protocol import Action, ActionSet, AlhambraError, NotationError, quoted

_EXAMPLES = 4
_ASIDE = re.compile(r"\([^)]*\)|[.\u2026]")  # remarks of the menu, and marks at the end of its lines
_JOINTS = re.compile(r"[\s_+]+")


class Offered(NamedTuple):
    """All that can be meant now."""

    menu: Menu
    legal: Sequence[Action]
    action_set: ActionSet
    commands: Iterable[str]
    renderer: Renderer
    view: dict[str, Any]

    def meant(self, text: str) -> Action | list[Action]:
        """The action that the words name, or the offers of the kind that they name, to choose among."""
        words = _plain(text)
        for entry in self.menu.entries:
            if _plain(entry.text) == words:
                return entry.actions[0] if len(entry.actions) == 1 else entry.actions
        for action in self.legal:
            if words in (_plain(action.notation()), _plain(self.renderer.describe(action, self.view))):
                return action
        return self._of_kind(words) or self._parsed(text)

    def _of_kind(self, words: str) -> list[Action]:
        return [
            action
            for action in self.legal
            if words in (_plain(action.kind), _plain(self.renderer.kind_title(action.kind)))
        ]

    def _parsed(self, text: str) -> Action:
        try:
            return self.action_set.parse(text.lower())
        except NotationError:
            raise self._not_understood(text) from None

    def _not_understood(self, text: str) -> AlhambraError:
        word = text.split()[0].lower()
        examples = [action.notation() for action in self.legal if action.kind == word]
        if examples:
            more = ["\u2026"] if len(examples) > _EXAMPLES else []
            return AlhambraError("not-offered", given=quoted(text), examples=examples[:_EXAMPLES] + more)
        kinds = list(dict.fromkeys(action.kind for action in self.legal))
        near = difflib.get_close_matches(word, [*kinds, *self.commands], _EXAMPLES)
        if near:
            return AlhambraError("not-understood-nearly", given=quoted(word), near=near, possible=kinds)
        return AlhambraError("not-understood", given=quoted(word), possible=kinds)


def _plain(text: str) -> str:
    """The words alone, however they are joined."""
    return _JOINTS.sub(" ", _ASIDE.sub(" ", text.lower())).strip()
