"""What a seat shows of its hand when it bids, or has Yammerad draw."""

from typing import TYPE_CHECKING, ClassVar

from alhambra.protocol.actions import NUMBER, Field
from alhambra.tilegames.cards import FIRST_SPECIAL
from alhambra.tilegames.catalog import KNOWN_FIELD
from alhambra.tilegames.modules.characters.rules.paying import can_pay
from alhambra.tilegames.secrets import Clue, SecretCard, known_cards

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

    def fits(self, game: "TileGame", hidden: list[int]) -> bool:
        return can_pay(game, [*self.known, *hidden], self.amount)

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

    def fits(self, game: "TileGame", hidden: list[int]) -> bool:
        return True  # decided by the kinds of the cards alone

    def moved(self, after: int) -> Clue:
        return HeldFew(self.seat, after, self.most)


CHARACTER_CLUES: list[type[Clue]] = [CouldPay, HeldFew]


def note_bid(game: "TileGame", seat: int, amount: int) -> None:
    """The seat has shown that it can pay the bid."""
    if game.secrets.hidden(seat):
        known = known_cards(game, seat)
        if not can_pay(game, known, amount):
            game.secrets = game.secrets.with_clue(CouldPay(seat, len(game.secrets.cards), tuple(known), amount))


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
