"""A file of results, one JSON line per game, from which a long comparison can be resumed."""

import json
from pathlib import Path
from typing import Any

from alhambra.arena.bot_games import GameResult
from alhambra.arena.matches import Task
from alhambra.protocol import RULES_VERSION, AlhambraError, quoted


class ResultsFile:
    """The results of the games played so far; new ones are appended as soon as they are known."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.known: dict[Task, GameResult] = {}
        if path.exists():
            self._read(path.read_text(encoding="utf-8"))

    def _read(self, text: str) -> None:
        lines = text.split("\n")
        for number, line in enumerate(lines, 1):
            if not line:
                continue
            try:
                task, result = _from_json(json.loads(line))
            except (ValueError, TypeError, KeyError, RecursionError):
                if number == len(lines):  # interrupted while writing
                    self.path.write_text(text[: len(text) - len(line)], encoding="utf-8")
                    return
                raise AlhambraError("result-is-none", line=number, file=quoted(str(self.path))) from None
            self.known[task] = result

    def add(self, task: Task, result: GameResult) -> None:
        """Store the result of a game."""
        self.known[task] = result
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(_to_json(task, result)) + "\n")


def _to_json(task: Task, result: GameResult) -> dict[str, Any]:
    return {
        "rules": RULES_VERSION,
        **task._asdict(),
        "scores": result.scores,
        "winners": result.winners,
        "decisions": result.decisions,
        "game_seed": result.seed,
    }


def _from_json(data: dict[str, Any]) -> tuple[Task, GameResult]:
    if data["rules"] != RULES_VERSION:
        raise ValueError("other rules")
    bots = tuple(data["bots"])
    modules, options = tuple(sorted(data["modules"])), tuple(sorted(data["options"]))
    task = Task(data["game"], data["seats"], modules, options, bots, data["seed"])
    scores, winners = tuple(data["scores"]), tuple(data["winners"])
    if not len(scores) == len(bots) == task.seats:
        raise ValueError("not a result for each seat")
    return task, GameResult(data["game_seed"], bots, scores, winners, data["decisions"])
