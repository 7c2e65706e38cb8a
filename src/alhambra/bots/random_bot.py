"""The random bot, the simplest opponent."""

from alhambra.bots.base import Bot, Window, register
from alhambra.protocol import Action


@register
class RandomBot(Bot):
    """A bot that chooses among the legal actions uniformly at random."""

    name = "random"

    def choose(self, window: Window) -> Action:
        return window.legal_actions().pick(self.randomness)
