"""The measured subjects: the games of the family in both builds, and games of other engines."""

from typing import NamedTuple

from alhambra import GAMES, GameConfig
from alhambra._build import COMPILED, INTERPRETED

FAMILY = "alhambra"
CATAN = "catanatron"
BACKGAMMON = "open_spiel"
ALL_SEATS = (2, 3, 4, 6)
USUAL_SEATS = 4
_NAMES = {"alhambra": "Alhambra", "granada": "Granada", "combined": "Combined", "roll_and_write": "Roll & Write"}


class Subject(NamedTuple):
    """A subject, measured in a process of its own. Plain data, so that it can be sent there."""

    title: str
    engine: str
    build: str = ""
    seats: int = 0
    game: str = ""
    modules: tuple[str, ...] = ()

    def config(self) -> GameConfig:
        return GameConfig(self.game, self.seats, self.modules)


def _family(build: str, game: str, seats: int, modules: tuple[str, ...] = ()) -> Subject:
    words = [_NAMES[game]]
    if modules:
        words.append("all modules" if modules == GAMES[game].modules else modules[0].replace("_", " "))
    return Subject(", ".join(words), FAMILY, build, seats, game, modules)


CATAN_SUBJECT = Subject("Catan (catanatron)", CATAN, seats=4)
BACKGAMMON_SUBJECT = Subject("Backgammon (OpenSpiel)", BACKGAMMON, seats=2)
_ALL_MODULES = GAMES["alhambra"].modules
COMPILED_BASE = _family(COMPILED, "alhambra", USUAL_SEATS)
COMPILED_ALL_MODULES = _family(COMPILED, "alhambra", USUAL_SEATS, _ALL_MODULES)
COMPILED_COMBINED = _family(COMPILED, "combined", USUAL_SEATS)
INTERPRETED_BASE = _family(INTERPRETED, "alhambra", USUAL_SEATS)


def all_subjects() -> list[Subject]:
    """Return all subjects in measuring order, with those to be compared next to each other."""
    base = [_family(COMPILED, "alhambra", seats) for seats in ALL_SEATS]
    interpreted = [_family(INTERPRETED, "alhambra", seats) for seats in ALL_SEATS]
    modules = [_family(COMPILED, "alhambra", USUAL_SEATS, (module,)) for module in _ALL_MODULES]
    others = [
        _family(COMPILED, "granada", USUAL_SEATS),
        COMPILED_COMBINED,
        _family(COMPILED, "roll_and_write", USUAL_SEATS),
    ]
    return [*interpreted, CATAN_SUBJECT, BACKGAMMON_SUBJECT, *base, COMPILED_ALL_MODULES, *modules, *others]
