"""The evaluation of Roll & Write: it changes nothing, and following it beats random play by far."""

from collections.abc import Callable

import pytest

from alhambra.protocol import Action, GameConfig, Randomness, canonical_seed
from alhambra.roll_and_write import ACTIONS, RollAndWrite
from alhambra.search.roll_and_write.action_values import ActionValues, evaluate
from tests.engines import new_roll_and_write
from tests.roll_and_write.builder import Table, config
from tests.roll_and_write.checked_play import CONFIGS

Player = Callable[[RollAndWrite, Randomness], Action]


def by_value(game: RollAndWrite, randomness: Randomness) -> Action:
    seat = game.turn_seat
    return max(game.legal_actions(), key=lambda action: evaluate(game, seat, action))


def at_random(game: RollAndWrite, randomness: Randomness) -> Action:
    actions = game.legal_actions()
    return actions[randomness.below(len(actions))]


def played(chosen: GameConfig, seed: int, players: list[Player]) -> RollAndWrite:
    game = new_roll_and_write(chosen, canonical_seed(seed))
    randomness = Randomness(seed)
    while not game.is_over:
        game.play(players[game.turn_seat](game, randomness))
    return game


@pytest.mark.parametrize("chosen", CONFIGS, ids=repr)
def test_looking_at_an_action_leaves_the_game_untouched(chosen: GameConfig) -> None:
    game = new_roll_and_write(chosen, canonical_seed(1))
    randomness = Randomness(1)
    while not game.is_over:
        before, length = game.checksum(), game.history.length
        values = [evaluate(game, game.turn_seat, action) for action in game.legal_actions()]
        assert max(values) > float("-inf")
        assert game.checksum() == before
        assert game.history.length == length
        game.play(at_random(game, randomness))


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_it_beats_players_by_lot(seats: int) -> None:
    """The same dice are played from every seat."""
    wins = 0
    for number in range(10):
        players: list[Player] = [at_random] * seats
        seat = number % seats
        players[seat] = by_value
        wins += seat in played(config(seats), number // seats, players).winners
    assert wins >= 9


def test_it_makes_far_more_points_alone() -> None:
    good = [played(config(1), seed, [by_value]).scores[0] for seed in range(10)]
    poor = [played(config(1), seed, [at_random]).scores[0] for seed in range(10)]
    assert sum(good) > 1.4 * sum(poor)


def value(table: Table, notation: str) -> float:
    return evaluate(table.game, 0, ACTIONS.parse(notation))


def test_it_likes_to_complete_a_type_and_a_row() -> None:
    table = Table(3).complete(0, "tower", but=1).boxes(1, 0, 0, 0, 0, 0, 6).coins(0, 0).dice(0, [6, 2], [1, 2])
    assert value(table, "tick 6 1") > value(table, "tick 2 2")
    table = Table(3).ticks(0, [(2, blue) for blue in (1, 2, 3, 4, 5)]).coins(0, 0).dice(0, [2, 5], [6, 1])
    assert value(table, "tick 2 6") > value(table, "tick 5 1")


def test_it_takes_four_coins_rather_than_a_poor_tick_at_the_end() -> None:
    """In the last turn a building of a type that is settled among others is worthless; two coins are a point."""
    table = Table(3, seat=0, start=1, round_number=18).dice(0, [1, 1], [1, 6]).ticks(0, [(1, 1)])
    for row in (1, 2):
        table.boxes(row, 4, 4, 5, 5, 6, 7)
    table.boxes(0, 1, 0, 0, 0, 0, 1)
    assert value(table, "coins") > value(table, "tick 1 6")


@pytest.mark.parametrize("blue", range(2, 7))
@pytest.mark.parametrize("yellow", range(2, 7))
def test_what_it_sees_in_a_tick_is_what_it_sees_when_the_second_one_is_due(yellow: int, blue: int) -> None:
    """In the last turn there is nothing to hope for: a coin is half a point, and what is passed on does not matter."""

    def last_turn(coins: int) -> Table:
        row = [(yellow, other) for other in range(1, 7) if other != blue]
        return Table(3, start=1, round_number=18).ticks(0, row).dice(0, [1, yellow], [1, blue]).coins(0, coins)

    alone = value(last_turn(0), "tick 1 1")
    assert value(last_turn(2), "tick 1 1") == pytest.approx(alone + 2 * 0.5)
    assert value(last_turn(7), "coins") == pytest.approx(value(last_turn(0), "coins") + 7 * 0.5)
    table = last_turn(7)
    foreseen = value(table, "tick 1 1")
    table.game.play(ACTIONS.parse("tick 1 1"))
    second, done = value(table, f"tick {yellow} {blue}"), value(table, "done")
    assert second > 0 == done
    assert foreseen == pytest.approx(alone + 7 * 0.5 + second)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_pair_that_is_left_helps_the_next_seat_alone(seats: int) -> None:
    table = Table(seats).ticks(1, [(2, 2), (2, 5), (5, 2), (5, 5)]).dice(1, [5], [5]).coins(0, 0)
    gain = ActionValues(table.game, 0).gain(1, 1)
    assert value(table.dice(0, [1, 2], [1, 2]), "tick 1 1") == pytest.approx(gain)
    assert value(table.dice(0, [1, 3], [1, 3]), "tick 1 1") < gain


def test_alone_the_pair_that_is_left_promises_something_for_the_next_turn() -> None:
    table = Table(1).dice(0, [1, 2], [1, 2]).coins(0, 0)
    values = ActionValues(table.game, 0)
    assert value(table, "tick 1 1") == pytest.approx(values.gain(1, 1) + values.pair_value(2, 2))
    assert values.pair_value(2, 2) > 0


def test_it_keeps_the_pair_that_helps_itself_more() -> None:
    table = Table(3).complete(0, "tower", but=1).boxes(1, 0, 0, 0, 0, 0, 6)
    game = table.game
    game.play(ACTIONS.parse("coins"))
    for die in ("yellow_6", "blue_1", "yellow_5", "blue_2"):
        game.resolve(die)
    values = {action.notation(): evaluate(game, 0, action) for action in game.legal_actions()}
    assert max(values, key=lambda name: values[name]) == "keep 6 1"
