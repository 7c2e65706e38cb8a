"""A tile game in progress: its state, and how its steps follow each other."""

import hashlib
import json
from typing import Any, TypeVar, cast

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.palace.palace import Owner, Palace
from alhambra.protocol.actions import CELL_ORIGIN, UNKNOWN, Action, ActionSet
from alhambra.protocol.errors import ConfigError, Refusal
from alhambra.protocol.game import Chance, Decision, Game
from alhambra.protocol.offers import Offers
from alhambra.protocol.randomness import Randomness, Streams
from alhambra.tilegames.alhambra import AlhambraRules
from alhambra.tilegames.cards import (
    CURRENCY_COUNT,
    FIRST_SPECIAL,
    all_in_currency,
    purse_count,
    purse_total,
    unit,
)
from alhambra.tilegames.catalog import FIELDS, NO_TILE
from alhambra.tilegames.deck import Deck
from alhambra.tilegames.known import Known
from alhambra.tilegames.module import Module
from alhambra.tilegames.secrets import NO_SECRETS, note_giving
from alhambra.tilegames.step import Step

ModuleKind = TypeVar("ModuleKind", bound=Module)


class TileGame(Game):
    """Alhambra, Granada or both, with any modules."""

    def __init__(self, rules: AlhambraRules, seed: str | None, original: "TileGame | None" = None) -> None:
        self.rules = rules
        # Palaces are shared with copies until they change: a new owner for both sides of a copy.
        self.owner = Owner()
        if original is None:
            self._begin(rules, seed)
        else:
            original.owner = Owner()
            self._copy_from(original)

    def _begin(self, rules: AlhambraRules, seed: str | None) -> None:
        seats = rules.seats
        self._begin_with(rules.config, seed, rules.sources)
        self.modules = [module.copy() for module in rules.modules]
        self.payers = self._payers()
        self.steps: list[Step] = []
        self.points = [0] * seats
        self.dirk_points = 0
        self.purses: vec[i64] = vec[i64]([0] * (CURRENCY_COUNT * seats))
        self.other_cards: list[tuple[int, ...]] = [()] * seats  # cards in hand that are not money, ascending
        self.palaces = [self._new_palace() for _ in range(seats)]
        self.reserves: list[tuple[int, ...]] = [()] * seats
        self.new_tiles: tuple[int, ...] = ()  # beside the palace of the seat that will place them
        self.dirk: tuple[int, ...] = ()
        self.bags = [bag.copy() for bag in rules.catalog.bags]  # always in ascending order
        self.market = [NO_TILE] * (FIELDS * len(self.bags))  # field 1 to 4 for the first bag, then for the next
        self.display: list[int] = []
        self.secrets = NO_SECRETS
        self.deck = Deck(rules.money.copy(), rules.special_names)
        self.marker = 0  # the face that new tiles show
        self.start_seat = 0
        self.turn_seat = 0  # whose turn it is, or was last
        self.turn_count = 0
        self.idle_turns = 0  # turns in a row without a purchase
        self.purchased = False  # whether something was bought since the last turn began
        self.due: tuple[int, ...] = ()  # scorings whose card has turned up
        self.scorings_done = 0
        self.reshuffles = 0
        self.marker_is_due = True  # the next refill moves it: the first one, and after a two-faced tile was bought
        self.left_out: tuple[int, ...] = ()  # tiles given out at the end that their owners did without
        self.finished = False
        self.known = Known(seats)  # no part of the state

    def _payers(self) -> list[Module]:
        """The modules with ways to pay of their own."""
        return [self.modules[number] for number in self.rules.listeners.more_payments]

    def _new_palace(self) -> Palace:
        palace = Palace(self.rules.codes, self.owner)
        palace.lay(self.rules.catalog.start, CELL_ORIGIN)
        return palace

    def _copy_from(self, original: "TileGame") -> None:
        self._go_on_from(original)
        self.modules = [module.copy() for module in original.modules] if original.modules else []
        self.payers = self._payers() if self.modules else []
        self.steps = original.steps.copy()
        self.points = original.points.copy()
        self.dirk_points = original.dirk_points
        self.purses = original.purses[:]
        self.other_cards = original.other_cards.copy()
        self.palaces = original.palaces.copy()
        self.reserves = original.reserves.copy()
        self.new_tiles = original.new_tiles
        self.dirk = original.dirk
        self.bags = [bag.copy() for bag in original.bags]
        self.market = original.market.copy()
        self.display = original.display.copy()
        self.secrets = original.secrets
        self.deck = original.deck.copy()
        self.marker = original.marker
        self.start_seat = original.start_seat
        self.turn_seat = original.turn_seat
        self.turn_count = original.turn_count
        self.idle_turns = original.idle_turns
        self.purchased = original.purchased
        self.due = original.due
        self.scorings_done = original.scorings_done
        self.reshuffles = original.reshuffles
        self.marker_is_due = original.marker_is_due
        self.left_out = original.left_out
        self.finished = original.finished
        self.known = original.known.copy()

    # --- the protocol ---

    @property
    def decision(self) -> Decision | None:
        if not self.steps or self.finished:
            return None
        step = self.steps[-1]
        return step if step.seat >= 0 else None

    @property
    def chance(self) -> Chance | None:
        if self.finished or not self.steps:
            return None
        step = self.steps[-1]
        if step.tickets(self):
            return Chance(step.kind, step.outcomes(self))
        return None

    @property
    def is_over(self) -> bool:
        return self.finished

    @property
    def scores(self) -> list[int]:
        return self.points.copy()

    @property
    def action_set(self) -> ActionSet:
        return self.rules.action_set

    @property
    def components_fingerprint(self) -> str:
        return self.rules.fingerprint

    def _offers(self) -> Offers:
        if self.finished or self.steps[-1].seat < 0:
            return Offers([])
        return self.steps[-1].offers(self)

    def _refuse(self, action: Action) -> Refusal | None:
        if self.finished:
            return Refusal("ALH-FIN-3", "the game is over")
        step = self.steps[-1]
        if step.seat < 0:
            return Refusal("ALH-TURN-1", "chance decides now, no seat")
        return step.refuse(self, action)

    def _apply(self, action: Action) -> None:
        self.steps[-1].choose(self, action)
        self.advance()

    def play_out(self, randomness: Randomness) -> int:
        count = 0
        self.moment = 0
        while not self.finished:
            step = self.steps[-1]
            offers = step.offers(self)
            action = offers.make(randomness.below(offers.count()))
            self.history.add(step.seat, action)
            if self.listening:
                self.events = []
            step.choose(self, action)
            self.advance()
            count += 1
        return count

    def _resolve(self, outcome: str) -> None:
        step = self.steps[-1]
        step.resolve(self, step.ticket_for(self, outcome))
        self.advance()

    def copy(self) -> "TileGame":
        return TileGame(self.rules, None, self)

    def determinise(self, seat: int | Any, randomness: Randomness) -> "TileGame":
        from alhambra.tilegames.imagining import imagine_deck

        self._check_seat(seat)
        twin = self.copy()
        twin._imagine_past()
        twin.known = Known(self.rules.seats)
        imagine_deck(twin, seat, randomness)
        for module in twin.modules:
            module.imagine(twin, seat, randomness)
        twin.streams = Streams(randomness.fork(), self.rules.sources)
        twin.advance()
        return twin

    def view(self, seat: int | Any | None) -> dict[str, Any]:
        from alhambra.tilegames.view import view_of

        self._check_viewer(seat)
        return view_of(self, seat)

    def checksum(self) -> str:
        from alhambra.tilegames.view import full_state

        text = json.dumps(full_state(self), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

    # --- steps ---

    def advance(self) -> None:
        """Let everything happen that needs no decision, and no outcome from outside."""
        while not self.finished:
            step = self.steps[-1]
            if step.seat >= 0:
                return
            tickets = step.tickets(self)
            if tickets == 0:
                step.run(self)
            elif self.streams is None:
                return
            else:
                step.resolve(self, self.streams.below(step.source(self), tickets))

    def push(self, steps: list[Step]) -> None:
        """Put steps on top of what is pending, the first to be done first."""
        for index in range(len(steps) - 1, -1, -1):
            self.steps.append(steps[index])

    # --- modules ---

    def module_of(self, kind: type[ModuleKind]) -> ModuleKind:
        """The module of that class, with which the game must be played."""
        number = self.rules.module_numbers.get(kind, -1)
        if number < 0:
            raise ConfigError(f"the game is played without the module '{kind.name}'")
        return cast(ModuleKind, self.modules[number])

    # --- seats ---

    def seats_from(self, seat: int) -> list[int]:
        """All seats in the order of play, beginning with this one."""
        return [(seat + offset) % self.rules.seats for offset in range(self.rules.seats)]

    @property
    def next_seat(self) -> int:
        """The seat whose turn comes next."""
        return (self.turn_seat + 1) % self.rules.seats if self.turn_count else self.start_seat

    # --- money ---

    def purse(self, seat: int, currency: int) -> int:
        return self.purses[CURRENCY_COUNT * seat + currency]

    def money_count(self, seat: int) -> int:
        """The number of money cards in the hand."""
        count = 0
        for currency in range(CURRENCY_COUNT):
            count += purse_count(self.purse(seat, currency))
        return count

    def hand_size(self, seat: int) -> int:
        """The number of cards in the hand."""
        return self.money_count(seat) + len(self.other_cards[seat])

    def total(self, seat: int, currency: int) -> int:
        """The sum of the seat's money in one currency."""
        return purse_total(self.purse(seat, currency))

    def gain(self, seat: int, card: int) -> None:
        """Put a card into the hand."""
        if card < FIRST_SPECIAL:
            self.purses[CURRENCY_COUNT * seat + card // 10] += unit(card % 10)
        else:
            self.other_cards[seat] = tuple(sorted((*self.other_cards[seat], card)))

    def holds(self, seat: int, cards: tuple[int, ...]) -> bool:
        """Whether all these cards are in the hand together."""
        for card in cards:
            if card < 0 or cards.count(card) > self.count_in_hand(seat, card):
                return False
        return True

    def count_in_hand(self, seat: int, card: int) -> int:
        if card < FIRST_SPECIAL:
            return self.purse(seat, card // 10) >> 4 * (card % 10 - 1) & 15
        return self.other_cards[seat].count(card)

    def lose(self, seat: int, card: int) -> None:
        """Take a card out of the hand."""
        if card < FIRST_SPECIAL:
            self.purses[CURRENCY_COUNT * seat + card // 10] -= unit(card % 10)
        else:
            rest = list(self.other_cards[seat])
            rest.remove(card)
            self.other_cards[seat] = tuple(rest)

    def pay(self, seat: int, cards: tuple[int, ...]) -> None:
        """Move cards from the hand to the discard pile."""
        for card in cards:
            if self.secrets.cards:
                note_giving(self, seat, card)
            self.lose(seat, card)
            self.deck.discard.append(card)

    def drawn_like_money(self, card: int) -> bool:
        """Whether the card goes into the hand of a seat that draws it."""
        if card < FIRST_SPECIAL:
            return True
        owner = self.rules.card_owners.get(self.deck.name(card), -1)
        return owner >= 0 and self.modules[owner].drawn_like_money(card)

    def card(self, name: str) -> int:
        """The number of the card of that name, or UNKNOWN."""
        return self.rules.card_numbers.get(name, UNKNOWN)

    def card_names(self, cards: tuple[int, ...]) -> list[str]:
        """The names of these cards, in their order."""
        return sorted([self.deck.name(card) for card in cards])

    def can_pay(self, seat: int, currency: int, price: int) -> bool:
        """Whether the seat can pay the price in a market currency."""
        if self.total(seat, currency) >= price:
            return True
        found: list[tuple[int, ...]] = []
        for module in self.payers:
            module.more_payments(self, seat, currency, price, False, found)
        return bool(found)

    def refuse_payment(self, seat: int, currency: int, cards: tuple[int, ...]) -> Refusal | None:
        """Why these cards are no payment in a market currency; None if they are. The sum is not looked at."""
        if not self.holds(seat, cards):
            return Refusal("ALH-BUY-1", "these cards are not all in your hand")
        if all_in_currency(cards, currency):
            return None
        for module in self.modules:
            if module.allows_payment(self, currency, cards):
                return None
        for module in self.modules:
            refusal = module.refuse_payment(self, currency, cards)
            if refusal is not None:
                return refusal
        return Refusal("ALH-BUY-1", "pay with cards of the one currency of the tile's market field")

    # --- palaces ---

    def own_palace(self, seat: int) -> Palace:
        """The seat's palace, ready to be changed by this game alone."""
        palace = self.palaces[seat]
        if palace.owner is not self.owner:
            palace = palace.copy(self.owner)
            self.palaces[seat] = palace
        self.known.forget_redesigns(seat)
        return palace

    def add_to_reserve(self, seat: int, piece: int) -> None:
        self.reserves[seat] += (piece,)
        self.known.forget_redesigns(seat)

    def take_from_reserve(self, seat: int, piece: int) -> None:
        self.reserves[seat] = tuple([other for other in self.reserves[seat] if other != piece])
        self.known.forget_redesigns(seat)

    def strength(self, seat: int) -> list[int]:
        """The seat's half tiles by type, with all that modules add."""
        counts: vec[i64] = vec[i64]([0] * len(self.rules.catalog.type_names))
        self.palaces[seat].count_types(self.rules.types, counts)
        strength = [2 * count for count in counts]
        for module in self.modules:
            module.add_strength(self, seat, strength)
        return strength

    def piece_name(self, piece: int) -> str:
        return self.rules.catalog.names[piece]
