"""A step of a game: a decision of a seat, an event of chance, or something that happens by itself."""

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
    """Something pending, on the stack of a game.

    It is taken off the stack before it is chosen, run or resolved; one that is not over then keeps itself there.
    """

    actions: ClassVar[tuple[type, ...]] = ()  # what may be chosen: actions, or traits that some of these have
    may_wait: ClassVar[bool] = False  # whether a seat that decides it can first be asked something else
    places_new_tiles: ClassVar[bool] = False  # whether it has a seat place all new tiles
    needs_tiles_placed: ClassVar[bool] = False  # whether all new tiles are placed before it comes
    prepares_module: ClassVar[bool] = False  # whether modules are set up with it, before anything is drawn

    def may_be_pending(self, game: "TileGame") -> bool:
        """Return whether it can be due in this position, which somebody may have written by hand."""
        return True

    def may_lie_on(self, below: "Step") -> bool:
        """Return whether it can be due right before that step."""
        return True

    def fits_hands(self, game: "TileGame") -> bool:
        """Return whether it can be due with the cards that the seats hold, hidden ones among them."""
        return True

    # --- decisions ---

    def offers(self, game: "TileGame") -> Offers:
        """Return what the seat may choose."""
        raise NotImplementedError

    def action(self, words: Words, number: i64) -> Action:
        """Return the action that a number among its offers stands for; only for steps that offer numbers."""
        raise NotImplementedError

    def refuse(self, game: "TileGame", action: Action) -> Refusal | None:
        """Return why the seat may not choose the action, or None if it may."""
        raise NotImplementedError

    def choose(self, game: "TileGame", action: Action) -> None:
        """Apply the choice."""
        raise NotImplementedError

    def candidates(self, game: "TileGame", question: Question) -> list[Action]:
        """Return what an incomplete action may become, also what is refused; none if only what is offered counts."""
        return []

    def payment(self, game: "TileGame", action: Action) -> Payment | None:
        """Return the price of the action and what it pays; None if it pays nothing, or with what is no payment."""
        return None

    # --- what needs no seat ---

    def run(self, game: "TileGame") -> None:
        """Do what is due, if there is anything."""

    def shows_hidden(self) -> bool:
        """Return whether running it shows what was hidden: nobody may know before what comes of it."""
        return False

    def tickets(self, game: "TileGame") -> int:
        """Return the number of equally likely outcomes of the chance event, or 0 if there is none."""
        return 0

    def source(self, game: "TileGame") -> int:
        """Return the number of the source that the ticket is drawn from."""
        raise NotImplementedError

    def resolve(self, game: "TileGame", ticket: int) -> None:
        """Apply the outcome of a ticket."""
        raise NotImplementedError

    def outcomes(self, game: "TileGame") -> list[tuple[str, int]]:
        """Return the outcomes by name, with their numbers of tickets."""
        weights: dict[str, int] = {}
        for ticket in range(self.tickets(game)):
            name = self.outcome(game, ticket)
            weights[name] = weights.get(name, 0) + 1
        return list(weights.items())

    def outcome(self, game: "TileGame", ticket: int) -> str:
        """Return the name of a ticket's outcome."""
        raise NotImplementedError

    def ticket_for(self, game: "TileGame", name: str) -> int:
        """Return a ticket with the outcome of that name."""
        ticket = 0
        while self.outcome(game, ticket) != name:
            ticket += 1
        return ticket


@mypyc_attr(acyclic=True)
class SeatAction(Action):
    """Something that a seat may choose and that knows itself when it may, and what it does."""

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        """Return why it is not allowed now; None if it is."""
        return None

    def perform(self, game: "TileGame", seat: int) -> None:
        """Do it; who declines something does nothing."""

    def payment(self, game: "TileGame", seat: int) -> Payment | None:
        """Return its price and what it pays, enough or not; None if it pays nothing, or with what is no payment."""
        return None

    @classmethod
    def candidates(cls, game: "TileGame", seat: int, question: Question) -> list[Action]:
        """Return what an incomplete one may become, also what is refused; none if only what is offered counts."""
        return []


class ActionStep(Step):
    """A decision between actions of certain classes, which are asked themselves."""

    others: ClassVar[Refusal]  # why nothing else may be chosen

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
    """Offers of which most are numbers, each of them an action that the step makes when it is asked for."""

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
    """A step that no seat decides: it runs by itself, or chance decides it when it has tickets."""

    form: ClassVar[tuple[Field, ...]] = ()

    def __init__(self) -> None:
        super().__init__(NOBODY)
