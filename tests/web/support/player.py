"""A player who knows only the page: looks at what it offers, and clicks something at random."""

import random
from collections import Counter
from collections.abc import Callable, Mapping

from playwright.sync_api import Error, Page

PATIENCE_SECONDS = 60.0
_MISSES_IN_A_ROW = 8

# The clickable elements, by what they are.
SELECTORS = {
    "curtain": "[data-curtain]",
    "close": "[data-close]",
    "go": "[data-go]",
    "choice": "[data-choice]",
    "cell": "[data-legal]",
    "tile": "[data-tile][data-payable]",
    "money": "[data-money]",
    "reserve": "[data-reserve]",
    "turn": "[data-turn]",
    "undo": "[data-undo]",
    "all": "[data-all]",
    "group": "[data-group]",
    "offer": "[data-offer]",
    "result": "[data-result]",
}
# The relative frequency of each when several can be clicked.
_TASTE = {"go": 40, "cell": 16, "tile": 12, "choice": 6, "money": 5, "reserve": 2, "turn": 2, "undo": 0.4, "all": 2}

# With one of these on the page, something can be done.
_ENOUGH = ("curtain", "close", "go", "choice", "all", "result")

# What the page offers; null if there is nothing to do.
_LOOK = """([selectors, enough]) => {
  if (document.querySelector("[aria-busy=true]")) return null;
  const seen = (element) => !element.disabled && element.checkVisibility({ visibilityProperty: true });
  const count = (selector) => [...document.querySelectorAll(selector)].filter(seen).length;
  const offered = Object.fromEntries(Object.entries(selectors).map(([name, selector]) => [name, count(selector)]));
  return enough.some((what) => offered[what] > 0) ? offered : null;
}"""
# Where one of them is clicked; or what covers it.
_SPOT = """([selector, number]) => {
  const seen = (element) => !element.disabled && element.checkVisibility({ visibilityProperty: true });
  const element = [...document.querySelectorAll(selector)].filter(seen)[number];
  if (!element) return { over: "nothing" };
  if (!element.ownerSVGElement) element.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { x, y, width, height } = element.getBoundingClientRect();
  const spot = { x: x + width / 2, y: y + height / 2 };
  const hit = document.elementFromPoint(spot.x, spot.y);
  if (hit && (element.contains(hit) || hit.contains(element))) return spot;
  return { ...spot, over: hit ? `${hit.tagName} ${hit.className?.baseVal ?? hit.className}` : "the edge" };
}"""


class Player:
    """Plays at a page until the game is over."""

    def __init__(self, page: Page, seed: str, *, by_touch: bool = False) -> None:
        self.page = page
        self.randomness = random.Random(seed)
        self.by_touch = by_touch
        self.touched: Counter[str] = Counter()
        self.missed: Counter[str] = Counter()
        self._misses = 0

    def play(self, until: Callable[[], bool] = lambda: False, most: int = 3000) -> None:
        """Click until the result is shown or another condition holds."""
        for _ in range(most):
            if until() or not self.act():
                return
        raise AssertionError(f"the game does not end: {self.touched}")

    def act(self) -> bool:
        """Do one thing that the page offers; False when it shows the result."""
        return self._act(self.until_asked())

    def act_if_asked(self) -> bool:
        """Do one thing, if the page offers something now; return whether it did."""
        offered = self._look()
        return offered is not None and self._act(offered)

    def _act(self, offered: Mapping[str, int]) -> bool:
        if offered["result"]:
            return False
        first = next((what for what in ("curtain", "close") if offered[what]), None)
        if first is None and offered["offer"]:
            first = "group" if offered["group"] and self.randomness.random() < 0.5 else "offer"
        self._touch(first or self._chosen(offered), offered)
        return True

    def until_asked(self) -> Mapping[str, int]:
        """Return what the page offers, once the previous action is answered."""
        offered = self._look()
        if offered is not None:
            return offered
        try:
            shown = self.page.wait_for_function(_LOOK, arg=[SELECTORS, _ENOUGH], timeout=PATIENCE_SECONDS * 1000)
        except Error as problem:
            raise AssertionError(f"the page offers nothing any more: {self.touched}") from problem
        waited: dict[str, int] = shown.json_value()
        return waited

    def _look(self) -> Mapping[str, int] | None:
        offered: dict[str, int] | None = self.page.evaluate(_LOOK, [SELECTORS, _ENOUGH])
        return offered

    def _chosen(self, offered: Mapping[str, int]) -> str:
        """Choose what to click next, at random."""
        possible = [what for what in _TASTE if offered[what]]
        return self.randomness.choices(possible, [_TASTE[what] for what in possible])[0]

    def _touch(self, what: str, offered: Mapping[str, int]) -> None:
        number = self.randomness.randrange(offered[what])
        spot = self.page.evaluate(_SPOT, [SELECTORS[what], number])
        if "over" in spot:
            self.missed[f"{what} under {spot['over']}"] += 1
            assert what != "go", f"what is proposed cannot be done: {spot['over']} lies over it"
            self._misses += 1
            assert self._misses < _MISSES_IN_A_ROW, f"nothing can be touched: {self.missed}"
            return
        self._misses = 0
        self.touched[what] += 1
        if self.by_touch:
            self.page.touchscreen.tap(spot["x"], spot["y"])
        else:
            self.page.mouse.click(spot["x"], spot["y"])
