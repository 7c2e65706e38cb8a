"""Map what is selected on the table to actions. The game decides what is legal."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from alhambra.console.input.menu import Menu, menu_of
from alhambra.console.renderer import Renderer
from alhambra.declarations import declaration_of
from alhambra.protocol import NAMES, PURCHASE, Action
from alhambra.protocol.messages import ActionDeclaration, Judgement, RefusalMessage
from alhambra.terminal.scenes.canvas import Cell

# The zones of things that actions name.
TILE, HAND, DISPLAY, CELL = "tile", "hand", "display", "cell"

Touch = tuple[str, str | Cell]  # the zone, and the thing in it
Things = Counter[Touch]


def cell_of(action: Mapping[str, Any]) -> Cell | None:
    """Return the cell of an action: in a palace, or on a sheet by column and row."""
    if "cell" in action:
        return action["cell"][0], action["cell"][1]
    return (action["blue"], action["yellow"]) if "blue" in action and "yellow" in action else None


def things_of(action: Mapping[str, Any], declared: ActionDeclaration) -> Things:
    """Return everything that must be selected to mean an action."""
    things: Things = Counter()
    cell = cell_of(action)
    if cell is not None:
        things[CELL, cell] += 1
    for field in declared["fields"]:
        value, place = action[field["name"]], field.get("place")
        if place in (HAND, DISPLAY):
            things.update((place, card) for card in (value if field["form"] == NAMES else [value]))
        elif field["name"] == TILE and place is None:
            things[TILE, value] += 1
    return things


class Offer(NamedTuple):
    """An offered action, with what must be selected to mean it."""

    action: Action
    things: Things


class Selection:
    """One choice of a seat: the offers, and what was selected so far."""

    def __init__(self, offers: Iterable[Action], renderer: Renderer, view: dict[str, Any]) -> None:
        self.renderer = renderer
        self.view = view
        self._declared = declaration_of(renderer.game)
        self.offers = [Offer(action, self.things_of(action)) for action in offers]
        self.touched: Things = Counter()
        self.narrowed: list[list[Action]] = []  # by entries of the menu
        self._menu: Menu | None = None  # for the current selection

    def things_of(self, action: Action) -> Things:
        """Return everything that must be selected to mean an action."""
        return things_of(action.to_json(), self._declared["actions"][action.kind])

    # --- narrowing ---

    def toggle(self, touch: Touch) -> None:
        """Select or deselect something. At most one tile and one cell can be selected."""
        self.narrowed, self._menu = [], None
        if self.touched[touch]:
            del self.touched[touch]
            return
        where, _ = touch
        if where in (TILE, CELL):
            self.touched = Counter({old: count for old, count in self.touched.items() if old[0] != where})
        self.touched[touch] += 1

    def toggle_card(self, where: str, card: str, is_chosen: bool) -> None:
        """Select or deselect a card, which may have equals."""
        self.narrowed, self._menu = [], None
        self.touched[where, card] += -1 if is_chosen else 1
        self.touched = +self.touched

    def narrow(self, actions: list[Action]) -> None:
        """Narrow the choice to these actions."""
        self.narrowed.append(actions)
        self._menu = None

    @property
    def can_go_back(self) -> bool:
        return bool(self.narrowed or self.touched)

    def back(self) -> None:
        """Go back one step."""
        self._menu = None
        if self.narrowed:
            self.narrowed.pop()
        else:
            self.touched = Counter()

    # --- what is meant ---

    def candidates(self) -> list[Action]:
        """Return the offers that match the selection."""
        if self.narrowed:
            return self.narrowed[-1]
        return [offer.action for offer in self.offers if self.touched <= offer.things]

    def menu(self) -> Menu:
        """Return the menu of candidates, those first that need no further selection."""
        if self._menu is None:
            found = self.candidates()
            self._menu = menu_of(found, self.renderer, self.view) if found else Menu([])
        return self._menu

    def meant(self) -> list[Action]:
        """Return the offers for which the selection is complete."""
        if not self.touched:
            return []
        return [offer.action for offer in self.offers if self.touched == offer.things]

    def unoffered(self) -> dict[str, Any] | None:
        """Return the selection as an action that is not offered.

        The game decides on it: it may be illegal, waste money, or be one of the payments that are
        legal but not offered.
        """
        names: dict[str, list[Any]] = {}
        for where, name in self.touched.elements():
            names.setdefault(where, []).append(name)
        every = list(self._declared["actions"])
        possible = self._declared["decisions"].get(self.view["decision"]["kind"], every)
        cards = sorted(names[HAND]) if HAND in names else []
        if cards and (paying := self._kind_with_cards(HAND, possible)) is not None:
            return {"kind": paying, "cards": cards}
        if DISPLAY in names:
            taking = self._kind_with_cards(DISPLAY, possible) or self._kind_with_cards(DISPLAY, every)
            return {"kind": taking, "cards": sorted(names[DISPLAY])}
        if TILE in names and CELL not in names:
            buying = self._purchase(possible) or self._purchase(every)
            return {"kind": buying, "tile": names[TILE][0]} | ({"cards": cards} if cards else {})
        return None

    def _kind_with_cards(self, place: str, kinds: Iterable[str]) -> str | None:
        """Return the first kind of action that names only cards of this zone."""
        fields = [{"name": "cards", "form": NAMES, "place": place}]
        return next((kind for kind in kinds if self._declared["actions"][kind]["fields"] == fields), None)

    def _purchase(self, kinds: Iterable[str]) -> str | None:
        return next((kind for kind in kinds if self._declared["actions"][kind]["chosen"] == PURCHASE), None)

    @property
    def selected_tile(self) -> str | None:
        return next((str(name) for where, name in self.touched if where == TILE), None)

    @property
    def tile(self) -> str | None:
        """Return the selected tile, or the only one for which there are offers with a cell."""
        if self.selected_tile is not None:
            return self.selected_tile
        tiles = {offer.action.to_json().get("tile") for offer in self.offers if _lays(offer)}
        return str(tiles.pop()) if len(tiles) == 1 else None

    def kinds_with_cells(self) -> list[str]:
        """Return the kinds of offers that place the tile, or that are about cells without a tile."""
        tile = self.tile
        found = dict.fromkeys(
            offer.action.kind
            for offer in self.offers
            if any(where == CELL for where, _ in offer.things) and (tile is None or (TILE, tile) in offer.things)
        )
        return list(found)

    def at(self, cell: Cell) -> list[Action]:
        """Return the offers about a cell."""
        tile = self.tile
        found = [offer for offer in self.offers if (CELL, cell) in offer.things]
        if tile is not None:
            with_tile = [offer for offer in found if (TILE, tile) in offer.things]
            found = with_tile or ([] if any(_lays(offer) for offer in self.offers if self._is_about(offer)) else found)
        return [offer.action for offer in found]

    def _is_about(self, offer: Offer) -> bool:
        return self.tile is None or (TILE, self.tile) in offer.things


def _lays(offer: Offer) -> bool:
    wheres = {where for where, _ in offer.things}
    return {TILE, CELL} <= wheres


def judged_cells(judgements: Sequence[Judgement]) -> dict[Cell, RefusalMessage | None]:
    """Return the refusal by cell; None where the action is allowed."""
    found: dict[Cell, RefusalMessage | None] = {}
    for judgement in judgements:
        action: Any = judgement["action"]
        cell = None if action is None else cell_of(action)
        if cell is not None and (cell not in found or found[cell] is not None):
            found[cell] = judgement["refusal"]
    return found
