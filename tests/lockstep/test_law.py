"""Games that a seat cannot tell apart, imagined with the same stream, are equal: all games, all kinds of modules."""

import pytest

from alhambra.games import GAMES, new_game
from alhambra.protocol import GameConfig, Randomness
from tests.lockstep.law import assert_equal, imagined
from tests.lockstep.pair import Pair
from tests.lockstep.walks import config_of, walk

WALKS = 32
PAIRS = 63  # of positions in each case: more than 2000 in all


@pytest.mark.parametrize("first", range(WALKS))
def test_games_that_a_seat_cannot_tell_apart_are_imagined_alike(first: int) -> None:
    number, left = first, PAIRS
    while left:
        left -= walk(number, left).pairs
        number += WALKS


def test_walks_lead_through_all_games_and_sets_of_modules() -> None:
    walks = range(2 ** (len(GAMES["alhambra"].modules) + 1))
    found = {(config.game, config.modules) for config in map(config_of, walks)}
    for info in GAMES.values():
        assert len([modules for game, modules in found if game == info.name]) == 2 ** len(info.modules)


@pytest.mark.parametrize(
    ("modules", "hidden_outcomes"), [(["bonus_cards"], 3), (["gates"], 1), (["characters", "bureaux"], 3)]
)
def test_games_in_lockstep_differ_in_hidden_things(modules: list[str], hidden_outcomes: int) -> None:
    pair = Pair(GameConfig("alhambra", 4, modules), 1, Randomness("hidden things"))
    differing = []
    while not pair.is_over:
        pair.step()
        differing.append(pair.differs)
    assert pair.hidden_outcomes >= hidden_outcomes
    assert differing.count(True) > len(differing) // 2


@pytest.mark.parametrize("game", list(GAMES))
def test_where_chance_comes_from_is_not_imagined(game: str) -> None:
    seeded = new_game(GameConfig(game, 3, GAMES[game].modules), 5)
    for _ in range(40):
        seeded.play(seeded.legal_actions()[0])
    for seat in range(3):
        assert_equal(imagined(seeded, seat, "thought"), imagined(seeded.with_open_chance(), seat, "thought"))
