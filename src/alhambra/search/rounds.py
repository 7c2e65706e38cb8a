"""Samples of one round: what an option leads to until the seat's next turn, when the others play well."""

from collections.abc import Callable
from typing import Final

from alhambra.protocol.actions import Action
from alhambra.protocol.decisions import Decision
from alhambra.search.offers import placing
from alhambra.search.outlook import final_value
from alhambra.search.sites import Sites
from alhambra.search.turns import TURN, Option, TurnSearch
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.placing import PlaceStep

_MOST_OPTIONS: Final = 6  # that are worth samples
_FAR_BEHIND: Final = 5.0  # points by which an option is behind that is not
_FIRST_HALVING: Final = 6  # samples after which the worse half is dropped; then after twice as many, and so on
_STATIC_SAMPLES: Final = 2.0  # by so many samples the value of the option itself outweighs all samples together


class Contender:
    """An option with what samples have said of it."""

    def __init__(self, option: Option) -> None:
        self.option = option
        self.total = 0.0

    def value(self, samples: int) -> float:
        """Its own value and those of so many samples together.

        However many samples there are, its own value counts for half: samples end with the same judgement a round
        later, and the errors of both are partly their own.
        """
        static = _STATIC_SAMPLES + samples
        return (static * self.option.value + self.total) / (static + samples)


def best_by_samples(
    options: list[Option], seat: int, sites: Sites, imagine: Callable[[], TileGame], goes_on: Callable[[int], bool]
) -> Option:
    """The best of options, which come best first; asked with the number of samples so far, ``goes_on`` allows another.

    All options have the same luck in a sample, so that what they differ by is their own.
    """
    contenders = [
        Contender(option) for option in options[:_MOST_OPTIONS] if option.value > options[0].value - _FAR_BEHIND
    ]
    samples = 0
    halving = _FIRST_HALVING
    while len(contenders) > 1 and goes_on(samples):
        game = imagine()
        for contender in contenders:
            contender.total += after_a_round(game.copy(), seat, contender.option, sites)
        samples += 1
        if samples == halving:
            halving *= 2
            contenders = _better_half(contenders, samples)
    return _better_half(contenders, samples)[0].option


def _better_half(contenders: list[Contender], samples: int) -> list[Contender]:
    """The better half, but at least two, the best first."""
    ranking = sorted([(-contender.value(samples), place) for place, contender in enumerate(contenders)])
    kept = max(2, (len(contenders) + 1) // 2)
    return [contenders[place] for _, place in ranking[:kept]]


def after_a_round(game: TileGame, seat: int, option: Option, sites: Sites) -> float:
    """Play the option and a round after it; what the seat's next turn is then worth."""
    turn = game.turn_count
    for action in option.actions:
        game.play(action)
    decision = game.decision
    while decision is not None:
        if decision.seat == seat and decision.kind == TURN and game.turn_count > turn:
            return TurnSearch(game, seat, sites).best().value
        game.play(quick_choice(game, decision, sites))
        decision = game.decision
    return final_value(game, seat, sites.weights)


def quick_choice(game: TileGame, decision: Decision, sites: Sites) -> Action:
    """What a seat chooses without a look at the actions after it."""
    if isinstance(decision, PlaceStep) and not decision.awarded and decision.kind == "place":
        piece = game.new_tiles[0]
        return placing(game, piece, sites.spot(game, decision.seat, piece).cell)
    return TurnSearch(game, decision.seat, sites).glance()
