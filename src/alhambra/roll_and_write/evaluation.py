"""How good an action of Roll & Write looks, for bots."""

from alhambra.search.roll_and_write.action_values import evaluate

__all__ = ["evaluate"]
