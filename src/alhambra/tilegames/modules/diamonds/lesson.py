"""The lesson of the Diamonds: a currency that pays on every field."""

from typing import Final

from alhambra.lessons.facts import built, deciding, displayed, for_sale, holding, to_place, waiting
from alhambra.lessons.lesson import Lesson, LessonStep
from alhambra.protocol import GameConfig

POSITION: Final = """\
alhambra position
game: alhambra
seats: 3
modules: diamonds
turn: 5
turn seat: 0
market: garden_9_e pavilion_7_e arcades_7_es tower_9_nw
display: gulden_3 diamond_5 denar_7 dukat_2
hand 0: gulden_4 diamond_4 dirham_8
palace 0: garden_10_n@0,-1
hand 1: dirham_3 dirham_8 dukat_6 gulden_2
palace 1: arcades_9_open@0,1
hand 2: gulden_5 dukat_4 dirham_2 denar_1
palace 2: seraglio_6_es@1,0
"""
_NINE = holding("diamond_4", "diamond_5")

LESSON: Final = Lesson(
    "diamonds",
    GameConfig("alhambra", 3, ["diamonds"]),
    "lesson",
    (
        LessonStep("welcome", "money", facts=(displayed("diamond_5"), holding("diamond_4"), deciding("turn"))),
        LessonStep(
            "take", "money", "take diamond_5", ("take denar_7", "take gulden_3"), facts=(displayed("diamond_5"),)
        ),
        LessonStep("any", "market", facts=(_NINE, for_sale("tower_9_nw", "dukat"), for_sale("garden_9_e", "gulden"))),
        LessonStep(
            "buy",
            "market",
            "buy tower_9_nw diamond_4+diamond_5",
            facts=(_NINE, for_sale("tower_9_nw", "dukat"), deciding("turn")),
        ),
        LessonStep("again", "money", "take dukat_2", facts=(displayed("dukat_2"), deciding("turn"))),
        LessonStep("place", "palace", "place tower_9_nw -1,-1", facts=(to_place("tower_9_nw"),)),
        LessonStep("done", facts=(built("tower_9_nw"), waiting())),
    ),
    position=POSITION,
)
