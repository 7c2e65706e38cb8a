"""The decision of a turn: take money, buy a tile or redesign (ALH-TURN)."""

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from alhambra.protocol.actions import BUTTON, Action, Words
from alhambra.protocol.errors import Refusal
from alhambra.protocol.offers import Offers
from alhambra.tilegames.actions import TurnAction
from alhambra.tilegames.belief.secrets import note_passing
from alhambra.tilegames.messages import Passed
from alhambra.tilegames.step import ActionStep, SeatAction, Step
from alhambra.tilegames.turns.buying import Buy, cards_paid, module_purchases, purchases, tile_bought
from alhambra.tilegames.turns.redesign import Build, Remove, Swap, redesign_of, redesigns
from alhambra.tilegames.turns.taking import TakeMoney, cards_of_set, takes

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame

_NOTHING: Final[list[Action]] = []
END_OF_TURN: Final = "end_of_turn"  # the step that follows a turn


@mypyc_attr(acyclic=True, free_list_len=1)
class TurnOffers(Offers):
    """The offers of a turn: takes, purchases and redesigns as numbers, then those of modules."""

    def __init__(
        self, words: Words, takes: vec[i64], purchases: vec[i64], redesigns: vec[i64], listed: list[Action]
    ) -> None:
        super().__init__(listed, len(takes) + len(purchases) + len(redesigns))
        self.words = words
        self.takes: vec[i64] = takes
        self.purchases: vec[i64] = purchases
        self.redesigns: vec[i64] = redesigns

    def make(self, index: i64) -> Action:
        if index < len(self.takes):
            return TakeMoney(self.words, cards_of_set(self.takes[index]))
        index -= len(self.takes)
        if index < len(self.purchases):
            number = self.purchases[index]
            return Buy(self.words, tile_bought(number), cards_paid(number))
        index -= len(self.purchases)
        if index < len(self.redesigns):
            return redesign_of(self.words, self.redesigns[index])
        return self.listed[index - len(self.redesigns)]


class TurnStep(ActionStep):
    """The decision of the seat whose turn it is."""

    kind: ClassVar[str] = "turn"
    actions: ClassVar[tuple[type, ...]] = (TurnAction,)
    others: ClassVar[Refusal] = Refusal("ALH-TURN-1", "not-a-turn-action")
    may_wait: ClassVar[bool] = True

    def may_be_pending(self, game: "TileGame") -> bool:
        return self.seat == game.turn_seat

    def may_precede(self, below: Step) -> bool:
        return below.kind == END_OF_TURN

    def offers(self, game: "TileGame") -> Offers:
        seat: i64 = self.seat
        money, tiles, changes = takes(game), purchases(game, seat), redesigns(game, seat)
        listed = _NOTHING
        if game.rules.with_modules:
            listed = self._offers_of_modules(game, len(money) + len(tiles) + len(changes) == 0)
        elif len(money) + len(tiles) + len(changes) == 0:
            listed = [Pass()]
        return TurnOffers(game.rules.words, money, tiles, changes, listed)

    def _offers_of_modules(self, game: "TileGame", nothing_else: bool) -> list[Action]:
        """Return the offers of modules; if only free ones are possible, with a pass before them."""
        offers: list[Action] = []
        modules, listeners, words = game.modules, game.rules.listeners, game.rules.words
        for tile, cards in module_purchases(game, self.seat):
            offers.append(Buy(words, tile, cards))
        for number in listeners.redesign_offers:
            modules[number].redesign_offers(game, self.seat, offers)
        for number in listeners.turn_offers:
            modules[number].turn_offers(game, self.seat, offers)
        if nothing_else and not offers:
            offers.append(Pass())
        for number in listeners.free_offers:
            modules[number].free_offers(game, self.seat, offers)
        return offers


@mypyc_attr(acyclic=True)
class Pass(SeatAction, TurnAction):
    """Pass, because no action is possible."""

    kind: ClassVar[str] = "pass"
    chosen: ClassVar[str] = BUTTON

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        if isinstance(TurnStep(seat).offers(game).make(0), Pass):
            return None
        return Refusal("ALH-TURN-3", "pass-with-actions")

    def perform(self, game: "TileGame", seat: int) -> None:
        event: Passed = {"event": "passed", "seat": seat}
        game.emit(event)
        note_passing(game, seat)


TURN_ACTIONS: list[type[Action]] = [TakeMoney, Buy, Build, Remove, Swap, Pass]
