"""The parts of a lesson.

A lesson is data: where the game starts, and the steps that lead through it. Each step has one text,
says where to look, and may ask for one action. It also lists the facts that its text relies on, so
that a test can check every sentence against the position in which it is shown.
"""

from collections.abc import Callable
from functools import cached_property
from typing import Final, Literal, NamedTuple

from alhambra.games import from_position, new_game
from alhambra.protocol import Game, GameConfig

LEARNER: Final = 0

# What ends a step: a button, the action it asks for, a scoring, or the end of the game.
# The last two leave the learner free.
Until = Literal["next", "action", "scoring", "end"]
# Where to look, as the browser marks its parts; empty for the whole table.
Spot = Literal["", "palace", "others", "money", "market", "hand", "score", "panel", "supply", "sheet", "dice"]


class Fact(NamedTuple):
    """Something a text relies on."""

    name: str
    holds: Callable[[Game], bool]


class LessonStep(NamedTuple):
    """One thing to read, and perhaps to do."""

    name: str
    spot: Spot = ""
    action: str | None = None  # in notation
    replies: tuple[str, ...] = ()  # what the other seats do afterwards, in notation
    facts: tuple[Fact, ...] = ()
    chapter: str = ""
    ends_with: Literal["next", "scoring", "end"] = "next"

    @property
    def until(self) -> Until:
        return "action" if self.action is not None else self.ends_with


class Lesson:
    """A path through a game, step by step."""

    def __init__(
        self,
        name: str,
        config: GameConfig,
        seed: str,
        steps: tuple[LessonStep, ...],
        *,
        position: str = "",
        opening: tuple[str, ...] = (),
    ) -> None:
        """Describe a lesson.

        Args:
            name: What it teaches: a game or a module.
            config: The game that is played.
            seed: Decides every outcome of chance.
            steps: What is shown and asked for, in order.
            position: Where the game starts, if not with its set-up.
            opening: What the other seats do before the learner first chooses, in notation.
        """
        self.name = name
        self.config = config
        self.seed = seed
        self.steps = steps
        self._position = position
        self.opening = opening

    def begin(self) -> Game:
        """Return the game at its start."""
        if self._position:
            return from_position(self._position, seed=self.seed)
        return new_game(self.config, self.seed)

    @cached_property
    def scripted(self) -> tuple[LessonStep, ...]:
        """The steps that ask for an action."""
        return tuple([step for step in self.steps if step.action is not None])

    @property
    def goes_on(self) -> bool:
        """Whether the learner plays on freely after the script."""
        return any(step.until in ("scoring", "end") for step in self.steps)

    def broken_facts(self, number: int, game: Game) -> list[str]:
        """Return the names of the facts that do not hold where a step is shown."""
        return [fact.name for fact in self.steps[number].facts if not fact.holds(game)]
