"""How bots with samples go about a decision: which weights they play with, and what they try."""

from collections.abc import Iterator

import pytest

from alhambra.arena import bot_stream
from alhambra.bots import Window
from alhambra.bots.builder import BuilderBot
from alhambra.bots.searcher import MasterBot, SearcherBot
from alhambra.games import new_game
from alhambra.protocol import GameConfig, Randomness
from alhambra.search.weights import standard_weights
from alhambra.tilegames.game import TileGame


def decisions(seats: int, kind: str) -> Iterator[tuple[TileGame, int]]:
    """A game of builders, with the seat that decides, whenever a decision of a kind leaves a choice."""
    game = new_game(GameConfig("alhambra", seats), 1)
    assert isinstance(game, TileGame)
    assert game.seed is not None
    players = [BuilderBot(bot_stream(game.seed, seat)) for seat in range(seats)]
    while (decision := game.decision) is not None:
        if decision.kind == kind and len(game.legal_actions()) > 1:
            yield game, decision.seat
        game.play(players[decision.seat].choose(Window(game, decision.seat)))


def made(bot: type[SearcherBot]) -> SearcherBot:
    player = bot(Randomness(1))
    player.adjust("2")
    return player


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_only_the_master_counts_with_what_the_others_can_pay(seats: int) -> None:
    game, seat = next(decisions(seats, "turn"))
    for bot, knowing in ((SearcherBot, False), (MasterBot, True)):
        player = made(bot)
        player.choose(Window(game, seat))
        assert player._known_sites(game).weights is standard_weights(seats, knowing=knowing)


@pytest.mark.parametrize("seats", [2, 4])
def test_only_the_master_tries_places_for_tiles_in_samples(seats: int) -> None:
    tried = 0
    for game, seat in decisions(seats, "place"):
        searcher, master = made(SearcherBot), made(MasterBot)
        searcher.choose(Window(game, seat))
        master.choose(Window(game, seat))
        assert searcher.contenders == []
        tried += sum(contender.samples > 0 for contender in master.contenders)
    assert tried > 10
