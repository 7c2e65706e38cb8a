"""The builder: searches its whole turn for the end that promises most."""

from alhambra.bots.base import Bot, Window, register
from alhambra.bots.greedy import best_at_a_glance
from alhambra.bots.module_worth import worth_of
from alhambra.protocol import Action
from alhambra.search.sites import Sites
from alhambra.search.turns import Option, TurnSearch
from alhambra.search.weights import STANDARD
from alhambra.tilegames.game import TileGame


@register
class BuilderBot(Bot):
    """Looks at every chain of exact payments and every ending of its turn, and values where it ends."""

    name = "builder"

    def choose(self, window: Window) -> Action:
        offers = window.legal_actions()
        if len(offers) == 1:
            return offers[0]
        game = window.imagine(self.randomness)
        if not isinstance(game, TileGame):
            return offers[best_at_a_glance(game, window.seat)]
        sites = Sites(game.rules, STANDARD, [worth_of(type(module)) for module in game.modules])
        return self.decide(window, TurnSearch(game, window.seat, sites).options(), sites)

    def decide(self, window: Window, options: list[Option], sites: Sites) -> Action:
        """The action to take, of options of which the best comes first."""
        return options[0].actions[0]
