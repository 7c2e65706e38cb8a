"""Offers as a sequence; an action from the current offers is not judged again, any other is."""

from dataclasses import replace
from itertools import islice, pairwise

import pytest

from alhambra._build import COMPILED, build_name
from alhambra.games import GAMES, new_game
from alhambra.protocol import Action, Game, GameConfig, IllegalAction, Offers, Randomness, Refusal
from alhambra.protocol.offers import MOST_OFFERS, SampledOffers
from alhambra.roll_and_write import RollAndWrite
from alhambra.tilegames.game import TileGame
from tests.attacks.large_positions import all_cards, first_plan, position_of
from tests.rules.characters_positions import Served
from tests.rules.positions import Position

DISPLAY = "dukat_1 dukat_2 dukat_3 dukat_9"
CONFIGS = [GameConfig(name, 3, GAMES[name].modules) for name in GAMES]


def games_on_the_way(config: GameConfig) -> list[Game]:
    """Return copies of one game at several moments."""
    game = new_game(config, 5)
    randomness = Randomness(5)
    found: list[Game] = []
    while not game.is_over:
        if randomness.below(12) == 0:
            found.append(game.copy())
        game.play(game.legal_actions().pick(randomness))
    return [*found, game]


def some_takes() -> Position:
    return Position(3).display(DISPLAY).turn(0)


# --- a sequence ---


@pytest.mark.parametrize("config", CONFIGS, ids=repr)
def test_offers_are_a_sequence(config: GameConfig) -> None:
    for game in games_on_the_way(config):
        offers = game.legal_actions()
        actions = list(offers)
        assert len(offers) == len(actions)
        assert bool(offers) == (not game.is_over)
        assert [offers[index] for index in range(len(actions))] == actions
        assert [offers[index - len(actions)] for index in range(len(actions))] == actions
        assert offers[1:7:2] == actions[1:7:2]
        assert offers[::-1] == actions[::-1]
        assert list(reversed(offers)) == actions[::-1]
        assert list(islice(iter(offers), 2)) == actions[:2]
        assert all(action in offers for action in actions)
        for index in (len(actions), -len(actions) - 1):
            with pytest.raises(IndexError):
                offers[index]


@pytest.mark.parametrize("config", CONFIGS, ids=repr)
def test_the_lot_picks_by_index(config: GameConfig) -> None:
    for game in games_on_the_way(config)[:-1]:
        offers = game.legal_actions()
        for seed in range(3):
            assert offers.pick(Randomness(seed)) == offers[Randomness(seed).below(len(offers))]


@pytest.mark.parametrize("most", [2, 3, 5, 7])
def test_some_offers_are_spread_over_all(most: int) -> None:
    offers = some_takes().game.legal_actions()
    some = SampledOffers(offers, most)
    assert len(some) == most <= len(offers) == 7
    assert (some[0], some[-1]) == (offers[0], offers[-1])
    places = [list(offers).index(action) for action in some]
    assert places == sorted(set(places))
    steps = {after - before for before, after in pairwise(places)}
    assert max(steps) - min(steps) <= 1


def everything_at_one_seat() -> Position:
    """All cards, and all tiles except those on the market, some of them in the palace."""
    config = GameConfig("combined", 2, ["bureaux", "gates"])
    plan = first_plan(config, Randomness("t7"))
    tiles = (*plan.laid, *plan.reserved)
    return position_of(replace(plan, kind="turn", cards=all_cards(config), laid=tiles[:45], reserved=tiles[45:]))


def test_no_position_offers_more_than_the_bound() -> None:
    game = everything_at_one_seat().game
    every = list(game._offers())
    offers = game.legal_actions()
    assert len(every) > MOST_OFFERS == len(offers)
    assert set(offers) <= set(every)
    left_out = next(action for action in every if action not in offers)
    assert game.explain(left_out) is None
    game.copy().play(offers[-1])


def test_offers_are_equal_if_their_actions_are() -> None:
    game = some_takes().game
    offers = game.legal_actions()
    assert offers == game.copy().legal_actions() == list(offers)
    assert hash(offers) == hash(game.legal_actions())
    assert offers != offers[1:]
    assert offers != "take dukat_1"
    assert repr(offers) == "<7 offers>"


def test_offers_stay_as_they_are_when_the_game_goes_on() -> None:
    game = some_takes().game
    offers = game.legal_actions()
    before = [action.notation() for action in offers]
    game.play(offers[0])
    assert [action.notation() for action in offers] == before


def test_an_action_is_among_the_offers_if_it_is_sensible() -> None:
    position = Position(3).market("tower_9_ne").hand(0, "gulden_4 gulden_5 gulden_8").display(DISPLAY).turn(0)
    offers = position.game.legal_actions()
    assert position.action("buy tower_9_ne gulden_4+gulden_5") in offers
    assert position.action("buy tower_9_ne gulden_4+gulden_5+gulden_8") not in offers  # legal, but wasteful
    assert position.action("buy tower_9_ne gulden_4") not in offers
    assert position.action("take gold") not in offers
    assert "take dukat_1" not in offers


# --- judged once ---


@pytest.mark.skipif(build_name() == COMPILED, reason="nothing of a compiled class can be replaced")
@pytest.mark.parametrize("kind", [TileGame, RollAndWrite])
def test_an_offered_action_is_not_judged_again(kind: type[Game], monkeypatch: pytest.MonkeyPatch) -> None:
    judged: list[Action] = []
    judge = kind._refuse

    def noting(game: Game, action: Action) -> Refusal | None:
        judged.append(action)
        return judge(game, action)

    monkeypatch.setattr(kind, "_refuse", noting)
    game = new_game(GameConfig("alhambra" if kind is TileGame else "roll_and_write", 3), 1)
    for _ in range(20):
        *_, last = game.legal_actions()
        game.copy().play(last)
        game.legal_actions()
        game.play(game.legal_actions()[0])
    assert judged == []
    game.play(game.action_set.parse(game.legal_actions()[0].notation()))
    assert len(judged) == 1


def test_an_action_of_an_earlier_position_is_judged() -> None:
    position = some_takes()
    game = position.game
    take = next(action for action in game.legal_actions() if action.notation() == "take dukat_9")
    game.play(take)
    assert "dukat_9" not in position.on_display()
    for _ in range(2):
        with pytest.raises(IllegalAction):
            game.play(take)
        game.legal_actions()  # now this position has a number of its own


def test_an_action_that_another_game_offers_is_judged() -> None:
    game, other = some_takes().game, Position(3).display("gulden_1 gulden_2").turn(0).game
    take = other.legal_actions()[0]
    game.legal_actions()
    with pytest.raises(IllegalAction):
        game.play(take)
    other.play(take)


def test_a_refused_action_leaves_the_offers_as_they_are() -> None:
    position = some_takes()
    take = position.game.legal_actions()[0]
    with pytest.raises(IllegalAction):
        position.game.play(position.action("take gulden_9"))
    position.game.play(take)


def test_after_an_outcome_of_chance_an_earlier_action_is_judged() -> None:
    position = Position(3).market("tower_9_ne garden_8_sw chambers_9_s arcades_8_n").display(DISPLAY).turn(0)
    position.open_chance()
    take = position.game.legal_actions()[0]
    position.game.play(take)
    with pytest.raises(IllegalAction):
        position.game.play(take)
    while position.game.chance is not None:
        position.game.resolve("dirham_8")
    position.game.legal_actions()
    with pytest.raises(IllegalAction):
        position.game.play(take)


def test_what_is_offered_can_be_played_in_copies_until_they_go_on() -> None:
    game = some_takes().game
    take = game.legal_actions()[0]
    twins = [game.copy(), game.copy(), game.with_open_chance()]
    for twin in twins:
        twin.play(take)
        with pytest.raises(IllegalAction):
            twin.play(take)
    assert twins[0].checksum() == twins[1].checksum()
    game.play(take)
    assert game.checksum() == twins[0].checksum()


@pytest.mark.clause("CHA-YAMMERAD")
def test_in_an_imagined_game_an_action_is_judged_by_what_is_imagined() -> None:
    position = Served(3).serves(0, "yammerad").display(DISPLAY)
    position.deck("gulden_9 denar_1 denar_2 denar_3").turn(0).open_chance().play("yammerad", "*gulden_9")
    buy = next(action for action in position.game.legal_actions() if action.kind == "buy")
    outcomes = set()
    for seed in range(40):
        imagined = position.game.determinise(1, Randomness(seed))
        holds = imagined.count_in_hand(0, imagined.card("gulden_9")) > 0
        if not holds:
            with pytest.raises(IllegalAction):
                imagined.play(buy)
        else:
            imagined.play(buy)
        outcomes.add(holds)
    assert outcomes == {True, False}


# --- actions of other games ---


def test_an_action_with_the_numbers_of_another_game_means_what_it_names() -> None:
    """The huts come before the camps, which are therefore numbered differently."""
    here, there = Position(3, ["huts", "camps"]), Position(3, ["camps"])
    for position in (here, there):
        position.market("camp_n").hand(0, "gulden_9").display(DISPLAY).turn(0)
    numbers = [position.game.rules.catalog.piece("camp_n") for position in (here, there)]
    assert numbers[0] != numbers[1]
    buy = next(action for action in there.game.legal_actions() if action.kind == "buy")
    assert buy in here.game.legal_actions()
    assert here.game.explain(buy) is None
    here.game.play(buy)
    assert here.game.new_tiles == (numbers[0],)
    assert here.game.record().entries[-1].endswith("buy camp_n gulden_9")


def test_an_action_that_the_game_does_not_have_is_refused() -> None:
    others = new_game(GameConfig("alhambra", 3, GAMES["alhambra"].modules), 1).action_set
    game = some_takes().game
    for text in ("turn_stone_up", "take_gate", "take_bureau bureau_gulden_denar", "karim tower_9_ne"):
        refusal = game.explain(others.parse(text))
        assert refusal is not None
        assert refusal.clause == "ACTION"
        with pytest.raises(IllegalAction):
            game.play(others.parse(text))


def test_nothing_is_offered_when_the_game_is_over_or_chance_decides() -> None:
    game = new_game(GameConfig("alhambra", 3), None)
    assert game.chance is not None
    assert not game.legal_actions()
    assert isinstance(game.legal_actions(), Offers)
