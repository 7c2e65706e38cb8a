"""The Bonus Cards: secret cards, each of which makes a tile count twice."""

from alhambra.tilegames.modules.bonus_cards.rules import BonusCards

__all__ = ["BonusCards"]
