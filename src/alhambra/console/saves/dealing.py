"""Dealing a game in the terminal: the machine is the dealer, and the person has a part in the seed."""

from alhambra.console import palette
from alhambra.console.language import say, spoken
from alhambra.console.screen import Screen
from alhambra.games import deal_game, new_dealing
from alhambra.protocol import DEALER, PERSON, PLAYER, Contribution, Dealing, DealingError, Game, GameConfig, Player

_SHORT = 16


def short_promise(promise: str) -> str:
    """The beginning of a promise, to be told from others at a glance."""
    return f"{promise[:_SHORT]}\u2026"


def dealt_jointly(config: GameConfig, players: list[Player], given: str | None, screen: Screen) -> Game:
    """A game whose seed neither the machine nor the person has chosen."""
    dealing = new_dealing(config, players)
    return dealt_with(dealing, players, _contribution(given, dealing.promise, screen))


def dealt_with(dealing: Dealing, players: list[Player], own: Contribution) -> Game:
    """The game that comes of a promise and a person's contribution."""
    contributions = [own if player.kind == PERSON else Contribution.fresh() for player in players]
    for seat, contribution in enumerate(contributions):
        commitment = contribution.commitment(dealing.promise, seat)
        dealing.commit(seat, commitment, PLAYER if contribution.text else DEALER)  # without a word this program drew it
    for seat, contribution in enumerate(contributions):
        dealing.reveal(seat, contribution)
    return deal_game(dealing.deal())


def _contribution(given: str | None, promise: str, screen: Screen) -> Contribution:
    """What the person adds; nobody is asked where no answer can come."""
    if given is not None or not screen.is_live:
        return Contribution.fresh(given or "")
    screen.tell(say("machine-promised", promise=promise))
    while True:
        try:
            return Contribution.fresh(screen.ask(f"{say('question-word')} "))
        except DealingError as error:
            screen.tell(spoken().error(error), palette.BAD)
