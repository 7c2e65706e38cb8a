"""How the greedy bot uses vizier stones and characters."""

import pytest

from alhambra.arena import Series
from alhambra.bots import BOTS, Window, make_bot
from alhambra.bots.greedy import GreedyBot
from alhambra.protocol import Action, GameConfig, Randomness
from tests.rules.characters_positions import DISPLAY, Served
from tests.rules.expansion_1_positions import Expanded
from tests.rules.positions import Position

HAND = "gulden_1 gulden_2 dirham_3 dirham_4 denar_5 dukat_6"


def choice(position: Position) -> str:
    """Return the greedy bot's choice for the deciding seat."""
    decision = position.game.decision
    assert decision is not None
    return make_bot("greedy", Randomness(1)).choose(Window(position.game, decision.seat)).notation()


# --- characters ---


def auction(character: str) -> Served:
    """Seat 1 bids first, then 2, then 0; all have the same money."""
    return Served(3).hand(0, HAND).hand(1, HAND).hand(2, HAND).auction(character)


@pytest.mark.parametrize("character", ["abdul_karim", "fatima", "hakim_wahid", "yammerad"])
def test_a_character_that_is_worth_it_is_bid_for(character: str) -> None:
    assert choice(auction(character)).startswith("bid ")


def test_no_more_is_bid_than_needed() -> None:
    assert choice(auction("fatima")) == "bid 1"


def test_a_price_is_paid_for_a_character_that_is_worth_it_alone() -> None:
    chosen = {}
    for character in ("fatima", "laila_wundabah"):
        position = Served(3).hand(2, "denar_8").hand(0, "dukat_5 dukat_4").auction(character)
        position.play("pass_bid", "bid 8")
        assert position.decision == ("bid", 0)
        chosen[character] = choice(position)
    assert chosen == {"fatima": "bid 9", "laila_wundabah": "pass_bid"}


def test_a_bid_is_raised_even_if_a_pass_would_begin_the_own_turn() -> None:
    position = auction("fatima")
    position.play("bid 1", "pass_bid", "bid 2")
    assert position.decision == ("bid", 1)
    assert choice(position) == "bid 3"


def test_fatima_is_kept_for_her_points() -> None:
    position = auction("fatima")
    position.play("bid 1", "pass_bid", "pass_bid", "pay_bid gulden_1")
    assert position.decision == ("fatima", 1)
    assert choice(position) == "keep_fatima"


def test_yammerad_takes_a_card() -> None:
    position = Served(3).serves(0, "yammerad").hand(0, "gulden_1").display(DISPLAY).turn(0)
    assert position.decision == ("yammerad", 0)
    assert choice(position) == "yammerad"


class NeverBids(GreedyBot):
    """The greedy bot without characters of its own."""

    name = "never_bids"

    def choose(self, window: Window) -> Action:
        passing = [action for action in window.legal_actions() if action.kind == "pass_bid"]
        return passing[0] if passing else super().choose(window)


@pytest.mark.slow
def test_characters_help_to_win(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, NeverBids.name, NeverBids)
    config = GameConfig("alhambra", 4, ["characters"])
    results = list(Series(config, ["greedy", NeverBids.name] * 2, 1).results(60))
    won = sum([result.share(seat) for result in results for seat, bot in enumerate(result.bots) if bot == "greedy"])
    assert won / len(results) > 0.55


# --- stones ---


def after_stone_was_used(display: str) -> Expanded:
    """It is seat 0's turn; its stone is face down, and it can buy nothing."""
    position = Expanded(3, ["vizier"])
    position.market("tower_9_ne garden_8_sw chambers_9_s arcades_8_n").hand(0, "gulden_7").display(display).turn(0)
    return position.active_stones(1, 2)


def test_a_stone_is_turned_up_when_money_is_worth_less() -> None:
    assert choice(after_stone_was_used("dukat_1")) == "turn_stone_up"
    assert choice(after_stone_was_used("dukat_1 dukat_9")) == "take dukat_9"


def test_a_stone_is_used_for_a_tile_that_scores() -> None:
    position = Expanded(3, ["vizier"])
    position.market("tower_9_ne garden_8_sw chambers_9_s arcades_8_n").display(DISPLAY).hand(2, "gulden_4 gulden_5")
    position.turn(0).play("take dukat_9", "keep_stone")
    assert position.decision == ("vizier", 2)
    assert choice(position) == "buy_with_stone tower_9_ne gulden_4+gulden_5"
