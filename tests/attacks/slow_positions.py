"""A search for slow positions, from real play and written by hand. Run as ``python -m tests.attacks.slow_positions``.

It climbs: slow positions are continued or changed a little, and kept if that made them slower. Slow means many counted
steps or many offers, so that the same seed gives the same search; only the slowest ones are timed. The search fails
if imagining takes more steps than allowed, or if a position that was read cannot be imagined.
"""

import argparse
import sys
import time
from collections.abc import Callable
from typing import Generic, TypeVar

from alhambra import Game, PositionError, Randomness, from_position
from alhambra.tilegames.belief.inference import MOST_STEPS
from alhambra.tilegames.game import TileGame
from tests.attacks.hostile_play import DRAWER, Habits, fresh_game, has_drawer, play_on, steps_to_imagine
from tests.attacks.knowledge import check_knowledge
from tests.attacks.mutated_positions import big_position, changed

KEPT = 6  # positions of each kind from which the search continues
STRETCH = 40  # choices with the same habits, at most
STEPS_AFTER = 12  # choices after a written position
PROGRESS_SECONDS = 30
REPEATS = 5
Place = TypeVar("Place")


class Ladder(Generic[Place]):
    """The slowest positions so far, by kind."""

    def __init__(self) -> None:
        self.kept: dict[int, list[tuple[int, int, Place]]] = {}
        self._number = 0

    def add(self, kind: int, worth: int, place: Callable[[], Place]) -> bool:
        """Keep it if it is among the slowest of its kind; return whether it is the slowest of all."""
        kept = self.kept.setdefault(kind, [])
        is_record = worth > self.best()
        if len(kept) < KEPT or worth > kept[-1][0]:
            self._number += 1
            kept.append((worth, -self._number, place()))
            kept.sort(key=lambda one: one[:2], reverse=True)
            del kept[KEPT:]
        return is_record

    def best(self) -> int:
        return max((kept[0][0] for kept in self.kept.values() if kept), default=0)

    def pick(self, randomness: Randomness) -> Place:
        kinds = sorted(self.kept)
        kept = self.kept[kinds[randomness.below(len(kinds))]]
        return kept[randomness.below(len(kept))][2]


class Times:
    """The longest times, with their positions."""

    def __init__(self) -> None:
        self.worst: dict[str, tuple[float, str]] = {}

    def measure(self, source: str, game: Game) -> None:
        """Do everything a server does with a position for one seat."""
        decision = game.decision
        seat = 0 if decision is None else decision.seat
        self._note(f"{source}: determinise", lambda seat: game.determinise(seat, Randomness(1)), game, every_seat=True)
        self._note(f"{source}: view", lambda seat: game.view(seat), game)
        if decision is not None:
            self._note(f"{source}: legal actions", lambda _: list(game.copy().legal_actions()), game)
            actions = game.legal_actions()
            action = actions[Randomness(len(actions)).below(len(actions))]
            self._note(f"{source}: preview", lambda _: game.preview(action, seat=seat), game)

    def _note(self, name: str, call: Callable[[int], object], game: Game, every_seat: bool = False) -> None:
        for seat in range(game.config.seats if every_seat else 1):
            milliseconds = min(duration(lambda: call(seat)) for _ in range(REPEATS))  # noqa: B023  called at once
            if milliseconds > self.worst.get(name, (0.0, ""))[0]:
                self.worst[name] = (milliseconds, game.position())

    def lines(self) -> list[str]:
        return [f"  {name}: {milliseconds:.3f} ms" for name, (milliseconds, _) in sorted(self.worst.items())]


def duration(call: Callable[[], object]) -> float:
    """Return milliseconds of CPU time."""
    begin = time.process_time_ns()
    call()
    return (time.process_time_ns() - begin) / 1_000_000


class Search:
    """Climbs three ladders in turn."""

    def __init__(self, seed: str) -> None:
        self.randomness = Randomness(f"slow positions {seed}")
        self.played: Ladder[TileGame] = Ladder()
        self.written: Ladder[str] = Ladder()
        self.big: Ladder[str] = Ladder()
        self.times = Times()
        self.positions = {"played": 0, "written": 0, "accepted": 0, "big": 0}

    def round(self) -> None:
        self.play()
        for _ in range(10):
            self.write()
        self.enlarge()

    # --- real play ---

    def play(self) -> None:
        """Continue from a slow moment of a real game, or start one."""
        begin = not self.played.kept or self.randomness.below(10) == 0
        game = fresh_game(self.randomness) if begin else self.played.pick(self.randomness).copy()
        habits = Habits(self.randomness)
        for _ in range(400 if begin else 1 + self.randomness.below(STRETCH)):
            if game.is_over:
                break
            play_on(game, habits)
            if not has_drawer(game):
                continue
            if begin:
                break
            self._add_played(game)
        if begin and has_drawer(game):
            self._add_played(game)

    def _add_played(self, game: TileGame) -> None:
        self.positions["played"] += 1
        steps = steps_to_imagine(game)
        worth = steps or -game.money_count(DRAWER)  # with little money the drawer draws
        if self.played.add(len(game.secrets.cards), worth, game.copy):
            self.times.measure("played", game)
        if steps:
            self.written.add(len(game.secrets.cards), steps, game.position)

    # --- positions written by hand ---

    def write(self) -> None:
        """Change the text of a slow position."""
        if not self.written.kept:
            return
        text = changed(self.written.pick(self.randomness), self.randomness)
        self.positions["written"] += 1
        try:
            game = from_position(text, self.randomness.fork())
        except PositionError:
            return
        assert isinstance(game, TileGame)
        self.positions["accepted"] += 1
        steps = steps_to_imagine(game)
        if self.written.add(len(game.secrets.cards), steps, lambda: text):
            self.times.measure("written", game)
        self.check_accepted(game)

    def check_accepted(self, game: TileGame) -> None:
        """Check that every seat's knowledge of it can be imagined, and so can the positions after it."""
        check_knowledge(game)
        habits = Habits(self.randomness)
        for _ in range(STEPS_AFTER):
            if game.is_over or self.randomness.below(3) == 0:
                break
            play_on(game, habits)
            steps_to_imagine(game)

    # --- very full positions ---

    def enlarge(self) -> None:
        """Change a very full position and look for many offers."""
        text = (
            big_position(self.randomness)
            if self.randomness.below(8) == 0 or not self.big.kept
            else self.big.pick(self.randomness)
        )
        text = changed(text, self.randomness)
        try:
            game = from_position(text, 1)
        except PositionError:
            return
        self.positions["big"] += 1
        offers = len(game.legal_actions())
        if self.big.add(len(game.config.modules), offers, lambda: text):
            self.times.measure("big", game)


def report(search: Search, seconds: float) -> None:
    counts = ", ".join(f"{count} {name}" for name, count in search.positions.items())
    print(f"{seconds:.0f} s: {counts}; most steps of {MOST_STEPS}: {search.played.best()} in real play,", end=" ")
    print(f"{search.written.best()} written by hand; most offers: {search.big.best()}")
    print("\n".join(search.times.lines()), flush=True)


def main() -> int:
    options = argparse.ArgumentParser(prog="python -m tests.attacks.slow_positions", description="Find slow positions.")
    options.add_argument("--seconds", type=int, default=3600, help="how long to search")
    options.add_argument("--seed", default="0", help="determines the whole search")
    options.add_argument("--show", action="store_true", help="show the slowest positions at the end")
    given = options.parse_args()
    search = Search(given.seed)
    begin = told = time.monotonic()
    while time.monotonic() - begin < given.seconds:
        search.round()
        if time.monotonic() - told > PROGRESS_SECONDS:
            told = time.monotonic()
            report(search, told - begin)
    report(search, time.monotonic() - begin)
    if given.show:
        for name, (_, text) in sorted(search.times.worst.items()):
            print(f"\n; {name}\n{text}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
