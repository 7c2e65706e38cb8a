"""Renderers: how the terminal displays a game. Subclasses specialise in a game."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rich.console import RenderableType
from rich.pretty import Pretty

from alhambra.console.language import say, spoken
from alhambra.declarations import declaration_of
from alhambra.games import GAMES
from alhambra.protocol import CELL, NUMBER, Action, Field, cell_x, cell_y
from alhambra.texts import Verbatim, key_of

NAMELESS = "Guest"  # the player in records without a name; translated on the screen
_OLD_NAMELESS = "You"  # the same in older records
_WHO_AND_WHAT = ("event", "seat")
_OTHERS = ("Layla", "Yusuf", "Zahra", "Idris", "Noor")


def seat_names(seats: int) -> list[str]:
    """Return names for the seats of a new table; the first is the person's."""
    return [NAMELESS, *_OTHERS][:seats]


def shown_name(name: str, is_own: bool = False) -> str:
    """Return a name as the screen shows it: a person without one is "you" only at their own table."""
    if name not in (NAMELESS, _OLD_NAMELESS):
        return name
    return say("you" if is_own else "guest")


def words(name: str) -> str:
    """Return a name as words, where there is no text for it."""
    return name.replace("_", " ")


def capitalised(text: str) -> str:
    """Return the text with a capital first letter."""
    return text[:1].upper() + text[1:]


class Renderer:
    """Displays any game, in a generic way; subclasses do it better for theirs."""

    legend: ClassVar[str] = ""  # the key of the text that explains the picture
    parts: ClassVar[tuple[str, ...]] = ()  # of the table, which a command of the same name repeats

    def __init__(self, game: str, names: Sequence[str], you: int | None = None) -> None:
        self.game = game
        self.you = you
        self.names = [shown_name(name, seat == you) for seat, name in enumerate(names)]

    def seat_called(self, who: str) -> int | None:
        """Return the only seat whose name begins with the text."""
        found = [seat for seat, name in enumerate(self.names) if who and name.casefold().startswith(who.casefold())]
        return found[0] if len(found) == 1 else None

    # --- the table ---

    def render(self, view: dict[str, Any], seat: int) -> RenderableType:
        """Render the table, with the things of one seat in the middle."""
        return Pretty(view)

    def render_labelled(self, view: dict[str, Any], seat: int, labels: Mapping[int, str]) -> RenderableType:
        """Render the table with labels on some cells of the seat's palace."""
        return self.render(view, seat)

    def own(self, seat: int | None) -> str:
        """Return what the things of a seat are called; for None, those of any seat."""
        game = key_of("game", self.game)
        name = say("somebody") if seat is None else self.names[seat]
        mine = spoken().find(f"{game}.yours", {}) if seat is not None and seat == self.you else None
        return mine or spoken().find(f"{game}.own", {"seat": name}) or name

    # --- the table in words ---

    def progress_in_words(self, view: dict[str, Any]) -> list[str]:
        """Return how far the game is, with the points so far and whose turn it is, in sentences."""
        points = [f"{name} {seat['points']}" for name, seat in zip(self.names, view["seats"], strict=True)]
        return [say("plain-points-now", seats=Verbatim(", ".join(points)))]

    def part_in_words(self, view: dict[str, Any], part: str) -> str:
        """Return one of the parts of the table as a sentence."""
        return describe_part(view[part])

    def turn_in_words(self, view: dict[str, Any]) -> list[str]:
        """Return what a turn depends on, in sentences."""
        return self.table_in_words(view)

    def step_in_words(self, view: dict[str, Any]) -> list[str]:
        """Return what a later decision of the same turn depends on, in sentences."""
        return []

    def table_in_words(self, view: dict[str, Any]) -> list[str]:
        """Return what is on the table, in sentences."""
        return [describe_part(view)]

    def area_in_words(self, view: dict[str, Any], seat: int) -> list[str]:
        """Return the palace or sheet of a seat, in sentences."""
        return [describe_part(view["seats"][seat])] if "seats" in view else []

    def standing_in_words(self, standing: Mapping[str, Any]) -> list[str]:
        """Return the standing, in sentences."""
        return [describe_part(dict(standing))]

    def around(self, action: Action, view: dict[str, Any], seat: int) -> str:
        """Return what is around the cell of an action; nothing if it has none."""
        return ""

    # --- offers ---

    def decision_title(self, view: dict[str, Any]) -> str:
        """Return the title of the current decision."""
        return spoken().decision(view["decision"]) or f"{capitalised(words(view['decision']['kind']))}:"

    def kind_title(self, kind: str) -> str:
        """Return the title of a kind of action."""
        return spoken().find(key_of("kind", kind), {}) or words(kind)

    def describe(self, action: Action, view: dict[str, Any]) -> str:
        """Describe an action in a short sentence."""
        return spoken().action(action) or self._described_plainly(action)

    def says_another_action(self, action: Action, view: dict[str, Any]) -> bool:
        """Return whether the description of an action already says that it brings another one."""
        return False

    def where(self, action: Action) -> str:
        """Return the question for the cell of an action."""
        return spoken().action(action, "where") or say("which-cell", kind=capitalised(self.kind_title(action.kind)))

    def _described_plainly(self, action: Action) -> str:
        fields = zip(action.form, action.values(), strict=True)
        return " ".join([self.kind_title(action.kind), *(self.value_text(field, value) for field, value in fields)])

    def value_text(self, field: Field, value: Any) -> str:
        """Return a field of an action as text."""
        return spoken().value(field.name, [cell_x(value), cell_y(value)] if field.form == CELL else value)

    def rank(self, action: Action, view: dict[str, Any]) -> tuple[Any, ...]:
        """Return a sort key among actions of the same kind: the most useful first."""
        fields = zip(action.form, action.values(), strict=True)
        return tuple([value for field, value in fields if field.form == NUMBER])

    # --- events ---

    def is_silent(self, kind: str) -> bool:
        """Return whether events of this kind are not reported, because everybody sees the result."""
        if self.game not in GAMES:
            return False
        declared = declaration_of(self.game)
        return kind in declared["quiet"] or kind in declared["quiet_at_tables"]

    def tell(self, event: Mapping[str, Any]) -> str | None:
        """Describe an event in a sentence; None if it is not reported."""
        if event["event"] == "next_decision" or self.is_silent(event["event"]):
            return None
        said = spoken().event(event, self.names, self.you) or self.tell_plainly(event)
        return " ".join([said, *self.reasons(event)])

    def reasons(self, event: Mapping[str, Any]) -> list[str]:
        """Return why an event happened in this way, where that needs explaining."""
        return []

    def details(self, event: Mapping[str, Any]) -> list[str]:
        """Return what a picture would show about an event, in sentences."""
        return []

    def tell_plainly(self, event: Mapping[str, Any]) -> str:
        """Describe an event that has no text."""
        facts = [
            f", {words(name)} {describe_part(value)}" for name, value in event.items() if name not in _WHO_AND_WHAT
        ]
        sentence = f"{words(event['event'])}{''.join(facts)}."
        seat = event.get("seat")
        return f"{self.names[seat]}: {sentence}" if isinstance(seat, int) else capitalised(sentence)


def describe_part(value: Any) -> str:
    """Return a part of a view or event as one line, where there is no better text."""
    if isinstance(value, dict):
        named = [f"{words(name)} {describe_part(item)}" for name, item in value.items() if item not in ([], {}, None)]
        return ", ".join(named) or say("plain-none")
    if isinstance(value, list):
        return " ".join([describe_part(item) for item in value]) or say("plain-none")
    if isinstance(value, bool):
        return say("plain-yes" if value else "plain-no")
    return say("plain-none") if value is None else words(str(value))
