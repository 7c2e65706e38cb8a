"""A table maintained from the events alone always shows what the game would show."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alhambra.client import Table
from alhambra.client.table import changes_for
from alhambra.games import GAMES, new_game
from alhambra.protocol import Game, GameConfig, Randomness
from alhambra.protocol.serialization.hashing import fingerprint
from alhambra.tilegames.modules import MODULES
from tests.client.streams import FOLDER, STREAMS, Chooser, text_of
from tests.roll_and_write.checked_play import CONFIGS as ROLL_AND_WRITE


def as_json(message: Any) -> Any:
    """Return the message as it arrives over the network."""
    return json.loads(json.dumps(message))


class Audience:
    """A spectator and all seats, each with a table fed only by its events."""

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


def follow(config: GameConfig, seed: int) -> None:
    """Play a whole game, with many rare kinds of actions, and keep the tables."""
    game = new_game(config, seed)
    chooser = Chooser(seed)
    audience = Audience(game)
    while game.decision is not None:
        game.play(chooser.choose(game))
        audience.hear(game)
        # Check one of them after each action, which is enough to locate an error.
        audience.compare_one(game, [None, *range(config.seats)][game.at % (config.seats + 1)])
    audience.compare(game)
    assert game.is_over


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
        randomness, chooser = Randomness(4), Chooser(4)
        audience = Audience(game)
        for _ in range(300):
            chance = game.chance
            if game.is_over:
                break
            if chance is not None:
                game.resolve(chance.outcomes[randomness.below(len(chance.outcomes))][0])
            else:
                game.play(chooser.choose(game))
            audience.hear(game)
            audience.compare(game)


def test_a_table_can_begin_in_the_middle_of_a_game() -> None:
    config = GameConfig("alhambra", 3, GAMES["alhambra"].modules)
    game = new_game(config, 5)
    chooser = Chooser(6)
    for _ in range(100):
        game.play(chooser.choose(game))
    audience = Audience(game)
    for _ in range(50):
        game.play(chooser.choose(game))
        audience.hear(game)
    audience.compare(game)


def test_a_table_does_not_change_what_it_was_given() -> None:
    game = new_game(GameConfig("combined", 3, GAMES["combined"].modules), 7)
    chooser = Chooser(8)
    first = game.view(1)
    given_view, told = as_json(first), []
    table = Table(first)
    for _ in range(100):
        game.play(chooser.choose(game))
        events = game.events_for(1)
        copies = as_json(events)
        for event in events:
            table.apply(event)
        told.append((events, copies))
    assert as_json(first) == given_view
    assert all(events == copies for events, copies in told)


# --- recorded streams, which also test translations ---


@pytest.mark.parametrize("name", STREAMS)
def test_a_recorded_stream_is_followed(name: str) -> None:
    first, *calls = [json.loads(line) for line in (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()]
    table = Table(first)
    assert len(calls) >= 20
    for call in calls:
        for event in call["events"]:
            table.apply(event)
        assert "view" not in call or table.view == call["view"]
        assert fingerprint(table.view) == call["hash"]


@pytest.mark.parametrize("name", STREAMS)
def test_a_stream_would_be_recorded_the_same_way(name: str) -> None:
    """Otherwise ``python -m tests.client.streams`` records them again."""
    assert (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8") == text_of(name)


def test_the_streams_are_in_the_list_and_tell_most_kinds_of_events() -> None:
    assert {file.stem for file in FOLDER.glob("*.jsonl")} == set(STREAMS)
    told = {
        event["event"]
        for file in FOLDER.glob("*.jsonl")
        for line in file.read_text(encoding="utf-8").splitlines()[1:]
        for event in json.loads(line)["events"]
    }
    changing = {kind for name in STREAMS for changes in changes_for(game_view(name)) for kind in changes}
    assert changing - told == RARE


def game_view(name: str) -> dict[str, Any]:
    return dict(new_game(STREAMS[name].config, 1).view(None))


RARE = {"card_given", "gates_discarded", "roll_is_due", "start_seat"}  # the last two with open chance only
