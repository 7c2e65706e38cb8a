"""What must hold for any input: one of our error sentences or a result, in bounded time."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from alhambra.protocol import AlhambraError, Game

LONGEST_SENTENCE = 512
SECONDS = 3.0  # CPU seconds per try; the slowest tries replay a long record or play a whole game

_T = TypeVar("_T")


def attempt(errors: type[AlhambraError] | tuple[type[AlhambraError], ...], call: Callable[[], _T]) -> _T | None:
    """Return the result, or None if the input is properly refused; any other error propagates."""
    try:
        return call()
    except errors as error:
        check_sentence(str(error))
    return None


def check_sentence(sentence: str) -> None:
    """Return whether a text is one printable line of limited length."""
    assert sentence.isprintable(), f"not printable: {sentence!r}"
    assert 0 < len(sentence) <= LONGEST_SENTENCE, f"{len(sentence)} characters: {sentence!r}"


class Watched:
    """A game that must stay unchanged, whatever it is asked."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.checksum = game.checksum()
        self.length = game.history.length

    def __enter__(self) -> Game:
        return self.game

    def __exit__(self, *_: object) -> None:
        assert self.game.checksum() == self.checksum, "the position has changed"
        assert self.game.history.length == self.length, "the history has changed"


@contextmanager
def in_time() -> Iterator[None]:
    """Check that it does not take long."""
    begin = time.process_time()
    yield
    taken = time.process_time() - begin
    assert taken < SECONDS, f"it took {taken:.1f} seconds"
