"""The art of the printed sheets: buildings, stars, dice and coins, in a square of 100 units."""

from collections.abc import Callable
from math import cos, pi, sin, sqrt

from alhambra.console.palette import letters_of
from alhambra.print.svg import SERIF, circle, ellipse, line, mix, path, polygon, rect, text

PLASTER = "#F4E9D8"
SAND = "#E2CDA6"
TERRACOTTA = "#B5562B"
CEDAR = "#5B3A29"
NIGHT = "#1E2430"
WATER = "#2F7F8F"
GOLD = "#C9992E"
WHITE = "#FFFFFF"
STONE = "#F3E7CF"
STONE_SHADE = "#DBC8A3"
DIE_YELLOW = "#E9B93B"
DIE_BLUE = "#3B6FB6"

TYPE_COLOURS = {
    "pavilion": "#3B6FB6",
    "seraglio": "#B23A48",
    "arcades": "#8A5A33",
    "chambers": "#6E7884",
    "garden": "#4E8F4B",
    "tower": "#6F4A8E",
}


def star(x: float, y: float, r: float) -> list[tuple[float, float]]:
    """Return the outline of two crossed squares, the star of zellige tiles."""
    inner = r * sqrt(2 - sqrt(2))
    return [
        (x + (r if i % 2 == 0 else inner) * cos(pi * i / 8), y + (r if i % 2 == 0 else inner) * sin(pi * i / 8))
        for i in range(16)
    ]


# --- buildings ---


def _horseshoe(x: float, foot: float, height: float, half: float) -> str:
    """Return a horseshoe arch on ``foot``: straight sides, and a curve wider than they are apart."""
    spring = foot - height + half * 1.5
    return f"M{x - half} {foot} V{spring} A{half * 1.22} {half * 1.22} 0 1 1 {x + half} {spring} V{foot} Z"


def _pavilion(colour: str) -> str:
    dark = mix(colour, NIGHT, 0.35)
    parts = [ellipse(50, 86, 36, 4, mix(PLASTER, NIGHT, 0.22))]
    parts.append(rect(18, 80, 64, 6, STONE_SHADE) + rect(23, 75, 54, 5, STONE))
    parts.append(rect(27, 50, 46, 25, mix(colour, NIGHT, 0.55)))
    for x in (25, 40, 54, 69):
        parts.append(rect(x, 49, 6, 26, STONE) + rect(x + 4, 49, 2, 26, STONE_SHADE))
        parts.append(rect(x - 1, 47, 8, 3, STONE_SHADE))
    for middle in (35.5, 50.0, 64.5):
        parts.append(path(f"M{middle - 5} 47 A5 5 0 0 1 {middle + 5} 47 Z", STONE_SHADE))
    parts.append(rect(20, 40, 60, 7, dark) + rect(20, 42.5, 60, 1.6, GOLD))
    parts.append(path("M27 40 C24 22 40 19 50 9 C60 19 76 22 73 40 Z", colour))
    parts.append(path("M50 9 C60 19 76 22 73 40 L58 40 C62 26 57 18 50 9 Z", dark))
    parts.append(line(50, 9, 50, 3, GOLD, 1.8) + circle(50, 4, 2.6, GOLD))
    return "".join(parts)


def _seraglio(colour: str) -> str:
    dark = mix(colour, NIGHT, 0.4)
    parts = [ellipse(50, 88, 30, 3.4, mix(PLASTER, NIGHT, 0.22))]
    parts.append(rect(22, 16, 56, 72, STONE) + rect(64, 16, 14, 72, STONE_SHADE))
    parts.append(rect(18, 11, 64, 7, dark) + rect(18, 15, 64, 1.8, GOLD))
    parts.append(path("M26 62 L74 62 L68 72 L32 72 Z", dark))
    parts.append(rect(22, 32, 56, 30, colour, stroke=dark, width=2))
    for i in range(6):  # the wooden screen
        parts.append(line(26 + i * 9.6, 35, 26 + i * 9.6, 59, STONE, 1.5))
    for i in range(4):
        parts.append(line(25, 37 + i * 7, 75, 37 + i * 7, STONE, 1.5))
    parts.append(path(_horseshoe(50, 62, 25, 7), NIGHT, stroke=STONE, width=2))
    parts.append(path("M20 32 L50 21 L80 32 Z", dark) + circle(50, 28, 2, GOLD))
    parts.append(path("M43 88 v-8 a7 7 0 0 1 14 0 v8 Z", CEDAR))
    return "".join(parts)


def _arcades(colour: str) -> str:
    dark = mix(colour, NIGHT, 0.45)
    parts = [ellipse(50, 84, 42, 3.6, mix(PLASTER, NIGHT, 0.22))]
    parts.append(rect(10, 36, 80, 47, STONE) + rect(8, 24, 84, 12, colour) + rect(8, 34, 84, 2.4, dark))
    for i in range(10):
        parts.append(polygon(star(14 + i * 8, 29.5, 3), GOLD))
    for x in (24, 50, 76):
        parts.append(path(_horseshoe(x, 83, 38, 9), TERRACOTTA))
        for i in range(9):  # voussoirs in two colours
            angle = pi * (0.02 + i * 0.12)
            cx, cy = x - cos(angle) * 11.6, 57 - sin(angle) * 11.6
            parts.append(circle(cx, cy, 1.5, STONE))
        parts.append(path(_horseshoe(x, 83, 34, 7), NIGHT))
    for x in (11, 37, 63, 89):
        parts.append(rect(x - 2.2, 61, 4.4, 22, STONE_SHADE) + rect(x - 3.2, 59, 6.4, 2.6, dark))
    return "".join(parts)


def _chambers(colour: str) -> str:
    dark = mix(colour, NIGHT, 0.5)
    light = mix(colour, WHITE, 0.45)
    parts = [ellipse(50, 88, 34, 3.4, mix(PLASTER, NIGHT, 0.22))]
    parts.append(rect(20, 12, 60, 76, colour) + rect(16, 8, 68, 6, dark))
    for row in range(7):  # the patterned wall
        for column in range(6):
            parts.append(polygon(star(25 + column * 10, 20 + row * 10, 4), light))
    parts.append(rect(30, 24, 40, 64, STONE, stroke=dark, width=2))
    parts.append(path(_horseshoe(50, 88, 58, 13), GOLD) + path(_horseshoe(50, 88, 54, 11.5), NIGHT))
    parts.append(path("M50 88 V44", NIGHT, stroke=GOLD, width=1.2))
    for x in (43.5, 56.5):
        parts.append(polygon(star(x, 62, 3.6), GOLD) + polygon(star(x, 75, 3.6), GOLD))
    return "".join(parts)


def _cypress(x: float, foot: float, height: float) -> str:
    top, half = foot - height, height * 0.21
    whole = f"M{x} {top} C{x + half * 1.5} {top + height * 0.5} {x + half} {foot} {x} {foot} "
    left = f"C{x - half} {foot} {x - half * 1.5} {top + height * 0.5} {x} {top} Z"
    shade = f"C{x + half * 0.3} {foot - height * 0.2} {x + half * 0.3} {top + height * 0.4} {x} {top} Z"
    trunk = rect(x - 1.3, foot - 1, 2.6, 7, CEDAR)
    return trunk + path(whole + left, "#3F7F45") + path(whole + shade, "#2A5C33")


def _garden(colour: str) -> str:
    parts = [path("M8 88 L34 50 L66 50 L92 88 Z", mix(colour, WHITE, 0.35))]
    parts.append(path("M40 88 L47 50 L53 50 L60 88 Z", WATER))
    parts.append(path("M46 88 L49 50 L50.5 50 L51 88 Z", "#A9D9E0"))
    parts.append(_cypress(30, 56, 38) + _cypress(70, 56, 38))
    parts.append(_cypress(19, 78, 54) + _cypress(81, 78, 54))
    parts.append(ellipse(50, 50, 15, 5, STONE_SHADE) + ellipse(50, 49, 11.5, 3.4, WATER))
    parts.append(rect(48, 34, 4, 15, STONE) + ellipse(50, 34, 9, 3, STONE) + ellipse(50, 33.4, 7, 2, WATER))
    for side in (-1, 1):
        parts.append(
            path(f"M50 22 C{50 + 7 * side} 20 {50 + 9 * side} 27 {50 + 8 * side} 33", "", stroke=WATER, width=1.4)
        )
    parts.append(circle(50, 21, 2, WATER))
    return "".join(parts)


def _tower(colour: str) -> str:
    dark = mix(colour, NIGHT, 0.35)
    parts = [ellipse(50, 88, 28, 3.6, mix(PLASTER, NIGHT, 0.22))]
    parts.append(path("M32 88 L35 38 L65 38 L68 88 Z", STONE) + path("M54 88 L54 38 L65 38 L68 88 Z", STONE_SHADE))
    parts.append(path("M29 38 V24 H35.5 V29 H42.5 V24 H49 V29 H51 V24 H57.5 V29 H64.5 V24 H71 V38 Z", colour))
    parts.append(rect(29, 35.4, 42, 2.6, dark))
    parts.append(rect(42, 17, 16, 12, STONE) + path("M39 17 L50 3 L61 17 Z", colour))
    parts.append(path("M50 3 L61 17 L53 17 Z", dark) + circle(50, 3, 2.2, GOLD))
    parts.append(path("M47 27 v-4 a3 3 0 0 1 6 0 v4 Z", NIGHT))
    for y in (56, 70):
        parts.append(path(f"M46 {y} v-6 a4 4 0 0 1 8 0 v6 Z", NIGHT))
    parts.append(path("M43 88 v-7 a7 7 0 0 1 14 0 v7 Z", CEDAR))
    return "".join(parts)


_BUILDINGS: dict[str, Callable[[str], str]] = {
    "pavilion": _pavilion,
    "seraglio": _seraglio,
    "arcades": _arcades,
    "chambers": _chambers,
    "garden": _garden,
    "tower": _tower,
}


def building(name: str) -> str:
    """Return the silhouette of a type of building."""
    return _BUILDINGS[name](TYPE_COLOURS[name])


def tile(name: str) -> str:
    """Return a building on its ground, with the letter of its type."""
    colour = TYPE_COLOURS[name]
    ground = mix(colour, WHITE, 0.62)
    parts = [rect(0, 0, 100, 100, ground, stroke=mix(colour, NIGHT, 0.25), width=1.6, corner=5)]
    for x in (13, 87):
        for y in (13, 87):
            parts.append(polygon(star(x, y, 9), "", stroke=mix(colour, WHITE, 0.3), width=1.2))
    parts.append(polygon(star(50, 50, 48), mix(PLASTER, WHITE, 0.35), stroke=mix(colour, WHITE, 0.3), width=1.4))
    parts.append(f'<g transform="translate(13 9) scale(0.74)">{building(name)}</g>')
    parts.append(badge(name, 12.5, 12.5, 10))
    return "".join(parts)


def badge(name: str, x: float, y: float, r: float) -> str:
    """Return the letters of a type in its colour."""
    letters = letters_of("type", name)
    size = r * (1.45 if len(letters) == 1 else 1.05)
    letter = text(x, y + size * 0.35, letters, size, WHITE, anchor="middle", bold=True, font=SERIF)
    return circle(x, y, r, TYPE_COLOURS[name], stroke=WHITE, width=r * 0.14) + letter


# --- dice and coins ---

_PIPS = {
    1: [(50, 50)],
    2: [(28, 28), (72, 72)],
    3: [(26, 26), (50, 50), (74, 74)],
    4: [(28, 28), (72, 28), (28, 72), (72, 72)],
    5: [(27, 27), (73, 27), (50, 50), (27, 73), (73, 73)],
    6: [(28, 24), (72, 24), (28, 50), (72, 50), (28, 76), (72, 76)],
}


def die(value: int, colour: str, pips: str) -> str:
    """Return a face of a die."""
    parts = [rect(3, 3, 94, 94, colour, stroke=mix(colour, NIGHT, 0.45), width=4, corner=18)]
    parts += [circle(x, y, 9.5, pips) for x, y in _PIPS[value]]
    return "".join(parts)


def coin(is_circled: bool) -> str:
    """Return a coin of the supply; the starting coins of a player are circled."""
    face = mix(GOLD, WHITE, 0.45)
    parts = [circle(50, 50, 36, face, stroke=mix(GOLD, NIGHT, 0.3), width=3)]
    parts.append(polygon(star(50, 50, 24), mix(GOLD, WHITE, 0.75), stroke=mix(GOLD, NIGHT, 0.2), width=2))
    if is_circled:
        parts.append(circle(50, 50, 46, "", stroke=NIGHT, width=5))
    return "".join(parts)
