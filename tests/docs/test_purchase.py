"""The picture of a purchase is up to date, and its rooms are where it says."""

import ast
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
IMAGES = ROOT / "docs" / "images"


def maker() -> ModuleType:
    """The program that draws the picture."""
    spec = spec_from_file_location("make_purchase", IMAGES / "make_purchase.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_picture_is_the_one_that_is_drawn_now() -> None:
    assert (IMAGES / "purchase.svg").read_text(encoding="utf-8") == maker().drawing()


@pytest.mark.parametrize("room", sorted({stop.room for stop in maker().STOPS}))
def test_a_room_of_the_picture_is_in_the_code(room: str) -> None:
    file, name = room.split()
    body = ast.parse((ROOT / "src" / "alhambra" / file).read_text(encoding="utf-8")).body
    for part in name.split("."):
        (found,) = [node for node in body if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == part]
        body = found.body
