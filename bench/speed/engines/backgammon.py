"""Backgammon, through OpenSpiel's Python interface."""

import random
from collections.abc import Callable
from typing import Any

import pyspiel

from bench.speed.engines.base import STEP_BY_STEP, WHOLE_GAME, Engine, Play


class Backgammon(Engine):
    """Random legal actions; dice are drawn from the chance outcomes and are not decisions."""

    def __init__(self) -> None:
        self.game = pyspiel.load_game("backgammon")

    def ways(self) -> dict[str, Play]:
        return {STEP_BY_STEP: self._play}

    def _play(self, number: int) -> int:
        return _play_on(self.game.new_initial_state(), random.Random(number), WHOLE_GAME)

    def copier(self, number: int) -> Callable[[], object]:
        half = self._play(number) // 2
        state = self.game.new_initial_state()
        _play_on(state, random.Random(number), half)
        clone: Callable[[], object] = state.clone
        return clone


def _play_on(state: Any, randomness: random.Random, limit: int) -> int:
    """Play at most this many random decisions; return how many there were."""
    decisions = 0
    while decisions < limit and not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(randomness.choices(outcomes, weights)[0])
        else:
            state.apply_action(randomness.choice(state.legal_actions()))
            decisions += 1
    return decisions
