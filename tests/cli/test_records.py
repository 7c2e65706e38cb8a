"""Verifying and replaying records."""

from pathlib import Path

import pytest

from alhambra.games import GAMES, deal_game, new_game
from alhambra.protocol import Contribution, Deal, Game, GameConfig, canonical_seed
from tests.cli.invoke import joint, played, record_file, refused, run
from tests.joint_deals import joint_deal


def verified(path: Path, *options: object, code: int = 0) -> str:
    """Return the command's report on a record."""
    shown = run("verify", path, *options)
    assert (shown.code, shown.err) == (code, "")
    return shown.out


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_joint_game_is_verified(name: str, tmp_path: Path) -> None:
    game = joint(GameConfig(name, 3), 4)
    path = record_file(tmp_path / "record.txt", game)
    out = verified(path)
    assert "\u2713 undamaged: the seal fits (anybody can make a seal" in out
    assert f"\u2713 legal from its seed: all {len(game.entries())} entries follow the rules (version 2)" in out
    assert "\u2713 joint seed: in the record, the secret matches the promise and the contributions of 3 seats" in out
    assert "? who contributed: according to the record, seat 0 drew its contribution itself" in out
    assert "? who contributed: according to the record, the dealer drew the contributions of seat 1 and seat 2" in out
    assert f"compare this final promise with the one you noted: {game.promise}" in out
    assert f"compare this head with one noted at the table: {game.head()}" in out
    assert f"\u2713 finished: the result is {' : '.join(map(str, game.scores))}" in out
    assert out.count("\n") == 8


def test_a_promise_is_compared_with_the_one_that_was_seen(tmp_path: Path) -> None:
    game = joint(GameConfig("alhambra", 3), 4, 10)
    path = record_file(tmp_path / "record.txt", game)
    assert game.promise is not None
    for seen in (game.promise, game.promise.upper()):
        assert "\u2713 the final promise is the one you noted" in verified(path, "--promise", seen)
    other = joint(GameConfig("alhambra", 3), 5, 0).promise
    assert "holds a different promise than the one you noted" in refused("verify", path, "--promise", other)


def test_the_promise_of_the_dealer_does_not_bind_the_contributions(tmp_path: Path) -> None:
    """A record has it even if all its contributions were replaced."""
    config = GameConfig("alhambra", 3)
    deal = joint(config, 4, 0).deal
    assert deal is not None
    parts = tuple(Contribution("another", canonical_seed(f"try {seat}")) for seat in range(3))
    commitments = tuple(part.commitment(deal.promise, seat) for seat, part in enumerate(parts))
    exchanged = deal_game(Deal(deal.opening, deal.secret, deal.promise, commitments, parts, deal.drawn_by))
    path = record_file(tmp_path / "record.txt", exchanged)
    out = verified(path, "--promise", deal.promise)
    assert "\u2713 the dealer's promise is the one you noted" in out
    assert "? whether contributions were replaced: the dealer's promise does not bind them" in out
    assert "a different promise" in refused("verify", path, "--promise", deal.final_promise)
    for seat in range(3):
        noted = f"{seat}:{deal.commitments[seat]}"
        assert f"a different commitment for seat {seat}" in refused("verify", path, "--commitment", noted)
        own = deal.contributions[seat]
        noted = f"{seat}:{own.nonce} {own.text}"
        assert f"a different contribution for seat {seat}" in refused("verify", path, "--contribution", noted)


def test_commitments_and_contributions_are_compared_with_what_was_noted(tmp_path: Path) -> None:
    game = joint(GameConfig("alhambra", 3), 4, 10)
    path = record_file(tmp_path / "record.txt", game)
    deal = game.deal
    assert deal is not None
    parts = [f"{seat}:{part.nonce} {part.text}" for seat, part in enumerate(deal.contributions)]
    noted = [f"{seat}:{commitment}" for seat, commitment in enumerate(deal.commitments)]
    options = ["--commitment", noted[0], "--commitment", noted[2].upper(), "--contribution", parts[1]]
    out = verified(path, *options)
    for told in ("commitment of seat 0", "commitment of seat 2", "contribution of seat 1"):
        assert f"\u2713 the {told} is the one you noted" in out
    for seat in (3, -1):
        sentence = f"no seat {seat}, only 0 to 2"
        assert sentence in refused("verify", path, "--commitment", f"{seat}:{deal.commitments[0]}")
    study = record_file(tmp_path / "study.txt", played(GameConfig("alhambra", 3), 4, 10))
    assert "holds no contributions" in refused("verify", study, "--commitment", noted[0])


@pytest.mark.parametrize("option", ["--commitment", "--contribution"])
@pytest.mark.parametrize("value", ["", "0", "0:", ":", f"x:{'0' * 64}", f"{'0' * 64}", "0:ab"])
def test_what_is_not_noted_of_a_seat_is_refused(option: str, value: str, tmp_path: Path) -> None:
    path = record_file(tmp_path / "record.txt", joint(GameConfig("alhambra", 3), 4, 5))
    refused("verify", path, option, value, code=2)


def test_a_record_of_the_older_form_says_that_its_promise_binds_less(tmp_path: Path) -> None:
    game = deal_game(joint_deal(GameConfig("alhambra", 3), has_final_promise=False))
    path = record_file(tmp_path / "record.txt", game)
    assert game.promise is not None
    assert (
        f"? whether this was promised before the game: compare this promise with the one you noted: {game.promise}"
        in verified(path)
    )
    out = verified(path, "--promise", game.promise)
    assert "? who contributed: a record of this older form does not say" in out
    assert "\u2713 the dealer's promise is the one you noted" in out
    assert "? whether contributions were replaced: a promise of this older form does not bind them" in out


def test_a_study_promises_nothing_whatever_its_seed(tmp_path: Path) -> None:
    """A record with a freely chosen seed."""
    game = played(GameConfig("alhambra", 3), 4)
    path = record_file(tmp_path / "record.txt", game)
    out = verified(path)
    assert "? nobody promised these shuffles: the seed was chosen by the person who made the game" in out
    assert "joint" not in out
    assert "holds no promise" in refused("verify", path, "--promise", "0" * 64)


def test_a_seed_that_somebody_promised_to_himself_is_told_apart_only_by_its_promise(tmp_path: Path) -> None:
    """Anybody can play every part in a dealing alone; that proves nothing to somebody who saw another promise."""
    seen = joint(GameConfig("alhambra", 3), 1, 0).promise
    path = record_file(tmp_path / "record.txt", joint(GameConfig("alhambra", 3), 2))
    assert "compare this final promise with the one you noted" in verified(path)
    assert "it is not that game" in refused("verify", path, "--promise", seen)


def by_hand(game: Game, choices: int) -> Game:
    """Return the game after this many choices, always with the first outcome of chance."""
    opened = game.with_open_chance()
    for _ in range(choices):
        if opened.chance is not None:
            opened.resolve(opened.chance.outcomes[0][0])
        elif opened.decision is not None:
            opened.play(opened.legal_actions()[0])
    return opened


def test_chance_that_was_chosen_by_hand_has_an_exit_code_of_its_own(tmp_path: Path) -> None:
    config = GameConfig("alhambra", 3)
    games = [joint(config, 4, 10), played(config, 4, 10), new_game(config, None)]
    for number, game in enumerate(games):
        opened = by_hand(game, 5000)
        outcomes = len([entry for entry in opened.entries() if entry.action is None])
        assert opened.is_over
        out = verified(record_file(tmp_path / f"{number}.txt", opened), code=3)
        since = "open from the start" if game.seed is None else "opened after entry 10"
        assert f"! chance was {since}; outcomes chosen by hand, which prove nothing: {outcomes}" in out
        assert "legal from its seed" not in out


def test_a_record_that_was_cut_off_and_sealed_again_says_that_it_may_not_be_all(tmp_path: Path) -> None:
    whole, cut = joint(GameConfig("alhambra", 3), 4), joint(GameConfig("alhambra", 3), 4, 40)
    whole_path, cut_path = (record_file(tmp_path / name, game) for name, game in (("whole", whole), ("cut", cut)))
    out = verified(cut_path)
    assert "? unfinished: it stops after 40 entries at " in out
    assert "it does not show whether more was played" in out
    assert "finished: the result" not in out
    assert "The record never has the head you noted" in refused("verify", cut_path, "--head", whole.head())
    assert "the first 40 entries belong to the head you noted" in verified(whole_path, "--head", cut.head())
    last = len(whole.entries())
    assert f"agree in the first 40 entries; the second record continues to entry {last}" in verified(
        cut_path, "--against", whole_path
    )
    assert f"agree in the first 40 entries; the first record continues to entry {last}" in verified(
        whole_path, "--against", cut_path
    )


def test_another_game_from_the_same_seed_is_told_by_its_head(tmp_path: Path) -> None:
    mine, yours = joint(GameConfig("alhambra", 3), 4, 30), joint(GameConfig("alhambra", 3), 4, 20)
    for _ in range(20):
        yours.play(yours.legal_actions()[-1])
    assert mine.promise == yours.promise
    paths = [record_file(tmp_path / name, game) for name, game in (("mine", mine), ("yours", yours))]
    lines = [[entry.line() for entry in game.entries()] for game in (mine, yours)]
    number = next(number for number, (one, other) in enumerate(zip(*lines, strict=False), 1) if one != other)
    assert number > 20
    for path in paths:
        assert "? whether exactly this was played: compare this head" in verified(path)
    one, other = (entries[number - 1] for entries in lines)
    sentence = f"diverge at entry {number}: '{one}' in the first, '{other}' in the second."
    assert sentence in refused("verify", paths[0], "--against", paths[1])
    assert "something else was played" in refused("verify", paths[1], "--head", mine.head())
    assert "\u2713 the head is the one you noted" in verified(paths[0], "--head", mine.head())


def test_records_of_other_games_are_not_compared_turn_by_turn(tmp_path: Path) -> None:
    path = record_file(tmp_path / "record.txt", joint(GameConfig("alhambra", 3), 4, 5))
    other = record_file(tmp_path / "other.txt", joint(GameConfig("alhambra", 2), 4, 5))
    assert "are not of the same game: their config, players and chance differ." in refused(
        "verify", path, "--against", other
    )
    assert "the same opening and the same 5 entries" in verified(path, "--against", path)


@pytest.mark.parametrize("option", ["--promise", "--head"])
@pytest.mark.parametrize("value", ["", "ab", "z" * 64, "a" * 65])
def test_what_is_no_hash_is_refused(option: str, value: str, tmp_path: Path) -> None:
    path = record_file(tmp_path / "record.txt", joint(GameConfig("alhambra", 3), 4, 5))
    assert "is not a hash of 64 hexadecimal digits" in refused("verify", path, option, value, code=2)


def test_a_turn_against_the_rules_is_named(tmp_path: Path) -> None:
    game = played(GameConfig("alhambra", 3), 4, 10)
    record = game.record()
    record.entries[0] = record.entries[0].partition(" ")[0] + " pass"
    path = tmp_path / "record.txt"
    path.write_text(record.to_text(), encoding="utf-8")  # resealed, as a cheat would do
    assert "Entry 1" in refused("verify", path)
    assert "ALH-TURN-3" in refused("verify", path)


def test_a_false_result_is_found(tmp_path: Path) -> None:
    record = played(GameConfig("alhambra", 3), 4).record()
    assert record.result is not None
    record.result[0] += 1
    path = tmp_path / "record.txt"
    path.write_text(record.to_text(), encoding="utf-8")
    assert "a different result" in refused("verify", path)


@pytest.mark.parametrize("name", GAMES)
def test_replay_prints_every_moment(name: str, tmp_path: Path) -> None:
    game = played(GameConfig(name, 2), 4)
    shown = run("replay", "--all", record_file(tmp_path / "record.txt", game))
    assert shown.code == 0
    last = len(game.entries())
    assert f"{last} of {last}: {game.entries()[-1].line()[:20]}" in shown.out


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_is_not_even_set_up_can_be_looked_at(name: str, tmp_path: Path) -> None:
    game = new_game(GameConfig(name, 3, GAMES[name].modules), None)
    shown = run("replay", "--all", record_file(tmp_path / "record.txt", game))
    assert shown.code == 0
    assert "0 of 0: the start" in shown.out


def test_replay_goes_forwards_backwards_and_jumps(tmp_path: Path) -> None:
    path = record_file(tmp_path / "record.txt", played(GameConfig("alhambra", 2), 4, 30))
    shown = run("replay", path, typed="\nn\np\n30\nn\np\nnonsense\nq\n")
    moments = [line.split(" of 30:")[0].split()[-1] for line in shown.out.splitlines() if " of 30:" in line]
    assert moments == ["0", "1", "2", "1", "30", "30", "29", "29"]
    assert shown.code == 0


def test_replay_says_what_the_keys_are(tmp_path: Path) -> None:
    path = record_file(tmp_path / "record.txt", played(GameConfig("alhambra", 2), 4, 3))
    understood, not_understood = (run("replay", path, typed=f"{typed}\nq\n").out for typed in ("N", "nonsense"))
    assert "means nothing here" not in understood
    assert "'nonsense' means nothing here; these do:\nEnter or n: next, p: previous, " in not_understood


def test_replay_ends_with_its_input(tmp_path: Path) -> None:
    assert run("replay", record_file(tmp_path / "record.txt", played(GameConfig("alhambra", 2), 4, 5))).code == 0


def test_replay_shows_the_hand_of_a_seat_only_when_asked(tmp_path: Path) -> None:
    path = record_file(tmp_path / "record.txt", played(GameConfig("alhambra", 2), 4, 5))
    assert "Hand" not in run("replay", path, typed="q\n").out
    assert "Hand" in run("replay", path, "--seat", 1, typed="q\n").out
    assert "There is no seat 2 in this game, only 0, 1" in refused("replay", path, "--seat", 2)
    assert "There is no seat -1 in this game, only 0, 1" in refused("replay", path, "--seat", -1)
