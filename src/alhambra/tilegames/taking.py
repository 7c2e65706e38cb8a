"""Taking money from the display (ALH-MONEY)."""

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from alhambra.protocol.actions import NAMES, Action
from alhambra.protocol.errors import Refusal
from alhambra.tilegames.cards import FIRST_SPECIAL, MONEY_NAMES, how_many, value_of
from alhambra.tilegames.turn_action import TurnAction

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame

TAKE_LIMIT: Final = 5


@mypyc_attr(acyclic=True)
class TakeMoney(TurnAction):
    """Take one card of the display, or several that add up to 5 or less."""

    kind: ClassVar[str] = "take"
    form: ClassVar[tuple[tuple[str, str], ...]] = (("cards", NAMES),)

    def __init__(self, cards: tuple[str, ...]) -> None:
        self.cards: Final = cards

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        return refuse_take_money(game, self.cards, TAKE_LIMIT)

    def perform(self, game: "TileGame", seat: int) -> bool:
        take_from_display(game, seat, game.cards(self.cards))
        return False


# A set of money cards is one number, with so many bits for each card.
_CARD_BITS: Final = 6
_ONE_CARD: Final = (1 << _CARD_BITS) - 1
# There are few ways to take money, so each is made once: single cards, and several by their set.
_SINGLES: Final = [TakeMoney((name,)) for name in MONEY_NAMES]
_takes: Final[dict[int, TakeMoney]] = {}


def refuse_take_money(game: "TileGame", names: tuple[str, ...], limit: int) -> Refusal | None:
    """Why these cards may not be taken from the display together."""
    cards = game.cards(names)
    if not cards:
        return Refusal("ALH-MONEY-1", "take at least one card")
    for card in cards:
        if card < 0 or how_many(cards, card) > how_many(game.display, card):
            return Refusal("ALH-MONEY-1", "these cards do not all lie in the display")
    for card in cards:
        if card >= FIRST_SPECIAL:
            return Refusal("ALH-MONEY-1", "only money can be taken as money")
    if len(cards) > 1 and value_of(cards) > limit:
        return Refusal("ALH-MONEY-1", f"several cards may be taken only if they add up to {limit} or less")
    return None


def take_from_display(game: "TileGame", seat: int, cards: list[int]) -> None:
    """Move cards from the display into the hand, openly."""
    for card in cards:
        game.display.remove(card)
        game.gain(seat, card)
    if game.listening:
        game.emit("money_taken", {"seat": seat, "cards": [game.deck.name(card) for card in cards]})


def take_offers(game: "TileGame") -> list[Action]:
    """All ways to take money from the display. The list is shared: do not change it."""
    display = game.display
    asked: i64 = 1
    for index in range(len(display)):
        card: i64 = display[index]
        asked = asked << 8 | card
    # The display is mostly as it was when this was asked last.
    if game.takes_asked != asked:
        game.takes_asked = asked
        game.takes = _find_takes(display)
    return game.takes


def _find_takes(display: list[int]) -> list[Action]:
    money = sorted_money(display)
    takes: list[Action] = []
    for index in range(len(money)):
        if index == 0 or money[index] != money[index - 1]:
            takes.append(_SINGLES[money[index]])
    for cards in sets_of_several(money, TAKE_LIMIT):
        takes.append(_taking(cards))
    return takes


def _taking(cards: int) -> TakeMoney:
    found = _takes.get(cards)
    if found is None:
        found = TakeMoney(set_names(cards))
        _takes[cards] = found
    return found


def set_names(cards: int) -> tuple[str, ...]:
    """The names of a set of money cards, as a field of names holds them."""
    chosen: list[str] = []
    while cards:
        chosen.append(MONEY_NAMES[cards & _ONE_CARD])
        cards >>= _CARD_BITS
    return tuple(sorted(chosen))


def sets_of_several(money: vec[i64], limit: i64) -> vec[i64]:
    """The different sets of several of these ascending cards that add up to at most the limit."""
    found: vec[i64] = vec[i64]()
    small: i64 = 0  # the cards that can be taken with others, a bit for each
    for index in range(len(money)):
        if money[index] % 10 < limit:
            small |= 1 << index
    selection = -small & small
    while selection:
        cards = _several(money, selection, limit)
        if cards:
            found = append(found, cards)
        selection = selection - small & small  # the next greater one among them
    return found


def _several(money: vec[i64], selection: i64, limit: i64) -> i64:
    """The selected cards if they are several and add up to at most the limit, else 0; of equal sets one counts."""
    if selection & (selection - 1) == 0:
        return 0
    cards: i64 = 0
    for index in range(len(money)):
        if selection >> index & 1:
            limit -= money[index] % 10
            cards = cards << _CARD_BITS | money[index]
        elif selection >> index & 2 and money[index + 1] == money[index]:
            return 0
    if limit < 0:
        return 0
    return cards


def sorted_money(display: list[int]) -> vec[i64]:
    """The money cards of the display, ascending."""
    money: vec[i64] = vec[i64](capacity=4)
    for index in range(len(display)):
        card: i64 = display[index]
        if card < FIRST_SPECIAL:
            money = append(money, card)
            place: i64 = len(money) - 1
            while place > 0 and money[place - 1] > card:
                money[place] = money[place - 1]
                place -= 1
            money[place] = card
    return money
