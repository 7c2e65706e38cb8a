"""Measure the ladder of bots in every game: each against the next one below. Run as ``python -m
bench.strength.ladder``.

All games played are stored in docs/reference/ladder.jsonl, from which the tables of docs/reference/strength.md are
generated, so that a measurement of many hours can be split up. The match that has had the least time goes next, until
it is decided.
"""

import argparse
import json
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from itertools import count, pairwise, takewhile
from pathlib import Path
from typing import Any, Final, NamedTuple

from alhambra.arena.bot_games import GameResult
from alhambra.arena.executors import play_task
from alhambra.arena.match_statistics import summarise
from alhambra.arena.matches import DealResult, Match
from alhambra.arena.stopping_rule import Verdict, verdict
from alhambra.bots.levels import LEVELS
from alhambra.games import GAMES
from alhambra.processes import started
from alhambra.protocol import GameConfig, canonical_seed
from bench.reporting.arguments import positive
from bench.reporting.document import write_section
from bench.reporting.program import run
from bench.reporting.tables import NOTHING, Table, interval, wide_console

DOCS: Final = Path(__file__).parents[2] / "docs" / "reference"
RESULTS: Final = DOCS / "ladder.jsonl"
SEED: Final = canonical_seed("strength")
LADDER: Final = ("random", "apprentice", "greedy", "builder", "searcher", "master")
WITH_TIME: Final = LEVELS["master"]  # as at a table
_SAMPLES_OF_SLOW_GAMES: Final = {"searcher": 16, "master": 64}  # roughly what a table's time allows there


class Deals(NamedTuple):
    """The number of deals in a match: a minimum, and a maximum after which it ends undecided."""

    least: int
    most: int


_DEALS: Final = {"searcher": Deals(20, 120), "master": Deals(10, 300)}  # with four seats the master's lead is small
_CHEAP: Final = Deals(500, 500)
# Where the target is more than an even score, a decided match says too little.
_DEALS_OF_BASE_GAME: Final = {**_DEALS, "builder": Deals(3000, 3000), "searcher": Deals(600, 600)}
_FEWEST: Final = 10  # below this number no interval is reported
_KEPT_EVERY: Final = 20.0  # seconds

# --- what is played ---


def kinds() -> list[GameConfig]:
    """Return all games with two and four seats, with each module and with all; the base game with three seats, too."""
    base = GAMES["alhambra"]
    found = [GameConfig(base.name, seats) for seats in (2, 3, 4)]
    sets = [*[(module,) for module in base.modules], tuple(base.modules)]
    found += [GameConfig(base.name, seats, modules) for modules in sets for seats in (2, 4)]
    return found + [GameConfig(name, seats) for name in GAMES if name != base.name for seats in (2, 4)]


def rungs() -> list[Match]:
    """Return each bot against the one below it, in each kind of game."""
    return [rung(config, bot, below) for config in kinds() for below, bot in pairwise(LADDER)]


def rung(config: GameConfig, bot: str, below: str) -> Match:
    """Return one bot against the one below it; in the base game the master has a time, as at a table.

    Where sampling is slow, both use fewer samples.
    """
    if bot == "master" and is_base_game(config):
        bot = WITH_TIME
    elif len(config.modules) > 1 or config.game == "combined":
        bot, below = _with_few_samples(bot), _with_few_samples(below)
    return Match(config, bot, below)


def is_base_game(config: GameConfig) -> bool:
    return config.game == "alhambra" and not config.modules


def _with_few_samples(bot: str) -> str:
    return f"{bot}:{_SAMPLES_OF_SLOW_GAMES[bot]}" if bot in _SAMPLES_OF_SLOW_GAMES else bot


def level(match: Match) -> str:
    """Return the bot under test, with unlimited thinking."""
    return match.bot.partition(":")[0]


def aims() -> list[Match]:
    """Return the additional matches of the base game."""
    return [Match(GameConfig("alhambra", 4), WITH_TIME, "greedy")]


# --- what was played ---


class Played:
    """A match with the games played so far."""

    def __init__(self, match: Match, deals: Iterable[list[GameResult]], seconds: float) -> None:
        self.match = match
        self.deals = dict(enumerate(deals))  # by number: the games by the seat of the bot under test
        self.seconds = seconds  # CPU seconds
        self.begun = len(self.deals)  # including those being played

    @property
    def first_deals(self) -> list[list[GameResult]]:
        """The deals up to the first missing one: quick deals must not count before slow ones."""
        return [self.deals[number] for number in takewhile(self.deals.__contains__, count())]

    @property
    def results(self) -> list[DealResult]:
        return [self.match.deal_result(games) for games in self.first_deals]

    @property
    def is_over(self) -> bool:
        """Whether no further deal should begin."""
        least, most = deals_of(self.match)
        return self.begun >= most or (self.begun >= least and self._is_decided)

    @property
    def _is_decided(self) -> bool:
        shares = [result.share for result in self.results]
        return verdict(shares, 1 / self.match.config.seats) is not Verdict.OPEN

    def add(self, deal: int, games: list[GameResult], seconds: float) -> None:
        """Add a finished deal."""
        self.deals[deal] = games
        self.seconds += seconds

    def line(self) -> str:
        """Return the match as a line of the file."""
        config = self.match.config
        games = [[[list(game.scores), list(game.winners)] for game in deal] for deal in self.first_deals]
        kind = {"game": config.game, "seats": config.seats, "modules": sorted(config.modules)}
        bots = {"bot": self.match.bot, "others": self.match.others}
        return json.dumps(kind | bots | {"seconds": round(self.seconds), "deals": games}, separators=(",", ":"))


def deals_of(match: Match) -> Deals:
    """Return the number of deals to play."""
    numbers = _DEALS_OF_BASE_GAME if is_base_game(match.config) else _DEALS
    return numbers.get(level(match), _CHEAP)


def read(matches: Sequence[Match], file: Path) -> list[Played]:
    """Return the matches with everything the file has of them."""
    known = {_key(played.match): played for played in _all_in(file)}
    return [known.get(_key(match), Played(match, [], 0.0)) for match in matches]


def _all_in(file: Path) -> list[Played]:
    return (
        [_from_json(json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines()]
        if file.exists()
        else []
    )


def _key(match: Match) -> tuple[Any, ...]:
    config = match.config
    return config.game, config.seats, tuple(sorted(config.modules)), match.bot, match.others


def _from_json(data: dict[str, Any]) -> Played:
    match = Match(GameConfig(data["game"], data["seats"], data["modules"]), data["bot"], data["others"])
    deals = []
    for number, games in enumerate(data["deals"]):
        tasks = match.tasks(SEED, number)
        deals.append(
            [
                GameResult(task.seed, task.bots, tuple(scores), tuple(winners), 0)
                for task, (scores, winners) in zip(tasks, games, strict=True)
            ]
        )
    return Played(match, deals, data["seconds"])


def write(matches: Sequence[Played], file: Path) -> None:
    """Store the results, whenever the program may be stopped; other matches in the file stay unchanged."""
    names = {_key(played.match) for played in matches}
    others = [played for played in _all_in(file) if _key(played.match) not in names]
    lines = [played.line() for played in [*matches, *others] if played.first_deals]
    new = file.with_suffix(".new")
    new.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    new.replace(file)


# --- playing ---


def next_match(matches: Sequence[Played]) -> Played | None:
    """Return the match that gets the next deal: of the undecided ones, the one that has had the least time."""
    going_on = [played for played in matches if not played.is_over]
    return min(going_on, key=lambda played: (played.seconds, played.begun), default=None)


def play_deal(match: Match, deal: int) -> tuple[list[GameResult], float]:
    """Play the games of a deal in another process; return the results and its CPU seconds."""
    begin = time.process_time()
    results = [play_task(task) for task in match.tasks(SEED, deal)]
    return results, time.process_time() - begin


def play(chosen: Sequence[Played], everything: Sequence[Played], minutes: int, jobs: int, file: Path) -> None:
    """Play deals of the chosen matches for a while and store them."""
    until, kept = time.monotonic() + 60 * minutes, time.monotonic()
    running: dict[Future[tuple[list[GameResult], float]], tuple[Played, int]] = {}
    pool = started(jobs)
    try:
        while True:
            while len(running) < jobs and time.monotonic() < until and (played := next_match(chosen)) is not None:
                running[pool.submit(play_deal, played.match, played.begun)] = (played, played.begun)
                played.begun += 1
            if not running:
                return
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                played, deal = running.pop(done)
                played.add(deal, *done.result())
            if time.monotonic() > kept + _KEPT_EVERY:
                write(everything, file)
                kept = time.monotonic()
    finally:
        write(everything, file)
        pool.shutdown(wait=True, cancel_futures=True)


# --- reporting ---


def ladder_table(matches: Sequence[Played]) -> Table:
    """Return a row per kind of game and a column per rung."""
    known = {_key(played.match): played for played in matches}
    rows = []
    for config in kinds():
        cells = [_cell(known[_key(rung(config, bot, below))]) for below, bot in pairwise(LADDER)]
        rows.append([_kind_name(config), str(config.seats), *cells])
    columns = [f"`{bot}` : `{below}`" for below, bot in pairwise(LADDER)]
    return Table("Wins in percent, and of how many deals", ["game", "seats", *columns], rows)


def aims_table(matches: Sequence[Played]) -> Table:
    """Return the additional matches with their margins."""
    rows = []
    for played in matches:
        match = played.match
        is_told = len(played.first_deals) >= _FEWEST
        margin = interval(summarise(played.results).margin) if is_told else NOTHING
        rows.append([f"`{match.bot}`", f"{match.config.seats - 1} `{match.others}`", _cell(played), margin])
    return Table("Further matches of the base game", ["bot", "against", "wins, %", "margin"], rows, 2)


def _kind_name(config: GameConfig) -> str:
    modules = sorted(config.modules)
    if len(modules) > 1:
        return f"{config.game}, all modules"
    return ", ".join([config.game, *modules])


def _cell(played: Played) -> str:
    """Return the share of wins, the number of deals, and whether the whole interval is above even."""
    deals = len(played.first_deals)
    if deals == 0:
        return NOTHING
    if deals < _FEWEST:
        return "1 deal" if deals == 1 else f"{deals} deals"
    share = summarise(played.results).share
    mark = "" if share.low > 1 / played.match.config.seats else ", not sure"
    return f"{interval(share, 100)} of {deals}{mark}"


def tables() -> Iterator[Table]:
    """Yield all tables for the stored results."""
    yield ladder_table(read(rungs(), RESULTS))
    yield aims_table(read(aims(), RESULTS))


def main() -> int:
    given = read_arguments()
    everything = read([*rungs(), *aims()], RESULTS)
    if given.minutes:
        play(
            [played for played in everything if _is_chosen(played.match, given)],
            everything,
            given.minutes,
            given.jobs,
            RESULTS,
        )
    for table in tables():
        wide_console().print(table.rich())
    if given.write:
        write_section("ladder", "\n".join(table.markdown() for table in tables()), DOCS / "strength.md")
    return 0


def _is_chosen(match: Match, given: argparse.Namespace) -> bool:
    is_game = given.games is None or _kind_name(match.config) in given.games
    return is_game and (given.bots is None or level(match) in given.bots) and (match.config.seats in given.seats)


def read_arguments() -> argparse.Namespace:
    options = argparse.ArgumentParser(
        prog="python -m bench.strength.ladder", description="Match each bot against the one below it, in every game."
    )
    options.add_argument("--minutes", type=positive, help="how long to play; by default, only show the results so far")
    options.add_argument("--jobs", type=positive, default=2, help="the number of deals played at the same time")
    options.add_argument("--bots", nargs="+", choices=LADDER[1:], help="only matches of these bots")
    options.add_argument(
        "--games", nargs="+", choices=sorted({_kind_name(config) for config in kinds()}), help="only these games"
    )
    options.add_argument("--seats", type=positive, nargs="+", default=[2, 3, 4], help="only these numbers of seats")
    options.add_argument("--write", action="store_true", help="write the tables to docs/reference/strength.md")
    return options.parse_args()


if __name__ == "__main__":
    run(main, f"Stopped. What was played is kept in {RESULTS.name}.")
