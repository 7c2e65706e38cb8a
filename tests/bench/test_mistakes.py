"""Mistakes of bots: kinds of turns, and what a choice costs."""

import pytest

from alhambra import GameConfig, new_game
from alhambra.tilegames.game import TileGame
from bench.strength.mistakes import (
    KINDS,
    AskedTurn,
    asked_turns,
    best_kind,
    cost,
    cost_rows,
    gain_of_kind,
    kind_of,
    kind_rows,
)

BOTS = ["random", "builder"]


def test_a_choice_is_compared_with_the_option_that_the_other_half_calls_best() -> None:
    lucky = AskedTurn(0, [0, 1, 2], ([9.0, 2.0, 1.0], [0.0, 4.0, 1.0]), [2, 1])
    assert cost(lucky, 2) == pytest.approx(((0.0 - 1.0) + (2.0 - 1.0)) / 2)
    assert cost(lucky, 1) == pytest.approx(((0.0 - 4.0) + 0.0) / 2)
    assert best_kind(lucky) == 0


def test_kinds_are_compared_by_the_options_that_the_other_half_picks() -> None:
    turn = AskedTurn(0, [0, 2, 2], ([1.0, 5.0, 3.0], [2.0, 1.0, 6.0]), [])
    assert gain_of_kind(turn, 2, 0) == pytest.approx(((1.0 - 2.0) + (3.0 - 1.0)) / 2)
    assert gain_of_kind(turn, 0, 2) == pytest.approx(-0.5)
    assert gain_of_kind(turn, 2, 1) is None


def test_turns_are_sorted_into_kinds() -> None:
    game = new_game(GameConfig("alhambra", 2), 1)
    assert isinstance(game, TileGame)
    taking = next(action for action in game.legal_actions() if action.notation().startswith("take"))
    assert KINDS[kind_of(game, [taking])] in {"take one card", "take several cards"}
    while not (buying := [action for action in game.legal_actions() if action.notation().startswith("buy")]):
        game.play(next(action for action in game.legal_actions() if action.notation().startswith("take")))
    assert KINDS[kind_of(game, [buying[0]])].startswith("buy one")
    assert KINDS[kind_of(game, [buying[0], buying[0]])] == "buy two or more"


def test_games_give_turns_with_the_choices_of_all_bots() -> None:
    turns = asked_turns(GameConfig("alhambra", 3), "some", "builder", BOTS, 1)
    assert turns == asked_turns(GameConfig("alhambra", 3), "some", "builder", BOTS, 1)
    assert len(turns) > 1
    for turn in turns:
        assert len(turn.kinds) == len(turn.values[0]) == len(turn.values[1])
        assert all(0 <= option < len(turn.kinds) for option in turn.chosen)
    shares = list(zip(*[row[1:] for row in kind_rows(turns, BOTS)], strict=True))
    assert all(sum(map(int, column)) == pytest.approx(100, abs=3) for column in shares)
    assert [row[0] for row in cost_rows(turns, BOTS) if row[1] == "all turns"] == BOTS
