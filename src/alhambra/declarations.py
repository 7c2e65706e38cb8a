"""Collects for clients what the classes of a game and of its modules declare about themselves.

Nothing is listed twice. Messages are declared in ``messages.py``, in the folder of the game, of each game it
builds on, and of each module that goes with it, including those registered from outside.
"""

from collections.abc import Iterable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Annotated, Any, Literal, NotRequired, cast, get_args, get_origin, get_type_hints, is_typeddict

from typing_extensions import ReadOnly

from alhambra.games import GAMES, check_config, new_game
from alhambra.protocol import BUTTON, Action, Field, Game, GameConfig
from alhambra.protocol.messages import (
    QUIET,
    QUIET_AT_TABLES,
    ActionDeclaration,
    FieldDeclaration,
    GameDeclaration,
)
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.module import Module
from alhambra.tilegames.modules import MODULES, folder_of


@cache
def declaration_of(game: str) -> GameDeclaration:
    """Return what a client must know about a game with every module that goes with it.

    The result is cached: register modules from outside before the first call.
    """
    made, modules = whole_game(game), modules_of(game)
    actions = list(made.action_set.kinds.values())
    messages = [message for folder in own_folders(made, modules) for message in declared_in(folder).values()]
    return {
        "game": game,
        "actions": {kind.kind: _action(kind) for kind in actions},
        "decisions": _decisions(made, actions),
        "quiet": [str(kind_of(message, "event")) for message in messages if _has_note(message, QUIET)],
        "quiet_at_tables": [
            str(kind_of(message, "event")) for message in messages if _has_note(message, QUIET_AT_TABLES)
        ],
        "clauses": list(GAMES[game].clauses),
        "module_clauses": {module.name: list(module.clauses) for module in modules},
    }


def _action(kind: type[Action]) -> ActionDeclaration:
    declared: Any = {"chosen": kind.chosen or BUTTON, "fields": [_field(field) for field in kind.form]}
    return cast(ActionDeclaration, declared)


def _field(field: Field) -> FieldDeclaration:
    declared: Any = {"name": field.name, "form": field.form} | ({"place": field.place} if field.place else {})
    return cast(FieldDeclaration, declared)


def _decisions(made: Game, actions: list[type[Action]]) -> dict[str, list[str]]:
    """Return the kinds of action by kind of decision, as the steps of tile games declare them."""
    steps = made.rules.step_set.kinds.values() if isinstance(made, TileGame) else ()
    return {
        step.kind: [kind.kind for kind in actions if issubclass(kind, step.actions)] for step in steps if step.actions
    }


def _has_note(message: type, note: object) -> bool:
    """Return whether the kind of an event is declared with this note."""
    hint = fields_of(message).get("event")
    return get_origin(hint) is Annotated and note in get_args(hint)[1:]


# --- where messages are declared ---


def whole_game(game: str) -> Game:
    """Return a game with every module that goes with it, before any chance event."""
    if game not in GAMES:
        check_config(GameConfig(game))
    info = GAMES[game]
    return new_game(GameConfig(game, info.min_seats, info.modules), None)


def modules_of(game: str) -> list[type[Module]]:
    """Return the modules that go with a game."""
    return [module for module in MODULES if module.name in GAMES[game].modules]


def own_folders(made: Game, modules: Iterable[type[Module]]) -> list[str]:
    """Return the packages of a game, of the games it builds on and of its modules, each once."""
    folders = [*folders_of(made), GAMES[made.config.game].folder, *(folder_of(module) for module in modules)]
    return list(dict.fromkeys(folders))


def folders_of(game: Game) -> list[str]:
    """Return the packages of a game and of the games it builds on, the most general first."""
    return [kind.__module__.rpartition(".")[0] for kind in reversed(type(game).__mro__)]


@cache
def declared_in(folder: str) -> dict[str, type]:
    """Return the messages declared in a package, by name."""
    name = f"{folder}.messages"
    if not folder or find_spec(name) is None:
        return {}
    found = vars(import_module(name)).values()
    return {thing.__name__: thing for thing in found if is_typeddict(thing) and thing.__module__ == name}


@cache
def fields_of(message: type) -> dict[str, Any]:
    """Return the annotated fields of a message."""
    return get_type_hints(message, include_extras=True)


def bare(hint: Any) -> Any:
    """Return the type of a field without its annotations."""
    while get_origin(hint) in (Annotated, NotRequired, ReadOnly):
        hint = get_args(hint)[0]
    return hint


def kind_of(message: type, field: str) -> str | None:
    """Return the only value a field can have; None if there is no such field, or it can have several."""
    hint = bare(fields_of(message).get(field))
    words = get_args(hint) if get_origin(hint) is Literal else ()
    return words[0] if len(words) == 1 else None
