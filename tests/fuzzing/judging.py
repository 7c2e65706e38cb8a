"""What must hold whatever is put in: a sentence of ours or a result, in bounded time."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from alhambra.protocol import AlhambraError, Game

LONGEST_SENTENCE = 512
SECONDS = 3.0  # of computing, for one try; the slowest tries replay a long record or play a whole game

_T = TypeVar("_T")


def attempt(errors: type[AlhambraError] | tuple[type[AlhambraError], ...], call: Callable[[], _T]) -> _T | None:
    """The result, or None if the input is refused as it should be; any other error passes on."""
    try:
        return call()
    except errors as error:
        check_sentence(str(error))
    return None


def check_sentence(sentence: str) -> None:
    """One printable line of limited length."""
    assert sentence.isprintable(), f"not printable: {sentence!r}"
    assert 0 < len(sentence) <= LONGEST_SENTENCE, f"{len(sentence)} characters: {sentence!r}"


class Watched:
    """A game that must stay as it is, whatever it is asked."""

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
    """It must not take long."""
    begin = time.process_time()
    yield
    taken = time.process_time() - begin
    assert taken < SECONDS, f"it took {taken:.1f} seconds"
