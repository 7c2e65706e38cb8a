"""Writes the sprite of the table: all drawings as symbols in one SVG, which the pages use by their names.

The picture of the start page, which uses them too, becomes a file of its own.

Run as ``python3 -m art.make_sprite`` in ``web/``.
"""

import re
from pathlib import Path

from . import city, dice, icons, modules, money, outskirts, palace, pictures, portraits, seats
from .definitions import definitions
from .hero import hero

_FOLDER = Path(__file__).resolve().parent.parent / "src" / "art"
SPRITE = _FOLDER / "sprite.svg"
HERO = _FOLDER / "hero.svg"
DRAWINGS = (palace, city, outskirts, money, seats, portraits, icons, modules, dice, pictures)


def sprite() -> str:
    """The sprite as text; numbers are written without needless zeros."""
    symbols = "".join(drawings.symbols() for drawings in DRAWINGS)
    drawing = f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{definitions()}</defs>{symbols}</svg>'
    return re.sub(r"(\.\d*?)0+(?=[^\d])", lambda found: found.group(1).rstrip("."), drawing)


if __name__ == "__main__":
    SPRITE.parent.mkdir(parents=True, exist_ok=True)
    SPRITE.write_text(sprite(), encoding="utf-8")
    HERO.write_text(hero(), encoding="utf-8")
