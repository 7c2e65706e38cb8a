"""Plots values with their intervals over a logarithmic scale."""

from collections.abc import Sequence
from math import log
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

_WIDTH: Final = 640
_HEIGHT: Final = 360
_LEFT: Final = 64
_RIGHT: Final = 24
_TOP: Final = 44
_BOTTOM: Final = 56
_LINES: Final = range(0, 101, 25)  # percent
_STYLE: Final = """
  text { font: 13px system-ui, sans-serif; fill: #3b2f25; }
  .title { font-weight: 700; font-size: 15px; }
  .line { stroke: #d9cdb8; } .even { stroke: #8a6d3b; stroke-dasharray: 5 4; }
  .interval { stroke: #1f6b4a; stroke-width: 2; } .way { stroke: #1f6b4a; fill: none; } .point { fill: #1f6b4a; }
  .paper { fill: #fdf8ee; }
  @media (prefers-color-scheme: dark) {
    text { fill: #efe6d5; } .paper { fill: #221b15; } .line { stroke: #4b3f33; } .even { stroke: #d2b476; }
    .interval, .way { stroke: #5fc394; } .point { fill: #5fc394; }
  }
"""


class Point(NamedTuple):
    """A value with its interval, in percent."""

    at: float
    name: str  # the label on the axis
    value: float
    low: float
    high: float


class Plot(NamedTuple):
    """Points from left to right, with a reference line for an even result."""

    title: str
    across: str
    upwards: str
    points: Sequence[Point]
    even: float

    def svg(self) -> str:
        """Return the plot as SVG."""
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img">',
                f"<title>{escape(self.title)}</title>",
                f"<style>{_STYLE}</style>",
                f'<rect class="paper" width="{_WIDTH}" height="{_HEIGHT}" rx="10"/>',
                f'<text class="title" x="{_WIDTH / 2}" y="24" text-anchor="middle">{escape(self.title)}</text>',
                f'<text x="{_WIDTH / 2}" y="{_HEIGHT - 10}" text-anchor="middle">{escape(self.across)}</text>',
                f'<text x="12" y="{_TOP - 10}">{escape(self.upwards)}</text>',
                *[_level(percent, "line") + _label(percent) for percent in _LINES],
                _level(self.even, "even"),
                f'<polyline class="way" points="{self._way()}"/>',
                *[self._drawn(point) for point in self.points],
                "</svg>\n",
            ]
        )

    def _way(self) -> str:
        return " ".join(f"{self._x(point):.1f},{_y(point.value):.1f}" for point in self.points)

    def _drawn(self, point: Point) -> str:
        x = f"{self._x(point):.1f}"
        return (
            f'<line class="interval" x1="{x}" x2="{x}" y1="{_y(point.low):.1f}" y2="{_y(point.high):.1f}"/>'
            f'<circle class="point" cx="{x}" cy="{_y(point.value):.1f}" r="4.5"/>'
            f'<text x="{x}" y="{_HEIGHT - _BOTTOM + 20}" text-anchor="middle">{escape(point.name)}</text>'
        )

    def _x(self, point: Point) -> float:
        first, last = self.points[0].at, self.points[-1].at
        part = 0.5 if first == last else log(point.at / first) / log(last / first)
        inner = 30  # margin of the outermost points
        return _LEFT + inner + part * (_WIDTH - _LEFT - _RIGHT - 2 * inner)


def _y(percent: float) -> float:
    return _TOP + (1 - percent / 100) * (_HEIGHT - _TOP - _BOTTOM)


def _level(percent: float, kind: str) -> str:
    y = f"{_y(percent):.1f}"
    return f'<line class="{kind}" x1="{_LEFT}" x2="{_WIDTH - _RIGHT}" y1="{y}" y2="{y}"/>'


def _label(percent: int) -> str:
    return f'<text x="{_LEFT - 8}" y="{_y(percent) + 4:.1f}" text-anchor="end">{percent}</text>'
