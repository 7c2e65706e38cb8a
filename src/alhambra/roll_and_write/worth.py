"""How good an action of Roll & Write looks, for bots."""

from alhambra.roll_and_write.outlook import evaluate

__all__ = ["evaluate"]
