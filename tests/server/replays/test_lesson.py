"""Lessons over HTTP: the same actions lead to the same game, and what a lesson does not ask for is refused."""

from typing import Any

import pytest

from alhambra.lessons import FIRST_GAME, LEARNER, lessons
from alhambra.server.replays.lesson import LessonCache, lesson_view
from tests.server.visitors import Visitor

Actions = list[dict[str, Any]]
ASKED = len(lessons()[FIRST_GAME].scripted)


def after_script(count: int, name: str = FIRST_GAME) -> tuple[Actions, dict[str, Any]]:
    """Return the actions that a lesson asks for, up to a number, and what the learner sees then."""
    cache, actions = LessonCache(), Actions()
    for _ in range(count):
        wanted = lesson_view(cache.after(name, actions), 0)["wanted"]
        assert wanted is not None
        actions.append(wanted)
    return actions, lesson_view(cache.after(name, actions), 0)


def wall(seen: dict[str, Any]) -> int:
    return int(seen["standing"]["scorings"][0]["points"]["lines"][LEARNER]["wall"])


def test_the_first_game_teaches_what_its_texts_say() -> None:
    _, bought = after_script(2)
    assert bought["view"]["decision"] == {"seat": LEARNER, "kind": "turn"}, "paid exactly: acts again"
    assert wall(after_script(4)[1]) == 1
    _, again = after_script(5)
    purchase: Any = next(event for event in again["calls"][-1] if event["event"] == "tile_bought")
    assert purchase["exact"]
    reserve = after_script(7)[1]["view"]["seats"][LEARNER]["reserve"]
    assert [tile["tile"] for tile in reserve] == ["arcades_6_sw"]
    assert wall(after_script(8)[1]) == 2
    assert after_script(ASKED)[1]["wanted"] is None


def test_a_whole_first_game_ends_with_three_scorings() -> None:
    cache = LessonCache()
    actions, seen = after_script(ASKED)
    while not seen["view"]["is_over"]:
        buying = [offer for offer in seen["offers"] if offer["kind"] in ("buy", "place")]
        actions.append((buying or seen["offers"])[0])
        seen = lesson_view(cache.after(FIRST_GAME, actions), 0)
    events = [event for call in seen["calls"] for event in call]
    assert [event["scoring"] for event in events if event["event"] == "scoring"] == [1, 2, 3]


def test_only_what_is_known_may_be_taken_back() -> None:
    actions, seen = after_script(ASKED)
    assert seen["undo"] == 0, "what a lesson asks for is not taken back"
    cache = LessonCache()
    exact = [offer for offer in seen["offers"] if offer["kind"] == "buy" and offer["cards"] == ["gulden_9"]]
    assert len(exact) == 1
    assert lesson_view(cache.after(FIRST_GAME, [*actions, exact[0]]), 0)["undo"] == 1, "a purchase reveals nothing"


@pytest.mark.parametrize("name", sorted(lessons()))
def test_a_lesson_is_learned_over_http(visitor: Visitor, name: str) -> None:
    listed = {lesson["name"]: lesson for lesson in visitor.client.get("/api/lessons").json()}
    begun = visitor.client.post("/api/lesson", json={"lesson": name, "actions": []}).json()
    assert begun["view"]["viewer"] == LEARNER
    assert begun["view"]["game"] == listed[name]["config"]["game"]
    done = [begun["wanted"]]
    seen = visitor.client.post("/api/lesson", json={"lesson": name, "actions": done, "since": 1}).json()
    assert len(seen["calls"]) > 0
    asked = [step for step in listed[name]["steps"] if step["until"] == "action"]
    assert len(asked) == len(lessons()[name].scripted)


def test_questions_are_answered(visitor: Visitor) -> None:
    begun = visitor.client.post("/api/lesson", json={"actions": []}).json()
    question = {"actions": [], "what": "preview", "action": begun["wanted"]}
    assert visitor.client.post("/api/lesson/questions", json=question).json()["preview"]["chance"] is not None
    question = {"actions": [], "what": "refusals", "action": {"kind": "take"}}
    assert visitor.client.post("/api/lesson/questions", json=question).json()["refusals"]
    question = {"actions": [], "what": "fit", "tile": "tower_9_nw"}
    assert visitor.client.post("/api/lesson/questions", json=question).json()["fit"]["cells"]


@pytest.mark.parametrize("what", ["preview", "refusals", "everything"])
def test_a_question_without_its_action_is_refused(visitor: Visitor, what: str) -> None:
    question = {"actions": [], "what": what}
    assert visitor.client.post("/api/lesson/questions", json=question).status_code == 400


@pytest.mark.parametrize(
    "actions", [[{"kind": "pass"}], [{"kind": "x"}], [{}], [{"kind": "take", "cards": ["gulden_9"]}]]
)
def test_what_is_not_legal_is_refused(visitor: Visitor, actions: Actions) -> None:
    refused = visitor.client.post("/api/lesson", json={"actions": actions})
    assert refused.status_code == 400
    assert refused.json()["sentence"]


def test_what_leads_away_changes_nothing(visitor: Visitor) -> None:
    begun = visitor.client.post("/api/lesson", json={"actions": []}).json()
    assert begun["leads_away"] is False
    other = next(offer for offer in begun["offers"] if offer != begun["wanted"])
    answer = visitor.client.post("/api/lesson", json={"actions": [other]})
    assert (answer.status_code, answer.json()) == (200, {"leads_away": True})


def test_an_unknown_lesson_is_refused(visitor: Visitor) -> None:
    refused = visitor.client.post("/api/lesson", json={"lesson": "chess", "actions": []})
    assert refused.status_code == 400
    assert "vizier" in refused.json()["sentence"]


def test_an_endless_lesson_is_refused(visitor: Visitor) -> None:
    assert visitor.client.post("/api/lesson", json={"actions": [{"kind": "pass"}] * 401}).status_code == 400
