"""How sampling bots approach a decision: their weights, and the options they try."""

import json
from collections.abc import Iterator
from importlib import resources

import pytest

from alhambra.arena import bot_stream
from alhambra.bots import Window
from alhambra.bots.builder import BuilderBot
from alhambra.bots.searcher import MasterBot, SearcherBot
from alhambra.games import new_game
from alhambra.protocol import GameConfig, Randomness
from alhambra.search.evaluation.weights import WEIGHTS_FILE, set_of, standard_weights
from alhambra.tilegames.game import TileGame


def decisions(seats: int, kind: str) -> Iterator[tuple[TileGame, int]]:
    """Yield a game of builders and its deciding seat, whenever a decision of a kind leaves a choice."""
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
        assert player._cache_of_palaces(game).weights is standard_weights(seats, knowing=knowing)


def test_every_set_of_weights_is_for_some_seats() -> None:
    told = json.loads((resources.files("alhambra.search.evaluation") / WEIGHTS_FILE).read_text(encoding="utf-8"))
    used = [(seats, set_of(seats, knowing=knowing)) for knowing in (False, True) for seats in range(2, 7)]
    assert {name for _, name in used} == set(told["weights"])
    assert [seats for seats, name in used if name == "three, knowing"] == [3]


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
