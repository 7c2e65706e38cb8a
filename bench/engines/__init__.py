"""The engines that are measured, each behind the same small interface."""

from bench.engines.base import Engine
from bench.subjects import BACKGAMMON, CATAN, Subject


def make_engine(subject: Subject) -> Engine:
    """The engine of the subject. Only its own package is imported, so that no other shares its process."""
    if subject.engine == CATAN:
        from bench.engines.catan import Catan

        return Catan()
    if subject.engine == BACKGAMMON:
        from bench.engines.backgammon import Backgammon

        return Backgammon()
    from bench.engines.family import Family

    return Family(subject.config())
