"""A checksum tells positions apart by everything that pending steps know."""

from typing import Any

import pytest

from alhambra._build import COMPILED, build_name
from alhambra.games import GAMES, new_game
from alhambra.protocol import GameConfig, Randomness
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.placing import PlaceNewTiles
from alhambra.tilegames.step import Step


def attributes(step: Step) -> list[Any]:
    """All that the step was made with, besides its kind and its seat."""
    return [value for name, value in vars(step).items() if name not in ("kind", "seat")]


@pytest.mark.skipif(build_name() == COMPILED, reason="objects of the compiled build do not list their attributes")
@pytest.mark.parametrize("name", ["alhambra", "granada", "combined"])
@pytest.mark.parametrize("seats", [2, 5])
def test_every_pending_step_tells_all_that_it_knows(name: str, seats: int) -> None:
    told = 0
    for seed in range(3):
        game = new_game(GameConfig(name, seats, GAMES[name].modules), seed).with_open_chance()
        assert isinstance(game, TileGame)
        lot = Randomness(f"{name} {seed}")
        while not game.is_over:
            for step in game.steps:
                if step.kind != "first_market" and step.kind != "fill_market":  # the kind tells it
                    assert step.state() == attributes(step), step
                    told += len(step.state())
            chance = game.chance
            if chance is None:
                actions = game.legal_actions()
                game.play(actions[lot.below(len(actions))])
            else:
                game.resolve(chance.outcomes[lot.below(len(chance.outcomes))][0])
    assert told > 0


def test_what_a_pending_step_knows_is_in_the_checksum() -> None:
    checksums = []
    for awarded in (False, True):
        game = new_game(GameConfig("alhambra", 3), 1)
        assert isinstance(game, TileGame)
        game.push([PlaceNewTiles(0, awarded)])
        checksums.append(game.checksum())
    assert checksums[0] != checksums[1]
