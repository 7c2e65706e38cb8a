"""The valid combinations of game, seats, modules and options, so that clients need no rules."""

from collections.abc import Iterable
from typing import Annotated, Any, Final

import msgspec
from litestar import Router, post
from litestar.params import JSONBody

from alhambra.games import GAMES, check_config
from alhambra.protocol import ConfigError, GameConfig

_MOST_SEATS: Final = 12
Names = Annotated[list[str], msgspec.Meta(max_length=100)]  # of modules or options


class Chosen(msgspec.Struct, forbid_unknown_fields=True):
    """The choices made so far for a new table."""

    game: str
    seats: int
    modules: Names = []
    options: Names = []


@post("/choices", status_code=200, sync_to_thread=False)
def possible_choices(data: JSONBody[Chosen]) -> dict[str, Any]:
    """Return whether a combination can be played, and which seats, modules and options go with it."""
    info = GAMES.get(data.game)
    modules, options = ((), ()) if info is None else (info.modules, info.options)
    return {
        "is_allowed": _is_allowed(data.game, data.seats, data.modules, data.options),
        "seats": [
            seats for seats in range(1, _MOST_SEATS + 1) if _is_allowed(data.game, seats, data.modules, data.options)
        ],
        "modules": [
            module for module in modules if _is_allowed(data.game, data.seats, {*data.modules, module}, data.options)
        ],
        "options": [
            option for option in options if _is_allowed(data.game, data.seats, data.modules, {*data.options, option})
        ],
    }


def _is_allowed(game: str, seats: int, modules: Iterable[str], options: Iterable[str]) -> bool:
    try:
        check_config(GameConfig(game, seats, modules, options))
    except ConfigError:
        return False
    return True


ROUTER: Final = Router("/api", route_handlers=[possible_choices])
