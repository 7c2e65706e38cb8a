"""Statistics of Roll & Write."""

from collections import Counter
from typing import Any

from alhambra.protocol import Game
from alhambra.roll_and_write.game import RollAndWrite
from alhambra.statistics.counting import Count, Event, View


class SheetCount(Count):
    """Counts of points by source, ticks and coins."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.places: list[Counter[str]] = [Counter() for _ in self.seats]

    def read(self, event: Event, view: View) -> None:
        kind = event["event"]
        if kind == "turn_passes":
            self.turns += 1
        elif kind == "building_ticked" and event["row"] < len(self.seats):
            self.seats[event["row"]].numbers["ticks"] += 1
            self.seats[event["row"]].tiles[event["building"]] += 1
        elif kind == "die_turned":
            self.seats[event["seat"]].numbers["dice_turned"] += 1
        elif kind == "coins_taken":
            self.seats[event["seat"]].numbers["coin_turns"] += 1
            self.seats[event["seat"]].numbers["coins_taken"] += event["coins"]
        elif kind == "places_awarded":
            for row, points in zip(event["rows"], event["points"], strict=True):
                if row < len(self.seats):
                    self.places[row][event["building"]] += points
        elif kind == "sheets_scored":
            for seat, sheet in enumerate(event["sheets"]):
                lines = {"rows": sum(sheet["rows"]), "columns": sum(sheet["columns"]), "coins": sheet["coins"]}
                self.seats[seat].score({**self.places[seat], **lines})

    def look(self, game: Game, kind: str) -> None:
        if any(event.kind == "round_begins" for event in game.events):
            self._draw_lines(game)

    def _draw_lines(self, game: Game) -> None:
        view: Any = game.view(None)
        for count, sheet in zip(self.seats, view["seats"], strict=True):
            count.draw_lines({"rows_and_columns": sheet["line_points"]})

    def finish(self, game: Game) -> None:
        self._draw_lines(game)
        view: Any = game.view(None)
        for count, sheet in zip(self.seats, view["seats"], strict=True):
            count.numbers["coins_spent"] = sheet["coins_spent"]
            count.numbers["coins_left"] = sheet["coins"]
            for name in ("ticks", "dice_turned", "coin_turns", "coins_taken"):
                count.numbers.setdefault(name, 0)


def measures(game: Game) -> dict[str, list[int]]:
    """Return each seat's points, now and if the game ended, coins, and points of lines."""
    assert isinstance(game, RollAndWrite)
    standing = game.standing()
    sheets = game.view(None)["seats"]
    return {
        "points": standing["points"],
        "if_scored": standing["totals"][: len(sheets)],
        "coins": [sheet["coins"] for sheet in sheets],
        "rows_and_columns": [sheet["line_points"] for sheet in sheets],
    }


COUNT = SheetCount
MEASURES = measures
