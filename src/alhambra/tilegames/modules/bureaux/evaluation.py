"""What the Bureaux de Change are worth to a seat, in points."""

from alhambra.bots.module_evaluation import CardWorth
from alhambra.tilegames.modules.bureaux.rules import TakeBureau

EVALUATION = CardWorth(TakeBureau)
