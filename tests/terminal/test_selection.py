"""Selecting pieces at the full-screen table, including payments that are not offered."""

import pytest

from alhambra.console.renderers import renderer_for
from alhambra.terminal.interaction.selection import HAND, TILE, Selection
from alhambra.tilegames.modules.characters.rules.auction import PayBidStep
from tests.rules.positions import Position


def choosing(position: Position) -> Selection:
    game = position.game
    renderer = renderer_for(game.config.game, [f"Seat {seat}" for seat in range(game.config.seats)], 0)
    return Selection(game.legal_actions(), renderer, dict(game.view(0)))


def rich() -> Position:
    """Seat 0 has all the money and all the bureaux."""
    position = Position(3, ["bureaux", "characters"])
    deck = position.game.deck
    bureaux = [name for name in deck.special_names if name.startswith("bureau_")]
    return position.hand(0, " ".join([*(deck.name(card) for card in deck.pool), *bureaux]))


@pytest.mark.clause("CHA-4")
def test_a_bid_can_be_paid_with_cards_that_are_not_offered() -> None:
    position = rich().steps([PayBidStep(0, 0, 60)])
    cards = ["gulden_4", "gulden_4", "gulden_5", "gulden_5", "gulden_6", "gulden_6", "gulden_7", "gulden_7"]
    cards += ["gulden_8", "gulden_8"]
    table = choosing(position)
    for card in cards:
        table.toggle_card(HAND, card, is_chosen=False)
    assert table.meant() == table.candidates() == []
    paid = table.unoffered()
    assert paid == {"kind": "pay_bid", "cards": cards}
    assert position.game.explain(position.game.action_set.from_json(paid)) is None


@pytest.mark.clause("BUR-5")
def test_a_tile_can_be_bought_with_cards_that_are_not_offered() -> None:
    position = rich()
    dearest = sorted(position.game.bags[0], key=lambda piece: -position.game.rules.prices[piece])[:4]
    names = [position.game.piece_name(piece) for piece in dearest]
    table = choosing(position.market(" ".join(names)).turn(0))
    every: list[tuple[int, ...]] = []
    position.game.add_module_payments(0, 0, position.game.rules.prices[dearest[0]], every)
    offered = {tuple(offer.action.values()) for offer in table.offers if offer.action.kind == "buy"}
    left_out = next(cards for cards in every if (names[0], tuple(position.game.card_names(cards))) not in offered)
    table.toggle((TILE, names[0]))
    for card in position.game.card_names(left_out):
        table.toggle_card(HAND, card, is_chosen=False)
    bought = table.unoffered()
    assert bought == {"kind": "buy", "tile": names[0], "cards": position.game.card_names(left_out)}
    assert position.game.explain(position.game.action_set.from_json(bought)) is None
