"""Joint seeds: every step in order, every part bound to the others, and no way to look before choosing."""

import hashlib
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alhambra.games import deal_game, new_dealing, new_game
from alhambra.protocol import (
    PLAYER,
    RULES_VERSION,
    AlhambraError,
    Contribution,
    Deal,
    Dealing,
    DealingError,
    GameConfig,
    Opening,
    Player,
    Randomness,
    canonical_seed,
)
from tests.joint_deals import begun, committed, contributions, joint_deal, joint_game, seated

CONFIG = GameConfig("alhambra", 3, ["vizier"])
OTHER_HASH = canonical_seed("other")


def refusal(call: Any, *arguments: Any) -> str:
    with pytest.raises(DealingError) as refused:
        call(*arguments)
    return str(refused.value)


# --- the formulas ---


def digest(data: Any) -> str:
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode("ascii")).hexdigest()


def test_promise_commitments_and_seed_are_the_documented_hashes() -> None:
    deal = joint_deal(CONFIG)
    opening = deal.opening.to_json()
    assert set(opening) == {"id", "rules", "config", "components", "players"}
    assert deal.promise == digest({"format": "alhambra promise", "opening": opening, "secret": deal.secret})
    for seat, contribution in enumerate(deal.contributions):
        content = {"format": "alhambra commitment", "promise": deal.promise, "seat": seat}
        assert deal.commitments[seat] == digest({**content, "text": contribution.text, "nonce": contribution.nonce})
    parts = [{"text": contribution.text, "nonce": contribution.nonce} for contribution in deal.contributions]
    final_promise = digest(
        {
            "format": "alhambra final promise",
            "promise": deal.promise,
            "commitments": list(deal.commitments),
            "drawn_by": ["player", "dealer", "dealer"],
        }
    )
    assert deal.final_promise == final_promise
    assert deal.seed == digest(
        {
            "format": "alhambra joint seed",
            "secret": deal.secret,
            "final_promise": final_promise,
            "contributions": parts,
        }
    )


def test_a_dealing_of_the_older_form_has_its_old_seed() -> None:
    deal = joint_deal(CONFIG, has_final_promise=False)
    parts = [contribution.to_json() for contribution in deal.contributions]
    assert (deal.final_promise, deal.drawn_by) == (None, None)
    assert deal.latest_promise == deal.promise
    assert deal.seed == digest(
        {"format": "alhambra joint seed", "secret": deal.secret, "promise": deal.promise, "contributions": parts}
    )
    assert committed(CONFIG, has_final_promise=False).final_promise is None


def test_the_final_promise_is_fixed_before_any_contribution_is_shown() -> None:
    dealing = begun(CONFIG)
    parts = contributions(CONFIG)
    shown = []
    for seat, part in enumerate(parts):
        assert dealing.final_promise is None
        dealing.commit(seat, part.commitment(dealing.promise, seat))
    for seat, part in enumerate(parts):
        shown.append(dealing.to_json()["final_promise"])
        dealing.reveal(seat, part)
    assert set(shown) == {dealing.deal().final_promise}
    assert None not in shown


def test_the_final_promise_covers_every_commitment_and_who_drew_its_contribution() -> None:
    promises = set()
    for changed in (None, 0, 1, 2):
        for drawn_by in ("player", "dealer"):
            dealing = begun(CONFIG)
            for seat, part in enumerate(contributions(CONFIG)):
                commitment = part.commitment(dealing.promise, seat)
                dealing.commit(seat, OTHER_HASH if seat == changed else commitment, PLAYER if seat else drawn_by)
            promises.add(dealing.final_promise)
    assert len(promises) == 8


def test_every_part_changes_the_seed() -> None:
    base = contributions(CONFIG)
    seeds = {joint_deal(CONFIG).seed, joint_deal(CONFIG, 2).seed}
    for seat in range(3):
        for changed in (Contribution("another", base[seat].nonce), Contribution(base[seat].text, OTHER_HASH)):
            dealing = begun(CONFIG)
            parts = [*base[:seat], changed, *base[seat + 1 :]]
            for number, part in enumerate(parts):
                dealing.commit(number, part.commitment(dealing.promise, number))
            for number, part in enumerate(parts):
                dealing.reveal(number, part)
            seeds.add(dealing.deal().seed)
    assert len(seeds) == 8


@pytest.mark.parametrize(
    "changed",
    [
        {"game_id": "another"},
        {"rules": "0"},
        {"config": GameConfig("alhambra", 3)},
        {"components": OTHER_HASH},
        {"players": (Player("Anna", "person"), Player("Layla", "random"), Player("Yusuf", "greedy"))},
    ],
    ids=str,
)
def test_the_promise_is_bound_to_all_that_defines_the_game(changed: dict[str, Any]) -> None:
    deal = joint_deal(CONFIG)
    fields = {name: getattr(deal.opening, name) for name in ("game_id", "rules", "config", "components", "players")}
    opening = Opening(**{**fields, **changed})
    assert Dealing(opening, deal.secret).promise != deal.promise
    assert refusal(Deal, opening, deal.secret, deal.promise, deal.commitments, deal.contributions) == (
        "The secret is not the one that was promised for this game."
    )


def test_secrets_and_random_parts_are_fresh() -> None:
    assert len({new_dealing(CONFIG, seated(CONFIG), "game").promise for _ in range(10)}) == 10
    assert len({new_dealing(CONFIG, seated(CONFIG)).opening.game_id for _ in range(10)}) == 10
    assert len({Contribution.fresh("red").commitment(OTHER_HASH, 0) for _ in range(10)}) == 10


def test_a_commitment_belongs_to_one_seat_and_one_promise() -> None:
    """Otherwise a player could copy another's commitment, and then reveal the same contribution."""
    part = contributions(CONFIG)[0]
    promises = [begun(CONFIG).promise, begun(CONFIG, 2).promise]
    assert len({part.commitment(promise, seat) for promise in promises for seat in range(3)}) == 6
    dealing = begun(CONFIG)
    for seat in range(3):
        dealing.commit(seat, part.commitment(dealing.promise, 0))
    dealing.reveal(0, part)
    assert refusal(dealing.reveal, 1, part).startswith("The contribution of seat 1 is not the one")


# --- the sequence ---


def test_nothing_is_shown_before_all_have_committed_themselves() -> None:
    dealing = begun(CONFIG)
    parts = contributions(CONFIG)
    for seat in (2, 0):
        missing = "seat 0, seat 1 and seat 2 are missing." if seat == 2 else "seat 0 and seat 1 are missing."
        assert refusal(dealing.reveal, seat, parts[seat]).endswith(missing)
        dealing.commit(seat, parts[seat].commitment(dealing.promise, seat))
    assert refusal(dealing.reveal, 0, parts[0]).endswith("seat 1 is missing.")
    assert dealing.contributions == [None, None, None]


def test_a_seat_commits_itself_once() -> None:
    dealing = begun(CONFIG)
    dealing.commit(1, OTHER_HASH)
    assert refusal(dealing.commit, 1, canonical_seed(1)) == "The contribution of seat 1 is already committed to."
    assert dealing.commitments == [None, OTHER_HASH, None]


def test_a_seat_shows_its_contribution_once_and_no_other() -> None:
    dealing = committed(CONFIG)
    parts = contributions(CONFIG)
    assert refusal(dealing.reveal, 1, Contribution("word 1", OTHER_HASH)) == (
        "The contribution of seat 1 is not the one it was committed to."
    )
    assert dealing.contributions[1] is None
    dealing.reveal(1, parts[1])
    assert refusal(dealing.reveal, 1, parts[1]) == "The contribution of seat 1 has already been shown."
    assert refusal(dealing.deal) == "A joint seed needs the contribution of every seat: seat 0 and seat 2 are missing."


@pytest.mark.parametrize("seat", [-1, 3, 100])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    assert "only 0 to 2" in refusal(committed(CONFIG).reveal, seat, contributions(CONFIG)[0])
    assert "only 0 to 2" in refusal(begun(CONFIG).commit, seat, OTHER_HASH)


def test_a_dealing_that_is_broken_off_says_so_and_goes_on_never() -> None:
    dealing = committed(CONFIG)
    assert dealing.to_json()["broken_off"] is None
    dealing.break_off("Layla has left")
    assert dealing.to_json()["broken_off"] == "Layla has left"
    for call in (lambda: dealing.reveal(0, contributions(CONFIG)[0]), dealing.deal, lambda: dealing.break_off("again")):
        assert refusal(call) == "This dealing was broken off; start a new one."


def test_what_everybody_may_know_holds_no_secret() -> None:
    dealing = committed(CONFIG)
    told = json.dumps(dealing.to_json())
    deal = joint_deal(CONFIG)
    assert deal.promise in told
    assert deal.secret not in told
    assert all(part.nonce not in told for part in contributions(CONFIG))
    dealing.reveal(2, contributions(CONFIG)[2])
    assert dealing.to_json()["contributions"] == [None, None, contributions(CONFIG)[2].to_json()]


# --- bad input ---


@pytest.mark.parametrize("value", ["", "ab", "AB" * 32, "zz" * 32, "ab" * 33])
def test_what_is_no_hash_is_refused(value: str) -> None:
    assert refusal(begun(CONFIG).commit, 0, value) == "A commitment is 64 hexadecimal digits."
    assert "64 hexadecimal digits" in refusal(Contribution, "word", value)
    assert "64 hexadecimal digits" in refusal(Dealing, joint_deal(CONFIG).opening, value)


@pytest.mark.parametrize("value", [None, 1, True, [], {}, b"ab" * 32])
def test_a_commitment_that_is_no_text_is_refused(value: object) -> None:
    assert refusal(begun(CONFIG).commit, 0, value) == "A commitment is 64 hexadecimal digits."


@pytest.mark.parametrize("text", ["x" * 201, "two\nlines", "\x1b[2J", "\udcff"])
def test_a_contribution_is_a_short_line(text: str) -> None:
    assert "is one line of text of at most 200 characters." in refusal(Contribution.fresh, text)


SCALARS = st.none() | st.booleans() | st.integers() | st.text()


@given(st.recursive(SCALARS, st.lists) | st.dictionaries(st.text(), SCALARS))
def test_messages_that_are_none_are_refused(data: Any) -> None:
    for reader in (Contribution.from_json, Opening.from_json, Player.from_json):
        with pytest.raises(AlhambraError):
            reader(data)


@pytest.mark.parametrize("field", ["text", "nonce"])
@pytest.mark.parametrize("value", [None, 1, [], {}, True])
def test_parts_of_a_message_with_a_wrong_type_are_refused(field: str, value: Any) -> None:
    with pytest.raises(DealingError):
        Contribution.from_json({**contributions(CONFIG)[0].to_json(), field: value})


@pytest.mark.parametrize("field", ["id", "rules", "config", "components", "players"])
@pytest.mark.parametrize("value", [None, 1, {}, "", [{}], [1, 2, 3]])
def test_an_opening_with_a_wrong_part_is_refused(field: str, value: Any) -> None:
    data = {**joint_deal(CONFIG).opening.to_json(), field: value}
    if value == "" and field in ("rules", "components"):
        assert Opening.from_json(data).to_json() == data
    else:
        with pytest.raises(AlhambraError):
            Opening.from_json(data)


def test_messages_survive_their_json_form() -> None:
    opening = joint_deal(CONFIG).opening
    assert Opening.from_json(json.loads(json.dumps(opening.to_json()))).to_json() == opening.to_json()
    part = Contribution.fresh('Jörg says "]: \\')
    assert Contribution.from_json(json.loads(json.dumps(part.to_json()))).to_json() == part.to_json()


@pytest.mark.parametrize(("name", "kind"), [("", "person"), (" Anna", "person"), ("a\nb", "person"), ("x" * 81, "x")])
def test_a_name_that_cannot_be_shown_is_refused(name: str, kind: str) -> None:
    with pytest.raises(AlhambraError, match="A player's name"):
        Player(name, kind)


@pytest.mark.parametrize("kind", ["", "two words", "é", "-"])
def test_who_plays_is_told_by_one_word(kind: str) -> None:
    with pytest.raises(AlhambraError, match="player is one word"):
        Player("Anna", kind)


def test_a_word_for_who_plays_is_no_longer_than_a_name() -> None:
    assert Player("Anna", "x" * 80).kind == "x" * 80
    with pytest.raises(AlhambraError, match="player is one word"):
        Player("Anna", "x" * 81)


# --- games ---


def test_a_jointly_dealt_game_has_the_seed_and_shows_the_promise() -> None:
    deal = joint_deal(CONFIG)
    game = deal_game(deal)
    assert game.checksum() == new_game(CONFIG, deal.seed).checksum()
    for view in (game.view(None), game.view(0), game.copy().view(1)):
        assert (view["dealt"], view["promise"]) == ("joint", deal.final_promise)
    assert game.players == tuple(seated(CONFIG))


def test_a_study_shows_no_promise() -> None:
    for name in ("alhambra", "roll_and_write"):
        config = GameConfig(name, 3)
        for seed in (7, "friday", "ab" * 32):
            view = new_game(config, seed).view(None)
            assert (view["dealt"], view["promise"]) == ("study", None)
        assert new_game(config, None).view(None)["dealt"] == "open"
        assert joint_game(config).with_open_chance().view(None)["dealt"] == "open"


def test_an_imagined_game_keeps_the_promise_and_nothing_else() -> None:
    for name in ("alhambra", "roll_and_write"):
        game = joint_game(GameConfig(name, 3))
        imagined = game.determinise(1, Randomness(1))
        assert imagined.view(1) == game.view(1)
        assert (imagined.seed, imagined.deal) == (None, None)


def test_a_deal_for_other_rules_or_components_is_refused() -> None:
    config = GameConfig("alhambra", 3)
    good = joint_deal(config).opening
    for rules, components, reason in ((RULES_VERSION, OTHER_HASH, "components"), ("0", good.components, "version 0")):
        opening = Opening("game", rules, config, components, good.players)
        dealing = Dealing(opening, canonical_seed(1))
        parts = contributions(config)
        for seat, part in enumerate(parts):
            dealing.commit(seat, part.commitment(dealing.promise, seat))
        for seat, part in enumerate(parts):
            dealing.reveal(seat, part)
        assert reason in refusal(deal_game, dealing.deal())


def test_a_dealing_needs_players_for_all_seats() -> None:
    assert "who sits where" in refusal(new_dealing, CONFIG, [])
    with pytest.raises(AlhambraError, match="3 seats need as many players, not 2"):
        new_dealing(CONFIG, seated(CONFIG)[:2])
    with pytest.raises(AlhambraError, match="3 seats need as many players, not 2"):
        new_game(CONFIG, 1, seated(CONFIG)[:2])


def test_a_copy_of_a_dealing_goes_on_by_itself() -> None:
    dealing = new_dealing(GameConfig("alhambra", seats=2), [Player("Anna", "person"), Player("Ben", "person")])
    parts = [Contribution.fresh(), Contribution.fresh()]
    dealing.commit(0, parts[0].commitment(dealing.promise, 0))
    twin = dealing.copy()
    assert twin.to_json() == dealing.to_json()
    twin.commit(1, parts[1].commitment(twin.promise, 1))
    for seat, part in enumerate(parts):
        twin.reveal(seat, part)
    assert twin.deal().promise == dealing.promise
    assert dealing.commitments[1] is None
    assert dealing.contributions == [None, None]
