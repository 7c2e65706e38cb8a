"""The evaluation of actions in Roll & Write, for bots."""

from alhambra.search.roll_and_write.action_values import evaluate

__all__ = ["evaluate"]
