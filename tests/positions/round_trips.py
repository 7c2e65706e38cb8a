"""Positions of whole games, converted to text and back, in numbered walks."""

from typing import NamedTuple

from alhambra import Randomness, from_position, imagine, new_game
from alhambra.protocol import Game
from tests.lockstep.walks import config_of

EVERY = 7  # one in this many positions of a walk is taken
OPEN_EVERY = 3  # one in this many walks has open chance from the set-up on, so that it stops at all chance events
TO_THE_END_EVERY = 20  # one in this many positions is played to its end in lockstep
STEPS_TOGETHER = 4
COMPARED_EVERY = 10  # steps on the way to the end


class Walk(NamedTuple):
    """The result of a walk."""

    positions: int
    to_the_end: int


def walk(number: int, most: int) -> Walk:
    """Check this many positions of a numbered game; AssertionError names the walk."""
    randomness = Randomness(f"positions {number}")
    config = config_of(number)
    game = new_game(config, None if number % OPEN_EVERY == 0 else number)
    checked = to_the_end = step = 0
    try:
        while checked < most:
            if game.is_over or randomness.below(EVERY) == 0:
                whole = randomness.below(TO_THE_END_EVERY) == 0
                check_position(game, randomness, whole)
                checked += 1
                to_the_end += whole
            if game.is_over:
                break
            choose(randomness, [game])
            step += 1
    except Exception as error:
        error.add_note(f"walk {number}, step {step}: {config}\n{game.position()}")
        raise
    return Walk(checked, to_the_end)


def check_position(game: Game, randomness: Randomness, to_the_end: bool) -> None:
    """The game that continues from the text equals the original, now and later."""
    text = game.position(with_chance=True)
    twin = from_position(text)
    assert twin.position(with_chance=True) == text, "the text is another one"
    assert_equal(game, twin)
    original = game.copy()
    step = 0
    while not original.is_over and (to_the_end or step < STEPS_TOGETHER):
        choose(randomness, [original, twin])
        step += 1
        if step <= STEPS_TOGETHER or step % COMPARED_EVERY == 0:
            assert_equal(original, twin)
    assert_equal(original, twin)
    assert original.position(with_chance=True) == twin.position(with_chance=True)
    check_knowledge(game, randomness)


def check_knowledge(game: Game, randomness: Randomness) -> None:
    """A seat imagines the same from its own text as in the game."""
    seat, seed = randomness.below(game.config.seats), randomness.fork()
    text = game.position(seat=seat)
    twin = imagine(text, Randomness(seed))
    assert twin.checksum() == game.determinise(seat, Randomness(seed)).checksum(), "something else is imagined"
    if game.chance is None:
        assert twin.position(seat=seat) == text, "in an imagined game the seat knows something else"


def assert_equal(one: Game, other: Game) -> None:
    assert one.checksum() == other.checksum(), "the checksums differ"
    assert offers(one) == offers(other), "other actions are legal"
    assert (one.scores, one.is_over, one.winners) == (other.scores, other.is_over, other.winners)
    chance, twin = one.chance, other.chance
    assert (chance is None) == (twin is None)
    if chance is not None and twin is not None:
        assert (chance.kind, chance.outcomes) == (twin.kind, twin.outcomes), "chance has other outcomes"


def offers(game: Game) -> list[str]:
    """Return the legal actions as a set: the order of redesigns depends on how a palace came about."""
    return sorted(action.notation() for action in game.legal_actions())


def choose(randomness: Randomness, games: list[Game]) -> None:
    """Make the same choice, or take the same outcome of open chance, in all games."""
    chance = games[0].chance
    if chance is not None:
        outcome = chance.outcomes[randomness.below(len(chance.outcomes))][0]
        for game in games:
            game.resolve(outcome)
        return
    action = games[0].legal_actions().pick(randomness)
    for game in games:
        game.play(action)
