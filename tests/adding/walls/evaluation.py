"""The value of a position in Walls: the evaluation of all games with tiles asks the rules for the points."""

from alhambra.tilegames.evaluation import evaluate

__all__ = ["evaluate"]
