"""Vector art of the table: tiles, walls, coins, cards, seals. Everything is drawn here by code.

A tile is a 100 x 100 unit picture, always upright; light falls from the upper left."""
import math

TYPES = ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"]
LETTER = {"pavilion": "P", "seraglio": "S", "arcades": "A", "chambers": "C", "garden": "G", "tower": "T", "fountain": ""}
# base, light, deep, ink on the badge
TYPE = {
    "pavilion": ("#3B6FB6", "#6E9EDD", "#234A86", "#fff"),
    "seraglio": ("#B23A48", "#D9697A", "#7E2030", "#fff"),
    "arcades": ("#8A5A33", "#B98552", "#5C3A1E", "#fff"),
    "chambers": ("#D9D3C6", "#F6F0E2", "#8E97A5", "#3A4454"),
    "garden": ("#4E8F4B", "#86BE72", "#2C6236", "#fff"),
    "tower": ("#6F4A8E", "#9B78BA", "#4A2C68", "#fff"),
    "fountain": ("#5FA9B0", "#A9D8D6", "#2A6C79", "#fff"),
}
CUR = {  # base, light, deep, letter
    "gulden": ("#E3B32A", "#FBE08A", "#8C6408", "G"),
    "dirham": ("#3E8E57", "#93D3A2", "#17512D", "R"),
    "denar": ("#3470B8", "#96C2F0", "#143F74", "N"),
    "dukat": ("#DB7427", "#FBBB80", "#87390A", "K"),
}
SEATS = {"you": ("#1F7A86", "waves"), "omar": ("#A63A5B", "dots"), "ines": ("#B07A14", "bars"), "marta": ("#4B4E9E", "net")}


def f(v):
    return f"{v:.2f}".rstrip("0").rstrip(".")


def star_pts(cx, cy, r, n=8, k=0.765, rot=0.0):
    out = []
    for i in range(2 * n):
        a = rot + math.pi * i / n
        q = r if i % 2 == 0 else r * k
        out.append(f"{f(cx + q * math.cos(a))},{f(cy + q * math.sin(a))}")
    return " ".join(out)


def lin(i, stops, x1=0, y1=0, x2=0, y2=1):
    s = "".join(f'<stop offset="{o}" stop-color="{c}"' + (f' stop-opacity="{a}"' if a != 1 else "") + "/>" for o, c, a in [(t + (1,))[:3] for t in stops])
    return f'<linearGradient id="{i}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">{s}</linearGradient>'


def rad(i, stops, cx=0.35, cy=0.3, r=0.8):
    s = "".join(f'<stop offset="{o}" stop-color="{c}"' + (f' stop-opacity="{a}"' if a != 1 else "") + "/>" for o, c, a in [(t + (1,))[:3] for t in stops])
    return f'<radialGradient id="{i}" cx="{cx}" cy="{cy}" r="{r}">{s}</radialGradient>'


# ---------------------------------------------------------------- grounds
def defs():
    s = ""
    for t, (b, l, d, _) in TYPE.items():
        s += lin(f"gr-{t}", [(0, l), (0.45, b), (1, d)], 0, 0, 1, 1)
        a, c = (l, d) if t != "chambers" else ("#FFFDF6", "#8E97A5")
        # star and cross: eight-pointed stars that touch at their tips
        s += (f'<pattern id="zel-{t}" width="25" height="25" patternUnits="userSpaceOnUse">'
              f'<g stroke-width=".8" stroke="{c}" stroke-opacity=".65" fill="{a}" fill-opacity=".34">'
              + "".join(f'<polygon points="{star_pts(x, y, 12.5)}"/>' for x in (0, 25) for y in (0, 25))
              + f'</g><polygon points="{star_pts(12.5, 12.5, 4.6)}" fill="{c}" fill-opacity=".38"/>'
              + "".join(f'<polygon points="{star_pts(x, y, 4.2)}" fill="{c}" fill-opacity=".3"/>' for x in (0, 25) for y in (0, 25))
              + "</pattern>")
    s += lin("plaster", [(0, "#FFF8E8"), (0.55, "#F1E0BF"), (1, "#DCC295")], 0, 0, 1, 0.35)
    s += lin("shade", [(0, "#C9AC7D"), (1, "#9E7F54")], 0, 0, 1, 0)
    s += lin("stone", [(0, "#FFFFFF"), (0.5, "#E7E3D8"), (1, "#B9B6AA")], 0, 0, 1, 0.4)
    s += lin("marble", [(0, "#FFFFFF"), (1, "#CFC8B8")], 0, 0, 1, 0)
    s += lin("path", [(0, "#FBF0DA"), (1, "#E6D0A6")], 0, 0, 1, 1)
    s += lin("cedar", [(0, "#8A5A3C"), (1, "#4A2C1D")], 0, 0, 1, 0)
    s += lin("dark", [(0, "#141824"), (1, "#3B2A26")])
    s += rad("inside", [(0, "#FFD98A"), (0.35, "#B9703A"), (1, "#2B1C22")], 0.5, 0.7, 0.75)
    s += lin("goldg", [(0, "#FFE9A6"), (0.5, "#D9A93A"), (1, "#94670F")], 0, 0, 1, 1)
    s += lin("water", [(0, "#8FD6DA"), (0.5, "#2F8FA0"), (1, "#1D5F72")])
    s += rad("dome", [(0, "#BBD8FA"), (0.35, "#4C85D2"), (1, "#173766")], 0.32, 0.25, 0.85)
    s += lin("redroof", [(0, "#E5707C"), (0.5, "#B23A48"), (1, "#741B29")], 0, 0, 1, 0.3)
    s += lin("brownroof", [(0, "#C08A55"), (0.5, "#8A5A33"), (1, "#54351B")], 0, 0, 1, 0.2)
    s += lin("violet", [(0, "#B292D2"), (0.5, "#6F4A8E"), (1, "#3F2559")], 0, 0, 1, 0.2)
    s += lin("slate", [(0, "#A9B4C4"), (0.5, "#6E7B8E"), (1, "#4A5567")], 0, 0, 1, 0.2)
    s += lin("cyp", [(0, "#7DB65F"), (0.42, "#3B7C40"), (1, "#143D22")], 0, 0, 1, 0.1)
    s += lin("brick", [(0, "#D9773F"), (0.5, "#BE5A2C"), (1, "#8E3A18")])
    s += lin("merlon", [(0, "#F6B486"), (1, "#D06A38")])
    s += rad("sheen", [(0, "#FFF3CE", 0.34), (0.5, "#FFF3CE", 0.05), (1, "#2a1405", 0.2)], 0.25, 0.2, 1.0)
    s += lin("wallshade", [(0, "#1c0d05", 0.5), (1, "#1c0d05", 0)])
    s += rad("glow", [(0, "#FFE7A0", 0.95), (1, "#FFE7A0", 0)], 0.5, 0.5, 0.5)
    for c, (b, l, d, _) in CUR.items():
        s += lin(f"cu-{c}", [(0, l), (0.48, b), (1, d)], 0, 0, 1, 1)
        s += lin(f"cf-{c}", [(0, {"dukat": "#B8520F", "dirham": "#317A4A"}.get(c, b)), (1, d)], 0, 0, 0.5, 1)
        s += (f'<pattern id="cz-{c}" width="14" height="14" patternUnits="userSpaceOnUse"><polygon points="{star_pts(7, 7, 7)}" fill="none" stroke="{l}" stroke-opacity=".38" stroke-width=".7"/>'
              f'<polygon points="{star_pts(7, 7, 2.6)}" fill="{l}" fill-opacity=".28"/></pattern>')
    s += '<pattern id="lattice" width="5" height="5" patternUnits="userSpaceOnUse"><rect width="5" height="5" fill="#F3B95B"/><path d="M0 0L5 5M5 0L0 5" stroke="#5B2A22" stroke-width="1.25"/></pattern>'
    s += '<pattern id="sebka" width="6" height="7" patternUnits="userSpaceOnUse"><path d="M3 0L6 3.5L3 7L0 3.5Z" fill="#C9D1DC" stroke="#7C8899" stroke-width=".8"/></pattern>'
    s += f'<pattern id="zell" width="8" height="8" patternUnits="userSpaceOnUse"><rect width="8" height="8" fill="#5F7190"/><polygon points="{star_pts(4, 4, 4)}" fill="#E9EDF2"/><polygon points="{star_pts(4, 4, 1.7)}" fill="#C9992E"/></pattern>'
    s += '<pattern id="tiles-r" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M0 0V3.4Q2.5 6 5 3.4V0" fill="none" stroke="#4d0f1a" stroke-opacity=".55" stroke-width=".9"/></pattern>'
    # seat patterns
    s += '<pattern id="pt-waves" width="8" height="6" patternUnits="userSpaceOnUse"><path d="M0 4Q2 1 4 4T8 4" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.3"/></pattern>'
    s += '<pattern id="pt-dots" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.3" fill="#fff" fill-opacity=".6"/></pattern>'
    s += '<pattern id="pt-bars" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2" height="5" fill="#fff" fill-opacity=".5"/></pattern>'
    s += '<pattern id="pt-net" width="7" height="7" patternUnits="userSpaceOnUse"><path d="M0 0L7 7M7 0L0 7" stroke="#fff" stroke-opacity=".55" stroke-width="1.1"/></pattern>'
    s += '<clipPath id="sq"><rect width="100" height="100"/></clipPath><clipPath id="sqr"><rect width="100" height="100" rx="4"/></clipPath>'
    s += ('<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="2.2"/></filter>'
          '<filter id="blur6" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="7"/></filter>'
          '<filter id="blur14" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="9"/></filter>')
    return s


def cast(x0, x1, y=85, reach=15):
    """Long afternoon shadow to the right of a building."""
    return f'<path d="M{x0} {y}L{x1} {y}L{x1 + reach} {y - 7}L{x1 + reach - 3} {y - 12}L{x1 - 2} {y - 10}L{x0} {y - 3}Z" fill="#2a1608" opacity=".32"/><ellipse cx="{(x0 + x1) / 2}" cy="{y + .5}" rx="{(x1 - x0) / 2 + 3}" ry="2.6" fill="#2a1608" opacity=".28"/>'


def pavilion(v):
    s = cast(24, 76, 86, 14)
    s += '<path d="M22 82h56v4.5h-56z" fill="url(#plaster)"/><path d="M22 86.5h56" stroke="#8a6c41" stroke-width="1"/><path d="M26 77.5h48v4.5h-48z" fill="url(#plaster)"/><path d="M22 82h56" stroke="#B99A68" stroke-width=".8"/>'
    s += '<rect x="29" y="49" width="42" height="28.5" fill="#16294d"/><rect x="29" y="49" width="42" height="28.5" fill="url(#inside)" opacity=".75"/>'
    s += '<path d="M27 46H73V60Q71 54 69.5 60H71Q63 50 57.6 62Q50 48 42.4 62Q37 50 30.5 60Q29 54 27 60Z" fill="url(#plaster)"/>'
    for x in (30.5, 43, 57, 69.5):
        s += f'<rect x="{x - 2}" y="56" width="4" height="21.5" fill="url(#marble)"/><rect x="{x - 3.1}" y="54" width="6.2" height="3.2" rx=".6" fill="#E7CF97"/><rect x="{x - 3}" y="75.4" width="6" height="2.4" fill="#D8C190"/><path d="M{x + 1.5} 57v18" stroke="#8d8470" stroke-width=".9"/>'
    s += '<rect x="24" y="41" width="52" height="6.6" fill="#2C5BA0"/><path d="M24 44.3h52" stroke="#F0CB63" stroke-width="2" stroke-dasharray="2.2 2.2"/><path d="M21 38h58l-3 3.6H24z" fill="url(#plaster)"/><path d="M24 47.6h52" stroke="#17305c" stroke-width="1"/>'
    if v:
        for x in (27.5, 72.5):
            s += f'<path d="M{x - 5.5} 38c-1-6 3-7.5 5.5-11c2.5 3.5 6.5 5 5.5 11z" fill="url(#dome)"/><path d="M{x} 27v-3.4" stroke="#E7BD4F" stroke-width="1.4"/>'
    s += '<rect x="36" y="31.5" width="28" height="7" fill="url(#plaster)"/>'
    s += "".join(f'<rect x="{x}" y="33" width="2.6" height="4.4" rx="1.3" fill="#234A86"/>' for x in (39, 44.2, 49.4 - .7, 53.4, 58.4))
    s += '<path d="M34 32C30 19 43 15 50 6.5C57 15 70 19 66 32Z" fill="url(#dome)" stroke="#142c54" stroke-width=".9"/><path d="M50 7C45 15 41 20 42.5 32M50 7C55 15 59 20 57.5 32" fill="none" stroke="#173766" stroke-opacity=".6" stroke-width="1"/><path d="M38.4 27C37.4 21 42 17.5 46 13.6" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="1.8" stroke-linecap="round"/>'
    s += '<path d="M50 8V2" stroke="#E7BD4F" stroke-width="1.8"/><circle cx="50" cy="4.6" r="2.1" fill="url(#goldg)"/>'
    return s


def seraglio(v):
    s = cast(22, 80, 86, 12)
    s += '<rect x="21" y="42" width="46" height="44" fill="url(#plaster)"/><rect x="67" y="42" width="13" height="44" fill="url(#shade)"/>'
    s += '<rect x="21" y="79" width="46" height="7" fill="#9E2F3D"/><path d="M21 82.5h46" stroke="#F3D08A" stroke-width="2.4" stroke-dasharray="2.4 2.4"/><rect x="67" y="79" width="13" height="7" fill="#6b1a27"/>'
    # hipped roof
    s += '<path d="M14 43.5L27 23H73L87 43.5Z" fill="url(#redroof)"/><path d="M14 43.5L27 23H73L87 43.5Z" fill="url(#tiles-r)"/><path d="M27 23H73" stroke="#F2B0A8" stroke-width="2.2"/><path d="M14 43.5H87" stroke="#4d0f1a" stroke-width="2.4"/>'
    if v:
        s += '<path d="M43 23V17h14v6z" fill="url(#plaster)"/><path d="M40 17.5L50 9l10 8.5z" fill="url(#redroof)"/><circle cx="50" cy="8.4" r="2" fill="url(#goldg)"/><rect x="46" y="18.5" width="3" height="4.5" rx="1.5" fill="#3b1a1a"/><rect x="51" y="18.5" width="3" height="4.5" rx="1.5" fill="#3b1a1a"/>'
    else:
        s += '<circle cx="30" cy="21.6" r="1.9" fill="url(#goldg)"/><circle cx="70" cy="21.6" r="1.9" fill="url(#goldg)"/>'
    for x in (24, 71):
        s += f'<path d="M{x} 66v-6a2.6 3 0 0 1 5.2 0v6z" fill="#3b1a1a"/>'
    # screened bay on corbels
    s += '<path d="M34 71l5 8h4v-8zM48 71h7v8h-4zM60 71h7l-5 8h-2z" fill="#4A2C1D"/><path d="M66 50l6 3v19l-6-1.5z" fill="#2b150f" opacity=".45"/>'
    s += '<rect x="31" y="47" width="37" height="25" fill="url(#cedar)"/><rect x="33.4" y="51" width="32.2" height="17" fill="url(#lattice)"/>'
    s += '<path d="M43.8 50v20M55.2 50v20M31 60h37" stroke="#5B2A22" stroke-width="2"/><path d="M31 71h37" stroke="#C07A4E" stroke-width="1.6"/>'
    s += '<path d="M27.5 49.5L34 44.6h31l6.5 4.9z" fill="#8E2635"/><path d="M27.5 49.5h44" stroke="#F2B45E" stroke-width="1.4"/>'
    return s


def horseshoe(x, y, w, r, base):
    h = w / 2
    return f"M{f(x - h)} {base}V{y}A{r} {r} 0 1 1 {f(x + h)} {y}V{base}Z"


def arcades(v):
    s = cast(12, 88, 86, 9)
    s += '<g transform="translate(0 87) scale(1 1.16) translate(0 -87)">' if not v else "<g>"
    if v:
        s += '<rect x="27" y="27" width="46" height="15" fill="url(#plaster)"/>'
        for x in (33, 41.5, 50, 58.5, 67):
            s += f'<path d="{horseshoe(x, 35, 4, 2.8, 41)}" fill="#33201a"/>'
        s += '<path d="M22 28l4-7h48l4 7z" fill="url(#brownroof)"/><path d="M22 28h56" stroke="#3d2410" stroke-width="1.6"/><path d="M26 24.5h48" stroke="#E7BD82" stroke-opacity=".6" stroke-width="1" stroke-dasharray="3 2"/>'
    s += '<rect x="13" y="45" width="74" height="38" fill="url(#plaster)"/><rect x="80" y="45" width="7" height="38" fill="#B3945F" opacity=".55"/>'
    s += '<path d="M8.5 46.5L13 37.5H87L91.5 46.5Z" fill="url(#brownroof)"/><path d="M8.5 46.5H91.5" stroke="#3d2410" stroke-width="2"/><path d="M13 37.5H87" stroke="#E7BD82" stroke-width="1.4"/>'
    s += "".join(f'<path d="M{x} 38.5L{x - (50 - x) * -.0 + (x - 50) * .06} 46" stroke="#3d2410" stroke-opacity=".5" stroke-width=".9"/>' for x in range(16, 88, 5))
    s += '<path d="M14 49.5h66" stroke="#8A5A33" stroke-width="1.6" stroke-dasharray="1.8 1.8"/>'
    for x in (26.5, 50, 73.5):
        s += f'<path d="{horseshoe(x, 67, 13, 8.8, 83)}" fill="url(#dark)"/><path d="{horseshoe(x + 2, 69, 8, 6, 83)}" fill="url(#inside)" opacity=".8"/>'
        s += f'<path d="M{f(x - 6.5)} 67A8.8 8.8 0 1 1 {f(x + 6.5)} 67" fill="none" stroke="#F8EBCD" stroke-width="4.6"/><path d="M{f(x - 6.5)} 67A8.8 8.8 0 1 1 {f(x + 6.5)} 67" fill="none" stroke="#B5562B" stroke-width="4.6" stroke-dasharray="2.75 2.75"/>'
    for x in (38.2, 61.8):
        s += f'<rect x="{x - 1.8}" y="67" width="3.6" height="16" fill="url(#marble)"/><rect x="{x - 2.8}" y="65" width="5.6" height="2.6" fill="#D8B877"/>'
    s += '<path d="M10 83h80v4h-80z" fill="url(#plaster)"/><path d="M10 87h80" stroke="#7d5d33" stroke-width="1.2"/></g>'
    return s


def chambers(v):
    s = cast(22, 78, 86, 13)
    s += '<rect x="21" y="20" width="58" height="66" fill="#FFFDF6" stroke="#566274" stroke-width="1.8"/><rect x="72" y="21" width="6.4" height="65" fill="#AEB6C2" opacity=".75"/>'
    s += '<path d="M15.5 21.5L20 13H80L84.5 21.5Z" fill="url(#slate)"/><path d="M15.5 21.5H84.5" stroke="#2f3948" stroke-width="1.8"/><path d="M20 13H80" stroke="#DDE4EC" stroke-width="1.4"/>'
    s += "".join(f'<rect x="{f(19 + i * 6.4)}" y="22.4" width="3" height="3.2" fill="#566274"/>' for i in range(10))
    s += '<rect x="23" y="28" width="7" height="50" fill="url(#sebka)"/><rect x="70" y="28" width="7" height="50" fill="url(#sebka)"/>'
    # alfiz and door
    s += '<rect x="32" y="28.5" width="36" height="57.5" fill="url(#zell)" stroke="#3A4658" stroke-width="1.4"/>'
    s += '<path d="M36 86V56C34 44 43 40 50 32.5C57 40 66 44 64 56V86Z" fill="#FFF6DF" stroke="#3A4658" stroke-width="1"/>'
    if v:
        s += '<path d="M39.5 86V57C38 47 45 43.5 50 38C55 43.5 62 47 60.5 57V86Z" fill="url(#inside)"/><path d="M50 40v13" stroke="#5B3A29" stroke-width=".9"/><path d="M46.8 56l3.2-4 3.2 4-1.2 5.6h-4z" fill="#FFE9A6" stroke="#94670F" stroke-width=".8"/><path d="M39.5 86V57l4.6 4V84z" fill="#6e442b"/><path d="M60.5 86V57l-4.6 4V84z" fill="#4A2C1D"/>'
    else:
        s += '<path d="M39.5 86V57C38 47 45 43.5 50 38C55 43.5 62 47 60.5 57V86Z" fill="url(#cedar)"/><path d="M50 38V86" stroke="#25140c" stroke-width="1.3"/>'
        s += "".join(f'<circle cx="{x}" cy="{y}" r="1.15" fill="#F0CB63"/>' for x in (43.4, 47, 53, 56.6) for y in (58, 64.5, 71, 77.5))
    s += '<path d="M18 86h64v3h-64z" fill="#C9CFD8" stroke="#566274" stroke-width=".9"/>'
    return s


def cypress(x, y, h, w):
    return (f'<ellipse cx="{x + 4}" cy="{y + .6}" rx="{w * .95}" ry="2.3" fill="#12250f" opacity=".45"/><rect x="{x - 1.3}" y="{y - 6}" width="2.6" height="6.5" fill="#4A2C1D"/>'
            f'<path d="M{x} {y - h}C{x + w * .75} {y - h * .68} {x + w * 1.18} {y - h * .3} {x + w * .62} {y - 6}Q{x} {y - 2.4} {x - w * .62} {y - 6}C{x - w * 1.18} {y - h * .3} {x - w * .75} {y - h * .68} {x} {y - h}Z" fill="url(#cyp)" stroke="#12361d" stroke-width=".9"/>'
            f'<path d="M{x - w * .32} {y - h * .28}C{x - w * .5} {y - h * .5} {x - w * .2} {y - h * .68} {x - w * .05} {y - h * .86}" fill="none" stroke="#C6E39A" stroke-opacity=".75" stroke-width="1.4" stroke-linecap="round"/>')


def garden(v):
    s = '<path d="M18 34H43V88H12Z" fill="#2F6B37" opacity=".55"/><path d="M57 34H82L88 88H57Z" fill="#2F6B37" opacity=".55"/>'
    s += '<path d="M43.5 22H56.5L62 90H38Z" fill="#F3E4C4" stroke="#9A7B4B" stroke-width="1"/><path d="M46 22H54L57.6 90H42.4Z" fill="url(#water)"/>'
    s += "".join(f'<path d="M{50 - w} {y}q{w} -2.2 {2 * w} 0" fill="none" stroke="#E4FBFA" stroke-opacity=".8" stroke-width="1"/>' for y, w in ((36, 2.6), (44, 3), (52, 3.4), (60, 4)))
    # arch at the far end
    s += '<path d="M39 26V13h22v13h-4.5V19.5a6.5 6.5 0 0 0-13 0V26z" fill="url(#plaster)" stroke="#8d6c3c" stroke-width=".8"/><path d="M37 13.6h26l-3-4.6h-20z" fill="#2F6B37"/>'
    s += cypress(36.5, 58, 31, 6.5) + cypress(63.5, 58, 31, 6.5) + cypress(25, 79, 55, 10) + cypress(75, 79, 55, 10)
    if v:
        for x, y in ((36, 84), (67, 84)):
            s += f'<rect x="{x - 1.2}" y="{y - 6}" width="2.4" height="7" fill="#5B3A29"/><circle cx="{x}" cy="{y - 10}" r="7" fill="url(#cyp)" stroke="#12361d" stroke-width=".8"/>'
            s += "".join(f'<circle cx="{x + a}" cy="{y - 10 + b}" r="1.5" fill="#F79A3C"/>' for a, b in ((-3, -2), (2, -4), (3.4, 1), (-1, 2.6), (-4.6, 2)))
    s += '<ellipse cx="50" cy="80" rx="15" ry="6.4" fill="#F6EAD0" stroke="#9A7B4B" stroke-width="1.2"/><ellipse cx="50" cy="79.2" rx="11.4" ry="4.2" fill="url(#water)"/>'
    s += '<path d="M50 79V66M50 67q-6 1-7 9M50 67q6 1 7 9" fill="none" stroke="#EFFFFE" stroke-width="1.7" stroke-linecap="round"/>'
    return s


def merlons(x0, x1, y, w, h, fill):
    n = int((x1 - x0 + w) // (2 * w))
    gap = (x1 - x0 - n * w) / (n - 1)
    return "".join(f'<path d="M{f(x0 + i * (w + gap))} {y}v-{h}l{w / 2} -1.8l{w / 2} 1.8v{h}z" fill="{fill}"/>' for i in range(n))


def tower(v):
    s = cast(30, 70, 87, 20)
    s += '<path d="M28 88L33 72H67L72 88Z" fill="url(#plaster)"/><path d="M57 72H67L72 88H59Z" fill="url(#shade)"/>'
    s += '<rect x="33" y="34" width="24" height="42" fill="url(#plaster)"/><rect x="57" y="34" width="10" height="42" fill="url(#shade)"/>'
    if v:
        s += '<rect x="41" y="13" width="12" height="14" fill="url(#plaster)"/><rect x="53" y="13" width="6" height="14" fill="url(#shade)"/><path d="M37.5 15L50 1L62.5 15Z" fill="url(#violet)" stroke="#2e1743" stroke-width=".8"/><rect x="45" y="17.5" width="4" height="7" rx="2" fill="#2b1a33"/>'
    else:
        s += '<path d="M50 26V4" stroke="#5B3A29" stroke-width="1.8"/><path d="M50.6 4.4L68 9L50.6 14.4Z" fill="url(#violet)" stroke="#2e1743" stroke-width=".7"/><circle cx="50" cy="3.6" r="1.9" fill="url(#goldg)"/>'
    # crown
    s += '<path d="M27.5 27H72.5V34.5L67 40H33L27.5 34.5Z" fill="url(#violet)"/>' + merlons(27.5, 72.5, 27.5, 6.2, 5.6, "url(#violet)")
    s += '<path d="M27.5 30h45" stroke="#E3D0F2" stroke-opacity=".85" stroke-width="1.3"/><path d="M29 34.6h42" stroke="#2e1743" stroke-opacity=".5" stroke-width="1"/>'
    s += "".join(f'<path d="M{x} 40v3.4h3V40z" fill="#4A2C68"/>' for x in (35, 41, 47, 53, 59.5))
    s += '<rect x="33" y="58.5" width="24" height="5" fill="#6F4A8E"/><path d="M33 61h24" stroke="#F0CB63" stroke-width="2" stroke-dasharray="2 2"/><rect x="57" y="58.5" width="10" height="5" fill="#452a5c"/>'
    for x in (39.5, 47.5):
        s += f'<path d="{horseshoe(x, 50, 4.4, 3, 56)}" fill="#1E2430"/>'
    s += '<path d="M43.4 46.4v9.6" stroke="#fff" stroke-opacity=".8" stroke-width="1"/><rect x="60.6" y="48" width="2.4" height="7" fill="#3a2a20"/>'
    s += f'<path d="{horseshoe(45, 77, 9, 6, 88)}" fill="url(#cedar)" stroke="#C98F5A" stroke-width="1"/><path d="M45 72v16" stroke="#25140c" stroke-width=".9"/>'
    return s


def lion(x, y, k=1.0):
    s = f'<g transform="translate({x} {y}) scale({k})">'
    s += '<rect x="-6.5" y="6" width="4.6" height="15" rx="1.6" fill="url(#stone)" stroke="#6d6a60" stroke-width=".8"/><rect x="1.9" y="6" width="4.6" height="15" rx="1.6" fill="url(#stone)" stroke="#6d6a60" stroke-width=".8"/>'
    s += f'<polygon points="{star_pts(0, 0, 9.6, 10, .86)}" fill="#D2B77F" stroke="#6b5226" stroke-width=".9"/><circle r="6.3" fill="#F7ECD2"/><circle cx="-5" cy="-6" r="2.1" fill="#D2B77F"/><circle cx="5" cy="-6" r="2.1" fill="#D2B77F"/>'
    s += '<circle cx="-2.5" cy="-1.2" r="1.05" fill="#2b2118"/><circle cx="2.5" cy="-1.2" r="1.05" fill="#2b2118"/><path d="M-1.7 1.6h3.4l-1.7 1.8z" fill="#6b5226"/><path d="M0 4v9" stroke="#3BA0AE" stroke-width="2" stroke-linecap="round"/>'
    return s + "</g>"


def fountain():
    s = '<ellipse cx="52" cy="89" rx="35" ry="4" fill="#24323a" opacity=".35"/>'
    s += lion(28, 66, .98) + lion(72, 66, .98)
    s += '<path d="M50 40V15" stroke="#2F8FA0" stroke-width="5.4" stroke-linecap="round"/><path d="M50 40V15" stroke="#E8FBFB" stroke-width="3" stroke-linecap="round"/>'
    s += '<path d="M50 17Q35 16 31 40M50 17Q65 16 69 40M50 22Q42 22 40 40M50 22Q58 22 60 40" fill="none" stroke="#2F8FA0" stroke-width="4" stroke-linecap="round"/><path d="M50 17Q35 16 31 40M50 17Q65 16 69 40M50 22Q42 22 40 40M50 22Q58 22 60 40" fill="none" stroke="#D9F6F6" stroke-width="2" stroke-linecap="round"/>'
    s += '<circle cx="50" cy="13.5" r="3.4" fill="#fff" stroke="#2F8FA0" stroke-width="1.2"/>'
    s += '<path d="M15 42C17 60 34 62 50 62C66 62 83 60 85 42Z" fill="url(#stone)" stroke="#6d6a60" stroke-width="1.1"/><path d="M17.4 49.5Q50 58 82.6 49.5" fill="none" stroke="#2F7F8F" stroke-width="2.6" stroke-dasharray="2.6 2.6"/>'
    s += '<ellipse cx="50" cy="42" rx="35.5" ry="6.8" fill="#FDFBF4" stroke="#6d6a60" stroke-width="1.1"/><ellipse cx="50" cy="42" rx="30" ry="4.6" fill="url(#water)"/><path d="M30 42q6-2 12 0M56 42q7-2 14 .4" stroke="#E9FFFE" stroke-width="1" fill="none"/>'
    s += lion(50, 69, 1.05)
    return s


BUILD = {"pavilion": pavilion, "seraglio": seraglio, "arcades": arcades, "chambers": chambers, "garden": garden, "tower": tower}
RICH = {"pavilion": 6, "seraglio": 7, "arcades": 8, "chambers": 9, "garden": 10, "tower": 11}

ROT = {"N": 0, "E": 90, "S": 180, "W": 270}


def arm():
    """Path from the plaza to the north side; ends meet the neighbour's."""
    s = '<rect x="37.5" y="-.5" width="25" height="34" fill="#F5E6C8"/><path d="M37.5 -.5V34M62.5 -.5V34" stroke="#8d6b3f" stroke-width="1.3" stroke-opacity=".75"/>'
    s += '<path d="M40.3 -.5V34M59.7 -.5V34" stroke="#C29B62" stroke-width=".9" stroke-dasharray="2.5 2.5" stroke-opacity=".9"/><path d="M44 5h12M41 11h18M44 17h12M41 23h18" stroke="#C9A873" stroke-width=".8" stroke-opacity=".7"/>'
    return s


def wall():
    """Crenellated terracotta strip, 11 units, at the north side."""
    s = '<rect x="0" y="11.6" width="100" height="7" fill="url(#wallshade)"/>'
    s += '<rect x="0" y="0" width="100" height="12" fill="#5a2410"/><rect x="0" y="4.6" width="100" height="6.8" fill="url(#brick)"/>'
    s += '<path d="M0 8h100" stroke="#7d3415" stroke-width=".7"/>' + "".join(f'<path d="M{i * 10 + 2.5} 4.8v3.2M{i * 10 + 7.5} 8v3.4" stroke="#7d3415" stroke-width=".7"/>' for i in range(10))
    s += "".join(f'<rect x="{f(i * 10 + 1.9)}" y=".4" width="6.2" height="6" rx=".5" fill="url(#merlon)" stroke="#6d2c12" stroke-width=".5"/><path d="M{f(i * 10 + 2.3)} 1.1h5.2" stroke="#FFDDBD" stroke-width=".9"/>' for i in range(10))
    s += '<path d="M0 12h100" stroke="#2c1208" stroke-width="1.5"/>'
    return s


def turret():
    """Corner tower where two walls of one tile meet; drawn at the north-west corner."""
    return ('<rect x="0" y="0" width="15" height="15" fill="#2c1208" opacity=".9"/><rect x=".4" y=".4" width="13.6" height="13.6" rx="1" fill="url(#brick)" stroke="#5a2410" stroke-width=".8"/>'
            '<rect x="2.8" y="2.8" width="8.8" height="8.8" fill="#F0A774" stroke="#7d3415" stroke-width=".8"/>'
            f'<polygon points="{star_pts(7.2, 7.2, 3.4)}" fill="#8E3A18"/>')


def symbols():
    s = ""
    for t in TYPES + ["fountain"]:
        plaza = "#FFF4DC" if t != "fountain" else "#FFFFFF"
        s += (f'<symbol id="g-{t}" viewBox="0 0 100 100" overflow="visible"><rect x="-.3" y="-.3" width="100.6" height="100.6" fill="url(#gr-{t})"/><rect width="100" height="100" fill="url(#zel-{t})"/></symbol>')
        s += (f'<symbol id="p-{t}" viewBox="0 0 100 100" overflow="visible"><polygon points="{star_pts(50, 50, 39, 8, .82, math.pi / 8)}" fill="{TYPE[t][2]}" opacity=".55"/>'
              f'<polygon points="{star_pts(50, 50, 36.5, 8, .82, math.pi / 8)}" fill="{plaza}" opacity=".93"/><polygon points="{star_pts(50, 50, 33.5, 8, .82, math.pi / 8)}" fill="none" stroke="{TYPE[t][0] if t != "chambers" else "#8E97A5"}" stroke-width=".9" stroke-opacity=".6"/></symbol>')
        if t != "fountain":
            for v in (0, 1):
                s += f'<symbol id="b-{t}-{v}" viewBox="0 0 100 100" overflow="visible">{BUILD[t](v)}</symbol>'
    s += f'<symbol id="b-fountain" viewBox="0 0 100 100" overflow="visible">{fountain()}</symbol>'
    s += f'<symbol id="arm" viewBox="0 0 100 100" overflow="visible">{arm()}</symbol><symbol id="rill" viewBox="0 0 100 100" overflow="visible"><rect x="47" y="-.5" width="6" height="34" fill="#3BA0AE"/><path d="M48.3 -.5v34" stroke="#BFEAEC" stroke-width="1.2"/></symbol>'
    s += f'<symbol id="wall" viewBox="0 0 100 100" overflow="visible">{wall()}</symbol><symbol id="turret" viewBox="0 0 100 100" overflow="visible">{turret()}</symbol>'
    s += '<symbol id="mwall" viewBox="0 0 100 100" overflow="visible"><rect x="-1" y="-1" width="102" height="21" fill="#3b170a"/><rect x="-1" y="-1" width="102" height="16" fill="#CC6433"/><path d="M0 4h100" stroke="#F7B98C" stroke-width="8" stroke-dasharray="13 12" stroke-dashoffset="-6"/></symbol>'
    for t in TYPES:
        s += f'<symbol id="i-{t}" viewBox="0 0 24 24">{ICON[t]}</symbol>'
    for n, d in UI.items():
        s += f'<symbol id="u-{n}" viewBox="0 0 24 24">{d}</symbol>'
    for c in CUR:
        s += f'<symbol id="coin-{c}" viewBox="0 0 40 40" overflow="visible">{coin(c)}</symbol>'
        s += f'<symbol id="card-{c}" viewBox="0 0 80 112" overflow="visible">{card(c)}</symbol>'
    s += f'<symbol id="cardback" viewBox="0 0 80 112" overflow="visible">{cardback()}</symbol>'
    shapes = {  # a seat is told by colour, pattern and outline
        "you": f'<polygon points="{star_pts(20, 20, 19.5, 8, .78)}" ATTR/>',
        "omar": '<circle cx="20" cy="20" r="17.5" ATTR/>',
        "ines": '<path d="M20 .8L39.200 20L20 39.200L.8 20Z" stroke-linejoin="round" ATTR/>',
        "marta": '<path d="M10.500 3.500H29.500L39 20L29.500 36.500H10.500L1 20Z" stroke-linejoin="round" ATTR/>'}
    for k, (col, pat) in SEATS.items():
        sh = shapes[k]
        s += (f'<symbol id="seat-{k}" viewBox="0 0 40 40" overflow="visible">{sh.replace("ATTR", f"fill={chr(34)}{col}{chr(34)}")}{sh.replace("ATTR", f"fill={chr(34)}url(#pt-{pat}){chr(34)}")}'
              f'{sh.replace("ATTR", f"fill={chr(34)}none{chr(34)} stroke={chr(34)}#fff{chr(34)} stroke-opacity={chr(34)}.85{chr(34)} stroke-width={chr(34)}2{chr(34)}")}<circle cx="20" cy="20" r="9.800" fill="{col}"/></symbol>')
    return s


ICON = {
    "pavilion": '<path d="M12 .8l.8 1.9C15 5 18 5.6 17.6 9.4h2.9v2.3h-1.3v7.4h1.6V22H3.2v-2.9h1.6v-7.4H3.5V9.4h2.9C6 5.6 9 5 11.2 2.7zM7 12v7h1.9v-5q.7-1.6 1.4 0v5h3.4v-5q.7-1.6 1.4 0v5H17v-7z" fill="currentColor" fill-rule="evenodd"/>',
    "seraglio": '<path d="M5.6 3h12.8L23 9.6h-2.4V22H3.4V9.6H1zM6.6 11v7h10.8v-7zm1 1 2 2-2 2.6zm1 5.2 2.2-2.2 2.2 2.2zm3.4-3.4L9.8 11.8h4.4zm4.4-1.8v4.6l-2.2-2.4z" fill="currentColor" fill-rule="evenodd"/>',
    "arcades": '<path d="M1 6h22v3.4h-1V21h-2.4v-4.8a2.6 2.9 0 1 0-3.8 0V21h-1.9v-4.8a2.6 2.9 0 1 0-3.8 0V21H8.2v-4.8a2.6 2.9 0 1 0-3.8 0V21H2V9.400H1z" fill="currentColor"/>',
    "chambers": '<path d="M3 2h18v3h-1.400V22H4.400V5H3zM8 22h8v-8.500C16.400 10.500 13.800 9.800 12 7.600 10.200 9.800 7.600 10.500 8 13.500z" fill="currentColor" fill-rule="evenodd"/><path d="M10 22v-8c0-1.800 1-2.200 2-3.400 1 1.200 2 1.600 2 3.400v8z" fill="currentColor"/>',
    "garden": '<path d="M6.500 1c4 6 4.400 11 3 15.200-.5 1-1.200 1.500-2 1.700V22h-2v-4.100c-.8-.2-1.500-.7-2-1.700C2.100 12 2.500 7 6.500 1zM17.500 1c4 6 4.400 11 3 15.200-.5 1-1.200 1.500-2 1.700V22h-2v-4.100c-.8-.2-1.500-.7-2-1.700C13.100 12 13.500 7 17.500 1zM11 8h2v14h-2z" fill="currentColor"/>',
    "tower": '<path d="M4.500 1.500h3V4h2.800V1.500h3.400V4h2.800V1.500h3v7L17.500 10v9l2 3h-15l2-3v-9l-2-1.500zM10.200 22h3.600v-3.400a1.800 2 0 0 0-3.600 0zM11 11.500V15h2v-3.500a1 1 0 0 0-2 0z" fill="currentColor" fill-rule="evenodd"/>',
}
UI = {
    "wall": '<path d="M2 6h4v3h3V6h6v3h3V6h4v13H2zM2 13.200h20M8 13.200V19M15 13.200V19" fill="currentColor" stroke="var(--panel)" stroke-width="1.200"/>',
    "cards": '<rect x="3" y="5" width="11" height="15" rx="2" fill="currentColor" opacity=".5" transform="rotate(-10 8 12)"/><rect x="9" y="4.500" width="11" height="15" rx="2" fill="currentColor"/>',
    "bag": '<path d="M8.500 2.500h7l-1.500 4c4.500 2.500 6 6.500 6 9.500 0 4-3 5.500-8 5.500S4 20 4 16c0-3 1.500-7 6-9.500z" fill="currentColor"/>',
    "undo": '<path d="M9 5L4 10l5 5M4.500 10H14a5.500 5.500 0 0 1 0 11h-3" fill="none" stroke="currentColor" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round"/>',
    "check": '<path d="M4.500 12.500l5 5L19.500 7" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>',
    "box": '<path d="M3 9h18l-1.500 11h-15zM6 9V5h12v4" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>',
    "book": '<path d="M4 5c3-1 5.500-.6 8 1 2.500-1.600 5-2 8-1v14c-3-1-5.500-.6-8 1-2.500-1.600-5-2-8-1zM12 6v14" fill="none" stroke="currentColor" stroke-width="1.800" stroke-linejoin="round"/>',
    "chat": '<path d="M4 5h16v11h-9l-5 4v-4H4z" fill="none" stroke="currentColor" stroke-width="1.800" stroke-linejoin="round"/>',
    "gear": f'<polygon points="{star_pts(12, 12, 9.5, 8, .74)}" fill="none" stroke="currentColor" stroke-width="1.800" stroke-linejoin="round"/><circle cx="12" cy="12" r="2.600" fill="currentColor"/>',
    "log": '<path d="M5 6h14M5 12h14M5 18h9" stroke="currentColor" stroke-width="2.200" stroke-linecap="round"/>',
    "skip": '<path d="M4 5l8 7-8 7zM12 5l8 7-8 7z" fill="currentColor"/>',
    "chart": '<path d="M4 20V11h4v9zM10 20V4h4v16zM16 20v-6h4v6z" fill="currentColor"/>',
    "palace": '<path d="M3 21V9h3v2h3V9h6v2h3V9h3v12h-6v-4a3 3 0 0 0-6 0v4zM12 2l5 6H7z" fill="currentColor"/>',
    "people": '<circle cx="8" cy="8" r="3.500" fill="currentColor"/><circle cx="16.500" cy="9" r="2.800" fill="currentColor"/><path d="M1.500 20c0-5 3-7 6.500-7s6.500 2 6.500 7zM16 20c0-2.500-.6-4.500-1.600-6 4-1 8 .8 8 6z" fill="currentColor"/>',
    "lock": '<rect x="5" y="10" width="14" height="10" rx="2" fill="currentColor"/><path d="M8 10V7a4 4 0 0 1 8 0v3" fill="none" stroke="currentColor" stroke-width="2"/>',
}


def coin(c):
    b, l, d, letter = CUR[c]
    g = f"url(#cu-{c})"
    if c == "gulden":  # lily: round with three petals on top
        o = "M20 .5C22.500 3 23.500 5 23 7.200C25.500 3.600 28.500 3.200 30.500 4.200C29.600 6 30 7.400 31.200 9.100A16 16 0 1 1 8.800 9.100C10 7.400 10.400 6 9.500 4.200C11.500 3.200 14.500 3.600 17 7.200C16.500 5 17.500 3 20 .5Z"
        inner = '<circle cx="20" cy="21.500" r="11.600"/>'
    elif c == "dirham":  # square
        o = "M4.500 3.500H35.500Q36.500 3.500 36.500 4.500V35.500Q36.500 36.500 35.500 36.500H4.500Q3.500 36.500 3.500 35.500V4.500Q3.500 3.500 4.500 3.500Z"
        inner = '<rect x="8" y="8" width="24" height="24" rx="1"/>'
    elif c == "denar":  # eight-pointed star
        p = star_pts(20, 20, 19.6, 8, .765)
        o = "M" + "L".join(p.split()) + "Z"
        inner = '<circle cx="20" cy="20" r="11.600"/>'
    else:  # crescent
        o = "M27.500 2.600A18.300 18.300 0 1 0 37.600 25.500A13.400 13.400 0 1 1 27.500 2.600Z"
        inner = ""
    s = f'<path d="{o}" fill="#000" opacity=".28" transform="translate(.8 1.400)"/>'
    if c == "dukat":
        s += f'<circle cx="24" cy="15.500" r="12.600" fill="#FFF3DE" stroke="{d}" stroke-width="1.200"/>'
    s += f'<path d="{o}" fill="{g}" stroke="{d}" stroke-width="1.500" stroke-linejoin="round"/>'
    s += f'<g fill="#FFF6E0" fill-opacity=".9" stroke="{d}" stroke-width="1.100">{inner}</g>'
    x, y = {"gulden": (20, 28), "dirham": (20, 26.400), "denar": (20, 26.400), "dukat": (24.300, 21.800)}[c]
    s += f'<text x="{x}" y="{y}" class="num" font-size="18" text-anchor="middle" fill="{d}">{letter}</text>'
    return s


ARCH = "M13 105V58C11 42 25 39 40 25C55 39 69 42 67 58V105Z"


def card(c):
    b, l, d, letter = CUR[c]
    s = f'<rect x=".5" y=".5" width="79" height="111" rx="7" fill="#FFF7E6" stroke="{d}"/><rect x="3" y="3" width="74" height="106" rx="5" fill="url(#cf-{c})"/><rect x="3" y="3" width="74" height="106" rx="5" fill="url(#cz-{c})"/>'
    s += f'<path d="{ARCH}" fill="#FFF8E8" stroke="{l}" stroke-width="1.600"/><path d="M17 101V59C15.500 47 28 42.500 40 31C52 42.500 64.500 47 63 59V101Z" fill="none" stroke="{b}" stroke-opacity=".55" stroke-width=".9"/>'
    s += f'<rect x="3" y="3" width="74" height="106" rx="5" fill="none" stroke="#fff" stroke-opacity=".35"/>'
    return s


def cardback():
    s = '<rect x=".5" y=".5" width="79" height="111" rx="7" fill="#F4E9D8" stroke="#3b2416"/><rect x="3" y="3" width="74" height="106" rx="5" fill="#5B3A29"/>'
    s += "".join(f'<polygon points="{star_pts(x, y, 11)}" fill="none" stroke="#C9992E" stroke-opacity=".8"/>' for x in (18, 40, 62) for y in (20, 42, 64, 86))
    return s


def card_svg(c, v, w, cls="", extra=""):
    l, d = CUR[c][1], CUR[c][2]
    ink = "#FFF8E8" if c != "gulden" else "#3d2b02"
    return (f'<svg class="card {cls}" viewBox="0 0 80 112" width="{w}" height="{f(w * 1.4)}" role="img" aria-label="{c} {v}"><use href="#card-{c}"/>'
            f'<text x="8.500" y="21.500" class="num" font-size="20" fill="{ink}">{v}</text><use href="#coin-{c}" x="53.500" y="4.500" width="20" height="20"/>'
            f'<text x="40" y="72" class="num" font-size="35" text-anchor="middle" fill="{d}">{v}</text><use href="#coin-{c}" x="29" y="78" width="22" height="22"/>{extra}</svg>')


# ---------------------------------------------------------------- tiles
def tile(t, x=0, y=0, rim=False, arms=None):
    """Full drawing, from 40 px upwards."""
    kind, price, walls = t
    s = f'<g transform="translate({x} {y})"><g clip-path="url(#{"sqr" if rim else "sq"})"><use href="#g-{kind}" width="100" height="100"/><rect width="100" height="100" fill="url(#sheen)"/>'
    for d in "NESW":
        if d not in walls:
            s += f'<use href="#arm" width="100" height="100" transform="rotate({ROT[d]} 50 50)"/>'
            if kind == "fountain":
                s += f'<use href="#rill" width="100" height="100" transform="rotate({ROT[d]} 50 50)"/>'
    s += f'<use href="#p-{kind}" width="100" height="100"/>'
    if kind == "fountain":
        s += '<use href="#b-fountain" width="100" height="100"/>'
    else:
        v = 1 if price >= RICH[kind] else 0
        inset = "translate(50 52) scale(.86) translate(-50 -50)" if walls else "translate(50 51.500) scale(.93) translate(-50 -50)"
        s += f'<use href="#b-{kind}-{v}" width="100" height="100" transform="{inset}"/>'
    for d in walls:
        s += f'<use href="#wall" width="100" height="100" transform="rotate({ROT[d]} 50 50)"/>'
    for a, b, r in (("N", "W", 0), ("N", "E", 90), ("E", "S", 180), ("S", "W", 270)):
        if a in walls and b in walls:
            s += f'<use href="#turret" width="100" height="100" transform="rotate({r} 50 50)"/>'
    s += '<path d="M.5 99.500V.5H99.500" fill="none" stroke="#fff" stroke-opacity=".35"/><path d="M.5 99.500H99.500V.5" fill="none" stroke="#1c0d05" stroke-opacity=".45"/></g>'
    if kind != "fountain":
        s += medal(price)
        b, l, d, ink = TYPE[kind]
        s += f'<g transform="translate(84.500 85.500)"><rect x="-8.500" y="-8.500" width="17" height="17" rx="4" fill="{d if kind != "chambers" else "#FFFDF6"}" stroke="{"#F4E0B0" if kind != "chambers" else "#566274"}" stroke-width="1.300"/><text y="5.200" class="num" font-size="14.500" text-anchor="middle" fill="{ink}">{LETTER[kind]}</text></g>'
    return s + "</g>"


def medal(price, x=17.500, y=17.500):
    return (f'<g transform="translate({x} {y})"><circle r="14" fill="#1c0d05" opacity=".35" cx=".8" cy="1.400"/><circle r="13.600" fill="url(#goldg)" stroke="#6b4a0c" stroke-width=".9"/><circle r="10.900" fill="#FFFAEC" stroke="#94670F" stroke-width=".7"/>'
            f'<text y="5.900" class="num" font-size="{16.500 if price < 10 else 15}" text-anchor="middle" fill="#1E2430" letter-spacing="{-1 if price > 9 else 0}">{price}</text></g>')


def tile_svg(t, px, cls=""):
    return f'<svg class="tile {cls}" viewBox="0 0 100 100" width="{px}" height="{px}" role="img" aria-label="{t[0]} {t[1]}">{tile(t, rim=True)}</svg>'


def mini(t, x, y):
    """Below 40 px: flat ground, white silhouette, thick wall."""
    kind, price, walls = t
    b, l, d, ink = TYPE[kind]
    s = f'<g transform="translate({x} {y})" clip-path="url(#sq)"><rect width="100" height="100" fill="{b if kind != "chambers" else "#EFE6D2"}"/>'
    for dd in "NESW":
        if dd not in walls:
            s += f'<rect x="35" y="0" width="30" height="50" fill="{"#F7E9CB" if kind != "chambers" else "#C3C9D2"}" transform="rotate({ROT[dd]} 50 50)"/>'
    if kind == "fountain":
        s += '<circle cx="50" cy="50" r="33" fill="#FFF9EA" stroke="#2F7F8F" stroke-width="6"/><circle cx="50" cy="50" r="17" fill="#2F9FB0"/>'
    else:
        ink2 = "#fff" if kind != "chambers" else "#3F4A5C"
        s += f'<circle cx="50" cy="50" r="37" fill="{b if kind != "chambers" else "#F6EFDF"}"/><svg x="17" y="16" width="66" height="66" viewBox="0 0 24 24" color="{ink2}"><use href="#i-{kind}"/></svg>'
    for dd in walls:
        s += f'<use href="#mwall" width="100" height="100" transform="rotate({ROT[dd]} 50 50)"/>'
    return s + '<rect width="100" height="100" fill="none" stroke="#1c0d05" stroke-opacity=".3" stroke-width="2"/></g>'


def bounds(cells, pad=0):
    xs = [c[0] for c in cells]
    ys = [c[1] for c in cells]
    return min(xs) - pad, min(ys) - pad, max(xs) + 1 + pad, max(ys) + 1 + pad
