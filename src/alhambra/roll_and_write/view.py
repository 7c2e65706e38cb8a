"""The views of Roll & Write, which show everything, since only the future is hidden."""

from typing import TYPE_CHECKING, Any

from alhambra.protocol import NOBODY
from alhambra.roll_and_write.actions import FACES
from alhambra.roll_and_write.layout import TYPES, Layout
from alhambra.roll_and_write.messages import (
    BuildingPlaces,
    RollAndWriteView,
    RollMessage,
    ScoreRow,
    SheetNumbers,
    SheetView,
)
from alhambra.roll_and_write.scoring import coin_points, line_points
from alhambra.roll_and_write.sheet import Sheet

if TYPE_CHECKING:
    from alhambra.roll_and_write.game import RollAndWrite


def view_of(game: "RollAndWrite", seat: int | None) -> RollAndWriteView:
    """Return the game as JSON-ready data, which differs between viewers only in ``viewer``."""
    return {
        "game": game.config.game,
        "modules": sorted(game.config.modules),
        "options": sorted(game.config.options),
        "dealt": game.dealt,
        "promise": game.promise,
        "viewer": seat,
        "at": game.at,
        "round": game.round,
        "rounds": game.rounds,
        "start_seat": game.start_seat,
        "turn_seat": game.turn_seat,
        "decision": game.decision_message,
        "chance": roll_message(game),
        "is_over": game.is_over,
        "winners": game.winners,
        "imaginary_winners": game.imaginary_winners,
        "grid": _grid(game),
        "buildings": _buildings(game),
        "seats": [_seat(game, number) for number in range(game.seats)],
        "rows": [_row(game, number) for number in range(game.rows)],
        "imaginary_scores": game.imaginary_scores(),
    }


def roll_message(game: "RollAndWrite") -> RollMessage | None:
    """Return the roll that is due, with its row and any die rolled already."""
    return None if game.is_over or game.due.seat != NOBODY else game.due.roll_message()


def _grid(game: "RollAndWrite") -> list[list[str]]:
    """Return the building types by yellow and blue die."""
    layout = game.layout
    names = [layout.types[number] for number in layout.cell_type]
    return [names[first : first + FACES] for first in range(0, len(names), FACES)]


def _buildings(game: "RollAndWrite") -> list[BuildingPlaces]:
    layout = game.layout
    return [
        {
            "type": layout.types[number],
            "boxes": layout.boxes[number],
            "places": layout.places[number],
            "places_gone": min(game.score_sheet.gone[number], len(layout.places[number])),
        }
        for number in range(TYPES)
    ]


def _seat(game: "RollAndWrite", seat: int) -> SheetView:
    """Return a seat's sheet; its points include rows, columns and coins only at the end."""
    sheet, layout = game.sheets[seat], game.layout
    return {
        "points": game.scores[seat],
        "ticks": [[yellow, blue] for yellow in _FACES for blue in _FACES if sheet.is_ticked(yellow, blue)],
        "yellow": sheet.yellows[:],
        "blue": sheet.blues[:],
        "coin_supply": layout.coin_supply,
        **sheet_numbers(layout, sheet),
    }


def sheet_numbers(layout: Layout, sheet: Sheet) -> SheetNumbers:
    """Return the numbers on a sheet."""
    return {
        "coins": sheet.coins,
        "coins_spent": sheet.coins_spent,
        "line_points": line_points(layout, sheet.ticks),
        "coin_points": coin_points(layout, sheet.coins),
    }


def _row(game: "RollAndWrite", row: int) -> ScoreRow:
    score_sheet = game.score_sheet
    own = slice(row * TYPES, (row + 1) * TYPES)
    is_imaginary = row >= game.seats
    return {
        "seat": None if is_imaginary else row,
        "imaginary": row - game.seats + 1 if is_imaginary else None,
        "counts": score_sheet.counts[own],
        "places": score_sheet.place[own],
        "points": score_sheet.points[own],
    }


def full_state(game: "RollAndWrite") -> dict[str, Any]:
    """Return the whole state, for checksums."""
    score_sheet = game.score_sheet
    return {
        "config": game.config.to_json(),
        "start_seat": game.start_seat,
        "round": game.round,
        "turn": game.turn,
        "is_over": game.is_over,
        "due": [game.due.kind, game.due.seat, *game.due.state()],
        "sheets": [_sheet_state(sheet) for sheet in game.sheets],
        "score_sheet": [score_sheet.counts, score_sheet.place, score_sheet.points, score_sheet.gone],
    }


def _sheet_state(sheet: Sheet) -> list[Any]:
    return [sheet.ticks, sheet.coins_gained, sheet.coins_spent, sheet.yellows, sheet.blues]


_FACES = range(1, FACES + 1)
