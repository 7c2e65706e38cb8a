"""A step of a game: a decision of a seat, an event of chance, or something that happens by itself."""

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from alhambra.protocol.actions import Action, Words
from alhambra.protocol.errors import Refusal
from alhambra.protocol.game import NOBODY, Decision
from alhambra.protocol.offers import Offers

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame


class Step(Decision):
    """One entry of the stack of pending steps. Steps never change, so copies of a game share them."""

    def state(self) -> list[Any]:
        """What tells it from other steps of its kind and seat, JSON-ready, for checksums."""
        return []

    # --- decisions ---

    def offers(self, game: "TileGame") -> Offers:
        """What the seat may choose."""
        raise NotImplementedError

    def action(self, words: Words, number: i64) -> Action:
        """The action that a number among its offers stands for; only for steps that offer numbers."""
        raise NotImplementedError

    def refuse(self, game: "TileGame", action: Action) -> Refusal | None:
        """Why the seat may not choose the action; None if it may."""
        raise NotImplementedError

    def choose(self, game: "TileGame", action: Action) -> None:
        """Carry out the choice."""
        raise NotImplementedError

    def details(self, game: "TileGame", seat: int | None) -> dict[str, Any]:
        """What a seat may know of the decision besides who decides what."""
        return {}

    # --- what needs no seat ---

    def run(self, game: "TileGame") -> None:
        """Do what is due; a step that is done takes itself off the stack."""
        raise NotImplementedError

    def tickets(self, game: "TileGame") -> int:
        """The number of equally likely outcomes of the chance event that is due; 0 if none is."""
        return 0

    def source(self, game: "TileGame") -> int:
        """The number of the source of chance from which the ticket is drawn."""
        raise NotImplementedError

    def resolve(self, game: "TileGame", ticket: int) -> None:
        """Let chance decide."""
        raise NotImplementedError

    def outcomes(self, game: "TileGame") -> list[tuple[str, int]]:
        """The outcomes by name, with their numbers of tickets."""
        weights: dict[str, int] = {}
        for ticket in range(self.tickets(game)):
            name = self.outcome(game, ticket)
            weights[name] = weights.get(name, 0) + 1
        return list(weights.items())

    def outcome(self, game: "TileGame", ticket: int) -> str:
        """The name of the ticket's outcome."""
        raise NotImplementedError

    def ticket_for(self, game: "TileGame", name: str) -> int:
        """A ticket with the outcome of that name."""
        ticket = 0
        while self.outcome(game, ticket) != name:
            ticket += 1
        return ticket


@mypyc_attr(acyclic=True)
class NumberedOffers(Offers):
    """Offers of which most are numbers, each of them an action that the step makes when it is asked for."""

    def __init__(self, step: Step, words: Words, numbers: vec[i64], listed: list[Action]) -> None:
        super().__init__(listed)
        self.step = step
        self.words = words
        self.numbers: vec[i64] = numbers

    def count(self) -> i64:
        return len(self.numbers) + len(self.listed)

    def make(self, index: i64) -> Action:
        count = len(self.numbers)
        if index < count:
            return self.step.action(self.words, self.numbers[index])
        return self.listed[index - count]


class Happening(Step):
    """A step that no seat decides: it runs by itself, or chance decides it when it has tickets."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind, NOBODY)
