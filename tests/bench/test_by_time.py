"""Strength over time: resumed matches, and their plot."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from alhambra.arena.match_statistics import Estimate, MatchSummary
from alhambra.protocol import GameConfig
from bench.strength import by_time
from bench.strength.by_time import Timed, played, plot_of, table_of

SVG = "{http://www.w3.org/2000/svg}"


def summary(share: float) -> MatchSummary:
    return MatchSummary(8, Estimate(share, share - 0.1, share + 0.1), Estimate(1.4, 1.3, 1.5), Estimate(5, 1, 9))


FOUND = [Timed("10ms", 0.01, summary(0.5)), Timed("100ms", 0.1, summary(0.6)), Timed("1s", 1, summary(0.8))]


def test_a_match_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    arguments = ("master", "random", GameConfig("roll_and_write", 2), "1ms")
    first = played(*arguments, deals=1, seed="x", file=file)
    assert first.summary.deals == 1
    assert len(file.read_text(encoding="utf-8").splitlines()) == 2, "one game from each seat"
    again = played(*arguments, deals=1, seed="x", file=file)
    assert again == first
    assert len(file.read_text(encoding="utf-8").splitlines()) == 2, "nothing is played twice"


def test_the_table_has_a_row_for_each_time() -> None:
    rows = table_of(FOUND, "master against 1 builder").rows
    assert rows[0] == ["10ms", "8", "50.0 (40.0 to 60.0)", "5.0 (1.0 to 9.0)"]
    assert [row[0] for row in rows] == ["10ms", "100ms", "1s"]


def test_the_picture_shows_each_value_with_its_interval_higher_if_it_is_better() -> None:
    drawn = ElementTree.fromstring(plot_of(FOUND, "a < b", 2).svg())
    points = [(float(dot.attrib["cx"]), float(dot.attrib["cy"])) for dot in drawn.iter(f"{SVG}circle")]
    assert points[1][0] - points[0][0] == pytest.approx(points[2][0] - points[1][0]), "ten times is one step"
    assert points[0][1] > points[1][1] > points[2][1]
    lines = [line for line in drawn.iter(f"{SVG}line") if line.attrib["class"] == "interval"]
    for line, (x, y) in zip(lines, points, strict=True):
        assert float(line.attrib["x1"]) == x
        assert float(line.attrib["y2"]) < y < float(line.attrib["y1"])
    [even] = [line for line in drawn.iter(f"{SVG}line") if line.attrib["class"] == "even"]
    assert float(even.attrib["y1"]) == points[0][1], "half of the wins is even with two"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--times", "50"], "'50' is no time; write 50ms or 1s"),
        (["--times", "soon"], "soon"),
        (["--times", "1s", "2s", "--deals", "4"], "--times and --deals need the same number of values"),
    ],
)
def test_wrong_options_are_told(
    arguments: list[str],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("sys.argv", ["bench.strength.by_time", "--results", str(tmp_path / "r"), *arguments])
    with pytest.raises(SystemExit):
        by_time.read_arguments()
    assert sentence in capsys.readouterr().err
