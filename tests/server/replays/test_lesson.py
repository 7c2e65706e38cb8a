"""The tutorial game: always the same for the same actions, by the real rules, and its script teaches what it should."""

from typing import Any

import pytest

from alhambra.protocol import IllegalAction
from alhambra.server.replays.lesson import LEARNER, SCRIPT, Lesson, Lessons, lesson_message
from tests.server.visitors import Visitor

Actions = list[dict[str, Any]]
ASKED = len([line for line in SCRIPT if line.startswith(f"{LEARNER}: ")])


def after_script(count: int) -> tuple[Actions, Lesson]:
    """Return the lesson after this many of the actions it asks for."""
    lessons = Lessons()
    actions: Actions = []
    for _ in range(count):
        wanted = lesson_message(lessons.after(actions), 0)["wanted"]
        assert wanted is not None
        actions.append(wanted)
    return actions, lessons.after(actions)


def wall(lesson: Lesson) -> int:
    standing: Any = lesson.game.standing(seat=LEARNER)
    return int(standing["scorings"][0]["points"]["lines"][LEARNER]["wall"])


def test_the_script_can_be_played_from_the_offers() -> None:
    for count in range(ASKED):
        _, lesson = after_script(count)
        told = lesson_message(lesson, 0)
        assert told["wanted"] in told["offers"]
    _, lesson = after_script(ASKED)
    assert lesson_message(lesson, 0)["wanted"] is None
    assert lesson.game.decision is not None


def test_the_script_teaches_what_the_texts_say() -> None:
    events = [{event["event"] for event in call} for _, lesson in [after_script(ASKED)] for call in lesson.calls]
    assert any("tile_bought" in kinds for kinds in events)
    _, bought = after_script(2)
    assert bought.game.decision is not None
    assert (bought.game.decision.seat, bought.game.decision.kind) == (LEARNER, "turn"), "paid exactly: acts again"
    assert wall(after_script(4)[1]) == 1
    _, over = after_script(5)
    purchase: Any = next(event for event in over.calls[-1] if event["event"] == "tile_bought")
    assert not purchase["exact"]
    view: Any = after_script(6)[1].game.view(LEARNER)
    assert [tile["tile"] for tile in view["seats"][LEARNER]["reserve"]] == ["arcades_6_sw"]
    assert wall(after_script(7)[1]) == 2


def test_the_same_actions_lead_to_the_same_game() -> None:
    first, second = after_script(5)[1], after_script(5)[1]
    assert first.game.checksum() == second.game.checksum()
    assert [len(call) for call in first.calls] == [len(call) for call in second.calls]


def test_a_whole_lesson_ends_with_three_scorings() -> None:
    lessons = Lessons()
    actions = after_script(ASKED)[0]
    while True:
        told = lesson_message(lessons.after(actions), 0)
        if told["view"]["is_over"]:
            break
        buying = [offer for offer in told["offers"] if offer["kind"] in ("buy", "place")]
        actions.append((buying or told["offers"])[0])
    scorings = [
        event.get("scoring") for call in lessons.after(actions).calls for event in call if event["event"] == "scoring"
    ]
    assert scorings == [1, 2, 3]


def test_only_what_is_known_may_be_taken_back() -> None:
    assert after_script(1)[1].undoable == 0, "the others have played"
    assert after_script(2)[1].undoable == 1, "a purchase shows nothing new"


def test_a_lesson_is_learned_over_http(visitor: Visitor) -> None:
    begun = visitor.client.post("/api/lesson", json={"actions": []}).json()
    assert begun["view"]["viewer"] == LEARNER
    done = [begun["wanted"]]
    known = len(begun["calls"])
    told = visitor.client.post("/api/lesson", json={"actions": done, "since": known}).json()
    assert len(told["calls"]) > 0
    question = {"actions": done, "what": "preview", "action": told["wanted"]}
    assert visitor.client.post("/api/lesson/questions", json=question).json()["preview"]["another_action"]
    question = {"actions": done, "what": "refusals", "action": {"kind": "take"}}
    assert visitor.client.post("/api/lesson/questions", json=question).json()["refusals"]


@pytest.mark.parametrize(
    "actions", [[{"kind": "pass"}], [{"kind": "x"}], [{}], [{"kind": "take", "cards": ["gulden_9"]}]]
)
def test_what_is_not_legal_is_refused(visitor: Visitor, actions: Actions) -> None:
    refused = visitor.client.post("/api/lesson", json={"actions": actions})
    assert refused.status_code == 400
    assert refused.json()["sentence"]


def test_an_endless_lesson_is_refused(visitor: Visitor) -> None:
    assert visitor.client.post("/api/lesson", json={"actions": [{"kind": "pass"}] * 401}).status_code == 400


def test_an_action_of_somebody_else_is_refused() -> None:
    with pytest.raises(IllegalAction):
        Lessons().after([{"kind": "buy", "tile": "tower_9_ne", "cards": ["gulden_9"]}])
