"""The analysis of a whole record: errors, luck, curve, sums, and the file that keeps it."""

import json

import pytest

from alhambra import GameConfig, new_game
from alhambra.analysis import GameAnalysis, analyse, analysis_text, read_analysis, size_of
from alhambra.analysis.decisions import kind_of_move
from alhambra.analysis.mistakes import SIZES
from alhambra.arena import play_out
from alhambra.protocol import AlhambraError, Record
from tests.analysis.games import KINDS, begun, kind_name, last_entries

TWO = GameConfig("alhambra", 2)


@pytest.fixture(scope="module")
def short() -> tuple[Record, GameAnalysis]:
    record = begun(TWO, 6).record()
    return record, analyse(record)


@pytest.mark.parametrize("config", KINDS, ids=kind_name)
def test_every_decision_is_judged_and_every_sum_is_that_of_its_parts(config: GameConfig) -> None:
    found = analyse(begun(config, 4).record())
    assert found["moments"]
    for moment in found["moments"]:
        assert moment["best"][0]["cost"] == 0
        assert moment["played"]["cost"] >= 0
        assert moment["size"] == size_of(moment["played"]["cost"])
        assert 0 <= moment["chance_lost"] <= 1
        assert moment["because"] == [] or moment["played"]["action"] != moment["best"][0]["action"]
    for seat, sums in enumerate(found["seats"]):
        own = [moment for moment in found["moments"] if moment["seat"] == seat]
        assert sums["decisions"] == len(own) == sum(sums["sizes"].values())
        assert sums["lost"] == pytest.approx(sum(moment["played"]["cost"] for moment in own), abs=1e-6)
        assert sum(part["lost"] for part in sums["by_kind"]) == pytest.approx(sums["lost"], abs=1e-6)
        luck = sum(draw["luck"][seat] for draw in found["draws"])
        assert sums["luck"] == pytest.approx(luck, abs=1e-6)
        assert sum(part["luck"] for part in sums["by_source"]) == pytest.approx(luck, abs=1e-6)
        assert sums["adjusted_lead"] == pytest.approx(sums["lead"] - luck, abs=1e-6)
    for draw in found["draws"]:
        assert sum(draw["luck"]) == pytest.approx(0, abs=0.01)
        assert sum(draw["chance_luck"]) == pytest.approx(0, abs=0.01)
    for point in found["curve"]:
        assert sum(point["chances"]) == pytest.approx(1, abs=0.01)


@pytest.mark.parametrize("config", KINDS, ids=kind_name)
def test_the_end_of_a_game_has_a_result(config: GameConfig) -> None:
    record = last_entries(config, 3)
    found = analyse(record)
    assert found["is_over"]
    assert record.result is not None
    assert [seat["points"] for seat in found["seats"]] == record.result
    assert sum(seat["adjusted_points"] for seat in found["seats"]) == pytest.approx(sum(record.result), abs=0.01)
    best = max(seat["adjusted_points"] for seat in found["seats"])
    assert [found["seats"][seat]["adjusted_points"] for seat in found["favourites"]] == [best] * len(
        found["favourites"]
    )
    assert found["curve"][-1]["moment"] == len(record.entries)
    assert found["curve"][-1]["chances"] == [seat["share"] for seat in found["seats"]]


def test_equal_records_have_equal_analyses(short: tuple[Record, GameAnalysis]) -> None:
    record, found = short
    assert analyse(Record.read(record.to_text())) == found


def test_what_is_played_later_changes_no_earlier_figure(short: tuple[Record, GameAnalysis]) -> None:
    record, found = short
    earlier = analyse(begun(TWO, 4).record())
    assert record.entries[:4] == begun(TWO, 4).record().entries
    assert found["moments"][: len(earlier["moments"])] == earlier["moments"]
    assert found["draws"][: len(earlier["draws"])] == earlier["draws"]


def test_a_game_that_has_only_begun_has_no_luck_but_that_of_its_start() -> None:
    assert analyse(new_game(TWO, 1).record())["draws"] == []
    found = analyse(begun(TWO, 1).record())
    assert found["draws"][0]["source"] == "start"
    assert (found["is_over"], found["favourites"]) == (False, [])
    assert all(seat["share"] is None for seat in found["seats"])


def test_a_game_from_a_position_has_no_luck_at_its_start() -> None:
    found = analyse(last_entries(TWO, 3))
    assert all(draw["source"] != "start" for draw in found["draws"])


def test_every_action_that_is_named_is_there_as_data(short: tuple[Record, GameAnalysis]) -> None:
    _, found = short
    for moment in found["moments"]:
        for move in (moment["played"], *moment["best"]):
            assert all(found["actions"][notation]["kind"] for notation in (move["action"], *move["then"]))


def test_a_deep_analysis_says_so_and_judges_the_same_decisions(short: tuple[Record, GameAnalysis]) -> None:
    record = begun(TWO, 2).record()
    deep, quick = analyse(record, deep=True), analyse(record)
    assert (deep["depth"], quick["depth"]) == ("deep", "quick")
    assert [moment["entry"] for moment in deep["moments"]] == [moment["entry"] for moment in quick["moments"]]
    assert deep["draws"] == quick["draws"]
    assert [moment["best"] for moment in deep["moments"]] != [moment["best"] for moment in quick["moments"]]
    assert analyse(record, deep=True) == deep


def test_the_words_for_mistakes_grow_with_them() -> None:
    assert [size_of(least) for _, least in SIZES] == [size for size, _ in SIZES]
    assert size_of(min(least for _, least in SIZES) - 0.01) == "good"


def test_paying_for_the_same_tile_with_other_cards_is_about_payment() -> None:
    game = begun(GameConfig("alhambra", 2), 0)
    read = game.action_set.parse
    exact, lost = read("buy tower_9_nw denar_9"), read("buy tower_9_nw denar_4+denar_6")
    money = read("take denar_9")
    assert [kind_of_move(lost, exact), kind_of_move(lost, money), kind_of_move(money, exact)] == [
        "payment",
        "purchase",
        "money",
    ]
    assert kind_of_move(read("reserve tower_9_nw"), exact) == "placing"


def test_an_analysis_is_kept_with_its_record(short: tuple[Record, GameAnalysis]) -> None:
    record, found = short
    assert read_analysis(analysis_text(found), record) == found


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"version": 0}, "analysis-of-other-version"),
        ({"record": "0" * 64}, "analysis-of-other-record"),
        ({"moments": 3}, "analysis-unreadable"),
        ({"format": "alhambra record"}, "analysis-unreadable"),
    ],
)
def test_another_file_is_refused(short: tuple[Record, GameAnalysis], change: dict[str, object], key: str) -> None:
    record, found = short
    with pytest.raises(AlhambraError) as refused:
        read_analysis(json.dumps({**found, **change}), record)
    assert refused.value.key == key
    with pytest.raises(AlhambraError):
        read_analysis("nothing", record)


@pytest.mark.slow
def test_a_random_player_loses_more_than_a_builder() -> None:
    game = new_game(TWO, 1)
    play_out(game, ["builder", "random"])
    builder, random = analyse(game.record())["seats"]
    assert random["mean_lost"] > 3 * builder["mean_lost"]
    assert random["accuracy"] < builder["accuracy"]
