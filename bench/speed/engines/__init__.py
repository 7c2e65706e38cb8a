"""The engines that are measured, each behind the same small interface."""

from bench.speed.engines.base import Engine
from bench.speed.subjects import BACKGAMMON, CATAN, Subject


def make_engine(subject: Subject) -> Engine:
    """The engine of the subject. Only its own package is imported, so that no other shares its process."""
    if subject.engine == CATAN:
        from bench.speed.engines.catan import Catan

        return Catan()
    if subject.engine == BACKGAMMON:
        from bench.speed.engines.backgammon import Backgammon

        return Backgammon()
    from bench.speed.engines.family import Family

    return Family(subject.config())
