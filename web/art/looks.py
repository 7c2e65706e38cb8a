"""The colours of types and currencies, and the colours and patterns of seats."""

from typing import NamedTuple


class Look(NamedTuple):
    """The colours of a type or a currency."""

    base: str
    light: str
    deep: str


class Seat(NamedTuple):
    """The colour of a seat, and the pattern that identifies it without colour."""

    colour: str
    pattern: str


PALACE = {
    "pavilion": Look("#3B6FB6", "#6E9EDD", "#234A86"),
    "seraglio": Look("#B23A48", "#D9697A", "#7E2030"),
    "arcades": Look("#8A5A33", "#B98552", "#5C3A1E"),
    "chambers": Look("#D9D3C6", "#F6F0E2", "#8E97A5"),
    "garden": Look("#4E8F4B", "#86BE72", "#2C6236"),
    "tower": Look("#6F4A8E", "#9B78BA", "#4A2C68"),
    "fountain": Look("#5FA9B0", "#A9D8D6", "#2A6C79"),
}
CITY = {
    "arena": Look("#7C858F", "#B5BCC4", "#474F59"),
    "bath_house": Look("#4FA3D1", "#A8D8F2", "#23648F"),
    "library": Look("#8E3F7A", "#C67DB2", "#58224C"),
    "hostel": Look("#B58550", "#DFBD8A", "#714A22"),
    "hospital": Look("#D3E6DF", "#F7FDFB", "#6F9C8F"),
    "market": Look("#D2492F", "#F2906F", "#8A2213"),
    "park": Look("#8BAA3A", "#C6DB80", "#4E6616"),
    "school": Look("#E08A2E", "#F9C27F", "#934F0C"),
    "residential_area": Look("#E0BB3C", "#F8E394", "#8A6C0E"),
    "alhambra": Look("#8FB7C9", "#DCEBEE", "#4F7C93"),
}
PALE = {"chambers": "#FFFDF6", "hospital": "#FFFFFF"}  # used where the light colour is too dull for an ornament
FLAT = {"chambers": Look("#EFE6D2", "#F6F0E2", "#FFFDF6")}  # where a sign needs other colours than the ground of a tile
INK = {"chambers": "#3A4454", "hospital": "#1F4A40"}  # what is written on a sign; on all others it is white
GRAND = {"pavilion": 6, "seraglio": 7, "arcades": 8, "chambers": 9, "garden": 10, "tower": 11}  # from this price on

CURRENCIES = {
    "gulden": Look("#E3B32A", "#FBE08A", "#8C6408"),
    "dirham": Look("#3E8E57", "#93D3A2", "#17512D"),
    "denar": Look("#3470B8", "#96C2F0", "#143F74"),
    "dukat": Look("#DB7427", "#FBBB80", "#87390A"),
}
DIAMOND = Look("#8466B8", "#E9DFFB", "#3A2463")

SEATS = {
    "you": Seat("#1F7A86", "waves"),
    "omar": Seat("#A63A5B", "dots"),
    "ines": Seat("#B07A14", "bars"),
    "marta": Seat("#4B4E9E", "net"),
    "tariq": Seat("#4E7A2C", "bricks"),
    "leila": Seat("#BC5220", "rings"),
}
NEUTRAL = "#6D6A63"
