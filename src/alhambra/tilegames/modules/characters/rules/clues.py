"""The clues to a hand from bids and from drawing with Yammerad."""

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.protocol.actions import NUMBER, Field
from alhambra.tilegames.belief.hand_counts import ALL_MONEY, MOST_TOGETHER, NO_CARD, OpenClueCounts
from alhambra.tilegames.belief.secrets import FAILS, FITS, UNCLEAR, Clue, SecretCard, is_hand, known_cards
from alhambra.tilegames.cards import CURRENCY_COUNT, FIRST_SPECIAL, HIGHEST_VALUE
from alhambra.tilegames.catalog import KNOWN_FIELD
from alhambra.tilegames.modules.characters.rules.paying import add_to_sums, mixed_sums, sums_by_currencies

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame

_NOT_KNOWN: Final = -1
_VALUES: Final = (1 << HIGHEST_VALUE + 1) - 2  # a bit for each value of a card


class CouldPay(Clue):
    """The seat made a bid, which it must be able to pay."""

    kind: ClassVar[str] = "could_pay"
    form: ClassVar[tuple[Field, ...]] = (KNOWN_FIELD, Field("amount", NUMBER))

    def __init__(self, seat: int, after: int, known: tuple[int, ...], amount: int) -> None:
        super().__init__(seat, after)
        self.known = known
        self.amount = amount
        self.sums = [1] * CURRENCY_COUNT  # of the known cards
        add_to_sums(self.sums, list(known))

    def is_like(self, other: "CouldPay") -> bool:
        """Return whether both say the same about the same hand."""
        same = (self.seat, self.after, self.amount) == (other.seat, other.after, other.amount)
        return same and sorted(self.known) == sorted(other.known)

    def may_be_given(self, game: "TileGame") -> bool:
        return is_hand(game, self.known) and not self.could_pay(game, [])

    def what_counts(self, hidden: list[int]) -> tuple[int, ...]:
        up_to_amount = (2 << self.amount) - 1
        others = sorted([card for card in hidden if card >= FIRST_SPECIAL])
        return (*[mask & up_to_amount for mask in self._sums(hidden)], *others)

    def could_pay(self, game: "TileGame", hidden: list[int]) -> bool:
        """Return whether the bid can be paid with these secret cards."""
        sums, other_cards = self._sums(hidden), self._other_cards(hidden)
        for mask in mixed_sums(game, sums, other_cards) if other_cards else sums:
            if mask >> self.amount & 1:
                return True
        return False

    def _sums(self, hidden: list[int]) -> list[int]:
        sums = self.sums.copy()
        add_to_sums(sums, hidden)
        return sums

    def _other_cards(self, hidden: list[int]) -> list[int]:
        return [card for card in [*self.known, *hidden] if card >= FIRST_SPECIAL]

    def verdict(self, game: "TileGame", hidden: list[int], more: int) -> int:
        if self.could_pay(game, hidden):
            return FITS
        return UNCLEAR if more else FAILS

    def last_cards(self, game: "TileGame", hidden: list[int]) -> OpenClueCounts:
        return CardsToPay(self.amount, sums_by_currencies(game, self._sums(hidden), self._other_cards(hidden)))


class CardsToPay(OpenClueCounts):
    """The last cards for a bid."""

    def __init__(self, amount: int, sums: list[int]) -> None:
        # By pairs of currencies that can be mixed: a bit mask of the missing amounts.
        self.rests: vec[i64] = vec[i64]([missing_rests(amount, mask) for mask in sums])
        self.alone: i64 = 0  # the cards that suffice alone
        for currency in range(CURRENCY_COUNT):
            rests = self.rests[(CURRENCY_COUNT + 1) * currency]
            self.alone |= ALL_MONEY if rests & 1 else as_cards(rests, currency)
        # By card: the cards that suffice with it or alone, when first needed.
        self.together: vec[i64] = vec[i64]([_NOT_KNOWN] * FIRST_SPECIAL)
        self.together[NO_CARD] = self.alone

    def _together(self, card: i64) -> i64:
        """Return the cards that suffice with this one or alone."""
        if self.together[card] == _NOT_KNOWN:
            self.together[card] = self.alone | self._with(card, NO_CARD)
        return self.together[card]

    def _with(self, one: i64, two: i64) -> i64:
        """Return the cards that suffice together with this one, or with two of a currency."""
        currency = one // 10
        paid = one % 10 + two % 10
        if self.rests[(CURRENCY_COUNT + 1) * currency] >> paid & 1:
            return ALL_MONEY
        cards: i64 = 0
        other: i64 = 0
        while other < CURRENCY_COUNT:
            cards |= as_cards(self.rests[CURRENCY_COUNT * currency + other] >> paid, other)
            other += 1
        return cards

    def fitting(self, one: i64, two: i64) -> i64:
        cards = self._together(one) | self._together(two)
        if one == NO_CARD or two == NO_CARD:
            return cards
        currency = one // 10
        other = two // 10
        if currency == other:
            return cards | self._with(one, two)
        rests = self.rests[CURRENCY_COUNT * currency + other] >> (one % 10 + two % 10)
        return ALL_MONEY if rests & 1 else cards | as_cards(rests, currency) | as_cards(rests, other)


def missing_rests(amount: int, sums: int) -> i64:
    """Return a bit mask of the amounts that a few cards must add to reach the total."""
    least = max(0, amount - MOST_TOGETHER * HIGHEST_VALUE)
    near: i64 = (sums >> least) % (1 << amount - least + 1)
    rest: i64 = amount - least
    rests: i64 = 0
    while near:
        rests |= (near & 1) << rest
        near >>= 1
        rest -= 1
    return rests


def as_cards(rests: i64, currency: i64) -> i64:
    """Return the cards of a currency with one of the missing amounts."""
    return (rests & _VALUES) << 10 * currency


class HeldFew(Clue):
    """The seat drew with Yammerad, for which it must hold few money cards."""

    kind: ClassVar[str] = "held_few"
    form: ClassVar[tuple[Field, ...]] = (Field("most", NUMBER),)

    def __init__(self, seat: int, after: int, most: int) -> None:
        super().__init__(seat, after)
        self.most = most  # money cards among its secret draws

    @property
    def most_money(self) -> int:
        return self.most


CHARACTER_CLUES: list[type[Clue]] = [CouldPay, HeldFew]


def note_bid(game: "TileGame", seat: int, amount: int) -> None:
    """Record that the seat must be able to pay its bid."""
    if game.secrets.hidden(seat):
        known = known_cards(game, seat)
        clue = CouldPay(seat, len(game.secrets.cards), tuple(known), amount)
        if not clue.could_pay(game, []):
            game.secrets = game.secrets.with_clue(clue)


def note_draw(game: "TileGame", seat: int, limit: int) -> None:
    """Record that the seat must hold few money cards."""
    most = limit - known_money(game, seat)
    if len(game.secrets.hidden(seat)) > most:
        most += len([secret for secret in game.secrets.cards if secret.seat == seat and is_shown_money(secret)])
        game.secrets = game.secrets.with_clue(HeldFew(seat, len(game.secrets.cards), most))


def is_shown_money(secret: SecretCard) -> bool:
    return secret.shown and secret.card < FIRST_SPECIAL


def known_money(game: "TileGame", seat: int) -> int:
    """Return the number of publicly known money cards in the hand."""
    hidden = [card for card in game.secrets.hidden(seat) if card < FIRST_SPECIAL]
    return game.money_count(seat) - len(hidden)
