"""What a record proves, and what it does not."""

from typing import NamedTuple

from alhambra.games import replay
from alhambra.protocol import Game, Record, RecordError, parting

PROVED = "proved"
NOT_PROVED = "not proved"
BY_HAND = "by hand"


class Finding(NamedTuple):
    """One thing that was found out about a record."""

    kind: str
    sentence: str


def verify(record: Record, promise: str | None = None, head: str | None = None) -> list[Finding]:
    """All that the record proves, and what it leaves open; one that cannot be is refused.

    A promise and a head are compared with those that somebody has seen and noted, if given.
    """
    game = replay(record)
    return [
        Finding(PROVED, "undamaged: the seal fits (anybody can make a seal, so it does not tell who made the record)"),
        *_chance_findings(record),
        *_promise_findings(record, promise),
        *_head_findings(record, head),
        _result_finding(record, game),
    ]


def is_chosen_by_hand(findings: list[Finding]) -> bool:
    """Whether outcomes of chance were left to somebody."""
    return any(finding.kind == BY_HAND for finding in findings)


def _chance_findings(record: Record) -> list[Finding]:
    entries = f"all {len(record.entries)} entries follow the rules (version {record.rules})"
    if record.opened_at is not None:
        by_hand = len([line for line in record.entries if line.startswith("*: ")])
        since = "from the start" if record.opened_at == 0 else f"after entry {record.opened_at}"
        return [
            Finding(PROVED, entries),
            Finding(BY_HAND, f"chance was opened {since}: {by_hand} outcomes were chosen by hand, and prove nothing"),
        ]
    return [Finding(PROVED, f"legal from its seed: {entries}, and every card, tile and die comes from the seed")]


def _promise_findings(record: Record, promise: str | None) -> list[Finding]:
    deal = record.deal
    if deal is None:
        if promise is not None:
            raise RecordError("the record holds no promise, so its game is not the one that was promised")
        chosen = "its seed was chosen by whoever made it" if record.seed is not None else "it has no seed"
        return [Finding(NOT_PROVED, f"nobody promised these shuffles: {chosen}")]
    fits = f"joint seed: the secret and the {len(deal.contributions)} contributions are those that were committed to"
    findings = [Finding(PROVED, fits)]
    if promise is None:
        findings.append(Finding(NOT_PROVED, f"compare this promise with the one that you saw: {deal.promise}"))
    elif promise.lower() != deal.promise:
        raise RecordError("the record holds another promise than the one that you saw: it is not that game")
    else:
        findings.append(Finding(PROVED, "the promise is the one that you saw"))
    return findings


def _head_findings(record: Record, head: str | None) -> list[Finding]:
    heads = record.chain()
    if head is None:
        compared = f"compare this head with one that was noted at the table: {heads[-1]}"
        return [Finding(NOT_PROVED, f"whether this was played and nothing else: {compared}")]
    if head.lower() not in heads:
        raise RecordError("no moment of the record has the head that you noted: something else was played")
    noted = heads.index(head.lower())
    if noted == len(record.entries):
        return [Finding(PROVED, "the head is the one that you noted: these are the same opening and the same entries")]
    return [
        Finding(PROVED, f"the first {noted} entries are those of the head that you noted; what follows is not in it")
    ]


def _result_finding(record: Record, game: Game) -> Finding:
    points = " : ".join([str(score) for score in game.scores])
    if game.is_over:
        return Finding(PROVED, f"finished: the result is {points}")
    stops = f"it stops after {len(record.entries)} entries at {points}"
    return Finding(NOT_PROVED, f"unfinished: {stops}; whether more was played it does not tell")


def compare(first: Record, second: Record) -> str:
    """Where two records of a game part; refused if it is not the same game at all."""
    number = parting(first.chain(), second.chain())
    if number == 0:
        raise RecordError(f"the records do not tell of the same game: {_difference(first, second)}")
    if number is not None:
        one, other = first.entries[number - 1], second.entries[number - 1]
        raise RecordError(f"the records part at entry {number}: '{one}' in the first, '{other}' in the second")
    entries = len(first.entries), len(second.entries)
    if entries[0] == entries[1]:
        return f"both records have the same opening and the same {entries[0]} entries"
    longer = "first" if entries[0] > entries[1] else "second"
    return f"the records agree in the first {min(entries)} entries; the {longer} one goes on to entry {max(entries)}"


def _difference(first: Record, second: Record) -> str:
    """The first thing in which two openings differ."""
    one, other = dict(first.opening()), dict(second.opening())
    different = [field for field in one if one[field] != other[field]]
    return f"their {' and '.join(different)} differ"
