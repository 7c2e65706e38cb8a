"""Collect facts about the base game from many games of one bot. Run as ``python -m bench.strength.facts``.

All numbers are leads: a seat's value over the mean of the others in its game, minus the average for its place in the
order of play. The value of a quantity is the slope of the final lead over the lead in it: a correlation in
games of this bot, not necessarily a cause.
"""

import argparse
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from math import fsum, sqrt
from pathlib import Path
from statistics import fmean
from typing import Final, NamedTuple

from alhambra import GameConfig, new_game
from alhambra.arena import play_out
from alhambra.cli.commands.simulate import ShareEstimate, estimate
from alhambra.statistics import game_statistics
from bench.reporting.arguments import WHAT_IS_KEPT, add_series_sizes, read_series, series_parser
from bench.reporting.program import run
from bench.reporting.results_file import Kept
from bench.reporting.tables import Table, wide_console

_NORMAL_95: Final = 1.96


class SeatFacts(NamedTuple):
    """The counts of a seat in one game."""

    order: int  # its place in the order of play
    points: int
    share: float  # of the win
    exact_payments: int
    purchases: int
    first_walls: int  # points for walls in the first scoring
    first_majorities: int


class GameFacts(NamedTuple):
    """One game, reproducible from its number and the seed of the series."""

    players: int
    number: int
    seats: list[SeatFacts]


# --- playing and counting ---


def play(bot: str, players: int, seed: str, number: int) -> list[SeatFacts]:
    """Play a game of the series and count."""
    game = new_game(GameConfig("alhambra", players), f"{seed} game {number}")
    assert game.decision is not None
    first = game.decision.seat
    result = play_out(game, [bot] * players)
    found = []
    for seat, counted in enumerate(game_statistics(game.record())["seats"]):
        numbers, sources = counted["numbers"], counted["scorings"][0]
        walls = sum(points for source, points in sources.items() if source in counted["lines"])
        found.append(
            SeatFacts(
                (seat - first) % players,
                result.scores[seat],
                result.share(seat),
                numbers["exact_payments"],
                numbers["purchases"],
                walls,
                sum(sources.values()) - walls,
            )
        )
    return found


def kept_games(file: Path, bot: str, players: int, seed: str, games: int) -> Iterator[GameFacts]:
    """Yield the games of a series: first those in the file, then new ones, which are stored."""
    kept = Kept(file, [bot, seed, players])
    for number in range(games):
        seats = kept.result(number, partial(play, bot, players, seed, number))
        yield GameFacts(players, number, [SeatFacts(*seat) for seat in seats])


# --- analysis ---


def leads(games: Sequence[GameFacts], numbers: Sequence[Sequence[float]]) -> list[list[float]]:
    """Return the numbers by game and seat as leads over the others, less the mean for the place in playing order."""
    over_others = []
    for row in numbers:
        total = fsum(row)
        over_others.append([value - (total - value) / (len(row) - 1) for value in row])
    places: dict[int, list[float]] = {}
    for game, row in zip(games, over_others, strict=True):
        for seat, value in zip(game.seats, row, strict=True):
            places.setdefault(seat.order, []).append(value)
    means = {order: fmean(values) for order, values in places.items()}
    return [
        [value - means[seat.order] for seat, value in zip(game.seats, row, strict=True)]
        for game, row in zip(games, over_others, strict=True)
    ]


def slope(ends: Sequence[Sequence[float]], things: Sequence[Sequence[float]]) -> ShareEstimate:
    """Return the slope of the result per unit of a quantity; games are independent, seats are not."""
    square = fsum(thing * thing for row in things for thing in row)
    found = fsum(end * thing for row in _pairs(ends, things) for end, thing in row) / square
    errors = [fsum(thing * (end - found * thing) for end, thing in row) for row in _pairs(ends, things)]
    return ShareEstimate(found, _NORMAL_95 * sqrt(fsum(error * error for error in errors)) / square)


def without(things: Sequence[Sequence[float]], others: Sequence[Sequence[float]]) -> list[list[float]]:
    """Return the quantities with their correlation to the others removed."""
    share = slope(things, others).mean
    return [[thing - share * other for thing, other in row] for row in _pairs(things, others)]


def _pairs(first: Sequence[Sequence[float]], second: Sequence[Sequence[float]]) -> Iterator[list[tuple[float, float]]]:
    for one, other in zip(first, second, strict=True):
        yield list(zip(one, other, strict=True))


class Fact(NamedTuple):
    """A finding with its interval."""

    what: str
    players: int
    games: int
    found: ShareEstimate
    factor: float = 1.0  # 100 for percentages
    digits: int = 2

    def row(self) -> list[str]:
        return [self.what, str(self.players), f"{self.games:,}", self.found.text(self.factor, self.digits)]


def facts_of(games: Sequence[GameFacts]) -> Iterable[Fact]:
    """Yield the findings for games with the same number of players."""
    players, count = games[0].players, len(games)
    for order in range(players):
        seats = [seat for game in games for seat in game.seats if seat.order == order]
        yield Fact(f"wins of place {order + 1}, %", players, count, estimate([seat.share for seat in seats]), 100, 1)
    points = leads(games, [[seat.points for seat in game.seats] for game in games])
    exact = leads(games, [[seat.exact_payments for seat in game.seats] for game in games])
    purchases = leads(games, [[seat.purchases for seat in game.seats] for game in games])
    walls = leads(games, [[seat.first_walls for seat in game.seats] for game in games])
    majorities = leads(games, [[seat.first_majorities for seat in game.seats] for game in games])
    first = leads(games, [[seat.first_walls + seat.first_majorities for seat in game.seats] for game in games])
    yield Fact("an exact payment, points", players, count, slope(points, exact))
    yield Fact("the same with as many purchases", players, count, slope(points, without(exact, purchases)))
    yield Fact("a purchase, points", players, count, slope(points, purchases))
    yield Fact("a point of the first scoring, points", players, count, slope(points, first))
    yield Fact("a wall point of it", players, count, slope(points, without(walls, majorities)))
    yield Fact("a majority point of it", players, count, slope(points, without(majorities, walls)))
    leading = [max(range(players), key=lambda seat: _first(game.seats[seat])) for game in games]
    shares = [game.seats[seat].share for game, seat in zip(games, leading, strict=True)]
    yield Fact("wins of who leads after it, %", players, count, estimate(shares), 100, 1)


def _first(seat: SeatFacts) -> int:
    return seat.first_walls + seat.first_majorities


def main() -> int:
    given = read_arguments()
    console = wide_console()
    found: list[Fact] = []
    for players, games in zip(given.players, given.games, strict=True):
        with console.status(f"{games} games with {players} players"):
            found += facts_of(list(kept_games(given.results, given.bot, players, given.seed, games)))
    columns = ["what", "players", "games", "found"]
    table = Table(f"Games of {given.bot}", columns, [fact.row() for fact in found])
    console.print(table.rich() if not given.markdown else table.markdown(), soft_wrap=True)
    return 0


def read_arguments() -> argparse.Namespace:
    options = series_parser(
        "bench.strength.facts", "Collect facts about the base game from games of a bot against itself.", "facts"
    )
    options.add_argument("--bot", default="builder", help="the bot in all seats")
    add_series_sizes(options, [2, 3, 4], [4000, 3000, 3000])
    options.add_argument("--markdown", action="store_true", help="print the table as Markdown")
    return read_series(options)


if __name__ == "__main__":
    run(main, WHAT_IS_KEPT)
