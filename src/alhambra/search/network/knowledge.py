"""What one seat knows about the cards in another's hand."""

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.tilegames.cards import CURRENCY_COUNT, FIRST_SPECIAL, unit
from alhambra.tilegames.game import TileGame


def known_purses(game: TileGame, viewer: int, seat: int) -> vec[i64]:
    """Return the money of a seat by currency; for other seats, without what they drew in secret."""
    first = CURRENCY_COUNT * seat
    purses = game.purses[first : first + CURRENCY_COUNT]
    if seat != viewer and game.secrets.cards:
        for card in game.secrets.hidden(seat):
            if card < FIRST_SPECIAL:
                purses[card // 10] -= unit(card % 10)
    return purses


def known_other_cards(game: TileGame, viewer: int, seat: int) -> list[int]:
    """Return a seat's cards that are not money; for other seats, without what they drew in secret."""
    cards = list(game.other_cards[seat])
    if seat != viewer and game.secrets.cards:
        for card in game.secrets.hidden(seat):
            if card >= FIRST_SPECIAL:
                cards.remove(card)
    return cards


def hidden_cards(game: TileGame, viewer: int, seat: int) -> int:
    """Return how many cards of a seat the viewer has not seen."""
    return 0 if seat == viewer or not game.secrets.cards else len(game.secrets.hidden(seat))
