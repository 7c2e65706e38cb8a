"""Which messages a game has: those that are declared in the folders of all who make them.

Nothing lists them a second time. A file ``messages.py`` is asked for in the folder of the game, of whatever it builds
on, and of each module that goes with it, also of those that were registered from outside.
"""

from collections.abc import Iterable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Annotated, Any, Literal, NamedTuple, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

from typing_extensions import ReadOnly

from alhambra.games import GAMES, check_config, new_game
from alhambra.protocol import Action, Game, GameConfig
from alhambra.tilegames.module import Module
from alhambra.tilegames.modules import MODULES, folder_of

# What a game or a module shows is declared under the name of its class with this behind it, and so is how the seats
# stand in a game. Where only the protocol is known, these are the words for what all games have of it.
VIEW, STANDING = "View", "Standing"

# Packages above the games that make messages, too.
ABOUT_ANY_GAME = ("alhambra.statistics", "alhambra.analysis", "alhambra.schemas")


class GameMessages(NamedTuple):
    """All messages of a game with every module that goes with it."""

    game: str
    events: list[type]
    decisions: list[type]
    actions: list[type[Action]]
    view: type  # what it shows without modules
    parts: dict[str, type]  # what its modules show, by the name of the module
    standing: type
    others: list[type]  # whatever else is declared


def messages_of(game: str) -> GameMessages:
    """The messages of the game of this name."""
    made = whole_game(game)
    modules = modules_of(game)
    folders = [*_own_folders(made, modules), *ABOUT_ANY_GAME]
    declared = [message for folder in dict.fromkeys(folders) for message in declared_in(folder).values()]
    whole = [message for message in declared if not is_incomplete(message)]
    parts = {module.name: part_of(module) or _nothing_shown(made) for module in modules}
    view, standing = _of_game(made, VIEW), _of_game(made, STANDING)
    return GameMessages(
        game,
        [message for message in whole if kind_of(message, "event")],
        [message for message in whole if is_decision(message)],
        list(made.action_set.kinds.values()),
        view,
        parts,
        standing,
        [message for message in whole if not is_tagged(message) and message not in (view, standing, *parts.values())],
    )


def whole_game(game: str) -> Game:
    """A game of this name with every module that goes with it, before any chance."""
    if game not in GAMES:
        check_config(GameConfig(game))
    info = GAMES[game]
    return new_game(GameConfig(game, info.min_seats, info.modules), None)


def modules_of(game: str) -> list[type[Module]]:
    """The modules that go with the game of this name."""
    return [module for module in MODULES if module.name in GAMES[game].modules]


def events_of(game: str) -> list[type]:
    """The events of the game of this name, with those of its modules."""
    folders = _own_folders(whole_game(game), modules_of(game))
    declared = [message for folder in folders for message in declared_in(folder).values()]
    return [message for message in declared if kind_of(message, "event") is not None]


def _own_folders(made: Game, modules: Iterable[type[Module]]) -> list[str]:
    """The packages of the game, of what it builds on and of the modules, each once."""
    folders = [*_folders_of(made), GAMES[made.config.game].folder, *(folder_of(module) for module in modules)]
    return list(dict.fromkeys(folders))


def _folders_of(game: Game) -> list[str]:
    """The packages of the game and of what it builds on, the most general first."""
    return [kind.__module__.rpartition(".")[0] for kind in reversed(type(game).__mro__)]


def _of_game(game: Game, ending: str) -> type:
    """What is declared for the game under this ending, or for the nearest game that it builds on, or for all."""
    for kind in type(game).__mro__:
        found = declared_in(kind.__module__.rpartition(".")[0]).get(kind.__name__ + ending)
        if found is not None:
            return found
    return declared_in("alhambra.protocol")[ending]


def part_of(module: type[Module]) -> type | None:
    """What the module declares as its part of a view."""
    return declared_in(folder_of(module)).get(module.__name__ + VIEW)


def _nothing_shown(game: Game) -> type:
    """What a module shows that declares nothing."""
    found = [declared_in(folder).get("ModuleView") for folder in _folders_of(game)]
    return next(declared for declared in found if declared is not None)


@cache
def declared_in(folder: str) -> dict[str, type]:
    """The messages that are declared in a package, by name; none if it has no file of messages."""
    name = f"{folder}.messages"
    if not folder or find_spec(name) is None:
        return {}
    found = vars(import_module(name)).values()
    return {thing.__name__: thing for thing in found if is_typeddict(thing) and thing.__module__ == name}


@cache
def fields_of(message: type) -> dict[str, Any]:
    """The fields of a message with all that is declared of them."""
    return get_type_hints(message, include_extras=True)


def bare(hint: Any) -> Any:
    """The type of a field without what is noted about it."""
    while get_origin(hint) in (Annotated, NotRequired, ReadOnly):
        hint = get_args(hint)[0]
    return hint


def kind_of(message: type, field: str) -> str | None:
    """The one word that a field of the message has; None if it has no such field, or can have several."""
    hint = bare(fields_of(message).get(field))
    words = get_args(hint) if get_origin(hint) is Literal else ()
    return words[0] if len(words) == 1 else None


def is_decision(message: type) -> bool:
    return "seat" in fields_of(message) and kind_of(message, "kind") is not None


def is_tagged(message: type) -> bool:
    """Whether the message is one of a sort: an event or a decision."""
    return kind_of(message, "event") is not None or is_decision(message)


def is_incomplete(message: type) -> bool:
    """Whether the declaration only says what all messages of a sort have."""
    left_open = [hint for hint in fields_of(message).values() if get_origin(hint) is ReadOnly]
    return bool(left_open) or message.__name__ in (VIEW, STANDING)
