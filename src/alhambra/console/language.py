"""The language that the terminal speaks: the one that is asked for, else that of the locale, else English."""

import contextlib
from collections.abc import Iterator, Mapping, Sequence
from contextvars import ContextVar
from typing import Any

from alhambra.protocol import Refusal
from alhambra.protocol.messages import RefusalMessage
from alhambra.texts import ENGLISH, Language, language, languages

OPTION = "--language"
_NUMBERS = ("number-whole", "number-tenths", "number-hundredths")  # by decimal places
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")

_chosen: ContextVar[str] = ContextVar("chosen", default=ENGLISH)
_is_asked_for: ContextVar[bool] = ContextVar("is_asked_for", default=False)


@contextlib.contextmanager
def speaking(name: str, is_asked_for: bool = False) -> Iterator[None]:
    """Speak a language for a while, perhaps one that was asked for; one that there is not is refused."""
    before, was_asked_for = _chosen.set(language(name).name), _is_asked_for.set(is_asked_for)
    try:
        yield
    finally:
        _chosen.reset(before)
        _is_asked_for.reset(was_asked_for)


def prefer(name: str | None) -> None:
    """Speak a language that was chosen once, unless the command line asks for one, or it is not known any more."""
    if name in languages() and not _is_asked_for.get():
        speak(str(name))


def speak(name: str) -> None:
    """Speak another language from now on; one that there is not is refused."""
    _chosen.set(language(name).name)


def spoken() -> Language:
    """The language that is spoken."""
    return language(_chosen.get())


def say(key: str, /, **params: Any) -> str:
    """The text of a key in the language that is spoken."""
    return spoken().text(key, **params)


_Refused = Refusal  # told by a message: its key stands where it was made


def refusal_of(message: RefusalMessage) -> Refusal:
    """The refusal that a message tells."""
    return _Refused(message["clause"], message["reason"], dict(message["params"]))


def number_text(value: float, digits: int = 0) -> str:
    """A number with so many decimal places, as it is written in the language that is spoken."""
    return say(_NUMBERS[digits], value=float(value))


def asked_language(words: Sequence[str]) -> str | None:
    """The language that a command line asks for."""
    asked_for = None
    for number, word in enumerate(words):
        name, equals, value = word.partition("=")
        if name == OPTION:
            asked_for = value if equals else "".join(words[number + 1 : number + 2])
    return asked_for


def chosen_language(words: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language that a command line asks for, else that of the environment."""
    asked_for = asked_language(words)
    return _of_locale(environment) if asked_for is None else asked_for


def _of_locale(environment: Mapping[str, str]) -> str:
    """The language of a locale such as ``de_AT.UTF-8``, as far as it is known here."""
    locale = next((environment[name] for name in LOCALE if environment.get(name)), "")
    name = locale.partition(".")[0].partition("_")[0].lower()
    return name if name in languages() else ENGLISH
