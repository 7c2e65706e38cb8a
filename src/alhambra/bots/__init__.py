"""Players that see only what their seat may see."""

from alhambra.bots import builder, greedy, random_bot
from alhambra.bots.base import BOTS, Bot, Window, make_bot, register

__all__ = ["BOTS", "Bot", "Window", "builder", "greedy", "make_bot", "random_bot", "register"]
