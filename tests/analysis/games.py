"""Short recorded games to analyse."""

from typing import Final

from alhambra import GameConfig, Record, new_game
from alhambra.games import from_position
from alhambra.protocol import Game, Randomness

ALL_MODULES: Final = ["bonus_cards", "bureaux", "camps", "characters", "diamonds", "gates", "huts", "vizier"]
KINDS: Final = [
    GameConfig("alhambra", 2),
    GameConfig("alhambra", 3, ALL_MODULES),
    GameConfig("granada", 2),
    GameConfig("combined", 2),
    GameConfig("roll_and_write", 2),
]


def kind_name(config: GameConfig) -> str:
    """Return a short name of a kind of game for a test."""
    return f"{config.game}-{len(config.modules)}-modules"


def begun(config: GameConfig, entries: int, seed: int = 5) -> Game:
    """Return a game after some random choices."""
    game = new_game(config, seed)
    for _ in range(entries):
        game.play(game.legal_actions().pick(Randomness(game.position())))
    return game


def last_entries(config: GameConfig, entries: int) -> Record:
    """Return the record of a game that begins shortly before the end of another one between random players."""
    whole = new_game(config, 5)
    count = whole.play_out(Randomness(1))
    before = new_game(config, 5)
    for entry in whole.entries()[: count - entries]:
        assert entry.action is not None
        before.play(entry.action)
    game = from_position(before.position(), 5)
    game.play_out(Randomness(2))
    return game.record()
