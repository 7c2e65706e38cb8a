"""Win chances, by playing imagined games to their end with quick players."""

from alhambra.bots.greedy import best_at_a_glance
from alhambra.bots.module_evaluation import evaluations_of
from alhambra.protocol import Game, Randomness
from alhambra.search.evaluation.palace_cache import PalaceCache
from alhambra.search.evaluation.weights import standard_weights
from alhambra.search.rollouts import play_quickly
from alhambra.tilegames.game import TileGame


def win_chances(game: Game, seat: int, randomness: Randomness, games: int) -> list[float]:
    """The share of the wins of each seat in so many games that go on from what the seat knows.

    All seats play alike, quickly and sensibly, so this is who stands better, not who plays better.
    """
    if game.is_over:
        return shares(game)
    total = [0.0] * game.config.seats
    for _ in range(games):
        for number, share in enumerate(shares(_played_out(game.determinise(seat, randomness)))):
            total[number] += share
    return [share / games for share in total]


def shares(game: Game) -> list[float]:
    """The win of a game that is over, shared by its winners."""
    winners = game.winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(game.config.seats)]


def _played_out(game: Game) -> Game:
    game.records_events = False
    palace_cache = palace_cache_for(game) if isinstance(game, TileGame) else None
    while (decision := game.decision) is not None:
        if isinstance(game, TileGame) and palace_cache is not None:
            play_quickly(game, decision, palace_cache)
        else:
            game.play(game.legal_actions()[best_at_a_glance(game, decision.seat)])
    return game


def palace_cache_for(game: TileGame) -> PalaceCache:
    """What the standard evaluation knows of the palaces of a game."""
    return PalaceCache(game.rules, standard_weights(game.rules.seats), evaluations_of(game.modules))
