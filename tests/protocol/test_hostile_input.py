"""Any invalid input gets one short sentence and changes nothing."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from alhambra._build import COMPILED, build_name
from alhambra.games import GAMES, check_config, new_game, replay
from alhambra.protocol import (
    Action,
    AlhambraError,
    ConfigError,
    GameConfig,
    IllegalAction,
    JsonError,
    NotationError,
    Randomness,
    Record,
    RecordError,
    Refusal,
    canonical_seed,
    cell,
    quoted,
)
from alhambra.protocol.serialization.reading import LONGEST_LINE, LONGEST_TEXT, read_json, whole_number
from alhambra.tilegames.modules.characters.rules.auction import PlaceBid
from alhambra.tilegames.turns.buying import Buy
from alhambra.tilegames.turns.redesign import Build
from alhambra.tilegames.turns.taking import TakeMoney
from tests.protocol.odd_values import HUGE, ODD, label

NO_NUMBERS = [
    "1_0",
    "\u0663",
    "\u00b2",
    "+3",
    "03",
    "-0",
    " 3",
    "3 ",
    "3.0",
    "1e3",
    "0x3",
    "",
    "--",
    "9" * 5000,
    str(2**63),
]
ALHAMBRA = new_game(GameConfig("alhambra", 3, GAMES["alhambra"].modules), 1)
WORDS = ALHAMBRA.action_set.words
ALHAMBRA.play(ALHAMBRA.legal_actions()[0])


def sentence(error: type[AlhambraError], call: Callable[[], object]) -> str:
    """Return the one line by which the call is refused."""
    with pytest.raises(error) as caught:
        call()
    text = str(caught.value)
    assert text.isprintable()
    assert 0 < len(text) <= 500
    return text


# --- numbers, quotes and JSON ---


@pytest.mark.parametrize("text", NO_NUMBERS, ids=range(len(NO_NUMBERS)))
def test_only_plain_digits_are_a_number(text: str) -> None:
    assert whole_number(text) is None


@pytest.mark.parametrize("number", [0, 7, -7, 10, 2**62, -(2**62)])
def test_a_number_is_read_as_it_is_printed(number: int) -> None:
    assert whole_number(str(number)) == number


@pytest.mark.parametrize(
    "value", [*ODD, "\x1b[2J\n\0\ud800", "x" * 10**6, [[[[[[HUGE]]]]]], ["x" * 99] * 99], ids=label
)
def test_a_quote_is_short_and_printable(value: object) -> None:
    assert quoted(value).isprintable()
    assert 0 < len(quoted(value)) <= 62


def test_a_quote_shows_what_was_given() -> None:
    assert quoted("buy it\n") == r"'buy it\n'"
    assert quoted([1, True]) == "[1, True]"


def test_a_long_quote_shows_beginning_and_end() -> None:
    shown = quoted("a" * 99 + "b" * 99)
    assert shown.startswith("'aaa")
    assert shown.endswith("bbb'")


def test_an_error_is_one_printable_line() -> None:
    assert str(AlhambraError("a\nb\x1b[2J\ud800")) == r"a\nb\x1b[2J\ud800"
    for char in ("x", "\n", "\ud800"):
        assert len(str(AlhambraError(char * 10**6))) == 500
    illegal = IllegalAction(Refusal("ALH-BUY-1", "a\nb" + "x" * 10**6))
    assert str(illegal).startswith(r"ALH-BUY-1: a\nbx")
    assert len(str(illegal)) == 500
    assert Refusal("ALH-BUY-1", "a\nb").sentence == r"a\nb"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[" * 17 + "]" * 17, "nested too deeply"),
        ("[" * 10**6, "nested too deeply"),
        ('{"a":' * 10**5, "nested too deeply"),
        ('{"a": 1, "b": 2, "a": 3}', "The field 'a' appears twice in one object."),
        ("1" * 41, "too many digits"),
        ("1" * 5000, "too many digits"),
        ("1e999", "too many digits"),
        ("-Infinity", "-Infinity is not a number."),
        ("NaN", "NaN is not a number."),
        (r'["\udc00"]', "not Unicode"),
        (r'{"\udc00": 1}', "not Unicode"),
        (" " * (LONGEST_TEXT + 1), "longer than"),
        ("[1_0]", "becomes invalid at line 1, column 3"),
        ("[\u0663]", "becomes invalid at line 1, column 2"),
        ("", "becomes invalid at line 1, column 1"),
    ],
    ids=range(15),
)
def test_json_that_others_read_differently_or_not_at_all_is_refused(text: str, reason: str) -> None:
    with pytest.raises(JsonError, match=reason):
        read_json(text)


def test_ordinary_json_is_read() -> None:
    data = {"a": [1, -2.5, None, True, "\u00e4"], "b": {}}
    assert read_json(json.dumps(data)) == data


# --- configs and seeds ---


@pytest.mark.parametrize("value", [*ODD, None], ids=label)
def test_a_config_takes_nothing_odd(value: Any) -> None:
    if not isinstance(value, str):
        sentence(ConfigError, lambda: GameConfig(value))
        sentence(ConfigError, lambda: check_config(value))
    sentence(ConfigError, lambda: GameConfig("alhambra", value))
    if value not in ((), []):
        sentence(ConfigError, lambda: GameConfig("alhambra", 3, value))
        sentence(ConfigError, lambda: GameConfig("alhambra", 3, (), value))
    sentence(ConfigError, lambda: GameConfig("alhambra", 3, [value, 7]))


def test_a_config_does_not_read_names_without_end() -> None:
    sentence(ConfigError, lambda: GameConfig("alhambra", 3, iter(lambda: "vizier", None)))


@pytest.mark.parametrize("value", [value for value in [*ODD, None] if not isinstance(value, str)], ids=label)
def test_a_seed_is_a_text_or_a_number(value: Any) -> None:
    sentence(ConfigError, lambda: canonical_seed(value))
    sentence(ConfigError, lambda: Randomness(value))
    if value is not None:
        sentence(ConfigError, lambda: new_game(GameConfig("alhambra", 3), value))


@pytest.mark.parametrize("value", ["", "\ud800", "\0", "x" * 10**6, 0, -1, 2**1024 - 1])
def test_any_text_or_number_is_a_seed(value: str | int) -> None:
    assert len(canonical_seed(value)) == 64


# --- actions ---


@pytest.mark.parametrize(
    "text",
    [
        *(value for value in ODD if not isinstance(value, str)),
        None,
        "take\0",
        "take gulden_\u0663",
        "take\ngulden_3",
        "take \ud800",
        "take " + "x" * LONGEST_LINE,
        "take " + "x" * 65,
        "take gulden_3+",
        "take +",
        "take -+-",
        "bid 1_0",
        "bid \u0663",
        "bid " + "9" * 5000,
        "bid 9223372036854775808",
        "build tower_9_ne 1_0,0",
        "build tower_9_ne 9223372036854775808,0",
        "build - 0,1",
    ],
    ids=label,
)
def test_what_is_no_notation_is_refused(text: Any) -> None:
    sentence(NotationError, lambda: ALHAMBRA.action_set.parse(text))


@pytest.mark.parametrize(
    "value", [*ODD, None, "a b", "a+b", "-", "\0", "\ud800", "x" * 65, ["x"] * 201, [HUGE, 1]], ids=label
)
def test_what_is_no_json_of_an_action_is_refused(value: Any) -> None:
    read = ALHAMBRA.action_set.from_json
    sentence(NotationError, lambda: read(value))
    sentence(NotationError, lambda: read({"kind": value}))
    sentence(NotationError, lambda: read({"kind": "pass", "more": value}))
    sentence(NotationError, lambda: read({"kind": "pass", 3: value}))
    sentence(NotationError, lambda: read({"kind": "bid", "amount": value}))
    sentence(NotationError, lambda: read({"kind": "build", "tile": "tower_9_ne", "cell": [value, 1]}))
    if value != "3":
        sentence(NotationError, lambda: read({"kind": "build", "tile": value, "cell": [0, 1]}))
        sentence(NotationError, lambda: read({"kind": "take", "cards": [value]}))


def foreign_actions() -> list[Any]:
    """Actions of another game, and values that are not actions."""
    roll_and_write = new_game(GameConfig("roll_and_write", 3), 1).action_set
    return [*ODD, None, Action(), roll_and_write.parse("tick 3 4"), roll_and_write.parse("coins")]


@pytest.mark.parametrize("action", foreign_actions(), ids=label)
def test_what_is_no_action_of_the_game_is_refused(action: Any) -> None:
    for name in ("alhambra", "granada", "combined"):
        game = new_game(GameConfig(name, 3), 1)
        before = game.checksum()
        refusal = game.explain(action)
        assert str(refusal) == "ACTION: That is not an action of this game."
        assert not game.is_legal(action)
        assert sentence(IllegalAction, lambda game=game: game.play(action)) == str(refusal)  # type: ignore[misc]
        assert game.checksum() == before
        assert game.entries() == []


def test_an_action_of_a_tile_game_is_none_of_roll_and_write() -> None:
    game = new_game(GameConfig("roll_and_write", 3), 1)
    for action in [*ALHAMBRA.legal_actions(), PlaceBid(3)]:
        assert str(game.explain(action)) == "ACTION: That is not an action of this game."


@pytest.mark.parametrize(
    "action",
    [
        PlaceBid(HUGE),
        PlaceBid(-HUGE),
        *[Build(WORDS, 1, place) for place in (HUGE, -1, cell(128, 0))],
        *[Build(WORDS, tile, cell(0, 1)) for tile in (HUGE, -HUGE, -1, 10**6)],
        *[Buy(WORDS, 1, (1, card)) for card in (HUGE, -1, 10, 10**6)],
    ],
    ids=range(13),
)
def test_a_field_out_of_all_range_is_refused(action: Action) -> None:
    game = new_game(GameConfig("alhambra", 3, GAMES["alhambra"].modules), 1)
    assert str(game.explain(action)) == "ACTION: That is not an action of this game."


def test_overlong_fields_are_refused() -> None:
    assert ALHAMBRA.action_set.admitted(Buy(WORDS, 1, (1,) * 201)) is None
    assert ALHAMBRA.action_set.admitted(Buy(WORDS, 1, (1,) * 200)) is not None


def test_names_that_were_put_into_an_action_by_hand_are_read_as_all_others() -> None:
    action = ALHAMBRA.action_set.parse("buy castle gulden_5")
    assert ALHAMBRA.action_set.admitted(action) == action
    for names in [("x" * 65, ()), ("castle", ("y" * 65,)), ("castle", ("y",) * 201), ("castle",), ()]:
        action.as_read = names
        assert ALHAMBRA.action_set.admitted(action) is None
    action.as_read = ("tower_9_ne", ("gulden_5",))
    read = ALHAMBRA.action_set.admitted(action)
    assert isinstance(read, Buy)
    assert read.as_read is None


INTERPRETED_ONLY = pytest.mark.skipif(
    build_name() == COMPILED, reason="a compiled class has no interpreted subclasses and takes no fields of other types"
)


@INTERPRETED_ONLY
def test_an_action_that_calls_itself_like_one_of_the_game_is_none() -> None:
    class Impostor(TakeMoney):
        """Pretends to be its base class."""

    assert str(ALHAMBRA.explain(Impostor(WORDS, (5,)))) == "ACTION: That is not an action of this game."


@INTERPRETED_ONLY
@pytest.mark.parametrize("value", [value for value in [*ODD, None] if not isinstance(value, str)], ids=label)
def test_hand_made_actions_with_fields_of_other_types_are_refused(value: Any) -> None:
    actions = [Buy(WORDS, value, ()), Build(WORDS, 1, value), PlaceBid(value), Build(WORDS, value, cell(0, 1))]
    actions += [Buy(WORDS, 1, (value,)), Buy(value, 1, ()), Build(value, 1, cell(0, 1))]
    actions += [] if value == () else [Buy(WORDS, 1, value)]
    for action in actions:
        assert str(ALHAMBRA.explain(action)) == "ACTION: That is not an action of this game."


@pytest.mark.parametrize("outcome", [*ODD, None, "gulden_3\n", "x" * 10**6], ids=label)
@pytest.mark.parametrize("name", GAMES)
def test_an_odd_outcome_cannot_come_up(name: str, outcome: Any) -> None:
    game = new_game(GameConfig(name, 3), None)
    before = game.checksum()
    assert "cannot come up now" in sentence(IllegalAction, lambda: game.resolve(outcome))
    assert game.checksum() == before


# --- records ---


@pytest.mark.parametrize("value", [*ODD, None, ALHAMBRA], ids=label)
def test_what_is_no_record_is_refused(value: Any) -> None:
    for read in (Record.read, Record.from_text, Record.from_json):
        sentence(RecordError, lambda read=read: read(value))  # type: ignore[misc]
    sentence(RecordError, lambda: replay(value))


@pytest.mark.parametrize("value", [*ODD, "\ud800", "\n", [HUGE], ["\0"], ["x" * (LONGEST_LINE + 1)], [[]]], ids=label)
@pytest.mark.parametrize("field", list(ALHAMBRA.record().to_json()))
def test_no_odd_field_of_a_record_passes(field: str, value: Any) -> None:
    if (field, value) != ("players", []):  # a record need not say who sat where
        sentence(RecordError, lambda: Record.from_json({**ALHAMBRA.record().to_json(), field: value}))
    sentence(RecordError, lambda: Record.from_json({**ALHAMBRA.record().to_json(), 3: value, HUGE: value}))


@pytest.mark.parametrize("number", NO_NUMBERS, ids=range(len(NO_NUMBERS)))
@pytest.mark.parametrize("header", ["Seats", "Entries", "Opened", "Result"])
def test_the_numbers_of_a_record_are_plain(header: str, number: str) -> None:
    lines = [
        f'[{header} "{number}"]' if line.startswith(f"[{header} ") else line
        for line in ALHAMBRA.record().to_text().splitlines()
    ]
    sentence(RecordError, lambda: Record.read("\n".join(lines)))


@pytest.mark.parametrize(
    "text",
    [
        "[" * 10**5,
        '{"a":' * 10**5,
        "{" + "x" * LONGEST_TEXT,
        "; " + "x" * LONGEST_TEXT,
        "x" * LONGEST_TEXT,
        '[Format "alhambra record"]\n' * 2,
        "\u0661. 0: pass",
        "1. 0: pass\n\u0662. 0: pass",
        '[Format "\x1b[2J"]',
        '[\u00e4 "x"]',
        "\ud800",
        "\0",
    ],
    ids=range(12),
)
def test_texts_that_are_no_record_are_refused(text: str) -> None:
    sentence(RecordError, lambda: Record.read(text))


def test_a_field_that_is_there_twice_makes_no_record() -> None:
    text = json.dumps(ALHAMBRA.record().to_json())
    assert "appears twice" in sentence(RecordError, lambda: Record.read(text.replace("{", '{"players": [], ', 1)))
