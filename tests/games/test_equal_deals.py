"""A source of chance depends on the seed alone, and never on what the players do."""

from collections.abc import Callable

import pytest

from alhambra.games import GAMES, new_game
from alhambra.protocol import Action, Event, Game, GameConfig, Randomness
from tests.messages import fields

Chooser = Callable[[list[Action]], Action]


def builder(actions: list[Action]) -> Action:
    """Buys and builds whenever possible."""
    return ([action for action in actions if action.kind in ("buy", "place", "tick")] or actions)[0]


def at_random(seed: int) -> Chooser:
    randomness = Randomness(f"players {seed}")
    return lambda actions: actions[randomness.below(len(actions))]


def all_events(config: GameConfig, seed: int, choose: Chooser) -> list[Event]:
    """Return the events of a game."""
    game: Game = new_game(config, seed)
    events = list(game.events)
    for _ in range(2000):
        if game.is_over:
            break
        events += game.play(choose(list(game.legal_actions())))
    return events


def different_games(config: GameConfig, seed: int) -> list[list[Event]]:
    choosers = [builder, at_random(1), at_random(2)]
    games = [all_events(config, seed, choose) for choose in choosers]
    assert len({repr(events) for events in games}) == len(games), "the players are to play differently"
    return games


CARD_EVENTS = (
    *("money_dealt", "card_revealed", "scoring_card_revealed"),
    *("auction_begins", "gate_revealed", "card_drawn_is"),
)


def cards_of(events: list[Event]) -> list[str]:
    """Return the cards of the first deck in the order in which they were drawn."""
    cards: list[str] = []
    for event in events:
        if event.kind == "deck_reshuffled":
            break
        if event.kind in CARD_EVENTS:
            told = fields(event)
            cards.append(str(told.get("card", told.get("character", told.get("scoring", "gate")))))
    return cards


def tiles_of(events: list[Event], names: set[str]) -> list[str]:
    """Return the tiles drawn from the bag, until Laila puts one back."""
    tiles: list[str] = []
    for event in events:
        if event.kind == "tile_replaced":
            break
        if event.kind in ("tile_revealed", "dirk_got_tile") and fields(event)["tile"] in names:
            tiles.append(fields(event)["tile"])
    return tiles


def same_beginnings(sequences: list[list[str]], at_least: int) -> None:
    shortest = min(len(sequence) for sequence in sequences)
    assert shortest >= at_least
    assert len({tuple(sequence[:shortest]) for sequence in sequences}) == 1


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    "config",
    [
        GameConfig("alhambra", 2),
        GameConfig("alhambra", 4),
        GameConfig("alhambra", 3, GAMES["alhambra"].modules),
        GameConfig("granada", 3, ["bureaux"]),
        GameConfig("combined", 3),
    ],
    ids=str,
)
def test_the_cards_of_the_deck_are_the_same_whatever_the_players_do(config: GameConfig, seed: int) -> None:
    same_beginnings([cards_of(events) for events in different_games(config, seed)], 15)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    "config",
    [GameConfig("alhambra", 2), GameConfig("alhambra", 4), GameConfig("alhambra", 3, GAMES["alhambra"].modules)],
    ids=str,
)
def test_the_tiles_of_the_bag_are_the_same_whatever_the_players_do(config: GameConfig, seed: int) -> None:
    games = different_games(config, seed)
    names = {fields(event)["tile"] for events in games for event in events if event.kind == "tile_revealed"}
    same_beginnings([tiles_of(events, names) for events in games], 5)


@pytest.mark.parametrize("seed", range(3))
def test_both_bags_of_the_combined_game_are_independent(seed: int) -> None:
    """A Granada tile may show either face, so tiles are identified by both."""
    config = GameConfig("combined", 3)
    games = different_games(config, seed)
    bases = {fields(event)["tile"] for events in games for event in events if event.kind == "tile_revealed"}
    palace = {name for name in bases if name.rpartition("_")[2].isalpha()}
    assert palace != bases
    same_beginnings([tiles_of(events, palace) for events in games], 5)


@pytest.mark.parametrize("seed", range(3))
def test_each_pile_of_huts_is_the_same_whatever_the_players_do(seed: int) -> None:
    games = different_games(GameConfig("alhambra", 3, ["huts"]), seed)
    huts = [[fields(event)["tile"] for event in events if event.kind == "hut_turned_up"] for events in games]
    for type_name in {name.split("_")[1] for name in huts[0]}:
        same_beginnings([[name for name in pile if name.split("_")[1] == type_name] for pile in huts], 1)


@pytest.mark.parametrize("colour", ["yellow", "blue"])
@pytest.mark.parametrize("seats", [1, 3])
def test_the_dice_are_the_same_whatever_the_players_do(seats: int, colour: str) -> None:
    games = different_games(GameConfig("roll_and_write", seats), 1)
    dice = [[str(fields(event)["die"]) for event in events if event.kind == "die_rolled"] for events in games]
    same_beginnings([[die for die in rolled if die.startswith(colour)] for rolled in dice], 20)


def test_imaginary_players_mark_the_same_buildings_whatever_the_player_does() -> None:
    games = different_games(GameConfig("roll_and_write", 1, (), ["three_imaginary"]), 1)
    marks = [
        [repr(fields(event)) for event in events if event.kind == "building_ticked" and fields(event)["row"] > 0]
        for events in games
    ]
    same_beginnings(marks, 30)


def test_sources_have_streams_of_their_own() -> None:
    """If two of them were the same stream, their first words would agree."""
    game = new_game(GameConfig("alhambra", 3, GAMES["alhambra"].modules), 1)
    assert game.streams is not None
    sources = game.streams.sources
    assert len(set(sources)) == len(sources) == 12
    fresh = type(game.streams)(str(game.seed), sources)
    assert len({fresh.below(number, 2**32) for number in range(len(sources))}) == len(sources)
