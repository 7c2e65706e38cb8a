"""What a seat may know about a position, as text."""

from collections.abc import Mapping
from typing import Any

from alhambra.folders import found_in
from alhambra.games import GAMES
from alhambra.protocol import AlhambraError, quoted

_FILE = "diagram"


def diagram(view: Mapping[str, Any]) -> str:
    """Return a view as text: market, display and palaces, or sheets, with the cards that the viewer may know.

    ``print(game)`` shows the same with the hands of all seats.

    Args:
        view: what ``game.view(seat)`` or ``window.view()`` returned.

    Raises:
        AlhambraError: ``view`` is not a view of a game in ``GAMES``.

    >>> game = new_game(GameConfig("roll_and_write", 2), seed=7)
    >>> print(diagram(game.view(0)).splitlines()[0])
    roll_and_write, 2 seats, round 1 of 18, position 0: seat 0 decides (action)
    """
    name = view.get("game") if isinstance(view, Mapping) else None
    if not isinstance(name, str) or name not in GAMES:
        raise AlhambraError("view-is-none", given=quoted(name if name is not None else view))
    draw = found_in(GAMES[name].folder, _FILE, _FILE)
    return str(view) if draw is None else str(draw(view))
