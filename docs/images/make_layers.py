"""Draws ``layers.svg``: the packages of the project, layer by layer.

Run as ``python docs/images/make_layers.py``. Tests compare the picture with what the program draws, the layers with the
imports in the source, and the table in the architecture page with both.
"""

from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import escape

FONTS = "system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif"
COLOURS = ("#2F7F8F", "#6F4A8E", "#B5562B", "#4E8F4B")
NIGHT, PLASTER, SAND = "#1E2430", "#F4E9D8", "#E2CDA6"
WIDTH, MARGIN, LABEL, ROW, GAP, BOX_HEIGHT = 960, 16, 170, 62, 10, 44


class Layer(NamedTuple):
    """A layer: its name, the colour of its group, and its packages with a few words about each."""

    name: str
    group: int
    packages: dict[str, str]


# From top to bottom: a package imports only from the layers below its own.
LAYERS = (
    Layer("commands", 0, {"cli": "a file for each command"}),
    Layer("learning", 0, {"training": "networks from self-play", "benchmark": "what choices of bots cost"}),
    Layer(
        "ways in",
        0,
        {
            "terminal": "full-screen table",
            "server": "tables over the network",
            "arena": "matches of bots",
            "print": "sheets on paper",
        },
    ),
    Layer("both terminals", 0, {"console": "palette, drawing, menus, saved games"}),
    Layer(
        "readers",
        1,
        {"analysis": "what strong bots think", "statistics": "what can be counted", "lessons": "scripts that teach"},
    ),
    Layer("players, clients", 1, {"bots": "see what a seat may see", "client": "follows events, knows no rule"}),
    Layer(
        "derived",
        1,
        {
            "search": "evaluation, plans, samples",
            "schemas": "JSON Schema, TypeScript",
            "verification": "what a record proves",
        },
    ),
    Layer("described", 1, {"texts": "keys to sentences", "declarations": "what games declare for clients"}),
    Layer("list of games", 2, {"games": "config to game, record to game"}),
    Layer("rules", 2, {"tilegames": "three games, a folder for each module", "roll_and_write": "the second engine"}),
    Layer("material", 2, {"palace": "geometry of the ground", "components": "what is printed, as data"}),
    Layer("protocol", 3, {"protocol": "Game, actions, events, chance, records"}),
)


def drawing() -> str:
    """Return the whole picture."""
    height = 2 * MARGIN + ROW * len(LAYERS)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'font-family="{FONTS}" role="img" aria-label="The layers of the project, from commands down to the protocol">',
        f'<rect width="{WIDTH}" height="{height}" fill="{PLASTER}"/>',
        *[_layer(number, layer) for number, layer in enumerate(LAYERS)],
        _arrow(height),
    ]
    return "\n".join([*parts, "</svg>", ""])


def _layer(number: int, layer: Layer) -> str:
    top, colour = MARGIN + ROW * number, COLOURS[layer.group]
    inner = WIDTH - 2 * MARGIN - LABEL - 40
    width = (inner - GAP * (len(layer.packages) - 1)) // len(layer.packages)
    band = f'<rect x="{MARGIN}" y="{top}" width="{WIDTH - 2 * MARGIN - 32}" height="{ROW - 6}" rx="9"'
    parts = [
        f'{band} fill="{SAND}" opacity="0.45"/>',
        f'<text x="{MARGIN + 14}" y="{top + 33}" font-size="15" font-weight="600" fill="{colour}">{layer.name}</text>',
    ]
    for place, (package, words) in enumerate(layer.packages.items()):
        parts.append(_box(MARGIN + LABEL + place * (width + GAP), top + 6, width, colour, package, words))
    return "\n".join(parts)


def _box(x: int, y: int, width: int, colour: str, package: str, words: str) -> str:
    return (
        f'<rect x="{x}" y="{y}" width="{width}" height="{BOX_HEIGHT}" rx="7" fill="white" stroke="{colour}" '
        f'stroke-width="2"/>'
        f'<text x="{x + 10}" y="{y + 19}" font-size="13" font-weight="600" fill="{NIGHT}">{package}</text>'
        f'<text x="{x + 10}" y="{y + 35}" font-size="11" fill="{colour}">{escape(words)}</text>'
    )


def _arrow(height: int) -> str:
    """Return an arrow: dependencies point downwards."""
    x, top, bottom = WIDTH - MARGIN - 12, MARGIN + 8, height - MARGIN - 12
    return (
        f'<path d="M{x} {top} L{x} {bottom} M{x - 6} {bottom - 9} L{x} {bottom} L{x + 6} {bottom - 9}" fill="none" '
        f'stroke="{NIGHT}" stroke-width="2"/>'
    )


if __name__ == "__main__":
    (Path(__file__).parent / "layers.svg").write_text(drawing(), encoding="utf-8")
