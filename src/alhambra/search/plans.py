"""A whole turn put together from what each currency can do by itself: much quicker than search, for turns of samples.

Every field of the market has a currency of its own. Once each tile has a value, what is best bought with one currency
does not depend on the others; so chains of exact payments are found currency by currency, and then the best ending.
What a tile gains is taken to be the same whatever else is bought in the turn.
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


class TurnPlan:
    """The turn that is due in a game that a seat imagines."""

    def __init__(self, game: TileGame, seat: int, sites: Sites, stakes: vec[float] | None = None) -> None:
        self.game = game
        self.seat = seat
        self._stakes = stakes
        self._is_simple = turns_are_simple(game, seat)
        self._search: TurnSearch | None = None
        if game.rules.with_modules or not self._is_simple:
            self._search = TurnSearch(game, seat, sites, stakes)
        self.outlook = Outlook(game, seat, sites, stakes) if self._search is None else self._search.outlook
        self._settled = game  # with the new tiles in the palace
        # By slot of the market, once asked for: what its tile would gain, and what it gains when it is bought now.
        self._gains: vec[float] = vec[float]()
        self._bought: vec[float] = vec[float]()
        self._kept: list[Spending] = []  # by currency: what is best bought if the turn goes on

    def best(self) -> Option:
        """The best turn, with how much better it is than to do nothing."""
        if not self._is_simple:
            return self._searched()
        self._look()
        best = self._best_ending()
        search = self._search
        if search is not None:
            listed = without_surplus(search.game, search.game.legal_actions().listed)
            if listed:
                nothing = self.outlook.value(search.game.copy())
                for action in listed:
                    gain = search.at_a_glance(action).value - nothing
                    if gain > best.value:
                        best = Option([action], gain)
        return best if best.actions else self._searched()

    def outcome(self, option: Option) -> float:
        """What the position is worth to which the turn leads."""
        twin = self.game.copy()
        twin.listening = False
        twin.streams = None
        for action in option.actions:
            if self._is_simple and is_simple(action):
                do_simply(twin, self.seat, action)
            else:
                twin.play(action)
        return self.outlook.value(twin)

    def _searched(self) -> Option:
        search = self._search
        if search is None:
            search = TurnSearch(self.game, self.seat, self.outlook.sites, self._stakes)
        return search.best()

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

    def _best_ending(self) -> Option:
        """Chains of exact payments in all currencies, then money, a tile that is not paid exactly, or a redesign."""
        game, seat, words = self.game, self.seat, self.game.rules.words
        taken: i64 = 0
        most = _NOTHING
        for cards in takes(game):
            value = self._gain_by_taking(cards)
            if value > most:
                most, taken = value, cards
        last: Spending | None = None
        field: i64 = -1
        for currency in range(CURRENCY_COUNT):
            spending = self._spent_inexactly(currency, self._purse(currency), 0)
            if spending is not None and spending.value - self._kept[currency].value > most:
                most, last, field = spending.value - self._kept[currency].value, spending, currency
        built = -1
        for piece in game.reserves[seat]:
            if self.outlook.sites.spot(game, seat, piece).cell >= 0:
                value = self.outlook.gain_of_reserved(game, piece)
                if value > most:
                    most, built = value, piece
        actions: list[Action] = []
        gain = most
        for currency in range(CURRENCY_COUNT):
            gain += self._kept[currency].value - self._worth(currency, self._purse(currency), 0)
            if built >= 0 or last is None or currency != field:
                self._add_purchases(currency, self._kept[currency], actions)
        if built >= 0:
            actions.append(Build(words, built, self.outlook.sites.spot(game, seat, built).cell))
        elif last is not None:
            self._add_purchases(field, last, actions)
        elif taken:
            actions.append(TakeMoney(words, cards_of_set(taken)))
        else:
            return Option([], _NOTHING)
        return Option(actions, gain)

    def _add_purchases(self, currency: i64, spending: Spending, actions: list[Action]) -> None:
        for number in range(len(spending.slots)):
            piece = self.game.market[spending.slots[number]]
            actions.append(Buy(self.game.rules.words, piece, money_cards(currency, spending.paid[number])))

    def _purse(self, currency: i64) -> i64:
        return self.game.purses[CURRENCY_COUNT * self.seat + currency]

    # --- one currency ---

    def _gain_by_taking(self, cards: i64) -> float:
        """How much better it is to end the turn with these cards than with nothing."""
        gain = 0.0
        chosen = cards_of_set(cards)
        for currency in range(CURRENCY_COUNT):
            added: i64 = 0
            for card in chosen:
                if card // 10 == currency:
                    added += unit(card % 10)
            if added:
                gain += self._spent(currency, self._purse(currency), 0, added).value - self._kept[currency].value
        return gain

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
        """The best payments of which the last one is not exact, if there are such."""
        best: Spending | None = None
        most = _NOTHING
        for slot in range(len(self._gains)):
            if not self._is_for_sale(slot, currency, bought):
                continue
            sums, price = sums_of(purse), self._price(slot)
            is_exact = sums >> price & 1 != 0
            paid = price if is_exact else _least_above(sums, price)
            if paid == 0:
                continue
            payment = payments(purse, paid, exact=True)[0]
            left, with_slot = purse - payment, bought | 1 << slot
            rest: Spending | None = None
            if is_exact:
                rest = self._spent_inexactly(currency, left, with_slot)
            else:
                rest = Spending(self._worth(currency, left, with_slot), vec[i64](), vec[i64]())
            if rest is not None and self._gain_if_bought(slot) + rest.value > most:
                best = rest.after(self._gain_if_bought(slot), slot, payment)
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


def _least_above(sums: i64, price: i64) -> i64:
    """The least of the sums that is more than the price; 0 if there is none."""
    more = sums >> price >> 1
    if more == 0:
        return 0
    while more & 1 == 0:
        more >>= 1
        price += 1
    return price + 1
