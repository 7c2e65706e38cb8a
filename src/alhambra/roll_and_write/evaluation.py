"""How good an action of Roll & Write looks, for bots."""

from alhambra.roll_and_write.action_values import evaluate

__all__ = ["evaluate"]
