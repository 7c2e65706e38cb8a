"""Win chances of all seats, as a network predicts them, without playing anything out."""

from alhambra.analysis.prospects import softmax
from alhambra.analysis.win_chances import shares
from alhambra.bots.module_evaluation import evaluations_of
from alhambra.bots.networks import fits, network_for
from alhambra.protocol import Randomness
from alhambra.search.evaluation.palace_cache import PalaceCache
from alhambra.search.evaluation.weights import standard_weights
from alhambra.search.network.network_file import WIN
from alhambra.search.network.outlook import Outlook
from alhambra.search.turn_search import TURN
from alhambra.tilegames.game import TileGame


def network_chances(game: TileGame, viewer: int) -> list[float] | None:
    """Return each seat's chance of winning, as far as the viewer can judge; None if no network fits the game.

    The network was trained on games between quick, sensible players, so it shows who is better placed, not who plays
    better.
    """
    if game.is_over:
        return shares(game)
    imagined = game.determinise(viewer, Randomness("chances"))
    imagined.records_events = False
    weights = standard_weights(game.rules.seats, knowing=True)
    palace_cache = PalaceCache(imagined.rules, weights, evaluations_of(imagined.modules))
    network = network_for(game.config.game, WIN)
    if network is None or not fits(network, palace_cache):
        return None
    decision = imagined.decision
    is_turn = decision is not None and decision.kind == TURN
    first = imagined.turn_seat if is_turn else imagined.next_seat
    return softmax(Outlook(imagined, viewer, first, palace_cache, network.layout).outputs(network))
