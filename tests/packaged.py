"""The modules that are in the package, where a test must not take others that somebody registered."""

from alhambra.tilegames.modules import MODULES, folder_of

PACKAGED = [module for module in MODULES if folder_of(module).startswith("alhambra.")]
ADDED = [module for module in MODULES if module not in PACKAGED]
