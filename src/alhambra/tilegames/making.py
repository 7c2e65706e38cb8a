"""From a config to a game that is set up."""

from alhambra.components import Components
from alhambra.protocol.config import GameConfig, GameInfo
from alhambra.tilegames.alhambra import AlhambraRules
from alhambra.tilegames.combined import CombinedRules
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.granada import SIMPLIFIED_SCORING, GranadaRules
from alhambra.tilegames.module import Module
from alhambra.tilegames.modules import MODULES
from alhambra.tilegames.set_up import start
from alhambra.tilegames.turn_cycle import MOST_SEATS


def _info(name: str, title: str, options: tuple[str, ...] = ()) -> GameInfo:
    return GameInfo(name, title, 2, MOST_SEATS, [module.name for module in MODULES if name in module.games], options)


INFOS: list[GameInfo] = [
    _info("alhambra", "The Palace of Alhambra"),
    _info("granada", "Granada", (SIMPLIFIED_SCORING,)),
    _info("combined", "Alhambra and Granada combined", (SIMPLIFIED_SCORING,)),
]

_RULES: dict[str, type[AlhambraRules]] = {
    "alhambra": AlhambraRules,
    "granada": GranadaRules,
    "combined": CombinedRules,
}
_made: dict[GameConfig, AlhambraRules] = {}


def rules_for(config: GameConfig, components: Components) -> AlhambraRules:
    """The rules of a config with these components; made once and shared."""
    rules = _made.get(config)
    if rules is None or rules.components is not components:
        modules: list[Module] = [module() for module in MODULES if module.name in config.modules]
        rules = _RULES[config.game](config, components, modules)
        _made[config] = rules
    return rules


def new_tile_game(config: GameConfig, seed: str | None, components: Components) -> TileGame:
    """A game that is set up; with no seed, as far as it goes without an outcome of chance."""
    game = TileGame(rules_for(config, components), seed)
    start(game)
    return game
