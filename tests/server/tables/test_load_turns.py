"""Tables that load take turns: one slice between any two rounds of the event loop, the shortest table first."""

import asyncio

import pytest

from alhambra.server.tables.load_turns import LoadTurns


class Loading:
    """Tables that are loading together, and which of them worked in each round of the event loop."""

    def __init__(self) -> None:
        self.turns = LoadTurns()
        self.rounds: list[list[str]] = [[]]

    async def load(self, name: str, slices: int) -> None:
        for left in range(slices, 0, -1):
            await self.turns.wait(left)
            self.rounds[-1].append(name)

    async def count_rounds(self) -> None:
        while True:
            await asyncio.sleep(0)
            self.rounds.append([])

    @property
    def worked(self) -> list[str]:
        return [name for names in self.rounds for name in names]


def run(*loads: tuple[str, int]) -> Loading:
    """Load tables of these numbers of slices at the same time."""
    loading = Loading()

    async def together() -> None:
        counting = asyncio.create_task(loading.count_rounds())
        await asyncio.gather(*[loading.load(name, slices) for name, slices in loads])
        counting.cancel()

    asyncio.run(together())
    return loading


def test_one_table_works_at_a_time_however_many_are_loading() -> None:
    loading = run(*[(str(number), 5) for number in range(20)])
    assert len(loading.worked) == 100
    assert max(map(len, loading.rounds)) == 1


def test_a_short_table_does_not_wait_for_long_ones() -> None:
    loading = run(("long", 500), ("longer", 900), ("short", 5))
    assert loading.worked.index("short") <= 2
    assert "".join(loading.worked).count("shortshortshortshortshort") == 1
    assert len(loading.worked) == 1405


def test_who_waits_no_longer_holds_nobody_up() -> None:
    loading = Loading()

    async def together() -> None:
        leaving = [asyncio.create_task(loading.load("leaving", 3)) for _ in range(5)]
        staying = asyncio.create_task(loading.load("staying", 3))
        await asyncio.sleep(0)
        for task in leaving:
            task.cancel()
        await asyncio.wait_for(staying, 60)

    asyncio.run(together())
    assert loading.worked.count("staying") == 3


@pytest.mark.parametrize("pauses", [0, 1, 5])
def test_turns_are_given_again_after_all_had_theirs(pauses: int) -> None:
    loading = Loading()

    async def again_and_again() -> None:
        for _ in range(3):
            await loading.load("table", 2)
            for _ in range(pauses):
                await asyncio.sleep(0)

    asyncio.run(again_and_again())
    assert loading.worked == ["table"] * 6
