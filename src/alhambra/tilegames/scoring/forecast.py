"""The standing of a game: the scorings to come, their points now, and their distance."""

from typing import TYPE_CHECKING

from alhambra.tilegames.cards import scoring_card
from alhambra.tilegames.messages import Range, ScoringToCome, TileGameStanding, Undecided
from alhambra.tilegames.scoring.scorings import LAST_SCORING, Score, Scored, Tally, end_points
from alhambra.tilegames.turns.ending import is_ending

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame


def standing_of(game: "TileGame") -> TileGameStanding:
    """Return the standing of a game, which uses only public information."""
    under_way = game.turn_count > 0 and not game.is_over  # modules are not ready before the first turn
    return {
        "points": game.scores,
        "dirk": game.dirk_points if game.rules.with_dirk else None,
        "scorings": _to_come(game) if under_way else [],
        "end": [end_points(game, seat) if under_way else {} for seat in range(game.rules.seats)],
    }


def next_scoring(game: "TileGame") -> int:
    """Return the number of the next scoring; LAST_SCORING if the game is ending."""
    return LAST_SCORING if is_ending(game) else game.scorings_done + 1


def _to_come(game: "TileGame") -> list[ScoringToCome]:
    tally = Tally(game)
    undecided: list[Undecided] = []
    for module in game.modules:
        module.undecided(game, undecided)
    return [
        {
            "points": Scored(tally, scoring).message(),
            "undecided": undecided,
            "cards": None if scoring == LAST_SCORING else _cards_until(game, scoring),
            "tiles": [len(bag) for bag in game.bags] if scoring == LAST_SCORING else None,
        }
        for scoring in range(next_scoring(game), LAST_SCORING + 1)
    ]


def _cards_until(game: "TileGame", scoring: int) -> Range:
    """Return the number of draws until the card of a scoring is drawn."""
    if scoring in game.due or _is_under_way(game, scoring):
        return {"least": 0, "most": 0}
    bounds = game.deck.draws_until(scoring_card(scoring))
    if bounds is None:
        return {"least": game.deck.count + 1, "most": None}  # it will be in a later deck
    return {"least": bounds[0], "most": bounds[1]}


def _is_under_way(game: "TileGame", scoring: int) -> bool:
    return any(isinstance(step, Score) and step.scoring == scoring for step in game.pending())
