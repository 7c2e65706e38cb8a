"""Games of Granada and of the combined game with much building, so that outlines become long and touch often."""

import pytest

from alhambra.games import new_game, replay
from alhambra.protocol import Action, Event, GameConfig, Randomness
from alhambra.tilegames.game import TileGame
from tests.games.checks import check_position
from tests.games.event_tracker import Diary
from tests.games.module_checks import checks_for
from tests.messages import fields
from tests.model.ground import longest_moat, longest_wall, longest_wall_and_moat

MODULE_SETS: list[tuple[str, ...]] = [(), ("vizier",), ("bureaux",), ("vizier", "bureaux")]
CONFIGS = [
    GameConfig(game, seats, MODULE_SETS[(seats + 2 * number) % 4], options)
    for game in ("granada", "combined")
    for seats in range(2, 7)
    for number, options in enumerate([(), ("simplified_scoring",)])
]


def title(config: GameConfig) -> str:
    return "-".join([config.game, str(config.seats), *sorted(config.modules), *sorted(config.options)])


def choose(actions: list[Action], randomness: Randomness) -> Action:
    """Return a random action, mostly one that builds if there is any."""
    building = [action for action in actions if action.kind in ("place", "build", "turn_over")]
    if building and randomness.below(4):
        actions = building
    return actions[randomness.below(len(actions))]


def check_lines(diary: Diary, event: Event) -> None:
    """Check each line on its own; the diary compares all points of a scoring at once."""
    for ground, lines in zip(diary.grounds, fields(event)["lines"], strict=True):
        assert lines["moat"] == longest_moat(ground)
        assert lines.get("wall", 0) == longest_wall(ground)
        assert lines.get("wall_and_moat", 0) == 2 * longest_wall_and_moat(ground)


@pytest.mark.clause("GRA-MARK-1", "GRA-SCO-1", "GRA-SCO-2", "GRA-SCO-4", "GRA-SCO-5", "GRA-DIRK-2")
@pytest.mark.clause("COM-MARK-1", "COM-PLACE-5", "COM-SCO-1", "COM-SCO-2", "COM-SCO-3", "COM-DIRK-1")
@pytest.mark.parametrize("config", CONFIGS, ids=title)
def test_games_of_builders_agree_with_the_slow_model(config: GameConfig) -> None:
    game = new_game(config, 1)
    assert isinstance(game, TileGame)
    diary = Diary(game, checks_for(game))
    randomness = Randomness(1)
    kinds: set[str] = set()
    while not game.is_over:
        action = choose(list(game.legal_actions()), randomness)
        kinds.add(action.kind)
        events = game.play(action)
        diary.read(game)
        for event in events:
            if event.kind == "scoring":
                check_lines(diary, event)
                check_position(game, diary, randomness)
    assert diary.scorings[-1] == 3
    assert {"place", "turn_over"} <= kinds
    assert any(ground.city_start is not None for ground in diary.grounds)


@pytest.mark.parametrize("config", CONFIGS, ids=title)
def test_games_played_out_by_lot_hold_only_legal_actions(config: GameConfig) -> None:
    game = new_game(config, 2)
    game.play_out(Randomness(3))
    assert game.is_over
    assert replay(game.record()).checksum() == game.checksum()
