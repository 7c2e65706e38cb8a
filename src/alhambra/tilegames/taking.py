"""Taking money from the display (ALH-MONEY)."""

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from alhambra.protocol.actions import NAMES, Action
from alhambra.protocol.errors import Refusal
from alhambra.tilegames.cards import FIRST_SPECIAL, MONEY_NAMES
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
        self.cards = cards

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        return refuse_take_money(game, self.cards, TAKE_LIMIT)

    def perform(self, game: "TileGame", seat: int) -> bool:
        take_from_display(game, seat, game.cards(self.cards))
        return False


def refuse_take_money(game: "TileGame", names: tuple[str, ...], limit: int) -> Refusal | None:
    """Why these cards may not be taken from the display together."""
    cards = game.cards(names)
    if not cards:
        return Refusal("ALH-MONEY-1", "take at least one card")
    for card in cards:
        if card < 0 or cards.count(card) > game.display.count(card):
            return Refusal("ALH-MONEY-1", "these cards do not all lie in the display")
    if max(cards) >= FIRST_SPECIAL:
        return Refusal("ALH-MONEY-1", "only money can be taken as money")
    if len(cards) > 1 and sum([card % 10 for card in cards]) > limit:
        return Refusal("ALH-MONEY-1", f"several cards may be taken only if they add up to {limit} or less")
    return None


def take_from_display(game: "TileGame", seat: int, cards: list[int]) -> None:
    """Move cards from the display into the hand, openly."""
    for card in cards:
        game.display.remove(card)
        game.gain(seat, card)
    if game.listening:
        game.emit("money_taken", {"seat": seat, "cards": [game.deck.name(card) for card in cards]})


def take_offers(display: list[int]) -> list[Action]:
    """All ways to take money from the display."""
    return [TakeMoney(cards) for cards in money_sets(display, TAKE_LIMIT)]


def money_sets(display: list[int], limit: int) -> list[tuple[str, ...]]:
    """The single money cards of the display, then the sets of several that add up to at most the limit."""
    money = sorted_money(display)
    return [money_set(money, index, limit) for index in range(count_money_sets(money, limit))]


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


def count_money_sets(money: vec[i64], limit: i64) -> i64:
    """The number of different cards, and of different sets of several that add up to at most the limit."""
    count: i64 = 0
    small: i64 = 0
    for index in range(len(money)):
        if index == 0 or money[index] != money[index - 1]:
            count += 1
        if money[index] % 10 < limit:
            small += 1
    if small > 1:
        for selection in range(3, 1 << len(money)):
            if selection & (selection - 1) and is_money_set(money, selection, limit):
                count += 1
    return count


def is_money_set(money: vec[i64], selection: i64, limit: i64) -> bool:
    """Whether the selected cards may be taken together; of equal sets only one counts."""
    total: i64 = 0
    rest = selection
    index: i64 = 0
    while rest:
        if rest & 1:
            total += money[index] % 10
        elif rest & 2 and money[index + 1] == money[index]:
            return False
        rest >>= 1
        index += 1
    return total <= limit or selection & (selection - 1) == 0


def money_set(money: vec[i64], number: i64, limit: i64) -> tuple[str, ...]:
    """The cards of the set with this number, where the single cards come first."""
    for index in range(len(money)):
        if index == 0 or money[index] != money[index - 1]:
            if number == 0:
                return (MONEY_NAMES[money[index]],)
            number -= 1
    for selection in range(3, 1 << len(money)):
        if selection & (selection - 1) and is_money_set(money, selection, limit):
            if number == 0:
                chosen = [MONEY_NAMES[money[index]] for index in range(len(money)) if selection >> index & 1]
                return tuple(sorted(chosen))  # as a field of names holds them
            number -= 1
    raise AssertionError("there are not so many sets")


def count_takes(game: "TileGame") -> i64:
    """In how many ways money can be taken from the display."""
    display = game.display
    asked: i64 = 1
    for index in range(len(display)):
        card: i64 = display[index]
        asked = asked << 8 | card
    # The display is mostly as it was when this was asked last.
    if game.takes_asked != asked:
        game.takes_asked = asked
        game.takes_count = count_money_sets(sorted_money(display), TAKE_LIMIT)
    return game.takes_count
