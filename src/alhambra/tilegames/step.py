"""A step of a game: a decision of a seat, an event of chance, or something that happens by itself."""

from typing import TYPE_CHECKING, Any

from alhambra.protocol.actions import Action
from alhambra.protocol.errors import Refusal
from alhambra.protocol.game import NOBODY, Decision
from alhambra.protocol.randomness import Randomness

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame


class Step(Decision):
    """One entry of the stack of pending steps. Steps never change, so copies of a game share them."""

    def state(self) -> list[Any]:
        """What tells it from other steps of its kind and seat, JSON-ready, for checksums."""
        return []

    # --- decisions ---

    def legal(self, game: "TileGame") -> list[Action]:
        """What the seat may choose."""
        raise NotImplementedError

    def pick(self, game: "TileGame", randomness: Randomness) -> Action:
        """One of the legal actions, each equally likely; a step may do this without making all of them."""
        offers = self.legal(game)
        return offers[randomness.below(len(offers))]

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


class Happening(Step):
    """A step that no seat decides: it runs by itself, or chance decides it when it has tickets."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind, NOBODY)
