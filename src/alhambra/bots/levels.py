"""The opponents that players choose from: names with a character, and the bots that play them."""

from typing import NamedTuple


class Level(NamedTuple):
    """An opponent as players know it."""

    name: str
    bot: str
    character: str


LEVELS = (
    Level("Wanderer", "random", "does whatever comes to mind"),
    Level("Apprentice", "apprentice", "has an eye for walls and prices, and overlooks every third chance"),
    Level("Trader", "greedy", "takes what looks best now and does not plan a turn"),
    Level("Builder", "builder", "plans the whole turn, pays exactly where it can, and counts what is still to come"),
    Level("Architect", "searcher", "tries its best plans against what you and the market may do next"),
    Level("Vizier", "master", "does so more thoroughly, and for every stone"),
)
