"""The Python examples of the documentation do what they say."""

import doctest
from pathlib import Path
from typing import Any

import pytest

from alhambra._build import COMPILED, build_name
from alhambra.bots import BOTS
from alhambra.components import load_components
from alhambra.protocol import GameConfig, canonical_seed
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.turns.set_up import start
from alhambra.tilegames.variants.alhambra import AlhambraRules
from tests.docs.markdown import DOCS, PAGES, blocks, name_of
from tests.messages import fields

MODULE = DOCS / "how-to" / "extend" / "add-a-module.md"  # whose class needs the interpreted build
WITH_EXAMPLES = [page for page in PAGES if page != MODULE and blocks(page, "python")]


@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=name_of)
def test_the_examples_of_a_page_run_in_their_order(page: Path) -> None:
    bots = set(BOTS)
    names: dict[str, Any] = {"__name__": "documentation"}
    try:
        for block in blocks(page, "python"):
            run(block.text, names, page, block.line)
    finally:
        for name in set(BOTS) - bots:  # those that the page registers
            del BOTS[name]


def run(text: str, names: dict[str, Any], page: Path, line: int) -> None:
    """Run a block, as an interactive session or as a script."""
    if ">>>" not in text:
        exec(compile(text, f"{page.name}:{line}", "exec"), names)
        return
    test = doctest.DocTestParser().get_doctest(text, names, page.name, str(page), line)
    test.globs = names  # later blocks see what a block defines
    told: list[str] = []
    runner = doctest.DocTestRunner()
    runner.run(test, out=told.append, clear_globs=False)
    assert runner.summarize(verbose=False).failed == 0, "".join(told)


def test_there_are_examples() -> None:
    assert {page.name for page in WITH_EXAMPLES} >= {"README.md", "first-bot.md", "notation.md", "shuffles.md"}


@pytest.mark.skipif(build_name() == COMPILED, reason="a class of the documentation cannot join compiled ones")
def test_the_module_of_the_documentation_plays() -> None:
    (block,) = blocks(MODULE, "python")
    names: dict[str, Any] = {"__name__": "documentation"}
    exec(compile(block.text, "lawns.py", "exec"), names)
    rules = AlhambraRules(GameConfig("alhambra", 3), load_components(), [names["Lawns"]()])
    game = TileGame(rules, canonical_seed(3))
    start(game)
    before = [0, 0, 0]
    while not game.is_over:
        for event in game.play(game.legal_actions()[-1]):
            if event.kind == "scoring":
                before = fields(event)["points"]
    gardens = [sum(tile["type"] == "garden" for tile in seat["palace"]) for seat in game.view(None)["seats"]]
    assert sum(gardens) > 0
    assert game.scores == [points + 2 * count for points, count in zip(before, gardens, strict=True)]
