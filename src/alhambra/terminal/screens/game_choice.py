"""The set-up of a new game. The list of games decides which choices go together."""

from collections.abc import Iterable
from typing import NamedTuple

from alhambra.bots.levels import LEVELS
from alhambra.console.renderer import seat_names
from alhambra.games import GAMES, check_config
from alhambra.protocol import PERSON, ConfigError, GameConfig, Player
from alhambra.terminal.scenes.canvas import Target

GAME, SEATS, MODULE, OPTION, BOT, LANGUAGE = "game", "seats", "module", "option", "bot", "language"
_MOST_SEATS = 6
_USUAL_BOT = "greedy"


class SetUp(NamedTuple):
    """The choices for a new game so far, which are always playable."""

    config: GameConfig
    name: str  # the person's name
    bots: tuple[str, ...]  # for each other seat that a game could have
    language: str

    @staticmethod
    def of(config: GameConfig, players: Iterable[Player], language: str) -> "SetUp":
        """Return the set-up that a command line requests; bots without a level get the usual one."""
        person, *others = players
        bots = [player.kind if player.kind in LEVELS else _USUAL_BOT for player in others]
        missing = _MOST_SEATS - 1 - len(bots)
        return SetUp(config, person.name, (*bots, *([bots[-1] if bots else _USUAL_BOT] * missing)), language)

    @property
    def players(self) -> list[Player]:
        """Return the players: the person and the bots."""
        names = [self.name, *seat_names(self.config.seats)[1:]]
        return [Player(name, kind) for name, kind in zip(names, [PERSON, *self.bots], strict=False)]

    def targets(self) -> dict[str, list[Target]]:
        """Return everything that can be chosen, row by row."""
        info = GAMES[self.config.game]
        most = max(info.max_seats for info in GAMES.values())
        rows = {
            GAME: [Target(GAME, name) for name in GAMES],
            SEATS: [Target(SEATS, seats) for seats in range(1, most + 1)],
            MODULE: [Target(MODULE, name) for name in info.modules],
            OPTION: [Target(OPTION, name) for name in info.options],
        }
        for seat in range(1, self.config.seats):
            rows[f"{BOT}{seat}"] = [Target(f"{BOT}{seat}", level) for level in LEVELS]
        return rows

    def has(self, target: Target) -> bool:
        """Return whether this is chosen."""
        config, thing = self.config, target.thing
        if target.zone.startswith(BOT):
            return self.bots[_seat_of(target) - 1] == thing
        if target.zone in (MODULE, OPTION):
            return thing in (config.modules if target.zone == MODULE else config.options)
        return thing == {GAME: config.game, SEATS: config.seats}.get(target.zone, self.language)

    def choose(self, target: Target) -> "SetUp":
        """Return the set-up with this choice, without what does not go with it.

        Raises ConfigError for something that cannot be chosen.
        """
        config, thing = self.config, target.thing
        if target.zone.startswith(BOT):
            place = _seat_of(target) - 1
            return self._replace(bots=(*self.bots[:place], str(thing), *self.bots[place + 1 :]))
        if target.zone == LANGUAGE:
            return self._replace(language=str(thing))
        if target.zone == GAME:
            return self._replace(config=_of_game(str(thing), config))
        if target.zone == SEATS:
            return self._replace(config=_with_what_fits(GameConfig(config.game, thing), config))
        modules = config.modules ^ {thing} if target.zone == MODULE else config.modules
        options = config.options ^ {thing} if target.zone == OPTION else config.options
        chosen = GameConfig(config.game, config.seats, modules, options)
        check_config(chosen)
        return self._replace(config=chosen)


def _seat_of(target: Target) -> int:
    return int(target.zone.removeprefix(BOT))


def _of_game(game: str, before: GameConfig) -> GameConfig:
    """Return the set-up for another game, with as many of the choices as it allows."""
    info = GAMES[game]
    seats = max(info.min_seats, min(before.seats, info.max_seats))
    return _with_what_fits(GameConfig(game, seats), before)


def _with_what_fits(config: GameConfig, before: GameConfig) -> GameConfig:
    """Return a config with those modules and options that go together."""
    check_config(config)
    for name in sorted(before.modules):
        config = _if_allowed(GameConfig(config.game, config.seats, config.modules | {name}, config.options), config)
    for name in sorted(before.options):
        config = _if_allowed(GameConfig(config.game, config.seats, config.modules, config.options | {name}), config)
    return config


def _if_allowed(config: GameConfig, otherwise: GameConfig) -> GameConfig:
    try:
        check_config(config)
    except ConfigError:
        return otherwise
    return config


def why_not(set_up: SetUp, target: Target) -> ConfigError | None:
    """Return why something cannot be chosen."""
    try:
        set_up.choose(target)
    except ConfigError as error:
        return error
    return None
