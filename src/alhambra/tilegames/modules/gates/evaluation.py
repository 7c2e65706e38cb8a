"""The evaluation of the City Gates."""

from alhambra.bots.module_evaluation import CardEvaluation
from alhambra.tilegames.modules.gates.rules import TakeGate

EVALUATION = CardEvaluation(TakeGate)
