"""Whether a position tells of secrets as they come about in play, and of so few that they can be imagined.

What was drawn and seen is followed line by line. Then all that may be hidden is found out once, as in imagining, so
that nothing contradicts itself and nothing takes more steps than it may.
"""

from collections import Counter
from typing import TYPE_CHECKING, Final

from alhambra.protocol.decisions import NOBODY
from alhambra.protocol.position import PositionLines
from alhambra.tilegames.cards import FIRST_SPECIAL
from alhambra.tilegames.deck import Pile
from alhambra.tilegames.effort import Effort, EffortExceeded
from alhambra.tilegames.imagining import Imagination
from alhambra.tilegames.last_cards import MOST_TOGETHER
from alhambra.tilegames.secrets import FITS, NOT_SHOWN, Clue, SecretCard
from alhambra.tilegames.tile_lines import copies_of
from alhambra.tilegames.tracing import MOST_STEPS, Tracing

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame

_MOST_PARTS: Final = 16  # of a deck, in which the piles are the same ones however it was built


# --- what was drawn and seen ---


def check_course(game: "TileGame", seat: int | None, lines: PositionLines) -> None:
    """Refuse draws and clues that cannot have followed each other."""
    cards, clues = game.secrets.cards, game.secrets.clues
    drawer = cards[0].seat if cards else NOBODY
    for number, card in enumerate(cards):
        _check_place(game, number, lines)
        if card.seat != drawer:
            raise lines.error(f"secret {number + 1}", "position-second-drawer", seat=card.seat)
    course = _Course(game, list(cards), seat in (None, drawer))
    for number, clue in enumerate(clues):
        course.draw_until(clue.after, lines)
        if clue.seat != drawer or clue.after < course.drawn or course.is_over:
            raise lines.error(f"clue {number + 1}", "position-clue-out-of-order")
        if not course.may_follow(clue):
            raise lines.error(f"clue {number + 1}", "position-clue-untrue")
        course.follow(clue)
    course.draw_until(len(cards), lines)
    course.check_shown(lines)


def _check_place(game: "TileGame", number: int, lines: PositionLines) -> None:
    """Refuse a draw from a place of the deck that does not come after that of the one before, or lay open."""
    place = game.secrets.cards[number].position
    before = game.secrets.cards[number - 1].position if number else -1
    turned_up = [position for position, _ in game.deck.special_taken]
    if not before < place < game.deck.taken or place in turned_up:
        raise lines.error(f"secret {number + 1}", "position-draw-out-of-deck", place=place)


class _Course:
    """The hidden cards of a seat, from one draw and clue to the next."""

    def __init__(self, game: "TileGame", cards: list[SecretCard], is_known: bool) -> None:
        self.game = game
        self.cards = cards
        self.is_known = is_known  # which cards they are
        self.drawn = 0
        self.shown: set[int] = set()  # the numbers of draws, if they are known
        self.hidden = 0
        self.shown_money = 0
        self.has_few = False  # whether the seat has shown since its last draw that it holds little money
        self.is_over = False

    def draw_until(self, after: int, lines: PositionLines) -> None:
        """Draw on, as long as the seat may have held few enough money cards for it."""
        while self.drawn < after:
            if self.hidden >= MOST_TOGETHER and not self.has_few:
                raise lines.error(f"secret {self.drawn + 1}", "position-too-many-secrets", most=MOST_TOGETHER)
            self.drawn += 1
            self.hidden += 1
            self.has_few = False

    def may_follow(self, clue: Clue) -> bool:
        """Whether the clue can be given now."""
        if not self.hidden or not clue.may_be_given(self.game):
            return False
        if clue.most_money >= 0:
            return self._may_hold_few(clue.most_money)
        if not self.is_known:
            return True
        if clue.shown != NOT_SHOWN:
            return self._draw_of(clue.shown) >= 0
        hidden = [self.cards[number].card for number in self._hidden_draws()]
        return clue.verdict(self.game, hidden, 0) == FITS

    def _may_hold_few(self, most: int) -> bool:
        """Whether the seat may have drawn that little money, and it says something."""
        if self.is_known and len([card for card in self.cards[: self.drawn] if card.card < FIRST_SPECIAL]) > most:
            return False
        return self.shown_money <= most < min(self.shown_money + MOST_TOGETHER, self.shown_money + self.hidden)

    def follow(self, clue: Clue) -> None:
        self.is_over = clue.is_last
        self.has_few = self.has_few or clue.most_money >= 0
        if clue.shown != NOT_SHOWN:
            self.hidden -= 1
            self.shown_money += clue.shown < FIRST_SPECIAL
            if self.is_known:
                self.shown.add(self._draw_of(clue.shown))

    def _hidden_draws(self) -> list[int]:
        return [number for number in range(self.drawn) if number not in self.shown]

    def _draw_of(self, card: int) -> int:
        """The number of the oldest draw that may be shown as the card, or -1."""
        for number in self._hidden_draws():
            if self.cards[number].card == card:
                return number
        return -1

    def check_shown(self, lines: PositionLines) -> None:
        """Refuse other cards to be shown than those that clues tell of."""
        for number, card in enumerate(self.cards):
            if self.is_known and card.shown != (number in self.shown):
                raise lines.error(f"secret {number + 1}", "position-secret-shown")


# --- what may be hidden ---


def check_secrets(game: "TileGame", lines: PositionLines) -> None:
    """Refuse secrets of a seat that draws none, and those that fit nothing or would take too long to imagine."""
    if game.secrets.cards or len(game.deck.built) > 1:
        _check_built(game, lines)
    if not game.secrets.cards:
        return
    drawer = game.secrets.cards[0].seat
    if drawer not in [module.secret_drawer(game) for module in game.modules]:
        raise lines.error("secret 1", "position-no-drawer", seat=drawer)
    _check_supply(game, lines)
    viewer = (drawer + 1) % game.rules.seats
    tracing = Tracing(Imagination(game, viewer, list(game.secrets.cards)), Effort(MOST_STEPS))
    try:
        tracing.follow()
        is_possible = tracing.is_possible()
    except EffortExceeded:
        raise lines.error(_latest(game, tracing), "position-too-much-hidden", most=MOST_STEPS) from None
    if not is_possible:
        raise lines.error(_latest(game, tracing), "position-secrets-contradict")


def _check_supply(game: "TileGame", lines: PositionLines) -> None:
    """Refuse draws of cards of which the deck cannot have held so many, besides those that still lie in it."""
    found = Counter(game.deck.pool)
    for members in game.deck.groups.values():
        found.update(members)
    for number, secret in enumerate(game.secrets.cards, 1):
        found[secret.card] += 1
        most = copies_of(game, secret.card)
        if found[secret.card] > most:
            name = game.deck.name(secret.card)
            raise lines.error(
                f"secret {number}", "position-too-many-cards", most=most, given=name, found=found[secret.card]
            )


def _check_built(game: "TileGame", lines: PositionLines) -> None:
    """Refuse ways to build a deck that are not of one size, or too different."""
    deck = game.deck
    sizes = {sum([pile.size for pile in way]) for way in deck.built}
    parts = {begin for way in deck.built for begin in _begins(way)}
    if len(sizes) > 1 or len(parts) > _MOST_PARTS:
        raise lines.error(f"built {len(deck.built)}", "position-built-otherwise", most=_MOST_PARTS)


def _begins(piles: tuple[Pile, ...]) -> list[int]:
    """How many cards lie above each pile."""
    return [sum([pile.size for pile in piles[:number]]) for number in range(len(piles))]


def _latest(game: "TileGame", tracing: Tracing) -> str:
    """The line of what was followed last."""
    if tracing.latest_clue is None:
        return f"secret {tracing.drawn}"
    return f"clue {game.secrets.clues.index(tracing.latest_clue) + 1}"
