"""The evaluation of the Bonus Cards."""

from alhambra.bots.module_evaluation import ModuleEvaluation
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.modules.bonus_cards.rules import BonusCards


class BonusCardEvaluation(ModuleEvaluation):
    """The evaluation of bonus cards in hand."""

    def counted_twice(self, game: TileGame, seat: int) -> tuple[int, ...]:
        module = game.module_of(BonusCards)
        return tuple([module.tiles[card] for card in module.hand(seat)])


EVALUATION = BonusCardEvaluation()
