"""Who is at a table: presence and news, the lobby, spectators, read messages."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from alhambra.protocol import GameConfig
from alhambra.server.tables.entries import Said, StoodIn
from tests.web.support.pages import DESK, PHONE, Screen, Visit, is_cut_off
from tests.web.support.staged import is_asked, staged
from tests.web.support.tables import Made, ask, make_table, sit

pytestmark = pytest.mark.slow

screens = pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])


@pytest.fixture
def ada(browser: Browser, address: str) -> Iterator[Visit]:
    with Visit(browser, address) as visit:
        yield visit


@pytest.fixture
def ben(browser: Browser, address: str) -> Iterator[Visit]:
    with Visit(browser, address, PHONE) as visit:
        yield visit


def two_sit(ada: Visit, ben: Visit, *others: str, game: str = "alhambra") -> Made:
    """Seat both at one table, where they see the lobby."""
    table = make_table(ada, "person", "person", *others, game=game)
    for seat, (visit, name) in enumerate(((ada, "Ada"), (ben, "Ben"))):
        sit(visit, table, seat, name)
        visit.open(f"/tables/{table.id}?seat={seat}")
        expect(visit.page.locator("[data-ready]")).to_be_visible()
    return table


def begin(*visits: Visit) -> None:
    """Let all be ready; the game begins by itself."""
    for visit in visits:
        visit.page.locator("[data-ready]").click()
    for visit in visits:
        expect(visit.page.locator("[data-spot]").first).to_be_visible()


def occupancy(page: Page, number: int = 0) -> str | None:
    return page.locator("[data-occupancy]").nth(number).get_attribute("data-occupancy")


def open_log(page: Page) -> None:
    page.locator("footer .open").click()


# --- presence and news ---


def test_players_see_who_is_here_goes_away_leaves_and_returns(ada: Visit, ben: Visit) -> None:
    table = two_sit(ada, ben, "apprentice")
    begin(ada, ben)
    seats = ada.page.locator("aside .seat")
    expect(seats.nth(0).get_by_role("img", name="is here")).to_be_visible()
    expect(seats.nth(1).get_by_role("img", name="a bot")).to_be_visible()
    ben.open()
    expect(seats.nth(0).get_by_role("img", name="is away")).to_be_visible()
    expect(seats.nth(0)).to_contain_text("is away")
    ben.open(f"/tables/{table.id}?seat=1")
    expect(seats.nth(0).get_by_role("img", name="is here")).to_be_visible()
    ben.page.get_by_role("button", name="Settings").click()
    ben.page.get_by_role("button", name="Leave; a bot plays on").click()
    expect(seats.nth(0).get_by_role("img", name="a bot plays")).to_be_visible()
    open_log(ada.page)
    log = ada.page.get_by_role("dialog", name="Log")
    expect(log.get_by_text("Ben has left the game.")).to_be_visible()
    ben.page.get_by_role("button", name="I am back").click()
    expect(log.get_by_text("Ben is back.")).to_be_visible()


def test_the_log_says_who_took_back_where_it_happened(browser: Browser, address: str) -> None:
    with Visit(browser, address) as visit:
        table = staged(GameConfig("alhambra", 3), "taken back", is_asked("turn", least_at=10), people=3)
        table.happen(StoodIn(1, "builder"))
        table.happen(StoodIn(1, None))
        table.choose()
        table.show(visit.page, address)
        expect(visit.page.locator("[data-spot]").first).to_be_visible()
        open_log(visit.page)
        lines = visit.page.get_by_role("dialog", name="Log").get_by_role("listitem").all_inner_texts()
        found = [number for number, line in enumerate(lines) if line.strip() == "Omar is back."]
        assert found
        assert "A bot now plays for Omar." in lines[found[0] + 1], "the newest comes first"
        assert found[0] > 0, "what was played later stands before it"


# --- the lobby ---


@screens
def test_the_lobby_shows_what_was_agreed_on(screen: Screen, browser: Browser, address: str) -> None:
    with Visit(browser, address, screen) as visit:
        table = make_table(
            visit, "person", "person", modules=["vizier"], pace="60s", open_hands=True, watching=False, hints=False
        )
        sit(visit, table, 0, "Ada")
        page = visit.open(f"/tables/{table.id}?seat=0")
        facts = page.get_by_role("list", name="Variants")
        for words in ("Vizier", "60 seconds a turn", "Open hands", "No hints", "Nobody may watch"):
            expect(facts.get_by_text(words)).to_be_visible()


def test_the_lobby_has_a_chat(ada: Visit, ben: Visit) -> None:
    two_sit(ada, ben)
    ada.page.get_by_role("textbox", name="Say something").fill("Shall we begin?")
    ada.page.get_by_role("button", name="Send").click()
    expect(ben.page.get_by_text("Shall we begin?")).to_be_visible()


def test_who_is_ready_may_take_that_back_and_all_who_are_begin(ada: Visit, ben: Visit) -> None:
    two_sit(ada, ben)
    ada.page.locator("[data-ready]").click()
    expect(ada.page.get_by_text("Waiting for Ben")).to_be_visible()
    ada.page.get_by_role("button", name="Not ready after all").click()
    expect(ada.page.locator("[data-ready]")).to_be_visible()
    ben.page.locator("[data-ready]").click()
    expect(ben.page.get_by_text("Waiting for Ada")).to_be_visible()
    ada.page.locator("[data-ready]").click()
    for visit in (ada, ben):
        expect(visit.page.locator("[data-spot]").first).to_be_visible()


def test_the_owner_puts_a_bot_on_a_free_seat_and_frees_it_again(ada: Visit) -> None:
    table = make_table(ada, "person", "person")
    sit(ada, table, 0, "Ada")
    page = ada.open(f"/tables/{table.id}?seat=0")
    page.get_by_role("combobox", name="Put a bot on seat 2").select_option("apprentice")
    expect(page.locator("[data-spot]").first).to_be_visible()


def test_only_the_owner_fills_and_frees_seats(ada: Visit, ben: Visit) -> None:
    table = make_table(ada, "person", "person", "person")
    for seat, (visit, name) in enumerate(((ada, "Ada"), (ben, "Ben"))):
        sit(visit, table, seat, name)
        visit.open(f"/tables/{table.id}?seat={seat}")
    expect(ada.page.get_by_role("combobox")).to_have_count(1)
    expect(ben.page.get_by_text("still free")).to_be_visible()
    expect(ben.page.locator("[data-fill], [data-free]")).to_have_count(0)
    ada.page.get_by_role("combobox").select_option("builder")
    expect(ben.page.locator("li [data-occupancy=bot]")).to_be_visible()
    ada.page.locator("[data-free]").last.click()
    expect(ben.page.get_by_text("still free")).to_be_visible()
    expect(ben.page.get_by_text("has left the seat.")).to_be_visible()


@screens
def test_a_friend_joins_by_a_code(screen: Screen, browser: Browser, address: str, ada: Visit) -> None:
    table = make_table(ada, "person", "person")
    sit(ada, table, 0, "Ada")
    code = ada.open(f"/tables/{table.id}?seat=0").locator("[data-code]").inner_text()
    with Visit(browser, address, screen) as friend:
        page = friend.open("/join")
        box = page.get_by_role("textbox", name="Code of a table")
        box.fill("AAA 222")
        box.press("Enter")
        expect(page.get_by_role("alert")).to_contain_text("has this code")
        friend.faults.clear()  # the console reports the refused request
        box.fill(f"{code[:3].lower()} {code[3:].lower()}")
        box.press("Enter")
        page.get_by_label("Your name").fill("Ben")
        page.get_by_role("button", name="Sit down here").click()
        expect(page.locator("[data-ready]")).to_be_visible()
        expect(ada.page.get_by_text("Ben has sat down.")).to_be_visible()


# --- spectators ---


@screens
def test_spectators_know_that_they_watch_whom_and_how_to_invite(
    screen: Screen, browser: Browser, address: str, ada: Visit, ben: Visit
) -> None:
    table = two_sit(ada, ben)
    begin(ada, ben)
    watch = ask(ada, f"/tables/{table.id}/links", {"role": "watch"})["token"]
    with Visit(browser, address, screen) as visit:
        visit.context.grant_permissions(["clipboard-read", "clipboard-write"])
        page = visit.open(f"/tables/{table.id}#{watch}")
        expect(page.locator(".plate b")).to_have_text("Ada")
        page.locator(".others .seat").nth(1).click()
        expect(page.locator(".plate b")).to_have_text("Ben")
        assert not is_cut_off(page)
        expect(ada.page.get_by_role("button", name="1 person is watching")).to_be_visible()
        page.get_by_role("button", name="You are watching").click()
        menu = page.get_by_role("dialog", name="Settings")
        expect(menu.get_by_text("You are watching Ada, Ben.")).to_be_visible()
        menu.get_by_role("button", name="Copy a link to watch").click()
        expect(menu.get_by_role("button", name="Copied")).to_be_visible()
        link = page.evaluate("navigator.clipboard.readText()")
        with Visit(browser, address, screen) as other:
            expect(
                other.open(link.removeprefix(address)).get_by_role("button", name="You are watching")
            ).to_be_visible()
            expect(ada.page.get_by_role("button", name="2 people are watching")).to_be_visible()


# --- messages ---


def test_read_messages_stay_read(browser: Browser, address: str) -> None:
    with Visit(browser, address) as visit:
        table = staged(GameConfig("alhambra", 3), "talk", is_asked("turn", least_at=5))
        for number in range(3):
            table.happen(Said(1, "Omar", f"word {number}"))
        page = visit.page
        table.show(page, address)
        chat = page.locator("header button[aria-label^=Chat]")
        expect(chat).to_have_text("3")
        chat.click()
        expect(chat).to_have_text("")
        page.reload()
        expect(page.locator("[data-spot]").first).to_be_visible()
        expect(chat).to_have_text("")
        table.happen(Said(1, "Omar", "one more"))
        expect(chat).to_have_text("1")
