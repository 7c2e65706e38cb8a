"""Lessons: short scripted games in which a person learns a game or a module by playing it."""

from alhambra.lessons.catalogue import FIRST_GAME, lesson_named, lessons
from alhambra.lessons.lesson import LEARNER, Fact, Lesson, LessonStep
from alhambra.lessons.progress import LeadsAway, NoLesson, Progress

__all__ = [
    "FIRST_GAME",
    "LEARNER",
    "Fact",
    "LeadsAway",
    "Lesson",
    "LessonStep",
    "NoLesson",
    "Progress",
    "lesson_named",
    "lessons",
]
