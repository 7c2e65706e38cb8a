"""What the Bureaux de Change are worth to a seat, in points."""

from alhambra.bots.module_evaluation import CardEvaluation
from alhambra.tilegames.modules.bureaux.rules import TakeBureau

EVALUATION = CardEvaluation(TakeBureau)
