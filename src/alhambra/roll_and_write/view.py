"""What may be known of a game of Roll & Write: everything, since all lies open but the future."""

from typing import Any

from alhambra.roll_and_write.actions import FACES
from alhambra.roll_and_write.layout import TYPES
from alhambra.roll_and_write.position import Position
from alhambra.roll_and_write.scoring import coin_points, line_points


def view_of(position: Position, seat: int | None) -> dict[str, Any]:
    """The table as JSON-ready data; the same for every seat but for who is looking."""
    choice, roll = position.choice, position.roll
    return {
        **position.config.to_json(),
        "dealt": position.dealt,
        "promise": position.promise,
        "viewer": seat,
        "round": position.round,
        "rounds": position.rounds,
        "start_seat": position.start,
        "turn_seat": position.active,
        "decision": None if choice is None else {"seat": choice.seat, "kind": choice.kind},
        "chance": None if roll is None else roll.kind,
        "is_over": position.is_over,
        "winners": position.winners,
        "imaginary_winners": position.imaginary_winners,
        "grid": _grid(position),
        "buildings": _buildings(position),
        "seats": [_seat(position, number) for number in range(position.seats)],
        "rows": [_row(position, number) for number in range(position.rows)],
        "imaginary_scores": position.imaginary_scores(),
    }


def _grid(position: Position) -> list[list[str]]:
    """The building types by yellow and blue die."""
    layout = position.layout
    names = [layout.types[number] for number in layout.cell_type]
    return [names[first : first + FACES] for first in range(0, len(names), FACES)]


def _buildings(position: Position) -> list[dict[str, Any]]:
    layout = position.layout
    return [
        {
            "type": layout.types[number],
            "boxes": layout.boxes[number],
            "places": layout.places[number],
            "places_gone": min(position.score_sheet.gone[number], len(layout.places[number])),
        }
        for number in range(TYPES)
    ]


def _seat(position: Position, seat: int) -> dict[str, Any]:
    """The sheet of a seat; rows, columns and coins are part of its points only at the end."""
    sheet, layout = position.sheets[seat], position.layout
    return {
        "points": position.scores[seat],
        "ticks": [[yellow, blue] for yellow in _FACES for blue in _FACES if sheet.is_ticked(yellow, blue)],
        "yellow": sheet.yellows[:],
        "blue": sheet.blues[:],
        "coins": sheet.coins,
        "coins_spent": sheet.coins_spent,
        "coin_supply": layout.coin_supply,
        "line_points": line_points(layout, sheet.ticks),
        "coin_points": coin_points(layout, sheet.coins),
    }


def _row(position: Position, row: int) -> dict[str, Any]:
    score_sheet = position.score_sheet
    own = slice(row * TYPES, (row + 1) * TYPES)
    is_imaginary = row >= position.seats
    return {
        "seat": None if is_imaginary else row,
        "imaginary": row - position.seats + 1 if is_imaginary else None,
        "counts": score_sheet.counts[own],
        "places": score_sheet.place[own],
        "points": score_sheet.points[own],
    }


_FACES = range(1, FACES + 1)
