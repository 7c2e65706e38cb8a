"""The measured engines, each behind the same small interface."""

from bench.speed.engines.base import Engine
from bench.speed.subjects import BACKGAMMON, CATAN, Subject


def make_engine(subject: Subject) -> Engine:
    """Create the engine of a subject. Only its own package is imported, so that no other shares the process."""
    if subject.engine == CATAN:
        from bench.speed.engines.catan import Catan

        return Catan()
    if subject.engine == BACKGAMMON:
        from bench.speed.engines.backgammon import Backgammon

        return Backgammon()
    from bench.speed.engines.family import Family

    return Family(subject.config())
