"""What can be measured of any engine."""

from abc import ABC, abstractmethod
from collections.abc import Callable

STEP_BY_STEP = "step by step"  # list the legal actions, choose one, play it
PLAY_OUT = "play-out"  # the engine chooses by lot itself
WHOLE_GAME = 1_000_000  # more decisions than any game has

# Plays the random game of that number to its end; the number of decisions of players in it.
Play = Callable[[int], int]


class Engine(ABC):
    """Random games of one kind, told apart by their numbers."""

    build: str = ""  # which build runs, where there are several

    @abstractmethod
    def ways(self) -> dict[str, Play]:
        """The ways to play a random game."""

    @abstractmethod
    def copier(self, number: int) -> Callable[[], object]:
        """What copies the game of that number as it stands half-way."""
