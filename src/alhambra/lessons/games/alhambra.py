"""The first game: the learner is led through three turns, then plays on freely to the end."""

from typing import Final

from alhambra.lessons.facts import (
    built,
    deciding,
    for_sale,
    holding,
    in_reserve,
    is_over,
    scored,
    scored_at_least,
    to_place,
)
from alhambra.lessons.lesson import Lesson, LessonStep
from alhambra.protocol import GameConfig

LESSON: Final = Lesson(
    "alhambra",
    GameConfig("alhambra", 3),
    "first game 300",
    (
        LessonStep("welcome", "palace", chapter="palace"),
        LessonStep("others", "others", chapter="palace"),
        LessonStep(
            "money",
            "money",
            "take dirham_4+gulden_1",
            (
                "buy seraglio_6_es gulden_6",
                "take dirham_6",
                "place seraglio_6_es 0,1",
                "buy garden_8_sw gulden_3+gulden_5",
                "buy seraglio_7_w dukat_8",
                "place garden_8_sw -1,0",
                "place seraglio_7_w 0,1",
            ),
            facts=(deciding("turn"),),
            chapter="money",
        ),
        LessonStep("market", "market", chapter="market"),
        LessonStep(
            "exact",
            "market",
            "buy garden_10_n dirham_4+dirham_6",
            facts=(for_sale("garden_10_n", "dirham"), holding("dirham_4", "dirham_6"), deciding("turn")),
            chapter="exact",
        ),
        LessonStep(
            "again",
            "money",
            "take gulden_6",
            facts=(for_sale("arcades_6_sw", "gulden"), deciding("turn")),
            chapter="exact",
        ),
        LessonStep(
            "build",
            "palace",
            "place garden_10_n 0,-1",
            ("take dirham_8", "take dukat_5"),
            facts=(to_place("garden_10_n"),),
            chapter="build",
        ),
        LessonStep("walls", "palace", facts=(built("garden_10_n"),), chapter="walls"),
        LessonStep(
            "over",
            "market",
            "buy arcades_6_sw gulden_6",
            facts=(for_sale("arcades_6_sw", "gulden"), holding("gulden_6", "gulden_8"), deciding("turn")),
            chapter="walls",
        ),
        LessonStep("more", "money", "take gulden_9", facts=(deciding("turn"),), chapter="walls"),
        LessonStep(
            "reserve",
            "palace",
            "reserve arcades_6_sw",
            ("take dukat_8", "take dirham_4"),
            facts=(to_place("arcades_6_sw"),),
            chapter="redesign",
        ),
        LessonStep(
            "redesign",
            "palace",
            "build arcades_6_sw 0,1",
            facts=(in_reserve("arcades_6_sw"), deciding("turn")),
            chapter="redesign",
        ),
        LessonStep("score", "score", facts=(built("arcades_6_sw"), scored(0)), chapter="scoring"),
        LessonStep("free", facts=(scored(0),), chapter="scoring", ends_with="scoring"),
        LessonStep("scored", "others", facts=(scored_at_least(1),), chapter="scoring"),
        LessonStep("later", "score", facts=(scored_at_least(1),), chapter="scoring"),
        LessonStep("last", chapter="own"),
        LessonStep("own", chapter="own", ends_with="end"),
        LessonStep("done", facts=(is_over(),), chapter="own"),
    ),
)
