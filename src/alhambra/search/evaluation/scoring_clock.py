"""The expected distance to the coming scorings, in tiles sold until then."""

from typing import Final

from librt.vecs import append, vec

from alhambra.tilegames.cards import FIRST_SPECIAL
from alhambra.tilegames.deck import Deck
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.scoring.scorings import LAST_SCORING
from alhambra.tilegames.turns.drawing import DIRKS_TILES

CARDS_A_TURN: Final = 0.85  # added to the display
TILES_A_TURN: Final = 0.53  # sold
_RESHUFFLED: Final = 0.3  # the depth in the next deck of a scoring card that is not in this one


class Clock:
    """The coming scorings, each with the fractions of tiles sold and drawn by Dirk until then.

    A public clock follows from what everybody knows about the deck, whatever the real order of its piles.
    """

    def __init__(self, game: TileGame, is_public: bool = False) -> None:
        seats = game.rules.seats
        in_bags = 0
        for bag in game.bags:
            in_bags += len(bag)
        on_market = 0
        for piece in game.market:
            if piece >= 0:
                on_market += 1
        self.in_bags = in_bags
        all_tiles = 0
        for tiles in game.rules.catalog.bags:
            all_tiles += len(tiles)
        self.unsold = float(in_bags) / float(all_tiles)  # the fraction of all tiles still in the bags
        self.first = game.scorings_done + 1
        self.sold: vec[float] = vec[float]()
        self.dirks: vec[float] = vec[float]()
        left = float(max(1, in_bags + on_market))
        drawn = 0.0  # by Dirk
        sold = 0.0
        for scoring in range(self.first, LAST_SCORING + 1):
            if scoring == LAST_SCORING:
                sold = left - drawn
            else:
                cards_before = _cards_known_before if is_public else _cards_before
                turns = cards_before(game.deck, scoring, game.due) / CARDS_A_TURN
                sold = min(left - drawn, max(sold, TILES_A_TURN * turns))
            self.sold = append(self.sold, sold / left)
            self.dirks = append(self.dirks, drawn / max(1, in_bags))
            if game.rules.with_dirk and scoring == 1:
                drawn += min(DIRKS_TILES * len(game.bags), in_bags)
            elif game.rules.with_dirk and scoring == 2:
                drawn += max(0.0, in_bags - sold - drawn) / 3
        self.turns_left = max(0.0, in_bags - drawn) / (TILES_A_TURN * seats)  # of each seat


def _cards_before(deck: Deck, scoring: int, due: tuple[int, ...]) -> float:
    """Return the expected number of cards before a scoring card, in the middle of its pile."""
    if scoring in due:
        return 0.0
    card = FIRST_SPECIAL + scoring - 1
    before = 0.0
    for pile in deck.piles:
        if card in pile.special:
            return before + 0.5 * pile.size
        before += pile.size
    return before + _RESHUFFLED * (before + len(deck.discard))


def _cards_known_before(deck: Deck, scoring: int, due: tuple[int, ...]) -> float:
    """Return the same number from the publicly known places where the card may be."""
    if scoring in due:
        return 0.0
    bounds = deck.draws_until(FIRST_SPECIAL + scoring - 1)
    if bounds is None:
        return float(deck.count) + _RESHUFFLED * float(deck.count + len(deck.discard))
    least, most = bounds
    return 0.5 * float(least + most) - 1.0
