"""The greedy bot: takes the action after which the position looks best, by one look ahead."""

from collections.abc import Sequence

from alhambra.bots.base import Bot, Window, register
from alhambra.bots.evaluation import EVALUATORS
from alhambra.protocol import Action, Game


@register
class GreedyBot(Bot):
    """Tries every legal action once in an imagined game and keeps the best."""

    name = "greedy"

    def choose(self, window: Window) -> Action:
        actions = window.legal_actions()
        if len(actions) == 1:
            return actions[0]
        return best_at_a_glance(window.imagine(self.randomness), window.seat, actions)


def best_at_a_glance(game: Game, seat: int, actions: Sequence[Action]) -> Action:
    """The action after which an imagined game looks best to the seat."""
    evaluate = EVALUATORS[game.config.game]
    best, best_value = actions[0], float("-inf")
    for action in actions:
        value = evaluate(game, seat, action)
        if value > best_value:
            best, best_value = action, value
    return best
