"""Which actions are legal, according to the slow model and the events."""

from __future__ import annotations

from collections import Counter

from alhambra.protocol import Action, cell_x, cell_y
from alhambra.tilegames.game import TileGame
from tests.games.event_tracker import CURRENCIES, Diary, value_of
from tests.games.module_checks import card_names, money_in
from tests.model import money
from tests.model.ground import Cell, Piece, beyond, placement_faults, removal_faults, swap_faults

TURN_KINDS = frozenset({"take", "buy", "build", "remove", "swap"})
PLACING_KINDS = frozenset({"place", "reserve", "give", "leave"})
TAKE_LIMIT = 5


class Oracle:
    """The answers for one seat in one position."""

    def __init__(self, game: TileGame, diary: Diary, seat: int) -> None:
        self.game = game
        self.diary = diary
        self.seat = seat
        self.ground = diary.grounds[seat]
        self.reserve = diary.reserves[seat]
        self.kind = game.step.kind
        # cached answers by kind and marked sides, which are all that matters for the ground
        self.places: dict[tuple[str, frozenset[str]], set[Cell]] = {}
        self.swaps: dict[tuple[str, frozenset[str]], set[Cell]] = {}

    # --- whether one action is legal ---

    def allows(self, action: Action) -> bool:
        """Return whether an action of the base game is legal, wasteful payments included."""
        fields = dict(zip([field.name for field in action.form], action.values(), strict=True))
        kinds = {"turn": TURN_KINDS, "place": PLACING_KINDS}[self.kind]
        return action.kind in kinds and bool(getattr(self, f"_may_{action.kind}")(**fields))

    def _may_take(self, cards: tuple[str, ...]) -> bool:
        display = money_in(list(self.diary.display.elements()))
        chosen = money_in(list(cards))
        if len(chosen) != len(cards) or not money.holds(display, chosen):
            return False
        return len(chosen) == 1 or (bool(chosen) and money.total(chosen) <= TAKE_LIMIT)

    def _may_buy(self, tile: str, cards: tuple[str, ...]) -> bool:
        if tile not in self.diary.market or not Counter(cards) <= self.diary.hands[self.seat]:
            return False
        currency = CURRENCIES[self.diary.market[tile] - 1]
        price = self.diary.piece(tile).price or 0
        if all(card.startswith(f"{currency}_") for card in cards):
            return sum(value_of(card) for card in cards) >= price
        payments = [check.payments(self.diary, self.seat, currency, price, False) for check in self.diary.checks]
        return any(tuple(sorted(cards)) in found for found in payments)

    def _may_build(self, tile: str, cell: int) -> bool:
        return tile in self.reserve and not placement_faults(self.ground, self.diary.piece(tile), where(cell))

    def _may_remove(self, tile: str, cell: int) -> bool:
        there = self.ground.tiles.get(where(cell))
        return there is not None and there.name == tile and not removal_faults(self.ground, where(cell))

    def _may_swap(self, tile: str, old: str, cell: int) -> bool:
        there = self.ground.tiles.get(where(cell))
        if tile not in self.reserve or there is None or there.name != old:
            return False
        return not swap_faults(self.ground, where(cell), self.diary.piece(tile))

    def _may_place(self, tile: str, cell: int) -> bool:
        return tile in self.diary.new_tiles and not placement_faults(self.ground, self.diary.piece(tile), where(cell))

    def _may_reserve(self, tile: str) -> bool:
        faces = [face for new in self.diary.new_tiles for face in self.diary.faces(new)]
        return tile in faces and not self.diary.awarded

    def _may_give(self, tile: str) -> bool:
        if self.diary.dirk is None or self.diary.awarded or tile not in self.diary.new_tiles:
            return False
        return all(check.may_be_given(tile) for check in self.diary.checks)

    def _may_leave(self, tile: str) -> bool:
        return tile in self.diary.new_tiles and self.diary.awarded

    # --- all offers ---

    def offers(self) -> set[str]:
        """Return the notations of exactly those actions of the base game that must be offered."""
        return self._turn_offers() if self.kind == "turn" else self._placing_offers()

    def _turn_offers(self) -> set[str]:
        display = money_in(list(self.diary.display.elements()))
        found = {f"take {'+'.join(card_names(cards))}" for cards in money.money_takes(display)}
        for tile in self.diary.market:
            found |= {f"buy {tile} {'+'.join(cards)}" for cards in self.diary.payments(self.seat, tile)}
        for place, piece in self.ground.tiles.items():
            if not removal_faults(self.ground, place):
                found.add(f"remove {piece.name} {notation(place)}")
        for tile in self.reserve:
            piece = self.diary.piece(tile)
            found |= {f"build {tile} {notation(place)}" for place in self._places(piece)}
            for place in self._swaps(piece):
                found.add(f"swap {tile} {self.ground.tiles[place].name} {notation(place)}")
        return found

    def _places(self, piece: Piece) -> set[Cell]:
        """Return the cells for the piece; only cells beside a tile are candidates (ALH-PLACE-5)."""
        shape = (piece.kind, piece.marked)
        if shape not in self.places:
            around = {beyond(place, side) for place in self.ground.tiles for side in "NESW"}
            self.places[shape] = {place for place in around if not placement_faults(self.ground, piece, place)}
        return self.places[shape]

    def _swaps(self, piece: Piece) -> set[Cell]:
        """Return the cells whose tile may be swapped for the piece."""
        shape = (piece.kind, piece.marked)
        if shape not in self.swaps:
            self.swaps[shape] = {place for place in self.ground.tiles if not swap_faults(self.ground, place, piece)}
        return self.swaps[shape]

    def _placing_offers(self) -> set[str]:
        found = set()
        for tile in self.diary.new_tiles:
            piece = self.diary.piece(tile)
            found |= {f"place {tile} {notation(place)}" for place in self._places(piece)}
            if self.diary.awarded:
                found.add(f"leave {tile}")
                continue
            found |= {f"reserve {face}" for face in self.diary.faces(tile)}
            if self._may_give(tile):
                found.add(f"give {tile}")
        return found


def where(cell: int) -> Cell:
    return (cell_x(cell), cell_y(cell))


def notation(place: Cell) -> str:
    return f"{place[0]},{place[1]}"
