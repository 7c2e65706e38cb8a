"""Win chances, estimated by playing imagined games to their end with quick players."""

from alhambra.bots.greedy import greedy_choice
from alhambra.bots.module_evaluation import evaluations_of
from alhambra.protocol import Game, Randomness
from alhambra.search.evaluation.palace_cache import PalaceCache
from alhambra.search.evaluation.weights import standard_weights
from alhambra.search.rollouts import play_quickly
from alhambra.tilegames.game import TileGame


def win_chances(game: Game, seat: int, randomness: Randomness, games: int) -> list[float]:
    """Return each seat's share of the wins in ``games`` games imagined from what the seat knows.

    All seats play alike, quickly and sensibly, so the chances measure the position, not the
    players.
    """
    if game.is_over:
        return shares(game)
    total = [0.0] * game.config.seats
    for _ in range(games):
        for number, share in enumerate(shares(_played_out(game.determinise(seat, randomness)))):
            total[number] += share
    return [share / games for share in total]


def shares(game: Game) -> list[float]:
    """Return each seat's share of the win in a finished game; winners share it equally."""
    winners = game.winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(game.config.seats)]


def _played_out(game: Game) -> Game:
    game.records_events = False
    palace_cache = palace_cache_for(game) if isinstance(game, TileGame) else None
    while (decision := game.decision) is not None:
        if isinstance(game, TileGame) and palace_cache is not None:
            play_quickly(game, decision, palace_cache)
        else:
            game.play(game.legal_actions()[greedy_choice(game, decision.seat)])
    return game


def palace_cache_for(game: TileGame) -> PalaceCache:
    """Return a palace cache with the standard evaluation of a game."""
    return PalaceCache(game.rules, standard_weights(game.rules.seats), evaluations_of(game.modules))
