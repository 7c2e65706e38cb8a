"""How well samples judge options."""

from argparse import Namespace
from pathlib import Path

import pytest

from alhambra.games import new_game
from alhambra.protocol import GameConfig, Randomness
from alhambra.search.rollouts import SampleForm
from alhambra.search.sampling import Option, Sampler
from alhambra.tilegames.game import TileGame
from bench.reporting.results_file import Kept
from bench.strength import option_quality
from bench.strength.option_quality import KINDS, decisions_of, judged, lead_at_end, means, rows, series_of

OWN, TRUTH = [3.0, 2.0, 1.0], [0.0, 4.0, 2.0]


class Luck(Sampler):
    """Returns for an option its own value and the number of the sample."""

    def __init__(self) -> None:
        self.number = 0

    def start_sample(self) -> None:
        self.number += 1

    def value(self, option: Option) -> float:
        return option.value + self.number


def test_all_options_have_the_same_luck() -> None:
    assert means(Luck(), [Option([], 1.0), Option([], 5.0)], 3) == [3.0, 7.0]


@pytest.mark.parametrize("kind", ["turn", "place"])
def test_decisions_are_taken_from_a_game_while_it_is_played(kind: str) -> None:
    seen = [window.decision.kind for window in decisions_of(3, "judging test", kind)]
    assert 1 <= len(seen) <= 3
    assert set(seen) == {kind}


def test_who_says_the_truth_gains_most_and_who_repeats_the_own_values_nothing() -> None:
    said = [TRUTH if number == 0 else OWN for number in range(len(KINDS))]
    found = list(rows([[OWN, TRUTH, said], [TRUTH, TRUTH, [TRUTH] * len(KINDS)]]))
    *_, weight, gain, correlation = found[0]
    assert (weight, gain) == ("1", "0.00 ± 0.00")
    truth, own = found[1], found[5]
    assert truth[-2:] == ["2.00 ± 3.92", "1.000"], "four points in one of two turns"
    assert own[-2:] == ["0.00 ± 0.00", correlation]
    assert correlation != "1.000"


def test_a_lead_is_against_the_mean_and_the_best_of_the_others_and_a_win_counts_more() -> None:
    game = new_game(GameConfig("alhambra", 3), 2)
    assert isinstance(game, TileGame)
    game.play_out(Randomness(2))
    leads = [lead_at_end(game, seat) for seat in range(3)]
    for seat, points in enumerate(game.points):
        others = game.points[:seat] + game.points[seat + 1 :]
        won = 8 / len(game.winners) if seat in game.winners else 0
        assert leads[seat] == pytest.approx(points - (sum(others) / 2 + max(others)) / 2 + won)


@pytest.mark.parametrize("kind", ["turn", "place"])
def test_every_kind_of_samples_says_something_of_every_option(kind: str) -> None:
    found = judged(2, "judging test", kind, plays=2, samples=1)
    assert found
    for own, worth, said in found:
        assert len(said) == len(KINDS)
        assert {len(own), len(worth), *map(len, said)} == {len(own)}
        assert own == sorted(own, reverse=True)


def test_what_was_kept_with_other_kinds_of_samples_is_found_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = Namespace(seed="seed", players=4, decision="turn", plays=2, samples=1)
    file = tmp_path / "judged.jsonl"
    Kept(file, series_of(given)).result(0, lambda: "before")
    assert Kept(file, series_of(given)).result(0, lambda: "anew") == "before"
    monkeypatch.setattr(option_quality, "KINDS", (*KINDS, SampleForm(5)))
    assert Kept(file, series_of(given)).result(0, lambda: "anew") == "anew"
