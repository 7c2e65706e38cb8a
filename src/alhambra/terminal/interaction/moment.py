"""What a seat can do at one moment of a game: offers, the selection, and the game's answers."""

import contextlib
from collections.abc import Sequence
from typing import Any

from rich.text import Text

from alhambra.console import palette
from alhambra.console.input.menu import Menu
from alhambra.console.wording.misfits import misfits_text
from alhambra.protocol import Action, AlhambraError
from alhambra.terminal.interaction.choices import ENTRY
from alhambra.terminal.interaction.preview_texts import ActionPreviewer
from alhambra.terminal.interaction.selection import (
    CELL,
    DISPLAY,
    HAND,
    TILE,
    Selection,
    cell_of,
    judged_cells,
)
from alhambra.terminal.scenes.canvas import Cell, Target
from alhambra.terminal.scenes.scene import GROUND, Marks
from alhambra.terminal.scenes.scene_list import scene_of
from alhambra.terminal.scenes.tile_table import MARKET, NEW, RESERVE

_MAY_BE_LAID = "\u2713"


class TableMoment:
    """The choices of a seat at one moment. It changes nothing, and does not depend on the screen."""

    def __init__(self, foretold: ActionPreviewer, offers: Sequence[Action] = ()) -> None:
        self._foretold = foretold
        self._source = foretold.source
        self._renderer = foretold.renderer
        self._view: dict[str, Any] = self._source.view or {}
        self.choosing = Selection(offers, self._renderer, self._view) if offers else None
        self.judged: dict[Cell, Any] = {}  # the refusal by cell; None where the action is allowed
        self._nowhere = Text()  # why a tile fits nowhere

    @property
    def menu(self) -> Menu:
        """Return the menu, narrowed by the selection."""
        return Menu([]) if self.choosing is None else self.choosing.menu()

    async def judge(self) -> None:
        """Ask the game for each cell whether the selected action is allowed there, or the selected tile fits."""
        choosing = self.choosing
        self.judged, self._nowhere = {}, Text()
        if choosing is None:
            return
        tile = choosing.tile
        judged: dict[Cell, Any] = {}
        for kind in self._kinds_with_cells(choosing):
            question = {"kind": kind} if tile is None or kind == "remove" else {"kind": kind, "tile": tile}
            with contextlib.suppress(AlhambraError):  # a game without such an action
                for cell, refusal in judged_cells(await self._source.refusals(question)).items():
                    if cell not in judged or judged[cell] is not None:
                        judged[cell] = refusal
        self.judged = judged
        await self._find_fit(choosing)

    async def _find_fit(self, choosing: Selection) -> None:
        """Ask where a tile would fit that is to be bought, or that fits nowhere."""
        tile = choosing.selected_tile or self._unfit_new_tile(choosing)
        if tile is None or any(self.judged[cell] is None for cell in self.judged):
            return
        with contextlib.suppress(AlhambraError):
            fit = await self._source.fit(tile)
            is_own = tile in self._own_tiles()
            if fit is not None and not is_own:
                self.judged = dict.fromkeys((x, y) for x, y in fit["cells"])
            self._nowhere = Text(misfits_text(tile, fit, is_bought=not is_own), palette.ON_TURN)

    def _own_tiles(self) -> list[str]:
        """Return the seat's new tiles and those in its reserve."""
        if self._source.seat is None:
            return []
        reserve = self._view["seats"][self._source.seat].get("reserve", ())
        return [lying["tile"] for lying in (*self._view.get("new_tiles", ()), *reserve)]

    def _unfit_new_tile(self, choosing: Selection) -> str | None:
        """Return a new tile that has to be placed now, but has no offer with a cell."""
        if "new_tiles" not in self._view or choosing.tile is not None:
            return None
        named = {offer.action.to_json().get("tile") for offer in choosing.offers}
        return next((new["tile"] for new in self._view["new_tiles"] if new["tile"] in named), None)

    def _kinds_with_cells(self, choosing: Selection) -> list[str]:
        """Return the kinds of action for which the cells matter; only those that are still open to choose."""
        kinds = choosing.kinds_with_cells()
        if choosing.narrowed:
            left = {action.kind for action in choosing.candidates()}
            return [kind for kind in kinds if kind in left]
        return kinds or (["build"] if self._lies_in_reserve(choosing.tile) else [])

    def _lies_in_reserve(self, tile: str | None) -> bool:
        """Return whether the reserve contains this tile."""
        if not self._view or self._source.seat is None:
            return False
        return tile in [lying["tile"] for lying in self._view["seats"][self._source.seat].get("reserve", ())]

    # --- the cursor ---

    def first_target(self) -> Target | None:
        """Return the target of the next choice, if any."""
        entries = self.menu.entries
        if entries and self.is_about_cells:
            cell = cell_of(entries[0].actions[0].to_json())
            assert cell is not None
            return Target(GROUND, cell)
        return Target(ENTRY, 0) if entries else None

    @property
    def is_about_cells(self) -> bool:
        """Return whether the entries differ only by cell, so that labels on the cells suffice."""
        actions = [action for entry in self.menu.entries for action in entry.actions]
        if not actions or CELL not in actions[0].to_json():
            return False
        first = _besides_cell(actions[0])
        return all(_besides_cell(action) == first for action in actions)

    def actions_at(self, target: Target | None) -> list[Action]:
        """Return the offers that a target stands for."""
        choosing = self.choosing
        if choosing is None or target is None:
            return []
        if target.zone == ENTRY and isinstance(target.thing, int):
            entries = self.menu.entries
            return entries[target.thing].actions if target.thing < len(entries) else []
        if target.zone == GROUND and isinstance(target.thing, tuple):
            return choosing.at(target.thing)
        return []

    async def description_of(self, target: Target | None) -> Text:
        """Return what a target would bring, or why it is refused, and why the tile fits nowhere."""
        said = await self._description_of(target)
        if not self._nowhere or target is None:
            return said
        return Text.assemble(said, "  ", self._nowhere) if said else self._nowhere

    async def _description_of(self, target: Target | None) -> Text:
        if target is None or self.choosing is None or self._source.seat is None:
            return Text()
        actions = self.actions_at(target)
        if len(actions) == 1:
            return await self._foretold.of_action(actions[0])
        if target.zone == GROUND and not actions:
            refusal = self.judged.get(target.thing) if isinstance(target.thing, tuple) else None
            return Text() if refusal is None else self._foretold.of_refusal(refusal)
        if target.zone in (MARKET, NEW, RESERVE, HAND, DISPLAY):
            return await self._foretold.of_touched(self.choosing)
        return Text()

    # --- marks ---

    def marks(self, cursor: Target | None) -> Marks:
        """Return the marks: the selection, where it may be placed, and the action under the cursor."""
        choosing = self.choosing
        if choosing is None:
            return Marks(cursor)
        things = choosing.touched.copy()
        ghost: tuple[Cell, dict[str, Any]] | None = None
        cells: dict[Cell, str | None] = {}
        is_about_ground = cursor is not None and cursor.zone == GROUND
        if choosing.tile is not None or choosing.can_go_back or is_about_ground:
            cells = {cell: None if refusal is not None else _MAY_BE_LAID for cell, refusal in self.judged.items()}
            cells |= _numbers(self.menu)
        actions = self.actions_at(cursor)
        if len(actions) == 1:
            things |= choosing.things_of(actions[0])
            ghost = self._ghost(dict(actions[0].to_json()))
        return Marks(cursor, things, cells, ghost)

    def _ghost(self, meant: dict[str, Any]) -> tuple[Cell, dict[str, Any]] | None:
        """Return the tile of an action, on the cell where it would be placed."""
        cell = cell_of(meant)
        if cell is None or "tile" not in meant or meant["kind"] == "remove":
            return None
        tile = scene_of(self._view, self._renderer, self._source.seat or 0).tiles_by_name().get(meant["tile"])
        return None if tile is None else (cell, tile)

    # --- the selection ---

    def touch(self, target: Target) -> bool:
        """Select or deselect a card or tile; return whether that was possible."""
        choosing = self.choosing
        if choosing is None or not isinstance(target.thing, int):
            return False
        number = target.thing
        if target.zone in (HAND, DISPLAY):
            cards = self._view["hand"] if target.zone == HAND else self._view["display"]
            is_chosen = Marks(None, choosing.touched).chosen_cards(target.zone, cards)[number]
            choosing.toggle_card(target.zone, cards[number], is_chosen)
            return True
        tile = self._tile_at(target.zone, number)
        if tile is not None:
            choosing.toggle((TILE, tile))
        return True

    def _tile_at(self, zone: str, number: int) -> str | None:
        if zone == MARKET:
            tile = self._view["market"][number]["tile"]
            return None if tile is None else str(tile["tile"])
        tiles = self._view["new_tiles"] if zone == NEW else self._view["seats"][self._source.seat]["reserve"]
        return str(tiles[number]["tile"])

    def meant_by_cards(self) -> list[Action]:
        """Return what the selected cards mean: offers, or an action that is not offered."""
        choosing = self.choosing
        if choosing is None or not choosing.touched:
            return []
        meant = choosing.meant()
        if meant:
            return meant
        asked = choosing.unoffered()
        if asked is None or "cards" not in asked or choosing.candidates():
            return []
        return [self._source.action_set.from_json(asked)]


def _besides_cell(action: Action) -> dict[str, Any]:
    return {name: value for name, value in action.to_json().items() if name != CELL}


def _numbers(menu: Menu) -> dict[Cell, str]:
    """Return the numbers of the entries by cell, for entries about a single cell."""
    labels: dict[Cell, str] = {}
    for number, entry in enumerate(menu.entries, 1):
        cells = {cell_of(action.to_json()) for action in entry.actions}
        cell = cells.pop()
        if not cells and cell is not None:
            labels.setdefault(cell, str(number))
    return labels
