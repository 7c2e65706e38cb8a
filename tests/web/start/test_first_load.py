"""The first visit transfers at most 150 kB, with all drawings."""

import pytest
from playwright.sync_api import Browser, Response, expect

from tests.web.support.pages import Visit
from tests.web.support.tables import against_bot

pytestmark = pytest.mark.slow

MOST_BYTES = 150_000
languages = pytest.mark.parametrize("locale", ["en", "de", "nl"])


class Transfer:
    """Counts the bytes transferred over the network, compressed."""

    def __init__(self, visit: Visit) -> None:
        self.bytes: dict[str, int] = {}
        visit.page.on("response", self._note)

    def _note(self, response: Response) -> None:
        self.bytes[response.url] = int(response.headers.get("content-length", 0))


@languages
def test_the_first_page_is_light(locale: str, browser: Browser, address: str) -> None:
    with Visit(browser, address, locale=locale) as visit:
        transfer = Transfer(visit)
        visit.open()
        expect(visit.page.locator(".scene svg")).to_be_visible()
        visit.page.wait_for_load_state("networkidle")
        check(transfer)


@languages
@pytest.mark.parametrize(
    ("game", "modules"),
    [("alhambra", []), ("alhambra", ["characters", "huts", "gates"]), ("combined", []), ("roll_and_write", [])],
    ids=["Alhambra", "modules", "combined", "dice"],
)
def test_a_table_is_light(game: str, modules: list[str], locale: str, browser: Browser, address: str) -> None:
    with Visit(browser, address, locale=locale) as maker:
        against_bot(maker, game, modules)
        expect(maker.page.locator("[data-all]")).to_be_visible(timeout=60_000)
        where, kept = maker.page.url.removeprefix(address), maker.context.storage_state()
    with Visit(browser, address, locale=locale, kept=kept) as visit:
        transfer = Transfer(visit)
        visit.open(where)
        expect(visit.page.locator("[data-all]")).to_be_visible(timeout=30_000)
        visit.page.wait_for_load_state("networkidle")
        check(transfer)


def check(transfer: Transfer) -> None:
    assert any(address.endswith(".js") for address in transfer.bytes), "nothing was noted"
    print(f"{sum(transfer.bytes.values()):,} bytes")
    assert sum(transfer.bytes.values()) <= MOST_BYTES, transfer.bytes
