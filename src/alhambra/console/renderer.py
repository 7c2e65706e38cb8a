"""What the terminal needs to show a game: everything that is special to one game goes through a renderer."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rich.console import RenderableType
from rich.pretty import Pretty

from alhambra.console.language import say, spoken
from alhambra.declarations import declaration_of
from alhambra.games import GAMES
from alhambra.protocol import CELL, NUMBER, Action, Field, cell_x, cell_y
from alhambra.texts import key_of

NAMELESS = "You"  # in records, whoever did not say a name; shown as the language has it
_WHO_AND_WHAT = ("event", "seat")
_OTHERS = ("Layla", "Yusuf", "Zahra", "Idris", "Noor")


def seat_names(seats: int) -> list[str]:
    """Names for the seats of a new table; the first is the person's."""
    return [NAMELESS, *_OTHERS][:seats]


def shown_name(name: str) -> str:
    """How somebody is called on the screen."""
    return say("you") if name == NAMELESS else name


def words(name: str) -> str:
    """A name as it is written for people where there is no text for it."""
    return name.replace("_", " ")


def capitalised(text: str) -> str:
    """The text as it stands at the beginning of a line."""
    return text[:1].upper() + text[1:]


class Renderer:
    """How one game is shown. What is here serves any game; subclasses do it better for theirs."""

    legend: ClassVar[str] = ""  # the key of the text that explains the picture

    def __init__(self, game: str, names: Sequence[str], you: int | None = None) -> None:
        self.game = game
        self.you = names.index(NAMELESS) if you is None and NAMELESS in names else you
        self.names = [shown_name(name) for name in names]

    # --- the table ---

    def render(self, view: dict[str, Any], seat: int) -> RenderableType:
        """The table, with the things of one seat in the middle."""
        return Pretty(view)

    def render_labelled(self, view: dict[str, Any], seat: int, labels: Mapping[int, str]) -> RenderableType:
        """The table with texts on some cells of the seat's palace."""
        return self.render(view, seat)

    def own(self, seat: int | None) -> str:
        """What a seat, or with None somebody, has in front of it."""
        game = key_of("game", self.game)
        name = say("somebody") if seat is None else self.names[seat]
        mine = spoken().find(f"{game}.yours", {}) if seat is not None and seat == self.you else None
        return mine or spoken().find(f"{game}.own", {"seat": name}) or name

    # --- offers ---

    def decision_title(self, view: dict[str, Any]) -> str:
        """What the seat is asked for."""
        return spoken().decision(view["decision"]) or f"{capitalised(words(view['decision']['kind']))}:"

    def kind_title(self, kind: str) -> str:
        """What all actions of a kind do."""
        return spoken().find(key_of("kind", kind), {}) or words(kind)

    def describe(self, action: Action, view: dict[str, Any]) -> str:
        """The action as a short sentence."""
        return spoken().action(action) or self._described_plainly(action)

    def where(self, action: Action) -> str:
        """The question at which cell such an action is to be done."""
        return spoken().action(action, "where") or say("which-cell", kind=capitalised(self.kind_title(action.kind)))

    def _described_plainly(self, action: Action) -> str:
        fields = zip(action.form, action.values(), strict=True)
        return " ".join([self.kind_title(action.kind), *(self.value_text(field, value) for field, value in fields)])

    def value_text(self, field: Field, value: Any) -> str:
        """One field of an action."""
        return spoken().value(field.name, [cell_x(value), cell_y(value)] if field.form == CELL else value)

    def rank(self, action: Action, view: dict[str, Any]) -> tuple[Any, ...]:
        """Where the action stands among others of its kind: the most useful first."""
        fields = zip(action.form, action.values(), strict=True)
        return tuple([value for field, value in fields if field.form == NUMBER])

    # --- events ---

    def is_silent(self, kind: str) -> bool:
        """Whether everybody sees such an event on the table anyway."""
        if self.game not in GAMES:
            return False
        declared = declaration_of(self.game)
        return kind in declared["quiet"] or kind in declared["quiet_at_tables"]

    def tell(self, event: Mapping[str, Any]) -> str | None:
        """What happened, in a sentence; None for what everybody sees on the table anyway."""
        if event["event"] == "next_decision" or self.is_silent(event["event"]):
            return None
        return spoken().event(event, self.names, self.you) or self.tell_plainly(event)

    def tell_plainly(self, event: Mapping[str, Any]) -> str:
        """An event that there are no words for."""
        facts = [
            f", {words(name)} {describe_part(value)}" for name, value in event.items() if name not in _WHO_AND_WHAT
        ]
        sentence = f"{words(event['event'])}{''.join(facts)}."
        seat = event.get("seat")
        return f"{self.names[seat]}: {sentence}" if isinstance(seat, int) else capitalised(sentence)


def describe_part(value: Any) -> str:
    """A part of a view or event that nothing better is known for, as one line."""
    if isinstance(value, dict):
        named = [f"{words(name)} {describe_part(item)}" for name, item in value.items() if item not in ([], {}, None)]
        return ", ".join(named) or say("plain-none")
    if isinstance(value, list):
        return " ".join([describe_part(item) for item in value]) or say("plain-none")
    if isinstance(value, bool):
        return say("plain-yes" if value else "plain-no")
    return say("plain-none") if value is None else words(str(value))
