"""The part of the table where something is chosen: what is asked, what is offered, and what is said of it."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from alhambra.cli import palette
from alhambra.cli.menu import Entry
from alhambra.cli.speaking import say
from alhambra.terminal import canvas
from alhambra.terminal.canvas import Drawing, Target

ENTRY, KEY, YES, NO = "entry", "key", "yes", "no"
_GAP = 3
_KEYS = (
    ("\u2190\u2191\u2193\u2192", "move", None),
    ("Tab", "zone", "zone(1)"),
    ("Enter", "choose", "choose"),
    ("Esc", "back", "back"),
    ("u", "undo", "do('undo')"),
    ("h", "hint", "do('hint')"),
    (":", "type", "type"),
    ("p o v s l", "areas", None),
    ("r", "rules", "do('rules')"),
    ("?", "help", "do('help')"),
    ("q", "quit", "do('quit')"),
)
_LEFT_OUT_FIRST = ("areas", "move", "zone", "back", "rules", "type", "hint")


def choices_drawing(
    title: str, entries: Sequence[Entry], cursor: Any, info: Text, question: str | None, width: int
) -> Drawing:
    """What is asked, the entries in columns, and below what is said of the one under the cursor."""
    parts = [canvas.plain([Text(f" {title}", palette.HEADING)])]
    if question is not None:
        lines = canvas.wrapped(Text(f" {question}", palette.ON_TURN), width)
        yes = canvas.chip(Text(f" Enter {say('plain-yes')} ", "bold reverse"), Target(YES, 0))
        no = canvas.chip(Text(f" Esc {say('plain-no')} ", "reverse"), Target(NO, 0))
        return canvas.below([canvas.plain(lines), canvas.beside([canvas.plain([Text("")]), yes, no], 2)])
    parts.append(_columns(entries, cursor, width))
    if info:
        parts.append(canvas.plain(canvas.wrapped(Text(" ").append_text(info), width)))
    return canvas.below(parts)


def _columns(entries: Sequence[Entry], cursor: Any, width: int) -> Drawing:
    chips = []
    for number, entry in enumerate(entries):
        pointer = "\u25b8" if number == cursor else " "
        text = Text.assemble((f"{pointer}{number + 1:>2} ", palette.ON_TURN), entry.label)
        text.truncate(width - 1, overflow="ellipsis")
        if number == cursor:
            text.stylize("bold reverse")
        chips.append(canvas.chip(text, Target(ENTRY, number)))
    if not chips:
        return canvas.NOTHING
    for columns in range(min(len(chips), 6), 0, -1):
        rows = (len(chips) + columns - 1) // columns
        drawn = [canvas.below(chips[column * rows : (column + 1) * rows]) for column in range(columns)]
        laid = canvas.beside(drawn, _GAP)
        if laid.width <= width or columns == 1:
            return laid
    raise AssertionError("one column is always tried")


def keys_drawing(width: int, can_undo: bool) -> Drawing:
    """The keys, without those for which there is no room."""
    chips = {}
    for key, name, action in _KEYS:
        if name != "undo" or can_undo:
            text = Text.assemble((key, "bold"), f" {say(f'screen-key-{name}')}", style=palette.FAINT)
            chips[name] = canvas.plain([text]) if action is None else canvas.chip(text, Target(KEY, action))
    for name in _LEFT_OUT_FIRST:
        if sum(chip.width for chip in chips.values()) + 2 * len(chips) + 2 > width:
            chips.pop(name, None)
    return canvas.beside([canvas.plain([Text(" ")]), *chips.values()], 2)
