"""The queries that are measured."""

from bench.latency.queries import CONFIGS, PALACE, Timing, large_palace, positions, timing_table, title_of
from bench.speed.comparisons import Target


def test_the_palace_is_as_large_as_is_said() -> None:
    game, tile = large_palace(CONFIGS[0])
    decision = game.decision
    assert decision is not None
    assert len(game.palaces[decision.seat].pieces) == PALACE
    judged = game.refusals({"kind": "place", "tile": tile})
    assert len(judged) > PALACE
    assert any(judgement["refusal"] is None for judgement in judged)


def test_positions_come_from_a_whole_game_in_which_palaces_grow() -> None:
    scores = [max(game.scores) for game, _ in positions(CONFIGS[0])]
    assert scores[0] == 0
    assert scores[-1] > 40


def test_the_median_has_to_meet_the_target() -> None:
    target = Target(at_least=False, value=10)
    good, bad = Timing("quick", target, [1.0, 9.0, 30.0]), Timing("slow", target, [1.0, 11.0, 12.0])
    assert timing_table([good, bad]).rows == [
        ["quick", "3", "9.00", "30.0", "≤ 10", "met"],
        ["slow", "3", "11.0", "12.0", "≤ 10", "missed"],
    ]
    assert good.as_json() == {"title": "quick", "count": 3, "median": 9.0, "99 %": 30.0}


def test_titles_tell_games_and_modules() -> None:
    assert [title_of(config) for config in CONFIGS] == [
        "alhambra",
        "alhambra, all modules",
        "granada",
        "combined",
        "roll and write",
    ]
