"""The few SVG elements used by the printed sheets, in units of the page."""

from collections.abc import Iterable
from html import escape

# PDFs embed these; SVG drawings fall back to the fonts of the system.
SERIF_FACE, SANS_FACE = "Source Serif Pro", "Source Sans Pro"
SERIF = f"'{SERIF_FACE}', Times, 'Times New Roman', serif"
SANS = f"'{SANS_FACE}', Helvetica, Arial, sans-serif"


def mix(colour: str, other: str, share: float) -> str:
    """Mix two colours, 0 for the first and 1 for the second. Solid tints print better than opacity."""
    channels = []
    for first in (1, 3, 5):
        a, b = int(colour[first : first + 2], 16), int(other[first : first + 2], 16)
        channels.append(round(a + (b - a) * share))
    return "#" + "".join([f"{channel:02x}" for channel in channels])


def _number(value: float) -> str:
    return f"{value:.3f}".rstrip("0").rstrip(".")


def _paint(fill: str, stroke: str, width: float) -> str:
    line = f' stroke="{stroke}" stroke-width="{_number(width)}" stroke-linejoin="round"' if stroke else ""
    return f'fill="{fill or "none"}"{line}'


def rect(
    x: float, y: float, w: float, h: float, fill: str, *, stroke: str = "", width: float = 0, corner: float = 0
) -> str:
    rounding = f' rx="{_number(corner)}" ry="{_number(corner)}"' if corner else ""
    place = f'x="{_number(x)}" y="{_number(y)}" width="{_number(w)}" height="{_number(h)}"'
    return f"<rect {place}{rounding} {_paint(fill, stroke, width)}/>"


def circle(x: float, y: float, r: float, fill: str, *, stroke: str = "", width: float = 0) -> str:
    return f'<circle cx="{_number(x)}" cy="{_number(y)}" r="{_number(r)}" {_paint(fill, stroke, width)}/>'


def ellipse(x: float, y: float, rx: float, ry: float, fill: str) -> str:
    return f'<ellipse cx="{_number(x)}" cy="{_number(y)}" rx="{_number(rx)}" ry="{_number(ry)}" fill="{fill}"/>'


def path(d: str, fill: str, *, stroke: str = "", width: float = 0) -> str:
    return f'<path d="{d}" {_paint(fill, stroke, width)}/>'


def polygon(points: Iterable[tuple[float, float]], fill: str, *, stroke: str = "", width: float = 0) -> str:
    corners = " ".join([f"{_number(x)},{_number(y)}" for x, y in points])
    return f'<polygon points="{corners}" {_paint(fill, stroke, width)}/>'


def line(x1: float, y1: float, x2: float, y2: float, stroke: str, width: float) -> str:
    ends = f'x1="{_number(x1)}" y1="{_number(y1)}" x2="{_number(x2)}" y2="{_number(y2)}"'
    return f'<line {ends} stroke="{stroke}" stroke-width="{_number(width)}" stroke-linecap="round"/>'


def text(
    x: float,
    y: float,
    words: str,
    size: float,
    colour: str,
    *,
    anchor: str = "start",
    bold: bool = False,
    italic: bool = False,
    font: str = SANS,
) -> str:
    style = (' font-weight="700"' if bold else "") + (' font-style="italic"' if italic else "")
    place = f'x="{_number(x)}" y="{_number(y)}" text-anchor="{anchor}"'
    return (
        f'<text {place} font-family="{font}" font-size="{_number(size)}"{style} fill="{colour}">{escape(words)}</text>'
    )


def two_texts(x: float, y: float, first: tuple[str, float, str], second: tuple[str, float, str], *, font: str) -> str:
    """Return two texts of (words, size, colour) on one line, the first bold, the second in italics."""
    words, size, colour = second
    look = f'font-weight="400" font-style="italic" font-size="{_number(size)}" fill="{colour}"'
    tail = f"<tspan {look}>{escape(words)}</tspan>"
    words, size, colour = first
    head = f'x="{_number(x)}" y="{_number(y)}" font-family="{font}" font-size="{_number(size)}" fill="{colour}"'
    return f'<text {head} font-weight="700">{escape(words)}{tail}</text>'


def placed(x: float, y: float, scale: float, *parts: str) -> str:
    """Move and scale a drawing."""
    return f'<g transform="translate({_number(x)} {_number(y)}) scale({_number(scale)})">{"".join(parts)}</g>'


def page(width: float, height: float, *parts: str) -> str:
    """Return a whole page, in millimetres."""
    size = f'width="{_number(width)}mm" height="{_number(height)}mm" viewBox="0 0 {_number(width)} {_number(height)}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n' + "\n".join(parts) + "\n</svg>\n"
