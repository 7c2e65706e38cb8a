"""A whole game as data: what was played, where its chance came from, and the entries, as JSON and as readable text."""

import re
from typing import Any, Final

from alhambra.protocol.config import GameConfig
from alhambra.protocol.dealing import Contribution, Deal, Opening, drawn_by_from_json, is_hash
from alhambra.protocol.errors import AlhambraError, ConfigError, JsonError, RecordError, quoted, shortened
from alhambra.protocol.hashing import fingerprint
from alhambra.protocol.messages import (
    JointChance,
    OpenChance,
    RecordContent,
    RecordMessage,
    RecordOpening,
    StudyChance,
)
from alhambra.protocol.players import Player, check_players, players_from_json
from alhambra.protocol.reading import LONGEST_TEXT, is_line, is_printable_line, is_whole, read_json, whole_number
from alhambra.protocol.transcript import chain

RULES_VERSION = "2"
JOINT: Final = "joint"
STUDY: Final = "study"
OPEN: Final = "open"
_FORMAT: Final = "alhambra record"
_NONE = "-"
_HEADER = re.compile(r'^\[(\w+) "(.*)"\]$')
_ENTRY = re.compile(r"^(\d+)\. (.+)$")
_POSITION_LINE = "> "
_FIELDS = {
    "format",
    "rules",
    "config",
    "components",
    "players",
    "chance",
    "opened_at",
    "entries",
    "result",
    "checksum",
    "head",
    "seal",
}
_POSITION = "position"  # only in the record of a game that went on from one
_CHANCE_FIELDS = {
    JOINT: {"kind", "id", "promise", "commitments", "contributions", "secret"},
    STUDY: {"kind", "seed"},
    OPEN: {"kind"},
}
_FINAL_FIELDS = {"drawn_by", "final_promise"}  # which joint deals of the older form do not have
_HEADERS = {
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
_CHANCE_HEADERS = {JOINT: {"Id", "Promise", "Secret"}, STUDY: {"Seed"}, OPEN: set()}
_FINAL_HEADERS = {"DrawnBy", "FinalPromise"}


class Record:
    """Everything needed to replay a game and to notice damage. Anybody can make one; verifying tells what it proves."""

    def __init__(
        self,
        config: GameConfig,
        components: str,
        seed: str | None,
        opened_at: int | None,
        entries: list[str],
        result: list[int] | None,
        checksum: str,
        rules: str = RULES_VERSION,
        players: tuple[Player, ...] = (),
        deal: Deal | None = None,
        position: str | None = None,
    ) -> None:
        self.config = config
        self.components = components
        self.seed = seed if deal is None else deal.seed  # None: chance was open from the start
        self.opened_at = opened_at
        self.entries = entries
        self.result = result
        self.checksum = checksum
        self.rules = rules
        self.players = players if deal is None else deal.opening.players  # by seat; empty if nobody noted who played
        self.deal = deal  # None: nobody but the one who chose the seed had a part in it
        self.position = position  # from which the game went on; None if it began with its set-up

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(self.seal)

    def opening(self) -> RecordOpening:
        """All that was known before the first entry, without what was secret."""
        opening = self._open_part()
        if self.position is not None:
            opening["position_hash"] = fingerprint(self.position)
        return opening

    def _open_part(self) -> RecordOpening:
        return {
            "rules": self.rules,
            "config": self.config.to_json(),
            "components": self.components,
            "players": [player.to_json() for player in self.players],
            "chance": self._open_chance(),
        }

    def _open_chance(self) -> JointChance | StudyChance | OpenChance:
        """Where chance came from, as everybody knew it."""
        deal = self.deal
        if deal is not None:
            return _open_part_of(deal)
        return {"kind": OPEN} if self.seed is None else {"kind": STUDY, "seed": self.seed}

    def _content(self) -> RecordContent:
        opening = self._open_part()
        if opening["chance"]["kind"] == "joint" and self.deal is not None:
            opening["chance"]["secret"] = self.deal.secret
        content: RecordContent = {
            "format": _FORMAT,
            "rules": opening["rules"],
            "config": opening["config"],
            "components": opening["components"],
            "players": opening["players"],
            "chance": opening["chance"],
            "opened_at": self.opened_at,
            "entries": self.entries,
            "result": self.result,
            "checksum": self.checksum,
            "head": self.head,
        }
        if self.position is not None:
            content["position"] = self.position.splitlines()
        return content

    @property
    def seal(self) -> str:
        """A hash of all the rest, so that a damaged record is noticed. It has no key: anybody can make one."""
        return fingerprint(self._content())

    def chain(self) -> list[str]:
        """The heads of the transcript at the start and after each entry."""
        return chain(self.opening(), self.entries)

    @property
    def head(self) -> str:
        """The head of the transcript: who has the same one has the same opening and the same entries."""
        return self.chain()[-1]

    # --- JSON ---

    def to_json(self) -> RecordMessage:
        return {**self._content(), "seal": self.seal}

    @staticmethod
    def from_json(data: Any) -> "Record":
        """The record in a JSON object; one that was damaged or whose parts do not fit together is refused."""
        if not isinstance(data, dict) or data.get("format") != _FORMAT:
            raise RecordError("record-without-format")
        fields = _FIELDS | {_POSITION} if _POSITION in data else _FIELDS
        if set(data) != fields:
            raise RecordError("record-with-wrong-fields", wrong=_listed(fields ^ set(data)))
        record = Record(
            _config(data["config"]),
            _text(data, "components"),
            None,
            _opened_at(data["opened_at"]),
            _texts(data["entries"], "entries"),
            _result(data["result"]),
            _text(data, "checksum"),
            _text(data, "rules"),
            position=_position(data),
        )
        try:
            record.players = players_from_json(data["players"])
            check_players(record.players, record.config.seats)
            _read_chance(record, data["chance"])
        except RecordError:
            raise
        except AlhambraError as error:
            raise RecordError("record-does-not-fit-together", error=error) from None
        if data["seal"] != record.seal or data["head"] != record.head:
            raise RecordError("record-seal-does-not-fit")
        return record

    # --- text ---

    def to_text(self) -> str:
        """The record in a form that people can read, one entry a line."""
        headers = [
            ("Format", _FORMAT),
            ("Rules", self.rules),
            ("Game", self.config.game),
            ("Seats", str(self.config.seats)),
            ("Modules", " ".join(sorted(self.config.modules)) or _NONE),
            ("Options", " ".join(sorted(self.config.options)) or _NONE),
            ("Components", self.components),
            *[(f"Seat{seat}", f"{player.kind} {player.name}") for seat, player in enumerate(self.players)],
            *self._chance_headers(),
            ("Opened", _NONE if self.opened_at is None else str(self.opened_at)),
            ("Entries", str(len(self.entries))),
            ("Result", "unfinished" if self.result is None else " ".join([str(points) for points in self.result])),
            ("Checksum", self.checksum),
        ]
        lines = [f'[{name} "{value}"]' for name, value in headers]
        if self.position is not None:
            lines += ["", *(_POSITION_LINE + line for line in self.position.splitlines())]
        lines += ["", *(f"{number}. {entry}" for number, entry in enumerate(self.entries, 1)), ""]
        return "\n".join([*lines, f'[Head "{self.head}"]', f'[Seal "{self.seal}"]', ""])

    def _chance_headers(self) -> list[tuple[str, str]]:
        deal = self.deal
        if deal is None:
            return [("Chance", OPEN)] if self.seed is None else [("Chance", STUDY), ("Seed", self.seed)]
        headers = [("Chance", JOINT), ("Id", deal.opening.game_id), ("Promise", deal.promise)]
        if deal.drawn_by is not None:
            headers.append(("DrawnBy", " ".join(deal.drawn_by)))
        for seat, commitment in enumerate(deal.commitments):
            headers.append((f"Commitment{seat}", commitment))
        if deal.final_promise is not None:
            headers.append(("FinalPromise", deal.final_promise))
        for seat, contribution in enumerate(deal.contributions):
            headers.append((f"Contribution{seat}", f"{contribution.nonce} {contribution.text}"))
        return [*headers, ("Secret", deal.secret)]

    @staticmethod
    def from_text(text: str | Any) -> "Record":
        """The record in a text; lines that start with ``;`` are comments."""
        if not isinstance(text, str) or len(text) > LONGEST_TEXT:
            raise RecordError("record-too-long", most=LONGEST_TEXT)
        headers, position, entries = _read_lines(text)
        if headers.get("Format") != _FORMAT:
            raise RecordError("record-without-format")
        kind = headers.get("Chance", "")
        by_seat = {name: _by_seat(headers, name) for name in ("Seat", "Commitment", "Contribution")}
        expected = _HEADERS | _CHANCE_HEADERS.get(kind, set())
        if kind == JOINT and not _FINAL_HEADERS.isdisjoint(headers):
            expected = expected | _FINAL_HEADERS
        for name, values in by_seat.items():
            expected = expected | {f"{name}{seat}" for seat in range(len(values))}
        if set(headers) != expected:
            raise RecordError("record-with-wrong-headers", wrong=_listed(expected ^ set(headers)))
        if headers["Entries"] != str(len(entries)):
            announced = shortened(headers["Entries"])
            raise RecordError("record-with-other-entries", announced=announced, found=len(entries))
        begun_from = {_POSITION: position} if position else {}
        return Record.from_json(
            {
                "format": _FORMAT,
                **begun_from,
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
                "result": _read_result(headers["Result"]),
                "checksum": headers["Checksum"],
                "head": headers["Head"],
                "seal": headers["Seal"],
            }
        )

    @staticmethod
    def read(text: str | Any) -> "Record":
        """The record in a text of either form."""
        if not isinstance(text, str) or not text.lstrip().startswith("{"):
            return Record.from_text(text)
        try:
            data = read_json(text)
        except JsonError as error:
            raise RecordError("record-is-no-json", error=error) from None
        return Record.from_json(data)


# --- where chance came from ---


def _open_part_of(deal: Deal) -> JointChance:
    """All of a deal but its secret."""
    chance: JointChance = {
        "kind": JOINT,
        "id": deal.opening.game_id,
        "promise": deal.promise,
        "commitments": list(deal.commitments),
        "contributions": [contribution.to_json() for contribution in deal.contributions],
    }
    if deal.drawn_by is not None and deal.final_promise is not None:
        chance["drawn_by"] = list(deal.drawn_by)
        chance["final_promise"] = deal.final_promise
    return chance


def _read_chance(record: Record, data: Any) -> None:
    """Give the record the seed and the deal that the data tell, if they fit it."""
    kind = data.get("kind") if isinstance(data, dict) else None
    if not isinstance(kind, str) or kind not in _CHANCE_FIELDS:
        raise RecordError("record-without-chance")
    is_final = kind == JOINT and not _FINAL_FIELDS.isdisjoint(data)
    if set(data) != (_CHANCE_FIELDS[kind] | _FINAL_FIELDS if is_final else _CHANCE_FIELDS[kind]):
        raise RecordError("record-without-chance")
    if kind == STUDY:
        record.seed = _hash(data, "seed")
    elif kind == JOINT:
        record.deal = _read_deal(record, data)
        record.seed = record.deal.seed


def _read_deal(record: Record, data: dict[str, Any]) -> Deal:
    """The deal in the data; one with a final promise says who drew the contributions."""
    contributions = data["contributions"]
    if not isinstance(contributions, list):
        raise RecordError("record-contributions-are-a-list")
    deal = Deal(
        Opening(_text(data, "id"), record.rules, record.config, record.components, record.players),
        _hash(data, "secret"),
        _hash(data, "promise"),
        tuple(_texts(data["commitments"], "commitments")),
        tuple([Contribution.from_json(contribution) for contribution in contributions]),
        drawn_by_from_json(data["drawn_by"]) if "drawn_by" in data else None,
        None if record.position is None else fingerprint(record.position),
    )
    if deal.final_promise is not None and deal.final_promise != _hash(data, "final_promise"):
        raise RecordError("record-with-wrong-final-promise")
    return deal


def _chance_in(headers: dict[str, str], kind: str, by_seat: dict[str, list[str]]) -> dict[str, Any]:
    """What the headers of a text tell of chance, as it stands in JSON."""
    if kind == JOINT:
        chance: dict[str, Any] = {
            "kind": JOINT,
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
    """The values of the headers of that name, from seat 0 on."""
    values: list[str] = []
    while f"{name}{len(values)}" in headers:
        values.append(headers[f"{name}{len(values)}"])
    return values


def _split(value: str, first: str, second: str) -> dict[str, str]:
    """The first word of a header and the rest of it."""
    word, _, rest = value.partition(" ")
    return {first: word, second: rest}


# --- lines and values ---


def _read_lines(text: str) -> tuple[dict[str, str], list[str], list[str]]:
    """The headers, the lines of the position, if there is one, and the entries."""
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


def _listed(names: set[Any]) -> str:
    return shortened(", ".join(sorted([name if isinstance(name, str) else quoted(name) for name in names])))


def _words(text: str) -> list[str]:
    return [] if text == _NONE else text.split()


def _number(text: str, header: str) -> int:
    number = whole_number(text)
    if number is None:
        raise RecordError("record-header-holds-numbers", header=header, given=quoted(text))
    return number


def _read_result(text: str) -> list[int] | None:
    if text == "unfinished":
        return None
    return [_number(word, "Result") for word in text.split()]


def _config(value: Any) -> GameConfig:
    try:
        return GameConfig.from_json(value)
    except ConfigError as error:
        raise RecordError("record-without-game", error=error) from None


def _text(data: dict[str, Any], field: str) -> str:
    value = data[field]
    if not is_line(value):
        raise RecordError("record-field-is-a-line", field=field)
    return value


def _texts(value: Any, field: str) -> list[str]:
    if not isinstance(value, list) or not all(is_line(item) for item in value):
        raise RecordError("record-field-is-lines", field=field)
    return value


def _position(data: dict[str, Any]) -> str | None:
    """The text of the position that the game went on from, if it did."""
    return "\n".join([*_texts(data[_POSITION], _POSITION), ""]) if _POSITION in data else None


def _hash(data: dict[str, Any], field: str) -> str:
    if not is_hash(data[field]):
        raise RecordError("record-field-is-a-hash", field=field)
    return str(data[field])


def _opened_at(value: Any) -> int | None:
    if value is not None and not is_whole(value):
        raise RecordError("record-opened-at")
    return value


def _result(value: Any) -> list[int] | None:
    if value is None:
        return None
    if not isinstance(value, list) or not all(is_whole(points) for points in value):
        raise RecordError("record-result")
    return value
