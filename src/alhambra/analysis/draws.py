"""The draws of a recorded game, each with everything that could have been drawn instead."""

from collections.abc import Iterator
from typing import NamedTuple

from alhambra.analysis.messages import DrawSource
from alhambra.games import replay_entries
from alhambra.protocol import Game, Record
from alhambra.tilegames.cards import FIRST_SPECIAL, MONEY_NAMES
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.turns.drawing import DirkDraws, FillDisplay, FillMarket


class Stage(NamedTuple):
    """A part of a draw, such as whether a scoring card turns up: where it belongs, and what it decided."""

    source: DrawSource
    decided: str


class Draw(NamedTuple):
    """A draw: the game that waits for it, what can be drawn with which weights, and what was drawn.

    The weights are those of the dealer: they follow from everything in the game but the order of decks and bags, which
    it does not have. Hands and face-down cards count as they are, even where no seat knew all of them.
    """

    game: Game  # with open chance
    outcomes: list[tuple[str, int]]
    drawn: str


class Played(NamedTuple):
    """An entry of a record: the game before it, and the draws that it caused, in order."""

    number: int
    line: str
    before: Game
    draws: list[Draw]


def played_entries(record: Record) -> Iterator[Played]:
    """Yield all entries of a record with their draws. Draws of the set-up belong to no entry.

    Raises RecordError if the record does not fit the rules.
    """
    games = replay_entries(record)
    for number, (line, game) in enumerate(zip(record.entries, games, strict=False), 1):
        yield Played(number, line, game, _draws_of(game, line))
    for _ in games:  # the last entry is checked too
        pass


def _draws_of(game: Game, line: str) -> list[Draw]:
    who, _, what = line.partition(": ")
    trial = game.with_open_chance()
    trial.records_events = False
    if who == "*":
        chance = trial.chance
        return [] if chance is None else [Draw(trial, chance.outcomes, what)]
    trial.play(trial.action_set.parse(what))
    streams = None if game.streams is None else game.streams.copy()
    found: list[Draw] = []
    while streams is not None and (chance := trial.chance) is not None:
        drawn = trial.draw(streams)
        found.append(Draw(trial, chance.outcomes, drawn))
        trial = trial.copy()
        trial.resolve(drawn)
    return found


def after(draw: Draw, outcome: str) -> Game:
    """Return the game after one of the outcomes of a draw."""
    trial = draw.game.copy()
    trial.resolve(outcome)
    return trial


def stages(game: Game, outcome: str) -> tuple[Stage, ...]:
    """Return the parts into which an outcome of the draw that is due is split.

    Whether a scoring card turns up comes first, then whether a card of a module does, then which card of money. Given
    the parts before it, each part has luck with mean zero of its own.
    """
    if not isinstance(game, TileGame):
        return (Stage("dice", outcome),)
    step = game.step
    if isinstance(step, FillMarket):
        return (Stage("market", outcome),)
    if isinstance(step, DirkDraws):
        return (Stage("dirk", outcome),)
    if not isinstance(step, FillDisplay):
        return (Stage("module", outcome),)
    if outcome in MONEY_NAMES:
        return (Stage("scoring", ""), Stage("module", ""), Stage("display", outcome))
    if game.rules.card_owners[game.deck.special_card(outcome) - FIRST_SPECIAL] < 0:
        return (Stage("scoring", outcome),)
    return (Stage("scoring", ""), Stage("module", outcome))
