"""The sources of chance of tile games, which are independent of each other."""

from typing import Final

# Sources are numbers here; the random streams know them by name.
DECK: Final = 0
START_SEAT: Final = 1
FIRST_BAG: Final = 2  # followed by the other bags


def source_names(bags: int, of_modules: list[str]) -> list[str]:
    """Return the names of a game's sources by number; those of modules come last."""
    return ["deck", "start seat", *[f"bag {number + 1}" for number in range(bags)], *of_modules]
