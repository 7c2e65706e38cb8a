"""A whole game by the accessibility tree alone: everything is found by role and name, as a screen reader has it."""

import re
import time

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.support.pages import DESK, PHONE, Screen, Visit
from tests.web.support.tables import against_bot

pytestmark = pytest.mark.slow

MOST_ACTIONS = 400
PATIENCE_SECONDS = 60.0
ANSWERED_AFTER = 100  # looks, at most, until the page shows that an action was played
CARD = re.compile(r"^(gulden|dirham|denar|dukat) \d+$")
TILE = re.compile(r"^(pavilion|seraglio|arcades|chambers|garden|tower) \d+ (without walls|with .*wall.*)$")
CELL = re.compile(r"^(Cell|starting tile|.* \d+ (without walls|with .*wall.*)), column -?\d+, row -?\d+(, possible)?$")
PROPOSED = re.compile(r"^(Buy for|Take$|Place here|Build here|Swap here|To Dirk|To the reserve)")
SEAT = re.compile(r"\d+ points?.*Cards \d+ Wall \d+")


class Reader:
    """Plays at a page of which only roles and names are known."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.market = page.get_by_role("region", name="Market and hand")
        self.palace = page.get_by_role("grid", name=re.compile("palace", re.IGNORECASE))
        self.possible = self.palace.get_by_role("gridcell", name=re.compile(", possible$"))
        self.list = page.get_by_role("button", name="All actions")
        self.dialog = page.get_by_role("dialog")
        self.bought = 0
        self.taken = 0
        self.placed = 0

    @property
    def is_over(self) -> bool:
        return self.page.get_by_role("dialog", name=re.compile("^The game is over")).count() > 0

    def play(self) -> None:
        """Act until the game is over."""
        for _ in range(MOST_ACTIONS):
            if not self._wait_for_turn():
                return
            if self.dialog.count():
                self.dialog.get_by_role("button", name=re.compile("^(Skip|Continue)$")).press("Enter")
            elif self.possible.count():
                self._place()
            elif not (self._buy() or self._take()):
                self._act_from_list()
        raise AssertionError("the game does not end")

    def _wait_for_turn(self) -> bool:
        """Wait until something can be done; False when the game is over."""
        until = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < until:
            if self.is_over:
                return False
            if self.dialog.count() or self.list.count():
                return True
            self.page.wait_for_timeout(30)
        raise AssertionError(f"nothing can be done any more:\n{self.page.locator('body').aria_snapshot()}")

    def _confirm(self) -> bool:
        """Press the button that the choice has brought up, if there is one."""
        button = self.page.get_by_role("button", name=PROPOSED)
        if button.count() == 0:
            return False
        button.first.press("Enter")
        for _ in range(ANSWERED_AFTER):
            if button.count() == 0:
                break
            self.page.wait_for_timeout(20)
        return True

    def _place(self) -> None:
        self.possible.first.press("Enter")
        assert self._confirm()
        self.placed += 1

    def _buy(self) -> bool:
        for tile in self.market.get_by_role("button", name=TILE).all():
            tile.press("Enter")
            if self._confirm():
                self.bought += 1
                return True
            tile.press("Space")
        return False

    def _take(self) -> bool:
        cards = self.market.get_by_role("group", name="Money").get_by_role("button", name=CARD)
        if cards.count() == 0:
            return False
        cards.first.press("Enter")
        if not self._confirm():
            return False
        self.taken += 1
        return True

    def _act_from_list(self) -> None:
        self.list.press("Enter")
        listed = self.page.get_by_role("dialog", name="All actions")
        if listed.get_by_role("button").count() == 0:
            self.page.keyboard.press("Enter")  # the first group of actions has the focus
        listed.get_by_role("button").first.press("Enter")


def names(pieces: Locator) -> list[str]:
    """Return the names of some elements as a screen reader says them."""
    return [re.sub(r'^- \w+ "([^"]*)".*$', r"\1", one.aria_snapshot().splitlines()[0]) for one in pieces.all()]


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_names_say_walls_whose_cards_and_what_a_number_is(screen: Screen, browser: Browser, address: str) -> None:
    with Visit(browser, address, screen) as visit:
        against_bot(visit, "alhambra")
        reader = Reader(visit.page)
        expect(reader.list).to_be_visible(timeout=30_000)
        money = names(reader.market.get_by_role("group", name="Money").get_by_role("button"))
        assert len(money) == 4
        assert all(CARD.match(one) for one in money), money
        hands = reader.market.get_by_role("group", name=re.compile(r"in hand: \d+$"))
        assert len(names(hands)) == 4
        held = names(hands.get_by_role("button"))
        assert len(held) > 0
        assert all(CARD.match(one) for one in held), held
        tiles = names(reader.market.get_by_role("button", name=TILE))
        assert 1 <= len(tiles) <= 4, tiles
        cells = names(reader.palace.get_by_role("gridcell"))
        assert len(cells) >= 5
        assert all(CELL.match(one) for one in cells), cells
        seats = visit.page.get_by_role("complementary", name="The others").get_by_role("button")
        assert all(SEAT.search(one) for one in names(seats)), names(seats)


def test_a_whole_game_is_played_by_the_accessibility_tree(browser: Browser, address: str) -> None:
    with Visit(browser, address, DESK) as visit:
        against_bot(visit, "alhambra")
        reader = Reader(visit.page)
        reader.play()
        assert min(reader.bought, reader.placed, reader.taken) > 3
        expect(visit.page.get_by_role("dialog")).to_contain_text("Ada")
