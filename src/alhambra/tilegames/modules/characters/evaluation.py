"""The evaluation of the Characters."""

from alhambra.bots.module_evaluation import ModuleEvaluation, Valuation
from alhambra.protocol import Action
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.modules.characters.rules.auction import BidStep, PayBidStep
from alhambra.tilegames.modules.characters.rules.before_turn import SecretDraw
from alhambra.tilegames.modules.characters.rules.paying import bid_payments
from alhambra.tilegames.modules.characters.rules.state import (
    AMMAR,
    FARUK,
    HAKIM,
    KARIM,
    KNIHSTIG,
    LAILA,
    MACHMA,
    YAMMERAD,
    YUSUF,
    CharacterState,
)
from alhambra.tilegames.scoring.scorings import LAST_SCORING

TOP_CARD = 3.0  # an unknown card from the deck

# The values of characters beyond visible points: once, for each turn and for each scoring to come.
ONCE = {KARIM: 4.0}
EACH_TURN = {KNIHSTIG: 0.15, AMMAR: 0.05, FARUK: 0.1, LAILA: 0.05, MACHMA: 0.15, YAMMERAD: 0.25}
EACH_SCORING = {HAKIM: 1.5, YUSUF: 0.5}


class CharacterEvaluation(ModuleEvaluation):
    """The evaluation of the services of characters to their owners."""

    def few(self, game: TileGame, actions: list[Action]) -> list[Action]:
        """Return only the pass and the lowest bid."""
        return actions[:2] if isinstance(game.step, BidStep) else actions

    def settle(self, game: TileGame, seat: int, money: Valuation) -> None:
        """Give the character to the highest bidder, with the cheapest payment."""
        step = game.step
        if isinstance(step, BidStep) and step.bidder == seat:
            amount, character = step.highest, step.character
        elif isinstance(step, PayBidStep) and step.seat == seat:
            amount, character = step.amount, step.character
        else:
            return
        game.pay(seat, _cheapest(game, seat, amount, money))
        game.module_of(CharacterState).receive(game, seat, character)

    def value(self, game: TileGame, seat: int, turns: float, late: float) -> float:
        step = game.step
        return TOP_CARD * late if isinstance(step, SecretDraw) and step.owner == seat else 0.0

    def services(self, game: TileGame, seat: int, turns: float, late: float) -> float:
        value = 0.0
        owners = game.module_of(CharacterState).owners
        if seat in owners:
            scorings = LAST_SCORING - game.scorings_done
            for character, owner in enumerate(owners):
                if owner == seat:
                    value += late * ONCE.get(character, 0.0) + turns * EACH_TURN.get(character, 0.0)
                    value += scorings * EACH_SCORING.get(character, 0.0)
        return value


def _cheapest(game: TileGame, seat: int, amount: int, money: Valuation) -> tuple[int, ...]:
    best: tuple[int, ...] = ()
    most = float("-inf")
    for payment in bid_payments(game, seat, amount):
        trial = game.copy()
        trial.pay(seat, payment)
        left = money(trial, seat)
        if left > most:
            best, most = payment, left
    return best


EVALUATION = CharacterEvaluation()
