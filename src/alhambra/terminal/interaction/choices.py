"""The part of the table with the choices: the question, the offers, and their descriptions."""

from collections.abc import Awaitable, Callable, Sequence, Set
from typing import Any, NamedTuple

from rich.text import Text

from alhambra.console import palette
from alhambra.console.input.menu import MenuItem
from alhambra.console.language import say
from alhambra.terminal.scenes import canvas
from alhambra.terminal.scenes.canvas import Drawing, Target

ENTRY, KEY, YES, NO = "entry", "key", "yes", "no"
_GAP = 3
_KEYS = (
    ("\u2190\u2191\u2193\u2192", "move", None),
    ("Tab", "zone", "zone(1)"),
    ("1\u20139", "digits", None),
    ("Enter", "choose", "choose"),
    ("Esc", "back", "back"),
    ("u", "undo", "do('undo')"),
    ("a", "again", "do('rematch')"),
    ("h", "hint", "do('hint')"),
    (":", "type", "type"),
    ("p o", "areas", None),
    ("r", "rules", "do('rules')"),
    ("?", "help", "do('help')"),
    ("q", "quit", "do('quit')"),
)
_LEFT_OUT_FIRST = ("areas", "move", "zone", "rules", "digits", "type", "hint")


class ShownQuestion(NamedTuple):
    """A question that must be answered before anything else."""

    text: str
    on_yes: Callable[[], Awaitable[None]]
    on_no: Callable[[], Awaitable[None]] | None = None
    lasts: bool = False  # whether it remains open when something happens at the table
    needs_letter: bool = False  # for questions of other players: Enter may be meant for a choice

    def drawing(self, width: int) -> Drawing:
        """Return the question with its answers."""
        keys = [say(f"plain-{answer}")[:1] for answer in ("yes", "no")] if self.needs_letter else ["Enter", "Esc"]
        lines = canvas.wrapped(Text(f" {self.text}", palette.ON_TURN), width - 2)
        yes = canvas.chip(Text(f" {keys[0]} {say('plain-yes')} ", "bold reverse"), Target(YES, 0))
        no = canvas.chip(Text(f" {keys[1]} {say('plain-no')} ", "reverse"), Target(NO, 0))
        return canvas.below([canvas.plain(lines), canvas.beside([canvas.plain([Text("")]), yes, no], 2)])


def choices_drawing(
    title: str,
    entries: Sequence[MenuItem],
    cursor: Any,
    question: ShownQuestion | None,
    width: int,
    before: int,
) -> Drawing:
    """Return the question, or the entries in columns.

    To keep the layout stable, the number of lines remains the same if there is nothing to choose.
    """
    if question is not None:
        return _at_least(before, question.drawing(width))
    heading = [Text.assemble(" ", line) for line in canvas.wrapped(Text(title, palette.HEADING), width - 2)]
    parts = [canvas.plain(heading), _columns(entries, cursor, width)]
    return canvas.below(parts) if entries else _at_least(before, canvas.below(parts))


def info_drawing(info: Text, width: int) -> Drawing:
    """Return what is shown below the menu: a description, an answer, a refusal, a hint or the news."""
    return canvas.plain(Text.assemble(" ", line) for line in canvas.wrapped(info, width - 3))


def _at_least(lines: int, drawing: Drawing) -> Drawing:
    return canvas.below([drawing, canvas.plain([Text()] * (lines - len(drawing.lines)))])


def _columns(entries: Sequence[MenuItem], cursor: Any, width: int) -> Drawing:
    chips = [_entry(number, entry, number == cursor, width) for number, entry in enumerate(entries)]
    if not chips:
        return canvas.NOTHING
    for columns in range(min(len(chips), 6), 0, -1):
        rows = (len(chips) + columns - 1) // columns
        drawn = [canvas.below(chips[column * rows : (column + 1) * rows]) for column in range(columns)]
        laid = canvas.beside(drawn, _GAP)
        if laid.width <= width or columns == 1:
            return laid
    raise AssertionError("one column is always tried")


def _entry(number: int, entry: MenuItem, is_current: bool, width: int) -> Drawing:
    """Return a numbered entry, on further lines if it is long."""
    pointer = "\u25b8" if is_current else " "
    begin = f"{pointer}{number + 1:>2} "
    words = canvas.wrapped(Text(entry.label), width - 1 - len(begin))
    lines = [
        Text.assemble((begin if index == 0 else " " * len(begin), palette.ON_TURN), line)
        for index, line in enumerate(words)
    ]
    if is_current:
        for line in lines:
            line.stylize("bold reverse")
    return canvas.below([canvas.chip(line, Target(ENTRY, number)) for line in lines])


def keys_drawing(width: int, needless: Set[str]) -> Drawing:
    """Return the keys, without those that do nothing now or do not fit."""
    chips = {}
    for key, name, action in _KEYS:
        if name not in needless:
            text = Text.assemble((key, "bold"), f" {say(f'screen-key-{name}')}", style=palette.FAINT)
            chips[name] = canvas.plain([text]) if action is None else canvas.chip(text, Target(KEY, action))
    for name in _LEFT_OUT_FIRST:
        if sum(chip.width for chip in chips.values()) + 2 * len(chips) + 2 > width:
            chips.pop(name, None)
    return canvas.beside([canvas.plain([Text(" ")]), *chips.values()], 2)
