"""The interface of a measured engine."""

from abc import ABC, abstractmethod
from collections.abc import Callable

STEP_BY_STEP = "step by step"  # list the legal actions, choose one, play it
PLAY_OUT = "play-out"  # the engine itself plays at random
WHOLE_GAME = 1_000_000  # more decisions than any game has

# Plays a random game, given by its number, to the end; returns the number of decisions.
Play = Callable[[int], int]


class Engine(ABC):
    """Numbered random games of one kind."""

    build: str = ""  # which build runs, where there are several

    @abstractmethod
    def ways(self) -> dict[str, Play]:
        """The modes of playing a random game."""

    @abstractmethod
    def copier(self, number: int) -> Callable[[], object]:
        """Return a function that copies a game, given by its number, halfway through."""
