"""Counts many imagined games of a case and compares them with the exact probabilities."""

from collections import Counter
from typing import NamedTuple

from alhambra.protocol import Game, Randomness
from tests.distributions.cases import CASES, Case
from tests.distributions.chi_square import p_value


class Comparison(NamedTuple):
    """The match between the imagined games of a case and the exact distribution."""

    name: str
    forms: int  # the number of possible forms of the feature
    p: float
    farthest: str  # the form whose share deviates most from the exact one, with both


def compare(name: str, samples: int) -> Comparison:
    case = CASES[name]()
    story = case.story
    exact = story.expected_after(case.after, case.feature) if case.after else story.expected(case.feature)
    counts = Counter(case.feature(imagined(case, number)) for number in range(samples))
    off = {form: abs(counts[form] / samples - float(exact.get(form, 0))) for form in {*counts, *exact}}
    farthest = max(sorted(off), key=off.__getitem__)
    shares = f"'{farthest}': {counts[farthest] / samples:.4f}, exactly {float(exact.get(farthest, 0)):.4f}"
    return Comparison(name, len(exact), p_value(counts, exact), shares)


def imagined(case: Case, number: int) -> Game:
    """Return what the seat imagines; it cannot tell it from the real game."""
    real = case.story.real
    twin = real.determinise(case.story.seat, Randomness(f"distribution {number}"))
    assert twin.view(case.story.seat) == real.view(case.story.seat)
    if case.after:
        twin.play(twin.action_set.parse(case.after))
    return twin
