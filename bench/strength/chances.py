"""Measure how well networks predict wins: games of builders, with their results and the predicted chances."""

import argparse
import time
from collections.abc import Iterator
from statistics import fmean, median
from typing import Final, NamedTuple

from alhambra import GameConfig, new_game
from alhambra.analysis.network_chances import network_chances
from alhambra.analysis.win_chances import shares
from alhambra.bots import Window, make_bot
from alhambra.protocol import Randomness
from alhambra.search.turn_search import TURN
from alhambra.tilegames.game import TileGame

PLAYER: Final = "builder"
_ASKED: Final = 12  # of a hundred turns
_TENTHS: Final = 10


class Said(NamedTuple):
    """A win chance predicted for a seat, and its share of the win in the end."""

    chance: float
    share: float


def main() -> None:
    """Print the Brier score, and how often seats win by predicted chance."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--game", default="alhambra")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--games", type=int, default=150)
    given = parser.parse_args()
    for seats in given.players:
        start = time.process_time()
        told = [said for number in range(given.games) for said in said_in_game(GameConfig(given.game, seats), number)]
        score, even = brier(told), brier([Said(1 / seats, said.share) for said in told])
        print(f"{seats} seats: {len(told) // seats} positions, Brier score {score:.4f}, with even chances {even:.4f}")
        print(
            f"  {time.process_time() - start:.0f} s with the games, {1000 * cost(given.game, seats):.2f} ms a position"
        )
        for tenth, part in enumerate(by_tenth(told)):
            if part:
                chance, won = fmean(said.chance for said in part), fmean(said.share for said in part)
                print(f"  {10 * tenth:3} to {10 * tenth + 10:3} %: said {chance:.3f}, won {won:.3f} of {len(part)}")


def said_in_game(config: GameConfig, number: int) -> Iterator[Said]:
    """Yield the chances of every seat at the beginning of some turns of a game, as the seat on turn predicts them."""
    game, lot = tile_game(config, number), Randomness(f"chances of {number}")
    players = [make_bot(PLAYER, Randomness(f"{number} {seat}")) for seat in range(config.seats)]
    told: list[list[float]] = []
    turn = -1
    while (decision := game.decision) is not None:
        if decision.kind == TURN and game.turn_count != turn:
            turn = game.turn_count
            if lot.below(100) < _ASKED:
                chances = network_chances(game, decision.seat)
                assert chances is not None
                told.append(chances)
        game.play(players[decision.seat].choose(Window(game, decision.seat)))
    for chances in told:
        yield from map(Said, chances, shares(game))


def tile_game(config: GameConfig, number: int) -> TileGame:
    """Return a game that is set up."""
    game = new_game(config, f"chances {number}")
    assert isinstance(game, TileGame)
    game.records_events = False
    return game


def cost(name: str, seats: int) -> float:
    """Return the median number of seconds for the chances of one position."""
    game = tile_game(GameConfig(name, seats), 0)
    found: list[float] = []
    for _ in range(50):
        start = time.process_time()
        network_chances(game, 0)
        found.append(time.process_time() - start)
    return median(found)


def brier(told: list[Said]) -> float:
    """Return the mean squared error of the chances."""
    return fmean((said.chance - said.share) ** 2 for said in told)


def by_tenth(told: list[Said]) -> list[list[Said]]:
    """Return the predictions by tenths of the chance."""
    return [
        [said for said in told if min(int(_TENTHS * said.chance), _TENTHS - 1) == tenth] for tenth in range(_TENTHS)
    ]


if __name__ == "__main__":
    main()
