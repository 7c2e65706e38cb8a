"""The Game protocol: what all games of the family have in common, and nothing about any single one."""

from alhambra.protocol.actions import (
    ASIDE,
    BUTTON,
    CELL,
    DECLINING,
    NAME,
    NAMES,
    NUMBER,
    PURCHASE,
    TOUCH,
    UNKNOWN,
    Action,
    ActionSet,
    Field,
    Question,
    Words,
    cell,
    cell_x,
    cell_y,
    names,
)
from alhambra.protocol.config import GameConfig, GameInfo
from alhambra.protocol.dealing.contributions import DEALER, PLAYER, Contribution, final_promise_of
from alhambra.protocol.dealing.deal import Deal
from alhambra.protocol.dealing.dealing import Dealing
from alhambra.protocol.dealing.opening import Opening, fresh_game_id
from alhambra.protocol.decisions import NOBODY, PUBLIC, Chance, Decision, Event
from alhambra.protocol.errors import (
    AlhambraError,
    ConfigError,
    DealingError,
    IllegalAction,
    JsonError,
    NotationError,
    Phrase,
    PositionError,
    RecordError,
    Refusal,
    SeatError,
    fault_of,
    one_line,
    quoted,
    shortened,
)
from alhambra.protocol.game import Game
from alhambra.protocol.messages import ActionMessage, DecisionMessage, EventMessage, View
from alhambra.protocol.offers import Offers
from alhambra.protocol.players import PERSON, Player, check_players
from alhambra.protocol.positions.lines import PositionLines
from alhambra.protocol.randomness import Randomness, Streams, canonical_seed, fresh_seed
from alhambra.protocol.records.chance import JOINT, OPEN, STUDY
from alhambra.protocol.records.history import History, HistoryEntry, no_history
from alhambra.protocol.records.record import RULES_VERSION, Record
from alhambra.protocol.records.transcript import next_head, parting
from alhambra.protocol.serialization.hashing import is_hash
from alhambra.protocol.serialization.writing import to_bytes

__all__ = [
    "ASIDE",
    "BUTTON",
    "CELL",
    "DEALER",
    "DECLINING",
    "JOINT",
    "NAME",
    "NAMES",
    "NOBODY",
    "NUMBER",
    "OPEN",
    "PERSON",
    "PLAYER",
    "PUBLIC",
    "PURCHASE",
    "RULES_VERSION",
    "STUDY",
    "TOUCH",
    "UNKNOWN",
    "Action",
    "ActionMessage",
    "ActionSet",
    "AlhambraError",
    "Chance",
    "ConfigError",
    "Contribution",
    "Deal",
    "Dealing",
    "DealingError",
    "Decision",
    "DecisionMessage",
    "Event",
    "EventMessage",
    "Field",
    "Game",
    "GameConfig",
    "GameInfo",
    "History",
    "HistoryEntry",
    "IllegalAction",
    "JsonError",
    "NotationError",
    "Offers",
    "Opening",
    "Phrase",
    "Player",
    "PositionError",
    "PositionLines",
    "Question",
    "Randomness",
    "Record",
    "RecordError",
    "Refusal",
    "SeatError",
    "Streams",
    "View",
    "Words",
    "canonical_seed",
    "cell",
    "cell_x",
    "cell_y",
    "check_players",
    "fault_of",
    "final_promise_of",
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
    "to_bytes",
]
