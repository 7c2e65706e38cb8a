"""Tune the weights of the evaluation in games on equal deals. Run as ``python -m bench.strength.tuning``.

For every deal each weight is raised or lowered at random by the same fraction. Seats with these weights play against
seats with the opposite changes, then they swap places. Over many deals the effects of all weights emerge together,
each as precisely as if only it had been changed. Weights move in the direction of their effects, further the more
certain these are, and the next round starts from there with new deals. Many weights pull the same way, so that all
together may go too far: a weight whose effect reverses halves its stride. Finally the new weights must beat the old
ones on deals that no round has used; only then are they written, together with how they were found.
"""

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from functools import partial
from math import copysign
from pathlib import Path
from statistics import fmean
from typing import Any, Final, NamedTuple

from alhambra import GameConfig, new_game
from alhambra.arena import bot_stream
from alhambra.bots import Window
from alhambra.bots.builder import BuilderBot
from alhambra.cli.commands.simulate import ShareEstimate, estimate
from alhambra.protocol import Randomness
from alhambra.search.evaluation.weights import WEIGHTS_FILE, Weights, set_of, standard_values
from bench.reporting.arguments import WHAT_IS_KEPT, positive, series_parser
from bench.reporting.program import run
from bench.reporting.results_file import Kept
from bench.reporting.tables import Table, wide_console
from bench.speed.measurements import REPOSITORY

PACKAGED: Final = REPOSITORY / "src" / "alhambra" / "search" / WEIGHTS_FILE

Values = dict[str, float]

_OF_WHO_KNOWS: Final = ("left", "left_if_exact")  # weights that are 1 when the others' money is not counted
_OF_MODULES: Final = (
    "twice",
    "anywhere",
    "prospects",
    "services",
)  # which do not matter here; see bench.strength.ablation


class Trial(NamedTuple):
    """One deal: the direction of each weight's change, and the lead of those seats over the opposite ones."""

    signs: dict[str, int]
    lead: float


# --- playing ---


def lead_on(config: GameConfig, seed: str, first: Values, second: Values) -> float:
    """Return the mean lead of the first weights over the second, from both halves of the same deal."""
    return fmean(_lead_of_game(config, seed, first, second, turned) for turned in (0, 1))


def _lead_of_game(config: GameConfig, seed: str, first: Values, second: Values, turned: int) -> float:
    game = new_game(config, seed)
    game.records_events = False
    assert game.seed is not None
    players = []
    for seat in range(config.seats):
        player = BuilderBot(bot_stream(game.seed, seat))
        player.weights = Weights(second if (seat + turned) % 2 else first)
        players.append(player)
    while (decision := game.decision) is not None:
        game.play(players[decision.seat].choose(Window(game, decision.seat)))
    sides: tuple[list[int], list[int]] = ([], [])
    for seat, points in enumerate(game.scores):
        sides[(seat + turned) % 2].append(points)
    return fmean(sides[0]) - fmean(sides[1])


def changed(values: Values, parts: Mapping[str, float], step: float) -> Values:
    """Return the weights, each raised or lowered by its part of the step."""
    return {name: value * (1 + step * parts.get(name, 0)) for name, value in values.items()}


def trials(given: argparse.Namespace, values: Values, number: int = 0) -> Iterator[Trial]:
    """Yield the deals of a round, counted from 0: first those in the file, then new ones, which are stored."""
    kept = Kept(given.results, [given.seed, given.game, given.players, given.step, values])
    config = GameConfig(given.game, given.players)
    for deal in range(number * given.deals, (number + 1) * given.deals):
        seed = f"{given.seed} deal {deal}"
        randomness = Randomness(f"{seed} signs")
        signs = {name: 2 * randomness.below(2) - 1 for name in values if name not in _unfitted(given)}
        more, less = changed(values, signs, given.step), changed(values, signs, -given.step)
        yield Trial(signs, kept.result(deal, partial(lead_on, config, seed, more, less)))


def _unfitted(given: argparse.Namespace) -> tuple[str, ...]:
    """Return the weights that never change."""
    return _OF_MODULES if given.knowing else _OF_MODULES + _OF_WHO_KNOWS


# --- analysis ---


def effects(played: Sequence[Trial]) -> dict[str, ShareEstimate]:
    """Return the gain of raising instead of lowering each weight by the step, in points of lead."""
    return {name: estimate([trial.signs[name] * trial.lead for trial in played]) for name in played[0].signs}


def moved(values: Values, found: dict[str, ShareEstimate], strides: Values) -> Values:
    """Return the weights, each moved by the part of its stride that its effect justifies; without a stride, unmoved."""
    return {
        name: value * (1 + strides.get(name, 0.0) * (_sureness(found[name]) if name in found else 0.0))
        for name, value in values.items()
    }


def shortened(strides: Values, before: dict[str, ShareEstimate], found: dict[str, ShareEstimate]) -> Values:
    """Return the strides, halved where the effect has reversed."""
    return {
        name: stride / 2 if name in before and before[name].mean * found[name].mean < 0 else stride
        for name, stride in strides.items()
    }


def _sureness(effect: ShareEstimate) -> float:
    """Return a number from -1 to 1: zero for an effect of half its interval, full for one and a half times its
    interval."""
    size = abs(effect.mean) / effect.margin if effect.margin else 0.0
    return copysign(min(1.0, max(0.0, size - 0.5)), effect.mean)


def check(given: argparse.Namespace, new: Values, old: Values) -> ShareEstimate:
    """Return the lead of the new weights over the old ones, on deals used for neither."""
    config = GameConfig(given.game, given.players)
    return estimate([lead_on(config, f"{given.seed} check {deal}", new, old) for deal in range(given.check)])


def provenance(given: argparse.Namespace, old: Values, new: Values, lead: ShareEstimate) -> dict[str, Any]:
    """Return the note in the weights file on how they were found."""
    knowing = " --knowing" if given.knowing else ""
    kept = f" --keep {' '.join(given.keep)}" if given.keep else ""
    return {
        "weights": set_of(given.players, knowing=given.knowing),
        "date": f"{datetime.now(UTC):%Y-%m-%d}",
        "command": f"python -m bench.strength.tuning --game {given.game} --players {given.players} "
        f"--deals {given.deals} --rounds {given.rounds} --check {given.check} "
        f"--step {given.step} --stride {given.stride} --seed {given.seed} "
        f"--results {given.results.name}{knowing}{kept}",
        "changed": {name: [old[name], new[name]] for name in old if old[name] != new[name]},
        "lead_over_old": {"mean": lead.mean, "margin_95": lead.margin, "deals": given.check},
    }


def rounded(values: Values) -> Values:
    """Return the weights in file form."""
    return {name: round(value, 4) for name, value in values.items()}


def effects_table(number: int, before: Values, after: Values, found: dict[str, ShareEstimate]) -> Table:
    rows = [[name, f"{before[name]:g}", effect.text(digits=2), f"{after[name]:g}"] for name, effect in found.items()]
    return Table(f"Effects, round {number + 1}", ["weight", "was", "lead if greater", "is"], rows)


def write(file: Path, new: Values, story: dict[str, Any]) -> None:
    """Write the weights to the file, with their note after those of earlier ones."""
    content = json.loads(file.read_text(encoding="utf-8"))
    content["provenance"].append(story)
    content["weights"][story["weights"]] = new
    file.write_text(json.dumps(content, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def main() -> int:
    given = read_arguments()
    console = wide_console()
    old = standard_values(given.players, knowing=given.knowing)
    new = old
    kept = [*given.keep, *_unfitted(given)]
    strides = {name: given.stride for name in old if name not in kept}
    before: dict[str, ShareEstimate] = {}
    for number in range(given.rounds):
        with console.status(f"round {number + 1}, {given.deals} deals"):
            found = effects(list(trials(given, new, number)))
        strides = shortened(strides, before, found)
        last, new, before = new, rounded(moved(new, found, strides)), found
        console.print(effects_table(number, last, new, found).rich())
    if new == old:
        console.print("No weight has an effect that shows; nothing is changed.")
        return 0
    with console.status(f"checking on {given.check} other deals"):
        lead = check(given, new, old)
    console.print(f"The new weights lead by {lead.text(digits=2)} points on {given.check} deals.")
    if lead.mean <= lead.margin:
        console.print("That is not surely more than nothing; nothing is changed.")
    elif given.write:
        write(PACKAGED, new, provenance(given, old, new, lead))
        console.print(f"Written to {PACKAGED.relative_to(REPOSITORY)}.")
    else:
        console.print(json.dumps(provenance(given, old, new, lead), indent=1))
    return 0


def read_arguments() -> argparse.Namespace:
    options = series_parser(
        "bench.strength.tuning", "Fit the weights of the evaluation in games on equal deals.", "tuning"
    )
    options.add_argument("--game", default="alhambra", choices=["alhambra", "granada", "combined"])
    options.add_argument(
        "--players", type=positive, default=2, help="the number of seats; the two sets of weights alternate"
    )
    options.add_argument("--deals", type=positive, default=1500, help="deals per round, from which effects are found")
    options.add_argument(
        "--rounds",
        type=positive,
        default=4,
        help="the number of rounds; each starts from the weights of the previous one",
    )
    options.add_argument(
        "--check", type=positive, default=1000, help="the number of other deals on which new weights must win"
    )
    options.add_argument("--step", type=float, default=0.2, help="the fraction by which a weight is varied")
    options.add_argument(
        "--stride", type=float, default=0.1, help="the largest fraction by which a weight moves in a round"
    )
    options.add_argument("--keep", nargs="+", default=[], metavar="WEIGHT", help="weights that are not changed")
    options.add_argument(
        "--knowing", action="store_true", help="tune the weights of bots that consider what the others can pay"
    )
    options.add_argument("--write", action="store_true", help="write better weights to the package's file")
    given = options.parse_args()
    if not 2 <= given.players <= 6 or not (0 < given.step < 1 and 0 < given.stride < 1):
        options.error("--players must be from 2 to 6, and --step and --stride between 0 and 1")
    if unknown := sorted(set(given.keep) - set(standard_values(given.players))):
        options.error(f"--keep: there is no weight {', '.join(unknown)}")
    return given


if __name__ == "__main__":
    run(main, WHAT_IS_KEPT)
