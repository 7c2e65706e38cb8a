"""Everything that defines a game before its first card."""

import re
import secrets
from typing import Any

from alhambra.protocol.config import GameConfig
from alhambra.protocol.errors import DealingError
from alhambra.protocol.messages import OpeningMessage
from alhambra.protocol.players import Player, check_players, players_from_json

_GAME_ID_BYTES = 16
_OPENING_FIELDS = {"id", "rules", "config", "components", "players"}


def fresh_game_id() -> str:
    """Return a unique id for a game."""
    return secrets.token_hex(_GAME_ID_BYTES)


class Opening:
    """Everything that defines a game before its first card, bound by the dealer's promise. It is a value."""

    def __init__(
        self, game_id: str, rules: str, config: GameConfig, components: str, players: tuple[Player, ...]
    ) -> None:
        if not re.fullmatch(r"[0-9A-Za-z_-]{1,64}", game_id):
            raise DealingError("game-id-is-none")
        if not players:
            raise DealingError("dealing-without-players")
        check_players(players, config.seats)
        self.game_id = game_id
        self.rules = rules
        self.config = config
        self.components = components
        self.players = players

    def to_json(self) -> OpeningMessage:
        return {
            "id": self.game_id,
            "rules": self.rules,
            "config": self.config.to_json(),
            "components": self.components,
            "players": [player.to_json() for player in self.players],
        }

    @staticmethod
    def from_json(data: Any) -> "Opening":
        if not isinstance(data, dict) or set(data) != _OPENING_FIELDS:
            raise DealingError("opening-is-none")
        config, players = GameConfig.from_json(data["config"]), players_from_json(data["players"])
        return Opening(text_of(data["id"]), text_of(data["rules"]), config, text_of(data["components"]), players)


def text_of(value: Any) -> str:
    """Return a text in a field of a dealing."""
    if not isinstance(value, str):
        raise DealingError("dealing-needs-texts")
    return value
