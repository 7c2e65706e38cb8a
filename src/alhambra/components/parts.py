"""Component files that belong to modules, with their readers."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from alhambra.components.entry import Document

if TYPE_CHECKING:
    from alhambra.components.loading import Components

Read = TypeVar("Read")


@dataclass(frozen=True, slots=True)
class Part(Generic[Read]):
    """The component file of a module.

    The components of the games are read before those of modules and passed to the reader.
    """

    name: str  # of the file, without its extension
    beside: str  # the Python module in whose folder the packaged file is
    read: Callable[[Document, "Components"], Read]
    ids: Callable[[Read], list[str]]  # of its pieces; no other piece may have them

    @property
    def package(self) -> str:
        """The package that contains the file."""
        return self.beside.rpartition(".")[0]
