"""Finds the messages of a game: those declared in the folders of the code that makes them."""

from typing import NamedTuple, get_origin

from typing_extensions import ReadOnly

from alhambra.declarations import declared_in, fields_of, folders_of, kind_of, modules_of, own_folders, whole_game
from alhambra.protocol import Action, Game
from alhambra.tilegames.module import Module
from alhambra.tilegames.modules import folder_of

# What a game or a module shows is declared under the name of its class with this suffix, and so is how the seats
# stand in a game. Where only the protocol is known, these are the names for the parts that all games share.
VIEW, STANDING = "View", "Standing"

ABOUT_ANY_GAME = ("alhambra.statistics", "alhambra.analysis")  # packages above the games that also make messages


class GameMessages(NamedTuple):
    """The messages of a game with every module that goes with it."""

    game: str
    events: list[type]
    decisions: list[type]
    actions: list[type[Action]]
    view: type  # what it shows without modules
    parts: dict[str, type]  # what its modules show, by the name of the module
    standing: type
    others: list[type]  # all other declarations


def messages_of(game: str) -> GameMessages:
    """Return the messages of a game."""
    made = whole_game(game)
    modules = modules_of(game)
    folders = [*own_folders(made, modules), *ABOUT_ANY_GAME]
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


def _of_game(game: Game, ending: str) -> type:
    """Return what is declared for a game under this ending, for the nearest game it builds on, or for all games."""
    for kind in type(game).__mro__:
        found = declared_in(kind.__module__.rpartition(".")[0]).get(kind.__name__ + ending)
        if found is not None:
            return found
    return declared_in("alhambra.protocol")[ending]


def part_of(module: type[Module]) -> type | None:
    """Return what a module declares as its part of a view."""
    return declared_in(folder_of(module)).get(module.__name__ + VIEW)


def _nothing_shown(game: Game) -> type:
    """Return the part of a view of a module that declares none."""
    found = [declared_in(folder).get("ModuleView") for folder in folders_of(game)]
    return next(declared for declared in found if declared is not None)


def is_decision(message: type) -> bool:
    return "seat" in fields_of(message) and kind_of(message, "kind") is not None


def is_tagged(message: type) -> bool:
    """Return whether a message is of a sort, such as events or decisions."""
    return kind_of(message, "event") is not None or is_decision(message)


def is_incomplete(message: type) -> bool:
    """Return whether a declaration only holds what all messages of a sort share."""
    left_open = [hint for hint in fields_of(message).values() if get_origin(hint) is ReadOnly]
    return bool(left_open) or message.__name__ in (VIEW, STANDING)
