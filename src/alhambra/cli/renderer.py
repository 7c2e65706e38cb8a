"""What the terminal needs to show a game: everything that is special to one game goes through a renderer."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rich.console import RenderableType
from rich.pretty import Pretty

from alhambra.protocol import CELL, NAMES, NUMBER, Action, cell_x, cell_y

YOU = "You"
_WHO_AND_WHAT = ("event", "seat")
_OTHERS = ("Layla", "Yusuf", "Zahra", "Idris", "Noor")


def seat_names(seats: int) -> list[str]:
    """Names for the seats of a new table; the first is the person's."""
    return [YOU, *_OTHERS][:seats]


def words(name: str) -> str:
    """A name as it is written for people."""
    return name.replace("_", " ")


def does(name: str, verb: str) -> str:
    """Who does what, in the right form: ``You take``, ``Layla takes``."""
    return f"{name} {verb}" if name == YOU else f"{name} {verb}{'es' if verb.endswith('s') else 's'}"


class Renderer:
    """How one game is shown. What is here serves any game; subclasses do it better for theirs."""

    own: ClassVar[str] = "palace"  # what each seat has in front of it
    legend: ClassVar[str] = ""  # how to read the picture, for the help

    def __init__(self, names: Sequence[str]) -> None:
        self.names = list(names)

    # --- the table ---

    def render(self, view: dict[str, Any], seat: int) -> RenderableType:
        """The table, with the things of one seat in the middle."""
        return Pretty(view)

    def render_marked(self, view: dict[str, Any], seat: int, marks: Mapping[int, str]) -> RenderableType:
        """The table with texts on some cells of the seat's palace."""
        return self.render(view, seat)

    # --- offers ---

    @property
    def declining(self) -> frozenset[str]:
        """The kinds of actions that do without what is offered."""
        return frozenset()

    def decision_title(self, view: dict[str, Any]) -> str:
        """What the seat is asked for."""
        return f"{words(view['decision']['kind']).capitalize()}:"

    def kind_title(self, kind: str) -> str:
        """What all actions of a kind do."""
        return words(kind)

    def describe(self, action: Action, view: dict[str, Any]) -> str:
        """The action as a short sentence."""
        parts = [self.kind_title(action.kind)]
        for field, value in zip(action.form, action.values(), strict=True):
            parts.append(self.value_text(field.form, value))
        return " ".join(parts)

    def value_text(self, form: str, value: Any) -> str:
        """One field of an action."""
        if form == CELL:
            return f"{cell_x(value)},{cell_y(value)}"
        if form == NAMES:
            return " + ".join([words(name) for name in value]) or "nothing"
        return words(str(value))

    def rank(self, action: Action, view: dict[str, Any]) -> tuple[Any, ...]:
        """Where the action stands among others of its kind: the most useful first."""
        fields = zip(action.form, action.values(), strict=True)
        return tuple([value for field, value in fields if field.form == NUMBER])

    # --- events ---

    def tell(self, event: dict[str, Any]) -> str | None:
        """What happened, in a sentence; None for what everybody sees on the table anyway."""
        return f"{self.tell_plainly(event)}."

    def tell_plainly(self, event: dict[str, Any]) -> str:
        """An event that there are no words for."""
        facts = [
            f", {words(name)} {describe_part(value)}" for name, value in event.items() if name not in _WHO_AND_WHAT
        ]
        sentence = words(event["event"]) + "".join(facts)
        seat = event.get("seat")
        return f"{self.names[seat]}: {sentence}" if isinstance(seat, int) else sentence.capitalize()

    def does(self, seat: int, verb: str) -> str:
        """The sentence about what a seat does."""
        return does(self.names[seat], verb)


def describe_part(value: Any) -> str:
    """A part of a view or event that nothing better is known for, as one line."""
    if isinstance(value, dict):
        named = [f"{words(name)} {describe_part(item)}" for name, item in value.items() if item not in ([], {}, None)]
        return ", ".join(named) or "none"
    if isinstance(value, list):
        return " ".join([describe_part(item) for item in value]) or "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else words(str(value))
