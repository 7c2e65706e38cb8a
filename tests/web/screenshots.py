"""``make screenshots``: every screen and panel, on desktops and on a phone, light and dark, in three languages.

They go to ``docs/images/screens``, which is not kept in the repository: there are more than a thousand. Those that the
documentation shows also go to ``docs/images``, compressed.
"""

import argparse
import tempfile
from itertools import product
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser

from tests.docs.markdown import ROOT
from tests.web.conftest import PAGES, page_service
from tests.web.support.pages import DESK, PHONE, Screen, Visit, running_browser
from tests.web.support.scenes import SCENES

SHOWN: Final = ROOT / "docs" / "images"
FOLDER: Final = SHOWN / "screens"
SCREENS: Final = {"desk": DESK, "large": Screen(1920, 1080), "phone": PHONE}
THEMES: Final = ("light", "dark")
LANGUAGES: Final = ("en", "de", "nl")
# The ways in which people see the page, by Chromium's names for them.
SIGHTS: Final = {"": "none", "grey": "achromatopsia", "no-green": "deuteranopia", "no-red": "protanopia"}
QUALITY: Final = 80  # of the pictures in the documentation, which should be small
_MOST_EFFORT: Final = 6
_SETTLING_MS: Final = 350

# In the documentation: name of the picture -> its name there.
IN_DOCS: Final = {
    "start-desk-light-en": "browser-start",
    "new-alhambra-desk-light-en": "browser-new",
    "table-desk-light-en": "browser-table",
    "table-desk-dark-en": "browser-table-dark",
    "table-phone-light-en": "browser-phone",
    "auction-phone-light-en": "browser-auction",
    "scoring-desk-light-en": "browser-scoring",
    "dice-desk-light-en": "browser-dice",
    "replay-desk-dark-en": "browser-replay",
}


def take(browser: Browser, address: str, name: str, device: str, language: str, sights: list[str]) -> None:
    """Take pictures of one screen in both themes, and with simulated vision deficiencies."""
    with Visit(browser, address, SCREENS[device], locale=language) as visit:
        SCENES[name](visit)
        developer = visit.context.new_cdp_session(visit.page)
        for theme, sight in product(THEMES, sights):
            visit.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            visit.page.evaluate("(dark) => document.documentElement.classList.toggle('dark', dark)", theme == "dark")
            developer.send("Emulation.setEmulatedVisionDeficiency", {"type": SIGHTS[sight]})
            visit.page.wait_for_timeout(_SETTLING_MS)
            picture = FOLDER / f"{'-'.join(filter(None, (name, device, theme, language, sight)))}.png"
            visit.page.screenshot(path=picture)
            if picture.stem in IN_DOCS:
                keep(picture, SHOWN / f"{IN_DOCS[picture.stem]}.webp")


def keep(picture: Path, place: Path) -> None:
    """Save a copy for the documentation, with no visible loss."""
    with Image.open(picture) as opened:
        opened.convert("RGB").save(place, quality=QUALITY, method=_MOST_EFFORT)


def wishes() -> argparse.Namespace:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--scenes", nargs="*", choices=list(SCENES), default=list(SCENES))
    reader.add_argument("--screens", nargs="*", choices=list(SCREENS), default=list(SCREENS))
    reader.add_argument("--languages", nargs="*", choices=LANGUAGES, default=LANGUAGES)
    reader.add_argument("--sights", nargs="*", choices=list(SIGHTS), default=[""], help="grey, no-green, no-red")
    return reader.parse_args()


def main() -> None:
    wanted = wishes()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, running_browser() as browser:
        service = page_service(Path(folder), PAGES)
        service.start()
        try:
            for name, device, language in product(wanted.scenes, wanted.screens, wanted.languages):
                print(name, device, language, flush=True)
                take(browser, service.address, name, device, language, wanted.sights)
        finally:
            service.kill()


if __name__ == "__main__":
    main()
