"""The analysis of a decision does not depend on what its seat could not know."""

from typing import Any

import pytest

from alhambra.analysis.advice import advise
from alhambra.analysis.decisions import judge_for
from alhambra.analysis.win_chances import win_chances
from alhambra.bots import Window
from alhambra.protocol import Action, Game, GameConfig, Randomness
from tests.lockstep.pair import Pair

HIDING = [["bonus_cards", "gates"], ["characters", "bureaux"], ["bonus_cards", "characters", "huts", "vizier"]]
DECISIONS = 3
STEPS = 400
SAMPLES = 2
GAMES = 2


def judgement(game: Game, seat: int, played: Action, seed: str) -> list[Any]:
    """Return everything an analysis finds out about a decision."""
    randomness = Randomness(seed)
    found: list[Any] = [
        (advice.action.notation(), [action.notation() for action in advice.then], advice.cost, advice.reasons)
        for advice in advise(Window(game, seat), randomness, SAMPLES, played)
    ]
    judged = judge_for(game, SAMPLES).judge(game, played)
    for option in (judged.played, *judged.best):
        found.append(([action.notation() for action in option.actions], option.cost, option.reasons))
    return [*found, judged.chance_lost, judged.because, win_chances(game, seat, randomness, GAMES)]


@pytest.mark.slow
@pytest.mark.parametrize("modules", HIDING, ids=" ".join)
def test_games_that_a_seat_cannot_tell_apart_are_judged_alike(modules: list[str]) -> None:
    randomness = Randomness(f"analysis of {modules}")
    pair = Pair(GameConfig("alhambra", 3, modules), 0, randomness)
    compared = 0
    for _ in range(STEPS):
        if pair.is_over or compared == DECISIONS:
            break
        pair.step()
        decision = pair.one.decision
        if decision is None or decision.seat != pair.watcher or not pair.differs or randomness.below(3):
            continue
        offers = pair.one.legal_actions()
        played, seed = offers[randomness.below(len(offers))], randomness.fork()
        one, other = (judgement(game, pair.watcher, played, seed) for game in (pair.one, pair.other))
        assert one == other
        compared += 1
    assert compared == DECISIONS
