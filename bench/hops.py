"""Through how much code some walks lead: functions, files and switches between files. Run as ``python -m bench.hops``.

A walk is one call of the library in the interpreted build, on whose functions alone the interpreter reports. A switch
is a call from one file into another. Comprehensions and the like are part of the function around them. The games are
played by lot, so the positions follow from their seeds.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from types import CodeType, FrameType
from typing import Any, NamedTuple

import alhambra
from alhambra import Game, GameConfig, Randomness, new_game
from alhambra._build import INTERPRETED, build_name
from alhambra.protocol import Event
from bench.tables import Table, wide_console

_PACKAGE = os.path.dirname(alhambra.__file__)


class Walk(NamedTuple):
    """What one call led through."""

    functions: int
    files: int
    switches: int


def walk(call: Callable[[], object]) -> Walk:
    """Make the call and count the functions of the library that it led through."""
    seen: set[CodeType] = set()
    switches = 0

    def note(frame: FrameType, event: str, _: Any) -> None:
        nonlocal switches
        code, caller = frame.f_code, frame.f_back
        if event != "call" or not code.co_filename.startswith(_PACKAGE) or code.co_name.startswith("<"):
            return
        seen.add(code)
        switches += caller is not None and caller.f_code.co_filename != code.co_filename

    sys.setprofile(note)
    try:
        call()
    finally:
        sys.setprofile(None)
    return Walk(len(seen), len({code.co_filename for code in seen}), switches)


def positions(config: GameConfig) -> Iterator[tuple[Game, str]]:
    """Positions of games with the action, in notation, that is chosen next."""
    for seed in range(100):
        game = new_game(config, seed)
        lot = Randomness(seed)
        while not game.is_over:
            action = game.legal_actions().pick(lot)
            yield game, action.notation()
            game.play(action)


def first_walk(config: GameConfig, kind: str, causing: set[str]) -> Walk:
    """The walk of the first action of a kind that causes these events, read from its notation."""
    for game, line in positions(config):
        if line.split()[0] == kind and causing <= {event.kind for event in _played(game.copy(), line)}:
            return walk(partial(_played, game.copy(), line))
    raise AssertionError(f"no {kind} causes {causing}")


def _played(game: Game, line: str) -> list[Event]:
    return game.play(game.action_set.parse(line))


def determinised() -> Walk:
    """The walk of imagining what is hidden from a seat, in the middle of a game with all modules."""
    config = GameConfig("alhambra", 4, alhambra.GAMES["alhambra"].modules)
    middle = next(game for number, (game, _) in enumerate(positions(config)) if number == 300)
    return walk(lambda: middle.determinise(0, Randomness(1)))


def walks() -> dict[str, Walk]:
    """All walks by what happens in them."""
    tiles, dice = GameConfig("alhambra", 4), GameConfig("roll_and_write", 4)
    return {
        "buying": first_walk(tiles, "buy", {"tile_bought"}),
        "placing, with refill and scoring": first_walk(tiles, "place", {"tile_placed", "tile_revealed", "scoring"}),
        "a tick with a die": first_walk(dice, "tick", set()),
        "determinise": determinised(),
    }


def main() -> None:
    """Show the table; the compiled build starts the interpreted one for it."""
    if build_name() != INTERPRETED:
        environment = os.environ | {"ALHAMBRA_PURE": "1"}
        sys.exit(subprocess.run([sys.executable, "-m", "bench.hops"], env=environment, check=False).returncode)
    rows = [[title, *map(str, found)] for title, found in walks().items()]
    wide_console().print(Table("Walks", ["walk", "functions", "files", "switches"], rows).rich())


if __name__ == "__main__":
    main()
