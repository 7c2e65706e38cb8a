"""Measure the latency of the browser client. Run as ``python -m bench.latency.browser`` on an idle machine.

In a real Chromium: the time from a click to the displayed result of the player's move, with a server that persists
every move; and the frame rate while panning a palace at a table with six palaces of 25 tiles. A trace of the panning,
for the browser's developer tools, is written to ``build/panning.json``.
"""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, expect

from alhambra._build import build_name
from alhambra.protocol import GameConfig
from alhambra.server.tables.table import GameTable as ServedTable
from bench.reporting.arguments import parser
from bench.reporting.machine import circumstances
from bench.reporting.program import run, tell
from bench.reporting.tables import Table, number, wide_console
from bench.speed.comparisons import Target
from bench.speed.measurements import nearly_worst
from tests.docs.markdown import ROOT
from tests.web.browser.chromium import whole_browser
from tests.web.conftest import PAGES, page_service
from tests.web.support.pages import DESK, Visit, running_browser
from tests.web.support.staged import OWN, StagedTable, is_asked
from tests.web.support.tables import against_bot

TRACE = ROOT / "build" / "panning.json"
GAMES = 4
MOVES = 10  # per game: a player who only takes money eventually finds none, and the bot ends the game
SEATS = 6
SIDE = 5  # tiles per row of a palace, and rows
SWEEPS = 6  # back and forth
STEPS = 60  # mouse steps per sweep
FRAME_MS = 1000 / 60

SHOWN = Target(at_least=False, value=50)  # milliseconds
FRAMES = Target(at_least=True, value=60)  # per second
_ROUNDING = 0.5  # frames per second: a 60 Hz screen shows one every 16.7 ms

# Notes the arrival of the first message after a click.
_LISTEN = """
const Original = WebSocket;
window.WebSocket = class extends Original {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => {
      if (window.heard === null && data.includes('"type":"entry"')) window.heard = performance.now();
    });
  }
};
"""
# Takes the first face-up card and times the message, the change of the page, and the frame that shows it.
_TAKE = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now()))));
  const money = document.querySelector("[data-money]");
  if (!money) throw new Error("no money lies open");
  if (money.getAttribute("aria-pressed") !== "true") money.click();
  await frame();
  await frame();
  let changed = 0;
  const drawn = new Promise((done, fail) => {
    setTimeout(() => fail(new Error("nothing is shown of the move")), 10_000);
    const watching = new MutationObserver(() => {
      watching.disconnect();
      changed = performance.now();
      frame().then(done);
    });
    watching.observe(document.querySelector(".stalls"), { subtree: true, childList: true });
  });
  window.heard = null;
  const go = document.querySelector("[data-go]");
  if (!go) throw new Error("taking money is not proposed");
  const began = performance.now();
  go.click();
  const end = await drawn;
  return [window.heard - began, changed - began, end - began];
}"""
_COUNT_FRAMES = """() => {
  window.frames_at = [];
  const note = (now) => { window.frames_at.push(now); window.counting = requestAnimationFrame(note); };
  window.counting = requestAnimationFrame(note);
}"""


class Move(NamedTuple):
    """Milliseconds between the click and each later step."""

    heard: float
    changed: float
    shown: float


@contextmanager
def visiting(browser: Browser) -> Iterator[Visit]:
    """A visitor of a separate server."""
    with tempfile.TemporaryDirectory() as folder:
        service = page_service(Path(folder), PAGES)
        service.start()
        try:
            with Visit(browser, service.address, DESK) as visit:
                yield visit
        finally:
            service.kill()


def own_moves(browser: Browser) -> list[Move]:
    """Time the player's own moves at tables with a bot, one after another."""
    with visiting(browser) as visit:
        visit.context.add_init_script(_LISTEN)
        moves = []
        for _ in range(GAMES):
            against_bot(visit, "alhambra")
            moves += [_one_move(visit.page) for _ in range(MOVES)]
        return moves


def _one_move(page: Page) -> Move:
    page.locator("[data-all], [data-close]").first.wait_for(timeout=60_000)
    while page.locator("[data-close]").count():
        page.locator("[data-close]").first.click()
    expect(page.locator("[data-all]")).to_be_visible(timeout=60_000)
    page.wait_for_timeout(150)  # wait for the answers to queries about the previous position
    return Move(*page.evaluate(_TAKE))


class LargeTable(StagedTable):
    """A table at which every palace is a square of tiles, for looking at only."""

    def welcome_message(self) -> dict[str, Any]:
        message = super().welcome_message()
        tiles = _all_tiles(self.table)
        for number_of_seat, seat in enumerate(message["view"]["seats"]):
            start = next(piece for piece in seat["palace"] if piece["type"] is None)
            laid = [start | {"cell": [0, 0]}]
            for place in range(1, SIDE * SIDE):
                tile = tiles[(number_of_seat * 7 + place) % len(tiles)]
                laid.append({**tile, "cell": [place % SIDE, place // SIDE]})
            seat["palace"] = laid
        return message


def _all_tiles(table: ServedTable) -> list[dict[str, Any]]:
    """Return every tile that appeared in the market of some game, in its message form."""
    found: dict[str, dict[str, Any]] = {}
    for seed in range(40):
        staged = StagedTable(table.config, f"tiles {seed}")
        for field in dict(staged.game.view(OWN))["market"]:  # type: ignore[attr-defined]
            found[field["tile"]["tile"]] = field["tile"]
    return list(found.values())


def panning(browser: Browser) -> list[float]:
    """Return the milliseconds between frames while a palace is panned."""
    with visiting(browser) as visit:
        table = LargeTable(GameConfig("alhambra", SEATS), "panned")
        table.play_until(is_asked("turn"))
        table.show(visit.page, visit.address)
        expect(visit.page.locator("main .standing")).to_have_count(SIDE * SIDE)
        visit.page.wait_for_timeout(1000)
        TRACE.parent.mkdir(parents=True, exist_ok=True)
        browser.start_tracing(page=visit.page, path=TRACE)
        frames = _panned(visit.page)
        browser.stop_tracing()
        return frames


def _panned(page: Page) -> list[float]:
    box = page.locator("main.palace").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.evaluate(_COUNT_FRAMES)
    for sweep in range(SWEEPS):
        aside = 180 if sweep % 2 == 0 else -180
        page.mouse.move(x + aside, y + aside / 2, steps=STEPS)
    at: list[float] = page.evaluate("() => { cancelAnimationFrame(window.counting); return window.frames_at; }")
    page.mouse.up()
    return [after - before for before, after in pairwise(at)]


def tables(moves: list[Move], frames: list[float]) -> list[Table]:
    shown = median([move.shown for move in moves])
    rate = 1000 * len(frames) / sum(frames)
    late = len([frame for frame in frames if frame > 1.5 * FRAME_MS])
    steps = [("the server's news came", "heard"), ("the page had changed", "changed"), ("the frame was drawn", "shown")]
    return [
        Table(
            "The player's own move",
            ["milliseconds after the click", "median", "99 %"],
            [
                [title, number(median(values)), number(nearly_worst(values))]
                for title, values in [(title, [getattr(move, field) for move in moves]) for title, field in steps]
            ],
        ),
        Table(
            f"Panning beside {SEATS} palaces of {SIDE * SIDE} tiles",
            ["frames", "a second", "longest, ms", "late"],
            [[f"{len(frames):,}", number(rate), number(max(frames)), str(late)]],
        ),
        Table(
            "Targets",
            ["what", "measured", "target", ""],
            [
                ["milliseconds to the shown result", number(shown), SHOWN.text(), SHOWN.verdict(shown)],
                ["frames a second", number(rate), FRAMES.text(), FRAMES.verdict(rate + _ROUNDING)],
            ],
        ),
    ]


def main() -> int:
    given = parser("bench.latency.browser", "Measure how quick the table in the browser is.").parse_args()
    console = wide_console()
    with console.status("measuring"), running_browser(whole_browser()) as browser:
        moves = own_moves(browser)
        frames = panning(browser)
        chromium = browser.version
    console.print(f"Build: {build_name()}, Chromium {chromium}")
    facts = [*circumstances("bench.latency.browser", ["playwright"]), ("Chromium", chromium)]
    data = {"moves": [move._asdict() for move in moves], "frames": frames}
    tell(given, "browser", facts, tables(moves, frames), data)
    return 0


if __name__ == "__main__":
    run(main)
