"""The human-readable form of a record, one entry a line, converted from and to its JSON form."""

import re
from typing import Any, Final

from alhambra.protocol.errors import RecordError, quoted, shortened
from alhambra.protocol.messages import JointChance, OpenChance, RecordMessage, StudyChance
from alhambra.protocol.records.chance import JOINT, OPEN, STUDY
from alhambra.protocol.serialization.reading import LONGEST_TEXT, is_printable_line, whole_number

_NONE: Final = "-"
_UNFINISHED: Final = "unfinished"
_POSITION_LINE: Final = "> "
_HEADER: Final = re.compile(r'^\[(\w+) "(.*)"\]$')
_ENTRY: Final = re.compile(r"^(\d+)\. (.+)$")
_HEADERS: Final = {
    "Format",
    "Rules",
    "Game",
    "Seats",
    "Modules",
    "Options",
    "Components",
    "Chance",
    "Opened",
    "Entries",
    "Result",
    "Checksum",
    "Head",
    "Seal",
}
_CHANCE_HEADERS: Final[dict[str, set[str]]] = {JOINT: {"Id", "Promise", "Secret"}, STUDY: {"Seed"}, OPEN: set()}
_FINAL_HEADERS: Final = {"DrawnBy", "FinalPromise"}  # missing in joint deals of the older form


# --- writing ---


def record_as_text(record: RecordMessage) -> str:
    """Return the text of a record."""
    config, result = record["config"], record["result"]
    headers = [
        ("Format", record["format"]),
        ("Rules", record["rules"]),
        ("Game", config["game"]),
        ("Seats", str(config["seats"])),
        ("Modules", " ".join(config["modules"]) or _NONE),
        ("Options", " ".join(config["options"]) or _NONE),
        ("Components", record["components"]),
        *[(f"Seat{seat}", f"{player['kind']} {player['name']}") for seat, player in enumerate(record["players"])],
        *_chance_headers(record["chance"]),
        ("Opened", _NONE if record["opened_at"] is None else str(record["opened_at"])),
        ("Entries", str(len(record["entries"]))),
        ("Result", _UNFINISHED if result is None else " ".join([str(points) for points in result])),
        ("Checksum", record["checksum"]),
    ]
    lines = [f'[{name} "{value}"]' for name, value in headers]
    if "position" in record:
        lines += ["", *(_POSITION_LINE + line for line in record["position"])]
    lines += ["", *(f"{number}. {entry}" for number, entry in enumerate(record["entries"], 1)), ""]
    return "\n".join([*lines, f'[Head "{record["head"]}"]', f'[Seal "{record["seal"]}"]', ""])


def _chance_headers(chance: JointChance | StudyChance | OpenChance) -> list[tuple[str, str]]:
    headers: list[tuple[str, str]] = [("Chance", chance["kind"])]
    if chance["kind"] == STUDY:
        headers.append(("Seed", chance["seed"]))
    elif chance["kind"] == JOINT:
        headers += _joint_headers(chance)
    return headers


def _joint_headers(chance: JointChance) -> list[tuple[str, str]]:
    headers = [("Id", chance["id"]), ("Promise", chance["promise"])]
    if "drawn_by" in chance:
        headers.append(("DrawnBy", " ".join(chance["drawn_by"])))
    for seat, commitment in enumerate(chance["commitments"]):
        headers.append((f"Commitment{seat}", commitment))
    if "final_promise" in chance:
        headers.append(("FinalPromise", chance["final_promise"]))
    for seat, contribution in enumerate(chance["contributions"]):
        headers.append((f"Contribution{seat}", f"{contribution['nonce']} {contribution['text']}"))
    return [*headers, ("Secret", chance["secret"])]


# --- reading ---


def record_from_text(text: str, record_format: str) -> dict[str, Any]:
    """Return the JSON form of a record in a text; lines that start with ``;`` are comments."""
    if len(text) > LONGEST_TEXT:
        raise RecordError("record-too-long", most=LONGEST_TEXT)
    headers, position, entries = _read_lines(text)
    if headers.get("Format") != record_format:
        raise RecordError("record-without-format")
    kind = headers.get("Chance", "")
    by_seat = {name: _by_seat(headers, name) for name in ("Seat", "Commitment", "Contribution")}
    _check_headers(headers, kind, by_seat)
    if headers["Entries"] != str(len(entries)):
        announced = shortened(headers["Entries"])
        raise RecordError("record-with-other-entries", announced=announced, found=len(entries))
    data = {
        "format": record_format,
        "rules": headers["Rules"],
        "config": {
            "game": headers["Game"],
            "seats": _number(headers["Seats"], "Seats"),
            "modules": _words(headers["Modules"]),
            "options": _words(headers["Options"]),
        },
        "components": headers["Components"],
        "players": [_split(value, "kind", "name") for value in by_seat["Seat"]],
        "chance": _chance_in(headers, kind, by_seat),
        "opened_at": None if headers["Opened"] == _NONE else _number(headers["Opened"], "Opened"),
        "entries": entries,
        "result": _result(headers["Result"]),
        "checksum": headers["Checksum"],
        "head": headers["Head"],
        "seal": headers["Seal"],
    }
    if position:
        data["position"] = position
    return data


def _read_lines(text: str) -> tuple[dict[str, str], list[str], list[str]]:
    """Return the headers, the lines of the position, if there is one, and the entries."""
    headers: dict[str, str] = {}
    position: list[str] = []
    entries: list[str] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if not line or line.startswith(";"):
            continue
        if not is_printable_line(line):  # names of players are written in any script
            raise RecordError("record-line-too-long", line=number)
        header, entry = _HEADER.match(line), _ENTRY.match(line)
        if line.startswith(_POSITION_LINE):
            position.append(line.removeprefix(_POSITION_LINE))
        elif header and header.group(1) not in headers:
            headers[header.group(1)] = header.group(2)
        elif entry and entry.group(1) == str(len(entries) + 1):
            entries.append(entry.group(2))
        elif entry:
            found = shortened(entry.group(1))
            raise RecordError("record-entry-out-of-order", line=number, expected=len(entries) + 1, found=found)
        else:
            raise RecordError("record-line-is-none", line=number, given=quoted(line))
    return headers, position, entries


def _check_headers(headers: dict[str, str], kind: str, by_seat: dict[str, list[str]]) -> None:
    """Raise RecordError for headers that are missing or unknown for this kind of chance and number of seats."""
    expected = _HEADERS | _CHANCE_HEADERS.get(kind, set())
    if kind == JOINT and not _FINAL_HEADERS.isdisjoint(headers):
        expected = expected | _FINAL_HEADERS
    for name, values in by_seat.items():
        expected = expected | {f"{name}{seat}" for seat in range(len(values))}
    if set(headers) != expected:
        wrong = shortened(", ".join(sorted(expected ^ set(headers))))
        raise RecordError("record-with-wrong-headers", wrong=wrong)


def _chance_in(headers: dict[str, str], kind: str, by_seat: dict[str, list[str]]) -> dict[str, Any]:
    """Return what the headers say about chance."""
    if kind == JOINT:
        chance: dict[str, Any] = {
            "kind": kind,
            "id": headers["Id"],
            "promise": headers["Promise"],
            "commitments": by_seat["Commitment"],
            "contributions": [_split(value, "nonce", "text") for value in by_seat["Contribution"]],
            "secret": headers["Secret"],
        }
        if "FinalPromise" in headers:
            chance["drawn_by"] = headers["DrawnBy"].split()
            chance["final_promise"] = headers["FinalPromise"]
        return chance
    return {"kind": kind, "seed": headers["Seed"]} if kind == STUDY else {"kind": kind}


def _by_seat(headers: dict[str, str], name: str) -> list[str]:
    """Return the values of the headers of a name, from seat 0 on."""
    values: list[str] = []
    while f"{name}{len(values)}" in headers:
        values.append(headers[f"{name}{len(values)}"])
    return values


def _split(value: str, first: str, second: str) -> dict[str, str]:
    """Return the first word of a header and the rest."""
    word, _, rest = value.partition(" ")
    return {first: word, second: rest}


def _words(text: str) -> list[str]:
    return [] if text == _NONE else text.split()


def _number(text: str, header: str) -> int:
    number = whole_number(text)
    if number is None:
        raise RecordError("record-header-holds-numbers", header=header, given=quoted(text))
    return number


def _result(text: str) -> list[int] | None:
    return None if text == _UNFINISHED else [_number(word, "Result") for word in text.split()]
