"""Bots that try their best options in samples of the rounds to come."""

from alhambra.bots.base import Window, register
from alhambra.bots.builder import BuilderBot, round_sampler, sheet_sampler
from alhambra.bots.effort import Effort
from alhambra.protocol import Action, Randomness
from alhambra.search.sampling import MOST_OPTIONS, Option, Sampler, best_by_samples
from alhambra.search.sites import Sites


@register
class SearcherBot(BuilderBot):
    """Plays its best turns out for two rounds, with other cards and tiles each time; it places like the builder."""

    name = "searcher"
    samples = 48
    options = MOST_OPTIONS  # that are tried
    unsampled: tuple[str, ...] = ("place", "place_turned")  # kinds of decision that are settled without samples

    def __init__(self, randomness: Randomness) -> None:
        super().__init__(randomness)
        self.effort = Effort(self.samples)

    def adjust(self, setting: str) -> None:
        self.effort = Effort.read(setting)

    def decide(self, window: Window, options: list[Option], sites: Sites) -> Action:
        if window.decision.kind in self.unsampled:
            return options[0].actions[0]
        return self._sampled(options, round_sampler(window, self.randomness, sites))

    def decide_sheet(self, window: Window, options: list[Option]) -> Action:
        return self._sampled(options, sheet_sampler(window, self.randomness))

    def _sampled(self, options: list[Option], sampler: Sampler) -> Action:
        self.effort.begin()
        return best_by_samples(options, sampler, self.effort.spent, self.options).actions[0]


@register
class MasterBot(SearcherBot):
    """The same with more samples of more options, for placing too."""

    name = "master"
    samples = 300
    options = 8
    unsampled = ()
