# ruff: noqa: RUF001 (this module is about confusable characters)
"""Names at a table: each is legible, and no two look alike."""

from collections.abc import Iterable
from itertools import groupby
from typing import Final
from unicodedata import category, name, normalize

from alhambra.protocol import AlhambraError

LONGEST_NAME: Final = 40
_MOST_MARKS: Final = 3  # on one letter; pointed Hebrew has as many
_MARKS: Final = ("Mn", "Mc", "Me")
_VARIANTS: Final = {0xFE0E: None, 0xFE0F: None}  # text or emoji style; some keyboards add them
# Letters, marks and symbols that are rendered as nothing.
_INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0") | {
    chr(code) for code in (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))
}
# Scripts with letters that look alike. A name may use at most one of them, besides other scripts.
_ALIKE: Final = frozenset({"LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU", "DESERET", "OSAGE"})
# Characters that look like a Latin letter or an ASCII character, and what they look like.
_LOOKS: Final = str.maketrans(
    "АВЕЅІЈКМНОРСТУХҮаеѕіјкорсухһԁԛԝӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορυχγօոհսցԱՏՕᎠᎡᎢᎪᎫᎬᎳᎷᎻᏀᏃᏒᏚᏙᏞᏟᏢᏦᏴıɑɡɩ‐‑‒–—−’‘`´ʼ",
    "ABESIJKMHOPCTYXYaesijkopcyxhdqwlABEZHIKMNOPTYXaiknopuxyonhugUSODRTAJEWMHGZRSVLCPKBiagi------'''''",
)
_SAME: Final = str.maketrans("I1|0", "lllo")
_PAIRS: Final = (("rn", "m"), ("vv", "w"))


class UnclearName(AlhambraError):
    """The name is not allowed. Nothing was changed."""


def clear_name(given: str) -> str:
    """Return the normalised name.

    Raises UnclearName if it is too long, illegible or mixes scripts that look alike.
    """
    if len(given) > LONGEST_NAME:  # before any work that grows with the length
        raise UnclearName("name-too-long", most=LONGEST_NAME)
    normal = normalize("NFC", given.translate(_VARIANTS))
    marks = [category(char) in _MARKS for char in normal]
    is_covered = marks[:1] == [True] or any(are and len(list(run)) > _MOST_MARKS for are, run in groupby(marks))
    is_hidden = not normal.isprintable() or any(char in _INVISIBLE or category(char) == "Me" for char in normal)
    if is_covered or is_hidden or len(_alphabets(normal)) > 1:
        raise UnclearName("name-unclear", most=_MOST_MARKS)
    return normal


def check_different(given: str, others: Iterable[str | None]) -> None:
    """Raise UnclearName for a name that looks like one of the others."""
    if any(other and _looks(given) & _looks(other) for other in others):
        raise UnclearName("name-looks-alike")


def _alphabets(text: str) -> set[str]:
    """Return which of the scripts with letters that look alike the text uses."""
    found = {name(char, "").partition(" ")[0] for char in normalize("NFKC", text) if char.isalpha()}
    return found & _ALIKE


def _looks(text: str) -> set[str]:
    """Return what the name may be read as: by its letters, and by the shapes of its letters."""
    plain = " ".join(normalize("NFKC", text).split())
    shape = plain.translate(_LOOKS).translate(_SAME).casefold()
    for pair, one in _PAIRS:
        shape = shape.replace(pair, one)
    return {plain.casefold(), shape}
