"""Cards that a seat drew in secret, and what the others know about them.

Only one seat does so in a game (`Module.secret_drawer`), and its draws stay secret until the deck
is used up. All other cards enter a hand openly, so a hand consists of known cards and of cards
drawn in secret and not shown since. When a seat gives cards away, the known ones go first, and only
cards beyond these are shown. An action of the seat can be a clue to its secret cards if the rules
allow it only with certain hands.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from alhambra.protocol.actions import Field, Words
from alhambra.protocol.positions.fields import NUMBERS, PAIRS, written
from alhambra.tilegames.belief.hand_counts import NO_CARD, OpenClueCounts, one_bit
from alhambra.tilegames.cards import CURRENCY_COUNT, FIRST_SPECIAL, HIGHEST_VALUE
from alhambra.tilegames.catalog import CARD_FIELD, CURRENCY, FIELDS, KNOWN_FIELD
from alhambra.tilegames.deck import NO_GROUP

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame

NOT_SHOWN: Final = -1
_SUM_BITS: Final = 10
_TOO_MUCH: Final = (1 << _SUM_BITS) - 1  # more than the value of any few cards

# Whether a clue fits some secret cards in a hand.
FAILS: Final = 0  # whatever the other cards are
UNCLEAR: Final = 1
FITS: Final = 2  # whatever the other cards are


@mypyc_attr(acyclic=True)
class SecretCard:
    """A card drawn in secret; an immutable value."""

    def __init__(self, seat: int, deck: int, position: int, card: int, group: int, shown: bool) -> None:
        self.seat = seat
        self.deck = deck  # the number of reshuffles before
        self.position = position  # the number of cards drawn from the deck before
        self.card = card
        self.group = group  # the special card that represented it in its pile, or NO_GROUP
        self.shown = shown  # whether it, or an equal card of the seat, has been seen since

    def state(self) -> list[int]:
        return [self.seat, self.deck, self.position, self.card, self.group, int(self.shown)]


class Clue:
    """An action that the rules allow only with certain secret cards; an immutable value.

    Subclasses set ``kind`` and ``form``, and take the fields of the form in order after ``seat``
    and ``after``.
    """

    kind: ClassVar[str] = ""
    form: ClassVar[tuple[Field, ...]] = ()
    is_last: ClassVar[bool] = False  # whether no cards are drawn or shown after it

    def __init__(self, seat: int, after: int) -> None:
        self.seat = seat
        self.after = after  # the number of secret draws before, by any seat

    @property
    def shown(self) -> int:
        """The secret card that the seat showed and gave away, or NOT_SHOWN."""
        return NOT_SHOWN

    @property
    def most_money(self) -> int:
        """The most money among the secret draws, if the clue is about nothing else; or -1."""
        return -1

    def may_be_given(self, game: "TileGame") -> bool:
        """Return whether it can occur in play, whatever secret cards the seat has."""
        return True

    def what_counts(self, hidden: list[int]) -> tuple[int, ...]:
        """Return the relevant part of these secret cards.

        Hands with equal relevant parts must remain equivalent when the same cards are added.
        """
        return tuple(sorted(hidden))

    def verdict(self, game: "TileGame", hidden: list[int], more: int) -> int:
        """Return whether it fits these secret cards and ``more`` others: FITS, FAILS or UNCLEAR."""
        raise NotImplementedError

    def last_cards(self, game: "TileGame", hidden: list[int]) -> OpenClueCounts:
        """Return the money cards that make it FIT when added to the hidden ones."""
        return TriedCards(game, self, hidden)

    def state(self) -> list[Any]:
        """Return its fields, JSON-ready, for checksums."""
        return [self.kind, *[getattr(self, field.name) for field in self.form]]

    def notation(self, words: Words) -> str:
        """Return it in notation, such as ``shown gulden_4``."""
        return written(words, self.kind, self.form, self)


class TriedCards(OpenClueCounts):
    """The last cards for any clue, found by trying all cards."""

    steps: ClassVar[int] = 10 * FIRST_SPECIAL

    def __init__(self, game: "TileGame", clue: Clue, hidden: list[int]) -> None:
        self.game = game
        self.clue = clue
        self.hidden = hidden
        self.known: dict[tuple[int, int], int] = {}

    def fitting(self, one: i64, two: i64) -> i64:
        key = (int(one), int(two))
        if key not in self.known:
            hand = [*self.hidden, *[card for card in key if card != NO_CARD]]
            cards = 0
            for card in range(FIRST_SPECIAL):
                if card % 10 and self.clue.verdict(self.game, [*hand, card], 0) == FITS:
                    cards |= 1 << card
            self.known[key] = cards
        return self.known[key]


class MissingCards(OpenClueCounts):
    """The last cards for announced sums by currency."""

    def __init__(self, missing: list[int], currencies: vec[i64]) -> None:
        self.missing: i64 = 0  # a few bits for each currency
        for currency, amount in enumerate(missing[:CURRENCY_COUNT]):
            self.missing += min(amount, _TOO_MUCH) << _SUM_BITS * currency
        self.units: vec[i64] = vec[i64]([0] * FIRST_SPECIAL)  # the amount each card adds to the sums
        self.not_counted: i64 = 0  # the cards of other currencies, which add nothing
        for card in range(FIRST_SPECIAL):
            if card // 10 in currencies:
                self.units[card] = card % 10 << _SUM_BITS * (card // 10)
            else:
                self.not_counted |= one_bit(card)

    def fitting(self, one: i64, two: i64) -> i64:
        missing = self.missing - self.units[one] - self.units[two]
        if missing <= 0:
            return self.not_counted if missing == 0 else 0
        currency: i64 = 0
        while not missing & _TOO_MUCH:
            missing >>= _SUM_BITS
            currency += 1
        return one_bit(10 * currency + missing) & ~self.not_counted if missing <= HIGHEST_VALUE else 0


class Shown(Clue):
    """The seat gave away a card that the others did not know it had."""

    kind: ClassVar[str] = "shown"
    form: ClassVar[tuple[Field, ...]] = (CARD_FIELD,)

    def __init__(self, seat: int, after: int, card: int) -> None:
        super().__init__(seat, after)
        self.card = card

    @property
    def shown(self) -> int:
        return self.card


class RevealedSums(Clue):
    """The sums of all hands by market currency, which are announced at the end of the game."""

    kind: ClassVar[str] = "told"
    form: ClassVar[tuple[Field, ...]] = (Field("missing", NUMBERS),)
    is_last: ClassVar[bool] = True

    def __init__(self, seat: int, after: int, missing: tuple[int, ...]) -> None:
        super().__init__(seat, after)
        self.missing = missing  # the sum of the secret cards by currency

    def may_be_given(self, game: "TileGame") -> bool:
        return len(self.missing) == CURRENCY_COUNT

    def verdict(self, game: "TileGame", hidden: list[int], more: int) -> int:
        left = self._left(game, hidden)
        if min(left) < 0:
            return FAILS
        if more:
            return UNCLEAR
        return FAILS if max(left) else FITS

    def last_cards(self, game: "TileGame", hidden: list[int]) -> OpenClueCounts:
        return MissingCards(self._left(game, hidden), game.rules.field_currencies)

    def _left(self, game: "TileGame", hidden: list[int]) -> list[int]:
        left = list(self.missing)
        for card in hidden:
            if card < FIRST_SPECIAL and card // 10 in game.rules.field_currencies:
                left[card // 10] -= card % 10
        return left


class CouldNotBuy(Clue):
    """The seat passed, so it could not pay for any tile on the market."""

    kind: ClassVar[str] = "could_not_buy"
    form: ClassVar[tuple[Field, ...]] = (KNOWN_FIELD, Field("prices", PAIRS, CURRENCY))

    def __init__(self, seat: int, after: int, known: tuple[int, ...], prices: tuple[tuple[int, int], ...]) -> None:
        super().__init__(seat, after)
        self.known = known
        self.prices = prices  # the currencies and prices of the tiles

    def may_be_given(self, game: "TileGame") -> bool:
        most = max(game.rules.catalog.prices)
        if len(self.prices) > len(game.market) or max([price for _, price in self.prices], default=0) > most:
            return False
        return is_hand(game, self.known) and not can_buy(game, self.seat, list(self.known), self.prices)

    def verdict(self, game: "TileGame", hidden: list[int], more: int) -> int:
        if can_buy(game, self.seat, [*self.known, *hidden], self.prices):
            return FAILS
        return UNCLEAR if more else FITS


CLUES: list[type[Clue]] = [Shown, RevealedSums, CouldNotBuy]


def is_hand(game: "TileGame", cards: tuple[int, ...]) -> bool:
    """Return whether the game has enough copies of these cards."""
    return all(cards.count(card) <= game.copies_of(card) for card in set(cards))


def can_buy(game: "TileGame", seat: int, hand: list[int], prices: tuple[tuple[int, int], ...]) -> bool:
    """Return whether the seat could pay one of the prices if this were its hand."""
    purses, other_cards = game.purses, game.other_cards[seat]
    game.purses = purses[:]
    for currency in range(CURRENCY_COUNT):
        game.purses[CURRENCY_COUNT * seat + currency] = 0
    game.other_cards[seat] = ()
    for card in hand:
        game.gain(seat, card)
    found = False
    for currency, price in prices:
        found = found or game.can_pay(seat, currency, price)
    game.purses, game.other_cards[seat] = purses, other_cards
    return found


class Secrets:
    """The relevant secret draws, in order, and the clues; an immutable value."""

    def __init__(self, cards: tuple[SecretCard, ...] = (), clues: tuple[Clue, ...] = ()) -> None:
        self.cards = cards
        self.clues = clues

    def state(self) -> list[Any]:
        clues = [[clue.seat, clue.after, *clue.state()] for clue in self.clues]
        return [[card.state() for card in self.cards], clues]

    def hidden(self, seat: int) -> list[int]:
        """Return the seat's secret cards that nobody has seen."""
        return [secret.card for secret in self.cards if secret.seat == seat and not secret.shown]

    def with_card(self, secret: SecretCard) -> "Secrets":
        return Secrets((*self.cards, secret), self.clues)

    def with_clue(self, clue: Clue) -> "Secrets":
        return Secrets(self.cards, (*self.clues, clue))

    def with_shown(self, seat: int, card: int) -> "Secrets":
        """Return the secrets after the seat has shown this secret card."""
        cards = list(self.cards)
        index = 0
        while cards[index].seat != seat or cards[index].card != card or cards[index].shown:
            index += 1
        old = cards[index]
        cards[index] = SecretCard(seat, old.deck, old.position, card, old.group, True)
        return Secrets(tuple(cards), (*self.clues, Shown(seat, len(cards), card)))


NO_SECRETS: Final = Secrets()


def keep_secret(game: "TileGame", seat: int, card: int) -> None:
    """Put the card just drawn from the deck into the hand, unseen by the others."""
    group = game.deck.conceal_last_draw()
    game.gain(seat, card)
    secret = SecretCard(seat, game.reshuffles, game.deck.taken - 1, card, group, False)
    game.secrets = game.secrets.with_card(secret)


def known_cards(game: "TileGame", seat: int) -> list[int]:
    """Return the cards in the hand that everybody knows."""
    cards = [*game.other_cards[seat], *game.money_in_hand(seat)]
    for card in game.secrets.hidden(seat):
        cards.remove(card)
    return cards


def note_giving(game: "TileGame", seat: int, card: int) -> None:
    """Record that the seat is about to give a card away."""
    hidden = game.secrets.hidden(seat)
    if hidden and hidden.count(card) == game.count_in_hand(seat, card):
        game.secrets = game.secrets.with_shown(seat, card)
        _forget_shown(game)


def _forget_shown(game: "TileGame") -> None:
    """Drop the secrets once all their cards, and where they came from, are known."""
    cards = game.secrets.cards
    for secret in cards:
        if not secret.shown or secret.group != cards[0].group:
            return
    if cards[0].group != NO_GROUP:
        drawn = [(secret.position, secret.group) for secret in cards]
        game.deck.special_taken = tuple(sorted([*game.deck.special_taken, *drawn]))
    game.secrets = NO_SECRETS


def note_passing(game: "TileGame", seat: int) -> None:
    """Record that the seat cannot do anything in its turn."""
    if game.secrets.hidden(seat):
        currencies = game.rules.field_currencies
        prices: list[tuple[int, int]] = []
        for slot, piece in enumerate(game.market):
            if piece >= 0:
                prices.append((currencies[slot % FIELDS], game.rules.catalog.prices[piece]))
        clue = CouldNotBuy(seat, len(game.secrets.cards), tuple(known_cards(game, seat)), tuple(prices))
        game.secrets = game.secrets.with_clue(clue)


def note_totals(game: "TileGame") -> None:
    """Record that the sums of all hands are announced."""
    for seat in range(game.rules.seats):
        hidden = game.secrets.hidden(seat)
        if hidden:
            missing = [0] * CURRENCY_COUNT
            for card in hidden:
                if card < FIRST_SPECIAL and card // 10 in game.rules.field_currencies:
                    missing[card // 10] += card % 10
            game.secrets = game.secrets.with_clue(RevealedSums(seat, len(game.secrets.cards), tuple(missing)))


def note_reshuffle(game: "TileGame") -> None:
    """Record that the deck is used up; the secret draws are the only cards left, and so known."""
    game.secrets = NO_SECRETS
