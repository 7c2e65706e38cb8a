"""Pearson's test: the probability of counts at least this far from the expected ones."""

import math
from collections import Counter
from collections.abc import Mapping
from fractions import Fraction

LEAST_EXPECTED = 5  # rarer outcomes are merged


def p_value(counts: Counter[str], expected: Mapping[str, Fraction]) -> float:
    """Return the p-value of the counts; 0 if something impossible was counted."""
    samples = counts.total()
    if not set(counts) <= set(expected):
        return 0.0
    cells: list[tuple[float, float]] = []  # counted and expected
    rare = (0.0, 0.0)
    for name, probability in expected.items():
        cell = (float(counts[name]), samples * float(probability))
        if cell[1] < LEAST_EXPECTED:
            rare = (rare[0] + cell[0], rare[1] + cell[1])
        else:
            cells.append(cell)
    if rare[1] > 0:
        cells.append(rare)
    if len(cells) == 1:
        return 1.0
    statistic = sum((counted - wanted) ** 2 / wanted for counted, wanted in cells)
    return survival(statistic, len(cells) - 1)


def survival(statistic: float, degrees: int) -> float:
    """Return the probability that chi-square with these degrees of freedom is at least the statistic."""
    if statistic <= 0:
        return 1.0
    shape, half = degrees / 2, statistic / 2
    scale = math.exp(shape * math.log(half) - half - math.lgamma(shape))
    if half < shape + 1:
        return 1 - scale * _lower_series(shape, half)
    return scale * _upper_fraction(shape, half)


def _lower_series(shape: float, half: float) -> float:
    """Return the unscaled lower incomplete gamma function by its power series."""
    term = total = 1 / shape
    divisor = shape
    while term > total * 1e-16:
        divisor += 1
        term *= half / divisor
        total += term
    return total


def _upper_fraction(shape: float, half: float) -> float:
    """Return the unscaled upper incomplete gamma function by its continued fraction (Lentz)."""
    tiny = 1e-300
    base = half + 1 - shape
    upper, lower = 1 / tiny, 1 / base
    result = lower
    for step in range(1, 10_000):
        factor = -step * (step - shape)
        base += 2
        lower = 1 / _apart_from_zero(factor * lower + base, tiny)
        upper = _apart_from_zero(base + factor / upper, tiny)
        result *= lower * upper
        if abs(lower * upper - 1) < 1e-15:
            break
    return result


def _apart_from_zero(value: float, tiny: float) -> float:
    return tiny if abs(value) < tiny else value
