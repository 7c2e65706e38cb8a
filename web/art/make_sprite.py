"""Writes the sprite of the table: all drawings as symbols in one SVG, which the pages use by their names.

Run: python3 web/art/make_sprite.py
"""

import re
from pathlib import Path

import more_tiles
import scenery
import tiles

SPRITE = Path(__file__).resolve().parent.parent / "src" / "art" / "sprite.svg"


def sprite() -> str:
    """The sprite as text; numbers are written without needless zeros."""
    definitions = tiles.defs() + more_tiles.defs() + scenery.defs()
    symbols = tiles.symbols() + more_tiles.symbols()
    for module, picture in scenery.modules().items():
        symbols += f'<symbol id="module-{module}" viewBox="0 0 64 64">{picture}</symbol>'
    drawing = f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{definitions}</defs>{symbols}</svg>'
    return re.sub(r"(\.\d*?)0+(?=[^\d])", lambda found: found.group(1).rstrip("."), drawing)


if __name__ == "__main__":
    SPRITE.parent.mkdir(parents=True, exist_ok=True)
    SPRITE.write_text(sprite(), encoding="utf-8")
