"""The only sources of chance: keyed streams that can be verified but not guessed.

A game draws from ``Streams``: every source of it (the deck, a bag, a kind of dice) has words of its own, so that the
results of one source do not depend on how often another was used. The words of a source are SHAKE-256 over ``alhambra
stream ``, the 32 bytes of the seed and the name of the source, read as 32-bit numbers, little endian.

Everything else that needs chance, such as a bot, has a ``Randomness``, one endless stream: block number ``i`` of it is
the first 512 bytes of SHAKE-256 over the seed followed by ``i`` as eight bytes, little endian.

In both, a number below ``n`` is the next word modulo ``n``; words in the incomplete last stretch of ``n`` numbers are
skipped, so that all are equally likely. Above 2**32, as many words as ``n`` needs make one number, the lowest first.
The streams are the same on every platform and Python version, and nobody who sees their results can compute the next
one without the seed.
"""

import hashlib
import secrets
from collections.abc import Sequence
from string import hexdigits
from typing import Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from alhambra.protocol.errors import AlhambraError, ConfigError
from alhambra.protocol.given import GivenSeed

SEED_BYTES: Final = 32
LONGEST_STREAM: Final = 100_000  # numbers of a source that can be skipped; a game uses a few hundred
_LARGEST_SEED_BITS: Final = 1024
_WORD_BYTES: Final = 4
_WORD_BITS: Final = 32
_WORD_RANGE: Final = 1 << 32
_LARGEST_WORD: Final = _WORD_RANGE - 1  # a word is read with the next one, so one more is computed
_BLOCK_BYTES: Final = 512
_FIRST_BYTES: Final = 272  # two rounds of SHAKE-256: enough for a bag,
_GROWTH: Final = 2  # and this many times as much for a deck


def canonical_seed(seed: GivenSeed) -> str:
    """Return the seed as 64 hexadecimal digits; any other text, or a whole number, is hashed into one."""
    if not isinstance(seed, str) and (type(seed) is not int or seed.bit_length() > _LARGEST_SEED_BITS):
        raise ConfigError("seed-is-none", most=_LARGEST_SEED_BITS)
    text = str(seed)
    if isinstance(seed, str) and len(text) == 2 * SEED_BYTES and set(text) <= set(hexdigits):
        return text.lower()
    return hashlib.sha256(f"alhambra seed {text}".encode(errors="surrogatepass")).hexdigest()


def fresh_seed() -> str:
    """Return 64 hexadecimal digits that nobody can guess."""
    return secrets.token_hex(SEED_BYTES)


def _words_for(n: int) -> int:
    """Return how many words make a number below n."""
    if n <= 0:
        raise AlhambraError("no-number-below", limit=n)
    return max(1, ((n - 1).bit_length() + _WORD_BITS - 1) // _WORD_BITS)


def _number_of(words: list[int], n: int) -> int:
    """Return the number below n that the words make, the lowest first; -1 if they must be skipped."""
    number = 0
    for word in reversed(words):
        number = number << _WORD_BITS | word
    span = 1 << _WORD_BITS * len(words)
    return number % n if number < span - span % n else -1


@mypyc_attr(acyclic=True)
class Streams:
    """The streams of a game, one for each source. Copies continue independently and share all computed words."""

    def __init__(self, seed: str, sources: Sequence[str], original: "Streams | None" = None) -> None:
        self.seed = seed
        if original is None:
            self.sources = tuple(sources)
            self._data = [b""] * len(sources)  # the words of each source computed so far
            self._positions: vec[i64] = vec[i64]([0] * len(sources))  # how many bytes of each source are used
        else:
            self.sources = original.sources
            self._data = original._data
            self._positions = original._positions[:]

    def copy(self) -> "Streams":
        return Streams(self.seed, (), self)

    def used(self) -> list[int]:
        """Return how many words of each source are used."""
        return [position // _WORD_BYTES for position in self._positions]

    def skip(self, words: list[int]) -> None:
        """Skip this many words of each source."""
        for source, count in enumerate(words):
            self._positions[source] += _WORD_BYTES * count
            while len(self._data[source]) < self._positions[source]:
                self._extend(source)

    def below(self, source: i64, n: int) -> int:
        """Return a whole number from 0 to n - 1, each equally likely, from a source."""
        if not 0 < n <= _WORD_RANGE:
            return self._large(source, n)
        size: i64 = n
        while True:
            offset = self._positions[source]
            data = self._data[source]
            if offset >= len(data) - _WORD_BYTES:
                data = self._extend(source)
            self._positions[source] = offset + _WORD_BYTES
            word = read_i64_le(data, offset) & _LARGEST_WORD
            number = word % size
            if word - number <= _WORD_RANGE - size:
                return number

    def _extend(self, source: i64) -> bytes:
        """Compute more words of a source, for all copies."""
        key = b"alhambra stream " + bytes.fromhex(self.seed) + self.sources[source].encode()
        data = hashlib.shake_256(key).digest(max(_FIRST_BYTES, _GROWTH * len(self._data[source])))
        self._data[source] = data
        return data

    def _large(self, source: i64, n: int) -> int:
        count = _words_for(n)
        while True:
            number = _number_of([self.below(source, _WORD_RANGE) for _ in range(count)], n)
            if number >= 0:
                return number


@mypyc_attr(acyclic=True)
class Randomness:
    """One stream of random numbers, the same on every platform; copies continue independently.

    Args:
        seed: any whole number or text.

    Raises:
        ConfigError: the seed is neither.

    >>> dice = Randomness("dice")
    >>> [dice.below(6) + 1 for _ in range(4)] == [Randomness("dice").below(6) + 1 for _ in range(4)]
    False
    """

    def __init__(self, seed: GivenSeed) -> None:
        self.seed = canonical_seed(seed)
        self._key = bytes.fromhex(self.seed)
        self._next_block = 0
        self._block = b""
        self._offset: i64 = _BLOCK_BYTES

    def below(self, n: int) -> int:
        """Return a whole number from 0 to ``n`` - 1, each equally likely.

        Args:
            n: how many numbers are possible, at least 1.

        Raises:
            AlhambraError: there is no number below ``n``.

        >>> Randomness(1).below(1)
        0
        """
        if not 0 < n <= _WORD_RANGE:
            return self._large(n)
        size: i64 = n
        while True:
            if self._offset == _BLOCK_BYTES:
                self._refill()
            offset = self._offset
            self._offset = offset + _WORD_BYTES
            word = read_i64_le(self._block, offset) & _LARGEST_WORD
            number = word % size
            if word - number <= _WORD_RANGE - size:
                return number

    def _refill(self) -> None:
        counter = self._next_block.to_bytes(8, "little")
        self._block = hashlib.shake_256(self._key + counter).digest(_BLOCK_BYTES + _WORD_BYTES)
        self._next_block += 1
        self._offset = 0

    def _large(self, n: int) -> int:
        count = _words_for(n)
        while True:
            number = _number_of([self.below(_WORD_RANGE) for _ in range(count)], n)
            if number >= 0:
                return number

    def shuffle(self, items: list[int]) -> None:
        """Put items into random order, in place (Fisher-Yates, from the end).

        Args:
            items: the numbers to shuffle.

        >>> items = [1, 2, 3]
        >>> Randomness(1).shuffle(items)
        >>> sorted(items)
        [1, 2, 3]
        """
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def fork(self) -> str:
        """Return a seed for another stream, taken from this one.

        >>> len(Randomness(1).fork())
        64
        """
        return "".join(f"{self.below(_WORD_RANGE):08x}" for _ in range(SEED_BYTES // 4))

    def copy(self) -> "Randomness":
        """Return a stream that continues as this one does, independently.

        >>> one = Randomness(1)
        >>> one.copy().below(1000) == one.below(1000)
        True
        """
        twin = Randomness(self.seed)
        twin._next_block = self._next_block
        twin._block = self._block
        twin._offset = self._offset
        return twin
