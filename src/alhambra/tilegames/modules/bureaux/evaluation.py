"""The evaluation of the Bureaux de Change."""

from alhambra.bots.module_evaluation import CardEvaluation
from alhambra.tilegames.modules.bureaux.rules import TakeBureau

EVALUATION = CardEvaluation(TakeBureau)
