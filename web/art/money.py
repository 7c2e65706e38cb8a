"""Money: coins, money cards, diamonds, and the backs of cards."""

from typing import NamedTuple

from .looks import CURRENCIES, DIAMOND
from .shapes import star, symbol


class Coin(NamedTuple):
    """The outline of a coin, the field in it, and its letter with the place of it."""

    outline: str
    field: str
    letter: str
    x: float
    y: float


LILY = (
    "M20 .5C22.5 3 23.5 5 23 7.2C25.5 3.6 28.5 3.2 30.5 4.2C29.6 6 30 7.4 31.2 9.1A16 16 0 1 1 8.8 9.1"
    "C10 7.4 10.4 6 9.5 4.2C11.5 3.2 14.5 3.6 17 7.2C16.5 5 17.5 3 20 .5Z"
)
SQUARE = "M4.5 3.5H35.5Q36.5 3.5 36.5 4.5V35.5Q36.5 36.5 35.5 36.5H4.5Q3.5 36.5 3.5 35.5V4.5Q3.5 3.5 4.5 3.5Z"
STAR = "M" + "L".join(star(20, 20, 19.6).split()) + "Z"
CRESCENT = "M27.5 2.6A18.3 18.3 0 1 0 37.6 25.5A13.4 13.4 0 1 1 27.5 2.6Z"
COINS = {
    "gulden": Coin(LILY, '<circle cx="20" cy="21.5" r="11.6"/>', "G", 20, 28),
    "dirham": Coin(SQUARE, '<rect x="8" y="8" width="24" height="24" rx="1"/>', "R", 20, 26.4),
    "denar": Coin(STAR, '<circle cx="20" cy="20" r="11.6"/>', "N", 20, 26.4),
    "dukat": Coin(CRESCENT, "", "K", 24.3, 21.8),
}
ARCH = "M13 105V58C11 42 25 39 40 25C55 39 69 42 67 58V105Z"
INNER_ARCH = "M17 101V59C15.5 47 28 42.5 40 31C52 42.5 64.5 47 63 59V101Z"


def coin(currency: str) -> str:
    """A coin of 40 units; each currency has its own outline."""
    outline, field, letter, x, y = COINS[currency]
    deep = CURRENCIES[currency].deep
    drawing = f'<path d="{outline}" fill="#000" opacity=".28" transform="translate(.8 1.4)"/>'
    if currency == "dukat":  # a disc lies in the crescent
        drawing += f'<circle cx="24" cy="15.5" r="12.6" fill="#FFF3DE" stroke="{deep}" stroke-width="1.2"/>'
    return drawing + (
        f'<path d="{outline}" fill="url(#cu-{currency})" stroke="{deep}" stroke-width="1.5" stroke-linejoin="round"/>'
        f'<g fill="#FFF6E0" fill-opacity=".9" stroke="{deep}" stroke-width="1.1">{field}</g>'
        f'<text x="{x}" y="{y}" class="num" font-size="18" text-anchor="middle" fill="{deep}">{letter}</text>'
    )


def _surface(paint: str) -> str:
    """The surface of a card within its white rim."""
    return f'<rect x="3" y="3" width="74" height="106" rx="5" {paint}/>'


def _rim(line: str) -> str:
    return f'<rect x=".5" y=".5" width="79" height="111" rx="7" fill="#FFF7E6" stroke="{line}"/>'


HIGHLIGHT = _surface('fill="none" stroke="#fff" stroke-opacity=".35"')


def _arch(fill: str, light: str, base: str) -> str:
    return (
        f'<path d="{ARCH}" fill="{fill}" stroke="{light}" stroke-width="1.6"/>'
        f'<path d="{INNER_ARCH}" fill="none" stroke="{base}" stroke-opacity=".55" stroke-width=".9"/>'
    )


def card(currency: str) -> str:
    """The ground of a money card, 80 x 112 units; pages write its value."""
    base, light, deep = CURRENCIES[currency]
    ground = _rim(deep) + _surface(f'fill="url(#cf-{currency})"') + _surface(f'fill="url(#cz-{currency})"')
    return ground + _arch("#FFF8E8", light, base) + HIGHLIGHT


def card_back() -> str:
    """The back of a money card."""
    drawing = (
        '<rect x=".5" y=".5" width="79" height="111" rx="7" fill="#F4E9D8" stroke="#3b2416"/>'
        '<rect x="3" y="3" width="74" height="106" rx="5" fill="#5B3A29"/>'
    )
    drawing += "".join(
        f'<polygon points="{star(x, y, 11)}" fill="none" stroke="#C9992E" stroke-opacity=".8"/>'
        for x in (18, 40, 62)
        for y in (20, 42, 64, 86)
    )
    return drawing


def diamond() -> str:
    """A cut stone in place of a coin."""
    outline = "M11 5H29L38.5 16L20 38L1.5 16Z"
    drawing = (
        f'<path d="{outline}" fill="#000" opacity=".28" transform="translate(.8 1.4)"/>'
        f'<path d="{outline}" fill="url(#cu-diamond)" stroke="#3A2463" stroke-width="1.5" '
        'stroke-linejoin="round"/>'
    )
    drawing += (
        '<path d="M11 5L14 16L20 38L26 16L29 5M14 16L20 5L26 16" fill="none" stroke="#6D4FA3" '
        'stroke-width="1"/><path d="M1.5 16H38.5" stroke="#6D4FA3" stroke-width="1"/>'
        '<path d="M11 5L14 16H1.5Z" fill="#fff" opacity=".75"/>'
        '<path d="M20 5L26 16H14Z" fill="#fff" opacity=".55"/>'
        '<path d="M26 16L20 38L38.5 16Z" fill="#5B3D93" opacity=".45"/>'
    )
    drawing += (
        '<text x="20" y="27" class="num" font-size="15" text-anchor="middle" fill="#2B1650" stroke="#fff" '
        'stroke-width="2.4" paint-order="stroke" stroke-linejoin="round">D</text>'
    )
    return drawing


def diamond_card() -> str:
    """The ground of a diamond card."""
    base, light, deep = DIAMOND
    ground = _rim(deep) + _surface('fill="url(#cf-diamond)"') + _surface('fill="url(#cz-diamond)"')
    return ground + HIGHLIGHT + _arch("#FBF8FF", light, base)


def character_back() -> str:
    """The back of a character card."""
    return (
        _rim("#3b2416")
        + _surface('fill="#6B432C"')
        + HIGHLIGHT
        + f'<polygon points="{star(40, 56, 30)}" fill="none" stroke="#E7BD4F" stroke-width="1.6"/>'
        f'<polygon points="{star(40, 56, 20)}" fill="#E7BD4F" opacity=".25"/>'
        '<svg x="26" y="42" width="28" height="28" viewBox="0 0 24 24" color="#E7BD4F"><use href="#u-person"/></svg>'
    )


def symbols() -> str:
    """Coins and cards of all currencies, diamonds, and the backs of cards."""
    drawing = ""
    for currency in COINS:
        drawing += symbol(f"coin-{currency}", coin(currency), 40, 40)
        drawing += symbol(f"card-{currency}", card(currency), 80, 112)
    drawing += symbol("coin-diamond", diamond(), 40, 40) + symbol("card-diamond", diamond_card(), 80, 112)
    return drawing + symbol("cardback", card_back(), 80, 112) + symbol("charback", character_back(), 80, 112)
