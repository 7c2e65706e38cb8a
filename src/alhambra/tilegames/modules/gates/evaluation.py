"""What the City Gates are worth to a seat, in points."""

from alhambra.bots.module_evaluation import CardEvaluation
from alhambra.tilegames.modules.gates.rules import TakeGate

EVALUATION = CardEvaluation(TakeGate)
