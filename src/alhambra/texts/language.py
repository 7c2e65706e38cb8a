"""Format texts in one language."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from alhambra.protocol.actions import Action
from alhambra.protocol.errors import (
    AlhambraError,
    ConfigError,
    IllegalAction,
    Phrase,
    Refusal,
    one_line,
    plainly,
    quoted,
)
from alhambra.texts import naming
from alhambra.texts.catalogues import ENGLISH, entries, folders, languages, registered
from alhambra.texts.sentences import tell_action, tell_decision, tell_event, tell_tie

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

# References in a text: to other messages, and to terms.
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


@cache
def language(name: str) -> "Language":
    """Return a language, which describes events, actions, refusals and errors.

    Args:
        name: one of ``languages()``.

    Raises:
        ConfigError: there is no such language.

    >>> game = new_game(GameConfig("alhambra", 3), seed=7)
    >>> event = game.play(game.legal_actions()[0])[0]
    >>> language("de").event(event.to_json(), ["Ada", "Bob", "Cem"])
    'Cem nimmt Gulden 2.'
    """
    if name not in languages():
        raise ConfigError("language-unknown", given=quoted(name), possible=list(languages()))
    return Language(name)


class Language:
    """A language. Texts that it lacks, as those of a module from outside may, are in English."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._fallback = None if name == ENGLISH else language(ENGLISH)
        self._registered = (0, 0)  # when the folders were last read
        self._entries: dict[str, str] = {}
        self._understood: set[str] = set()
        self._bundle: FluentBundle | None = None

    @property
    def title(self) -> str:
        """Return the name of the language in itself."""
        return self.text("language-name")

    # --- texts ---

    def text(self, key: str, /, names: Sequence[str] = (), **params: Any) -> str:
        """Return the text of a key with its parameters; the key itself if there is none.

        Seats are called by ``names``, if given.
        """
        said = self.find(key, params, names)
        return plainly(key, params) if said is None else said

    def find(self, key: str, params: Mapping[str, Any], names: Sequence[str] = ()) -> str | None:
        """Return the text of a key, or of an attribute (``key.attribute``); None if there is none."""
        message, _, attribute = key.partition(".")
        if not self._knows(message):
            return None if self._fallback is None else self._fallback.find(key, params, names)
        bundle = self._with(message)
        entry = bundle.get_message(message)
        pattern = entry.attributes.get(attribute) if attribute else entry.value
        if pattern is None:
            return None
        words = {name: self._argument(name, params[name], names) for name in params}
        return str(bundle.format_pattern(pattern, words)[0])

    def event(self, event: Mapping[str, Any], names: Sequence[str], you: int | None = None) -> str | None:
        """Return an event as a sentence that addresses the seat ``you``; None if there is no text."""
        return tell_event(self, event, names, you)

    def tie(self, tie: Mapping[str, Any], participants: Sequence[str], you: int | None = None) -> str:
        """Return who is tied in a majority of a scoring, and what becomes of their points."""
        return tell_tie(self, tie, participants, you)

    def decision(self, decision: Mapping[str, Any]) -> str | None:
        """Return the title of a decision."""
        return tell_decision(self, decision)

    def action(self, action: Action, form: str = "", **facts: Any) -> str | None:
        """Return an action as a phrase; other forms of the text may need facts besides its fields."""
        return tell_action(self, action, form, facts)

    def refusal(self, refusal: Refusal, names: Sequence[str] = ()) -> str:
        """Return the clause and the reason of a refusal."""
        return one_line(f"{refusal.clause}: {self._sentence('refusal', refusal.reason, refusal.params, names)}")

    def error(self, error: AlhambraError, names: Sequence[str] = ()) -> str:
        """Return the sentence of an error."""
        if isinstance(error, IllegalAction):
            return self.refusal(error.refusal, names)
        return self._sentence("error", error.key, error.params, names)

    def phrase(self, phrase: Phrase, names: Sequence[str] = ()) -> str:
        """Return a part of a sentence."""
        return self._sentence("phrase", phrase.key, phrase.params, names)

    def _sentence(self, prefix: str, key: str, params: Mapping[str, Any], names: Sequence[str]) -> str:
        said = self.find(f"{prefix}-{key}", params, names)
        return one_line(plainly(key, params) if said is None else said)

    # --- names of things ---

    def tile(self, name: str, with_walls: bool = False) -> str:
        """Return the name of a tile such as ``tower_9_nw``, with its walls on request or if they distinguish it."""
        return naming.piece(self, name, with_walls)

    def card(self, name: str) -> str:
        """Return the name of a card such as ``gulden_4``."""
        return naming.piece(self, name)

    def thing(self, kind: str, name: str) -> str:
        """Return the name of a type, currency, character, module, game or other thing in notation."""
        return naming.thing(self, kind, name)

    def seat(self, seat: int, names: Sequence[str] = ()) -> str:
        """Return a seat, by the name of its player if given."""
        return names[seat] if 0 <= seat < len(names) else self.text("seat", number=seat)

    def value(self, name: str, value: Any) -> str:
        """Return a field of an action or message as text; its name determines how."""
        return str(self._argument(name, value, ()))

    # --- inside ---

    def _argument(self, name: str, value: Any, names: Sequence[str]) -> Any:
        """Return a parameter as text; its name determines how."""
        return naming.argument(self, name, value, names)

    def _knows(self, key: str) -> bool:
        """Return whether the language itself has the key, including recently registered modules."""
        if key not in self._entries and self._registered != registered():
            self._registered = registered()
            for folder in folders():
                self._entries = entries(folder, self.name) | self._entries
        return key in self._entries

    def _with(self, key: str) -> "FluentBundle":
        """Return the bundle with an entry and all that it refers to. Entries are parsed lazily."""
        from fluent.runtime import FluentBundle, FluentResource  # here, because it loads slowly

        if self._bundle is None:
            self._bundle = FluentBundle([self.name], use_isolating=False)
        wanted = [key]
        while wanted:
            one = wanted.pop()
            if one not in self._understood and self._knows(one):
                self._understood.add(one)
                self._bundle.add_resource(FluentResource(self._entries[one]))
                wanted += _REFERENCE.findall(self._entries[one])
        return self._bundle
