"""What the Bonus Cards are worth to a seat."""

from alhambra.bots.module_evaluation import ModuleEvaluation
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.modules.bonus_cards.rules import BonusCards


class BonusCardEvaluation(ModuleEvaluation):
    """Cards in hand, each of which makes one tile count twice."""

    def counted_twice(self, game: TileGame, seat: int) -> tuple[int, ...]:
        module = game.module_of(BonusCards)
        return tuple([module.tiles[card] for card in module.hand(seat)])


EVALUATION = BonusCardEvaluation()
