"""The measuring code: what it counts, divides and writes. Nothing here depends on the speed of the machine."""

import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import pytest

from alhambra import GAMES, GameConfig
from alhambra._build import COMPILED, INTERPRETED, build_name
from alhambra.arena import Series
from alhambra.tilegames.game import TileGame
from bench.latency.hostile_games import hostile_config, hostile_positions
from bench.latency.imagination import HOSTILE, Timing, positions, timing_table, timings, title_of
from bench.reporting.document import DOCUMENT, write_section
from bench.reporting.tables import Table, number
from bench.speed.comparisons import Comparison, Target, comparisons
from bench.speed.engines import make_engine
from bench.speed.engines.base import PLAY_OUT, STEP_BY_STEP, Engine, Play
from bench.speed.measurements import REPOSITORY, BenchError, Measurement, measure, nearly_worst
from bench.speed.report import as_json, comparison_table, speed_tables
from bench.speed.subjects import BACKGAMMON_SUBJECT, CATAN_SUBJECT, FAMILY, INTERPRETED_BASE, Subject, all_subjects
from bench.speed.worker import Played, Round, Worker
from bench.strength.solo import VARIANTS, solo_result, solo_table
from tests.lockstep.walks import config_of

NEEDED_MODULES = {CATAN_SUBJECT: "catanatron", BACKGAMMON_SUBJECT: "pyspiel"}


class CountingEngine(Engine):
    """Games of ten decisions; it records which were played."""

    def __init__(self) -> None:
        self.played: list[int] = []
        self.copied: list[int] = []

    def ways(self) -> dict[str, Play]:
        return {STEP_BY_STEP: self.play}

    def play(self, number: int) -> int:
        self.played.append(number)
        return 10

    def copier(self, number: int) -> Callable[[], object]:
        self.copied.append(number)
        return object


def measurement(subject: Subject, *rounds: tuple[int, int, float, float]) -> Measurement:
    """Return a measurement with these games, decisions, seconds and microseconds, in both modes."""
    result = Measurement(subject)
    for games, decisions, seconds, copy in rounds:
        result.rounds.append(Round(dict.fromkeys([PLAY_OUT, STEP_BY_STEP], Played(games, decisions, seconds)), copy))
    return result


def test_a_worker_plays_other_games_in_every_round() -> None:
    engine = CountingEngine()
    worker = Worker(engine)
    rounds = [worker.round(0.001, 0) for _ in range(3)]
    games = [found.played[STEP_BY_STEP].games for found in rounds]
    assert engine.played == list(range(sum(games)))
    assert engine.copied == [0, 1, 2]
    assert [found.played[STEP_BY_STEP].decisions for found in rounds] == [10 * count for count in games]


@pytest.mark.parametrize("game", GAMES)
def test_both_ways_play_whole_games_of_the_family(game: str) -> None:
    engine = make_engine(Subject("", FAMILY, "", 2, game))
    assert set(engine.ways()) == {PLAY_OUT, STEP_BY_STEP}
    for play in engine.ways().values():
        assert play(3) == play(3) > 20
    assert engine.build == build_name()


def test_a_game_of_the_family_is_copied_half_way() -> None:
    engine = make_engine(INTERPRETED_BASE)
    decisions = engine.ways()[STEP_BY_STEP](5)
    twin = engine.copier(5)()
    assert twin.history.length == decisions // 2  # type: ignore[attr-defined]


@pytest.mark.parametrize("subject", NEEDED_MODULES, ids=lambda subject: subject.title)
def test_other_engines_play_and_copy(subject: Subject) -> None:
    if find_spec(NEEDED_MODULES[subject]) is None:
        pytest.skip(f"{subject.title} is not installed")
    (found,) = measure([subject], 1, 0, 0, lambda _: None)
    assert found.ways == [STEP_BY_STEP]
    assert found.decisions_per_game(STEP_BY_STEP) > 20
    assert found.copies()[0] > 0


def test_subjects_run_in_processes_of_their_own_in_the_build_they_name() -> None:
    (found,) = measure([INTERPRETED_BASE], 2, 0, 0, lambda _: None)
    assert len(found.rounds) == 2
    assert found.ways == [PLAY_OUT, STEP_BY_STEP]


def test_a_subject_that_cannot_start_is_reported(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BenchError, match="chess cannot be measured"):
        measure([Subject("chess", FAMILY, INTERPRETED, 2, "chess")], 1, 0, 0, lambda _: None)
    assert "There is no game 'chess'" in capfd.readouterr().err


def test_a_subject_in_the_wrong_build_is_reported() -> None:
    with pytest.raises(BenchError, match="must run magic but runs"):
        measure([INTERPRETED_BASE._replace(build="magic")], 1, 0, 0, lambda _: None)


def test_every_game_and_module_is_measured_in_valid_configs() -> None:
    subjects = all_subjects()
    assert len(set(subjects)) == len(subjects)
    ours = [subject for subject in subjects if subject.engine == FAMILY]
    for subject in ours:
        GAMES[subject.game].check(subject.config())
    assert {subject.game for subject in ours} == set(GAMES)
    assert {subject.modules for subject in ours} >= {(module,) for module in GAMES["alhambra"].modules}
    assert {subject.build for subject in ours} == {COMPILED, INTERPRETED}


def test_rates_are_per_second_and_games_are_of_mean_length() -> None:
    found = measurement(INTERPRETED_BASE, (1, 300, 2.0, 5.0), (3, 500, 1.0, 7.0))
    assert found.decisions(PLAY_OUT) == [150, 500]
    assert found.decisions_per_game(PLAY_OUT) == 200
    assert found.games(PLAY_OUT) == [0.75, 2.5]
    assert found.copies() == [5, 7]


def test_a_ratio_is_the_median_of_its_rounds() -> None:
    comparison = Comparison("a", "b", "c", [2.0, 9.0, 4.0], Target(True, 4))
    assert comparison.ratio == 4
    assert comparison.verdict == "met"
    assert comparison._replace(target=Target(True, 4.1)).verdict == "missed"
    assert comparison._replace(target=Target(False, 3.9)).verdict == "missed"
    assert comparison._replace(target=Target(False, 4)).verdict == "met"


def test_all_tables_can_be_made_of_all_subjects() -> None:
    measurements = [measurement(subject, (2, 200, 1.0, 4.0), (2, 300, 1.0, 2.0)) for subject in all_subjects()]
    found = comparisons(measurements)
    assert {comparison.ratio for comparison in found} == {1.0}
    tables = [comparison_table(found), *speed_tables(measurements)]
    assert sum(len(table.rows) for table in tables) == len(found) + len(measurements)
    assert all(len(row) == len(table.columns) for table in tables for row in table.rows)
    data = as_json(measurements, found)
    assert len(data["subjects"]) == len(measurements)
    assert len(data["comparisons"]) == len(found)


def test_numbers_have_about_three_figures() -> None:
    assert [number(value) for value in (1234567.8, 123.4, 12.34, 1.234, 0.01234)] == [
        "1,234,568",
        "123",
        "12.3",
        "1.23",
        "0.012",
    ]


def test_a_table_becomes_markdown() -> None:
    table = Table("T", ["name", "a\nb"], [["x", "1"]])
    assert table.markdown() == "### T\n\n| name | a b |\n| --- | ---: |\n| x | 1 |\n"


def test_only_the_text_between_the_markers_is_replaced(tmp_path: Path) -> None:
    document = tmp_path / "doc.md"
    document.write_text("before\n<!-- x: begin -->\nold\n<!-- x: end -->\nafter\n")
    for _ in range(2):
        write_section("x", "new\n", document)
        assert document.read_text() == "before\n<!-- x: begin -->\n\nnew\n\n<!-- x: end -->\nafter\n"
    with pytest.raises(ValueError, match="no markers"):
        write_section("y", "new\n", document)


@pytest.mark.parametrize("section", ["speed", "solo"])
def test_the_document_has_the_sections(section: str) -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    assert text.index(f"<!-- {section}: begin -->\n") < text.index(f"<!-- {section}: end -->\n")


def test_solo_points_and_wins_of_a_bot() -> None:
    high_score, opponents = VARIANTS[0], VARIANTS[3]
    assert opponents == GameConfig("roll_and_write", 1, (), ["opponents"])
    results = list(Series(high_score, ["random"], "x").results(20))
    found = solo_result(high_score, "random", results)
    assert found.points.mean == sum(result.scores[0] for result in results) / 20
    assert found.best == max(result.scores[0] for result in results)
    assert found.wins is None  # alone, nobody wins
    against = solo_result(
        opponents, "greedy", results[:10] + [result._replace(winners=(0,)) for result in results[:10]]
    )
    assert against.wins is not None
    assert against.wins.mean == 0.5
    assert len(solo_table([found, against]).rows) == 2


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["bench.strength.solo", "--games", "0"], "'0' is not a whole number of at least 1"),
        (["bench", "--json", "no/such/folder/x"], "'no/such/folder/x' cannot be written"),
    ],
)
def test_bad_arguments_get_a_sentence(arguments: list[str], sentence: str) -> None:
    command = [sys.executable, "-m", *arguments]
    done = subprocess.run(command, cwd=REPOSITORY, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr


def test_times_of_imagining_are_told_with_the_rare_long_ones() -> None:
    timing = Timing("all", [*[10.0] * 196, 20.0, 20.0, 20.0, 1500.0])
    assert (nearly_worst(timing.microseconds), timing.worst) == (20, 1500)
    assert timing.row() == ["all", "200", "10.0", "20.0", "1,500", "≤ 1000", "missed"]
    assert Timing("all", [999.0]).row()[-1] == "met"
    assert "| all | 200 | 10.0 |" in timing_table([timing]).markdown()


def test_imagining_is_measured_in_whole_games_for_every_seat() -> None:
    config = GameConfig("alhambra", 3, ["gates", "huts", "characters"])
    assert title_of(config) == "alhambra, gates, characters"
    found = list(positions(config, 1))
    assert len(found) > 5
    assert found[-1].is_over
    count = len(list(positions(config_of(0), 0)))
    *usual, hostile = timings(range(1), range(4, 5))
    assert sum(len(timing.microseconds) for timing in usual) == count * config_of(0).seats
    assert (hostile.title, len(hostile.microseconds) % hostile_config(4).seats) == (HOSTILE, 0)


def test_hostile_players_draw_in_secret_and_leave_bids_to_explain() -> None:
    clues: set[str] = set()
    for game in hostile_positions(4):
        assert isinstance(game, TileGame)
        clues |= {clue.kind for clue in game.secrets.clues}
    assert game.is_over
    assert clues >= {"could_pay", "shown"}
