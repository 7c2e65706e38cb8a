"""The characters used before the first action of a turn: Laila, Machma and Yammerad."""

from bisect import insort
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from alhambra.protocol.actions import BUTTON, DECLINING, NAME, NUMBER, TOUCH, Action, Field, Question, Words
from alhambra.protocol.errors import Refusal
from alhambra.protocol.offers import Offers
from alhambra.protocol.positions.fields import FLAG, OWNER_FIELD, SEAT_FIELD
from alhambra.tilegames.actions import TileAction
from alhambra.tilegames.belief.secrets import keep_secret
from alhambra.tilegames.cards import CURRENCY_COUNT, FIRST_SPECIAL, HIGHEST_VALUE, copies
from alhambra.tilegames.catalog import CARD, HAND, OPEN_CARD_FIELD
from alhambra.tilegames.modules.characters.messages import CardDrawn, CardDrawnIs, CardGiven, TileReplaced
from alhambra.tilegames.modules.characters.rules.auction import put_up
from alhambra.tilegames.modules.characters.rules.clues import known_money, note_draw
from alhambra.tilegames.modules.characters.rules.state import CHARACTERS, LAILA, MACHMA, YAMMERAD, CharacterState
from alhambra.tilegames.scoring.scorings import Scorings
from alhambra.tilegames.sources import FIRST_BAG
from alhambra.tilegames.step import ActionStep, AutomaticStep, SeatAction, Step
from alhambra.tilegames.turns.buying import tiles_on_market
from alhambra.tilegames.turns.drawing import DrawsCards, end_draws, turn_up
from alhambra.tilegames.turns.taking import sorted_money, take_from_display
from alhambra.tilegames.view import tile_view

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame

ALHAMBRA_BAG: Final = 0
AGAIN_FIELD: Final = Field("again", FLAG)


@mypyc_attr(acyclic=True)
class DeclineCharacter(SeatAction):
    """Decline the current use of a character."""

    kind: ClassVar[str] = "decline_character"
    chosen: ClassVar[str] = DECLINING


DECLINE: Final = DeclineCharacter()


# --- before the turn: Laila or Machma ---


BEFORE_TURN: Final = (CHARACTERS[LAILA], CHARACTERS[MACHMA])


def may_act_before_turn(game: "TileGame", state: CharacterState, seat: int) -> bool:
    """Return whether the seat may be able to use Laila or Machma, from public information alone."""
    if state.may_use(seat, LAILA) and game.bags[ALHAMBRA_BAG]:
        return True
    return state.may_use(seat, MACHMA) and len(sorted_money(game.display)) > 0 and game.hand_size(seat) > 0


def open_money(game: "TileGame") -> list[int]:
    """Return the distinct money cards in the display."""
    return sorted({card for card in game.display if card < FIRST_SPECIAL})


@mypyc_attr(acyclic=True)
class ReplaceTile(TileAction):
    """Laila: replace a market tile with a new one from the bag."""

    kind: ClassVar[str] = "laila"
    chosen: ClassVar[str] = TOUCH

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        if not game.module_of(CharacterState).may_use(seat, LAILA):
            return Refusal("CHA-LAILA", "character-serves-another", {"character": CHARACTERS[LAILA]})
        if not game.bags[ALHAMBRA_BAG]:
            return Refusal("CHA-LAILA", "bag-empty")
        if self.tile < 0 or self.tile not in game.market:
            return Refusal("CHA-LAILA", "tile-not-on-market", {"tile": self.called(0)})
        return None

    def perform(self, game: "TileGame", seat: int) -> None:
        game.module_of(CharacterState).use(game, seat, LAILA)
        game.push([DrawReplacement(game.slot_of(self.tile))])

    @classmethod
    def candidates(cls, game: "TileGame", seat: int, question: Question) -> list[Action]:
        return [ReplaceTile(game.rules.words, tile) for tile in question.ones("tile", tiles_on_market(game))]


class DrawReplacement(AutomaticStep):
    """Draw a tile for a slot of the market, before the old one is returned to the bag."""

    kind: ClassVar[str] = "draw_replacement"
    form: ClassVar[tuple[Field, ...]] = (Field("slot", NUMBER),)

    def __init__(self, slot: int) -> None:
        super().__init__()
        self.slot = slot

    def may_be_pending(self, game: "TileGame") -> bool:
        has_tile = self.slot < len(game.market) and game.market[self.slot] >= 0
        return game.step is self and has_tile and bool(game.bags[ALHAMBRA_BAG])

    def tickets(self, game: "TileGame") -> int:
        return len(game.bags[ALHAMBRA_BAG])

    def source(self, game: "TileGame") -> int:
        return FIRST_BAG + ALHAMBRA_BAG

    def resolve(self, game: "TileGame", ticket: int) -> None:
        bag = game.bags[ALHAMBRA_BAG]
        old = game.market[self.slot]
        new = bag.pop(ticket)
        insort(bag, old)
        game.lay_on_market(self.slot, new)
        if game.records_events:
            event: TileReplaced = {
                "event": "tile_replaced",
                "field": self.slot + 1,
                "old": game.piece_name(old),
                "tile": game.piece_name(new),
                "printed": tile_view(game, new),
            }
            game.emit(event)

    def outcome(self, game: "TileGame", ticket: int) -> str:
        return game.piece_name(game.bags[ALHAMBRA_BAG][ticket])


@mypyc_attr(acyclic=True)
class SwapCard(SeatAction):
    """Machma: swap a money card for one in the display that has at most the same value."""

    kind: ClassVar[str] = "machma"
    chosen: ClassVar[str] = TOUCH
    form: ClassVar[tuple[Field, ...]] = (Field("own", NAME, CARD, HAND), OPEN_CARD_FIELD)

    def __init__(self, words: Words, own: int, card: int) -> None:
        self.words = words
        self.own: Final = own
        self.card: Final = card

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        if not game.module_of(CharacterState).may_use(seat, MACHMA):
            return Refusal("CHA-MACHMA", "character-serves-another", {"character": CHARACTERS[MACHMA]})
        if not game.holds(seat, (self.own,)):
            return Refusal("CHA-MACHMA", "card-not-in-hand", {"card": self.called(0)})
        if self.card not in game.display:
            return Refusal("CHA-MACHMA", "card-not-in-display", {"card": self.called(1)})
        if self.own >= FIRST_SPECIAL or self.card >= FIRST_SPECIAL:
            return Refusal("CHA-MACHMA", "swapped-is-no-money")
        if self.card % 10 > self.own % 10:
            return Refusal("CHA-MACHMA", "swapped-for-more")
        return None

    def perform(self, game: "TileGame", seat: int) -> None:
        game.module_of(CharacterState).use(game, seat, MACHMA)
        if game.records_events:
            event: CardGiven = {"event": "card_given", "seat": seat, "card": game.deck.name(self.own)}
            game.emit(event)
        game.pay(seat, (self.own,))
        take_from_display(game, seat, (self.card,))

    @classmethod
    def candidates(cls, game: "TileGame", seat: int, question: Question) -> list[Action]:
        """Return actions for each money card in the hand and every card in the display."""
        held = question.ones("own", sorted(set(game.money_in_hand(seat))))
        cards = question.ones("card", sorted(set(game.display)))
        return [SwapCard(game.rules.words, own, card) for own in held for card in cards]


class BeforeTurnStep(ActionStep):
    """The decision to use Laila, Machma or neither before a turn."""

    kind: ClassVar[str] = "before_turn"
    actions: ClassVar[tuple[type, ...]] = (ReplaceTile, SwapCard, DeclineCharacter)
    others: ClassVar[Refusal] = Refusal("ALH-END-6", "only-characters")

    def may_be_pending(self, game: "TileGame") -> bool:
        return self.seat == game.turn_seat

    def offers(self, game: "TileGame") -> Offers:
        offers: list[Action] = [DECLINE]
        state = game.module_of(CharacterState)
        if state.may_use(self.seat, LAILA) and game.bags[ALHAMBRA_BAG]:
            offers += [ReplaceTile(game.rules.words, piece) for piece in tiles_on_market(game)]
        if state.may_use(self.seat, MACHMA):
            self._add_swaps(game, offers)
        return Offers(offers)

    def _add_swaps(self, game: "TileGame", offers: list[Action]) -> None:
        wanted = open_money(game)
        for currency in range(CURRENCY_COUNT):
            purse: i64 = game.purse(self.seat, currency)
            for value in range(1, HIGHEST_VALUE + 1):
                if copies(purse, value):
                    for card in wanted:
                        if card % 10 <= value:
                            offers.append(SwapCard(game.rules.words, 10 * currency + value, card))


# --- the start of the turn: Yammerad ---


def _has_yammerad_now(game: "TileGame", seat: int) -> bool:
    """Return whether it is the seat's turn and it has Yammerad."""
    return game.turn_seat == seat == game.module_of(CharacterState).owner(YAMMERAD)


class OfferDraw(AutomaticStep):
    """Offer the use of Yammerad if it may be possible, from public information alone."""

    kind: ClassVar[str] = "offer_draw"
    form: ClassVar[tuple[Field, ...]] = (OWNER_FIELD, AGAIN_FIELD)

    def __init__(self, owner: int, again: bool) -> None:
        super().__init__()
        self.owner = owner
        self.again = again

    def may_be_pending(self, game: "TileGame") -> bool:
        return _has_yammerad_now(game, self.owner)

    def run(self, game: "TileGame") -> None:
        state = game.module_of(CharacterState)
        may_draw = self.again or state.may_use(self.owner, YAMMERAD)
        few = known_money(game, self.owner) <= state.cards.yammerad_limit
        if may_draw and few and (game.deck.count or game.deck.discard):
            game.push([DrawStep(self.owner, self.again)])
        elif self.again:
            end_draws(game)


@mypyc_attr(acyclic=True)
class DrawCard(SeatAction):
    """Yammerad: take the top card of the deck."""

    kind: ClassVar[str] = "yammerad"
    chosen: ClassVar[str] = BUTTON

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        limit = game.module_of(CharacterState).cards.yammerad_limit
        if game.money_count(seat) > limit:
            return Refusal("CHA-YAMMERAD", "too-much-money-held", {"limit": limit})
        return None


DRAW: Final = DrawCard()


class DrawStep(ActionStep):
    """The decision to let Yammerad draw a card, or another one."""

    kind: ClassVar[str] = "yammerad"
    form: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, AGAIN_FIELD)
    actions: ClassVar[tuple[type, ...]] = (DrawCard, DeclineCharacter)
    others: ClassVar[Refusal] = Refusal("CHA-YAMMERAD", "yammerad-takes-card")

    def __init__(self, seat: int, again: bool) -> None:
        super().__init__(seat)
        self.again = again

    def may_be_pending(self, game: "TileGame") -> bool:
        return _has_yammerad_now(game, self.seat)

    def offers(self, game: "TileGame") -> Offers:
        offers: list[Action] = [DECLINE]
        if DRAW.refuse(game, self.seat) is None:
            offers.append(DRAW)
        return Offers(offers)

    def choose(self, game: "TileGame", action: Action) -> None:
        if isinstance(action, DrawCard):
            state = game.module_of(CharacterState)
            note_draw(game, self.seat, state.cards.yammerad_limit)
            if not self.again:
                state.use(game, self.seat, YAMMERAD)
            game.push([SecretDraw(self.seat)])
        elif self.again:
            end_draws(game)


class SecretDraw(DrawsCards):
    """Draw a card for a seat in secret; special cards take effect openly."""

    kind: ClassVar[str] = "secret_draw"
    form: ClassVar[tuple[Field, ...]] = (OWNER_FIELD,)

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner = owner

    def may_be_pending(self, game: "TileGame") -> bool:
        return _has_yammerad_now(game, self.owner)

    def wants_card(self, game: "TileGame") -> bool:
        return True

    def resolve(self, game: "TileGame", ticket: int) -> None:
        card = game.deck.take(ticket)
        if not game.is_like_money(card):
            self._deal_with(game, card)
            return
        keep_secret(game, self.owner, card)
        drawn: CardDrawn = {"event": "card_drawn", "seat": self.owner}
        game.emit(drawn)
        known: CardDrawnIs = {"event": "card_drawn_is", "seat": self.owner, "card": game.deck.name(card)}
        game.emit(known, audience=self.owner)
        end_draws(game)

    def _deal_with(self, game: "TileGame", card: int) -> None:
        game.push([OfferDraw(self.owner, again=True)])
        if game.deck.name(card) in game.module_of(CharacterState).cards.names:
            put_up(game, game.deck.name(card), self.owner)
            return
        turn_up(game, card)
        game.push([Scorings(self.owner)])


BEFORE_TURN_ACTIONS: list[type[Action]] = [DeclineCharacter, ReplaceTile, SwapCard, DrawCard]
BEFORE_TURN_STEPS: list[type[Step]] = [BeforeTurnStep, DrawReplacement, OfferDraw, DrawStep, SecretDraw]
