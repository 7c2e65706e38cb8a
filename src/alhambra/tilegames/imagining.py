"""What a seat does not know of deck and hands, drawn anew from all that it knows.

Everything is built from knowledge: how the deck may have been built, what was drawn openly, which cards nobody has
seen, when others drew in secret, and the clues they gave since. Where the real cards lie plays no part. All ways in
which the unseen cards can lie are equally likely; of those that fit the clues each is chosen with the same chance,
from a table that has them all (`tracing.py`).
"""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from alhambra.protocol.randomness import Randomness
from alhambra.tilegames.deck import NO_GROUP
from alhambra.tilegames.known_deck import OTHER, KnownDeck
from alhambra.tilegames.secrets import NOT_SHOWN, Clue, PastDeck, SecretCard, Secrets

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
    """A way in which the decks may have been built, and the kinds of the cards that were drawn in secret."""

    def __init__(self, ways: list[int], kinds: list[int]) -> None:
        self.ways = ways  # by deck
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
        self.draws = draws  # by the others; the cards that they really drew are looked at only in sum
        self.clues: list[Clue] = []
        self.after: list[int] = []  # how many of the draws went before each clue
        for clue in game.secrets.clues:
            if clue.seat != seat:
                self.clues.append(clue)
                earlier = game.secrets.cards[: clue.after]
                self.after.append(len([secret for secret in earlier if secret.seat != seat]))
        self.deck_numbers = sorted({game.reshuffles, *[secret.deck for secret in draws]})
        self.decks = {number: self._known_deck(number) for number in self.deck_numbers}
        self.kinds_at = [self.decks[draw.deck].kinds_at(draw.position) for draw in draws]

    def _known_deck(self, number: int) -> KnownDeck:
        game = self.game
        draws = [secret for secret in self.draws if secret.deck == number]
        own = [secret for secret in game.secrets.cards if secret.seat == self.seat and secret.deck == number]
        if number == game.reshuffles:
            deck = KnownDeck(PastDeck(game.deck.built, game.deck.special_taken), game.deck.taken, draws, own)
            if draws:
                self._add_rest_of_deck(deck)
        else:
            facts = dict(game.secrets.past_decks)[number]
            deck = KnownDeck(facts, sum([pile.size for pile in facts.built[0]]), draws, own)
        for secret in draws:
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
        deck = self.decks[self.game.reshuffles]
        weights = [deck.weight(way, []) for way in range(len(deck.built))]
        self.game.deck.piles = deck.left_piles(chosen_by_weight(weights, randomness), [])

    # --- choosing ---

    def all_ways(self) -> list[list[int]]:
        """All ways in which the decks may have been built."""
        found: list[list[int]] = [[]]
        for number in self.deck_numbers:
            found = [[*ways, way] for ways in found for way in range(len(self.decks[number].built))]
        return found

    def weight(self, case: Case) -> int:
        """How likely the case is, for one definite card in each position, in a measure common to all."""
        weight = 1
        for index, number in enumerate(self.deck_numbers):
            deck = self.decks[number]
            kinds = [case.kinds[position] for position, draw in enumerate(self.draws) if draw.deck == number]
            for kind in deck.unseen:
                if kinds.count(kind) > deck.count(kind):
                    return 0
            weight *= deck.weight(case.ways[index], kinds)
        return weight

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
        imagined = iter(drawn)
        cards = [secret if secret.seat == self.seat else next(imagined) for secret in game.secrets.cards]
        game.secrets = Secrets(tuple(cards), game.secrets.clues, game.secrets.past_decks)

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
        number = self.game.reshuffles
        deck, known = self.game.deck, self.decks[number]
        kinds = [world.case.kinds[position] for position, draw in enumerate(self.draws) if draw.deck == number]
        deck.piles = known.left_piles(world.case.ways[self.deck_numbers.index(number)], kinds)
        if not kinds:
            return
        left = {kind: cards.copy() for kind, cards in known.unseen.items()}
        for position, draw in enumerate(self.draws):
            if draw.deck == number:
                left[world.case.kinds[position]].remove(world.faces[position])
        deck.pool = [card for card in deck.pool if not self.game.is_like_money(card)]
        for kind, cards in left.items():
            if kind < 0:
                deck.pool += cards
            else:
                deck.groups[kind] = tuple(cards)
        deck.pool.sort()
