"""The catalogues: complete in every language, no unused text, the same parameters everywhere and in the code."""

import re

import pytest
from fluent.syntax import ast

from alhambra import language
from alhambra.protocol import AlhambraError, Phrase
from tests.texts.catalogues import LANGUAGES, entries, files, texts
from tests.texts.sources import is_built_on, is_declared, spoken, strings

ENGLISH = LANGUAGES[0]
OTHERS = LANGUAGES[1:]
SPOKEN = ("refusal-", "error-", "phrase-")
COUNT = "_count"  # suffix of a parameter that only selects a form, which not every language has
OF_TYPER = ("help-option-install-completion", "help-option-show-completion")  # options that typer adds

# Words that only English has. Words of notation and fields of files are in quotes and commands.
ENGLISH_WORDS = {
    "de": "the of and with is are not you your this that must be it by for from seat tile card",
    "nl": "the and with are not you your this that must be it by for from seat tile card",
}
LEFT, RIGHT = "\N{LEFT SINGLE QUOTATION MARK}", "\N{RIGHT SINGLE QUOTATION MARK}"
NOTATION = re.compile(rf"„[^“]*“|{LEFT}[^{RIGHT}]*{RIGHT}|\[b\].*?\[/\]|--[a-z]+|`[^`]*`")


@pytest.mark.parametrize("name", LANGUAGES)
def test_the_files_are_understood_to_their_last_line(name: str) -> None:
    for file in files(name):
        junk = [entry.content for entry in entries(file) if isinstance(entry, ast.Junk)]
        assert not junk, f"{file}: {junk[0]}"


@pytest.mark.parametrize("name", OTHERS)
def test_every_language_has_all_texts(name: str) -> None:
    english, other = texts(ENGLISH), texts(name)
    assert set(english) - set(other) == set(), "missing"
    assert set(other) - set(english) == set(), "too much"
    for key in english:
        assert english[key].file.parent == other[key].file.parent, key


@pytest.mark.parametrize("name", OTHERS)
def test_every_language_has_the_same_parameters(name: str) -> None:
    for key, text in texts(ENGLISH).items():
        different = texts(name)[key].params ^ text.params
        assert not {param for param in different if not param.endswith(COUNT)}, key


@pytest.mark.parametrize("name", LANGUAGES)
def test_what_a_text_refers_to_is_there(name: str) -> None:
    for key, text in texts(name).items():
        assert text.references <= set(texts(name)), key


def test_everything_that_is_said_has_a_text_with_the_same_parameters() -> None:
    assert len(spoken()) > 300, "the look at the sources has found what it looks for"
    for said in spoken():
        assert said.key in texts(ENGLISH), f"{said.where}: there is no text {said.key}"
        assert texts(ENGLISH)[said.key].params == said.params, f"{said.where}: {said.key}"


def test_no_text_is_without_use() -> None:
    said = {place.key for place in spoken()} | {key for text in texts(ENGLISH).values() for key in text.references}
    for key in texts(ENGLISH):
        message = key.partition(".")[0]
        if message not in said and not is_named_in_sources(message):
            assert message in OF_TYPER, f"{message} is used nowhere"


def is_named_in_sources(message: str) -> bool:
    """Return whether the key is in the sources, or is made of a prefix and the name of something there."""
    if message.startswith(SPOKEN):
        return False
    if message in strings() or any(string.startswith(f"{message}.") for string in strings()):
        return True
    words = message.split("-")
    splits = [("-".join(words[:count]), "-".join(words[count:])) for count in range(1, len(words))]
    return any(is_built_on(prefix) and is_declared(rest) for prefix, rest in splits)


def test_what_is_used_nowhere_is_noticed() -> None:
    assert is_named_in_sources("event-tile-bought")
    assert is_named_in_sources("fault-enoent")
    assert not is_named_in_sources("event-tile-eaten")
    assert not is_named_in_sources("refusal-tile-not-new"), "only where a refusal is made"
    assert not is_named_in_sources("no-such-text")


# --- filled with real values ---

INNER = AlhambraError("no-such-bot", given="'deep'", possible=["greedy"])
SAMPLES: dict[str, int | str | list[int] | list[str] | Phrase | AlhambraError] = {
    "seat": 1,
    "asking_seat": 0,
    "seats": [0, 2],
    "tile": "tower_9_nw",
    "card": "gulden_4",
    "type": "garden",
    "other_type": "bath_house",
    "currency": "dukat",
    "other_currency": "denar",
    "character": "faruk_will_haben",
    "side": "N",
    "die": "yellow_3",
    "dice": ["yellow_3", "blue_4"],
    "cell": [2, -1],
    "values": [3, 4],
    "game": "granada",
    "given": "'xyz'",
    "unknown": "'xyz'",
    "possible": ["a", "b"],
    "names": ["a", "b"],
    "examples": ["take gulden_4", "\N{HORIZONTAL ELLIPSIS}"],
    "near": ["take", "turn"],
    "fields": ["config", "chance"],
    "clause": "ALH-BUY-1",
    "form": "cell",
    "colour": "blue",
    "fault": "ENOENT",
    "error": INNER,
    "what": Phrase("start-tiles"),
    "reason": Phrase("position-one-word"),
    "place": Phrase("component-place", field="tiles", number=3),
}  # all others are shown as they are, so numbers will do


@pytest.mark.parametrize("name", LANGUAGES)
def test_every_error_and_refusal_can_be_filled(name: str) -> None:
    spoken_language = language(name)
    for key, text in texts(name).items():
        if key.startswith(SPOKEN):
            for amount in (0, 1, 3):
                params = {param: SAMPLES.get(param, amount) for param in text.params}
                words = {param: spoken_language._argument(param, value, ()) for param, value in params.items()}
                bundle = spoken_language._with(key)
                pattern = bundle.get_message(key).value
                assert pattern is not None
                said, errors = bundle.format_pattern(pattern, words)
                assert errors == [], key
                assert said == spoken_language.find(key, params)
                assert "{" not in str(said), said


@pytest.mark.parametrize("name", OTHERS)
def test_no_english_is_left(name: str) -> None:
    english_words = set(ENGLISH_WORDS[name].split())
    for key, text in texts(name).items():
        words = set(re.findall(r"[^\W\d_]+", NOTATION.sub(" ", text.plain).lower()))
        assert not words & english_words, f"{key}: {text.plain}"
        if key.startswith(("refusal-", "error-")) and len(text.plain.split()) > 3:
            assert text.plain != texts(ENGLISH)[key].plain, key


@pytest.mark.parametrize("name", OTHERS)
def test_refusals_are_whole_sentences(name: str) -> None:
    for key, text in texts(name).items():
        if key.startswith("refusal-"):
            assert text.plain.rstrip().endswith("."), key
