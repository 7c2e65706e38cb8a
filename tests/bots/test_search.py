"""The machinery of the stronger bots: races, whole turns, samples of a round."""

from collections.abc import Iterator
from functools import partial
from itertools import combinations, pairwise
from math import sqrt
from statistics import NormalDist, fmean

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from alhambra.arena.executors import play_task
from alhambra.arena.matches import Match
from alhambra.bots.module_evaluation import evaluations_of
from alhambra.games import GAMES, new_game
from alhambra.protocol import Action, GameConfig, Randomness
from alhambra.protocol.decisions import NOBODY
from alhambra.roll_and_write import RollAndWrite
from alhambra.search.candidates import cheapest_turning, game_continues
from alhambra.search.evaluation.budget import Budget
from alhambra.search.evaluation.majority_race import MajorityRace, equal_stakes
from alhambra.search.evaluation.palace_cache import PalaceCache, lines_of
from alhambra.search.evaluation.position_evaluation import PARTS, Evaluation
from alhambra.search.evaluation.scoring_clock import Clock
from alhambra.search.evaluation.stakes import expected_points, stakes_by_standing
from alhambra.search.evaluation.weights import STANDARD_SHEET, standard_weights
from alhambra.search.roll_and_write.sampling import SheetSampler, sheet_options
from alhambra.search.rollouts import RoundSampler, SampleForm, after_rounds, play_quickly
from alhambra.search.sampling import Contender, Option, Prior, Sampler, best_by_samples, tried_in_samples
from alhambra.search.turn_planner import TurnPlan
from alhambra.search.turn_search import TurnSearch
from alhambra.tilegames.cards import CURRENCY_COUNT, unit
from alhambra.tilegames.catalog import FIELDS, NO_TILE, NO_TYPE
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.modules.characters.rules.state import AMMAR, HAKIM, KNIHSTIG, YUSUF, CharacterState
from alhambra.tilegames.scoring.scorings import Scored, Tally
from tests.rules.positions import Position

TILE_GAMES = [name for name in GAMES if name != "roll_and_write"]
ALL_MODULES = tuple(GAMES["alhambra"].modules)


def position(config: GameConfig, seed: int, decisions: int) -> TileGame:
    """Return an imagined game after this many random decisions, with a turn due."""
    game = new_game(config, seed)
    randomness = Randomness(seed)
    while decisions > 0 or (game.decision is not None and game.decision.kind != "turn"):
        game.play(game.legal_actions().pick(randomness))
        decisions -= 1
    assert game.decision is not None
    imagined = game.determinise(game.decision.seat, randomness)
    assert isinstance(imagined, TileGame)
    return imagined


def palace_cache_of(game: TileGame) -> PalaceCache:
    return PalaceCache(game.rules, standard_weights(game.rules.seats), evaluations_of(game.modules))


def race_of(game: TileGame, seat: int) -> MajorityRace:
    palace_cache = palace_cache_of(game)
    return MajorityRace(
        game, seat, Clock(game), palace_cache, equal_stakes(palace_cache.weights, game.rules.seats, seat)
    )


def played_out(game: TileGame, seat: int, option: Option, rounds: int) -> float:
    palace_cache = palace_cache_of(game)
    stakes = equal_stakes(palace_cache.weights, game.rules.seats, seat)
    return after_rounds(game, seat, option, palace_cache, SampleForm(rounds), stakes)


def search(game: TileGame) -> TurnSearch:
    assert game.decision is not None
    return TurnSearch(game, game.decision.seat, palace_cache_of(game))


# --- the whole turn ---


@pytest.mark.parametrize("name", TILE_GAMES)
@pytest.mark.parametrize("with_modules", [False, True])
def test_options_are_turns_that_can_be_played(name: str, with_modules: bool) -> None:
    config = GameConfig(name, 3, GAMES[name].modules if with_modules else ())
    for seed in range(3):
        game = position(config, seed, 70)
        before = game.checksum()
        options = search(game).options()
        assert game.checksum() == before, "looking changed the game"
        assert [option.value for option in options] == sorted([option.value for option in options], reverse=True)
        for option in options:
            twin = game.copy()
            for action in option.actions:
                assert twin.decision is not None
                assert twin.decision.seat == game.turn_seat
                twin.play(action)


@pytest.mark.parametrize("name", TILE_GAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_actions_that_are_taken_back_are_valued_like_played_ones(name: str, seats: int) -> None:
    chains = 0
    for seed in range(4):
        game = position(GameConfig(name, seats), seed, 30 + 20 * seed)
        quick, thorough = search(game), search(game)
        assert quick._simple
        thorough._simple = False  # every action is played in a copy
        found, expected = (
            [([action.notation() for action in option.actions], option.value) for option in tried.options()]
            for tried in (quick, thorough)
        )
        assert found == expected
        assert quick.game.checksum() == thorough.game.checksum()
        assert quick.greedy_action().notation() == thorough.greedy_action().notation()
        chains += sum(len(actions) > 1 for actions, _ in found)
    assert chains


@pytest.mark.parametrize("modules", [*[(module,) for module in ALL_MODULES], ALL_MODULES])
def test_with_modules_too_actions_that_are_taken_back_are_valued_like_played_ones(modules: tuple[str, ...]) -> None:
    simple = 0
    for seed in range(12):
        game = position(GameConfig("alhambra", 2 + seed % 3, modules), seed, 20 + 15 * seed)
        quick, thorough = search(game), search(game)
        simple += quick._simple
        thorough._simple = False
        quick._endings_left = thorough._endings_left = 0  # each action by itself
        found, expected = (
            [(option.actions[0].notation(), option.value) for option in tried.options()] for tried in (quick, thorough)
        )
        assert found == expected
        assert quick.game.checksum() == thorough.game.checksum()
    assert simple


def test_a_purchase_is_played_where_a_character_serves_after_it() -> None:
    """Knihstig gives a card after a purchase and Ammar a redesign at the end of the turn: undoing removes both."""
    game = position(GameConfig("alhambra", 2, ["characters"]), 1, 40)
    seat, owners = game.turn_seat, game.module_of(CharacterState).owners
    for character in (KNIHSTIG, AMMAR):
        owners[character] = 1 - seat
        assert search(game)._simple
        owners[character] = seat
        assert not search(game)._simple
        owners[character] = NOBODY


def test_a_turn_goes_on_after_an_exact_payment_and_only_then() -> None:
    chains = 0
    for seed in range(30):
        game = position(GameConfig("alhambra", 2), seed, 40)
        for option in search(game).options():
            twin = game.copy()
            twin.streams = None
            for action in option.actions[:-1]:
                assert action.kind == "buy"
                twin.play(action)
                assert twin.turn_count == game.turn_count
            chains += len(option.actions) > 1
    assert chains > 5


def test_a_turn_is_valued_alike_whatever_comes_after_it() -> None:
    game = new_game(GameConfig("alhambra", 3), 4)
    assert game.decision is not None
    values = set()
    for seed in range(4):
        imagined = game.determinise(game.decision.seat, Randomness(seed))
        assert isinstance(imagined, TileGame)
        values.add(tuple([option.value for option in search(imagined).options()]))
    assert len(values) == 1


def test_only_who_can_do_nothing_else_tears_down() -> None:
    for seed in range(10):
        game = position(GameConfig("alhambra", 2), seed, 80)
        kinds = {action.kind for action in game.legal_actions()}
        if kinds != {"remove"}:
            assert "remove" not in {option.actions[0].kind for option in search(game).options()}


# --- the race ---


@pytest.mark.parametrize("name", ["alhambra", "granada", "combined"])
def test_with_nothing_to_come_the_race_is_the_scoring(name: str) -> None:
    compared = 0
    for seed in range(9):
        game = position(GameConfig(name, 3), seed, 150)
        game.bags = [[] for _ in game.bags]
        game.market = vec[i64]([NO_TILE] * len(game.market))
        game.scorings_done = 2
        race = race_of(game, 0)
        shares = Scored(Tally(game), 3).majorities
        for number, type_name in enumerate(game.rules.catalog.type_names):
            strengths = [strength[number] for strength in race.strengths]
            highest = [int(game.rules.highest_in(palace)[number]) for palace in game.palaces]
            if len(set(zip(strengths, highest, strict=True))) < len(strengths):
                continue  # ties are shared
            points = shares[type_name]
            expected = points[0] - standard_weights(3).rivalry * (points[1] + points[2])
            softness = 0.2 if len(set(strengths)) == len(strengths) else 0.4  # less is certain where prices decide
            assert race.value(number, 0, strengths[0], 0, highest[0]) == pytest.approx(expected, abs=softness)
            compared += expected != 0
    assert compared > 5


def test_of_equally_many_the_higher_price_is_ahead_in_granada_alone() -> None:
    position = Position(3, (), "granada").palace(0, {(1, 0): "school_10"}).palace(1, {(0, 1): "school_8"}).turn(0)
    race = race_of(position.game, 0)
    school = position.game.rules.catalog.type_names.index("school")
    lower, equal, higher = [race.value(school, 8, 2, 0, price) for price in (7, 8, 10)]
    assert lower < equal < higher
    base = Position(3).palace(0, {(1, 0): "tower_13_e"}).turn(0).game
    assert not any(base.rules.tie_prices)


def test_another_tile_of_a_type_never_hurts() -> None:
    game = position(GameConfig("alhambra", 4), 3, 60)
    race = race_of(game, 1)
    for number in range(race.types):
        values = [race.value(number, 8, own, 0) for own in range(0, 12, 2)]
        assert values == sorted(values)
        assert values[0] < values[-1]


def test_scorings_come_one_after_the_other() -> None:
    for seats in (2, 3, 5):
        clock = Clock(position(GameConfig("alhambra", seats), 1, 10))
        assert list(clock.sold) == sorted(clock.sold)
        assert 0 < clock.sold[0] < clock.sold[-1] <= 1
        assert (clock.dirks[-1] > 0) == (seats == 2)


def test_what_is_known_of_a_palace_does_not_outlive_its_change() -> None:
    game = position(GameConfig("alhambra", 2), 5, 60)
    palace_cache = palace_cache_of(game)
    piece = game.bags[0][0]
    before = palace_cache.cached(game, 0)
    cell = palace_cache.spot(game, 0, piece).cell
    assert cell >= 0
    game.own_palace(0).lay(piece, cell)
    after = palace_cache.cached(game, 0)
    assert after.strength != before.strength
    assert after.lines == palace_cache_of(game).cached(game, 0).lines


@pytest.mark.parametrize("modules", [*[(module,) for module in ALL_MODULES], ALL_MODULES])
def test_what_a_palace_would_score_is_known_as_it_is_now(modules: tuple[str, ...]) -> None:
    """Modules add to strength and lines even while a palace is unchanged: the cache must notice that."""
    game = new_game(GameConfig("alhambra", 3, modules), f"standing {modules}")
    assert isinstance(game, TileGame)
    palace_cache, randomness = palace_cache_of(game), Randomness(len(modules))
    while not game.is_over:
        game.play(game.legal_actions().pick(randomness))
        for seat in range(3):
            standing = palace_cache.cached(game, seat)
            assert (standing.strength, standing.lines) == (game.strength(seat), lines_of(game, seat))


def test_what_a_palace_would_score_follows_the_characters() -> None:
    game = position(GameConfig("alhambra", 2, ["characters"]), 3, 200)
    characters, palace_cache = game.module_of(CharacterState), palace_cache_of(game)
    found = []
    for hakim, yusuf, hakim_type in [(1, 1, NO_TYPE), (1, 0, NO_TYPE), (0, 0, NO_TYPE), (0, 0, 2), (0, 0, 3)]:
        characters.owners[HAKIM], characters.owners[YUSUF], characters.hakim_type = hakim, yusuf, hakim_type
        standing = palace_cache.cached(game, 0)
        assert (standing.strength, standing.lines) == (game.strength(0), lines_of(game, 0))
        found.append((tuple(standing.strength), standing.lines))
    assert len(set(found)) == 4, "Hakim without a type adds nothing"


def test_money_is_worth_less_the_more_there_is_and_nothing_at_the_end() -> None:
    game = position(GameConfig("alhambra", 2), 6, 30)
    evaluation = Evaluation(game, 0, palace_cache_of(game))
    worth = []
    for nines in range(4):
        game.purses[0] = nines * unit(9)
        worth.append(evaluation.money(game, 0))
    gains = [more - less for less, more in pairwise(worth)]
    assert gains == sorted(gains, reverse=True)
    assert gains[0] > 2 * gains[-1]


# --- tiles with two faces ---


def schools(hand: str) -> Position:
    """One more arena is useless, but the school on its back wins a majority.

    No more arenas and schools will come.
    """
    position = Position(4, (), "granada").palace(0, {(1, 0): "school_12", (2, 0): "school_11"})
    position.palace(1, {(1, 0): "school_10", (2, 0): "school_9", (0, 1): "school_8"})
    position.collect(1, "arena_2 arena_3").collect(2, "arena_4 arena_5").collect(3, "arena_6 arena_7")
    position.placing(0, "arena_12").hand(0, hand)
    catalog, game = position.game.rules.catalog, position.game
    names = [catalog.names[face] + catalog.names[catalog.other_faces[face]] for face in game.bags[0]]
    game.bags[0] = [
        face for face, both in zip(game.bags[0], names, strict=True) if "arena" not in both and "school" not in both
    ]
    game.scorings_done = 2
    return position


def test_a_new_tile_is_turned_over_where_that_is_worth_the_money() -> None:
    options = search(schools("gulden_3").game).options()
    assert options[0].actions[0].notation() == "turn_over arena_12 gulden_3"


def test_that_a_tile_may_be_turned_over_counts_before_it_is_placed() -> None:
    values = {}
    for hand in ("gulden_2", "gulden_3"):
        game = schools(hand).game
        evaluation = Evaluation(game, 0, palace_cache_of(game))
        values[hand] = evaluation.parts(game.copy())[PARTS.index("tiles")]
    assert values["gulden_3"] > values["gulden_2"] + 1


def test_turning_over_is_paid_from_the_smallest_cards_that_suffice() -> None:
    game = schools("gulden_2 gulden_2 denar_5 dirham_1").game
    assert game.card_names(cheapest_turning(game, 0)) == ["gulden_2", "gulden_2"]
    assert cheapest_turning(schools("gulden_2 denar_2").game, 0) == ()


# --- samples ---


def test_without_samples_the_best_option_is_taken() -> None:
    options = [Option([], 3.0), Option([], 2.5)]
    never = Sampler()  # it cannot even begin
    assert best_by_samples(options, never, lambda samples: 1.0) is options[0]
    assert best_by_samples(options[:1], never, lambda samples: 0.0) is options[0]
    far = [options[0], Option([], -90.0)]
    assert best_by_samples(far, never, lambda samples: 0.0) is options[0]


class Scripted(Sampler):
    """Returns the agreed value for each option, roughly, and counts the calls."""

    def __init__(self, options: list[Option], values: list[float], noise: float = 0.0) -> None:
        self.options = options
        self.values = values
        self.noise = noise
        self.asked = [0] * len(values)
        self.samples = 0

    def start_sample(self) -> None:
        self.samples += 1

    def value(self, option: Option) -> float:
        number = self.options.index(option)
        self.asked[number] += 1
        return self.values[number] + self.noise * (1 if self.samples + number & 1 else -1)


@pytest.mark.parametrize(("most", "best", "asked"), [(2, 1, [40, 40, 0, 0, 0, 0]), (6, 4, [5, 5, 5, 15, 40, 40])])
def test_the_better_an_option_is_in_samples_the_more_it_gets(most: int, best: int, asked: list[int]) -> None:
    options = [Option([], 3.0) for _ in range(6)]
    script = Scripted(options, [0.0, 4000.0, 1000.0, 2000.0, 8000.0, 3000.0], noise=4500.0)
    assert best_by_samples(options, script, lambda samples: samples / 40, most) is options[best]
    assert script.samples == 40
    assert sorted(script.asked, reverse=most == 2) == asked
    assert script.asked[best] == 40


def test_once_no_other_option_may_be_better_there_are_no_more_samples() -> None:
    options = [Option([], 3.0) for _ in range(3)]
    script = Scripted(options, [0.0, 4.0, 3.9])
    assert best_by_samples(options, script, lambda samples: samples / 400) is options[1]
    assert script.asked == [12, 12, 12]


@pytest.mark.parametrize(("lead", "asked"), [(4.0, 12), (1.0, 84), (0.5, 232)])
def test_a_little_doubt_is_settled_by_a_few_more_samples(lead: float, asked: int) -> None:
    """Enough of them to bring the worse option's possible gain below a hundredth of a point on average."""
    options = [Option([], 3.0) for _ in range(2)]
    script = Scripted(options, [0.0, lead], noise=3.0)
    assert best_by_samples(options, script, lambda samples: samples / 400) is options[1]
    assert script.asked == [asked, asked]
    assert possible_gain(lead, asked) < 0.01
    assert asked == 12 or possible_gain(lead, asked - 4) > 0.01


def possible_gain(lead: float, samples: int) -> float:
    """Return the mean gain of an option that turns out to be better, by numerical integration."""
    part = samples / (2 + 2 * samples)  # the static values are alike, and count for as much and for two samples more
    gap = NormalDist(-part * lead, 3.0 / sqrt(samples - 1))
    return fmean([max(0.0, gap.inv_cdf((case + 0.5) / 10_000)) for case in range(10_000)])


@pytest.mark.parametrize("part", [0.05, 0.11, 0.15, 0.2, 0.3])
def test_with_little_time_no_option_is_tried_that_would_end_too_late(part: float) -> None:
    """The clock charges equal time for each value."""
    options = [Option([], 1.0), Option([], 0.9), Option([], 0.8)]
    script = Scripted(options, [0.0, 1.0, 2.0], 100.0)
    contenders = tried_in_samples(options, script, lambda samples: part * sum(script.asked))
    used = part * sum(script.asked)
    assert 1.0 - 2 * part < used <= 1.0
    complete = {contender.samples for contender in contenders if contender.is_kept}
    assert len(complete) == 1, "a sample that is not complete does not count"
    assert sum(contender.samples for contender in contenders) <= sum(script.asked)


def test_options_that_are_always_alike_need_no_more_samples() -> None:
    options = [Option([], 3.0) for _ in range(2)]
    script = Scripted(options, [2.0, 2.0])
    assert best_by_samples(options, script, lambda samples: samples / 400) is options[0]
    assert script.asked == [12, 12]


def test_what_an_option_promises_by_itself_makes_it_sure_too() -> None:
    options = [Option([], 3.0), Option([], 0.0)]
    script = Scripted(options, [0.0, 0.0], noise=3.0)
    assert best_by_samples(options, script, lambda samples: samples / 400) is options[0]
    assert script.samples < 40


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("rounds", [1, 2])
def test_a_sample_follows_from_the_game_that_was_imagined(seats: int, rounds: int) -> None:
    game = position(GameConfig("alhambra", seats), 7, 30)
    seat = game.turn_seat
    option = search(game).options()[0]
    values = [played_out(game.copy(), seat, option, rounds) for _ in range(2)]
    assert values[0] == values[1]


def test_a_sampler_plays_as_many_rounds_as_it_is_told() -> None:
    game = position(GameConfig("alhambra", 2), 7, 30)
    seat, palace_cache = game.turn_seat, palace_cache_of(game)
    option = search(game).options()[0]
    for rounds in (1, 3):
        sampler = RoundSampler(seat, palace_cache, game.copy, SampleForm(rounds))
        sampler.start_sample()
        assert sampler.value(option) == played_out(game.copy(), seat, option, rounds)


@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_a_sample_ends_with_a_turn_of_the_seat_so_many_rounds_later(rounds: int) -> None:
    game = position(GameConfig("alhambra", 3), 7, 30)
    seat, turns = game.turn_seat, game.turn_count
    played_out(game, seat, search(game).options()[0], rounds)
    assert game.turn_seat == seat
    assert game.turn_count == turns + 3 * rounds


@pytest.mark.parametrize(("decisions", "ends"), [(30, 9), (356, 3)])
@pytest.mark.parametrize(("rounds", "counted", "fading"), [(1, 1, 1.0), (3, 2, 1.0), (4, 3, 1.0), (4, 3, 0.5)])
def test_the_last_turns_of_a_sample_count_in_the_mean(
    decisions: int, ends: int, rounds: int, counted: int, fading: float
) -> None:
    """Late in a game it may end early: then the result counts for the missing turns."""
    game = position(GameConfig("alhambra", 3), 7, decisions)
    whole = game.copy()
    played_out(whole, game.turn_seat, search(game).options()[0], rounds)
    assert whole.is_over == (rounds >= ends)
    seat, palace_cache, option = game.turn_seat, palace_cache_of(game), search(game).options()[0]
    single = [played_out(game.copy(), seat, option, number) for number in range(1, rounds + 1)]
    sampler = RoundSampler(seat, palace_cache, game.copy, SampleForm(rounds, counted, fading))
    sampler.start_sample()
    weights = [fading**number for number in range(counted)]
    assert sampler.value(option) == pytest.approx(fmean(single[-counted:], weights))


def test_what_the_others_hold_counts_against_the_seat() -> None:
    game = position(GameConfig("alhambra", 3), 6, 30)
    evaluation = Evaluation(game, 0, palace_cache_of(game))
    held = [evaluation.held_by_others(game)]
    for seat in (0, 1, 2):
        game.purses[CURRENCY_COUNT * seat] += unit(9)
        held.append(evaluation.held_by_others(game))
    assert held[0] == held[1] < held[2] < held[3]


@pytest.mark.parametrize("name", TILE_GAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_what_majorities_promise_all_seats_is_what_they_are_worth_to_one(name: str, seats: int) -> None:
    game = position(GameConfig(name, seats), 3, 60)
    race, evaluation = race_of(game, 0), Evaluation(game, 0, palace_cache_of(game))
    promises = race.promises(game)
    together = sum(race.stakes[seat] * promises[seat] for seat in range(seats))
    tiles = evaluation.parts(game)[PARTS.index("tiles")] - palace_cache_of(game).cached(game, 0).promise
    assert tiles == pytest.approx(together)


def test_points_of_others_count_by_how_close_they_are_to_winning() -> None:
    game = position(GameConfig("alhambra", 4), 6, 80)
    game.points = [60, 80, 60, 0]
    stakes = stakes_by_standing(game, 0, palace_cache_of(game))
    assert stakes[0] == 1
    assert sum(stakes[seat] for seat in (1, 2, 3)) == pytest.approx(-1)
    expected = expected_points(game, Evaluation(game, 0, palace_cache_of(game)))
    order = sorted((1, 2, 3), key=lambda seat: expected[seat])
    assert order[0] == 3
    assert 0 >= stakes[order[0]] > stakes[order[1]] > stakes[order[2]]


def test_the_only_opponent_counts_whole() -> None:
    game = position(GameConfig("alhambra", 2), 6, 40)
    stakes = stakes_by_standing(game, 1, palace_cache_of(game))
    assert [stakes[0], stakes[1]] == [-1, 1]


def test_a_sample_counts_the_others_as_it_is_told() -> None:
    game = position(GameConfig("alhambra", 4), 6, 80)
    game.points = [60, 80, 60, 0]
    seat, palace_cache, option = game.turn_seat, palace_cache_of(game), search(game).options()[0]
    values = []
    for by_standing in (False, True):
        sampler = RoundSampler(seat, palace_cache, game.copy, SampleForm(1, by_standing=by_standing))
        sampler.start_sample()
        values.append(sampler.value(option))
    stakes = stakes_by_standing(game, seat, palace_cache)
    assert values == [
        played_out(game.copy(), seat, option, 1),
        after_rounds(game.copy(), seat, option, palace_cache, SampleForm(1), stakes),
    ]
    assert values[0] != values[1]


def test_in_samples_all_play_their_turns_by_plans() -> None:
    for seed in range(6):
        game = position(GameConfig("alhambra", 3), seed, 60)
        seat, palace_cache, option = game.turn_seat, palace_cache_of(game), search(game).options()[0]
        end, expected = game.copy(), game.copy()
        after_rounds(end, seat, option, palace_cache, SampleForm(1), equal_stakes(palace_cache.weights, 3, seat))
        for action in option.actions:
            expected.play(action)
        while expected.decision is not None and (expected.decision.seat != seat or expected.decision.kind != "turn"):
            decision = expected.decision
            if decision.kind == "turn":
                for action in TurnPlan(expected, decision.seat, palace_cache).actions:
                    expected.play(action)
            else:
                play_quickly(expected, decision, palace_cache)
        assert end.checksum() == expected.checksum()


def test_money_is_worth_less_the_fewer_turns_are_left() -> None:
    game = position(GameConfig("alhambra", 4), 6, 30)
    worth = []
    while len(game.bags[0]) > 4:
        worth.append(Evaluation(game, 0, palace_cache_of(game)).lasting)
        game.bags = [game.bags[0][8:]]
    assert all(before > after for before, after in pairwise(worth))
    assert worth[0] > 1 > worth[-1]


@pytest.mark.parametrize(
    ("prior", "samples", "part"),
    [
        (Prior(), 10_000, 0.5),
        (Prior(0.25), 10_000, 0.8),
        (Prior(0.25, 8.0), 10_000, 0.8),
        (Prior(), 2, 1 / 3),
        (Prior(0.0, 8.0), 2, 0.2),
    ],
)
def test_few_samples_count_less_than_the_own_value_of_an_option_and_many_as_much_as_they_are_told(
    prior: Prior, samples: int, part: float
) -> None:
    contender = Contender(Option([], 0.0), prior)
    for _ in range(samples):
        contender.add(10.0)
    assert contender.value() == pytest.approx(10 * part, abs=0.01)


@pytest.mark.parametrize("seats", [1, 3])
def test_a_sample_of_roll_and_write_has_the_same_dice_for_all_options(seats: int) -> None:
    game = new_game(GameConfig("roll_and_write", seats), 2)
    randomness = Randomness(2)

    def imagine() -> RollAndWrite:
        imagined = game.determinise(seat, randomness)
        assert isinstance(imagined, RollAndWrite)
        return imagined

    assert game.decision is not None
    seat = game.decision.seat
    sampler = SheetSampler(seat, STANDARD_SHEET, imagine)
    options = sheet_options(imagine(), seat, STANDARD_SHEET)
    sampler.start_sample()
    values = [sampler.value(option) for option in options]
    assert [sampler.value(option) for option in reversed(options)] == values[::-1]
    sampler.start_sample()
    assert [sampler.value(option) for option in options] != values


def test_a_sample_of_roll_and_write_has_as_many_rounds_as_it_is_told_or_the_whole_game() -> None:
    game = new_game(GameConfig("roll_and_write", 2), 3)
    assert isinstance(game, RollAndWrite)
    assert game.decision is not None
    seat = game.decision.seat
    option = sheet_options(game, seat, STANDARD_SHEET)[0]

    def value(rounds: int) -> float:
        sampler = SheetSampler(seat, STANDARD_SHEET, game.copy, rounds)
        sampler.start_sample()
        return sampler.value(option)

    to_the_end = value(game.rounds)
    assert (2 * to_the_end).is_integer(), "points, and half of those of the other"
    assert value(game.rounds + 20) == to_the_end
    assert len({value(1), value(5), value(10), to_the_end}) == 4


# --- strength: small samples that a bot without the idea would not survive ---


@pytest.mark.slow
@pytest.mark.parametrize(("bot", "others", "least"), [("builder", "greedy", 0.6), ("builder", "apprentice", 0.6)])
def test_the_ladder_goes_up(bot: str, others: str, least: float) -> None:
    match = Match(GameConfig("alhambra", 2), bot, others)
    shares = []
    for deal in range(12):
        shares.append(match.deal_result([play_task(task) for task in match.tasks("ladder", deal)]).share)
    assert sum(shares) / len(shares) > least


# --- what the others can pay ---


@pytest.mark.parametrize("name", TILE_GAMES)
def test_a_tile_that_others_can_pay_counts_less_for_who_knows_that(name: str) -> None:
    weights = standard_weights(3, knowing=True)
    seen = set()
    for seed in range(12):
        game = position(GameConfig(name, 3), seed, 20 + 5 * seed)
        seat = game.turn_seat
        plain = Evaluation(game, seat, palace_cache_of(game))
        knowing = Evaluation(game, seat, PalaceCache(game.rules, weights, []))
        for slot, piece in enumerate(game.market):
            if piece < 0:
                continue
            price = game.rules.prices[piece]
            purse = unit(price // 2) + unit((price + 1) // 2)
            stays = 1.0
            for other in range(3):
                cards = game.money_in_hand(other) if other != seat else []
                sums = payable(cards, game.rules.field_currencies[slot % FIELDS])
                stays *= weights.left_if_exact if price in sums else weights.left if max(sums) > price else 1.0
            assert knowing.share(game, slot, purse, 1.0) == pytest.approx(stays * weights.exact)
            assert plain.share(game, slot, purse, 1.0) == plain.weights.exact
            seen.add(round(stays, 3))
    assert {1.0, round(weights.left, 3), round(weights.left_if_exact, 3)} <= seen


def payable(cards: list[int], currency: int) -> set[int]:
    """Return the sums of money cards of one currency, for every selection."""
    values = [card % 10 for card in cards if card // 10 == currency]
    return {sum(chosen) for number in range(len(values) + 1) for chosen in combinations(values, number)}


# --- the options to sample ---


def decisions_of(module: str, kind: str, games: int = 4) -> Iterator[TileGame]:
    """Yield random games whenever a decision of a kind is due."""
    for seed in range(games):
        game = new_game(GameConfig("alhambra", 3, [module]), seed)
        randomness = Randomness(seed)
        while (decision := game.decision) is not None:
            assert isinstance(game, TileGame)
            if decision.kind == kind:
                yield game
            game.play(game.legal_actions().pick(randomness))


def test_of_bids_to_pass_and_the_lowest_deserve_a_look() -> None:
    shortened = 0
    for game in decisions_of("characters", "bid"):
        offers = list(game.legal_actions())
        (worth,) = evaluations_of(game.modules)
        few = [action.notation() for action in worth.few(game, offers)]
        amounts = [int(words[4:]) for words in map(Action.notation, offers) if words.startswith("bid ")]
        assert few == ["pass_bid", *[f"bid {amount}" for amount in sorted(amounts)[:1]]]
        shortened += len(few) < len(offers)
    assert shortened


@pytest.mark.parametrize("module", ["vizier", "bureaux", "gates"])
def test_what_modules_know_of_a_gain_is_what_the_position_shows(module: str) -> None:
    known = 0
    for game in decisions_of(module, "turn"):
        seat, palace_cache = game.turn_seat, palace_cache_of(game)
        evaluation = Evaluation(game, seat, palace_cache)
        before = evaluation.value(game.copy())
        for action in game.legal_actions():
            gain = palace_cache.module_evaluations[0].gain(
                action, evaluation.late, evaluation.late * palace_cache.weights.other_card
            )
            assert (gain is None) == (action.kind not in ("turn_stone_up", "take_bureau", "take_gate"))
            if gain is not None and not game.new_tiles and game_continues(game, seat):
                twin = game.copy()
                twin.streams = None
                twin.play(action)
                assert gain == pytest.approx(evaluation.value(twin) - before)
                known += 1
    assert known


def test_a_stone_buys_what_gains_more_than_it_is_worth() -> None:
    """Sampling mostly confirms the option that looks best among all offers."""
    bought = agreed = answers = 0
    for game in decisions_of("vizier", "vizier", games=12):
        if len(game.legal_actions()) == 1:
            continue
        assert game.decision is not None
        seat, palace_cache = game.decision.seat, palace_cache_of(game)
        answer = palace_cache.module_evaluations[0].answer(
            game, partial(Budget, game, seat, Evaluation(game, seat, palace_cache))
        )
        assert (answer is None) == (not game.bags[0]), "a purchase that ends the game is tried"
        if answer is None:
            continue
        assert game.explain(answer) is None
        best = TurnSearch(game, seat, palace_cache).greedy_action()
        answers += 1
        bought += answer.kind != "keep_stone"
        agreed += (answer.kind, answer.notation().split()[1:2]) == (best.kind, best.notation().split()[1:2])
    assert bought > 20
    assert agreed > 0.85 * answers
