"""MOD: which modules go with which game."""

from itertools import combinations

import pytest

from alhambra.games import GAMES, check_config, new_game
from alhambra.protocol import ConfigError, Game, GameConfig, Randomness, canonical_seed
from alhambra.tilegames.modules.characters import Characters
from alhambra.tilegames.modules.characters.rules.state import CharacterState
from alhambra.tilegames.modules.vizier import Vizier
from alhambra.tilegames.turns.placing import PLACING_ACTIONS
from alhambra.tilegames.turns.turn import TURN_ACTIONS
from tests.engines import new_tile_game
from tests.packaged import PACKAGED

BOTH_EXPANSIONS = {"vizier", "bureaux", "bonus_cards", "huts", "gates", "diamonds", "characters", "camps"}
TABLE: dict[str, set[str]] = {
    "alhambra": BOTH_EXPANSIONS,
    "granada": {"vizier", "bureaux"},
    "combined": {"vizier", "bureaux"},
    "roll_and_write": set(),
}


def subsets(modules: set[str]) -> list[frozenset[str]]:
    return [frozenset(chosen) for size in range(len(modules) + 1) for chosen in combinations(sorted(modules), size)]


def play_on(game: Game, seed: int, most: int = 10_000) -> None:
    """Play randomly to the end or for this many actions."""
    chooser = Randomness(seed)
    while not game.is_over and most:
        actions = game.legal_actions()
        game.play(actions[chooser.below(len(actions))])
        most -= 1


@pytest.mark.clause("MOD-1")
@pytest.mark.parametrize(("game", "sets"), [("alhambra", 256), ("granada", 4), ("combined", 4), ("roll_and_write", 1)])
def test_any_subset_of_the_modules_of_a_game_can_be_played(game: str, sets: int) -> None:
    assert {module.name for module in PACKAGED if game in module.games} == TABLE[game] <= set(GAMES[game].modules)
    chosen = subsets(TABLE[game])
    assert len(chosen) == sets
    for number, modules in enumerate(chosen):
        config = GameConfig(game, 2 + number % 4, modules)
        started = new_game(config, number)
        assert started.config == config
        play_on(started, number, most=20)


@pytest.mark.clause("MOD-1")
@pytest.mark.parametrize("game", ["alhambra", "granada", "combined"])
def test_all_modules_together_can_be_played_to_the_end(game: str) -> None:
    for seats in range(2, 7):
        started = new_game(GameConfig(game, seats, TABLE[game]), seats)
        play_on(started, seats)
        assert started.is_over


@pytest.mark.clause("MOD-2")
@pytest.mark.parametrize("game", list(TABLE))
def test_a_module_that_the_table_forbids_is_refused(game: str) -> None:
    for module in sorted(BOTH_EXPANSIONS - TABLE[game]):
        for others in ([], sorted(TABLE[game])):
            with pytest.raises(ConfigError, match=f"MOD-2: .* is not played with the module '{module}'"):
                check_config(GameConfig(game, 3, [module, *others]))


@pytest.mark.clause("MOD-2")
@pytest.mark.parametrize("game", list(TABLE))
def test_an_unknown_module_is_refused_and_the_possible_ones_are_named(game: str) -> None:
    with pytest.raises(ConfigError, match=r"MOD-2: .* 'dragons'") as refused:
        new_game(GameConfig(game, 3, ["dragons"]), 1)
    for module in TABLE[game]:
        assert module in str(refused.value)


@pytest.mark.clause("MOD-2")
@pytest.mark.parametrize(
    ("game", "seats", "reason"),
    [
        ("alhambra", 1, "2 to 6 players, not for 1"),
        ("alhambra", 7, "2 to 6 players, not for 7"),
        ("alhambra", 0, "2 to 6 players"),
        ("alhambra", -3, "2 to 6 players"),
        ("granada", 1, "2 to 6 players"),
        ("combined", 7, "2 to 6 players"),
        ("roll_and_write", 6, "1 to 5 players"),
        ("roll_and_write", 0, "1 to 5 players"),
    ],
)
def test_a_wrong_number_of_players_is_refused(game: str, seats: int, reason: str) -> None:
    with pytest.raises(ConfigError, match=f"MOD-2: .*{reason}"):
        new_game(GameConfig(game, seats), 1)


@pytest.mark.clause("MOD-2")
def test_every_allowed_number_of_players_is_accepted() -> None:
    for game, info in GAMES.items():
        for seats in range(info.min_seats, info.max_seats + 1):
            check_config(GameConfig(game, seats))


def test_unknown_games_and_options_are_refused() -> None:
    with pytest.raises(ConfigError, match="There is no game 'chess'; possible: alhambra"):
        new_game(GameConfig("chess", 2), 1)
    with pytest.raises(ConfigError, match="is not played with the variant 'fast'; possible: scoring_at_once"):
        new_game(GameConfig("alhambra", 2, (), ["fast"]), 1)
    with pytest.raises(ConfigError, match="is not played with the variant 'fast'; possible: simplified_scoring"):
        new_game(GameConfig("granada", 2, (), ["fast"]), 1)


@pytest.mark.clause("MOD-3")
@pytest.mark.parametrize("module", sorted(BOTH_EXPANSIONS))
def test_a_module_leaves_the_actions_of_the_base_game_as_they_are(module: str) -> None:
    kinds = new_game(GameConfig("alhambra", 3, [module]), 1).action_set.kinds
    for action in [*TURN_ACTIONS, *PLACING_ACTIONS]:
        assert kinds[action.kind] is action


@pytest.mark.clause("MOD-3")
@pytest.mark.parametrize("game", ["alhambra", "granada", "combined"])
def test_a_game_without_modules_shows_nothing_of_them(game: str) -> None:
    started = new_game(GameConfig(game, 3), 1)
    assert BOTH_EXPANSIONS.isdisjoint(started.view(0))
    with_all = new_game(GameConfig(game, 3, TABLE[game]), 1)
    assert set(with_all.view(0)) - set(started.view(0)) == TABLE[game]


def test_a_module_is_asked_for_by_its_class() -> None:
    game = new_tile_game(GameConfig("alhambra", 3, ["characters", "vizier"]), canonical_seed(1))
    assert game.module_of(Vizier) is game.modules[0]
    assert game.module_of(Characters) is game.module_of(CharacterState) is game.modules[1]
    assert game.copy().module_of(Vizier) is not game.module_of(Vizier)


def test_a_module_that_is_not_played_cannot_be_asked_for() -> None:
    game = new_tile_game(GameConfig("alhambra", 3, ["characters"]), canonical_seed(1))
    with pytest.raises(ConfigError, match="This game is played without the module 'vizier'"):
        game.module_of(Vizier)
