"""The bots of a table."""

from alhambra.bots import Bot, make_bot
from alhambra.bots.levels import LEVELS
from alhambra.console.saves.table_files import Seating
from alhambra.protocol import Game, Randomness


def bots_of(game: Game, seating: Seating) -> dict[int, Bot]:
    """Return the bots by seat, seeded so that a resumed game does not repeat their chance."""
    entries = game.history.length
    return {
        seat: make_bot(LEVELS.get(name, name), Randomness(f"{game.seed} bot {seat} from {entries}"))
        for seat, name in enumerate(seating.bots)
        if seat != seating.person
    }
