"""Measure how well bots tell good options from bad ones. Run as ``python -m bench.strength.option_quality``.

Random turns, or placements of new tiles, are taken from games of builders. The true value of their best options is
estimated by playing each out to the end of the game many times, all with the same luck; then the bots' kinds of
samples judge them. The report says what the chosen options gain over a builder's choice, and how the estimates
correlate with the true values. A hundred decisions say more about the sampling than as many games between bots, and
sooner.
"""

import argparse
from collections.abc import Iterator, Sequence
from functools import partial
from math import sqrt
from statistics import fmean
from typing import Any, Final

from alhambra import GameConfig, new_game
from alhambra.arena import bot_stream
from alhambra.bots import Window
from alhambra.bots.builder import BuilderBot, round_sampler
from alhambra.bots.module_evaluation import evaluations_of
from alhambra.cli.commands.simulate import estimate
from alhambra.protocol import Randomness
from alhambra.search.evaluation.majority_race import equal_stakes
from alhambra.search.evaluation.palace_cache import PalaceCache
from alhambra.search.evaluation.weights import standard_weights
from alhambra.search.rollouts import SampleForm, after_rounds
from alhambra.search.sampling import FAR_BEHIND, MOST_OPTIONS, Option, Sampler
from alhambra.search.turn_search import TURN, TurnSearch
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.turns.placing import PlaceStep
from bench.reporting.arguments import WHAT_IS_KEPT, positive, series_parser
from bench.reporting.program import run
from bench.reporting.results_file import Kept
from bench.reporting.tables import Table, wide_console

PLACE: Final = PlaceStep.kind
_DECISIONS_A_GAME: Final = 3
_LATEST: Final = {TURN: 90, PLACE: 40}  # by kind: the number of decisions, over all seats, from which some are drawn
_OWN_WEIGHTS: Final = (0.0, 0.2, 0.4, 1.0)
_WIN: Final = 8.0  # the value of a win in addition to the points

KINDS: Final = (
    *[SampleForm(rounds) for rounds in (1, 2, 3, 4, 6, 8, 99)],
    *[SampleForm(4, 3), SampleForm(6, 4), SampleForm(8, 6), SampleForm(12, 8)],
    *[SampleForm(3, 2), SampleForm(4, 3, by_standing=True), SampleForm(8, 6, by_standing=True)],
    *[SampleForm(14, 12, by_standing=True), SampleForm(10, 9, 0.85, by_standing=True)],
)
_WHOLE_GAME: Final = SampleForm(99)


class LongPlay(Sampler):
    """Plays options out to the end of the game."""

    def __init__(self, window: Window, palace_cache: PalaceCache, randomness: Randomness) -> None:
        self._window, self._palace_cache, self._randomness = window, palace_cache, randomness
        self._game: TileGame | None = None

    def start_sample(self) -> None:
        game = self._window.imagine(self._randomness)
        assert isinstance(game, TileGame)
        self._game = game

    def value(self, option: Option) -> float:
        assert self._game is not None
        game, seat, palace_cache = self._game.copy(), self._window.seat, self._palace_cache
        after_rounds(
            game, seat, option, palace_cache, _WHOLE_GAME, equal_stakes(palace_cache.weights, game.rules.seats, seat)
        )
        return lead_at_end(game, seat)


def lead_at_end(game: TileGame, seat: int) -> float:
    """Return a seat's points, half relative to the mean of the others and half to the best, with a bonus for a win."""
    others = [points for other, points in enumerate(game.points) if other != seat]
    won = _WIN / len(game.winners) if seat in game.winners else 0.0
    return game.points[seat] - (fmean(others) + max(others)) / 2 + won


def means(sampler: Sampler, options: Sequence[Option], samples: int) -> list[float]:
    """Return the mean value of each option over samples that share the same luck."""
    totals = [0.0] * len(options)
    for _ in range(samples):
        sampler.start_sample()
        for place, option in enumerate(options):
            totals[place] += sampler.value(option)
    return [total / samples for total in totals]


def decisions_of(seats: int, seed: str, kind: str) -> Iterator[Window]:
    """Yield some decisions of a kind from a game of builders."""
    game = new_game(GameConfig("alhambra", seats), seed)
    game.records_events = False
    assert game.seed is not None
    randomness = Randomness(f"{seed} chosen")
    chosen = {randomness.below(_LATEST[kind]) for _ in range(_DECISIONS_A_GAME)}
    players = [BuilderBot(bot_stream(game.seed, seat)) for seat in range(seats)]
    seen = 0
    while (decision := game.decision) is not None:
        window = Window(game, decision.seat)
        if decision.kind == kind:
            if seen in chosen:
                yield window
            seen += 1
        game.play(players[decision.seat].choose(window))


def judged(seats: int, seed: str, kind: str, plays: int, samples: int) -> list[Any]:
    """Return, per decision with a choice, the options' own evaluations, their true values and the estimates."""
    found = []
    for window in decisions_of(seats, seed, kind):
        randomness = Randomness(f"{seed} {window.seat} samples")
        game = window.imagine(randomness)
        assert isinstance(game, TileGame)
        module_evaluations = evaluations_of(game.modules)
        palace_cache = PalaceCache(game.rules, standard_weights(seats), module_evaluations)
        knowing = PalaceCache(
            game.rules, standard_weights(seats, knowing=True), module_evaluations
        )  # as the master does
        options = TurnSearch(game, window.seat, palace_cache).options()
        near = [option for option in options[:MOST_OPTIONS] if option.value > options[0].value - FAR_BEHIND]
        if len(near) > 1:
            worth = means(LongPlay(window, palace_cache, randomness), near, plays)
            said = [
                means(
                    round_sampler(window, randomness, knowing if form.by_standing else palace_cache, form),
                    near,
                    samples,
                )
                for form in KINDS
            ]
            found.append([[option.value for option in near], worth, said])
    return found


# --- reporting ---


def rows(decisions: Sequence[Any]) -> Iterator[list[str]]:
    """Yield the gain and its closeness to the truth, per kind of sampling and weight of an option's own evaluation."""
    module_evaluations = [_centred(worth) for _, worth, _ in decisions]
    own = [_centred(values) for values, _, _ in decisions]
    yield ["-", "-", "-", "-", "1", *_cells(own, own, module_evaluations)]
    for number, form in enumerate(KINDS):
        for weight in _OWN_WEIGHTS:
            mixed = [
                [weight * value + sample for value, sample in zip(values, _centred(said[number]), strict=True)]
                for values, (_, _, said) in zip(own, decisions, strict=True)
            ]
            standing = "by standing" if form.by_standing else "alike"
            how = [str(form.rounds), str(form.counted), f"{form.fading:g}", standing, f"{weight:g}"]
            yield [*how, *_cells(mixed, own, module_evaluations)]


def _centred(values: Sequence[float]) -> list[float]:
    mean = fmean(values)
    return [value - mean for value in values]


def _cells(judge: list[list[float]], own: list[list[float]], module_evaluations: list[list[float]]) -> list[str]:
    gains = [
        worth[_best(said)] - worth[_best(values)]
        for said, values, worth in zip(judge, own, module_evaluations, strict=True)
    ]
    pairs = [
        pair for said, worth in zip(judge, module_evaluations, strict=True) for pair in zip(said, worth, strict=True)
    ]
    together = sum(one * other for one, other in pairs)
    sizes = sum(one * one for one, _ in pairs) * sum(other * other for _, other in pairs)
    return [estimate(gains).text(digits=2), f"{together / sqrt(sizes):.3f}"]


def _best(values: Sequence[float]) -> int:
    return max(range(len(values)), key=values.__getitem__)


def series_of(given: argparse.Namespace) -> list[Any]:
    """Return the parameters of the results, including the kinds of samples, in JSON form."""
    kinds = [list(form) for form in KINDS]
    return [given.seed, given.players, given.decision, given.plays, given.samples, kinds]


def main() -> int:
    given = read_arguments()
    kept = Kept(given.results, series_of(given))
    console = wide_console()
    found: list[Any] = []
    with console.status("playing") as status:
        for number in range(given.games):
            seed = f"{given.seed} game {number}"
            find = partial(judged, given.players, seed, given.decision, given.plays, given.samples)
            found += kept.result(number, find)
            status.update(f"{len(found)} decisions")
    columns = ["rounds", "counted", "fading", "rivals count", "own value", "gain, points", "correlation"]
    title = f"Options of {len(found)} decisions ({given.decision}) with {given.players} seats, {given.samples} samples"
    table = Table(title, columns, list(rows(found)))
    console.print(table.rich() if not given.markdown else table.markdown(), soft_wrap=True)
    return 0


def read_arguments() -> argparse.Namespace:
    options = series_parser(
        "bench.strength.option_quality", "Measure how well bots tell good options from bad ones.", "judging"
    )
    options.add_argument("--players", type=positive, default=4, help="the number of seats")
    options.add_argument(
        "--games", type=positive, default=40, help="the number of games, with three decisions from each"
    )
    options.add_argument("--decision", choices=sorted(_LATEST), default=TURN, help="the kind of decision")
    options.add_argument("--plays", type=positive, default=300, help="games played to the end per option")
    options.add_argument("--samples", type=positive, default=64, help="samples per option and kind of sampling")
    options.add_argument("--markdown", action="store_true", help="print the table as Markdown")
    return options.parse_args()


if __name__ == "__main__":
    run(main, WHAT_IS_KEPT)
