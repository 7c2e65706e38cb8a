"""The Bureaux de Change: cards with which a purchase mixes two currencies (BUR-1 to -8)."""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from alhambra.components import Components
from alhambra.protocol.actions import NAME, Action, names
from alhambra.protocol.errors import Refusal
from alhambra.tilegames.cards import (
    CURRENCIES,
    CURRENCY_COUNT,
    FIRST_SPECIAL,
    count_exact_payments,
    exact_sums,
    payable_mask,
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
NO_CURRENCY: Final = -1

_mixtures: dict[tuple[int, int, int], list[tuple[int, int]]] = {}
_MIXTURES_KEPT: Final = 20_000


class Bureaux(Module):
    """The six cards; where they are, the deck, the display and the hands know."""

    name: ClassVar[str] = "bureaux"
    games: ClassVar[tuple[str, ...]] = ("alhambra", "granada", "combined")

    def __init__(self) -> None:
        self.names: list[str] = []
        self.pairs: list[tuple[int, int]] = []  # the two currencies of each card
        self.group = 0  # the number of the card that stands for any of them; their own numbers follow it

    def actions(self) -> list[type[Action]]:
        return [TakeBureau]

    def special_cards(self, components: Components, first: int) -> list[str]:
        self.group = first
        for card in components.money.bureaus:
            one, other = card.currencies
            self.names.append(card.id)
            self.pairs.append((CURRENCIES.index(one), CURRENCIES.index(other)))
        return [ANY_BUREAU, *self.names]

    def fill_piles(self, game: "TileGame", piles: list[list[int]]) -> None:
        game.deck.groups[self.group] = tuple([self.group + 1 + bureau for bureau in range(len(self.names))])
        for pile in PILES:
            piles[pile] += [self.group] * BUREAUX_PER_PILE

    def drawn_like_money(self, card: int) -> bool:
        return True

    def turn_offers(self, game: "TileGame", seat: int, offers: list[Action]) -> None:
        for card in game.display:
            if self.is_bureau(card):
                offers.append(TakeBureau(self.name_of(card)))

    def is_bureau(self, card: i64) -> bool:
        return self.group < card <= self.group + len(self.names)

    def name_of(self, bureau: int) -> str:
        return self.names[bureau - self.group - 1]

    def currencies_of(self, bureau: int) -> tuple[int, int]:
        return self.pairs[bureau - self.group - 1]

    # --- paying ---

    def other_currency(self, card: i64, currency: i64) -> i64:
        """The currency that the card adds to this one; NO_CURRENCY if it is no bureau with this one."""
        if self.is_bureau(card):
            one, other = self.currencies_of(card)
            if currency == one:
                return other
            if currency == other:
                return one
        return NO_CURRENCY

    def more_payments(self, game: "TileGame", seat: int, currency: int, price: int) -> list[tuple[str, ...]]:
        found: list[tuple[str, ...]] = []
        for card in game.other_cards[seat]:
            other = self.other_currency(card, currency)
            if other != NO_CURRENCY:
                for own, mixed_in in mixtures(game.purse(seat, currency), game.purse(seat, other), price):
                    found.append(mixed_payment(self.name_of(card), currency, own, other, mixed_in))
        return found

    def count_payments(self, game: "TileGame", seat: i64, currency: i64, price: i64, exact: bool) -> i64:
        count: i64 = 0
        for card in game.other_cards[seat]:
            other = self.other_currency(card, currency)
            if other != NO_CURRENCY:
                own_purse = game.purses[CURRENCY_COUNT * seat + currency]
                other_purse = game.purses[CURRENCY_COUNT * seat + other]
                if exact:
                    count += count_exact_mixtures(own_purse, other_purse, price)
                else:
                    count += len(mixtures(own_purse, other_purse, price))
        return count

    def allows_payment(self, game: "TileGame", currency: int, cards: list[int]) -> bool:
        other = self.other_currency(self.only_special(cards), currency)
        paid = paid_currencies(cards)
        return other in paid and paid <= {currency, other}

    def refuse_payment(self, game: "TileGame", currency: int, cards: list[int]) -> Refusal | None:
        if not [card for card in cards if self.is_bureau(card)]:
            return None
        other = self.other_currency(self.only_special(cards), currency)
        if other != NO_CURRENCY and paid_currencies(cards) <= {currency}:
            return Refusal("BUR-5", f"the bureau de change is needless, as no {CURRENCIES[other]} is paid")
        return Refusal("BUR-5", "one bureau de change mixes its two currencies, one of them that of the market field")

    def only_special(self, cards: list[int]) -> int:
        """The one card among these that is not money; the group, which nobody holds, if there is none or more."""
        special = [card for card in cards if card >= FIRST_SPECIAL]
        return special[0] if len(special) == 1 else self.group

    # --- bids ---

    def held(self, game: "TileGame", seat: int) -> list[int]:
        """The bureaux in the hand."""
        return [card for card in game.other_cards[seat] if self.is_bureau(card)]

    def payable_amounts(self, purses: list[int], other_cards: list[int]) -> int:
        amounts = 0
        for bureau in other_cards:
            if self.is_bureau(bureau):
                first, second = self.currencies_of(bureau)
                rest = payable_mask(purses[second])
                for part in payable_sums(purses[first]):
                    amounts |= rest << part
        return amounts

    def bid_payments(self, game: "TileGame", seat: int, amount: int) -> list[tuple[str, ...]]:
        found: list[tuple[str, ...]] = []
        for bureau in self.held(game, seat):
            first, second = self.currencies_of(bureau)
            for part in payable_sums(game.purse(seat, first)):
                for rest in exact_parts(game.purse(seat, second), amount - part):
                    for begin in exact_parts(game.purse(seat, first), part):
                        found.append(mixed_payment(self.name_of(bureau), first, begin, second, rest))
        return found

    def allows_bid_payment(self, game: "TileGame", cards: list[int]) -> bool:
        card = self.only_special(cards)
        return self.is_bureau(card) and paid_currencies(cards) == set(self.currencies_of(card))


def bureaux(game: "TileGame") -> Bureaux:
    """The module in this game."""
    module = game.module(Bureaux.name)
    assert isinstance(module, Bureaux)
    return module


@mypyc_attr(acyclic=True)
class TakeBureau(TurnAction):
    """Take a bureau from the display instead of money (BUR-4)."""

    kind: ClassVar[str] = "take_bureau"
    form: ClassVar[tuple[tuple[str, str], ...]] = (("card", NAME),)

    def __init__(self, card: str) -> None:
        self.card: Final = card

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        if self.card not in bureaux(game).names or game.card(self.card) not in game.display:
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


def count_exact_mixtures(own: i64, other: i64, price: i64) -> i64:
    """The number of those mixtures that add up to the price."""
    own_sums, other_sums = exact_sums(own), exact_sums(other)
    count: i64 = 0
    for part in range(1, price + 1):
        if other_sums >> part & 1 and own_sums >> (price - part) & 1:
            count += count_exact_payments(other, part) * count_exact_payments(own, price - part)
    return count


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
