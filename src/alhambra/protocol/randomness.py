"""The only source of chance: a keyed stream that can be verified but not guessed.

Block number ``i`` of the stream is the first 512 bytes of SHAKE-256 over the 32 bytes of the seed followed by ``i`` as
eight bytes, little endian. A block is read as 128 words of 32 bits, little endian. A number below ``n`` is the next
word modulo ``n``; words in the incomplete last stretch of ``n`` numbers are skipped, so that all are equally likely.
The stream is the same on every platform and Python version, and whoever sees its results cannot compute the next one
without the seed.
"""

import hashlib
import secrets
from string import hexdigits
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from alhambra.protocol.errors import ConfigError

SEED_BYTES: Final = 32
_LARGEST_SEED_BITS: Final = 1024
_BLOCK_BYTES: Final = 512
_WORD_RANGE: Final = 1 << 32


def canonical_seed(seed: int | str | Any) -> str:
    """The seed as 64 hexadecimal digits; any other text, or a whole number, is hashed into one."""
    if not isinstance(seed, str) and (type(seed) is not int or seed.bit_length() > _LARGEST_SEED_BITS):
        raise ConfigError(f"a seed is a text, or a whole number of at most {_LARGEST_SEED_BITS} bits")
    text = str(seed)
    if isinstance(seed, str) and len(text) == 2 * SEED_BYTES and set(text) <= set(hexdigits):
        return text.lower()
    return hashlib.sha256(f"alhambra seed {text}".encode(errors="surrogatepass")).hexdigest()


def fresh_seed() -> str:
    """A seed that nobody can guess, for games between people."""
    return secrets.token_hex(SEED_BYTES)


def commitment(seed: str) -> str:
    """The hash that is shown when a game starts and proves the seed when it is over."""
    return hashlib.sha256(b"alhambra commitment " + bytes.fromhex(seed)).hexdigest()


@mypyc_attr(acyclic=True)
class Randomness:
    """One stream of random numbers; copies go on independently from the same place."""

    def __init__(self, seed: int | str | Any) -> None:
        self.seed = canonical_seed(seed)
        self._key = bytes.fromhex(self.seed)
        self._next_block = 0
        self._block = b""
        self._next: i64 = _BLOCK_BYTES

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each equally likely."""
        limit: i64 = _WORD_RANGE - _WORD_RANGE % n
        while True:
            if self._next == _BLOCK_BYTES:
                self._refill()
            block = self._block
            here = self._next
            low: i64 = block[here] | block[here + 1] << 8
            high: i64 = block[here + 2] | block[here + 3] << 8
            self._next = here + 4
            word = low | high << 16
            if word < limit:
                return word % n

    def _refill(self) -> None:
        counter = self._next_block.to_bytes(8, "little")
        self._block = hashlib.shake_256(self._key + counter).digest(_BLOCK_BYTES)
        self._next_block += 1
        self._next = 0

    def shuffle(self, items: list[int]) -> None:
        """Put the items into random order (Fisher-Yates, from the end)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def fork(self) -> str:
        """A seed for another stream, taken from this one."""
        return "".join(f"{self.below(_WORD_RANGE):08x}" for _ in range(SEED_BYTES // 4))

    def copy(self) -> "Randomness":
        twin = Randomness(self.seed)
        twin._next_block = self._next_block
        twin._block = self._block
        twin._next = self._next
        return twin
