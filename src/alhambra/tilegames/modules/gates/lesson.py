"""The lesson of the City Gates: taking the face-up gate card, and building behind a double wall."""

from typing import Final

from alhambra.lessons.facts import built, deciding, for_sale, holding, seen, to_place, waiting
from alhambra.lessons.lesson import Lesson, LessonStep
from alhambra.protocol import GameConfig

POSITION: Final = """\
alhambra position
game: alhambra
seats: 3
modules: gates
turn: 30
turn seat: 0
market: garden_9_e pavilion_7_e arcades_7_es tower_11_s
display: gulden_3 dirham_5 denar_7 dukat_2
hand 0: gulden_4 dukat_2 dukat_9 dirham_8
palace 0: garden_10_n@0,-1
hand 1: dirham_3 dirham_8 dukat_6 gulden_2
palace 1: arcades_9_open@0,1
hand 2: gulden_5 dukat_4 dirham_2 denar_1
palace 2: seraglio_6_es@1,0
gates open: yes
piles: 18 19+scoring_1 18+gate 18+scoring_2+gate 19
"""
_LIES_OPEN = seen("a gate card lies open", lambda view: view["gates"]["open"] is True)

LESSON: Final = Lesson(
    "gates",
    GameConfig("alhambra", 3, ["gates"]),
    "lesson",
    (
        LessonStep("welcome", "supply", facts=(_LIES_OPEN, deciding("turn"))),
        LessonStep(
            "take", "supply", "take_gate", ("take dirham_5", "take denar_7"), facts=(_LIES_OPEN, deciding("turn"))
        ),
        LessonStep("wall", "palace", facts=(built("garden_10_n"), holding("gate"), for_sale("tower_11_s", "dukat"))),
        LessonStep(
            "buy",
            "market",
            "buy tower_11_s dukat_2+dukat_9",
            facts=(for_sale("tower_11_s", "dukat"), holding("dukat_2", "dukat_9"), deciding("turn")),
        ),
        LessonStep("again", "money", "take gulden_3", facts=(deciding("turn"),)),
        LessonStep("gate", "palace", "place_gate tower_11_s 0,-2 S", facts=(to_place("tower_11_s"), holding("gate"))),
        LessonStep("done", "palace", facts=(built("tower_11_s"), built("garden_10_n"), waiting())),
    ),
    position=POSITION,
)
