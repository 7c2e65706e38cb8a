"""Values that callers should never pass."""

import math

HUGE = 10**5000
ODD: list[object] = ["3", "", b"3", 2.0, math.nan, math.inf, True, False, (), [], {}, {3}, object(), int, 1j, HUGE]
NO_SEATS: list[object] = [*ODD, -HUGE, -1, 3, 2**64]


def label(value: object) -> str:
    """Return the test id for the value."""
    return type(value).__name__
