"""The palace of the start page as a model in late light: grounds laid flat, buildings upright, walls in front view.

It is made of the symbols of the sprite and is a drawing of its own, because only the start page needs it.
"""

import random

from .landscape import birds, definitions, landscape, tree
from .shapes import cypress, linear, num

Cell = tuple[int, int]
_KINDS = {
    "P": "pavilion",
    "S": "seraglio",
    "A": "arcades",
    "C": "chambers",
    "G": "garden",
    "T": "tower",
    "F": "fountain",
}
_RICH = {"pavilion": 6, "seraglio": 7, "arcades": 8, "chambers": 9, "garden": 10, "tower": 11}
_ROWS = ("T9 G10 T11 P6 C7", "T10 A10 P8 T12 A8", "S7 C10 F0 A9 G9", "P3 G12 S8 C9 S6")
_COLUMNS = 5
_RIGHT, _FRONT, _DOWN = 116, -40, 62  # one tile to the right; one to the front, sideways and down
_WALL = 27  # its height
_SIZES = {"tower": 1.22, "pavilion": 1.08, "fountain": 0.86, "arcades": 1.02, "chambers": 1.0, "seraglio": 1.04}
_TURNS = {"n": 0, "e": 90, "s": 180, "w": 270}
_TREES = ((0.2, 0.3, 44, 8), (0.8, 0.3, 44, 8), (0.16, 0.74, 50, 9), (0.84, 0.74, 50, 9))  # of a garden


def _place(x: float, y: float) -> tuple[float, float]:
    """Project a point of the ground; a tile is one unit wide."""
    return x * _RIGHT + y * _FRONT, y * _DOWN


def _sides(x: int, y: int) -> str:
    """The sides of a tile with a wall: the palace is walled in all around."""
    walls = ("n", y == 0), ("e", x == _COLUMNS - 1), ("s", y == len(_ROWS) - 1), ("w", x == 0)
    return "".join(side for side, is_walled in walls if is_walled)


def _tiles() -> list[tuple[int, int, str, int]]:
    return [(x, y, _KINDS[word[0]], int(word[1:])) for y, row in enumerate(_ROWS) for x, word in enumerate(row.split())]


def _used(name: str, transform: str = "", width: int = 100, height: int = 100) -> str:
    turned = f' transform="{transform}"' if transform else ""
    return f'<use href="#{name}" width="{width}" height="{height}"{turned}/>'


def _ground(x: int, y: int, kind: str) -> str:
    left, top = _place(x, y)
    flat = f"matrix({_RIGHT / 100} 0 {_FRONT / 100} {_DOWN / 100} {num(left)} {num(top)})"
    drawing = f'<g transform="{flat}">' + _used(f"g-{kind}")
    for side, turn in _TURNS.items():
        if side not in _sides(x, y):
            drawing += _used("arm", f"rotate({turn} 50 50)")
    if kind == "garden":
        drawing += (
            '<rect x="14" y="14" width="72" height="72" rx="6" fill="#42793f"/>'
            '<rect x="35" y="8" width="30" height="84" rx="3" fill="#F3E4C4"/>'
            '<rect x="40" y="12" width="20" height="76" rx="2" fill="url(#water)"/>'
            '<circle cx="50" cy="50" r="17" fill="#FBF1DA"/><circle cx="50" cy="50" r="12.5" fill="url(#water)"/>'
        )
    else:
        drawing += _used(f"p-{kind}")
    return drawing + '<path d="M0 0H100V100H0Z" fill="none" stroke="#2a1405" stroke-opacity=".3"/></g>'


def _building(kind: str, price: int) -> str:
    return f"b-{kind}" if kind == "fountain" else f"b-{kind}-{1 if price >= _RICH[kind] else 0}"


def _upright(x: int, y: int, kind: str, price: int) -> str:
    if kind == "garden":
        return "".join(
            cypress(round(_place(x + dx, y + dy)[0], 1), round(_place(x + dx, y + dy)[1], 1), height, width)
            for dx, dy, height, width in _TREES
        )
    size = _SIZES[kind]
    middle, foot = _place(x + 0.5, y + 0.66)
    return _used(_building(kind, price), f"translate({num(middle - 50 * size)} {num(foot - 86 * size)}) scale({size})")


def _shadow(x: int, y: int, kind: str, price: int) -> str:
    """The long shadow of a building on the ground; the sun is low on the left."""
    if kind == "garden":
        drawing = ""
        for dx, dy, height, width in _TREES:
            left, foot = _place(x + dx, y + dy)
            drawing += (
                f'<path d="M{num(left - width * 0.6)} {num(foot - 1)}L{num(left + height * 0.95)} '
                f'{num(foot - height * 0.3)}L{num(left + width)} {num(foot + 1)}Z"/>'
            )
        return drawing
    size = _SIZES[kind]
    middle, foot = _place(x + 0.5, y + 0.66)
    leaning = f"matrix({size} 0 {num(-size * 0.9)} {num(size * 0.28)} "
    at = f"{num(middle - 50 * size + 86 * size * 0.9)} {num(foot - 86 * size * 0.28)})"
    return _used(_building(kind, price), leaning + at)


def _wall_before(x: int, y: int) -> str:
    """A wall from left to right along the upper edge of a cell."""
    left, foot = _place(x, y)
    place = f"translate({num(left)} {num(foot - _WALL)}) scale({_RIGHT / 100} {num(_WALL / 30)})"
    return _used("ew", place, height=30)


def _wall_beside(x: int, y: int) -> str:
    """A wall from back to front along the left edge of a cell, its side in the shade."""
    left, foot = _place(x, y)
    lean = f"matrix({_FRONT / 100} {_DOWN / 100} 0 {num(_WALL / 30)} {num(left)} {num(foot - _WALL)})"
    return _used("ew", lean, height=30) + f'<g opacity=".34">{_used("ewshade", lean, height=30)}</g>'


def _corner(x: int, y: int, size: float) -> str:
    left, foot = _place(x, y)
    return _used("etower", f"translate({num(left - 20 * size)} {num(foot - 57 * size)}) scale({size})", 40, 60)


def _model() -> str:
    tiles = _tiles()
    rows = len(_ROWS)
    corners = [_place(0, 0), _place(_COLUMNS, 0), _place(_COLUMNS, rows), _place(0, rows)]
    outline = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in corners) + "Z"
    drawing = "".join(_ground(x, y, kind) for x, y, kind, _ in tiles)
    drawing += f'<clipPath id="herocut"><path d="{outline}"/></clipPath><g clip-path="url(#herocut)"><g class="lowsun">'
    drawing += "".join(_shadow(*tile) for tile in tiles) + "</g></g>"
    drawing += "".join(_wall_before(x, 0) for x in range(_COLUMNS)) + _corner(0, 0, 0.8) + _corner(_COLUMNS, 0, 0.8)
    for y in range(rows):
        drawing += _wall_beside(0, y)
        drawing += "".join(_upright(*tile) for tile in tiles if tile[1] == y)
        drawing += _wall_beside(_COLUMNS, y)
    drawing += "".join(_wall_before(x, rows) for x in range(_COLUMNS))
    return drawing + _corner(0, rows, 0.95) + _corner(_COLUMNS, rows, 0.95)


def _hill() -> str:
    """The rock on which the palace stands, with its shade; the palace's far left corner is at 0, 0."""
    return (
        '<path d="M-26 -4L-182 252Q-220 318 -330 378L-390 544H750L720 308Q660 228 690 40Q630 -10 580 -12Z" '
        'fill="url(#rock)"/>'
        '<path d="M-182 252H432L480 308L400 294L330 322L220 288L100 328L-10 292L-150 314Z" fill="#7C4F27" '
        'opacity=".33"/>'
        '<path d="M430 250L586 0L654 44L516 282Z" fill="#4a2a3a" opacity=".42" filter="url(#blur6)"/>'
        '<path d="M-8 -3L-168 254H424L588 -3Z" fill="#8a5a2c"/>'
    )


def _foreground() -> str:
    """The gate, the way up to it, terraces with olive trees."""
    (west, foot), (east, _) = _place(0, 4), _place(_COLUMNS, 4)
    gate = (west + east) / 2 + 34
    drawing = (
        '<path d="M148 249h34C194 284 102 294 106 332C110 378 194 418 184 528h-110C84 438 38 388 58 330C72 292 '
        '158 284 148 249Z" fill="#F6DFAE" opacity=".8"/>'
        '<path d="M150 250V235a15 16 0 0 1 30 0V250Z" fill="#F7E6C4" stroke="#6d2c12" stroke-width="1.2"/>'
        '<path d="M155 250V237a10 11 0 0 1 20 0V250Z" fill="#3a1a10"/>'
    )
    chance = random.Random(11)
    for row in range(5):
        y, reach = foot + 34 + row * 30, row * 34
        for shift, colour, opacity in ((0, "#8A6A36", 0.35), (3, "#FBE6B0", 0.5)):
            drawing += (
                f'<path d="M{num(west - 60 - reach)} {num(y + shift)}Q{num(gate)} {num(y + 22 + shift)} '
                f'{num(east + 70 + reach)} {num(y - 6 + shift)}" fill="none" stroke="{colour}" '
                f'stroke-opacity="{opacity}" stroke-width="2"/>'
            )
        for _ in range(12):
            x = chance.uniform(west - 50 - reach, east + 60 + reach)
            if abs(x - gate + 40) > 95:
                drawing += tree(x, y + 8 + chance.uniform(-4, 3), chance.uniform(4, 7.5))
    for dx, dy, height in (
        (-360, 34, 52),
        (-338, 44, 64),
        (-300, 30, 42),
        (-196, 36, 46),
        (-176, 46, 58),
        (130, 40, 50),
    ):
        drawing += cypress(round(gate + dx, 1), round(foot + dy, 1), height, round(height * 0.16, 1))
    for dx, dy, height in ((152, 50, 62), (262, 34, 46), (286, 46, 60), (352, 6, 54), (376, 18, 66), (398, -20, 48)):
        drawing += cypress(round(gate + dx, 1), round(foot + dy, 1), height, round(height * 0.16, 1))
    for dx, dy, radius in ((-264, 42, 12), (-246, 50, 15), (196, 44, 12), (218, 56, 15), (-120, 46, 11), (310, 34, 10)):
        drawing += tree(round(gate + dx, 1), round(foot + dy, 1), radius)
    return drawing


def hero() -> str:
    """The whole picture, 1280 x 720 units."""
    evening = linear("evening", [(0, "#FFDF9A", 0.5), (0.5, "#FFD39A", 0.1), (1, "#4A3A7A", 0.34)], 0, 0, 1, 0.25)
    ray = linear("ray", [(0, "#FFF6CF"), (0.6, "#FFE9A8", 0.9), (1, "#FFE9A8", 0.1)], 0, 0, 1, 0)
    shade = (
        '<symbol id="ewshade" viewBox="0 0 100 30" overflow="visible"><rect y="1" width="100" height="29"/></symbol>'
    )
    rays = "".join(
        f'<path d="M470 {y}L1290 {end}V{end + wide}L470 {y + narrow}Z" fill="url(#ray)" opacity="{opacity}" '
        'filter="url(#blur14)" class="softlight"/>'
        for y, end, narrow, wide, opacity in (
            (228, 250, 10, 46, 0.3),
            (240, 318, 12, 60, 0.34),
            (252, 402, 12, 66, 0.3),
        )
    )
    palace = f'<g transform="translate(727 212) scale(.89)">{_hill()}{_model()}{_foreground()}</g>'
    light = '<rect width="1280" height="720" fill="url(#evening)" class="softlight"/>'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720" preserveAspectRatio="xMidYMid slice"><defs>'
        f"{definitions()}{evening}{ray}{shade}</defs>{landscape()}{palace}{rays}{light}{birds()}</svg>"
    )
