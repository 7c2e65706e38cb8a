"""The lesson of the Bureaux de Change: taking one, and paying with two currencies."""

from typing import Final

from alhambra.lessons.facts import built, deciding, displayed, for_sale, holding, lacking, to_place, waiting
from alhambra.lessons.lesson import Lesson, LessonStep
from alhambra.protocol import GameConfig

BUREAU: Final = "bureau_gulden_denar"
POSITION: Final = f"""\
alhambra position
game: alhambra
seats: 3
modules: bureaux
turn: 5
turn seat: 0
market: garden_9_e pavilion_7_e tower_13_e arcades_7_es
display: {BUREAU} dirham_5 denar_7 dukat_2
hand 0: gulden_4 denar_5 dirham_8
palace 0: garden_10_n@0,-1 arcades_4_nes@1,0
hand 1: dirham_3 dirham_8 dukat_6 gulden_2
palace 1: arcades_9_open@0,1
hand 2: gulden_5 dukat_4 dirham_2 denar_1
palace 2: seraglio_6_es@1,0
"""

LESSON: Final = Lesson(
    "bureaux",
    GameConfig("alhambra", 3, ["bureaux"]),
    "lesson",
    (
        LessonStep("welcome", "money", facts=(displayed(BUREAU), deciding("turn"))),
        LessonStep(
            "take", "money", f"take_bureau {BUREAU}", ("take dirham_5", "take dukat_2"), facts=(displayed(BUREAU),)
        ),
        LessonStep(
            "price",
            "market",
            facts=(for_sale("garden_9_e", "gulden"), holding("gulden_4", "denar_5", BUREAU), deciding("turn")),
        ),
        LessonStep(
            "buy",
            "market",
            f"buy garden_9_e gulden_4+denar_5+{BUREAU}",
            facts=(for_sale("garden_9_e", "gulden"), holding("gulden_4", "denar_5", BUREAU), deciding("turn")),
        ),
        LessonStep("again", "money", "take denar_7", facts=(lacking(BUREAU), deciding("turn"))),
        LessonStep("place", "palace", "place garden_9_e 0,1", facts=(to_place("garden_9_e"),)),
        LessonStep("done", facts=(built("garden_9_e"), waiting())),
    ),
    position=POSITION,
)
