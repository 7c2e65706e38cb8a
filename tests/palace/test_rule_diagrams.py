"""The diagrams of the rules in the browser show real tiles, and the engine agrees with every one."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from alhambra.components import load_components
from alhambra.palace.lines import longest_line
from alhambra.palace.palace import Owner, Palace
from alhambra.palace.refusals import refuse_lay, refuse_sides
from alhambra.palace.shapes import PALACE, shape_code, sides_mask
from alhambra.palace.whole_palace import refuse_standing
from alhambra.protocol import cell

_DIAGRAMS = Path(__file__).parents[2] / "web" / "src" / "rules" / "diagrams.json"
_FOUNTAIN = "fountain"
_BESIDE = "ALH-PLACE-4"  # two tiles side by side, somewhere in a palace
_WALLS = {tile.id: tile.walls for tile in load_components().base_tiles.tiles}

Diagram = dict[str, Any]


def diagrams() -> list[Any]:
    written = json.loads(_DIAGRAMS.read_text(encoding="utf-8"))
    return [pytest.param(clause, one, id=one["caption"]) for clause, several in written.items() for one in several]


def shown(diagram: Diagram) -> tuple[Palace, int, int]:
    """Return the palace without the last tile, that tile, and its cell."""
    tiles = [
        (name, cell(*map(int, at.split(",")))) for name, _, at in (words.partition(" ") for words in diagram["tiles"])
    ]
    codes = [shape_code(PALACE, sides_mask(_WALLS.get(name, ""))) for name, _ in tiles]
    palace = Palace(vec[i64](codes), Owner())
    for piece, (_, at) in enumerate(tiles[:-1]):
        palace.lay(piece, at)
    return palace, len(tiles) - 1, tiles[-1][1]


@pytest.mark.parametrize(("clause", "diagram"), diagrams())
def test_its_tiles_are_in_the_game(clause: str, diagram: Diagram) -> None:
    names = [words.partition(" ")[0] for words in diagram["tiles"]]
    assert {name for name in names if name != _FOUNTAIN} <= set(_WALLS)
    assert len(names) == len(set(names)), clause


@pytest.mark.parametrize(("clause", "diagram"), diagrams())
def test_its_mark_is_the_verdict_of_the_engine(clause: str, diagram: Diagram) -> None:
    palace, last, at = shown(diagram)
    refusal = refuse_sides(palace, last, at) if clause == _BESIDE else refuse_lay(palace, last, at)
    if diagram.get("verdict", True):
        assert refusal is None
    else:
        assert refusal is not None
        assert refusal.clause == clause


@pytest.mark.parametrize(("clause", "diagram"), diagrams())
def test_its_wall_is_the_longest(clause: str, diagram: Diagram) -> None:
    palace, last, at = shown(diagram)
    if clause.startswith("ALH-SCO"):
        palace.lay(last, at)
        assert refuse_standing(palace, cell(0, 0)) is None
    if "wall" in diagram:
        corners = [tuple(map(int, corner.split(","))) for corner in diagram["wall"]]
        assert all(abs(one[0] - two[0]) + abs(one[1] - two[1]) == 1 for one, two in pairwise(corners))
        assert longest_line(palace, PALACE) == len(corners) - 1


def test_a_diagram_of_inner_walls_has_one_that_scores_nothing() -> None:
    (diagram,) = json.loads(_DIAGRAMS.read_text(encoding="utf-8"))["ALH-SCO-3"]
    palace, last, at = shown(diagram)
    palace.lay(last, at)
    walls = sum(len(_WALLS.get(words.partition(" ")[0], "")) for words in diagram["tiles"])
    assert (walls, longest_line(palace, PALACE)) == (3, 1)
