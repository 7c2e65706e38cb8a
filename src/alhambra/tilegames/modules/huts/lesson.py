"""The lesson of the Builders' Huts: taking one, and placing it next to tiles of its type."""

from typing import Final

from alhambra.lessons.facts import built, deciding, seen, to_place, waiting
from alhambra.lessons.lesson import Lesson, LessonStep
from alhambra.protocol import GameConfig

HUT: Final = "hut_garden_w"
POSITION: Final = f"""\
alhambra position
game: alhambra
seats: 3
modules: huts
turn: 5
turn seat: 0
market: garden_9_e pavilion_7_e arcades_7_es tower_12_open
display: gulden_3 dirham_5 denar_7 dukat_2
hand 0: gulden_4 dukat_5 dirham_8
palace 0: garden_10_n@0,-1 garden_10_open@-1,0
hand 1: dirham_3 dirham_8 dukat_6 gulden_2
palace 1: arcades_9_open@0,1
hand 2: gulden_5 dukat_4 dirham_2 denar_1
palace 2: seraglio_6_es@1,0
huts open: hut_pavilion_n hut_seraglio_s hut_arcades_e hut_chambers_w {HUT} hut_tower_n
"""
_PILES = seen("six piles", lambda view: len([pile for pile in view["huts"]["piles"] if pile["top"] is not None]) == 6)
_GARDENS = (built("garden_10_n"), built("garden_10_open"))

LESSON: Final = Lesson(
    "huts",
    GameConfig("alhambra", 3, ["huts"]),
    "lesson",
    (
        LessonStep("welcome", "supply", facts=(_PILES, deciding("turn"))),
        LessonStep("take", "supply", f"take_hut {HUT}", facts=(_PILES, *_GARDENS, deciding("turn"))),
        LessonStep("place", "palace", f"place {HUT} -1,-1", facts=(to_place(HUT), *_GARDENS)),
        LessonStep("counts", "score", facts=(built(HUT), *_GARDENS, waiting())),
        LessonStep("done", facts=(built(HUT), waiting())),
    ),
    position=POSITION,
)
