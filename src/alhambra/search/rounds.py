"""Samples of some rounds: what an option leads to until a next turn of the seat, when the others play well."""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec

from alhambra.protocol.decisions import Decision
from alhambra.search.offers import placing
from alhambra.search.outlook import final_value
from alhambra.search.race import equal_stakes
from alhambra.search.sampling import Option, Sampler
from alhambra.search.sites import Sites
from alhambra.search.standing import stakes_by_standing
from alhambra.search.turns import TURN, TurnSearch
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.placing import PlaceStep

ROUNDS: Final = 2  # after which a sample ends; docs/strength.md compares it with others


class RoundSampler(Sampler):
    """Plays options out to a next turn of the seat, some rounds later.

    What the others have got by then counts alike, or by how close they are to winning. Of the turns of the seat in a
    sample the last ones count, in the mean, as many as are told.
    """

    def __init__(
        self,
        seat: int,
        sites: Sites,
        imagine: Callable[[], TileGame],
        rounds: int = ROUNDS,
        by_standing: bool = False,
        counted: int = 1,
    ) -> None:
        self.seat = seat
        self.sites = sites
        self.rounds = rounds
        self.counted = counted
        self._imagine = imagine
        self._by_standing = by_standing
        self._game: TileGame | None = None
        self._stakes: vec[float] | None = None

    def begin(self) -> None:
        game = self._imagine()
        if self._stakes is None:
            self._stakes = (
                stakes_by_standing(game, self.seat, self.sites)
                if self._by_standing
                else equal_stakes(self.sites.weights, game.rules.seats, self.seat)
            )
        self._game = game

    def value(self, option: Option) -> float:
        assert self._game is not None
        assert self._stakes is not None
        return after_rounds(self._game.copy(), self.seat, option, self.sites, self.rounds, self._stakes, self.counted)


def after_rounds(
    game: TileGame, seat: int, option: Option, sites: Sites, rounds: int, stakes: vec[float], counted: int = 1
) -> float:
    """Play the option and so many rounds after it; what the seat's turn is then worth, less what the others hold.

    If more turns than that one are counted, the mean of them: each has its own luck and its own errors of judgement.
    """
    turn = game.turn_count
    total = 0.0
    for action in option.actions:
        game.play(action)
    decision = game.decision
    while decision is not None:
        if decision.seat != seat or decision.kind != TURN:
            play_quickly(game, decision, sites)
        else:
            search = TurnSearch(game, seat, sites, stakes)
            best = search.best()
            if game.turn_count > turn:
                turn = game.turn_count
                rounds -= 1
                if rounds < counted:
                    total += best.value - search.outlook.held_by_others(game)
                if rounds == 0:
                    return total / counted
            game.play(best.actions[0])
        decision = game.decision
    return (total + min(rounds, counted) * final_value(game, seat, sites.weights, stakes)) / counted


def play_quickly(game: TileGame, decision: Decision, sites: Sites) -> None:
    """Let a seat choose without a look at the actions after it."""
    seat = decision.seat
    offers = game.legal_actions()
    if len(offers) == 1:
        game.play(offers[0])
        return
    if not (isinstance(decision, PlaceStep) and not decision.awarded and decision.kind == "place"):
        game.play(TurnSearch(game, seat, sites).glance())
        return
    piece = game.new_tiles[0]
    cell = sites.spot(game, seat, piece).cell
    if cell < 0:
        game.play(placing(game, piece, cell))
        return
    palace = sites.grown(game, seat, piece)
    game.play(placing(game, piece, cell))
    game.palaces[seat] = palace  # the same, but known already
