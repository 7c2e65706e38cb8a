"""What a strong player would do, to be shown to a person."""

from typing import NamedTuple

from alhambra.bots.base import Window
from alhambra.bots.making import make_bot
from alhambra.bots.module_worth import worth_of
from alhambra.protocol import Action, Randomness
from alhambra.search.sites import Sites
from alhambra.search.turns import TurnSearch
from alhambra.search.weights import STANDARD
from alhambra.tilegames.game import TileGame

_ADVISER = "searcher"


class Advice(NamedTuple):
    """The next action, and what would follow it in the same turn."""

    action: Action
    then: list[Action]


def advice(window: Window, randomness: Randomness) -> Advice:
    """The choice of a strong bot, with the rest of the turn as its search sees it."""
    action = make_bot(_ADVISER, randomness).choose(window)
    imagined = window.imagine(randomness)
    if not isinstance(imagined, TileGame):
        return Advice(action, [])
    sites = Sites(imagined.rules, STANDARD, [worth_of(type(module)) for module in imagined.modules])
    options = TurnSearch(imagined, window.seat, sites).options()
    found = [option.actions[1:] for option in options if option.actions[0] == action]
    return Advice(action, found[0] if found else [])
