"""The auction of a character, paying the bid, and Fatima's choice (CHA-2 to -7, CHA-FATIMA)."""

from typing import TYPE_CHECKING, ClassVar, Final

from alhambra.protocol.actions import BUTTON, DECLINING, NUMBER, TOUCH, Action, Field, Question
from alhambra.protocol.decisions import NOBODY
from alhambra.protocol.errors import Refusal
from alhambra.protocol.messages import Payment
from alhambra.protocol.offers import Offers
from alhambra.protocol.positions.fields import ANYBODY, OWNER_FIELD, SEAT_FIELD, SEATS
from alhambra.tilegames.actions import CardsAction
from alhambra.tilegames.belief.secrets import NOT_SHOWN, known_cards
from alhambra.tilegames.cards import CURRENCY_COUNT, pay_off
from alhambra.tilegames.modules.characters.messages import (
    AuctionBegins,
    Bid,
    BidDecision,
    BidPaid,
    BidPassed,
    FatimaKept,
    PayBidDecision,
)
from alhambra.tilegames.modules.characters.rules.clues import CouldPay, note_bid
from alhambra.tilegames.modules.characters.rules.paying import (
    bid_payments,
    may_pay_bid,
    payable_amounts,
    refuse_bid_payment,
)
from alhambra.tilegames.modules.characters.rules.state import (
    ANY_CHARACTER,
    ASIDE_SOURCE,
    CHARACTER_FIELD,
    CHARACTERS,
    FATIMA,
    NO_CHARACTER,
    CharacterState,
)
from alhambra.tilegames.step import ActionStep, AutomaticStep, SeatAction, Step
from alhambra.tilegames.turns.buying import other_currencies

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame


def put_up(game: "TileGame", character: str, auctioneer: int) -> None:
    """Start the auction of a character, before any other step."""
    event: AuctionBegins = {"event": "auction_begins", "character": character, "auctioneer": auctioneer}
    game.emit(event)
    game.push([BidStep(CHARACTERS.index(character), tuple(game.seats_from(auctioneer)), NOBODY, 0)])


class PlaceBid(Action):
    """Make a higher bid."""

    kind: ClassVar[str] = "bid"
    chosen: ClassVar[str] = BUTTON
    form: ClassVar[tuple[Field, ...]] = (Field("amount", NUMBER),)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount


class PassBid(Action):
    """Pass for the rest of the auction."""

    kind: ClassVar[str] = "pass_bid"
    chosen: ClassVar[str] = DECLINING


def is_for_sale(game: "TileGame", character: int) -> bool:
    """Return whether the character has no owner and is neither in the deck nor set aside."""
    state = game.module_of(CharacterState)
    card = game.deck.special_card(CHARACTERS[character])
    unseen = game.deck.groups.get(game.deck.special_card(ANY_CHARACTER), ())
    return card not in unseen and state.aside != character and state.owner(character) == NOBODY


def can_pay_bid(game: "TileGame", seat: int, amount: int) -> bool:
    """Return whether the seat can pay the bid, and the others know it from known cards or a clue."""
    if amount not in payable_amounts(game, seat):
        return False
    bid = CouldPay(seat, len(game.secrets.cards), tuple(known_cards(game, seat)), amount)
    return bid.could_pay(game, []) or is_told(game, bid)


def is_told(game: "TileGame", bid: CouldPay) -> bool:
    """Return whether the clue from this bid is about the cards that are in the hand now."""
    for clue in reversed(game.secrets.clues):
        if clue.shown != NOT_SHOWN:
            return False
        if isinstance(clue, CouldPay) and clue.is_like(bid):
            return True
    return False


class BidStep(Step):
    """The decision to bid or pass; all seats are asked, so it reveals nothing (CHA-3)."""

    kind: ClassVar[str] = "bid"
    actions: ClassVar[tuple[type, ...]] = (PlaceBid, PassBid)
    form: ClassVar[tuple[Field, ...]] = (
        CHARACTER_FIELD,
        Field("taking_part", SEATS),
        Field("bidder", ANYBODY),
        Field("highest", NUMBER),
    )

    def __init__(self, character: int, taking_part: tuple[int, ...], bidder: int, highest: int) -> None:
        super().__init__(taking_part[0] if taking_part else NOBODY)
        self.character = character
        self.taking_part = taking_part  # in the order of bidding
        self.bidder = bidder  # the seat with the highest bid, or NOBODY
        self.highest = highest

    def may_be_pending(self, game: "TileGame") -> bool:
        """Return whether the bids are consistent; nobody is asked to raise their own bid."""
        is_bid = (self.bidder == NOBODY) == (self.highest == 0)
        return is_bid and self.seat not in (NOBODY, self.bidder) and is_for_sale(game, self.character)

    def fits_hands(self, game: "TileGame") -> bool:
        return self.bidder not in self.taking_part or can_pay_bid(game, self.bidder, self.highest)

    def offers(self, game: "TileGame") -> Offers:
        offers: list[Action] = [PassBid()]
        for amount in payable_amounts(game, self.seat):
            if amount > self.highest:
                offers.append(PlaceBid(amount))
        return Offers(offers)

    def refuse(self, game: "TileGame", action: Action) -> Refusal | None:
        if isinstance(action, PassBid):
            return None
        if not isinstance(action, PlaceBid):
            return Refusal("CHA-3", "bid-or-pass")
        if action.amount <= self.highest:
            return Refusal("CHA-3", "bid-too-low", {"highest": self.highest})
        if action.amount not in payable_amounts(game, self.seat):
            return Refusal("CHA-4", "bid-not-payable", {"amount": action.amount})
        return None

    def candidates(self, game: "TileGame", question: Question) -> list[Action]:
        """Return bids of every amount above the highest bid, up to the total of the hand."""
        if question.kind is not PlaceBid:
            return []
        money = sum([game.total(self.seat, currency) for currency in range(CURRENCY_COUNT)])
        return [PlaceBid(amount) for amount in question.ones("amount", range(self.highest + 1, money + 1))]

    def choose(self, game: "TileGame", action: Action) -> None:
        others = self.taking_part[1:]
        if isinstance(action, PlaceBid):
            event: Bid = {"event": "bid", "seat": self.seat, "amount": action.amount}
            game.emit(event)
            note_bid(game, self.seat, action.amount)
            self._continue(game, (*others, self.seat), self.seat, action.amount)
        else:
            passed: BidPassed = {"event": "bid_passed", "seat": self.seat}
            game.emit(passed)
            self._continue(game, others, self.bidder, self.highest)

    def _continue(self, game: "TileGame", taking_part: tuple[int, ...], bidder: int, highest: int) -> None:
        if not taking_part:
            game.module_of(CharacterState).leave_game(game, self.character)
        elif taking_part == (bidder,):
            game.push([PayBidStep(self.character, bidder, highest)])
        else:
            game.push([BidStep(self.character, taking_part, bidder, highest)])

    def message(self) -> BidDecision:
        bidder = None if self.bidder == NOBODY else self.bidder
        return {
            "seat": self.seat,
            "kind": "bid",
            "character": CHARACTERS[self.character],
            "taking_part": list(self.taking_part),
            "bidder": bidder,
            "highest": self.highest,
        }


class PayBid(CardsAction):
    """Pay for the character with these cards."""

    kind: ClassVar[str] = "pay_bid"
    chosen: ClassVar[str] = TOUCH


class PayBidStep(Step):
    """The choice of payment, even if there is only one, which the others must not know."""

    kind: ClassVar[str] = "pay_bid"
    actions: ClassVar[tuple[type, ...]] = (PayBid,)
    form: ClassVar[tuple[Field, ...]] = (CHARACTER_FIELD, SEAT_FIELD, Field("amount", NUMBER))

    def __init__(self, character: int, seat: int, amount: int) -> None:
        super().__init__(seat)
        self.character = character
        self.amount = amount

    def may_be_pending(self, game: "TileGame") -> bool:
        return self.amount > 0 and is_for_sale(game, self.character)

    def fits_hands(self, game: "TileGame") -> bool:
        return can_pay_bid(game, self.seat, self.amount)

    def offers(self, game: "TileGame") -> Offers:
        return Offers([PayBid(game.rules.words, cards) for cards in bid_payments(game, self.seat, self.amount)])

    def refuse(self, game: "TileGame", action: Action) -> Refusal | None:
        if not isinstance(action, PayBid):
            return Refusal("CHA-5", "bid-is-paid", {"amount": self.amount})
        return refuse_bid_payment(game, self.seat, self.amount, action.cards)

    def candidates(self, game: "TileGame", question: Question) -> list[Action]:
        """Return the exact payments; for currencies that have none, all their cards."""
        if question.kind is not PayBid:
            return []
        found = bid_payments(game, self.seat, self.amount)
        sets = question.sets("cards", found + other_currencies(game, self.seat, found))
        return [PayBid(game.rules.words, cards) for cards in sets]

    def payment(self, game: "TileGame", action: Action) -> Payment | None:
        if not isinstance(action, PayBid) or not may_pay_bid(game, self.seat, action.cards):
            return None
        return pay_off(self.amount, action.cards)

    def choose(self, game: "TileGame", action: Action) -> None:
        assert isinstance(action, PayBid)
        event: BidPaid = {
            "event": "bid_paid",
            "seat": self.seat,
            "amount": self.amount,
            "cards": game.card_names(action.cards),
        }
        game.emit(event)
        game.pay(self.seat, action.cards)
        game.module_of(CharacterState).receive(game, self.seat, self.character)
        if self.character == FATIMA and game.module_of(CharacterState).aside != NO_CHARACTER:
            game.push([FatimaStep(self.seat)])

    def message(self) -> PayBidDecision:
        return {
            "seat": self.seat,
            "kind": "pay_bid",
            "character": CHARACTERS[self.character],
            "amount": self.amount,
        }


# --- Fatima ---


class KeepFatima(SeatAction):
    """Keep her for her points."""

    kind: ClassVar[str] = "keep_fatima"
    chosen: ClassVar[str] = BUTTON

    def perform(self, game: "TileGame", seat: int) -> None:
        event: FatimaKept = {"event": "fatima_kept", "seat": seat}
        game.emit(event)


class SwapFatima(SeatAction):
    """Swap her for the top one of the characters set aside."""

    kind: ClassVar[str] = "swap_fatima"
    chosen: ClassVar[str] = BUTTON

    def perform(self, game: "TileGame", seat: int) -> None:
        game.module_of(CharacterState).leave_game(game, FATIMA)
        game.push([TurnUpAside(seat)])


class FatimaStep(ActionStep):
    """The immediate decision of Fatima's new owner."""

    kind: ClassVar[str] = "fatima"
    actions: ClassVar[tuple[type, ...]] = (KeepFatima, SwapFatima)
    others: ClassVar[Refusal] = Refusal("CHA-FATIMA", "fatima-is-decided")

    def may_be_pending(self, game: "TileGame") -> bool:
        state = game.module_of(CharacterState)
        return state.owner(FATIMA) == self.seat and state.aside != NO_CHARACTER

    def offers(self, game: "TileGame") -> Offers:
        return Offers([KeepFatima(), SwapFatima()])


class TurnUpAside(AutomaticStep):
    """Give the top one of the characters set aside to a seat."""

    kind: ClassVar[str] = "turn_up_aside"
    form: ClassVar[tuple[Field, ...]] = (OWNER_FIELD,)

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner = owner

    def may_be_pending(self, game: "TileGame") -> bool:
        return game.step is self and game.module_of(CharacterState).aside != NO_CHARACTER

    def shows_hidden(self) -> bool:
        return True

    def run(self, game: "TileGame") -> None:
        state = game.module_of(CharacterState)
        state.receive(game, self.owner, state.aside)
        state.aside = NO_CHARACTER


class LayAside(AutomaticStep):
    """Choose at random and in secret the top one of the characters set aside (CHA-1)."""

    kind: ClassVar[str] = "lay_aside"
    prepares_module: ClassVar[bool] = True

    def may_be_pending(self, game: "TileGame") -> bool:
        if len([step for step in game.pending() if isinstance(step, LayAside)]) > 1:
            return False
        group = self._group(game)
        in_piles = sum([pile.special.count(group) for pile in game.deck.piles])
        is_anybody_left = len(game.deck.groups.get(group, ())) > in_piles
        return is_anybody_left and game.module_of(CharacterState).aside == NO_CHARACTER

    def _group(self, game: "TileGame") -> int:
        return game.deck.special_card(ANY_CHARACTER)

    def tickets(self, game: "TileGame") -> int:
        return len(game.deck.groups[self._group(game)])

    def source(self, game: "TileGame") -> int:
        return game.rules.source_numbers[ASIDE_SOURCE]

    def resolve(self, game: "TileGame", ticket: int) -> None:
        cards = game.deck.groups[self._group(game)]
        game.deck.groups[self._group(game)] = cards[:ticket] + cards[ticket + 1 :]
        game.module_of(CharacterState).aside = CHARACTERS.index(game.deck.name(cards[ticket]))

    def outcome(self, game: "TileGame", ticket: int) -> str:
        return game.deck.name(game.deck.groups[self._group(game)][ticket])


AUCTION_ACTIONS: list[type[Action]] = [PlaceBid, PassBid, PayBid, KeepFatima, SwapFatima]
AUCTION_STEPS: list[type[Step]] = [BidStep, PayBidStep, FatimaStep, TurnUpAside, LayAside]
