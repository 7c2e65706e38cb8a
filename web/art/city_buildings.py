"""The buildings of the city."""

import math
from collections.abc import Sequence

from .icons import CAMEL
from .shapes import horseshoe, long_shadow, merlons, num, star

BOOKS = ("#C23B2B", "#2F7FAE", "#E3B32A", "#4E8F4B", "#F4E9D8", "#8E3F7A")


def arena() -> str:
    """A ring of two tiers of arches with its rows of seats."""
    drawing = long_shadow(14, 86, 84, 10)
    drawing += (
        '<path d="M11 38V64A39 19 0 0 0 89 64V38Z" fill="url(#greyst)" stroke="#4b4a45" stroke-width="1"/>'
        '<path d="M70 70Q84 66 89 58V38L70 50Z" fill="#5d5b55" opacity=".35"/>'
    )
    for dy, height in ((12.5, 8), (25, 9.5)):
        for angle in range(22, 160, 17):
            x, y = 50 + 39 * math.cos(math.radians(angle)), 38 + 19 * math.sin(math.radians(angle)) + dy
            radius = 6.2 * max(0.5, math.sin(math.radians(angle))) / 2
            drawing += (
                f'<path d="M{num(x - radius)} {num(y)}v-{num(height - radius - 1)}'
                f'a{num(radius)} {num(radius)} 0 0 1 {num(2 * radius)} 0V{num(y)}z" fill="url(#dark)"/>'
            )
        drawing += (
            f'<path d="M11 {38 + dy - 9}A39 19 0 0 0 89 {38 + dy - 9}" fill="none" stroke="#5f5d57" '
            'stroke-width="1" stroke-opacity=".7"/>'
        )
    drawing += '<ellipse cx="50" cy="37" rx="39.5" ry="19.5" fill="#F6F3EA" stroke="#4b4a45" stroke-width="1.2"/>'
    for row, (rx, ry, colour) in enumerate(
        ((35, 16.5, "#B9B5A8"), (30.5, 14, "#D8D4C8"), (26.5, 11.8, "#A29E92"), (22.5, 9.6, "#C7C2B4"))
    ):
        drawing += (
            f'<ellipse cx="50" cy="{37.5 + row * 0.7}" rx="{rx}" ry="{ry}" fill="{colour}" stroke="#6c6a62" '
            'stroke-width=".6"/>'
        )
    drawing += (
        '<ellipse cx="50" cy="40.6" rx="18.5" ry="7.4" fill="url(#sand)" stroke="#8a6c32" stroke-width="1"/>'
        '<path d="M50 33.5v14M32 40.6h36" stroke="#B98F45" stroke-width=".8" stroke-opacity=".7"/>'
        '<path d="M43 37l14 7M57 37l-14 7" stroke="#7a2a1a" stroke-width="1.8" stroke-linecap="round"/>'
    )
    for x, y, colour in ((22, 24, "#C23B2B"), (50, 18, "#E3B32A"), (78, 24, "#C23B2B")):
        drawing += (
            f'<path d="M{x} {y}V{y - 15}" stroke="#4A2C1D" stroke-width="1.4"/>'
            f'<path d="M{x + 0.6} {y - 15}l10 2.6l-10 3.4z" fill="{colour}"/>'
        )
    return drawing


def bath_house() -> str:
    """Three domes with stars for windows, steam, and a basin."""
    drawing = long_shadow(14, 86, 82, 10)
    drawing += (
        '<rect x="14" y="56" width="72" height="27" fill="url(#plaster)"/>'
        '<rect x="75" y="56" width="11" height="27" fill="#B99A68" opacity=".6"/>'
        '<path d="M12 56h76v3.6H12z" fill="#2F7FAE"/>'
        '<path d="M12 57.8h76" stroke="#F0CB63" stroke-width="1.6" stroke-dasharray="2.2 2.2"/>'
    )
    for x, y, radius in ((25, 56, 13), (75, 56, 13), (50, 56, 19.5)):
        drawing += (
            f'<path d="M{x - radius} {y}C{x - radius} {y - radius * 1.25} {x - radius * 0.35} {y - radius * 1.38} '
            f"{x} {y - radius * 1.5}C{x + radius * 0.35} {y - radius * 1.38} "
            f'{x + radius} {y - radius * 1.25} {x + radius} {y}Z" '
            'fill="url(#bdome)" stroke="#1d5274" stroke-width="1"/>'
        )
        for across, up in ((-0.5, -0.42), (0.45, -0.42), (0, -0.95), (-0.02, -0.2)):
            window = star(x + across * radius, y + up * radius, radius * 0.16, 6, 0.55)
            drawing += f'<polygon points="{window}" fill="#143c58"/>'
    drawing += (
        '<path d="M50 27v-4" stroke="#C9992E" stroke-width="1.6"/><circle cx="50" cy="22" r="1.9" fill="url(#goldg)"/>'
    )
    for x, lift in ((35, 0), (66, 3)):
        drawing += (
            f'<path d="M{x} {33 - lift}c-5-5 4-8 0-13c-3-4 2-6 1-9" fill="none" stroke="#fff" stroke-width="3.4" '
            'stroke-linecap="round" opacity=".9"/>'
        )
    for x in (25, 75):
        drawing += f'<path d="{horseshoe(x, 71, 6, 4.2, 83)}" fill="url(#dark)"/>'
    drawing += f'<path d="{horseshoe(50, 70, 12, 8, 83)}" fill="url(#inside)" stroke="#2F7FAE" stroke-width="1.4"/>'
    drawing += (
        '<ellipse cx="50" cy="85" rx="25" ry="6.6" fill="#F6EAD0" stroke="#9A7B4B" stroke-width="1"/>'
        '<ellipse cx="50" cy="84.5" rx="21" ry="4.6" fill="url(#water)"/>'
        '<path d="M36 84.5q5-2 9 0M54 85.5q5-2 9 0" stroke="#EFFFFE" fill="none" stroke-width="1"/>'
    )
    return drawing


def library() -> str:
    """Shelves behind arches; the roof is an open book."""
    drawing = long_shadow(20, 80, 86, 12)
    drawing += (
        '<rect x="19" y="34" width="52" height="52" fill="url(#plaster)"/>'
        '<rect x="71" y="34" width="10" height="52" fill="url(#shade)"/>'
    )
    for x in (22.5, 57):
        drawing += f'<path d="M{x} 82V52a6 7 0 0 1 12 0V82z" fill="#3d1c14" stroke="#8E3F7A" stroke-width="1.4"/>'
        for row, y in enumerate((58, 66, 74, 82)):
            for column in range(5):
                height = 5.5 + (column + row) % 2
                drawing += (
                    f'<rect x="{num(x + 1.2 + column * 2)}" y="{num(y - height)}" width="1.6" height="{height}" '
                    f'fill="{BOOKS[(column * 2 + row) % 6]}"/>'
                )
            drawing += f'<path d="M{x} {y}h12" stroke="#B07C45" stroke-width="1"/>'
    drawing += (
        '<path d="M39 86V58C38 50 43 47.5 46 44C49 47.5 54 50 53 58V86Z" fill="url(#inside)" '
        'stroke="#8E3F7A" stroke-width="1.6"/>'
        '<path d="M42.5 86v-9h7v9zM41.5 77l9-1.5v-3l-4.5 2l-4.5-2z" fill="#4A2C1D"/>'
    )
    # the roof is an open book
    drawing += (
        '<path d="M50 30C40 18 22 17 7 23V42C22 35 40 35 50 46C60 35 78 35 93 42V23C78 17 60 18 50 30Z" '
        'fill="#2a0f22" opacity=".4" transform="translate(1.5 2.5)"/>'
    )
    drawing += (
        '<path d="M50 30C40 18 22 17 7 23V42C22 35 40 35 50 46C60 35 78 35 93 42V23C78 17 60 18 50 30Z" '
        'fill="url(#plumroof)" stroke="#43173a" stroke-width="1"/>'
    )
    drawing += (
        '<path d="M50 25C40 13 24 12 11 17V36C24 30 41 31 50 41C59 31 76 30 89 36V17C76 12 60 13 50 25Z" '
        'fill="#FFF8E6" stroke="#8a6c8a" stroke-width=".8"/>'
        '<path d="M50 25V41" stroke="#58224C" stroke-width="1.6"/>'
    )
    drawing += "".join(
        (
            f'<path d="M16 {21 + column * 4.6}q14 -4.5 28 {5.4 - column * 0.2}M84 {21 + column * 4.6}q-14 -4.5 '
            f'-28 {5.4 - column * 0.2}" fill="none" stroke="#8E3F7A" stroke-width="1.1" stroke-opacity=".75"/>'
        )
        for column in range(3)
    )
    drawing += '<path d="M56 28V50l3-3l3 3V25z" fill="#C23B2B"/>'
    return drawing


def hostel() -> str:
    """A caravanserai with a camel at its gate."""
    drawing = long_shadow(12, 88, 86, 9)
    drawing += (
        '<rect x="10" y="46" width="80" height="40" fill="url(#plaster)"/>'
        '<rect x="80" y="46" width="10" height="40" fill="#A98755" opacity=".65"/>'
    ) + merlons(10, 90, 46.5, 5, 4, "#E7CFA0")
    for x in (18, 82):
        drawing += (
            f'<path d="{horseshoe(x, 58, 5, 3.4, 64)}" fill="#33201a"/>'
            f'<path d="{horseshoe(x, 76, 6, 4, 86)}" fill="url(#dark)"/>'
        )
    drawing += (
        '<rect x="26" y="22" width="48" height="64" fill="url(#plaster)" stroke="#8a6a3c" stroke-width=".8"/>'
        '<rect x="67" y="22" width="7" height="64" fill="#B3945F" opacity=".6"/>'
    ) + merlons(25, 75, 22.5, 6, 6, "#DFBD8A")
    drawing += (
        '<path d="M25 22h50v4H25z" fill="#8A5A2E"/>'
        '<path d="M26 30h41" stroke="#8A5A2E" stroke-width="1.6" stroke-dasharray="1.8 1.8"/>'
    )
    drawing += (
        f'<path d="{horseshoe(48, 62, 25, 17, 86)}" fill="url(#dark)"/>'
        f'<path d="{horseshoe(50, 66, 18, 12, 86)}" fill="url(#inside)" opacity=".9"/>'
    )
    drawing += (
        '<path d="M35.5 62A17 17 0 1 1 60.5 62" fill="none" stroke="#F8EBCD" stroke-width="4.6"/>'
        '<path d="M35.5 62A17 17 0 1 1 60.5 62" fill="none" stroke="#9C5A26" stroke-width="4.6" '
        'stroke-dasharray="3.4 3.4"/>'
    )
    drawing += (
        '<path d="M48 40v12" stroke="#3d2410" stroke-width="1"/>'
        '<path d="M44.5 56l3.5-4.5l3.5 4.5l-1.4 6.5h-4.2z" fill="#FFE9A6" stroke="#94670F" '
        'stroke-width=".9"/><circle cx="48" cy="58" r="8" fill="url(#glow)" opacity=".7"/>'
    )
    drawing += (
        '<g transform="translate(51 55) scale(1.02)">'
        '<ellipse cx="22" cy="33.5" rx="18" ry="2.2" fill="#2a1608" opacity=".35"/>'
        f'<path d="{CAMEL}" fill="#B07A3C" stroke="#4A2C12" stroke-width="1.2" stroke-linejoin="round"/>'
        '<path d="M17 14q6-7 12 0l1 7q-7 3-14 0z" fill="#B23A48" stroke="#5e1320" stroke-width=".7"/>'
        '<path d="M17 19q6.5 2.6 13 0" fill="none" stroke="#F3D08A" stroke-width="1.2"/>'
        '<circle cx="5.5" cy="6.6" r=".8" fill="#1a0e06"/></g>'
    )
    return drawing


def hospital() -> str:
    """A white house with a mortar above its door."""
    drawing = long_shadow(10, 90, 86, 8)
    drawing += (
        '<rect x="10" y="52" width="80" height="34" fill="#FFFEFA" stroke="#5f8a7d" stroke-width="1"/>'
        '<rect x="80" y="52" width="10" height="34" fill="#A9C2BA" opacity=".8"/>'
    )
    drawing += (
        '<path d="M6 53L11 43H89L94 53Z" fill="url(#tealroof)"/>'
        '<path d="M6 53H94" stroke="#174a3f" stroke-width="1.6"/>'
    ) + "".join(
        f'<path d="M{x} 44l-1 8" stroke="#174a3f" stroke-opacity=".45" stroke-width=".9"/>' for x in range(14, 90, 5)
    )
    for x in (17, 26, 74, 83):
        drawing += (
            f'<path d="M{x - 2.8} 72v-8a2.8 3 0 0 1 5.6 0v8z" fill="#2f5d57"/>'
            f'<path d="M{x - 2.8} 67.5h5.6" stroke="#F6EAD0" stroke-width=".9"/>'
        )
    drawing += '<path d="M10 79h80" stroke="#3E8F7C" stroke-width="2.4" stroke-dasharray="2.4 2.4"/>'
    drawing += (
        '<rect x="33" y="30" width="34" height="56" fill="#FFFFFF" stroke="#5f8a7d" stroke-width="1.2"/>'
        '<rect x="60" y="30" width="7" height="56" fill="#BFD3CC" opacity=".8"/>'
    )
    drawing += (
        '<path d="M29 31L50 10L71 31Z" fill="url(#tealroof)" stroke="#174a3f" stroke-width="1"/>'
        '<path d="M29 31L50 10" stroke="#CDEFE4" stroke-width="1.6"/>'
    )
    drawing += (
        '<circle cx="49" cy="45" r="12" fill="#F1FBF7" stroke="#3E8F7C" stroke-width="2"/>'
        '<path d="M40.5 43.5h17v2.6h-1.6c-.4 3.4-1.8 5.3-3.7 6.3v1.4h1.6v2h-9.6v-2h1.6v-1.4'
        'c-1.9-1-3.3-2.9-3.7-6.3h-1.6z" fill="#1F6B5A"/>'
        '<path d="M53.5 35.5l3 1.9l-3.7 5.6h-3.6z" fill="#8A5A2E"/>'
    )
    drawing += (
        f'<path d="{horseshoe(49, 74, 13, 9, 86)}" fill="url(#inside)" stroke="#3E8F7C" stroke-width="1.6"/>'
        '<path d="M4 86h92v3H4z" fill="#D6DDD7" stroke="#5f8a7d" stroke-width=".8"/>'
    )
    return drawing


def market() -> str:
    """A stall under a striped awning."""
    drawing = long_shadow(14, 86, 86, 10)
    drawing += (
        '<path d="M50 20V4" stroke="#4A2C1D" stroke-width="1.6"/>'
        '<path d="M50.6 4l13 3.6l-13 4.4z" fill="#D2492F" stroke="#7a1d10" stroke-width=".6"/>'
    )
    drawing += (
        '<rect x="17" y="40" width="66" height="30" fill="#4a1a12" opacity=".8"/>'
        '<rect x="17" y="40" width="66" height="30" fill="url(#inside)" opacity=".55"/>'
    )
    drawing += (
        '<path d="M24 48h16l-2 14H26zM60 48h17l-2 14H62z" fill="#8E3F7A" opacity=".9"/>'
        '<path d="M24 52h15.5M60 52h16.5M25 57h14M61 57h15" stroke="#F3D08A" stroke-width="1.4" '
        'stroke-dasharray="2 1.6"/>'
    )
    drawing += (
        '<path d="M50 46v6" stroke="#2a1608" stroke-width=".9"/>'
        '<path d="M46.8 55.5l3.2-4l3.2 4l-1.2 5h-4z" fill="#FFE9A6" stroke="#94670F" stroke-width=".8"/>'
    )
    for post in (14, 82):
        drawing += (
            f'<rect x="{post}" y="38" width="3.4" height="48" fill="url(#wood)" stroke="#4A2C12" stroke-width=".6"/>'
        )
    stripes = 6
    for i in range(stripes):
        top_left, top_right = 18 + 64 * i / stripes, 18 + 64 * (i + 1) / stripes
        left, right = 6 + 88 * i / stripes, 6 + 88 * (i + 1) / stripes
        drawing += (
            f'<path d="M{num(top_left)} 19H{num(top_right)}L{num(right)} 38a{num((right - left) / 2)} 6.5 0 0 1 '
            f'{num(left - right)} 0Z" fill="{"#D2492F" if i % 2 == 0 else "#FFF3DA"}" stroke="#7a1d10" '
            'stroke-width=".7"/>'
        )
    drawing += (
        '<path d="M18 19H82" stroke="#7a1d10" stroke-width="2.6" stroke-linecap="round"/>'
        '<path d="M12 30H88L94 38H6Z" fill="#000" opacity=".12"/>'
    )
    drawing += (
        '<path d="M12 68h76v18H12z" fill="url(#wood)" stroke="#4A2C12" stroke-width="1"/>'
        '<path d="M12 77h76M31 68v18M50 68v18M69 68v18" stroke="#4A2C12" stroke-opacity=".6" '
        'stroke-width="1"/><path d="M12 69h76" stroke="#F6DCB0" stroke-width="1.4"/>'
    )
    for x, colour, edge in (
        (22, "#F0A030", "#9A5510"),
        (40.5, "#C8322A", "#7a1410"),
        (59.5, "#7FA83A", "#3F5E14"),
        (78, "#E9C93A", "#8A6C0E"),
    ):
        drawing += "".join(
            f'<circle cx="{x + dx}" cy="{y}" r="3.6" fill="{colour}" stroke="{edge}" stroke-width=".8"/>'
            for dx, y in ((-5.4, 66), (0, 66), (5.4, 66), (-2.7, 61.6), (2.7, 61.6))
        )
    drawing += (
        '<path d="M84 86c-5-3-5-10-1.5-13v-3h7v3c3.5 3 3.5 10-1.5 13z" fill="url(#adobe)" stroke="#5e2410" '
        'stroke-width=".9"/>'
    )
    return drawing


def _palm(x: float, y: float, height: float, scale: float, lean: float) -> str:
    """A palm with dates; x, y is its foot."""
    top_x, top_y = x + lean, y - height
    drawing = (
        f'<ellipse cx="{x + 5}" cy="{y + 0.5}" rx="{9 * scale}" ry="2.2" fill="#20300e" opacity=".4"/>'
        f'<path d="M{x - 2.2} {y}Q{num(x + lean * 0.2 - 1.6)} {num(y - height * 0.5)} {top_x - 1.3} {top_y}'
        f'H{top_x + 1.3}Q{num(x + lean * 0.2 + 2.2)} {num(y - height * 0.5)} {x + 2.6} {y}Z" '
        'fill="url(#wood)" stroke="#5c3a18" stroke-width=".8"/>'
    )
    for dx, dy in ((-17, 9), (17, 9), (-19, -2), (19, -2), (-11, -11), (11, -11), (0, -13)):
        tip_x, tip_y = top_x + dx * scale, top_y + dy * scale
        bend_x, bend_y = top_x + dx * 0.55 * scale, top_y + (dy - 11) * 0.75 * scale
        side_x, side_y = -(tip_y - top_y) * 0.2, (tip_x - top_x) * 0.2
        drawing += (
            f'<path d="M{num(top_x)} {num(top_y)}Q{num(bend_x + side_x)} {num(bend_y + side_y)} '
            f"{num(tip_x)} {num(tip_y)}Q{num(bend_x - side_x)} {num(bend_y - side_y + 5 * scale)} "
            f'{num(top_x)} {num(top_y)}Z" '
            'fill="url(#palm)" stroke="#2c4a12" stroke-width=".9"/>'
        )
    drawing += "".join(
        (
            f'<circle cx="{num(top_x + dx * scale)}" cy="{num(top_y + 2.6 * scale)}" r="{2.2 * scale}" '
            'fill="#D9852A" stroke="#7a4410" stroke-width=".5"/>'
        )
        for dx in (-2.4, 2, 0)
    )
    return drawing


def park() -> str:
    """Palms around a pond with a small bridge."""
    drawing = (
        '<ellipse cx="50" cy="66" rx="41" ry="22" fill="#6E9A34" opacity=".75"/>'
        '<ellipse cx="50" cy="72" rx="30" ry="13" fill="#F3E4C4" stroke="#9A7B4B" stroke-width="1"/>'
        '<ellipse cx="50" cy="71.5" rx="26.5" ry="10.6" fill="url(#water)"/>'
        '<path d="M30 70q6-2.4 11 0M56 67q6-2.4 11 0M44 77q5-2 9 0" stroke="#E9FFFE" stroke-width="1" '
        'fill="none"/>'
    )
    drawing += _palm(30, 60, 34, 1.05, -4) + _palm(71, 60, 40, 1.1, 5) + _palm(51, 54, 24, 0.75, 0)
    # small bridge
    drawing += (
        '<path d="M22 80Q50 52 78 80L72 84Q50 62 28 84Z" fill="url(#plaster)" stroke="#7d5d33" '
        'stroke-width="1"/><path d="M25 77Q50 50 75 77" fill="none" stroke="#B5562B" stroke-width="2.2"/>'
    ) + "".join(
        f'<path d="M{x} {y}v-4.5" stroke="#7d5d33" stroke-width="1.2"/>'
        for x, y in ((32, 72.5), (41, 67), (50, 65), (59, 67), (68, 72.5))
    )
    drawing += "".join(
        f'<circle cx="{x}" cy="{y}" r="2" fill="{colour}"/>'
        for x, y, colour in (
            (17, 76, "#E4576A"),
            (22, 83, "#F2C53D"),
            (83, 77, "#E4576A"),
            (79, 85, "#fff"),
            (27, 88, "#fff"),
            (72, 89, "#E4576A"),
        )
    )
    return drawing


def school() -> str:
    """Two minarets and a writing tablet in the arch between them."""
    drawing = long_shadow(16, 84, 86, 11)
    for x in (20, 80):
        drawing += (
            f'<rect x="{x - 5}" y="26" width="10" height="60" fill="url(#plaster)" stroke="#8a6a3c" '
            f'stroke-width=".7"/><rect x="{x + 1.5}" y="26" width="3.5" height="60" fill="#B3945F" opacity=".6"/>'
            f'<path d="M{x - 7} 26h14v-4.5h-14z" fill="url(#orroof)" stroke="#7a3d06" stroke-width=".6"/>'
            f'<rect x="{x - 4}" y="13" width="8" height="9" fill="url(#plaster)"/>'
            f'<path d="M{x - 1.2} 22v-5a1.2 1.4 0 0 1 2.4 0v5z" fill="#3d2410"/>'
            f'<path d="M{x - 5} 13.4C{x - 5} 8 {x - 1} 7 {x} 3C{x + 1} 7 {x + 5} 8 {x + 5} 13.4Z" '
            'fill="url(#orroof)" stroke="#7a3d06" stroke-width=".7"/>'
        )
        drawing += "".join(
            f'<path d="M{x - 5} {y}h10" stroke="#C26A16" stroke-width="2" stroke-dasharray="2 1.4"/>'
            for y in (36, 52, 68)
        )
    drawing += (
        '<rect x="27" y="34" width="46" height="52" fill="url(#orroof)" stroke="#7a3d06" stroke-width="1"/>'
        '<rect x="27" y="34" width="46" height="52" fill="url(#tiles-o)"/>'
    ) + merlons(27, 73, 34.5, 4.6, 4.5, "#F0A95A")
    drawing += (
        '<rect x="31" y="38.5" width="38" height="47.5" fill="#FFF6E2" stroke="#7a3d06" stroke-width=".8"/>'
        '<path d="M33.5 42h33" stroke="#2C7A8A" stroke-width="2.2" stroke-dasharray="2.2 2.2"/>'
    )
    drawing += (
        '<path d="M35 86V66C34 55 43 52 50 45C57 52 66 55 65 66V86Z" fill="url(#inside)" stroke="#C26A16" '
        'stroke-width="1.8"/>'
    )
    # writing tablet on a stand
    drawing += (
        '<path d="M43 62h14v16H43zM47.5 57.5h5v5h-5z" fill="#F3DDAE" stroke="#5c3a18" stroke-width="1.1"/>'
        '<path d="M45.5 66h9M45.5 69.5h9M45.5 73h6" stroke="#7a3d06" stroke-width="1.3"/>'
        '<path d="M45 86l3-8M55 86l-3-8" stroke="#5c3a18" stroke-width="1.8"/>'
    )
    drawing += '<path d="M12 86h76v3H12z" fill="#EBD4A4" stroke="#7d5d33" stroke-width=".8"/>'
    return drawing


def _house(
    x: float,
    y: float,
    size: tuple[float, float],
    roof: str,
    windows: Sequence[tuple[float, float]],
    front: str = "url(#plaster)",
) -> str:
    """A house 8 units deep; its windows stand at parts of its width and height."""
    width, height = size
    drawing = (
        f'<path d="M{x + width} {y}l8 -4.8v{height}l-8 4.8z" fill="url(#shade)"/>'
        f'<path d="M{x} {y}l8 -4.8h{width}l-8 4.8z" fill="{roof}" stroke="#8a6a3c" stroke-width=".6"/>'
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{front}" stroke="#8a6a3c" stroke-width=".7"/>'
    )
    for across, down in windows:
        place = f'x="{num(x + across * width)}" y="{num(y + down * height)}"'
        drawing += f'<rect {place} width="3.6" height="4.6" rx=".6" fill="#2C4C66"/>'
    return drawing


def _door(x: float, y: float) -> str:
    """The door of a house; x, y is its foot on the left."""
    return f'<path d="M{num(x)} {y}v-8a3 3 0 0 1 6 0v8z" fill="url(#cedar)"/>'


def residential_area() -> str:
    """Flat-roofed houses up a slope."""
    drawing = long_shadow(12, 84, 87, 12)
    drawing += _house(40, 22, (20, 22), "#E9B94A", ((0.2, 0.25), (0.6, 0.25)))
    drawing += '<path d="M63 14v-7h4.5v6" fill="#C98B5A" stroke="#6b3d1c" stroke-width=".7"/>'
    drawing += _house(22, 38, (24, 22), "#F7E4B0", ((0.15, 0.3), (0.62, 0.3)))
    drawing += _house(58, 36, (20, 24), "#D98A4A", ((0.2, 0.25), (0.6, 0.25)))
    drawing += (
        '<path d="M40 30q10 7 20 2" fill="none" stroke="#5B3A29" stroke-width=".8"/>'
        '<path d="M43 32l4 1l-.5 5l-4-.8zM50 34h4v4.6h-4z" fill="#fff" stroke="#9aa" stroke-width=".4"/>'
    )
    drawing += _house(8, 56, (24, 30), "#E9B94A", ((0.2, 0.22), (0.62, 0.22))) + _door(22.88, 86)
    drawing += _house(35, 52, (22, 34), "#C9653A", ((0.18, 0.16), (0.6, 0.16), (0.18, 0.5)), "#FFF9EA")
    drawing += _door(48.64, 86)
    drawing += _house(63, 58, (22, 28), "#F7E4B0", ((0.2, 0.22), (0.6, 0.22))) + _door(76.64, 86)
    drawing += (
        '<path d="M66 58c-2-4 3-5 2-9M70 58c1-3 3-3 3-7" fill="none" stroke="#4E8F3B" stroke-width="2" '
        'stroke-linecap="round"/><path d="M64.5 58h8v3h-8z" fill="#B5562B"/>'
        '<path d="M12 72h7v6h-7z" fill="#3E7FA8" stroke="#24506e" stroke-width=".6"/>'
        '<path d="M15.5 72v6" stroke="#24506e" stroke-width=".8"/>'
    )
    return drawing


BUILDINGS = {
    "arena": arena,
    "bath_house": bath_house,
    "library": library,
    "hostel": hostel,
    "hospital": hospital,
    "market": market,
    "park": park,
    "school": school,
    "residential_area": residential_area,
}
