"""Words for the size of a mistake."""

from typing import Final

from alhambra.analysis.messages import MistakeSize

# From how many points on a decision has each size, the largest first; anything less is good.
SIZES: Final[tuple[tuple[MistakeSize, float], ...]] = (("blunder", 4.0), ("mistake", 1.5), ("inaccuracy", 0.5))
GOOD: Final[MistakeSize] = "good"
ALL_SIZES: Final[tuple[MistakeSize, ...]] = (GOOD, *[size for size, _ in reversed(SIZES)])


def size_of(lost: float) -> MistakeSize:
    """Return the word for a decision that loses this many points.

    Args:
        lost: the points.

    >>> [size_of(lost) for lost in (0.0, 0.5, 2.0, 9.0)]
    ['good', 'inaccuracy', 'mistake', 'blunder']
    """
    return next((size for size, least in SIZES if lost >= least), GOOD)
