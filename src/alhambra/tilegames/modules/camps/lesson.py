"""The lesson of the Camps: a bastion against a city wall, and what its arrow counts."""

from typing import Final

from alhambra.lessons.facts import built, deciding, for_sale, holding, to_place, waiting
from alhambra.lessons.lesson import Lesson, LessonStep
from alhambra.protocol import GameConfig

CAMP: Final = "camp_s"
POSITION: Final = f"""\
alhambra position
game: alhambra
seats: 3
modules: camps
turn: 5
turn seat: 0
market: garden_9_e pavilion_7_e {CAMP} tower_9_nw
display: gulden_3 dirham_5 denar_7 dukat_2
hand 0: gulden_4 denar_6 dirham_8
palace 0: garden_10_n@0,-1
hand 1: dirham_3 dirham_8 dukat_6 gulden_2
palace 1: arcades_9_open@0,1
hand 2: gulden_5 dukat_4 dirham_2 denar_1
palace 2: seraglio_6_es@1,0
"""

LESSON: Final = Lesson(
    "camps",
    GameConfig("alhambra", 3, ["camps"]),
    "lesson",
    (
        LessonStep("welcome", "market", facts=(for_sale(CAMP, "denar"), deciding("turn"))),
        LessonStep("buy", "market", f"buy {CAMP} denar_6", facts=(for_sale(CAMP, "denar"), holding("denar_6"))),
        LessonStep("again", "money", "take gulden_3", facts=(deciding("turn"),)),
        LessonStep("place", "palace", f"place {CAMP} 0,-2", facts=(to_place(CAMP), built("garden_10_n"))),
        LessonStep("line", "palace", facts=(built(CAMP), built("garden_10_n"), waiting())),
        LessonStep("done", facts=(built(CAMP), waiting())),
    ),
    position=POSITION,
)
