"""The words for the tile games: decisions, actions and events. Those of a module stand in its folder."""

from typing import ClassVar

from alhambra.cli.wording import Wording, words_of
from alhambra.tilegames.modules import MODULES

LEGEND = "On the table thick lines are walls, double ones are moats, and dotted sides are open. Numbers on the ground \
are choices."


class TileWords(Wording):
    """What all games with tiles have."""

    decisions: ClassVar[dict[str, str]] = {
        "turn": "Your turn. Choose an action:",
        "place": "Place your new tiles:",
        "place_turned": "Place the tile that you turned over:",
    }
    kinds: ClassVar[dict[str, str]] = {
        "take": "take money",
        "buy": "buy a tile",
        "build": "build a tile from the reserve",
        "swap": "swap a tile with the reserve",
        "remove": "remove a tile to the reserve",
        "place": "place into the palace",
        "reserve": "put into the reserve",
        "give": "give to Dirk",
        "leave": "leave out",
        "turn_over": "turn a tile over",
    }
    actions: ClassVar[dict[str, str]] = {
        "pass": "pass",
        "take": "take {cards}",
        "buy": "buy {tile} with {cards}",
        "build": "build {tile} at {cell}",
        "remove": "remove {tile} from {cell}",
        "swap": "swap {tile} in for {old} at {cell}",
        "place": "place {tile} at {cell}",
        "reserve": "put {tile} into the reserve",
        "give": "give {tile} to Dirk",
        "leave": "do without {tile}",
        "turn_over": "turn {tile} over for {cards}",
    }
    seat_events: ClassVar[dict[str, tuple[str, str]]] = {
        "start_seat": ("start", ""),
        "money_taken": ("take", " {cards}"),
        "tile_placed": ("place", " {tile} at {cell}"),
        "tile_removed": ("remove", " {tile} from {cell}"),
        "tile_reserved": ("reserve", " {tile}"),
        "tile_given": ("give", " {tile} to Dirk"),
        "tile_left_out": ("leave", " {tile} out"),
        "tile_turned_over": ("turn", " {tile} over to {face} for {cards}"),
        "tiles_awarded": ("get", " {tiles} for having the most money"),
        "passed": ("pass", ""),
    }
    events: ClassVar[dict[str, str]] = {
        "dirk_got_tile": "Dirk gets {tile}",
        "deck_reshuffled": "The discard pile becomes the new deck",
        "scoring_card_revealed": "The card of scoring {scoring} turns up",
        "game_ends": "The game ends, and the last tiles are given out",
    }
    silent: ClassVar[frozenset[str]] = frozenset(
        {"money_dealt", "card_revealed", "tile_revealed", "turn_begins", "marker_moved"}
    )


_OF_GAMES = TileWords()


def all_words() -> list[Wording]:
    """The words of the games, and those of all modules."""
    return [_OF_GAMES, *(words_of(module) for module in MODULES)]
