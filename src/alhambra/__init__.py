"""The Alhambra board-game family.

>>> from alhambra import GameConfig, new_game
>>> game = new_game(GameConfig("alhambra", seats=3), seed=7)
>>> events = game.play(game.legal_actions()[0])
"""

from alhambra import _build

_build.choose_build()  # before any other module of the package is loaded

from alhambra.games import GAMES, deal_game, from_position, imagine, new_dealing, new_game, replay, replay_entries  # noqa: E402
from alhambra.protocol import (  # noqa: E402
    RULES_VERSION,
    Action,
    AlhambraError,
    Chance,
    ConfigError,
    Contribution,
    Deal,
    Dealing,
    DealingError,
    Decision,
    Event,
    Game,
    GameConfig,
    GameInfo,
    IllegalAction,
    NotationError,
    Player,
    PositionError,
    Randomness,
    Record,
    RecordError,
    Refusal,
    SeatError,
    View,
    to_bytes,
)
from alhambra.texts import language, languages  # noqa: E402

__version__ = "0.2.0"

__all__ = [
    "GAMES",
    "RULES_VERSION",
    "Action",
    "AlhambraError",
    "Chance",
    "ConfigError",
    "Contribution",
    "Deal",
    "Dealing",
    "DealingError",
    "Decision",
    "Event",
    "Game",
    "GameConfig",
    "GameInfo",
    "IllegalAction",
    "NotationError",
    "Player",
    "PositionError",
    "Randomness",
    "Record",
    "RecordError",
    "Refusal",
    "SeatError",
    "View",
    "__version__",
    "deal_game",
    "from_position",
    "imagine",
    "language",
    "languages",
    "new_dealing",
    "new_game",
    "replay",
    "replay_entries",
    "to_bytes",
]
