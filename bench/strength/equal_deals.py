"""Measure what equal deals gain when two bots are compared. Run as ``python -m bench.strength.equal_deals``.

Two bots play two games and swap seats in between. The mean of their margins says which is better, and its variance
how many games that takes. Both games have the same deal, or each has its own.
"""

import argparse
from statistics import fmean, variance
from typing import Any, NamedTuple

from alhambra import GameConfig
from alhambra.arena import play_game
from alhambra.bots import Window
from alhambra.bots.greedy import GreedyBot
from alhambra.protocol import Action, Randomness
from bench.reporting.arguments import parser, positive
from bench.reporting.machine import circumstances
from bench.reporting.program import run, tell
from bench.reporting.tables import Table, wide_console

GAMES = ("alhambra", "granada", "roll_and_write")
RESAMPLES = 1000


class CarelessBot(GreedyBot):
    """Like greedy, but one action in sixteen is random: a slightly weaker bot."""

    name = "careless"

    def choose(self, window: Window) -> Action:
        if self.randomness.below(16):
            return super().choose(window)
        actions = window.legal_actions()
        return actions[self.randomness.below(len(actions))]


PAIRS = (("greedy", "random"), ("greedy", "careless"))
OWN_BOTS = {CarelessBot.name: f"{__file__}:{CarelessBot.__name__}"}  # found in this file, not registered globally


class Comparison(NamedTuple):
    """Two bots in one game, compared both ways with the same number of games."""

    game: str
    bots: tuple[str, str]
    equal: list[float]  # the mean margin of two games with the same deal
    independent: list[float]  # the mean margin of two games with different deals

    @property
    def ratio(self) -> float:
        """The factor by which independent deals need more games."""
        return variance(self.independent) / variance(self.equal)

    def interval(self, randomness: Randomness) -> tuple[float, float]:
        """Return the 95 % interval of the ratio, by bootstrapping the pairs of games."""
        ratios = sorted(
            variance(_resampled(self.independent, randomness)) / variance(_resampled(self.equal, randomness))
            for _ in range(RESAMPLES)
        )
        return ratios[RESAMPLES // 40], ratios[-RESAMPLES // 40]

    def row(self) -> list[str]:
        low, high = self.interval(Randomness("intervals"))
        return [
            *(self.game, " - ".join(self.bots), f"{4 * len(self.equal):,}"),
            *(f"{fmean(self.equal):.1f}", f"{variance(self.independent):.0f}", f"{variance(self.equal):.0f}"),
            f"{self.ratio:.2f} ({low:.2f} to {high:.2f})",
        ]

    def as_json(self) -> dict[str, Any]:
        return {**self._asdict(), "ratio": self.ratio}


def _resampled(values: list[float], randomness: Randomness) -> list[float]:
    return [values[randomness.below(len(values))] for _ in values]


def mean_margin(config: GameConfig, bots: tuple[str, str], seeds: tuple[str, str]) -> float:
    """Return the lead of the first bot over a game in each seat."""
    players = [OWN_BOTS.get(bot, bot) for bot in bots]
    first = play_game(config, players, seeds[0]).scores
    second = play_game(config, players[::-1], seeds[1]).scores
    return (first[0] - first[1] + second[1] - second[0]) / 2


def compare(game: str, bots: tuple[str, str], deals: int, seed: str) -> Comparison:
    """Play a number of pairs of games each way."""
    config = GameConfig(game, 2)
    equal = [mean_margin(config, bots, (f"{seed} {deal}", f"{seed} {deal}")) for deal in range(deals)]
    independent = [mean_margin(config, bots, (f"{seed} {deal} a", f"{seed} {deal} b")) for deal in range(deals)]
    return Comparison(game, bots, equal, independent)


def main() -> int:
    given = read_arguments()
    console = wide_console()
    found: list[Comparison] = []
    with console.status("playing"):
        for game in GAMES:
            found += [compare(game, bots, given.deals, given.seed) for bots in PAIRS]
    columns = ["game", "bots", "games", "margin", "variance,\nown deals", "variance,\nequal deals", "ratio"]
    table = Table("Two bots on equal deals, two seats", columns, [one.row() for one in found], 2)
    facts = circumstances(f"bench.strength.equal_deals --deals {given.deals} --seed {given.seed}", [])
    tell(given, "deals", facts, [table], {"results": [one.as_json() for one in found]})
    return 0


def read_arguments() -> argparse.Namespace:
    options = parser("bench.strength.equal_deals", "Measure what equal deals gain when two bots are compared.")
    options.add_argument("--deals", type=positive, default=500, help="pairs of games each way")
    options.add_argument("--seed", default="deals", help="equal seeds give equal results")
    return options.parse_args()


if __name__ == "__main__":
    run(main)
