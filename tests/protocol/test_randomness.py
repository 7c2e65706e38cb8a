"""The streams of random numbers match their documentation, are fair, and can be copied."""

import hashlib
from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alhambra.protocol import AlhambraError, Randomness, Streams, canonical_seed, fresh_seed

KNOWN_WORD = 2280200651  # the first word of the seed 1


def documented_words(seed: str) -> Iterator[int]:
    """Compute the stream from its description, byte by byte."""
    block = 0
    while True:
        content = hashlib.shake_256(bytes.fromhex(seed) + block.to_bytes(8, "little")).digest(512)
        for begin in range(0, 512, 4):
            yield sum(content[begin + position] << 8 * position for position in range(4))
        block += 1


def documented_numbers(seed: str, below: int) -> Iterator[int]:
    """Words in the incomplete last stretch are rejected."""
    for word in documented_words(seed):
        if word // below < 2**32 // below:
            yield word % below


@given(st.integers() | st.text(), st.integers(1, 2**32))
def test_the_numbers_are_those_of_the_description(seed: int | str, below: int) -> None:
    stream = Randomness(seed)
    numbers = [stream.below(below) for _ in range(150)]
    assert numbers == list(islice(documented_numbers(canonical_seed(seed), below), 150))


def test_a_known_stream() -> None:
    """These words come from any SHAKE-256; if they changed, no record could be replayed."""
    stream = Randomness("00" * 32)
    first = hashlib.shake_256(bytes(40)).digest(8)
    assert [stream.below(2**32) for _ in range(2)] == [
        int.from_bytes(first[:4], "little"),
        int.from_bytes(first[4:], "little"),
    ]
    assert [Randomness(1).below(2**32), Randomness("1").below(1000)] == [KNOWN_WORD, KNOWN_WORD % 1000]


def test_words_of_the_incomplete_last_stretch_are_skipped() -> None:
    """Below 3 * 2^30 a quarter of all words would make small numbers more likely."""
    below = 3 * 2**30
    words = list(islice(documented_words(canonical_seed(1)), 200))
    stream = Randomness(1)
    kept = [word for word in words if word < below]
    assert 20 < len(words) - len(kept) < 80
    assert [stream.below(below) for _ in kept] == kept


@pytest.mark.parametrize("below", [2, 3, 6, 7, 36, 54, 100])
def test_all_numbers_are_equally_likely(below: int) -> None:
    """Chi square with a fixed seed; the bound is five standard deviations above the expectation."""
    stream = Randomness("chi square")
    draws = 400 * below
    counts = Counter(stream.below(below) for _ in range(draws))
    chi_square = sum((counts[number] - 400) ** 2 / 400 for number in range(below))
    assert set(counts) == set(range(below))
    assert chi_square < below - 1 + 5 * (2 * (below - 1)) ** 0.5


def test_shuffles_are_equally_likely() -> None:
    stream = Randomness("shuffles")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        items = [1, 2, 3, 4]
        stream.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 24
    assert sum((count - 100) ** 2 / 100 for count in counts.values()) < 23 + 5 * 46**0.5


def test_a_shuffle_is_fisher_and_yates_from_the_end() -> None:
    stream, numbers = Randomness(5), Randomness(5)
    items = list(range(10))
    expected = list(range(10))
    stream.shuffle(items)
    for last in range(9, 0, -1):
        other = numbers.below(last + 1)
        expected[last], expected[other] = expected[other], expected[last]
    assert items == expected


@given(st.integers(0, 300))
def test_a_copy_goes_on_from_the_same_place_and_alone(drawn: int) -> None:
    stream = Randomness(9)
    for _ in range(drawn):
        stream.below(6)
    twin = stream.copy()
    expected = [stream.below(1000) for _ in range(20)]
    assert [twin.below(1000) for _ in range(20)] == expected


def test_a_fork_is_a_seed_of_its_own() -> None:
    stream = Randomness(3)
    first, second = stream.fork(), stream.fork()
    assert len({first, second, stream.seed}) == 3
    assert canonical_seed(first) == first
    twin = Randomness(3)
    assert [twin.fork(), twin.fork()] == [first, second]
    words = documented_words(canonical_seed(3))
    assert first == "".join(f"{next(words):08x}" for _ in range(8))


@given(st.integers() | st.text())
def test_every_seed_becomes_64_hexadecimal_digits(seed: int | str) -> None:
    canonical = canonical_seed(seed)
    assert len(canonical) == 64
    assert bytes.fromhex(canonical).hex() == canonical
    assert canonical_seed(canonical) == canonical


def test_numbers_and_their_texts_are_the_same_seed_and_others_differ() -> None:
    assert canonical_seed(7) == canonical_seed("7") == hashlib.sha256(b"alhambra seed 7").hexdigest()
    assert canonical_seed("AB" * 32) == "ab" * 32
    seeds: list[int | str] = [0, 1, -1, "", " ", "x", "ab" * 31, "ab" * 33]
    assert len({canonical_seed(seed) for seed in seeds}) == len(seeds)


@pytest.mark.parametrize("text", [" " * 64, "ab " * 21 + "a", "ab" * 31 + "  ", "zz" * 32, "é" * 64, "\udcff" * 64])
def test_64_characters_that_are_no_digits_are_hashed(text: str) -> None:
    assert len(text) == 64
    assert canonical_seed(text) == hashlib.sha256(f"alhambra seed {text}".encode(errors="surrogatepass")).hexdigest()


def test_fresh_seeds_differ_and_are_canonical() -> None:
    seeds = {fresh_seed() for _ in range(20)}
    assert len(seeds) == 20
    assert all(canonical_seed(seed) == seed for seed in seeds)


# --- large and impossible numbers ---


@given(st.integers(2**32 + 1, 2**200))
def test_numbers_above_a_word_are_made_of_several(below: int) -> None:
    count = -(-(below - 1).bit_length() // 32)
    words = documented_words(canonical_seed("large"))
    expected: list[int] = []
    while len(expected) < 5:
        number = sum(next(words) << 32 * place for place in range(count))
        if number // below < 2 ** (32 * count) // below:
            expected.append(number % below)
    stream = Randomness("large")
    assert [stream.below(below) for _ in range(5)] == expected


def test_large_numbers_are_equally_likely() -> None:
    """Three quarters of 2**34: modulo a word, or of a single word, the thirds would differ."""
    below = 3 * 2**32
    stream, streams = Randomness("thirds"), Streams(canonical_seed("thirds"), ["source"])
    drawn = ([stream.below(below) for _ in range(3000)], [streams.below(0, below) for _ in range(3000)])
    for numbers in drawn:
        counts = Counter(number // 2**32 for number in numbers)
        assert sum((counts[third] - 1000) ** 2 / 1000 for third in range(3)) < 2 + 5 * 2


@pytest.mark.parametrize("below", [0, -1, -(2**32), -(10**500)])
def test_there_is_no_number_below_nothing(below: int) -> None:
    stream, streams = Randomness(1), Streams(canonical_seed(1), ["source"])
    with pytest.raises(AlhambraError, match="There is no number, counting from 0, below"):
        stream.below(below)
    with pytest.raises(AlhambraError, match="There is no number, counting from 0, below"):
        streams.below(0, below)
    assert stream.below(2**32) == Randomness(1).below(2**32), "a refusal uses no word"


# --- one stream for each source ---


def documented_source(seed: str, name: str) -> Iterator[int]:
    """Compute the words of a source from the description."""
    content = hashlib.shake_256(b"alhambra stream " + bytes.fromhex(seed) + name.encode()).digest(40_000)
    for begin in range(0, len(content), 4):
        yield int.from_bytes(content[begin : begin + 4], "little")


@given(st.integers(), st.lists(st.integers(0, 2), max_size=400), st.integers(1, 2**32))
def test_what_a_source_gives_does_not_depend_on_the_others(seed: int, asked: list[int], below: int) -> None:
    names = ["deck", "bag 1", "bag 2"]
    streams = Streams(canonical_seed(seed), names)
    given_out: list[list[int]] = [[], [], []]
    for source in asked:
        given_out[source].append(streams.below(source, below))
    for name, numbers in zip(names, given_out, strict=True):
        words = documented_source(canonical_seed(seed), name)
        usable = (word % below for word in words if word // below < 2**32 // below)
        assert numbers == list(islice(usable, len(numbers)))


@given(st.integers(0, 300), st.integers(0, 300))
def test_copies_of_streams_go_on_alone(before: int, ahead: int) -> None:
    streams = Streams(canonical_seed(9), ["deck", "bag 1"])
    for number in range(before):
        streams.below(number % 2, 6)
    twin = streams.copy()
    expected = [streams.below(source, 1000) for source in (0, 1) for _ in range(ahead)]
    assert [twin.below(source, 1000) for source in (0, 1) for _ in range(ahead)] == expected
    assert streams.below(0, 2**32) == twin.below(0, 2**32)


def test_large_numbers_of_a_source_use_its_words_in_order() -> None:
    streams = Streams(canonical_seed(4), ["deck"])
    words = documented_source(canonical_seed(4), "deck")
    first, second = next(words), next(words)
    assert streams.below(0, 2**64) == first + (second << 32)
    assert streams.below(0, 2**32) == next(words)
