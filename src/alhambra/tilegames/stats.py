"""Statistics of tile games."""

from typing import Any

from alhambra.client.tile_changes import CURRENCIES
from alhambra.protocol import Game
from alhambra.statistics.counting import Count, Event, View
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.view import hand_names

REDESIGNS = frozenset({"build", "remove", "swap", "build_gate", "swap_gate"})


def money_value(cards: list[str]) -> int:
    """Return the total of the money among these cards."""
    return sum(int(card.split("_")[1]) for card in cards if card.split("_")[0] in CURRENCIES)


class TileCount(Count):
    """Counts of points by scoring and source, payments, walls and tiles."""

    def read(self, event: Event, view: View) -> None:
        kind = event["event"]
        if kind == "turn_begins":
            self.turns = event["turn"]
            self.seats[event["seat"]].numbers["turns"] += 1
        elif kind == "money_taken":
            numbers = self.seats[event["seat"]].numbers
            numbers["cards_taken"] += len(event["cards"])
            numbers["money_taken"] += money_value(event["cards"])
        elif kind in ("tile_bought", "stone_used"):
            self._count_purchase(event, view)
        elif kind == "tile_turned_over":
            self.seats[event["seat"]].numbers["paid_for_turning"] += money_value(event["cards"])
        elif kind == "bid_paid":
            self.seats[event["seat"]].numbers["paid_for_bids"] += money_value(event["cards"])
        elif kind == "scoring":
            self._count_scoring(event)
        elif kind == "end_points":
            for seat, sources in enumerate(event["sources"]):
                self.seats[seat].score(sources)

    def _count_purchase(self, event: Event, view: View) -> None:
        numbers = self.seats[event["seat"]].numbers
        (price,) = [
            slot["tile"]["price"] for slot in view["market"] if slot["tile"] and slot["tile"]["tile"] == event["tile"]
        ]
        paid = money_value(event["cards"])
        numbers["purchases"] += 1
        numbers["paid"] += paid
        numbers["exact_payments"] += paid == price
        numbers["overpaid"] += max(paid - price, 0)
        numbers["extra_actions"] += event.get("exact", False)

    def _count_scoring(self, event: Event) -> None:
        for seat, count in enumerate(self.seats):
            sources = dict(event["lines"][seat])
            for kind, points in event["majorities"].items():
                sources[kind] = points[seat]
            count.score(sources)

    def look(self, game: Game, kind: str) -> None:
        if kind in REDESIGNS:
            self.seats[game.entries()[-1].seat].numbers["redesigns"] += 1
        if any(event.kind == "turn_begins" for event in game.events):
            self._draw_lines(game)

    def _draw_lines(self, game: Game) -> None:
        assert isinstance(game, TileGame)
        for seat, count in enumerate(self.seats):
            count.draw_lines(game.rules.line_points(game, seat))

    def finish(self, game: Game) -> None:
        self._draw_lines(game)
        for seat, count in enumerate(self.seats):
            view: Any = game.view(seat)
            palace = view["seats"][seat]["palace"]
            count.numbers["money_left"] = money_value(view["hand"])
            count.numbers["tiles_built"] = len(palace) - 1
            count.numbers["tiles_in_reserve"] = len(view["seats"][seat]["reserve"])
            for tile in palace:
                if tile["type"] is not None:
                    count.tiles[tile["type"]] += 1
            for name in ("purchases", "exact_payments", "extra_actions", "paid", "overpaid", "redesigns"):
                count.numbers.setdefault(name, 0)


def measures(game: Game) -> dict[str, list[int]]:
    """Return each seat's points, now and after the next scoring, money and points of lines."""
    assert isinstance(game, TileGame)
    standing = game.standing()
    seats = range(game.config.seats)
    gained = standing["scorings"][0]["points"]["gained"] if standing["scorings"] else [0 for _ in seats]
    lines = [game.rules.line_points(game, seat) for seat in seats]
    return {
        "points": standing["points"],
        "if_scored": [standing["points"][seat] + gained[seat] for seat in seats],
        "money": [money_value(hand_names(game, seat)) for seat in seats],
        **{line: [points.get(line, 0) for points in lines] for line in lines[0]},
    }


COUNT = TileCount
MEASURES = measures
