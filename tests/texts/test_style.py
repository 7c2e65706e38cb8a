"""How texts are written: sentences of one form, numbers that agree with their nouns, and one word for one thing."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import ast, parse

from tests.texts.catalogues import LANGUAGES, all_files, entries

# --- sentences ---

SENTENCES = ("refusal-", "error-", "phrase-position-", "usage-", "not-")
IN_PIECES = {"error-component-entry", "error-server-said"}  # consists only of inserted values
ENDS = (".", "?", "\N{HORIZONTAL ELLIPSIS}")
# A command or an address ends a text without a full stop, which would be mistaken for a part of it.
TYPED = re.compile(r"(alhambra-game\[.*\]'|#TOKEN|replay \{ \$file \})$")
PUT_IN = re.compile(r"\{ \$(error|problem|reason|message|promise|sentence|command) \}$")  # ends as it likes
BEFORE = re.compile(r"^(\{ \$(clause|file|path|line|type|what|seat) \}|(Line|Zeile|Regel) \{ \$line \}): ")


def sources() -> Iterator[tuple[str, str, Any]]:
    """Yield all patterns: language, key and pattern, each form of a selector as it stands."""
    for name in LANGUAGES:
        for file in all_files(name):
            for entry in entries(file):
                if isinstance(entry, ast.Message):
                    if entry.value is not None:
                        yield name, entry.id.name, entry.value
                    for attribute in entry.attributes:
                        yield name, f"{entry.id.name}.{attribute.id.name}", attribute.value


ALL = list(sources())


def said(pattern: Any) -> list[str]:
    """Return the text of a pattern, in each of its forms, with its parameters as written."""
    forms = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            more = [element.value]
        elif isinstance(element.expression, ast.SelectExpression):
            more = [form for variant in element.expression.variants for form in said(variant.value)]
        elif isinstance(element.expression, ast.VariableReference):
            more = [f"{{ ${element.expression.id.name} }}"]
        else:
            more = ["{ }"]
        forms = [form + one for form in forms for one in more]
    return forms


@pytest.mark.parametrize("name", LANGUAGES)
def test_refusals_and_errors_are_whole_sentences(name: str) -> None:
    checked = 0
    for language, key, pattern in ALL:
        if language == name and key.startswith(SENTENCES) and key not in IN_PIECES:
            for form in said(pattern):
                begin = BEFORE.sub("", form).lstrip("'\N{DOUBLE LOW-9 QUOTATION MARK}\N{LEFT SINGLE QUOTATION MARK}")
                assert not begin[0].islower() or begin.startswith(WORDS_OF_FILES), f"{key} begins small: {form}"
                ended = form.endswith(ENDS) or TYPED.search(form) or PUT_IN.search(form)
                assert ended, f"{key} has no full stop: {form}"
                checked += 1
    assert checked > 400


WORDS_OF_FILES = (
    "coin_supply",
    "count",
    "symbol",
    "type",
    "market_field",
    "arrows",
    "green_sides",
    "color",
    "base_tiles",
)


# --- numbers ---

# Nouns that are counted, as they follow a number. German has many that do not change with it.
NOUNS = {
    "en": "actions? bots? boxes box cards? choices? coins? connections? crossings? days? deals? dealings? dice "
    "die entry entries games? gates? gate huts? messages? minutes? moves? piles? players? points? rounds? "
    "rows? samples? scorings? seats? seconds? sides? steps? tables? ticks? tiles? turns? votes? walls?",
    "de": "Aktion Aktionen Bots? Karten? Geldkarten? Stadttorkarten? Entscheidung Entscheidungen Münzen? "
    "Verbindung Verbindungen Tage? Mischungen? Eintrag Einträgen? Partien? Bauhütten? Nachricht "
    "Nachrichten Minuten? Schritte? Personen? Person Punkten? Punkt Runden? Reihen? Sitze? Sitzen "
    "Sekunden? Seiten? Tische? Züge? Zug Mauern? Stichproben? Wertung Wertungen Kreuze?",
    "nl": "acties? bots? hokjes? kaart kaarten geldkaarten poortkaarten keuzes? munt munten verbinding "
    "verbindingen dag dagen vermelding vermeldingen partij partijen poort poorten hut bouwhut bouwhutten "
    "bericht berichten minuten zetten zet stap stappen spelers? punt punten rondes? rijen stoel stoelen "
    "seconden? zijden? tafels? kruisjes? tegels? beurten beurt steekproeven waardering waarderingen",
}
# Numbers that are never one, or are written with a fraction, and units.
NEVER_ONE = {
    "simulate-speed": "games a second, with a fraction",
    "analysis-mistake": "points with a fraction",
    "sheet-lines.ticks": "four, five or six",
    "sheet-rounds.players": "a range, chosen by its end",
    "error-seats-out-of-range": "the most players of a game",
    "error-component-die": "six",
    "error-option-only-alone": "more than one, as it is refused",
    "error-question-too-broad": "a limit of the program",
    "error-lesson-too-long": "a limit of the program",
    "error-saying-too-often": "a limit of the program",
    "error-hint-too-often": "a limit of the program",
    "phrase-position-built-otherwise": "a limit of the program",
    "phrase-position-too-many-secrets": "a limit of the program",
}
NAMES = frozenset({"seat", "row", "first", "name", "names"})  # no numbers
BEHIND = re.compile(r"^[\s\N{NO-BREAK SPACE}]+([^\W\d_]+)")


def numbers_before_words(pattern: Any, chosen: frozenset[str] = frozenset()) -> Iterator[tuple[str, str]]:
    """Parameters with the word behind them, where the form of the text does not depend on the parameter."""
    before = None
    for element in pattern.elements:
        found = BEHIND.match(element.value) if isinstance(element, ast.TextElement) else None
        if before is not None and found:
            yield before, found[1]
        before = None
        expression = getattr(element, "expression", None)
        if isinstance(expression, ast.SelectExpression):
            by = getattr(getattr(expression.selector, "id", None), "name", "")
            for variant in expression.variants:
                yield from numbers_before_words(variant.value, chosen | {by})
        elif isinstance(expression, ast.VariableReference) and expression.id.name not in chosen:
            before = expression.id.name


@pytest.mark.parametrize("name", LANGUAGES)
def test_numbers_agree_with_their_nouns(name: str) -> None:
    noun = re.compile("|".join(NOUNS[name].split()))
    wrong = [
        f"{key}: {parameter} {word}"
        for language, key, pattern in ALL
        if language == name and key not in NEVER_ONE
        for parameter, word in numbers_before_words(pattern)
        if noun.fullmatch(word) and parameter not in NAMES
    ]
    assert not wrong, wrong


def test_a_number_without_forms_is_noticed() -> None:
    text = "a = { $least } cards, { $most ->\n    [one] { $most } tile\n   *[other] { $most } tiles\n}\n"
    (message,) = parse(text).body
    assert isinstance(message, ast.Message)
    assert list(numbers_before_words(message.value)) == [("least", "cards")]


# --- one word for one thing ---

# Words to avoid, by language: a word, as a regular expression, and the one to use instead. Texts about other
# things that the word means are named.
NOT_SAID: dict[str, dict[str, tuple[str, tuple[str, ...]]]] = {
    "en": {
        r"\bstalls?\b": ("field", ()),
        r"\byard\b": ("market", ()),
        r"\banew\b": ("again", ()),
        r"\bby lot\b": ("at random", ()),
        r"\bis there twice\b": ("appears twice", ()),
        r"\bdemands?\b": ("requires", ()),
        r"\btold\b|\btells?\b": ("show, say, report", ()),
        r"\bfurther actions?\b": ("another action", ()),
        r"\bdo without\b": ("leave out", ()),
        r"\b(this|that|it|which) is no\b": ("is not a", ()),
        r"(^|[.;:] )Who (has|pays|ties|is|completes|leaves|plays)\b": ("players who", ()),
        r"\bdearest\b": ("most expensive", ()),
        r"\bEnter (begins|does|to go on)\b": ("Enter: begin", ()),
    },
    "de": {
        r"\bSpieler\b": ("Mitspielende, Person", ("imaginary", "opponents", "sheets-scored", "sheet-reminder")),
        r"\bHinweise?\b": ("Tipp", ("position", "clue")),
        r"\bRat\b": ("Tipp", ()),
        r"\bWiederholung|\bWiedergabe": ("Nachspielen", ()),
        r"\bMarker\b|\bMarkierung\b(?! bewegen)": ("Markierungsstein", ()),
        r"\bdas Spiel ist aus\b": ("die Partie ist zu Ende", ()),
        r"\bZeile\b": (
            "Reihe",
            (
                "line",
                "is-lines",
                "result",
                "plain",
                "help-option",
                "error-player",
                "error-record",
                "error-contribution",
                "error-action",
                "error-saying",
                "full-screen",
                "cut-off",
                "error-json",
            ),
        ),
        r"\bWertungsblatt\b": ("Punktezettel", ()),
        r"\bAbsätze?n?\b": ("Regel", ()),
        r"\bLagerplatz\b": ("Reserve", ()),
    },
    "nl": {
        r"\bhints?\b": ("tip", ()),
        r"\braad\b": ("tip", ()),
        r"\bverdekt\b": ("gedekt", ()),
        r"\bherhaling\b": ("naspelen", ()),
        r"\bdatabank\b": ("database", ()),
        r"\bmarker(ing)?\b": ("markeersteen", ()),
        r"\bbron\b": ("fontein", ()),
        r"\berf\b": ("bouwwerf", ()),
        r"\bzak\b": ("buidel", ()),
        r"\btelling(en)?\b": ("waardering", ()),
        r"\bbepalingen?\b": ("regel", ()),
        r"\bvanaf dan\b": ("vanaf dat moment", ()),
        r"\bAanroep\b": ("Gebruik", ()),
        r"\bde Alhambra\b|\belke Alhambra\b": ("het Alhambra", ()),
    },
}


@pytest.mark.parametrize("name", LANGUAGES)
def test_one_thing_has_one_name(name: str) -> None:
    wrong = []
    for language, key, pattern in ALL:
        if language == name:
            for form in said(pattern):
                for word, (instead, elsewhere) in NOT_SAID[name].items():
                    if re.search(word, form) and not any(part in key for part in elsewhere):
                        wrong.append(f"{key}: not {word}, but {instead}: {form}")
    assert not wrong, "\n".join(wrong)
