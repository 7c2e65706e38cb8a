"""A turn: take money, buy a tile or redesign (ALH-TURN)."""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from alhambra.protocol.actions import Action
from alhambra.protocol.errors import Refusal
from alhambra.protocol.randomness import Randomness
from alhambra.tilegames.buying import Buy, add_buy_offers, buy_at, count_buys, count_other_buys, other_buy_at
from alhambra.tilegames.redesign import Build, Remove, Swap, count_redesigns, redesign_at, redesign_offers
from alhambra.tilegames.secrets import note_passing
from alhambra.tilegames.step import Step
from alhambra.tilegames.taking import TakeMoney, take_offers
from alhambra.tilegames.turn_action import TurnAction

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame

_NOTHING: Final[list[Action]] = []


class TurnStep(Step):
    """The seat on turn chooses an action."""

    def __init__(self, seat: int) -> None:
        super().__init__("turn", seat)

    def legal(self, game: "TileGame") -> list[Action]:
        offers = take_offers(game).copy()
        add_buy_offers(game, self.seat, offers)
        offers += redesign_offers(game, self.seat)
        for number in game.rules.listeners.turn_offers:
            game.modules[number].turn_offers(game, self.seat, offers)
        if not offers:
            offers.append(Pass())
        for number in game.rules.listeners.free_offers:
            game.modules[number].free_offers(game, self.seat, offers)
        return offers

    def pick(self, game: "TileGame", randomness: Randomness) -> Action:
        takes = take_offers(game)
        redesigns = count_redesigns(game, self.seat)
        buys = count_buys(game, self.seat)
        count = redesigns + len(takes) + buys
        others = _NOTHING
        if game.modules:
            count += count_other_buys(game, self.seat)
            others = self._offers_of_modules(game, count == 0)
            count += len(others)
        if count == 0:
            return Pass()
        index: i64 = randomness.below(count)
        if index < redesigns:
            return redesign_at(game, self.seat, index)
        index -= redesigns
        if index < len(takes):
            return takes[index]
        index -= len(takes)
        if index < buys:
            return buy_at(game, self.seat, index)
        index -= buys
        if index < len(others):
            return others[index]
        return other_buy_at(game, self.seat, index - len(others))

    def _offers_of_modules(self, game: "TileGame", nothing_else: bool) -> list[Action]:
        """What modules offer besides ways to pay; if nothing is possible but free offers, a pass beside them."""
        offers: list[Action] = []
        modules, listeners = game.modules, game.rules.listeners
        for number in listeners.redesign_offers:
            modules[number].redesign_offers(game, self.seat, offers)
        for number in listeners.turn_offers:
            modules[number].turn_offers(game, self.seat, offers)
        if nothing_else and not offers:
            offers.append(Pass())
        for number in listeners.free_offers:
            modules[number].free_offers(game, self.seat, offers)
        return offers

    def refuse(self, game: "TileGame", action: Action) -> Refusal | None:
        if not isinstance(action, TurnAction):
            return Refusal("ALH-TURN-1", f"'{action.kind}' is not an action of a turn")
        return action.refuse(game, self.seat)

    def choose(self, game: "TileGame", action: Action) -> None:
        assert isinstance(action, TurnAction)
        game.steps.pop()
        below = len(game.steps)
        if action.perform(game, self.seat):
            game.steps.insert(below, self)


@mypyc_attr(acyclic=True)
class Pass(TurnAction):
    """Do nothing, because nothing is possible."""

    kind: ClassVar[str] = "pass"

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        if isinstance(TurnStep(seat).legal(game)[0], Pass):
            return None
        return Refusal("ALH-TURN-3", "only a player with no legal action at all passes")

    def perform(self, game: "TileGame", seat: int) -> bool:
        game.emit("passed", {"seat": seat})
        note_passing(game, seat)
        return False


TURN_ACTIONS: list[type[Action]] = [TakeMoney, Buy, Build, Remove, Swap, Pass]
