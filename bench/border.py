"""How long it takes to ask a game what a client wants to know. Run as ``python -m bench.border``."""

import json
import sys
import time
from collections.abc import Callable
from functools import cache
from statistics import median
from typing import Any, NamedTuple

from alhambra import GAMES, Game, GameConfig, new_game, to_bytes
from alhambra._build import build_name
from alhambra.arena import bot_stream
from alhambra.bots import Window, make_bot
from bench.arguments import parser
from bench.comparing import Target
from bench.document import write_section
from bench.machine import circumstances, circumstances_markdown
from bench.tables import Table, number, wide_console

ROUNDS = 15
SECONDS = 0.02  # of each round
SEATS = 4
SEED = 5


class Question(NamedTuple):
    """Something that is asked of a game, and how many microseconds it may take."""

    title: str
    config: GameConfig
    ask: Callable[[Game], object]
    target: Target


class Timing(NamedTuple):
    """The microseconds of a question, round by round."""

    question: Question
    rounds: list[float]

    def row(self) -> list[str]:
        found, target = median(self.rounds), self.question.target
        verdict = "met" if target.is_met(found) else "missed"
        best, worst = number(min(self.rounds)), number(max(self.rounds))
        return [self.question.title, number(found), f"{best} to {worst}", target.text(), verdict]

    def as_json(self) -> dict[str, Any]:
        return {"title": self.question.title, "microseconds": self.rounds, "target": self.question.target.value}


def at_most(microseconds: int) -> Target:
    return Target(at_least=False, value=microseconds)


def view_as_bytes(game: Game) -> bytes:
    """What a server sends to a seat that comes in."""
    return to_bytes(game.view(0))


BASE = GameConfig("alhambra", SEATS)
ALL_MODULES = GameConfig("alhambra", SEATS, GAMES["alhambra"].modules)

QUESTIONS = [
    Question("a view as JSON bytes", BASE, view_as_bytes, at_most(40)),
    Question("a view as JSON bytes, all modules", ALL_MODULES, view_as_bytes, at_most(40)),
]


@cache
def late_position(config: GameConfig) -> Game:
    """A position before the last scoring of a game between bots, with large palaces."""
    game = new_game(config, SEED)
    bots = [make_bot("greedy", bot_stream(str(SEED), seat)) for seat in range(config.seats)]
    late = game.copy()
    while (decision := game.decision) is not None:
        if decision.kind == "turn":
            late = game.copy()
        game.play(bots[decision.seat].choose(Window(game, decision.seat)))
    late.legal_actions()
    return late


def timing(question: Question) -> Timing:
    """Ask again and again, in rounds."""
    game, ask = late_position(question.config), question.ask
    ask(game)
    rounds = []
    for _ in range(ROUNDS):
        count = 0
        begin = time.process_time()
        while (taken := time.process_time() - begin) < SECONDS:
            for _ in range(10):
                ask(game)
            count += 10
        rounds.append(1e6 * taken / count)
    return Timing(question, rounds)


def main() -> int:
    given = parser("bench.border", "How long questions to a game take.").parse_args()
    console = wide_console()
    with console.status("asking"):
        results = [timing(question) for question in QUESTIONS]
    columns = ["question, four seats late in a game", "median\nµs", "rounds\nµs", "target", ""]
    table = Table(f"Questions, {build_name()}", columns, [result.row() for result in results])
    facts = circumstances("bench.border", [])
    console.print(table.rich())
    if given.json is not None:
        content = {"circumstances": dict(facts), "results": [result.as_json() for result in results]}
        given.json.write_text(json.dumps(content, indent=1), encoding="utf-8")
    if given.write:
        write_section("border", "\n".join([circumstances_markdown(facts), table.markdown()]))
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("Stopped.")
