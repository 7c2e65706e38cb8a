"""Records round-trip in both forms; damaged, edited and impossible ones are refused with a reason."""

import hashlib
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alhambra.games import new_game, replay, replay_entries
from alhambra.protocol import (
    RULES_VERSION,
    Contribution,
    Game,
    GameConfig,
    Player,
    Randomness,
    Record,
    RecordError,
    canonical_seed,
    next_head,
    parting,
)
from tests.joint_deals import joint_deal, joint_game


def played(config: GameConfig, actions: int, seed: int = 1) -> Game:
    """Return a study game after this many random actions."""
    return played_on(new_game(config, seed), actions, seed)


def played_on(game: Game, actions: int, seed: int = 1) -> Game:
    """Return the game after this many random actions."""
    chooser = Randomness(seed)
    for _ in range(actions):
        if not game.is_over:
            legal = game.legal_actions()
            game.play(legal[chooser.below(len(legal))])
    return game


SHORT = played(GameConfig("alhambra", 3, ["vizier", "camps"]), 25).record()
FINISHED = played(GameConfig("alhambra", 2), 10_000).record()
JOINT = played_on(joint_game(GameConfig("alhambra", 3, ["vizier", "camps"])), 25).record()
TEXTS = {"text": SHORT.to_text(), "json": json.dumps(SHORT.to_json()), "joint text": JOINT.to_text()}
RECORDS = {"text": SHORT, "json": SHORT, "joint text": JOINT}
BOTH_FORMS = pytest.mark.parametrize("form", list(TEXTS))


def read_or_refused(text: str) -> Record | None:
    """Return the record in the text, or None if it is properly refused."""
    try:
        return Record.read(text)
    except RecordError:
        return None


def resealed(record: Record, **changes: Any) -> Record:
    """Return the record edited and resealed, as somebody who can seal it would forge it."""
    fields: dict[str, Any] = {
        name: getattr(record, name)
        for name in (
            *("config", "components", "seed", "opened_at", "entries", "result", "checksum", "rules", "players", "deal"),
        )
    }
    return Record(**{**fields, **changes})


# --- round trips ---


@pytest.mark.parametrize("record", [SHORT, FINISHED, JOINT])
def test_both_forms_round_trip(record: Record) -> None:
    for again in (Record.read(record.to_text()), Record.read(json.dumps(record.to_json(), indent=1))):
        assert again == record
        assert hash(again) == hash(record)
        assert again.to_text() == record.to_text()
    assert SHORT != FINISHED
    assert SHORT != "a text"


@pytest.mark.parametrize("record", [SHORT, FINISHED, JOINT])
def test_a_replayed_record_is_the_same_game(record: Record) -> None:
    assert replay(record).record() == record


def test_replaying_shows_every_position() -> None:
    games = [game.checksum() for game in replay_entries(SHORT)]
    assert len(games) == len(SHORT.entries) + 1
    assert games[0] == new_game(SHORT.config, SHORT.seed).checksum()
    assert games[-1] == SHORT.checksum


def test_comments_and_empty_lines_do_not_matter() -> None:
    lines = SHORT.to_text().splitlines()
    assert Record.read("\n\n".join(["; a comment", *lines, "; the end", ""])) == SHORT


def test_the_text_is_readable() -> None:
    text = SHORT.to_text()
    assert text.startswith(
        '[Format "alhambra record"]\n[Rules "2"]\n[Game "alhambra"]\n[Seats "3"]\n[Modules "camps vizier"]'
    )
    assert f"1. {SHORT.entries[0]}\n2. {SHORT.entries[1]}\n" in text


# --- open chance ---


def opened_game(config: GameConfig, seed: int | None, entries: int) -> Game:
    """Return a game that continues with open chance; the first outcome always comes up."""
    game = new_game(config, seed)
    if seed is not None:
        game = played(config, 5, seed).with_open_chance()
    for _ in range(entries):
        chance = game.chance
        if chance is not None:
            game.resolve(chance.outcomes[0][0])
        else:
            game.play(game.legal_actions()[0])
    return game


@pytest.mark.parametrize("seed", [None, 7])
@pytest.mark.parametrize("entries", [0, 1, 60])
@pytest.mark.parametrize("game", ["alhambra", "combined", "roll_and_write"])
def test_records_of_games_with_open_chance_are_replayed(game: str, entries: int, seed: int | None) -> None:
    record = opened_game(GameConfig(game, 3), seed, entries).record()
    assert record.opened_at == (0 if seed is None else 5)
    assert Record.read(record.to_text()) == record
    assert Record.read(json.dumps(record.to_json())) == record
    again = replay(record)
    assert again.record() == record
    assert again.streams is None


@pytest.mark.parametrize("opened_at", [None, 1, 4, 6, 1000, -1])
def test_a_wrong_moment_of_opening_is_refused(opened_at: int | None) -> None:
    record = opened_game(GameConfig("alhambra", 3), 2, 10).record()  # chance decides after each of these entries
    with pytest.raises(RecordError):
        replay(resealed(record, opened_at=opened_at))


@pytest.mark.parametrize("opened_at", [-1, len(SHORT.entries) + 1, 1000])
def test_a_seeded_record_that_claims_an_impossible_opening_is_refused(opened_at: int) -> None:
    with pytest.raises(RecordError, match=r"Chance was not opened after the entry that the record names."):
        replay(resealed(SHORT, opened_at=opened_at))


# --- damage ---


@BOTH_FORMS
def test_a_cut_off_record_is_refused(form: str) -> None:
    text = TEXTS[form]
    for length in range(len(text.rstrip())):
        assert read_or_refused(text[:length]) is None


@BOTH_FORMS
@given(data=st.data())
def test_a_changed_character_is_noticed_or_does_not_matter(form: str, data: st.DataObject) -> None:
    text = TEXTS[form]
    position = data.draw(st.integers(0, len(text) - 1))
    character = data.draw(st.characters() | st.sampled_from('0123456789;[]{}" \n.,:'))
    record = read_or_refused(text[:position] + character + text[position + 1 :])
    assert record is None or record == RECORDS[form]


@BOTH_FORMS
@given(data=st.data())
def test_lost_doubled_and_swapped_parts_are_noticed_or_do_not_matter(form: str, data: st.DataObject) -> None:
    text = TEXTS[form]
    cuts = sorted(data.draw(st.lists(st.integers(0, len(text)), min_size=3, max_size=3)))
    first, second, third, last = (text[a:b] for a, b in zip([0, *cuts], [*cuts, len(text)], strict=True))
    for changed in (first + third + last, first + second + second + third + last, first + third + second + last):
        record = read_or_refused(changed)
        assert record is None or record == RECORDS[form]


def test_reordered_turns_are_refused() -> None:
    lines = SHORT.to_text().splitlines()
    first = lines.index(f"3. {SHORT.entries[2]}")
    lines[first], lines[first + 1] = lines[first + 1], lines[first]
    with pytest.raises(RecordError, match="Entry 3 is expected here, not entry 4"):
        Record.read("\n".join(lines))
    data = SHORT.to_json()
    data["entries"] = [*SHORT.entries[:2], SHORT.entries[3], SHORT.entries[2], *SHORT.entries[4:]]
    with pytest.raises(RecordError, match="it was changed after it was made"):
        Record.from_json(data)


@given(st.text(max_size=200))
def test_no_text_causes_another_error(text: str) -> None:
    assert read_or_refused(text) is None
    assert read_or_refused("{" + text) is None


@pytest.mark.parametrize(
    "text",
    [
        "1" * 5000 + ". 0: pass",
        '{"a": ' + "[" * 100_000,
        '{"entries": ' + "9" * 5000 + "}",
        SHORT.to_text().replace('[Seats "3"]', f'[Seats "{"3" * 5000}"]'),
        json.dumps(SHORT.to_json()).replace('"seats": 3', f'"seats": {"3" * 5000}'),
        "\x00",
        "[]",
        "null",
        "{}",
    ],
)
def test_monstrous_texts_are_refused_too(text: str) -> None:
    assert read_or_refused(text) is None


# --- edited fields ---


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("format", "chess record", "the format is missing."),
        ("format", None, "the format is missing."),
        ("rules", "1", "it was changed after it was made"),
        ("rules", 1, "The field 'rules' of a record is one line of text"),
        ("config", {"game": "alhambra", "seats": 4, "modules": [], "options": []}, "it was changed after it was made"),
        ("config", None, "A config is a JSON object"),
        ("config", {"game": "alhambra", "seats": "3"}, "A config needs a game name and a number of seats"),
        ("components", "0" * 64, "it was changed after it was made"),
        ("components", None, "The field 'components' of a record is one line of text"),
        ("players", [{"name": "Anna", "kind": "person"}], "3 seats need as many players, not 1"),
        ("players", [{"name": "Anna", "kind": "person"}] * 3, "it was changed after it was made"),
        ("players", None, "Players are a list, one for each seat"),
        ("players", [1], "A player is a JSON object with name and kind"),
        ("chance", {"kind": "study", "seed": canonical_seed(99)}, "it was changed after it was made"),
        ("chance", {"kind": "open"}, "it was changed after it was made"),
        ("chance", {"kind": "study", "seed": 1}, "The field 'seed' of a record is 64 hexadecimal digits."),
        ("chance", {"kind": "study", "seed": "ab"}, "The field 'seed' of a record is 64 hexadecimal digits."),
        ("chance", {"kind": "study"}, "does not say where its chance came from"),
        ("chance", {"kind": "luck"}, "does not say where its chance came from"),
        ("chance", {"kind": []}, "does not say where its chance came from"),
        ("chance", None, "does not say where its chance came from"),
        ("opened_at", 3, "it was changed after it was made"),
        ("opened_at", "3", "The field opened_at of a record is a number"),
        ("opened_at", True, "The field opened_at of a record is a number"),
        ("entries", [], "it was changed after it was made"),
        ("entries", "0: pass", "The field 'entries' of a record is a list of lines."),
        ("entries", [1], "The field 'entries' of a record is a list of lines."),
        ("result", [1, 2, 3], "it was changed after it was made"),
        ("result", "1 2 3", "The result of a record is a list of points"),
        ("result", [1.5], "The result of a record is a list of points"),
        ("result", [True], "The result of a record is a list of points"),
        ("checksum", "0" * 64, "it was changed after it was made"),
        ("checksum", 0, "The field 'checksum' of a record is one line of text"),
        ("head", "0" * 64, "it was changed after it was made"),
        ("head", None, "it was changed after it was made"),
        ("seal", "0" * 64, "it was changed after it was made"),
        ("seal", None, "it was changed after it was made"),
    ],
)
def test_an_edited_field_of_the_json_is_refused(field: str, value: Any, reason: str) -> None:
    data: dict[str, Any] = dict(SHORT.to_json())
    assert field in data
    data[field] = value
    with pytest.raises(RecordError) as refused:
        Record.from_json(data)
    assert reason in str(refused.value)


@pytest.mark.parametrize("field", list(SHORT.to_json()))
def test_a_missing_or_unknown_field_is_refused(field: str) -> None:
    data = dict(SHORT.to_json())
    del data[field]
    with pytest.raises(
        RecordError, match="the format is missing." if field == "format" else f"missing or unknown: {field}"
    ):
        Record.from_json(data)
    with pytest.raises(RecordError, match=f"missing or unknown: {field}_more"):
        Record.from_json({**SHORT.to_json(), f"{field}_more": 1})


HEADERS = [line.split()[0][1:] for line in JOINT.to_text().splitlines() if line.startswith("[")]
VALUES = ["", "-", "0", "7", "x", "open", "study", "joint", "unfinished", "0" * 64, canonical_seed(5), "person Eve"]


@pytest.mark.parametrize("header", HEADERS)
@pytest.mark.parametrize("value", VALUES)
def test_an_edited_header_is_refused(header: str, value: str) -> None:
    lines = JOINT.to_text().splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith(f"[{header} "))
    lines[place] = f'[{header} "{value}"]'
    record = read_or_refused("\n".join(lines))
    unchanged = {"Opened": ["-"], "Options": ["-", ""], "Result": ["unfinished"], "Chance": ["joint"]}
    assert record == (JOINT if value in unchanged.get(header, []) else None)


@pytest.mark.parametrize("header", HEADERS)
def test_a_missing_doubled_or_unknown_header_is_refused(header: str) -> None:
    lines = JOINT.to_text().splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith(f"[{header} "))
    assert read_or_refused("\n".join([*lines[:place], *lines[place + 1 :]])) is None
    assert read_or_refused("\n".join([*lines, lines[place]])) is None
    assert read_or_refused("\n".join([*lines, f'[{header}More "1"]'])) is None


@pytest.mark.parametrize("number", [0, 7, len(SHORT.entries) - 1])
def test_an_edited_turn_is_refused(number: int) -> None:
    old = f"{number + 1}. {SHORT.entries[number]}\n"
    text = SHORT.to_text()
    assert old in text
    assert read_or_refused(text.replace(old, f"{number + 1}. 0: pass\n")) is None
    assert read_or_refused(text.replace(old, "")) is None
    assert read_or_refused(text.replace(old, old + old)) is None


# --- resealed, but impossible ---


def refused_replay(record: Record) -> str:
    assert Record.read(record.to_text()) == record  # its form is valid
    with pytest.raises(RecordError) as refused:
        replay(record)
    return str(refused.value)


def test_a_record_of_other_rules_is_refused() -> None:
    reason = refused_replay(resealed(SHORT, rules="0"))
    assert reason == f"The record was made under version 0 of the rules; this is {RULES_VERSION}."


def test_a_record_of_other_components_is_refused() -> None:
    assert "made with other components" in refused_replay(resealed(SHORT, components="0" * 64))


@pytest.mark.parametrize(
    ("config", "reason"),
    [
        (GameConfig("chess", 3), "There is no game 'chess'"),
        (GameConfig("alhambra", 9), "2 to 6 players, not for 9"),
        (GameConfig("alhambra", 3, ["dragons"]), "'dragons'"),
        (GameConfig("alhambra", 3, (), ["fast"]), "'fast'"),
    ],
)
def test_a_record_of_an_impossible_game_is_refused(config: GameConfig, reason: str) -> None:
    assert reason in refused_replay(resealed(SHORT, config=config))


def test_another_seed_does_not_fit_the_entries() -> None:
    refused_replay(resealed(SHORT, seed=canonical_seed(2)))


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("0: fly", "There is no action 'fly'"),
        ("9: pass", "decides, not seat 9"),
        ("pass", "decides, not seat pass"),
        ("*: gulden_5", "No chance event is open now"),
        ("", "decides, not seat "),
    ],
)
def test_an_impossible_turn_is_refused_with_its_number(line: str, reason: str) -> None:
    record = resealed(SHORT, entries=[*SHORT.entries[:4], line, *SHORT.entries[5:]])
    with pytest.raises(RecordError) as refused:
        replay(record)
    assert str(refused.value).startswith(f"Entry 5 ('{line}') is impossible: ")
    assert reason in str(refused.value)


def test_an_illegal_turn_is_refused_with_the_violated_clause() -> None:
    seat = SHORT.entries[0][0]
    reason = refused_replay(resealed(SHORT, entries=[f"{seat}: pass", *SHORT.entries[1:]]))
    assert reason.startswith(f"Entry 1 ('{seat}: pass') is impossible: ALH-TURN-3: ")


def test_turns_after_the_end_are_refused() -> None:
    reason = refused_replay(resealed(FINISHED, entries=[*FINISHED.entries, "0: pass"]))
    assert reason.endswith("There is nothing for any seat to decide.")


def test_turns_that_lead_elsewhere_are_refused() -> None:
    assert refused_replay(resealed(SHORT, entries=SHORT.entries[:-1])) == (
        "The entries lead to a different position than the record claims."
    )
    assert refused_replay(resealed(SHORT, checksum="0" * 64)).startswith("The entries lead to a different position")
    assert refused_replay(resealed(SHORT, result=[1, 2, 3])).startswith("The entries lead to a different result")
    assert refused_replay(resealed(FINISHED, result=None)).startswith("The entries lead to a different result")
    assert FINISHED.result is not None
    better = [FINISHED.result[0] + 1, FINISHED.result[1]]
    assert refused_replay(resealed(FINISHED, result=better)).startswith("The entries lead to a different result")


def test_an_imagined_game_has_no_record() -> None:
    for game in ("alhambra", "roll_and_write"):
        imagined = new_game(GameConfig(game, 3), 1).determinise(0, Randomness(1))
        with pytest.raises(RecordError, match="An imagined game has no record"):
            imagined.record()
        assert imagined.seed is None, "who imagines a game must not get the seed of the real one"


# --- who sat where, and the joint seed ---


def test_a_record_tells_who_sat_where() -> None:
    players = [Player('J\u00f6rg; "] [x', "person"), Player("Layla", "greedy"), Player("\u6d77", "random")]
    record = new_game(GameConfig("alhambra", 3), 5, players).record()
    assert record.players == tuple(players)
    for again in (Record.read(record.to_text()), Record.read(json.dumps(record.to_json()))):
        assert again.players == tuple(players)
        assert replay(again).players == tuple(players)
    renamed = record.to_text().replace("Layla", "Fatima")
    with pytest.raises(RecordError, match="it was changed after it was made"):
        Record.read(renamed)


def test_a_joint_record_holds_all_parts_of_its_seed() -> None:
    deal = joint_deal(JOINT.config)
    again = Record.read(JOINT.to_text()).deal
    assert again is not None
    assert (again.seed, again.secret, again.promise) == (deal.seed, deal.secret, deal.promise)
    assert again.commitments == deal.commitments
    assert [part.to_json() for part in again.contributions] == [part.to_json() for part in deal.contributions]


@pytest.mark.parametrize("text", ["", " ", "  two  blanks ", '"]', "\u6d77; [x]", "x" * 200])
def test_every_contribution_survives_its_record(text: str) -> None:
    game = joint_game(GameConfig("alhambra", 2))
    deal = joint_deal(game.config)
    part = Contribution(text, canonical_seed(1))
    parts = [part, deal.contributions[1]]
    commitments = [own.commitment(deal.promise, seat) for seat, own in enumerate(parts)]
    changed = type(deal)(deal.opening, deal.secret, deal.promise, tuple(commitments), tuple(parts))
    record = resealed(game.record(), deal=changed)
    read = Record.read(record.to_text())
    assert read == record
    assert read.deal is not None
    assert read.deal.contributions[0].text == text


def changed_chance(**changes: Any) -> str:
    """Return why a joint record with other parts of its seed, resealed, is refused."""
    data = json.loads(json.dumps(JOINT.to_json()))
    data["chance"].update(changes)
    with pytest.raises(RecordError) as refused:
        Record.from_json(data)
    return str(refused.value)


def test_parts_of_a_joint_seed_that_do_not_fit_are_refused() -> None:
    chance = JOINT.to_json()["chance"]
    assert chance["kind"] == "joint"
    other = canonical_seed("other")
    assert "not the one that was promised" in changed_chance(secret=other)
    assert "not the one that was promised" in changed_chance(promise=other)
    assert "not the one that was promised" in changed_chance(id="another")
    assert "of seat 1 is not the one" in changed_chance(
        commitments=[chance["commitments"][0], other, chance["commitments"][2]]
    )
    assert "of seat 0 is not the one" in changed_chance(contributions=[chance["contributions"][1]] * 3)
    assert "as many commitments and contributions" in changed_chance(contributions=chance["contributions"][:2])
    assert "as many commitments and contributions" in changed_chance(commitments=chance["commitments"] * 2)
    nonsense: list[Any] = [None, 1, "x", [1], [None, None, None], {}]
    for wrong in nonsense:
        changed_chance(contributions=wrong)
        changed_chance(commitments=wrong)
        changed_chance(secret=wrong)
        changed_chance(promise=wrong)
        changed_chance(id=wrong)


@pytest.mark.parametrize(
    "changes",
    [
        {"config": GameConfig("alhambra", 3)},
        {"rules": "1"},
        {"components": "0" * 64},
    ],
    ids=str,
)
def test_another_game_does_not_fit_the_promise(changes: dict[str, Any]) -> None:
    with pytest.raises(RecordError, match="not the one that was promised for this game"):
        Record.read(resealed(JOINT, **changes).to_text())


# --- the transcript chain ---


def test_each_head_is_a_hash_over_the_one_before() -> None:
    heads = JOINT.chain()
    assert len(heads) == len(JOINT.entries) + 1
    assert len(set(heads)) == len(heads)
    for number, line in enumerate(JOINT.entries):
        text = json.dumps([heads[number], line], separators=(",", ":"))
        assert heads[number + 1] == next_head(heads[number], line) == hashlib.sha256(text.encode()).hexdigest()
    assert JOINT.head == heads[-1]


def test_the_first_head_tells_the_opening_but_not_the_secret() -> None:
    opening = JOINT.opening()
    text = json.dumps({"format": "alhambra transcript", **opening}, sort_keys=True, separators=(",", ":"))
    assert JOINT.chain()[0] == hashlib.sha256(text.encode()).hexdigest()
    assert JOINT.deal is not None
    assert JOINT.deal.secret not in text
    assert all(known in text for known in (JOINT.deal.promise, *JOINT.deal.commitments, "Layla", JOINT.components))


def test_a_game_has_the_head_of_its_record() -> None:
    game = joint_game(GameConfig("alhambra", 3))
    for _ in range(5):
        assert game.head() == game.record().head
        assert game.copy().head() == game.head()
        before = game.head()
        game.play(game.legal_actions()[0])
        assert game.head() == next_head(before, game.entries()[-1].line())


@pytest.mark.parametrize(
    "changes",
    [
        {"seed": canonical_seed(2)},
        {"seed": None},
        {"players": (Player("a", "x"), Player("b", "x"), Player("c", "x"))},
        {"config": GameConfig("alhambra", 3)},
        {"components": "0" * 64},
        {"rules": "1"},
    ],
    ids=str,
)
def test_games_with_another_opening_part_at_once(changes: dict[str, Any]) -> None:
    assert parting(SHORT.chain(), resealed(SHORT, **changes).chain()) == 0


def test_chains_part_at_the_first_other_turn() -> None:
    assert parting(SHORT.chain(), SHORT.chain()) is None
    assert parting(SHORT.chain(), resealed(SHORT, entries=SHORT.entries[:7]).chain()) is None
    for number in (1, 10, len(SHORT.entries)):
        entries = [*SHORT.entries[: number - 1], "0: pass", *SHORT.entries[number:]]
        assert parting(SHORT.chain(), resealed(SHORT, entries=entries).chain()) == number
