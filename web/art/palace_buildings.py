"""The buildings of the palace; a grand one is dearer and richer."""

from .shapes import cypress, horseshoe, long_shadow, merlons, num, star


def pavilion(grand: bool) -> str:
    """A domed pavilion on columns; a grand one has two domes more."""
    drawing = long_shadow(24, 76, 86, 14)
    drawing += (
        '<path d="M22 82h56v4.5h-56z" fill="url(#plaster)"/>'
        '<path d="M22 86.5h56" stroke="#8a6c41" stroke-width="1"/>'
        '<path d="M26 77.5h48v4.5h-48z" fill="url(#plaster)"/>'
        '<path d="M22 82h56" stroke="#B99A68" stroke-width=".8"/>'
    )
    drawing += (
        '<rect x="29" y="49" width="42" height="28.5" fill="#16294d"/>'
        '<rect x="29" y="49" width="42" height="28.5" fill="url(#inside)" opacity=".75"/>'
    )
    drawing += (
        '<path d="M27 46H73V60Q71 54 69.5 60H71Q63 50 57.6 62Q50 48 42.4 62Q37 50 30.5 60Q29 54 27 60Z" '
        'fill="url(#plaster)"/>'
    )
    for x in (30.5, 43, 57, 69.5):
        drawing += (
            f'<rect x="{x - 2}" y="56" width="4" height="21.5" fill="url(#marble)"/>'
            f'<rect x="{x - 3.1}" y="54" width="6.2" height="3.2" rx=".6" fill="#E7CF97"/>'
            f'<rect x="{x - 3}" y="75.4" width="6" height="2.4" fill="#D8C190"/>'
            f'<path d="M{x + 1.5} 57v18" stroke="#8d8470" stroke-width=".9"/>'
        )
    drawing += (
        '<rect x="24" y="41" width="52" height="6.6" fill="#2C5BA0"/>'
        '<path d="M24 44.3h52" stroke="#F0CB63" stroke-width="2" stroke-dasharray="2.2 2.2"/>'
        '<path d="M21 38h58l-3 3.6H24z" fill="url(#plaster)"/>'
        '<path d="M24 47.6h52" stroke="#17305c" stroke-width="1"/>'
    )
    if grand:
        for x in (27.5, 72.5):
            drawing += (
                f'<path d="M{x - 5.5} 38c-1-6 3-7.5 5.5-11c2.5 3.5 6.5 5 5.5 11z" fill="url(#dome)"/>'
                f'<path d="M{x} 27v-3.4" stroke="#E7BD4F" stroke-width="1.4"/>'
            )
    drawing += '<rect x="36" y="31.5" width="28" height="7" fill="url(#plaster)"/>'
    drawing += "".join(
        f'<rect x="{x}" y="33" width="2.6" height="4.4" rx="1.3" fill="#234A86"/>' for x in (39, 44.2, 48.7, 53.4, 58.4)
    )
    drawing += (
        '<path d="M34 32C30 19 43 15 50 6.5C57 15 70 19 66 32Z" fill="url(#dome)" stroke="#142c54" '
        'stroke-width=".9"/>'
        '<path d="M50 7C45 15 41 20 42.5 32M50 7C55 15 59 20 57.5 32" fill="none" stroke="#173766" '
        'stroke-opacity=".6" stroke-width="1"/>'
        '<path d="M38.4 27C37.4 21 42 17.5 46 13.6" fill="none" stroke="#fff" stroke-opacity=".75" '
        'stroke-width="1.8" stroke-linecap="round"/>'
    )
    drawing += (
        '<path d="M50 8V2" stroke="#E7BD4F" stroke-width="1.8"/><circle cx="50" cy="4.6" r="2.1" fill="url(#goldg)"/>'
    )
    return drawing


def seraglio(grand: bool) -> str:
    """A house with a screened bay; a grand one has a lantern on its roof."""
    drawing = long_shadow(22, 80, 86, 12)
    drawing += (
        '<rect x="21" y="42" width="46" height="44" fill="url(#plaster)"/>'
        '<rect x="67" y="42" width="13" height="44" fill="url(#shade)"/>'
    )
    drawing += (
        '<rect x="21" y="79" width="46" height="7" fill="#9E2F3D"/>'
        '<path d="M21 82.5h46" stroke="#F3D08A" stroke-width="2.4" stroke-dasharray="2.4 2.4"/>'
        '<rect x="67" y="79" width="13" height="7" fill="#6b1a27"/>'
    )
    # hipped roof
    drawing += (
        '<path d="M14 43.5L27 23H73L87 43.5Z" fill="url(#redroof)"/>'
        '<path d="M14 43.5L27 23H73L87 43.5Z" fill="url(#tiles-r)"/>'
        '<path d="M27 23H73" stroke="#F2B0A8" stroke-width="2.2"/>'
        '<path d="M14 43.5H87" stroke="#4d0f1a" stroke-width="2.4"/>'
    )
    if grand:
        drawing += (
            '<path d="M43 23V17h14v6z" fill="url(#plaster)"/>'
            '<path d="M40 17.5L50 9l10 8.5z" fill="url(#redroof)"/>'
            '<circle cx="50" cy="8.4" r="2" fill="url(#goldg)"/>'
            '<rect x="46" y="18.5" width="3" height="4.5" rx="1.5" fill="#3b1a1a"/>'
            '<rect x="51" y="18.5" width="3" height="4.5" rx="1.5" fill="#3b1a1a"/>'
        )
    else:
        drawing += (
            '<circle cx="30" cy="21.6" r="1.9" fill="url(#goldg)"/>'
            '<circle cx="70" cy="21.6" r="1.9" fill="url(#goldg)"/>'
        )
    for x in (24, 71):
        drawing += f'<path d="M{x} 66v-6a2.6 3 0 0 1 5.2 0v6z" fill="#3b1a1a"/>'
    # screened bay on corbels
    drawing += (
        '<path d="M34 71l5 8h4v-8zM48 71h7v8h-4zM60 71h7l-5 8h-2z" fill="#4A2C1D"/>'
        '<path d="M66 50l6 3v19l-6-1.5z" fill="#2b150f" opacity=".45"/>'
    )
    drawing += (
        '<rect x="31" y="47" width="37" height="25" fill="url(#cedar)"/>'
        '<rect x="33.4" y="51" width="32.2" height="17" fill="url(#lattice)"/>'
    )
    drawing += (
        '<path d="M43.8 50v20M55.2 50v20M31 60h37" stroke="#5B2A22" stroke-width="2"/>'
        '<path d="M31 71h37" stroke="#C07A4E" stroke-width="1.6"/>'
    )
    drawing += (
        '<path d="M27.5 49.5L34 44.6h31l6.5 4.9z" fill="#8E2635"/>'
        '<path d="M27.5 49.5h44" stroke="#F2B45E" stroke-width="1.4"/>'
    )
    return drawing


def arcades(grand: bool) -> str:
    """Three horseshoe arches; a grand one has a second storey."""
    drawing = long_shadow(12, 88, 86, 9)
    drawing += '<g transform="translate(0 87) scale(1 1.16) translate(0 -87)">' if not grand else "<g>"
    if grand:
        drawing += '<rect x="27" y="27" width="46" height="15" fill="url(#plaster)"/>'
        for x in (33, 41.5, 50, 58.5, 67):
            drawing += f'<path d="{horseshoe(x, 35, 4, 2.8, 41)}" fill="#33201a"/>'
        drawing += (
            '<path d="M22 28l4-7h48l4 7z" fill="url(#brownroof)"/>'
            '<path d="M22 28h56" stroke="#3d2410" stroke-width="1.6"/>'
            '<path d="M26 24.5h48" stroke="#E7BD82" stroke-opacity=".6" stroke-width="1" stroke-dasharray="3 2"/>'
        )
    drawing += (
        '<rect x="13" y="45" width="74" height="38" fill="url(#plaster)"/>'
        '<rect x="80" y="45" width="7" height="38" fill="#B3945F" opacity=".55"/>'
    )
    drawing += (
        '<path d="M8.5 46.5L13 37.5H87L91.5 46.5Z" fill="url(#brownroof)"/>'
        '<path d="M8.5 46.5H91.5" stroke="#3d2410" stroke-width="2"/>'
        '<path d="M13 37.5H87" stroke="#E7BD82" stroke-width="1.4"/>'
    )
    drawing += "".join(
        (f'<path d="M{x} 38.5L{x + (x - 50) * 0.06} 46" stroke="#3d2410" stroke-opacity=".5" stroke-width=".9"/>')
        for x in range(16, 88, 5)
    )
    drawing += '<path d="M14 49.5h66" stroke="#8A5A33" stroke-width="1.6" stroke-dasharray="1.8 1.8"/>'
    for x in (26.5, 50, 73.5):
        drawing += (
            f'<path d="{horseshoe(x, 67, 13, 8.8, 83)}" fill="url(#dark)"/>'
            f'<path d="{horseshoe(x + 2, 69, 8, 6, 83)}" fill="url(#inside)" opacity=".8"/>'
        )
        drawing += (
            f'<path d="M{num(x - 6.5)} 67A8.8 8.8 0 1 1 {num(x + 6.5)} 67" fill="none" stroke="#F8EBCD" '
            'stroke-width="4.6"/>'
            f'<path d="M{num(x - 6.5)} 67A8.8 8.8 0 1 1 {num(x + 6.5)} 67" fill="none" stroke="#B5562B" '
            'stroke-width="4.6" stroke-dasharray="2.75 2.75"/>'
        )
    for x in (38.2, 61.8):
        drawing += (
            f'<rect x="{x - 1.8}" y="67" width="3.6" height="16" fill="url(#marble)"/>'
            f'<rect x="{x - 2.8}" y="65" width="5.6" height="2.6" fill="#D8B877"/>'
        )
    drawing += (
        '<path d="M10 83h80v4h-80z" fill="url(#plaster)"/><path d="M10 87h80" stroke="#7d5d33" stroke-width="1.2"/></g>'
    )
    return drawing


def chambers(grand: bool) -> str:
    """A carved portal; the door of a grand one is open."""
    drawing = long_shadow(22, 78, 86, 13)
    drawing += (
        '<rect x="21" y="20" width="58" height="66" fill="#FFFDF6" stroke="#566274" stroke-width="1.8"/>'
        '<rect x="72" y="21" width="6.4" height="65" fill="#AEB6C2" opacity=".75"/>'
    )
    drawing += (
        '<path d="M15.5 21.5L20 13H80L84.5 21.5Z" fill="url(#slate)"/>'
        '<path d="M15.5 21.5H84.5" stroke="#2f3948" stroke-width="1.8"/>'
        '<path d="M20 13H80" stroke="#DDE4EC" stroke-width="1.4"/>'
    )
    drawing += "".join(
        f'<rect x="{num(19 + i * 6.4)}" y="22.4" width="3" height="3.2" fill="#566274"/>' for i in range(10)
    )
    drawing += (
        '<rect x="23" y="28" width="7" height="50" fill="url(#sebka)"/>'
        '<rect x="70" y="28" width="7" height="50" fill="url(#sebka)"/>'
    )
    # alfiz and door
    drawing += '<rect x="32" y="28.5" width="36" height="57.5" fill="url(#zell)" stroke="#3A4658" stroke-width="1.4"/>'
    drawing += (
        '<path d="M36 86V56C34 44 43 40 50 32.5C57 40 66 44 64 56V86Z" fill="#FFF6DF" stroke="#3A4658" '
        'stroke-width="1"/>'
    )
    if grand:
        drawing += (
            '<path d="M39.5 86V57C38 47 45 43.5 50 38C55 43.5 62 47 60.5 57V86Z" fill="url(#inside)"/>'
            '<path d="M50 40v13" stroke="#5B3A29" stroke-width=".9"/>'
            '<path d="M46.8 56l3.2-4 3.2 4-1.2 5.6h-4z" fill="#FFE9A6" stroke="#94670F" stroke-width=".8"/>'
            '<path d="M39.5 86V57l4.6 4V84z" fill="#6e442b"/><path d="M60.5 86V57l-4.6 4V84z" fill="#4A2C1D"/>'
        )
    else:
        drawing += (
            '<path d="M39.5 86V57C38 47 45 43.5 50 38C55 43.5 62 47 60.5 57V86Z" fill="url(#cedar)"/>'
            '<path d="M50 38V86" stroke="#25140c" stroke-width="1.3"/>'
        )
        drawing += "".join(
            f'<circle cx="{x}" cy="{y}" r="1.15" fill="#F0CB63"/>'
            for x in (43.4, 47, 53, 56.6)
            for y in (58, 64.5, 71, 77.5)
        )
    drawing += '<path d="M18 86h64v3h-64z" fill="#C9CFD8" stroke="#566274" stroke-width=".9"/>'
    return drawing


def garden(grand: bool) -> str:
    """A water axis between cypresses; a grand one has orange trees, too."""
    drawing = (
        '<path d="M18 34H43V88H12Z" fill="#2F6B37" opacity=".55"/>'
        '<path d="M57 34H82L88 88H57Z" fill="#2F6B37" opacity=".55"/>'
    )
    drawing += (
        '<path d="M43.5 22H56.5L62 90H38Z" fill="#F3E4C4" stroke="#9A7B4B" stroke-width="1"/>'
        '<path d="M46 22H54L57.6 90H42.4Z" fill="url(#water)"/>'
    )
    drawing += "".join(
        (
            f'<path d="M{50 - half} {y}q{half} -2.2 {2 * half} 0" fill="none" stroke="#E4FBFA" '
            'stroke-opacity=".8" stroke-width="1"/>'
        )
        for y, half in ((36, 2.6), (44, 3), (52, 3.4), (60, 4))
    )
    # arch at the far end
    drawing += (
        '<path d="M39 26V13h22v13h-4.5V19.5a6.5 6.5 0 0 0-13 0V26z" fill="url(#plaster)" stroke="#8d6c3c" '
        'stroke-width=".8"/><path d="M37 13.6h26l-3-4.6h-20z" fill="#2F6B37"/>'
    )
    drawing += (
        cypress(36.5, 58, 31, 6.5) + cypress(63.5, 58, 31, 6.5) + cypress(25, 79, 55, 10) + cypress(75, 79, 55, 10)
    )
    if grand:
        for x, y in ((36, 84), (67, 84)):
            drawing += (
                f'<rect x="{x - 1.2}" y="{y - 6}" width="2.4" height="7" fill="#5B3A29"/>'
                f'<circle cx="{x}" cy="{y - 10}" r="7" fill="url(#cyp)" stroke="#12361d" stroke-width=".8"/>'
            )
            drawing += "".join(
                f'<circle cx="{x + dx}" cy="{y - 10 + dy}" r="1.5" fill="#F79A3C"/>'
                for dx, dy in ((-3, -2), (2, -4), (3.4, 1), (-1, 2.6), (-4.6, 2))
            )
    drawing += (
        '<ellipse cx="50" cy="80" rx="15" ry="6.4" fill="#F6EAD0" stroke="#9A7B4B" stroke-width="1.2"/>'
        '<ellipse cx="50" cy="79.2" rx="11.4" ry="4.2" fill="url(#water)"/>'
    )
    drawing += (
        '<path d="M50 79V66M50 67q-6 1-7 9M50 67q6 1 7 9" fill="none" stroke="#EFFFFE" stroke-width="1.7" '
        'stroke-linecap="round"/>'
    )
    return drawing


def tower(grand: bool) -> str:
    """A crenellated tower with a flag; a grand one carries a roofed turret."""
    drawing = long_shadow(30, 70, 87, 20)
    drawing += (
        '<path d="M28 88L33 72H67L72 88Z" fill="url(#plaster)"/><path d="M57 72H67L72 88H59Z" fill="url(#shade)"/>'
    )
    drawing += (
        '<rect x="33" y="34" width="24" height="42" fill="url(#plaster)"/>'
        '<rect x="57" y="34" width="10" height="42" fill="url(#shade)"/>'
    )
    if grand:
        drawing += (
            '<rect x="41" y="13" width="12" height="14" fill="url(#plaster)"/>'
            '<rect x="53" y="13" width="6" height="14" fill="url(#shade)"/>'
            '<path d="M37.5 15L50 1L62.5 15Z" fill="url(#violet)" stroke="#2e1743" stroke-width=".8"/>'
            '<rect x="45" y="17.5" width="4" height="7" rx="2" fill="#2b1a33"/>'
        )
    else:
        drawing += (
            '<path d="M50 26V4" stroke="#5B3A29" stroke-width="1.8"/>'
            '<path d="M50.6 4.4L68 9L50.6 14.4Z" fill="url(#violet)" stroke="#2e1743" stroke-width=".7"/>'
            '<circle cx="50" cy="3.6" r="1.9" fill="url(#goldg)"/>'
        )
    # crown
    drawing += '<path d="M27.5 27H72.5V34.5L67 40H33L27.5 34.5Z" fill="url(#violet)"/>' + merlons(
        27.5, 72.5, 27.5, 6.2, 5.6, "url(#violet)"
    )
    drawing += (
        '<path d="M27.5 30h45" stroke="#E3D0F2" stroke-opacity=".85" stroke-width="1.3"/>'
        '<path d="M29 34.6h42" stroke="#2e1743" stroke-opacity=".5" stroke-width="1"/>'
    )
    drawing += "".join(f'<path d="M{x} 40v3.4h3V40z" fill="#4A2C68"/>' for x in (35, 41, 47, 53, 59.5))
    drawing += (
        '<rect x="33" y="58.5" width="24" height="5" fill="#6F4A8E"/>'
        '<path d="M33 61h24" stroke="#F0CB63" stroke-width="2" stroke-dasharray="2 2"/>'
        '<rect x="57" y="58.5" width="10" height="5" fill="#452a5c"/>'
    )
    for x in (39.5, 47.5):
        drawing += f'<path d="{horseshoe(x, 50, 4.4, 3, 56)}" fill="#1E2430"/>'
    drawing += (
        '<path d="M43.4 46.4v9.6" stroke="#fff" stroke-opacity=".8" stroke-width="1"/>'
        '<rect x="60.6" y="48" width="2.4" height="7" fill="#3a2a20"/>'
    )
    drawing += (
        f'<path d="{horseshoe(45, 77, 9, 6, 88)}" fill="url(#cedar)" stroke="#C98F5A" stroke-width="1"/>'
        '<path d="M45 72v16" stroke="#25140c" stroke-width=".9"/>'
    )
    return drawing


def _lion(x: float, y: float, scale: float) -> str:
    """A lion that carries the basin and spouts water."""
    drawing = f'<g transform="translate({x} {y}) scale({scale})">'
    drawing += (
        '<rect x="-6.5" y="6" width="4.6" height="15" rx="1.6" fill="url(#stone)" stroke="#6d6a60" '
        'stroke-width=".8"/>'
        '<rect x="1.9" y="6" width="4.6" height="15" rx="1.6" fill="url(#stone)" stroke="#6d6a60" '
        'stroke-width=".8"/>'
    )
    drawing += (
        f'<polygon points="{star(0, 0, 9.6, 10, 0.86)}" fill="#D2B77F" stroke="#6b5226" stroke-width=".9"/>'
        '<circle r="6.3" fill="#F7ECD2"/><circle cx="-5" cy="-6" r="2.1" fill="#D2B77F"/>'
        '<circle cx="5" cy="-6" r="2.1" fill="#D2B77F"/>'
    )
    drawing += (
        '<circle cx="-2.5" cy="-1.2" r="1.05" fill="#2b2118"/>'
        '<circle cx="2.5" cy="-1.2" r="1.05" fill="#2b2118"/>'
        '<path d="M-1.7 1.6h3.4l-1.7 1.8z" fill="#6b5226"/>'
        '<path d="M0 4v9" stroke="#3BA0AE" stroke-width="2" stroke-linecap="round"/>'
    )
    return drawing + "</g>"


def fountain() -> str:
    """The starting tile: the fountain of the lions."""
    drawing = '<ellipse cx="52" cy="89" rx="35" ry="4" fill="#24323a" opacity=".35"/>'
    drawing += _lion(28, 66, 0.98) + _lion(72, 66, 0.98)
    drawing += (
        '<path d="M50 40V15" stroke="#2F8FA0" stroke-width="5.4" stroke-linecap="round"/>'
        '<path d="M50 40V15" stroke="#E8FBFB" stroke-width="3" stroke-linecap="round"/>'
    )
    drawing += (
        '<path d="M50 17Q35 16 31 40M50 17Q65 16 69 40M50 22Q42 22 40 40M50 22Q58 22 60 40" fill="none" '
        'stroke="#2F8FA0" stroke-width="4" stroke-linecap="round"/>'
        '<path d="M50 17Q35 16 31 40M50 17Q65 16 69 40M50 22Q42 22 40 40M50 22Q58 22 60 40" fill="none" '
        'stroke="#D9F6F6" stroke-width="2" stroke-linecap="round"/>'
    )
    drawing += '<circle cx="50" cy="13.5" r="3.4" fill="#fff" stroke="#2F8FA0" stroke-width="1.2"/>'
    drawing += (
        '<path d="M15 42C17 60 34 62 50 62C66 62 83 60 85 42Z" fill="url(#stone)" stroke="#6d6a60" '
        'stroke-width="1.1"/>'
        '<path d="M17.4 49.5Q50 58 82.6 49.5" fill="none" stroke="#2F7F8F" stroke-width="2.6" '
        'stroke-dasharray="2.6 2.6"/>'
    )
    drawing += (
        '<ellipse cx="50" cy="42" rx="35.5" ry="6.8" fill="#FDFBF4" stroke="#6d6a60" stroke-width="1.1"/>'
        '<ellipse cx="50" cy="42" rx="30" ry="4.6" fill="url(#water)"/>'
        '<path d="M30 42q6-2 12 0M56 42q7-2 14 .4" stroke="#E9FFFE" stroke-width="1" fill="none"/>'
    )
    drawing += _lion(50, 69, 1.05)
    return drawing


BUILDINGS = {
    "pavilion": pavilion,
    "seraglio": seraglio,
    "arcades": arcades,
    "chambers": chambers,
    "garden": garden,
    "tower": tower,
}
