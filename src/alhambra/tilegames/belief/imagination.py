"""What a seat does not know of deck and hands, drawn anew from all that it knows.

Everything is built from knowledge: how the deck may have been built, what was drawn openly, which cards nobody has
seen, when others drew in secret, and the clues they gave since. Where the real cards lie plays no part. All ways in
which the unseen cards can lie are equally likely; of those that fit the clues each is chosen with the same chance,
from a table that has them all (`tracing.py`).

Only one seat draws in secret, and from the deck in use: Yammerad never changes hands, and when a deck is used up, all
that was drawn from it is known.
"""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from alhambra.protocol.randomness import Randomness
from alhambra.tilegames.belief.known_deck import OTHER, KnownDeck
from alhambra.tilegames.belief.secrets import NOT_SHOWN, Clue, SecretCard, Secrets
from alhambra.tilegames.deck import NO_GROUP

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame


def chosen_by_weight(weights: list[int], randomness: Randomness) -> int:
    """An index, chosen by whole-number weights of any size."""
    if len(weights) == 1:
        return 0
    ticket = randomness.below(sum(weights))
    index = 0
    while ticket >= weights[index]:
        ticket -= weights[index]
        index += 1
    return index


@mypyc_attr(acyclic=True)
class Case:
    """A way in which the deck may have been built, and the kinds of the cards that were drawn in secret."""

    def __init__(self, way: int, kinds: list[int]) -> None:
        self.way = way
        self.kinds = kinds  # by draw


@mypyc_attr(acyclic=True)
class World:
    """One thing that the seat may imagine."""

    def __init__(self, case: Case, faces: list[int]) -> None:
        self.case = case
        self.faces = faces  # by draw


class Imagination:
    """All that a seat knows about hidden cards of the others, and what it may imagine."""

    def __init__(self, game: "TileGame", seat: int, draws: list[SecretCard]) -> None:
        self.game = game
        self.seat = seat
        self.draws = draws  # by another; the cards that it really drew are looked at only in sum
        self.clues: list[Clue] = [clue for clue in game.secrets.clues if clue.seat != seat]
        self.after = [clue.after for clue in self.clues]  # how many of the draws went before each clue
        self.deck = self._known_deck()
        self.kinds_at = [self.deck.kinds_at(draw.position) for draw in draws]

    def _known_deck(self) -> KnownDeck:
        own = [secret for secret in self.game.secrets.cards if secret.seat == self.seat]
        deck = KnownDeck(self.game.deck, self.draws, own)
        if self.draws:
            self._add_rest_of_deck(deck)
        for secret in self.draws:
            deck.add(secret.card, secret.group)
        deck.finish()
        return deck

    def _add_rest_of_deck(self, deck: KnownDeck) -> None:
        for card in self.game.deck.pool:
            if self.game.is_like_money(card):
                deck.add(card, NO_GROUP)
            else:
                deck.others += 1
        for group, members in self.game.deck.groups.items():
            if self.game.is_like_money(group):
                for card in members:
                    deck.add(card, group)

    def lay_piles(self, randomness: Randomness) -> None:
        """Where nothing is hidden but how the deck was built: lay it in one of these ways."""
        weights = [self.deck.weight(way, []) for way in range(len(self.deck.built))]
        self.game.deck.piles = self.deck.left_piles(chosen_by_weight(weights, randomness), [])

    # --- choosing ---

    def weight(self, case: Case) -> int:
        """How likely the case is, for one definite card in each position, in a measure common to all."""
        for kind in self.deck.unseen:
            if case.kinds.count(kind) > self.deck.count(kind):
                return 0
        return self.deck.weight(case.way, case.kinds)

    # --- making it real ---

    def make_real(self, world: World) -> None:
        """Put it in the place of what is really hidden."""
        game = self.game
        drawn = self._drawn(world)
        for secret in self.draws:
            if not secret.shown:
                game.lose(secret.seat, secret.card)
        for secret in drawn:
            if not secret.shown:
                game.gain(secret.seat, secret.card)
        self._fill_deck(world)
        game.secrets = Secrets(tuple(drawn), game.secrets.clues)

    def _drawn(self, world: World) -> list[SecretCard]:
        """The draws with imagined cards; of several alike the first ones are those that were shown."""
        shown = [(clue.seat, clue.shown) for clue in self.clues if clue.shown != NOT_SHOWN]
        drawn: list[SecretCard] = []
        for number, draw in enumerate(self.draws):
            face, kind = world.faces[number], world.case.kinds[number]
            is_shown = (draw.seat, face) in shown
            if is_shown:
                shown.remove((draw.seat, face))
            group = NO_GROUP if kind == OTHER else kind
            drawn.append(SecretCard(draw.seat, draw.deck, draw.position, face, group, is_shown))
        return drawn

    def _fill_deck(self, world: World) -> None:
        """Make the deck that is drawn from now what is left."""
        deck, kinds = self.game.deck, world.case.kinds
        deck.piles = self.deck.left_piles(world.case.way, kinds)
        left = {kind: cards.copy() for kind, cards in self.deck.unseen.items()}
        for position, face in enumerate(world.faces):
            left[kinds[position]].remove(face)
        deck.pool = [card for card in deck.pool if not self.game.is_like_money(card)]
        for kind, cards in left.items():
            if kind < 0:
                deck.pool += cards
            else:
                deck.groups[kind] = tuple(cards)
        deck.pool.sort()
