"""The greedy bot in Granada and in the combined game."""

import pytest

from alhambra.arena import Series
from alhambra.protocol import GameConfig
from alhambra.protocol.actions import cell
from alhambra.tilegames.evaluation import evaluate
from tests.rules.positions import Position


@pytest.mark.parametrize(("game", "games"), [("granada", 4), ("combined", 2)])
def test_greedy_beats_three_random_bots(game: str, games: int) -> None:
    bots = ["greedy", "random", "random", "random"]
    for result in Series(GameConfig(game, 4), bots, 1).results(games):
        assert [result.bots[seat] for seat in result.winners] == ["greedy"]


@pytest.mark.parametrize("modules", [("vizier",), ("bureaux",), ("vizier", "bureaux")])
def test_greedy_plays_with_the_modules_of_granada(modules: tuple[str, ...]) -> None:
    (result,) = Series(GameConfig("granada", 2, modules), ["greedy", "random"], 1).results(1)
    assert result.scores[result.bots.index("greedy")] == max(result.scores)


def test_looking_at_places_for_the_first_city_tile_does_not_begin_the_city() -> None:
    position = Position(3, (), "combined").palace(0, {(1, 0): "tower_13_e"}).placing(0, "library_10")
    before = position.game.checksum()
    for action in position.game.legal_actions():
        evaluate(position.game, 0, action)
    assert position.game.checksum() == before
    assert list(position.game.palaces[0].cells_for(position.game.rules.catalog.piece("arena_8"))) == [cell(2, 0)]


def test_greedy_turns_a_tile_over_for_a_majority_and_knows_that_the_reserve_is_free() -> None:
    position = Position(3, (), "granada").palace(0, {(1, 0): "school_12", (2, 0): "school_11"})
    position.palace(1, {(1, 0): "school_10", (2, 0): "school_9", (0, 1): "school_8"})
    position.placing(0, "arena_12").hand(0, "gulden_3")
    values = {action.notation(): evaluate(position.game, 0, action) for action in position.game.legal_actions()}
    assert max(values, key=lambda action: values[action]) == "turn_over arena_12 gulden_3"
    assert values["reserve school_13"] > values["reserve arena_12"]
