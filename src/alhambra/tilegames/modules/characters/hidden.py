"""Cards that a seat drew in secret, what the others can conclude about them, and how they are imagined.

All other cards come into a hand openly, so a hand is what everybody knows and these.
"""

from typing import TYPE_CHECKING, Final

from alhambra.protocol.randomness import Randomness
from alhambra.tilegames.cards import CURRENCY_COUNT, FIRST_SPECIAL
from alhambra.tilegames.deck import Pile
from alhambra.tilegames.modules.characters.paying import payable_amounts

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame

NO_GROUP: Final = -1
NO_BID: Final = 0
_ATTEMPTS: Final = 500

Place = tuple[int, int]


class Secret:
    """A card that only its owner knows. It is a value."""

    def __init__(self, seat: int, card: int, shuffle: int, position: int, pile: int, group: int) -> None:
        self.seat = seat
        self.card = card
        self.shuffle = shuffle  # how often the deck had been reshuffled
        self.position = position  # how many cards had been drawn since then
        self.pile = pile
        self.group = group  # the card of the pile that stood for it, if it was a special one

    def as_card(self, card: int, pile: int, group: int) -> "Secret":
        """Another card in its place."""
        return Secret(self.seat, card, self.shuffle, self.position, pile, group)

    @property
    def place(self) -> Place:
        """What tells it from all other cards that were drawn in the game."""
        return (self.shuffle, self.position)


class Evidence:
    """What a seat showed about its hand: that it could pay a bid, or was allowed to draw. It is a value."""

    def __init__(self, seat: int, bid: int, known: tuple[int, ...], secrets: tuple[Place, ...], limit: int) -> None:
        self.seat = seat
        self.bid = bid  # NO_BID: it drew, so it had at most as many money cards as the limit says
        self.known = known  # what everybody knew of the hand then
        self.secrets = secrets  # the places of the secret cards in it
        self.limit = limit

    def without(self, secret: Secret) -> "Evidence":
        """The same, with one card that is no secret any more."""
        if secret.place not in self.secrets:
            return self
        rest = tuple([place for place in self.secrets if place != secret.place])
        return Evidence(self.seat, self.bid, (*self.known, secret.card), rest, self.limit)

    def fits(self, game: "TileGame", faces: dict[Place, int]) -> bool:
        """Whether the seat could have done it with these faces of the secret cards."""
        hand = [*self.known, *[faces[place] for place in self.secrets]]
        if self.bid == NO_BID:
            return len([card for card in hand if card < FIRST_SPECIAL]) <= self.limit
        return self.bid in amounts_of_hand(game, self.seat, hand)


def amounts_of_hand(game: "TileGame", seat: int, hand: list[int]) -> list[int]:
    """What the seat could bid if it held these cards."""
    first = CURRENCY_COUNT * seat
    purses, other_cards = game.purses, game.other_cards[seat]
    game.purses = purses[:]
    for currency in range(CURRENCY_COUNT):
        game.purses[first + currency] = 0
    game.other_cards[seat] = ()
    for card in hand:
        game.gain(seat, card)
    amounts = payable_amounts(game, seat)
    game.purses = purses
    game.other_cards[seat] = other_cards
    return amounts


def cards_in_hand(game: "TileGame", seat: int) -> list[int]:
    """All cards of the hand."""
    cards = list(game.other_cards[seat])
    for card in range(FIRST_SPECIAL):
        if card % 10:
            cards += [card] * game.count_in_hand(seat, card)
    return cards


def drawn_like_money(game: "TileGame", card: int) -> bool:
    """Whether the card goes into the hand of a seat that draws it."""
    if card < FIRST_SPECIAL:
        return True
    owner = game.rules.card_owners.get(game.deck.name(card), -1)
    return owner >= 0 and game.modules[owner].drawn_like_money(card)


class Redeal:
    """All that may have been drawn since one shuffle of the deck: secret cards are put back and drawn anew.

    The places of a pile that were drawn in secret and those that are still in it are alike, as far as they hold cards
    that go into a hand; so are the ordinary cards of all piles, and the members of a group.
    """

    def __init__(self, game: "TileGame", shuffle: int) -> None:
        self.present = shuffle == game.reshuffles  # whether it is the deck that is drawn from now
        self.pool: list[int] = []
        self.groups: dict[int, list[int]] = {}
        self.ordinary: dict[int, int] = {}  # by pile
        self.special: dict[int, list[int]] = {}  # by pile
        self.specials_drawn: list[tuple[int, int]] = []
        if self.present:
            self._add_deck(game)

    def _add_deck(self, game: "TileGame") -> None:
        deck = game.deck
        self.pool += [card for card in deck.pool if drawn_like_money(game, card)]
        for group, unseen in deck.groups.items():
            if drawn_like_money(game, group):
                self.groups[group] = list(unseen)
        for index, pile in enumerate(deck.piles):
            number = len(deck.built) - len(deck.piles) + index
            self.ordinary[number] = pile.ordinary
            self.special[number] = [card for card in pile.special if card in self.groups]
        self.specials_drawn += deck.special_taken

    def pile_of(self, game: "TileGame", secret: Secret) -> int:
        """The pile that the card came from; in a deck that is imagined otherwise it need not be the real one."""
        return game.deck.pile_at(secret.position) if self.present else secret.pile

    def put_back(self, game: "TileGame", secret: Secret) -> None:
        pile = self.pile_of(game, secret)
        self.ordinary.setdefault(pile, 0)
        self.special.setdefault(pile, [])
        if secret.group == NO_GROUP:
            self.pool.append(secret.card)
            self.ordinary[pile] += 1
        else:
            self.groups.setdefault(secret.group, []).append(secret.card)
            self.special[pile].append(secret.group)
            if self.present:
                self.specials_drawn.remove((secret.position, secret.group))

    def take_out(self, secret: Secret) -> None:
        """Draw this card again."""
        if secret.group == NO_GROUP:
            self.pool.remove(secret.card)
            self.ordinary[secret.pile] -= 1
        else:
            self.groups[secret.group].remove(secret.card)
            self.special[secret.pile].remove(secret.group)
            self.specials_drawn.append((secret.position, secret.group))

    def draw(self, game: "TileGame", secret: Secret, randomness: Randomness) -> Secret:
        """A card that may have been drawn in the place of the secret one; it is taken out."""
        pile = self.pile_of(game, secret)
        special = self.special[pile]
        index = randomness.below(self.ordinary[pile] + len(special))
        group = special[index] if index < len(special) else NO_GROUP
        members = self.pool if group == NO_GROUP else self.groups[group]
        drawn = secret.as_card(members[randomness.below(len(members))], pile, group)
        self.take_out(drawn)
        return drawn

    def candidates(self, game: "TileGame", secret: Secret, randomness: Randomness) -> list[Secret]:
        """All different cards that may have been drawn in the place of the secret one, in random order."""
        pile = self.pile_of(game, secret)
        faces = {(group, card) for group in self.special[pile] for card in self.groups[group]}
        if self.ordinary[pile]:
            faces.update([(NO_GROUP, card) for card in self.pool])
        order = list(range(len(faces)))
        randomness.shuffle(order)
        ascending = sorted(faces)
        return [secret.as_card(ascending[index][1], pile, ascending[index][0]) for index in order]

    def fill_deck(self, game: "TileGame") -> None:
        """Make the deck what is left, if it is the one that is drawn from now."""
        if not self.present:
            return
        deck = game.deck
        deck.pool = [card for card in deck.pool if not drawn_like_money(game, card)] + self.pool
        for group, members in self.groups.items():
            deck.groups[group] = tuple(members)
        for index, pile in enumerate(deck.piles):
            number = len(deck.built) - len(deck.piles) + index
            others = [card for card in pile.special if card not in self.groups]
            deck.piles[index] = Pile(self.ordinary[number], (*others, *self.special[number]))
        deck.special_taken = tuple(sorted(self.specials_drawn))


def imagined_secrets(
    game: "TileGame",
    secrets: tuple[Secret, ...],
    evidence: tuple[Evidence, ...],
    seat: int,
    randomness: Randomness,
) -> tuple[Secret, ...]:
    """Deal the secret cards of the others anew, so that all fits what the seat knows; the secrets afterwards."""
    if not [secret for secret in secrets if secret.seat != seat]:
        return secrets
    for _ in range(_ATTEMPTS):
        redeals = _put_back(game, secrets, seat)
        drawn = _draw_anew(game, secrets, seat, redeals, randomness)
        if _fits_all(game, evidence, drawn):
            return _settled(game, secrets, drawn, redeals)
    return searched_secrets(game, secrets, evidence, seat, randomness)


def searched_secrets(
    game: "TileGame",
    secrets: tuple[Secret, ...],
    evidence: tuple[Evidence, ...],
    seat: int,
    randomness: Randomness,
) -> tuple[Secret, ...]:
    """The same where hardly anything fits: not all that does is equally likely, but the truth is not favoured."""
    redeals = _put_back(game, secrets, seat)
    drawn: list[Secret] = []
    found = _search(game, secrets, evidence, seat, redeals, drawn, randomness)
    assert found, "the real cards fit"
    return _settled(game, secrets, tuple(drawn), redeals)


def _search(
    game: "TileGame",
    secrets: tuple[Secret, ...],
    evidence: tuple[Evidence, ...],
    seat: int,
    redeals: dict[int, Redeal],
    drawn: list[Secret],
    randomness: Randomness,
) -> bool:
    """Go on with one card after the other, and a step back where something does not fit; whether all were found."""
    count = len(drawn)
    if count == len(secrets):
        return True
    secret = secrets[count]
    if secret.seat == seat:
        drawn.append(secret)
        return _search(game, secrets, evidence, seat, redeals, drawn, randomness)
    redeal = redeals[secret.shuffle]
    for candidate in redeal.candidates(game, secret, randomness):
        redeal.take_out(candidate)
        drawn.append(candidate)
        if _fits_all(game, evidence, tuple(drawn)) and _search(
            game, secrets, evidence, seat, redeals, drawn, randomness
        ):
            return True
        del drawn[count:]
        redeal.put_back(game, candidate)
    return False


def _put_back(game: "TileGame", secrets: tuple[Secret, ...], seat: int) -> dict[int, Redeal]:
    """What the others may have drawn, by shuffle, with their secret cards among it."""
    redeals: dict[int, Redeal] = {}
    for secret in secrets:
        if secret.seat != seat:
            if secret.shuffle not in redeals:
                redeals[secret.shuffle] = Redeal(game, secret.shuffle)
            redeals[secret.shuffle].put_back(game, secret)
    return redeals


def _draw_anew(
    game: "TileGame",
    secrets: tuple[Secret, ...],
    seat: int,
    redeals: dict[int, Redeal],
    randomness: Randomness,
) -> tuple[Secret, ...]:
    drawn: list[Secret] = []
    for secret in secrets:
        drawn.append(secret if secret.seat == seat else redeals[secret.shuffle].draw(game, secret, randomness))
    return tuple(drawn)


def _fits_all(game: "TileGame", evidence: tuple[Evidence, ...], secrets: tuple[Secret, ...]) -> bool:
    """Whether these faces fit all that was shown, as far as it can be told with them."""
    faces = {secret.place: secret.card for secret in secrets}
    for shown in evidence:
        told = [place for place in shown.secrets if place in faces]
        if len(told) == len(shown.secrets) and not shown.fits(game, faces):
            return False
    return True


def _settled(
    game: "TileGame", secrets: tuple[Secret, ...], drawn: tuple[Secret, ...], redeals: dict[int, Redeal]
) -> tuple[Secret, ...]:
    """Put the cards drawn anew into the hands, and what is left into the deck."""
    _put_in_place(game, secrets, drawn)
    for redeal in redeals.values():
        redeal.fill_deck(game)
    return drawn


def _put_in_place(game: "TileGame", secrets: tuple[Secret, ...], drawn: tuple[Secret, ...]) -> None:
    for secret in secrets:
        game.lose(secret.seat, secret.card)
    for secret in drawn:
        game.gain(secret.seat, secret.card)
