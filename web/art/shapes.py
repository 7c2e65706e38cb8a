"""The building blocks of all drawings: numbers, stars, gradients, symbols, and shapes that recur.

Light falls from the upper left; a tile is 100 units wide and always upright.
"""

import math
from collections.abc import Sequence

Stop = tuple[float, str] | tuple[float, str, float]  # offset, colour, opacity


def num(value: float) -> str:
    """Format a coordinate with at most two decimals."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def star(x: float, y: float, radius: float, tips: int = 8, waist: float = 0.765, turn: float = 0.0) -> str:
    """The points of a star; the waist is the part of the radius where two rays meet."""
    points = []
    for corner in range(2 * tips):
        angle = turn + math.pi * corner / tips
        reach = radius if corner % 2 == 0 else radius * waist
        points.append(f"{num(x + reach * math.cos(angle))},{num(y + reach * math.sin(angle))}")
    return " ".join(points)


def linear(name: str, stops: Sequence[Stop], x1: float = 0, y1: float = 0, x2: float = 0, y2: float = 1) -> str:
    """A gradient along a line, from top to bottom by default."""
    return f'<linearGradient id="{name}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">{_stops(stops)}</linearGradient>'


def radial(name: str, stops: Sequence[Stop], x: float, y: float, radius: float) -> str:
    """A gradient around a point."""
    return f'<radialGradient id="{name}" cx="{x}" cy="{y}" r="{radius}">{_stops(stops)}</radialGradient>'


def _stops(stops: Sequence[Stop]) -> str:
    drawing = ""
    for stop in stops:
        opacity = f' stop-opacity="{stop[2]}"' if len(stop) == 3 else ""
        drawing += f'<stop offset="{stop[0]}" stop-color="{stop[1]}"{opacity}/>'
    return drawing


def pattern(name: str, width: float, height: float, drawing: str, turn: int = 0) -> str:
    """A pattern that tiles a surface."""
    turned = f' patternTransform="rotate({turn})"' if turn else ""
    size = f'width="{width}" height="{height}" patternUnits="userSpaceOnUse"{turned}'
    return f'<pattern id="{name}" {size}>{drawing}</pattern>'


def symbol(name: str, drawing: str, width: int = 100, height: int = 100) -> str:
    """A named symbol that may overflow its frame."""
    return f'<symbol id="{name}" viewBox="0 0 {width} {height}" overflow="visible">{drawing}</symbol>'


def icon(name: str, drawing: str, size: int = 24) -> str:
    """A named symbol that is clipped at its frame."""
    return f'<symbol id="{name}" viewBox="0 0 {size} {size}">{drawing}</symbol>'


def horseshoe(x: float, y: float, width: float, radius: float, foot: float) -> str:
    """The path of an arch that is wider above than at its foot."""
    half = width / 2
    return f"M{num(x - half)} {foot}V{y}A{radius} {radius} 0 1 1 {num(x + half)} {y}V{foot}Z"


def merlons(left: float, right: float, y: float, width: float, height: float, fill: str) -> str:
    """A row of pointed merlons on top of a wall."""
    count = int((right - left + width) // (2 * width))
    gap = (right - left - count * width) / (count - 1)
    merlon = f"v-{height}l{width / 2} -1.8l{width / 2} 1.8v{height}z"
    return "".join(f'<path d="M{num(left + i * (width + gap))} {y}{merlon}" fill="{fill}"/>' for i in range(count))


def long_shadow(left: float, right: float, y: float, reach: float) -> str:
    """The afternoon shadow to the right of a building."""
    return (
        f'<path d="M{left} {y}L{right} {y}L{right + reach} {y - 7}L{right + reach - 3} {y - 12}'
        f'L{right - 2} {y - 10}L{left} {y - 3}Z" fill="#2a1608" opacity=".32"/>'
        f'<ellipse cx="{(left + right) / 2}" cy="{y + 0.5}" rx="{(right - left) / 2 + 3}" ry="2.6" '
        'fill="#2a1608" opacity=".28"/>'
    )


def cypress(x: float, y: float, height: float, width: float) -> str:
    """A cypress with its shadow; x, y is its foot."""
    return (
        f'<ellipse cx="{x + 4}" cy="{y + 0.6}" rx="{width * 0.95}" ry="2.3" fill="#12250f" opacity=".45"/>'
        f'<rect x="{x - 1.3}" y="{y - 6}" width="2.6" height="6.5" fill="#4A2C1D"/>'
        f'<path d="M{x} {y - height}C{x + width * 0.75} {y - height * 0.68} '
        f"{x + width * 1.18} {y - height * 0.3} {x + width * 0.62} {y - 6}Q{x} {y - 2.4} {x - width * 0.62} {y - 6}"
        f"C{x - width * 1.18} {y - height * 0.3} {x - width * 0.75} {y - height * 0.68} "
        f'{x} {y - height}Z" fill="url(#cyp)" stroke="#12361d" stroke-width=".9"/>'
        f'<path d="M{x - width * 0.32} {y - height * 0.28}C{x - width * 0.5} {y - height * 0.5} '
        f'{x - width * 0.2} {y - height * 0.68} {x - width * 0.05} {y - height * 0.86}" '
        'fill="none" stroke="#C6E39A" stroke-opacity=".75" stroke-width="1.4" stroke-linecap="round"/>'
    )


def small_icon(kind: str, x: float, y: float, size: float, colour: str) -> str:
    """The icon of a type within another drawing."""
    place = f'x="{num(x)}" y="{num(y)}" width="{num(size)}" height="{num(size)}"'
    return f'<svg {place} viewBox="0 0 24 24" color="{colour}"><use href="#i-{kind}"/></svg>'
