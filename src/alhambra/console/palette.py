"""The colours of the terminal, and the letters that stand for pieces."""

from functools import cache
from typing import NamedTuple

from alhambra.console.language import spoken
from alhambra.texts import key_of, language

WALL = "bold #E0693A"
MOAT = "bold #38A9C0"
BASTION = "bold #8FA84A"
GATE = "bold #F0C75E"
FRONTIER = "#8C8172"
FAINT = "dim"
HEADING = "bold #D6A437"
LABEL = "bold black on #F0C75E"
ON_TURN = "bold #F0C75E"
GOOD = "bold #6DB56A"
BAD = "bold #E0553F"


class Look(NamedTuple):
    """The look of a type of building: a short text and colours."""

    ground: str
    ink: str = "#FFFFFF"
    short: str = ""

    @property
    def style(self) -> str:
        return f"bold {self.ink} on {self.ground}"


_DARK = "#2A211B"
_ALHAMBRA = {
    "pavilion": Look("#3B6FB6"),
    "seraglio": Look("#B23A48"),
    "arcades": Look("#8A5A33"),
    "chambers": Look("#EFE6D2", _DARK),
    "garden": Look("#4E8F4B"),
    "tower": Look("#6F4A8E"),
}
_GRANADA = {
    "arena": Look("#7C8087"),
    "bath_house": Look("#3577B5"),
    "library": Look("#75508F"),
    "hostel": Look("#7F5532"),
    "hospital": Look("#E9E4DA", _DARK),
    "market": Look("#AE3B45"),
    "park": Look("#4B8A49"),
    "school": Look("#CC6F2A"),
    "residential_area": Look("#D9B23C", _DARK),
}
_LOOKS = {**_ALHAMBRA, **_GRANADA}
_STARTS = {
    "fountain": Look("#E2CDA6", _DARK, "\u25c6"),
    "alhambra": Look("#E2CDA6", _DARK, "\u25c6"),
}
_DISTRICTS = {0: Look("#B9A58A", _DARK), 1: Look("#9FB3A5", _DARK), 2: Look("#8A7A2A")}

_CURRENCIES = {
    "gulden": "#2A211B on #E8C23A",
    "dirham": "#FFFFFF on #3F8A4F",
    "denar": "#FFFFFF on #3B6FB6",
    "dukat": "#2A211B on #E68A3C",
    "diamond": "#2A211B on #BFE3EA",
}


def look_of(name: str, type_name: str | None, district: int) -> Look:
    """Return how a piece looks; one without a type is named by its kind."""
    if type_name is not None:
        look = _LOOKS.get(type_name) or Look(_DISTRICTS[district].ground, _DARK)
        return look._replace(short=letters_of("type", type_name))
    if name in _STARTS:
        return _STARTS[name]
    kind, _, rest = name.partition("_")
    letters, of_type = letters_of("tile", kind), rest.partition("_")[0]
    if of_type in _LOOKS:  # a hut, which looks like the type that it belongs to
        return _LOOKS[of_type]._replace(short=letters[:1] + letters_of("type", of_type))
    return _DISTRICTS.get(district, _DISTRICTS[0])._replace(short=letters)


def letters_of(thing: str, name: str) -> str:
    """Return the one or two letters of a type or kind of tile in the current language."""
    return _letters(spoken().name, thing, name)


def name_of(name: str, type_name: str | None) -> str:
    """Return a one-word name of a piece: its type, else its kind."""
    if type_name is not None:
        return spoken().thing("type", type_name)
    kind = name.partition("_")[0]
    return spoken().find(f"{key_of('tile', kind)}.short", {}) or kind


def sides_text(sides: str) -> str:
    """Return the letters of the sides with a wall or moat."""
    return "".join([spoken().text(f"letter-{side.lower()}") for side in sides]) or spoken().text("sides-open")


@cache
def _letters(language_name: str, thing: str, name: str) -> str:
    return language(language_name).find(f"{key_of(thing, name)}.letter", {}) or name[:2]


def type_look(type_name: str) -> Look:
    """Return how a type of building looks."""
    return look_of("", type_name, 0)


def side_style(district: int) -> str:
    """Return the style of the marked sides of a district's pieces."""
    return {0: WALL, 1: MOAT, 2: BASTION}[district]


def currency_style(currency: str) -> str:
    """Return the style of a money card; other cards have a neutral one."""
    return _CURRENCIES.get(currency, "#2A211B on #D8CBB6")


def columns_for(type_names: set[str]) -> list[str]:
    """Return the types of buildings to list: all types of every game that has one of these."""
    listed = [name for game in (_ALHAMBRA, _GRANADA) if type_names & set(game) for name in game]
    return listed + sorted(type_names - set(listed))
