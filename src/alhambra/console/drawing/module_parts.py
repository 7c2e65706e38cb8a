"""Draw tiles on one line, and the parts of a view that belong to modules."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from alhambra.console import palette
from alhambra.console.descriptions import MODULE, short_title
from alhambra.console.drawing.blocks import Block, flowing
from alhambra.console.module_words import words_of
from alhambra.tilegames.module import Module

TURNED = "\u21c4"  # marks the other face of a tile


def module_part(module: type[Module], view: dict[str, Any], names: Sequence[str], width: int) -> Block:
    """Return the lines of a module; none if it has nothing to show."""
    part = view[module.name]
    pieces = words_of(module).shown(part, names) if part else []
    heading = Text.assemble((short_title(MODULE, module.name), palette.HEADING))
    return flowing([heading, *pieces], width) if pieces else []


def tile_chip(tile: dict[str, Any]) -> Text:
    """Return a tile on one line: type and price, then the sides with a wall or moat."""
    look = palette.look_of(tile["tile"], tile["type"], tile["district"])
    text = Text.assemble((f" {look.short} {tile['price'] or ''}".rstrip() + " ", look.style))
    text.append(f" {palette.sides_text(tile['sides'])}", palette.side_style(tile["district"]) if tile["sides"] else "")
    other = tile.get("other_face")
    if other is not None:
        text.append(f" {turned_over(tile, other)}", palette.FAINT)
    return text


def turned_over(tile: dict[str, Any], other: dict[str, Any]) -> str:
    """Return the other face of a tile: type and price, and its sides if they differ."""
    sides = f" {palette.sides_text(other['sides'])}" if other["sides"] != tile["sides"] else ""
    return f"{TURNED} {palette.type_look(other['type']).short} {other['price']}{sides}"
