"""Players choose which optional questions of modules they are asked; the server declines the others for them."""

from typing import Any

import pytest

from tests.server.secrecy.test_answer_times import action_in, game_with
from tests.server.visitors import Sitting, Visitor, bearer

VIZIER = "vizier"
MOST_TURNS = 40


def before_question(visitor: Visitor, is_forced: bool, kind: str = VIZIER, module: str = VIZIER) -> tuple[Sitting, Any]:
    """Return a table before a question, and the action that leads to it."""
    record, moment = game_with(kind, is_forced)
    source: dict[str, Any] = {"modules": [module], "replay": visitor.replay(record), "moment": moment}
    return visitor.table("person", "person", **source).begin(), action_in(record.entries[moment])


def play(table: Sitting, action: Any) -> int:
    """Play an action; return its number."""
    seat = table.decides()
    assert seat is not None
    answer = table.send(seat, "play", at=table.look()["at"], action=action)
    assert answer.status_code == 200, answer.text
    number: int = answer.json()["sequence"]
    return number


def asked(table: Sitting) -> int:
    seat = table.decides()
    assert seat is not None
    return seat


def test_without_a_wish_every_question_is_asked(visitor: Visitor) -> None:
    table, action = before_question(visitor, is_forced=True)
    play(table, action)
    seen = table.look(asked(table))
    assert seen["view"]["decision"]["kind"] == VIZIER
    assert "is_answered" not in seen


@pytest.mark.parametrize(
    ("wanted", "is_forced", "is_answered"),
    [("choice", True, True), ("choice", False, False), ("none", True, True), ("none", False, True)],
)
def test_the_server_declines_what_a_player_does_not_want(
    wanted: str, is_forced: bool, is_answered: bool, visitor: Visitor
) -> None:
    table, action = before_question(visitor, is_forced)
    for seat in (0, 1):
        assert table.send(seat, "questions", wanted=wanted).status_code == 200
    number = play(table, action)
    if is_answered:
        table.until(lambda seen: seen["at"] > number)
        return
    seen = table.look(asked(table))
    assert (seen["at"], seen["questions"], seen["is_answered"]) == (number, wanted, False)
    assert len(seen["offers"]) > 1, "nothing is declined that the player might want"


def test_a_question_already_asked_is_declined_at_once(visitor: Visitor) -> None:
    table, action = before_question(visitor, is_forced=False)
    number = play(table, action)
    assert table.send(asked(table), "questions", wanted="none").status_code == 200
    table.until(lambda seen: seen["at"] > number)


def test_no_questions_are_wanted_only_until_the_own_next_turn(visitor: Visitor) -> None:
    table, action = before_question(visitor, is_forced=False)
    play(table, action)
    seat = asked(table)
    for wanted in ("choice", "none"):
        assert table.send(seat, "questions", wanted=wanted).status_code == 200
    assert table.send(1 - seat, "questions", wanted="none").status_code == 200
    for _ in range(MOST_TURNS):
        seen = table.until(lambda seen: seen["view"]["decision"]["kind"] != VIZIER)
        if seen["view"]["decision"]["seat"] == seat:
            break
        table.play()
    assert table.look(seat)["questions"] == "choice", "what was wanted before"


def test_nobody_else_learns_what_a_player_wants(visitor: Visitor) -> None:
    table, _ = before_question(visitor, is_forced=True)
    where = f"/api/tables/{table.id}/socket?seat=1"
    with table.client.websocket_connect(where, headers=bearer(table.tokens[1])) as socket:
        socket.receive_json()
        assert table.send(0, "questions", wanted="none").status_code == 200
        told = socket.receive_json()
    assert set(told) == {"type", "sequence", "at"}
    assert table.look(0)["questions"] == "none"
    assert "questions" not in table.look(1)
    assert "questions" not in table.look()


def test_the_own_browser_is_told(visitor: Visitor) -> None:
    table, action = before_question(visitor, is_forced=False)
    play(table, action)
    seat = asked(table)
    where = f"/api/tables/{table.id}/socket?seat={seat}"
    with table.client.websocket_connect(where, headers=bearer(table.tokens[seat])) as socket:
        socket.receive_json()
        for wanted, is_answered in (("choice", False), ("all", False)):
            assert table.send(seat, "questions", wanted=wanted).status_code == 200
            told = socket.receive_json()
            assert (told["questions"], told["is_answered"]) == (wanted, is_answered)


def test_only_real_wishes_are_accepted(visitor: Visitor) -> None:
    table = visitor.table("person", "person")
    assert table.send(0, "questions", wanted="choice").status_code == 409, "the game has not begun"
    table.begin()
    assert table.send(0, "questions", wanted="some").status_code == 400


def test_after_taking_back_a_player_is_asked(visitor: Visitor) -> None:
    table, action = before_question(visitor, is_forced=True)
    number = play(table, action)
    seat = asked(table)
    assert table.send(seat, "questions", wanted="choice").status_code == 200
    seen = table.until(lambda seen: seen["at"] > number)
    assert table.send(seat, "undo", at=seen["at"]).status_code == 200
    assert table.look(seat)["is_answered"] is False


def test_the_server_only_ever_declines(visitor: Visitor) -> None:
    """A payment that has no alternative is still made by hand."""
    table, action = before_question(visitor, True, "pay_bid", "characters")
    for seat in (0, 1):
        assert table.send(seat, "questions", wanted="none").status_code == 200
    number = play(table, action)
    seen = table.look(asked(table))
    assert (seen["at"], seen["is_answered"]) == (number, False)
    assert seen["view"]["decision"]["kind"] == "pay_bid"
