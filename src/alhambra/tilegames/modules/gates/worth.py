"""What the City Gates are worth to a seat, in points."""

from alhambra.bots.module_worth import CardWorth
from alhambra.tilegames.modules.gates.rules import TakeGate

WORTH = CardWorth(TakeGate)
