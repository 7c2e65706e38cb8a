"""Options common to all measurements."""

import argparse
from pathlib import Path


def parser(program: str, description: str) -> argparse.ArgumentParser:
    """Return a parser with the options for the output."""
    result = argparse.ArgumentParser(prog=f"python -m {program}", description=description)
    result.add_argument("--json", type=writable_file, metavar="FILE", help="write all results to this file as JSON")
    result.add_argument("--write", action="store_true", help="write the tables to docs/reference/benchmarks.md")
    return result


WHAT_IS_KEPT = "Stopped. The games played so far are in the results file."


def series_parser(program: str, description: str, seed: str) -> argparse.ArgumentParser:
    """Return a parser with the options of a long series of games that can be interrupted and resumed."""
    result = argparse.ArgumentParser(prog=f"python -m {program}", description=description)
    result.add_argument("--seed", default=seed, help="equal seeds give equal games")
    result.add_argument(
        "--results", type=writable_file, required=True, help="the file for results; a later run continues from it"
    )
    return result


def add_series_sizes(options: argparse.ArgumentParser, players: list[int], games: list[int]) -> None:
    """Add the numbers of players and of games of several series."""
    options.add_argument(
        "--players", type=positive, nargs="+", default=players, help="the number of seats in each series"
    )
    options.add_argument("--games", type=positive, nargs="+", default=games, help="the number of games in each series")


def read_series(options: argparse.ArgumentParser) -> argparse.Namespace:
    """Return the arguments of several series, which need as many numbers of players as of games."""
    given = options.parse_args()
    if len(given.games) != len(given.players):
        options.error("--players and --games need the same number of values")
    return given


def writable_file(text: str) -> Path:
    """Check before a long measurement that a file can be written (argparse type)."""
    path = Path(text)
    if path.is_dir() or not path.parent.is_dir():
        raise argparse.ArgumentTypeError(f"'{text}' cannot be written: name a file in an existing folder")
    return path


def positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number of at least 1")
    return int(text)
