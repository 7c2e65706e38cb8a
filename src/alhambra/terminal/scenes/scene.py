"""Scenes: how a game is drawn, and what all drawings need."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rich.pretty import pretty_repr
from rich.text import Text

from alhambra.console import palette
from alhambra.console.descriptions import GAME, short_title
from alhambra.console.renderer import Renderer
from alhambra.terminal.interaction.choices import ENTRY
from alhambra.terminal.interaction.selection import DISPLAY, HAND, TILE, Things
from alhambra.terminal.scenes.canvas import NOTHING, Cell, Drawing, Target, plain
from alhambra.terminal.theme import seat_colour

GROUND, SEAT = "cell", "seat"  # the zones that every game has
CURSOR = "bold reverse"
CHOSEN = "bold underline"
LEGAL = palette.LABEL
REFUSED = palette.FAINT
_USUAL_HEIGHT = 10


class Marks(NamedTuple):
    """The marks on the table."""

    cursor: Target | None = None
    things: Things = Counter()  # noqa: RUF012  (never mutated)
    cells: Mapping[Cell, str | None] = {}
    ghost: tuple[Cell, dict[str, Any]] | None = None  # a tile, drawn where it might be placed

    @property
    def on_market(self) -> "Marks":
        """Return the marks on market, display and hand."""
        return Marks(None if self._points_at(ENTRY, GROUND) else self.cursor, self.things)

    @property
    def on_ground(self) -> "Marks":
        """Return the marks on the palace or sheet."""
        return Marks(self.cursor if self._points_at(GROUND) else None, cells=self.cells, ghost=self.ghost)

    def _points_at(self, *zones: str) -> bool:
        return self.cursor is not None and self.cursor.zone in zones

    def has_tile(self, name: str) -> bool:
        return self.things[TILE, name] > 0

    def chosen_cards(self, where: str, cards: Sequence[str]) -> list[bool]:
        """Return for each card whether it is marked; among equal cards, as many as there are marks."""
        left = Counter({name: count for (place, name), count in self.things.items() if place == where})
        marked = []
        for card in cards:
            marked.append(left[card] > 0)
            left[card] -= 1
        return marked


NO_MARKS = Marks()
CARDS = {DISPLAY: "display", HAND: "hand"}


class Scene(ABC):
    """One moment of a game, to be drawn."""

    def __init__(self, view: dict[str, Any], renderer: Renderer, seat: int, marks: Marks = NO_MARKS) -> None:
        self.view = view
        self.renderer = renderer
        self.names = renderer.names
        self.seat = seat  # whose things are drawn large
        self.marks = marks

    @abstractmethod
    def header(self, width: int) -> Text:
        """Draw one line: the game and its progress."""

    @abstractmethod
    def market(self, width: int, is_low: bool) -> Drawing:
        """Draw market, display and hand; fewer details in a low window."""

    @abstractmethod
    def ground(self, width: int, height: int) -> Drawing:
        """Draw the palace or sheet of the seat."""

    def least_height(self) -> int:
        """Return how many lines the palace or sheet of the seat needs at least."""
        return _USUAL_HEIGHT

    def others(self, width: int, height: int) -> Drawing:
        """Draw the palaces or sheets of all others."""
        return NOTHING

    def seats(self, width: int) -> Drawing:
        """Draw a line for each seat."""
        return NOTHING

    def score(self, standing: Mapping[str, Any] | None, width: int) -> Drawing:
        """Draw the standing, as if scored now."""
        return NOTHING

    def tiles_by_name(self) -> dict[str, dict[str, Any]]:
        """Return the tiles that can be placed, by name."""
        return {}

    def in_colour(self, text: Text) -> Text:
        """Return a text with the names of the seats in their colours."""
        for number, name in enumerate(self.names):
            text.highlight_words([name], f"bold {seat_colour(number)}")
        return text


class PlainScene(Scene):
    """The scene of an unknown game: its view as plain data."""

    def header(self, width: int) -> Text:
        return Text.assemble((f" {short_title(GAME, self.view['game'])}", palette.HEADING))

    def market(self, width: int, is_low: bool) -> Drawing:
        return NOTHING

    def ground(self, width: int, height: int) -> Drawing:
        return plain(Text(line) for line in pretty_repr(self.view, max_width=max(width, 20)).splitlines())
