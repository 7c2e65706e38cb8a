"""Positions as text: ``print(game)`` shows everything, and ``diagram(view)`` nothing that is hidden from the viewer."""

from typing import Any

import pytest

from alhambra import GAMES, AlhambraError, GameConfig, Randomness, diagram, new_game
from alhambra.bots import Window
from alhambra.palace.diagram import palace_lines
from alhambra.protocol import Game

CONFIGS = [
    *[GameConfig(name, 3 if name != "combined" else 2, info.modules) for name, info in GAMES.items()],
    GameConfig("alhambra", 2),
]


def middle(config: GameConfig, moves: int = 60) -> Game:
    game, randomness = new_game(config, 7), Randomness("diagrams")
    for _ in range(moves):
        game.play(game.legal_actions().pick(randomness))
    return game


def test_a_table_shows_market_display_hands_and_palaces() -> None:
    game = new_game(GameConfig("alhambra", 3), seed=7)
    assert str(game).splitlines()[:11] == [
        "alhambra, 3 seats, turn 1, position 0: seat 2 decides (turn)",
        "market: 1 gulden tower_11_open, 2 dirham chambers_6_es, 3 denar tower_9_nw, 4 dukat arcades_6_ne",
        "display: dukat_8 gulden_2 dukat_1 denar_5",
        "deck 91, discard 0, bags 50, scorings done 0",
        "",
        "seat 0: 0 points, reserve -",
        "hand: gulden_7 denar_2 denar_6 dukat_2 dukat_6",
        "      0",
        "    +    +",
        "  0  foun",
        "    +    +",
    ]
    assert repr(game) == "<alhambra, 3 seats, position 0: seat 2 decides (turn); points 0 0 0>"


def test_a_palace_is_drawn_with_its_walls_north_up() -> None:
    palace: list[dict[str, Any]] = [
        {"tile": "fountain", "type": None, "price": 0, "sides": "", "cell": [0, 0]},
        {"tile": "seraglio_7_w", "type": "seraglio", "price": 7, "sides": "W", "cell": [0, 1]},
        {"tile": "arcades_6_ne", "type": "arcades", "price": 6, "sides": "NE", "cell": [1, 1]},
    ]
    assert palace_lines(palace) == [
        "      0    1",
        "    +    +    +",
        "  0  foun",
        "    +    +----+",
        "  1 |se7  ar6 |",
        "    +    +    +",
    ]


@pytest.mark.parametrize("config", CONFIGS, ids=repr)
def test_a_view_shows_what_its_viewer_may_know_alone(config: GameConfig) -> None:
    game = middle(config)
    for seat in range(config.seats):
        shown = diagram(game.view(seat))
        imagined = game.determinise(seat, Randomness("another"))
        assert diagram(imagined.view(seat)) == shown
        assert diagram(game.view(None)).splitlines()[0] == shown.splitlines()[0]


def test_a_hidden_card_is_only_counted() -> None:
    game, randomness = new_game(GameConfig("alhambra", 3, ["characters"]), seed=7), Randomness(7)
    while not any(own["hidden"] for own in seats_of(game)):
        game.play(game.legal_actions().pick(randomness))  # until Yammerad has drawn
    (drawer,) = [seat for seat, own in enumerate(seats_of(game)) if own["hidden"]]
    assert ", 1 hidden" in diagram(game.view(None))
    assert ", 1 hidden" not in diagram(game.view(drawer))
    assert "hidden" not in str(game)


def seats_of(game: Game) -> list[dict[str, Any]]:
    return game.view(None)["seats"]  # type: ignore[no-any-return, typeddict-item]


def test_a_window_prints_what_its_seat_knows() -> None:
    game = middle(GameConfig("alhambra", 3))
    assert game.decision is not None
    seat = game.decision.seat
    assert str(Window(game, seat)) == diagram(game.view(seat))


def test_a_game_that_is_over_names_the_winners() -> None:
    game = new_game(GameConfig("roll_and_write", 2), seed=7)
    game.play_out(Randomness(1))
    (winner,) = game.winners
    assert f"over, won by seat {winner}" in repr(game)
    assert f"over, won by seat {winner}" in str(game)


def test_open_chance_is_named() -> None:
    assert "chance decides" in str(new_game(GameConfig("roll_and_write", 2), seed=None))
    assert "chance decides" in repr(new_game(GameConfig("alhambra", 2), seed=None))


@pytest.mark.parametrize("view", [None, "alhambra", {}, {"game": "chess"}, {"game": 5}, []], ids=repr)
def test_what_is_not_a_view_is_refused(view: object) -> None:
    with pytest.raises(AlhambraError, match="is not a view of a game"):
        diagram(view)  # type: ignore[arg-type]
