"""The lesson of the Vizier's Favour: buying between two turns, and making the stone active again."""

from typing import Final

from alhambra.lessons.facts import built, deciding, for_sale, holding, seen, to_place, waiting
from alhambra.lessons.lesson import LEARNER, Fact, Lesson, LessonStep
from alhambra.protocol import GameConfig

POSITION: Final = """\
alhambra position
game: alhambra
seats: 3
modules: vizier
turn: 5
turn seat: 1
market: garden_8_ne pavilion_7_e tower_9_nw arcades_7_es
display: gulden_3 dirham_5 denar_7 dukat_2
hand 0: denar_4 denar_5 gulden_7
palace 0: garden_10_n@0,-1 chambers_7_sw@-1,0
hand 1: dirham_3 dirham_8 dukat_6 gulden_2
palace 1: arcades_9_open@0,1
hand 2: gulden_5 dukat_4 dirham_2 denar_1
palace 2: seraglio_6_es@1,0
"""


def _stone(is_active: bool) -> Fact:
    name = f"the stone is {'' if is_active else 'in'}active"
    return seen(name, lambda view: view["vizier"]["active"][LEARNER] is is_active)


LESSON: Final = Lesson(
    "vizier",
    GameConfig("alhambra", 3, ["vizier"]),
    "lesson",
    (
        LessonStep("welcome", facts=(deciding("vizier"), _stone(True))),
        LessonStep(
            "exact",
            "panel",
            "buy_with_stone tower_9_nw denar_4+denar_5",
            facts=(for_sale("tower_9_nw", "denar"), holding("denar_4", "denar_5"), deciding("vizier")),
        ),
        LessonStep(
            "place",
            "palace",
            "place tower_9_nw -1,-1",
            ("keep_stone", "keep_stone", "take dukat_2", "keep_stone", "keep_stone"),
            facts=(to_place("tower_9_nw"),),
        ),
        LessonStep("used", "palace", facts=(built("tower_9_nw"), _stone(False), deciding("turn"))),
        LessonStep("up", action="turn_stone_up", facts=(_stone(False), deciding("turn"))),
        LessonStep("done", facts=(_stone(True), waiting())),
    ),
    position=POSITION,
    opening=("take dirham_5", "keep_stone"),
)
