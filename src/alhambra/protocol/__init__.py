"""The Game protocol: what every game of the family offers, and nothing about any of them."""

from alhambra.protocol.actions import CELL, NAME, NAMES, NUMBER, Action, ActionSet, cell, cell_x, cell_y, names
from alhambra.protocol.config import GameConfig, GameInfo
from alhambra.protocol.errors import (
    AlhambraError,
    ConfigError,
    IllegalAction,
    NotationError,
    RecordError,
    Refusal,
    SeatError,
    one_line,
    quoted,
    shortened,
)
from alhambra.protocol.game import NOBODY, PUBLIC, Chance, Decision, Event, Game, History, Turn, no_history
from alhambra.protocol.randomness import Randomness, canonical_seed, commitment, fresh_seed
from alhambra.protocol.record import RULES_VERSION, Record

__all__ = [
    "CELL",
    "NAME",
    "NAMES",
    "NOBODY",
    "NUMBER",
    "PUBLIC",
    "RULES_VERSION",
    "Action",
    "ActionSet",
    "AlhambraError",
    "Chance",
    "ConfigError",
    "Decision",
    "Event",
    "Game",
    "GameConfig",
    "GameInfo",
    "History",
    "IllegalAction",
    "NotationError",
    "Randomness",
    "Record",
    "RecordError",
    "Refusal",
    "SeatError",
    "Turn",
    "canonical_seed",
    "cell",
    "cell_x",
    "cell_y",
    "commitment",
    "fresh_seed",
    "names",
    "no_history",
    "one_line",
    "quoted",
    "shortened",
]
