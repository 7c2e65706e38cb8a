"""What a seat shows of its hand when it bids, or has Yammerad draw."""

from typing import TYPE_CHECKING, ClassVar

from alhambra.protocol.actions import NUMBER, Field
from alhambra.tilegames.cards import CURRENCY_COUNT, FIRST_SPECIAL, HIGHEST_VALUE
from alhambra.tilegames.catalog import KNOWN_FIELD
from alhambra.tilegames.modules.characters.rules.paying import add_to_sums, all_mixed, mixed_sums, sums_by_currencies
from alhambra.tilegames.secrets import FAILS, FITS, UNCLEAR, Clue, SecretCard, ToldApart, known_cards

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame


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

    def could_pay(self, game: "TileGame", hidden: list[int]) -> bool:
        """Whether these secret cards are enough."""
        return self._is_enough(self._mixed_sums(game, self._sums(hidden), hidden))

    def _is_enough(self, sums: list[int]) -> bool:
        for mask in sums:
            if mask >> self.amount & 1:
                return True
        return False

    def _sums(self, hidden: list[int]) -> list[int]:
        sums = self.sums.copy()
        add_to_sums(sums, hidden)
        return sums

    def _mixed_sums(self, game: "TileGame", sums: list[int], hidden: list[int]) -> list[int]:
        other_cards = self._other_cards(hidden)
        return mixed_sums(game, sums, other_cards) if other_cards else sums

    def _other_cards(self, hidden: list[int]) -> list[int]:
        return [card for card in [*self.known, *hidden] if card >= FIRST_SPECIAL]

    def verdict(self, game: "TileGame", hidden: list[int], more: int) -> int:
        if self.could_pay(game, hidden):
            return FITS
        return UNCLEAR if more else FAILS

    def tell_apart(self, game: "TileGame", hidden: list[int], cards: list[int], money: int, special: int) -> ToldApart:
        plain = self._sums(hidden)
        sums = self._mixed_sums(game, plain, hidden)
        reach = all_mixed(plain) if special else sums  # what can be paid before further money comes to it
        fitting = unclear = neutral = 0
        for card in cards:
            if card >= FIRST_SPECIAL:
                if self._is_enough(mixed_sums(game, plain, [card])):
                    fitting |= 1 << card
                elif money:
                    unclear |= 1 << card
                else:
                    neutral |= 1 << card
                continue
            rest = self.amount - card % 10
            if rest < 0:
                neutral |= 1 << card
            elif sums[card // 10] >> rest & 1:
                fitting |= 1 << card
            elif reach[card // 10] % (2 << rest) >> max(0, rest - HIGHEST_VALUE * (money - 1)):
                unclear |= 1 << card
            else:
                neutral |= 1 << card
        return fitting, unclear, neutral

    @property
    def can_pair(self) -> bool:
        return True

    def pairs(self, game: "TileGame", hidden: list[int], cards: list[int]) -> list[tuple[int, int]]:
        plain = self._sums(hidden)
        sums = sums_by_currencies(game, plain, self._other_cards(hidden))
        by_currency: list[list[int]] = [[] for _ in range(CURRENCY_COUNT)]
        for card in cards:
            by_currency[card // 10].append(card)
        found: list[tuple[int, int]] = []
        for currency, ones in enumerate(by_currency):
            for other_currency in range(currency, CURRENCY_COUNT):
                mask = sums[currency * CURRENCY_COUNT + other_currency]
                if mask:
                    self._add_pairs(found, mask, ones, by_currency[other_currency])
        return found

    def _add_pairs(self, found: list[tuple[int, int]], mask: int, ones: list[int], others: list[int]) -> None:
        """Add the pairs, the lower card first, that together with one of the sums make the bid."""
        for one in ones:
            for other in others:
                rest = self.amount - one % 10 - other % 10
                if rest >= 0 and one <= other and mask >> rest & 1:
                    found.append((one, other))

    def moved(self, after: int) -> Clue:
        return CouldPay(self.seat, after, self.known, self.amount)


class HeldFew(Clue):
    """The seat had Yammerad draw, for which it must hold few money cards."""

    kind: ClassVar[str] = "held_few"
    form: ClassVar[tuple[Field, ...]] = (Field("most", NUMBER),)

    def __init__(self, seat: int, after: int, most: int) -> None:
        super().__init__(seat, after)
        self.most = most  # of all money cards that it drew in secret

    @property
    def most_money(self) -> int:
        return self.most

    def moved(self, after: int) -> Clue:
        return HeldFew(self.seat, after, self.most)


CHARACTER_CLUES: list[type[Clue]] = [CouldPay, HeldFew]


def note_bid(game: "TileGame", seat: int, amount: int) -> None:
    """The seat has shown that it can pay the bid."""
    if game.secrets.hidden(seat):
        known = known_cards(game, seat)
        clue = CouldPay(seat, len(game.secrets.cards), tuple(known), amount)
        if not clue.could_pay(game, []):
            game.secrets = game.secrets.with_clue(clue)


def note_draw(game: "TileGame", seat: int, limit: int) -> None:
    """The seat has shown that it has few money cards."""
    most = limit - known_money(game, seat)
    if len(game.secrets.hidden(seat)) > most:
        most += len([secret for secret in game.secrets.cards if secret.seat == seat and is_shown_money(secret)])
        game.secrets = game.secrets.with_clue(HeldFew(seat, len(game.secrets.cards), most))


def is_shown_money(secret: SecretCard) -> bool:
    return secret.shown and secret.card < FIRST_SPECIAL


def known_money(game: "TileGame", seat: int) -> int:
    """The number of money cards in the hand that everybody knows."""
    hidden = [card for card in game.secrets.hidden(seat) if card < FIRST_SPECIAL]
    return game.money_count(seat) - len(hidden)
