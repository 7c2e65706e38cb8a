"""What a record proves, and what it does not."""

from collections.abc import Mapping
from typing import NamedTuple

from alhambra.games import replay
from alhambra.protocol import (
    DEALER,
    PLAYER,
    Contribution,
    Deal,
    Game,
    Phrase,
    Record,
    RecordError,
    parting,
    shortened,
)
from alhambra.signatures import SIGNED_FINAL_PROMISE, SIGNED_PROMISE, Signed, check_key, check_signature

PROVED = "proved"
NOT_PROVED = "not proved"
BY_HAND = "by hand"


class Finding(NamedTuple):
    """One finding about a record."""

    kind: str
    what: Phrase


def verify(
    record: Record,
    promise: str | None = None,
    head: str | None = None,
    signed: Signed | None = None,
    key: str | None = None,
    commitments: Mapping[int, str] | None = None,
    contributions: Mapping[int, Contribution] | None = None,
) -> list[Finding]:
    """Return what a record proves and what it leaves open; raise RecordError if it cannot be genuine.

    What somebody has noted is compared, if given: a promise, a head, commitments and contributions by seat, and the key
    of the server with that of a signature.
    """
    if key is not None:
        check_key(key)
    game = replay(record)
    return [
        Finding(PROVED, Phrase("found-undamaged")),
        *_position_findings(record),
        *_chance_findings(record),
        *_seed_findings(record),
        *_promise_findings(record, promise),
        *_noted_findings(record, commitments or {}, contributions or {}),
        *_head_findings(record, head),
        *_signature_findings(record, signed, key),
        _result_finding(record, game),
    ]


def is_chosen_by_hand(findings: list[Finding]) -> bool:
    """Report whether a caller decided outcomes of chance."""
    return any(finding.kind == BY_HAND for finding in findings)


def _position_findings(record: Record) -> list[Finding]:
    """Report that nobody knows how the starting position came about."""
    if record.position is None:
        return []
    findings = [Finding(NOT_PROVED, Phrase("found-position"))]
    return findings if record.deal is None else [*findings, Finding(PROVED, Phrase("found-position-promised"))]


def _chance_findings(record: Record) -> list[Finding]:
    entries, rules = len(record.entries), record.rules
    if record.opened_at is not None:
        by_hand = len([line for line in record.entries if line.startswith("*: ")])
        return [
            Finding(PROVED, Phrase("found-legal", number=entries, rules=rules)),
            Finding(BY_HAND, Phrase("found-chosen-by-hand", opened=record.opened_at, number=by_hand)),
        ]
    if record.position is not None:
        return [Finding(PROVED, Phrase("found-legal-from-position", number=entries, rules=rules))]
    return [Finding(PROVED, Phrase("found-legal-from-seed", number=entries, rules=rules))]


def _seed_findings(record: Record) -> list[Finding]:
    """Report where the seed came from, as far as the parts of the record agree."""
    deal = record.deal
    if deal is None:
        return [Finding(NOT_PROVED, Phrase("found-no-seed") if record.seed is None else Phrase("found-seed-chosen"))]
    return [Finding(PROVED, Phrase("found-joint-seed", number=len(deal.contributions))), *_drawing_findings(deal)]


def _drawing_findings(deal: Deal) -> list[Finding]:
    """Report who drew the contributions, according to the record."""
    if deal.drawn_by is None:
        return [Finding(NOT_PROVED, Phrase("found-drawn-by-nobody-said"))]
    players, dealer = ([seat for seat, other in enumerate(deal.drawn_by) if other == by] for by in (PLAYER, DEALER))
    findings: list[Finding] = []
    if players:
        findings.append(Finding(NOT_PROVED, Phrase("found-drawn-by-players", seats=players, number=len(players))))
    if dealer:
        findings.append(Finding(NOT_PROVED, Phrase("found-drawn-by-dealer", seats=dealer, number=len(dealer))))
    return findings


def _promise_findings(record: Record, promise: str | None) -> list[Finding]:
    """Report what a noted promise binds: the final one the whole seed, the dealer's none of the contributions."""
    deal = record.deal
    if deal is None:
        if promise is not None:
            raise RecordError("record-without-promise")
        return []
    if promise is None:
        return [Finding(NOT_PROVED, _promise_to_compare(deal))]
    if promise.lower() == deal.final_promise:
        return [Finding(PROVED, Phrase("found-final-promise"))]
    if promise.lower() != deal.promise:
        raise RecordError("record-with-other-promise")
    return [Finding(PROVED, Phrase("found-promise")), _unbound_finding(deal)]


def _promise_to_compare(deal: Deal) -> Phrase:
    if deal.final_promise is None:
        return Phrase("found-promise-to-compare", promise=deal.promise)
    return Phrase("found-final-promise-to-compare", promise=deal.final_promise)


def _unbound_finding(deal: Deal) -> Finding:
    """Report that the dealer's promise alone does not bind the contributions."""
    if deal.final_promise is None:
        return Finding(NOT_PROVED, Phrase("found-older-promise-binds-less"))
    return Finding(NOT_PROVED, Phrase("found-early-promise-binds-less", promise=deal.final_promise))


def _noted_findings(
    record: Record, commitments: Mapping[int, str], contributions: Mapping[int, Contribution]
) -> list[Finding]:
    """Report whether the noted commitments and contributions bind their seats."""
    if not commitments and not contributions:
        return []
    deal = record.deal
    if deal is None:
        raise RecordError("record-without-contributions")
    for seat in (*commitments, *contributions):
        if not 0 <= seat < record.config.seats:
            raise RecordError("record-without-noted-seat", given=str(seat), last=record.config.seats - 1)
    findings: list[Finding] = []
    for seat, commitment in sorted(commitments.items()):
        if commitment.lower() != deal.commitments[seat]:
            raise RecordError("record-with-other-commitment", seat=seat)
        findings.append(Finding(PROVED, Phrase("found-commitment", seat=seat)))
    for seat, contribution in sorted(contributions.items()):
        if contribution.to_json() != deal.contributions[seat].to_json():
            raise RecordError("record-with-other-contribution", seat=seat)
        findings.append(Finding(PROVED, Phrase("found-contribution", seat=seat)))
    return findings


def _head_findings(record: Record, head: str | None) -> list[Finding]:
    heads = record.chain()
    if head is None:
        return [Finding(NOT_PROVED, Phrase("found-head-to-compare", head=heads[-1]))]
    if head.lower() not in heads:
        raise RecordError("record-without-noted-head")
    noted = heads.index(head.lower())
    if noted == len(record.entries):
        return [Finding(PROVED, Phrase("found-head"))]
    return [Finding(PROVED, Phrase("found-earlier-head", number=noted))]


def _signature_findings(record: Record, signed: Signed | None, key: str | None) -> list[Finding]:
    if signed is None:
        return []
    check_signature(record, signed)
    if key is None:
        return [Finding(NOT_PROVED, Phrase("found-key-to-compare", public_key=signed["key"]))]
    if key.lower() != signed["key"]:
        raise RecordError("record-signed-by-other-key")
    if signed["format"] == SIGNED_PROMISE:
        return [Finding(PROVED, Phrase("found-signed-promise"))]
    if signed["format"] == SIGNED_FINAL_PROMISE:
        return [Finding(PROVED, Phrase("found-signed-final-promise"))]
    if signed["entries"] == len(record.entries):
        return [Finding(PROVED, Phrase("found-signed"))]
    return [Finding(PROVED, Phrase("found-signed-earlier", number=signed["entries"]))]


def _result_finding(record: Record, game: Game) -> Finding:
    points = " : ".join([str(score) for score in game.scores])
    if game.is_over:
        return Finding(PROVED, Phrase("found-finished", points=points))
    return Finding(NOT_PROVED, Phrase("found-unfinished", number=len(record.entries), points=points))


def compare(first: Record, second: Record) -> Finding:
    """Return where two records of a game diverge; raise RecordError if they are of different games."""
    number = parting(first.chain(), second.chain())
    if number == 0:
        raise RecordError("records-of-different-games", fields=_differences(first, second))
    if number is not None:
        one, other = first.entries[number - 1], second.entries[number - 1]
        raise RecordError("records-part", number=number, first=shortened(one), second=shortened(other))
    entries = len(first.entries), len(second.entries)
    if entries[0] == entries[1]:
        return Finding(PROVED, Phrase("found-equal", number=entries[0]))
    if entries[0] > entries[1]:
        return Finding(PROVED, Phrase("found-first-goes-on", number=entries[1], last=entries[0]))
    return Finding(PROVED, Phrase("found-second-goes-on", number=entries[0], last=entries[1]))


def _differences(first: Record, second: Record) -> list[str]:
    """Return the fields in which two openings differ."""
    one, other = dict(first.opening()), dict(second.opening())
    return [field for field in one if one[field] != other[field]]
