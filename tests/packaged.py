"""The modules in the package, for tests that must ignore registered ones."""

from alhambra.tilegames.modules import MODULES, folder_of

PACKAGED = [module for module in MODULES if folder_of(module).startswith("alhambra.")]
ADDED = [module for module in MODULES if module not in PACKAGED]
