"""Cards that a seat drew in secret, and all that the others know about them.

Only one seat does so in a game (`Module.secret_drawer`), and what it drew is a secret as long as the deck is in use.
All other cards come into a hand openly. So a hand is what everybody knows and the cards that were drawn in secret and
not shown since. When a seat gives cards away, those that everybody knew go first: only what it gives beyond them is
shown. What a seat does can be a clue to its secret cards, because the rules allow it only with certain hands.
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
_TOO_MUCH: Final = (1 << _SUM_BITS) - 1  # more than any few cards are worth

# Whether a seat could do something with some secret cards, besides which it had others.
FAILS: Final = 0  # whatever the others are
UNCLEAR: Final = 1
FITS: Final = 2  # whatever the others are


@mypyc_attr(acyclic=True)
class SecretCard:
    """A card drawn in secret. It is a value."""

    def __init__(self, seat: int, deck: int, position: int, card: int, group: int, shown: bool) -> None:
        self.seat = seat
        self.deck = deck  # how often the deck had been reshuffled
        self.position = position  # how many cards had been drawn from it before
        self.card = card
        self.group = group  # the special card that stood for it in its pile, or NO_GROUP
        self.shown = shown  # whether it, or another of the seat with the same face, has been seen since

    def state(self) -> list[int]:
        return [self.seat, self.deck, self.position, self.card, self.group, int(self.shown)]


class Clue:
    """What a seat did, and with which secret cards the rules allow it. It is a value.

    Subclasses set ``kind`` and ``form`` and take the fields in that order, after seat and time.
    """

    kind: ClassVar[str] = ""
    form: ClassVar[tuple[Field, ...]] = ()
    is_last: ClassVar[bool] = False  # whether no cards are drawn or shown after it

    def __init__(self, seat: int, after: int) -> None:
        self.seat = seat
        self.after = after  # how many cards had been drawn in secret, by any seat

    @property
    def shown(self) -> int:
        """The secret card that the seat showed and gave away, or NOT_SHOWN."""
        return NOT_SHOWN

    @property
    def most_money(self) -> int:
        """If that is all it tells: how much money the seat had drawn in secret at the most, shown since or not."""
        return -1

    def may_be_given(self, game: "TileGame") -> bool:
        """Whether it can come about in play, whatever secret cards the seat has."""
        return True

    def what_counts(self, hidden: list[int]) -> tuple[int, ...]:
        """What matters for it of these secret cards. Hands that are alike in this are so with further cards, too."""
        return tuple(sorted(hidden))

    def verdict(self, game: "TileGame", hidden: list[int], more: int) -> int:
        """Whether the seat could do it with these secret cards in its hand and so many more: FITS, FAILS or UNCLEAR."""
        raise NotImplementedError

    def last_cards(self, game: "TileGame", hidden: list[int]) -> OpenClueCounts:
        """With which further money cards it FITS, besides those hidden."""
        return TriedCards(game, self, hidden)

    def state(self) -> list[Any]:
        """What tells it from other clues, JSON-ready, for checksums."""
        return [self.kind, *[getattr(self, field.name) for field in self.form]]

    def notation(self, words: Words) -> str:
        """It as words, such as ``shown gulden_4``."""
        return written(words, self.kind, self.form, self)


class TriedCards(OpenClueCounts):
    """The last cards for any clue, found by trying all."""

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
    """The last cards for sums that are told."""

    def __init__(self, missing: list[int], revealed: vec[i64]) -> None:
        self.missing: i64 = 0  # a few bits for each currency
        for currency, amount in enumerate(missing[:CURRENCY_COUNT]):
            self.missing += min(amount, _TOO_MUCH) << _SUM_BITS * currency
        self.units: vec[i64] = vec[i64]([0] * FIRST_SPECIAL)  # what each card adds to the sums
        self.adds_nothing: i64 = 0  # the cards that add nothing
        for card in range(FIRST_SPECIAL):
            if card // 10 in revealed:
                self.units[card] = card % 10 << _SUM_BITS * (card // 10)
            else:
                self.adds_nothing |= one_bit(card)

    def fitting(self, one: i64, two: i64) -> i64:
        missing = self.missing - self.units[one] - self.units[two]
        if missing <= 0:
            return self.adds_nothing if missing == 0 else 0
        currency: i64 = 0
        while not missing & _TOO_MUCH:
            missing >>= _SUM_BITS
            currency += 1
        return one_bit(10 * currency + missing) & ~self.adds_nothing if missing <= HIGHEST_VALUE else 0


class Shown(Clue):
    """The seat gave a card away that nobody knew it had."""

    kind: ClassVar[str] = "shown"
    form: ClassVar[tuple[Field, ...]] = (CARD_FIELD,)

    def __init__(self, seat: int, after: int, card: int) -> None:
        super().__init__(seat, after)
        self.card = card

    @property
    def shown(self) -> int:
        return self.card


class RevealedSums(Clue):
    """At the end of the game everybody is told the sums of all hands by market currency."""

    kind: ClassVar[str] = "told"
    form: ClassVar[tuple[Field, ...]] = (Field("missing", NUMBERS),)
    is_last: ClassVar[bool] = True

    def __init__(self, seat: int, after: int, missing: tuple[int, ...]) -> None:
        super().__init__(seat, after)
        self.missing = missing  # by currency: what the secret cards must add up to

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
    """The seat passed, so it could not pay for any tile of the market."""

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
    """Whether there are as many of these cards as a hand is told to hold."""
    return all(cards.count(card) <= game.copies_of(card) for card in set(cards))


def can_buy(game: "TileGame", seat: int, hand: list[int], prices: tuple[tuple[int, int], ...]) -> bool:
    """Whether the seat could pay one of the prices with this hand, which it holds for the time of the question."""
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
    """The cards drawn in secret that matter still, in the order of the draws, and the clues. It is a value."""

    def __init__(self, cards: tuple[SecretCard, ...] = (), clues: tuple[Clue, ...] = ()) -> None:
        self.cards = cards
        self.clues = clues

    def state(self) -> list[Any]:
        clues = [[clue.seat, clue.after, *clue.state()] for clue in self.clues]
        return [[card.state() for card in self.cards], clues]

    def hidden(self, seat: int) -> list[int]:
        """The seat's secret cards that nobody has seen."""
        return [secret.card for secret in self.cards if secret.seat == seat and not secret.shown]

    def with_card(self, secret: SecretCard) -> "Secrets":
        return Secrets((*self.cards, secret), self.clues)

    def with_clue(self, clue: Clue) -> "Secrets":
        return Secrets(self.cards, (*self.clues, clue))

    def with_shown(self, seat: int, card: int) -> "Secrets":
        """The seat has shown this secret card of its."""
        cards = list(self.cards)
        index = 0
        while cards[index].seat != seat or cards[index].card != card or cards[index].shown:
            index += 1
        old = cards[index]
        cards[index] = SecretCard(seat, old.deck, old.position, card, old.group, True)
        return Secrets(tuple(cards), (*self.clues, Shown(seat, len(cards), card)))


NO_SECRETS: Final = Secrets()


def keep_secret(game: "TileGame", seat: int, card: int) -> None:
    """Put the card that was just drawn from the deck into the hand; the others do not see it."""
    group = game.deck.conceal_last_draw()
    game.gain(seat, card)
    secret = SecretCard(seat, game.reshuffles, game.deck.taken - 1, card, group, False)
    game.secrets = game.secrets.with_card(secret)


def known_cards(game: "TileGame", seat: int) -> list[int]:
    """The cards of the hand that everybody knows."""
    cards = [*game.other_cards[seat], *game.money_in_hand(seat)]
    for card in game.secrets.hidden(seat):
        cards.remove(card)
    return cards


def note_giving(game: "TileGame", seat: int, card: int) -> None:
    """The seat is about to give a card away."""
    hidden = game.secrets.hidden(seat)
    if hidden and hidden.count(card) == game.count_in_hand(seat, card):
        game.secrets = game.secrets.with_shown(seat, card)
        _forget_shown(game)


def _forget_shown(game: "TileGame") -> None:
    """Where all secret cards are shown, and from where each came, they are secrets no more."""
    cards = game.secrets.cards
    for secret in cards:
        if not secret.shown or secret.group != cards[0].group:
            return
    if cards[0].group != NO_GROUP:
        drawn = [(secret.position, secret.group) for secret in cards]
        game.deck.special_taken = tuple(sorted([*game.deck.special_taken, *drawn]))
    game.secrets = NO_SECRETS


def note_passing(game: "TileGame", seat: int) -> None:
    """The seat can do nothing in its turn."""
    if game.secrets.hidden(seat):
        currencies = game.rules.field_currencies
        prices: list[tuple[int, int]] = []
        for slot, piece in enumerate(game.market):
            if piece >= 0:
                prices.append((currencies[slot % FIELDS], game.rules.catalog.prices[piece]))
        clue = CouldNotBuy(seat, len(game.secrets.cards), tuple(known_cards(game, seat)), tuple(prices))
        game.secrets = game.secrets.with_clue(clue)


def note_totals(game: "TileGame") -> None:
    """Everybody is told the sums of all hands."""
    for seat in range(game.rules.seats):
        hidden = game.secrets.hidden(seat)
        if hidden:
            missing = [0] * CURRENCY_COUNT
            for card in hidden:
                if card < FIRST_SPECIAL and card // 10 in game.rules.field_currencies:
                    missing[card // 10] += card % 10
            game.secrets = game.secrets.with_clue(RevealedSums(seat, len(game.secrets.cards), tuple(missing)))


def note_reshuffle(game: "TileGame") -> None:
    """The deck is used up. What was drawn from it in secret is all that nobody has seen: it is known."""
    game.secrets = NO_SECRETS
