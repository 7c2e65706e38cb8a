"""The colours and letters of the terminal, in one place."""

from typing import NamedTuple

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
    """How a type of building is told: by a short text and by its colours."""

    short: str
    ground: str
    ink: str = "#FFFFFF"

    @property
    def style(self) -> str:
        return f"bold {self.ink} on {self.ground}"


_DARK = "#2A211B"
_ALHAMBRA = {
    "pavilion": Look("P", "#3B6FB6"),
    "seraglio": Look("S", "#B23A48"),
    "arcades": Look("A", "#8A5A33"),
    "chambers": Look("C", "#EFE6D2", _DARK),
    "garden": Look("G", "#4E8F4B"),
    "tower": Look("T", "#6F4A8E"),
}
_GRANADA = {
    "arena": Look("ar", "#7C8087"),
    "bath_house": Look("ba", "#3577B5"),
    "library": Look("li", "#75508F"),
    "hostel": Look("ho", "#7F5532"),
    "hospital": Look("hp", "#E9E4DA", _DARK),
    "market": Look("ma", "#AE3B45"),
    "park": Look("pa", "#4B8A49"),
    "school": Look("sc", "#CC6F2A"),
    "residential_area": Look("re", "#D9B23C", _DARK),
}
_LOOKS = {**_ALHAMBRA, **_GRANADA}
_STARTS = {
    "fountain": Look("\u25c6", "#E2CDA6", _DARK),
    "alhambra": Look("\u25c6", "#E2CDA6", _DARK),
}
_DISTRICTS = {0: Look("", "#B9A58A", _DARK), 1: Look("", "#9FB3A5", _DARK), 2: Look("", "#6E7F3C")}

_CURRENCIES = {
    "gulden": "#2A211B on #E8C23A",
    "dirham": "#FFFFFF on #3F8A4F",
    "denar": "#FFFFFF on #3B6FB6",
    "dukat": "#2A211B on #E68A3C",
    "diamond": "#2A211B on #BFE3EA",
}


def look_of(name: str, type_name: str | None, district: int) -> Look:
    """How a piece is told; what has no type is told by the beginning of its name."""
    if type_name is not None:
        return _LOOKS.get(type_name) or Look(type_name[:2], _DISTRICTS[district].ground, _DARK)
    if name in _STARTS:
        return _STARTS[name]
    kind, _, rest = name.partition("_")
    of_type = _LOOKS.get(rest.partition("_")[0])
    if of_type is not None:  # a hut, told by the type that it belongs to
        return of_type._replace(short=kind[0] + of_type.short)
    district_look = _DISTRICTS.get(district, _DISTRICTS[0])
    return Look(name[:2], district_look.ground, district_look.ink)


def type_look(type_name: str) -> Look:
    """How a type of building is told."""
    return look_of("", type_name, 0)


def side_style(district: int) -> str:
    """The style of the marked sides of a district's pieces."""
    return {0: WALL, 1: MOAT, 2: BASTION}[district]


def currency_style(currency: str) -> str:
    """The style of a money card; other cards have a neutral one."""
    return _CURRENCIES.get(currency, "#2A211B on #D8CBB6")


def columns_for(type_names: set[str]) -> list[str]:
    """The types of building to list when these are seen: all of each game that one of them belongs to."""
    listed = [name for game in (_ALHAMBRA, _GRANADA) if type_names & set(game) for name in game]
    return listed + sorted(type_names - set(listed))
