"""A page of the browser client as a player sees it, and everything that went wrong on it."""

import json
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple, Self

from playwright.sync_api import Browser, BrowserContext, Page, StorageState, WebSocket, expect, sync_playwright

from tests.docs.markdown import ROOT
from tests.web.browser.chromium import FLAGS, UNPACKED, needed_chromium
from tests.web.support.seeds import fixed_random_values


class Screen(NamedTuple):
    """A kind of device."""

    width: int
    height: int
    has_touch: bool = False


FAILURES = ROOT / "build" / "browser"
DESK = Screen(1280, 720)
PHONE = Screen(360, 740, has_touch=True)

expect.set_options(timeout=30_000)  # generous, for many tests at once


@contextmanager
def running_browser(program: str | None = None) -> Iterator[Browser]:
    """Run a Chromium: the tests' own, unless one is named."""
    program = program or needed_chromium()
    with sync_playwright() as driver:
        libraries = str(UNPACKED.parent / "lib")
        environment = {**os.environ, "LD_LIBRARY_PATH": libraries} if program == str(UNPACKED) else dict(os.environ)
        browser = driver.chromium.launch(executable_path=program, args=FLAGS, env=dict(environment))
        try:
            yield browser
        finally:
            browser.close()


class Visit:
    """A visitor with separate cookies on one page; records errors, requests to other hosts, and socket messages."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        screen: Screen = DESK,
        locale: str = "en-US",
        kept: StorageState | None = None,
    ) -> None:
        self.address = address
        self.screen = screen
        self.faults: list[str] = []
        self._may_lose_server = False
        self.frames: list[dict[str, Any]] = []
        self.context: BrowserContext = browser.new_context(
            viewport={"width": screen.width, "height": screen.height},
            has_touch=screen.has_touch,
            locale=locale,
            reduced_motion="reduce",
            storage_state=kept,
        )
        self.context.add_init_script(fixed_random_values())
        self.context.add_init_script("""localStorage.setItem("alhambra.play", '{"speed":"none"}')""")
        self.page = self.context.new_page()
        self._watch(self.page)

    def _watch(self, page: Page) -> None:
        page.on("console", lambda said: self.faults.append(said.text) if said.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("request", lambda request: self._check_host(request.url))
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        self._check_host(socket.url.replace("ws", "http", 1))
        socket.on("framereceived", lambda frame: self.frames.append(json.loads(frame)))

    def _check_host(self, url: str) -> None:
        if not url.startswith((self.address, "data:", "blob:")):
            self.faults.append(f"asks another host: {url}")

    def open(self, path: str = "/") -> Page:
        """Go to an address of the server."""
        self.page.goto(self.address + path)
        return self.page

    def forgive_lost_server(self) -> None:
        """Do not count what a page reports while its server is away, even later, as its fault."""
        self._may_lose_server = True

    def _unforgiven(self) -> list[str]:
        forgiven = ("WebSocket", "ERR_") if self._may_lose_server else ()
        return [fault for fault in self.faults if not any(part in fault for part in forgiven)]

    def view(self) -> dict[str, Any]:
        """Return the last complete view received."""
        views: list[dict[str, Any]] = [frame["view"] for frame in self.frames if frame.get("view")]
        return views[-1]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, failure: type[BaseException] | None, *_: object) -> None:
        """Close the page, on which nothing may have gone wrong; take a screenshot if the test failed."""
        if failure is not None:
            FAILURES.mkdir(parents=True, exist_ok=True)
            name = os.environ.get("PYTEST_CURRENT_TEST", "page").partition("::")[2]
            picture = FAILURES / f"{re.sub(r'[^a-z0-9]+', '-', name.lower()).strip('-')}.png"
            self.page.screenshot(path=picture)
            print(f"what the page showed: {picture}; what it said: {self.faults}")
        self.context.close()
        faults = self._unforgiven()
        assert failure is not None or faults == [], f"what went wrong on the page: {faults}"


def is_cut_off(page: Page) -> bool:
    """Return whether the page is larger than the window."""
    return bool(
        page.evaluate(
            "document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth"
        )
    )
