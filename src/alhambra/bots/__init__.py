"""Players that see only what their seat may see.

``BOTS`` has the registered ones by name, and ``make_bot`` makes one; ``help(alhambra)`` shows how to write your own.

>>> from alhambra.bots import BOTS
>>> sorted(BOTS)
['apprentice', 'builder', 'champion', 'greedy', 'master', 'random', 'searcher', 'student']
"""

from alhambra.bots import (  # noqa: F401  (they register themselves)
    apprentice,
    builder,
    champion,
    greedy,
    random_bot,
    searcher,
    student,
)
from alhambra.bots.base import BOTS, Bot, Window, register
from alhambra.bots.factory import make_bot

__all__ = ["BOTS", "Bot", "Window", "make_bot", "register"]
