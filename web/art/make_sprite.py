"""Writes the sprite of the table: all drawings as symbols in one SVG, which the pages use by their names.

What only some games and pages need, and the picture of the start page, become files of their own.

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
DRAWINGS = (palace, outskirts, money, seats, icons, modules, dice)
PARTS = {"city": city, "portraits": portraits, "pictures": pictures}  # loaded on demand


def sprite() -> str:
    """Return all drawings as text."""
    symbols = "".join(drawings.symbols() for drawings in (*DRAWINGS, *PARTS.values()))
    return _svg(f"<defs>{definitions()}</defs>{symbols}")


def files() -> dict[Path, str]:
    """Return the output files: the common sprite and its parts."""
    symbols = "".join(drawings.symbols() for drawings in DRAWINGS)
    parts = {_FOLDER / f"sprite-{name}.svg": _svg(drawings.symbols()) for name, drawings in PARTS.items()}
    return {SPRITE: _svg(f"<defs>{definitions()}</defs>{symbols}"), HERO: hero(), **parts}


def _svg(content: str) -> str:
    """Return a drawing without superfluous zeros in its numbers."""
    drawing = f'<svg xmlns="http://www.w3.org/2000/svg">{content}</svg>'
    return re.sub(r"(\.\d*?)0+(?=[^\d])", lambda found: found.group(1).rstrip("."), drawing)


if __name__ == "__main__":
    SPRITE.parent.mkdir(parents=True, exist_ok=True)
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
