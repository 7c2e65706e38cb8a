"""Drawings for the other screens: the palace as a model in late light, pictures of games and modules, dice, guide.

Everything is made of the symbols of art.py: a tile's ground is laid flat, its building stands on it."""
import math
import random
from tiles import CUR, ICON, ROT, RICH, TYPE, UI, cypress, f, lin, rad, star_pts

HERO = {(-2, -2): ("tower", 9, "NW"), (-1, -2): ("garden", 10, "N"), (0, -2): ("tower", 11, "N"), (1, -2): ("pavilion", 6, "N"), (2, -2): ("chambers", 7, "NE"),
        (-2, -1): ("tower", 10, "W"), (-1, -1): ("arcades", 10, ""), (0, -1): ("pavilion", 8, ""), (1, -1): ("tower", 12, ""), (2, -1): ("arcades", 8, "E"),
        (-2, 0): ("seraglio", 7, "W"), (-1, 0): ("chambers", 10, ""), (0, 0): ("fountain", 0, ""), (1, 0): ("arcades", 9, ""), (2, 0): ("garden", 9, "E"),
        (-2, 1): ("pavilion", 3, "SW"), (-1, 1): ("garden", 12, "S"), (0, 1): ("seraglio", 8, "S"), (1, 1): ("chambers", 9, "S"), (2, 1): ("seraglio", 6, "ES")}
A, B, C, H = 116, -40, 62, 27  # one tile to the right, one to the front (sideways, down), height of a wall


# ------------------------------------------------------------ the model
def defs():
    s = lin("sky", [(0, "#9FBFC9"), (.3, "#D6D9C4"), (.62, "#F8DFA9"), (1, "#F6C685")]) + lin("sky2", [(0, "#E9D9B4"), (1, "#F5CE95")])
    s += lin("snow", [(0, "#FFF3DF"), (.38, "#E8B9A2"), (1, "#B98F92")], 0, 0, .35, 1) + lin("far", [(0, "#D3A58C"), (1, "#C7A37C")]) + lin("mid", [(0, "#B69A5E"), (1, "#8F8449")]) + lin("near", [(0, "#C9AE62"), (.3, "#A8974F"), (1, "#8C7A3E")])
    s += lin("rock", [(0, "#E6C079"), (.45, "#C99B58"), (1, "#A27A45")], 0, 0, .5, 1) + rad("sun", [(0, "#FFFBE6"), (.16, "#FFEFB4", .95), (.5, "#FFD98A", .42), (1, "#FFD08A", 0)], .5, .5, .5)
    s += lin("ebrick", [(0, "#E59560"), (.35, "#CC6A38"), (1, "#96441F")]) + lin("ebrick2", [(0, "#A6532B"), (1, "#6A2C14")]) + lin("moat", [(0, "#9ADDE0"), (.5, "#3F9FB0"), (1, "#236B80")])
    s += lin("evening", [(0, "#FFDf9A", .5), (.5, "#FFD39A", .1), (1, "#4A3A7A", .34)], 0, 0, 1, .25)
    s += lin("ray", [(0, "#FFF6CF"), (.6, "#FFE9A8", .9), (1, "#FFE9A8", .1)], 0, 0, 1, 0) + lin("house", [(0, "#FFFDF4"), (.6, "#F1E3C8"), (1, "#D8C096")], 0, 0, 1, .2) + lin("dy", [(0, "#FFE7A0"), (.5, "#EDB935"), (1, "#B67F0C")], 0, 0, 1, 1) + lin("db", [(0, "#8DBBF2"), (.5, "#3C78C4"), (1, "#1B4A8C")], 0, 0, 1, 1)
    s += '<clipPath id="gc"><circle cx="36" cy="36" r="33"/></clipPath>' + lin("paper", [(0, "#FFFBF0"), (1, "#F5E7CB")], 0, 0, 1, 1)
    # a wall as one sees it from the front: 100 wide, 30 high, foot at y = 30
    brick = "".join(f'<path d="M{x} {y}v5.200" stroke="#7d3415" stroke-width=".7" opacity=".6"/>' for r, y in enumerate((9.5, 14.7, 19.9, 25)) for x in range(5 + (r % 2) * 6, 100, 12))
    mer = "".join(f'<path d="M{f(i * 10 + 1.4)} 9.500V3l3.600-2.600L{f(i * 10 + 8.6)} 3V9.500Z" fill="FILL" stroke="#6d2c12" stroke-width=".6"/>' for i in range(10))
    for n, g, m in (("ew", "ebrick", "#EFA26E"), ("ews", "ebrick2", "#B0602F")):
        s += (f'<symbol id="{n}" viewBox="0 0 100 30" overflow="visible">{mer.replace("FILL", m)}<rect x="-.4" y="9" width="100.800" height="21" fill="url(#{g})"/>{brick}'
              f'<path d="M0 14.700h100M0 19.900h100M0 25h100" stroke="#7d3415" stroke-width=".7" opacity=".55"/><path d="M0 9.300h100" stroke="#FFD2A8" stroke-width="1" opacity="{.9 if n == "ew" else .35}"/></symbol>')
    s += ('<symbol id="etower" viewBox="0 0 40 60" overflow="visible"><path d="M6 60V18h18v42z" fill="url(#ebrick)"/><path d="M24 60V18h11v42z" fill="url(#ebrick2)"/><path d="M3 20V9h4v4h5V9h5v4h5V9h5v11z" fill="#F0AC7A"/><path d="M27 20V9h3v4h4V9h4v11z" fill="#A85A30"/><path d="M3 20h24" stroke="#FFE0BE" stroke-width="1"/>'
          '<path d="M12 44V36a3 3.400 0 0 1 6 0v8z" fill="#3a1a10"/></symbol>')
    return s


def pos(c, dx=0.0, dy=0.0, k=1.0):
    return ((c[0] + dx) * A + (c[1] + dy) * B) * k, (c[1] + dy) * C * k


def flat(c):
    x, y = pos(c)
    return f"matrix({f(A / 100)} 0 {f(B / 100)} {f(C / 100)} {f(x)} {f(y)})"


def ground(c, t):
    kind, _, walls = t
    s = f'<g transform="{flat(c)}"><use href="#g-{kind}" width="100" height="100"/>'
    for d in "NESW":
        if d not in walls:
            s += f'<use href="#arm" width="100" height="100" transform="rotate({ROT[d]} 50 50)"/>' + (f'<use href="#rill" width="100" height="100" transform="rotate({ROT[d]} 50 50)"/>' if kind == "fountain" else "")
    if kind == "garden":
        s += '<rect x="14" y="14" width="72" height="72" rx="6" fill="#4E8F4B"/><rect x="14" y="14" width="72" height="72" rx="6" fill="#2C6236" opacity=".35"/><rect x="35" y="8" width="30" height="84" rx="3" fill="#F3E4C4"/><rect x="40" y="12" width="20" height="76" rx="2" fill="url(#water)"/>'
        s += '<rect x="8" y="41" width="84" height="18" rx="3" fill="#F3E4C4"/><rect x="12" y="45" width="76" height="10" fill="#3F9FB0"/><circle cx="50" cy="50" r="17" fill="#FBF1DA"/><circle cx="50" cy="50" r="12.500" fill="url(#water)"/>'
    else:
        s += f'<use href="#p-{kind}" width="100" height="100"/>'
    return s + '<path d="M0 0H100V100H0Z" fill="none" stroke="#2a1405" stroke-opacity=".3" stroke-width="1.200"/></g>'


def upright(c, t, shade=False):
    """The building on its tile; with shade its long shadow on the ground instead."""
    kind, price, walls = t
    if kind == "garden":
        spots = [(.2, .3, 44, 8), (.8, .3, 44, 8), (.16, .74, 50, 9), (.84, .74, 50, 9)]
        if not shade:
            return "".join(cypress(round(pos(c, dx, dy)[0], 1), round(pos(c, dx, dy)[1], 1), h, w) + "" for dx, dy, h, w in spots[:2]) + jet(c) + "".join(cypress(round(pos(c, dx, dy)[0], 1), round(pos(c, dx, dy)[1], 1), h, w) for dx, dy, h, w in spots[2:])
        s = ""
        for dx, dy, h, w in spots:
            x, y = pos(c, dx, dy)
            s += f'<path d="M{f(x - w * .6)} {f(y - 1)}L{f(x + h * .95)} {f(y - h * .3)}L{f(x + w)} {f(y + 1)}Z"/>'
        return s
    k = {"tower": 1.22, "pavilion": 1.08, "fountain": .86, "arcades": 1.02, "chambers": 1.0, "seraglio": 1.04}[kind]
    x, y = pos(c, .5, .66)
    v = "" if kind == "fountain" else f"-{1 if price >= RICH[kind] else 0}"
    if shade:
        return f'<use href="#b-{kind}{v}" width="100" height="100" transform="matrix({k} 0 {f(-k * .9)} {f(k * .28)} {f(x - 50 * k + 86 * k * .9)} {f(y - 86 * k * .28)})"/>'
    return f'<use href="#b-{kind}{v}" width="100" height="100" transform="translate({f(x - 50 * k)} {f(y - 86 * k)}) scale({k})"/>'


def jet(c):
    x, y = pos(c, .5, .5)
    return f'<path d="M{f(x)} {f(y)}v-15M{f(x)} {f(y - 14)}q-6 1 -7 12M{f(x)} {f(y - 14)}q6 1 7 12" fill="none" stroke="#F4FFFE" stroke-width="1.800" stroke-linecap="round"/>'


def wall_ns(c, side, sym="ew"):
    x, y = pos(c, 0, 0 if side == "N" else 1)
    return f'<use href="#{sym}" x="0" y="0" width="100" height="30" transform="translate({f(x)} {f(y - H)}) scale({f(A / 100)} {f(H / 30)})"/>'


def wall_ew(c, side, sym="ews"):
    x, y = pos(c, 0 if side == "W" else 1, 0)
    return f'<use href="#{sym}" x="0" y="0" width="100" height="30" transform="matrix({f(B / 100)} {f(C / 100)} 0 {f(H / 30)} {f(x)} {f(y - H)})"/>'


def corner(x, y, k=.8):
    return f'<use href="#etower" width="40" height="60" transform="translate({f(x - 20 * k)} {f(y - 57 * k)}) scale({k})"/>'


def model(p, towers=True):
    rows = sorted({c[1] for c in p})
    s = "".join(ground(c, t) for c, t in sorted(p.items(), key=lambda i: i[0][1]))
    clip = "".join(f"M{f(pos(c)[0])} {f(pos(c)[1])}L{f(pos(c, 1)[0])} {f(pos(c, 1)[1])}L{f(pos(c, 1, 1)[0])} {f(pos(c, 1, 1)[1])}L{f(pos(c, 0, 1)[0])} {f(pos(c, 0, 1)[1])}Z" for c in p)
    s += f'<clipPath id="mc{len(p)}"><path d="{clip}"/></clipPath><g clip-path="url(#mc{len(p)})"><g class="lowsun">' + "".join(upright(c, t, True) for c, t in p.items())
    for c, t in p.items():  # shadow of the west walls, which stand against the sun
        if "W" in t[2]:
            (x0, y0), (x1, y1) = pos(c), pos(c, 0, 1)
            s += f'<path d="M{f(x0)} {f(y0)}L{f(x1)} {f(y1)}L{f(x1 + 27)} {f(y1 - 8)}L{f(x0 + 27)} {f(y0 - 8)}Z"/>'
    s += "</g></g>"
    for r in rows:
        row = sorted((c for c in p if c[1] == r), key=lambda c: c[0])
        s += "".join(wall_ns(c, "N") for c in row if "N" in p[c][2] and (c[0], r - 1) not in p)
        if towers:
            s += "".join(corner(*pos(c, 0 if "W" in p[c][2] else 1, 0)) for c in row if "N" in p[c][2] and ("W" in p[c][2] or "E" in p[c][2]))
        for c in row:
            s += wall_ew(c, "W") if "W" in p[c][2] else ""
            s += upright(c, p[c])
            s += wall_ew(c, "E") if "E" in p[c][2] else ""
        s += "".join(wall_ns(c, "S") for c in row if "S" in p[c][2])
        if towers:
            s += "".join(corner(*pos(c, 0 if "W" in p[c][2] else 1, 1), .95) for c in row if "S" in p[c][2] and ("W" in p[c][2] or "E" in p[c][2]))
    return s


def ridge(y, amp, seed, step=32, x1=1300, rough=.5):
    r = random.Random(seed)
    pts, v = [], y
    for x in range(-20, x1, step):
        v = y + (v - y) * rough + (r.random() - .5) * amp
        pts.append((x, v))
    return pts


def line(pts):
    return "M" + "L".join(f"{f(x)} {f(y)}" for x, y in pts)


def soft(pts):
    d = f"M{f(pts[0][0])} {f(pts[0][1])}"
    for (xa, ya), (xb, yb) in zip(pts, pts[1:]):
        d += f"Q{f(xa)} {f(ya)} {f((xa + xb) / 2)} {f((ya + yb) / 2)}"
    return d + f"L{f(pts[-1][0])} {f(pts[-1][1])}"


def tree(x, y, r, k=0):
    return f'<ellipse cx="{x + r}" cy="{y}" rx="{r * 1.5}" ry="{r * .3}" fill="#3b2410" opacity=".3"/><circle cx="{x}" cy="{y - r * .8}" r="{r}" fill="url(#cyp)"/><circle cx="{f(x - r * .3)}" cy="{f(y - r * 1.1)}" r="{f(r * .55)}" fill="#B9CF7C" opacity=".55"/>'


def landscape():
    s = '<rect width="1280" height="720" fill="url(#sky)"/><circle cx="470" cy="238" r="430" fill="url(#sun)"/><circle cx="470" cy="238" r="27" fill="#FFFDF0"/>'
    # long quiet clouds
    for x, y, w, o in ((620, 96, 250, .5), (760, 112, 330, .35), (980, 74, 240, .45), (300, 120, 190, .4), (1080, 150, 220, .3), (120, 70, 200, .3)):
        s += f'<path d="M{x} {y}q{w * .2} -9 {w * .42} -5q{w * .14} -8 {w * .3} -1q{w * .15} -1 {w * .28} 6q{-w * .5} 6 {-w} 0z" fill="#FFF8E6" opacity="{o}"/>'
    # the Sierra with late snow
    peaks = [(-20, 236), (70, 210), (150, 226), (250, 186), (318, 206), (420, 176), (500, 198), (584, 160), (640, 182), (712, 138), (768, 164), (820, 146), (900, 104), (968, 146), (1016, 132), (1090, 166), (1150, 148), (1226, 184), (1300, 168)]
    s += f'<path d="{line(peaks)}L1300 340L-20 340Z" fill="url(#snow)"/>'
    for i in range(1, len(peaks) - 1):
        x, y = peaks[i]
        if y < peaks[i - 1][1] and y < peaks[i + 1][1]:
            nx, ny = peaks[i + 1]
            px, py = peaks[i - 1]
            h = min(ny, py) - y
            s += f'<path d="M{x} {y}L{nx} {ny}L{nx + 30} {ny + 70}L{x + 22} {y + 86}L{x + 10} {y + 52}L{x + 4} {y + 60}L{x - 3} {y + 26}Z" fill="#8A6C86" opacity=".3"/>'
            s += f'<path d="M{x} {y}L{f(x + (nx - x) * .6)} {f(y + (ny - y) * .6)}l-9 6l-5 -5l-8 12l-6 -9l-7 10l-4 -8L{f(x - (x - px) * .55)} {f(y + (py - y) * .55)}Z" fill="#FFF8EC" opacity=".85"/><path d="M{x} {y}L{f(x + (nx - x) * .6)} {f(y + (ny - y) * .6)}l-9 6l-5 -5l-8 12l-3 -10Z" fill="#C7B2C4" opacity=".75"/>'
    hills = ridge(262, 34, 4, 90)
    s += f'<path d="{soft(hills)}L1300 420L-20 420Z" fill="url(#far)"/>'
    hills = ridge(304, 44, 9, 120)
    s += f'<path d="{soft(hills)}L1300 480L-20 480Z" fill="url(#mid)"/>'
    r = random.Random(5)
    for _ in range(90):  # olive groves in rows, far away
        x, y = r.randint(0, 1280), r.randint(316, 372)
        q = 1.6 + (y - 310) * .045
        s += f'<ellipse cx="{x}" cy="{y}" rx="{f(q * 1.7)}" ry="{f(q)}" fill="#5F6E38" opacity=".55"/><ellipse cx="{f(x - q * .5)}" cy="{f(y - q * .4)}" rx="{f(q * .8)}" ry="{f(q * .45)}" fill="#D9CE86" opacity=".5"/>'
    # a river catches the light
    s += '<path d="M-20 396C120 384 200 402 330 388C420 378 470 362 560 360C470 372 430 392 340 404C220 420 110 404 -20 416Z" fill="#FFEFC4" opacity=".75"/>'
    near = [(-20, 452), (120, 430), (260, 436), (400, 420), (540, 400), (700, 380), (900, 372), (1100, 384), (1300, 410)]
    s += f'<path d="{soft(near)}L1300 720L-20 720Z" fill="url(#near)"/>'
    for x, y, q in ((40, 448, 9), (66, 452, 11), (182, 442, 8), (330, 436, 10), (352, 440, 8), (430, 426, 9), (478, 420, 11)):
        s += tree(x, y, q)
    for x, y, h in ((108, 450, 46), (128, 454, 58), (150, 450, 40), (398, 432, 44), (414, 436, 54)):
        s += cypress(x, y, h, h * .15)
    return s


def hero(ox=862, oy=322, k=.89):
    """Landscape 1280 x 720 with the palace on its hill."""
    s = landscape()
    (wx, wy), (ex, ey) = pos((-2, 2)), pos((3, 2))
    nx, ny = pos((-2, -2))
    s += f'<g transform="translate({ox} {oy}) scale({k})">'
    # the rock it stands on
    s += f'<path d="M{f(nx - 26)} {f(ny - 4)}L{f(wx - 22)} {f(wy + 4)}Q{f(wx - 60)} {f(wy + 70)} {f(wx - 170)} {f(wy + 130)}L{f(wx - 230)} 420H{f(ex + 330)}L{f(ex + 300)} {f(ey + 60)}Q{f(ex + 240)} {f(ey - 20)} {f(pos((3, -2))[0] + 110)} {f(ny + 40)}Q{f(pos((3, -2))[0] + 50)} {f(ny - 10)} {f(pos((3, -2))[0])} {f(ny - 12)}Z" fill="url(#rock)"/>'
    s += f'<path d="M{f(wx - 22)} {f(wy + 4)}H{f(ex + 12)}L{f(ex + 60)} {f(ey + 60)}L{f(ex - 20)} {f(ey + 46)}L{f(ex - 90)} {f(ey + 74)}L{f(ex - 200)} {f(ey + 40)}L{f(ex - 320)} {f(ey + 80)}L{f(ex - 430)} {f(ey + 44)}L{f(wx + 10)} {f(wy + 66)}Z" fill="#7C4F27" opacity=".33"/>'
    s += f'<path d="M{f(ex + 10)} {f(ey + 2)}L{f(pos((3, -2))[0] + 6)} {f(ny)}L{f(pos((3, -2))[0] + 74)} {f(ny + 44)}L{f(ex + 96)} {f(ey + 34)}Z" fill="#4a2a3a" opacity=".42" filter="url(#blur6)"/>'
    s += f'<path d="M{f(nx - 8)} {f(ny - 3)}L{f(wx - 8)} {f(wy + 6)}H{f(ex + 4)}L{f(pos((3, -2))[0] + 8)} {f(ny - 3)}Z" fill="#8a5a2c"/>'
    s += model(HERO)
    # trees below the wall, way up to it
    gx = (wx + ex) / 2 + 34
    s += f'<path d="M{f(gx - 16)} {f(wy + 1)}h34C{f(gx + 30)} {f(wy + 36)} {f(gx - 62)} {f(wy + 46)} {f(gx - 58)} {f(wy + 84)}C{f(gx - 54)} {f(wy + 130)} {f(gx + 30)} {f(wy + 170)} {f(gx + 20)} {f(wy + 280)}h-110C{f(gx - 80)} {f(wy + 190)} {f(gx - 126)} {f(wy + 140)} {f(gx - 106)} {f(wy + 82)}C{f(gx - 92)} {f(wy + 44)} {f(gx - 6)} {f(wy + 36)} {f(gx - 16)} {f(wy + 1)}Z" fill="#F6DFAE" opacity=".8"/>'
    s += f'<path d="M{f(gx - 14)} {f(wy + 2)}V{f(wy - 13)}a15 16 0 0 1 30 0V{f(wy + 2)}Z" fill="#F7E6C4" stroke="#6d2c12" stroke-width="1.200"/><path d="M{f(gx - 9)} {f(wy + 2)}V{f(wy - 11)}a10 11 0 0 1 20 0V{f(wy + 2)}Z" fill="#3a1a10"/>'
    r = random.Random(11)
    for i in range(5):
        y = wy + 34 + i * 30
        s += f'<path d="M{f(wx - 60 - i * 34)} {f(y)}Q{f(gx)} {f(y + 22)} {f(ex + 70 + i * 34)} {f(y - 6)}" fill="none" stroke="#8A6A36" stroke-opacity=".35" stroke-width="2.400"/><path d="M{f(wx - 60 - i * 34)} {f(y + 3)}Q{f(gx)} {f(y + 25)} {f(ex + 70 + i * 34)} {f(y - 3)}" fill="none" stroke="#FBE6B0" stroke-opacity=".5" stroke-width="1.600"/>'
        for _ in range(24):
            x = r.uniform(wx - 50 - i * 30, ex + 60 + i * 30)
            if abs(x - gx + 40) > 95:
                q, yy = r.uniform(4, 7.5), y + 8 + r.uniform(-4, 3)
                s += f'<ellipse cx="{f(x + q)}" cy="{f(yy + q * .5)}" rx="{f(q * 1.8)}" ry="{f(q * .4)}" fill="#4a3312" opacity=".3"/><circle cx="{f(x)}" cy="{f(yy)}" r="{f(q)}" fill="#66783C"/><circle cx="{f(x - q * .3)}" cy="{f(yy - q * .35)}" r="{f(q * .55)}" fill="#B4B863" opacity=".8"/>'
    for dx, dy, h in ((-360, 34, 52), (-338, 44, 64), (-300, 30, 42), (-196, 36, 46), (-176, 46, 58), (130, 40, 50), (152, 50, 62), (262, 34, 46), (286, 46, 60), (352, 6, 54), (376, 18, 66), (398, -20, 48), (420, -60, 42)):
        s += cypress(round(gx + dx, 1), round(wy + dy, 1), h, round(h * .16, 1))
    for dx, dy, q in ((-264, 42, 12), (-246, 50, 15), (196, 44, 12), (218, 56, 15), (-120, 46, 11), (310, 34, 10)):
        s += tree(round(gx + dx, 1), round(wy + dy, 1), q)
    s += "</g>"
    # low rays across roofs and walls
    for y0, y1, w0, w1, o in ((228, 250, 10, 46, .3), (240, 318, 12, 60, .34), (252, 402, 12, 66, .3)):
        s += f'<path d="M470 {y0}L1290 {y1}V{y1 + w1}L470 {y0 + w0}Z" fill="url(#ray)" opacity="{o}" filter="url(#blur14)" style="mix-blend-mode:soft-light"/>'
    s += '<rect width="1280" height="720" fill="url(#evening)" style="mix-blend-mode:soft-light"/>'
    # birds
    for x, y, q in ((650, 150, 7), (676, 162, 5), (700, 142, 6), (1130, 110, 5), (1154, 118, 4)):
        s += f'<path d="M{x - q} {y}q{q * .6} -{q * .6} {q} 0q{q * .4} -{q * .6} {q} 0" fill="none" stroke="#6b4a3a" stroke-width="1.300" stroke-linecap="round"/>'
    return s


def hero_svg(view, cls="hero"):
    return f'<svg class="{cls}" viewBox="{view}" preserveAspectRatio="xMidYMid slice" role="img" aria-label="A palace in late light"><use href="#hero" width="1280" height="720"/></svg>'


# ------------------------------------------------------------ Granada, and the pictures of the four games
def house(x, y, w, h, roof="flat", tint="url(#house)"):
    """Front and shaded side; x, y is the foot on the left."""
    d = w * .32
    s = f'<path d="M{f(x + w)} {y}L{f(x + w + d)} {f(y - 7)}V{f(y - h - 7)}L{f(x + w)} {f(y - h)}Z" fill="#B99A6C"/><rect x="{x}" y="{f(y - h)}" width="{w}" height="{h}" fill="{tint}"/>'
    if roof == "flat":
        s += f'<path d="M{x} {f(y - h)}l{f(d)} -7h{w}l{f(-d)} 7z" fill="#FFF6E0" stroke="#B99A6C" stroke-width=".6"/>'
    else:
        s += f'<path d="M{x - 2} {f(y - h + 1)}L{f(x + w * .3)} {f(y - h - 11)}H{f(x + w + d * .7)}L{f(x + w + d + 1)} {f(y - h - 6)}L{f(x + w + 1)} {f(y - h + 1)}Z" fill="{roof}"/><path d="M{x - 2} {f(y - h + 1)}H{f(x + w + 1)}" stroke="#4d1f10" stroke-width="1.200"/>'
    n = max(1, int(w // 15))
    for i in range(n):
        xx = x + w * (i + .5) / n
        s += f'<path d="M{f(xx - 2.4)} {f(y - h * .52)}v-5a2.400 2.600 0 0 1 4.800 0v5z" fill="#4A3A3E"/>'
    return s + f'<path d="M{f(x + w * .5 - 3.4)} {y}v-8a3.400 3.600 0 0 1 6.800 0v8z" fill="url(#cedar)"/>'


def bath(x, y):
    s = f'<rect x="{x}" y="{y - 22}" width="62" height="22" fill="url(#house)"/><path d="M{x + 62} {y}l12 -6v-22l-12 6z" fill="#B99A6C"/>'
    for i, r in ((0, 12), (1, 15), (2, 12)):
        cx = x + 12 + i * 19
        s += f'<path d="M{cx - r} {y - 22}a{r} {r} 0 0 1 {2 * r} 0z" fill="url(#dome)"/>' + "".join(f'<polygon points="{star_pts(cx + a, y - 22 - b, 1.7)}" fill="#FFE9A6"/>' for a, b in ((-5, 4), (0, 8), (5, 4)))
    return s + f'<path d="M{x + 24} {y}v-9a6 6 0 0 1 12 0v9z" fill="#2a4a6a"/><path d="M{x + 30} {y - 42}q-4 -6 0 -10t0 -9" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="2" stroke-linecap="round"/>'


def stall(x, y, col):
    s = f'<rect x="{x + 2}" y="{y - 15}" width="30" height="15" fill="#7a4a2a"/><rect x="{x + 2}" y="{y - 7}" width="30" height="7" fill="#C99A5A"/>'
    for i in range(5):
        s += f'<path d="M{x + 2 + i * 6} {y - 25}h6l{(i - 2) * .6 + .6} 9a3 3 0 0 1 -6 0z" fill="{col if i % 2 == 0 else "#FFF3DA"}"/>'
    return s + "".join(f'<circle cx="{x + 6 + i * 5}" cy="{y - 8}" r="2.200" fill="{c}"/>' for i, c in enumerate(("#E3A32A", "#B23A48", "#4E8F4B", "#E3A32A", "#B23A48")))


def arena(x, y):
    s = f'<ellipse cx="{x + 36}" cy="{y - 26}" rx="40" ry="12" fill="#D8C29A" stroke="#8A6A44" stroke-width="1"/><ellipse cx="{x + 36}" cy="{y - 25}" rx="30" ry="7.500" fill="#E9C98A"/><path d="M{x - 4} {y - 26}v20a40 12 0 0 0 80 0v-20a40 12 0 0 1 -80 0z" fill="url(#house)" stroke="#8A6A44" stroke-width=".8"/>'
    return s + "".join(f'<path d="M{x + 2 + i * 10} {f(y - 3 + 5.5 * math.sin(math.pi * (i + .5) / 7))}v-9a3 3.400 0 0 1 6 0v9z" fill="#5B3A29"/>' for i in range(7))


def water(d):
    return f'<path d="{d}" fill="url(#moat)"/><path d="{d}" fill="none" stroke="#F3E4C4" stroke-width="3"/>'


def pic_granada():
    s = '<rect width="280" height="150" fill="url(#sky2)"/><path d="M0 62L46 40L92 56L150 30L206 54L244 42L280 58V150H0Z" fill="url(#snow)" opacity=".8"/><path d="M0 76Q80 60 150 70T280 66V150H0Z" fill="#B9A063"/><rect y="86" width="280" height="64" fill="#D9BE8A"/>'
    for x, y, w, h, r in ((14, 84, 24, 24, "flat"), (46, 82, 20, 30, "#B5562B"), (76, 84, 26, 22, "flat"), (180, 84, 24, 28, "#B5562B"), (212, 82, 26, 22, "flat"), (244, 84, 22, 30, "#8A5A33")):
        s += house(x, y, w, h, r)
    s += arena(104, 92) + cypress(98, 100, 34, 6) + cypress(188, 98, 30, 5)
    for x, y, w, h, r in ((6, 112, 26, 30, "#B5562B"), (196, 114, 30, 32, "flat"), (238, 112, 30, 26, "#6F4A8E")):
        s += house(x, y, w, h, r)
    s += bath(44, 116) + stall(124, 116, "#B23A48") + stall(160, 118, "#C98A1E")
    s += water("M-6 124H286V144H-6Z") + "".join(f'<path d="M{x} {y}q5 -3 10 0" fill="none" stroke="#E9FFFE" stroke-width="1.200" opacity=".8"/>' for x, y in ((16, 132), (60, 138), (186, 131), (226, 138), (258, 130), (96, 131)))
    s += '<path d="M126 150V132a14 12 0 0 1 28 0V150Z" fill="#2a5a70"/><path d="M112 150V128q28 -16 56 0V150H158V136a18 14 0 0 0 -36 0V150Z" fill="#E7C894" stroke="#8A5A33" stroke-width="1"/><path d="M112 128q28 -16 56 0" fill="none" stroke="#FFF3D6" stroke-width="2.500"/>'
    return s


def pic_alhambra():
    s = '<rect width="280" height="150" fill="url(#sky2)"/><circle cx="40" cy="44" r="90" fill="url(#sun)"/><path d="M0 60L44 42L86 56L140 26L196 54L236 36L280 56V150H0Z" fill="url(#snow)" opacity=".85"/><path d="M0 92Q60 66 140 64T280 88V150H0Z" fill="url(#rock)"/>'
    for n, x, y, k in (("tower-1", 4, 96, .74), ("arcades-1", 52, 88, .72), ("tower-0", 206, 96, .7), ("chambers-1", 166, 94, .66), ("pavilion-1", 96, 104, .98), ("seraglio-1", 178, 122, .72), ("arcades-0", 36, 120, .66)):
        s += f'<use href="#b-{n}" width="100" height="100" transform="translate({x} {f(y - 86 * k)}) scale({k})"/>'
    s += cypress(92, 122, 40, 7) + cypress(106, 125, 32, 6) + cypress(184, 124, 38, 7) + cypress(22, 124, 40, 7) + cypress(262, 122, 44, 8)
    s += "".join(f'<use href="#ew" width="100" height="30" transform="translate({-6 + i * 60} 114) scale(.6 1.05)"/>' for i in range(5))
    return s + '<rect y="145" width="280" height="5" fill="#A27A45"/><path d="M126 150V130a14 15 0 0 1 28 0V150Z" fill="#F7E6C4" stroke="#6d2c12" stroke-width="1.200"/><path d="M131 150V131a9 10 0 0 1 18 0V150Z" fill="url(#inside)"/><use href="#etower" width="40" height="60" transform="translate(-8 96) scale(.9)"/><use href="#etower" width="40" height="60" transform="translate(250 96) scale(.9)"/>'


def pic_combined():
    s = '<rect width="280" height="150" fill="url(#sky2)"/><path d="M0 54L60 34L104 52L160 26L220 52L280 40V150H0Z" fill="url(#snow)" opacity=".8"/><path d="M0 70Q120 40 190 76T280 74V150H0Z" fill="url(#rock)"/><rect x="150" y="92" width="130" height="58" fill="#D9BE8A"/>'
    for n, x, y, k in (("tower-1", -4, 78, .62), ("arcades-1", 74, 80, .62), ("pavilion-1", 36, 82, .74), ("seraglio-1", 96, 100, .56), ("chambers-1", 2, 106, .56), ("tower-0", 122, 90, .58)):
        s += f'<use href="#b-{n}" width="100" height="100" transform="translate({x} {f(y - 86 * k)}) scale({k})"/>'
    s += cypress(64, 104, 34, 6) + cypress(90, 106, 28, 5)
    for i in range(3):
        s += f'<use href="#ew" width="100" height="30" transform="translate({-8 + i * 56} 98) scale(.56 .8)"/>'
    s += '<use href="#etower" width="40" height="60" transform="translate(142 74) scale(.8)"/>'
    for x, y, w, h, r in ((196, 94, 22, 24, "#B5562B"), (228, 92, 22, 20, "flat"), (256, 96, 22, 28, "#8A5A33")):
        s += house(x, y, w, h, r)
    s += bath(196, 120) + house(266, 122, 24, 26, "flat") + cypress(186, 120, 32, 6)
    s += water("M-6 122H150Q168 122 166 104Q166 96 176 96H182V110Q182 156 140 156H-6Z") + '<path d="M20 131q6 -3 12 0M70 132q6 -3 12 0M120 130q6 -3 12 0" fill="none" stroke="#E9FFFE" stroke-width="1.300"/>'
    return s


def pic_dice():
    s = '<rect width="280" height="150" fill="#6B432C"/>' + "".join(f'<path d="M0 {y}h280" stroke="#4A2C1D" stroke-opacity=".6" stroke-width="1.200"/>' for y in (26, 58, 92, 126))
    s += '<g transform="rotate(-7 120 70)"><rect x="34" y="12" width="150" height="150" rx="4" fill="#2a1405" opacity=".4" transform="translate(5 6)"/><rect x="34" y="12" width="150" height="150" rx="4" fill="url(#paper)"/>'
    kinds = ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"]
    for r in range(4):
        for c in range(5):
            t = kinds[(c + 2 * r) % 6]
            s += f'<rect x="{58 + c * 24}" y="{38 + r * 24}" width="22" height="22" rx="3" fill="{TYPE[t][0]}" opacity=".85"/><svg x="{62 + c * 24}" y="{42 + r * 24}" width="14" height="14" viewBox="0 0 24 24" color="{"#fff" if t != "chambers" else "#3F4A5C"}"><use href="#i-{t}"/></svg>'
    for c in range(5):
        s += f'<g transform="translate({60 + c * 24} 18) scale(.36)">{die("b", c + 1)}</g>'
    for r in range(4):
        s += f'<g transform="translate(38 {40 + r * 24}) scale(.36)">{die("y", r + 1)}</g>'
    for r, c in ((0, 1), (1, 3), (2, 0), (2, 2), (0, 4)):
        s += cross(58 + c * 24, 38 + r * 24, 22)
    s += "</g>" + f'<g transform="translate(196 34) rotate(12) scale(1.060)"><rect x="4" y="6" width="50" height="50" rx="12" fill="#1c0d05" opacity=".45"/>{die("y", 5)}</g><g transform="translate(210 92) rotate(-9) scale(.980)"><rect x="4" y="6" width="50" height="50" rx="12" fill="#1c0d05" opacity=".45"/>{die("b", 3)}</g>'
    return s


# ------------------------------------------------------------ dice and ticks
PIPS = {1: [(25, 25)], 2: [(14, 14), (36, 36)], 3: [(13, 13), (25, 25), (37, 37)], 4: [(14, 14), (36, 14), (14, 36), (36, 36)], 5: [(13, 13), (37, 13), (25, 25), (13, 37), (37, 37)], 6: [(14, 12.5), (36, 12.5), (14, 25), (36, 25), (14, 37.5), (36, 37.5)]}


def die(colour, v):
    """50 x 50. Yellow has square pips and a frame, so that the two differ without colour."""
    y = colour == "y"
    edge, ink = ("#8C6408", "#3d2b02") if y else ("#12366b", "#FFFFFF")
    s = f'<rect x=".8" y=".8" width="48.400" height="48.400" rx="10" fill="url(#d{colour})" stroke="{edge}" stroke-width="1.600"/><rect x="4" y="3.400" width="42" height="42" rx="8" fill="#fff" opacity="{.28 if y else .14}"/>'
    for px, py in PIPS[v]:
        s += f'<rect x="{px - 4.2}" y="{py - 4.2}" width="8.400" height="8.400" rx="1.800" fill="{ink}" transform="rotate(45 {px} {py})"/>' if y else f'<circle cx="{px}" cy="{py}" r="4.900" fill="{ink}"/>'
    return s


def die_svg(colour, v, px, cls=""):
    return f'<svg class="die {cls}" width="{px}" height="{px}" viewBox="0 0 50 50" role="img" aria-label="{"yellow" if colour == "y" else "blue"} {v}">{die(colour, v)}</svg>'


def cross(x, y, w, col="#1E2430"):
    """A tick by hand with a broad pen."""
    q = w / 24
    return f'<path d="M{f(x + 4 * q)} {f(y + 4.6 * q)}C{f(x + 9 * q)} {f(y + 9 * q)} {f(x + 15 * q)} {f(y + 15 * q)} {f(x + 20.5 * q)} {f(y + 20 * q)}M{f(x + 20 * q)} {f(y + 3.6 * q)}C{f(x + 15 * q)} {f(y + 9 * q)} {f(x + 9 * q)} {f(y + 15 * q)} {f(x + 4.4 * q)} {f(y + 20.4 * q)}" fill="none" stroke="#FFFDF4" stroke-width="{f(5.4 * q)}" stroke-linecap="round" opacity=".9"/><path d="M{f(x + 4 * q)} {f(y + 4.6 * q)}C{f(x + 9 * q)} {f(y + 9 * q)} {f(x + 15 * q)} {f(y + 15 * q)} {f(x + 20.5 * q)} {f(y + 20 * q)}M{f(x + 20 * q)} {f(y + 3.6 * q)}C{f(x + 15 * q)} {f(y + 9 * q)} {f(x + 9 * q)} {f(y + 15 * q)} {f(x + 4.4 * q)} {f(y + 20.4 * q)}" fill="none" stroke="{col}" stroke-width="{f(3 * q)}" stroke-linecap="round"/>'


def purse_coin(px=22, state=""):
    return f'<svg class="pc {state}" width="{px}" height="{px}" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="10.600" class="o"/><circle cx="12" cy="12" r="7.600" class="i"/><polygon points="{star_pts(12, 12, 4.6)}" class="s"/></svg>'


# ------------------------------------------------------------ modules, guide, link
def modules():
    m = {}
    m["vizier"] = f'<circle cx="32" cy="34" r="25" fill="#12464e"/><circle cx="31" cy="32" r="25" fill="#1F7A86"/><circle cx="31" cy="32" r="25" fill="url(#pt-waves)"/><circle cx="31" cy="32" r="20" fill="#FFF6E0"/><path d="M17 46q2 -12 14 -12t14 12q-6 6 -14 6t-14 -6z" fill="#B23A48"/><ellipse cx="31" cy="32" rx="8.500" ry="9.500" fill="#E7B98A"/><path d="M24 34q7 16 14 0q-3 3 -7 3t-7 -3z" fill="#3b2416"/><path d="M19 28q-2 -14 12 -15q14 1 12 15q-12 -6 -24 0z" fill="#F6EFDF" stroke="#B99A68"/><path d="M20 25q11 -8 22 0M22 20q9 -6 18 0" fill="none" stroke="#C9992E" stroke-width="1.600"/><circle cx="31" cy="18" r="2.600" fill="#B23A48" stroke="#FFE9A6"/>'
    m["bureaux"] = '<use href="#coin-gulden" x="6" y="10" width="29" height="29"/><use href="#coin-denar" x="29" y="26" width="29" height="29"/><path d="M38 12q13 0 14 12M52 26l-4.600 -4.400M52 26l3.400 -5M26 52q-13 0 -14 -11M12 39l4.600 4.400M12 39l-3.400 5" fill="none" stroke="#5B3A29" stroke-width="3" stroke-linecap="round"/>'
    m["bonus"] = '<rect x="17" y="9" width="34" height="48" rx="5" fill="#2a1405" opacity=".25"/><rect x="14" y="6" width="34" height="48" rx="5" fill="#FFF7E6" stroke="#6F4A8E" stroke-width="2"/><g transform="translate(18 10) scale(.26)"><use href="#g-tower" width="100" height="100"/><use href="#p-tower" width="100" height="100"/><use href="#b-tower-1" width="100" height="100"/></g><path d="M20 42h22M20 47h15" stroke="#B9A78A" stroke-width="2"/><circle cx="48" cy="48" r="10.500" fill="#1F6B4A" stroke="#FFF7E6" stroke-width="2"/><path d="M48 43v10M43 48h10" stroke="#fff" stroke-width="3" stroke-linecap="round"/>'
    m["huts"] = '<rect x="6" y="8" width="52" height="50" rx="6" fill="url(#gr-arcades)"/><rect x="6" y="8" width="52" height="50" rx="6" fill="#F1E0BF" opacity=".35"/><path d="M16 52V30h26v22z" fill="url(#plaster)"/><path d="M12 32l17 -14l17 14z" fill="url(#brownroof)" stroke="#3d2410"/><path d="M24 52v-11h9v11z" fill="url(#cedar)"/><path d="M46 54V22M54 54V22M44 30h12M44 40h12M44 49h12M46 40l8 9M54 30l-8 10" stroke="#5B3A29" stroke-width="2.400" stroke-linecap="round"/><path d="M17 58l9 -8" stroke="#4A2C1D" stroke-width="2.600" stroke-linecap="round"/><path d="M23 47l6 6" stroke="#8E97A5" stroke-width="4"/>'
    m["gates"] = '<use href="#ew" width="100" height="30" transform="translate(2 18) scale(.6 1.300)"/><path d="M19 58V38a13 14 0 0 1 26 0V58Z" fill="#F7E6C4" stroke="#6d2c12" stroke-width="1.400"/><path d="M24 58V39a8 9 0 0 1 16 0V58Z" fill="url(#inside)"/><path d="M24 39a8 9 0 0 1 16 0" fill="none" stroke="#B5562B" stroke-width="3" stroke-dasharray="3 2.400"/><path d="M27 58l3 -14h4l3 14z" fill="#F5E6C8"/>'
    m["diamonds"] = '<path d="M14 22L24 12H42L52 22L33 54Z" fill="#6EC6D6" stroke="#1D5F72" stroke-width="1.600" stroke-linejoin="round"/><path d="M14 22H52L33 54Z" fill="#3FA3B8"/><path d="M24 12L26 22H14ZM42 12L40 22H52Z" fill="#BDEBF0"/><path d="M24 12H42L40 22H26Z" fill="#E8FBFD"/><path d="M26 22L33 54L14 22Z" fill="#8AD8E2"/><path d="M40 22L33 54L52 22Z" fill="#23788E"/><path d="M14 22H52M26 22L33 54L40 22M24 12l2 10M42 12l-2 10" fill="none" stroke="#1D5F72" stroke-width="1"/><path d="M53 8v8M49 12h8M10 40v6M7 43h6" stroke="#E0A92E" stroke-width="2" stroke-linecap="round"/>'
    m["characters"] = '<rect x="13" y="6" width="40" height="53" rx="6" fill="#2a1405" opacity=".25"/><rect x="10" y="4" width="40" height="53" rx="6" fill="#FFF7E6" stroke="#94670F" stroke-width="2"/><rect x="14" y="8" width="32" height="36" rx="3" fill="#2F7F8F"/><path d="M14 44q1 -12 16 -12t16 12z" fill="#6F4A8E"/><ellipse cx="30" cy="26" rx="8" ry="9" fill="#E3B184"/><path d="M21 24q0 -13 9 -13t9 13q-4 -5 -9 -5t-9 5z" fill="#3b2416"/><path d="M20 26q-3 16 4 18q-2 -10 -1 -18zM40 26q3 16 -4 18q2 -10 1 -18z" fill="#3b2416"/><path d="M22 19q8 -5 16 0" fill="none" stroke="#F0CB63" stroke-width="2"/><circle cx="30" cy="17" r="2" fill="#B23A48"/><path d="M27 30q3 2.400 6 0" fill="none" stroke="#8E2635" stroke-width="1.400"/><path d="M15 49h30M20 53h20" stroke="#B9A78A" stroke-width="2"/>'
    m["camps"] = '<ellipse cx="32" cy="54" rx="27" ry="5" fill="#4E8F4B"/><path d="M32 12L58 52H6Z" fill="#F6E6C6" stroke="#7a5a30" stroke-width="1.400" stroke-linejoin="round"/><path d="M32 12L44 52H36Q34 36 32 28Q30 36 28 52H20Z" fill="#B23A48"/><path d="M32 28Q30 36 28 52H36Q34 36 32 28Z" fill="#2b1c22"/><path d="M32 13V4" stroke="#5B3A29" stroke-width="2"/><path d="M32.500 4L44 7.500L32.500 11Z" fill="#2C5BA0"/>'
    return m


def guide(px=72):
    """The master builder who leads through the first game."""
    return (f'<svg class="guide" width="{px}" height="{px}" viewBox="0 0 72 72" role="img" aria-label="the master builder"><circle cx="36" cy="36" r="35.500" fill="url(#goldg)"/><g clip-path="url(#gc)"><rect width="72" height="72" fill="#2F7F8F"/><polygon points="{star_pts(36, 36, 40)}" fill="#8FD6DA" opacity=".3"/><polygon points="{star_pts(36, 36, 27)}" fill="#8FD6DA" opacity=".3"/>'
            '<path d="M8 76q2 -22 28 -22t28 22z" fill="url(#violet)"/><path d="M27 54l9 12l9 -12z" fill="#FFF6E0"/><path d="M22 34q0 -14 14 -14t14 14q0 20 -14 20t-14 -20z" fill="#E0AC7C"/><path d="M44 24q6 4 6 12q-1 18 -14 18q10 -8 8 -30z" fill="#B87E50" opacity=".55"/><path d="M22 37q1 24 14 24t14 -24q-4 8 -8 8q-6 -3 -12 0q-4 0 -8 -8z" fill="#F1E6D6"/><path d="M27 44q9 -5 18 0q-4 1 -9 1t-9 -1z" fill="#FFFDF6"/><path d="M32 49q4 3 8 0" fill="none" stroke="#8E4A3A" stroke-width="1.800" stroke-linecap="round"/>'
            '<circle cx="30" cy="35" r="1.800" fill="#2b1c16"/><circle cx="42" cy="35" r="1.800" fill="#2b1c16"/><path d="M26.500 31q3.500 -2.600 6.500 -.6M39 30.400q3 -2 6.500 .6" fill="none" stroke="#E9DCC8" stroke-width="2" stroke-linecap="round"/><path d="M36 35v6" stroke="#B87E50" stroke-width="2" stroke-linecap="round"/>'
            '<path d="M17 30q-3 -20 19 -21q22 1 19 21q-19 -9 -38 0z" fill="#FBF4E6" stroke="#C9AC7D" stroke-width="1"/><path d="M18 27q18 -12 36 -1M20 20q16 -11 32 0M27 13q9 -4 18 0" fill="none" stroke="#D8C29A" stroke-width="2"/><circle cx="36" cy="18" r="4" fill="#B23A48" stroke="#F0CB63" stroke-width="1.600"/></g></svg>')


def qr(px=92, n=25):
    """A placeholder that looks like a code: finder squares are real, the rest is chance."""
    r = random.Random(7)
    s = f'<svg class="qr" width="{px}" height="{px}" viewBox="-1 -1 {n + 2} {n + 2}" role="img" aria-label="QR code of the link"><rect x="-1" y="-1" width="{n + 2}" height="{n + 2}" rx="1.500" fill="#fff"/>'
    d = ""
    for y in range(n):
        for x in range(n):
            if (x < 8 and y < 8) or (x >= n - 8 and y < 8) or (x < 8 and y >= n - 8) or (abs(x - n // 2) < 4 and abs(y - n // 2) < 4):
                continue
            if r.random() < .48:
                d += f"M{x} {y}h1v1h-1z"
    s += f'<path d="{d}" fill="#2A1D14"/>'
    for x, y in ((0, 0), (n - 7, 0), (0, n - 7)):
        s += f'<path d="M{x} {y}h7v7h-7zM{x + 1} {y + 1}v5h5v-5z" fill="#2A1D14" fill-rule="evenodd"/><rect x="{x + 2}" y="{y + 2}" width="3" height="3" fill="#2A1D14"/>'
    return s + f'<polygon points="{star_pts(n / 2, n / 2, 3.4)}" fill="#C9992E"/></svg>'
