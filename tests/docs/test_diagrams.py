"""The drawn diagrams are up to date, and everything they show is where they say it is."""

import ast

import pytest

from docs.images import make_layers, make_purchase
from tests.docs.markdown import DOCS, ROOT, code_in, rows

DEFINITIONS = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
IMAGES = DOCS / "images"
DIAGRAMS = {"purchase": make_purchase.drawing, "layers": make_layers.drawing}


@pytest.mark.parametrize("name", DIAGRAMS)
def test_a_diagram_is_the_one_that_is_drawn_now(name: str) -> None:
    assert (IMAGES / f"{name}.svg").read_text(encoding="utf-8") == DIAGRAMS[name]()


@pytest.mark.parametrize("room", sorted({stop.room for stop in make_purchase.STOPS}))
def test_a_room_of_the_purchase_is_in_the_code(room: str) -> None:
    file, name = room.split()
    body = ast.parse((ROOT / "src" / "alhambra" / file).read_text(encoding="utf-8")).body
    for part in name.split("."):
        (found,) = [node for node in body if isinstance(node, DEFINITIONS) and node.name == part]
        body = found.body


def test_the_table_of_the_architecture_has_the_layers_of_the_diagram() -> None:
    table = rows(DOCS / "explanation" / "architecture.md", "## The layers")
    listed = [(layer, code_in(packages)) for layer, packages, _ in table]
    assert listed == [(layer.name, list(layer.packages)) for layer in make_layers.LAYERS]
