"""Advice and win chances by strong bots."""

import pytest

from alhambra import GameConfig, new_game
from alhambra.analysis import advise
from alhambra.analysis.win_chances import win_chances
from alhambra.arena import play_out
from alhambra.bots import Window
from alhambra.protocol import Game, Randomness
from alhambra.tilegames.game import TileGame

KINDS = [
    GameConfig("alhambra", 2),
    GameConfig("alhambra", 3, ["camps", "characters", "diamonds"]),
    GameConfig("granada", 2),
    GameConfig("roll_and_write", 2),
]


def played(config: GameConfig, bots: list[str], seed: int = 1) -> Game:
    game = new_game(config, seed)
    play_out(game, bots)
    return game


@pytest.mark.parametrize("config", KINDS, ids=lambda config: config.game + "-".join(sorted(config.modules)))
def test_chances_add_up_to_one_and_are_repeatable(config: GameConfig) -> None:
    game = new_game(config, 3)
    assert game.decision is not None
    chances = [win_chances(game, game.decision.seat, Randomness("x"), 2) for _ in range(2)]
    assert sum(chances[0]) == pytest.approx(1)
    assert chances[0] == chances[1]


def test_who_is_far_ahead_wins_nearly_always() -> None:
    game = new_game(GameConfig("alhambra", 2), 3)
    assert isinstance(game, TileGame)
    game.points[1] = 150
    assert game.decision is not None
    assert win_chances(game, game.decision.seat, Randomness("x"), 4)[1] == 1


def test_a_game_that_is_over_is_won() -> None:
    game = played(GameConfig("alhambra", 2), ["random", "random"])
    assert [seat for seat, share in enumerate(win_chances(game, 0, Randomness("x"), 1)) if share] == game.winners


@pytest.mark.parametrize("config", KINDS, ids=lambda config: config.game + "-".join(sorted(config.modules)))
def test_advice_holds_every_choice_that_is_worth_it_the_best_first(config: GameConfig) -> None:
    game = new_game(config, 8)
    decision = game.decision
    assert decision is not None
    advice = advise(Window(game, decision.seat), Randomness("x"), samples=1)
    offered = {action.notation() for action in game.legal_actions()}
    assert {one.action.notation() for one in advice} <= offered
    assert advice[0].cost == 0
    assert [one.cost for one in advice] == sorted(one.cost for one in advice)


def test_what_was_asked_about_is_judged_in_any_case() -> None:
    game = new_game(GameConfig("alhambra", 2), 8)
    decision = game.decision
    assert decision is not None
    for action in game.legal_actions():
        judged = advise(Window(game, decision.seat), Randomness("x"), samples=1, of=action)
        assert sum(one.action == action for one in judged) == 1


def test_taking_money_is_done_for_money() -> None:
    game = new_game(GameConfig("alhambra", 2), 8)
    decision = game.decision
    assert decision is not None
    taken = next(
        one for one in advise(Window(game, decision.seat), Randomness("x"), samples=1) if one.action.kind == "take"
    )
    assert any(reason.part == "money" and reason.points > 0 for reason in taken.reasons)


@pytest.mark.parametrize("config", KINDS, ids=lambda config: config.game + "-".join(sorted(config.modules)))
def test_advice_and_chances_follow_from_what_the_seat_knows(config: GameConfig) -> None:
    game = new_game(config, 8)
    for _ in range(9):
        game.play(game.legal_actions().pick(Randomness(game.position())))
    assert game.decision is not None
    seat = game.decision.seat
    twin = game.determinise(seat, Randomness("other cards"))
    assert win_chances(game, seat, Randomness("x"), 1) == win_chances(twin, seat, Randomness("x"), 1)
    told = [
        [(advice.action.notation(), advice.cost) for advice in advise(Window(one, seat), Randomness("x"), samples=1)]
        for one in (game, twin)
    ]
    assert told[0] == told[1]
