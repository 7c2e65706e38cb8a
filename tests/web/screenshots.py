"""``make screenshots``: every screen, at a desk and on a phone, light and dark, in three languages.

All of them go to ``build/screenshots``; those that the documentation shows go to ``docs/images``, too.
"""

import shutil
import sys
import tempfile
from collections.abc import Callable
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser

from alhambra.tilegames.modules import MODULES
from tests.docs.markdown import ROOT
from tests.web.conftest import PAGES, page_service
from tests.web.pages import DESK, PHONE, Visit, running_browser
from tests.web.player import Player
from tests.web.sitting import against_bot

FOLDER = ROOT / "build" / "screenshots"
SHOWN = ROOT / "docs" / "images"
SCREENS = {"desk": DESK, "phone": PHONE}
THEMES = ("light", "dark")
LANGUAGES = ("en", "de", "nl")
TOUCHES = 40  # after which a table has something to see
# In the documentation: name of the picture -> its name there.
IN_DOCS = {
    "start-desk-light-en": "browser-start",
    "alhambra-desk-light-en": "browser-table",
    "alhambra-desk-dark-en": "browser-table-dark",
    "alhambra-phone-light-en": "browser-phone",
}


def page_at(path: str) -> Callable[[Visit], None]:
    def show(visit: Visit) -> None:
        visit.open(path)

    return show


def table_of(game: str, modules: list[str]) -> Callable[[Visit], None]:
    def show(visit: Visit) -> None:
        against_bot(visit, game, modules)
        player = Player(visit.page, game, by_touch=visit.screen.has_touch)
        player.play(until=lambda: sum(player.touched.values()) >= TOUCHES)

    return show


PICTURES = {
    "start": page_at("/"),
    "new": page_at("/new"),
    "learn": page_at("/learn"),
    "rules": page_at("/rules"),
    "alhambra": table_of("alhambra", []),
    "modules": table_of("alhambra", [module.name for module in MODULES]),
    "granada": table_of("granada", []),
    "combined": table_of("combined", []),
    "roll_and_write": table_of("roll_and_write", []),
}


def take(browser: Browser, address: str, name: str, device: str, language: str) -> None:
    """Pictures of one screen in both themes."""
    with Visit(browser, address, SCREENS[device], locale=language) as visit:
        PICTURES[name](visit)
        for theme in THEMES:
            visit.page.evaluate("(dark) => document.documentElement.classList.toggle('dark', dark)", theme == "dark")
            visit.page.wait_for_timeout(400)
            picture = FOLDER / f"{name}-{device}-{theme}-{language}.png"
            visit.page.screenshot(path=picture)
            if picture.stem in IN_DOCS:
                shutil.copy(picture, SHOWN / f"{IN_DOCS[picture.stem]}.png")


def main(languages: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, running_browser() as browser:
        service = page_service(Path(folder), PAGES)
        service.start()
        try:
            for language, name, device in product(languages or LANGUAGES, PICTURES, SCREENS):
                print(name, device, language, flush=True)
                take(browser, service.address, name, device, language)
        finally:
            service.kill()


if __name__ == "__main__":
    main(sys.argv[1:])
