"""A whole game as data: config, seed and turns, as JSON and as a readable text that round-trip."""

import hashlib
import json
import re
from typing import Any

from alhambra.protocol.config import GameConfig
from alhambra.protocol.errors import ConfigError, RecordError, quoted, shortened
from alhambra.protocol.randomness import commitment
from alhambra.protocol.reading import LONGEST_TEXT, is_line, is_whole, read_json, whole_number

RULES_VERSION = "1"
_FORMAT = "alhambra record"
_OPEN = "open"
_NONE = "-"
_HEADER = re.compile(r'^\[(\w+) "(.*)"\]$')
_TURN = re.compile(r"^(\d+)\. (.+)$")
_FIELDS = {
    "format",
    "rules",
    "config",
    "components",
    "seed",
    "commitment",
    "opened_at",
    "turns",
    "result",
    "checksum",
    "seal",
}
_HEADERS = {
    "Format",
    "Rules",
    "Game",
    "Seats",
    "Modules",
    "Options",
    "Components",
    "Seed",
    "Commitment",
    "Opened",
    "Turns",
    "Result",
    "Checksum",
    "Seal",
}


class Record:
    """Everything needed to replay a game, and to notice when somebody changed it."""

    def __init__(
        self,
        config: GameConfig,
        components: str,
        seed: str | None,
        opened_at: int | None,
        turns: list[str],
        result: list[int] | None,
        checksum: str,
        rules: str = RULES_VERSION,
    ) -> None:
        self.config = config
        self.components = components
        self.seed = seed
        self.opened_at = opened_at
        self.turns = turns
        self.result = result
        self.checksum = checksum
        self.rules = rules

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(self.seal)

    def _content(self) -> dict[str, Any]:
        return {
            "format": _FORMAT,
            "rules": self.rules,
            "config": self.config.to_json(),
            "components": self.components,
            "seed": self.seed,
            "commitment": None if self.seed is None else commitment(self.seed),
            "opened_at": self.opened_at,
            "turns": self.turns,
            "result": self.result,
            "checksum": self.checksum,
        }

    @property
    def seal(self) -> str:
        """A hash of all the rest, so that a damaged or edited record is noticed."""
        canonical = json.dumps(self._content(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(canonical.encode()).hexdigest()

    # --- JSON ---

    def to_json(self) -> dict[str, Any]:
        return {**self._content(), "seal": self.seal}

    @staticmethod
    def from_json(data: Any) -> "Record":
        """The record in a JSON object; one that was damaged or edited is refused."""
        if not isinstance(data, dict) or data.get("format") != _FORMAT:
            raise RecordError("this is not the record of a game: the format is missing")
        if set(data) != _FIELDS:
            wrong = _listed(_FIELDS ^ set(data))
            raise RecordError(f"the record does not have the right fields: {wrong} missing or unknown")
        record = Record(
            _config(data["config"]),
            _text(data, "components"),
            _seed(data["seed"]),
            _opened_at(data["opened_at"]),
            _texts(data["turns"]),
            _result(data["result"]),
            _text(data, "checksum"),
            _text(data, "rules"),
        )
        _check_commitment(record, data["commitment"])
        _check_seal(record, data["seal"])
        return record

    # --- text ---

    def to_text(self) -> str:
        """The record in a form that people can read, one turn a line."""
        headers = [
            ("Format", _FORMAT),
            ("Rules", self.rules),
            ("Game", self.config.game),
            ("Seats", str(self.config.seats)),
            ("Modules", " ".join(sorted(self.config.modules)) or _NONE),
            ("Options", " ".join(sorted(self.config.options)) or _NONE),
            ("Components", self.components),
            ("Seed", self.seed or _OPEN),
            ("Commitment", commitment(self.seed) if self.seed else _NONE),
            ("Opened", _NONE if self.opened_at is None else str(self.opened_at)),
            ("Turns", str(len(self.turns))),
            ("Result", "unfinished" if self.result is None else " ".join([str(points) for points in self.result])),
            ("Checksum", self.checksum),
        ]
        lines = [f'[{name} "{value}"]' for name, value in headers]
        lines += ["", *(f"{number}. {turn}" for number, turn in enumerate(self.turns, 1)), ""]
        return "\n".join([*lines, f'[Seal "{self.seal}"]', ""])

    @staticmethod
    def from_text(text: str | Any) -> "Record":
        """The record in a text; lines that start with ``;`` are comments."""
        if not isinstance(text, str) or len(text) > LONGEST_TEXT:
            raise RecordError(f"a record is a text of at most {LONGEST_TEXT} characters")
        headers, turns = _read_lines(text)
        if headers.get("Format") != _FORMAT:
            raise RecordError("this is not the record of a game: the format is missing")
        if set(headers) != _HEADERS:
            wrong = _listed(_HEADERS ^ set(headers))
            raise RecordError(f"the record does not have the right headers: {wrong} missing or unknown; is it cut off?")
        if headers["Turns"] != str(len(turns)):
            announced = shortened(headers["Turns"])
            raise RecordError(f"the record announces {announced} turns but holds {len(turns)}; is it cut off?")
        record = Record(
            GameConfig(
                headers["Game"],
                _number(headers["Seats"], "Seats"),
                _words(headers["Modules"]),
                _words(headers["Options"]),
            ),
            headers["Components"],
            None if headers["Seed"] == _OPEN else _seed(headers["Seed"]),
            None if headers["Opened"] == _NONE else _number(headers["Opened"], "Opened"),
            turns,
            _read_result(headers["Result"]),
            headers["Checksum"],
            headers["Rules"],
        )
        _check_commitment(record, None if headers["Commitment"] == _NONE else headers["Commitment"])
        _check_seal(record, headers["Seal"])
        return record

    @staticmethod
    def read(text: str | Any) -> "Record":
        """The record in a text of either form."""
        if not isinstance(text, str) or not text.lstrip().startswith("{"):
            return Record.from_text(text)
        try:
            data = read_json(text)
        except ValueError as error:
            raise RecordError(f"the record is not valid JSON ({error}); is it cut off?") from None
        return Record.from_json(data)


def _check_commitment(record: Record, given: Any) -> None:
    expected = None if record.seed is None else commitment(record.seed)
    if given != expected:
        raise RecordError("the seed is not the one that the commitment promised: the shuffles cannot be trusted")


def _check_seal(record: Record, given: Any) -> None:
    if given != record.seal:
        raise RecordError("the seal does not fit the record: it was changed after it was made")


def _read_lines(text: str) -> tuple[dict[str, str], list[str]]:
    headers: dict[str, str] = {}
    turns: list[str] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if not line or line.startswith(";"):
            continue
        if not is_line(line):
            raise RecordError(f"line {number}: it is longer than any turn, or holds characters that no record has")
        header, turn = _HEADER.match(line), _TURN.match(line)
        if header and header.group(1) not in headers:
            headers[header.group(1)] = header.group(2)
        elif turn and turn.group(1) == str(len(turns) + 1):
            turns.append(turn.group(2))
        elif turn:
            found = shortened(turn.group(1))
            raise RecordError(f"line {number}: turn {len(turns) + 1} is expected here, not turn {found}")
        else:
            raise RecordError(f"line {number}: {quoted(line)} is neither a new header nor a turn")
    return headers, turns


def _listed(names: set[Any]) -> str:
    return shortened(", ".join(sorted([name if isinstance(name, str) else quoted(name) for name in names])))


def _words(text: str) -> list[str]:
    return [] if text == _NONE else text.split()


def _number(text: str, header: str) -> int:
    number = whole_number(text)
    if number is None:
        raise RecordError(f"the header {header} of a record holds numbers, not {quoted(text)}")
    return number


def _read_result(text: str) -> list[int] | None:
    if text == "unfinished":
        return None
    return [_number(word, "Result") for word in text.split()]


def _config(value: Any) -> GameConfig:
    try:
        return GameConfig.from_json(value)
    except ConfigError as error:
        raise RecordError(f"the record does not tell which game was played: {error}") from None


def _text(data: dict[str, Any], field: str) -> str:
    value = data[field]
    if not is_line(value):
        raise RecordError(f"the {field} of a record is a text of one line")
    return value


def _texts(value: Any) -> list[str]:
    if not isinstance(value, list) or not all(is_line(item) for item in value):
        raise RecordError("the turns of a record are a list of lines")
    return value


def _seed(value: Any) -> str | None:
    if value is None:
        return None
    if not isinstance(value, str) or not re.fullmatch(r"[0-9a-f]{64}", value):
        raise RecordError("the seed of a record is 64 hexadecimal digits")
    return value


def _opened_at(value: Any) -> int | None:
    if value is not None and not is_whole(value):
        raise RecordError("the field opened_at of a record is a number of turns, or null")
    return value


def _result(value: Any) -> list[int] | None:
    if value is None:
        return None
    if not isinstance(value, list) or not all(is_whole(points) for points in value):
        raise RecordError("the result of a record is a list of points")
    return value
