"""Previews, standings and candidate actions, for clients that do not know the rules."""

from typing import TYPE_CHECKING, Final, cast

from alhambra.protocol import Action, Question
from alhambra.protocol.messages import Preview
from alhambra.protocol.points import add_points, changes
from alhambra.roll_and_write.actions import DOWN, FACES, UP, WORDS, Crossing, TurnDie, dice_of
from alhambra.roll_and_write.layout import TYPES
from alhambra.roll_and_write.messages import (
    BuildingStanding,
    PlacesAwarded,
    RollAndWriteStanding,
    SheetPoints,
    SheetsScored,
)
from alhambra.roll_and_write.scoring import ScoreSheet, sheet_points

if TYPE_CHECKING:
    from alhambra.roll_and_write.game import RollAndWrite

_ALL_FACES: Final = range(1, FACES + 1)


# --- standings ---


def standing_of(game: "RollAndWrite") -> RollAndWriteStanding:
    """Return the standing of the game, with the points if the game ended now."""
    sheets = [sheet_points(game.layout, sheet) for sheet in game.sheets]
    ended = ended_now(game)
    totals = [ended.building_points(row) for row in range(game.rows)]
    for seat, sheet in enumerate(sheets):
        totals[seat] += sum(sheet["rows"]) + sum(sheet["columns"]) + sheet["coins"]
    for row in range(game.seats, game.rows):
        totals[row] += game.extra_points
    return {
        "points": game.scores,
        "rounds_left": 0 if game.is_over else game.rounds - max(game.round, 1) + 1,
        "buildings": [_building(game, ended, building) for building in range(TYPES)],
        "sheets": sheets,
        "extra": game.extra_points,
        "totals": totals,
    }


def ended_now(game: "RollAndWrite") -> ScoreSheet:
    """Return the score sheet as it would be if the game ended now."""
    ended = game.score_sheet.copy()
    if not game.is_over:
        ended.settle_round()
        ended.settle_end()
    return ended


def _building(game: "RollAndWrite", ended: ScoreSheet, building: int) -> BuildingStanding:
    layout, score_sheet = game.layout, game.score_sheet
    rows = range(game.rows)
    given: list[int | None] = [
        score_sheet.points[row * TYPES + building] if score_sheet.place[row * TYPES + building] else None
        for row in rows
    ]
    return {
        "type": layout.types[building],
        "boxes": layout.boxes[building],
        "counts": [score_sheet.count(row, building) for row in rows],
        "given": given,
        "left": layout.places[building][score_sheet.gone[building] :],
        "points": [ended.points[row * TYPES + building] for row in rows],
    }


# --- previews ---


def preview_of(game: "RollAndWrite", action: Action, seat: int) -> Preview:
    """Return the effect of a legal action up to the next decision or roll."""
    trial = game.copy()
    trial.streams = None
    trial.records_events = True
    trial.due.choose(trial, action)
    decision = trial.decision
    return {
        "refusal": None,
        "events": trial.happened_for(seat),
        "payment": game.due.payment(action),
        "scored": _scored(trial),
        "worth": changes(_prospects(game), _prospects(trial)),
        "another_action": decision is not None and decision.seat == seat and trial.turn == game.turn,
        "decision": trial.decision_message,
        "chance": None if decision is not None or trial.is_over else trial.due.kind,
        "is_over": trial.is_over,
    }


def _prospects(game: "RollAndWrite") -> list[dict[str, int]]:
    """Return each seat's points by source if the game ended now."""
    found: list[dict[str, int]] = []
    ended = ended_now(game)
    for seat, sheet in enumerate(game.sheets):
        own = {game.layout.types[building]: ended.points[seat * TYPES + building] for building in range(TYPES)}
        add_points(own, by_source(sheet_points(game.layout, sheet)))
        found.append(own)
    return found


def by_source(points: SheetPoints) -> dict[str, int]:
    """Return the points of a sheet by their source."""
    return {"rows": sum(points["rows"]), "columns": sum(points["columns"]), "coins": points["coins"]}


def _scored(game: "RollAndWrite") -> list[dict[str, int]]:
    """Return the points that the events report, by seat and source."""
    scored: list[dict[str, int]] = [{} for _ in game.sheets]
    for event in game.events:
        if event.kind == "places_awarded":
            awarded = cast(PlacesAwarded, event.data)
            for row, points in zip(awarded["rows"], awarded["points"], strict=True):
                if row < game.seats:
                    add_points(scored[row], {awarded["building"]: points})
        elif event.kind == "sheets_scored":
            for seat, sheet in enumerate(cast(SheetsScored, event.data)["sheets"]):
                add_points(scored[seat], by_source(sheet))
    return [{source: points for source, points in own.items() if points} for own in scored]


# --- candidates ---


def candidates(game: "RollAndWrite", question: Question) -> list[Action]:
    """Return the completions of an incomplete action, legal or not: every cell, every die."""
    kind = question.kind
    if issubclass(kind, Crossing):
        yellows, blues = question.ones("yellow", _ALL_FACES), question.ones("blue", _ALL_FACES)
        return [kind(yellow, blue) for yellow in yellows for blue in blues]
    if kind is TurnDie:
        sheet = game.sheets[game.due.seat]
        dice = question.ones("die", dice_of(sheet.yellows, sheet.blues))
        directions = question.ones("direction", (DOWN, UP))
        return [TurnDie(WORDS, die, direction) for die in dice for direction in directions]
    return []
