"""Draws ``purchase.svg``: the path of one purchase from a typed line to the screen, lane by lane.

Run as ``python docs/images/make_purchase.py``. A test compares the picture with what the program draws, and its stops
with the code.
"""

from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import escape

FONTS = "system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif"
LANES = ("terminal", "protocol", "tile games", "modules")
COLOURS = ("#2F7F8F", "#B5562B", "#6F4A8E", "#4E8F4B")
NIGHT, PLASTER, SAND = "#1E2430", "#F4E9D8", "#E2CDA6"
LANE, ROW, BOX_WIDTH, BOX_HEIGHT, TOP, MARGIN = 286, 62, 262, 46, 58, 14


class Stop(NamedTuple):
    """One stop on the path: the lane, where the code is, and what happens there."""

    lane: int
    room: str
    what: str


STOPS = (
    Stop(0, "cli/line_table.py LineTable._execute", "a line is typed: buy tower 9 NE …"),
    Stop(0, "console/input/interpretation.py Offered.meant", "words of the menu, or notation"),
    Stop(1, "protocol/actions.py ActionSet.parse", "names become numbers, once"),
    Stop(1, "protocol/game.py Game.play", "which seat asks? offered or judged?"),
    Stop(2, "tilegames/step.py ActionStep.refuse", "the step on top of the stack judges"),
    Stop(2, "tilegames/turns/buying.py MarketPurchase.refuse", "on the market? the right money? enough?"),
    Stop(3, "tilegames/module.py Module.allows_payment", "may another card pay?"),
    Stop(1, "protocol/records/history.py History.add", "the list of actions is the game"),
    Stop(2, "tilegames/game.py TileGame._choose", "the step leaves the stack"),
    Stop(2, "tilegames/turns/buying.py Buy.perform", "cards are paid; if exactly, the step stays"),
    Stop(3, "tilegames/module.py Module.tile_bought", "what follows is pushed"),
    Stop(2, "tilegames/game.py TileGame.advance", "automatic steps run, chance draws its sources"),
    Stop(1, "protocol/game.py Game.emit", "events, each for all or for one seat"),
    Stop(0, "cli/line_table.py LineTable._log_events", "told in words, for this seat"),
    Stop(0, "cli/line_table.py LineTable._show", "the view of this seat on the screen"),
)


def drawing() -> str:
    """Return the whole picture."""
    width, height = MARGIN * 2 + LANE * len(LANES), TOP + ROW * len(STOPS) + MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'font-family="{FONTS}" role="img" aria-label="The way of a purchase from a typed line to the screen">',
        f'<rect width="{width}" height="{height}" fill="{PLASTER}"/>',
    ]
    for lane, name in enumerate(LANES):
        left = MARGIN + LANE * lane
        size = f'width="{LANE - 8}" height="{height - 2 * MARGIN}"'
        parts.append(f'<rect x="{left}" y="{MARGIN}" {size} rx="10" fill="{SAND}" opacity="0.45"/>')
        place = f'x="{left + 12}" y="{MARGIN + 26}"'
        parts.append(f'<text {place} font-size="17" font-weight="600" fill="{COLOURS[lane]}">{name}</text>')
    for number in range(1, len(STOPS)):
        parts.append(_arrow(number))
    parts += [_box(number, stop) for number, stop in enumerate(STOPS)]
    return "\n".join([*parts, "</svg>", ""])


def _corner(number: int) -> tuple[int, int]:
    return MARGIN + LANE * STOPS[number].lane + 8, TOP + ROW * number


def _box(number: int, stop: Stop) -> str:
    x, y = _corner(number)
    colour = COLOURS[stop.lane]
    return (
        f'<rect x="{x}" y="{y}" width="{BOX_WIDTH}" height="{BOX_HEIGHT}" rx="7" fill="white" '
        f'stroke="{colour}" stroke-width="2"/>'
        f'<text x="{x + 8}" y="{y + 19}" font-size="11.5" fill="{NIGHT}">{escape(stop.what)}</text>'
        f'<text x="{x + 8}" y="{y + 36}" font-size="10" fill="{colour}">{escape(stop.room)}</text>'
    )


def _arrow(number: int) -> str:
    """Return the arrow from the previous stop to this one: down within a lane, else out of the side and down."""
    (x1, y1), (x2, y2) = _corner(number - 1), _corner(number)
    if x1 == x2:
        points = [(x1 + BOX_WIDTH // 2, y1 + BOX_HEIGHT), (x2 + BOX_WIDTH // 2, y2 - 3)]
    else:
        side = x1 + BOX_WIDTH if x2 > x1 else x1
        middle, above = x2 + BOX_WIDTH // 2, y1 + BOX_HEIGHT // 2
        points = [(side, above), (middle, above), (middle, y2 - 3)]
    line = " ".join(f"{x},{y}" for x, y in points)
    x, y = points[-1]
    return (
        f'<polyline points="{line}" fill="none" stroke="{NIGHT}" stroke-width="1.6"/>'
        f'<path d="M{x - 4} {y - 6} L{x} {y} L{x + 4} {y - 6}" fill="none" stroke="{NIGHT}" stroke-width="1.6"/>'
    )


if __name__ == "__main__":
    (Path(__file__).parent / "purchase.svg").write_text(drawing(), encoding="utf-8")
