"""The types of arguments that callers pass and that are checked at run time, with a sentence for a wrong one.

A compiled function checks its arguments before its first line and answers a wrong type with a ``TypeError`` of its own.
So to the compiler these arguments may be anything, while signatures show the intended type.
"""

from collections.abc import Iterable, Mapping
from typing import Any

GivenInt = int | Any
GivenText = str | Any
GivenSeed = int | str | Any
GivenNames = Iterable[str] | Any
GivenFields = Mapping[str, Any] | Any

# The types that signatures show at run time.
globals().update(
    GivenInt=int, GivenText=str, GivenSeed=int | str, GivenNames=Iterable[str], GivenFields=Mapping[str, Any]
)
