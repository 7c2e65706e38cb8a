"""A whole game as data: the game played, where its chance came from, and the entries, as JSON and as readable text."""

from typing import Any, Final

from alhambra.protocol.config import GameConfig
from alhambra.protocol.dealing.contributions import Contribution, drawn_by_from_json
from alhambra.protocol.dealing.deal import Deal
from alhambra.protocol.dealing.opening import Opening
from alhambra.protocol.errors import AlhambraError, ConfigError, JsonError, RecordError, quoted, shortened
from alhambra.protocol.given import GivenText
from alhambra.protocol.messages import (
    RecordContent,
    RecordMessage,
    RecordOpening,
)
from alhambra.protocol.players import Player, check_players, players_from_json
from alhambra.protocol.records.chance import JOINT, OPEN, STUDY, shown_chance
from alhambra.protocol.records.text import record_as_text, record_from_text
from alhambra.protocol.records.transcript import chain
from alhambra.protocol.serialization.hashing import fingerprint, is_hash
from alhambra.protocol.serialization.reading import (
    LONGEST_TEXT,
    is_line,
    is_whole,
    read_json,
)

RULES_VERSION = "2"
_FORMAT: Final = "alhambra record"
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
_POSITION = "position"  # only in records of games that started from one
_CHANCE_FIELDS = {
    JOINT: {"kind", "id", "promise", "commitments", "contributions", "secret"},
    STUDY: {"kind", "seed"},
    OPEN: {"kind"},
}
_FINAL_FIELDS = {"drawn_by", "final_promise"}  # missing in joint deals of the older form


class Record:
    """Everything needed to replay a game and to notice damage. Anybody can make one; verification shows what it proves.

    Args:
        config: the game that was played.
        components: the hash of the components.
        seed: where chance came from; None if it was open from the start.
        opened_at: after how many entries chance was opened; None if it was not.
        entries: what was chosen, in notation, each line with its seat.
        result: the final points; None if the game is not over.
        checksum: the hash of the last position.
        rules: the version of the rules.
        players: who sat where; empty if that was not stated.
        deal: the joint dealing; None if somebody chose the seed.
        position: the position that the game continued from; None if it began with its set-up.

    >>> game = new_game(GameConfig("alhambra", 3), seed=7)
    >>> moves = game.play_out(Randomness(1))
    >>> record = game.record()
    >>> record.result == game.scores, len(record.entries) == moves
    (True, True)
    """

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
        self.players = players if deal is None else deal.opening.players  # by seat; empty if that was not stated
        self.deal = deal  # None if somebody chose the seed
        self.position = position  # from which the game continued; None if it began with its set-up

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(self.seal)

    def opening(self) -> RecordOpening:
        """Return everything known before the first entry, as plain data without the secret parts.

        >>> game = new_game(GameConfig("alhambra", 3), seed=7)
        >>> game.record().opening()["chance"]["kind"]
        'study'
        """
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
            "chance": shown_chance(self.seed, self.deal),
        }

    def unsealed(self) -> tuple[RecordOpening, RecordContent]:
        """Return the opening, and everything but head and seal, as plain data, so that another process can seal it.

        >>> record = new_game(GameConfig("alhambra", 3), seed=7).record()
        >>> opening, content = record.unsealed()
        >>> opening["config"] == content["config"]
        True
        """
        shown = self._open_part()
        if shown["chance"]["kind"] == "joint" and self.deal is not None:
            shown["chance"]["secret"] = self.deal.secret
        content: RecordContent = {
            "format": _FORMAT,
            "rules": shown["rules"],
            "config": shown["config"],
            "components": shown["components"],
            "players": shown["players"],
            "chance": shown["chance"],
            "opened_at": self.opened_at,
            "entries": self.entries,
            "result": self.result,
            "checksum": self.checksum,
            "head": "",
        }
        if self.position is not None:
            content["position"] = self.position.splitlines()
        return self.opening(), content

    @property
    def seal(self) -> str:
        """A hash of all the rest, so that damage is noticed. It has no key: anybody can make one.

        >>> record = new_game(GameConfig("alhambra", 3), seed=7).record()
        >>> record.seal == Record.read(record.to_text()).seal
        True
        """
        return self.to_json()["seal"]

    def chain(self) -> list[str]:
        """Return the heads of the transcript at the start and after each entry.

        >>> record = new_game(GameConfig("alhambra", 3), seed=7).record()
        >>> record.chain() == [record.head]
        True
        """
        return chain(self.opening(), self.entries)

    @property
    def head(self) -> str:
        """The head of the transcript: equal heads mean equal openings and equal entries.

        >>> record = new_game(GameConfig("alhambra", 3), seed=7).record()
        >>> len(record.head)
        64
        """
        return self.chain()[-1]

    # --- JSON ---

    def to_json(self) -> RecordMessage:
        """Return the record as plain data; ``from_json`` reads it.

        >>> new_game(GameConfig("alhambra", 3), seed=7).record().to_json()["format"]
        'alhambra record'
        """
        return sealed(*self.unsealed())

    @staticmethod
    def from_json(data: Any) -> "Record":
        """Return the record in a JSON object.

        Args:
            data: the object, as ``to_json`` returns it.

        Raises:
            RecordError: it is not a record, was damaged, or its parts do not fit together.

        >>> record = new_game(GameConfig("alhambra", 3), seed=7).record()
        >>> Record.from_json(record.to_json()) == record
        True
        """
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
        found = record.to_json()
        if data["seal"] != found["seal"] or data["head"] != found["head"]:
            raise RecordError("record-seal-does-not-fit")
        return record

    # --- text ---

    def to_text(self) -> str:
        """Return the record as text for people, one entry a line; ``from_text`` reads it.

        >>> record = new_game(GameConfig("alhambra", 3), seed=7).record()
        >>> record.to_text().splitlines()[0]
        '[Format "alhambra record"]'
        """
        return record_as_text(self.to_json())

    @staticmethod
    def from_text(text: GivenText) -> "Record":
        """Return the record in a text.

        Args:
            text: as ``to_text`` returns it; lines that start with ``;`` are comments.

        Raises:
            RecordError: it is not a record, was damaged, or its parts do not fit together.

        >>> record = new_game(GameConfig("alhambra", 3), seed=7).record()
        >>> Record.from_text(record.to_text()) == record
        True
        """
        if not isinstance(text, str):
            raise RecordError("record-too-long", most=LONGEST_TEXT)
        return Record.from_json(record_from_text(text, _FORMAT))

    @staticmethod
    def read(text: GivenText) -> "Record":
        """Return the record in a text of either form, readable text or JSON.

        Args:
            text: the content of a record file.

        Raises:
            RecordError: it is not a record, was damaged, or its parts do not fit together.

        >>> record = new_game(GameConfig("alhambra", 3), seed=7).record()
        >>> Record.read(to_bytes(record.to_json()).decode()) == record
        True
        """
        if not isinstance(text, str) or not text.lstrip().startswith("{"):
            return Record.from_text(text)
        try:
            data = read_json(text)
        except JsonError as error:
            raise RecordError("record-is-no-json", error=error) from None
        return Record.from_json(data)


def sealed(opening: RecordOpening, content: RecordContent) -> RecordMessage:
    """Return the record with its head and its seal, which take time in proportion to its entries."""
    complete: RecordContent = {**content, "head": chain(opening, content["entries"])[-1]}
    return {**complete, "seal": fingerprint(complete)}


# --- the chance in JSON ---


def _read_chance(record: Record, data: Any) -> None:
    """Set the seed and the deal of a record from data, if they fit it."""
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
    """Return the deal in data; one with a final promise says who drew the contributions."""
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


# --- values in JSON ---


def _listed(names: set[Any]) -> str:
    return shortened(", ".join(sorted([name if isinstance(name, str) else quoted(name) for name in names])))


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
    """Return the text of the starting position, if there is one."""
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
