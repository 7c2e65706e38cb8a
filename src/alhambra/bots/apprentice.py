"""The apprentice bot: a builder that overlooks some of its options."""

from alhambra.bots.base import Window, register
from alhambra.bots.builder import BuilderBot
from alhambra.protocol import Action
from alhambra.search.evaluation.palace_cache import PalaceCache
from alhambra.search.sampling import Option


@register
class ApprenticeBot(BuilderBot):
    """A bot that overlooks about half of its options and takes the best of the others."""

    name = "apprentice"

    def decide(self, window: Window, options: list[Option], palace_cache: PalaceCache) -> Action:
        return self._seen(options)

    def decide_sheet(self, window: Window, options: list[Option]) -> Action:
        return self._seen(options)

    def _seen(self, options: list[Option]) -> Action:
        for option in options:
            if self.randomness.below(2):
                return option.actions[0]
        return options[0].actions[0]
