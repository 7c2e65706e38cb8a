"""The entry points of the library: notation, JSON, records, configs and calls with odd values."""

import json
from functools import cache
from typing import Any

from alhambra.games import GAMES, check_config, from_position, imagine, new_game, replay
from alhambra.protocol import (
    Action,
    ConfigError,
    Game,
    GameConfig,
    IllegalAction,
    JsonError,
    NotationError,
    PositionError,
    Randomness,
    Record,
    RecordError,
    SeatError,
    canonical_seed,
)
from alhambra.protocol.serialization.reading import read_json
from tests.fuzzing.damaged_positions import damaged
from tests.fuzzing.mutations import ODD_VALUES, Mutator
from tests.fuzzing.outcomes import Watched, attempt, check_sentence
from tests.fuzzing.position_checks import check_game
from tests.fuzzing.position_corpus import CONFIGS as POSITION_CONFIGS
from tests.fuzzing.position_corpus import positions_of

CONFIGS = [
    *(GameConfig(name, 3, info.modules) for name, info in GAMES.items()),
    GameConfig("alhambra", 2),
    GameConfig("granada", 2, ["bureaux"], ["simplified_scoring"]),
    GameConfig("roll_and_write", 1),
]
MOMENTS = (0, 3, 20, 60, 150, 10_000)  # after this many choices, or at the end


@cache
def watched() -> list[Watched]:
    """Return the games under attack."""
    return [Watched(game) for game in games()]


@cache
def games() -> list[Game]:
    """Return games of every kind at several moments, some with open chance."""
    found: list[Game] = []
    for number, config in enumerate(CONFIGS):
        game, randomness = new_game(config, number), Randomness(f"fuzz {number}")
        found.append(new_game(config, None))
        for choices in range(max(MOMENTS) + 1):
            if choices in MOMENTS or game.is_over:
                found.append(game.copy())
            if game.is_over:
                break
            actions = game.legal_actions()
            game.play(actions[randomness.below(len(actions))])
    return found


@cache
def lines() -> list[str]:
    """Return actions of every kind, as notation."""
    found = {entry.action for game in games() for entry in game.entries() if entry.action is not None}
    offered = {action for game in games() for action in game.legal_actions()[:50]}
    return sorted(action.notation() for action in found | offered)


@cache
def actions_as_json() -> list[dict[str, Any]]:
    """Return actions of every kind, as JSON."""
    sets = [game.action_set for game in games()]
    readable = [(line, actions) for line in lines() for actions in sets if line.split()[0] in actions.kinds]
    return list({line: dict(actions.parse(line).to_json()) for line, actions in readable}.values())


@cache
def records() -> list[Record]:
    """Return records of games of every kind that are short enough to be replayed quickly."""
    return [record for game in games() if len((record := game.record()).entries) <= 60]


# --- actions ---


def fuzz_notation(mutator: Mutator) -> None:
    text = mutator.text(lines()) if mutator.below(20) else mutator.odd_value()
    with mutator.one_of(watched()) as game:
        action = attempt(NotationError, lambda: game.action_set.parse(text))
        if action is not None:
            assert game.action_set.parse(action.notation()) == action
            assert game.action_set.from_json(action.to_json()) == action
            check_choice(mutator, game, action)


def fuzz_json_of_actions(mutator: Mutator) -> None:
    data = mutator.value(mutator.one_of(actions_as_json())) if mutator.below(20) else mutator.odd_value()
    with mutator.one_of(watched()) as game:
        action = attempt(NotationError, lambda: game.action_set.from_json(data))
        if action is not None:
            assert game.action_set.from_json(action.to_json()) == action
            assert game.action_set.parse(action.notation()) == action
            check_choice(mutator, game, action)


def fuzz_incomplete_actions(mutator: Mutator) -> None:
    """Try actions with missing or damaged fields, for any seat."""
    data = mutator.value(mutator.one_of(actions_as_json())) if mutator.below(20) else mutator.odd_value()
    if isinstance(data, dict):
        data = {name: value for name, value in data.items() if name == "kind" or mutator.below(2)}
    seat = mutator.one_of((None, None, 0, mutator.odd_value()))
    with mutator.one_of(watched()) as game:
        for judged in attempt((NotationError, SeatError), lambda: game.refusals(data, seat=seat)) or []:
            json.dumps(judged)


def check_choice(mutator: Mutator, game: Game, action: Action) -> None:
    """Query an action for any seat; play it on a copy if it is legal, and try to play it if it is not."""
    seat = mutator.one_of((None, None, *range(game.config.seats), mutator.odd_value()))
    if attempt(SeatError, lambda: game.legal_actions(seat=seat)) is None:
        assert attempt(SeatError, lambda: game.play(action, seat=seat)) is None
        return
    refusal = game.explain(action, seat=seat)
    assert game.preview(action, seat=seat)["refusal"] == (None if refusal is None else refusal.to_json())
    if refusal is None:
        game.copy().play(action, seat=seat)
    else:
        check_sentence(str(refusal))
        assert attempt(IllegalAction, lambda: game.play(action, seat=seat)) is None


def fuzz_foreign_actions(mutator: Mutator) -> None:
    """Try actions of one game, or values that are not actions, in another game."""
    offers = list(mutator.one_of(games()).legal_actions())
    action = mutator.one_of(offers) if offers and mutator.below(3) else mutator.odd_value()
    with mutator.one_of(watched()) as game:
        check_choice(mutator, game, action)


# --- records ---


def fuzz_records(mutator: Mutator) -> None:
    """Try damaged records in both forms, as they are or resealed."""
    record = mutator.one_of(records())
    way = mutator.below(4)
    if way == 0:
        found = attempt(RecordError, lambda: Record.read(mutator.text([record.to_text()])))
    elif way == 1:
        found = attempt(RecordError, lambda: Record.read(mutator.text([json.dumps(record.to_json())])))
    elif way == 2:
        found = attempt(RecordError, lambda: Record.from_json(mutator.value(record.to_json())))
    else:
        found = resealed(mutator, record)
    if found is not None:
        attempt(RecordError, lambda: replay(found))


def resealed(mutator: Mutator, record: Record) -> Record | None:
    """Return the record with other turns, as somebody who can seal it would forge it."""
    changed = Record.from_json(record.to_json())
    changed.entries = changed.entries.copy()
    if mutator.below(2) and changed.entries:
        place = mutator.below(len(changed.entries))
        changed.entries[place] = mutator.text([changed.entries[place]])
    else:
        changed.entries += mutator.one_of(records()).entries[-3:] if mutator.below(2) else []
        changed.entries = [line for line in changed.entries if mutator.below(20)]
    return attempt(RecordError, lambda: Record.read(changed.to_text())) if mutator.below(2) else changed


def fuzz_json_texts(mutator: Mutator) -> None:
    text = mutator.text([json.dumps(mutator.one_of(actions_as_json())), json.dumps(mutator.one_of(CONFIGS).to_json())])
    try:
        data = read_json(text)
    except JsonError as error:
        check_sentence(str(error))
    else:
        assert read_json(json.dumps(data)) == data


# --- positions ---


def fuzz_positions(mutator: Mutator) -> None:
    """Try damaged positions. An accepted one must support everything a game can do."""
    text, _ = (
        damaged(mutator)
        if mutator.below(20)
        else (mutator.text(positions_of(mutator.below(len(POSITION_CONFIGS)))), [])
    )
    accepted = accepted_game(mutator, text)
    if accepted is not None:
        check_game(mutator, accepted)


def accepted_game(mutator: Mutator, text: Any) -> Game | None:
    """Return the game that continues or is imagined from the text; None if it is refused."""
    seed = mutator.one_of((None, 1))
    game = attempt(PositionError, lambda: from_position(text, seed))
    return game or attempt(PositionError, lambda: imagine(text, Randomness(1)))


def damaged_position(mutator: Mutator) -> Any:
    """Return a damaged position, or anything else."""
    return damaged(mutator)[0] if mutator.below(20) else mutator.odd_value()


# --- configs and calls ---


def fuzz_configs(mutator: Mutator) -> None:
    config = mutator.one_of(CONFIGS)
    data = mutator.value(config.to_json())
    found = attempt(ConfigError, lambda: GameConfig.from_json(data))
    fields = list(config.to_json().values())
    fields[mutator.below(4)] = mutator.odd_value()
    for made in (found, attempt(ConfigError, lambda: GameConfig(*fields))):
        if made is not None:
            attempt(ConfigError, lambda made=made: check_config(made))  # type: ignore[misc]
    seed = mutator.odd_value()
    if mutator.below(20) == 0:
        attempt(ConfigError, lambda: new_game(config if found is None else found, seed))
    else:
        attempt(ConfigError, lambda: canonical_seed(seed))


def fuzz_calls(mutator: Mutator) -> None:
    """Query a game about seats and outcomes, valid or not."""
    odd = mutator.odd_value()
    seat = mutator.one_of((odd, odd, *ODD_VALUES[:6]))
    with mutator.one_of(watched()) as game:
        attempt(SeatError, lambda: game.view(seat))
        attempt(SeatError, lambda: game.events_for(seat))
        attempt(SeatError, lambda: game.standing(seat=seat))
        attempt(SeatError, lambda: game.determinise(seat, Randomness(1)))
        if game.chance is None or odd not in [name for name, _ in game.chance.outcomes]:
            assert attempt(IllegalAction, lambda: game.resolve(odd)) is None
    attempt((ConfigError, RecordError), lambda: new_game(odd, 1))
    attempt(RecordError, lambda: replay(odd))
