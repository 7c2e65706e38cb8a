"""Sampling of what a seat does not know about deck and hands, given everything it knows.

The sample depends only on the seat's knowledge: how the deck may have been built, what was drawn
openly, which cards nobody has seen, when others drew in secret, and the clues since then. The real
hidden cards have no influence. All arrangements of the unseen cards are equally likely; one of
those that fit the clues is chosen uniformly from a table of all of them (`inference.py`).

Only one seat draws in secret, and only from the current deck: Yammerad never changes hands, and
when a deck is used up, everything drawn from it is known.
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
    """Return a random index with probabilities proportional to integer weights of any size."""
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
    """A way in which the deck may have been built, and the kinds of the secret draws."""

    def __init__(self, way: int, kinds: list[int]) -> None:
        self.way = way
        self.kinds = kinds  # by draw


@mypyc_attr(acyclic=True)
class World:
    """A complete assignment of the hidden cards."""

    def __init__(self, case: Case, faces: list[int]) -> None:
        self.case = case
        self.faces = faces  # by draw


class Imagination:
    """A seat's knowledge about the hidden cards of others, from which worlds are sampled."""

    def __init__(self, game: "TileGame", seat: int, draws: list[SecretCard]) -> None:
        self.game = game
        self.seat = seat
        self.draws = draws  # by another seat; of their real cards only the totals are used
        self.clues: list[Clue] = [clue for clue in game.secrets.clues if clue.seat != seat]
        self.after = [clue.after for clue in self.clues]  # the number of draws before each clue
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
        """Sample how the deck was built, if nothing else is hidden."""
        weights = [self.deck.weight(way, []) for way in range(len(self.deck.built))]
        self.game.deck.piles = self.deck.left_piles(chosen_by_weight(weights, randomness), [])

    # --- weights ---

    def weight(self, case: Case) -> int:
        """Return the weight of a case with one specific card for each draw."""
        for kind in self.deck.unseen:
            if case.kinds.count(kind) > self.deck.count(kind):
                return 0
        return self.deck.weight(case.way, case.kinds)

    # --- applying a world ---

    def make_real(self, world: World) -> None:
        """Replace the real hidden cards with those of a world."""
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
        """Return the draws with imagined cards; among equal ones the first count as shown."""
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
        """Put the remaining cards into the current deck."""
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
