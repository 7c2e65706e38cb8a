"""A checksum distinguishes positions by the whole state of pending steps."""

from typing import Any

import pytest

from alhambra._build import COMPILED, build_name
from alhambra.games import GAMES, new_game
from alhambra.protocol import Game, GameConfig, Randomness
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.modules.characters.rules.state import YUSUF, CharacterState
from alhambra.tilegames.step import Step
from alhambra.tilegames.turns.placing import PlaceNewTiles
from tests.rules.expansion_1_positions import Expanded


def attributes(step: Step) -> list[Any]:
    """Return the arguments of a step, besides its seat."""
    return [value for name, value in vars(step).items() if name != "seat"]


def told_by_steps(game: Game, randomness: Randomness) -> set[str]:
    """Play a game with open chance to its end; return the kinds of pending steps with a state, and all states."""
    kinds: set[str] = set()
    assert isinstance(game, TileGame)
    while not game.is_over:
        for step in game.pending():
            assert step.state() == attributes(step), step
            if step.state():
                kinds.add(step.kind)
        chance = game.chance
        if chance is None:
            actions = game.legal_actions()
            game.play(actions[randomness.below(len(actions))])
        else:
            game.resolve(chance.outcomes[randomness.below(len(chance.outcomes))][0])
    return kinds


@pytest.mark.skipif(build_name() == COMPILED, reason="objects of the compiled build do not list their attributes")
@pytest.mark.parametrize("name", ["alhambra", "granada", "combined"])
@pytest.mark.parametrize("seats", [2, 5])
def test_every_pending_step_tells_all_that_it_knows(name: str, seats: int) -> None:
    config = GameConfig(name, seats, GAMES[name].modules)
    for seed in range(3):
        assert told_by_steps(new_game(config, seed).with_open_chance(), Randomness(f"{name} {seed}"))
    kinds = told_by_steps(new_game(config, None), Randomness(name))  # here the set-up waits for chance too
    assert "deal_money" in kinds
    assert name != "alhambra" or kinds >= {"deal_bonus_card", "spread_gates"}


def test_what_a_pending_step_knows_is_in_the_checksum() -> None:
    checksums = []
    for awarded in (False, True):
        game = new_game(GameConfig("alhambra", 3), 1)
        assert isinstance(game, TileGame)
        game.push([PlaceNewTiles(0, awarded)])
        checksums.append(game.checksum())
    assert checksums[0] != checksums[1]


def test_what_modules_know_is_in_the_checksum() -> None:
    """One thing after another is changed by hand, and each change shows."""
    position = Expanded(3, ["bonus_cards", "characters", "huts", "vizier"]).bonus_hands("garden_10", "chambers_10", "")
    game = position.game
    checksums = [game.checksum()]
    position.active_stones(0, 1)
    checksums.append(game.checksum())
    position.hut_pile("hut_tower_n", "hut_tower_e")
    checksums.append(game.checksum())
    position.hut_pile("hut_tower_n", "hut_tower_s")
    checksums.append(game.checksum())
    position.bonus_hands("chambers_10", "garden_10", "")
    checksums.append(game.checksum())
    for owner in range(3):
        game.module_of(CharacterState).owners[YUSUF] = owner
        checksums.append(game.checksum())
    game.module_of(CharacterState).used = True
    checksums.append(game.checksum())
    assert len(set(checksums)) == len(checksums)
