"""Compares what a game says about consequences with what follows, and with the slow model."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any, cast

from alhambra.protocol import Action, Game, NotationError, Randomness
from alhambra.protocol.messages import Judgement, Preview
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.messages import ScoringPoints, TileBought, TileGameStanding
from tests.games.event_tracker import Diary, model_scores
from tests.model.scoring import Participant

KINDS = 2  # how many kinds of action are queried per position, besides that of a legal one


def check_consequences(game: TileGame, diary: Diary, chooser: Randomness) -> None:
    """Queries change nothing, and all answers are true."""
    before = game.checksum()
    actions = game.legal_actions()
    action = actions[chooser.below(len(actions))]
    check_preview(game, action)
    kinds = list(game.action_set.kinds)
    for kind in {action.kind, *(kinds[chooser.below(len(kinds))] for _ in range(KINDS))}:
        check_refusals(game, kind)
    check_nothing_is_told(game, action)
    check_standing(game, diary)
    assert game.checksum() == before, "asking changed the game"


# --- previews ---


def check_preview(game: Game, action: Action) -> None:
    """What a preview shows happens when the action is played, up to the first chance."""
    decision = game.decision
    assert decision is not None
    preview = game.preview(action, seat=decision.seat)
    json.dumps(preview)
    played = game.with_open_chance()
    played.records_events = True
    played.play(action)
    # A pending roll is only reported where the caller decides outcomes.
    happened = [event for event in played.happened_for(decision.seat) if event["event"] != "roll_is_due"]
    assert preview["refusal"] is None
    assert happened[: len(preview["events"])] == preview["events"], "a preview tells what does not happen"
    check_payment(preview)
    if preview["chance"] is not None and (played.chance is None or played.chance.kind != preview["chance"]):
        assert is_hidden_before(preview, len(happened)), f"{action}: the preview ends too early"
        return
    assert len(happened) == len(preview["events"]), "a preview tells less than what happens"
    assert preview["decision"] == played.view(decision.seat)["decision"]
    assert preview["is_over"] == played.is_over
    gained = [sum(own.values()) for own in preview["scored"]]
    assert gained == [after - before for before, after in zip(game.scores, played.scores, strict=True)]
    if isinstance(game, TileGame) and isinstance(played, TileGame) and not any(gained):
        check_worth(preview, game.standing(), played.standing())


def is_hidden_before(preview: Preview, happened: int) -> bool:
    """Return whether a preview ends where hidden things are revealed: money at the end, or a character set aside."""
    return preview["chance"] in ("end", "turn_up_aside") and len(preview["events"]) < happened


def check_payment(preview: Preview) -> None:
    """The payment matches the purchase event."""
    payment = preview["payment"]
    for event in preview["events"]:
        if event["event"] == "tile_bought":
            bought = cast(TileBought, event)
            assert payment is not None
            assert bought["exact"] == (payment["overpaid"] == 0)
            assert not bought["cards"] or payment["paid"] == sum(value_in(card) for card in bought["cards"])
    assert payment is None or payment["overpaid"] == payment["paid"] - payment["price"] >= 0


def value_in(card: str) -> int:
    """Return the value of a card; a bureau has none."""
    value = card.rpartition("_")[2]
    return int(value) if value.isdigit() else 0


def check_worth(preview: Preview, before: TileGameStanding, after: TileGameStanding) -> None:
    """An action's value is the difference in the next scoring and the end."""
    worth = [sum(own.values()) for own in preview["worth"]]
    prospects = [prospects_of(before), prospects_of(after)]
    assert worth == [new - old for old, new in zip(*prospects, strict=True)]


def prospects_of(standing: TileGameStanding) -> list[int]:
    """Return what the next scoring and the end would give, by seat."""
    first = standing["scorings"][0]["points"]["gained"]
    return [first[seat] + sum(own.values()) for seat, own in enumerate(standing["end"])]


# --- refusals ---


def check_refusals(game: Game, kind: str) -> None:
    """The judgement of each completion equals that of the complete action; no legal one is missing."""
    found = set()
    for judgement in judgements_of(game, kind):
        if judgement["action"] is None:
            assert judgement["refusal"] is not None, "an incomplete action is said to be legal"
            continue
        action = game.action_set.from_json(json.loads(json.dumps(judgement["action"])))
        assert action not in found, f"{action} is judged twice"
        found.add(action)
        refusal = game.explain(action)
        assert judgement["refusal"] == (None if refusal is None else refusal.to_json()), str(action)
    offered = {action for action in game.legal_actions() if action.kind == kind}
    assert offered <= found, f"missing: {offered - found}"


def judgements_of(game: Game, kind: str) -> list[Judgement]:
    """Return all of the kind; if there are too many to judge at once, those about each offered tile."""
    try:
        return game.refusals({"kind": kind})
    except NotationError:
        offered: list[dict[str, Any]] = [dict(action.to_json()) for action in game.legal_actions()]
        tiles = {action["tile"] for action in offered if action["kind"] == kind}
        return [judgement for tile in sorted(tiles) for judgement in game.refusals({"kind": kind, "tile": tile})]


def check_nothing_is_told(game: Game, action: Action) -> None:
    """A seat that does not decide learns nothing."""
    decision = game.decision
    assert decision is not None
    other = (decision.seat + 1) % game.config.seats
    if other != decision.seat:
        assert game.refusals(action.to_json(), seat=other) == []
        preview = game.preview(action, seat=other)
        assert preview["refusal"] is not None
        assert preview["refusal"]["clause"] == "SEAT"
        assert preview["events"] == []


# --- standing ---


def check_standing(game: TileGame, diary: Diary) -> None:
    """Each coming scoring matches the slow model, and the standing is the same for everybody."""
    standing = game.standing()
    json.dumps(standing)
    assert all(game.standing(seat=seat) == standing for seat in range(game.rules.seats))
    assert standing["points"] == diary.points
    assert standing["dirk"] == (None if diary.dirk is None else diary.dirk_points)
    for coming in standing["scorings"]:
        points = coming["points"]
        assert points["gained"] == model_points(diary, points["scoring"])
        check_sums(points)
        left = coming["cards"]
        assert (left is None) == (points["scoring"] == 3) == (coming["tiles"] is not None)
        assert left is None or left["most"] is None or 0 <= left["least"] <= left["most"]
    expected: list[dict[str, int]] = [{} for _ in diary.points]
    for check in diary.checks:
        check.add_final_points(diary, expected)
    assert standing["end"] == expected


def model_points(diary: Diary, scoring: int) -> list[int]:
    """Return what each participant would score now, by the slow model."""
    facts = deepcopy(diary.facts)
    participants = [Participant(ground=ground) for ground in diary.grounds]
    if diary.dirk is not None:
        participants.append(Participant(collection=[diary.piece(tile) for tile in diary.dirk]))
    for check in diary.checks:
        check.prepare_scoring(diary, participants)
    diary.facts = facts
    return model_scores(participants, scoring, diary.options)


def check_sums(points: ScoringPoints) -> None:
    """Lines and majorities add up, and no majority gives more than its ranks are worth."""
    for number, gained in enumerate(points["gained"]):
        lines = sum(points["lines"][number].values()) if number < len(points["lines"]) else 0
        assert gained == lines + sum(shares[number] for shares in points["majorities"].values())
    for type_name, shares in points["majorities"].items():
        assert sum(shares) <= sum(points["places"][type_name])
        assert all(share == 0 or tiles >= 1 for share, tiles in zip(shares, points["tiles"][type_name], strict=True))
