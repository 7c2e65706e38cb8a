"""Actions as values: notation and JSON round-trip, and anything else is refused with a reason."""

from typing import Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alhambra._build import COMPILED, build_name
from alhambra.protocol import (
    CELL,
    NAME,
    NAMES,
    NUMBER,
    UNKNOWN,
    Action,
    ActionSet,
    NotationError,
    Words,
    cell,
    cell_x,
    cell_y,
)
from alhambra.tilegames.cards import MONEY_CODES
from alhambra.tilegames.catalog import CARD, TILE
from alhambra.tilegames.modules.characters.rules.auction import PlaceBid
from alhambra.tilegames.turns.buying import Buy
from alhambra.tilegames.turns.placing import PLACING_ACTIONS
from alhambra.tilegames.turns.redesign import Swap
from alhambra.tilegames.turns.taking import TakeMoney
from alhambra.tilegames.turns.turn import TURN_ACTIONS

TILES = {"tower_9_ne": 7, "tower_9_es": 8, "garden_6_w": 0}
WORDS = Words({TILE: TILES, CARD: MONEY_CODES})
ACTIONS = ActionSet([*TURN_ACTIONS, *PLACING_ACTIONS, PlaceBid], WORDS)
NO_NAMES = st.from_regex(r"[a-z][a-z0-9_]{0,8}", fullmatch=True)
TILE_NAMES = st.sampled_from(sorted(TILES)) | NO_NAMES
CARD_NAMES = st.sampled_from(sorted(MONEY_CODES)) | NO_NAMES
COORDINATES = st.integers(-127, 127)


def real_actions() -> st.SearchStrategy[Action]:
    """Actions with fields of every form, with names the game partly knows."""
    cells = st.lists(COORDINATES, min_size=2, max_size=2)
    cards = st.lists(CARD_NAMES, max_size=4)
    return st.one_of(
        st.fixed_dictionaries({"kind": st.just("buy"), "tile": TILE_NAMES, "cards": cards}),
        st.fixed_dictionaries({"kind": st.just("swap"), "tile": TILE_NAMES, "old": TILE_NAMES, "cell": cells}),
        st.fixed_dictionaries({"kind": st.just("bid"), "amount": st.integers(-(2**62), 2**62)}),
        st.fixed_dictionaries({"kind": st.just("pass")}),
    ).map(ACTIONS.from_json)


@given(real_actions())
def test_notation_and_json_round_trip(action: Action) -> None:
    for again in (ACTIONS.parse(action.notation()), ACTIONS.from_json(action.to_json())):
        assert again == action
        assert hash(again) == hash(action)
        assert again.notation() == action.notation()
        assert again.to_json() == action.to_json()


def test_the_tested_actions_have_fields_of_every_form() -> None:
    forms = {field.form for kind in (Buy, Swap, PlaceBid) for field in kind.form}
    assert forms == {NAME, NAMES, NUMBER, CELL}


def test_the_notation_of_a_move_is_readable() -> None:
    action = ACTIONS.parse("buy tower_9_ne gulden_5+gulden_4")
    assert action == Buy(WORDS, TILES["tower_9_ne"], (MONEY_CODES["gulden_4"], MONEY_CODES["gulden_5"]))
    assert str(action) == "buy tower_9_ne gulden_4+gulden_5"
    assert repr(action) == "<buy tower_9_ne gulden_4+gulden_5>"
    assert dict(action.to_json()) == {"kind": "buy", "tile": "tower_9_ne", "cards": ["gulden_4", "gulden_5"]}
    assert dict(ACTIONS.parse("  build   tower_9_ne  2,-1 ").to_json()) == {
        "kind": "build",
        "tile": "tower_9_ne",
        "cell": [2, -1],
    }
    assert TakeMoney(WORDS, ()).notation() == "take -"
    assert ACTIONS.parse("take -") == TakeMoney(WORDS, ())


def test_names_become_the_numbers_of_the_game() -> None:
    action = ACTIONS.parse("buy tower_9_es gulden_5+denar_4")
    assert isinstance(action, Buy)
    assert action.tile == TILES["tower_9_es"]
    assert sorted(action.cards) == sorted([MONEY_CODES["denar_4"], MONEY_CODES["gulden_5"]])
    assert action.values() == ("tower_9_es", ("denar_4", "gulden_5"))
    assert action.called(0) == "tower_9_es"


def test_a_name_that_nothing_in_the_game_has_is_kept() -> None:
    action = ACTIONS.parse("buy castle gulden_5+ruble_3")
    assert isinstance(action, Buy)
    assert (action.tile, sorted(action.cards)) == (UNKNOWN, [UNKNOWN, MONEY_CODES["gulden_5"]])
    assert action.notation() == "buy castle gulden_5+ruble_3"
    assert action != ACTIONS.parse("buy fortress gulden_5+ruble_3")


def test_an_action_with_other_numbers_is_admitted_by_its_names() -> None:
    others = {name: number + 1 for name, number in TILES.items()}
    foreign = ActionSet(TURN_ACTIONS, Words({TILE: others, CARD: MONEY_CODES}))
    action = foreign.parse("swap tower_9_ne garden_6_w 0,1")
    own = ACTIONS.admitted(action)
    assert isinstance(own, Swap)
    assert (own.tile, own.old) == (TILES["tower_9_ne"], TILES["garden_6_w"])
    assert own == action
    assert ACTIONS.admitted(own) is own
    assert ActionSet([PlaceBid], WORDS).admitted(action) is None


def test_actions_of_different_kinds_or_fields_differ() -> None:
    texts = [
        "reserve tower_9_ne",
        "give tower_9_ne",
        "reserve tower_9_es",
        "place tower_9_ne 0,1",
        "place tower_9_ne 1,0",
    ]
    assert len({ACTIONS.parse(text) for text in texts}) == len(texts)
    assert ACTIONS.parse("pass") != "pass"


@given(COORDINATES, COORDINATES)
def test_every_cell_has_its_number(x: int, y: int) -> None:
    number = cell(x, y)
    assert (cell_x(number), cell_y(number)) == (x, y)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "An empty line names no action"),
        ("   ", "An empty line names no action"),
        ("fly tower_9_ne", "There is no action 'fly' in this game; possible: bid, build, buy, give"),
        ("buy tower_9_ne", "does not have the form 'buy TILE CARDS'"),
        ("buy tower_9_ne gulden_4 gulden_5", "does not have the form 'buy TILE CARDS'"),
        ("pass now", "does not have the form 'pass'"),
        ("build tower_9_ne 1", "'1' is not a cell"),
        ("build tower_9_ne 1,2,3", "'1,2,3' is not a cell"),
        ("build tower_9_ne a,b", "'a,b' is not a cell"),
        ("build tower_9_ne 128,0", "The cell 128,0 is out of reach of every palace."),
        ("build tower_9_ne 0,-128", "The cell 0,-128 is out of reach of every palace."),
        ("bid many", "'many' is not a number."),
        ("bid 1.5", "'1.5' is not a number."),
    ],
)
def test_a_text_that_is_no_action_is_refused(text: str, reason: str) -> None:
    with pytest.raises(NotationError) as refused:
        ACTIONS.parse(text)
    assert reason in str(refused.value)


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (None, "An action is a JSON object with a 'kind'"),
        ([], "An action is a JSON object with a 'kind'"),
        ("pass", "An action is a JSON object with a 'kind'"),
        ({}, "An action is a JSON object with a 'kind'"),
        ({"kind": 3}, "An action is a JSON object with a 'kind'"),
        ({"kind": "fly"}, "There is no action 'fly'"),
        ({"kind": "pass", "tile": "x"}, "A 'pass' action has the fields kind"),
        ({"kind": "reserve"}, "A 'reserve' action has the fields kind, tile"),
        ({"kind": "reserve", "tile": 3}, "3 is not a name"),
        ({"kind": "reserve", "tile": None}, "None is not a name"),
        ({"kind": "take", "cards": "gulden_4"}, "'gulden_4' is not a list of names."),
        ({"kind": "take", "cards": [4]}, "[4] is not a list of names."),
        ({"kind": "build", "tile": "x", "cell": [1]}, "[1] is not a cell"),
        ({"kind": "build", "tile": "x", "cell": [1, True]}, "[1, True] is not a cell"),
        ({"kind": "build", "tile": "x", "cell": [1.0, 2]}, "[1.0, 2] is not a cell"),
        ({"kind": "build", "tile": "x", "cell": [500, 2]}, "The cell 500,2 is out of reach"),
        ({"kind": "bid", "amount": True}, "True is not a number."),
    ],
)
def test_json_that_is_no_action_is_refused(data: Any, reason: str) -> None:
    with pytest.raises(NotationError) as refused:
        ACTIONS.from_json(data)
    assert reason in str(refused.value)


def test_an_action_names_two_hundred_cards_and_no_more() -> None:
    most = ["gulden_1"] * 200
    assert ACTIONS.parse("take " + "+".join(most)) == ACTIONS.from_json({"kind": "take", "cards": most})
    with pytest.raises(NotationError, match="is not a list of names"):
        ACTIONS.from_json({"kind": "take", "cards": [*most, "gulden_1"]})


@given(st.text(max_size=60))
def test_no_text_causes_another_error(text: str) -> None:
    try:
        action = ACTIONS.parse(text)
    except NotationError:
        return
    assert ACTIONS.parse(action.notation()) == action


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["tile", "cards", "cell", "x"]), inner),
    max_leaves=6,
)


@given(st.sampled_from(sorted(ACTIONS.kinds)), st.dictionaries(st.sampled_from(["tile", "cards", "cell", "old"]), JSON))
def test_no_json_causes_another_error(kind: str, fields: dict[str, Any]) -> None:
    try:
        action = ACTIONS.from_json({"kind": kind, **fields})
    except NotationError:
        return
    assert ACTIONS.from_json(action.to_json()) == action


def test_two_actions_of_one_name_are_a_mistake() -> None:
    class Twin(Action):
        kind: ClassVar[str] = "pass"

    with pytest.raises(ValueError, match="two actions are called pass"):
        ActionSet([*TURN_ACTIONS, Twin], WORDS)


@pytest.mark.skipif(build_name() != COMPILED, reason="the interpreted build leaves it to the type checker")
@given(real_actions())
def test_the_fields_of_an_action_cannot_be_changed(action: Action) -> None:
    for field in action.form:
        with pytest.raises(AttributeError):
            setattr(action, field.name, getattr(action, field.name))
