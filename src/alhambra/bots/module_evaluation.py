"""The evaluation of modules for bots, beyond points and money; it is optional."""

from collections.abc import Callable, Iterable

from alhambra.folders import found_in
from alhambra.protocol import Action
from alhambra.search.evaluation.budget import Budget
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.module import Module
from alhambra.tilegames.modules import folder_of

Valuation = Callable[[TileGame, int], float]  # of something in a game to a seat, in points


class ModuleEvaluation:
    """A module's contribution to the evaluation; the defaults contribute nothing."""

    def few(self, game: TileGame, actions: list[Action]) -> list[Action]:
        """Return the actions worth trying when there is little time."""
        return actions

    def gain(self, action: Action, late: float, card: float) -> float | None:
        """Return the gain of a turn action if it is known without playing the action, else None.

        ``card`` is the value of a card in hand that is not money.
        """
        return None

    def answer(self, game: TileGame, look: Callable[[], Budget]) -> Action | None:
        """Return a quick answer to a decision outside the turn; None if all answers must be tried."""
        return None

    def settle(self, game: TileGame, seat: int, money: Valuation) -> None:
        """Carry out what is already certain to happen for the seat; this may change the game."""

    def value(self, game: TileGame, seat: int, turns: float, late: float) -> float:
        """Return the value of the module, without services, to a seat with ``turns`` turns left.

        ``late`` is the fraction of its value that anything useful later still has; it falls in the
        last turns.
        """
        return 0.0

    def services(self, game: TileGame, seat: int, turns: float, late: float) -> float:
        """Return the value of the module's cards that serve their owner, the seat, repeatedly."""
        return 0.0

    def counted_twice(self, game: TileGame, seat: int) -> tuple[int, ...]:
        """Return the tiles that the seat can make count twice once they are in its palace."""
        return ()

    def prospects(self, game: TileGame, seat: int) -> float:
        """Return the future value of the module's pieces in the seat's palace.

        It depends on the palace alone and excludes what the pieces already score.
        """
        return 0.0


class CardEvaluation(ModuleEvaluation):
    """The evaluation of a module whose cards have the value of any card that is not money."""

    def __init__(self, taking: type[Action]) -> None:
        self._taking = taking  # the action that takes such a card

    def gain(self, action: Action, late: float, card: float) -> float | None:
        return card if isinstance(action, self._taking) else None


def evaluations_of(modules: Iterable[Module]) -> list[ModuleEvaluation]:
    """Return the evaluations found in the folders of modules."""
    found = [found_in(folder_of(type(module)), "evaluation", "EVALUATION") for module in modules]
    return [evaluation for evaluation in found if evaluation is not None]
