"""One-step evaluation of actions, for each game."""

from collections.abc import Callable

from alhambra.folders import found_in
from alhambra.games import GAMES
from alhambra.protocol import Action, Game

# The value of an action for a seat, in points; the game is imagined and must not be changed.
Evaluator = Callable[[Game, int, Action], float]


def evaluator_for(game: str) -> Evaluator:
    """Return the evaluator in the folder of a game, or one that counts visible points."""
    return found_in(GAMES[game].folder, "evaluation", "evaluate") or _points


def _points(game: Game, seat: int, action: Action) -> float:
    """Return the lead over the best of the others right after the action, before any chance."""
    trial = game.with_open_chance()
    trial.records_events = False
    trial.play(action)
    scores = trial.scores
    return scores[seat] - max([points for other, points in enumerate(scores) if other != seat], default=0)
