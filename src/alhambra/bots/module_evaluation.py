"""What a bot sees in a module of a tile game beyond points and money; a module without it is played for these."""

from collections.abc import Callable, Iterable

from alhambra.folders import found_in
from alhambra.protocol import Action
from alhambra.search.evaluation.budget import Budget
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.module import Module
from alhambra.tilegames.modules import folder_of

Valuation = Callable[[TileGame, int], float]  # what something in a game is worth to a seat, in points


class ModuleEvaluation:
    """The worth of a module that adds nothing; each overrides what it has to say about."""

    def few(self, game: TileGame, actions: list[Action]) -> list[Action]:
        """Of what may be chosen now, what deserves a look where there is little time."""
        return actions

    def gain(self, action: Action, late: float, card: float) -> float | None:
        """What an action of a turn gains if that is known without a look at the position after it, else None.

        ``card`` is the worth of a card in hand that is not money.
        """
        return None

    def answer(self, game: TileGame, look: Callable[[], Budget]) -> Action | None:
        """The answer to a question that is no turn where there is little time; None if all answers must be tried."""
        return None

    def settle(self, game: TileGame, seat: int, money: Valuation) -> None:
        """Carry out what is as good as decided for the seat; the game may be changed."""

    def value(self, game: TileGame, seat: int, turns: float, late: float) -> float:
        """What the module is good for to the seat that has about so many turns to come, besides services.

        ``late`` is the part of its worth that all that serves later still has: less and less in the last turns.
        """
        return 0.0

    def services(self, game: TileGame, seat: int, turns: float, late: float) -> float:
        """What cards of the module will do for the seat, their owner, time and again."""
        return 0.0

    def counted_twice(self, game: TileGame, seat: int) -> tuple[int, ...]:
        """Tiles that the seat can make count twice as soon as they lie in its palace."""
        return ()

    def prospects(self, game: TileGame, seat: int) -> float:
        """What the module's pieces in the palace of the seat are good for beyond what they count for now.

        It follows from the palace alone.
        """
        return 0.0


class CardEvaluation(ModuleEvaluation):
    """The worth of a module whose cards are worth what any card is that is not money."""

    def __init__(self, taking: type[Action]) -> None:
        self._taking = taking  # such a card as the action of a turn

    def gain(self, action: Action, late: float, card: float) -> float | None:
        return card if isinstance(action, self._taking) else None


def evaluations_of(modules: Iterable[Module]) -> list[ModuleEvaluation]:
    """The worths in the folders of modules, of those that have one."""
    found = [found_in(folder_of(type(module)), "evaluation", "EVALUATION") for module in modules]
    return [worth for worth in found if worth is not None]
