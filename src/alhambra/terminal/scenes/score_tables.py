"""Draw scorings as tables, carried out or only previewed: a line for each type, and sums."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from alhambra.console import palette
from alhambra.console.drawing.blocks import Block
from alhambra.console.language import number_text, say, spoken
from alhambra.texts import key_of

DIRK = "Dirk"
_LEAST = 6  # the width of a seat's column
_FIRST = 4  # letters of a type
_LONGEST_LINE = 13  # of a name such as "longest wall"


def participants(points: Mapping[str, Any], names: Sequence[str]) -> list[str]:
    """Return the names of the participants in a scoring: the seats and, with two players, Dirk."""
    return [*names, DIRK][: max(len(points["gained"]), len(names))]


def scoring_lines(points: Mapping[str, Any], names: Sequence[str], width: int) -> Block:
    """Return a scoring as a table: a line for each type with its points, then the other sources and the sums."""
    who = participants(points, names)
    places = max([len(_places(worth)) for worth in points["places"].values()], default=0) + 1
    is_wide = width >= 18 + places + len(who) * (_LEAST + 4)
    first = 18 if is_wide else max(_FIRST, _LONGEST_LINE - places)
    column = max(_LEAST, min((width - first - places) // len(who), 14))
    head = Text(" " * (first + places), palette.FAINT)
    for name in who:
        head.append(f"{name[: column - 1]:>{column}}", "bold")
    lines = [head]
    for type_name, counts in points["tiles"].items():
        lines.append(_type_line(type_name, points, counts, (first, places, column), is_wide))
    sources = list(dict.fromkeys(source for seat in points["lines"] for source in seat))
    for source in sources:
        values = [seat.get(source, 0) for seat in points["lines"]]
        name = _source_name(source)[: first + places - 1]
        lines.append(_row(Text(f"{name:<{first + places}}", palette.WALL), values, column))
    total = Text(f"{say('screen-sum'):<{first + places}}", palette.HEADING)
    return [*lines, _row(total, points["gained"], column, "bold")]


def _places(worth: Sequence[int]) -> str:
    return "/".join([str(points) for points in worth])


def _type_line(
    type_name: str, points: Mapping[str, Any], counts: Sequence[float], sizes: tuple[int, int, int], is_wide: bool
) -> Text:
    first, places, column = sizes
    look = palette.type_look(type_name)
    name = f" {look.short}"
    line = Text.assemble((f"{name:<3}", look.style), " " * (1 if is_wide else first - 3))
    if is_wide:
        line.append(f"{spoken().thing('type', type_name)[:13]:<14}")
    line.append(f"{_places(points['places'][type_name]):<{places}}", palette.FAINT)
    gained = points["majorities"][type_name]
    for number, count in enumerate(counts):
        shown = "\u00b7" if not count else number_text(count, 0 if count == int(count) else 1)
        got = gained[number] if number < len(gained) else 0
        text = f"{shown} +{got}" if got else shown
        line.append(f"{text:>{column}}", palette.GOOD if got else "" if count else palette.FAINT)
    line.pad_right(max(0, first + places - line.cell_len))
    return line


def _source_name(source: str) -> str:
    said = spoken().find(f"stats-{source.replace('_', '-')}", {})
    return spoken().thing("module", source) if said is None else said


def _row(head: Text, values: Sequence[int], column: int, style: str = "") -> Text:
    for value in values:
        head.append(gain(value, column), style)
    return head


def gain(points: int, width: int) -> str:
    """Return points in a column of this width."""
    text = f"+{points}" if points else "\u00b7"
    return f"{text:>{width}}"


def standing_lines(standing: Mapping[str, Any], names: Sequence[str], width: int) -> Block:
    """Return what the next scoring would bring now, when it comes, and points of modules at the end."""
    if not standing["scorings"]:
        return [Text(say("screen-no-scoring"), palette.FAINT)]
    coming = standing["scorings"][0]
    lines = [Text(say("screen-if-scored", scoring=coming["points"]["scoring"]), palette.HEADING)]
    lines += scoring_lines(coming["points"], names, width)
    lines.append(Text(_when(coming), palette.FAINT))
    for undecided in coming["undecided"]:
        lines.append(Text(say("screen-undecided", seat=names[undecided["seat"]]), palette.FAINT))
    for number, sources in enumerate(standing["end"]):
        shown = [f"{_source_name(source)} +{points}" for source, points in sources.items() if points]
        if shown:
            lines.append(Text(say("screen-at-end", seat=names[number], sources=", ".join(shown)), palette.FAINT))
    return lines


def _when(coming: Mapping[str, Any]) -> str:
    if coming["tiles"] is not None:
        return say("screen-when-tiles", tiles="+".join([str(count) for count in coming["tiles"]]))
    cards = coming["cards"]
    most = cards["most"]
    form = ".unknown" if most is None else ""
    return say(f"screen-when-cards{form}", least=cards["least"], most=most or 0)


def worth_text(preview: Mapping[str, Any], seat: int) -> Text:
    """Return what an action is worth to a seat: points now, and the gain in the next scoring."""
    text = Text()
    for key, sources in (("screen-scored", preview["scored"]), ("screen-worth", preview["worth"])):
        shown = [(source, points) for source, points in (sources[seat] if sources else {}).items() if points]
        if shown:
            parts = ", ".join([f"{points:+d} {_thing(source)}" for source, points in shown])
            total = sum([points for _, points in shown])
            style = palette.GOOD if total > 0 else palette.BAD
            text.append(f"{'  ' if text else ''}{say(key, sources=parts)}", style)
    return text


def _thing(source: str) -> str:
    """Return the name of a source of points: a type of building, a line or a module."""
    of_type = spoken().find(key_of("type", source), {})
    return _source_name(source) if of_type is None else of_type
