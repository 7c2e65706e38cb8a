"""The Bonus Cards: secret cards that make one tile of a palace count twice."""

from alhambra.tilegames.modules.bonus_cards.rules import BonusCards

__all__ = ["BonusCards"]
