"""Refusals of ways to use the dice beside a grid (RNW-TICK, RNW-SPEC-1)."""

from alhambra.protocol import UNKNOWN, Refusal, quoted
from alhambra.roll_and_write.actions import BLUE, YELLOW, Tick, TurnDie, die_name, turns
from alhambra.roll_and_write.sheet import Sheet

TURN_PRICE = 1


def refuse_tick(sheet: Sheet, action: Tick) -> Refusal | None:
    """Return why the building cannot be ticked with the dice; None if it can."""
    missing = refuse_missing_die("RNW-TICK-1", sheet, action.yellow, action.blue)
    if missing is None and sheet.is_ticked(action.yellow, action.blue):
        return Refusal("RNW-TICK-1", "ticked-already", {"row": action.yellow, "column": action.blue})
    return missing


def refuse_missing_die(clause: str, sheet: Sheet, yellow: int, blue: int) -> Refusal | None:
    """Return a refusal with the given clause if one of the dice is missing; else None."""
    if yellow not in sheet.yellows:
        return Refusal(clause, "no-yellow-die", {"value": yellow, "values": distinct(sheet.yellows)})
    if blue not in sheet.blues:
        return Refusal(clause, "no-blue-die", {"value": blue, "values": distinct(sheet.blues)})
    return None


def refuse_turn(sheet: Sheet, action: TurnDie) -> Refusal | None:
    """Return why the die cannot be turned; None if it can."""
    if action in turns(YELLOW, sheet.yellows) or action in turns(BLUE, sheet.blues):
        if sheet.coins >= TURN_PRICE:
            return None
        return Refusal("RNW-SPEC-1", "no-coin-left")
    dice = [die_name(YELLOW, value) for value in sheet.yellows] + [die_name(BLUE, value) for value in sheet.blues]
    if action.called(0) not in dice:
        return Refusal("RNW-SPEC-1", "no-such-die", {"die": action.called(0), "dice": dice})
    if action.direction == UNKNOWN:
        return Refusal("RNW-SPEC-1", "no-such-direction", {"given": quoted(action.called(1))})
    return Refusal("RNW-SPEC-1", "die-at-its-end")


def distinct(values: list[int]) -> list[int]:
    """Return values, which must be sorted, without duplicates."""
    return [value for index, value in enumerate(values) if index == 0 or value != values[index - 1]]
