"""How good an action looks to a seat, for each kind of game."""

from collections.abc import Callable

from alhambra.bots.roll_and_write import evaluate as evaluate_roll_and_write
from alhambra.bots.tiles import evaluate as evaluate_tiles
from alhambra.protocol import Action, Game

# The value of an action for a seat, in points; the game is imagined and must be left untouched.
Evaluator = Callable[[Game, int, Action], float]

EVALUATORS: dict[str, Evaluator] = {
    "alhambra": evaluate_tiles,
    "granada": evaluate_tiles,
    "combined": evaluate_tiles,
    "roll_and_write": evaluate_roll_and_write,
}
