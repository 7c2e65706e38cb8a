"""The clauses in other languages match the English ones: the same names, marks, numbers and tables."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from alhambra.rules_text import clauses
from alhambra.texts import ENGLISH, languages
from tests.clauses.catalogue import REQUIRED, RULES

TRANSLATIONS = [name for name in languages() if name != ENGLISH]

_HEADING = re.compile(r"^(#+) .*?(\([A-Z][A-Z-]*\))?$")
_DEFINED = re.compile(r"^(?:- |\| )\*\*([A-Z]{3}(?:-[A-Z0-9]+)+)\*\*")
_NAMED = re.compile(r"\b[A-Z]{3}-[A-Z][A-Z0-9-]*")

translated = pytest.mark.parametrize("language", TRANSLATIONS)


def parts(file: Path) -> Iterator[tuple[str, str]]:
    """Yield the headings and clauses of a file by a language-independent key, and all its lines."""
    key, lines = "", list[str]()
    for line in file.read_text(encoding="utf-8").splitlines():
        heading, defined = _HEADING.match(line), _DEFINED.match(line)
        if heading is not None or defined is not None:
            yield key, "\n".join(lines)
            key = f"{heading[1]} {heading[2]}" if heading is not None else defined[1] if defined is not None else ""
            lines = []
        lines.append(line)
    yield key, "\n".join(lines)


def clauses_in(file: Path) -> dict[str, str]:
    return {key: text for key, text in parts(file) if _DEFINED.match(text)}


def said(text: str) -> dict[str, object]:
    """Return the parts that do not depend on the language."""
    without_names = _NAMED.sub("", text)
    return {
        "interpretations": text.count("**[I]**"),
        "names": Counter(_NAMED.findall(text)),
        "numbers": Counter(re.findall(r"\d+", without_names)),
        "cells": [line.count("|") for line in text.splitlines() if line.startswith("|")],
    }


@translated
@pytest.mark.parametrize("name", [name for name in REQUIRED if name != "README.md"])
def test_a_translation_has_the_same_parts_in_the_same_order(name: str, language: str) -> None:
    assert [key for key, _ in parts(RULES / language / name)] == [key for key, _ in parts(RULES / name)]


@translated
@pytest.mark.parametrize("name", REQUIRED)
def test_a_translated_clause_says_as_much_as_the_english_one(name: str, language: str) -> None:
    own, english = clauses_in(RULES / language / name), clauses_in(RULES / name)
    assert own.keys() == english.keys()
    assert {key: said(text) for key, text in own.items()} == {key: said(text) for key, text in english.items()}


@translated
def test_no_clause_stayed_english(language: str) -> None:
    same = {mine.name for mine, other in zip(clauses(language), clauses(), strict=True) if mine.text == other.text}
    assert same == set()


@translated
def test_the_reader_finds_every_clause_in_every_language(language: str) -> None:
    shapes = [(clause.name, len(clause.table)) for clause in clauses()]
    assert [(clause.name, len(clause.table)) for clause in clauses(language)] == shapes
