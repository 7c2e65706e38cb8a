"""Measure how long a client's queries take in positions of whole games. Run as ``python -m bench.latency.queries``.

The games have four seats that build whenever they can, so that palaces grow as at a real table.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from statistics import median
from typing import Any, NamedTuple

from alhambra import GAMES, Game, GameConfig, Randomness, new_game, to_bytes
from alhambra._build import build_name
from alhambra.protocol import Action
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.turns.placing import PlaceStep
from bench.reporting.arguments import parser
from bench.reporting.machine import circumstances
from bench.reporting.program import run, tell
from bench.reporting.tables import Table, number, wide_console
from bench.speed.comparisons import Target
from bench.speed.measurements import nearly_worst

SEATS = 4
PALACE = 25  # tiles in the palace for the refusals query
EVERY = 6  # every sixth position of a game is measured
REPEATS = 20  # of each query in a row; the fastest counts
PREFERRED = ("place", "buy", "tick")

REFUSALS = Target(at_least=False, value=200)  # all in microseconds
STANDING = Target(at_least=False, value=150)
PREVIEW = Target(at_least=False, value=60)
VIEW = Target(at_least=False, value=40)

CONFIGS = [
    GameConfig("alhambra", SEATS),
    GameConfig("alhambra", SEATS, GAMES["alhambra"].modules),
    GameConfig("granada", SEATS),
    GameConfig("combined", SEATS),
    GameConfig("roll_and_write", SEATS),
]


class Timing(NamedTuple):
    """The microseconds of one query in many positions."""

    title: str
    target: Target
    microseconds: list[float]

    def row(self) -> list[str]:
        typical = median(self.microseconds)
        times = [number(typical), number(nearly_worst(self.microseconds))]
        return [self.title, f"{len(self.microseconds):,}", *times, self.target.text(), self.target.verdict(typical)]

    def as_json(self) -> dict[str, Any]:
        numbers = {"median": median(self.microseconds), "99 %": nearly_worst(self.microseconds)}
        return {"title": self.title, "count": len(self.microseconds), **numbers}


def title_of(config: GameConfig) -> str:
    name = config.game.replace("_", " ")
    return f"{name}, all modules" if config.modules else name


def positions(config: GameConfig) -> Iterator[tuple[Game, Action]]:
    """Yield some positions of a game, each with the action played there."""
    game, randomness = new_game(config, 11), Randomness("border")
    while not game.is_over:
        action = building_action(game, randomness)
        if randomness.below(EVERY) == 0:
            yield game, action
        game.play(action)


def building_action(game: Game, randomness: Randomness) -> Action:
    """Return an action that builds, if there is one."""
    offers = list(game.legal_actions())
    for kind in PREFERRED:
        liked = [action for action in offers if action.kind == kind]
        if liked:
            return liked[randomness.below(len(liked))]
    return offers[randomness.below(len(offers))]


def large_palace(config: GameConfig) -> tuple[TileGame, str]:
    """Return a game whose deciding seat has a large palace and a new tile to place, and that tile's name."""
    game = new_game(config, 11)
    assert isinstance(game, TileGame)
    seat = game.turn_seat
    palace = game.own_palace(seat)
    sides = game.rules.catalog.sides
    pieces = sorted([piece for bag in game.bags for piece in bag], key=lambda piece: len(sides[piece]))
    while len(palace.pieces) < PALACE:
        piece = pieces.pop(0)
        cells = sorted(palace.cells_for(piece))
        if cells:
            palace.lay(piece, cells[len(cells) // 2])
    piece = pieces.pop(0)
    game.new_tiles = (piece,)
    game.push([PlaceStep(seat, awarded=False)])
    return game, game.piece_name(piece)


def microseconds(ask: Callable[[], object]) -> float:
    """Return how long an answer takes."""
    times = []
    for _ in range(REPEATS):
        begin = time.perf_counter_ns()
        ask()
        times.append(time.perf_counter_ns() - begin)
    return min(times) / 1000


def timings() -> list[Timing]:
    """Time all queries in all games."""
    found: list[Timing] = []
    for config in CONFIGS:
        title = title_of(config)
        if config.game != "roll_and_write":
            game, tile = large_palace(config)
            asked = {"kind": "place", "tile": tile}
            times = [microseconds(lambda game=game, asked=asked: game.refusals(asked)) for _ in range(REPEATS)]  # type: ignore[misc]
            found.append(Timing(f"refusals, palace of {PALACE} tiles: {title}", REFUSALS, times))
        standings: list[float] = []
        previews: list[float] = []
        views: list[float] = []
        for position, action in positions(config):
            standings.append(microseconds(position.standing))
            previews.append(microseconds(lambda position=position, action=action: position.preview(action)))  # type: ignore[misc]
            views.append(microseconds(lambda position=position: to_bytes(position.view(0))))  # type: ignore[misc]
        found.append(Timing(f"view as JSON bytes: {title}", VIEW, views))
        found.append(Timing(f"standing, {SEATS} seats: {title}", STANDING, standings))
        found.append(Timing(f"preview: {title}", PREVIEW, previews))
    return found


def timing_table(found: Sequence[Timing]) -> Table:
    columns = ["microseconds", "positions", "median", "99 %", "target", ""]
    return Table("What a client asks", columns, [timing.row() for timing in found])


def main() -> int:
    given = parser("bench.latency.queries", "Measure how long the questions of a client take.").parse_args()
    console = wide_console()
    with console.status("measuring"):
        found = timings()
    console.print(f"Build: {build_name()}")
    data = {"timings": [timing.as_json() for timing in found]}
    tell(given, "border", circumstances("bench.latency.queries", []), [timing_table(found)], data)
    return 0


if __name__ == "__main__":
    run(main)
