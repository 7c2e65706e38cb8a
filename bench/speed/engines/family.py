"""The games of the Alhambra family."""

from collections.abc import Callable

from alhambra import Game, GameConfig, Randomness, new_game
from alhambra._build import build_name
from bench.speed.engines.base import PLAY_OUT, STEP_BY_STEP, WHOLE_GAME, Engine, Play


class Family(Engine):
    """One game of the family, without event recording."""

    def __init__(self, config: GameConfig) -> None:
        self.config = config
        self.build = build_name()

    def ways(self) -> dict[str, Play]:
        return {PLAY_OUT: self._play_out, STEP_BY_STEP: self._step_by_step}

    def _begin(self, number: int) -> Game:
        game = new_game(self.config, number)
        game.records_events = False
        return game

    def _play_out(self, number: int) -> int:
        return self._begin(number).play_out(Randomness(number))

    def _step_by_step(self, number: int) -> int:
        return _play_on(self._begin(number), Randomness(number), WHOLE_GAME)

    def copier(self, number: int) -> Callable[[], object]:
        half = self._step_by_step(number) // 2
        game = self._begin(number)
        _play_on(game, Randomness(number), half)
        return game.copy


def _play_on(game: Game, randomness: Randomness, limit: int) -> int:
    """Play at most this many random decisions; return how many there were."""
    decisions = 0
    while decisions < limit and not game.is_over:
        actions = game.legal_actions()
        game.play(actions[randomness.below(len(actions))])
        decisions += 1
    return decisions
