"""Players that see only what their seat may see."""

from alhambra.bots import apprentice, builder, greedy, random_bot, searcher
from alhambra.bots.base import BOTS, Bot, Window, register
from alhambra.bots.factory import make_bot

__all__ = ["BOTS", "Bot", "Window", "apprentice", "builder", "greedy", "make_bot", "random_bot", "register", "searcher"]
