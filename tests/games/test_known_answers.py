"""A game caches its answers: one that is queried all the time answers like one that was never queried."""

import pytest

from alhambra.games import GAMES, new_game
from alhambra.protocol import GameConfig, Randomness
from alhambra.tilegames.game import TileGame

ALL_MODULES = GAMES["alhambra"].modules
CONFIGS = [
    GameConfig("alhambra", 2),
    GameConfig("alhambra", 3),
    GameConfig("alhambra", 4, ALL_MODULES),
    GameConfig("alhambra", 3, ["gates", "characters"]),
    GameConfig("granada", 2, ["bureaux"]),
    GameConfig("combined", 3),
]
ACTIONS = 400


def begin(config: GameConfig) -> TileGame:
    game = new_game(config, 11)
    assert isinstance(game, TileGame)
    return game


def offers(game: TileGame) -> list[str]:
    return [action.notation() for action in game.legal_actions()]


def picks(game: TileGame) -> list[str]:
    """Return what random picking chooses."""
    return [game.legal_actions().pick(Randomness(seed)).notation() for seed in range(4)]


def go_elsewhere(game: TileGame, randomness: Randomness) -> None:
    """Let copies continue differently, queried before and after."""
    for _ in range(2):
        twin = game.copy()
        for _ in range(2):
            if not twin.is_over:
                actions = twin.legal_actions()
                twin.play(actions[randomness.below(len(actions))])
        if not twin.is_over:
            offers(twin)
            picks(twin)


def ask_about_all_seats(game: TileGame) -> None:
    """Let a copy compute the others' answers, too, as in their turns."""
    twin = game.copy()
    for seat in range(game.rules.seats):
        if not twin.is_over and twin.step.kind == "turn":
            offers(twin)
            picks(twin)
            twin.play(twin.legal_actions()[seat % len(twin.legal_actions())])


def go_round(game: TileGame, randomness: Randomness) -> None:
    """Let a copy continue until every seat has chosen again, queried before each action."""
    twin = game.copy()
    end = twin.turn_count + game.rules.seats + 1
    while not twin.is_over and twin.turn_count < end:
        offers(twin)
        actions = twin.legal_actions()
        twin.play(actions[randomness.below(len(actions))])
    if not twin.is_over:
        offers(twin)


@pytest.mark.parametrize("config", CONFIGS, ids=repr)
def test_a_game_that_was_asked_before_answers_like_one_that_was_not(config: GameConfig) -> None:
    busy, quiet = begin(config), begin(config)
    randomness, choice = Randomness("elsewhere"), Randomness("choice")
    for number in range(ACTIONS):
        if busy.is_over:
            break
        first_picks, first_offers = picks(busy), offers(busy)
        go_elsewhere(busy, randomness)
        if number % 8 == 0:
            go_round(busy, randomness)
        ask_about_all_seats(busy)
        fresh = quiet.copy()
        assert first_offers == offers(busy) == offers(fresh)
        assert first_picks == picks(busy) == picks(quiet.copy())
        actions = busy.legal_actions()
        action = actions[choice.below(len(actions))]
        busy.play(action)
        quiet.play(action)
    assert busy.checksum() == quiet.checksum()


@pytest.mark.parametrize("config", CONFIGS, ids=repr)
def test_whoever_changes_a_list_of_legal_actions_changes_nothing_in_the_game(config: GameConfig) -> None:
    game = begin(config)
    choice = Randomness("choice")
    for _ in range(ACTIONS):
        if game.is_over:
            break
        twin = game.copy()
        expected, expected_picks = offers(game), picks(game)
        actions = list(game.legal_actions())
        action = actions[choice.below(len(actions))]
        actions.reverse()
        actions += actions
        assert offers(game) == offers(twin) == expected
        actions.clear()
        assert offers(game) == offers(twin) == expected
        assert picks(game) == expected_picks
        game.play(action)
