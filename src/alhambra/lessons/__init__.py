"""Lessons: short scripted games in which a person learns a game or a module by playing it."""

from alhambra.lessons.catalogue import FIRST_GAME, lesson_named, lessons
from alhambra.lessons.lesson import LEARNER, Fact, Lesson, Step
from alhambra.lessons.progress import LeadsAway, NoLesson, Progress

__all__ = [
    "FIRST_GAME",
    "LEARNER",
    "Fact",
    "LeadsAway",
    "Lesson",
    "NoLesson",
    "Progress",
    "Step",
    "lesson_named",
    "lessons",
]
