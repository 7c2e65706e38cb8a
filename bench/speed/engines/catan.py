"""Catan with four players, by catanatron."""

from collections.abc import Callable

from catanatron import Color, Game, RandomPlayer

from bench.speed.engines.base import STEP_BY_STEP, Engine, Play

COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


class Catan(Engine):
    """Four of catanatron's own random players."""

    def ways(self) -> dict[str, Play]:
        return {STEP_BY_STEP: self._play}

    def _begin(self, number: int) -> Game:
        return Game([RandomPlayer(color) for color in COLORS], seed=number + 1)  # it treats 0 as no seed

    def _play(self, number: int) -> int:
        game = self._begin(number)
        game.play()
        return len(game.state.actions)

    def copier(self, number: int) -> Callable[[], object]:
        half = self._play(number) // 2
        game = self._begin(number)
        for _ in range(half):
            game.play_tick()
        copy: Callable[[], object] = game.copy
        return copy
