"""Writes the looks that the pages need: the colours of types and currencies, and the seats.

Run as ``python3 -m art.make_looks`` in ``web/``.
"""

import json
from pathlib import Path

from .looks import CITY, CURRENCIES, DIAMOND, FLAT, GRAND, INK, NEUTRAL, PALACE, SEATS, Look

_FOLDER = Path(__file__).resolve().parent.parent / "src" / "art"
_WHITE = "#fff"


def looks() -> dict[str, object]:
    """The looks by name."""
    types = {**PALACE, **CITY, **FLAT}
    return {
        "types": {name: [*look, INK.get(name, _WHITE)] for name, look in types.items()},
        "grand": GRAND,
        "currencies": {name: look._asdict() for name, look in _currencies().items()},
        "seats": [{"name": name, "colour": seat.colour} for name, seat in SEATS.items()],
        "neutral": NEUTRAL,
    }


def _currencies() -> dict[str, Look]:
    return {**CURRENCIES, "diamond": DIAMOND}


def styles() -> str:
    """For each currency a class that gives its colour."""
    return "".join(f".c-{name} {{\n  --c: {look[0].lower()};\n}}\n" for name, look in _currencies().items())


if __name__ == "__main__":
    (_FOLDER / "looks.json").write_text(json.dumps(looks(), indent=1), encoding="utf-8")
    (_FOLDER / "looks.css").write_text(styles(), encoding="utf-8")
