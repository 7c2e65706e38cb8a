"""What games declare about their actions, events and clauses, for clients to read."""

from typing import Any

import pytest

from alhambra.console.rules_pages import clauses_of
from alhambra.declarations import declaration_of, kind_of
from alhambra.games import GAMES
from alhambra.protocol import ASIDE, BUTTON, DECLINING, PURCHASE, TOUCH, Action, ConfigError, GameConfig
from alhambra.rules_text import clauses
from alhambra.schemas import document, messages_of
from alhambra.tilegames.modules import MODULES
from alhambra.tilegames.modules.characters.rules.before_turn import SwapCard
from alhambra.tilegames.turns.redesign import Remove
from alhambra.tilegames.turns.taking import TakeMoney
from tests.schemas.validation import validator

WAYS = {TOUCH, PURCHASE, ASIDE, BUTTON, DECLINING}
ACTIONS = {kind.kind: kind for game in GAMES for kind in messages_of(game).actions}
EVENTS = {str(kind_of(event, "event")) for game in GAMES for event in messages_of(game).events}


@pytest.mark.parametrize("kind", ACTIONS)
def test_every_kind_of_action_declares_how_it_is_chosen(kind: str) -> None:
    assert ACTIONS[kind].chosen in WAYS


@pytest.mark.parametrize("kind", ACTIONS)
def test_cards_are_declared_where_they_lie(kind: str) -> None:
    """Otherwise nobody could select them."""
    if ACTIONS[kind].chosen in (TOUCH, PURCHASE):
        cards = [field for field in ACTIONS[kind].form if field.thing in ("card", "bonus_card")]
        assert all(field.place in ("hand", "display") for field in cards)


@pytest.mark.parametrize("game", GAMES)
def test_a_declaration_is_as_the_schema_says(game: str) -> None:
    declared: Any = declaration_of(game)
    validator("GameDeclaration").validate(declared)
    assert document([game])["declarations"] == {game: declaration_of(game)}


def test_fields_are_declared_in_the_order_of_the_notation() -> None:
    actions = declaration_of("alhambra")["actions"]
    cell = {"name": "cell", "form": "cell"}
    assert actions[Remove.kind]["fields"] == [{"name": "tile", "form": "name", "place": "cell"}, cell]
    assert actions[TakeMoney.kind]["fields"] == [{"name": "cards", "form": "names", "place": "display"}]
    assert [field.get("place") for field in actions[SwapCard.kind]["fields"]] == ["hand", "display"]


def test_what_declares_nothing_has_a_button(monkeypatch: pytest.MonkeyPatch) -> None:
    declaration_of.cache_clear()
    monkeypatch.setattr(TakeMoney, "chosen", Action.chosen)
    assert declaration_of("granada")["actions"]["take"]["chosen"] == BUTTON
    declaration_of.cache_clear()


def test_decisions_are_between_kinds_of_action() -> None:
    decisions = declaration_of("alhambra")["decisions"]
    assert decisions["pay_bid"] == ["pay_bid"]
    assert decisions["vizier"] == ["buy_with_stone", "keep_stone"]
    assert {"take", "buy", "karim", "pass"} <= set(decisions["turn"])
    assert "place" not in decisions["turn"]
    declared = [str(kind_of(decision, "kind")) for decision in messages_of("alhambra").decisions]
    assert set(decisions) <= set(declared)


@pytest.mark.parametrize("game", GAMES)
def test_quiet_events_are_events_of_the_game(game: str) -> None:
    declared = declaration_of(game)
    quiet = declared["quiet"] + declared["quiet_at_tables"]
    assert "next_decision" in declared["quiet"]
    assert len(set(quiet)) == len(quiet)
    assert set(quiet) <= EVENTS


def test_modules_have_clauses_of_their_own() -> None:
    written = {clause.prefix for clause in clauses()}
    of_modules = declaration_of("alhambra")["module_clauses"]
    boxed = [module for module in MODULES if module.__module__.startswith("alhambra.")]
    for module in boxed:
        assert len(of_modules[module.name]) == 1
        assert set(of_modules[module.name]) <= written
    assert {clause.prefix for clause in clauses_of(GameConfig("alhambra", 2, ["huts"]))} == {"ALH", "HUT"}
    assert {clause.prefix for clause in clauses_of(GameConfig("combined", 2))} == {"ALH", "GRA", "COM"}


def test_an_unknown_game_declares_nothing() -> None:
    with pytest.raises(ConfigError, match="There is no game 'chess'"):
        declaration_of("chess")
