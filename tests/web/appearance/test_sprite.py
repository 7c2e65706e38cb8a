"""The browser's sprite is consistent, and has a drawing for everything that games name."""

import re
from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import chain

from alhambra.components import granada, load_components, money, tiles
from alhambra.games import GAMES
from alhambra.tilegames.modules import MODULES
from alhambra.tilegames.modules.characters.components import CHARACTERS_PART
from tests.docs.markdown import ROOT
from web.art.make_sprite import sprite

PAGES = ROOT / "web" / "src"


@cache
def names() -> list[str]:
    """Return the names in the sprite, in order."""
    return re.findall(r' id="([^"]+)"', sprite())


def references(text: str) -> set[str]:
    return set(re.findall(r'(?:url\(|href=")#([\w-]+)[)"]', text))


def needed() -> Iterable[str]:
    for kind in (*tiles.TYPES, *granada.TYPES):
        yield from (f"gr-{kind}", f"zel-{kind}", f"i-{kind}")
    for kind in tiles.TYPES:
        yield from (f"p-{kind}", f"b-{kind}-0", f"b-{kind}-1", f"b-hut-{kind}")
    for kind in (*granada.TYPES, "fountain", "alhambra"):
        yield f"b-{kind}"
    for currency in (*money.CURRENCIES, "diamond"):
        yield from (f"coin-{currency}", f"card-{currency}")
    yield from (f"picture-{game}" for game in GAMES)
    yield from (f"module-{module.name}" for module in MODULES)
    yield from (f"pt-{character.id}" for character in load_components().part(CHARACTERS_PART).characters)


def test_no_name_is_given_twice() -> None:
    assert [name for name, count in Counter(names()).items() if count > 1] == []


def test_drawings_refer_to_what_is_there() -> None:
    assert references(sprite()) - set(names()) == set()


def test_pages_refer_to_what_is_there() -> None:
    used = set(chain.from_iterable(references(page.read_text(encoding="utf-8")) for page in PAGES.rglob("*.svelte")))
    assert used
    assert used - set(names()) == set()


def test_everything_has_its_drawing() -> None:
    assert set(needed()) - set(names()) == set()
