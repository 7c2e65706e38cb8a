"""Positions of whole games of all kinds, through text and back."""

from typing import Any

import pytest

from alhambra import GameConfig, Randomness, from_position, new_game
from alhambra.protocol.positions.fields import Pending
from alhambra.roll_and_write.game import RollAndWrite
from alhambra.roll_and_write.turns.step import Roll, SheetStep
from alhambra.tilegames.belief.secrets import Clue
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.modules import MODULES
from alhambra.tilegames.scoring.scorings import ScoringStep
from alhambra.tilegames.step import ActionStep, AutomaticStep, Step
from alhambra.tilegames.turns.drawing import DrawsCards
from tests.positions.round_trips import assert_equal, choose, offers, walk

QUICK_WALKS = 12
WALKS = 40
POSITIONS = 10  # of each walk
ABSTRACT = {Pending, Step, ActionStep, AutomaticStep, DrawsCards, ScoringStep, SheetStep, Roll, Clue}


@pytest.mark.parametrize(
    "number", [*range(QUICK_WALKS), *(pytest.param(n, marks=pytest.mark.slow) for n in range(QUICK_WALKS, WALKS))]
)
def test_a_game_that_goes_on_from_its_position_is_the_same_game(number: int) -> None:
    assert walk(number, POSITIONS).positions == POSITIONS


def test_without_chance_a_position_has_another_future() -> None:
    game = new_game(GameConfig("alhambra", 3), 1)
    text = game.position()
    one, other, again = from_position(text, 1), from_position(text, 2), from_position(text, 2)
    assert one.checksum() == other.checksum() == game.checksum()
    assert from_position(text).dealt == "open"
    randomness = Randomness(1)
    for _ in range(20):
        choose(randomness, [other, again])
    assert_equal(other, again)
    assert one.streams is not None
    assert one.streams.used()[0] == 0


def test_a_position_tells_the_chance_only_if_it_is_asked_to() -> None:
    game = new_game(GameConfig("alhambra", 3), 1)
    assert game.seed is not None
    assert game.seed in game.position(with_chance=True)
    assert game.seed not in game.position()
    assert "stream" not in game.position()


def test_offers_from_a_text_are_those_of_the_game_but_for_their_order() -> None:
    game = new_game(GameConfig("alhambra", 2), 5)
    randomness = Randomness(5)
    for _ in range(60):
        game.play(game.legal_actions().pick(randomness))
    assert offers(from_position(game.position(), 1)) == offers(game)


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_game_goes_on_from_any_roll_of_roll_and_write(seats: int) -> None:
    """With one or two seats, buildings are also rolled for imaginary players at the end of each round."""
    game = new_game(GameConfig("roll_and_write", seats), None)
    assert isinstance(game, RollAndWrite)
    randomness = Randomness(1)
    rolled = set()
    for _ in range(120):
        if game.chance is not None:
            rolled.add((game.chance.kind, game.round > 0))
        assert_equal(from_position(game.position()), game)
        choose(randomness, [game])
    assert rolled >= {("building", False), ("dice", False), ("dice", True)}
    assert (("building", True) in rolled) == (seats < 3)


# --- every kind of step and clue round-trips ---


def all_of(kind: type[Any]) -> set[type[Any]]:
    """Return the class and its subclasses in the package."""
    found = {kind}
    for below in kind.__subclasses__():
        found |= all_of(below)
    return {each for each in found if each.__module__.startswith("alhambra.")}


def test_every_step_and_clue_can_be_read() -> None:
    read: set[type[Any]] = set()
    for name in ("alhambra", "granada", "combined"):
        modules = [module.name for module in MODULES if name in module.games]
        game = new_game(GameConfig(name, 3, modules), 1)
        assert isinstance(game, TileGame)
        read |= {*game.rules.step_set.kinds.values(), *game.rules.clue_set.kinds.values()}
    sheets = new_game(GameConfig("roll_and_write", 3), 1)
    assert isinstance(sheets, RollAndWrite)
    read |= set(sheets.step_set.kinds.values())
    assert (all_of(Pending) | all_of(Clue)) - ABSTRACT == read
