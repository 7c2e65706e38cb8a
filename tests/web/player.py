"""A player who knows only the page: looks what it offers, and clicks on something of it by lot."""

import random
from collections import Counter
from collections.abc import Callable

from playwright.sync_api import Page

PATIENCE_MS = 60_000

# What can be touched now, by what it is; only what can be seen and is not covered by a sheet.
_OFFERED = """() => {
  const seen = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.disabled;
  const count = (selector) => [...document.querySelectorAll(selector)].filter(seen).length;
  const sheet = count("[data-close]");
  return {
    sheet,
    curtain: count("[data-curtain]"),
    over: count("[data-result]"),
    go: count("[data-go]"),
    choice: count("[data-choice]"),
    cell: count("[data-legal]"),
    tile: count("[data-tile][data-payable]"),
    money: count("[data-money]"),
    all: count("[data-all]"),
  };
}"""
_READY = f"() => {{ const now = ({_OFFERED})(); return now.sheet || now.curtain || now.over || now.all; }}"


class Player:
    """Plays at a page until the game is over."""

    def __init__(self, page: Page, seed: str) -> None:
        self.page = page
        self.lot = random.Random(seed)
        self.clicks: Counter[str] = Counter()

    def play(self, until: Callable[[], bool] = lambda: False, most: int = 3000) -> None:
        """Click on and on, until the result is shown or something else is true."""
        for _ in range(most):
            if until() or not self.act():
                return
        raise AssertionError(f"the game does not end: {self.clicks}")

    def act(self) -> bool:
        """Do one thing that the page offers; False when it shows the result."""
        self.page.wait_for_function(_READY, timeout=PATIENCE_MS)
        offered: dict[str, int] = self.page.evaluate(_OFFERED)
        if offered["over"]:
            return False
        for what in ("curtain", "sheet"):
            if offered[what]:
                self._click(what, {"curtain": "[data-curtain]", "sheet": "[data-close]"}[what])
                return True
        if offered["all"]:
            self._choose(offered)
        return True

    def _choose(self, offered: dict[str, int]) -> None:
        ways: list[Callable[[], None]] = []
        if offered["go"] and self.lot.random() < 0.8:
            return self._click("go", "[data-go]")
        if offered["cell"]:
            ways += [lambda: self._click("cell", "[data-legal]")] * 6
        if offered["choice"]:
            ways += [lambda: self._click("choice", "[data-choice]")] * 2
        if offered["tile"] and not offered["cell"]:
            ways += [lambda: self._click("tile", "[data-tile][data-payable]")] * 6
        if offered["money"] and not offered["cell"]:
            ways += [lambda: self._click("money", "[data-money]")] * 2
        ways += [self._take_from_list]
        self.lot.choice(ways)()
        return None

    def _take_from_list(self) -> None:
        """Open the list of everything that can be done, and click on a line of it."""
        self._click("all", "[data-all]")
        lines = self.page.locator("[data-offer]")
        closed = self.page.locator("details:not([open]) > summary")
        if closed.count():
            closed.nth(self.lot.randrange(closed.count())).click()
        visible = [line for line in lines.all() if line.is_visible()]
        self.lot.choice(visible).click()
        self.clicks["offer"] += 1
        self._settle()

    def _click(self, what: str, selector: str) -> None:
        self.clicks[what] += 1
        found = self.page.locator(f"{selector}:visible")
        count = found.count()
        if count:
            found.nth(self.lot.randrange(count)).click(timeout=PATIENCE_MS)
        self._settle()

    def _settle(self) -> None:
        """Wait until what was clicked has been answered and shown."""
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
