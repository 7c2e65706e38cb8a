"""What clients learn about actions and standings in Roll & Write."""

from alhambra.protocol.messages import Judgement, Preview
from alhambra.roll_and_write import ACTIONS, RollAndWrite
from tests.messages import fields
from tests.roll_and_write.builder import Table, play


def preview(game: RollAndWrite, notation: str) -> Preview:
    return game.preview(ACTIONS.parse(notation))


def clauses(judgements: list[Judgement]) -> dict[str, str | None]:
    """Return the clauses of the refusals by notation."""
    found = {}
    for judged in judgements:
        assert judged["action"] is not None
        action = ACTIONS.from_json(judged["action"])
        found[action.notation()] = None if judged["refusal"] is None else judged["refusal"]["clause"]
    return found


# --- previews ---


def test_turning_a_die_costs_a_coin_and_leaves_the_action() -> None:
    game = Table(3).coins(0, 2).game
    told = preview(game, "turn yellow_1 up")
    assert told["payment"] == {"price": 1, "paid": 1, "overpaid": 0}
    assert told["another_action"]
    assert told["chance"] is None


def test_a_tick_tells_what_it_is_worth_and_that_dice_are_rolled() -> None:
    table = Table(3).coins(0, 0).ticks(0, [(1, 4), (1, 5), (1, 6)])
    told = preview(table.game, "tick 1 1")
    assert told["payment"] is None
    assert told["worth"][0]["rows"] == 2
    assert not told["another_action"]
    assert (told["decision"], told["chance"]) == (None, "dice")


def test_the_second_tick_has_its_price() -> None:
    game = Table(3).coins(0, 3).game
    first = preview(game, "tick 1 1")
    assert first["another_action"]
    play(game, "tick 1 1")
    assert preview(game, "tick 2 2")["payment"] == {"price": 3, "paid": 3, "overpaid": 0}


def test_the_last_choice_of_a_game_tells_its_points() -> None:
    game = Table(4, seat=3, round_number=15).coins(3, 9).complete(0, "tower").game
    told = preview(game, "coins")
    assert told["is_over"]
    assert told["scored"][0]["tower"] == 21
    assert told["scored"][3]["coins"] == 4
    play(game, "coins")
    assert [sum(own.values()) for own in told["scored"]] == game.scores


# --- refusals ---


def test_every_crossing_is_judged() -> None:
    game = Table(3).ticks(0, [(1, 1)]).game
    found = clauses(game.refusals({"kind": "tick"}))
    assert len(found) == 36
    assert {notation for notation, clause in found.items() if clause is None} == {"tick 1 2", "tick 2 1", "tick 2 2"}
    assert set(clauses(game.refusals({"kind": "tick", "yellow": 1}))) == {f"tick 1 {blue}" for blue in range(1, 7)}
    assert clauses(game.refusals({"kind": "tick", "yellow": 99, "blue": 1})) == {"tick 99 1": "RNW-TICK-1"}


def test_every_die_is_judged_both_ways() -> None:
    found = clauses(Table(3).coins(0, 1).game.refusals({"kind": "turn"}))
    assert len(found) == 8
    assert found["turn yellow_1 down"] == "RNW-SPEC-1"
    assert found["turn blue_2 up"] is None


def test_only_the_seat_that_decides_is_told() -> None:
    game = Table(3).game
    assert game.refusals({"kind": "tick"}, seat=1) == []
    refusal = game.preview(ACTIONS.parse("tick 1 1"), seat=1)["refusal"]
    assert refusal is not None
    assert refusal["clause"] == "SEAT"


# --- standing ---


def test_the_standing_tells_the_places_that_are_left() -> None:
    game = Table(3).complete(0, "tower").complete(1, "tower", but=3).game
    tower = game.standing()["buildings"][-1]
    assert (tower["type"], tower["left"], tower["given"]) == ("tower", [21, 13, 6], [None, None, None])
    assert tower["points"] == [21, 13, 0]
    play(game, "coins")
    game.score_sheet.settle_round()
    tower = game.standing()["buildings"][-1]
    assert (tower["left"], tower["given"]) == ([13, 6], [21, None, None])


def test_the_standing_tells_rows_columns_and_coins() -> None:
    standing = Table(3).coins(0, 7).ticks(0, [(1, 1), (1, 2), (1, 3), (1, 4)]).game.standing()
    sheet = standing["sheets"][0]
    assert (sheet["rows"], sheet["columns"], sheet["coins"]) == ([2, 0, 0, 0, 0, 0], [0] * 6, 3)
    assert standing["points"] == [0, 0, 0]
    assert standing["rounds_left"] == 18


def test_imaginary_opponents_have_their_rows() -> None:
    standing = Table(1, "opponents").game.standing()
    assert standing["extra"] == 21
    assert len(standing["totals"]) == 3
    assert all(total >= 21 for total in standing["totals"][1:])


def test_the_points_of_the_sheets_are_told_at_the_end() -> None:
    game = Table(4, seat=3, round_number=15).coins(3, 9).ticks(0, [(1, 1), (1, 2), (1, 3), (1, 4)]).game
    play(game, "coins")
    (event,) = [event for event in game.events if event.kind == "sheets_scored"]
    assert fields(event)["sheets"] == game.standing()["sheets"]
    assert fields(event)["sheets"][0]["rows"][0] == 2
