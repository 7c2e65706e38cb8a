"""The Bureaux de Change: cards with which a purchase mixes two currencies (BUR-1 to -8)."""

from typing import TYPE_CHECKING, ClassVar, Final

from alhambra.components import Components
from alhambra.protocol.actions import NAME, Action, names
from alhambra.protocol.errors import Refusal
from alhambra.tilegames.cards import (
    CURRENCIES,
    FIRST_SPECIAL,
    payable_sums,
    payment_names,
    payments,
    purse_total,
    unit,
)
from alhambra.tilegames.module import Module
from alhambra.tilegames.turn_action import TurnAction

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame

ANY_BUREAU: Final = "bureau"  # stands in the deck for one of the bureaux that have not been seen yet
PILES: Final = (1, 2, 3)  # the 2nd, 3rd and 4th, with two bureaux each
BUREAUX_PER_PILE: Final = 2

_mixtures: dict[tuple[int, int, int], list[tuple[int, int]]] = {}
_MIXTURES_KEPT: Final = 20_000


class Bureaux(Module):
    """The six cards; where they are, the deck, the display and the hands know."""

    name: ClassVar[str] = "bureaux"
    pays: ClassVar[bool] = True
    games: ClassVar[tuple[str, ...]] = ("alhambra", "granada", "combined")

    def __init__(self) -> None:
        self.pairs: dict[str, tuple[int, int]] = {}  # the two currencies of each card by its name

    def actions(self) -> list[type[Action]]:
        return [TakeBureau]

    def special_cards(self, components: Components) -> list[str]:
        for card in components.money.bureaus:
            first, second = card.currencies
            self.pairs[card.id] = (CURRENCIES.index(first), CURRENCIES.index(second))
        return [ANY_BUREAU, *self.pairs]

    def fill_piles(self, game: "TileGame", piles: list[list[int]]) -> None:
        group = game.deck.special_card(ANY_BUREAU)
        game.deck.groups[group] = tuple([game.deck.special_card(name) for name in self.pairs])
        for pile in PILES:
            piles[pile] += [group] * BUREAUX_PER_PILE

    def drawn_like_money(self, card: int) -> bool:
        return True

    def turn_offers(self, game: "TileGame", seat: int, offers: list[Action]) -> None:
        for card in game.display:
            if card >= FIRST_SPECIAL and game.deck.name(card) in self.pairs:
                offers.append(TakeBureau(game.deck.name(card)))

    # --- paying ---

    def held(self, game: "TileGame", seat: int) -> list[str]:
        """The names of the bureaux in the hand."""
        found = [game.deck.name(card) for card in game.other_cards[seat]]
        return [name for name in found if name in self.pairs]

    def other_currency(self, name: str, currency: int) -> int:
        """The currency that the bureau adds to this one; -1 if this one is not on the card."""
        first, second = self.pairs[name]
        if currency == first:
            return second
        return first if currency == second else -1

    def more_payments(self, game: "TileGame", seat: int, currency: int, price: int) -> list[tuple[str, ...]]:
        found: list[tuple[str, ...]] = []
        if not game.other_cards[seat]:
            return found
        for name in self.held(game, seat):
            other = self.other_currency(name, currency)
            if other >= 0:
                for own, mixed_in in mixtures(game.purse(seat, currency), game.purse(seat, other), price):
                    found.append(mixed_payment(name, currency, own, other, mixed_in))
        return found

    def allows_payment(self, game: "TileGame", currency: int, cards: list[int]) -> bool:
        name = self.only_bureau(game, cards)
        if not name:
            return False
        other = self.other_currency(name, currency)
        paid = paid_currencies(cards)
        return other in paid and paid <= {currency, other}

    def only_bureau(self, game: "TileGame", cards: list[int]) -> str:
        """The name of the one card among these that is not money, if it is a bureau; else nothing."""
        special = [card for card in cards if card >= FIRST_SPECIAL]
        if len(special) != 1 or game.deck.name(special[0]) not in self.pairs:
            return ""
        return game.deck.name(special[0])

    # --- bids ---

    def payable_amounts(self, game: "TileGame", seat: int) -> list[int]:
        amounts: list[int] = []
        for name in self.held(game, seat):
            first, second = self.pairs[name]
            for part in payable_sums(game.purse(seat, first)):
                amounts += [part + rest for rest in payable_sums(game.purse(seat, second))]
        return amounts

    def bid_payments(self, game: "TileGame", seat: int, amount: int) -> list[tuple[str, ...]]:
        found: list[tuple[str, ...]] = []
        for name in self.held(game, seat):
            first, second = self.pairs[name]
            for part in payable_sums(game.purse(seat, first)):
                for rest in exact_parts(game.purse(seat, second), amount - part):
                    for begin in exact_parts(game.purse(seat, first), part):
                        found.append(mixed_payment(name, first, begin, second, rest))
        return found

    def allows_bid_payment(self, game: "TileGame", cards: list[int]) -> bool:
        name = self.only_bureau(game, cards)
        return bool(name) and paid_currencies(cards) == set(self.pairs[name])


def bureaux(game: "TileGame") -> Bureaux:
    """The module in this game."""
    module = game.module(Bureaux.name)
    assert isinstance(module, Bureaux)
    return module


class TakeBureau(TurnAction):
    """Take a bureau from the display instead of money (BUR-4)."""

    kind: ClassVar[str] = "take_bureau"
    form: ClassVar[tuple[tuple[str, str], ...]] = (("card", NAME),)

    def __init__(self, card: str) -> None:
        self.card = card

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        if self.card not in bureaux(game).pairs or game.card(self.card) not in game.display:
            return Refusal("BUR-4", f"there is no bureau de change '{self.card}' in the display")
        return None

    def perform(self, game: "TileGame", seat: int) -> bool:
        card = game.card(self.card)
        game.display.remove(card)
        game.gain(seat, card)
        game.emit("bureau_taken", {"seat": seat, "card": self.card})
        return False


def paid_currencies(cards: list[int]) -> set[int]:
    """The currencies of the money among the cards."""
    return {card // 10 for card in cards if card < FIRST_SPECIAL}


def mixed_payment(bureau: str, currency: int, part: int, other: int, other_part: int) -> tuple[str, ...]:
    """The names of the cards of a payment with a bureau."""
    return names([bureau, *payment_names(currency, part), *payment_names(other, other_part)])


def exact_parts(purse: int, amount: int) -> list[int]:
    """All parts of the purse that add up to the amount, which is not 0."""
    if amount <= 0:
        return []
    return [part for part in payments(purse, amount) if purse_total(part) == amount]


def mixtures(own: int, other: int, price: int) -> list[tuple[int, int]]:
    """All pairs of a part of each purse that pay the price, with a card of the other and none that could be dropped."""
    if not other:
        return []
    key = (own, other, price)
    found = _mixtures.get(key)
    if found is None:
        found = []
        _add_mixtures(own, other, 9, True, price, 0, 0, found)
        if len(_mixtures) >= _MIXTURES_KEPT:
            _mixtures.clear()
        _mixtures[key] = found
    return found


def _add_mixtures(
    own: int,
    other: int,
    value: int,
    own_too: bool,
    missing: int,
    own_part: int,
    other_part: int,
    found: list[tuple[int, int]],
) -> None:
    """Extend a mixture downwards from ``value``, own cards of a value first; it is complete when nothing is missing."""
    if missing <= 0:
        if other_part:
            found.append((own_part, other_part))
        return
    while value > 0:
        one = unit(value)
        if own_too and own & 15 * one:
            _add_mixtures(own - one, other, value, True, missing - value, own_part + one, other_part, found)
        if other & 15 * one:
            _add_mixtures(own, other - one, value, False, missing - value, own_part, other_part + one, found)
        own_too = True
        value -= 1
