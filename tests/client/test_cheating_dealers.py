"""Everything a cheating dealer can show to an honest player, in every order, against the player's notes.

All other seats belong to the dealer. The notes change only by what the player is shown, so every order of messages of
any length is covered by trying all messages in all reachable states.
"""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any, NamedTuple

import pytest

from alhambra.client.talk import Talk
from alhambra.client.witness import ELSEWHERE, SENT, TAKEN, Note, Witness
from alhambra.games import deal_game, new_dealing
from alhambra.protocol import (
    AlhambraError,
    Contribution,
    Deal,
    DealingError,
    GameConfig,
    Opening,
    Player,
    Record,
    RecordError,
    canonical_seed,
    final_promise_of,
)
from alhambra.protocol.dealing.contributions import promise_of
from alhambra.protocol.messages import DrawnBy
from alhambra.verification import Finding, verify

HONEST = 0
# Return what a record proves to somebody whose part is in its seed.
OWN_PROOF = {"found-final-promise", "found-commitment", "found-contribution"}
NAMES = ("Anna", "Layla", "Yusuf")
SECRETS = tuple(canonical_seed(f"secret {number}") for number in range(2))
ALTERNATIVES = 2  # contributions that the dealer has for each of its seats
FORGED = Contribution("", canonical_seed("what the player never drew"))

State = tuple[Note, ...]


class Table(NamedTuple):
    """The dealt game: with as many openings as secrets, as every dealing has its own id."""

    seats: int

    def opening(self, number: int) -> Opening:
        return opening_of(self.seats, number)

    def promise(self, number: int) -> str:
        return promise_of(self.opening(number), SECRETS[number])


@cache
def opening_of(seats: int, number: int) -> Opening:
    players = [Player(name, "person") for name in NAMES[:seats]]
    return new_dealing(GameConfig("roll_and_write", seats), players, f"dealing-{number}").opening


def of_dealer(seat: int, number: int) -> Contribution:
    """Return a contribution that the dealer has drawn for one of its seats."""
    return Contribution("", canonical_seed(f"seat {seat} number {number}"))


def drawn_for(promise: str, seats: int) -> Contribution:
    """Return what the player draws for a promise: the same in every run of a dealing."""
    number = [Table(seats).promise(number) for number in range(len(SECRETS))].index(promise)
    return Contribution("", canonical_seed(f"the player's for promise {number}"))


class Repeatable(Witness):
    """A player whose contributions follow from the promises, so that states can be compared."""

    def __init__(self, table: Table, state: State) -> None:
        super().__init__(HONEST, [Note(*fields(note)) for note in state])
        self.table = table

    def _new_note(self, promise: str) -> Note:
        drawn = drawn_for(promise, self.table.seats)
        self.notes.append(Note(promise, drawn.text, drawn.nonce, standing=SENT))
        return self.notes[-1]


def fields(note: Note) -> tuple[Any, ...]:
    return note.promise, note.text, note.nonce, note.final_promise, note.standing


# --- what the dealer can show ---


class Choice(NamedTuple):
    """Return the commitments the dealer shows for a secret, and who drew them."""

    secret: int
    own: str | None  # at the player's seat
    others: tuple[str | None, ...]
    drawn_by: tuple[DrawnBy, ...]


def choices(table: Table) -> Iterator[Choice]:
    for number in range(len(SECRETS)):
        promise = table.promise(number)
        own = [
            None,
            drawn_for(promise, table.seats).commitment(promise, HONEST),
            FORGED.commitment(promise, HONEST),
            drawn_for(promise, table.seats).commitment(table.promise(1 - number), HONEST),
        ]
        by_seat: list[list[str | None]] = [
            [None, *(of_dealer(seat, which).commitment(promise, seat) for which in range(ALTERNATIVES))]
            for seat in range(1, table.seats)
        ]
        for mine, others in product(own, product(*by_seat)):
            for drawer in ("player", "dealer"):
                yield Choice(number, mine, others, (drawer, *["dealer"] * (table.seats - 1)))  # type: ignore[arg-type]


def messages(table: Table) -> list[dict[str, Any]]:
    """Yield everything the dealer can show: each choice with its own final promise, another one, or none."""
    shown = []
    for choice in choices(table):
        commitments = [choice.own, *choice.others]
        bound = final_promise_of(table.promise(choice.secret), commitments, choice.drawn_by)  # type: ignore[arg-type]
        for final in (None, bound, canonical_seed("another final promise")):
            shown.append(
                {
                    "opening": table.opening(choice.secret).to_json(),
                    "promise": table.promise(choice.secret),
                    "commitments": commitments,
                    "drawn_by": list(choice.drawn_by),
                    "final_promise": final,
                    "contributions": [None] * table.seats,
                    "broken_off": None,
                }
            )
    return shown


class Answer(NamedTuple):
    """Return the player's notes and messages after a message."""

    state: State
    sent: dict[str, str] | None


def answered(table: Table, state: State, message: dict[str, Any]) -> Answer:
    witness = Repeatable(table, state)
    try:
        sent = witness.due(message)
    except DealingError:
        sent = None
    return Answer(tuple(witness.notes), sent)


def explored(table: Table) -> dict[tuple[Any, ...], tuple[State, list[tuple[State, dict[str, Any], Answer]]]]:
    """Return all reachable states, each with the steps from it."""
    everything = messages(table)
    found: dict[tuple[Any, ...], tuple[State, list[tuple[State, dict[str, Any], Answer]]]] = {}
    waiting: list[State] = [()]
    while waiting:
        state = waiting.pop()
        key = tuple(fields(note) for note in state)
        if key in found:
            continue
        steps = [(state, message, answered(table, state, message)) for message in everything]
        found[key] = (state, steps)
        waiting += [answer.state for _, _, answer in steps]
    return found


# --- the records the dealer can present ---


def shown_by(table: Table, state: State) -> dict[int, Contribution]:
    """Return the contributions the player has revealed, by the number of the secret."""
    numbers = {table.promise(number): number for number in range(len(SECRETS))}
    return {numbers[note.promise]: note.contribution for note in state if note.final_promise is not None}


@cache
def records(table: Table, shown: tuple[int, ...]) -> list[Record]:
    """Return all records the dealer can make of the secrets, its contributions, and the revealed ones."""
    made: list[Record] = []
    for number in range(len(SECRETS)):
        promise = table.promise(number)
        own = [FORGED] + [drawn_for(table.promise(other), table.seats) for other in shown]
        others = product(*([of_dealer(seat, which) for which in range(ALTERNATIVES)] for seat in range(1, table.seats)))
        for mine, rest in product(own, list(others)):
            parts = (mine, *rest)
            commitments = tuple(part.commitment(promise, seat) for seat, part in enumerate(parts))
            for drawn_by in (None, ("player", *["dealer"] * len(rest)), ("dealer",) * table.seats):
                deal = Deal(table.opening(number), SECRETS[number], promise, commitments, parts, drawn_by)  # type: ignore[arg-type]
                made.append(deal_game(deal).record())
    return made


def accepted(table: Table, state: State) -> dict[str, int]:
    """Return the seeds of the records that prove the player's part, each with the dealings aborted before."""
    found: dict[str, int] = {}
    for record in records(table, tuple(sorted(shown_by(table, state)))):
        try:
            findings = Repeatable(table, state).findings(record)
        except AlhambraError:
            continue
        assert record.seed is not None
        if state[-1].standing != TAKEN:
            assert not OWN_PROOF & {finding.what.key for finding in findings}, "nothing is proved by an own part"
            assert broken_off(findings) == revealed(state)
            continue
        found[record.seed] = broken_off(findings)
    return found


def broken_off(findings: list[Finding]) -> int:
    told = [finding.what.params["number"] for finding in findings if finding.what.key == "found-dealings-broken-off"]
    return int(str(told[0])) if told else 0


def revealed(state: State) -> int:
    return len([note for note in state if note.final_promise is not None])


@pytest.mark.parametrize("seats", [2, 3])
def test_a_dealer_that_tries_seeds_is_noticed_in_every_order_of_messages(seats: int) -> None:
    """After the contribution is revealed, the player accepts exactly one seed, which had been fixed before that.

    Another one is accepted only in another dealing, and then the player counts the first one.
    """
    table = Table(seats)
    reachable = explored(table)
    seeds = {key: accepted(table, state) for key, (state, _) in reachable.items() if state}
    assert len(reachable) > 2 * ALTERNATIVES ** (seats - 1)
    assert any(seeds.values())
    assert any(state and state[-1].standing == ELSEWHERE for state, _ in reachable.values())
    for key, (state, steps) in reachable.items():
        if not state:
            continue
        is_shown = state[-1].final_promise is not None
        assert len(seeds[key]) == is_shown, "one seed once the contribution is shown, none before"
        for seed in seeds[key]:
            assert seeds[key][seed] == revealed(state) - 1
        for _, _, answer in steps:
            after = seeds[tuple(fields(note) for note in answer.state)]
            if is_shown and after and set(after) != set(seeds[key]):
                assert min(after.values()) > max(seeds[key].values()), "another seed costs a dealing that is counted"


@pytest.mark.parametrize("seats", [2, 3])
def test_a_contribution_is_shown_only_to_a_dealer_that_is_bound(seats: int) -> None:
    table = Table(seats)
    for state, steps in explored(table).values():
        for _, message, (after, sent) in steps:
            if sent is None:
                continue
            if sent["do"] == "commit":
                assert (after[-1].promise, after[-1].final_promise) == (message["promise"], None)
                continue
            own = drawn_for(message["promise"], seats)
            assert message["commitments"][HONEST] == own.commitment(message["promise"], HONEST)
            assert message["drawn_by"][HONEST] == "player"
            assert message["final_promise"] == final_promise_of(
                message["promise"], message["commitments"], message["drawn_by"]
            )
            assert state[-1].promise == message["promise"], "never in a dealing that was over"
            assert after[-1].standing == TAKEN
            assert state[-1].standing != ELSEWHERE, "never after the seat was committed from elsewhere"
            assert state[-1].final_promise in (None, message["final_promise"]), "with one final promise only"


@pytest.mark.parametrize("seats", [2, 3])
def test_who_noted_nothing_but_the_final_promise_notices_it_too(seats: int) -> None:
    """This is what comparing it by hand does: ``alhambra verify --promise``."""
    table = Table(seats)
    for state, _ in explored(table).values():
        shown = tuple(sorted(shown_by(table, state)))
        for note in state:
            if note.final_promise is None:
                continue
            seeds = set()
            for record in records(table, shown):
                try:
                    findings = verify(record, promise=note.final_promise)
                except RecordError:
                    continue
                assert "found-final-promise" in [finding.what.key for finding in findings]
                seeds.add(record.seed)
            assert len(seeds) == 1


def test_the_promise_of_the_dealer_alone_lets_seeds_be_tried_and_verify_says_so() -> None:
    table = Table(2)
    deals = []
    for number in range(20):
        parts = (Contribution("", canonical_seed(f"try {number}")), of_dealer(1, 0))
        promise = table.promise(0)
        commitments = tuple(part.commitment(promise, seat) for seat, part in enumerate(parts))
        deals.append(Deal(table.opening(0), SECRETS[0], promise, commitments, parts, ("player", "dealer")))
    for deal in deals:
        keys = [finding.what.key for finding in verify(deal_game(deal).record(), promise=table.promise(0))]
        assert "found-final-promise" not in keys
        assert "found-early-promise-binds-less" in keys
        if deal is not deals[0]:
            with pytest.raises(RecordError):
                verify(deal_game(deal).record(), promise=deals[0].final_promise)


def test_an_honest_dealing_is_accepted_and_nothing_counted() -> None:
    players = [Player(name, "person") for name in NAMES]
    dealing = new_dealing(GameConfig("roll_and_write", 3), players)
    seats = [Witness(seat) for seat in range(3)]
    for witness in seats:
        due = witness.due(dealing.to_json())
        assert due is not None
        dealing.commit(witness.seat, due["commitment"])
    for witness in seats:
        due = witness.due(dealing.to_json())
        assert due is not None
        dealing.reveal(witness.seat, Contribution(due["text"], due["nonce"]))
    record = deal_game(dealing.deal()).record()
    for witness in seats:
        keys = [finding.what.key for finding in witness.findings(record)]
        assert {"found-final-promise", "found-commitment", "found-contribution"} < set(keys)
        assert "found-dealings-broken-off" not in keys


def test_a_second_device_at_a_seat_adds_nothing_and_suspects_nobody() -> None:
    """Both draw after the dealer's promise; the dealer accepts one commitment and refuses the other."""
    players = [Player(name, "person") for name in NAMES[:2]]
    dealing = new_dealing(GameConfig("roll_and_write", 2), players)
    late, other = Witness(HONEST), Witness(1)
    first = Witness(HONEST)
    assert late.due(dealing.to_json()) is not None
    for witness in (first, other):
        due = witness.due(dealing.to_json())
        assert due is not None
        dealing.commit(witness.seat, due["commitment"])
    for _ in range(2):
        with pytest.raises(DealingError) as caught:
            late.due(dealing.to_json())
        assert caught.value.key == "dealing-elsewhere"
    for witness in (first, other):
        due = witness.due(dealing.to_json())
        assert due is not None
        dealing.reveal(witness.seat, Contribution(due["text"], due["nonce"]))
    record = deal_game(dealing.deal()).record()
    keys = {finding.what.key for finding in late.findings(record)}
    assert "found-early-promise-binds-less" in keys
    assert not keys & {*OWN_PROOF, "found-dealings-broken-off"}


def test_a_commitment_that_was_taken_down_cannot_be_called_another_device() -> None:
    """The dealer's answer counts, even if the dealer never shows the commitment."""
    table = Table(2)
    shown = [message for message in messages(table) if message["promise"] == table.promise(0)]
    first = next(message for message in shown if message["commitments"][HONEST] is None)
    forged = next(
        message
        for message in shown
        if message["commitments"][HONEST] == FORGED.commitment(table.promise(0), HONEST)
        and None not in message["commitments"]
    )
    for answer, key in (("answer", "own-commitment-exchanged"), ("refused", "dealing-elsewhere")):
        talk = Talk(HONEST)
        talk.table["dealing"] = first
        part = talk.part_of_the_seed()
        assert part is not None
        talk.hear({"type": answer, "id": part[0]})
        talk.table["dealing"] = forged
        with pytest.raises(DealingError) as caught:
            talk.part_of_the_seed()
        assert caught.value.key == key


def test_who_kept_nothing_is_told_so() -> None:
    record = records(Table(2), ())[0]
    assert "found-nothing-kept" in [finding.what.key for finding in Witness(1).findings(record)]


def test_contributions_of_two_dealings_differ() -> None:
    """Otherwise a dealer who was shown one could use it to choose the secret of the next dealing."""
    witness = Witness(HONEST)
    for number in range(2):
        witness.due({**messages(Table(2))[0], "promise": Table(2).promise(number)})
    assert witness.notes[0].nonce != witness.notes[1].nonce
