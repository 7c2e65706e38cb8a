"""The tables of events and views in the documentation name all that games tell and show."""

import pytest

from alhambra.games import GAMES, new_game
from alhambra.protocol import Event, Game, GameConfig, Randomness
from alhambra.tilegames.modules import MODULES
from tests.docs.markdown import code_in, rows
from tests.docs.module_tables import LIBRARY, events_of, is_of_a_module, library_rows
from tests.messages import fields

TILE_VIEW = "The fields of a view in the games with tiles:"
ROLL_AND_WRITE_VIEW = "In Roll & Write everything lies open:"


def told_events() -> set[tuple[str, frozenset[str]]]:
    told = [*rows(LIBRARY, "## Events"), *(row for module in MODULES for row in events_of(module))]
    return {(kind, frozenset(code_in(data))) for kinds, data, _ in told for kind in code_in(kinds)}


def play_varied_game(config: GameConfig, seed: int) -> tuple[Game, list[Event]]:
    """A game in which every kind of action that is offered is equally likely; all that happened."""
    game = new_game(config, seed)
    chooser = Randomness(f"varied {seed}")
    events = list(game.events)
    while not game.is_over:
        kinds = sorted({action.kind for action in game.legal_actions()})
        kind = kinds[chooser.below(len(kinds))]
        actions = [action for action in game.legal_actions() if action.kind == kind]
        events += game.play(actions[chooser.below(len(actions))])
    return game, events


@pytest.mark.parametrize(
    "config",
    [
        GameConfig("alhambra", 2),
        GameConfig("alhambra", 3, GAMES["alhambra"].modules),
        GameConfig("granada", 3, GAMES["granada"].modules),
        GameConfig("roll_and_write", 3),
    ],
    ids=str,
)
def test_every_event_is_told_with_its_data(config: GameConfig) -> None:
    events = play_varied_game(config, 1)[1]
    happened = {(event.kind, frozenset(fields(event))) for event in events}
    assert happened <= told_events()


def test_the_events_of_modules_are_those_of_their_folders() -> None:
    """Otherwise ``make docs-tables`` writes them anew."""
    assert [row for row in rows(LIBRARY, "## Events") if is_of_a_module(row)] == library_rows()


@pytest.mark.parametrize(
    ("config", "heading"),
    [
        (GameConfig("alhambra", 2, GAMES["alhambra"].modules), TILE_VIEW),
        (GameConfig("combined", 3), TILE_VIEW),
        (GameConfig("roll_and_write", 1), ROLL_AND_WRITE_VIEW),
    ],
    ids=str,
)
def test_every_field_of_a_view_is_told(config: GameConfig, heading: str) -> None:
    told = [field for fields, _ in rows(LIBRARY, heading) for field in code_in(fields)]
    game = new_game(config, 1)
    shown = set(game.view(0)) - config.modules
    assert shown <= set(told)
    optional = {"marker"} if config.game == "alhambra" else set()
    assert set(told) - optional <= shown
