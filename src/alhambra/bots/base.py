"""What a bot is: somebody who chooses, seeing only what the seat may see."""

from abc import ABC, abstractmethod

from alhambra.protocol import Action, AlhambraError, Decision, Game, Offers, Randomness, View, quoted


class Window:
    """A seat's window on a game: what it may know and choose, and games that it can imagine."""

    def __init__(self, game: Game, seat: int) -> None:
        decision = game.decision
        if decision is None or decision.seat != seat:
            raise ValueError(f"seat {seat} has nothing to decide now")
        self._game = game
        self.seat = seat
        self.decision: Decision = decision

    def legal_actions(self) -> Offers:
        return self._game.legal_actions(seat=self.seat)

    def view(self) -> View:
        return self._game.view(self.seat)

    def imagine(self, randomness: Randomness) -> Game:
        """A full game that fits all that the seat knows; its hidden things and its future are made up."""
        return self._game.determinise(self.seat, randomness)


class Bot(ABC):
    """A player. It draws all its chance from the stream it was made with, so its games can be repeated."""

    name: str

    def __init__(self, randomness: Randomness) -> None:
        self.randomness = randomness

    def adjust(self, setting: str) -> None:
        """Take over what stands behind the colon in a name such as ``searcher:64``."""
        raise AlhambraError("bot-without-setting", bot=self.name, given=quoted(setting))

    @abstractmethod
    def choose(self, window: Window) -> Action:
        """One of the legal actions."""


BOTS: dict[str, type[Bot]] = {}


def register(bot: type[Bot]) -> type[Bot]:
    """Class decorator: make a bot known under its name."""
    BOTS[bot.name] = bot
    return bot
