"""Measure what single weights of the evaluation contribute. Run as ``python -m bench.strength.ablation``.

Builders with a set of weights play against builders with some of these weights changed, on equal deals, half of the
seats each. This shows what a bot gains from knowing about a module.
"""

import argparse
from collections.abc import Sequence
from functools import partial

from alhambra import GameConfig
from alhambra.cli.commands.simulate import ShareEstimate, estimate
from alhambra.games import GAMES
from alhambra.search.evaluation.weights import set_of, standard_values
from bench.reporting.arguments import WHAT_IS_KEPT, positive, series_parser
from bench.reporting.program import run
from bench.reporting.results_file import Kept
from bench.reporting.tables import wide_console
from bench.strength.tuning import Values, lead_on


def weighed(given: argparse.Namespace, other: Values) -> ShareEstimate:
    """Return the lead of one set of weights over the other."""
    config = GameConfig("alhambra", given.players, given.modules)
    values = standard_values(given.players, knowing=given.knowing)
    kept = Kept(given.results, [given.seed, given.players, sorted(given.modules), values, other])
    return estimate(
        [
            kept.result(deal, partial(lead_on, config, f"{given.seed} deal {deal}", values, other))
            for deal in range(given.deals)
        ]
    )


def with_numbers(values: Values, numbers: Sequence[tuple[str, float]]) -> Values:
    """Return the weights with some values replaced; ValueError if there is no such weight."""
    if unknown := sorted({name for name, _ in numbers} - set(values)):
        raise ValueError(f"there is no weight {', '.join(unknown)}")
    return values | dict(numbers)


def number(text: str) -> tuple[str, float]:
    """Parse a weight and its value, as in ``prospects=0``."""
    name, _, value = text.partition("=")
    try:
        return name, float(value)
    except ValueError:
        raise argparse.ArgumentTypeError(f"'{text}' is not of the form prospects=0") from None


def main() -> int:
    given = read_arguments()
    with wide_console().status(f"{given.deals} deals"):
        lead = weighed(given, given.other)
    others = " ".join(f"{name}={value:g}" for name, value in given.against)
    name = set_of(given.players, knowing=given.knowing)
    wide_console().print(
        f'The set "{name}" leads the same with {others} by {lead.text()} points ({given.deals} deals).'
    )
    return 0


def read_arguments() -> argparse.Namespace:
    options = series_parser(
        "bench.strength.ablation", "What single weights are worth, measured in games on equal deals.", "weighing"
    )
    options.add_argument("--against", type=number, nargs="+", required=True, metavar="WEIGHT=NUMBER")
    options.add_argument(
        "--players", type=positive, default=4, help="the number of seats; the two sets of weights alternate"
    )
    options.add_argument("--modules", nargs="*", default=[], choices=sorted(GAMES["alhambra"].modules))
    options.add_argument(
        "--knowing", action="store_true", help="use the weights of bots that consider what the others can pay"
    )
    options.add_argument("--deals", type=positive, default=300)
    given = options.parse_args()
    if not 2 <= given.players <= 6:
        options.error("--players must be from 2 to 6")
    try:
        given.other = with_numbers(standard_values(given.players, knowing=given.knowing), given.against)
    except ValueError as error:
        options.error(f"--against: {error}")
    return given


if __name__ == "__main__":
    run(main, WHAT_IS_KEPT)
