"""A resent command gets the same answer, and no other command is mistaken for it."""

import pytest
from sqlalchemy import update

from alhambra.server.store.schema import ENTRIES
from alhambra.server.tables.command_ids import CarriedOutCommands, CommandId, CommandIdUsed
from tests.server.visitors import Sitting, Visitor

ID = "the same"


def forget(visitor: Visitor) -> None:
    """Make tables load from their entries again."""
    visitor.client.app.state.services.registry.drop_idle(float("inf"))


@pytest.mark.parametrize("is_loaded_again", [False, True])
def test_seats_with_one_name_and_id_are_told_apart(visitor_of_each: Visitor, is_loaded_again: bool) -> None:
    table = visitor_of_each.table("person", "person")
    first = table.send(0, "ready", ID)
    if is_loaded_again:
        forget(visitor_of_each)
    second = table.send(1, "ready", ID)
    assert (first.status_code, second.status_code) == (200, 200)
    assert second.json()["sequence"] == first.json()["sequence"] + 1
    assert [seat["ready"] for seat in table.look()["table"]["seats"]] == [True, True]
    assert table.send(0, "ready", ID).json() == first.json()


@pytest.mark.parametrize("is_loaded_again", [False, True])
def test_another_command_under_a_used_id_is_refused(visitor_of_each: Visitor, is_loaded_again: bool) -> None:
    table = visitor_of_each.table("person", "person")
    first = table.send(0, "ready", ID)
    if is_loaded_again:
        forget(visitor_of_each)
    refused = table.send(0, "ready", ID, ready=False)
    assert (refused.status_code, refused.json()["key"]) == (409, "command-id-used")
    assert refused.json()["params"] == {"id": ID}
    assert table.look()["table"]["seats"][0]["ready"]
    assert table.send(0, "ready", ID).json() == first.json()


def test_an_entry_of_an_older_version_answers_whatever_its_seat_sends_again(visitor: Visitor) -> None:
    table = visitor.table("person", "person")
    first = table.send(0, "ready", ID)
    with visitor.client.app.state.services.registry.queries.engine.begin() as connection:
        connection.execute(update(ENTRIES).values(content=None))
    forget(visitor)
    assert table.send(0, "ready", ID).json() == first.json()
    assert table.send(1, "ready", ID).json() != first.json()


def test_who_starts_is_answered_again_after_the_table_was_loaded_again(visitor: Visitor) -> None:
    table: Sitting = visitor.table("person", "person")
    for seat in (0, 1):
        table.send(seat, "ready", house_draws=True)
    started = table.send(0, "start", ID)
    forget(visitor)
    assert table.send(0, "start", ID).json() == started.json()


def test_spectators_with_one_name_are_told_apart_by_what_they_say() -> None:
    commands = CarriedOutCommands()
    commands.note(CommandId(None, "guest", "1", "hello"), 7)
    assert commands.find(CommandId(None, "guest", "1", "hello")) == 7
    assert commands.find(CommandId(None, "guest", "1", "goodbye")) is None
    commands.note(CommandId(2, "guest", "1", "say"), 8)
    with pytest.raises(CommandIdUsed, match="another command"):
        commands.find(CommandId(2, "guest", "1", "play"))
