"""What the Bureaux de Change are worth to a seat, in points."""

from alhambra.bots.module_worth import ModuleWorth
from alhambra.protocol import Action
from alhambra.tilegames.modules.bureaux.rules import TakeBureau


class BureauWorth(ModuleWorth):
    """Cards that are worth what any card is that is not money."""

    def gain(self, action: Action, late: float, card: float) -> float | None:
        return card if isinstance(action, TakeBureau) else None


WORTH = BureauWorth()
