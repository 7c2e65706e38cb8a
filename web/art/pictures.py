"""The pictures of the four games, 280 x 150 units, made of symbols and of small houses."""

import math

from .dice import die, tick
from .icons import PALACE_ICONS
from .looks import PALACE, PALE
from .shapes import cypress, num, small_icon, star, symbol


def _house(x: float, y: float, width: float, height: float, roof: str) -> str:
    """Front and shaded side; x, y is the foot on the left."""
    depth = width * 0.32
    right, top = x + width, y - height
    drawing = (
        f'<path d="M{num(right)} {y}L{num(right + depth)} {num(y - 7)}V{num(top - 7)}L{num(right)} {num(top)}Z" '
        'fill="#B99A6C"/>'
        f'<rect x="{x}" y="{num(top)}" width="{width}" height="{height}" fill="url(#house)"/>'
    )
    if roof == "flat":
        drawing += (
            f'<path d="M{x} {num(top)}l{num(depth)} -7h{width}l{num(-depth)} 7z" fill="#FFF6E0" '
            'stroke="#B99A6C" stroke-width=".6"/>'
        )
    else:
        drawing += (
            f'<path d="M{x - 2} {num(top + 1)}L{num(x + width * 0.3)} {num(top - 11)}H{num(right + depth * 0.7)}'
            f'L{num(right + depth + 1)} {num(top - 6)}L{num(right + 1)} {num(top + 1)}Z" fill="{roof}"/>'
            f'<path d="M{x - 2} {num(top + 1)}H{num(right + 1)}" stroke="#4d1f10" stroke-width="1.2"/>'
        )
    windows = max(1, int(width // 15))
    for i in range(windows):
        middle = x + width * (i + 0.5) / windows
        drawing += f'<path d="M{num(middle - 2.4)} {num(y - height * 0.52)}v-5a2.4 2.6 0 0 1 4.8 0v5z" fill="#4A3A3E"/>'
    return drawing + f'<path d="M{num(x + width * 0.5 - 3.4)} {y}v-8a3.4 3.6 0 0 1 6.8 0v8z" fill="url(#cedar)"/>'


def _bath(x: float, y: float) -> str:
    """A bath with three domes."""
    drawing = (
        f'<rect x="{x}" y="{y - 22}" width="62" height="22" fill="url(#house)"/>'
        f'<path d="M{x + 62} {y}l12 -6v-22l-12 6z" fill="#B99A6C"/>'
    )
    for i, radius in ((0, 12), (1, 15), (2, 12)):
        middle = x + 12 + i * 19
        drawing += (
            f'<path d="M{middle - radius} {y - 22}a{radius} {radius} 0 0 1 {2 * radius} 0z" fill="url(#dome)"/>'
            + "".join(
                f'<polygon points="{star(middle + dx, y - 22 - up, 1.7)}" fill="#FFE9A6"/>'
                for dx, up in ((-5, 4), (0, 8), (5, 4))
            )
        )
    return drawing + (
        f'<path d="M{x + 24} {y}v-9a6 6 0 0 1 12 0v9z" fill="#2a4a6a"/>'
        f'<path d="M{x + 30} {y - 42}q-4 -6 0 -10t0 -9" fill="none" stroke="#fff" stroke-opacity=".7" '
        'stroke-width="2" stroke-linecap="round"/>'
    )


def _stall(x: float, y: float, cloth: str) -> str:
    """A stall with fruit."""
    drawing = (
        f'<rect x="{x + 2}" y="{y - 15}" width="30" height="15" fill="#7a4a2a"/>'
        f'<rect x="{x + 2}" y="{y - 7}" width="30" height="7" fill="#C99A5A"/>'
    )
    for i in range(5):
        drawing += (
            f'<path d="M{x + 2 + i * 6} {y - 25}h6l{(i - 2) * 0.6 + 0.6} 9a3 3 0 0 1 -6 0z" '
            f'fill="{cloth if i % 2 == 0 else "#FFF3DA"}"/>'
        )
    return drawing + "".join(
        f'<circle cx="{x + 6 + i * 5}" cy="{y - 8}" r="2.2" fill="{fruit}"/>'
        for i, fruit in enumerate(("#E3A32A", "#B23A48", "#4E8F4B", "#E3A32A", "#B23A48"))
    )


def _arena(x: float, y: float) -> str:
    """A ring of arches."""
    drawing = (
        f'<ellipse cx="{x + 36}" cy="{y - 26}" rx="40" ry="12" fill="#D8C29A" stroke="#8A6A44" '
        f'stroke-width="1"/><ellipse cx="{x + 36}" cy="{y - 25}" rx="30" ry="7.5" fill="#E9C98A"/>'
        f'<path d="M{x - 4} {y - 26}v20a40 12 0 0 0 80 0v-20a40 12 0 0 1 -80 0z" fill="url(#house)" '
        'stroke="#8A6A44" stroke-width=".8"/>'
    )
    return drawing + "".join(
        (
            f'<path d="M{x + 2 + i * 10} {num(y - 3 + 5.5 * math.sin(math.pi * (i + 0.5) / 7))}v-9a3 3.4 0 0 1 6 0'
            'v9z" fill="#5B3A29"/>'
        )
        for i in range(7)
    )


def _water(shore: str) -> str:
    """Water between pale banks."""
    return f'<path d="{shore}" fill="url(#river)"/><path d="{shore}" fill="none" stroke="#F3E4C4" stroke-width="3"/>'


def _building(name: str, x: float, y: float, scale: float) -> str:
    """A building of the palace with its foot at y."""
    place = f"translate({x} {num(y - 86 * scale)}) scale({scale})"
    return f'<use href="#b-{name}" width="100" height="100" transform="{place}"/>'


def granada() -> str:
    """The city at its river."""
    drawing = (
        '<rect width="280" height="150" fill="url(#sky2)"/>'
        '<path d="M0 62L46 40L92 56L150 30L206 54L244 42L280 58V150H0Z" fill="url(#snow)" opacity=".8"/>'
        '<path d="M0 76Q80 60 150 70T280 66V150H0Z" fill="#B9A063"/>'
        '<rect y="86" width="280" height="64" fill="#D9BE8A"/>'
    )
    for x, y, width, height, roof in (
        (14, 84, 24, 24, "flat"),
        (46, 82, 20, 30, "#B5562B"),
        (76, 84, 26, 22, "flat"),
        (180, 84, 24, 28, "#B5562B"),
        (212, 82, 26, 22, "flat"),
        (244, 84, 22, 30, "#8A5A33"),
    ):
        drawing += _house(x, y, width, height, roof)
    drawing += _arena(104, 92) + cypress(98, 100, 34, 6) + cypress(188, 98, 30, 5)
    for x, y, width, height, roof in (
        (6, 112, 26, 30, "#B5562B"),
        (196, 114, 30, 32, "flat"),
        (238, 112, 30, 26, "#6F4A8E"),
    ):
        drawing += _house(x, y, width, height, roof)
    drawing += _bath(44, 116) + _stall(124, 116, "#B23A48") + _stall(160, 118, "#C98A1E")
    drawing += _water("M-6 124H286V144H-6Z") + "".join(
        f'<path d="M{x} {y}q5 -3 10 0" fill="none" stroke="#E9FFFE" stroke-width="1.2" opacity=".8"/>'
        for x, y in ((16, 132), (60, 138), (186, 131), (226, 138), (258, 130), (96, 131))
    )
    drawing += (
        '<path d="M126 150V132a14 12 0 0 1 28 0V150Z" fill="#2a5a70"/>'
        '<path d="M112 150V128q28 -16 56 0V150H158V136a18 14 0 0 0 -36 0V150Z" fill="#E7C894" '
        'stroke="#8A5A33" stroke-width="1"/>'
        '<path d="M112 128q28 -16 56 0" fill="none" stroke="#FFF3D6" stroke-width="2.5"/>'
    )
    return drawing


def alhambra() -> str:
    """The palace on its hill."""
    drawing = (
        '<rect width="280" height="150" fill="url(#sky2)"/><circle cx="40" cy="44" r="90" fill="url(#sun)"/>'
        '<path d="M0 60L44 42L86 56L140 26L196 54L236 36L280 56V150H0Z" fill="url(#snow)" opacity=".85"/>'
        '<path d="M0 92Q60 66 140 64T280 88V150H0Z" fill="url(#rock)"/>'
    )
    for name, x, y, scale in (
        ("tower-1", 4, 96, 0.74),
        ("arcades-1", 52, 88, 0.72),
        ("tower-0", 206, 96, 0.7),
        ("chambers-1", 166, 94, 0.66),
        ("pavilion-1", 96, 104, 0.98),
        ("seraglio-1", 178, 122, 0.72),
        ("arcades-0", 36, 120, 0.66),
    ):
        drawing += _building(name, x, y, scale)
    drawing += (
        cypress(92, 122, 40, 7)
        + cypress(106, 125, 32, 6)
        + cypress(184, 124, 38, 7)
        + cypress(22, 124, 40, 7)
        + cypress(262, 122, 44, 8)
    )
    drawing += "".join(
        f'<use href="#ew" width="100" height="30" transform="translate({-6 + i * 60} 114) scale(.6 1.05)"/>'
        for i in range(5)
    )
    return drawing + (
        '<rect y="145" width="280" height="5" fill="#A27A45"/>'
        '<path d="M126 150V130a14 15 0 0 1 28 0V150Z" fill="#F7E6C4" stroke="#6d2c12" stroke-width="1.2"/>'
        '<path d="M131 150V131a9 10 0 0 1 18 0V150Z" fill="url(#inside)"/>'
        '<use href="#etower" width="40" height="60" transform="translate(-8 96) scale(.9)"/>'
        '<use href="#etower" width="40" height="60" transform="translate(250 96) scale(.9)"/>'
    )


def combined() -> str:
    """The palace and the city."""
    drawing = (
        '<rect width="280" height="150" fill="url(#sky2)"/>'
        '<path d="M0 54L60 34L104 52L160 26L220 52L280 40V150H0Z" fill="url(#snow)" opacity=".8"/>'
        '<path d="M0 70Q120 40 190 76T280 74V150H0Z" fill="url(#rock)"/>'
        '<rect x="150" y="92" width="130" height="58" fill="#D9BE8A"/>'
    )
    for name, x, y, scale in (
        ("tower-1", -4, 78, 0.62),
        ("arcades-1", 74, 80, 0.62),
        ("pavilion-1", 36, 82, 0.74),
        ("seraglio-1", 96, 100, 0.56),
        ("chambers-1", 2, 106, 0.56),
        ("tower-0", 122, 90, 0.58),
    ):
        drawing += _building(name, x, y, scale)
    drawing += cypress(64, 104, 34, 6) + cypress(90, 106, 28, 5)
    for i in range(3):
        drawing += f'<use href="#ew" width="100" height="30" transform="translate({-8 + i * 56} 98) scale(.56 .8)"/>'
    drawing += '<use href="#etower" width="40" height="60" transform="translate(142 74) scale(.8)"/>'
    for x, y, width, height, roof in (
        (196, 94, 22, 24, "#B5562B"),
        (228, 92, 22, 20, "flat"),
        (256, 96, 22, 28, "#8A5A33"),
    ):
        drawing += _house(x, y, width, height, roof)
    drawing += _bath(196, 120) + _house(266, 122, 24, 26, "flat") + cypress(186, 120, 32, 6)
    drawing += _water("M-6 122H150Q168 122 166 104Q166 96 176 96H182V110Q182 156 140 156H-6Z") + (
        '<path d="M20 131q6 -3 12 0M70 132q6 -3 12 0M120 130q6 -3 12 0" fill="none" stroke="#E9FFFE" '
        'stroke-width="1.3"/>'
    )
    return drawing


def roll_and_write() -> str:
    """A sheet and two dice on a table."""
    drawing = '<rect width="280" height="150" fill="#6B432C"/>' + "".join(
        f'<path d="M0 {y}h280" stroke="#4A2C1D" stroke-opacity=".6" stroke-width="1.2"/>' for y in (26, 58, 92, 126)
    )
    drawing += (
        '<g transform="rotate(-7 120 70)">'
        '<rect x="34" y="12" width="150" height="150" rx="4" fill="#2a1405" opacity=".4" '
        'transform="translate(5 6)"/><rect x="34" y="12" width="150" height="150" rx="4" fill="url(#paper)"/>'
    )
    kinds = tuple(PALACE_ICONS)
    for row in range(4):
        for column in range(5):
            kind = kinds[(column + 2 * row) % 6]
            drawing += (
                f'<rect x="{58 + column * 24}" y="{38 + row * 24}" width="22" height="22" rx="3" '
                f'fill="{PALACE[kind].base}" opacity=".85"/>'
            )
            drawing += small_icon(kind, 62 + column * 24, 42 + row * 24, 14, "#3F4A5C" if kind in PALE else "#fff")
    for column in range(5):
        drawing += f'<g transform="translate({60 + column * 24} 18) scale(.36)">{die("blue", column + 1)}</g>'
    for row in range(4):
        drawing += f'<g transform="translate(38 {40 + row * 24}) scale(.36)">{die("yellow", row + 1)}</g>'
    for row, column in ((0, 1), (1, 3), (2, 0), (2, 2), (0, 4)):
        drawing += tick(58 + column * 24, 38 + row * 24, 22)
    drawing += "</g>" + (
        '<g transform="translate(196 34) rotate(12) scale(1.06)">'
        f'<rect x="4" y="6" width="50" height="50" rx="12" fill="#1c0d05" opacity=".45"/>{die("yellow", 5)}</g>'
        '<g transform="translate(210 92) rotate(-9) scale(.98)">'
        f'<rect x="4" y="6" width="50" height="50" rx="12" fill="#1c0d05" opacity=".45"/>{die("blue", 3)}</g>'
    )
    return drawing


def _front_wall() -> str:
    """A wall seen from the front: 100 units wide, 30 high, its foot at 30."""
    bricks = "".join(
        f'<path d="M{x} {y}v5.2" stroke="#7d3415" stroke-width=".7" opacity=".6"/>'
        for row, y in enumerate((9.5, 14.7, 19.9, 25))
        for x in range(5 + (row % 2) * 6, 100, 12)
    )
    tops = "".join(
        (
            f'<path d="M{num(i * 10 + 1.4)} 9.5V3l3.6-2.6L{num(i * 10 + 8.6)} 3V9.5Z" fill="#EFA26E" '
            'stroke="#6d2c12" stroke-width=".6"/>'
        )
        for i in range(10)
    )
    return (
        f'{tops}<rect x="-.4" y="9" width="100.8" height="21" fill="url(#ebrick)"/>{bricks}'
        '<path d="M0 14.7h100M0 19.9h100M0 25h100" stroke="#7d3415" stroke-width=".7" opacity=".55"/>'
        '<path d="M0 9.3h100" stroke="#FFD2A8" stroke-width="1" opacity="0.9"/>'
    )


def _front_tower() -> str:
    """A tower for the ends of such a wall."""
    return (
        '<path d="M6 60V18h18v42z" fill="url(#ebrick)"/><path d="M24 60V18h11v42z" fill="url(#ebrick2)"/>'
        '<path d="M3 20V9h4v4h5V9h5v4h5V9h5v11z" fill="#F0AC7A"/>'
        '<path d="M27 20V9h3v4h4V9h4v11z" fill="#A85A30"/>'
        '<path d="M3 20h24" stroke="#FFE0BE" stroke-width="1"/>'
        '<path d="M12 44V36a3 3.4 0 0 1 6 0v8z" fill="#3a1a10"/>'
    )


def symbols() -> str:
    """A wall and a tower in front view, and the pictures of all games."""
    drawing = symbol("ew", _front_wall(), 100, 30) + symbol("etower", _front_tower(), 40, 60)
    for picture in (alhambra, granada, combined, roll_and_write):
        drawing += symbol(f"picture-{picture.__name__}", picture(), 280, 150)
    return drawing
