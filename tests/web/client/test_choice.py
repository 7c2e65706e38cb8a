"""The actions that selections in the browser stand for when they are not among the offers."""

import json
from pathlib import Path
from typing import Any

import pytest

from alhambra.declarations import declaration_of
from tests.web.support.node import built, node

MARKET = ["tower_9_ne"]
CARDS = {"cards": ["gulden_4", "gulden_5"]}
PAYING = {**CARDS, "tile": "tower_9_ne"}
TAKING = {"money": ["dukat_1"]}


@pytest.fixture(scope="module")
def choices(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built("choices", tmp_path_factory.mktemp("choices"))


def meant(choices: Path, decision: str, *touched: dict[str, Any]) -> list[Any]:
    given = ", ".join(json.dumps(one) for one in (declaration_of("alhambra"), touched, MARKET, decision))
    program = f"import {{ meantBy }} from {json.dumps(choices.as_uri())};console.log(JSON.stringify(meantBy({given})));"
    found: list[Any] = json.loads(node(["--input-type=module", "--eval", program]))
    return found


def test_cards_that_are_laid_down_pay_the_bid(choices: Path) -> None:
    assert meant(choices, "pay_bid", CARDS, {}, TAKING) == [{"kind": "pay_bid", **CARDS}, None, None]


def test_a_stone_buys_in_its_own_decision(choices: Path) -> None:
    assert meant(choices, "vizier", PAYING) == [{"kind": "buy_with_stone", **PAYING}]


def test_a_turn_buys_and_takes(choices: Path) -> None:
    taken = {"kind": "take", "cards": ["dukat_1"]}
    assert meant(choices, "turn", PAYING, CARDS, TAKING, {}) == [{"kind": "buy", **PAYING}, None, taken, None]
