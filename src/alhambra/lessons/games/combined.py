"""The lesson of the combined game: two tiles on each field, and a city beside the palace."""

from typing import Final

from alhambra.lessons.facts import built, deciding, for_sale, holding, to_place, waiting
from alhambra.lessons.lesson import Lesson, LessonStep
from alhambra.protocol import GameConfig

CITY: Final = "residential_area_8"
POSITION: Final = f"""\
alhambra position
game: combined
seats: 3
turn: 5
turn seat: 0
marker: odd
market: garden_9_e pavilion_7_e arcades_7_es tower_9_nw {CITY} bath_house_4 school_8 arena_6
display: gulden_3 dirham_5 denar_7 dukat_2
hand 0: gulden_8 dukat_6 dirham_8
palace 0: garden_10_n@0,-1
hand 1: dirham_3 dirham_8 dukat_5 gulden_2
palace 1: arcades_9_open@0,1
hand 2: gulden_5 dukat_4 dirham_2 denar_1
palace 2: seraglio_6_es@1,0
"""

LESSON: Final = Lesson(
    "combined",
    GameConfig("combined", 3),
    "lesson",
    (
        LessonStep("welcome", "market", facts=(for_sale(CITY, "gulden"), for_sale("garden_9_e", "gulden"))),
        LessonStep("buy", "market", f"buy {CITY} gulden_8", facts=(for_sale(CITY, "gulden"), holding("gulden_8"))),
        LessonStep("again", "money", "take denar_7", facts=(deciding("turn"),)),
        LessonStep("place", "palace", f"place {CITY} 0,-2", facts=(to_place(CITY), built("garden_10_n"))),
        LessonStep("along", "palace", facts=(built(CITY), built("garden_10_n"))),
        LessonStep("apart", "palace", facts=(built(CITY),)),
        LessonStep("done", facts=(waiting(),)),
    ),
    position=POSITION,
)
