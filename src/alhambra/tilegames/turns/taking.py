"""Taking money from the display (ALH-MONEY)."""

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64, mypyc_attr

from alhambra.protocol.actions import TOUCH, Action, Field, Question
from alhambra.protocol.errors import Refusal
from alhambra.tilegames.actions import CardAction, CardsAction, TurnAction
from alhambra.tilegames.cards import FIRST_SPECIAL, selections, value_of
from alhambra.tilegames.catalog import OPEN_CARD_FIELD, OPEN_CARDS_FIELD
from alhambra.tilegames.messages import MoneyTaken

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame

TAKE_LIMIT: Final = 5

# A set of money cards is one number, with this many bits for each card, the lowest card first.
_CARD_BITS: Final = 6
_ONE_CARD: Final = (1 << _CARD_BITS) - 1


@mypyc_attr(acyclic=True)
class TakeMoney(CardsAction, TurnAction):
    """Take one card from the display, or several with a total of 5 or less."""

    kind: ClassVar[str] = "take"
    chosen: ClassVar[str] = TOUCH
    form: ClassVar[tuple[Field, ...]] = (OPEN_CARDS_FIELD,)

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        return refuse_take_money(game, self.cards, TAKE_LIMIT)

    def perform(self, game: "TileGame", seat: int) -> None:
        take_from_display(game, seat, self.cards)

    @classmethod
    def candidates(cls, game: "TileGame", seat: int, question: Question) -> list[Action]:
        """Return every set of cards in the display."""
        return [cls(game.rules.words, cards) for cards in question.sets("cards", selections(list(game.display)))]


@mypyc_attr(acyclic=True)
class TakeOneCard(CardAction):
    """Take a single card from the display."""

    form: ClassVar[tuple[Field, ...]] = (OPEN_CARD_FIELD,)

    @classmethod
    def candidates(cls, game: "TileGame", seat: int, question: Question) -> list[Action]:
        """Return the cards in the display."""
        return [cls(game.rules.words, card) for card in question.ones("card", sorted(set(game.display)))]


def refuse_take_money(game: "TileGame", cards: tuple[int, ...], limit: int) -> Refusal | None:
    """Return why these cards may not be taken from the display together."""
    if not cards:
        return Refusal("ALH-MONEY-1", "nothing-taken")
    for card in cards:
        if cards.count(card) > list(game.display).count(card):
            return Refusal("ALH-MONEY-1", "cards-not-in-display")
    for card in cards:
        if card >= FIRST_SPECIAL:
            return Refusal("ALH-MONEY-1", "taken-is-no-money")
    if len(cards) > 1 and value_of(cards) > limit:
        return Refusal("ALH-MONEY-1", "taken-too-much", {"limit": limit})
    return None


def take_from_display(game: "TileGame", seat: int, cards: tuple[int, ...]) -> None:
    """Move cards from the display into the hand, openly."""
    for card in cards:
        game.display = remove(game.display, card)
        game.gain(seat, card)
    if game.records_events:
        event: MoneyTaken = {"event": "money_taken", "seat": seat, "cards": game.card_names(cards)}
        game.emit(event)


def takes(game: "TileGame") -> vec[i64]:
    """Return the ways to take money from the display, as numbers."""
    display: i64 = 1
    for card in game.display:
        display = display << 8 | card
    cache = game.offer_cache
    if cache.display != display:
        cache.display = display
        cache.takes = _find_takes(sorted_money(game.display))
    return cache.takes


def _find_takes(money: vec[i64]) -> vec[i64]:
    found: vec[i64] = vec[i64](capacity=16)
    for index in range(len(money)):
        if index == 0 or money[index] != money[index - 1]:
            found = append(found, money[index])
    return add_sets_of_several(money, TAKE_LIMIT, found)


def cards_of_set(cards: i64) -> tuple[int, ...]:
    """Return the cards of a set."""
    chosen: tuple[int, ...] = ()
    while cards:
        chosen += (cards & _ONE_CARD,)
        cards >>= _CARD_BITS
    return chosen


def add_sets_of_several(money: vec[i64], limit: i64, found: vec[i64]) -> vec[i64]:
    """Append each set of two or more of these ascending cards with a total within the limit."""
    small: i64 = 0  # a bit mask of the cards that can be taken with others
    for index in range(len(money)):
        if money[index] % 10 < limit:
            small |= 1 << index
    selection = -small & small
    while selection:
        cards = _several(money, selection, limit)
        if cards:
            found = append(found, cards)
        selection = selection - small & small  # the next greater subset of the mask
    return found


def _several(money: vec[i64], selection: i64, limit: i64) -> i64:
    """Return the selected cards if there are at least two and their total is within the limit; otherwise 0.

    Identical sets are returned only once.
    """
    if selection & (selection - 1) == 0:
        return 0
    cards: i64 = 0
    for index in range(len(money) - 1, -1, -1):
        if selection >> index & 1:
            limit -= money[index] % 10
            cards = cards << _CARD_BITS | money[index]
        elif selection >> index & 2 and money[index + 1] == money[index]:
            return 0
    if limit < 0:
        return 0
    return cards


def sorted_money(display: vec[i64]) -> vec[i64]:
    """Return the money cards in the display, ascending."""
    money: vec[i64] = vec[i64](capacity=4)
    for card in display:
        if card < FIRST_SPECIAL:
            money = append(money, card)
            place: i64 = len(money) - 1
            while place > 0 and money[place - 1] > card:
                money[place] = money[place - 1]
                place -= 1
            money[place] = card
    return money
