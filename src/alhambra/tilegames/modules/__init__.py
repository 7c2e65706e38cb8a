"""The list of modules, in the order in which their hooks are called."""

from alhambra.components import add_part
from alhambra.protocol.errors import ConfigError, quoted
from alhambra.tilegames.module import Module
from alhambra.tilegames.modules.bonus_cards import BonusCards
from alhambra.tilegames.modules.bureaux import Bureaux
from alhambra.tilegames.modules.camps import Camps
from alhambra.tilegames.modules.characters import Characters
from alhambra.tilegames.modules.diamonds import Diamonds
from alhambra.tilegames.modules.gates import Gates
from alhambra.tilegames.modules.huts import Huts
from alhambra.tilegames.modules.vizier import Vizier

MODULES: list[type[Module]] = [
    Vizier,
    Bureaux,
    BonusCards,
    Huts,
    Gates,
    Diamonds,
    Characters,
    Camps,
]
for _module in MODULES:
    for _part in _module.components:
        add_part(_part)


def add_module(module: type[Module]) -> None:
    """Add a module to the end of the list; its name must be unique."""
    if not module.name.isidentifier():
        raise ConfigError("module-name-is-none", given=quoted(module.name))
    if module.name in [other.name for other in MODULES]:
        raise ConfigError("module-there-already", given=quoted(module.name))
    for part in module.components:
        add_part(part)
    MODULES.append(module)


def folder_of(module: type[Module]) -> str:
    """Return the package that has the name of a module, or an empty string."""
    path = module.__module__.split(".")
    return ".".join(path[: path.index(module.name) + 1]) if module.name in path else ""
