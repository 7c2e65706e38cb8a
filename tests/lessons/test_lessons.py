"""Every lesson leads to its end, every sentence is true where it is shown, and nothing leads away from the script."""

import re
from collections.abc import Iterator
from importlib import resources
from typing import Any

import pytest

from alhambra import Action, AlhambraError, IllegalAction, Randomness, languages
from alhambra.folders import found_in
from alhambra.games import GAMES
from alhambra.lessons import FIRST_GAME, LEARNER, LeadsAway, Lesson, NoLesson, Progress, lesson_named, lessons
from alhambra.tilegames.modules import MODULES, folder_of

WRONG_PATHS = 200  # in the first game
WRONG_PATHS_IN_OTHERS = 40
NAMES = sorted(lessons())


def until_done(lesson: Lesson) -> Iterator[tuple[int, Progress]]:
    """Yield each step of the script with the position in which it is shown."""
    progress = Progress.begin(lesson)
    for number, step in enumerate(lesson.steps):
        if step.until in ("scoring", "end"):
            return
        yield number, progress
        if step.until == "action":
            assert progress.wanted is not None
            progress = progress.play(progress.wanted)


def free_play(lesson: Lesson, random: Randomness) -> Iterator[tuple[int, Progress]]:
    """Yield the steps after the script, while the learner plays at random; a step ends as it does in the browser."""
    *_, (number, progress) = until_done(lesson)
    while number + 1 < len(lesson.steps):
        number += 1
        yield number, progress
        until = lesson.steps[number].until
        while until == "end" and not progress.game.is_over:
            progress = progress.play(sensible(progress, random))
        while until == "scoring" and not has_scored(progress):
            progress = progress.play(sensible(progress, random))


def has_scored(progress: Progress) -> bool:
    return any(event["event"] == "scoring" for call in progress.calls for event in call)


def sensible(progress: Progress, random: Randomness) -> Action:
    """Return a random offer, often a purchase or placement, so that the game comes to an end."""
    offers = list(progress.game.legal_actions(seat=LEARNER))
    building = [offer for offer in offers if offer.kind in ("buy", "place")]
    chosen = building if building and random.below(4) else offers
    return chosen[random.below(len(chosen))]


def texts_of(language: str) -> dict[str, str]:
    packages = ["alhambra.lessons", *(folder_of(module) for module in MODULES)]
    files = [resources.files(package) / "lesson_texts" / f"{language}.ftl" for package in packages]
    texts: dict[str, str] = {}
    for file in files:
        if file.is_file():
            texts |= dict(re.findall(r"^([\w-]+) = (.+)$", file.read_text(encoding="utf-8"), re.MULTILINE))
    return texts


def test_every_game_and_every_module_has_a_lesson() -> None:
    own = [module.name for module in MODULES if folder_of(module).startswith("alhambra.")]
    assert set(NAMES) >= {*[name for name in GAMES if GAMES[name].folder.startswith("alhambra.")], *own}
    for name, lesson in lessons().items():
        assert name in (lesson.config.game, *lesson.config.modules)


@pytest.mark.parametrize("name", NAMES)
def test_every_sentence_is_true_where_it_is_shown(name: str) -> None:
    lesson = lesson_named(name)
    for number, progress in until_done(lesson):
        assert lesson.broken_facts(number, progress.game) == [], lesson.steps[number].name


@pytest.mark.parametrize("name", NAMES)
def test_what_a_lesson_asks_for_is_offered(name: str) -> None:
    lesson = lesson_named(name)
    for number, progress in until_done(lesson):
        if lesson.steps[number].until == "action":
            assert progress.wanted in progress.game.legal_actions(seat=LEARNER)


@pytest.mark.parametrize("name", [name for name in NAMES if name != FIRST_GAME])
def test_a_lesson_ends_with_its_last_step(name: str) -> None:
    lesson = lesson_named(name)
    *_, (number, progress) = until_done(lesson)
    assert number == len(lesson.steps) - 1
    assert progress.is_over
    assert lesson.steps[-1].name == "done"
    with pytest.raises(LeadsAway):
        progress.play(progress.game.legal_actions()[0])


@pytest.mark.parametrize("name", NAMES)
def test_a_wrong_action_is_refused_gently_and_changes_nothing(name: str) -> None:
    lesson, random = lesson_named(name), Randomness(f"wrong ways through {name}")
    reached = [(number, progress) for number, progress in until_done(lesson) if progress.wanted is not None]
    tried = 0
    while tried < (WRONG_PATHS if name == FIRST_GAME else WRONG_PATHS_IN_OTHERS):
        number, progress = reached[random.below(len(reached))]
        before = progress.game.checksum()
        action = wrong_action(progress, random)
        with pytest.raises((LeadsAway, IllegalAction)):
            progress.play(action)
        assert progress.game.checksum() == before
        assert lesson.broken_facts(number, progress.game) == []
        tried += 1


def wrong_action(progress: Progress, random: Randomness) -> Action:
    """Return a random action other than the requested one: legal, overpaid, or illegal."""
    game, wanted = progress.game, progress.wanted
    offers = [offer for offer in game.legal_actions(seat=LEARNER) if offer != wanted]
    assert wanted is not None
    ways = [*offers, *dearer(progress)]
    if not ways:
        return game.action_set.parse("pass") if "pass" in game.action_set.kinds else wanted
    return ways[random.below(len(ways))]


def dearer(progress: Progress) -> list[Action]:
    """Return ways to pay more than the price for the requested tile."""
    game, wanted = progress.game, progress.wanted
    assert wanted is not None
    if wanted.kind != "buy":
        return []
    message: Any = wanted.to_json()
    judgements = game.refusals({"kind": "buy", "tile": message["tile"]}, seat=LEARNER)
    found = [judgement["action"] for judgement in judgements if judgement["refusal"] is None]
    return [action for action in map(game.action_set.from_json, found) if action != wanted]


def test_paying_too_much_is_a_wrong_way_too() -> None:
    over = next(
        progress
        for number, progress in until_done(lesson_named(FIRST_GAME))
        if lesson_named(FIRST_GAME).steps[number].name == "over"
    )
    action = over.game.action_set.parse("buy arcades_6_sw gulden_8")
    assert over.game.is_legal(action)
    with pytest.raises(LeadsAway):
        over.play(action)


@pytest.mark.parametrize("number", range(12))
def test_the_first_game_speaks_the_truth_while_the_learner_plays_freely(number: int) -> None:
    lesson, last = lesson_named(FIRST_GAME), None
    for step, progress in free_play(lesson, Randomness(f"free {number}")):
        assert lesson.broken_facts(step, progress.game) == [], lesson.steps[step].name
        last = progress
    assert last is not None
    assert last.game.is_over


@pytest.mark.parametrize("language", languages())
def test_every_step_has_a_sentence_in_every_language_and_no_other_has(language: str) -> None:
    keys = {
        f"lesson-{name}-{step.name}".replace("_", "-") for name, lesson in lessons().items() for step in lesson.steps
    }
    texts = texts_of(language)
    assert set(texts) == keys
    for text in texts.values():
        assert text[-1] in ".!?)"
        assert len(text) <= 330, "what is longer is not read"


def test_an_unknown_lesson_is_refused_with_the_possible_ones() -> None:
    with pytest.raises(NoLesson, match="vizier"):
        lesson_named("chess")


def test_a_module_without_a_lesson_has_none() -> None:
    assert found_in("alhambra.palace", "lesson", "LESSON") is None


def test_equal_actions_make_equal_lessons() -> None:
    for name in NAMES:
        first, second = (list(until_done(lesson_named(name)))[-1][1] for _ in range(2))
        assert first.game.checksum() == second.game.checksum()
        assert first.calls == second.calls


def test_errors_are_sentences() -> None:
    with pytest.raises(AlhambraError, match="the lesson asks for something else"):
        raise LeadsAway("lesson-leads-away")
