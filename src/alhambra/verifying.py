"""What a record proves, and what it does not."""

from typing import NamedTuple

from alhambra.games import replay
from alhambra.protocol import Game, Phrase, Record, RecordError, parting, shortened
from alhambra.signatures import SIGNED_PROMISE, Signed, check_signature

PROVED = "proved"
NOT_PROVED = "not proved"
BY_HAND = "by hand"


class Finding(NamedTuple):
    """One thing that was found out about a record."""

    kind: str
    what: Phrase


def verify(
    record: Record,
    promise: str | None = None,
    head: str | None = None,
    signed: Signed | None = None,
    key: str | None = None,
) -> list[Finding]:
    """All that the record proves, and what it leaves open; one that cannot be is refused.

    A promise and a head are compared with those that somebody has seen and noted, and a signature with the key of the
    server, if given.
    """
    game = replay(record)
    return [
        Finding(PROVED, Phrase("found-undamaged")),
        *_position_findings(record),
        *_chance_findings(record),
        *_promise_findings(record, promise),
        *_head_findings(record, head),
        *_signature_findings(record, signed, key),
        _result_finding(record, game),
    ]


def is_chosen_by_hand(findings: list[Finding]) -> bool:
    """Whether outcomes of chance were left to somebody."""
    return any(finding.kind == BY_HAND for finding in findings)


def _position_findings(record: Record) -> list[Finding]:
    """A position can be, or the record is refused; but how it came about nobody knows."""
    return [] if record.position is None else [Finding(NOT_PROVED, Phrase("found-position"))]


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


def _promise_findings(record: Record, promise: str | None) -> list[Finding]:
    deal = record.deal
    if deal is None:
        if promise is not None:
            raise RecordError("record-without-promise")
        return [Finding(NOT_PROVED, Phrase("found-no-seed") if record.seed is None else Phrase("found-seed-chosen"))]
    findings = [Finding(PROVED, Phrase("found-joint-seed", number=len(deal.contributions)))]
    if promise is None:
        findings.append(Finding(NOT_PROVED, Phrase("found-promise-to-compare", promise=deal.promise)))
    elif promise.lower() != deal.promise:
        raise RecordError("record-with-other-promise")
    else:
        findings.append(Finding(PROVED, Phrase("found-promise")))
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
    if signed["entries"] == len(record.entries):
        return [Finding(PROVED, Phrase("found-signed"))]
    return [Finding(PROVED, Phrase("found-signed-earlier", number=signed["entries"]))]


def _result_finding(record: Record, game: Game) -> Finding:
    points = " : ".join([str(score) for score in game.scores])
    if game.is_over:
        return Finding(PROVED, Phrase("found-finished", points=points))
    return Finding(NOT_PROVED, Phrase("found-unfinished", number=len(record.entries), points=points))


def compare(first: Record, second: Record) -> Finding:
    """Where two records of a game part; refused if it is not the same game at all."""
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
    """The fields in which two openings differ."""
    one, other = dict(first.opening()), dict(second.opening())
    return [field for field in one if one[field] != other[field]]
