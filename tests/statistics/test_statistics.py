"""The statistics of games match the games."""

from itertools import pairwise
from typing import Any

import pytest

from alhambra.arena import play_out
from alhambra.games import GAMES, new_game
from alhambra.protocol import Game, GameConfig, Player, Randomness, Record, RecordError
from alhambra.statistics import distribution, game_statistics, series_statistics
from alhambra.statistics.messages import GameStatistics
from tests.messages import seen_by

CONFIGS = [
    GameConfig("alhambra", 2),
    GameConfig("alhambra", 4, GAMES["alhambra"].modules),
    GameConfig("granada", 3, GAMES["granada"].modules),
    GameConfig("combined", 2, GAMES["combined"].modules),
    GameConfig("roll_and_write", 3),
    GameConfig("roll_and_write", 1, (), ["opponents"]),
]


def played(config: GameConfig, seed: int) -> Game:
    game = new_game(config, seed)
    game.play_out(Randomness(seed))
    return game


def statistics_of(game: Game) -> GameStatistics:
    return game_statistics(Record.read(game.record().to_text()))


@pytest.mark.parametrize("config", CONFIGS, ids=str)
@pytest.mark.parametrize("seed", [1, 2])
def test_every_point_has_a_source(config: GameConfig, seed: int) -> None:
    game = played(config, seed)
    told = statistics_of(game)
    assert (told["game"], told["finished"], told["entries"]) == (config.game, True, len(game.entries()))
    assert [seat["points"] for seat in told["seats"]] == game.scores
    assert [seat["seat"] for seat in told["seats"] if seat["won"]] == game.winners
    for seat in told["seats"]:
        assert sum(seat["sources"].values()) == seat["points"]
        assert sum(sum(points.values()) for points in seat["scorings"]) == seat["points"]


@pytest.mark.parametrize("config", CONFIGS[:4], ids=str)
def test_what_was_paid_and_built_is_counted(config: GameConfig) -> None:
    game = played(config, 3)
    told = statistics_of(game)
    assert told["turns"] == seen_by(game, None)["turn"] == sum(seat["numbers"]["turns"] for seat in told["seats"])
    for seat in told["seats"]:
        numbers: dict[str, Any] = seat["numbers"]
        view = seen_by(game, seat["seat"])
        own = view["seats"][seat["seat"]]
        money = [card for card in view["hand"] if card.split("_")[0] not in ("gate", "bureau")]
        assert numbers["money_left"] == sum(int(card.split("_")[1]) for card in money)
        assert numbers["exact_payments"] <= numbers["purchases"]
        assert (numbers["overpaid"] == 0) <= (numbers["exact_payments"] <= numbers["purchases"])
        assert numbers["tiles_built"] == len(own["palace"]) - 1
        assert sum(seat["tiles"].values()) == len([tile for tile in own["palace"] if tile["type"]])
        assert all(len(line) == len(seat["lines"][min(seat["lines"])]) > 10 for line in seat["lines"].values())


@pytest.mark.parametrize("config", CONFIGS[4:], ids=str)
def test_what_was_ticked_and_earned_is_counted(config: GameConfig) -> None:
    before, after = seen_by(new_game(config, 3), None), seen_by(played(config, 3), None)
    for seat in statistics_of(played(config, 3))["seats"]:
        numbers: dict[str, Any] = seat["numbers"]
        old, new = before["seats"][seat["seat"]], after["seats"][seat["seat"]]
        assert numbers["ticks"] == sum(seat["tiles"].values()) == len(new["ticks"])
        assert numbers["coins_left"] == old["coins"] + numbers["coins_taken"] - numbers["coins_spent"] == new["coins"]
        assert numbers["coins_taken"] >= numbers["coin_turns"]


def test_bids_that_were_paid_add_up() -> None:
    game = new_game(GameConfig("alhambra", 3, ["characters"]), 1)
    bids = [0, 0, 0]
    randomness = Randomness(5)
    while game.decision is not None:
        for event in game.play(game.legal_actions().pick(randomness)):
            if event.kind == "bid_paid":
                data: dict[str, Any] = dict(event.to_json())
                bids[data["seat"]] += data["amount"]
    assert sum(bids) > max(bids) > 0
    assert [seat["numbers"]["paid_for_bids"] for seat in statistics_of(game)["seats"]] == bids


def test_payments_are_exact_or_overpaid_by_so_much() -> None:
    game = new_game(GameConfig("alhambra", 2), 1)
    expected = {seat: {"purchases": 0, "exact_payments": 0, "overpaid": 0, "extra_actions": 0} for seat in range(2)}
    randomness = Randomness(4)
    while game.decision is not None:
        market = {slot["tile"]["tile"]: slot["tile"]["price"] for slot in seen_by(game, None)["market"] if slot["tile"]}
        seat = game.decision.seat
        action = game.legal_actions().pick(randomness)
        game.play(action)
        if action.kind == "buy":
            data: dict[str, Any] = dict(action.to_json())
            over = sum(int(card.split("_")[1]) for card in data["cards"]) - market[data["tile"]]
            expected[seat]["purchases"] += 1
            expected[seat]["exact_payments"] += over == 0
            expected[seat]["extra_actions"] += over == 0
            expected[seat]["overpaid"] += over
    told = statistics_of(game)
    for seat, numbers in expected.items():
        assert {name: told["seats"][seat]["numbers"][name] for name in numbers} == numbers
    assert any(numbers["overpaid"] for numbers in expected.values())
    assert any(numbers["exact_payments"] for numbers in expected.values())


def test_the_last_length_of_a_wall_is_what_the_last_scoring_gave() -> None:
    game = new_game(GameConfig("alhambra", 3), 5)
    play_out(game, ["greedy"] * 3)
    for seat in statistics_of(game)["seats"]:
        wall = seat["lines"]["wall"]
        assert wall[0] == 0
        assert wall[-1] == seat["scorings"][2].get("wall", 0) > 0
        assert max(abs(later - earlier) for earlier, later in pairwise(wall)) < 10


def test_ticks_and_coins_are_counted() -> None:
    game = played(GameConfig("roll_and_write", 3), 6)
    told = statistics_of(game)
    for seat in told["seats"]:
        sheet = seen_by(game, None)["seats"][seat["seat"]]
        assert sum(seat["tiles"].values()) == len(sheet["ticks"])
        assert seat["numbers"]["coins_left"] == sheet["coins"]
        assert seat["lines"]["rows_and_columns"][-1] == sheet["line_points"]
    assert told["turns"] == 3 * seen_by(game, None)["rounds"]


def test_players_are_named_and_an_unfinished_game_is_told_as_far_as_it_goes() -> None:
    game = new_game(GameConfig("alhambra", 2), 7, [Player("Anna", "person"), Player("Layla", "greedy")])
    for _ in range(20):
        game.play(game.legal_actions()[0])
    told = statistics_of(game)
    assert [seat["player"] for seat in told["seats"]] == ["Anna", "Layla"]
    assert (told["finished"], told["entries"]) == (False, 20)
    assert not any(seat["won"] for seat in told["seats"])


def test_a_record_that_cannot_be_is_refused() -> None:
    data = dict(played(GameConfig("alhambra", 2), 8).record().to_json())
    data["result"] = [1, 2]
    with pytest.raises(RecordError):
        game_statistics(Record.read(str(data)))


# --- many games ---


def test_quartiles_lie_between_the_numbers() -> None:
    assert distribution([5]) == {
        "count": 1, "mean": 5, "least": 5, "lower": 5, "median": 5, "upper": 5, "most": 5
    }  # fmt: skip
    told = distribution([4, 1, 3, 2])
    assert (told["lower"], told["median"], told["upper"]) == (1.75, 2.5, 3.25)
    assert (told["mean"], told["least"], told["most"], told["count"]) == (2.5, 1, 4, 4)


def test_many_games_are_told_by_kind_seat_and_winner() -> None:
    games = [statistics_of(played(GameConfig("alhambra", 3), seed)) for seed in range(6)]
    games += [statistics_of(played(GameConfig("roll_and_write", 2), seed)) for seed in range(3)]
    first, second = series_statistics(games)
    assert (first["game"], first["games"], len(first["by_seat"])) == ("alhambra", 6, 3)
    assert (second["game"], second["games"], len(second["by_seat"])) == ("roll_and_write", 3, 2)
    assert first["all"]["points"]["count"] == 18
    assert first["winners"]["points"]["count"] + first["others"]["points"]["count"] == 18
    assert first["winners"]["points"]["mean"] > first["others"]["points"]["mean"]
    means = [seat["points"]["mean"] for seat in first["by_seat"]]
    assert abs(sum(means) / 3 - first["all"]["points"]["mean"]) < 1e-9
    assert first["all"]["sources.wall"]["count"] == 18


def test_unfinished_games_do_not_count() -> None:
    game = new_game(GameConfig("alhambra", 2), 9)
    assert series_statistics([statistics_of(game)]) == []
