"""The lesson of Roll & Write: ticking, passing dice on, turning a die and taking coins."""

from typing import Any, Final

from alhambra.lessons.facts import deciding, seen, waiting
from alhambra.lessons.lesson import LEARNER, Fact, Lesson, LessonStep
from alhambra.protocol import GameConfig

POSITION: Final = """\
alhambra position
game: roll_and_write
seats: 3
round: 1
start seat: 0
ticks 0: 1,4 2,2 6,1
yellow 0: 1 5
blue 0: 3 4
coins gained 0: 3
ticks 1: 1,5 6,1 6,2
yellow 1: 5
blue 1: 4
coins gained 1: 3
ticks 2: 1,3 3,1 6,6
yellow 2: 1
blue 2: 2
coins gained 2: 3
"""


def _seat(name: str, **values: Any) -> Fact:
    def holds(view: dict[str, Any]) -> bool:
        own = view["seats"][LEARNER]
        return all(own[field] == value for field, value in values.items())

    return seen(name, holds)


LESSON: Final = Lesson(
    "roll_and_write",
    GameConfig("roll_and_write", 3),
    "lesson",
    (
        LessonStep("welcome", "sheet", facts=(_seat("three ticks", ticks=[[1, 4], [2, 2], [6, 1]]),)),
        LessonStep("dice", "dice", facts=(_seat("four dice", yellow=[1, 5], blue=[3, 4]), deciding("action"))),
        LessonStep("tick", "sheet", "tick 1 3", facts=(deciding("action"),)),
        LessonStep(
            "second",
            action="done",
            replies=("tick 5 4", "tick 1 2", "done"),
            facts=(deciding("second_tick"), _seat("three coins", coins=3)),
        ),
        LessonStep("passed", "dice", facts=(deciding("action"),)),
        LessonStep("turn", "dice", "turn yellow_5 up", facts=(deciding("action"), _seat("three coins", coins=3))),
        LessonStep("chambers", "sheet", "tick 6 5", facts=(_seat("two coins", coins=2), deciding("action"))),
        LessonStep("coins", "dice"),
        LessonStep("score", "score"),
        LessonStep("done", facts=(waiting(),)),
    ),
    position=POSITION,
)
