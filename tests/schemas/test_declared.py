"""All messages are declared, each under one name, and the schema is as strict as the declarations."""

from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any, Literal, TypedDict

import pytest
from jsonschema import Draft202012Validator, ValidationError

import alhambra
from alhambra._build import COMPILED, build_name
from alhambra.declarations import declaration_of, declared_in, kind_of
from alhambra.games import GAMES, new_game
from alhambra.protocol import ConfigError, GameConfig
from alhambra.protocol.messages import Cell, DecisionMessage, Seat
from alhambra.schemas import document, messages_of
from alhambra.schemas.declared import is_incomplete
from alhambra.schemas.types import Definitions, camel
from alhambra.tilegames.messages import ModuleView
from alhambra.tilegames.module import Module
from alhambra.tilegames.modules import MODULES
from tests.messages import seen_by
from tests.schemas.validation import validator, whole

ALL = [messages_of(game) for game in GAMES]
EVENTS = list(dict.fromkeys(message for messages in ALL for message in messages.events))
DECISIONS = list(dict.fromkeys(message for messages in ALL for message in messages.decisions))
ACTIONS = list(dict.fromkeys(kind for messages in ALL for kind in messages.actions))


def test_the_document_is_a_json_schema() -> None:
    Draft202012Validator.check_schema(whole())


def test_no_file_of_messages_is_forgotten() -> None:
    package = Path(alhambra.__file__).parent
    folders = [".".join(["alhambra", *file.relative_to(package).parent.parts]) for file in package.rglob("messages.py")]
    assert len(folders) > 5
    composed = {message for messages in ALL for message in (messages.view, messages.standing, *messages.parts.values())}
    for folder in folders:
        for name, message in declared_in(folder).items():
            assert name in whole()["$defs"] or message in composed or is_incomplete(message), name


def test_kinds_are_unique_over_all_games() -> None:
    for kinds in (
        [kind_of(message, "event") for message in EVENTS],
        [kind_of(message, "kind") for message in DECISIONS],
        [kind.kind for kind in ACTIONS],
    ):
        assert len(kinds) > 10
        assert max(Counter(kinds).values()) == 1


def test_a_message_is_called_by_its_kind() -> None:
    for message in EVENTS:
        assert message.__name__ == camel(str(kind_of(message, "event")))
    for message in DECISIONS:
        assert message.__name__ == camel(str(kind_of(message, "kind"))) + "Decision"


def test_every_message_says_in_a_line_what_it_is() -> None:
    for name, definition in whole()["$defs"].items():
        description = definition["description"]
        assert description.endswith("."), name
        assert "\n" not in description, name


def test_a_view_has_a_part_for_each_module_of_its_game() -> None:
    for game, info in GAMES.items():
        parts = messages_of(game).parts
        assert list(parts) == [module.name for module in MODULES if module.name in info.modules]
        properties = whole()["$defs"][f"{camel(game)}View"]["properties"]
        assert set(parts) <= set(properties)


@pytest.mark.skipif(build_name() == COMPILED, reason="compiled classes have no subclasses from outside")
def test_a_module_that_tells_and_shows_nothing_declares_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    lawns: type[Module] = type("Lawns", (Module,), {"name": "lawns"})
    monkeypatch.setattr("alhambra.declarations.MODULES", [*MODULES, lawns])
    monkeypatch.setattr(GAMES["alhambra"], "modules", (*GAMES["alhambra"].modules, "lawns"))
    declaration_of.cache_clear()
    assert messages_of("alhambra").parts["lawns"] is ModuleView
    assert document(["alhambra"])["$defs"]["AlhambraView"]["properties"]["lawns"] == {"$ref": "#/$defs/ModuleView"}
    declaration_of.cache_clear()


def test_a_document_can_have_one_game_alone() -> None:
    alone = document(["roll_and_write"])["$defs"]
    assert "DieRolled" in alone
    assert "TileBought" not in alone
    assert alone["GameEvent"]["anyOf"] == alone["RollAndWriteEvent"]["anyOf"]
    assert alone["RollAndWriteView"] == whole()["$defs"]["RollAndWriteView"]


def test_there_are_no_messages_of_an_unknown_game() -> None:
    with pytest.raises(ConfigError, match="There is no game 'chess'"):
        document(["chess"])


# --- what the schema rejects ---


def view() -> dict[str, Any]:
    """Return a view that contains something of everything."""
    game = new_game(GameConfig("alhambra", 2, GAMES["alhambra"].modules), 1)
    return deepcopy(seen_by(game, 0))


def test_the_view_that_is_changed_below_is_right() -> None:
    validator("AlhambraView").validate(view())
    validator("GameView").validate(view())


@pytest.mark.parametrize(
    "change",
    [
        lambda view: view.pop("market"),
        lambda view: view.update(weather="fine"),
        lambda view: view.update(game="chess"),
        lambda view: view.update(turn="1"),
        lambda view: view.update(hand="gulden_1"),
        lambda view: view.update(marker="sideways"),
        lambda view: view.update(dealt="cheated"),
        lambda view: view.update(decision={"seat": 0, "kind": "action"}),
        lambda view: view.update(decision={"seat": 0, "kind": "bid"}),
        lambda view: view["vizier"].update(active=[1, 0]),
        lambda view: view["vizier"].pop("active"),
        lambda view: view["camps"].update(fire=True),
        lambda view: view["huts"]["piles"][0].pop("top"),
        lambda view: view["seats"][0]["palace"][0].update(cell=[0]),
        lambda view: view["seats"][0]["palace"][0].update(cell=[0, 0, 0]),
        lambda view: view["seats"][0]["palace"][0].update(district=3),
        lambda view: view["market"][0].update(field=0),
    ],
)
def test_a_view_with_anything_wrong_is_refused(change: Callable[[dict[str, Any]], object]) -> None:
    changed = view()
    change(changed)
    with pytest.raises(ValidationError):
        validator("AlhambraView").validate(changed)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("AlhambraEvent", {"event": "die_rolled", "seat": 0, "die": "yellow_3"}),
        ("RollAndWriteEvent", {"event": "passed", "seat": 0}),
        ("GranadaEvent", {"event": "hut_taken", "seat": 0, "tile": "hut_tower_n"}),
        ("GameEvent", {"event": "passed"}),
        ("GameEvent", {"event": "passed", "seat": -1}),
        ("GameEvent", {"event": "passed", "seat": 0, "why": "bored"}),
        ("GameEvent", {"event": "slept", "seat": 0}),
        ("GameAction", {"kind": "buy", "tile": "tower_9_ne"}),
        ("GameAction", {"kind": "buy", "tile": "tower_9_ne", "cards": "gulden_9"}),
        ("GameAction", {"kind": "place", "tile": "tower_9_ne", "cell": [0]}),
        ("GameAction", {"kind": "bid", "amount": "4"}),
        ("GameAction", {"kind": "fly"}),
    ],
)
def test_a_message_with_anything_wrong_is_refused(name: str, message: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        validator(name).validate(message)


def test_the_same_messages_without_a_fault_are_right() -> None:
    validator("GameEvent").validate({"event": "passed", "seat": 0})
    validator("GameAction").validate({"kind": "place", "tile": "tower_9_ne", "cell": [0, -1]})


# --- from types to schemas ---


class Lamp(TypedDict):
    """A lamp."""

    event: Literal["lamp_lit"]
    where: Cell
    lit_by: list[Seat]
    next: DecisionMessage | None


def another_lamp() -> type:
    class Lamp(TypedDict):
        colour: str

    return Lamp


def test_a_declaration_becomes_a_schema() -> None:
    definitions = Definitions({"DecisionMessage": "GameDecision"})
    assert definitions.of(Lamp) == {"$ref": "#/$defs/Lamp"}
    lamp = definitions.found["Lamp"]
    assert lamp["required"] == ["event", "where", "lit_by", "next"]
    assert lamp["properties"]["event"] == {"const": "lamp_lit"}
    assert (lamp["properties"]["where"]["minItems"], lamp["properties"]["where"]["maxItems"]) == (2, 2)
    assert lamp["properties"]["next"] == {"anyOf": [{"$ref": "#/$defs/GameDecision"}, {"type": "null"}]}


@pytest.mark.parametrize("hint", [object, Any, bytes, set[int], dict[int, str], tuple[int, int]])
def test_what_json_has_no_form_for_is_refused(hint: Any) -> None:
    with pytest.raises(TypeError, match="a message cannot hold"):
        Definitions({}).of(hint)


def test_two_messages_of_one_name_are_refused() -> None:
    definitions = Definitions({"DecisionMessage": "GameDecision"})
    definitions.of(Lamp)
    with pytest.raises(TypeError, match="two messages are called Lamp"):
        definitions.of(another_lamp())
