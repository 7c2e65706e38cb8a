"""A line-based table in words alone: each thing is said once, when it has changed."""

from typing import TYPE_CHECKING, Any

from alhambra.console.input.menu import Menu, MenuItem, title_of
from alhambra.console.language import say
from alhambra.texts import Verbatim

if TYPE_CHECKING:
    from alhambra.cli.line_table import LineTable


class TableInWords:
    """Puts the table and its choices into sentences, one a line."""

    def __init__(self, table: "LineTable") -> None:
        self.table = table
        self._shown: tuple[Any, ...] | None = None  # the choices that were listed last
        self._turn: tuple[Any, ...] | None = None  # the turn whose market and hand were described last
        self._is_opened = not table.source.is_online  # whether the table was described as the person found it

    def repeat(self) -> None:
        """List the choices again the next time."""
        self._shown = None

    def choices(self, menu: Menu) -> list[str]:
        """Return what can be chosen, or who decides; nothing if that was said already."""
        table = self.table
        decision = table.view["decision"]
        seat = None if decision is None else decision["seat"]
        lobby = self._lobby() if table.source.view is None else []
        shown = (seat, table.view.get("at") if menu.entries else None, len(table.narrowed), *lobby)
        if shown == self._shown:
            return []
        self._shown = shown
        if table.source.view is None:
            return lobby
        opening = self._opening(bool(menu.entries))
        if menu.entries:
            return [*opening, *self._menu(menu)]
        return opening if seat is None else [*opening, say("screen-thinking", seat=table.renderer.names[seat])]

    def _lobby(self) -> list[str]:
        """Return who is ready and, once the person is, what can be done until the game begins."""
        source = self.table.source
        return source.lobby if source.readiness is None else [*source.lobby, source.readiness, say("plain-lobby")]

    def _opening(self, is_asked: bool) -> list[str]:
        """Return the table once as the person finds it; what is chosen from comes with the choices."""
        if self._is_opened:
            return []
        self._is_opened = True
        view, renderer = self.table.view, self.table.renderer
        return [*renderer.progress_in_words(view), *([] if is_asked else renderer.turn_in_words(view))]

    def _menu(self, menu: Menu) -> list[str]:
        table = self.table
        lines = [] if table.narrowed else self._situation()
        lines.append(title_of(menu, table.renderer, table.view, bool(table.narrowed)))
        lines += [f"{number}. {self._entry(entry)}" for number, entry in enumerate(menu.entries, 1)]
        if table.narrowed:
            lines.append(say("plain-back"))
        elif table.source.undoable:
            lines.append(f"{say('command-undo')}: {say('command-undo.about')}")
        return lines

    def _situation(self) -> list[str]:
        """Return market, display and hand once per turn; then only what each decision needs."""
        view, renderer = self.table.view, self.table.renderer
        turn = tuple([view.get(name) for name in ("turn", "round", "turn_seat")])
        if turn == self._turn:
            return renderer.step_in_words(view)
        self._turn = turn
        return renderer.turn_in_words(view)

    def _entry(self, entry: MenuItem) -> str:
        if len(entry.actions) > 1:
            name = entry.label.removesuffix(" \u2026")
            return say("plain-group", name=Verbatim(name), number=len(entry.actions))
        table = self.table
        around = table.renderer.around(entry.actions[0], table.view, table.source.seat or 0)
        return f"{entry.label}: {around}" if around else entry.label
