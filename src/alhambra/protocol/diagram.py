"""What the text diagrams of all games have in common."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from alhambra.protocol.config import GameConfig
from alhambra.protocol.errors import one_line

_LONGEST_LINE: Final = 120


def headline(view: Mapping[str, Any], turn: str) -> str:
    """Return the first line of a diagram: the game, its progress, and what is due."""
    parts = [view["game"], f"{len(view['seats'])} seats", turn, f"position {view['at']}"]
    chosen = [*view["modules"], *view["options"]]
    if chosen:
        parts.insert(1, "+".join(chosen))
    return f"{', '.join(parts)}: {due(view['decision'], view['is_over'], view['winners'])}"


def due(decision: Mapping[str, Any] | None, is_over: bool, winners: Sequence[int]) -> str:
    """Return what happens next, or how the game has ended."""
    if is_over:
        return f"over, won by {' and '.join([f'seat {seat}' for seat in winners]) or 'nobody'}"
    if decision is None:
        return "chance decides"
    return f"seat {decision['seat']} decides ({decision['kind']})"


def listed(things: Sequence[str]) -> str:
    """Return the names on one line; ``-`` if there are none."""
    return " ".join(things) or "-"


def in_brief(config: GameConfig, at: int, points: Sequence[int], now: str) -> str:
    """Return a game on one line, for ``repr``."""
    return f"<{config.game}, {config.seats} seats, position {at}: {now}; points {' '.join(map(str, points))}>"


def field_line(name: str, value: Any) -> str:
    """Return any field of a view on one line, shortened if it is long; empty, false or absent ones are left out."""
    return one_line(f"{name}: {_brief(value)}", _LONGEST_LINE)


def _brief(value: Any) -> str:
    if isinstance(value, dict):
        if "tile" in value and "sides" in value:
            return str(value["tile"])
        named = [f"{name} {_brief(value[name])}" for name in value if value[name] not in ([], {}, None, False)]
        return ", ".join(named) or "-"
    if isinstance(value, list):
        between = "; " if any(isinstance(one, dict) for one in value) else " "
        return between.join([_brief(one) for one in value]) or "-"
    return "-" if value is None else str(value)
