"""Whole games of every kind with tiles, with every invariant checked."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alhambra.games import GAMES
from alhambra.protocol import GameConfig, canonical_seed
from alhambra.tilegames import INFOS
from alhambra.tilegames.modules import MODULES
from tests.engines import new_tile_game
from tests.games.checks import play_checked_game
from tests.games.module_checks import GAME_CHECKS, checks_of

TILE_GAMES = [info.name for info in INFOS]


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_base_game_keeps_all_invariants(seats: int) -> None:
    for seed in range(3):
        play_checked_game(GameConfig("alhambra", seats), seed, every=15)


@pytest.mark.slow
@pytest.mark.parametrize("game", TILE_GAMES)
@settings(max_examples=max(settings().max_examples // 4, 1))
@given(data=st.data())
def test_games_with_any_modules_keep_all_invariants(game: str, data: st.DataObject) -> None:
    info = GAMES[game]
    config = GameConfig(
        game,
        data.draw(st.integers(info.min_seats, info.max_seats), label="seats"),
        data.draw(st.sets(st.sampled_from(info.modules)), label="modules"),
        data.draw(st.sets(st.sampled_from(info.options)), label="options") if info.options else (),
    )
    play_checked_game(config, data.draw(st.integers(0, 10**6), label="seed"), every=100)


@pytest.mark.parametrize("module", [module.name for module in MODULES])
def test_a_module_alone_keeps_all_invariants(module: str) -> None:
    play_checked_game(GameConfig("alhambra", 3, [module]), 1, every=20)


def test_every_module_and_game_has_checks() -> None:
    assert [module.name for module in MODULES if checks_of(module) is None] == []
    assert set(GAME_CHECKS) == set(TILE_GAMES)


@pytest.mark.parametrize("game", TILE_GAMES)
def test_a_silent_game_tells_nothing_and_goes_the_same_way(game: str) -> None:
    loud = new_tile_game(GameConfig(game, 3), canonical_seed(4))
    silent = new_tile_game(GameConfig(game, 3), canonical_seed(4))
    silent.records_events = False
    while not loud.is_over:
        action = loud.legal_actions()[-1]
        loud.play(action)
        assert silent.play(action) == []
    assert silent.checksum() == loud.checksum()
