"""The evaluation of the Vizier's Favour."""

from collections.abc import Callable

from alhambra.bots.module_evaluation import ModuleEvaluation
from alhambra.protocol import Action
from alhambra.search.evaluation.budget import Budget
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.modules.vizier.rules import BuyWithStone, KeepStone, StoneStep, TurnStoneUp, Vizier

STONE = 1.5  # points for an active stone, which can buy a tile before somebody else does


class StoneEvaluation(ModuleEvaluation):
    """The evaluation of stones that buy between two turns."""

    def gain(self, action: Action, late: float, card: float) -> float | None:
        return STONE * late if isinstance(action, TurnStoneUp) else None

    def answer(self, game: TileGame, look: Callable[[], Budget]) -> Action | None:
        """Buy the tile with the highest gain in one currency, if that is above the stone's value.

        With an empty bag a purchase can end the game, so all answers must be tried.
        """
        if not isinstance(game.step, StoneStep) or not all(game.bags):
            return None
        budget = look()
        bargain = budget.bargain()
        if bargain is None or bargain.gain <= STONE * budget.evaluation.late:
            return KeepStone()
        return BuyWithStone(game.rules.words, bargain.tile, bargain.cards)

    def value(self, game: TileGame, seat: int, turns: float, late: float) -> float:
        return STONE * late if game.module_of(Vizier).active[seat] else 0.0


EVALUATION = StoneEvaluation()
