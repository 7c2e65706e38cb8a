"""Vector art of the modules, of Granada and of the combined game, in the same layers and light as art.py.

Granada is told from the Alhambra by water for walls, scale pattern for stars, a round plaza, silver medals and two-letter codes in round badges."""
import math
from tiles import CUR, ICON, LETTER, ROT, SEATS, TYPE, TYPES, cast, coin, f, horseshoe, lin, medal, merlons, rad, star_pts

GTYPES = ["arena", "bath_house", "library", "hostel", "hospital", "market", "park", "school", "residential_area"]
GNAME = {t: t.replace("_", " ") for t in GTYPES}
CODE = {"arena": "Ar", "bath_house": "Ba", "library": "Li", "hostel": "Ho", "hospital": "Hp", "market": "Ma", "park": "Pk", "school": "Sc", "residential_area": "Re"}
GT = {  # base, light, deep, ink
    "arena": ("#7C858F", "#B5BCC4", "#474F59", "#fff"),
    "bath_house": ("#4FA3D1", "#A8D8F2", "#23648F", "#fff"),
    "library": ("#8E3F7A", "#C67DB2", "#58224C", "#fff"),
    "hostel": ("#B58550", "#DFBD8A", "#714A22", "#fff"),
    "hospital": ("#D3E6DF", "#F7FDFB", "#6F9C8F", "#1F4A40"),
    "market": ("#D2492F", "#F2906F", "#8A2213", "#fff"),
    "park": ("#8BAA3A", "#C6DB80", "#4E6616", "#fff"),
    "school": ("#E08A2E", "#F9C27F", "#934F0C", "#fff"),
    "residential_area": ("#E0BB3C", "#F8E394", "#8A6C0E", "#fff"),
    "alhambra": ("#8FB7C9", "#DCEBEE", "#4F7C93", "#fff"),
}
DIA = ("#8466B8", "#E9DFFB", "#3A2463", "D")
SEATMORE = {"dirk": ("#6D6A63", "net")}
CHARS = {  # mark, short effect in two lines
    "karim": ("Abdul Karim", "1x", "Pays one tile for you,", "exactly"),
    "knihstig": ("Abdul Knihstig", "❖", "Tile of 10 or more:", "take one money card"),
    "ammar": ("Ammar El’Schauf", "❖", "After placing: one", "redesign more"),
    "faruk": ("Faruk Will’haben", "❖", "Take several cards", "up to 7"),
    "fatima": ("Fatima", "1x", "8 points, or swap for", "a card laid aside"),
    "hakim": ("Hakim Wahid", "W", "Half a tile more", "of one type"),
    "laila": ("Laila Wundabah", "❖", "Before your turn:", "swap a market tile"),
    "machma": ("Machma Klain", "❖", "Swap a card for an", "open one, no higher"),
    "yammerad": ("Yammerad", "❖", "Fewer than 3 money", "cards: draw one"),
    "yusuf": ("Yusuf E’Passuff", "W", "1 point more for each", "3 of wall"),
}


def defs():
    s = ""
    for t, (b, l, d, _) in GT.items():
        s += lin(f"gr-{t}", [(0, l), (0.5, b), (1, d)], 0, 0, 1, 1)
        c, a = (d, l) if t != "hospital" else ("#6F9C8F", "#FFFFFF")
        # scales, as on a paved bank
        s += (f'<pattern id="zel-{t}" width="20" height="20" patternUnits="userSpaceOnUse"><g fill="{a}" fill-opacity=".2" stroke="{c}" stroke-opacity=".55" stroke-width=".8">'
              + "".join(f'<path d="M{x} {y}a10 10 0 0 0 20 0z"/><path d="M{x + 5} {y}a5 5 0 0 0 10 0" fill="none"/>' for x, y in ((0, 0), (-10, 10), (10, 10), (0, 20), (0, -10 + 0)) if y >= 0)
              + "</g></pattern>")
    s += lin("gr-camp", [(0, "#B9CF7E"), (0.5, "#86AA54"), (1, "#587F36")], 0, 0, 1, 1)
    s += '<pattern id="zel-camp" width="22" height="22" patternUnits="userSpaceOnUse"><path d="M4 9q1-5 2 0q1-4 2.400-1M14 19q1-5 2 0q1-4 2.400-1M15 6q.6-3 1.400 0M3 18q.6-3 1.400 0" fill="none" stroke="#3F6A2A" stroke-opacity=".6" stroke-width="1.100" stroke-linecap="round"/></pattern>'
    s += lin("silver", [(0, "#FFFFFF"), (0.5, "#B4C4CC"), (1, "#5F7580")], 0, 0, 1, 1)
    s += lin("moatw", [(0, "#1F6E8C"), (0.55, "#3FA9C2"), (1, "#7FD4DC")])
    s += lin("sand", [(0, "#F7E3B4"), (1, "#D9B978")], 0, 0, 0, 1)
    s += lin("greyst", [(0, "#F3F1EA"), (0.5, "#C9C7BE"), (1, "#8D8C86")], 0, 0, 1, 0.3)
    s += lin("greydk", [(0, "#9A9890"), (1, "#66645E")], 0, 0, 1, 0)
    s += rad("bdome", [(0, "#F2FBFF"), (0.4, "#8CC6E6"), (1, "#2C6E98")], 0.32, 0.25, 0.9)
    s += lin("plumroof", [(0, "#D58AC1"), (0.5, "#8E3F7A"), (1, "#4E1C43")], 0, 0, 1, 0.3)
    s += lin("tealroof", [(0, "#8FD0BE"), (0.5, "#3E8F7C"), (1, "#1E5A4D")], 0, 0, 1, 0.3)
    s += lin("orroof", [(0, "#FFCE8C"), (0.5, "#E08A2E"), (1, "#8F4A08")], 0, 0, 1, 0.3)
    s += rad("palm", [(0, "#C9E38A"), (0.5, "#6E9A34"), (1, "#2F5414")], 0.4, 0.3, 0.8)
    s += lin("wood", [(0, "#E0B27A"), (0.5, "#B07C45"), (1, "#74491F")], 0, 0, 1, 0)
    s += lin("canvas", [(0, "#FFFDF3"), (0.6, "#EADBB8"), (1, "#C0A673")], 0, 0, 1, 0.2)
    s += lin("adobe", [(0, "#E8A17C"), (0.5, "#C7714A"), (1, "#8F4426")], 0, 0, 1, 0.2)
    s += lin("hill", [(0, "#9DBB6A"), (1, "#4F7A3C")], 0, 0, 0, 1)
    s += rad("skyr", [(0, "#FFF3D4"), (0.6, "#F4C9A0"), (1, "#B98A8E")], 0.3, 0.2, 1.0)
    b, l, d, _ = DIA
    s += lin("cu-diamond", [(0, "#FFFFFF"), (0.45, l), (1, "#9C84CC")], 0, 0, 1, 1) + lin("cf-diamond", [(0, "#6D4FA3"), (1, d)], 0, 0, 0.5, 1)
    s += '<pattern id="cz-diamond" width="14" height="14" patternUnits="userSpaceOnUse"><path d="M7 0L14 7L7 14L0 7ZM7 3.500L10.500 7L7 10.500L3.500 7Z" fill="none" stroke="#E9DFFB" stroke-opacity=".36" stroke-width=".7"/></pattern>'
    for k, (col, _) in {**SEATS, **SEATMORE}.items():
        s += rad(f"vz-{k}", [(0, "#FFFFFF", .75), (0.35, "#FFFFFF", .12), (1, "#000000", .38)], 0.32, 0.26, 0.85)
    s += '<clipPath id="arcp"><path d="M8 78V40C6 24 24 20 40 7C56 20 74 24 72 40V78Z"/></clipPath>'
    return s


# ---------------------------------------------------------------- Granada
def arena():
    s = cast(14, 86, 84, 10)
    s += '<path d="M11 38V64A39 19 0 0 0 89 64V38Z" fill="url(#greyst)" stroke="#4b4a45" stroke-width="1"/><path d="M70 70Q84 66 89 58V38L70 50Z" fill="#5d5b55" opacity=".35"/>'
    for tier, (dy, h) in enumerate(((12.5, 8), (25, 9.5))):
        for a in range(22, 160, 17):
            x, y = 50 + 39 * math.cos(math.radians(a)), 38 + 19 * math.sin(math.radians(a)) + dy
            w = 6.2 * max(.5, math.sin(math.radians(a)))
            s += f'<path d="M{f(x - w / 2)} {f(y)}v-{f(h - w / 2 - 1)}a{f(w / 2)} {f(w / 2)} 0 0 1 {f(w)} 0V{f(y)}z" fill="url(#dark)"/>'
        s += f'<path d="M11 {38 + dy - 9}A39 19 0 0 0 89 {38 + dy - 9}" fill="none" stroke="#5f5d57" stroke-width="1" stroke-opacity=".7"/>'
    s += '<ellipse cx="50" cy="37" rx="39.500" ry="19.500" fill="#F6F3EA" stroke="#4b4a45" stroke-width="1.200"/>'
    for i, (rx, ry, c) in enumerate(((35, 16.5, "#B9B5A8"), (30.5, 14, "#D8D4C8"), (26.5, 11.8, "#A29E92"), (22.5, 9.6, "#C7C2B4"))):
        s += f'<ellipse cx="50" cy="{37.5 + i * .7}" rx="{rx}" ry="{ry}" fill="{c}" stroke="#6c6a62" stroke-width=".6"/>'
    s += '<ellipse cx="50" cy="40.600" rx="18.500" ry="7.400" fill="url(#sand)" stroke="#8a6c32" stroke-width="1"/><path d="M50 33.500v14M32 40.600h36" stroke="#B98F45" stroke-width=".8" stroke-opacity=".7"/><path d="M43 37l14 7M57 37l-14 7" stroke="#7a2a1a" stroke-width="1.800" stroke-linecap="round"/>'
    for x, y, c in ((22, 24, "#C23B2B"), (50, 18, "#E3B32A"), (78, 24, "#C23B2B")):
        s += f'<path d="M{x} {y}V{y - 15}" stroke="#4A2C1D" stroke-width="1.400"/><path d="M{x + .6} {y - 15}l10 2.600l-10 3.400z" fill="{c}"/>'
    return s


def bath_house():
    s = cast(14, 86, 82, 10)
    s += '<rect x="14" y="56" width="72" height="27" fill="url(#plaster)"/><rect x="75" y="56" width="11" height="27" fill="#B99A68" opacity=".6"/><path d="M12 56h76v3.600H12z" fill="#2F7FAE"/><path d="M12 57.800h76" stroke="#F0CB63" stroke-width="1.600" stroke-dasharray="2.200 2.200"/>'
    for x, y, r in ((25, 56, 13), (75, 56, 13), (50, 56, 19.5)):
        s += f'<path d="M{x - r} {y}C{x - r} {y - r * 1.25} {x - r * .35} {y - r * 1.38} {x} {y - r * 1.5}C{x + r * .35} {y - r * 1.38} {x + r} {y - r * 1.25} {x + r} {y}Z" fill="url(#bdome)" stroke="#1d5274" stroke-width="1"/>'
        for a, b in ((-.5, -.42), (.45, -.42), (0, -.95), (-.02, -.2)):
            s += f'<polygon points="{star_pts(x + a * r, y + b * r, r * .16, 6, .55)}" fill="#143c58"/>'
    s += '<path d="M50 27v-4" stroke="#C9992E" stroke-width="1.600"/><circle cx="50" cy="22" r="1.900" fill="url(#goldg)"/>'
    for x, h in ((35, 0), (66, 3)):
        s += f'<path d="M{x} {33 - h}c-5-5 4-8 0-13c-3-4 2-6 1-9" fill="none" stroke="#fff" stroke-width="3.400" stroke-linecap="round" opacity=".9"/>'
    for x in (25, 75):
        s += f'<path d="{horseshoe(x, 71, 6, 4.2, 83)}" fill="url(#dark)"/>'
    s += f'<path d="{horseshoe(50, 70, 12, 8, 83)}" fill="url(#inside)" stroke="#2F7FAE" stroke-width="1.400"/>'
    s += '<ellipse cx="50" cy="85" rx="25" ry="6.600" fill="#F6EAD0" stroke="#9A7B4B" stroke-width="1"/><ellipse cx="50" cy="84.500" rx="21" ry="4.600" fill="url(#water)"/><path d="M36 84.500q5-2 9 0M54 85.500q5-2 9 0" stroke="#EFFFFE" fill="none" stroke-width="1"/>'
    return s


def library():
    s = cast(20, 80, 86, 12)
    s += '<rect x="19" y="34" width="52" height="52" fill="url(#plaster)"/><rect x="71" y="34" width="10" height="52" fill="url(#shade)"/>'
    for x in (22.5, 57):
        s += f'<path d="M{x} 82V52a6 7 0 0 1 12 0V82z" fill="#3d1c14" stroke="#8E3F7A" stroke-width="1.400"/>'
        for r, y in enumerate((58, 66, 74, 82)):
            cols = ["#C23B2B", "#2F7FAE", "#E3B32A", "#4E8F4B", "#F4E9D8", "#8E3F7A"]
            s += "".join(f'<rect x="{f(x + 1.2 + i * 2)}" y="{f(y - 5.5 - (i * 7 + r) % 2)}" width="1.600" height="{f(5.5 + (i * 7 + r) % 2)}" fill="{cols[(i * 2 + r) % 6]}"/>' for i in range(5)) + f'<path d="M{x} {y}h12" stroke="#B07C45" stroke-width="1"/>'
    s += '<path d="M39 86V58C38 50 43 47.500 46 44C49 47.500 54 50 53 58V86Z" fill="url(#inside)" stroke="#8E3F7A" stroke-width="1.600"/><path d="M42.500 86v-9h7v9zM41.500 77l9-1.500v-3l-4.500 2l-4.500-2z" fill="#4A2C1D"/>'
    # the roof is an open book
    s += '<path d="M50 30C40 18 22 17 7 23V42C22 35 40 35 50 46C60 35 78 35 93 42V23C78 17 60 18 50 30Z" fill="#2a0f22" opacity=".4" transform="translate(1.500 2.500)"/>'
    s += '<path d="M50 30C40 18 22 17 7 23V42C22 35 40 35 50 46C60 35 78 35 93 42V23C78 17 60 18 50 30Z" fill="url(#plumroof)" stroke="#43173a" stroke-width="1"/>'
    s += '<path d="M50 25C40 13 24 12 11 17V36C24 30 41 31 50 41C59 31 76 30 89 36V17C76 12 60 13 50 25Z" fill="#FFF8E6" stroke="#8a6c8a" stroke-width=".8"/><path d="M50 25V41" stroke="#58224C" stroke-width="1.600"/>'
    s += "".join(f'<path d="M16 {21 + i * 4.6}q14 -4.500 28 {5.4 - i * .2}M84 {21 + i * 4.6}q-14 -4.500 -28 {5.4 - i * .2}" fill="none" stroke="#8E3F7A" stroke-width="1.100" stroke-opacity=".75"/>' for i in range(3))
    s += '<path d="M56 28V50l3-3l3 3V25z" fill="#C23B2B"/>'
    return s


CAMEL = "M2 8C2 4 6 3 9 5L11 9C11 14 11 17 14 18C16 13 19 8 23 8C27 8 29 13 31 16C35 17 37 19 37 22L36 33H33.500L33 25L30 24L29 33H26.500L26 24H18L17.500 33H15L14.500 25L12.500 24L12 33H9.500L9.500 22C7 19 6.500 14 6.500 10L2 10Z"


def hostel():
    s = cast(12, 88, 86, 9)
    s += '<rect x="10" y="46" width="80" height="40" fill="url(#plaster)"/><rect x="80" y="46" width="10" height="40" fill="#A98755" opacity=".65"/>' + merlons(10, 90, 46.5, 5, 4, "#E7CFA0")
    for x in (18, 82):
        s += f'<path d="{horseshoe(x, 58, 5, 3.4, 64)}" fill="#33201a"/><path d="{horseshoe(x, 76, 6, 4, 86)}" fill="url(#dark)"/>'
    s += '<rect x="26" y="22" width="48" height="64" fill="url(#plaster)" stroke="#8a6a3c" stroke-width=".8"/><rect x="67" y="22" width="7" height="64" fill="#B3945F" opacity=".6"/>' + merlons(25, 75, 22.5, 6, 6, "#DFBD8A")
    s += '<path d="M25 22h50v4H25z" fill="#8A5A2E"/><path d="M26 30h41" stroke="#8A5A2E" stroke-width="1.600" stroke-dasharray="1.800 1.800"/>'
    s += f'<path d="{horseshoe(48, 62, 25, 17, 86)}" fill="url(#dark)"/><path d="{horseshoe(50, 66, 18, 12, 86)}" fill="url(#inside)" opacity=".9"/>'
    s += '<path d="M35.500 62A17 17 0 1 1 60.500 62" fill="none" stroke="#F8EBCD" stroke-width="4.600"/><path d="M35.500 62A17 17 0 1 1 60.500 62" fill="none" stroke="#9C5A26" stroke-width="4.600" stroke-dasharray="3.400 3.400"/>'
    s += '<path d="M48 40v12" stroke="#3d2410" stroke-width="1"/><path d="M44.500 56l3.500-4.500l3.500 4.500l-1.400 6.500h-4.200z" fill="#FFE9A6" stroke="#94670F" stroke-width=".9"/><circle cx="48" cy="58" r="8" fill="url(#glow)" opacity=".7"/>'
    s += f'<g transform="translate(51 55) scale(1.020)"><ellipse cx="22" cy="33.500" rx="18" ry="2.200" fill="#2a1608" opacity=".35"/><path d="{CAMEL}" fill="#B07A3C" stroke="#4A2C12" stroke-width="1.200" stroke-linejoin="round"/><path d="M17 14q6-7 12 0l1 7q-7 3-14 0z" fill="#B23A48" stroke="#5e1320" stroke-width=".7"/><path d="M17 19q6.500 2.600 13 0" fill="none" stroke="#F3D08A" stroke-width="1.200"/><circle cx="5.500" cy="6.600" r=".8" fill="#1a0e06"/></g>'
    return s


def hospital():
    s = cast(10, 90, 86, 8)
    s += '<rect x="10" y="52" width="80" height="34" fill="#FFFEFA" stroke="#5f8a7d" stroke-width="1"/><rect x="80" y="52" width="10" height="34" fill="#A9C2BA" opacity=".8"/>'
    s += '<path d="M6 53L11 43H89L94 53Z" fill="url(#tealroof)"/><path d="M6 53H94" stroke="#174a3f" stroke-width="1.600"/>' + "".join(f'<path d="M{x} 44l-1 8" stroke="#174a3f" stroke-opacity=".45" stroke-width=".9"/>' for x in range(14, 90, 5))
    for x in (17, 26, 74, 83):
        s += f'<path d="M{x - 2.8} 72v-8a2.800 3 0 0 1 5.600 0v8z" fill="#2f5d57"/><path d="M{x - 2.8} 67.500h5.600" stroke="#F6EAD0" stroke-width=".9"/>'
    s += '<path d="M10 79h80" stroke="#3E8F7C" stroke-width="2.400" stroke-dasharray="2.400 2.400"/>'
    s += '<rect x="33" y="30" width="34" height="56" fill="#FFFFFF" stroke="#5f8a7d" stroke-width="1.200"/><rect x="60" y="30" width="7" height="56" fill="#BFD3CC" opacity=".8"/>'
    s += '<path d="M29 31L50 10L71 31Z" fill="url(#tealroof)" stroke="#174a3f" stroke-width="1"/><path d="M29 31L50 10" stroke="#CDEFE4" stroke-width="1.600"/>'
    s += '<circle cx="49" cy="45" r="12" fill="#F1FBF7" stroke="#3E8F7C" stroke-width="2"/><path d="M40.500 43.500h17v2.600h-1.600c-.4 3.400-1.800 5.300-3.700 6.300v1.400h1.600v2h-9.600v-2h1.600v-1.400c-1.900-1-3.300-2.900-3.700-6.300h-1.600z" fill="#1F6B5A"/><path d="M53.500 35.500l3 1.900l-3.700 5.600h-3.600z" fill="#8A5A2E"/>'
    s += f'<path d="{horseshoe(49, 74, 13, 9, 86)}" fill="url(#inside)" stroke="#3E8F7C" stroke-width="1.600"/><path d="M4 86h92v3H4z" fill="#D6DDD7" stroke="#5f8a7d" stroke-width=".8"/>'
    return s


def market():
    s = cast(14, 86, 86, 10)
    s += '<path d="M50 20V4" stroke="#4A2C1D" stroke-width="1.600"/><path d="M50.600 4l13 3.600l-13 4.400z" fill="#D2492F" stroke="#7a1d10" stroke-width=".6"/>'
    s += '<rect x="17" y="40" width="66" height="30" fill="#4a1a12" opacity=".8"/><rect x="17" y="40" width="66" height="30" fill="url(#inside)" opacity=".55"/>'
    s += '<path d="M24 48h16l-2 14H26zM60 48h17l-2 14H62z" fill="#8E3F7A" opacity=".9"/><path d="M24 52h15.500M60 52h16.500M25 57h14M61 57h15" stroke="#F3D08A" stroke-width="1.400" stroke-dasharray="2 1.600"/>'
    s += '<path d="M50 46v6" stroke="#2a1608" stroke-width=".9"/><path d="M46.800 55.500l3.200-4l3.200 4l-1.200 5h-4z" fill="#FFE9A6" stroke="#94670F" stroke-width=".8"/>'
    for x in (15, 83):
        s += f'<rect x="{x - 1}" y="38" width="3.400" height="48" fill="url(#wood)" stroke="#4A2C12" stroke-width=".6"/>'
    n, x0, x1, t0, t1 = 6, 6, 94, 18, 82
    for i in range(n):
        a, b, c, d = t0 + (t1 - t0) * i / n, t0 + (t1 - t0) * (i + 1) / n, x0 + (x1 - x0) * i / n, x0 + (x1 - x0) * (i + 1) / n
        s += f'<path d="M{f(a)} 19H{f(b)}L{f(d)} 38a{f((d - c) / 2)} 6.500 0 0 1 {f(c - d)} 0Z" fill="{"#D2492F" if i % 2 == 0 else "#FFF3DA"}" stroke="#7a1d10" stroke-width=".7"/>'
    s += '<path d="M18 19H82" stroke="#7a1d10" stroke-width="2.600" stroke-linecap="round"/><path d="M12 30H88L94 38H6Z" fill="#000" opacity=".12"/>'
    s += '<path d="M12 68h76v18H12z" fill="url(#wood)" stroke="#4A2C12" stroke-width="1"/><path d="M12 77h76M31 68v18M50 68v18M69 68v18" stroke="#4A2C12" stroke-opacity=".6" stroke-width="1"/><path d="M12 69h76" stroke="#F6DCB0" stroke-width="1.400"/>'
    for x, c, d in ((22, "#F0A030", "#9A5510"), (40.5, "#C8322A", "#7a1410"), (59.5, "#7FA83A", "#3F5E14"), (78, "#E9C93A", "#8A6C0E")):
        s += "".join(f'<circle cx="{x + dx}" cy="{y}" r="3.600" fill="{c}" stroke="{d}" stroke-width=".8"/>' for dx, y in ((-5.4, 66), (0, 66), (5.4, 66), (-2.7, 61.6), (2.7, 61.6)))
    s += '<path d="M84 86c-5-3-5-10-1.500-13v-3h7v3c3.500 3 3.500 10-1.500 13z" fill="url(#adobe)" stroke="#5e2410" stroke-width=".9"/>'
    return s


def palm(x, y, h, k=1.0, lean=0):
    tx, ty = x + lean, y - h
    s = f'<ellipse cx="{x + 5}" cy="{y + .5}" rx="{9 * k}" ry="2.200" fill="#20300e" opacity=".4"/><path d="M{x - 2.2} {y}Q{f(x + lean * .2 - 1.6)} {f(y - h * .5)} {tx - 1.3} {ty}H{tx + 1.3}Q{f(x + lean * .2 + 2.2)} {f(y - h * .5)} {x + 2.6} {y}Z" fill="url(#wood)" stroke="#5c3a18" stroke-width=".8"/>'
    for dx, dy in ((-17, 9), (17, 9), (-19, -2), (19, -2), (-11, -11), (11, -11), (0, -13)):
        ex, ey = tx + dx * k, ty + dy * k
        cx, cy = tx + dx * .55 * k, ty + (dy - 11) * .75 * k
        px, py = -(ey - ty) * .2, (ex - tx) * .2
        s += f'<path d="M{f(tx)} {f(ty)}Q{f(cx + px)} {f(cy + py)} {f(ex)} {f(ey)}Q{f(cx - px + 0)} {f(cy - py + 5 * k)} {f(tx)} {f(ty)}Z" fill="url(#palm)" stroke="#2c4a12" stroke-width=".9"/>'
    s += "".join(f'<circle cx="{f(tx + a * k)}" cy="{f(ty + 2.6 * k)}" r="{2.2 * k}" fill="#D9852A" stroke="#7a4410" stroke-width=".5"/>' for a in (-2.4, 2, 0))
    return s


def park():
    s = '<ellipse cx="50" cy="66" rx="41" ry="22" fill="#6E9A34" opacity=".75"/><ellipse cx="50" cy="72" rx="30" ry="13" fill="#F3E4C4" stroke="#9A7B4B" stroke-width="1"/><ellipse cx="50" cy="71.500" rx="26.500" ry="10.600" fill="url(#water)"/><path d="M30 70q6-2.400 11 0M56 67q6-2.400 11 0M44 77q5-2 9 0" stroke="#E9FFFE" stroke-width="1" fill="none"/>'
    s += palm(30, 60, 34, 1.05, -4) + palm(71, 60, 40, 1.1, 5) + palm(51, 54, 24, .75, 0)
    # small bridge
    s += '<path d="M22 80Q50 52 78 80L72 84Q50 62 28 84Z" fill="url(#plaster)" stroke="#7d5d33" stroke-width="1"/><path d="M25 77Q50 50 75 77" fill="none" stroke="#B5562B" stroke-width="2.200"/>' + "".join(f'<path d="M{x} {y}v-4.500" stroke="#7d5d33" stroke-width="1.200"/>' for x, y in ((32, 72.5), (41, 67), (50, 65), (59, 67), (68, 72.5)))
    s += "".join(f'<circle cx="{x}" cy="{y}" r="2" fill="{c}"/>' for x, y, c in ((17, 76, "#E4576A"), (22, 83, "#F2C53D"), (83, 77, "#E4576A"), (79, 85, "#fff"), (27, 88, "#fff"), (72, 89, "#E4576A")))
    return s


def school():
    s = cast(16, 84, 86, 11)
    for x in (20, 80):
        s += f'<rect x="{x - 5}" y="26" width="10" height="60" fill="url(#plaster)" stroke="#8a6a3c" stroke-width=".7"/><rect x="{x + 1.5}" y="26" width="3.500" height="60" fill="#B3945F" opacity=".6"/><path d="M{x - 7} 26h14v-4.500h-14z" fill="url(#orroof)" stroke="#7a3d06" stroke-width=".6"/><rect x="{x - 4}" y="13" width="8" height="9" fill="url(#plaster)"/><path d="M{x - 1.2} 22v-5a1.200 1.400 0 0 1 2.400 0v5z" fill="#3d2410"/><path d="M{x - 5} 13.400C{x - 5} 8 {x - 1} 7 {x} 3C{x + 1} 7 {x + 5} 8 {x + 5} 13.400Z" fill="url(#orroof)" stroke="#7a3d06" stroke-width=".7"/>'
        s += "".join(f'<path d="M{x - 5} {y}h10" stroke="#C26A16" stroke-width="2" stroke-dasharray="2 1.400"/>' for y in (36, 52, 68))
    s += '<rect x="27" y="34" width="46" height="52" fill="url(#orroof)" stroke="#7a3d06" stroke-width="1"/><rect x="27" y="34" width="46" height="52" fill="url(#tiles-o)"/>' + merlons(27, 73, 34.5, 4.6, 4.5, "#F0A95A")
    s += '<rect x="31" y="38.500" width="38" height="47.500" fill="#FFF6E2" stroke="#7a3d06" stroke-width=".8"/><path d="M33.500 42h33" stroke="#2C7A8A" stroke-width="2.200" stroke-dasharray="2.200 2.200"/>'
    s += '<path d="M35 86V66C34 55 43 52 50 45C57 52 66 55 65 66V86Z" fill="url(#inside)" stroke="#C26A16" stroke-width="1.800"/>'
    # writing tablet on a stand
    s += '<path d="M43 62h14v16H43zM47.500 57.500h5v5h-5z" fill="#F3DDAE" stroke="#5c3a18" stroke-width="1.100"/><path d="M45.500 66h9M45.500 69.500h9M45.500 73h6" stroke="#7a3d06" stroke-width="1.300"/><path d="M45 86l3-8M55 86l-3-8" stroke="#5c3a18" stroke-width="1.800"/>'
    s += '<path d="M12 86h76v3H12z" fill="#EBD4A4" stroke="#7d5d33" stroke-width=".8"/>'
    return s


def box(x, y, w, h, d, roof="#F3E2BE", win=((.3, .35),), door=False, front="url(#plaster)"):
    s = f'<path d="M{x + w} {y}l{d} -{d * .6}v{h}l-{d} {d * .6}z" fill="url(#shade)"/><path d="M{x} {y}l{d} -{d * .6}h{w}l-{d} {d * .6}z" fill="{roof}" stroke="#8a6a3c" stroke-width=".6"/><rect x="{x}" y="{y}" width="{w}" height="{h}" fill="{front}" stroke="#8a6a3c" stroke-width=".7"/>'
    for a, b in win:
        s += f'<rect x="{f(x + a * w)}" y="{f(y + b * h)}" width="3.600" height="4.600" rx=".6" fill="#2C4C66"/>'
    if door:
        s += f'<path d="M{f(x + w * .62)} {y + h}v-8a3 3 0 0 1 6 0v8z" fill="url(#cedar)"/>'
    return s


def residential_area():
    s = cast(12, 84, 87, 12)
    s += box(40, 22, 20, 22, 8, "#E9B94A", ((.2, .25), (.6, .25))) + '<path d="M63 14v-7h4.500v6" fill="#C98B5A" stroke="#6b3d1c" stroke-width=".7"/>'
    s += box(22, 38, 24, 22, 8, "#F7E4B0", ((.15, .3), (.62, .3))) + box(58, 36, 20, 24, 8, "#D98A4A", ((.2, .25), (.6, .25)))
    s += '<path d="M40 30q10 7 20 2" fill="none" stroke="#5B3A29" stroke-width=".8"/><path d="M43 32l4 1l-.5 5l-4-.8zM50 34h4v4.600h-4z" fill="#fff" stroke="#9aa" stroke-width=".4"/>'
    s += box(8, 56, 24, 30, 8, "#E9B94A", ((.2, .22), (.62, .22)), True) + box(35, 52, 22, 34, 8, "#C9653A", ((.18, .16), (.6, .16), (.18, .5)), True, "#FFF9EA") + box(63, 58, 22, 28, 8, "#F7E4B0", ((.2, .22), (.6, .22)), True)
    s += '<path d="M66 58c-2-4 3-5 2-9M70 58c1-3 3-3 3-7" fill="none" stroke="#4E8F3B" stroke-width="2" stroke-linecap="round"/><path d="M64.500 58h8v3h-8z" fill="#B5562B"/><path d="M12 72h7v6h-7z" fill="#3E7FA8" stroke="#24506e" stroke-width=".6"/><path d="M15.500 72v6" stroke="#24506e" stroke-width=".8"/>'
    return s


def alhambra():
    """Starting tile of Granada: the red castle on its hill before the snow."""
    s = '<path d="M4 52L18 26L28 38L44 12L58 34L68 22L96 54V60H4Z" fill="#9DB4C4" stroke="#5d7c8f" stroke-width=".8"/><path d="M44 12l8 12.600l-4 2l-3-4l-5 5l-3-4zM18 26l6 7l-3 1l-3-2l-5 3zM68 22l9 10l-4 0l-4-3l-5 3z" fill="#FFFFFF"/>'
    s += '<path d="M6 88C6 70 22 62 36 60H70C86 64 94 74 94 88Z" fill="url(#hill)" stroke="#33582a" stroke-width=".8"/>'
    s += "".join(f'<path d="M{x} {y}c3 5 3 8 0 11c-3-3-3-6 0-11z" fill="url(#cyp)"/>' for x, y in ((16, 70), (22, 76), (84, 70), (78, 77), (30, 72), (70, 70), (88, 77)))
    s += '<path d="M18 60V48H84V62Q50 70 18 60Z" fill="url(#adobe)" stroke="#6b2c12" stroke-width=".9"/>' + merlons(18, 84, 48.4, 4, 3.4, "#D98A62")
    for x, w, y, h in ((22, 13, 36, 26), (42, 18, 26, 38), (68, 14, 38, 25)):
        s += f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="url(#adobe)" stroke="#6b2c12" stroke-width=".9"/><rect x="{x + w * .68:.1f}" y="{y}" width="{w * .32:.1f}" height="{h}" fill="#6b2c12" opacity=".35"/>' + merlons(x - 1, x + w + 1, y + .4, 3.2, 3.2, "#E8A17C")
        s += f'<path d="{horseshoe(x + w * .36, y + 10, 3.4, 2.3, y + 15)}" fill="#3b170a"/>'
    s += f'<path d="{horseshoe(50, 55, 8, 5.4, 65)}" fill="url(#inside)" stroke="#F0C49A" stroke-width="1.300"/><path d="M51 26V10" stroke="#4A2C1D" stroke-width="1.400"/><path d="M51.500 10l12 3l-12 4z" fill="#B23A48"/><path d="M50 66C46 72 58 76 50 88" fill="none" stroke="#F5E6C8" stroke-width="4.500"/>'
    return s


GBUILD = {"arena": arena, "bath_house": bath_house, "library": library, "hostel": hostel, "hospital": hospital, "market": market, "park": park, "school": school, "residential_area": residential_area, "alhambra": alhambra}
GICON = {
    "arena": '<path d="M12 3.500C5.600 3.500 1 6.300 1 10v5.500C1 19.400 5.600 22 12 22s11-2.600 11-6.500V10c0-3.700-4.600-6.500-11-6.500zm0 3c4.600 0 7.800 1.600 7.800 3.500s-3.200 3.500-7.800 3.500S4.200 11.900 4.200 10s3.200-3.500 7.800-3.500zM3.800 14.500l2 1v3.300l-2-1.200zm4.400 1.800 2.200.3v3.400l-2.200-.4zm7.600 0v3.300l-2.200.4v-3.400zm4.400-1.800v3.100l-2 1.200v-3.300z" fill="currentColor" fill-rule="evenodd"/>',
    "bath_house": '<path d="M1 22v-7.500C1 11.500 2.800 10 4.600 9.400 6 10 7 11 7.300 12.200 7 8 9.500 6.200 12 5c2.500 1.200 5 3 4.700 7.200.3-1.200 1.300-2.200 2.700-2.800 1.800.6 3.600 2.100 3.600 5.100V22H15v-2.500a3 3 0 0 0-6 0V22zM12 8.200l.8 1.500 1.700.2-1.300 1.200.4 1.700-1.600-.9-1.600.9.400-1.700-1.300-1.200 1.700-.2zM8 1c-1.500 1.500 1 2 0 3.800M16 1c-1.500 1.500 1 2 0 3.800" fill="currentColor" fill-rule="evenodd" stroke="currentColor" stroke-width=".8"/>',
    "library": '<path d="M12 5.500C9.500 2.800 5 2.300 1 4v14.500c4-1.600 8.500-1 11 1.700 2.500-2.700 7-3.300 11-1.700V4c-4-1.700-8.500-1.200-11 1.500zM3.200 7c2.600-.8 5-.3 7.300 1.300v1.800C8.200 8.600 5.800 8 3.200 8.800zm0 4c2.600-.8 5-.3 7.300 1.300v1.800c-2.300-1.500-4.700-2.100-7.300-1.300zm17.600-4v1.800c-2.600-.8-5-.2-7.300 1.300V8.300c2.300-1.600 4.700-2.100 7.300-1.300zm0 4v1.800c-2.600-.8-5-.2-7.300 1.300v-1.800c2.300-1.600 4.700-2.100 7.300-1.300z" fill="currentColor" fill-rule="evenodd"/>',
    "hostel": '<g transform="translate(0 2) scale(.62)"><path d="' + CAMEL + '" fill="currentColor" stroke="currentColor" stroke-width="1.500" stroke-linejoin="round"/></g>',
    "hospital": '<path d="M1.500 9.500h21v3.200h-1.700c-.3 3.600-2 6-4.300 7.100V20.500h1.500V23H6v-2.500h1.500v-.7c-2.300-1.100-4-3.500-4.300-7.100H1.500z" fill="currentColor"/><path d="M17.800.8l3.200 2-4.200 6h-4z" fill="currentColor"/><path d="M8 15.300h3v-3h2v3h3v2h-3v3h-2v-3H8z" fill="#000" opacity="0"/>',
    "market": '<path d="M3.500 2h17L23 9c0 1.800-1.200 2.800-2.700 2.800S17.700 10.800 17.600 9.500c-.1 1.300-1.300 2.300-2.800 2.300S12.100 10.800 12 9.500c-.1 1.300-1.300 2.300-2.800 2.300S6.500 10.800 6.400 9.500c-.1 1.300-1.200 2.300-2.700 2.300S1 10.800 1 9zM3 13h2v3h14v-3h2v9H3z" fill="currentColor"/>',
    "park": '<path d="M11 9.500C8 7.500 4.500 8.500 2 12c3-1.600 5.500-1.500 7.600-.3C7.500 12.600 6 14.500 6 17.500c1.500-2.500 3-3.800 4.700-4.600-.2 3.600-.6 6.600-1.500 9.100h4.200c-.6-2.700-.7-5.800-.4-9 1.700.9 3.200 2.200 4.600 4.500 0-3-1.400-5-3.500-5.800 2.200-1.200 4.800-1.200 7.900.3-2.500-3.500-6-4.500-9.200-2.400C15 7 18 5.300 20.500 5.500 17.500 3 14 4 12 7.500 10.500 4 7.500 2.500 4 4.500c3.500.3 6 2 7 5z" fill="currentColor"/>',
    "school": '<path d="M1.500 22V6.500C1.500 4.800 3 4 3.800 1.200 4.600 4 6 4.800 6 6.500V10h12V6.500c0-1.700 1.400-2.500 2.200-5.300.8 2.800 2.300 3.600 2.300 5.300V22h-6.300v-5.500c0-2-2.400-2.800-4.200-4.700-1.800 1.900-4.200 2.700-4.200 4.700V22z" fill="currentColor"/>',
    "residential_area": '<path d="M8 2h8v6h6v6h1.500v8h-23v-8H2V8h6zm2.200 2.200V7h2V4.200zM4.500 10v2.500h2V10zm6.500 0v2.500h2V10zm6.500 0v2.500h2V10zM3.500 16v2.500h2V16zm5.500 0v6h2.500v-6zm5.500 0v2.500h2V16zm4.500 0v2.500h2V16z" fill="currentColor" fill-rule="evenodd"/>',
    "alhambra": '<path d="M2 22V10h1.500v1.500H5V10h2v2h2V4h1.500v1.500h1V4h1.500v1.500h1V4H15v8h2v-2h2v1.500h1.500V10H22v12h-7.500v-3a2.500 2.500 0 0 0-5 0v3z" fill="currentColor"/>',
}
MICON = {
    "hut": '<path d="M2 4h2v18H2zM20 4h2v18h-2zM2 8h20v2H2zM2 14h20v2H2zM7 22l10-18 1.700 1L8.800 22z" fill="currentColor"/>',
    "camp": '<path d="M11 1h2l5 1.800-5 2V7L23 22h-7.500L12 13.500 8.500 22H1L11 7z" fill="currentColor"/>',
    "gate": '<path d="M1 3h3v2h2V3h3v2h6V3h3v2h2V3h3v19h-6.200v-6.500a4.800 5.400 0 1 0-9.600 0V22H1z" fill="currentColor"/>',
    "moat": '<path d="M1 8q2.750-4 5.500 0t5.500 0 5.500 0 5.500 0M1 13.500q2.750-4 5.500 0t5.500 0 5.500 0 5.500 0M1 19q2.750-4 5.500 0t5.500 0 5.500 0 5.500 0" fill="none" stroke="currentColor" stroke-width="2.400"/>',
    "shared": '<path d="M2 3h4v2.500h3V3h6v2.500h3V3h4v8H2z" fill="currentColor"/><path d="M1 15.500q2.750-3 5.500 0t5.500 0 5.500 0 5.500 0M1 20.500q2.750-3 5.500 0t5.500 0 5.500 0 5.500 0" fill="none" stroke="currentColor" stroke-width="2.200"/>',
    "turn": '<path d="M5 9a8 8 0 0 1 13.500-2.500L21 9M21 3.500V9h-5.500M19 15a8 8 0 0 1-13.500 2.500L3 15M3 20.500V15h5.500" fill="none" stroke="currentColor" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round"/>',
    "stone": '<path d="M7 3h10l5 9-5 9H7l-5-9z" fill="currentColor"/>',
    "gavel": '<path d="M3 20h11v2.500H3zM9.500 3.500l6 6-2.200 2.200-6-6zM13 1l7.500 7.500-1.600 1.600L11.400 2.600zM6 8l6 6-1.600 1.600L4.400 9.600zM14.500 10.500l1.800-1.800 6.200 7.200-1.300 1.300z" fill="currentColor"/>',
    "pass": '<path d="M6 6l12 12M18 6L6 18" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>',
    "bonus": f'<rect x="4" y="2" width="16" height="20" rx="2.500" fill="currentColor" opacity=".45"/><polygon points="{star_pts(12, 12, 7)}" fill="currentColor"/>',
    "gem": '<path d="M6 3h12l5 6-11 13L1 9z" fill="currentColor"/><path d="M1 9h22M6 3l3 6 3 13 3-13 3-6M9 9l3-6 3 6" fill="none" stroke="var(--panel)" stroke-width="1.200"/>',
    "bureau": '<path d="M4 8h13l-3.500-3.500M20 16H7l3.500 3.500" fill="none" stroke="currentColor" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round"/>',
    "person": '<circle cx="12" cy="8" r="4.800" fill="currentColor"/><path d="M2.500 22c0-6 4-8.500 9.500-8.500s9.500 2.500 9.500 8.500z" fill="currentColor"/>',
    "even": '<path d="M5 4h14v16H5z" fill="none" stroke="currentColor" stroke-width="2.200"/><circle cx="9" cy="12" r="2" fill="currentColor"/><circle cx="15" cy="12" r="2" fill="currentColor"/>',
    "odd": '<path d="M5 4h14v16H5z" fill="none" stroke="currentColor" stroke-width="2.200"/><circle cx="12" cy="12" r="2.600" fill="currentColor"/>',
}


# ---------------------------------------------------------------- moats
def moat():
    """Canal at the north side: water to the tile's edge, so that two moats make one river; kerb and reeds inside."""
    s = '<rect x="0" y="11" width="100" height="6" fill="url(#wallshade)" opacity=".7"/><rect x="0" y="-.5" width="100" height="11" fill="url(#moatw)"/>'
    s += "".join(f'<path d="M{x} {y}q3-2.400 6 0t6 0" fill="none" stroke="#E6FBFB" stroke-width="1.100" stroke-opacity=".85" stroke-linecap="round"/>' for x, y in ((4, 3.2), (21, 6.4), (38, 3), (56, 6.2), (72, 3.4), (86, 6.4)))
    s += '<path d="M0 .6h100" stroke="#0F4B63" stroke-width="1.200" stroke-opacity=".7"/><rect x="0" y="9.200" width="100" height="3.400" fill="#EFE7D3"/><path d="M0 9.200h100" stroke="#0F4B63" stroke-width=".9"/><path d="M0 12.600h100" stroke="#5d5340" stroke-width="1"/>' + "".join(f'<path d="M{x} 9.400v3" stroke="#8d8266" stroke-width=".8"/>' for x in range(5, 100, 8))
    return s


def basin():
    """Where two moats of one tile meet: a round basin with a water lily; drawn at the north-west corner."""
    return ('<path d="M0 0H19A19 19 0 0 1 0 19Z" fill="#5d5340"/><path d="M0 0H18A18 18 0 0 1 0 18Z" fill="#EFE7D3"/><path d="M0 0H14.600A14.600 14.600 0 0 1 0 14.600Z" fill="#2F93AE"/>'
            '<path d="M2 9q3-2.400 6 0M7 3q3-2.400 6 0" fill="none" stroke="#E6FBFB" stroke-width="1"/><circle cx="6.500" cy="6.500" r="3.700" fill="#5E9A46" stroke="#2f5c22" stroke-width=".6"/><path d="M6.500 6.500l4-1.500" stroke="#2F93AE" stroke-width="1.200"/><circle cx="6" cy="6.200" r="1.700" fill="#F6C6D2" stroke="#B0506A" stroke-width=".5"/>')


def garm():
    """City path: pale cobbles."""
    s = '<rect x="37.500" y="-.5" width="25" height="34" fill="#EFEADC"/><path d="M37.500 -.5V34M62.500 -.5V34" stroke="#7d7766" stroke-width="1.300"/>'
    s += "".join(f'<path d="M38 {y}h24" stroke="#CBC3AF" stroke-width=".9"/>' for y in (3, 9, 15, 21, 27)) + "".join(f'<path d="M{x + (i % 2) * 4} {y}v6" stroke="#CBC3AF" stroke-width=".9"/>' for i, y in enumerate((-3, 3, 9, 15, 21)) for x in (42, 50, 58))
    return s


def smedal(price, x=17.5, y=17.5):
    return (f'<g transform="translate({x} {y})"><circle r="14" fill="#1c0d05" opacity=".35" cx=".8" cy="1.400"/><circle r="13.600" fill="url(#silver)" stroke="#34505c" stroke-width=".9"/><circle r="10.900" fill="#FFFFFF" stroke="#5F7580" stroke-width=".7"/>'
            f'<text y="5.900" class="num" font-size="{16.5 if price < 10 else 15}" text-anchor="middle" fill="#12303C" letter-spacing="{-1 if price > 9 else 0}">{price}</text></g>')


def ticon(kind, x, y, size, color="#fff"):
    return f'<svg x="{f(x)}" y="{f(y)}" width="{f(size)}" height="{f(size)}" viewBox="0 0 24 24" color="{color}"><use href="#i-{kind}"/></svg>'


def curl(kind, price):
    """Lifted corner: what the other face shows."""
    b, l, d, ink = GT[kind]
    return (f'<path d="M0 63L37 100H0Z" fill="{b}"/><path d="M0 63L37 100H0Z" fill="#000" opacity=".1"/>{ticon(kind, 1.8, 81.5, 17, ink)}'
            f'<path d="M0 63L37 100L40 96L4 60Z" fill="#1c0d05" opacity=".32"/><path d="M0 63Q15 66 29 70.500Q32 85 37 100Z" fill="#FFFDF5" stroke="#6b5a3c" stroke-width=".9" stroke-linejoin="round"/><path d="M0 63L37 100" stroke="#6b5a3c" stroke-width="1.100"/>'
            f'<text x="{22 if price < 10 else 22.8}" y="{83 if price < 10 else 81.5}" class="num" font-size="{13 if price < 10 else 11}" text-anchor="middle" fill="#12303C" letter-spacing="{0 if price < 10 else -.7}">{price}</text>')


def gtile(t, x=0, y=0, rim=False, back=False):
    """Granada tile: (type, price, moats, other type, other price). The corner is lifted while it can still be turned."""
    kind, price, moats = t[:3]
    s = f'<g transform="translate({x} {y})"><g clip-path="url(#{"sqr" if rim else "sq"})"><rect x="-.3" y="-.3" width="100.600" height="100.600" fill="url(#gr-{kind})"/><rect width="100" height="100" fill="url(#zel-{kind})"/><rect width="100" height="100" fill="url(#sheen)"/>'
    for d in "NESW":
        if d not in moats:
            s += f'<use href="#garm" width="100" height="100" transform="rotate({ROT[d]} 50 50)"/>'
    s += f'<circle cx="50" cy="50" r="38" fill="{GT[kind][2]}" opacity=".5"/><circle cx="50" cy="50" r="36" fill="{"#FFF8E6" if kind != "alhambra" else "url(#skyr)"}" opacity=".95"/><circle cx="50" cy="50" r="33" fill="none" stroke="{GT[kind][0]}" stroke-width="1" stroke-dasharray="3 2" stroke-opacity=".8"/>'
    turn = back and len(t) > 3
    ins = f"translate({53 if turn else 50} {50 if turn else 51}) scale({.88 if moats else .94}) translate(-50 -50)"
    if kind == "alhambra":
        ins = ""
    s += f'<use href="#b-{kind}" width="100" height="100" transform="{ins}"/>'
    for d in moats:
        s += f'<use href="#moat" width="100" height="100" transform="rotate({ROT[d]} 50 50)"/>'
    for a, b, r in (("N", "W", 0), ("N", "E", 90), ("E", "S", 180), ("S", "W", 270)):
        if a in moats and b in moats:
            s += f'<use href="#basin" width="100" height="100" transform="rotate({r} 50 50)"/>'
    if turn:
        s += curl(t[3], t[4])
    s += '<path d="M.5 99.500V.5H99.500" fill="none" stroke="#fff" stroke-opacity=".35"/><path d="M.5 99.500H99.500V.5" fill="none" stroke="#1c0d05" stroke-opacity=".45"/></g>'
    if kind != "alhambra":
        s += smedal(price)
        b, l, d, ink = GT[kind]
        hp = kind == "hospital"
        s += f'<g transform="translate(85 85.500)"><circle r="10.800" fill="{d if not hp else "#FFFFFF"}" stroke="{"#EAF4F6" if not hp else "#3E8F7C"}" stroke-width="1.500"/><text y="4.600" class="num" font-size="12.500" text-anchor="middle" fill="{ink}" letter-spacing="-.5">{CODE[kind]}</text></g>'
    return s + "</g>"


# ---------------------------------------------------------------- huts, camps, gates
def hut_site(t):
    b, l, d, ink = TYPE[t]
    cloth = b if t != "chambers" else "#C9CFD8"
    s = cast(20, 80, 86, 12)
    # half-built wall
    s += '<path d="M34 86V44H46V38H62V50H72V86Z" fill="url(#plaster)" stroke="#8a6a3c" stroke-width=".8"/><path d="M34 52h38M34 60h38M34 68h38M34 76h38M40 44v8M52 38v14M62 52v8M46 52v8M40 60v8M54 60v8M66 60v8M46 68v8M60 68v8M40 76v10M54 76v10M66 76v10" stroke="#B58F58" stroke-width=".9"/>'
    # scaffold
    s += "".join(f'<rect x="{x}" y="16" width="3" height="70" fill="url(#wood)" stroke="#4A2C12" stroke-width=".6"/>' for x in (26, 51, 76))
    s += '<path d="M28 60L52 34M78 60L53 34" stroke="#8A5A2E" stroke-width="2"/>'
    s += "".join(f'<path d="M20 {y}h66v3.600h-66z" fill="url(#wood)" stroke="#4A2C12" stroke-width=".7"/><path d="M20 {y + .8}h66" stroke="#F6DCB0" stroke-width=".8"/>' for y in (32, 58))
    s += "".join(f'<path d="M{x - 2} {y - 2}l6 6M{x + 4} {y - 2}l-6 6" stroke="#5c3a18" stroke-width="1.200"/>' for x in (26.5, 51.5, 76.5) for y in (33, 59))
    # ladder
    s += '<path d="M66 86L72 34M74 86L80 34" stroke="#5c3a18" stroke-width="2.200"/>' + "".join(f'<path d="M{f(66 + (86 - y) * .115)} {y}h8" stroke="#5c3a18" stroke-width="1.800"/>' for y in (42, 49, 56, 63, 70, 77))
    # hut under a cloth
    s += f'<rect x="14" y="64" width="30" height="22" fill="url(#wood)" stroke="#4A2C12" stroke-width=".9"/><path d="M19 64v22M24 64v22M34 64v22M39 64v22" stroke="#6b431c" stroke-width=".8"/><path d="M24.500 86V74h9v12z" fill="#2b180c"/>'
    s += f'<path d="M8 67L29 51L50 67L46 70L29 57L12 70Z" fill="{cloth}" stroke="{d}" stroke-width="1.200" stroke-linejoin="round"/><path d="M11 66.500L29 53" stroke="#fff" stroke-opacity=".6" stroke-width="1.300"/>'
    # tools
    s += '<path d="M53 85l9-13" stroke="#7a4a1c" stroke-width="2.200" stroke-linecap="round"/><path d="M58.500 70l6.500 4.500l-1.800 2.800l-6.500-4.500z" fill="#8b929b" stroke="#3a4048" stroke-width=".8"/><path d="M50 73l9 11" stroke="#7a4a1c" stroke-width="2" stroke-linecap="round"/><path d="M58 82l6 2.600l-5 4z" fill="#C9CFD8" stroke="#3a4048" stroke-width=".8"/>'
    # sign of the type it will serve
    s += f'<path d="M46 18L43 24M60 18L63 24" stroke="#3d2410" stroke-width="1"/><rect x="38" y="5" width="30" height="25" rx="3" fill="{b if t != "chambers" else "#FFFDF6"}" stroke="{"#F4E0B0" if t != "chambers" else "#566274"}" stroke-width="1.600"/>' + ticon(t, 42.5, 7, 21, "#fff" if t != "chambers" else "#3F4A5C")
    return s


def hammer_medal():
    return ('<g transform="translate(17.500 17.500)"><circle r="14" fill="#1c0d05" opacity=".35" cx=".8" cy="1.400"/><circle r="13.600" fill="url(#wood)" stroke="#4A2C12" stroke-width=".9"/><circle r="10.900" fill="#FFF4DC" stroke="#74491F" stroke-width=".7"/>'
            '<path d="M-5 6L3.500 -3.500" stroke="#7a4a1c" stroke-width="2.600" stroke-linecap="round"/><path d="M-1.500 -6.500L6.500 1.500L8.500 -.8L.8 -8.400Z" fill="#5d6670" stroke="#2d343c" stroke-width=".7"/></g>')


def huttile(t, x=0, y=0, rim=False):
    kind, _, walls = t
    base = kind[4:]
    s = f'<g transform="translate({x} {y})"><g clip-path="url(#{"sqr" if rim else "sq"})"><use href="#g-{base}" width="100" height="100"/><rect width="100" height="100" fill="url(#sheen)"/>'
    for d in "NESW":
        if d not in walls:
            s += f'<use href="#arm" width="100" height="100" transform="rotate({ROT[d]} 50 50)"/>'
    s += '<path d="M50 12C66 8 84 18 86 34C94 50 88 70 78 82C62 92 38 92 22 84C10 72 8 50 14 34C18 18 34 10 50 12Z" fill="#E9D2A0" stroke="#A98755" stroke-width="1.200" stroke-dasharray="3 2"/>'
    s += f'<use href="#b-hut-{base}" width="100" height="100" transform="translate(50 52) scale(.86) translate(-50 -50)"/>'
    for d in walls:
        s += f'<use href="#wall" width="100" height="100" transform="rotate({ROT[d]} 50 50)"/>'
    for a, b, r in (("N", "W", 0), ("N", "E", 90), ("E", "S", 180), ("S", "W", 270)):
        if a in walls and b in walls:
            s += f'<use href="#turret" width="100" height="100" transform="rotate({r} 50 50)"/>'
    s += '<path d="M.5 99.500V.5H99.500" fill="none" stroke="#fff" stroke-opacity=".35"/><path d="M.5 99.500H99.500V.5" fill="none" stroke="#1c0d05" stroke-opacity=".45"/></g>'
    b, l, d, ink = TYPE[base]
    ch = base == "chambers"
    s += hammer_medal() + f'<g transform="translate(84.500 85.500)"><path d="M-9.500 8.500V-4L0 -12L9.500 -4V8.500Z" stroke-linejoin="round" fill="{d if not ch else "#FFFDF6"}" stroke="{"#F4E0B0" if not ch else "#566274"}" stroke-width="1.400"/><text y="5.600" class="num" font-size="13.500" text-anchor="middle" fill="{ink}">{LETTER[base]}</text></g>'
    return s + "</g>"


def hedge():
    """Green side of a camp: a low hedge, never a wall."""
    s = '<rect x="0" y="0" width="100" height="6.500" fill="#2F5E26"/>' + "".join(f'<circle cx="{x}" cy="6" r="5" fill="#4F8A3A" stroke="#234a1c" stroke-width=".8"/><circle cx="{x - 1.4}" cy="4.400" r="1.500" fill="#A8CF74" opacity=".9"/>' for x in range(5, 100, 10))
    return s


def bastion():
    """Half-round bastion at the north side with its arrow, which points out across the wall it stands against."""
    s = '<path d="M22 0A28 27 0 0 0 78 0Z" fill="#1c0d05" opacity=".4" transform="translate(2 3)"/><path d="M22 -1V0A28 27 0 0 0 78 0V-1Z" fill="url(#greydk)" stroke="#3a3833" stroke-width="1.200"/>'
    for a in range(12, 180, 22):
        x, y = 50 + 25 * math.cos(math.radians(a)), 24 * math.sin(math.radians(a))
        s += f'<rect x="-4" y="-3.200" width="8" height="6.400" rx=".8" fill="url(#greyst)" stroke="#4b4a45" stroke-width=".7" transform="translate({f(x)} {f(y)}) rotate({a - 90})"/>'
    s += '<path d="M30 0A20 19.500 0 0 0 70 0Z" fill="#D8D4C8" stroke="#6c6a62" stroke-width=".9"/>'
    s += '<path d="M50 1L61 11H54.500V19H45.500V11H39Z" fill="#C8322A" stroke="#fff" stroke-width="1.600" stroke-linejoin="round"/>'
    return s


def tent():
    s = '<ellipse cx="54" cy="84" rx="36" ry="5" fill="#1f330f" opacity=".4"/>'
    s += '<path d="M50 18V6" stroke="#4A2C1D" stroke-width="1.600"/><path d="M50.600 6l14 3.800l-14 4.600z" fill="#C8322A" stroke="#701510" stroke-width=".6"/>'
    s += '<path d="M50 16L82 54V80Q66 87 50 87Q34 87 18 80V54Z" fill="url(#canvas)" stroke="#7d5d33" stroke-width="1"/>'
    for a, b, c, d in ((30, 42, 26, 38), (62, 74, 58, 70)):
        s += f'<path d="M50 16L{a - 2} 58V{84.5}L{b - 2} 86.500V58Z" fill="#C8322A" opacity=".9"/>' if a < 50 else f'<path d="M50 16L{a - 2} 58V86.500L{b} 84V56Z" fill="#A8241C" opacity=".95"/>'
    s += '<path d="M50 16L82 54Q78 60 74 55.500Q70 62 64 57Q58 63 50 58.500Q42 63 36 57Q30 62 26 55.500Q22 60 18 54Z" fill="#E3B32A" stroke="#8C6408" stroke-width=".9"/><path d="M50 16L18 54" stroke="#FFF3CE" stroke-width="1.400"/><path d="M50 16L36 57M50 16L64 57M50 16V58" stroke="#8C6408" stroke-width=".8" stroke-opacity=".7"/>'
    s += '<path d="M50 60C44 68 43 78 42 87H58C57 78 56 68 50 60Z" fill="#3b1a12"/><path d="M50 60C46 70 47 80 49 87H42C43 78 44 68 50 60Z" fill="#EADBB8" stroke="#7d5d33" stroke-width=".6"/><circle cx="50" cy="16" r="2.200" fill="url(#goldg)"/>'
    s += '<path d="M18 80L8 88M82 80L92 88" stroke="#7d5d33" stroke-width="1.100"/>'
    return s


def camptile(t, x=0, y=0, rim=False):
    _, price, bast = t
    s = f'<g transform="translate({x} {y})"><g clip-path="url(#{"sqr" if rim else "sq"})"><rect x="-.3" y="-.3" width="100.600" height="100.600" fill="url(#gr-camp)"/><rect width="100" height="100" fill="url(#zel-camp)"/><rect width="100" height="100" fill="url(#sheen)"/>'
    for d in "NESW":
        if d not in bast:
            s += f'<use href="#hedge" width="100" height="100" transform="rotate({ROT[d]} 50 50)"/>'
    for d in bast:
        s += f'<use href="#bastion" width="100" height="100" transform="rotate({ROT[d]} 50 50)"/>'
    dx = (6 if "W" in bast else 0) - (6 if "E" in bast else 0)
    dy = (9 if "N" in bast else 0) - (9 if "S" in bast else 0)
    s += f'<use href="#b-tent" width="100" height="100" transform="translate({50 + dx} {50 + dy}) scale({.62 if len(bast) > 1 else .68}) translate(-50 -50)"/>'
    s += '<path d="M.5 99.500V.5H99.500" fill="none" stroke="#fff" stroke-opacity=".35"/><path d="M.5 99.500H99.500V.5" fill="none" stroke="#1c0d05" stroke-opacity=".45"/></g>'
    s += medal(price) + '<g transform="translate(84.500 85.500)"><path d="M-10 8.500V-8.500H10L7 0L10 8.500Z" fill="#8A1A14" stroke="#F4E0B0" stroke-width="1.300" stroke-linejoin="round"/><text x="-1.500" y="4.600" class="num" font-size="12" text-anchor="middle" fill="#fff" letter-spacing="-.4">Ca</text></g>'
    return s + "</g>"


def gate(cx, cy, across):
    """Gate on a double wall. across: 'h' when one walks east-west through it, 'v' when north-south."""
    way = f'<rect x="{cx - 13}" y="{cy - 12.5}" width="26" height="25" fill="#F5E6C8"/><path d="M{cx - 13} {cy - 12.5}h26M{cx - 13} {cy + 12.5}h26" stroke="#8d6b3f" stroke-width="1.300"/>' if across == "h" else f'<rect x="{cx - 12.5}" y="{cy - 14}" width="25" height="28" fill="#F5E6C8"/><path d="M{cx - 12.5} {cy - 14}v28M{cx + 12.5} {cy - 14}v28" stroke="#8d6b3f" stroke-width="1.300"/>'
    return way + f'<use href="#gate" x="{cx - 25}" y="{cy - 27}" width="50" height="50"/>'


def gate_art():
    """50 x 50: two towers and a horseshoe arch of pale stone that breaks the wall."""
    s = '<path d="M4 46H46L52 42L50 36H4Z" fill="#1c0d05" opacity=".35"/>'
    s += '<path d="M11 14H39V46H32.500V31A7.500 8.500 0 1 0 17.500 31V46H11Z" fill="url(#plaster)" stroke="#5a3a1a" stroke-width="1"/><path d="M17.500 31.500A8 8.600 0 1 1 32.500 31.500" fill="none" stroke="#FFF6E0" stroke-width="3.600"/><path d="M17.500 31.500A8 8.600 0 1 1 32.500 31.500" fill="none" stroke="#2C5BA0" stroke-width="3.600" stroke-dasharray="2.400 2.400"/>'
    s += merlons(12, 38, 14.5, 4, 4, "#F1E0BF")
    for x in (2, 36):
        s += f'<rect x="{x}" y="14" width="12" height="32" fill="url(#plaster)" stroke="#5a3a1a" stroke-width="1"/><rect x="{x + 7.5}" y="14" width="4.500" height="32" fill="#A98755" opacity=".6"/><path d="M{x - 1.5} 14.500C{x - 1} 8 {x + 5} 7 {x + 6} 1.500C{x + 7} 7 {x + 13} 8 {x + 13.5} 14.500Z" fill="url(#dome)" stroke="#142c54" stroke-width=".8"/><circle cx="{x + 6}" cy="2" r="1.300" fill="url(#goldg)"/><path d="M{x + 4} 28v-5a1.800 2 0 0 1 3.600 0v5z" fill="#2b1a1a"/>'
    return s


def isG(kind):
    return kind in GT


CACHE = {}  # every tile is drawn once as a symbol and then only used


def once(key, draw):
    if key not in CACHE:
        CACHE[key] = (f"t{len(CACHE)}", draw())
    return CACHE[key][0]


def cached():
    return "".join(f'<symbol id="{i}" viewBox="0 0 100 100" overflow="visible">{d}</symbol>' for i, d in CACHE.values())


def anytile(t, x=0, y=0, rim=False, back=False):
    i = once(("tile", t, rim, back), lambda: draw_tile(t, rim, back))
    return f'<use href="#{i}" x="{x}" y="{y}" width="100" height="100"/>'


def anymini(t, x, y):
    i = once(("mini", t[:3]), lambda: draw_mini(t, 0, 0))
    return f'<use href="#{i}" x="{x}" y="{y}" width="100" height="100"/>'


def draw_tile(t, rim=False, back=False, x=0, y=0):
    from tiles import tile
    k = t[0]
    if isG(k):
        return gtile(t, x, y, rim, back)
    if k.startswith("hut-"):
        return huttile(t, x, y, rim)
    if k == "camp":
        return camptile(t, x, y, rim)
    return tile(t, x, y, rim)


def anytile_svg(t, px, cls="", back=True):
    return f'<svg class="tile {cls}" viewBox="0 0 100 100" width="{px}" height="{px}" role="img" aria-label="{t[0].replace("_", " ").replace("-", " ")} {t[1] or ""}">{anytile(t, rim=True, back=back)}</svg>'


def draw_mini(t, x, y):
    """Below 40 px."""
    from tiles import mini
    k = t[0]
    if isG(k):
        b, l, d, ink = GT[k]
        hp = k == "hospital"
        s = f'<g transform="translate({x} {y})" clip-path="url(#sq)"><rect width="100" height="100" fill="{b}"/>'
        for dd in "NESW":
            if dd not in t[2]:
                s += f'<rect x="35" y="0" width="30" height="50" fill="{"#E9E4D6" if not hp else "#8FB0A6"}" transform="rotate({ROT[dd]} 50 50)"/>'
        s += f'<circle cx="50" cy="50" r="37" fill="{d if not hp else "#FFFFFF"}" fill-opacity=".92"/>{ticon(k, 18, 17, 64, "#fff" if not hp else "#1F6B5A")}'
        for dd in t[2]:
            s += f'<use href="#mmoat" width="100" height="100" transform="rotate({ROT[dd]} 50 50)"/>'
        return s + '<rect width="100" height="100" fill="none" stroke="#1c0d05" stroke-opacity=".3" stroke-width="2"/></g>'
    if k.startswith("hut-"):
        base = k[4:]
        b = TYPE[base][0] if base != "chambers" else "#EFE6D2"
        s = f'<g transform="translate({x} {y})" clip-path="url(#sq)"><rect width="100" height="100" fill="{b}"/>'
        for dd in "NESW":
            if dd not in t[2]:
                s += f'<rect x="35" y="0" width="30" height="50" fill="{"#F7E9CB" if base != "chambers" else "#C3C9D2"}" transform="rotate({ROT[dd]} 50 50)"/>'
        s += f'<circle cx="50" cy="50" r="37" fill="#E9D2A0"/>{ticon("hut", 19, 17, 62, "#6b431c")}'
        for dd in t[2]:
            s += f'<use href="#mwall" width="100" height="100" transform="rotate({ROT[dd]} 50 50)"/>'
        return s + '<rect width="100" height="100" fill="none" stroke="#1c0d05" stroke-opacity=".3" stroke-width="2"/></g>'
    if k == "camp":
        s = f'<g transform="translate({x} {y})" clip-path="url(#sq)"><rect width="100" height="100" fill="#86AA54"/>'
        for dd in "NESW":
            s += (f'<path d="M18 0A32 32 0 0 0 82 0Z" fill="#E5E2D8" stroke="#3a3833" stroke-width="5" transform="rotate({ROT[dd]} 50 50)"/><path d="M50 3L66 19H34Z" fill="#C8322A" transform="rotate({ROT[dd]} 50 50)"/>' if dd in t[2]
                  else f'<rect width="100" height="12" fill="#2F5E26" transform="rotate({ROT[dd]} 50 50)"/>')
        dx = (9 if "W" in t[2] else 0) - (9 if "E" in t[2] else 0)
        dy = (12 if "N" in t[2] else 0) - (12 if "S" in t[2] else 0)
        return s + ticon("camp", 24 + dx, 24 + dy, 52, "#8A1A14") + '<rect width="100" height="100" fill="none" stroke="#1c0d05" stroke-opacity=".3" stroke-width="2"/></g>'
    return mini(t, x, y)


# ---------------------------------------------------------------- cards
def frame(fill, line, light, pattern=""):
    return f'<rect x=".5" y=".5" width="79" height="111" rx="7" fill="#FFF7E6" stroke="{line}"/><rect x="3" y="3" width="74" height="106" rx="5" fill="{fill}"/>' + (f'<rect x="3" y="3" width="74" height="106" rx="5" fill="url(#{pattern})"/>' if pattern else "") + '<rect x="3" y="3" width="74" height="106" rx="5" fill="none" stroke="#fff" stroke-opacity=".35"/>'


def gem():
    """Fifth coin: a cut stone, 40 x 40."""
    o = "M11 5H29L38.500 16L20 38L1.500 16Z"
    s = f'<path d="{o}" fill="#000" opacity=".28" transform="translate(.8 1.400)"/><path d="{o}" fill="url(#cu-diamond)" stroke="#3A2463" stroke-width="1.500" stroke-linejoin="round"/>'
    s += '<path d="M11 5L14 16L20 38L26 16L29 5M14 16L20 5L26 16" fill="none" stroke="#6D4FA3" stroke-width="1"/><path d="M1.500 16H38.500" stroke="#6D4FA3" stroke-width="1"/><path d="M11 5L14 16H1.500Z" fill="#fff" opacity=".75"/><path d="M20 5L26 16H14Z" fill="#fff" opacity=".55"/><path d="M26 16L20 38L38.500 16Z" fill="#5B3D93" opacity=".45"/>'
    s += '<text x="20" y="27" class="num" font-size="15" text-anchor="middle" fill="#2B1650" stroke="#fff" stroke-width="2.400" paint-order="stroke" stroke-linejoin="round">D</text>'
    return s


def diamond_card():
    from tiles import ARCH
    return frame("url(#cf-diamond)", "#3A2463", "#E9DFFB", "cz-diamond") + f'<path d="{ARCH}" fill="#FBF8FF" stroke="#E9DFFB" stroke-width="1.600"/><path d="M17 101V59C15.500 47 28 42.500 40 31C52 42.500 64.500 47 63 59V101Z" fill="none" stroke="#8466B8" stroke-opacity=".55" stroke-width=".9"/>'


def diamond_svg(v, w, cls="", extra=""):
    return (f'<svg class="card {cls}" viewBox="0 0 80 112" width="{w}" height="{f(w * 1.4)}" role="img" aria-label="diamonds {v}"><use href="#card-diamond"/><text x="8.500" y="21.500" class="num" font-size="20" fill="#FFF8E8">{v}</text><use href="#coin-diamond" x="53.500" y="4.500" width="20" height="20"/>'
            f'<text x="40" y="72" class="num" font-size="35" text-anchor="middle" fill="#3A2463">{v}</text><use href="#coin-diamond" x="29" y="78" width="22" height="22"/>{extra}</svg>')


def bureau_svg(a, b, w, cls="", extra=""):
    """Two currencies on one card, and the arrows between them."""
    s = f'<svg class="card {cls}" viewBox="0 0 80 112" width="{w}" height="{f(w * 1.4)}" role="img" aria-label="bureau de change, {a} and {b}"><rect x=".5" y=".5" width="79" height="111" rx="7" fill="#FFF7E6" stroke="#3b2416"/>'
    s += f'<path d="M8 3H72Q77 3 77 8V12L3 100V8Q3 3 8 3Z" fill="url(#cf-{a})"/><path d="M8 3H72Q77 3 77 8V12L3 100V8Q3 3 8 3Z" fill="url(#cz-{a})"/><path d="M77 12V104Q77 109 72 109H8Q3 109 3 104V100Z" fill="url(#cf-{b})"/><path d="M77 12V104Q77 109 72 109H8Q3 109 3 104V100Z" fill="url(#cz-{b})"/><path d="M77 12L3 100" stroke="#FFF7E6" stroke-width="2.400"/>'
    s += f'<use href="#coin-{a}" x="7" y="7" width="26" height="26"/><use href="#coin-{b}" x="47" y="79" width="26" height="26"/>'
    s += '<circle cx="40" cy="56" r="22" fill="#FFF8E8" stroke="#C9992E" stroke-width="2.400"/>'
    # scales of the money changer
    s += '<path d="M40 42V68M32 70h16" stroke="#5B3A29" stroke-width="2.600" stroke-linecap="round"/><path d="M26 48Q40 42 54 48" fill="none" stroke="#5B3A29" stroke-width="2.200" stroke-linecap="round"/>'
    for x, c in ((27, a), (53, b)):
        s += f'<path d="M{x} 48l-5.500 11h11z" fill="none" stroke="#5B3A29" stroke-width=".9"/><path d="M{x - 6.5} 59h13a6.500 5 0 0 1-13 0z" fill="{CUR[c][0]}" stroke="{CUR[c][2]}" stroke-width="1"/>'
    return s + f'{extra}</svg>'


def gatecard_svg(w, cls=""):
    s = f'<svg class="card {cls}" viewBox="0 0 80 112" width="{w}" height="{f(w * 1.4)}" role="img" aria-label="gate card">' + frame("url(#brick)", "#5a2410", "#F6B486")
    s += '<path d="M3 20h74M3 36h74M3 52h74M3 68h74M3 84h74M3 100h74M16 4v16M42 4v16M66 4v16M28 20v16M54 20v16M14 36v16M68 36v16M12 52v16M70 52v16M14 68v16M66 68v16M24 84v16M58 84v16" stroke="#6d2c12" stroke-width="1" stroke-opacity=".7"/>'
    s += '<path d="M12 105V54C10 40 26 34 40 20C54 34 70 40 68 54V105Z" fill="#FFF3D8" stroke="#F6C79A" stroke-width="1.600"/><use href="#gate" x="16" y="46" width="48" height="48"/><path d="M31 92h18l5 13H26z" fill="#E6D0A6"/>'
    return s + f'<text x="40" y="15" class="num" font-size="10.500" text-anchor="middle" fill="#FFF3D8">Gate</text></svg>'


def scorecard_svg(n, w, cls=""):
    s = f'<svg class="card {cls}" viewBox="0 0 80 112" width="{w}" height="{f(w * 1.4)}" role="img" aria-label="scoring card {n}">' + frame("#2B2A3E", "#12121f", "#E8BE5C")
    s += "".join(f'<path d="M40 56L{f(40 + 70 * math.cos(a))} {f(56 + 70 * math.sin(a))}L{f(40 + 70 * math.cos(a + .13))} {f(56 + 70 * math.sin(a + .13))}Z" fill="#E8BE5C" opacity=".16"/>' for a in [i * math.pi / 12 for i in range(24)])
    s += f'<polygon points="{star_pts(40, 52, 28)}" fill="url(#goldg)" stroke="#6b4a0c" stroke-width="1"/><polygon points="{star_pts(40, 52, 21)}" fill="#FFF8E8" stroke="#94670F" stroke-width=".8"/><text x="40" y="62.500" class="num" font-size="30" text-anchor="middle" fill="#3b2416">{n}</text>'
    s += '<g fill="#FBEBC6"><rect x="24" y="93" width="8" height="9"/><rect x="36" y="86" width="8" height="16"/><rect x="48" y="97" width="8" height="5"/></g><text x="40" y="17" class="num" font-size="10.500" text-anchor="middle" fill="#FBEBC6">Scoring</text>'
    return s + '</svg>'


def bonus_svg(t, w, cls="", open_=True):
    """Shows one of the ten tiles without walls: that tile counts once more."""
    b, l, d, ink = TYPE[t[0]]
    s = f'<svg class="card {cls}" viewBox="0 0 80 112" width="{w}" height="{f(w * 1.4)}" role="img" aria-label="bonus card {t[0]} {t[1]}">' + frame("#EFE0BE", "#7d5d33", "#fff")
    s += f'<rect x="6" y="6" width="68" height="100" rx="4" fill="{b}" opacity=".28"/><rect x="6" y="6" width="68" height="100" rx="4" fill="none" stroke="#C9992E" stroke-width="1.200"/>'
    s += f'<svg x="10" y="24" width="60" height="60" viewBox="0 0 100 100">{anytile(t, rim=True)}</svg><rect x="10" y="24" width="60" height="60" rx="3" fill="none" stroke="#7d5d33" stroke-width="1.200"/>'
    s += f'<text x="40" y="18.500" class="num" font-size="11" text-anchor="middle" fill="#3b2416">{t[0].capitalize()}</text><g transform="translate(40 94)"><rect x="-17" y="-9" width="34" height="18" rx="9" fill="{d if t[0] != "chambers" else "#566274"}"/><text y="5" class="num" font-size="13.500" text-anchor="middle" fill="#fff">+1</text></g>'
    return s + '</svg>'


def stone(k, up=True):
    """Vizier stone, 40 x 40: active shows the vizier's turban, used shows its plain back."""
    col = {**SEATS, **SEATMORE}[k][0]
    pat = {**SEATS, **SEATMORE}[k][1]
    o = "M12 2.500H28Q31 2.500 32.500 5L38.500 17Q40 20 38.500 23L32.500 35Q31 37.500 28 37.500H12Q9 37.500 7.500 35L1.500 23Q0 20 1.500 17L7.500 5Q9 2.500 12 2.500Z"
    s = f'<path d="{o}" fill="#000" opacity=".35" transform="translate(1 1.800)"/>'
    if up:
        s += f'<path d="{o}" fill="{col}"/><path d="{o}" fill="url(#pt-{pat})" opacity=".45"/><path d="{o}" fill="url(#vz-{k})"/><path d="{o}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="1.200"/>'
        s += '<circle cx="20" cy="20" r="13" fill="#FFF6E0" stroke="#94670F" stroke-width="1.200"/>'
        s += '<path d="M11 19C9.500 12 15 8.500 20 8.500S30.500 12 29 19C25.500 21.800 14.500 21.800 11 19Z" fill="url(#goldg)" stroke="#6b4a0c" stroke-width=".8"/><path d="M12 17.500Q20 10 29 15M13 20Q21 15 29 19" fill="none" stroke="#6b4a0c" stroke-width=".8"/><circle cx="20" cy="12.800" r="2" fill="#B23A48" stroke="#fff" stroke-width=".6"/><path d="M20 10.500C19 7.500 21 6 22.500 5C22.500 7.500 22 9 20 10.500Z" fill="#fff" stroke="#6b4a0c" stroke-width=".5"/>'
        s += '<path d="M13.500 20.500C13.500 26 16 31 20 32.500C24 31 26.500 26 26.500 20.500Q20 22.500 13.500 20.500Z" fill="#E8B98A"/><path d="M14 24.500Q20 22 26 24.500C26 29 23.500 32 20 33.500C16.500 32 14 29 14 24.500Z" fill="#3b2416"/><circle cx="17.300" cy="23" r=".9" fill="#1a0e06"/><circle cx="22.700" cy="23" r=".9" fill="#1a0e06"/>'
    else:
        s += f'<path d="{o}" fill="#8C8578"/><path d="{o}" fill="url(#vz-{k})" opacity=".8"/><path d="{o}" fill="none" stroke="{col}" stroke-width="3"/><polygon points="{star_pts(20, 20, 11)}" fill="#746D61" stroke="#5a5449" stroke-width="1"/><polygon points="{star_pts(20, 20.8, 11)}" fill="none" stroke="#B9B2A4" stroke-width=".7"/><polygon points="{star_pts(20, 20, 4.5)}" fill="#8C8578"/>'
    return s


# portraits, 80 x 72, shoulders at the bottom
def bust(robe, robe2, skin="#D9A576", trim="#F0CB63"):
    s = f'<path d="M8 78C9 62 24 56 40 56S71 62 72 78Z" fill="{robe}" stroke="#2a1608" stroke-width="1"/><path d="M33 56L40 72L47 56Z" fill="{robe2}"/><path d="M31 57L40 76L49 57" fill="none" stroke="{trim}" stroke-width="2"/><path d="M34 48h12v10q-6 5-12 0z" fill="{skin}"/><path d="M34 53q6 4 12 0v-3H34z" fill="#000" opacity=".18"/>'
    return s + f'<path d="M28 36C28 47 33 54 40 54S52 47 52 36C52 26 47 22 40 22S28 26 28 36Z" fill="{skin}" stroke="#6b3d1c" stroke-width=".8"/><path d="M46 24C51 27 52 32 52 36C52 47 47 54 40 54C47 50 48 40 46 24Z" fill="#000" opacity=".12"/>'


def eyes(y=37, brow="#2b1a10", sad=0, look=0):
    return (f'<ellipse cx="{34.6 + look}" cy="{y}" rx="1.700" ry="1.300" fill="#1a0e06"/><ellipse cx="{45.4 + look}" cy="{y}" rx="1.700" ry="1.300" fill="#1a0e06"/>'
            f'<path d="M31 {y - 3.4 + sad}Q34.500 {y - 5.4 - sad} 37.600 {y - 3.6 - sad}M42.400 {y - 3.6 - sad}Q45.500 {y - 5.4 - sad} 49 {y - 3.4 + sad}" fill="none" stroke="{brow}" stroke-width="1.700" stroke-linecap="round"/><path d="M40 {y}q-2 5 0 6.500" fill="none" stroke="#8a5a33" stroke-width="1.100" stroke-linecap="round"/>')


def beard(c, long=0):
    return f'<path d="M28 38C29 44 33 43 36 43.500Q40 41.500 44 43.500C47 43 51 44 52 38C54 50 50 {58 + long} 40 {60 + long * 1.6}C30 {58 + long} 26 50 28 38Z" fill="{c}" stroke="#1a0e06" stroke-opacity=".4" stroke-width=".7"/><path d="M36.500 47q3.500 2.600 7 0" fill="none" stroke="#8d3b2a" stroke-width="1.600" stroke-linecap="round"/>'


def turban(c1, c2, wide=0, jewel="#B23A48"):
    return (f'<path d="M{24 - wide} 31C{19 - wide} 18 29 9 40 9S{61 + wide} 18 {56 + wide} 31C50 26 30 26 {24 - wide} 31Z" fill="{c1}" stroke="#2a1608" stroke-width=".9"/>'
            f'<path d="M{24 - wide} 29C30 17 44 13 {54 + wide} 19M{26 - wide} 31C34 21 48 19 {56 + wide} 25M{30 - wide} 16C36 11 44 10 48 12" fill="none" stroke="{c2}" stroke-width="2.200" stroke-linecap="round"/><circle cx="40" cy="23" r="3.200" fill="{jewel}" stroke="#F0CB63" stroke-width="1.400"/>')


def portrait(k):
    if k == "karim":
        s = bust("#7E2030", "#F4E0B0") + eyes() + beard("#2B1A12") + turban("#F4D27A", "#B98A1E", 4) + '<path d="M40 19C37 11 42 5 48 3C49 9 46 15 40 19Z" fill="#fff" stroke="#94670F" stroke-width=".8"/>'
        s += '<g transform="translate(-1 -6)"><path d="M54 62h12l-2.600 4.500C70 69 71 76 70 80H50C49 76 50 69 56.600 66.500Z" fill="#9C6A2E" stroke="#4A2C12" stroke-width="1"/><path d="M55.500 66.500h9" stroke="#F0CB63" stroke-width="1.800"/><circle cx="60" cy="74" r="4" fill="url(#goldg)" stroke="#6b4a0c" stroke-width=".7"/></g>'
    elif k == "knihstig":
        s = bust("#1F5A4A", "#F0D9A8") + eyes(look=1) + '<path d="M30 45Q35 41 40 43.500Q45 41 50 45Q45 48 40 45.500Q35 48 30 45Z" fill="#2B1A12"/><path d="M30 45q-4 0-4-4M50 45q4 0 4-4" fill="none" stroke="#2B1A12" stroke-width="2" stroke-linecap="round"/><path d="M37.500 49.500q2.500 1.500 5 0" stroke="#8d3b2a" stroke-width="1.400" fill="none"/>'
        s += '<path d="M29 28L31.500 8H48.500L51 28Q40 23 29 28Z" fill="#B8322A" stroke="#5e120d" stroke-width="1"/><path d="M31.500 8H48.500" stroke="#E9746A" stroke-width="2"/><path d="M42 8C52 8 56 14 56 22" fill="none" stroke="#2a1608" stroke-width="1.400"/><path d="M54 21h4l1 7h-6z" fill="#F0CB63"/>'
        s += '<g transform="translate(13 55)"><rect width="17" height="23" rx="2" fill="#FFF8E8" stroke="#3470B8" stroke-width="1.600" transform="rotate(-10)"/><text x="9" y="15" class="num" font-size="11" text-anchor="middle" fill="#143F74" transform="rotate(-10)">10</text></g>'
    elif k == "ammar":
        s = bust("#A9733A", "#E9D2A0", "#B98353") + eyes(brow="#1a0e06") + beard("#3b2416", -4)
        s += '<path d="M27 30C27 20 33 15 40 15S53 20 53 30Q40 25 27 30Z" fill="#5a3a1c"/><path d="M26.500 31Q40 24 53.500 31L53 26Q40 19 27 26Z" fill="#2C7A8A" stroke="#123f49" stroke-width=".8"/><path d="M53 28l8 3l-2 3l4 4l-10-6z" fill="#2C7A8A" stroke="#123f49" stroke-width=".7"/>'
        s += '<path d="M10 82L30 54" stroke="#7a4a1c" stroke-width="3.400" stroke-linecap="round"/><path d="M22 47l15 10l-4 6l-15-10z" fill="#7b848e" stroke="#2d343c" stroke-width="1"/><path d="M70 82L58 60" stroke="#7a4a1c" stroke-width="3.200" stroke-linecap="round"/><path d="M51 50c3-4 9-5 12-2c2 4 0 9-5 13z" fill="#AEB6C0" stroke="#2d343c" stroke-width="1"/>'
    elif k == "faruk":
        s = bust("#8A5A33", "#F4E0B0") + eyes(look=-1) + '<path d="M25 46C30 39 37 40.500 40 44C43 40.500 50 39 55 46C52 50 45 50 40 46.500C35 50 28 50 25 46Z" fill="#1a0e06"/><path d="M37 51q3 1.600 6 0" stroke="#8d3b2a" stroke-width="1.500" fill="none"/>'
        s += turban("#FFF8E8", "#3E8E57", 9, "#3E8E57") + '<path d="M58 58C52 60 50 66 53 70C57 74 66 73 70 69" fill="none" stroke="#D9A576" stroke-width="6" stroke-linecap="round"/>'
        s += "".join(f'<ellipse cx="{x}" cy="{y}" rx="6" ry="3" fill="url(#goldg)" stroke="#6b4a0c" stroke-width=".8"/>' for x, y in ((61, 75), (61, 71), (61, 67), (61, 63)))
    elif k == "fatima":
        s = '<path d="M18 78C18 60 20 30 26 22C30 12 50 12 54 22C60 30 62 60 62 78Z" fill="#1F5F7A" stroke="#0d3140" stroke-width="1"/>' + bust("#2C7A97", "#BFE3EC", "#E0B083")
        s += eyes(36, "#1a0e06") + '<path d="M32 34.500l-2.500-1M48 34.500l2.500-1" stroke="#1a0e06" stroke-width="1.200"/><path d="M27.500 40Q40 45 52.500 40C53 50 50 60 40 64C30 60 27 50 27.500 40Z" fill="#BFE3EC" stroke="#1F5F7A" stroke-width=".9" opacity=".95"/><path d="M28.500 45Q40 50 51.500 45" fill="none" stroke="#F0CB63" stroke-width="1.300" stroke-dasharray="1.600 1.600"/>'
        s += '<path d="M26 30C26 18 33 13 40 13S54 18 54 30C48 24 32 24 26 30Z" fill="#2C7A97" stroke="#0d3140" stroke-width=".9"/><path d="M29 26Q40 20 51 26" fill="none" stroke="#F0CB63" stroke-width="2.400"/><path d="M40 20l3 4l-3 5l-3-5z" fill="#B23A48" stroke="#F0CB63" stroke-width="1"/>'
        s += f'<polygon points="{star_pts(62, 61, 12)}" fill="url(#goldg)" stroke="#6b4a0c" stroke-width=".9"/><circle cx="62" cy="61" r="8" fill="#FFF8E8"/><text x="62" y="65.600" class="num" font-size="13" text-anchor="middle" fill="#3b2416">8</text>'
    elif k == "hakim":
        s = bust("#4B4E9E", "#E6E2F4", "#D9A576") + eyes(36, "#E9E6DE") + beard("#F4F1E8", 14)
        s += '<path d="M27 30L33.500 8Q40 5 46.500 8L53 30Q40 24 27 30Z" fill="#35387E" stroke="#1a1c4a" stroke-width="1"/><path d="M26.500 31Q40 24.500 53.500 31V26Q40 19.500 26.500 26Z" fill="#F0CB63" stroke="#94670F" stroke-width=".8"/>' + f'<polygon points="{star_pts(40, 15.5, 4.4, 5, .45, -math.pi / 2)}" fill="#F0CB63"/>'
        s += '<path d="M10 63q8-4 14 0q6-4 14 0v12q-8-4-14 0q-6-4-14 0z" fill="#FFF8E8" stroke="#5B3A29" stroke-width="1.200"/><path d="M24 63v12" stroke="#5B3A29" stroke-width="1.200"/><text x="17" y="72.500" class="num" font-size="8.500" text-anchor="middle" fill="#35387E">½</text>'
    elif k == "laila":
        s = '<path d="M22 76C18 58 20 30 26 20C32 10 48 10 54 20C60 30 62 58 58 76Z" fill="#2B150F"/>' + bust("#A63A5B", "#F6D3DD", "#E3B488") + eyes(37, "#2b150f") + '<path d="M36.500 47.500q3.500 3.400 7 0q-3.500-1.600-7 0z" fill="#B8322A"/>'
        s += '<path d="M28 34C29 24 34 22 40 24C46 22 51 24 52 34C54 24 52 14 40 14S26 24 28 34Z" fill="#2B150F"/><path d="M27 26Q40 15 53 26" fill="none" stroke="#F0CB63" stroke-width="2.200"/>' + "".join(f'<circle cx="{x}" cy="{y}" r="1.700" fill="{c}" stroke="#94670F" stroke-width=".5"/>' for x, y, c in ((30.5, 25.5, "#F0CB63"), (35, 24, "#7FD3C6"), (40, 25.5, "#B23A48"), (45, 24, "#7FD3C6"), (49.5, 25.5, "#F0CB63")))
        s += '<circle cx="27.500" cy="47" r="2.600" fill="none" stroke="#F0CB63" stroke-width="1.400"/><circle cx="52.500" cy="47" r="2.600" fill="none" stroke="#F0CB63" stroke-width="1.400"/>'
        s += '<g transform="translate(-36 2)"><circle cx="59" cy="19" r="6" fill="#E4576A" stroke="#8a1f33" stroke-width=".7"/><circle cx="55" cy="15" r="4" fill="#F28A98"/><circle cx="63" cy="14.500" r="4" fill="#F28A98"/><circle cx="59" cy="18" r="2" fill="#F0CB63"/></g>'
        s += '<rect x="53" y="55" width="17" height="17" rx="2" fill="#4E8F4B" stroke="#FFF8E8" stroke-width="1.600"/><path d="M57.500 61.300h8l-2.400-2.400M65.500 65.800h-8l2.400 2.400" fill="none" stroke="#fff" stroke-width="1.500" stroke-linecap="round" stroke-linejoin="round"/>'
    elif k == "machma":
        s = bust("#5B6B2E", "#E9E2B8") + eyes() + '<path d="M33 43.500Q40 40 47 43.500Q43.500 46.500 40 44.800Q36.500 46.500 33 43.500Z" fill="#6B4A2A"/><path d="M37 49q3 2 6 0" stroke="#8d3b2a" stroke-width="1.500" fill="none"/><path d="M38 52h4l-2 10z" fill="#6B4A2A"/>'
        s += '<path d="M28 28C28 18 33 14.500 40 14.500S52 18 52 28Q40 23 28 28Z" fill="#FFF8E8" stroke="#7d5d33" stroke-width="1"/><path d="M28 28Q40 22 52 28V25Q40 19 28 25Z" fill="#DB7427"/><circle cx="45.400" cy="37" r="5" fill="#DFF2F6" fill-opacity=".45" stroke="#C9992E" stroke-width="1.600"/><path d="M50 39q3 8 0 18" fill="none" stroke="#C9992E" stroke-width="1"/>'
        s += '<use href="#coin-gulden" x="9" y="51" width="20" height="20"/><use href="#coin-denar" x="53" y="53" width="16" height="16"/><path d="M31 63h17l-3.500-3.500M49 69H32l3.500 3.500" fill="none" stroke="#FFF8E8" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>'
    elif k == "yammerad":
        s = '<path d="M12 78C14 60 20 46 22 34C24 16 34 6 46 3C44 8 56 14 57 32C60 48 66 62 68 78Z" fill="#6B6458" stroke="#33302a" stroke-width="1"/>' + bust("#7A7163", "#9A917F", "#CFA078", "#8d8470")
        s += eyes(38, "#4a3520", 1.6) + '<path d="M36.500 49q3.500-3 7 0" stroke="#8d3b2a" stroke-width="1.700" fill="none" stroke-linecap="round"/><path d="M33 41c-1.800 3-1.800 5 0 5.400c1.800-.4 1.800-2.400 0-5.400z" fill="#6FC3DC" stroke="#2F7F8F" stroke-width=".6"/><path d="M30 50q10 8 20 0" stroke="#4a3520" stroke-width="1" stroke-dasharray="1 1.400" fill="none"/>'
        s += '<path d="M24 48C22 32 28 19 40 19S58 32 56 48L52.500 44C54 32 50 25 40 25S26 32 27.500 44Z" fill="#857B6B" stroke="#33302a" stroke-width=".9"/><path d="M44 8l5 4M46 14l5 2" stroke="#4a453b" stroke-width="1.200"/><rect x="52" y="52" width="8" height="7" fill="#A8823E" stroke="#33302a" stroke-width=".6" transform="rotate(8 56 56)"/>'
        s += '<path d="M24 66h32c0 9-7 14-16 14s-16-5-16-14z" fill="#A9733A" stroke="#4A2C12" stroke-width="1.200"/><ellipse cx="40" cy="66" rx="16" ry="4" fill="#4A2C12"/><ellipse cx="40" cy="67" rx="5" ry="1.600" fill="url(#goldg)"/>'
    else:
        s = bust("#8E97A5", "#5d6670", "#C58F60", "#C8322A") + '<path d="M25 34C25 50 28 60 40 63C52 60 55 50 55 34L52 36C52 47 47 53 40 53S28 47 28 36Z" fill="#9AA3AE" stroke="#3a4048" stroke-width=".8"/><path d="M26 42q14 16 28 0M27 48q13 14 26 0M29 54q11 9 22 0" fill="none" stroke="#5d6670" stroke-width="1.200" stroke-dasharray="1.600 1.200"/>' + eyes() + '<path d="M33 44.500Q40 41 47 44.500Q43.500 47.500 40 45.800Q36.500 47.500 33 44.500Z" fill="#2B1A12"/>'
        s += '<path d="M25.500 34C24 20 33 15 40 2C47 15 56 20 54.500 34Q40 27 25.500 34Z" fill="url(#greyst)" stroke="#3a4048" stroke-width="1.100"/><path d="M25.500 34Q40 27 54.500 34V29.500Q40 22.500 25.500 29.500Z" fill="url(#goldg)" stroke="#6b4a0c" stroke-width=".8"/><path d="M40 27v11" stroke="#C9A23A" stroke-width="2.600"/>'
        s += '<path d="M65 80V38" stroke="#6b431c" stroke-width="2.600"/><path d="M65 24l4.500 9l-4.500 6l-4.500-6z" fill="#DDE4EC" stroke="#3a4048" stroke-width="1"/><path d="M64.500 40h-8l2.600 3.500l-2.600 3.500h8z" fill="#C8322A"/><path d="M8 58q9 0 13-4q4 4 13 4c0 12-5 18-13 22c-8-4-13-10-13-22z" fill="#C8322A" stroke="#F0CB63" stroke-width="1.800"/>' + f'<polygon points="{star_pts(21, 66, 7)}" fill="#F0CB63"/>'
    return s


CHARBG = {"karim": "#F2C879", "knihstig": "#A8D2C0", "ammar": "#F3D9A8", "faruk": "#CFE3B4", "fatima": "#BFDDE6", "hakim": "#CFCBEA", "laila": "#F4C3CE", "machma": "#F7D3A6", "yammerad": "#CFC7B6", "yusuf": "#C7D0DA"}
MARKCOL = {"❖": "#2C5BA0", "1x": "#A32B22", "W": "#8E3A18"}


def markbadge(m, x, y, r=8.5):
    s = f'<circle cx="{x}" cy="{y}" r="{r}" fill="{MARKCOL[m]}" stroke="#FFF3D0" stroke-width="1.500"/>'
    if m == "❖":
        k = r * .26
        s += "".join(f'<rect x="{f(x + a * k * 1.25 - k * .72)}" y="{f(y + b * k * 1.25 - k * .72)}" width="{f(k * 1.44)}" height="{f(k * 1.44)}" fill="#fff" transform="rotate(45 {f(x + a * k * 1.25)} {f(y + b * k * 1.25)})"/>' for a, b in ((0, -1), (1, 0), (0, 1), (-1, 0)))
        return s
    return s + f'<text x="{x}" y="{f(y + r * .42)}" class="num" font-size="{f(r * 1.2)}" text-anchor="middle" fill="#fff" letter-spacing="-.3">{m}</text>'


def char_svg(k, w, cls="", text=True):
    """Character card; text False: portrait, name and mark only (from 40 px)."""
    name, m, l1, l2 = CHARS[k]
    s = f'<svg class="card char {cls}" viewBox="0 0 80 {112 if text else 88}" width="{w}" height="{f(w * (1.4 if text else 1.1))}" role="img" aria-label="{name}: {l1} {l2}">'
    h = 111 if text else 87
    s += f'<rect x=".5" y=".5" width="79" height="{h}" rx="7" fill="#FFF7E6" stroke="#5B3A29"/><rect x="3" y="3" width="74" height="{h - 5}" rx="5" fill="#6B432C"/><rect x="3" y="3" width="74" height="{h - 5}" rx="5" fill="url(#cz-gulden)" opacity=".5"/>'
    s += f'<path d="M8 78V40C6 24 24 20 40 7C56 20 74 24 72 40V78Z" fill="{CHARBG[k]}"/><g clip-path="url(#arcp)"><circle cx="40" cy="38" r="30" fill="#fff" opacity=".35"/><polygon points="{star_pts(40, 40, 44)}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="2"/></g><path d="M8 78V40C6 24 24 20 40 7C56 20 74 24 72 40V78Z" fill="none" stroke="#E7BD4F" stroke-width="1.800"/><use href="#pt-{k}" width="80" height="112"/>'
    s += f'<path d="M2 74.500h76v{h - 80}q0 5-5 5H7q-5 0-5-5z" fill="#FFF7E6"/><path d="M3 75h74" stroke="#C9992E" stroke-width="1.600"/>'
    size = 8.8 if len(name) < 13 else 8 if len(name) < 15 else 7.4
    s += f'<text x="40" y="{84.5 if text else 83}" class="num" font-size="{size}" text-anchor="middle" fill="#2A1D14">{name}</text>'
    if text:
        s += f'<text x="40" y="94.500" font-family="var(--sans)" font-size="6.500" text-anchor="middle" fill="#4a3626">{l1}</text><text x="40" y="102.500" font-family="var(--sans)" font-size="6.500" text-anchor="middle" fill="#4a3626">{l2}</text>'
    return s + markbadge(m, 67, 13) + '</svg>'


def portrait_svg(k, size, ring="#E7BD4F"):
    """Round portrait for seats and lists."""
    return (f'<svg class="por" width="{size}" height="{size}" viewBox="0 0 80 80" role="img" aria-label="{CHARS[k][0]}"><circle cx="40" cy="40" r="39" fill="{CHARBG[k]}"/><g clip-path="url(#circp)"><use href="#pt-{k}" width="80" height="112" transform="translate(40 44) scale(.96) translate(-40 -40)"/></g><circle cx="40" cy="40" r="38" fill="none" stroke="{ring}" stroke-width="4"/></svg>')


def charback():
    return frame("#6B432C", "#3b2416", "#fff") + f'<polygon points="{star_pts(40, 56, 30)}" fill="none" stroke="#E7BD4F" stroke-width="1.600"/><polygon points="{star_pts(40, 56, 20)}" fill="#E7BD4F" opacity=".25"/><svg x="26" y="42" width="28" height="28" viewBox="0 0 24 24" color="#E7BD4F"><use href="#u-person"/></svg>'


def symbols():
    s = ""
    for t in GT:
        s += f'<symbol id="b-{t}" viewBox="0 0 100 100" overflow="visible">{GBUILD[t]()}</symbol><symbol id="i-{t}" viewBox="0 0 24 24">{GICON[t]}</symbol>'
    for t in TYPES:
        s += f'<symbol id="b-hut-{t}" viewBox="0 0 100 100" overflow="visible">{hut_site(t)}</symbol>'
    for k, v in MICON.items():
        s += f'<symbol id="u-{k}" viewBox="0 0 24 24">{v}</symbol><symbol id="i-{k}" viewBox="0 0 24 24">{v}</symbol>'
    for i, v in (("moat", moat()), ("basin", basin()), ("garm", garm()), ("hedge", hedge()), ("bastion", bastion()), ("b-tent", tent())):
        s += f'<symbol id="{i}" viewBox="0 0 100 100" overflow="visible">{v}</symbol>'
    s += '<symbol id="mmoat" viewBox="0 0 100 100" overflow="visible"><rect x="-1" y="-1" width="102" height="21" fill="#F6F1E2"/><rect x="-1" y="-1" width="102" height="16" fill="#2389A8"/><path d="M0 8q6.250-9 12.500 0t12.500 0 12.500 0 12.500 0 12.500 0 12.500 0 12.500 0 12.500 0" fill="none" stroke="#D6F4F7" stroke-width="4"/></symbol>'
    s += f'<symbol id="gate" viewBox="0 0 50 50" overflow="visible">{gate_art()}</symbol><symbol id="coin-diamond" viewBox="0 0 40 40" overflow="visible">{gem()}</symbol><symbol id="card-diamond" viewBox="0 0 80 112" overflow="visible">{diamond_card()}</symbol><symbol id="charback" viewBox="0 0 80 112" overflow="visible">{charback()}</symbol>'
    for k in SEATS:
        s += f'<symbol id="st-{k}-1" viewBox="0 0 40 40" overflow="visible">{stone(k, True)}</symbol><symbol id="st-{k}-0" viewBox="0 0 40 40" overflow="visible">{stone(k, False)}</symbol>'
    for k in CHARS:
        s += f'<symbol id="pt-{k}" viewBox="0 0 80 112" overflow="visible"><g clip-path="url(#arcp2)">{portrait(k)}</g></symbol>'
    # Dirk: a grey octagon, no player
    o = "M12 2H28L38 12V28L28 38H12L2 28V12Z"
    s += f'<symbol id="seat-dirk" viewBox="0 0 40 40" overflow="visible"><path d="{o}" fill="#6D6A63"/><path d="{o}" fill="url(#pt-net)" opacity=".5"/><path d="{o}" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="2"/><circle cx="20" cy="20" r="9.800" fill="#6D6A63"/></symbol>'
    s += '<clipPath id="arcp2"><rect x="2" y="-2" width="76" height="80"/></clipPath><clipPath id="circp"><circle cx="40" cy="40" r="38"/></clipPath>'
    s += '<pattern id="tiles-o" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M0 0L6 6M6 0L0 6" stroke="#7a3d06" stroke-opacity=".35" stroke-width=".8"/></pattern>'
    return s
