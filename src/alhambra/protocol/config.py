"""Which game is played: its name, the number of seats, the modules and the options."""

from collections.abc import Iterable
from itertools import islice
from typing import Any, Final

from alhambra.protocol.errors import ConfigError, quoted
from alhambra.protocol.given import GivenInt, GivenNames, GivenText
from alhambra.protocol.messages import ConfigMessage
from alhambra.protocol.serialization.reading import is_whole

_MOST_NAMES: Final = 100


class GameConfig:
    """The game to play: a value, so that equal configs and seeds make equal games.

    ``GAMES[config.game]`` lists the modules and options that go with a game.

    Args:
        game: the name of the game, one of ``GAMES``.
        seats: the number of seats.
        modules: the names of the modules in play.
        options: the names of the options in play.

    Raises:
        ConfigError: an argument has the wrong type. ``new_game`` checks whether the game exists and allows it.

    >>> GameConfig("alhambra", 3, ["vizier", "huts"])
    GameConfig('alhambra', 3, ['huts', 'vizier'], [])
    """

    def __init__(
        self,
        game: GivenText = "alhambra",
        seats: GivenInt = 4,
        modules: GivenNames = (),
        options: GivenNames = (),
    ) -> None:
        if not isinstance(game, str) or not is_whole(seats):
            raise ConfigError("config-needs-game-and-seats")
        self.game: str = game
        self.seats: int = seats
        self.modules = _names(modules, "modules")
        self.options = _names(options, "options")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GameConfig) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[str, int, frozenset[str], frozenset[str]]:
        return (self.game, self.seats, self.modules, self.options)

    def __repr__(self) -> str:
        return f"GameConfig({self.game!r}, {self.seats}, {sorted(self.modules)}, {sorted(self.options)})"

    def to_json(self) -> ConfigMessage:
        """Return the config as plain data; ``from_json`` reads it.

        >>> GameConfig("alhambra", 3).to_json()
        {'game': 'alhambra', 'seats': 3, 'modules': [], 'options': []}
        """
        return {
            "game": self.game,
            "seats": self.seats,
            "modules": sorted(self.modules),
            "options": sorted(self.options),
        }

    @staticmethod
    def from_json(data: Any) -> "GameConfig":
        """Return the config in a JSON object.

        Args:
            data: an object with ``game`` and ``seats``, perhaps ``modules`` and ``options``.

        Raises:
            ConfigError: there are other fields, or a field has the wrong type.

        >>> GameConfig.from_json({"game": "granada", "seats": 2})
        GameConfig('granada', 2, [], [])
        """
        if not isinstance(data, dict) or set(data) - {"game", "seats", "modules", "options"}:
            raise ConfigError("config-is-none")
        modules, options = data.get("modules", []), data.get("options", [])
        return GameConfig(data.get("game"), data.get("seats"), modules, options)


def _names(given: Any, field: str) -> frozenset[str]:
    """Return the names; a single text is not taken for a list of letters."""
    if isinstance(given, Iterable) and not isinstance(given, (str, bytes, dict)):
        names = list(islice(given, _MOST_NAMES + 1))
        if len(names) <= _MOST_NAMES and all(isinstance(name, str) for name in names):
            return frozenset(names)
    raise ConfigError("config-names", field=field)


class GameInfo:
    """The properties of a kind of game; a value in ``GAMES``.

    Args:
        name: its name for machines.
        title: its name for people.
        min_seats: the fewest seats.
        max_seats: the most seats.
        modules: the names of its modules.
        options: the names of its options.
        folder: the package that holds its words, messages and evaluation.
        clauses: the prefixes of its clauses.

    >>> info = GAMES["granada"]
    >>> info.title, info.min_seats, info.max_seats
    ('Granada', 2, 6)
    """

    def __init__(
        self,
        name: str,
        title: str,
        min_seats: int,
        max_seats: int,
        modules: Iterable[str] = (),
        options: Iterable[str] = (),
        folder: str = "",
        clauses: Iterable[str] = (),
    ) -> None:
        self.name = name
        self.title = title
        self.min_seats = min_seats
        self.max_seats = max_seats
        self.modules = tuple(modules)
        self.options = tuple(options)
        self.folder = folder  # the package with its words for the terminal and its evaluation for bots
        self.clauses = tuple(clauses)  # the prefixes of its clauses

    def check(self, config: GameConfig) -> None:
        """Refuse a config that this game does not allow (MOD-2).

        Args:
            config: the config in question.

        Raises:
            ConfigError: the game does not allow its number of seats, a module or an option.

        >>> GAMES["granada"].check(GameConfig("granada", 7))
        Traceback (most recent call last):
        alhambra.protocol.errors.ConfigError: MOD-2: Granada is for 2 to 6 players, not for 7.
        """
        if not self.min_seats <= config.seats <= self.max_seats:
            seats, least, most = config.seats, self.min_seats, self.max_seats
            raise ConfigError(
                "seats-out-of-range", clause="MOD-2", game=self.name, least=least, most=most, number=seats
            )
        for module in sorted(config.modules):
            if module not in self.modules:
                raise self._refusing_module(quoted(module))
        for option in sorted(config.options):
            if option not in self.options:
                raise self._refusing_option(quoted(option))

    def _refusing_module(self, given: str) -> ConfigError:
        if not self.modules:
            return ConfigError("game-without-modules", clause="MOD-2", game=self.name, given=given)
        possible = list(self.modules)
        return ConfigError("module-impossible", clause="MOD-2", game=self.name, given=given, possible=possible)

    def _refusing_option(self, given: str) -> ConfigError:
        if not self.options:
            return ConfigError("game-without-options", clause="MOD-2", game=self.name, given=given)
        possible = list(self.options)
        return ConfigError("option-impossible", clause="MOD-2", game=self.name, given=given, possible=possible)
