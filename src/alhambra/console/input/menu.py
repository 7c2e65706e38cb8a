"""Menus: choose among many offers by kind of action, then field by field, so lists stay short."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from alhambra.console.renderer import Renderer, capitalised
from alhambra.protocol import CELL, Action, Field

SHORT = 9  # offers up to this number are listed one by one


class MenuItem(NamedTuple):
    """A numbered line: a single action, or a group of actions."""

    text: str
    actions: list[Action]

    @property
    def label(self) -> str:
        return capitalised(self.text)


class Menu(NamedTuple):
    """The choices of a menu."""

    entries: list[MenuItem]

    def labels(self) -> dict[int, str]:
        """Return the numbers of the entries by cell, for entries about a single cell."""
        labels: dict[int, str] = {}
        for number, entry in enumerate(self.entries, 1):
            cells = {cell_of(action) for action in entry.actions}
            cell = cells.pop()
            if not cells and cell is not None:
                labels.setdefault(cell, str(number))
        return labels

    @property
    def is_about_cells(self) -> bool:
        """Return whether the entries differ only by cell, so that numbers on the cells suffice."""
        first = self.entries[0].actions[0]
        others = {_without_cell(action) for entry in self.entries for action in entry.actions}
        return cell_of(first) is not None and len(others) == 1 and len(self.labels()) == len(self.entries)


def title_of(menu: Menu, renderer: Renderer, view: dict[str, Any], is_narrowed: bool) -> str:
    """Return what is to be chosen: an action or, when one kind of action was chosen already, that kind."""
    kinds = {action.kind for entry in menu.entries for action in entry.actions}
    if is_narrowed and len(kinds) == 1:
        return f"{capitalised(renderer.kind_title(kinds.pop()))}:"
    return renderer.decision_title(view)


def cell_of(action: Action) -> int | None:
    """Return the cell that an action names, if any."""
    for field, value in zip(action.form, action.values(), strict=True):
        if field.form == CELL:
            return int(value)
    return None


def _without_cell(action: Action) -> tuple[Any, ...]:
    pairs = zip(action.form, action.values(), strict=True)
    return (action.kind, *(value for field, value in pairs if field.form != CELL))


def menu_of(offers: Sequence[Action], renderer: Renderer, view: dict[str, Any]) -> Menu:
    """Return a menu of these offers: all of them if they are few, else groups."""
    kinds = list(dict.fromkeys(action.kind for action in offers))
    ordered = sorted(offers, key=lambda action: (kinds.index(action.kind), renderer.rank(action, view)))
    if len(ordered) <= SHORT:
        return Menu([MenuItem(renderer.describe(action, view), [action]) for action in ordered])
    if len(kinds) > 1:
        return Menu([_kind_entry(kind, ordered, renderer, view) for kind in kinds])
    return _by_field(ordered, renderer, view)


def _kind_entry(kind: str, offers: list[Action], renderer: Renderer, view: dict[str, Any]) -> MenuItem:
    actions = [action for action in offers if action.kind == kind]
    if len(actions) == 1:
        return MenuItem(renderer.describe(actions[0], view), actions)
    return MenuItem(f"{renderer.kind_title(kind)} \u2026", actions)


def _by_field(offers: list[Action], renderer: Renderer, view: dict[str, Any]) -> Menu:
    """Group the offers by the first field in which they differ."""
    for number, field in enumerate(offers[0].form):
        groups: dict[Any, list[Action]] = {}
        for action in offers:
            groups.setdefault(action.values()[number], []).append(action)
        if len(groups) == len(offers):
            return Menu([MenuItem(renderer.describe(action, view), [action]) for action in offers])
        if len(groups) > 1:
            return Menu([_value_entry(renderer, field, value, groups[value], view) for value in groups])
    raise AssertionError("equal actions are offered only once")


def _value_entry(renderer: Renderer, field: Field, value: Any, actions: list[Action], view: dict[str, Any]) -> MenuItem:
    if len(actions) == 1:
        return MenuItem(renderer.describe(actions[0], view), actions)
    return MenuItem(f"{renderer.value_text(field, value)} \u2026", actions)
