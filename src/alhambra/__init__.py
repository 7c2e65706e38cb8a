"""The Alhambra board-game family."""

from alhambra import _build

_build.choose_build()  # before any other module of the package is loaded

__version__ = "0.1.0"
