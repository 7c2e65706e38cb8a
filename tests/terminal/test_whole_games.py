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
    return "-".join([config.game, str(config.seats), *sorted(config.modules)])


BY_MOUSE = [config for config in KINDS if config.seats != 5 or config.game != "alhambra"]


@pytest.mark.slow
@pytest.mark.parametrize("config", KINDS, ids=title)
def test_a_whole_game_is_played_by_keys(config: GameConfig, tmp_path: Path) -> None:
    size = SIZES[KINDS.index(config) % len(SIZES)]
    asyncio.run(_played(config, "keys", size, tmp_path / "game.txt"))


@pytest.mark.slow
@pytest.mark.parametrize("config", BY_MOUSE, ids=title)
def test_a_whole_game_is_played_with_the_mouse(config: GameConfig, tmp_path: Path) -> None:
    size = SIZES[BY_MOUSE.index(config) % len(SIZES)]
    asyncio.run(_played(config, "mouse", size, tmp_path / "game.txt"))


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_base_game_is_played_in_every_size(size: tuple[int, int], tmp_path: Path) -> None:
    asyncio.run(_played(GameConfig("alhambra", 4), "keys", size, tmp_path / "game.txt"))


async def _played(config: GameConfig, way: str, size: tuple[int, int], file: Path) -> None:
    async with sitting_at(study(config), size, file) as sitting:
        lot = Randomness(f"{title(config)} {way}")
        await (sitting.play_by_keys(lot) if way == "keys" else sitting.play_by_mouse(lot))
        await sitting.table.source.close()
    game = replay(Record.read(file.read_text(encoding="utf-8")))
    assert game.is_over
