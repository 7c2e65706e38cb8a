"""The base class of bots, which see only what their seat may see."""

from abc import ABC, abstractmethod

from alhambra.protocol import Action, AlhambraError, Decision, Game, Offers, Randomness, View, quoted


class Window:
    """A seat's window on a game: its view, its legal actions, and games it can imagine."""

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
        """Return a full game consistent with what the seat knows.

        Everything hidden from the seat, and all future chance, is sampled.
        """
        return self._game.determinise(self.seat, randomness)


class Bot(ABC):
    """A computer player, whose randomness all comes from one stream, so that games can be repeated."""

    name: str

    def __init__(self, randomness: Randomness) -> None:
        self.randomness = randomness

    def adjust(self, setting: str) -> None:
        """Apply the setting after the colon in a name such as ``searcher:64``."""
        raise AlhambraError("bot-without-setting", bot=self.name, given=quoted(setting))

    @abstractmethod
    def choose(self, window: Window) -> Action:
        """Return one of the legal actions."""


BOTS: dict[str, type[Bot]] = {}


def register(bot: type[Bot]) -> type[Bot]:
    """Register a bot under its name; used as a class decorator."""
    BOTS[bot.name] = bot
    return bot
