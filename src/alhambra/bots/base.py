"""The base class of bots, which see only what their seat may see."""

from abc import ABC, abstractmethod

from alhambra.diagrams import diagram
from alhambra.protocol import Action, AlhambraError, Decision, Game, Offers, Randomness, View, quoted


class Window:
    """A seat's window on a game: its view, its legal actions, and games it can imagine.

    Bots see nothing else.

    Args:
        game: the game.
        seat: the seat that decides in it.

    Raises:
        ValueError: the seat has nothing to decide now.

    >>> window = Window(new_game(GameConfig("alhambra", 3), seed=7), seat=2)
    >>> window.decision
    <turn by seat 2>
    >>> print(window)  # as the seat sees the table
    alhambra, 3 seats, turn 1, position 0: seat 2 decides (turn)
    market: ...
    """

    def __init__(self, game: Game, seat: int) -> None:
        decision = game.decision
        if decision is None or decision.seat != seat:
            raise ValueError(f"seat {seat} has nothing to decide now")
        self._game = game
        self.seat = seat
        self.decision: Decision = decision

    def __str__(self) -> str:
        return diagram(self.view())

    def legal_actions(self) -> Offers:
        """Return the actions among which the seat chooses.

        >>> window = Window(new_game(GameConfig("alhambra", 3), seed=7), seat=2)
        >>> window.legal_actions()[0]
        <take gulden_2>
        """
        return self._game.legal_actions(seat=self.seat)

    def view(self) -> View:
        """Return everything that the seat may know, as plain data.

        >>> window = Window(new_game(GameConfig("alhambra", 3), seed=7), seat=2)
        >>> window.view()["hand"]
        ['gulden_2', 'gulden_4', 'gulden_6', 'dirham_6', 'dukat_2']
        """
        return self._game.view(self.seat)

    def imagine(self, randomness: Randomness) -> Game:
        """Return a full game consistent with what the seat knows.

        Everything hidden from the seat, and all future chance, is sampled.

        Args:
            randomness: the stream to sample with.

        >>> window = Window(new_game(GameConfig("alhambra", 3), seed=7), seat=2)
        >>> window.imagine(Randomness(1)).view(2) == window.view()
        True
        """
        return self._game.determinise(self.seat, randomness)


class Bot(ABC):
    """A computer player: subclass it and write ``choose``.

    All its randomness comes from one stream, so that its games can be repeated.

    Args:
        randomness: that stream.

    >>> class Miser(Bot):
    ...     name = "miser"
    ...     def choose(self, window):
    ...         return window.legal_actions()[0]
    >>> window = Window(new_game(GameConfig("alhambra", 3), seed=7), seat=2)
    >>> Miser(Randomness(1)).choose(window)
    <take gulden_2>
    """

    name: str

    def __init__(self, randomness: Randomness) -> None:
        self.randomness = randomness

    def adjust(self, setting: str) -> None:
        """Apply the setting after the colon in a name such as ``searcher:64``.

        Args:
            setting: the text after the colon.

        Raises:
            AlhambraError: the bot has no settings, or not this one.

        >>> make_bot("greedy", Randomness(1)).adjust("64")
        Traceback (most recent call last):
        alhambra.protocol.errors.AlhambraError: The bot greedy has no setting that could be '64'.
        """
        raise AlhambraError("bot-without-setting", bot=self.name, given=quoted(setting))

    @abstractmethod
    def choose(self, window: Window) -> Action:
        """Return one of ``window.legal_actions()``.

        Args:
            window: what the seat may know and choose.

        >>> window = Window(new_game(GameConfig("alhambra", 3), seed=7), seat=2)
        >>> make_bot("greedy", Randomness(1)).choose(window) in window.legal_actions()
        True
        """


BOTS: dict[str, type[Bot]] = {}


def register(bot: type[Bot]) -> type[Bot]:
    """Register a bot under its name in ``BOTS``; used as a class decorator.

    Args:
        bot: the class.

    >>> @register
    ... class Miser(Bot):
    ...     name = "miser"
    ...     def choose(self, window):
    ...         return window.legal_actions()[0]
    >>> make_bot("miser", Randomness(1)).name
    'miser'
    >>> del BOTS["miser"]
    """
    BOTS[bot.name] = bot
    return bot
