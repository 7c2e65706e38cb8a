"""Every screen and panel of the pages, in an interesting state."""

import json
import re
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from playwright.sync_api import Page, expect

from alhambra.lessons import Progress, lesson_named
from alhambra.protocol import Game, GameConfig
from alhambra.server.tables.entries import Asked, Said
from alhambra.server.tables.table import TAKE_BACK
from alhambra.tilegames.modules import MODULES
from tests.web.replay.test_replays import finished
from tests.web.support.pages import Visit
from tests.web.support.staged import OWN, StagedTable, Wanted, can_do, is_asked, is_over, staged
from tests.web.support.tables import against_bot, ask, make_table, sit

Scene = Callable[[Visit], None]
Played = list[tuple[int, str]]  # seats with their actions

ALL_MODULES: Final = tuple([module.name for module in MODULES])
_SEED: Final = "a fair game"
_MIDDLE: Final = 70  # choices, after which there is something to see

_ANALYSED_MS: Final = 120_000
_ALHAMBRA: Final = GameConfig("alhambra", 4)
_MODULES: Final = GameConfig("alhambra", 4, ALL_MODULES)
_CHARACTERS: Final = GameConfig("alhambra", 3, ("characters",))
_GATES: Final = GameConfig("alhambra", 4, ("gates", "camps"))
_GRANADA: Final = GameConfig("granada", 3)
_COMBINED: Final = GameConfig("combined", 4)
_DICE: Final = GameConfig("roll_and_write", 4)


@lru_cache
def _actions(
    config: GameConfig, wanted: Wanted, preferred: tuple[str, ...] = (), people: int = 1
) -> tuple[str, Played]:
    """Return the game that reaches a position, and its actions; searched for once."""
    found = staged(config, _SEED, wanted, preferred=preferred, people=people)
    return found.seed, [(played.seat, played.action) for played in found.table.played]


def _staged(
    visit: Visit, config: GameConfig, wanted: Wanted, *, people: int = 1, preferred: tuple[str, ...] = ()
) -> StagedTable:
    """Show the table at a position."""
    seed, played = _actions(config, wanted, preferred, people)
    table = _begun(config, seed, played, people)
    _show(table, visit)
    return table


def _begun(config: GameConfig, seed: str, played: Played, people: int = 1) -> StagedTable:
    """Return a table at which all this was played."""
    table = StagedTable(config, seed, people=people)
    for seat, action in played:
        table.happen(table.table.prepare(seat, action, None))
    return table


def _show(table: StagedTable, visit: Visit) -> None:
    table.show(visit.page, visit.address)
    expect(visit.page.locator("[data-spot]").first).to_be_visible()


def _at(config: GameConfig, wanted: Wanted, *then: Callable[[Page], None], preferred: tuple[str, ...] = ()) -> Scene:
    """Return a table at a position, with something done there."""

    def show(visit: Visit) -> None:
        _staged(visit, config, wanted, preferred=preferred)
        for do in then:
            do(visit.page)

    return show


def _is_phone(page: Page) -> bool:
    size = page.viewport_size
    return size is not None and size["width"] < 900


def _touch(selector: str, number: int = 0) -> Callable[[Page], None]:
    """Clicks or taps one of the elements, if it is there."""

    def do(page: Page) -> None:
        found = page.locator(f"{selector} >> visible=true")
        found.first.wait_for(timeout=30_000)
        found.nth(min(number, found.count() - 1)).dispatch_event("click")

    return do


def _tab(number: int) -> Callable[[Page], None]:
    return _touch("[role=tablist] [role=tab]", number)


def _open_score(page: Page) -> None:
    _tab(2)(page) if _is_phone(page) else _touch(".score .open")(page)


def _open_log(page: Page) -> None:
    _tab(3)(page) if _is_phone(page) else _touch("footer .open")(page)


def _open_other(page: Page) -> None:
    _touch(".others .seat", 1)(page)


def _choose_refused(page: Page) -> None:
    """Clicks an empty cell that is not offered."""
    _touch("[data-cell]:not([data-legal]):not(.taken)", 3)(page)


def _touch_gate_cell(page: Page) -> None:
    """Clicks legal cells until one is found that may take a gate."""
    cells = page.locator("[data-legal]")
    for number in range(cells.count()):
        cells.nth(number).dispatch_event("click")
        page.wait_for_timeout(100)
        if page.locator("svg .gate").count():
            return
        cells.nth(number).dispatch_event("click")


def _bar(number_from_right: int) -> Callable[[Page], None]:
    def do(page: Page) -> None:
        buttons = page.locator("header button")
        buttons.nth(buttons.count() - 1 - number_from_right).click()

    return do


def _rules(page: Page) -> None:
    if _is_phone(page):
        _bar(0)(page)
        page.locator(".page button.chip").last.click()
    else:
        _bar(2)(page)


def _search_rules(page: Page) -> None:
    _rules(page)
    page.locator("input[type=search]").fill("wall")


# --- pages ---


def _page(path: str) -> Scene:
    return lambda visit: _opened(visit, path)


def _opened(visit: Visit, path: str) -> None:
    visit.open(path)
    expect(visit.page.locator("button, a").first).to_be_visible()
    visit.page.wait_for_load_state("networkidle")


def _start(visit: Visit) -> None:
    """Show the start page with games in progress."""
    for game in ("alhambra", "granada"):
        against_bot(visit, game)
        expect(visit.page.locator("[data-all]")).to_be_visible(timeout=30_000)
    sit(visit, make_table(visit, "person", "person", "builder", modules=["vizier", "camps"]), 0, "Yasmin")
    _opened(visit, "/")


def _new(number: int) -> Scene:
    def show(visit: Visit) -> None:
        _opened(visit, "/new")
        visit.page.locator("[role=radiogroup]").first.locator("[role=radio], label").nth(number).click()

    return show


def _join(visit: Visit) -> None:
    made = ask(visit, "/tables", {"game": "granada", "seats": [{"kind": "person"}] * 3, "public": True})
    ask(visit, "/enter", {"token": made["tokens"]["owner"]})
    _opened(visit, "/join")


def _waiting(visit: Visit) -> None:
    table = make_table(visit, "person", "person", "builder", modules=["vizier", "diamonds"])
    sit(visit, table, 0, "Yasmin")
    _opened(visit, f"/tables/{table.id}?seat=0#{table.invitation}")


def _invited(visit: Visit) -> None:
    table = make_table(visit, "person", "person", "builder", game="combined")
    visit.context.clear_cookies()
    _opened(visit, f"/tables/{table.id}#{table.invitation}")


def _learn(name: str, step: int) -> Scene:
    """Show a lesson at a step, after the actions that it asked for until then."""

    def show(visit: Visit) -> None:
        lesson, actions = lesson_named(name), []
        progress = Progress.begin(lesson)
        for one in lesson.steps[:step]:
            if one.until == "action" and progress.wanted is not None:
                actions.append(progress.wanted.to_json())
                progress = progress.play(progress.wanted)
        kept = json.dumps({"step": step, "actions": actions})
        visit.context.add_init_script(f"localStorage.setItem('alhambra.lesson.{name}', {json.dumps(kept)})")
        _opened(visit, f"/learn/{name}")

    return show


@lru_cache
def _finished(game: str) -> Game:
    return finished(GameConfig(game, 3))


def _replay(tab: int, game: str = "alhambra", *then: Callable[[Page], None]) -> Scene:
    def show(visit: Visit) -> None:
        record = _finished(game).record().to_text()
        replay = ask(visit, "/replays", {"record": record})["replay"]
        page = visit.open(f"/replays/{replay}")
        for _ in range(2):
            page.get_by_role("slider").wait_for()
            page.keyboard.press("ArrowDown")
        if tab > 0:
            page.locator("[role=tablist] [role=tab]").nth(tab).click()
        for do in then:
            do(page)

    return show


def _until_explained(page: Page) -> None:
    page.locator("[data-learn]").wait_for(timeout=_ANALYSED_MS)


def _offline(visit: Visit) -> None:
    visit.open("/offline.html")


def _no_table(visit: Visit) -> None:
    visit.open("/tables/nowhere?seat=0")
    expect(visit.page.get_by_role("alert")).to_be_visible()
    visit.faults.clear()  # the console reports the refused request


# --- what happens at a table ---


def _scoring(visit: Visit) -> None:
    """Show a scoring that happens while the page is open."""
    seed, played = _actions(_ALHAMBRA, _is_scored_twice)
    table = _begun(_ALHAMBRA, seed, played[:-1])
    _show(table, visit)
    seat, action = played[-1]
    table.happen(table.table.prepare(seat, action, None))
    expect(visit.page.locator("[role=dialog] table")).to_be_visible()


def _is_scored_twice(game: Game) -> bool:
    return dict(game.view(OWN))["scorings_done"] == 2


def _ended(config: GameConfig) -> Scene:
    return _at(config, is_over)


def _talk(visit: Visit) -> None:
    table = _staged(visit, _ALHAMBRA, is_asked("turn", least_at=_MIDDLE), people=4)
    table.happen(Said(1, "Omar", "That garden was mine!"))
    table.happen(Said(0, "Yasmin", "Eight dirham, paid exactly."))
    table.happen(Said(2, "Inés", "Look at the wall behind it, though."))
    _bar(1)(visit.page)


def _consent(visit: Visit) -> None:
    table = _staged(visit, _ALHAMBRA, is_asked("turn", least_at=_MIDDLE), people=4)
    table.happen(Asked(2, TAKE_BACK, 1, None))


def _lost(visit: Visit) -> None:
    table = _staged(visit, _ALHAMBRA, is_asked("turn", least_at=_MIDDLE))
    # Over HTTP, the server still shows the table: only the connection to it is lost.
    visit.page.route(re.compile(r"/api/tables/\w+\?"), lambda route: route.fulfill(json={}))
    table.go_away()
    expect(visit.page.locator("[data-lost]")).to_be_visible()


_TURN: Final = is_asked("turn", least_at=_MIDDLE)
_EARLY: Final = is_asked("turn")
_PLACE: Final = is_asked("place", least_at=_MIDDLE)
_BUILD: Final = can_do("build", least_at=40)
_LAST: Final = 99  # of some elements: tiles in the reserve come after those that were just bought
_BID: Final = is_asked("bid", least_at=40)
_VIZIER: Final = is_asked("vizier", least_at=40)
_DICE_TURN: Final = is_asked("action", least_at=24)

SCENES: Final[dict[str, Scene]] = {
    "start": _start,
    "start-first": _page("/"),
    "new-alhambra": _new(0),
    "new-granada": _new(1),
    "new-combined": _new(2),
    "new-dice": _new(3),
    "join": _join,
    "waiting": _waiting,
    "invited": _invited,
    "learn-welcome": _learn("alhambra", 0),
    "learn-exact": _learn("alhambra", 4),
    "learn-build": _learn("alhambra", 6),
    "learn-granada": _learn("granada", 4),
    "learn-characters": _learn("characters", 2),
    "learn-dice": _learn("roll_and_write", 5),
    "rules": _page("/rules"),
    "table": _at(_ALHAMBRA, _TURN),
    "table-early": _at(_ALHAMBRA, _EARLY),
    "table-two": _at(GameConfig("alhambra", 2), _TURN),
    "table-five": _at(GameConfig("alhambra", 5), _TURN),
    "table-six": _at(GameConfig("alhambra", 6), _TURN),
    "modules": _at(_MODULES, _TURN),
    "modules-six": _at(GameConfig("alhambra", 6, ALL_MODULES), _TURN),
    "granada": _at(_GRANADA, _TURN),
    "combined": _at(_COMBINED, _TURN),
    "combined-six": _at(GameConfig("combined", 6), _TURN),
    "buying": _at(_ALHAMBRA, _TURN, _touch("[data-payable]")),
    "taking": _at(_ALHAMBRA, _TURN, _touch("[data-money]"), _touch("[data-money]", 1), _touch("[data-money]", 2)),
    "placing": _at(_ALHAMBRA, _PLACE, _touch("[data-legal]")),
    "refused": _at(_ALHAMBRA, _PLACE, _choose_refused),
    "faces": _at(_GRANADA, _PLACE),
    "faces-ghost": _at(_GRANADA, _PLACE, _touch("[data-legal]")),
    "redesign": _at(_ALHAMBRA, _BUILD, _touch("[data-reserve]", _LAST), _touch("[data-legal]"), preferred=("reserve",)),
    "actions": _at(_ALHAMBRA, _TURN, _touch("[data-all]")),
    "other": _at(_ALHAMBRA, _TURN, _open_other),
    "gates": _at(_GATES, can_do("place_gate"), _touch_gate_cell, preferred=("take_gate",)),
    "auction": _at(_MODULES, _BID),
    "pay-bid": _at(_MODULES, is_asked("pay_bid")),
    "vizier": _at(_MODULES, _VIZIER),
    "bonus-card": _at(_MODULES, is_asked("bonus_card")),
    "fatima": _at(_MODULES, is_asked("fatima")),
    "score": _at(_ALHAMBRA, _TURN, _open_score),
    "score-combined": _at(_COMBINED, _TURN, _open_score),
    "scoring": _scoring,
    "end": _ended(_ALHAMBRA),
    "log": _at(_ALHAMBRA, _TURN, _open_log),
    "talk": _talk,
    "settings": _at(_ALHAMBRA, _TURN, _bar(0)),
    "table-rules": _at(_ALHAMBRA, _TURN, _search_rules),
    "consent": _consent,
    "lost": _lost,
    "dice": _at(_DICE, _DICE_TURN, _touch("[data-legal]")),
    "dice-five": _at(GameConfig("roll_and_write", 5), _DICE_TURN),
    "dice-keep": _at(_DICE, is_asked("keep", least_at=20)),
    "dice-end": _ended(_DICE),
    "replay": _replay(0),
    "replay-log": _replay(1),
    "replay-analysis": _replay(2, "alhambra", _until_explained),
    "replay-mistakes": _replay(2, "alhambra", _until_explained, _touch("[data-learn]")),
    "replay-numbers": _replay(3),
    "replay-proof": _replay(4, "alhambra", _touch(".check")),
    "replay-dice": _replay(0, "roll_and_write"),
    "offline": _offline,
    "no-table": _no_table,
}
