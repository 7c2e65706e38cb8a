"""The tables of events and views in the documentation name all that games tell and show."""

import pytest

from alhambra.games import GAMES, new_game
from alhambra.protocol import Event, Game, GameConfig, Randomness
from tests.docs.markdown import ROOT, code_in, rows

LIBRARY = ROOT / "docs" / "library.md"
TILE_VIEW = "The fields of a view in the games with tiles:"
ROLL_AND_WRITE_VIEW = "In Roll & Write everything lies open:"


def told_events() -> set[tuple[str, frozenset[str]]]:
    return {
        (kind, frozenset(code_in(data))) for kinds, data, _ in rows(LIBRARY, "## Events") for kind in code_in(kinds)
    }


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
    happened = {(event.kind, frozenset(event.data)) for event in events}
    assert happened <= told_events()


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
