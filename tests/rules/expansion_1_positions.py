"""Positions with the components of the first expansion."""

from typing import Self

from alhambra.palace.shapes import EAST
from alhambra.protocol import cell
from alhambra.tilegames.modules.bonus_cards.rules import BonusCards
from alhambra.tilegames.modules.huts.rules import NO_HUT, Huts
from alhambra.tilegames.modules.vizier.rules import Vizier
from alhambra.tilegames.turns.turn_cycle import TurnOver
from tests.rules.positions import Position

MARKET = "tower_9_ne garden_8_sw chambers_9_s arcades_8_n"  # gulden, dirham, denar, dukat


class Expanded(Position):
    """Return a position that can also hold stones, bonus cards and huts."""

    @property
    def vizier(self) -> Vizier:
        return self.game.module_of(Vizier)

    @property
    def bonus_cards(self) -> BonusCards:
        return self.game.module_of(BonusCards)

    @property
    def huts(self) -> Huts:
        return self.game.module_of(Huts)

    def active_stones(self, *seats: int) -> Self:
        """Turn only the stones of these seats face up."""
        self.vizier.active = [seat in seats for seat in range(self.game.rules.seats)]
        return self

    def after_turn(self, seat: int) -> Self:
        """Return the events after this seat's turn is completely over."""
        self.turn(seat)
        self.steps([TurnOver()])
        return self

    def scoring_due(self, scoring: int, last: int) -> Self:
        """A scoring takes place after the turn of the seat ``last``."""
        self.turn(last)
        self.game.due = (scoring,)
        self.steps([TurnOver()])
        return self

    def bonus_hands(self, *hands: str) -> Self:
        """Deal these bonus cards, named by their tiles such as ``garden_10``, face down, one hand per seat."""
        module = self.bonus_cards
        dealt = [tuple(sorted([module.names.index(f"bonus_{name}") for name in hand.split()])) for hand in hands]
        module.face_down = dealt
        module.open = [()] * len(dealt)
        module.shown = ()
        out = {card for cards in dealt for card in cards}
        module.rest = tuple([card for card in range(len(module.names)) if card not in out])
        return self

    def hut_pile(self, *names: str) -> Self:
        """Leave only these huts in a pile, the first of them face up."""
        pieces = [self.game.rules.catalog.piece(name) for name in names]
        type_number = self.huts.types[pieces[0]]
        self.huts.tops[type_number] = pieces[0]
        self.huts.face_down[type_number] = tuple(pieces[1:])
        return self

    def _tile(self, name: str) -> int:
        """Take a hut out of its pile, whether it is face up or not."""
        if not name.startswith("hut_"):
            return super()._tile(name)
        piece = self.game.rules.catalog.piece(name)
        type_number = self.huts.types[piece]
        pile = [top for top in [self.huts.tops[type_number], *self.huts.face_down[type_number]] if top != NO_HUT]
        pile.remove(piece)
        self.huts.tops[type_number] = pile[0] if pile else NO_HUT
        self.huts.face_down[type_number] = tuple(pile[1:])
        return piece

    def strength(self, seat: int, building: str) -> float:
        """Return how many tiles of a type the seat's palace counts for."""
        return self.game.strength(seat)[self.game.rules.catalog.type_names.index(building)] / 2


def only_a_card_to_open() -> Expanded:
    """Seat 0 can do nothing in its turn except reveal a bonus card."""
    position = Expanded(3, ["bonus_cards"]).bonus_hands("garden_10", "", "").market(MARKET)
    position.palace(0, {(1, 0): "garden_10_open", (2, 0): "pavilion_7_e"})
    # Behind a gate there is a tile that can only be reached through the garden, so nothing can be redesigned.
    palace = position.game.own_palace(0)
    palace.lay(position.game.rules.catalog.piece("seraglio_7_w"), cell(3, 0))
    palace.set_gate(cell(2, 0), EAST)
    return position.turn(0)
