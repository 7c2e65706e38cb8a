"""Bots that try their best options in samples of one round."""

from alhambra.bots.base import Window, register
from alhambra.bots.builder import BuilderBot
from alhambra.bots.effort import Effort
from alhambra.protocol import Action, Randomness
from alhambra.search.rounds import best_by_samples
from alhambra.search.sites import Sites
from alhambra.search.turns import Option
from alhambra.tilegames.game import TileGame


@register
class SearcherBot(BuilderBot):
    """Plays its best turns out to its next one, with other cards and tiles each time; it places like the builder."""

    name = "searcher"
    samples = 32
    unsampled: tuple[str, ...] = ("place", "place_turned")  # kinds of decision that are settled without samples

    def __init__(self, randomness: Randomness) -> None:
        super().__init__(randomness)
        self.effort = Effort(self.samples)

    def adjust(self, setting: str) -> None:
        self.effort = Effort.read(setting)

    def decide(self, window: Window, options: list[Option], sites: Sites) -> Action:
        if window.decision.kind in self.unsampled:
            return options[0].actions[0]

        def imagine() -> TileGame:
            game = window.imagine(self.randomness)
            assert isinstance(game, TileGame)
            return game

        self.effort.begin()
        return best_by_samples(options, window.seat, sites, imagine, self.effort.goes_on).actions[0]


@register
class MasterBot(SearcherBot):
    """The same with more samples, for placing too."""

    name = "master"
    samples = 160
    unsampled = ()
