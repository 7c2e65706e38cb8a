"""Portraits: the characters with shoulders at the bottom, 80 units wide, and the guide."""

import math

from .shapes import star, symbol


def _bust(robe: str, shirt: str, skin: str = "#D9A576", trim: str = "#F0CB63") -> str:
    """Shoulders, neck and head."""
    drawing = (
        f'<path d="M8 78C9 62 24 56 40 56S71 62 72 78Z" fill="{robe}" stroke="#2a1608" stroke-width="1"/>'
        f'<path d="M33 56L40 72L47 56Z" fill="{shirt}"/>'
        f'<path d="M31 57L40 76L49 57" fill="none" stroke="{trim}" stroke-width="2"/>'
        f'<path d="M34 48h12v10q-6 5-12 0z" fill="{skin}"/>'
        '<path d="M34 53q6 4 12 0v-3H34z" fill="#000" opacity=".18"/>'
    )
    return drawing + (
        f'<path d="M28 36C28 47 33 54 40 54S52 47 52 36C52 26 47 22 40 22S28 26 28 36Z" fill="{skin}" '
        'stroke="#6b3d1c" stroke-width=".8"/>'
        '<path d="M46 24C51 27 52 32 52 36C52 47 47 54 40 54C47 50 48 40 46 24Z" fill="#000" opacity=".12"/>'
    )


def _eyes(y: float = 37, brow: str = "#2b1a10", sad: float = 0, look: float = 0) -> str:
    """Eyes, brows and nose."""
    return (
        f'<ellipse cx="{34.6 + look}" cy="{y}" rx="1.7" ry="1.3" fill="#1a0e06"/>'
        f'<ellipse cx="{45.4 + look}" cy="{y}" rx="1.7" ry="1.3" fill="#1a0e06"/>'
        f'<path d="M31 {y - 3.4 + sad}Q34.5 {y - 5.4 - sad} '
        f'37.6 {y - 3.6 - sad}M42.4 {y - 3.6 - sad}Q45.5 {y - 5.4 - sad} 49 {y - 3.4 + sad}" fill="none" '
        f'stroke="{brow}" stroke-width="1.7" stroke-linecap="round"/>'
        f'<path d="M40 {y}q-2 5 0 6.5" fill="none" stroke="#8a5a33" stroke-width="1.1" '
        'stroke-linecap="round"/>'
    )


def _beard(colour: str, length: float = 0) -> str:
    """A beard with the mouth in it."""
    return (
        f'<path d="M28 38C29 44 33 43 36 43.5Q40 41.5 44 43.5C47 43 51 44 52 38C54 50 50 {58 + length} '
        f'40 {60 + length * 1.6}C30 {58 + length} 26 50 28 38Z" fill="{colour}" stroke="#1a0e06" '
        'stroke-opacity=".4" stroke-width=".7"/>'
        '<path d="M36.5 47q3.5 2.6 7 0" fill="none" stroke="#8d3b2a" stroke-width="1.6" '
        'stroke-linecap="round"/>'
    )


def _turban(cloth: str, fold: str, wide: float = 0, jewel: str = "#B23A48") -> str:
    """A turban with a jewel."""
    return (
        f'<path d="M{24 - wide} 31C{19 - wide} 18 29 9 40 9S{61 + wide} 18 {56 + wide} 31C50 26 30 '
        f'26 {24 - wide} 31Z" fill="{cloth}" stroke="#2a1608" stroke-width=".9"/>'
        f'<path d="M{24 - wide} 29C30 17 44 13 {54 + wide} 19M{26 - wide} 31C34 21 48 19 {56 + wide} 25'
        f'M{30 - wide} 16C36 11 44 10 48 12" fill="none" stroke="{fold}" stroke-width="2.2" '
        'stroke-linecap="round"/>'
        f'<circle cx="40" cy="23" r="3.2" fill="{jewel}" stroke="#F0CB63" stroke-width="1.4"/>'
    )


def abdul_karim() -> str:
    """Abdul Karim with his purse."""
    drawing = (
        _bust("#7E2030", "#F4E0B0")
        + _eyes()
        + _beard("#2B1A12")
        + _turban("#F4D27A", "#B98A1E", 4)
        + '<path d="M40 19C37 11 42 5 48 3C49 9 46 15 40 19Z" fill="#fff" stroke="#94670F" stroke-width=".8"/>'
    )
    drawing += (
        '<g transform="translate(-1 -6)">'
        '<path d="M54 62h12l-2.6 4.5C70 69 71 76 70 80H50C49 76 50 69 56.6 66.5Z" fill="#9C6A2E" '
        'stroke="#4A2C12" stroke-width="1"/><path d="M55.5 66.5h9" stroke="#F0CB63" stroke-width="1.8"/>'
        '<circle cx="60" cy="74" r="4" fill="url(#goldg)" stroke="#6b4a0c" stroke-width=".7"/></g>'
    )
    return drawing


def abdul_knihstig() -> str:
    """Abdul Knihstig with a money card."""
    drawing = (
        _bust("#1F5A4A", "#F0D9A8")
        + _eyes(look=1)
        + (
            '<path d="M30 45Q35 41 40 43.5Q45 41 50 45Q45 48 40 45.5Q35 48 30 45Z" fill="#2B1A12"/>'
            '<path d="M30 45q-4 0-4-4M50 45q4 0 4-4" fill="none" stroke="#2B1A12" stroke-width="2" '
            'stroke-linecap="round"/>'
            '<path d="M37.5 49.5q2.5 1.5 5 0" stroke="#8d3b2a" stroke-width="1.4" fill="none"/>'
        )
    )
    drawing += (
        '<path d="M29 28L31.5 8H48.5L51 28Q40 23 29 28Z" fill="#B8322A" stroke="#5e120d" stroke-width="1"/>'
        '<path d="M31.5 8H48.5" stroke="#E9746A" stroke-width="2"/>'
        '<path d="M42 8C52 8 56 14 56 22" fill="none" stroke="#2a1608" stroke-width="1.4"/>'
        '<path d="M54 21h4l1 7h-6z" fill="#F0CB63"/>'
    )
    drawing += (
        '<g transform="translate(13 55)">'
        '<rect width="17" height="23" rx="2" fill="#FFF8E8" stroke="#3470B8" stroke-width="1.6" '
        'transform="rotate(-10)"/>'
        '<text x="9" y="15" class="num" font-size="11" text-anchor="middle" fill="#143F74" '
        'transform="rotate(-10)">10</text></g>'
    )
    return drawing


def ammar_el_schauf() -> str:
    """Ammar El'Schauf with hammer and trowel."""
    drawing = _bust("#A9733A", "#E9D2A0", "#B98353") + _eyes(brow="#1a0e06") + _beard("#3b2416", -4)
    drawing += (
        '<path d="M27 30C27 20 33 15 40 15S53 20 53 30Q40 25 27 30Z" fill="#5a3a1c"/>'
        '<path d="M26.5 31Q40 24 53.5 31L53 26Q40 19 27 26Z" fill="#2C7A8A" stroke="#123f49" '
        'stroke-width=".8"/>'
        '<path d="M53 28l8 3l-2 3l4 4l-10-6z" fill="#2C7A8A" stroke="#123f49" stroke-width=".7"/>'
    )
    drawing += (
        '<path d="M10 82L30 54" stroke="#7a4a1c" stroke-width="3.4" stroke-linecap="round"/>'
        '<path d="M22 47l15 10l-4 6l-15-10z" fill="#7b848e" stroke="#2d343c" stroke-width="1"/>'
        '<path d="M70 82L58 60" stroke="#7a4a1c" stroke-width="3.2" stroke-linecap="round"/>'
        '<path d="M51 50c3-4 9-5 12-2c2 4 0 9-5 13z" fill="#AEB6C0" stroke="#2d343c" stroke-width="1"/>'
    )
    return drawing


def faruk_will_haben() -> str:
    """Faruk Will'haben with coins in his arm."""
    drawing = (
        _bust("#8A5A33", "#F4E0B0")
        + _eyes(look=-1)
        + (
            '<path d="M25 46C30 39 37 40.5 40 44C43 40.5 50 39 55 46C52 50 45 50 40 46.5C35 50 28 50 25 46Z" '
            'fill="#1a0e06"/><path d="M37 51q3 1.6 6 0" stroke="#8d3b2a" stroke-width="1.5" fill="none"/>'
        )
    )
    drawing += _turban("#FFF8E8", "#3E8E57", 9, "#3E8E57") + (
        '<path d="M58 58C52 60 50 66 53 70C57 74 66 73 70 69" fill="none" stroke="#D9A576" stroke-width="6" '
        'stroke-linecap="round"/>'
    )
    drawing += "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="6" ry="3" fill="url(#goldg)" stroke="#6b4a0c" stroke-width=".8"/>'
        for x, y in ((61, 75), (61, 71), (61, 67), (61, 63))
    )
    return drawing


def fatima() -> str:
    """Fatima, veiled, with her points."""
    drawing = (
        '<path d="M18 78C18 60 20 30 26 22C30 12 50 12 54 22C60 30 62 60 62 78Z" fill="#1F5F7A" '
        'stroke="#0d3140" stroke-width="1"/>'
    ) + _bust("#2C7A97", "#BFE3EC", "#E0B083")
    drawing += _eyes(36, "#1a0e06") + (
        '<path d="M32 34.5l-2.5-1M48 34.5l2.5-1" stroke="#1a0e06" stroke-width="1.2"/>'
        '<path d="M27.5 40Q40 45 52.5 40C53 50 50 60 40 64C30 60 27 50 27.5 40Z" fill="#BFE3EC" '
        'stroke="#1F5F7A" stroke-width=".9" opacity=".95"/>'
        '<path d="M28.5 45Q40 50 51.5 45" fill="none" stroke="#F0CB63" stroke-width="1.3" '
        'stroke-dasharray="1.6 1.6"/>'
    )
    drawing += (
        '<path d="M26 30C26 18 33 13 40 13S54 18 54 30C48 24 32 24 26 30Z" fill="#2C7A97" stroke="#0d3140" '
        'stroke-width=".9"/><path d="M29 26Q40 20 51 26" fill="none" stroke="#F0CB63" stroke-width="2.4"/>'
        '<path d="M40 20l3 4l-3 5l-3-5z" fill="#B23A48" stroke="#F0CB63" stroke-width="1"/>'
    )
    drawing += (
        f'<polygon points="{star(62, 61, 12)}" fill="url(#goldg)" stroke="#6b4a0c" stroke-width=".9"/>'
        '<circle cx="62" cy="61" r="8" fill="#FFF8E8"/>'
        '<text x="62" y="65.6" class="num" font-size="13" text-anchor="middle" fill="#3b2416">8</text>'
    )
    return drawing


def hakim_wahid() -> str:
    """Hakim Wahid with his book."""
    drawing = _bust("#4B4E9E", "#E6E2F4", "#D9A576") + _eyes(36, "#E9E6DE") + _beard("#F4F1E8", 14)
    drawing += (
        '<path d="M27 30L33.5 8Q40 5 46.5 8L53 30Q40 24 27 30Z" fill="#35387E" stroke="#1a1c4a" '
        'stroke-width="1"/>'
        '<path d="M26.5 31Q40 24.5 53.5 31V26Q40 19.5 26.5 26Z" fill="#F0CB63" stroke="#94670F" '
        'stroke-width=".8"/>'
    ) + f'<polygon points="{star(40, 15.5, 4.4, 5, 0.45, -math.pi / 2)}" fill="#F0CB63"/>'
    drawing += (
        '<path d="M10 63q8-4 14 0q6-4 14 0v12q-8-4-14 0q-6-4-14 0z" fill="#FFF8E8" stroke="#5B3A29" '
        'stroke-width="1.2"/><path d="M24 63v12" stroke="#5B3A29" stroke-width="1.2"/>'
        '<text x="17" y="72.5" class="num" font-size="8.5" text-anchor="middle" fill="#35387E">½</text>'
    )
    return drawing


def laila_wundabah() -> str:
    """Laila Wundabah with a tile to swap."""
    drawing = (
        '<path d="M22 76C18 58 20 30 26 20C32 10 48 10 54 20C60 30 62 58 58 76Z" fill="#2B150F"/>'
        + _bust("#A63A5B", "#F6D3DD", "#E3B488")
        + _eyes(37, "#2b150f")
        + '<path d="M36.5 47.5q3.5 3.4 7 0q-3.5-1.6-7 0z" fill="#B8322A"/>'
    )
    drawing += (
        '<path d="M28 34C29 24 34 22 40 24C46 22 51 24 52 34C54 24 52 14 40 14S26 24 28 34Z" fill="#2B150F"/>'
        '<path d="M27 26Q40 15 53 26" fill="none" stroke="#F0CB63" stroke-width="2.2"/>'
    ) + "".join(
        f'<circle cx="{x}" cy="{y}" r="1.7" fill="{c}" stroke="#94670F" stroke-width=".5"/>'
        for x, y, c in (
            (30.5, 25.5, "#F0CB63"),
            (35, 24, "#7FD3C6"),
            (40, 25.5, "#B23A48"),
            (45, 24, "#7FD3C6"),
            (49.5, 25.5, "#F0CB63"),
        )
    )
    drawing += (
        '<circle cx="27.5" cy="47" r="2.6" fill="none" stroke="#F0CB63" stroke-width="1.4"/>'
        '<circle cx="52.5" cy="47" r="2.6" fill="none" stroke="#F0CB63" stroke-width="1.4"/>'
    )
    drawing += (
        '<g transform="translate(-36 2)">'
        '<circle cx="59" cy="19" r="6" fill="#E4576A" stroke="#8a1f33" stroke-width=".7"/>'
        '<circle cx="55" cy="15" r="4" fill="#F28A98"/><circle cx="63" cy="14.5" r="4" fill="#F28A98"/>'
        '<circle cx="59" cy="18" r="2" fill="#F0CB63"/></g>'
    )
    drawing += (
        '<rect x="53" y="55" width="17" height="17" rx="2" fill="#4E8F4B" stroke="#FFF8E8" '
        'stroke-width="1.6"/>'
        '<path d="M57.5 61.3h8l-2.4-2.4M65.5 65.8h-8l2.4 2.4" fill="none" stroke="#fff" stroke-width="1.5" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )
    return drawing


def machma_klain() -> str:
    """Machma Klain with an eyeglass, between two coins."""
    drawing = (
        _bust("#5B6B2E", "#E9E2B8")
        + _eyes()
        + (
            '<path d="M33 43.5Q40 40 47 43.5Q43.5 46.5 40 44.8Q36.5 46.5 33 43.5Z" fill="#6B4A2A"/>'
            '<path d="M37 49q3 2 6 0" stroke="#8d3b2a" stroke-width="1.5" fill="none"/>'
            '<path d="M38 52h4l-2 10z" fill="#6B4A2A"/>'
        )
    )
    drawing += (
        '<path d="M28 28C28 18 33 14.5 40 14.5S52 18 52 28Q40 23 28 28Z" fill="#FFF8E8" stroke="#7d5d33" '
        'stroke-width="1"/><path d="M28 28Q40 22 52 28V25Q40 19 28 25Z" fill="#DB7427"/>'
        '<circle cx="45.4" cy="37" r="5" fill="#DFF2F6" fill-opacity=".45" stroke="#C9992E" '
        'stroke-width="1.6"/><path d="M50 39q3 8 0 18" fill="none" stroke="#C9992E" stroke-width="1"/>'
    )
    drawing += (
        '<use href="#coin-gulden" x="9" y="51" width="20" height="20"/>'
        '<use href="#coin-denar" x="53" y="53" width="16" height="16"/>'
        '<path d="M31 63h17l-3.5-3.5M49 69H32l3.5 3.5" fill="none" stroke="#FFF8E8" stroke-width="2" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )
    return drawing


def yammerad() -> str:
    """Yammerad with his begging bowl."""
    drawing = (
        '<path d="M12 78C14 60 20 46 22 34C24 16 34 6 46 3C44 8 56 14 57 32C60 48 66 62 68 78Z" '
        'fill="#6B6458" stroke="#33302a" stroke-width="1"/>'
    ) + _bust("#7A7163", "#9A917F", "#CFA078", "#8d8470")
    drawing += _eyes(38, "#4a3520", 1.6) + (
        '<path d="M36.5 49q3.5-3 7 0" stroke="#8d3b2a" stroke-width="1.7" fill="none" '
        'stroke-linecap="round"/>'
        '<path d="M33 41c-1.8 3-1.8 5 0 5.4c1.8-.4 1.8-2.4 0-5.4z" fill="#6FC3DC" stroke="#2F7F8F" '
        'stroke-width=".6"/>'
        '<path d="M30 50q10 8 20 0" stroke="#4a3520" stroke-width="1" stroke-dasharray="1 1.4" fill="none"/>'
    )
    drawing += (
        '<path d="M24 48C22 32 28 19 40 19S58 32 56 48L52.5 44C54 32 50 25 40 25S26 32 27.5 44Z" '
        'fill="#857B6B" stroke="#33302a" stroke-width=".9"/>'
        '<path d="M44 8l5 4M46 14l5 2" stroke="#4a453b" stroke-width="1.2"/>'
        '<rect x="52" y="52" width="8" height="7" fill="#A8823E" stroke="#33302a" stroke-width=".6" '
        'transform="rotate(8 56 56)"/>'
    )
    drawing += (
        '<path d="M24 66h32c0 9-7 14-16 14s-16-5-16-14z" fill="#A9733A" stroke="#4A2C12" stroke-width="1.2"/>'
        '<ellipse cx="40" cy="66" rx="16" ry="4" fill="#4A2C12"/>'
        '<ellipse cx="40" cy="67" rx="5" ry="1.6" fill="url(#goldg)"/>'
    )
    return drawing


def yusuf_e_passuff() -> str:
    """Yusuf E'Passuff in mail, with spear and shield."""
    drawing = (
        _bust("#8E97A5", "#5d6670", "#C58F60", "#C8322A")
        + (
            '<path d="M25 34C25 50 28 60 40 63C52 60 55 50 55 34L52 36C52 47 47 53 40 53S28 47 28 36Z" '
            'fill="#9AA3AE" stroke="#3a4048" stroke-width=".8"/>'
            '<path d="M26 42q14 16 28 0M27 48q13 14 26 0M29 54q11 9 22 0" fill="none" stroke="#5d6670" '
            'stroke-width="1.2" stroke-dasharray="1.6 1.2"/>'
        )
        + _eyes()
        + '<path d="M33 44.5Q40 41 47 44.5Q43.5 47.5 40 45.8Q36.5 47.5 33 44.5Z" fill="#2B1A12"/>'
    )
    drawing += (
        '<path d="M25.5 34C24 20 33 15 40 2C47 15 56 20 54.5 34Q40 27 25.5 34Z" fill="url(#greyst)" '
        'stroke="#3a4048" stroke-width="1.1"/>'
        '<path d="M25.5 34Q40 27 54.5 34V29.5Q40 22.5 25.5 29.5Z" fill="url(#goldg)" stroke="#6b4a0c" '
        'stroke-width=".8"/><path d="M40 27v11" stroke="#C9A23A" stroke-width="2.6"/>'
    )
    drawing += (
        '<path d="M65 80V38" stroke="#6b431c" stroke-width="2.6"/>'
        '<path d="M65 24l4.5 9l-4.5 6l-4.5-6z" fill="#DDE4EC" stroke="#3a4048" stroke-width="1"/>'
        '<path d="M64.5 40h-8l2.6 3.5l-2.6 3.5h8z" fill="#C8322A"/>'
        '<path d="M8 58q9 0 13-4q4 4 13 4c0 12-5 18-13 22c-8-4-13-10-13-22z" fill="#C8322A" stroke="#F0CB63" '
        'stroke-width="1.8"/>'
    ) + f'<polygon points="{star(21, 66, 7)}" fill="#F0CB63"/>'
    return drawing


def guide() -> str:
    """The master builder who leads through the first game, 72 units wide."""
    return (
        '<circle cx="36" cy="36" r="35.5" fill="url(#goldg)"/>'
        '<g clip-path="url(#gc)"><rect width="72" height="72" fill="#2F7F8F"/>'
        f'<polygon points="{star(36, 36, 40)}" fill="#8FD6DA" opacity=".3"/>'
        f'<polygon points="{star(36, 36, 27)}" fill="#8FD6DA" opacity=".3"/>'
        '<path d="M8 76q2 -22 28 -22t28 22z" fill="url(#violet)"/>'
        '<path d="M27 54l9 12l9 -12z" fill="#FFF6E0"/>'
        '<path d="M22 34q0 -14 14 -14t14 14q0 20 -14 20t-14 -20z" fill="#E0AC7C"/>'
        '<path d="M44 24q6 4 6 12q-1 18 -14 18q10 -8 8 -30z" fill="#B87E50" opacity=".55"/>'
        '<path d="M22 37q1 24 14 24t14 -24q-4 8 -8 8q-6 -3 -12 0q-4 0 -8 -8z" fill="#F1E6D6"/>'
        '<path d="M27 44q9 -5 18 0q-4 1 -9 1t-9 -1z" fill="#FFFDF6"/>'
        '<path d="M32 49q4 3 8 0" fill="none" stroke="#8E4A3A" stroke-width="1.8" stroke-linecap="round"/>'
        '<circle cx="30" cy="35" r="1.8" fill="#2b1c16"/><circle cx="42" cy="35" r="1.8" fill="#2b1c16"/>'
        '<path d="M26.5 31q3.5 -2.6 6.5 -.6M39 30.4q3 -2 6.5 .6" fill="none" stroke="#E9DCC8" '
        'stroke-width="2" stroke-linecap="round"/>'
        '<path d="M36 35v6" stroke="#B87E50" stroke-width="2" stroke-linecap="round"/>'
        '<path d="M17 30q-3 -20 19 -21q22 1 19 21q-19 -9 -38 0z" fill="#FBF4E6" stroke="#C9AC7D" '
        'stroke-width="1"/>'
        '<path d="M18 27q18 -12 36 -1M20 20q16 -11 32 0M27 13q9 -4 18 0" fill="none" stroke="#D8C29A" '
        'stroke-width="2"/><circle cx="36" cy="18" r="4" fill="#B23A48" stroke="#F0CB63" stroke-width="1.6"/>'
        "</g>"
    )


CHARACTERS = (
    abdul_karim,
    abdul_knihstig,
    ammar_el_schauf,
    faruk_will_haben,
    fatima,
    hakim_wahid,
    laila_wundabah,
    machma_klain,
    yammerad,
    yusuf_e_passuff,
)


def symbols() -> str:
    """The characters, 80 x 112 units and cut off at the shoulders, and the guide."""
    drawing = symbol("guide", guide(), 72, 72)
    for portrait in CHARACTERS:
        drawing += symbol(f"pt-{portrait.__name__}", f'<g clip-path="url(#arcp2)">{portrait()}</g>', 80, 112)
    return drawing
