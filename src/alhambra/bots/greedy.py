"""The greedy bot: takes the action that leads to the best position, looking one action ahead."""

from alhambra.bots.base import Bot, Window, register
from alhambra.bots.evaluators import evaluator_for
from alhambra.protocol import Action, Game


@register
class GreedyBot(Bot):
    """A bot that tries every legal action once in an imagined game and takes the best."""

    name = "greedy"

    def choose(self, window: Window) -> Action:
        offers = window.legal_actions()
        if len(offers) == 1:
            return offers[0]
        return offers[greedy_choice(window.imagine(self.randomness), window.seat)]


def greedy_choice(game: Game, seat: int) -> int:
    """Return the index of the offer after which an imagined game looks best to the seat."""
    evaluate = evaluator_for(game.config.game)
    best, best_value = 0, float("-inf")
    for index, action in enumerate(game.legal_actions()):  # need no second check
        value = evaluate(game, seat, action)
        if value > best_value:
            best, best_value = index, value
    return best
