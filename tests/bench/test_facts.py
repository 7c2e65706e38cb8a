"""Facts from games of a bot, and weights tuned by games."""

from argparse import ArgumentTypeError, Namespace
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest

from alhambra import GameConfig, Randomness, new_game
from alhambra.arena import bot_stream
from alhambra.bots import Window, make_bot
from alhambra.cli.commands.simulate import ShareEstimate
from alhambra.search.evaluation.weights import standard_values
from bench.latency.bot_times import Thinking, config_of, times_of
from bench.latency.search import Speed, speed_of_this_build, speed_table
from bench.reporting.results_file import Kept
from bench.strength.ablation import number as weight_number
from bench.strength.ablation import weighed, with_numbers
from bench.strength.facts import GameFacts, SeatFacts, facts_of, kept_games, leads, play, slope, without
from bench.strength.tuning import Trial, changed, effects, lead_on, moved, shortened, trials

# --- facts ---


def made_up_games(count: int) -> list[GameFacts]:
    """Games of three in which an exact payment is worth 5 points, a purchase 2, and the first place 10."""
    randomness = Randomness("made up")
    games = []
    for number in range(count):
        seats = []
        for order in range(3):
            exact, walls, majorities = randomness.below(6), randomness.below(9), randomness.below(12)
            purchases = exact + randomness.below(5)
            points = 100 + 5 * exact + 2 * purchases + 10 * (order == 0) + randomness.below(11)
            seats.append(SeatFacts(order, points, 0.0, exact, purchases, walls, majorities))
        best = max(seat.points for seat in seats)
        winners = sum(seat.points == best for seat in seats)
        won = [seat._replace(share=(seat.points == best) / winners) for seat in seats]
        games.append(GameFacts(3, number, won[number % 3 :] + won[: number % 3]))
    return games


def test_facts_find_what_was_put_into_the_games() -> None:
    found = {fact.what: fact.found for fact in facts_of(made_up_games(1500))}
    assert found["the same with as many purchases"].mean == pytest.approx(5, abs=0.3)
    assert found["an exact payment, points"].mean == pytest.approx(7, abs=0.3), "purchases come with it"
    for thing in ("a wall point of it", "a majority point of it"):
        assert abs(found[thing].mean) < 2 * found[thing].margin, "worth nothing in these games"
    first, *others = (found[f"wins of place {place}, %"] for place in (1, 2, 3))
    assert first.mean - first.margin > 1 / 3 > max(other.mean + other.margin for other in others)
    assert first.mean + sum(other.mean for other in others) == pytest.approx(1)


def test_slopes_have_intervals_that_hold() -> None:
    hits = 0
    for number in range(60):
        randomness = Randomness(f"slopes {number}")
        things = [[randomness.below(10) - 4.5 for _ in range(2)] for _ in range(40)]
        ends = [[3 * thing + randomness.below(21) - 10 for thing in row] for row in things]
        found = slope(ends, things)
        hits += abs(found.mean - 3) <= found.margin
    assert 52 <= hits <= 60


def test_leads_are_nothing_in_the_mean_of_each_place() -> None:
    games = made_up_games(30)
    found = leads(games, [[seat.points for seat in game.seats] for game in games])
    for order in range(3):
        of_place = [
            lead
            for game, row in zip(games, found, strict=True)
            for seat, lead in zip(game.seats, row, strict=True)
            if seat.order == order
        ]
        assert sum(of_place) == pytest.approx(0, abs=1e-6)
    assert abs(slope(without(found, found), found).mean) < 1e-9


def test_a_series_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "facts.jsonl"
    first = list(kept_games(file, "greedy", 2, "x", 1))
    written = file.read_text()
    both = list(kept_games(file, "greedy", 2, "x", 2))
    assert both[:1] == first
    assert file.read_text().startswith(written)
    assert len(file.read_text().splitlines()) == 2
    for seat in both[1].seats:
        assert 0 <= seat.exact_payments <= seat.purchases
        assert seat.first_walls + seat.first_majorities <= seat.points
    assert sorted(seat.order for seat in both[1].seats) == [0, 1]
    assert sum(seat.share for seat in both[1].seats) == 1


def test_what_is_counted_is_what_events_tell() -> None:
    found = play("greedy", 3, "x", 4)
    game = new_game(GameConfig("alhambra", 3), "x game 4")
    assert game.seed is not None
    bots = [make_bot("greedy", bot_stream(game.seed, seat)) for seat in range(3)]
    purchases, exact, scorings = [0] * 3, [0] * 3, []
    while (decision := game.decision) is not None:
        game.play(bots[decision.seat].choose(Window(game, decision.seat)))
        for event in game.events:
            data: Any = event.data
            if event.kind == "tile_bought":
                purchases[data["seat"]] += 1
                exact[data["seat"]] += data["exact"]
            elif event.kind == "scoring":
                scorings.append(data)
    assert [seat.points for seat in found] == game.scores
    assert [seat.purchases for seat in found] == purchases
    assert [seat.exact_payments for seat in found] == exact
    first = scorings[0]
    assert [seat.first_walls for seat in found] == [sum(lines.values()) for lines in first["lines"]]
    majorities = [sum(points[seat] for points in first["majorities"].values()) for seat in range(3)]
    assert [seat.first_majorities for seat in found] == majorities


def test_only_results_of_the_same_series_are_known(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    Kept(file, ["a", {"x": 0.5}]).result(0, lambda: [1, 2])
    Kept(file, ["b", {"x": 0.5}]).result(0, lambda: 3)

    def never() -> int:
        raise AssertionError("this one is known")

    with file.open("a", encoding="utf-8") as torn:
        torn.write('["a", {"x": 0.5}, 1, [4')  # interrupted while writing
    kept = Kept(file, ["a", {"x": 0.5}])
    assert kept.result(0, never) == [1, 2]
    assert kept.result(1, lambda: (5, 6)) == [5, 6]
    assert Kept(file, ["a", {"x": 0.5}]).result(1, never) == [5, 6]
    assert Kept(file, ["b", {"x": 0.5}]).result(0, never) == 3
    assert len(file.read_text(encoding="utf-8").splitlines()) == 3


# --- tuning ---


def test_effects_are_found_and_move_weights_the_further_the_surer_they_are() -> None:
    randomness = Randomness("effects")
    played = []
    for _ in range(800):
        signs = {name: 2 * randomness.below(2) - 1 for name in ("good", "bad", "idle")}
        played.append(Trial(signs, 3 * signs["good"] - 2 * signs["bad"] + randomness.below(21) - 10))
    found = effects(played)
    assert found["good"].mean == pytest.approx(3, abs=1)
    assert found["bad"].mean == pytest.approx(-2, abs=1)
    values = {"good": 1.0, "bad": 2.0, "idle": 3.0, "doubtful": 4.0}
    sure = {**found, "idle": ShareEstimate(0.2, 0.5), "doubtful": ShareEstimate(0.5, 0.5)}
    strides = {"good": 0.1, "idle": 0.1, "doubtful": 0.1}
    assert moved(values, sure, strides) == pytest.approx({"good": 1.1, "bad": 2.0, "idle": 3.0, "doubtful": 4.2})


def test_a_weight_that_turns_back_takes_half_the_stride() -> None:
    up, down = ShareEstimate(1.0, 0.5), ShareEstimate(-0.1, 0.5)
    strides = {"on": 0.1, "back": 0.1}
    assert shortened(strides, {}, {"on": up, "back": down}) == strides
    assert shortened(strides, {"on": up, "back": up}, {"on": up, "back": down}) == {"on": 0.1, "back": 0.05}


@pytest.mark.parametrize("seats", [2, 3])
def test_equal_weights_have_no_lead_on_a_deal(seats: int) -> None:
    values = standard_values(seats)
    config = GameConfig("alhambra", seats)
    assert lead_on(config, "deal", values, values) == 0
    worthless = changed(values, {"coin": -1, "exact": -1, "tile": -1}, 0.9)
    one, other = lead_on(config, "deal", values, worthless), lead_on(config, "deal", worthless, values)
    assert one == -other != 0


def one_deal(folder: Path, *, knowing: bool) -> Namespace:
    """Return the arguments for a round of a single deal."""
    return Namespace(
        seed="x",
        game="alhambra",
        players=2,
        step=0.2,
        deals=1,
        results=folder / "tuning.jsonl",
        check=1,
        knowing=knowing,
    )


def test_deals_of_another_game_are_played_anew(tmp_path: Path) -> None:
    given = one_deal(tmp_path, knowing=False)
    values = standard_values(2)
    (first,) = trials(given, values)
    (again,) = trials(given, values)
    assert again == first
    (later,) = trials(given, values, 1)
    assert later != first
    given.game = "granada"
    (other,) = trials(given, values)
    more, less = changed(values, other.signs, 0.2), changed(values, other.signs, -0.2)
    assert other.lead == lead_on(GameConfig("granada", 2), "x deal 0", more, less) != first.lead


def test_weights_of_modules_are_not_fitted_where_there_are_none(tmp_path: Path) -> None:
    given = one_deal(tmp_path, knowing=True)
    (trial,) = trials(given, standard_values(2, knowing=True))
    assert {"left", "exact"} <= set(trial.signs)
    assert not {"twice", "anywhere", "prospects", "services"} & set(trial.signs)


# --- weighing ---


def test_what_a_weight_is_worth_is_told(tmp_path: Path) -> None:
    given = Namespace(seed="x", players=4, modules=["huts"], knowing=True, deals=2, results=tmp_path / "weighing.jsonl")
    values = standard_values(4, knowing=True)
    assert weighed(given, values) == (0, 0)
    other = with_numbers(values, [weight_number("prospects=0")])
    found = weighed(given, other)
    leads = [lead_on(GameConfig("alhambra", 4, ["huts"]), f"x deal {deal}", values, other) for deal in range(2)]
    assert found.mean == fmean(leads) != 0
    assert found == weighed(given, other), "what was played is kept"


@pytest.mark.parametrize("text", ["prospects", "prospects=", "prospects=much"])
def test_a_weight_without_a_number_is_refused(text: str) -> None:
    with pytest.raises(ArgumentTypeError, match="prospects=0"):
        weight_number(text)


def test_a_weight_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match="no weight luck"):
        with_numbers(standard_values(4), [("luck", 1.0)])


# --- search ---


def test_the_speed_of_search_is_told() -> None:
    found = speed_of_this_build(1)
    assert found.simulations > 1
    table = speed_table([Speed("compiled", 5000, 0.1), Speed("interpreted", 250, 2.0)])
    assert table.rows[-1] == ["ratio", "20.0", "20.0"]


def test_how_long_bots_think_is_told_for_every_move() -> None:
    assert len(config_of("alhambra, all modules", 3).modules) == 8
    assert not config_of("granada", 3).modules
    times = list(times_of("roll_and_write", 2, "greedy", 1))
    assert len(times) > 15
    assert min(times) >= 0
    found = Thinking("roll_and_write", 2, "greedy", [1.0] * 98 + [5.0, 9.0])
    assert found.row() == ["roll_and_write", "greedy", "2", "100", "1.12", "1.00", "9.00", "9.00"]
