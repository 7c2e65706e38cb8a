"""A whole turn put together from what each currency can do by itself: much quicker than search, for turns of samples.

Every field of the market has a currency of its own. Once each tile has a value, what is best bought with one currency
does not depend on the others; so chains of exact payments are found currency by currency, and then the best ending.
What a tile gains is taken to be the same whatever else is bought in the turn, and what modules add to a turn is not
combined with purchases before it.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from alhambra.protocol.actions import Action
from alhambra.search.offers import do_simply, is_simple, turns_are_simple, without_surplus
from alhambra.search.outlook import Outlook, sums_of
from alhambra.search.sampling import Option
from alhambra.search.sites import Sites
from alhambra.search.turns import TurnSearch
from alhambra.tilegames.buying import Buy
from alhambra.tilegames.cards import CURRENCY_COUNT, money_cards, payments, unit
from alhambra.tilegames.catalog import FIELDS
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.redesign import Build
from alhambra.tilegames.taking import TakeMoney, cards_of_set, takes

_MOST_PAYMENTS: Final = 4  # of one tile that are compared
_NOTHING: Final = float("-inf")  # the value of what is not possible,
_NOT_KNOWN: Final = float("inf")  # and of what nobody has asked for


class Spending:
    """What is done with the money in one currency: tiles bought one after another."""

    def __init__(self, value: float, slots: vec[i64], paid: vec[i64]) -> None:
        self.value = value  # of the tiles, and of the money that is left
        self.slots = slots  # of the market,
        self.paid = paid  # and the part of the purse that pays each

    def after(self, gain: float, slot: i64, payment: i64) -> "Spending":
        """The same after one more tile was bought first."""
        slots: vec[i64] = append(vec[i64](capacity=2), slot)
        paid: vec[i64] = append(vec[i64](capacity=2), payment)
        for number in range(len(self.slots)):
            slots = append(slots, self.slots[number])
            paid = append(paid, self.paid[number])
        return Spending(gain + self.value, slots, paid)


class Ending:
    """A way to end a turn: what is spent in each currency, and the action after it, if it is no purchase."""

    def __init__(self, gain: float, spent: list[Spending], action: Action | None) -> None:
        self.gain = gain  # over only spending what is best spent if the turn goes on
        self.spent = spent
        self.action = action


class TurnPlan:
    """The best turn of a seat in a game that it imagines."""

    def __init__(
        self,
        game: TileGame,
        seat: int,
        sites: Sites,
        stakes: vec[float] | None = None,
        with_modules: bool = True,  # whether to look at what modules add to the turn
    ) -> None:
        self.game = game
        self.seat = seat
        self._stakes = stakes
        self._search: TurnSearch | None = None
        is_simple = turns_are_simple(game, seat)
        if game.rules.with_modules or not is_simple:
            self._search = TurnSearch(game, seat, sites, stakes)
        self.outlook = Outlook(game, seat, sites, stakes) if self._search is None else self._search.outlook
        self._settled = game  # with the new tiles in the palace
        # By slot of the market, once asked for: what its tile would gain, and what it gains when it is bought now.
        self._gains: vec[float] = vec[float]()
        self._bought: vec[float] = vec[float]()
        self._kept: list[Spending] = []  # by currency: what is best spent if the turn goes on
        self._found: Option | None = None  # where the turn was searched
        self.actions = self._planned(with_modules) if is_simple else self._searched()

    def worth(self) -> float:
        """What the position is worth to which the turn leads."""
        if self._found is not None:
            return self._found.value
        twin = self.game.copy()
        twin.listening = False
        twin.streams = None
        for action in self.actions:
            if is_simple(action):
                do_simply(twin, self.seat, action)
                twin.known.forget_purchases(self.seat)
                twin.moment = 0
            else:
                twin.play(action)
        return self.outlook.value(twin)

    def _searched(self) -> list[Action]:
        search = self._search
        if search is None:
            search = TurnSearch(self.game, self.seat, self.outlook.sites, self._stakes)
        self._found = search.best()
        return self._found.actions

    def _planned(self, with_modules: bool) -> list[Action]:
        self._look()
        ending = self._best_ending()
        best: list[Action] = []
        gain = _NOTHING
        if ending is not None:
            best = self._actions_of(ending)
            gain = ending.gain
            for currency in range(CURRENCY_COUNT):
                gain += self._kept[currency].value - self._worth(currency, self._purse(currency), 0)
        search = self._search
        if with_modules and search is not None:
            listed = without_surplus(search.game, search.game.legal_actions().listed)
            nothing = self.outlook.value(search.game.copy()) if listed else 0.0
            for action in listed:
                option = self._after_module(search, action)
                if option.value - nothing > gain:
                    best, gain = option.actions, option.value - nothing
        return best if best else self._searched()

    def _look(self) -> None:
        """Find what each currency is good for."""
        if self.game.new_tiles:
            self._settled = self.game.copy()
            self._settled.listening = False
            self.outlook.settle_new_tiles(self._settled)
        for _ in self.game.market:
            self._gains = append(self._gains, _NOT_KNOWN)
            self._bought = append(self._bought, _NOT_KNOWN)
        for currency in range(CURRENCY_COUNT):
            self._kept.append(self._spent(currency, self._purse(currency), 0, 0))

    def _after_module(self, search: TurnSearch, action: Action) -> Option:
        """An action that a module adds; if the turn goes on, with the rest of it."""
        twin = search.game.copy()
        twin.play(action)
        if not search.goes_on(twin):
            return Option([action], self.outlook.value(twin))
        rest = TurnPlan(twin, self.seat, self.outlook.sites, self._stakes, with_modules=False)
        return Option([action, *rest.actions], rest.worth())

    # --- the ending ---

    def _best_ending(self) -> Ending | None:
        """Money, a tile that is not paid exactly, or a tile of the reserve, after exact payments in all currencies."""
        game, words = self.game, self.game.rules.words
        best: Ending | None = None
        for cards in takes(game):
            best = _better(best, self._by_taking(cards))
        for currency in range(CURRENCY_COUNT):
            last = self._spent_inexactly(currency, self._purse(currency), 0)
            if last is not None:
                spent = self._kept.copy()
                spent[currency] = last
                best = _better(best, Ending(last.value - self._kept[currency].value, spent, None))
        for piece in game.reserves[self.seat]:
            cell = self.outlook.sites.spot(game, self.seat, piece).cell
            if cell >= 0:
                gain = self.outlook.gain_of_reserved(game, piece)
                best = _better(best, Ending(gain, self._kept, Build(words, piece, cell)))
        return best

    def _by_taking(self, cards: i64) -> Ending:
        chosen = cards_of_set(cards)
        spent = self._kept.copy()
        gain = 0.0
        for currency in range(CURRENCY_COUNT):
            added: i64 = 0
            for card in chosen:
                if card // 10 == currency:
                    added += unit(card % 10)
            if added:
                spent[currency] = self._spent(currency, self._purse(currency), 0, added)
                gain += spent[currency].value - self._kept[currency].value
        return Ending(gain, spent, TakeMoney(self.game.rules.words, chosen))

    def _actions_of(self, ending: Ending) -> list[Action]:
        """All purchases, one that is not exact last, and the action after them."""
        exact: list[Action] = []
        last: list[Action] = []
        for currency, spending in enumerate(ending.spent):
            changes = ending.action is None and spending is not self._kept[currency]
            for number in range(len(spending.slots)):
                piece = self.game.market[spending.slots[number]]
                purchase = Buy(self.game.rules.words, piece, money_cards(currency, spending.paid[number]))
                (last if changes else exact).append(purchase)
        if ending.action is not None:
            last.append(ending.action)
        return exact + last

    def _purse(self, currency: i64) -> i64:
        return self.game.purses[CURRENCY_COUNT * self.seat + currency]

    # --- one currency ---

    def _spent(self, currency: i64, purse: i64, bought: i64, added: i64) -> Spending:
        """The best exact payments, if so much money is added at the end of the turn."""
        best = Spending(self._worth(currency, purse + added, bought), vec[i64](), vec[i64]())
        for slot in range(len(self._gains)):
            if not self._is_for_sale(slot, currency, bought):
                continue
            exact = payments(purse, self._price(slot), exact=True)
            for number in range(min(len(exact), _MOST_PAYMENTS)):
                rest = self._spent(currency, purse - exact[number], bought | 1 << slot, added)
                if self._gain_if_bought(slot) + rest.value > best.value:
                    best = rest.after(self._gain_if_bought(slot), slot, exact[number])
        return best

    def _spent_inexactly(self, currency: i64, purse: i64, bought: i64) -> Spending | None:
        """The best payments of which the last one is not exact, and loses as little as can be, if there are such."""
        best: Spending | None = None
        most = _NOTHING
        sums = sums_of(purse)
        for slot in range(len(self._gains)):
            if not self._is_for_sale(slot, currency, bought):
                continue
            price = self._price(slot)
            is_exact = sums >> price & 1 != 0
            paid = price if is_exact else _least_above(sums, price)
            if paid == 0:
                continue
            found = payments(purse, paid, exact=True)
            for number in range(min(len(found), _MOST_PAYMENTS)):
                left, with_slot = purse - found[number], bought | 1 << slot
                rest: Spending | None = None
                if is_exact:
                    rest = self._spent_inexactly(currency, left, with_slot)
                else:
                    rest = Spending(self._worth(currency, left, with_slot), vec[i64](), vec[i64]())
                if rest is not None and self._gain_if_bought(slot) + rest.value > most:
                    best = rest.after(self._gain_if_bought(slot), slot, found[number])
                    most = best.value
        return best

    def _worth(self, currency: i64, purse: i64, bought: i64) -> float:
        """What money in the currency is worth, and the tiles that it may buy in the next turn."""
        outlook = self.outlook
        value = outlook.lasting * outlook.with_purse(0.0, purse)
        for slot in range(len(self._gains)):
            if self._is_for_sale(slot, currency, bought):
                share = outlook.share(self.game, self.game.market[slot], currency, purse, outlook.late)
                if share > 0.0:
                    value += share * self._gain(slot)
        return value

    def _gain(self, slot: i64) -> float:
        """What the tile of the market would gain."""
        gain = self._gains[slot]
        if gain == _NOT_KNOWN:
            gain = self.outlook.gain_on_market(self._settled, slot)
            self._gains[slot] = gain
        return gain

    def _gain_if_bought(self, slot: i64) -> float:
        """What the tile gains when it is built in now."""
        gain = self._bought[slot]
        if gain == _NOT_KNOWN:
            gain = self._gain(slot) + self.outlook.room_after(self._settled, self.game.market[slot])
            self._bought[slot] = gain
        return gain

    def _is_for_sale(self, slot: i64, currency: i64, bought: i64) -> bool:
        """Whether a tile lies there that is paid in the currency and was not bought yet."""
        game = self.game
        return (
            game.market[slot] >= 0
            and game.rules.field_currencies[slot % FIELDS] == currency
            and bought >> slot & 1 == 0
        )

    def _price(self, slot: i64) -> i64:
        return self.game.rules.prices[self.game.market[slot]]


def _better(best: Ending | None, other: Ending) -> Ending:
    """The better of two endings; of equal ones the first."""
    return other if best is None or other.gain > best.gain else best


def _least_above(sums: i64, price: i64) -> i64:
    """The least of the sums that is more than the price; 0 if there is none."""
    more = sums >> price >> 1
    if more == 0:
        return 0
    while more & 1 == 0:
        more >>= 1
        price += 1
    return price + 1
