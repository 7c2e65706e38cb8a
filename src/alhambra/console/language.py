"""The current language of the terminal: as requested, else that of the locale, else English."""

import contextlib
from collections.abc import Iterator, Mapping, Sequence
from contextvars import ContextVar
from typing import Any

from alhambra.protocol import Refusal
from alhambra.protocol.messages import RefusalMessage
from alhambra.texts import ENGLISH, Language, language, languages

OPTION = "--language"
_NUMBERS = ("number-whole", "number-tenths", "number-hundredths")  # keys by decimal places
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")

_chosen: ContextVar[str] = ContextVar("chosen", default=ENGLISH)
_is_asked_for: ContextVar[bool] = ContextVar("is_asked_for", default=False)


@contextlib.contextmanager
def speaking(name: str, is_asked_for: bool = False) -> Iterator[None]:
    """Use a language within the context. Raises an error if it is unknown."""
    before, was_asked_for = _chosen.set(language(name).name), _is_asked_for.set(is_asked_for)
    try:
        yield
    finally:
        _chosen.reset(before)
        _is_asked_for.reset(was_asked_for)


def prefer(name: str | None) -> None:
    """Use a language from the settings, unless the command line requests one or it is unknown."""
    if name in languages() and not _is_asked_for.get():
        speak(str(name))


def speak(name: str) -> None:
    """Use another language from now on. Raises an error if it is unknown."""
    _chosen.set(language(name).name)


def spoken() -> Language:
    """Return the current language."""
    return language(_chosen.get())


def say(key: str, /, **params: Any) -> str:
    """Return the text of a key in the current language."""
    return spoken().text(key, **params)


_Refused = Refusal  # for refusals in messages, whose keys are checked where they are created


def refusal_of(message: RefusalMessage) -> Refusal:
    """Return the refusal in a message."""
    return _Refused(message["clause"], message["reason"], dict(message["params"]))


def number_text(value: float, digits: int = 0) -> str:
    """Return a number with this many decimal places, as written in the current language."""
    return say(_NUMBERS[digits], value=float(value))


def asked_language(words: Sequence[str]) -> str | None:
    """Return the language that a command line requests, if any."""
    asked_for = None
    for number, word in enumerate(words):
        name, equals, value = word.partition("=")
        if name == OPTION:
            asked_for = value if equals else "".join(words[number + 1 : number + 2])
    return asked_for


def chosen_language(words: Sequence[str], environment: Mapping[str, str]) -> str:
    """Return the language that a command line requests, else that of the environment."""
    asked_for = asked_language(words)
    return _of_locale(environment) if asked_for is None else asked_for


def _of_locale(environment: Mapping[str, str]) -> str:
    """Return the language of a locale such as ``de_AT.UTF-8``, if it is known."""
    locale = next((environment[name] for name in LOCALE if environment.get(name)), "")
    name = locale.partition(".")[0].partition("_")[0].lower()
    return name if name in languages() else ENGLISH
