"""The state of a tile game, and the stack of its steps."""

from collections.abc import Sequence
from typing import Any, ClassVar, TypeVar, cast

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from alhambra.palace.palace import Owner, Palace
from alhambra.protocol.actions import CELL_ORIGIN, UNKNOWN, Action, ActionSet, Question
from alhambra.protocol.decisions import Chance, Decision
from alhambra.protocol.errors import ConfigError, Refusal, quoted
from alhambra.protocol.game import Game
from alhambra.protocol.given import GivenInt
from alhambra.protocol.messages import Fit, Payment, Preview
from alhambra.protocol.offers import Offers
from alhambra.protocol.positions.lines import PositionLines, PositionWriter
from alhambra.protocol.randomness import Randomness, Streams
from alhambra.tilegames.belief.inference import imagine_deck
from alhambra.tilegames.belief.secrets import NO_SECRETS, Secrets, note_giving
from alhambra.tilegames.cards import (
    CURRENCY_COUNT,
    FIRST_SPECIAL,
    all_in_currency,
    copies,
    money_cards,
    purse_count,
    purse_total,
    unit,
)
from alhambra.tilegames.catalog import FIELDS, NO_FACE, NO_TILE
from alhambra.tilegames.deck import Deck
from alhambra.tilegames.diagram import diagram
from alhambra.tilegames.messages import TileGameStanding, TileGameView
from alhambra.tilegames.module import Module
from alhambra.tilegames.positions.deck_lines import check_piles
from alhambra.tilegames.positions.game_lines import check_pending_hands, read_position, write_position
from alhambra.tilegames.scoring.forecast import standing_of
from alhambra.tilegames.step import Step
from alhambra.tilegames.turns.fitting import fit_of
from alhambra.tilegames.turns.offer_cache import OfferCache
from alhambra.tilegames.turns.previews import preview_of
from alhambra.tilegames.variants.alhambra import NO_MODULE, AlhambraRules
from alhambra.tilegames.view import full_state, hand_names, view_of

ModuleKind = TypeVar("ModuleKind", bound=Module)


class TileGame(Game):
    """Alhambra, Granada or both, with any modules."""

    end_clause: ClassVar[str] = "ALH-FIN-3"

    def __init__(self, rules: AlhambraRules, seed: str | None, original: "TileGame | None" = None) -> None:
        """Create a game that is not set up yet, or an independent copy of the original."""
        seats = rules.seats
        super().__init__(rules.config, seed, rules.sources, original)
        self.rules = rules
        # Palaces are shared with copies until they change, so copying gives both games a new owner.
        self.owner = Owner()
        if original is not None:
            original.owner = Owner()
        self.modules: vec[Module] = vec[Module]()
        for module in rules.modules if original is None else original.modules:
            self.modules = append(self.modules, module.copy())
        # The stack holds pending steps up to its height, and completed ones above.
        self._stack: vec[Step] = vec[Step]() if original is None else original._stack[:]
        self.height: i64 = 0 if original is None else original.height
        self.points: list[int] = [0] * seats if original is None else original.points.copy()
        self.dirk_points: int = 0 if original is None else original.dirk_points
        self.purses: vec[i64] = vec[i64]([0] * (CURRENCY_COUNT * seats)) if original is None else original.purses[:]
        # Special cards in hand, sorted.
        self.other_cards: list[tuple[int, ...]] = [()] * seats if original is None else original.other_cards.copy()
        self.palaces: list[Palace] = (
            [_new_palace(rules, self.owner) for _ in range(seats)] if original is None else original.palaces.copy()
        )
        self.reserves: vec[vec[i64]] = vec[vec[i64]]([vec[i64]()] * seats) if original is None else original.reserves[:]
        # To be placed by one seat.
        self.new_tiles: tuple[int, ...] = () if original is None else original.new_tiles
        self.dirk: tuple[int, ...] = () if original is None else original.dirk
        # Always sorted.
        self.bags: list[list[int]] = [bag.copy() for bag in (rules.catalog.bags if original is None else original.bags)]
        # Fields 1 to 4 for the first bag, then for the next.
        self.market: vec[i64] = (
            vec[i64]([NO_TILE] * (FIELDS * len(self.bags))) if original is None else original.market[:]
        )
        self.display: vec[i64] = vec[i64]() if original is None else original.display[:]
        self.secrets: Secrets = NO_SECRETS if original is None else original.secrets
        self.deck: Deck = Deck(rules.money, rules.special_names) if original is None else original.deck.copy()
        self.marker: int = 0 if original is None else original.marker  # the face up on new tiles
        self.start_seat: int = 0 if original is None else original.start_seat
        self.turn_seat: int = 0 if original is None else original.turn_seat  # the seat whose turn it is, or was last
        self.turn_count: int = 0 if original is None else original.turn_count
        self.idle_turns: int = 0 if original is None else original.idle_turns  # in a row, without a purchase
        # Whether something was bought since the start of the last turn.
        self.purchased: bool = False if original is None else original.purchased
        # Scorings whose cards were drawn.
        self.due: tuple[int, ...] = () if original is None else original.due
        self.scorings_done: int = 0 if original is None else original.scorings_done
        self.reshuffles: int = 0 if original is None else original.reshuffles
        # Whether the next refill moves the marker, as the first one and those after the purchase of
        # a two-faced tile do.
        self.marker_is_due: bool = True if original is None else original.marker_is_due
        # Tiles awarded at the end and left out by their owners.
        self.left_out: tuple[int, ...] = () if original is None else original.left_out
        # Not part of the state.
        self.offer_cache: OfferCache = OfferCache(seats) if original is None else original.offer_cache.copy()

    # --- the protocol ---

    @property
    def decision(self) -> Decision | None:
        if self.is_over:
            return None
        step = self.step
        return step if step.seat >= 0 else None

    @property
    def chance(self) -> Chance | None:
        if self.is_over:
            return None
        step = self.step
        return Chance(step.kind, step.outcomes(self)) if step.tickets(self) else None

    @property
    def scores(self) -> list[int]:
        return self.points.copy()

    @property
    def action_set(self) -> ActionSet:
        return self.rules.action_set

    @property
    def sources(self) -> Sequence[str]:
        return self.rules.sources

    @property
    def components_fingerprint(self) -> str:
        return self.rules.fingerprint

    def _offers(self) -> Offers:
        if self.is_over:
            return Offers([])
        step = self.step
        return step.offers(self) if step.seat >= 0 else Offers([])

    def _refuse(self, action: Action) -> Refusal | None:
        return self.step.refuse(self, action)

    def _choose(self, action: Action) -> None:
        step = self.step
        self.history.add(step.seat, action)
        self.end_step()
        step.choose(self, action)

    def play_out(self, randomness: Randomness) -> int:
        count = 0
        self.offer_stamp = 0
        while not self.is_over:
            step = self._stack[self.height - 1]  # as in ``advance``
            offers = step.offers(self)
            action = offers.make(randomness.below(offers.size))
            if self.records_events:
                self.events = []
            self.history.add(step.seat, action)
            self.height -= 1
            step.choose(self, action)
            self.advance()
            count += 1
        return count

    def _resolve(self, outcome: str) -> None:
        step = self.step
        ticket = step.ticket_for(self, outcome)
        self.end_step()
        step.resolve(self, ticket)

    def draw(self, streams: Streams) -> str:
        step = self.step
        return step.outcome(self, streams.below(step.source(self), step.tickets(self)))

    def copy(self) -> "TileGame":
        return TileGame(self.rules, None, self)

    def _imagine_hidden(self, seat: int, randomness: Randomness) -> None:
        self.offer_cache = OfferCache(self.rules.seats)
        imagine_deck(self, seat, randomness)
        for module in self.modules:
            module.imagine(self, seat, randomness)

    def view(self, seat: GivenInt | None) -> TileGameView:
        return cast(TileGameView, super().view(seat))

    def _view(self, seat: int | None) -> TileGameView:
        return view_of(self, seat)

    def _diagram(self) -> str:
        return diagram(self._view(None), [hand_names(self, seat) for seat in range(self.rules.seats)])

    def _preview(self, action: Action, seat: int) -> Preview:
        return preview_of(self, action, seat)

    def _fit(self, tile: str, seat: int) -> Fit:
        return fit_of(self, tile, seat)

    def _candidates(self, question: Question) -> list[Action]:
        return self.step.candidates(self, question)

    def _payment(self, action: Action) -> Payment | None:
        return self.step.payment(self, action)

    def standing(self, *, seat: GivenInt | None = None) -> TileGameStanding:
        return cast(TileGameStanding, super().standing(seat=seat))

    def _standing(self) -> TileGameStanding:
        return standing_of(self)

    def _state(self) -> dict[str, Any]:
        return full_state(self)

    def _write_position(self, seat: int | None, lines: PositionWriter) -> None:
        write_position(self, seat, lines)

    def _read_position(self, seat: int | None, lines: PositionLines) -> None:
        read_position(self, seat, lines)

    def _check_position(self) -> None:
        check_piles(self)
        check_pending_hands(self)

    # --- steps ---

    def advance(self) -> None:
        while not self.is_over:
            step = self._stack[self.height - 1]  # ``step`` and ``end_step``, inlined
            if step.seat >= 0:
                return
            tickets = step.tickets(self)
            if tickets == 0:
                self.height -= 1
                step.run(self)
            elif self.streams is None:
                return
            else:
                ticket = self.streams.below(step.source(self), tickets)
                self.height -= 1
                step.resolve(self, ticket)

    def push(self, steps: list[Step]) -> None:
        """Push steps, the first one on top."""
        for index in range(len(steps) - 1, -1, -1):
            self.put_step(steps[index])

    @property
    def step(self) -> Step:
        """The step on top of the stack, which is next."""
        return self._stack[self.height - 1]

    def put_step(self, step: Step) -> None:
        """Push a step."""
        if self.height < len(self._stack):
            self._stack[self.height] = step
        else:
            self._stack = append(self._stack, step)
        self.height += 1

    def end_step(self) -> None:
        """Pop the step on top, which is about to be performed."""
        self.height -= 1

    def keep_step(self) -> None:
        """Push the last popped step again; no other step may have been pushed since."""
        self.height += 1

    def pending(self) -> list[Step]:
        """Return all pending steps, the top one last."""
        return list(self._stack[: self.height])

    def have_pending(self, steps: list[Step]) -> None:
        """Replace all pending steps, the top one last."""
        self._stack = vec[Step](steps)
        self.height = len(steps)

    # --- modules ---

    def module_of(self, kind: type[ModuleKind]) -> ModuleKind:
        """Return the module of this class; raise ConfigError if it is not in play."""
        number = self.rules.module_numbers.get(kind, -1)
        if number < 0:
            raise ConfigError("module-not-in-play", given=quoted(kind.name))
        return cast(ModuleKind, self.modules[number])

    # --- seats ---

    def seats_from(self, seat: int) -> list[int]:
        """Return all seats in the order of play, starting with this one."""
        return [(seat + offset) % self.rules.seats for offset in range(self.rules.seats)]

    @property
    def next_seat(self) -> int:
        """The seat whose turn comes next."""
        if not self.turn_count:
            return self.start_seat
        return 0 if self.turn_seat + 1 == self.rules.seats else self.turn_seat + 1

    # --- money ---

    def purse(self, seat: int, currency: int) -> int:
        return self.purses[CURRENCY_COUNT * seat + currency]

    def money_in_hand(self, seat: int) -> list[int]:
        """Return the money cards in the hand, ascending."""
        cards: list[int] = []
        for currency in range(CURRENCY_COUNT):
            cards += money_cards(currency, self.purse(seat, currency))
        return cards

    def money_count(self, seat: int) -> int:
        """Return the number of money cards in the hand."""
        count = 0
        for currency in range(CURRENCY_COUNT):
            count += purse_count(self.purse(seat, currency))
        return count

    def hand_size(self, seat: int) -> int:
        """Return the number of cards in the hand."""
        return self.money_count(seat) + len(self.other_cards[seat])

    def total(self, seat: int, currency: int) -> int:
        """Return the total of the seat's money in one currency."""
        return purse_total(self.purse(seat, currency))

    def gain(self, seat: int, card: int) -> None:
        """Put a card into the hand."""
        if card < FIRST_SPECIAL:
            self.purses[CURRENCY_COUNT * seat + card // 10] += unit(card % 10)
        else:
            self.other_cards[seat] = tuple(sorted((*self.other_cards[seat], card)))
        self.offer_cache.forget_purchases(seat)

    def holds(self, seat: int, cards: tuple[int, ...]) -> bool:
        """Return whether all these cards are in the hand together."""
        for card in cards:
            if card < 0 or cards.count(card) > self.count_in_hand(seat, card):
                return False
        return True

    def count_in_hand(self, seat: int, card: int) -> int:
        if card < FIRST_SPECIAL:
            return copies(self.purse(seat, card // 10), card % 10)
        return self.other_cards[seat].count(card)

    def lose(self, seat: int, card: int) -> None:
        """Remove a card from the hand."""
        if card < FIRST_SPECIAL:
            self.purses[CURRENCY_COUNT * seat + card // 10] -= unit(card % 10)
        else:
            rest = list(self.other_cards[seat])
            rest.remove(card)
            self.other_cards[seat] = tuple(rest)
        self.offer_cache.forget_purchases(seat)

    def pay(self, seat: int, cards: tuple[int, ...]) -> None:
        """Move cards from the hand to the discard pile."""
        for card in cards:
            if self.secrets.cards:
                note_giving(self, seat, card)
            self.lose(seat, card)
            self.deck.discard.append(card)

    def copies_of(self, card: int) -> int:
        """Return the number of copies of a card in the game."""
        if card < FIRST_SPECIAL:
            return self.rules.money.count(card)
        owner = self.rules.card_owners[card - FIRST_SPECIAL]
        return 1 if owner == NO_MODULE else self.modules[owner].copies(self, card)

    def is_like_money(self, card: int) -> bool:
        """Return whether the card goes into the display or a hand when drawn, like money."""
        if card < FIRST_SPECIAL:
            return True
        owner = self.rules.card_owners[card - FIRST_SPECIAL]
        return owner >= 0 and self.modules[owner].is_like_money(self, card)

    def card(self, name: str) -> int:
        """Return the number of the card with this name, or UNKNOWN."""
        return self.rules.card_numbers.get(name, UNKNOWN)

    def card_names(self, cards: tuple[int, ...]) -> list[str]:
        """Return the sorted names of these cards."""
        return sorted([self.deck.name(card) for card in cards])

    def can_pay(self, seat: int, currency: int, price: int) -> bool:
        """Return whether the seat can pay the price in a market currency."""
        if self.total(seat, currency) >= price:
            return True
        found: list[tuple[int, ...]] = []
        self.add_module_payments(seat, currency, price, found)
        return bool(found)

    def add_module_payments(self, seat: i64, currency: i64, price: i64, found: list[tuple[int, ...]]) -> None:
        """Append the payments of a price in a market currency that modules allow the seat."""
        for number in self.rules.listeners.more_payments:
            self.modules[number].more_payments(self, seat, currency, price, found)

    def refuse_payment(self, seat: int, currency: int, cards: tuple[int, ...]) -> Refusal | None:
        """Return why these cards are not a payment in a market currency; None if they are.

        Their total is not checked.
        """
        if not self.holds(seat, cards):
            return Refusal("ALH-BUY-1", "cards-not-in-hand")
        if all_in_currency(cards, currency):
            return None
        for module in self.modules:
            if module.allows_payment(self, currency, cards):
                return None
        for module in self.modules:
            refusal = module.refuse_payment(self, currency, cards)
            if refusal is not None:
                return refusal
        return Refusal("ALH-BUY-1", "wrong-currency")

    def lay_on_market(self, slot: i64, piece: i64) -> None:
        """Put a piece, or NO_TILE, on a slot of the market."""
        self.market[slot] = piece
        self.offer_cache.forget_all_purchases()

    def take_from_market(self, piece: int) -> None:
        """Remove a tile that was bought; if it has two faces, the refill will move the marker."""
        self.lay_on_market(self.slot_of(piece), NO_TILE)
        if self.rules.catalog.other_faces[piece] != NO_FACE:
            self.marker_is_due = True

    def slot_of(self, piece: i64) -> i64:
        """Return the market slot of a piece."""
        slot: i64 = 0
        while self.market[slot] != piece:
            slot += 1
        return slot

    # --- palaces ---

    def own_palace(self, seat: int) -> Palace:
        """Return the seat's palace for changes, copying it if it is shared."""
        palace = self.palaces[seat]
        if palace.owner is not self.owner:
            palace = palace.copy(self.owner)
            self.palaces[seat] = palace
        self.offer_cache.forget_redesigns(seat)
        return palace

    # Reserves are shared with copies of the game, so they are replaced, never changed.

    def add_to_reserve(self, seat: int, piece: int) -> None:
        self.reserves[seat] = append(self.reserves[seat][:], piece)
        self.offer_cache.forget_redesigns(seat)

    def take_from_reserve(self, seat: int, piece: int) -> None:
        self.reserves[seat] = remove(self.reserves[seat][:], piece)
        self.offer_cache.forget_redesigns(seat)

    def strength(self, seat: int) -> list[int]:
        """Return the seat's half tiles by type, including those of modules."""
        counts: vec[i64] = vec[i64]([0] * len(self.rules.catalog.type_names))
        self.palaces[seat].count_types(self.rules.types, counts)
        strength = [2 * count for count in counts]
        for number in self.rules.listeners.add_strength:
            self.modules[number].add_strength(self, seat, strength)
        return strength

    def piece_name(self, piece: int) -> str:
        return self.rules.catalog.names[piece]


def _new_palace(rules: AlhambraRules, owner: Owner) -> Palace:
    """Return a palace with only the starting tile."""
    palace = Palace(rules.codes, owner)
    palace.lay(rules.catalog.start, CELL_ORIGIN)
    return palace
