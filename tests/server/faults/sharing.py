"""Two servers on one PostgreSQL: tables are played to the end while one of the servers is killed repeatedly.

``python -m tests.server.faults.sharing --tables 50`` prints the result.
"""

import argparse
import asyncio
import json
import random
import tempfile
import time
from pathlib import Path

from alhambra.client.server import AsyncServer
from alhambra.server.tables.table import OVER
from tests.server.faults.killing import Findings, check, check_from_the_start, set_the_table
from tests.server.postgres import running_postgres
from tests.server.service import Service


async def played_to_the_end(services: list[Service], tables: int, randomness: random.Random) -> tuple[Findings, int]:
    """Play all tables, with clients spread over the servers; return what was acknowledged, and the number of kills."""
    findings = Findings()
    addresses = [service.address for service in services]
    server = AsyncServer(addresses[0])
    players = [player for _ in range(tables) for player in await set_the_table(server, randomness, findings, addresses)]
    await server.close()
    games = asyncio.gather(*[player.run() for player in players])
    kills = 0
    while not games.done():
        await asyncio.wait([games], timeout=randomness.uniform(1.0, 3.0))
        if not games.done():
            await asyncio.to_thread(services[1].kill)
            await asyncio.to_thread(services[1].start)
            kills += 1
    await games
    return findings, kills


def shared(database: str, folder: Path, tables: int, seed: int) -> str:
    """Run the whole trial; return a line with the result."""
    services = [Service(database, folder / f"server-{number}.log") for number in range(2)]
    for service in services:
        service.start()
    began = time.monotonic()
    try:
        findings, kills = asyncio.run(played_to_the_end(services, tables, random.Random(seed)))
    finally:
        for service in services:
            service.kill()
    check(database, findings)
    check_from_the_start(database, findings)
    assert kills > 0
    assert [table.phase for table in findings.tables.values()] == [OVER] * tables, "a game did not come to its end"
    moves = sum(len(table.played) for table in findings.tables.values())
    assert len(findings.acknowledged) == len(set(_places(findings))), "a move was acknowledged for two places"
    facts = {
        "tables played to the end": tables,
        "moves": moves,
        "acknowledged": len(findings.acknowledged),
        "kills": kills,
        "seconds": round(time.monotonic() - began, 1),
    }
    return json.dumps(facts)


def _places(findings: Findings) -> list[tuple[str, int]]:
    return [(table, sequence) for table, sequence, _, _ in findings.acknowledged]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as name, running_postgres(Path(name) / "postgres") as address:
        print(shared(address, Path(name), chosen.tables, chosen.seed), flush=True)


if __name__ == "__main__":
    main()
