"""Whole games of every kind at the full-screen table, by keys and with the mouse, in windows of three sizes."""

import asyncio
import os
from pathlib import Path

import pytest

from alhambra.games import GAMES, replay
from alhambra.protocol import GameConfig, Randomness, Record
from tests.terminal.random_player import SIZES, sitting_at, study

MODULES = GAMES["alhambra"].modules
WAYS = ("keys", "mouse")
# Every number of seats, every module and every option of every game; each is played once, alternating between keys and
# mouse and between the sizes. The full product is left to long runs.
SAMPLE = [
    *(GameConfig("alhambra", seats) for seats in (2, 3, 4, 5, 6)),
    *(GameConfig("alhambra", 5, [name]) for name in MODULES),
    GameConfig("alhambra", 6, list(MODULES)),
    GameConfig("alhambra", 2, ["characters"], ["scoring_at_once"]),
    GameConfig("granada", 6, ["vizier"]),
    GameConfig("granada", 2, [], ["scoring_at_once", "simplified_scoring"]),
    GameConfig("granada", 4, ["bureaux"]),
    GameConfig("combined", 6, ["bureaux"]),
    GameConfig("combined", 2, [], ["scoring_at_once", "simplified_scoring"]),
    GameConfig("combined", 4, ["vizier"]),
    *(GameConfig("roll_and_write", seats) for seats in (2, 3, 4, 5)),
    *(GameConfig("roll_and_write", 1, [], [option]) for option in GAMES["roll_and_write"].options),
]
CASES = [(config, WAYS[number % len(WAYS)], SIZES[number % len(SIZES)]) for number, config in enumerate(SAMPLE)]
IS_SOAKED = os.environ.get("HYPOTHESIS_PROFILE") == "soak"
PRODUCT = [(config, way, size) for config in SAMPLE for way in WAYS for size in SIZES]


def title(config: GameConfig) -> str:
    return "-".join([config.game, str(config.seats), *sorted(config.modules), *sorted(config.options)])


def case_title(case: tuple[GameConfig, str, tuple[int, int]]) -> str:
    config, way, size = case
    return f"{title(config)}-{way}-{size[0]}x{size[1]}"


def test_the_sample_has_everything() -> None:
    for info in GAMES.values():
        of_game = [config for config in SAMPLE if config.game == info.name]
        seats = {config.seats for config in of_game}
        assert {info.min_seats, info.max_seats} <= seats
        assert info.options == () or set(info.options) <= {name for config in of_game for name in config.options}
    assert set(MODULES) == {name for config in SAMPLE if len(config.modules) == 1 for name in config.modules}
    for name in GAMES:
        assert {way for config, way, _ in CASES if config.game == name} == set(WAYS)
        assert {size for config, _, size in CASES if config.game == name} == set(SIZES)
    assert {(way, size) for _, way, size in CASES} == {(way, size) for way in WAYS for size in SIZES}


@pytest.mark.slow
@pytest.mark.parametrize("case", PRODUCT if IS_SOAKED else CASES, ids=case_title)
def test_a_whole_game_is_played(case: tuple[GameConfig, str, tuple[int, int]], tmp_path: Path) -> None:
    config, way, size = case
    asyncio.run(_played(config, way, size, tmp_path / "game.txt"))


async def _played(config: GameConfig, way: str, size: tuple[int, int], file: Path) -> None:
    async with sitting_at(study(config, bot="greedy"), size, file) as sitting:
        randomness = Randomness(f"{title(config)} {way}")
        await (sitting.play_by_keys(randomness) if way == "keys" else sitting.play_by_mouse(randomness))
        await sitting.table.source.close()
    game = replay(Record.read(file.read_text(encoding="utf-8")))
    assert game.is_over
