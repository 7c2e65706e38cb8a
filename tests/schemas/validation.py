"""Validates the messages of whole games against their schemas."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from typing import Any, NamedTuple

import msgspec
from jsonschema import Draft202012Validator, ValidationError
from jsonschema.protocols import Validator
from jsonschema.validators import extend

from alhambra.games import new_game
from alhambra.protocol import Action, Chance, Game, GameConfig, Randomness
from alhambra.protocol.messages import EventMessage, View
from alhambra.schemas import document
from alhambra.schemas.types import Schema, camel
from tests.lockstep.walks import config_of

OPEN_EVERY = 10  # one in this many games is played with open chance
ASK_EVERY = 20  # at one in this many decisions everything is queried
VARIED_EVERY = 3  # in one in this many games all kinds of offered actions are equally likely

MOST_REMEMBERED = 10_000

_right: set[tuple[int, bytes]] = set()  # parts of messages, with the schema that each satisfies

# Most parts of a view were in the last one, too, so that a part is validated once.


def _ref(validator: Any, ref: str, part: Any, schema: Any) -> Iterator[ValidationError]:
    """Follow a reference."""
    yield from _once(schema, part, lambda: Draft202012Validator.VALIDATORS["$ref"](validator, ref, part, schema))


def _properties(validator: Any, properties: Any, instance: Any, schema: Any) -> Iterator[ValidationError]:
    """Validate the fields of an object."""
    if not isinstance(instance, dict):
        return
    for name, inner in properties.items():
        if name in instance:
            descent = partial(validator.descend, instance[name], inner, path=name, schema_path=name)
            yield from _once(inner, instance[name], descent)


def _once(schema: Any, part: Any, look: Callable[[], Iterable[ValidationError]]) -> list[ValidationError]:
    known = id(schema), msgspec.json.encode(part)
    if known in _right:
        return []
    errors = list(look())
    if len(_right) == MOST_REMEMBERED:
        _right.clear()
    if not errors:
        _right.add(known)
    return errors


_Remembering: type[Validator] = extend(  # type: ignore[no-untyped-call]
    Draft202012Validator, {"$ref": _ref, "properties": _properties}
)


@cache
def whole() -> Schema:
    """Return the document with the messages of all games."""
    return document()


@cache
def validator(name: str) -> Validator:
    """Return the validator for the definition of this name."""
    return _Remembering({**whole(), "$ref": f"#/$defs/{name}"})


@cache
def by_kind(choice: str, field: str) -> dict[str, str]:
    """Return the definitions of a union, such as AlhambraEvent, by their discriminator."""
    definitions = whole()["$defs"]
    names = [reference["$ref"].rpartition("/")[2] for reference in definitions[choice]["anyOf"]]
    return {definitions[name]["properties"][field]["const"]: name for name in names}


class Seen(NamedTuple):
    """The number of validated messages."""

    events: int
    views: int
    actions: int
    answers: int


class Checker:
    """Validates and counts the messages of one game."""

    def __init__(self, game: str) -> None:
        self.game = camel(game)
        self.events = self.views = self.actions = self.answers = 0

    def check(self, name: str, message: Any) -> None:
        validator(name).validate(message)

    def check_event(self, event: EventMessage) -> None:
        self.check(by_kind(f"{self.game}Event", "event")[event["event"]], event)
        self.events += 1

    def check_view(self, view: View) -> None:
        self.check(f"{self.game}View", view)
        self.views += 1

    def check_action(self, action: Action) -> None:
        self.check(by_kind(f"{self.game}Action", "kind")[action.kind], action.to_json())
        self.actions += 1

    def check_answers(self, game: Game, action: Action) -> None:
        """Return the answers to queries about the position and the action."""
        for seat in range(game.config.seats):
            self.check(f"{self.game}Standing", game.standing(seat=seat))
            self.check("Preview", game.preview(action, seat=seat))
        judgements = game.refusals({"kind": action.kind})
        for judgement in judgements:
            self.check("Judgement", judgement)
        self.answers += 2 * game.config.seats + len(judgements)

    def check_moment(self, game: Game) -> None:
        """Return everything that anybody sees now."""
        for event in game.events:  # all who may see one see the same
            self.check_event(event.data)
        for seat in [None, *range(game.config.seats)]:
            self.check_view(game.view(seat))


def check_game(config: GameConfig, number: int) -> Seen:
    """Play a random game, and validate every message of it."""
    randomness = Randomness(f"messages {number}")
    game = new_game(config, None if number % OPEN_EVERY == 0 else number)
    checker = Checker(config.game)
    checker.check("ConfigMessage", config.to_json())
    checker.check_moment(game)
    while not game.is_over:
        if game.chance is None:
            action = _choice(game, number % VARIED_EVERY == 0, randomness)
            checker.check_action(action)
            if randomness.below(ASK_EVERY) == 0:
                checker.check_answers(game, action)
            game.play(action)
        else:
            game.resolve(_outcome(game.chance, randomness))
        checker.check_moment(game)
    checker.check("RecordMessage", game.record().to_json())
    return Seen(checker.events, checker.views, checker.actions, checker.answers)


def _choice(game: Game, varied: bool, randomness: Randomness) -> Action:
    offers = game.legal_actions()
    if not varied:
        return offers.pick(randomness)
    kinds = sorted({action.kind for action in offers})
    kind = kinds[randomness.below(len(kinds))]
    of_kind = [action for action in offers if action.kind == kind]
    return of_kind[randomness.below(len(of_kind))]


def _outcome(chance: Chance, randomness: Randomness) -> str:
    return chance.outcomes[randomness.below(len(chance.outcomes))][0]


def check_numbered_game(number: int) -> Seen:
    """Check a game by number; the numbers cycle through all games and all sets of modules."""
    return check_game(config_of(number), number)
