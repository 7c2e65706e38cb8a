"""Which game is played: its name, the number of seats, the modules and the options."""

from collections.abc import Iterable
from typing import Any

from alhambra.protocol.errors import ConfigError


class GameConfig:
    """A game as it is chosen before it starts. It is a value: equal configs make equal games."""

    def __init__(
        self,
        game: str = "alhambra",
        seats: int = 4,
        modules: Iterable[str] = (),
        options: Iterable[str] = (),
    ) -> None:
        self.game = game
        self.seats = seats
        self.modules = frozenset(modules)
        self.options = frozenset(options)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GameConfig) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[str, int, frozenset[str], frozenset[str]]:
        return (self.game, self.seats, self.modules, self.options)

    def __repr__(self) -> str:
        return f"GameConfig({self.game!r}, {self.seats}, {sorted(self.modules)}, {sorted(self.options)})"

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "seats": self.seats,
            "modules": sorted(self.modules),
            "options": sorted(self.options),
        }

    @staticmethod
    def from_json(data: Any) -> "GameConfig":
        """The config in a JSON object; unknown fields and wrong types are refused."""
        if not isinstance(data, dict) or set(data) - {"game", "seats", "modules", "options"}:
            raise ConfigError("a config is a JSON object with game, seats, modules and options")
        game, seats = data.get("game"), data.get("seats")
        if not isinstance(game, str) or not isinstance(seats, int) or isinstance(seats, bool):
            raise ConfigError("a config needs a game name and a number of seats")
        return GameConfig(game, seats, _words(data, "modules"), _words(data, "options"))


def _words(data: dict[str, Any], field: str) -> list[str]:
    words = data.get(field, [])
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
        raise ConfigError(f"the {field} of a config are a list of names")
    return words


class GameInfo:
    """What a kind of game allows; one entry of the list of games."""

    def __init__(
        self,
        name: str,
        title: str,
        min_seats: int,
        max_seats: int,
        modules: Iterable[str] = (),
        options: Iterable[str] = (),
    ) -> None:
        self.name = name
        self.title = title
        self.min_seats = min_seats
        self.max_seats = max_seats
        self.modules = tuple(modules)
        self.options = tuple(options)

    def check(self, config: GameConfig) -> None:
        """Refuse a config that this game does not allow, saying what is possible (MOD-2)."""
        if not self.min_seats <= config.seats <= self.max_seats:
            raise ConfigError(
                f"MOD-2: {self.title} is played by {self.min_seats} to {self.max_seats} players, not by {config.seats}"
            )
        self._check_words("module", config.modules, self.modules)
        self._check_words("option", config.options, self.options)

    def _check_words(self, what: str, chosen: frozenset[str], possible: tuple[str, ...]) -> None:
        for word in sorted(chosen):
            if word not in possible:
                known = f"possible: {', '.join(possible)}" if possible else f"it has no {what}s"
                raise ConfigError(f"MOD-2: {self.title} is not played with the {what} '{word}'; {known}")
