"""The pieces of modules: huts, camps and gates."""

import math

from .icons import PALACE_ICONS
from .looks import PALACE, PALE
from .shapes import long_shadow, merlons, num, small_icon, symbol


def hut(kind: str) -> str:
    """A builders' hut before a scaffold, with the sign of the type it serves."""
    base, _, deep = PALACE[kind]
    is_pale = kind in PALE
    cloth = "#C9CFD8" if is_pale else base
    drawing = long_shadow(20, 80, 86, 12)
    # half-built wall
    drawing += (
        '<path d="M34 86V44H46V38H62V50H72V86Z" fill="url(#plaster)" stroke="#8a6a3c" stroke-width=".8"/>'
        '<path d="M34 52h38M34 60h38M34 68h38M34 76h38M40 44v8M52 38v14M62 52v8M46 52v8M40 60v8M54 60v8'
        'M66 60v8M46 68v8M60 68v8M40 76v10M54 76v10M66 76v10" stroke="#B58F58" stroke-width=".9"/>'
    )
    # scaffold
    drawing += "".join(
        f'<rect x="{x}" y="16" width="3" height="70" fill="url(#wood)" stroke="#4A2C12" stroke-width=".6"/>'
        for x in (26, 51, 76)
    )
    drawing += '<path d="M28 60L52 34M78 60L53 34" stroke="#8A5A2E" stroke-width="2"/>'
    drawing += "".join(
        (
            f'<path d="M20 {y}h66v3.6h-66z" fill="url(#wood)" stroke="#4A2C12" stroke-width=".7"/>'
            f'<path d="M20 {y + 0.8}h66" stroke="#F6DCB0" stroke-width=".8"/>'
        )
        for y in (32, 58)
    )
    drawing += "".join(
        f'<path d="M{x - 2} {y - 2}l6 6M{x + 4} {y - 2}l-6 6" stroke="#5c3a18" stroke-width="1.2"/>'
        for x in (26.5, 51.5, 76.5)
        for y in (33, 59)
    )
    # ladder
    drawing += '<path d="M66 86L72 34M74 86L80 34" stroke="#5c3a18" stroke-width="2.2"/>' + "".join(
        f'<path d="M{num(66 + (86 - y) * 0.115)} {y}h8" stroke="#5c3a18" stroke-width="1.8"/>'
        for y in (42, 49, 56, 63, 70, 77)
    )
    # hut under a cloth
    drawing += (
        '<rect x="14" y="64" width="30" height="22" fill="url(#wood)" stroke="#4A2C12" stroke-width=".9"/>'
        '<path d="M19 64v22M24 64v22M34 64v22M39 64v22" stroke="#6b431c" stroke-width=".8"/>'
        '<path d="M24.5 86V74h9v12z" fill="#2b180c"/>'
    )
    drawing += (
        f'<path d="M8 67L29 51L50 67L46 70L29 57L12 70Z" fill="{cloth}" stroke="{deep}" stroke-width="1.2" '
        'stroke-linejoin="round"/>'
        '<path d="M11 66.5L29 53" stroke="#fff" stroke-opacity=".6" stroke-width="1.3"/>'
    )
    # tools
    drawing += (
        '<path d="M53 85l9-13" stroke="#7a4a1c" stroke-width="2.2" stroke-linecap="round"/>'
        '<path d="M58.5 70l6.5 4.5l-1.8 2.8l-6.5-4.5z" fill="#8b929b" stroke="#3a4048" stroke-width=".8"/>'
        '<path d="M50 73l9 11" stroke="#7a4a1c" stroke-width="2" stroke-linecap="round"/>'
        '<path d="M58 82l6 2.6l-5 4z" fill="#C9CFD8" stroke="#3a4048" stroke-width=".8"/>'
    )
    # sign of the type it will serve
    board, rim, ink = (PALE[kind], "#566274", "#3F4A5C") if is_pale else (base, "#F4E0B0", "#fff")
    drawing += (
        '<path d="M46 18L43 24M60 18L63 24" stroke="#3d2410" stroke-width="1"/>'
        f'<rect x="38" y="5" width="30" height="25" rx="3" fill="{board}" stroke="{rim}" stroke-width="1.6"/>'
    )
    return drawing + small_icon(kind, 42.5, 7, 21, ink)


def hedge() -> str:
    """The green side of a camp: a low hedge, never a wall."""
    return '<rect x="0" y="0" width="100" height="6.5" fill="#2F5E26"/>' + "".join(
        (
            f'<circle cx="{x}" cy="6" r="5" fill="#4F8A3A" stroke="#234a1c" stroke-width=".8"/>'
            f'<circle cx="{x - 1.4}" cy="4.4" r="1.5" fill="#A8CF74" opacity=".9"/>'
        )
        for x in range(5, 100, 10)
    )


def bastion() -> str:
    """A half-round bastion at the north side; its arrow points out across the wall it stands against."""
    drawing = (
        '<path d="M22 0A28 27 0 0 0 78 0Z" fill="#1c0d05" opacity=".4" transform="translate(2 3)"/>'
        '<path d="M22 -1V0A28 27 0 0 0 78 0V-1Z" fill="url(#greydk)" stroke="#3a3833" stroke-width="1.2"/>'
    )
    for angle in range(12, 180, 22):
        x, y = 50 + 25 * math.cos(math.radians(angle)), 24 * math.sin(math.radians(angle))
        drawing += (
            '<rect x="-4" y="-3.2" width="8" height="6.4" rx=".8" fill="url(#greyst)" stroke="#4b4a45" '
            f'stroke-width=".7" transform="translate({num(x)} {num(y)}) rotate({angle - 90})"/>'
        )
    drawing += '<path d="M30 0A20 19.5 0 0 0 70 0Z" fill="#D8D4C8" stroke="#6c6a62" stroke-width=".9"/>'
    drawing += (
        '<path d="M50 1L61 11H54.5V19H45.5V11H39Z" fill="#C8322A" stroke="#fff" stroke-width="1.6" '
        'stroke-linejoin="round"/>'
    )
    return drawing


def tent() -> str:
    """The tent of a camp."""
    drawing = '<ellipse cx="54" cy="84" rx="36" ry="5" fill="#1f330f" opacity=".4"/>'
    drawing += (
        '<path d="M50 18V6" stroke="#4A2C1D" stroke-width="1.6"/>'
        '<path d="M50.6 6l14 3.8l-14 4.6z" fill="#C8322A" stroke="#701510" stroke-width=".6"/>'
    )
    drawing += (
        '<path d="M50 16L82 54V80Q66 87 50 87Q34 87 18 80V54Z" fill="url(#canvas)" stroke="#7d5d33" stroke-width="1"/>'
    )
    drawing += (
        '<path d="M50 16L28 58V84.5L40 86.5V58Z" fill="#C8322A" opacity=".9"/>'
        '<path d="M50 16L60 58V86.5L74 84V56Z" fill="#A8241C" opacity=".95"/>'
    )
    drawing += (
        '<path d="M50 16L82 54Q78 60 74 55.5Q70 62 64 57Q58 63 50 58.5Q42 63 36 57Q30 62 26 55.5Q22 60 18 54'
        'Z" fill="#E3B32A" stroke="#8C6408" stroke-width=".9"/>'
        '<path d="M50 16L18 54" stroke="#FFF3CE" stroke-width="1.4"/>'
        '<path d="M50 16L36 57M50 16L64 57M50 16V58" stroke="#8C6408" stroke-width=".8" stroke-opacity=".7"/>'
    )
    drawing += (
        '<path d="M50 60C44 68 43 78 42 87H58C57 78 56 68 50 60Z" fill="#3b1a12"/>'
        '<path d="M50 60C46 70 47 80 49 87H42C43 78 44 68 50 60Z" fill="#EADBB8" stroke="#7d5d33" '
        'stroke-width=".6"/><circle cx="50" cy="16" r="2.2" fill="url(#goldg)"/>'
    )
    drawing += '<path d="M18 80L8 88M82 80L92 88" stroke="#7d5d33" stroke-width="1.1"/>'
    return drawing


def gate() -> str:
    """A gate of 50 units: two towers and a horseshoe arch of pale stone that breaks the wall."""
    drawing = '<path d="M4 46H46L52 42L50 36H4Z" fill="#1c0d05" opacity=".35"/>'
    drawing += (
        '<path d="M11 14H39V46H32.5V31A7.5 8.5 0 1 0 17.5 31V46H11Z" fill="url(#plaster)" stroke="#5a3a1a" '
        'stroke-width="1"/>'
        '<path d="M17.5 31.5A8 8.6 0 1 1 32.5 31.5" fill="none" stroke="#FFF6E0" stroke-width="3.6"/>'
        '<path d="M17.5 31.5A8 8.6 0 1 1 32.5 31.5" fill="none" stroke="#2C5BA0" stroke-width="3.6" '
        'stroke-dasharray="2.4 2.4"/>'
    )
    drawing += merlons(12, 38, 14.5, 4, 4, "#F1E0BF")
    for x in (2, 36):
        drawing += (
            f'<rect x="{x}" y="14" width="12" height="32" fill="url(#plaster)" stroke="#5a3a1a" stroke-width="1"/>'
            f'<rect x="{x + 7.5}" y="14" width="4.5" height="32" fill="#A98755" opacity=".6"/>'
            f'<path d="M{x - 1.5} 14.5C{x - 1} 8 {x + 5} 7 {x + 6} 1.5C{x + 7} 7 {x + 13} 8 {x + 13.5} 14.5Z" '
            'fill="url(#dome)" stroke="#142c54" stroke-width=".8"/>'
            f'<circle cx="{x + 6}" cy="2" r="1.3" fill="url(#goldg)"/>'
            f'<path d="M{x + 4} 28v-5a1.8 2 0 0 1 3.6 0v5z" fill="#2b1a1a"/>'
        )
    return drawing


def site() -> str:
    """The trodden ground of a building site."""
    outline = "M50 12C66 8 84 18 86 34C94 50 88 70 78 82C62 92 38 92 22 84C10 72 8 50 14 34C18 18 34 10 50 12Z"
    return f'<path d="{outline}" fill="#E9D2A0" stroke="#A98755" stroke-width="1.2" stroke-dasharray="3 2"/>'


def symbols() -> str:
    """The huts of all types with their site, the sides and the tent of a camp, and the gate."""
    drawing = "".join(symbol(f"b-hut-{kind}", hut(kind)) for kind in PALACE_ICONS)
    drawing += symbol("site", site())
    drawing += symbol("hedge", hedge()) + symbol("bastion", bastion()) + symbol("b-tent", tent())
    return drawing + symbol("gate", gate(), 50, 50)
