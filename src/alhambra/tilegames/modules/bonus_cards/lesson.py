"""The lesson of the Bonus Cards: building the tile on a card, and revealing the card."""

from typing import Final

from alhambra.lessons.facts import built, deciding, for_sale, holding, seen, to_place
from alhambra.lessons.lesson import LEARNER, Lesson, LessonStep
from alhambra.protocol import GameConfig

CARD: Final = "bonus_tower_12"
TILE: Final = "tower_12_open"
POSITION: Final = f"""\
alhambra position
game: alhambra
seats: 3
modules: bonus_cards
turn: 5
turn seat: 0
market: garden_9_e pavilion_7_e arcades_7_es {TILE}
display: gulden_3 dirham_5 denar_7 dukat_2
hand 0: gulden_4 dukat_5 dukat_7 dirham_8
palace 0: tower_9_nw@-1,0
hand 1: dirham_3 dirham_8 dukat_6 gulden_2
palace 1: arcades_9_open@0,1
hand 2: gulden_5 dukat_4 dirham_2 denar_1
palace 2: seraglio_6_es@1,0
bonus_cards hand 0: {CARD} bonus_pavilion_8 bonus_garden_11
bonus_cards hand 1: bonus_chambers_10 bonus_seraglio_9 bonus_garden_10
bonus_cards hand 2: bonus_arcades_10 bonus_chambers_11 bonus_tower_11
"""
_HELD = seen("three bonus cards are held", lambda view: len(view["bonus_cards"]["hand"]) == 3)
_OPEN = seen("the card lies open", lambda view: CARD in view["bonus_cards"]["open"][LEARNER])

LESSON: Final = Lesson(
    "bonus_cards",
    GameConfig("alhambra", 3, ["bonus_cards"]),
    "lesson",
    (
        LessonStep("welcome", "hand", facts=(_HELD, deciding("turn"))),
        LessonStep(
            "buy",
            "market",
            f"buy {TILE} dukat_5+dukat_7",
            facts=(for_sale(TILE, "dukat"), holding("dukat_5", "dukat_7"), _HELD),
        ),
        LessonStep("again", "money", "take denar_7", facts=(deciding("turn"),)),
        LessonStep("place", "palace", f"place {TILE} 0,-1", ("take dirham_5", "take dukat_2"), facts=(to_place(TILE),)),
        LessonStep("open", "hand", f"open_bonus_card {CARD}", facts=(built(TILE), _HELD, deciding("turn"))),
        LessonStep("done", facts=(built(TILE), built("tower_9_nw"), _OPEN)),
    ),
    position=POSITION,
)
