"""Measuring the start of the terminal."""

import pytest

from bench.latency.startup import WAYS, Timing, seconds_of, timing_table


@pytest.mark.slow
def test_every_way_leads_to_its_screen() -> None:
    for way in WAYS:
        seconds, computed = seconds_of(way)
        assert computed > 0
        assert seconds > 0


def test_the_median_has_to_meet_the_target() -> None:
    found = [Timing(WAYS[0], [1.0, 1.5, 9.0], [0.5, 0.6, 0.7]), Timing(WAYS[1], [2.5], [1.0])]
    rows = timing_table(found).rows
    assert [row[-1] for row in rows] == ["met", "missed"]
    assert rows[0][1:-1] == ["3", "1.50", "1.00", "9.00", "0.60", "≤ 2"]
