"""Two servers behind a real proxy with the Caddyfile of ``deploy/``."""

import asyncio
import json
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from alhambra.client.seats import Seat
from alhambra.client.server import Server, bearer
from tests.server.operation.proxy import running_proxy
from tests.server.service import Service

pytestmark = pytest.mark.slow

BEHIND_A_PROXY = {"ALHAMBRA_PROXIES": "127.0.0.1,::1", "ALHAMBRA_METRICS": "true"}
MOVES = 10


@contextmanager
def servers(database: str, folder: Path, number: int, **settings: str) -> Iterator[list[Service]]:
    """Start this many servers on one database."""
    found = [
        Service(database, folder / f"server-{one}.log", settings={**BEHIND_A_PROXY, **settings})
        for one in range(number)
    ]
    for service in found:
        service.start()
    try:
        yield found
    finally:
        for service in found:
            service.kill()


@pytest.fixture(scope="module")
def services(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Service]]:
    """Two servers on one PostgreSQL."""
    with servers(postgres, tmp_path_factory.mktemp("behind"), 2) as found:
        yield found


def test_a_game_is_played_through_the_proxy_and_metrics_stay_behind_it(services: list[Service], tmp_path: Path) -> None:
    with running_proxy(services, tmp_path / "proxy") as address:
        assert [httpx.get(f"{service.address}/metrics").status_code for service in services] == [200, 200]
        assert httpx.get(f"{address}/metrics").status_code == 404
        server = Server(address)
        made = server.make_table("alhambra", ["person", "greedy"])
        token = server.join(made["table"], made["tokens"]["invite"], 0, "Anna")
        server.close()
        with Seat(address, made["table"], 0, token) as seat:
            seat.do("ready", house_draws=True)
            seat.do("start")
            for _ in range(MOVES):
                assert seat.wait_until_asked()
                seat.play(seat.offers()[0])


def test_nobody_escapes_limits_by_naming_other_addresses(postgres: str, tmp_path: Path) -> None:
    with (
        servers(postgres, tmp_path, 1, ALHAMBRA_REQUESTS_PER_SECOND="0.001") as limited,
        running_proxy(limited, tmp_path / "proxy") as address,
    ):
        forged = [{"X-Forwarded-For": f"192.0.2.{number}"} for number in range(3)]
        statuses = [httpx.get(f"{address}/api/games", headers=headers).status_code for headers in forged]
    assert statuses == [200, 429, 429]


def test_over_https_cookies_are_secure_and_sockets_come_from_the_own_pages(
    services: list[Service], tmp_path: Path
) -> None:
    with running_proxy(services, tmp_path / "proxy", "https") as address:
        with httpx.Client(base_url=address, verify=False, headers={"Origin": address}) as browser:
            made = browser.post(
                "/api/tables", json={"game": "alhambra", "seats": [{"kind": "person"}, {"kind": "person"}]}
            ).json()
            invite = made["tokens"]["invite"]
            path = f"/api/tables/{made['table']}/seats/0"
            token = browser.post(path, json={"name": "Anna"}, headers=bearer(invite)).json()["token"]
            entered = browser.post("/api/enter", json={"token": token})
            assert "secure" in entered.headers["set-cookie"].lower()
            cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        where = f"{address.replace('https', 'wss')}/api/tables/{made['table']}/socket?seat=0"
        assert asyncio.run(first_message(where, cookies, address)) == "table"
        assert asyncio.run(first_message(where, cookies, "https://elsewhere.example")) is None


async def first_message(where: str, cookies: str, origin: str) -> str | None:
    """Return the type of the first message to a page of this origin; None if it is rejected."""
    trusting = ssl.create_default_context()
    trusting.check_hostname = False
    trusting.verify_mode = ssl.CERT_NONE
    try:
        async with connect(
            where, ssl=trusting, additional_headers={"Cookie": cookies}, origin=Origin(origin)
        ) as socket:
            told: str = json.loads(await socket.recv())["type"]
            return told
    except InvalidStatus:
        return None
