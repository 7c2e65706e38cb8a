"""A component file that belongs to a module and lies in its folder, together with what reads it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from alhambra.components.entry import Document

if TYPE_CHECKING:
    from alhambra.components.loading import Components

Read = TypeVar("Read")


@dataclass(frozen=True, slots=True)
class Part(Generic[Read]):
    """The file of a module. The components of the games are read before those of modules, and given to the reader."""

    name: str  # of the file, without its ending
    beside: str  # the Python module beside which the packaged file lies
    read: Callable[[Document, "Components"], Read]
    ids: Callable[[Read], list[str]]  # of the pieces in it, which no other piece may have

    @property
    def package(self) -> str:
        """The package in whose folder the file lies."""
        return self.beside.rpartition(".")[0]
