"""Find out which kinds of turn bots choose, and what their mistakes cost. Run as ``python -m bench.strength.mistakes``.

Some turns from games of one bot are given to several others. Samples like the master's, which share the same luck,
measure the turns they choose and the best options. One half of the samples picks the best turn, the other half
evaluates it, so that luck does not count as a mistake.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from statistics import fmean
from typing import Any, Final, NamedTuple

from alhambra import GameConfig, new_game
from alhambra.benchmark.making import sampled_turns
from alhambra.bots import Window, make_bot
from alhambra.bots.module_evaluation import evaluations_of
from alhambra.cli.commands.simulate import ShareEstimate, estimate
from alhambra.protocol import Action, Randomness
from alhambra.search.evaluation.palace_cache import PalaceCache
from alhambra.search.evaluation.weights import standard_weights
from alhambra.search.rollouts import RoundSampler, SampleForm
from alhambra.search.sampling import Option
from alhambra.search.turn_search import TURN
from alhambra.tilegames.cards import value_of
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.turns.buying import Buy
from alhambra.tilegames.turns.taking import TakeMoney
from bench.reporting.arguments import WHAT_IS_KEPT, add_series_sizes, positive, read_series, series_parser
from bench.reporting.program import run
from bench.reporting.results_file import Kept
from bench.reporting.tables import Table, wide_console
from bench.strength.option_quality import means

ONE_CARD: Final = "take one card"
SMALL_CARDS: Final = "take several cards"
ONE_EXACT: Final = "buy one exactly, then act again"
SEVERAL: Final = "buy two or more"
WITH_LOSS: Final = "buy one, losing change"
OTHER: Final = "rebuild, or another action"
KINDS: Final = (ONE_CARD, SMALL_CARDS, ONE_EXACT, SEVERAL, WITH_LOSS, OTHER)
COMPARED: Final = ((ONE_EXACT, ONE_CARD), (SMALL_CARDS, ONE_CARD), (WITH_LOSS, ONE_CARD), (SEVERAL, ONE_EXACT))
_ASKED: Final = ("apprentice", "greedy", "builder", "student")
_SHOWN: Final = 6  # mistakes of a bot
_CHOSEN: Final = 12  # of a hundred turns
_TWO_SEATS: Final = SampleForm(10, counted=9, fading=0.85, by_standing=True)
_MORE_SEATS: Final = SampleForm(rounds=3, counted=2)


class AskedTurn(NamedTuple):
    """A turn with its options, and what each of the bots chose. Plain data, for the results file."""

    scorings: int  # done before it
    kinds: list[int]  # of the options
    values: tuple[list[float], list[float]]  # of the options, by either half of the samples
    chosen: list[int]  # by bot: an option


# --- playing and asking ---


def kind_of(game: TileGame, actions: Sequence[Action]) -> int:
    """Return the kind of a turn, by its number in KINDS."""
    bought = [action for action in actions if isinstance(action, Buy)]
    if len(bought) > 1:
        return KINDS.index(SEVERAL)
    if bought:
        is_exact = value_of(bought[0].cards) == game.rules.catalog.prices[bought[0].tile]
        return KINDS.index(ONE_EXACT if is_exact else WITH_LOSS)
    last = actions[-1]
    if isinstance(last, TakeMoney):
        return KINDS.index(ONE_CARD if len(last.cards) == 1 else SMALL_CARDS)
    return KINDS.index(OTHER)


def whole_turn(game: TileGame, name: str, seed: str) -> list[Action]:
    """Return the actions by which a bot plays the turn."""
    trial, bot = game.copy(), make_bot(name, Randomness(seed))
    assert trial.decision is not None
    seat, turn = trial.decision.seat, trial.turn_count
    played: list[Action] = []
    while (decision := trial.decision) is not None and (decision.kind, decision.seat) == (TURN, seat):
        if trial.turn_count != turn:
            break
        action = bot.choose(Window(trial, seat))
        played.append(action)
        trial.play(action)
    return played


def asked_turns(config: GameConfig, seed: str, player: str, bots: Sequence[str], samples: int) -> list[AskedTurn]:
    """Return some turns of a game of the player, with the choices of the bots."""
    game = new_game(config, seed)
    assert isinstance(game, TileGame)
    game.records_events = False
    lot = Randomness(f"{seed} asked")
    players = [make_bot(player, Randomness(f"{seed} {seat}")) for seat in range(config.seats)]
    palace_cache = PalaceCache(game.rules, standard_weights(config.seats, knowing=True), evaluations_of(game.modules))
    return [
        _asked(game, near, palace_cache, bots, samples, lot)
        for near in sampled_turns(game, players, palace_cache, lot, _CHOSEN)
    ]


def _asked(
    game: TileGame,
    near: Sequence[Option],
    palace_cache: PalaceCache,
    bots: Sequence[str],
    samples: int,
    lot: Randomness,
) -> AskedTurn:
    assert game.decision is not None
    seat = game.decision.seat
    places = {_key(option.actions): number for number, option in enumerate(near)}
    options, chosen = list(near), []
    for name in bots:
        actions = whole_turn(game, name, f"{lot.below(2**32)}")
        key = _key(actions)
        if key not in places:
            places[key] = len(options)
            options.append(Option(actions, 0.0))
        chosen.append(places[key])
    form = _TWO_SEATS if game.rules.seats == 2 else _MORE_SEATS
    sampler = RoundSampler(seat, palace_cache, lambda: game.determinise(seat, lot), form)
    values = (means(sampler, options, samples), means(sampler, options, samples))
    return AskedTurn(game.scorings_done, [kind_of(game, option.actions) for option in options], values, chosen)


def _key(actions: Sequence[Action]) -> tuple[str, ...]:
    return tuple(sorted([action.notation() for action in actions]))


# --- what comes out ---


def cost(turn: AskedTurn, option: int) -> float:
    """Return how far an option falls short of the best one."""
    return fmean([_gain(turn, half, turn.values[half], option) for half in (0, 1)])


def _gain(turn: AskedTurn, half: int, values: Sequence[float], option: int) -> float:
    best = max(range(len(values)), key=values.__getitem__)
    return turn.values[1 - half][best] - turn.values[1 - half][option]


def best_kind(turn: AskedTurn) -> int:
    """Return the kind of the option that is best according to all samples."""
    sums = [one + other for one, other in zip(*turn.values, strict=True)]
    return turn.kinds[max(range(len(sums)), key=sums.__getitem__)]


def kind_rows(turns: Sequence[AskedTurn], bots: Sequence[str]) -> Iterator[list[str]]:
    """Yield how often each kind of turn is best, and how often each bot chooses it, in percent."""
    best = Counter([best_kind(turn) for turn in turns])
    chosen = [Counter([turn.kinds[turn.chosen[number]] for turn in turns]) for number in range(len(bots))]
    for kind, name in enumerate(KINDS):
        yield [name, *[f"{100 * counts[kind] / len(turns):.0f}" for counts in (best, *chosen)]]


def comparison_rows(turns: Sequence[AskedTurn]) -> Iterator[list[str]]:
    """Yield what the best turn of one kind gains over the best of another, in turns with options of both kinds."""
    for one, other in COMPARED:
        gains = [
            gain for turn in turns if (gain := gain_of_kind(turn, KINDS.index(one), KINDS.index(other))) is not None
        ]
        if gains:
            better = 100 * sum([gain > 0 for gain in gains]) / len(gains)
            yield [one, other, str(len(gains)), estimate(gains).text(digits=2), f"{better:.0f}"]


def gain_of_kind(turn: AskedTurn, one: int, other: int) -> float | None:
    """Return the gain of one kind over the other: each half picks the best of both, the other half measures them."""
    ours, theirs = ([number for number, kind in enumerate(turn.kinds) if kind == wanted] for wanted in (one, other))
    if not ours or not theirs:
        return None
    gains: list[float] = []
    for half in (0, 1):
        picking, measuring = turn.values[half], turn.values[1 - half]
        gains.append(measuring[max(ours, key=picking.__getitem__)] - measuring[max(theirs, key=picking.__getitem__)])
    return fmean(gains)


def cost_rows(turns: Sequence[AskedTurn], bots: Sequence[str]) -> Iterator[list[str]]:
    """Yield what a turn costs each bot in points, in total and by which kind it chose instead of which."""
    for number, name in enumerate(bots):
        costs = [cost(turn, turn.chosen[number]) for turn in turns]
        yield [name, "all turns", "", "100", estimate(costs).text(digits=2), ""]
        for (best, chosen), (share, mean) in _mistakes(turns, number, costs):
            yield [
                name,
                KINDS[best],
                KINDS[chosen],
                f"{100 * share:.1f}",
                mean.text(digits=1),
                f"{share * mean.mean:.2f}",
            ]


def _mistakes(
    turns: Sequence[AskedTurn], number: int, costs: Sequence[float]
) -> Iterable[tuple[tuple[int, int], tuple[float, ShareEstimate]]]:
    """Return the share and the mean cost of each confusion of kinds, those with the highest total cost first."""
    found: dict[tuple[int, int], list[float]] = {}
    for turn, points in zip(turns, costs, strict=True):
        found.setdefault((best_kind(turn), turn.kinds[turn.chosen[number]]), []).append(points)
    rows = [(kinds, (len(values) / len(turns), estimate(values))) for kinds, values in found.items()]
    return sorted(rows, key=lambda row: -row[1][0] * row[1][1].mean)[:_SHOWN]


def main() -> int:
    given = read_arguments()
    console = wide_console()
    for players, games in zip(given.players, given.games, strict=True):
        config = GameConfig("alhambra", players)
        kept = Kept(given.results, [given.seed, given.player, given.bots, players, given.samples])
        turns: list[AskedTurn] = []
        with console.status(f"{games} games with {players} players"):
            for number in range(games):
                seed = f"{given.seed} {players} game {number}"
                find: Callable[[], Any] = partial(asked_turns, config, seed, given.player, given.bots, given.samples)
                turns += [AskedTurn(*turn) for turn in kept.result(number, find)]
        title = f"{len(turns)} turns with {players} players"
        tables = [
            Table(f"{title}: kinds of turn, %", ["kind", "best", *given.bots], list(kind_rows(turns, given.bots))),
            Table(
                f"{title}: kinds compared",
                ["kind", "over", "turns", "gain, points", "better in %"],
                list(comparison_rows(turns)),
                2,
            ),
            Table(
                f"{title}: mistakes",
                ["bot", "best", "chosen", "% of turns", "points", "a turn"],
                list(cost_rows(turns, given.bots)),
                3,
            ),
        ]
        for table in tables:
            console.print(table.rich() if not given.markdown else table.markdown(), soft_wrap=True)
    return 0


def read_arguments() -> argparse.Namespace:
    options = series_parser("bench.strength.mistakes", "What the mistakes of bots are, and what they cost.", "mistakes")
    options.add_argument("--player", default="student", help="who plays the games")
    options.add_argument(
        "--bots", nargs="+", default=["apprentice", "greedy", "builder", "student"], help="to be asked"
    )
    add_series_sizes(options, [2, 4], [150, 150])
    options.add_argument("--samples", type=positive, default=12, help="of each option in each half")
    options.add_argument("--markdown", action="store_true", help="print the tables as Markdown")
    return read_series(options)


if __name__ == "__main__":
    run(main, WHAT_IS_KEPT)
