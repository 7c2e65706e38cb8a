"""The Game protocol: what every game of the family offers, and nothing about any of them."""

from alhambra.protocol.actions import CELL, NAME, NAMES, NUMBER, Action, ActionSet, cell, cell_x, cell_y, names
from alhambra.protocol.config import GameConfig, GameInfo
from alhambra.protocol.dealing import Contribution, Deal, Dealing, Opening, fresh_game_id, is_hash
from alhambra.protocol.errors import (
    AlhambraError,
    ConfigError,
    DealingError,
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
from alhambra.protocol.players import PERSON, Player, check_players
from alhambra.protocol.randomness import Randomness, Streams, canonical_seed, fresh_seed
from alhambra.protocol.record import JOINT, OPEN, RULES_VERSION, STUDY, Record
from alhambra.protocol.transcript import next_head, parting

__all__ = [
    "CELL",
    "JOINT",
    "NAME",
    "NAMES",
    "NOBODY",
    "NUMBER",
    "OPEN",
    "PERSON",
    "PUBLIC",
    "RULES_VERSION",
    "STUDY",
    "Action",
    "ActionSet",
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
    "History",
    "IllegalAction",
    "NotationError",
    "Opening",
    "Player",
    "Randomness",
    "Record",
    "RecordError",
    "Refusal",
    "SeatError",
    "Streams",
    "Turn",
    "canonical_seed",
    "cell",
    "cell_x",
    "cell_y",
    "check_players",
    "fresh_game_id",
    "fresh_seed",
    "is_hash",
    "names",
    "next_head",
    "no_history",
    "one_line",
    "parting",
    "quoted",
    "shortened",
]
