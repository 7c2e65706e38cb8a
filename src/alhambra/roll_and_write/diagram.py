"""Games of Roll & Write as text, for ``print(game)`` and ``alhambra.diagram(view)``."""

from collections.abc import Mapping
from typing import Any, Final

from alhambra.protocol.diagram import field_line, headline

_TICK: Final = "x"

View = Mapping[str, Any]


def diagram(view: View) -> str:
    """Return a view as text, which is the same for every viewer."""
    lines = [headline(view, f"round {view['round']} of {view['rounds']}")]
    if view["chance"] is not None:
        lines.append(field_line("to be rolled", view["chance"]))
    for seat in range(len(view["seats"])):
        lines += ["", *_sheet(view, seat)]
    return "\n".join(lines)


def _sheet(view: View, seat: int) -> list[str]:
    """Return the lines of a sheet, with a row for each yellow value and a column for each blue one."""
    own = view["seats"][seat]
    ticked = {(yellow, blue) for yellow, blue in own["ticks"]}
    boxes = zip(view["buildings"], view["rows"][seat]["counts"], strict=True)
    counts = [f"{building['type']} {count}" for building, count in boxes]
    lines = [f"seat {seat}: {own['points']} points, {own['coins']} coins; {', '.join(counts)}"]
    lines.append("    " + " ".join([str(blue) for blue in range(1, len(view["grid"][0]) + 1)]))
    for yellow, types in enumerate(view["grid"], 1):
        marks = [_TICK if (yellow, blue) in ticked else name[0] for blue, name in enumerate(types, 1)]
        lines.append(f"  {yellow} {' '.join(marks)}")
    return lines
