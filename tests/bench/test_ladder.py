"""The ladder of bots: matches measured in parts, and tables for the current bots."""

from functools import cache
from pathlib import Path

import pytest

from alhambra.arena.bot_games import GameResult
from alhambra.arena.executors import play_task
from alhambra.arena.matches import Match
from alhambra.protocol import GameConfig
from bench.reporting.document import write_section
from bench.strength import ladder
from bench.strength.ladder import (
    LADDER,
    RESULTS,
    SEED,
    Played,
    aims,
    deals_of,
    kinds,
    level,
    next_match,
    play,
    read,
    rungs,
    write,
)

MATCH = Match(GameConfig("alhambra", 2), "builder", "greedy")
WITH_MODULE = Match(GameConfig("alhambra", 2, ["camps"]), "builder", "greedy")
CHEAP = Match(GameConfig("roll_and_write", 2), "greedy", "apprentice")
SEARCHED = Match(GameConfig("alhambra", 2, ["camps"]), "searcher", "builder")


def deal(match: Match, number: int, is_won: bool) -> list[GameResult]:
    """Return the games of a deal, all won or all lost by the bot."""
    tasks = match.tasks(SEED, number)
    return [
        GameResult(task.seed, task.bots, (2, 1) if winner == 0 else (1, 2), (winner,), 0)
        for task, winner in zip(tasks, (0, 1) if is_won else (1, 0), strict=True)
    ]


def played(match: Match, won: int, lost: int, seconds: float) -> Played:
    """Return a match with this many deals of each kind, alternating as evenly as possible."""
    total = won + lost
    results = [(number + 1) * won // total > number * won // total for number in range(total)]
    return Played(match, [deal(match, number, is_won) for number, is_won in enumerate(results)], seconds)


def test_every_game_has_every_rung_with_two_and_four_seats() -> None:
    found = {(match.config.game, tuple(sorted(match.config.modules)), match.config.seats) for match in rungs()}
    sets = {modules for game, modules, _ in found if game == "alhambra"}
    assert sorted(map(len, sets)) == [0, *[1] * 8, 8]
    assert {game for game, _, _ in found} == {"alhambra", "granada", "combined", "roll_and_write"}
    for game, modules, _ in found:
        assert {(game, modules, 2), (game, modules, 4)} <= found
    assert len(rungs()) == len(found) * (len(LADDER) - 1)


def test_slow_games_have_fewer_samples_and_the_master_of_the_base_game_a_time() -> None:
    found = {(match.config, level(match)): match for match in rungs()}
    for config in kinds():
        below, on_trial = found[config, "searcher"], found[config, "master"]
        assert below.bot == on_trial.others, "each is measured against the one that was measured"
        if config.game == "combined" or len(config.modules) > 1:
            assert (below.bot, on_trial.bot, below.others) == ("searcher:16", "master:64", "builder")
        elif config.game == "alhambra" and not config.modules:
            assert (below.bot, on_trial.bot) == ("searcher", "master:1s")
        else:
            assert (below.bot, on_trial.bot) == ("searcher", "master")
        assert deals_of(on_trial).least < deals_of(below).least


def test_what_was_played_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    write([played(MATCH, 2, 1, 3.0), Played(CHEAP, [], 0.0)], file)
    assert len(file.read_text(encoding="utf-8").splitlines()) == 1, "nothing is told of what was not played"
    one, other = read([MATCH, CHEAP], file)
    assert sorted(result.share for result in one.results) == [0, 1, 1]
    assert (one.seconds, one.begun, other.begun) == (3.0, 3, 0)


def test_matches_that_are_not_asked_for_stay_in_the_file(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    write([played(MATCH, 2, 0, 3.0)], file)
    write([played(CHEAP, 1, 1, 2.0)], file)
    assert [match.begun for match in read([MATCH, CHEAP], file)] == [2, 2]


def test_deals_count_when_none_before_them_is_missing(tmp_path: Path) -> None:
    match = played(MATCH, 1, 0, 1.0)
    match.add(2, deal(MATCH, 2, True), 1.0)
    assert len(match.results) == 1
    file = tmp_path / "ladder.jsonl"
    write([match], file)
    assert read([MATCH], file)[0].begun == 1, "what was left out is played again"
    match.add(1, deal(MATCH, 1, False), 1.0)
    assert [result.share for result in match.results] == [1, 0, 1]


def test_the_match_on_which_least_time_was_spent_goes_on() -> None:
    matches = [played(MATCH, 1, 1, 5.0), played(WITH_MODULE, 1, 1, 4.0), played(CHEAP, 500, 0, 1.0)]
    assert next_match(matches) is matches[1], "the last one is over"
    assert next_match(matches[2:]) is None


@pytest.mark.parametrize(("won", "lost", "is_over"), [(20, 0, True), (19, 0, False), (30, 30, False), (60, 60, True)])
def test_a_match_is_over_when_it_is_decided_or_long_enough(won: int, lost: int, is_over: bool) -> None:
    assert played(SEARCHED, won, lost, 0.0).is_over is is_over


def test_cheap_bots_have_five_hundred_deals_even_if_less_would_decide() -> None:
    cheap = [match for match in rungs() if level(match) in LADDER[: LADDER.index("searcher")]]
    assert {deals_of(match).least for match in cheap} == {500, 3000}
    assert not played(CHEAP, 499, 0, 0.0).is_over


def test_what_was_played_is_kept_when_the_program_is_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(matches: list[Played]) -> Played | None:
        if len(matches[0].deals) == 2:
            raise KeyboardInterrupt
        return next_match(matches)

    monkeypatch.setattr(ladder, "next_match", stopped)
    file = tmp_path / "ladder.jsonl"
    everything = [Played(CHEAP, [], 0.0)]
    with pytest.raises(KeyboardInterrupt):
        play(everything, everything, minutes=5, jobs=1, file=file)
    assert [len(match.results) for match in read([CHEAP], file)] == [2]


def test_deals_are_played_until_all_is_over_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "_CHEAP", ladder.Deals(3, 3))
    file = tmp_path / "ladder.jsonl"
    everything = [Played(CHEAP, [], 0.0), played(MATCH, 1, 0, 1.0)]
    play(everything[:1], everything, minutes=5, jobs=1, file=file)
    again = read([CHEAP, MATCH], file)
    assert [len(match.results) for match in again] == [3, 1], "what was not chosen is kept as it was"
    for number, games in enumerate(again[0].first_deals):
        for task, game in zip(CHEAP.tasks(SEED, number), games, strict=True):
            assert play_task(task).scores == game.scores


# --- the documentation ---


def test_the_tables_tell_what_is_kept(tmp_path: Path) -> None:
    document = tmp_path / "strength.md"
    text = (ladder.DOCS / "strength.md").read_text(encoding="utf-8")
    document.write_text(text, encoding="utf-8")
    write_section("ladder", "\n".join(table.markdown() for table in ladder.tables()), document)
    assert document.read_text(encoding="utf-8") == text, "python -m bench.strength.ladder --write"


def kept(bot: str) -> list[Played]:
    return [match for match in everything_kept() if match.match.bot == bot and match.first_deals]


@cache
def everything_kept() -> list[Played]:
    """Return what was measured; reading it takes seconds."""
    return read([*rungs(), *aims()], RESULTS)


def assert_is_played_again(match: Played) -> None:
    """Games follow from their seeds as long as the bots choose as they did; otherwise all must be measured again."""
    task, game = match.match.tasks(SEED, 0)[0], match.first_deals[0][0]
    assert play_task(task).scores == game.scores, (
        "the bots have changed: empty docs/reference/ladder.jsonl, measure them anew"
    )


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(kinds())))
def test_the_tables_tell_of_the_builder_of_today(number: int) -> None:
    [match] = [match for match in kept("builder") if match.match.config == kinds()[number]]
    assert_is_played_again(match)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["alhambra", "granada", "roll_and_write"])
def test_the_tables_tell_of_the_searcher_of_today(game: str) -> None:
    [match] = [match for match in kept("searcher") if match.match.config == GameConfig(game, 2)]
    assert_is_played_again(match)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "module"), [(2, "diamonds"), (4, "gates"), (4, "huts")])
def test_the_tables_tell_of_the_master_of_today(seats: int, module: str) -> None:
    """It has weights of its own, and its knowledge of modules applies only to some of them."""
    [match] = [match for match in kept("master") if match.match.config == GameConfig("alhambra", seats, [module])]
    assert_is_played_again(match)
