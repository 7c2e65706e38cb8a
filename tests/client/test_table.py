"""A table that is kept from the events alone shows at every moment what the game would show."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alhambra.client import Table
from alhambra.games import GAMES, new_game
from alhambra.protocol import Game, GameConfig, Randomness
from alhambra.tilegames.modules import MODULES
from tests.roll_and_write.checked_play import CONFIGS as ROLL_AND_WRITE


def as_json(message: Any) -> Any:
    """What arrives elsewhere."""
    return json.loads(json.dumps(message))


class Audience:
    """A spectator and all seats, each with a table of its own that only its events reach."""

    def __init__(self, game: Game) -> None:
        self.tables = {viewer: Table(as_json(game.view(viewer))) for viewer in (None, *range(game.config.seats))}

    def hear(self, game: Game) -> None:
        for viewer, table in self.tables.items():
            for event in game.events_for(viewer):
                table.apply(as_json(event))

    def compare(self, game: Game) -> None:
        for viewer in self.tables:
            self.compare_one(game, viewer)

    def compare_one(self, game: Game, viewer: int | None) -> None:
        assert self.tables[viewer].view == as_json(game.view(viewer))


def varied(game: Game, lot: Randomness) -> Any:
    """An action by lot, of a kind by lot: so rare kinds come up."""
    offers = list(game.legal_actions())
    kinds = sorted({action.kind for action in offers})
    kind = kinds[lot.below(len(kinds))]
    chosen = [action for action in offers if action.kind == kind]
    return chosen[lot.below(len(chosen))]


def follow(config: GameConfig, seed: int) -> set[str]:
    """Play a whole game and keep tables; all kinds of events that were told."""
    game = new_game(config, seed)
    lot = Randomness(f"client {seed}")
    audience = Audience(game)
    kinds: set[str] = set()
    while game.decision is not None:
        game.play(varied(game, lot) if lot.below(2) else game.legal_actions().pick(lot))
        kinds |= {event.kind for event in game.events}
        audience.hear(game)
        # One of them after each action, which is enough to see where something went wrong.
        audience.compare_one(game, [None, *range(config.seats)][game.at % (config.seats + 1)])
    audience.compare(game)
    assert game.is_over
    return kinds


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_followed_from_its_events(name: str) -> None:
    follow(GameConfig(name, 3), 1)


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("name", ["alhambra", "granada", "combined"])
def test_games_with_all_modules_are_followed(name: str, seats: int) -> None:
    follow(GameConfig(name, seats, GAMES[name].modules), seats)


@pytest.mark.parametrize("module", [module.name for module in MODULES])
def test_a_module_alone_is_followed(module: str) -> None:
    follow(GameConfig("alhambra", 3, [module]), 2)


@pytest.mark.parametrize("config", ROLL_AND_WRITE, ids=str)
def test_roll_and_write_is_followed(config: GameConfig) -> None:
    for seed in range(3):
        follow(config, seed)


@pytest.mark.slow
@settings(max_examples=max(settings().max_examples // 4, 1))
@given(data=st.data())
def test_any_game_is_followed(data: st.DataObject) -> None:
    info = GAMES[data.draw(st.sampled_from(sorted(GAMES)), label="game")]
    seats = data.draw(st.integers(info.min_seats, info.max_seats), label="seats")
    modules = data.draw(st.sets(st.sampled_from(info.modules)), label="modules") if info.modules else ()
    follow(GameConfig(info.name, seats, modules), data.draw(st.integers(0, 10**6), label="seed"))


def test_open_chance_is_followed_from_a_game_that_is_set_up() -> None:
    for name in GAMES:
        game = new_game(GameConfig(name, 3, GAMES[name].modules), 3).with_open_chance()
        lot = Randomness(4)
        audience = Audience(game)
        for _ in range(300):
            chance = game.chance
            if game.is_over:
                break
            if chance is not None:
                game.resolve(chance.outcomes[lot.below(len(chance.outcomes))][0])
            else:
                game.play(varied(game, lot))
            audience.hear(game)
            audience.compare(game)


def test_a_table_can_begin_in_the_middle_of_a_game() -> None:
    config = GameConfig("alhambra", 3, GAMES["alhambra"].modules)
    game = new_game(config, 5)
    lot = Randomness(6)
    for _ in range(100):
        game.play(varied(game, lot))
    audience = Audience(game)
    for _ in range(50):
        game.play(varied(game, lot))
        audience.hear(game)
    audience.compare(game)


def test_a_table_does_not_change_what_it_was_given() -> None:
    game = new_game(GameConfig("combined", 3, GAMES["combined"].modules), 7)
    lot = Randomness(8)
    first = game.view(1)
    given_view, told = as_json(first), []
    table = Table(first)
    for _ in range(100):
        game.play(varied(game, lot))
        events = game.events_for(1)
        copies = as_json(events)
        for event in events:
            table.apply(event)
        told.append((events, copies))
    assert as_json(first) == given_view
    assert all(events == copies for events, copies in told)
