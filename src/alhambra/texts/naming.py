"""Names of the things of the games, and the formatting of parameters.

A name in notation consists of words with underscores. ``tower_9_nw`` is a type, a price and the
sides with walls; ``hut_garden_s`` begins with a word that has a pattern of its own, ``tile-hut``.
In words a tile is its type and price. Its walls follow only on request, or if they distinguish it from another tile.
"""

import errno
import os
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from alhambra.components import load_components
from alhambra.games import GAMES
from alhambra.protocol.errors import AlhambraError, Phrase, one_line, quoted

if TYPE_CHECKING:
    from alhambra.texts.language import Language

_SIDES = "nesw"
_OPEN = "open"
_OWN_PATTERNS = ("tile", "card")
# The kind of the first word of a name -> the pattern for all names that begin with that kind.
_ALL_ALIKE = {"type": "tile", "currency": "card"}

_LARGEST_NUMBER = 10**15  # larger numbers are shown as given
_MOST_WORDS = 6  # of a name; anything longer is not one of our names

# The kinds of the items of lists, by the last word of the parameter's name.
_SEVERAL = {
    "tiles": "tile",
    "cards": "card",
    "seats": "seat",
    "types": "type",
    "currencies": "currency",
    "characters": "character",
    "modules": "module",
    "dice": "die",
}
_ADDED = ("cards",)  # joined by a plus
# The text that joins the last item.
_LAST_JOINED = {"seats": "list-and", "values": "list-and", "fields": "list-and", "near": "list-or"}
_ALSO = {"old": "tile", "face": "tile", "own": "card", "building": "type"}  # other last words of names
_THINGS = ("type", "currency", "character", "side", "module", "game", "option")


class Verbatim(str):
    """A part of a sentence that is text already, and is inserted as it is."""


def piece(language: "Language", name: str, with_walls: bool = False) -> str:
    """Return the name of a tile or card; one that does not exist is shown as given."""
    try:
        return _known_piece(language, name, with_walls or name.lower() in _tiles_alike())
    except LookupError:
        return _as_given(language, name)


@cache
def _tiles_alike() -> frozenset[str]:
    """Return the tiles that share type and price with another one, so that only the walls differ."""
    tiles = load_components().base_tiles.tiles
    number_of = Counter((tile.type, tile.price) for tile in tiles)
    return frozenset(tile.id for tile in tiles if number_of[tile.type, tile.price] > 1)


@lru_cache(maxsize=4096)
def _known_piece(language: "Language", name: str, with_walls: bool) -> str:
    words = name.lower().split("_")
    for length in range(len(words) if len(words) <= _MOST_WORDS else 0, 0, -1):
        begin, rest = "-".join(words[:length]), words[length:]
        for pattern in _OWN_PATTERNS:
            said = language.find(f"{pattern}-{begin}", _facts(language, rest))
            if said is not None:
                return said
        for kind, pattern in _ALL_ALIKE.items():
            what = language.find(f"{kind}-{begin}", {})
            if what is not None:
                facts = _facts(language, rest)
                form = "-sides" if with_walls and _has_sides(rest) else ""
                return language.text(pattern + form, **facts, name=what)
    raise LookupError(name)


def _facts(language: "Language", words: Sequence[str]) -> dict[str, Any]:
    """Return the other parts of a name: a number, sides, and types or currencies."""
    facts: dict[str, Any] = {"number": 0, "sides": "", "sides_count": 0, "first": "", "second": ""}
    others: list[str] = []
    for word in words:
        if word.isdecimal():
            facts["number"] = int(word)
        elif _is_sides(word):
            facts |= _walls(language, word)
        else:
            others.append(_type_or_currency(language, word))
    facts |= zip(("first", "second"), others, strict=False)
    return facts


def _type_or_currency(language: "Language", word: str) -> str:
    for kind in _ALL_ALIKE:
        said = language.find(f"{kind}-{word}", {})
        if said is not None:
            return said
    return word


def _is_sides(word: str) -> bool:
    return word == _OPEN or (bool(word) and set(word) <= set(_SIDES))


def _has_sides(words: Sequence[str]) -> bool:
    return any(_is_sides(word) for word in words)


def _walls(language: "Language", word: str) -> dict[str, Any]:
    """Return the sides with walls in words, and their number."""
    walled = [] if word == _OPEN else [language.text(f"direction-{side}") for side in word]
    return {"sides": joined(language, walled), "sides_count": len(walled)}


def thing(language: "Language", kind: str, name: str) -> str:
    """Return the text of a thing; one that does not exist is shown as given."""
    said = language.find(f"{kind}-{name.lower().replace('_', '-')}", {})
    if said is not None:
        return said
    return GAMES[name].title if kind == "game" and name in GAMES else _as_given(language, name)


def die(language: "Language", name: str) -> str:
    """Return the name of a die of Roll & Write such as ``yellow_3``."""
    colour, _, value = name.partition("_")
    said = language.find(f"die-{colour}", {"number": int(value) if value.isdecimal() else value})
    return _as_given(language, name) if said is None else said


def fault(language: "Language", name: str) -> str:
    """Describe a system error such as ``ENOENT``; in the system's words if there is no text."""
    said = language.find(f"fault-{name.lower()}", {})
    if said is None:
        said = os.strerror(getattr(errno, name)) if hasattr(errno, name) else language.text("fault-unknown")
    return said


def _as_given(language: "Language", name: str) -> str:
    return language.text("as-given", given=one_line(name))


# --- parameters ---

_NAMERS: Mapping[str, Callable[["Language", str], str]] = {
    "tile": piece,
    "card": piece,
    "die": die,
    "fault": fault,
}


def argument(language: "Language", name: str, value: Any, names: Sequence[str]) -> Any:
    """Return a parameter as text, by the last word of its name; numbers remain numbers."""
    kind = name.rpartition("_")[2]
    kind = _ALSO.get(kind, kind)
    if isinstance(value, Verbatim):
        return value
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return language.seat(value, names) if kind == "seat" else _plain_number(value)
    if isinstance(value, float):
        return value
    if isinstance(value, Phrase):
        return language.phrase(value, names)
    if isinstance(value, AlhambraError):
        return language.error(value, names)
    if isinstance(value, Sequence) and not isinstance(value, str):
        return one_line(_several(language, kind, value, names))
    return one_line(_named(language, kind, str(value)))


def _named(language: "Language", kind: str, value: str) -> str:
    if kind in _NAMERS:
        return _NAMERS[kind](language, value)
    return thing(language, kind, value) if kind in _THINGS else value


def _several(language: "Language", kind: str, values: Sequence[Any], names: Sequence[str]) -> str:
    if kind == "cell":
        return ",".join([str(value) for value in values])
    words = [str(argument(language, _SEVERAL.get(kind, ""), value, names)) for value in values]
    if not words:
        return language.text("nothing")
    if kind in _LAST_JOINED:
        return joined(language, words, _LAST_JOINED[kind])
    return (" + " if kind in _ADDED else ", ").join(words)


def joined(language: "Language", words: Sequence[str], joint: str = "list-and") -> Verbatim:
    """Join items to a list within a sentence."""
    if len(words) < 2:
        return Verbatim("".join(words))
    return Verbatim(language.text(joint, first=Verbatim(", ".join(words[:-1])), last=Verbatim(words[-1])))


def _plain_number(value: int) -> Any:
    """Return a number that selects plural forms, but is written without separators, as in notation."""
    if abs(value) >= _LARGEST_NUMBER:
        return quoted(value)
    from fluent.runtime.types import fluent_number

    return fluent_number(value, useGrouping=False)
