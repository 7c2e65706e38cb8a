"""The lesson of Granada: two faces, moats, and points that grow with the number of tiles."""

from typing import Final

from alhambra.lessons.facts import built, deciding, for_sale, holding, seen, to_place, waiting
from alhambra.lessons.lesson import Lesson, LessonStep
from alhambra.protocol import GameConfig

POSITION: Final = """\
alhambra position
game: granada
seats: 3
turn: 5
turn seat: 0
marker: odd
market: park_10 bath_house_4 school_8 arena_6
display: gulden_3 dirham_5 denar_7 dukat_2
hand 0: gulden_3 dukat_6 dirham_8
palace 0: library_8@0,1
hand 1: dirham_3 dirham_8 dukat_5 gulden_2
palace 1: park_12@0,1
hand 2: gulden_5 dukat_4 dirham_2 denar_1
palace 2: library_12@1,0
"""
_ANOTHER_LIBRARY = seen(
    "Inés has a library",
    lambda view: "library_12" in [piece["tile"] for piece in view["seats"][2]["palace"]],
)
_MARKER = seen("the marker shows odd", lambda view: view["marker"] == "odd")

LESSON: Final = Lesson(
    "granada",
    GameConfig("granada", 3),
    "lesson",
    (
        LessonStep("welcome", "palace", facts=(built("library_8"),)),
        LessonStep("faces", "market", facts=(for_sale("arena_6", "dukat"),)),
        LessonStep(
            "buy",
            "market",
            "buy arena_6 dukat_6",
            facts=(for_sale("arena_6", "dukat"), holding("dukat_6"), deciding("turn")),
        ),
        LessonStep("again", "money", "take denar_7", facts=(deciding("turn"),)),
        LessonStep("turn", "palace", "turn_over arena_6 gulden_3", facts=(to_place("arena_6"), holding("gulden_3"))),
        LessonStep("place", "palace", "place library_7 -1,1", facts=(to_place("library_7"), _MARKER)),
        LessonStep("moat", "palace", facts=(built("library_7"), built("library_8"))),
        LessonStep("grow", "score", facts=(built("library_7"), built("library_8"))),
        LessonStep("done", facts=(built("library_7"), built("library_8"), _ANOTHER_LIBRARY, waiting())),
    ),
    position=POSITION,
)
