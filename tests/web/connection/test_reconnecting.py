"""Games survive a closed browser and a killed server, and without the server there is an offline page."""

import pytest
from playwright.sync_api import Browser, expect

from alhambra.protocol import GameConfig
from alhambra.server.web.routes.sockets import DISMISSED, TOO_MUCH, TOO_SLOW
from tests.server.service import Service
from tests.web.support.pages import PHONE, Visit
from tests.web.support.player import Player
from tests.web.support.staged import StagedTable, is_asked, staged
from tests.web.support.tables import make_table, sit

pytestmark = pytest.mark.slow

MOVES = 8


def test_an_unfinished_game_is_there_after_browser_and_server_were_closed(browser: Browser, service: Service) -> None:
    with Visit(browser, service.address) as visit:
        page = visit.open()
        page.get_by_role("radio", name="Apprentice").click()
        page.get_by_role("button", name="Play now").click()
        player = Player(page, "before")
        for _ in range(MOVES):
            player.act()
        player.until_asked()
        where = page.url.removeprefix(service.address)
        hand = hand_of(visit)
        kept = visit.context.storage_state()
    service.kill()
    service.start()
    with Visit(browser, service.address, kept=kept) as visit:
        page = visit.open()
        page.get_by_role("region", name="Your games").get_by_role("button", name="Your turn").click()
        expect(page.locator("[data-all]")).to_be_visible(timeout=30_000)
        assert page.url.removeprefix(service.address) == where
        assert hand_of(visit) == hand
        player = Player(page, "after")
        for _ in range(MOVES):
            player.act()


def hand_of(visit: Visit) -> list[str]:
    """Return the cards of the player's hand, as shown by the page."""
    spots: list[str] = visit.page.locator("[data-spot^='hand:']").evaluate_all(
        "(cards) => cards.map((card) => card.dataset.spot)"
    )
    return sorted(spots)


def test_without_the_server_a_page_says_so(browser: Browser, service: Service) -> None:
    with Visit(browser, service.address) as visit:
        page = visit.open()
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.reload()  # from now on the worker answers for this page
        expect(page.get_by_role("button", name="Play now")).to_be_visible()
        service.kill()
        page.goto(service.address)
        expect(page.get_by_text("The table cannot be reached now.")).to_be_visible()
        service.start()
        page.get_by_role("link").click()
        expect(page.get_by_role("button", name="Play now")).to_be_visible()
        visit.forgive_lost_server()


def test_a_page_does_without_the_picture_that_a_lost_server_no_longer_sends(browser: Browser, address: str) -> None:
    with Visit(browser, address) as visit:
        visit.page.route("**/hero-*", lambda route: route.abort())
        with visit.page.expect_event("requestfailed"):
            page = visit.open()
        expect(page.get_by_role("button", name="Play now")).to_be_visible()
        page.wait_for_load_state("networkidle")
        visit.forgive_lost_server()


def test_a_lost_connection_is_seen_and_comes_back_by_itself(browser: Browser, service: Service) -> None:
    with Visit(browser, service.address) as visit:
        page = visit.open()
        page.get_by_role("button", name="Play now").click()
        expect(page.locator("[data-all]")).to_be_visible(timeout=60_000)
        service.kill()
        expect(page.locator("[data-lost]")).to_have_text("No connection; trying again", timeout=20_000)
        service.start()
        expect(page.locator("[data-lost]")).to_have_count(0, timeout=30_000)
        Player(page, "again").act()
        visit.forgive_lost_server()


@pytest.mark.parametrize(
    ("code", "key", "locale", "sentence"),
    [
        (TOO_SLOW, "messages-not-read", "en", "Too much happened at once; catching up"),
        (TOO_MUCH, "too-often", "de", "Zu viele Anfragen auf einmal; gleich neuer Versuch"),
        (TOO_MUCH, "too-many-at-once", "nl", "Te veel verbindingen vanaf jouw netwerk; er volgt zo een nieuwe poging"),
        (TOO_MUCH, "something-new", "de", "Keine Verbindung; neuer Versuch läuft"),
    ],
)
def test_why_the_server_has_closed_a_connection_is_said_in_words(
    code: int, key: str, locale: str, sentence: str, browser: Browser, address: str
) -> None:
    with Visit(browser, address, PHONE, locale=locale) as visit:
        table = StagedTable(GameConfig("alhambra", 2), "closed")
        table.show(visit.page, visit.address)
        expect(visit.page.locator("[data-all]")).to_be_visible()
        table.go_away(code, key)
        expect(visit.page.locator("[data-lost]")).to_have_text(sentence)


def test_who_is_sent_away_from_a_game_is_told_so_and_tries_no_more(browser: Browser, address: str) -> None:
    with Visit(browser, address, locale="de") as visit:
        table = StagedTable(GameConfig("alhambra", 2), "closed")
        table.show(visit.page, visit.address)
        expect(visit.page.locator("[data-all]")).to_be_visible()
        sockets: list[object] = []
        visit.page.on("websocket", lambda socket: sockets.append(socket))
        table.go_away(DISMISSED, "seat-not-yours")
        told = visit.page.get_by_role("dialog", name="Dieser Sitz gehört dir nicht.")
        expect(told.get_by_role("link")).to_have_attribute("href", "/")
        told.get_by_role("button").click()
        expect(visit.page.locator("[data-lost]")).to_have_text("Dieser Sitz gehört dir nicht.")
        visit.page.wait_for_timeout(1000)
        assert sockets == []


def test_a_seat_that_was_left_elsewhere_is_lost_on_every_page(browser: Browser, address: str) -> None:
    with Visit(browser, address, locale="nl") as visit:
        table = make_table(visit, "person", "person")
        sit(visit, table, 0, "Ada")
        page = visit.open(f"/tables/{table.id}?seat=0")
        expect(page.locator("[data-ready]")).to_be_visible()
        other = visit.context.new_page()
        other.goto(page.url)
        other.locator("[data-leave]").click()
        expect(page.get_by_role("alert")).to_have_text("Deze stoel is niet van jou.")


def test_what_the_server_refuses_is_said_in_the_language_of_the_page(browser: Browser, address: str) -> None:
    with Visit(browser, address, locale="de") as visit:
        page = visit.open("/tables/nowhere?seat=0")
        expect(page.get_by_role("alert")).to_have_text("Dieser Sitz gehört dir nicht.")
        visit.faults.clear()  # the console reports the refused request


def test_texts_of_errors_that_did_not_come_are_asked_for_again(browser: Browser, address: str) -> None:
    with Visit(browser, address, locale="de") as visit:
        visit.page.route("**/de-errors-*.js", lambda route: route.abort(), times=1)
        page = visit.open("/join")
        told = page.get_by_role("alert")

        def open_nonsense() -> None:
            page.locator("input[type=file]").set_input_files(
                {"name": "game.txt", "mimeType": "text/plain", "buffer": b"?"}
            )

        open_nonsense()
        expect(told).to_have_text("Line 1: '?' is neither a new header nor an entry.")  # in the server's own words
        open_nonsense()
        expect(told).to_have_text("Zeile 1: '?' ist weder eine neue Kopfzeile noch ein Eintrag.")
        visit.faults.clear()  # the console reports the refused requests


def test_a_game_goes_on_while_the_server_has_no_time_for_its_past(browser: Browser, address: str) -> None:
    with Visit(browser, address) as visit:
        visit.page.clock.install()
        table = staged(GameConfig("alhambra", 2), "busy", is_asked("turn", least_at=10))
        table.is_busy = True
        table.show(visit.page, visit.address)
        expect(visit.page.locator("[data-all]")).to_be_visible()
        told = visit.page.locator(".log li")
        expect(told).to_have_count(0)
        table.choose(["take_money"])
        expect(told).not_to_have_count(0)
        few = told.count()
        visit.page.clock.fast_forward(60_000)  # it is refused once more
        table.is_busy = False
        visit.page.clock.fast_forward(60_000)
        expect(told).not_to_have_count(few)


def test_a_game_is_shown_before_the_server_has_told_its_past(browser: Browser, address: str) -> None:
    with Visit(browser, address) as visit:
        visit.page.clock.install()
        table = staged(GameConfig("alhambra", 2), "late", is_asked("turn", least_at=10))
        table.is_mute = True
        table.show(visit.page, visit.address)
        visit.page.clock.fast_forward(5000)
        expect(visit.page.locator("[data-all]")).to_be_visible()
