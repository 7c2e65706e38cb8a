"""Checks that the secrets in a position are possible in play.

Draws and clues are first checked line by line. Then one run of the inference, as for imagined
games, shows whether the position contradicts itself.
"""

from bisect import bisect_left
from collections import Counter
from typing import TYPE_CHECKING, Final

from alhambra.protocol.decisions import NOBODY
from alhambra.protocol.positions.lines import PositionLines
from alhambra.tilegames.belief.hand_counts import MOST_TOGETHER
from alhambra.tilegames.belief.imagination import Imagination
from alhambra.tilegames.belief.inference import MOST_STEPS, Inference, table_of
from alhambra.tilegames.belief.known_deck import KnownDeck
from alhambra.tilegames.belief.secrets import NOT_SHOWN, Clue
from alhambra.tilegames.belief.step_budget import StepBudget, StepBudgetExceeded
from alhambra.tilegames.cards import FIRST_SPECIAL
from alhambra.tilegames.deck import Pile

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame

# Ways in which a deck may have been built, and parts of it in which the piles are the same ones in
# every way. In play there are three ways at most, and seven parts.
_MOST_WAYS: Final = 6
_MOST_PARTS: Final = 12


# --- what was drawn and seen ---


def check_course(game: "TileGame", seat: int | None, lines: PositionLines) -> None:
    """Refuse draws and clues in an impossible order."""
    cards, clues = game.secrets.cards, game.secrets.clues
    drawer = cards[0].seat if cards else NOBODY
    for number, card in enumerate(cards):
        _check_place(game, number, lines)
        if card.seat != drawer:
            raise lines.error(f"secret {number + 1}", "position-second-drawer", seat=card.seat)
    course = _Course(game)
    for number, clue in enumerate(clues):
        course.draw_until(clue.after, lines)
        if clue.seat != drawer or clue.after < course.drawn or course.is_over:
            raise lines.error(f"clue {number + 1}", "position-clue-out-of-order")
        if not course.may_follow(clue):
            raise lines.error(f"clue {number + 1}", "position-clue-untrue")
        course.follow(clue)
    course.draw_until(len(cards), lines)
    if seat in (None, drawer):
        _check_shown(game, lines)


def _check_place(game: "TileGame", number: int, lines: PositionLines) -> None:
    """Refuse a draw from a position of the deck that is out of order or was drawn openly."""
    place = game.secrets.cards[number].position
    before = game.secrets.cards[number - 1].position if number else -1
    turned_up = [position for position, _ in game.deck.special_taken]
    if not before < place < game.deck.taken or place in turned_up:
        raise lines.error(f"secret {number + 1}", "position-draw-out-of-deck", place=place)


class _Course:
    """The number of a seat's hidden cards, updated by draws and clues."""

    def __init__(self, game: "TileGame") -> None:
        self.game = game
        self.drawn = 0
        self.hidden = 0
        self.shown_money = 0
        self.has_few = False  # whether the seat has shown since its last draw that it has little money
        self.is_over = False

    def draw_until(self, after: int, lines: PositionLines) -> None:
        """Follow the draws up to a clue; refuse one for which the seat had too many money cards."""
        while self.drawn < after:
            if self.hidden >= MOST_TOGETHER and not self.has_few:
                raise lines.error(f"secret {self.drawn + 1}", "position-too-many-secrets", most=MOST_TOGETHER)
            self.drawn += 1
            self.hidden += 1
            self.has_few = False

    def may_follow(self, clue: Clue) -> bool:
        """Return whether the clue is possible now."""
        if not self.hidden or not clue.may_be_given(self.game):
            return False
        return clue.most_money < 0 or self._may_hold_few(clue.most_money - self.shown_money)

    def _may_hold_few(self, most_hidden: int) -> bool:
        """Return whether the seat may have so little hidden money, and the clue is relevant."""
        return 0 <= most_hidden < min(MOST_TOGETHER, self.hidden)

    def follow(self, clue: Clue) -> None:
        self.is_over = clue.is_last
        self.has_few = self.has_few or clue.most_money >= 0
        if clue.shown != NOT_SHOWN:
            self.hidden -= 1
            self.shown_money += clue.shown < FIRST_SPECIAL


def _check_shown(game: "TileGame", lines: PositionLines) -> None:
    """Refuse shown cards that do not agree with the clues."""
    shown = Counter([clue.shown for clue in game.secrets.clues if clue.shown != NOT_SHOWN])
    for number, card in enumerate(game.secrets.cards, 1):
        shown[card.card] -= card.shown
        if shown[card.card] < 0:
            raise lines.error(f"secret {number}", "position-secret-shown")
    for number, clue in enumerate(game.secrets.clues, 1):
        if clue.shown != NOT_SHOWN and shown[clue.shown]:
            raise lines.error(f"clue {number}", "position-clue-untrue")


# --- hidden cards ---


def check_secrets(game: "TileGame", seat: int | None, lines: PositionLines) -> None:
    """Refuse impossible decks, secrets of a seat that cannot draw any, and contradictory ones."""
    if lines.has("built 1"):
        _check_built(game, lines)
    if not game.secrets.cards:
        if seat is not None:
            _check_drawn_openly(game, lines)
        return
    drawer = game.secrets.cards[0].seat
    if drawer not in [module.secret_drawer(game) for module in game.modules]:
        raise lines.error("secret 1", "position-no-drawer", seat=drawer)
    _check_supply(game, lines)
    is_known = seat in (None, drawer)
    viewer = (drawer + 1) % game.rules.seats
    imagination = Imagination(game, viewer, list(game.secrets.cards))
    try:
        table = table_of(imagination, MOST_STEPS, MOST_STEPS)
    except StepBudgetExceeded:
        raise lines.error("secret 1", "position-secrets-too-many") from None
    if not table.is_possible() or (is_known and not table.has_real()):
        raise lines.error(_contradiction(game, imagination, table), "position-secrets-contradict")


def _check_supply(game: "TileGame", lines: PositionLines) -> None:
    """Refuse more secret draws of a card than there are copies, counting those still in the deck."""
    found = Counter(game.deck.pool)
    for members in game.deck.groups.values():
        found.update(members)
    for number, secret in enumerate(game.secrets.cards, 1):
        found[secret.card] += 1
        most = game.copies_of(secret.card)
        if found[secret.card] > most:
            name = game.deck.name(secret.card)
            raise lines.error(
                f"secret {number}", "position-too-many-cards", most=most, given=name, found=found[secret.card]
            )


def _check_built(game: "TileGame", lines: PositionLines) -> None:
    """Refuse ways of building with different sizes, too many parts or too many special cards."""
    deck = game.deck
    sizes = {sum([pile.size for pile in way]) for way in deck.built}
    parts = {start for way in deck.built for start in _pile_starts(way)}
    for number, way in enumerate(deck.built, 1):
        special = Counter([card for pile in way for card in pile.special])
        has_too_many = any(count > _most_of(game, card) for card, count in special.items())
        if has_too_many or len(sizes) > 1 or len(parts) > _MOST_PARTS or len(deck.built) > _MOST_WAYS:
            raise lines.error(f"built {number}", "position-built-otherwise", most=_MOST_WAYS, most_parts=_MOST_PARTS)


def _check_drawn_openly(game: "TileGame", lines: PositionLines) -> None:
    """Refuse open draws of special cards that no way of building the deck allows."""
    deck = KnownDeck(game.deck, [], [])
    deck.finish()
    if not any(deck.weight(way, []) for way in range(len(deck.built))):
        raise lines.error("taken", "position-turned-up-otherwise")


def _most_of(game: "TileGame", card: int) -> int:
    """Return the number of cards that a special card in a pile can be."""
    if card not in game.deck.groups:
        return game.copies_of(card)
    owners = game.rules.card_owners
    return owners.count(owners[card - FIRST_SPECIAL]) - 1


def _pile_starts(piles: tuple[Pile, ...]) -> list[int]:
    """Return the number of cards above each pile."""
    return [sum([pile.size for pile in piles[:number]]) for number in range(len(piles))]


def _contradiction(game: "TileGame", imagination: Imagination, table: Inference) -> str:
    """Return the first line that contradicts those before it.

    It is the last one if only the real cards do not fit.
    """
    clue = table.latest_clue
    if table.is_followed:
        clues = imagination.clues
        first = bisect_left(range(len(clues)), True, key=lambda number: _is_contradicted(imagination, number))
        clue = clues[first] if first < len(clues) else clue
    return f"secret {table.drawn}" if clue is None else f"clue {game.secrets.clues.index(clue) + 1}"


def _is_contradicted(imagination: Imagination, number: int) -> bool:
    """Return whether nothing fits the clues up to this one; False beyond the step budget."""
    table = Inference(imagination, StepBudget(MOST_STEPS))
    try:
        table.follow_until(imagination.clues[number])
    except StepBudgetExceeded:
        return False
    return not any(any(weights) for weights in table.row_weights.values())
