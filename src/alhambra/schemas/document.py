"""One JSON Schema document with all messages of some games."""

from collections.abc import Iterable
from typing import Literal, NotRequired

from alhambra.declarations import declaration_of, fields_of
from alhambra.games import GAMES
from alhambra.schemas.declared import STANDING, VIEW, GameMessages, messages_of
from alhambra.schemas.types import Definitions, Schema, camel, reference

# The sorts of messages that every game has: AlhambraEvent is the union of those of Alhambra.
EVENT, DECISION, ACTION = "Event", "Decision", "Action"
_SORTS = {EVENT: "An event", DECISION: "A decision", ACTION: "An action", VIEW: "A view", STANDING: "The standing"}
ANY = "Game"  # and GameEvent that of all games
# Declarations that know only the protocol mean one of any game.
KNOWN_AS = {
    "EventMessage": ANY + EVENT,
    "DecisionMessage": ANY + DECISION,
    "ActionMessage": ANY + ACTION,
    VIEW: ANY + VIEW,
    STANDING: ANY + STANDING,
}


def document(games: Iterable[str] | None = None) -> Schema:
    """Return a JSON Schema with the messages of these games, or of all, by name, and their unions for each game.

    ``declarations`` has what the games declare about their actions and events, as a ``GameDeclaration`` each.
    """
    chosen = [messages_of(game) for game in (GAMES if games is None else games)]
    definitions = Definitions(KNOWN_AS)
    choices: dict[str, list[Schema]] = {sort: [] for sort in _SORTS}
    of_games: dict[str, Schema] = {}
    for messages in chosen:
        for message in messages.others:
            definitions.message(message)
        name = camel(messages.game)
        own = {
            EVENT: [definitions.message(message) for message in messages.events],
            DECISION: [definitions.message(message) for message in messages.decisions],
            ACTION: [definitions.action(kind) for kind in messages.actions],
        }
        for sort, references in own.items():
            of_games[name + sort] = _choice(f"{_SORTS[sort]} of `{messages.game}`.", references)
        of_games[name + VIEW] = _view(definitions, messages)
        of_games[name + STANDING] = _standing(definitions, messages)
        for sort in _SORTS:
            references = own.get(sort, [reference(name + sort)])
            choices[sort] += [one for one in references if one not in choices[sort]]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of the Alhambra family",
        "$defs": {
            **definitions.found,
            **of_games,
            **{ANY + sort: _choice(f"{_SORTS[sort]} of any game.", found) for sort, found in choices.items()},
        },
        "declarations": {messages.game: declaration_of(messages.game) for messages in chosen},
    }


def _choice(description: str, references: list[Schema]) -> Schema:
    return {"description": description, "anyOf": references}


def _view(definitions: Definitions, messages: GameMessages) -> Schema:
    """Return the view of a game, with the parts of all modules that go with it."""
    fields = {
        **fields_of(messages.view),
        "game": Literal[messages.game],
        **{module: NotRequired[part] for module, part in messages.parts.items()},
    }
    composed = definitions.object_of(f"What may be known about `{messages.game}`.", fields)
    own_decision = reference(camel(messages.game) + DECISION)
    composed["properties"]["decision"]["anyOf"] = [own_decision, {"type": "null"}]
    return composed


def _standing(definitions: Definitions, messages: GameMessages) -> Schema:
    return definitions.object_of(f"How the seats stand in `{messages.game}`.", fields_of(messages.standing))
