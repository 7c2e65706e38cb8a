"""The base classes of steps: decisions of seats, events of chance, and automatic steps."""

from typing import TYPE_CHECKING, ClassVar, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from alhambra.protocol.actions import Action, Field, Question, Words
from alhambra.protocol.decisions import NOBODY
from alhambra.protocol.errors import Refusal
from alhambra.protocol.messages import Payment
from alhambra.protocol.offers import Offers
from alhambra.protocol.positions.fields import Pending

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame


class Step(Pending):
    """A step on the stack of a game.

    It is popped before it is chosen, run or resolved; if it is not over, it keeps itself on the
    stack.
    """

    actions: ClassVar[tuple[type, ...]] = ()  # the classes or traits of its actions
    may_wait: ClassVar[bool] = False  # whether other decisions can come before it
    places_new_tiles: ClassVar[bool] = False  # whether it lets a seat place all new tiles
    needs_tiles_placed: ClassVar[bool] = False  # whether all new tiles must be placed before it
    prepares_module: ClassVar[bool] = False  # whether it sets up a module, before anything is drawn

    def may_be_pending(self, game: "TileGame") -> bool:
        """Return whether it can be due in this position, which may be written by hand."""
        return True

    def may_precede(self, below: "Step") -> bool:
        """Return whether it can be due right before another step."""
        return True

    def fits_hands(self, game: "TileGame") -> bool:
        """Return whether it can be due with the seats' hands, including hidden cards."""
        return True

    # --- decisions ---

    def offers(self, game: "TileGame") -> Offers:
        """Return the offers to the seat."""
        raise NotImplementedError

    def action(self, words: Words, number: i64) -> Action:
        """Return the action of a number among the offers, for steps that offer numbers."""
        raise NotImplementedError

    def refuse(self, game: "TileGame", action: Action) -> Refusal | None:
        """Return why the seat may not choose the action, or None if it may."""
        raise NotImplementedError

    def choose(self, game: "TileGame", action: Action) -> None:
        """Apply the choice."""
        raise NotImplementedError

    def candidates(self, game: "TileGame", question: Question) -> list[Action]:
        """Return the completions of an incomplete action, legal or not; none to use the offers."""
        return []

    def payment(self, game: "TileGame", action: Action) -> Payment | None:
        """Return the payment that the action makes; None if it is not a payment."""
        return None

    # --- automatic steps and chance ---

    def run(self, game: "TileGame") -> None:
        """Perform the step."""

    def shows_hidden(self) -> bool:
        """Return whether running it reveals hidden information; previews stop before it."""
        return False

    def tickets(self, game: "TileGame") -> int:
        """Return the number of equally likely outcomes of chance, or 0 if there are none."""
        return 0

    def source(self, game: "TileGame") -> int:
        """Return the number of the source of chance."""
        raise NotImplementedError

    def resolve(self, game: "TileGame", ticket: int) -> None:
        """Apply the outcome of a ticket."""
        raise NotImplementedError

    def outcomes(self, game: "TileGame") -> list[tuple[str, int]]:
        """Return the outcomes by name with their weights."""
        weights: dict[str, int] = {}
        for ticket in range(self.tickets(game)):
            name = self.outcome(game, ticket)
            weights[name] = weights.get(name, 0) + 1
        return list(weights.items())

    def outcome(self, game: "TileGame", ticket: int) -> str:
        """Return the name of the outcome of a ticket."""
        raise NotImplementedError

    def ticket_for(self, game: "TileGame", name: str) -> int:
        """Return a ticket with this outcome."""
        ticket = 0
        while self.outcome(game, ticket) != name:
            ticket += 1
        return ticket


@mypyc_attr(acyclic=True)
class SeatAction(Action):
    """An action that has its own refusal and effect."""

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        """Return why it is not legal now; None if it is."""
        return None

    def perform(self, game: "TileGame", seat: int) -> None:
        """Perform the action; declining does nothing."""

    def payment(self, game: "TileGame", seat: int) -> Payment | None:
        """Return its payment, sufficient or not; None if it is not a payment."""
        return None

    @classmethod
    def candidates(cls, game: "TileGame", seat: int, question: Question) -> list[Action]:
        """Return the completions of an incomplete action, legal or not; none to use the offers."""
        return []


class ActionStep(Step):
    """A decision between certain classes of SeatAction, to which it delegates."""

    others: ClassVar[Refusal]  # the refusal of all other actions

    def refuse(self, game: "TileGame", action: Action) -> Refusal | None:
        return cast(SeatAction, action).refuse(game, self.seat) if isinstance(action, self.actions) else self.others

    def candidates(self, game: "TileGame", question: Question) -> list[Action]:
        if not issubclass(question.kind, self.actions):
            return []
        return cast(type[SeatAction], question.kind).candidates(game, self.seat, question)

    def choose(self, game: "TileGame", action: Action) -> None:
        cast(SeatAction, action).perform(game, self.seat)

    def payment(self, game: "TileGame", action: Action) -> Payment | None:
        return cast(SeatAction, action).payment(game, self.seat) if isinstance(action, self.actions) else None


@mypyc_attr(acyclic=True, free_list_len=1)
class NumberedOffers(Offers):
    """Offers stored mostly as numbers, from which the step creates actions on demand."""

    def __init__(self, step: Step, words: Words, numbers: vec[i64], listed: list[Action]) -> None:
        super().__init__(listed, len(numbers))
        self.step = step
        self.words = words
        self.numbers: vec[i64] = numbers

    def make(self, index: i64) -> Action:
        count = len(self.numbers)
        if index < count:
            return self.step.action(self.words, self.numbers[index])
        return self.listed[index - count]


class AutomaticStep(Step):
    """A step without a decision: chance decides it if it has tickets, else it just runs."""

    form: ClassVar[tuple[Field, ...]] = ()

    def __init__(self) -> None:
        super().__init__(NOBODY)
