"""The simplest opponent: any legal action, each equally likely."""

from alhambra.bots.base import Bot, Window, register
from alhambra.protocol import Action


@register
class RandomBot(Bot):
    """Chooses by lot."""

    name = "random"

    def choose(self, window: Window) -> Action:
        return window.legal_actions().pick(self.randomness)
