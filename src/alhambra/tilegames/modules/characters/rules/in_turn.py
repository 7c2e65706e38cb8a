"""The characters used in a turn and at its end: Karim, Knihstig, Faruk and Ammar."""

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from alhambra.protocol.actions import TOUCH, Action, Question, Words
from alhambra.protocol.errors import Refusal
from alhambra.protocol.messages import Payment
from alhambra.protocol.offers import Offers
from alhambra.tilegames.actions import TileAction, TurnAction
from alhambra.tilegames.cards import value_of
from alhambra.tilegames.messages import TileBought
from alhambra.tilegames.modules.characters.rules.before_turn import (
    DECLINE,
    DeclineCharacter,
    open_money,
)
from alhambra.tilegames.modules.characters.rules.state import AMMAR, CHARACTERS, FARUK, KARIM, KNIHSTIG, CharacterState
from alhambra.tilegames.step import ActionStep, NumberedOffers, Step
from alhambra.tilegames.turns.buying import receive_purchase, tiles_on_market
from alhambra.tilegames.turns.redesign import RedesignAction, redesign_of, redesigns
from alhambra.tilegames.turns.taking import (
    TAKE_LIMIT,
    TakeMoney,
    TakeOneCard,
    add_sets_of_several,
    cards_of_set,
    refuse_take_money,
    sorted_money,
    take_from_display,
)

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame


@mypyc_attr(acyclic=True)
class LetKarimPay(TileAction, TurnAction):
    """Karim: take a market tile as if paid exactly; then he leaves the game."""

    kind: ClassVar[str] = "karim"
    chosen: ClassVar[str] = TOUCH

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        if game.module_of(CharacterState).owner(KARIM) != seat:
            return Refusal("CHA-KARIM", "character-serves-another", {"character": CHARACTERS[KARIM]})
        if self.tile < 0 or self.tile not in game.market:
            return Refusal("CHA-KARIM", "tile-not-on-market", {"tile": self.called(0)})
        return None

    def perform(self, game: "TileGame", seat: int) -> None:
        game.keep_step()
        event: TileBought = {
            "event": "tile_bought",
            "seat": seat,
            "tile": game.piece_name(self.tile),
            "cards": [],
            "exact": True,
        }
        game.emit(event)
        game.module_of(CharacterState).leave_game(game, KARIM)
        receive_purchase(game, seat, self.tile)

    def payment(self, game: "TileGame", seat: int) -> Payment | None:
        if self.tile < 0 or self.tile not in game.market:
            return None
        price = game.rules.prices[self.tile]
        return {"price": price, "paid": price, "overpaid": 0}

    @classmethod
    def candidates(cls, game: "TileGame", seat: int, question: Question) -> list[Action]:
        return [LetKarimPay(game.rules.words, tile) for tile in question.ones("tile", tiles_on_market(game))]


@mypyc_attr(acyclic=True)
class TakeWithFaruk(TakeMoney):
    """Faruk: take several money cards with a higher total than usual."""

    kind: ClassVar[str] = "faruk"
    chosen: ClassVar[str] = TOUCH

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        state = game.module_of(CharacterState)
        if not state.may_use(seat, FARUK):
            return Refusal("CHA-FARUK", "character-serves-not-now", {"character": CHARACTERS[FARUK]})
        refusal = refuse_take_money(game, self.cards, state.cards.faruk_limit)
        if refusal is None and not needs_faruk(self.cards):
            return Refusal("CHA-FARUK", "faruk-needless")
        return refusal

    def perform(self, game: "TileGame", seat: int) -> None:
        game.module_of(CharacterState).use(game, seat, FARUK)
        super().perform(game, seat)


def needs_faruk(cards: tuple[int, ...]) -> bool:
    """Return whether these money cards can be taken only with Faruk."""
    return len(cards) > 1 and value_of(cards) > TAKE_LIMIT


def add_turn_offers(game: "TileGame", state: CharacterState, seat: int, offers: list[Action]) -> None:
    """Add the actions of a turn that characters allow."""
    if state.owner(KARIM) == seat:
        offers += [LetKarimPay(game.rules.words, piece) for piece in tiles_on_market(game)]
    if state.may_use(seat, FARUK):
        for several in add_sets_of_several(sorted_money(game.display), state.cards.faruk_limit, vec[i64]()):
            cards = cards_of_set(several)
            if needs_faruk(cards):
                offers.append(TakeWithFaruk(game.rules.words, cards))


# --- after a purchase: Knihstig ---


@mypyc_attr(acyclic=True)
class TakeOpenCard(TakeOneCard):
    """Knihstig: take a money card from the display."""

    kind: ClassVar[str] = "knihstig"
    chosen: ClassVar[str] = TOUCH

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        if self.card not in open_money(game):
            return Refusal("CHA-KNIHSTIG", "money-not-in-display", {"card": self.called(0)})
        return None

    def perform(self, game: "TileGame", seat: int) -> None:
        game.module_of(CharacterState).use(game, seat, KNIHSTIG)
        take_from_display(game, seat, (self.card,))


class KnihstigStep(ActionStep):
    """The decision to take a money card after buying an expensive tile."""

    kind: ClassVar[str] = "knihstig"
    actions: ClassVar[tuple[type, ...]] = (TakeOpenCard, DeclineCharacter)
    others: ClassVar[Refusal] = Refusal("CHA-KNIHSTIG", "knihstig-takes-card")

    def may_be_pending(self, game: "TileGame") -> bool:
        return game.turn_seat == self.seat == game.module_of(CharacterState).owner(KNIHSTIG)

    def offers(self, game: "TileGame") -> Offers:
        cards: list[Action] = [TakeOpenCard(game.rules.words, card) for card in open_money(game)]
        return Offers([DECLINE, *cards])


def knihstig_serves(game: "TileGame", state: CharacterState, seat: int, piece: int) -> bool:
    """Return whether Knihstig may be used after the purchase of the tile."""
    if not state.may_use(seat, KNIHSTIG) or not open_money(game):
        return False
    return game.rules.catalog.prices[piece] >= state.cards.knihstig_price


# --- at the end of the turn: Ammar ---


class AmmarStep(ActionStep):
    """The decision on an additional redesign after placing."""

    kind: ClassVar[str] = "ammar"
    actions: ClassVar[tuple[type, ...]] = (RedesignAction, DeclineCharacter)
    others: ClassVar[Refusal] = Refusal("CHA-AMMAR", "ammar-redesigns")

    def may_be_pending(self, game: "TileGame") -> bool:
        return game.turn_seat == self.seat == game.module_of(CharacterState).owner(AMMAR)

    def offers(self, game: "TileGame") -> Offers:
        others = module_redesigns(game, self.seat)
        others.append(DECLINE)
        return NumberedOffers(self, game.rules.words, redesigns(game, self.seat), others)

    def action(self, words: Words, number: i64) -> Action:
        return redesign_of(words, number)

    def choose(self, game: "TileGame", action: Action) -> None:
        if not isinstance(action, DeclineCharacter):
            game.module_of(CharacterState).use(game, self.seat, AMMAR)
        super().choose(game, action)


def ammar_serves(game: "TileGame", state: CharacterState, seat: int) -> bool:
    """Return whether the seat may use Ammar."""
    if not state.may_use(seat, AMMAR):
        return False
    return len(redesigns(game, seat)) > 0 or bool(module_redesigns(game, seat))


def module_redesigns(game: "TileGame", seat: int) -> list[Action]:
    """Return the redesigns that modules allow the seat."""
    offers: list[Action] = []
    for number in game.rules.listeners.redesign_offers:
        game.modules[number].redesign_offers(game, seat, offers)
    return offers


IN_TURN_ACTIONS: list[type[Action]] = [LetKarimPay, TakeWithFaruk, TakeOpenCard]
IN_TURN_STEPS: list[type[Step]] = [KnihstigStep, AmmarStep]
