"""The land around the palace of the start page, 1280 x 720 units: sky, Sierra, hills, olive groves, a river."""

import random
from itertools import pairwise

from .shapes import cypress, linear, num

Point = tuple[float, float]
_CLOUDS = (
    (620, 96, 250, 0.5),
    (760, 112, 330, 0.35),
    (980, 74, 240, 0.45),
    (300, 120, 190, 0.4),
    (1080, 150, 220, 0.3),
)
_PEAKS: list[Point] = [
    *((-20, 236), (70, 210), (150, 226), (250, 186), (318, 206), (420, 176), (500, 198), (584, 160), (640, 182)),
    *((712, 138), (768, 164), (820, 146), (900, 104), (968, 146), (1016, 132), (1090, 166), (1150, 148), (1226, 184)),
    (1300, 168),
]
_SLOPE: list[Point] = [
    *((-20, 452), (120, 430), (260, 436), (400, 420), (540, 400), (700, 380), (900, 372), (1100, 384), (1300, 410)),
]
_BIRDS = ((650, 150, 7), (676, 162, 5), (700, 142, 6), (1130, 110, 5), (1154, 118, 4))


def definitions() -> str:
    """The gradients of the land."""
    return (
        linear("sky", [(0, "#9FBFC9"), (0.3, "#D6D9C4"), (0.62, "#F8DFA9"), (1, "#F6C685")])
        + linear("far", [(0, "#D3A58C"), (1, "#C7A37C")])
        + linear("mid", [(0, "#B69A5E"), (1, "#8F8449")])
        + linear("near", [(0, "#C9AE62"), (0.3, "#A8974F"), (1, "#8C7A3E")])
    )


def _ridge(height: float, roughness: float, seed: int, step: int) -> list[Point]:
    """The line of a range of hills, the same for the same seed."""
    chance = random.Random(seed)
    points: list[Point] = []
    y = height
    for x in range(-20, 1300, step):
        y = height + (y - height) * 0.5 + (chance.random() - 0.5) * roughness
        points.append((x, y))
    return points


def _sharp(points: list[Point]) -> str:
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)


def _soft(points: list[Point]) -> str:
    drawing = f"M{num(points[0][0])} {num(points[0][1])}"
    for (x, y), (next_x, next_y) in pairwise(points):
        drawing += f"Q{num(x)} {num(y)} {num((x + next_x) / 2)} {num((y + next_y) / 2)}"
    return drawing + f"L{num(points[-1][0])} {num(points[-1][1])}"


def tree(x: float, y: float, radius: float) -> str:
    """A round tree with its shadow; x, y is its foot."""
    return (
        f'<ellipse cx="{num(x + radius)}" cy="{num(y)}" rx="{num(radius * 1.5)}" ry="{num(radius * 0.3)}" '
        f'fill="#3b2410" opacity=".3"/><circle cx="{num(x)}" cy="{num(y - radius * 0.8)}" r="{num(radius)}" '
        f'fill="url(#cyp)"/><circle cx="{num(x - radius * 0.3)}" cy="{num(y - radius * 1.1)}" '
        f'r="{num(radius * 0.55)}" fill="#B9CF7C" opacity=".55"/>'
    )


def _clouds() -> str:
    return "".join(
        f'<path d="M{x} {y}q{num(w * 0.2)} -9 {num(w * 0.42)} -5q{num(w * 0.14)} -8 {num(w * 0.3)} -1'
        f'q{num(w * 0.15)} -1 {num(w * 0.28)} 6q{num(-w * 0.5)} 6 {-w} 0z" fill="#FFF8E6" opacity="{opacity}"/>'
        for x, y, w, opacity in _CLOUDS
    )


def _sierra() -> str:
    """Mountains with late snow; their sides to the right lie in the shade."""
    drawing = f'<path d="{_sharp(_PEAKS)}L1300 340L-20 340Z" fill="url(#snow)"/>'
    for (left_x, left_y), (x, y), (right_x, right_y) in zip(_PEAKS, _PEAKS[1:], _PEAKS[2:], strict=False):
        if y >= left_y or y >= right_y:
            continue
        right = f"L{num(x + (right_x - x) * 0.6)} {num(y + (right_y - y) * 0.6)}"
        left = f"L{num(x - (x - left_x) * 0.55)} {num(y + (left_y - y) * 0.55)}"
        drawing += (
            f'<path d="M{x} {y}L{right_x} {right_y}L{right_x + 30} {right_y + 70}L{x + 22} {y + 86}L{x + 10} {y + 52}'
            f'L{x + 4} {y + 60}L{x - 3} {y + 26}Z" fill="#8A6C86" opacity=".3"/>'
            f'<path d="M{x} {y}{right}l-9 6l-5 -5l-8 12l-6 -9l-7 10l-4 -8{left}Z" fill="#FFF8EC" opacity=".85"/>'
            f'<path d="M{x} {y}{right}l-9 6l-5 -5l-8 12l-3 -10Z" fill="#C7B2C4" opacity=".75"/>'
        )
    return drawing


def _groves() -> str:
    """Olive trees, far away."""
    chance = random.Random(5)
    drawing = ""
    for _ in range(60):
        x, y = chance.randint(0, 1280), chance.randint(316, 372)
        size = 1.6 + (y - 310) * 0.045
        drawing += (
            f'<ellipse cx="{x}" cy="{y}" rx="{num(size * 1.7)}" ry="{num(size)}" fill="#5F6E38" opacity=".55"/>'
            f'<ellipse cx="{num(x - size * 0.5)}" cy="{num(y - size * 0.4)}" rx="{num(size * 0.8)}" '
            f'ry="{num(size * 0.45)}" fill="#D9CE86" opacity=".5"/>'
        )
    return drawing


def landscape() -> str:
    """Everything behind the palace and before it."""
    drawing = '<rect width="1280" height="720" fill="url(#sky)"/><circle cx="470" cy="238" r="430" fill="url(#sun)"/>'
    drawing += '<circle cx="470" cy="238" r="27" fill="#FFFDF0"/>' + _clouds() + _sierra()
    drawing += f'<path d="{_soft(_ridge(262, 34, 4, 90))}L1300 420L-20 420Z" fill="url(#far)"/>'
    drawing += f'<path d="{_soft(_ridge(304, 44, 9, 120))}L1300 480L-20 480Z" fill="url(#mid)"/>' + _groves()
    drawing += (
        '<path d="M-20 396C120 384 200 402 330 388C420 378 470 362 560 360C470 372 430 392 340 404C220 420 110 404 '
        '-20 416Z" fill="#FFEFC4" opacity=".75"/>'
    )
    drawing += f'<path d="{_soft(_SLOPE)}L1300 720L-20 720Z" fill="url(#near)"/>'
    for x, y, radius in ((40, 448, 9), (66, 452, 11), (182, 442, 8), (330, 436, 10), (430, 426, 9), (478, 420, 11)):
        drawing += tree(x, y, radius)
    for x, y, height in ((108, 450, 46), (128, 454, 58), (398, 432, 44), (414, 436, 54)):
        drawing += cypress(x, y, height, height * 0.15)
    return drawing


def birds() -> str:
    """Some birds in the sky."""
    return "".join(
        f'<path d="M{x - q} {y}q{num(q * 0.6)} -{num(q * 0.6)} {q} 0q{num(q * 0.4)} -{num(q * 0.6)} {q} 0" fill="none" '
        'stroke="#6b4a3a" stroke-width="1.3" stroke-linecap="round"/>'
        for x, y, q in _BIRDS
    )
