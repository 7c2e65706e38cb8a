"""Who sits where, as written in promises and records."""

from typing import Any

from alhambra.protocol.errors import AlhambraError
from alhambra.protocol.messages import PlayerMessage

PERSON = "person"
LONGEST_NAME = 80


class Player:
    """The player at a seat, for records and dealings. It is a value.

    Args:
        name: the player's name.
        kind: ``person``, or the name of a bot.

    Raises:
        AlhambraError: the name is empty, too long or not printable, or the kind is not one word.

    >>> Player("Ada", "person")
    Player('Ada', 'person')
    """

    def __init__(self, name: str, kind: str) -> None:
        if not (name and name.isprintable() and name.strip() == name):
            raise AlhambraError("player-name-is-none")
        if len(name) > LONGEST_NAME:
            raise AlhambraError("player-name-too-long", most=LONGEST_NAME)
        if not (kind.isascii() and kind.isidentifier() and len(kind) <= LONGEST_NAME):
            raise AlhambraError("player-kind-is-none")
        self.name = name
        self.kind = kind

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Player) and self.name == other.name and self.kind == other.kind

    def __hash__(self) -> int:
        return hash((self.name, self.kind))

    def __repr__(self) -> str:
        return f"Player({self.name!r}, {self.kind!r})"

    def to_json(self) -> PlayerMessage:
        """Return the player as plain data; ``from_json`` reads it.

        >>> Player("Ada", "person").to_json()
        {'name': 'Ada', 'kind': 'person'}
        """
        return {"name": self.name, "kind": self.kind}

    @staticmethod
    def from_json(data: Any) -> "Player":
        """Return the player in a JSON object.

        Args:
            data: an object with ``name`` and ``kind``.

        Raises:
            AlhambraError: it has other fields, or they are not texts.

        >>> Player.from_json({"name": "Ada", "kind": "person"})
        Player('Ada', 'person')
        """
        if not isinstance(data, dict) or set(data) != {"name", "kind"}:
            raise AlhambraError("player-is-none")
        name, kind = data["name"], data["kind"]
        if not isinstance(name, str) or not isinstance(kind, str):
            raise AlhambraError("player-needs-texts")
        return Player(name, kind)


def players_from_json(data: Any) -> tuple[Player, ...]:
    """Return the players in a JSON list, by seat."""
    if not isinstance(data, list):
        raise AlhambraError("players-are-a-list")
    return tuple([Player.from_json(player) for player in data])


def check_players(players: tuple[Player, ...], seats: int) -> None:
    """Raise AlhambraError unless there is one player for each seat, or none at all."""
    if players and len(players) != seats:
        raise AlhambraError("players-do-not-fit-seats", number=seats, found=len(players))
