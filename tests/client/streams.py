"""Recorded streams: what one viewer of a game receives, and the viewer's view after each call.

A client in another language that passes them is a faithful translation. The first line of a file is the first view.
Each further line is a call: its events, the hash of the view after it (SHA-256 of canonical JSON), and sometimes that
view. ``python -m tests.client.streams`` regenerates them.
"""

import json
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

from alhambra.games import new_game
from alhambra.protocol import Action, Game, GameConfig, Randomness
from alhambra.protocol.serialization.hashing import fingerprint

FOLDER = Path(__file__).parent / "streams"
VIEW_EVERY = 50


class Stream(NamedTuple):
    """The recorded game, its viewer, and the number of actions."""

    config: GameConfig
    viewer: int | None
    seed: int
    actions: int


STREAMS = {
    "alhambra_2": Stream(GameConfig("alhambra", 2), 0, 1, 1000),
    "alhambra_3_characters": Stream(GameConfig("alhambra", 3, ["characters", "bureaux"]), 1, 8, 1000),
    "alhambra_3_vizier": Stream(GameConfig("alhambra", 3, ["vizier", "gates", "bonus_cards"]), 1, 4, 450),
    "alhambra_3_huts": Stream(GameConfig("alhambra", 3, ["huts", "gates", "diamonds"]), None, 2, 350),
    "granada_2": Stream(GameConfig("granada", 2, ["vizier"]), 1, 4, 150),
    "combined_3": Stream(GameConfig("combined", 3, ["bureaux"]), None, 5, 100),
    "roll_and_write_1": Stream(GameConfig("roll_and_write", 1, (), ["opponents"]), 0, 6, 200),
    "roll_and_write_3": Stream(GameConfig("roll_and_write", 3), None, 7, 200),
}


class Chooser:
    """Chooses at random, every second time among the actions of the rarest kind so far."""

    def __init__(self, seed: int) -> None:
        self.randomness = Randomness(f"stream {seed}")
        self.chosen: Counter[str] = Counter()

    def choose(self, game: Game) -> Action:
        offers = list(game.legal_actions())
        if self.randomness.below(2):
            return offers[self.randomness.below(len(offers))]
        least = min(self.chosen[action.kind] for action in offers)
        rare = [action for action in offers if self.chosen[action.kind] == least]
        action = rare[self.randomness.below(len(rare))]
        self.chosen[action.kind] += 1
        return action


def lines_of(stream: Stream) -> list[str]:
    """Return the first view, then a line for each call."""
    game = new_game(stream.config, stream.seed)
    chooser = Chooser(stream.seed)
    lines = [_written(game.view(stream.viewer))]
    while game.decision is not None and game.at < stream.actions:
        game.play(chooser.choose(game))
        view = game.view(stream.viewer)
        call: dict[str, Any] = {"events": game.events_for(stream.viewer), "hash": fingerprint(view)}
        if game.at % VIEW_EVERY == 0 or game.is_over:
            call["view"] = view
        lines.append(_written(call))
    return lines


def _written(message: Any) -> str:
    return json.dumps(message, separators=(",", ":"))


def text_of(name: str) -> str:
    return "\n".join(lines_of(STREAMS[name])) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in STREAMS:
        (FOLDER / f"{name}.jsonl").write_text(text_of(name), encoding="utf-8")
