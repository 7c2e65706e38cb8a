"""The checks of whole games for modules, and for the games that differ from Alhambra.

The checks of a single module are in ``modules/`` under its name; a test reports missing ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from alhambra.folders import found_in
from alhambra.protocol import Event
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.module import Module
from alhambra.tilegames.modules import folder_of
from tests.messages import fields
from tests.model import money
from tests.model.ground import Piece, beyond, placement_faults
from tests.model.money import Card
from tests.model.scoring import Participant

if TYPE_CHECKING:
    from tests.games.event_tracker import Diary


class ModuleChecks:
    """A module that adds nothing; subclasses override what they need."""

    free_kinds: frozenset[str] = frozenset()  # its actions in a turn that do not use up the action of the turn

    def read(self, diary: Diary, event: Event) -> None:
        """Note what an event of the module adds to what the tables show."""

    def piece(self, name: str) -> Piece | None:
        """Return a piece of the module that the slow model knows under a kind other than its district."""
        return None

    def kept_pieces(self, game: TileGame) -> list[int]:
        """Return the pieces held by the module."""
        return []

    def all_pieces(self, game: TileGame) -> list[int]:
        """Return its pieces that were never in a bag."""
        return []

    def payments(self, diary: Diary, seat: int, currency: str, price: int, minimal: bool) -> set[tuple[str, ...]]:
        """Return additional payments for a tile on a field of this currency, as sorted names."""
        return set()

    def own_kinds(self) -> frozenset[str]:
        """Return its kinds of action that ``more_actions`` covers when they are offered."""
        return frozenset()

    def more_actions(self, game: TileGame, diary: Diary, seat: int) -> set[str]:
        """Return the notations of all actions of its own kinds in the current decision."""
        return set()

    def may_be_given(self, tile: str) -> bool:
        """Return whether the tile may be given to Dirk."""
        return True

    def prepare_scoring(self, diary: Diary, participants: list[Participant]) -> None:
        """Complete what the participants bring into a scoring."""

    def add_final_points(self, diary: Diary, sources: list[dict[str, int]]) -> None:
        """Add the points at the end of the game to those of the seats, under the module's name."""

    def hide(self, game: TileGame, viewer: int | None) -> None:
        """Change something that the viewer cannot know, if there is anything."""

    def check(self, game: TileGame, diary: Diary) -> None:
        """Check the module's invariants."""


def money_in(cards: list[str]) -> list[Card]:
    """Return the money among these names, for the slow model."""
    found = []
    for name in cards:
        currency, _, value = name.partition("_")
        if currency in ("gulden", "dirham", "denar", "dukat", "diamond") and value.isdigit():
            found.append((currency, int(value)))
    return found


def card_names(cards: money.Cards, *others: str) -> tuple[str, ...]:
    """Return the slow model's cards as sorted names."""
    return tuple(sorted([*others, *(f"{currency}_{value}" for currency, value in cards)]))


class Granada(ModuleChecks):
    """Tiles with two faces, which can be flipped for money; the marker decides the face of new ones."""

    def read(self, diary: Diary, event: Event) -> None:
        facts = diary.facts
        facts.setdefault("marker", "even")
        facts.setdefault("marker is due", True)  # to move after the first layout, and after purchases
        if event.kind == "tile_revealed" and self._has_two_faces(diary, event):
            assert self._side(diary, event) == facts["marker"]
            assert facts["marker is due"]
        elif event.kind in ("tile_bought", "stone_used") and self._has_two_faces(diary, event):
            facts["marker is due"] = True
        elif event.kind == "marker_moved":
            assert facts["marker is due"]
            facts["marker is due"] = False
            assert fields(event)["marker"] == ("odd" if facts["marker"] == "even" else "even")
            facts["marker"] = fields(event)["marker"]
        elif event.kind in ("dirk_got_tile", "tile_given") and self._has_two_faces(diary, event):
            assert self._side(diary, event) == (facts["marker"] if "turns have begun" in facts else "even")
        elif event.kind in ("turn_begins", "game_ends"):
            assert not facts["marker is due"]
            facts["turns have begun"] = True

    def _has_two_faces(self, diary: Diary, event: Event) -> bool:
        return diary.piece(fields(event)["tile"]).kind == "granada"

    def _side(self, diary: Diary, event: Event) -> str:
        return "odd" if (diary.piece(fields(event)["tile"]).price or 0) % 2 else "even"

    def check(self, game: TileGame, diary: Diary) -> None:
        assert game.view(None)["marker"] == diary.facts["marker"]

    def own_kinds(self) -> frozenset[str]:
        return frozenset({"turn_over"})

    def more_actions(self, game: TileGame, diary: Diary, seat: int) -> set[str]:
        if game.step.kind != "place" or diary.awarded:
            return set()
        ground = diary.grounds[seat]
        around = {beyond(place, side) for place in ground.tiles for side in "NESW"}
        hand = money_in(list(diary.hands[seat].elements()))
        found = set()
        for tile in diary.new_tiles:
            fits = any(not placement_faults(ground, diary.piece(tile), place) for place in around)
            if fits and len(diary.faces(tile)) == 2:
                for currency in ("gulden", "dirham", "denar", "dukat"):
                    paid = money.minimal_payments(hand, 3, currency)
                    found |= {f"turn_over {tile} {'+'.join(card_names(cards))}" for cards in paid}
        return found


GAME_CHECKS: dict[str, ModuleChecks] = {
    "alhambra": ModuleChecks(),
    "granada": Granada(),
    "combined": Granada(),
}


def checks_of(module: type[Module]) -> ModuleChecks | None:
    """Return the checks of a module: those of the tests, or those in its own folder; None if there are none."""
    found: ModuleChecks | None = found_in("tests.games.modules", module.name, "CHECKS")
    return found or found_in(folder_of(module), "checks", "CHECKS")


def checks_for(game: TileGame) -> list[ModuleChecks]:
    """Return the checks of the game and its modules."""
    of_modules = [checks_of(type(module)) for module in game.modules]
    return [GAME_CHECKS[game.config.game], *(checks for checks in of_modules if checks is not None)]
