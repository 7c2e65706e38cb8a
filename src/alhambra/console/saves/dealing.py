"""Deal a game jointly: this program is the dealer, and the person contributes to the seed."""

from alhambra.console import palette
from alhambra.console.language import say, spoken
from alhambra.console.screen import Screen
from alhambra.games import deal_game, new_dealing
from alhambra.protocol import DEALER, PERSON, PLAYER, Contribution, Dealing, DealingError, Game, GameConfig, Player

_SHORT = 16


def short_promise(promise: str) -> str:
    """Return the beginning of a promise, long enough to compare it quickly."""
    return f"{promise[:_SHORT]}\u2026"


def dealt_jointly(
    config: GameConfig, players: list[Player], given: str | None, screen: Screen, plain: bool = False
) -> Game:
    """Return a game whose seed neither this program nor the person has chosen.

    In plain words only the beginning of the promise is shown, as every character of it is read aloud.
    """
    dealing = new_dealing(config, players)
    promise = short_promise(dealing.promise) if plain else dealing.promise
    return dealt_with(dealing, players, _contribution(given, promise, screen))


def dealt_with(dealing: Dealing, players: list[Player], own: Contribution) -> Game:
    """Return the game that results from a promise and a person's contribution."""
    contributions = [own if player.kind == PERSON else Contribution.fresh() for player in players]
    for seat, contribution in enumerate(contributions):
        commitment = contribution.commitment(dealing.promise, seat)
        dealing.commit(seat, commitment, PLAYER if contribution.text else DEALER)  # without a text the program drew it
    for seat, contribution in enumerate(contributions):
        dealing.reveal(seat, contribution)
    return deal_game(dealing.deal())


def _contribution(given: str | None, promise: str, screen: Screen) -> Contribution:
    """Return the person's contribution; asked for only in an interactive terminal."""
    if given is not None or not screen.is_live:
        return Contribution.fresh(given or "")
    screen.tell(say("machine-promised", promise=promise))
    while True:
        try:
            return Contribution.fresh(screen.ask(f"{say('question-word')} "))
        except DealingError as error:
            screen.tell(spoken().error(error), palette.BAD)
