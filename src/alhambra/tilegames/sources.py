"""The sources of chance of the tile games; what one of them gives does not depend on what the others gave."""

from typing import Final

# Inside, a source is a number; the streams know its name.
DECK: Final = 0
START_SEAT: Final = 1
FIRST_BAG: Final = 2  # and one more for each further bag


def source_names(bags: int, of_modules: list[str]) -> list[str]:
    """The names of the sources of a game, by number; those of modules come last."""
    return ["deck", "start seat", *[f"bag {number + 1}" for number in range(bags)], *of_modules]
