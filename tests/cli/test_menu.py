"""Many offers become short lists."""

import pytest

from alhambra.console.input.menu import SHORT, Menu, menu_of
from alhambra.console.renderer import seat_names
from alhambra.console.renderers import renderer_for
from alhambra.games import GAMES, new_game
from alhambra.protocol import Action, Game, GameConfig, Randomness
from tests.messages import seen_by

MOST_ENTRIES = 40


def leaves(menu: Menu) -> list[Action]:
    return [action for entry in menu.entries for action in entry.actions]


def check_menus(game: Game) -> None:
    """Every offer can be reached, each once, through short lists of different texts."""
    decision = game.decision
    assert decision is not None
    view = seen_by(game, decision.seat)
    renderer = renderer_for(game.config.game, seat_names(game.config.seats))
    waiting = [list(game.legal_actions())]
    while waiting:
        offers = waiting.pop()
        menu = menu_of(offers, renderer, view)
        assert sorted(map(str, leaves(menu))) == sorted(map(str, offers))
        assert len(menu.entries) <= MOST_ENTRIES
        labels = [entry.label for entry in menu.entries]
        assert len(set(labels)) == len(labels), "two entries read alike"
        groups = [entry.actions for entry in menu.entries if len(entry.actions) > 1]
        assert all(len(group) < len(offers) for group in groups), "a choice that narrows nothing"
        waiting += groups


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("with_modules", [False, True])
def test_menus_reach_every_offer(name: str, with_modules: bool) -> None:
    config = GameConfig(name, 3, GAMES[name].modules if with_modules else ())
    randomness = Randomness(1)
    game = new_game(config, 1)
    number = 0
    while not game.is_over:
        if number % 7 == 0:
            check_menus(game)
        actions = game.legal_actions()
        game.play(actions[randomness.below(len(actions))])
        number += 1


def test_few_offers_are_listed_as_they_are() -> None:
    game = new_game(GameConfig("alhambra", 3), 1)
    offers = game.legal_actions()[:SHORT]
    menu = menu_of(offers, renderer_for("alhambra", seat_names(3)), seen_by(game, 0))
    assert all(len(entry.actions) == 1 for entry in menu.entries)
