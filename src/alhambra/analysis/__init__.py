"""Analysis by strong bots: win chances, the best moves with their reasons, costly moves."""

from alhambra.analysis.advice import Advice, advise
from alhambra.analysis.game_analysis import analyse

__all__ = ["Advice", "advise", "analyse"]
