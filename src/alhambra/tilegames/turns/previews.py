"""Previews of actions, played in a copy as far as the seat can foresee."""

from typing import TYPE_CHECKING, cast

from alhambra.protocol.actions import Action
from alhambra.protocol.messages import Preview
from alhambra.protocol.points import add_points, changes
from alhambra.tilegames.messages import Scoring
from alhambra.tilegames.scoring.forecast import next_scoring
from alhambra.tilegames.scoring.scorings import LAST_SCORING, Scored, Tally, end_points, points_by_source
from alhambra.tilegames.turns.turn import TurnStep

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame


def preview_of(game: "TileGame", action: Action, seat: int) -> Preview:
    """Return the effect of a legal action up to a decision, chance or hidden information."""
    trial = game.copy()
    trial.streams = None
    trial.records_events = True
    step = trial.step
    trial.end_step()
    step.choose(trial, action)
    run_openly(trial)
    scoring = next_scoring(game)
    before, after = _prospects(game, scoring), _prospects(trial, scoring)
    scored = _scored(trial)
    decision = trial.decision
    return {
        "refusal": None,
        "events": trial.happened_for(seat),
        "payment": game.step.payment(game, action),
        "scored": scored,
        # Points that were just scored are no longer prospects.
        "worth": [{} for _ in before] if any(scored) else changes(before, after),
        "another_action": any(isinstance(step, TurnStep) and step.seat == seat for step in trial.pending()),
        "decision": trial.decision_message,
        "chance": None if decision is not None or trial.is_over else trial.step.kind,
        "is_over": trial.is_over,
    }


def run_openly(game: "TileGame") -> None:
    """Run automatic steps up to a decision, chance, or the reveal of hidden information."""
    while not game.is_over:
        step = game.step
        if step.seat >= 0 or step.shows_hidden() or step.tickets(game):
            return
        game.end_step()
        step.run(game)


def _prospects(game: "TileGame", scoring: int) -> list[dict[str, int]]:
    """Return each seat's points by source if the scoring and the end of the game came now."""
    prospects = [end_points(game, seat) for seat in range(game.rules.seats)]
    if scoring <= LAST_SCORING:
        scored = Scored(Tally(game), scoring)
        for seat, own in enumerate(prospects):
            add_points(own, scored.by_source(seat))
    return prospects


def _scored(game: "TileGame") -> list[dict[str, int]]:
    """Return the points that the events report, by seat and source."""
    scored: list[dict[str, int]] = [{} for _ in range(game.rules.seats)]
    for event in game.events:
        if event.kind == "scoring":
            data = cast(Scoring, event.data)
            for seat, own in enumerate(scored):
                add_points(own, points_by_source(data["lines"][seat], data["majorities"], seat))
    return scored
