"""The list of lessons: those of the games, and those that come with modules."""

from collections.abc import Mapping
from typing import Final

from alhambra.folders import found_in
from alhambra.lessons.games import alhambra, combined, granada, roll_and_write
from alhambra.lessons.lesson import Lesson
from alhambra.lessons.progress import NoLesson
from alhambra.protocol import quoted
from alhambra.tilegames.modules import MODULES, folder_of

FIRST_GAME: Final = "alhambra"
_OF_GAMES: Final = (alhambra.LESSON, granada.LESSON, combined.LESSON, roll_and_write.LESSON)


def lessons() -> Mapping[str, Lesson]:
    """Return all lessons by name: those of the games first, then those of the modules that have one."""
    of_modules = [found_in(folder_of(module), "lesson", "LESSON") for module in MODULES]
    return {lesson.name: lesson for lesson in [*_OF_GAMES, *of_modules] if lesson is not None}


def lesson_named(name: str) -> Lesson:
    """Return the lesson of this name.

    Raises:
        NoLesson: There is none.
    """
    found = lessons().get(name)
    if found is None:
        raise NoLesson("no-such-lesson", given=quoted(name), possible=list(lessons()))
    return found
