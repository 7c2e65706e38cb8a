"""What the modules of the tile games show beside the palace; a module without words of its own is shown plainly."""

from collections.abc import Callable, Sequence
from typing import Any

from rich.text import Text

from alhambra.cli import palette
from alhambra.cli.blocks import Block, flowing
from alhambra.cli.renderer import describe_part, words
from alhambra.cli.tell_tiles import tile_text

TURNED = "\u21c4"  # before the other face of a tile

Part = Callable[[dict[str, Any], Sequence[str]], list[Text]]


def module_part(name: str, view: dict[str, Any], names: Sequence[str], width: int) -> Block:
    """The lines of a module; none if it has nothing to show."""
    part = view[name]
    if not part:
        return []
    pieces = _PARTS[name](part, names) if name in _PARTS else _split(describe_part(part))
    return flowing([Text.assemble((words(name).capitalize(), palette.HEADING)), *pieces], width) if pieces else []


def tile_chip(tile: dict[str, Any]) -> Text:
    """A tile in one line: type and price, then the sides with a wall or moat."""
    look = palette.look_of(tile["tile"], tile["type"], tile["district"])
    text = Text.assemble((f" {look.short} {tile['price'] or ''}".rstrip() + " ", look.style))
    text.append(f" {tile['sides'] or 'open'}", palette.side_style(tile["district"]) if tile["sides"] else "")
    other = tile.get("other_face")
    if other is not None:
        text.append(f" {turned_over(tile, other)}", palette.FAINT)
    return text


def turned_over(tile: dict[str, Any], other: dict[str, Any]) -> str:
    """The other face of a tile: type and price, and its sides where they differ."""
    sides = f" {other['sides']}" if other["sides"] != tile["sides"] else ""
    return f"{TURNED} {palette.type_look(other['type']).short} {other['price']}{sides}"


def _split(text: str) -> list[Text]:
    return [Text(word) for word in text.split()]


def _vizier(part: dict[str, Any], names: Sequence[str]) -> list[Text]:
    owners = [name for name, active in zip(names, part["active"], strict=True) if active]
    return _split(f"active stones: {', '.join(owners) or 'none'}")


def _huts(part: dict[str, Any], names: Sequence[str]) -> list[Text]:
    return [tile_chip(pile["top"]) for pile in part["piles"] if pile["top"] is not None]


def _bonus_cards(part: dict[str, Any], names: Sequence[str]) -> list[Text]:
    lines = [
        ("you hold", part["hand"] or []),
        *((f"{name} shows", cards) for name, cards in zip(names, part["open"], strict=False)),  # none before the deal
    ]
    told = [f"{who} {', '.join([tile_text(part['tiles'][card]) for card in cards])}" for who, cards in lines if cards]
    return _split("; ".join(told))


def _gates(part: dict[str, Any], names: Sequence[str]) -> list[Text]:
    return _split("one lies open") if part["open"] else []


def _characters(part: dict[str, Any], names: Sequence[str]) -> list[Text]:
    return _split(", ".join([f"{words(name).title()} ({names[seat]})" for name, seat in part["owners"].items()]))


_PARTS: dict[str, Part] = {
    "vizier": _vizier,
    "huts": _huts,
    "bonus_cards": _bonus_cards,
    "gates": _gates,
    "characters": _characters,
}
