"""The luck of draws has mean zero, exactly, over everything that can be drawn."""

from collections.abc import Iterator

import pytest

from alhambra import GameConfig, new_game
from alhambra.analysis.draws import Draw, Played, Stage, after, played_entries, stages
from alhambra.analysis.luck import luck_by_stage, luck_of, luck_of_start, mean_of
from alhambra.analysis.prospects import Evaluator, Prospects, evaluator_of, lead_of
from alhambra.games import replay_entries
from alhambra.protocol import Game, Randomness
from tests.analysis.games import ALL_MODULES, KINDS, begun, kind_name

ENTRIES = 14


class AnyEvaluator(Evaluator):
    """Evaluates positions by numbers that mean nothing, but are always the same."""

    name = "any"

    def _expected(self, game: Game) -> Prospects:
        randomness = Randomness(game.checksum())
        leads = lead_of([float(randomness.below(1000)) for _ in range(game.config.seats)])
        return Prospects(leads, [1 / game.config.seats] * game.config.seats)


def draws_of(config: GameConfig, entries: int = ENTRIES) -> Iterator[Draw]:
    for played in played_entries(begun(config, entries).record()):
        yield from played.draws


def entries_of(config: GameConfig, entries: int = ENTRIES) -> list[Played]:
    return list(played_entries(begun(config, entries).record()))


@pytest.mark.parametrize("config", KINDS, ids=kind_name)
def test_the_draws_lead_from_each_entry_to_the_next(config: GameConfig) -> None:
    record = begun(config, ENTRIES).record()
    games = list(replay_entries(record))
    with_draws = 0
    for played in played_entries(record):
        assert played.before.checksum() == games[played.number - 1].checksum()
        if played.draws:
            with_draws += 1
            last = played.draws[-1]
            assert after(last, last.drawn).checksum() == games[played.number].checksum()
    assert with_draws


def test_outcomes_that_a_caller_chose_are_draws_too() -> None:
    game = new_game(GameConfig("alhambra", 2), 5).with_open_chance()
    game.play(game.legal_actions()[0])
    chance = game.chance
    assert chance is not None
    chosen = chance.outcomes[3][0]
    game.resolve(chosen)
    played, opened = played_entries(game.record())
    assert played.draws == []
    assert [(draw.drawn, draw.outcomes) for draw in opened.draws] == [(chosen, chance.outcomes)]


@pytest.mark.parametrize("config", KINDS, ids=kind_name)
def test_luck_is_zero_on_average_whatever_the_evaluator(config: GameConfig) -> None:
    evaluator = AnyEvaluator()
    for draw in draws_of(config):
        total = [0.0] * config.seats
        for name, weight in draw.outcomes:
            for luck in luck_of(draw._replace(drawn=name), evaluator):
                total = [sum_ + weight * part for sum_, part in zip(total, luck.leads, strict=True)]
        assert total == pytest.approx([0.0] * config.seats, abs=1e-6)


@pytest.mark.parametrize("config", KINDS, ids=kind_name)
def test_the_parts_of_a_draw_add_up_to_the_whole(config: GameConfig) -> None:
    evaluator = AnyEvaluator()
    for draw in draws_of(config):
        found = {name: evaluator.prospects(after(draw, name)) for name, _ in draw.outcomes}
        mean = mean_of([(weight, found[name]) for name, weight in draw.outcomes]).leads
        luck = luck_of(draw, evaluator)
        for seat in range(config.seats):
            whole = found[draw.drawn].leads[seat] - mean[seat]
            assert sum(part.leads[seat] for part in luck) == pytest.approx(whole, abs=1e-6)


def test_every_part_of_a_draw_is_zero_on_average_by_itself() -> None:
    """Whether a scoring card turns up, and which card it is otherwise: each is fair given what came before it."""
    outcomes = [("scoring_1", 1), ("gulden_1", 3), ("gulden_2", 2), ("camp", 2)]
    paths = {
        "scoring_1": (Stage("scoring", "scoring_1"),),
        "camp": (Stage("scoring", ""), Stage("module", "camp")),
        "gulden_1": (Stage("scoring", ""), Stage("module", ""), Stage("display", "gulden_1")),
        "gulden_2": (Stage("scoring", ""), Stage("module", ""), Stage("display", "gulden_2")),
    }
    values = {"scoring_1": 7.0, "gulden_1": 1.0, "gulden_2": -3.0, "camp": 4.0}
    weighted = [(paths[name], weight, Prospects([values[name]], [0.0])) for name, weight in outcomes]
    sums: dict[str, float] = {}
    for name, weight in outcomes:
        for luck in luck_by_stage(weighted, paths[name], name):
            sums[luck.source] = sums.get(luck.source, 0.0) + weight * luck.leads[0]
    assert sums == {source: pytest.approx(0.0) for source in ("scoring", "module", "display")}
    mean = (7 + 3 * 1 + 2 * -3 + 2 * 4) / 8
    scoring = luck_by_stage(weighted, paths["scoring_1"], "scoring_1")
    assert [luck.leads for luck in scoring] == [[pytest.approx(7 - mean)]]


@pytest.mark.parametrize("seats", [2, 3])
def test_a_turn_of_dice_is_fair_over_all_its_rolls(seats: int) -> None:
    """The luck of several draws in a row, enumerated to the end of the turn."""
    config = GameConfig("roll_and_write", seats)
    game = begun(config, 2).with_open_chance()
    game.play(next(action for action in game.legal_actions() if action.kind == "coins"))
    evaluator = evaluator_of(game)
    assert game.chance is not None

    def mean_luck(waiting: Game) -> list[float]:
        chance = waiting.chance
        if chance is None:
            return [0.0] * seats
        total = [0.0] * seats
        for name, weight in chance.outcomes:
            draw = Draw(waiting, chance.outcomes, name)
            later = mean_luck(after(draw, name))
            now = [sum(luck.leads[seat] for luck in luck_of(draw, evaluator)) for seat in range(seats)]
            total = [sum_ + weight * (one + two) for sum_, one, two in zip(total, now, later, strict=True)]
        return [value / chance.total for value in total]

    assert mean_luck(game) == pytest.approx([0.0] * seats, abs=1e-9)


def test_a_card_for_the_display_is_evaluated_like_any_other_position() -> None:
    """Most inputs are computed once for all cards; this changes nothing."""
    draw = next(
        draw for draw in draws_of(GameConfig("alhambra", 3)) if stages(draw.game, draw.drawn)[-1].source == "display"
    )
    evaluator = evaluator_of(draw.game)
    games = [(name, after(draw, name)) for name, _ in draw.outcomes]
    together = evaluator.after_draw(draw.game, games)
    for found, (_, game) in list(zip(together, games, strict=True))[::5]:
        assert found.chances == pytest.approx(evaluator.prospects(game).chances)


def test_the_start_is_fair() -> None:
    for config in (GameConfig("alhambra", 3), GameConfig("alhambra", 2, ALL_MODULES)):
        game = new_game(config, 5)
        luck = luck_of_start(game, evaluator_of(game))
        assert sum(luck.leads) == pytest.approx(0.0, abs=1e-9)
        assert sum(luck.chances) == pytest.approx(0.0, abs=1e-9)
        assert max(luck.leads) > 0.01


def test_cards_are_sorted_by_what_they_decide() -> None:
    sources: dict[str, tuple[str, ...]] = {}
    for draw in draws_of(GameConfig("alhambra", 3, ["characters"]), 60):
        sources |= {name: tuple(stage.source for stage in stages(draw.game, name)) for name, _ in draw.outcomes}
    assert sources["scoring_1"] == ("scoring",)
    assert sources["abdul_karim"] == ("scoring", "module")
    assert sources["gulden_1"] == ("scoring", "module", "display")
    assert sources["pavilion_3_sw"] == ("market",)
