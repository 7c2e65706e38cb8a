"""The Diamonds: a fifth currency, valid on every field of the market."""

from alhambra.tilegames.modules.diamonds.rules import Diamonds

__all__ = ["Diamonds"]
