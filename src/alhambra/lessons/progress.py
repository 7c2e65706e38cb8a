"""How far a learner is: the game after some of the learner's actions, and what comes next.

Nothing is stored. The learner's actions determine everything else, so a lesson can be left and resumed anywhere.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from alhambra.bots import Window, make_bot
from alhambra.lessons.lesson import LEARNER, Lesson
from alhambra.protocol import Action, AlhambraError, Game, Randomness
from alhambra.protocol.messages import EventMessage
from alhambra.undo import is_revealing

_OPPONENT: Final = "apprentice"


class NoLesson(AlhambraError):
    """There is no such lesson, or no such path through it."""


class LeadsAway(AlhambraError):
    """An action is legal, but the lesson asks for another one."""


class Progress:
    """A lesson after some actions of the learner; each further action creates a new one."""

    def __init__(
        self, lesson: Lesson, game: Game, calls: Sequence[list[EventMessage]], actions: int, undoable: int
    ) -> None:
        self.lesson = lesson
        self.game = game
        self.calls = tuple(calls)  # the events that the learner received from the set-up and from each action
        self.actions = actions  # how many actions the learner has taken
        self.undoable = undoable  # how many of the last ones have revealed nothing

    @classmethod
    def begin(cls, lesson: Lesson) -> "Progress":
        """Return the start of a lesson."""
        game = lesson.begin()
        return cls._answered(cls(lesson, game, [game.events_for(LEARNER)], 0, 0), lesson.opening)

    @property
    def wanted(self) -> Action | None:
        """Return the action that the lesson asks for; None when the learner is free, or the script is over."""
        scripted = self.lesson.scripted
        if self.actions >= len(scripted):
            return None
        notation = scripted[self.actions].action
        return None if notation is None else self.game.action_set.parse(notation)

    @property
    def is_over(self) -> bool:
        """Return whether there is nothing left to do."""
        return self.game.is_over or (self.wanted is None and not self.lesson.goes_on)

    def play(self, action: Action) -> "Progress":
        """Return the lesson after this action of the learner and the responses of the others.

        Raises:
            IllegalAction: the rules do not allow the action.
            LeadsAway: the rules allow it, but the lesson asks for another one.
        """
        if self.is_over:
            raise LeadsAway("lesson-over")
        wanted = self.wanted
        game = self.game.copy()
        game.play(action, seat=LEARNER)
        if wanted is not None and action != wanted:
            raise LeadsAway("lesson-leads-away")
        undoable = 0 if wanted is not None or is_revealing(self.game, action, game) else self.undoable + 1
        calls = [*self.calls, game.events_for(LEARNER)]
        replies = self.lesson.scripted[self.actions].replies if wanted is not None else ()
        return self._answered(Progress(self.lesson, game, calls, self.actions + 1, undoable), replies)

    @staticmethod
    def _answered(progress: "Progress", replies: Iterable[str]) -> "Progress":
        """Let the others play: their part of the script, then freely until the learner must choose."""
        game, calls = progress.game, list(progress.calls)
        for notation in replies:
            game.play(game.action_set.parse(notation))
            calls.append(game.events_for(LEARNER))
        while progress.lesson.goes_on and (decision := game.decision) is not None and decision.seat != LEARNER:
            game.play(_chosen(progress.lesson, game, decision.seat))
            calls.append(game.events_for(LEARNER))
        undoable = progress.undoable if len(calls) == len(progress.calls) else 0
        return Progress(progress.lesson, game, calls, progress.actions, undoable)


def _chosen(lesson: Lesson, game: Game, seat: int) -> Action:
    """Return what an opponent chooses; each choice has a random stream of its own, so that it is always the same."""
    return make_bot(_OPPONENT, Randomness(f"{lesson.seed} {game.at}")).choose(Window(game, seat))
