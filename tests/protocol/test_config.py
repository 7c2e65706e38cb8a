"""Configs and what the games allow."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alhambra.protocol import ConfigError, GameConfig, GameInfo

WORDS = st.text(min_size=1, max_size=8)


@given(st.builds(GameConfig, WORDS, st.integers(-(2**62), 2**62), st.sets(WORDS), st.sets(WORDS)))
def test_a_config_round_trips(config: GameConfig) -> None:
    again = GameConfig.from_json(config.to_json())
    assert again == config
    assert hash(again) == hash(config)
    assert again.to_json() == config.to_json()


def test_equal_configs_are_equal_values() -> None:
    config = GameConfig("alhambra", 3, ["vizier", "camps"])
    assert config == GameConfig("alhambra", 3, {"camps", "vizier"})
    assert config.to_json()["modules"] == ["camps", "vizier"]
    others = [
        GameConfig("granada", 3, ["vizier", "camps"]),
        GameConfig("alhambra", 4, ["vizier", "camps"]),
        GameConfig("alhambra", 3, ["vizier"]),
        GameConfig("alhambra", 3, ["vizier", "camps"], ["fast"]),
        "alhambra",
    ]
    assert all(config != other for other in others)
    assert repr(config) == "GameConfig('alhambra', 3, ['camps', 'vizier'], [])"


def test_modules_and_options_may_be_left_out() -> None:
    assert GameConfig.from_json({"game": "alhambra", "seats": 2}) == GameConfig("alhambra", 2)


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (None, "A config is a JSON object"),
        ([], "A config is a JSON object"),
        ("alhambra", "A config is a JSON object"),
        (
            {"game": "alhambra", "seats": 2, "players": 2},
            "A config is a JSON object with game, seats, modules and options",
        ),
        ({"seats": 2}, "needs a game name"),
        ({"game": 5, "seats": 2}, "needs a game name"),
        ({"game": "alhambra"}, "a number of seats"),
        ({"game": "alhambra", "seats": "2"}, "a number of seats"),
        ({"game": "alhambra", "seats": 2.0}, "a number of seats"),
        ({"game": "alhambra", "seats": True}, "a number of seats"),
        ({"game": "alhambra", "seats": 2, "modules": "vizier"}, "The field 'modules' of a config is a list of names."),
        ({"game": "alhambra", "seats": 2, "modules": [1]}, "The field 'modules' of a config is a list of names."),
        ({"game": "alhambra", "seats": 2, "modules": None}, "The field 'modules' of a config is a list of names."),
        (
            {"game": "alhambra", "seats": 2, "options": {"fast": True}},
            "The field 'options' of a config is a list of names.",
        ),
    ],
)
def test_what_is_no_config_is_refused(data: Any, reason: str) -> None:
    with pytest.raises(ConfigError) as refused:
        GameConfig.from_json(data)
    assert reason in str(refused.value)


INFO = GameInfo("toy", "The Toy Game", 2, 4, ["bells", "whistles"], ["fast"])


@pytest.mark.clause("MOD-1")
@pytest.mark.parametrize("modules", [[], ["bells"], ["whistles"], ["bells", "whistles"]])
def test_any_subset_of_the_possible_modules_is_allowed(modules: list[str]) -> None:
    for seats in (2, 3, 4):
        INFO.check(GameConfig("toy", seats, modules, ["fast"]))


@pytest.mark.clause("MOD-2")
@pytest.mark.parametrize(
    ("seats", "modules", "options", "sentence"),
    [
        (1, [], [], "MOD-2: 'toy' is for 2 to 4 players, not for 1"),
        (5, [], [], "MOD-2: 'toy' is for 2 to 4 players, not for 5"),
        (2, ["drums"], [], "MOD-2: 'toy' is not played with the module 'drums'; possible: bells, whistles"),
        (2, ["bells", "drums"], [], "MOD-2: 'toy' is not played with the module 'drums'"),
        (2, [], ["slow"], "MOD-2: 'toy' is not played with the variant 'slow'; possible: fast"),
    ],
)
def test_what_a_game_does_not_allow_is_refused(
    seats: int, modules: list[str], options: list[str], sentence: str
) -> None:
    with pytest.raises(ConfigError) as refused:
        INFO.check(GameConfig("toy", seats, modules, options))
    assert str(refused.value).startswith(sentence)


def test_a_game_without_modules_says_so() -> None:
    plain = GameInfo("plain", "The Plain Game", 1, 1)
    with pytest.raises(ConfigError, match=r"'bells'; it has no modules."):
        plain.check(GameConfig("plain", 1, ["bells"]))
    with pytest.raises(ConfigError, match="'fast'; it has no variants"):
        plain.check(GameConfig("plain", 1, [], ["fast"]))
