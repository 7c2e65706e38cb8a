"""The measurements of analyses, on a small scale."""

import pytest

from alhambra.analysis import analyse
from alhambra.protocol import GameConfig
from bench.analysis.errors import GameErrors, errors_in_game, row
from bench.analysis.luck import GameLuck, luck_in_game, luck_in_record, ratio_of, source_row
from tests.analysis.games import begun

TWO = GameConfig("alhambra", 2)
DICE = GameConfig("roll_and_write", 2)


def test_luck_is_that_of_the_analysis() -> None:
    record = begun(TWO, 5).record()
    measured = luck_in_record(record)
    for seat in analyse(record)["seats"]:
        own = {source: luck[seat["seat"]] for source, luck in measured.items()}
        assert own == pytest.approx({part["source"]: part["luck"] for part in seat["by_source"]}, abs=0.01)


def test_a_whole_game_has_a_lead_and_luck() -> None:
    game = luck_in_game(DICE, "1", "greedy")
    assert game == luck_in_game(DICE, "1", "greedy")
    assert sum(game.leads) == pytest.approx(0)
    assert game.total(0) == pytest.approx(-game.total(1))
    assert set(game.luck) == {"start", "dice"}


def test_luck_that_explains_everything_leaves_no_variance() -> None:
    games = [GameLuck([lead, -lead], {"market": [lead, -lead]}) for lead in (1.0, -3.0, 2.0)]
    assert ratio_of(games) == (0.0, 0.0)
    without = [GameLuck(game.leads, {"market": [0.0, 0.0]}) for game in games]
    assert ratio_of(without) == (1.0, 0.0)
    assert source_row("x", without)[1:] == [""] * 7


def test_worse_bots_lose_more() -> None:
    good, bad = (errors_in_game(DICE, "1", bot, deep=False) for bot in ("greedy", "random"))
    assert bad.lost > 3 * good.lost
    assert row("random", [GameErrors(10, 5.0, 8, 1)])[:4] == ["`random`", "1", "10", "0.50 \u00b1 0.00"]
