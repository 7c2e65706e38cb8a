"""What the City Gates are worth to a seat, in points."""

from alhambra.bots.module_evaluation import CardWorth
from alhambra.tilegames.modules.gates.rules import TakeGate

EVALUATION = CardWorth(TakeGate)
