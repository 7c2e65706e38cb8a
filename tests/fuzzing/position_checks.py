"""Checks that an accepted position supports everything a game can do."""

import json
from typing import Any

from alhambra.games import from_position, imagine, replay
from alhambra.protocol import Action, Game, IllegalAction, NotationError, Randomness, Record
from tests.fuzzing.mutations import Mutator
from tests.fuzzing.outcomes import Watched, attempt, check_sentence

MOVES = 25  # from a position
ASKED = 3  # actions of a position that are fully queried
SEATS_AGAIN_EVERY = 4  # one in this many games is checked again after the moves
TO_THE_END_EVERY = 10  # one in this many games is played to its end


def check_game(mutator: Mutator, game: Game) -> None:
    """View the game as everybody, then write, imagine and play it."""
    check_text(game)
    check_seats(game)
    play_on(mutator, game)
    if mutator.below(SEATS_AGAIN_EVERY) == 0:
        check_seats(game)
    if mutator.below(TO_THE_END_EVERY) == 0 and game.chance is None and game.streams is not None:
        game.play_out(Randomness(mutator.below(100)))
        json.dumps(game.view(None))
    if not game.imagined:
        check_record(game)


def check_text(game: Game) -> None:
    text = game.position(with_chance=True)
    again = from_position(text)
    assert again.checksum() == game.checksum(), "another game goes on from its text"
    assert again.position(with_chance=True) == text, "its text is another one"


def check_seats(game: Game) -> None:
    """View the game as everybody, and imagine what is hidden."""
    with Watched(game):
        for seat in (None, *range(game.config.seats)):
            json.dumps([game.view(seat), game.standing(seat=seat), game.events_for(seat)])
        for seat in range(game.config.seats):
            twin = game.determinise(seat, Randomness(7))
            # With open chance, an imagined game continues from there.
            assert game.chance is not None or twin.view(seat) == game.view(seat), f"seat {seat} sees the difference"
            again = imagine(game.position(seat=seat), Randomness(7))
            assert again.checksum() == twin.checksum(), f"seat {seat} imagines something else from its text"


def play_on(mutator: Mutator, game: Game) -> None:
    randomness = Randomness(mutator.below(1000))
    for _ in range(MOVES):
        if game.is_over:
            break
        if game.chance is not None:
            outcomes = game.chance.outcomes
            game.resolve(outcomes[randomness.below(len(outcomes))][0])
            continue
        offers = game.legal_actions()
        if mutator.below(4) == 0:
            with Watched(game):
                ask(mutator, game, [offers[randomness.below(len(offers))] for _ in range(ASKED)])
        action = offers[randomness.below(len(offers))]
        assert game.action_set.parse(action.notation()) == action
        game.play(action)


def ask(mutator: Mutator, game: Game, offered: list[Action]) -> None:
    """Query everything about the offers, and about actions that are probably illegal."""
    for action in offered:
        assert game.explain(action) is None, f"{action.notation()} is offered and refused"
        json.dumps(game.preview(action))
        data = dict(action.to_json())
        check_judged(game, {name: value for name, value in data.items() if name == "kind" or mutator.below(2)})
    check_judged(game, {"kind": mutator.one_of(list(game.action_set.kinds))})
    for action in offered:
        words = action.notation().split(" ")
        words[mutator.below(len(words))] = mutator.one_of((*words, "-", "0,0", "tower_9_ne", "gulden_5", "7"))
        other = attempt(NotationError, lambda words=words: game.action_set.parse(" ".join(words)))  # type: ignore[misc]
        if other is not None:
            refusal = game.explain(other)
            json.dumps(game.preview(other))
            if refusal is not None:
                check_sentence(str(refusal))
                assert attempt(IllegalAction, lambda other=other: game.play(other)) is None  # type: ignore[misc]


def check_judged(game: Game, incomplete: dict[str, Any]) -> None:
    for judged in attempt(NotationError, lambda: game.refusals(incomplete)) or []:
        json.dumps(judged)


def check_record(game: Game) -> None:
    record = Record.read(game.record().to_text())
    again = replay(record)
    assert again.checksum() == game.checksum(), "the record leads to another game"
