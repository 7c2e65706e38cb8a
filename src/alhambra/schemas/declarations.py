"""What the classes of a game and of its modules declare about themselves, gathered for clients."""

from functools import cache
from typing import Any, Final, cast

from alhambra.games import GAMES
from alhambra.protocol import BUTTON, Action, Field, Game
from alhambra.schemas.declared import events_of, fields_of, kind_of, modules_of, whole_game
from alhambra.schemas.messages import ActionDeclaration, FieldDeclaration, GameDeclaration
from alhambra.schemas.types import Definitions
from alhambra.tilegames.game import TileGame

_QUIET: Final = "quiet"  # what the schema of an event's kind has for it


@cache
def declaration_of(game: str) -> GameDeclaration:
    """What a client must know of the game of this name, with every module that goes with it.

    It is gathered once: modules from outside are registered before anybody asks.
    """
    made, events = whole_game(game), events_of(game)
    actions = list(made.action_set.kinds.values())
    return {
        "game": game,
        "actions": {kind.kind: _action(kind) for kind in actions},
        "decisions": _decisions(made, actions),
        "quiet": _quiet(events, "always"),
        "quiet_at_tables": _quiet(events, "at tables"),
        "clauses": list(GAMES[game].clauses),
        "module_clauses": {module.name: list(module.clauses) for module in modules_of(game)},
    }


def _action(kind: type[Action]) -> ActionDeclaration:
    declared: Any = {"chosen": kind.chosen or BUTTON, "fields": [_field(field) for field in kind.form]}
    return cast(ActionDeclaration, declared)


def _field(field: Field) -> FieldDeclaration:
    declared: Any = {"name": field.name, "form": field.form} | ({"place": field.place} if field.place else {})
    return cast(FieldDeclaration, declared)


def _decisions(made: Game, actions: list[type[Action]]) -> dict[str, list[str]]:
    """By kind of decision the kinds of action that may be chosen, as the steps of games with tiles declare them."""
    steps = made.rules.step_set.kinds.values() if isinstance(made, TileGame) else ()
    return {
        step.kind: [kind.kind for kind in actions if issubclass(kind, step.actions)] for step in steps if step.actions
    }


def _quiet(events: list[type], when: str) -> list[str]:
    """The kinds of events that are quiet then."""
    schemas = {event: Definitions({}).of(fields_of(event)["event"]) for event in events}
    return [str(kind_of(event, "event")) for event in events if schemas[event].get(_QUIET) == when]
