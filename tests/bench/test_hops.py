"""Counting how much code a call runs through."""

import pytest

from alhambra._build import INTERPRETED, build_name
from alhambra.protocol import cell
from alhambra.protocol.actions import cell_x
from alhambra.protocol.config import GameConfig
from bench.hops import Walk, walk


def test_only_functions_of_the_library_are_counted() -> None:
    assert walk(lambda: sorted([3, 1, 2])) == Walk(0, 0, 0)


@pytest.mark.skipif(build_name() != INTERPRETED, reason="the interpreter reports on interpreted functions only")
def test_every_function_and_file_counts_once_and_every_call_into_another_file_is_a_switch() -> None:
    assert walk(lambda: [cell_x(cell(number, 0)) for number in range(5)]) == Walk(2, 1, 10)
    assert walk(GameConfig) == Walk(3, 2, 2)
