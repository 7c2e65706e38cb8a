"""Whole games of every kind at the full-screen table, by keys and with the mouse, in windows of three sizes."""

import asyncio
from pathlib import Path

import pytest

from alhambra.games import GAMES, replay
from alhambra.protocol import GameConfig, Randomness, Record
from tests.terminal.sitting import SIZES, sitting_at, study

MODULES = GAMES["alhambra"].modules
KINDS = [
    GameConfig("alhambra", 6),
    GameConfig("alhambra", 2),
    *(GameConfig("alhambra", 5, [name]) for name in MODULES),
    GameConfig("alhambra", 6, list(MODULES)),
    GameConfig("granada", 5, ["vizier"]),
    GameConfig("combined", 6, ["bureaux"]),
    GameConfig("roll_and_write", 4),
    GameConfig("roll_and_write", 1, [], ["opponents"]),
]


def title(config: GameConfig) -> str:
    return "-".join([config.game, str(config.seats), *config.modules])


@pytest.mark.slow
@pytest.mark.parametrize("way", ["keys", "mouse"])
@pytest.mark.parametrize("config", KINDS, ids=title)
def test_a_whole_game_is_played(config: GameConfig, way: str, tmp_path: Path) -> None:
    number = KINDS.index(config) + (way == "mouse")
    asyncio.run(_played(config, way, SIZES[number % len(SIZES)], tmp_path / "game.txt"))


async def _played(config: GameConfig, way: str, size: tuple[int, int], file: Path) -> None:
    async with sitting_at(study(config), size, file) as sitting:
        lot = Randomness(f"{title(config)} {way}")
        await (sitting.play_by_keys(lot) if way == "keys" else sitting.play_by_mouse(lot))
    game = replay(Record.read(file.read_text(encoding="utf-8")))
    assert game.is_over
