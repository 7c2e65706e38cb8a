"""The form for a new game, with descriptions, for keyboard and mouse."""

from typing import ClassVar

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen

from alhambra.console import palette
from alhambra.console.descriptions import about, short_title, title
from alhambra.console.language import say, spoken
from alhambra.console.renderer import capitalised, seat_names
from alhambra.terminal.cursor import next_line, next_zone
from alhambra.terminal.scenes import canvas
from alhambra.terminal.scenes.canvas import Drawing, Target
from alhambra.terminal.scenes.picture_widget import Picture
from alhambra.terminal.screens.game_choice import BOT, GAME, LANGUAGE, MODULE, OPTION, SEATS, SetUp, why_not
from alhambra.texts import language, languages

_BEGIN, _KEY = "begin", "key"
_LINES, _STEPS = {"up": -1, "down": 1}, {"left": -1, "right": 1}
_MARGIN, _GAP = 1, 2
_ROOMY = 30  # the number of lines from which rows are set apart


class SetUpScreen(Screen[SetUp | None]):
    """A form for a new game. Its result is the set-up, or None if it was cancelled."""

    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"move('{key}')", show=False) for key in (*_LINES, *_STEPS)),
        Binding("tab", "row(1)", show=False),
        Binding("shift+tab", "row(-1)", show=False),
        Binding("enter,space", "choose", show=False),
        Binding("b", "begin", show=False),
        Binding("escape,backspace,q,ctrl+c,ctrl+q", "leave", show=False),
    ]

    def __init__(self, set_up: SetUp) -> None:
        super().__init__()
        self.set_up = set_up
        self.cursor = Target(GAME, set_up.config.game)
        self._refusal = Text()

    def compose(self) -> ComposeResult:
        yield Picture(id="top")
        yield Picture(id="form")
        yield Picture(id="about")
        yield Picture(id="keys")

    def on_resize(self, event: events.Resize) -> None:
        self.call_after_refresh(self.draw)

    # --- drawing ---

    def draw(self) -> None:
        """Draw the form."""
        width, height = self.app.size
        self.query_one("#top", Picture).show(canvas.plain([Text(f" {say('screen-set-up')}", palette.HEADING)]))
        form = self.query_one("#form", Picture)
        form.show(self._form(width - 2 * _MARGIN, height >= _ROOMY))
        self.query_one("#about", Picture).show(canvas.plain(canvas.wrapped(self._about(), width - 2 * _MARGIN)))
        self.query_one("#keys", Picture).show(self._keys())
        self.call_after_refresh(form.reveal, self.cursor)

    def _form(self, width: int, is_roomy: bool) -> Drawing:
        rows = self.set_up.targets()
        rows[LANGUAGE] = [Target(LANGUAGE, name) for name in languages()]
        headings = {row: self._heading(row) for row in rows}
        first = max(len(heading) for heading in headings.values()) + 2
        lines = []
        for row, targets in rows.items():
            if targets:
                head = canvas.plain([Text(f"{headings[row]:<{first}}", palette.HEADING)])
                chips = canvas.flowing([self._chip(target) for target in targets], width - first, _GAP)
                lines += [canvas.beside([head, chips], 0), *([canvas.plain([Text()])] if is_roomy else [])]
        begin = Target(_BEGIN, 0)
        style = "bold reverse" if self.cursor == begin else "bold"
        button = canvas.chip(Text(f" [ {say('screen-set-up-begin')} ] ", f"{style} {palette.GOOD}"), begin)
        return canvas.below([*lines, canvas.plain([Text()]), canvas.beside([_blank(first), button], 0)])

    def _heading(self, row: str) -> str:
        if row.startswith(BOT):
            return seat_names(self.set_up.config.seats)[int(row.removeprefix(BOT))]
        return say(f"screen-set-up-{row}")

    def _chip(self, target: Target) -> Drawing:
        is_chosen = self.set_up.has(target)
        is_many = target.zone in (MODULE, OPTION)
        mark = ("[x]" if is_chosen else "[ ]") if is_many else ("\u25cf" if is_chosen else "\u25cb")
        text = Text(f"{mark} {_label(target)}")
        if why_not(self.set_up, target) is not None:
            text.stylize(palette.FAINT)
        elif is_chosen:
            text.stylize(f"bold {palette.GOOD}")
        if target == self.cursor:
            text.stylize("bold reverse")
        return canvas.chip(text, target)

    def _about(self) -> Text:
        """Describe what is under the cursor, or why it cannot be chosen."""
        if self._refusal:
            return self._refusal
        target = self.cursor
        if target.zone in (GAME, MODULE, OPTION):
            name = str(target.thing)
            return Text.assemble((f"{title(target.zone, name)}: ", "bold"), about(target.zone, name))
        if target.zone.startswith(BOT):
            return Text.assemble((f"{_label(target)}: ", "bold"), say(f"opponent-{target.thing}.about"))
        return Text(say("seats-told", seats=target.thing)) if target.zone == SEATS else Text()

    def _keys(self) -> Drawing:
        chips = []
        for key, name, action in (
            ("\u2190\u2191\u2193\u2192", "move", None),
            ("Tab", "zone", "row(1)"),
            ("Enter", "choose", "choose"),
            ("b", "begin", "begin"),
            ("Esc", "back", "leave"),
        ):
            text = Text.assemble((key, "bold"), f" {say(f'screen-key-{name}')}", style=palette.FAINT)
            chips.append(canvas.plain([text]) if action is None else canvas.chip(text, Target(_KEY, action)))
        return canvas.beside([canvas.plain([Text(" ")]), *chips], 2)

    # --- choosing ---

    def action_move(self, key: str) -> None:
        """Move the cursor with an arrow key; left and right stay in the row."""
        spots = self.query_one("#form", Picture).drawing.spots
        if key in _STEPS:
            row = [spot.target for spot in spots if spot.target.zone == self.cursor.zone]
            place = row.index(self.cursor) + _STEPS[key]
            self._point_at(row[max(0, min(place, len(row) - 1))])
        else:
            self._point_at(next_line(spots, self.cursor, _LINES[key]))

    def action_row(self, step: int) -> None:
        """Go to the next row."""
        spots = self.query_one("#form", Picture).drawing.spots
        order = list(dict.fromkeys(spot.target.zone for spot in spots))
        self._point_at(next_zone(spots, self.cursor, order, step))

    def _point_at(self, target: Target | None) -> None:
        if target is not None and target != self.cursor:
            self.cursor = target
            self._refusal = Text()
            self.draw()

    def action_choose(self) -> None:
        """Choose what is under the cursor."""
        if self.cursor.zone == _BEGIN:
            self.action_begin()
            return
        refusal = why_not(self.set_up, self.cursor)
        if refusal is not None:
            self._refusal = Text(capitalised(spoken().error(refusal)), palette.BAD)
        else:
            self.set_up = self.set_up.choose(self.cursor)
            if self.cursor.zone == LANGUAGE and self.set_up.language != spoken().name:
                self.dismiss(self.set_up)
                return
        self.draw()

    @on(Picture.Touched)
    async def _touched(self, event: Picture.Touched) -> None:
        target = event.target
        if target.zone == _KEY:
            if event.is_chosen:
                await self.run_action(str(target.thing))
        else:
            self._point_at(target)
            if event.is_chosen:
                self.action_choose()

    def action_begin(self) -> None:
        """Begin the game that is chosen."""
        self.dismiss(self.set_up)

    def action_leave(self) -> None:
        """Cancel."""
        self.dismiss(None)


def _blank(width: int) -> Drawing:
    return canvas.plain([Text(" " * width)])


def _label(target: Target) -> str:
    if target.zone in (GAME, MODULE):
        return short_title(target.zone, str(target.thing))
    if target.zone == OPTION:
        return title(OPTION, str(target.thing))
    if target.zone == LANGUAGE:
        return language(str(target.thing)).title
    return say(f"opponent-{target.thing}") if target.zone.startswith(BOT) else str(target.thing)
