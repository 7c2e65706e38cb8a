"""The list of tile games, and their creation."""

from typing import Any

from alhambra.components import Components
from alhambra.protocol.config import GameConfig, GameInfo
from alhambra.protocol.errors import ConfigError, quoted
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.module import Module
from alhambra.tilegames.modules import MODULES, add_module
from alhambra.tilegames.turns.set_up import start
from alhambra.tilegames.turns.turn_cycle import MOST_SEATS
from alhambra.tilegames.variants.alhambra import AlhambraRules
from alhambra.tilegames.variants.combined import CombinedRules
from alhambra.tilegames.variants.granada import GranadaRules

# Arguments of any type, see ``protocol.given``.
GivenModule = type[Module] | Any
GivenRules = type[AlhambraRules] | Any
globals().update(GivenModule=type[Module], GivenRules=type[AlhambraRules])

# The games in the order of listings.
RULES: list[type[AlhambraRules]] = [AlhambraRules, GranadaRules, CombinedRules]


def _info(rules: type[AlhambraRules]) -> GameInfo:
    modules = [module.name for module in MODULES if rules.name in module.games]
    return GameInfo(rules.name, rules.title, 2, MOST_SEATS, modules, rules.options, rules.folder, rules.clauses)


INFOS: list[GameInfo] = [_info(rules) for rules in RULES]
_made: dict[GameConfig, AlhambraRules] = {}


def rules_for(config: GameConfig, components: Components) -> AlhambraRules:
    """Return the rules for a config with these components, which are created once and shared."""
    rules = _made.get(config)
    if rules is None or rules.components is not components:
        modules: list[Module] = [module() for module in MODULES if module.name in config.modules]
        kind = next(rules for rules in RULES if rules.name == config.game)
        rules = kind(config, components, modules)
        _made[config] = rules
    return rules


def new_tile_game(config: GameConfig, seed: str | None, components: Components) -> TileGame:
    """Create a game and set it up; without a seed, up to the first outcome of chance."""
    game = TileGame(rules_for(config, components), seed)
    start(game)
    return game


def register(module: GivenModule) -> type[Module]:
    """Register a module for the games that it supports; used as a class decorator."""
    if not isinstance(module, type) or not issubclass(module, Module):
        raise ConfigError("module-is-none", given=quoted(module))
    names = [info.name for info in INFOS]
    for game in module.games:
        if game not in names:
            raise ConfigError("module-of-no-game", given=quoted(module.name), unknown=quoted(game))
    add_module(module)
    for info in INFOS:
        if info.name in module.games:
            info.modules += (module.name,)
    return module


def register_rules(rules: GivenRules) -> GameInfo:
    """Register the rules of a tile game; return its description for the list of games."""
    if not isinstance(rules, type) or not issubclass(rules, AlhambraRules):
        raise ConfigError("rules-are-none", given=quoted(rules))
    if rules.name in [info.name for info in INFOS]:
        raise ConfigError("game-there-already", given=quoted(rules.name))
    info = _info(rules)
    RULES.append(rules)
    INFOS.append(info)
    return info
