"""The lesson of the Characters: an auction, and a character at work."""

from typing import Final

from alhambra.lessons.facts import deciding, displayed, holding, lacking, seen, waiting
from alhambra.lessons.lesson import LEARNER, Fact, Lesson, LessonStep
from alhambra.protocol import GameConfig

FARUK: Final = "faruk_will_haben"
POSITION: Final = f"""\
alhambra position
game: alhambra
seats: 3
modules: characters
turn: 30
turn seat: 2
market: garden_9_e pavilion_7_e arcades_7_es tower_11_s
display: gulden_5 gulden_2 denar_7
hand 0: denar_4 denar_3 dirham_8
palace 0: garden_10_n@0,-1
hand 1: dirham_3 dirham_4 dukat_6 gulden_2
palace 1: arcades_9_open@0,1
hand 2: gulden_5 dukat_4 dirham_2 denar_1
palace 2: seraglio_6_es@1,0
unseen character: abdul_karim abdul_knihstig fatima hakim_wahid laila_wundabah machma_klain yammerad yusuf_e_passuff
piles: 19 19+scoring_1+character 19+character+character 19+scoring_2+character+character 18
characters aside: ammar_el_schauf
pending: bid {FARUK} 0+1+2 - 0, fill_display, turn_over
"""


def _bid(amount: int) -> Fact:
    return seen(f"the highest bid is {amount}", lambda view: view["decision"]["highest"] == amount)


_OWNED = seen("Faruk is owned", lambda view: view["characters"]["owners"].get(FARUK) == LEARNER)

LESSON: Final = Lesson(
    "characters",
    GameConfig("alhambra", 3, ["characters"]),
    "lesson",
    (
        LessonStep("welcome", "panel", facts=(deciding("bid"), _bid(0))),
        LessonStep("bid", "panel", "bid 4", ("bid 6", "pass_bid"), facts=(deciding("bid"), holding("denar_4"))),
        LessonStep("more", "panel", "bid 7", ("pass_bid",), facts=(_bid(6), holding("denar_3", "denar_4"))),
        LessonStep(
            "pay", "panel", "pay_bid denar_3+denar_4", facts=(deciding("pay_bid"), holding("denar_3", "denar_4"))
        ),
        LessonStep(
            "use",
            "money",
            "faruk gulden_2+gulden_5",
            facts=(_OWNED, lacking("denar_3", "denar_4"), displayed("gulden_2", "gulden_5"), deciding("turn")),
        ),
        LessonStep("done", facts=(_OWNED, waiting())),
    ),
    position=POSITION,
)
