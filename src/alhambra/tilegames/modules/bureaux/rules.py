"""The Bureaux de Change: cards that allow two currencies in a purchase (BUR-1 to -8)."""

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64, mypyc_attr

from alhambra.components import Components
from alhambra.protocol.actions import TOUCH, Action
from alhambra.protocol.errors import Refusal
from alhambra.tilegames.actions import TurnAction
from alhambra.tilegames.cards import (
    CURRENCIES,
    CURRENCY_COUNT,
    FIRST_SPECIAL,
    copies,
    money_cards,
    payable_sums,
    payments,
    purse_count,
    purse_total,
    unit,
)
from alhambra.tilegames.module import Module
from alhambra.tilegames.modules.bureaux.messages import BureauTaken
from alhambra.tilegames.turns.payment_choice import (
    MOST_PAYMENTS,
    Rating,
    best_exact_mixtures,
    best_rated,
    count_mixtures,
)
from alhambra.tilegames.turns.taking import TakeOneCard

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame

ANY_BUREAU: Final = "bureau"  # represents an unseen bureau in the deck
PILES: Final = (1, 2, 3)  # the 2nd, 3rd and 4th, with two bureaux each
BUREAUX_PER_PILE: Final = 2
NO_CURRENCY: Final = -1


class Bureaux(Module):
    """The six cards; their locations are in the state of the game."""

    name: ClassVar[str] = "bureaux"
    clauses: ClassVar[tuple[str, ...]] = ("BUR",)
    games: ClassVar[tuple[str, ...]] = ("alhambra", "granada", "combined")

    def __init__(self) -> None:
        self.names: list[str] = []
        self.pairs: list[tuple[int, int]] = []  # the two currencies of each card
        self.group = 0  # the card that represents any of them, followed by the bureaux

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

    def is_like_money(self, game: "TileGame", card: int) -> bool:
        return True

    def copies(self, game: "TileGame", card: int) -> int:
        return 1 if self.is_bureau(card) else 0

    def is_shuffled_in(self, game: "TileGame", card: int) -> bool:
        return card == self.group

    def turn_offers(self, game: "TileGame", seat: int, offers: list[Action]) -> None:
        for card in game.display:
            if self.is_bureau(card):
                offers.append(TakeBureau(game.rules.words, card))

    def is_bureau(self, card: i64) -> bool:
        return self.group < card <= self.group + len(self.names)

    def currencies_of(self, bureau: int) -> tuple[int, int]:
        return self.pairs[bureau - self.group - 1]

    # --- paying ---

    def other_currency(self, card: i64, currency: i64) -> i64:
        """Return the other currency of a bureau with this one; else NO_CURRENCY."""
        if self.is_bureau(card):
            one, other = self.currencies_of(card)
            if currency == one:
                return other
            if currency == other:
                return one
        return NO_CURRENCY

    def may_pay(self, game: "TileGame", seat: i64) -> bool:
        for card in game.other_cards[seat]:
            if self.is_bureau(card):
                return True
        return False

    def more_payments(
        self, game: "TileGame", seat: i64, currency: i64, price: i64, found: list[tuple[int, ...]]
    ) -> None:
        first = CURRENCY_COUNT * seat
        for card in game.other_cards[seat]:
            other = self.other_currency(card, currency)
            if other != NO_CURRENCY:
                for part, rest in offered_mixtures(game.purses[first + currency], game.purses[first + other], price):
                    found.append(mixed_payment(card, currency, part, other, rest))

    def allows_payment(self, game: "TileGame", currency: int, cards: tuple[int, ...]) -> bool:
        other = self.other_currency(self.only_special(cards), currency)
        return other != NO_CURRENCY and paid_currencies(cards) <= {currency, other}

    def refuse_payment(self, game: "TileGame", currency: int, cards: tuple[int, ...]) -> Refusal | None:
        if not [card for card in cards if self.is_bureau(card)]:
            return None
        return Refusal("BUR-5", "bureau-mixes-others")

    def only_special(self, cards: tuple[int, ...]) -> int:
        """Return the only special card among these; else the group, which nobody can hold."""
        special = [card for card in cards if card >= FIRST_SPECIAL]
        return special[0] if len(special) == 1 else self.group

    # --- bids ---

    def mixed_in_bids(self, card: int) -> list[tuple[int, int]]:
        return [self.currencies_of(card)] if self.is_bureau(card) else []

    def bid_payments(self, game: "TileGame", seat: int, amount: int, found: list[tuple[int, ...]]) -> None:
        for bureau in [card for card in game.other_cards[seat] if self.is_bureau(card)]:
            first, second = self.currencies_of(bureau)
            for part, rest in offered_exact_mixtures(game.purse(seat, first), game.purse(seat, second), amount):
                found.append(mixed_payment(bureau, first, part, second, rest))

    def allows_bid_payment(self, game: "TileGame", cards: tuple[int, ...]) -> bool:
        card = self.only_special(cards)
        return self.is_bureau(card) and paid_currencies(cards) == set(self.currencies_of(card))


@mypyc_attr(acyclic=True)
class TakeBureau(TakeOneCard, TurnAction):
    """Take a bureau from the display (BUR-4)."""

    kind: ClassVar[str] = "take_bureau"
    chosen: ClassVar[str] = TOUCH

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        if not game.module_of(Bureaux).is_bureau(self.card) or self.card not in game.display:
            return Refusal("BUR-4", "bureau-not-in-display", {"card": self.called(0)})
        return None

    def perform(self, game: "TileGame", seat: int) -> None:
        game.display = remove(game.display, self.card)
        game.gain(seat, self.card)
        event: BureauTaken = {"event": "bureau_taken", "seat": seat, "card": game.deck.name(self.card)}
        game.emit(event)


def paid_currencies(cards: tuple[int, ...]) -> set[int]:
    """Return the currencies of the money among the cards."""
    return {card // 10 for card in cards if card < FIRST_SPECIAL}


def mixed_payment(bureau: int, currency: i64, part: i64, other: i64, other_part: i64) -> tuple[int, ...]:
    """Return the cards of a payment with a bureau, currencies sorted by name."""
    cards, other_cards = money_cards(currency, part), money_cards(other, other_part)
    if CURRENCIES[currency] > CURRENCIES[other]:
        cards, other_cards = other_cards, cards
    return (bureau, *cards, *other_cards)


def offered_exact_mixtures(one: i64, other: i64, amount: i64) -> list[tuple[int, int]]:
    """Return exact payments with at least one card of each purse, limited to the best ones."""
    if purse_total(one) + purse_total(other) < amount:
        return []
    if count_mixtures(one, other, amount) > MOST_PAYMENTS:
        return best_exact_mixtures(one, other, amount)
    found: list[tuple[int, int]] = []
    for part in payable_sums(one):
        if part >= amount:
            break
        for rest in payments(other, amount - part, exact=True):
            for own in payments(one, part, exact=True):
                found.append((own, rest))
    return found


def offered_mixtures(own: i64, other: i64, price: i64, most: int = MOST_PAYMENTS) -> list[tuple[int, int]]:
    """Return the pairs of ``mixtures``, limited to the best ones."""
    mixed = mixtures(own, other, price)
    pairs = [(mixed[index], mixed[index + 1]) for index in range(0, len(mixed), 2)]
    if len(pairs) <= most:
        return pairs
    ratings: list[Rating] = []
    for part, rest in pairs:
        waste = purse_total(part) + purse_total(rest) - price
        ratings.append(((), waste, purse_count(part) + purse_count(rest)))
    return [pairs[index] for index in best_rated(ratings, most)]


def mixtures(own: i64, other: i64, price: i64) -> vec[i64]:
    """Return all payments of the price as pairs of parts of each purse, in a flat list.

    Each has a card of the other purse and no needless cards.
    """
    if other == 0 or purse_total(own) + purse_total(other) < price:
        return vec[i64]()
    return _add_mixtures(own, other, 9, True, price, 0, 0, vec[i64]())


def _add_mixtures(
    own: i64,
    other: i64,
    value: i64,
    own_too: bool,
    missing: i64,
    own_part: i64,
    other_part: i64,
    found: vec[i64],
) -> vec[i64]:
    """Extend a mixture with cards of at most ``value`` until nothing is missing, own cards first."""
    if missing <= 0:
        if other_part:
            found = append(append(found, own_part), other_part)
        return found
    while value > 0:
        one = unit(value)
        rest = missing - value
        if own_too and copies(own, value):
            found = _add_mixtures(own - one, other, value, True, rest, own_part + one, other_part, found)
        if copies(other, value):
            found = _add_mixtures(own, other - one, value, False, rest, own_part, other_part + one, found)
        own_too = True
        value -= 1
    return found
