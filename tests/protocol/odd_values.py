"""Values that no caller should hand in."""

import math

HUGE = 10**5000
ODD: list[object] = ["3", "", b"3", 2.0, math.nan, math.inf, True, False, (), [], {}, {3}, object(), int, 1j, HUGE]
NO_SEATS: list[object] = [*ODD, -HUGE, -1, 3, 2**64]


def label(value: object) -> str:
    """How a test with the value is called."""
    return type(value).__name__
