"""A position as text: a line for each thing, by its name.

Omitted lines have default values. A line that is not understood is refused, with its number.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from alhambra.protocol.config import GameConfig
from alhambra.protocol.errors import AlhambraError, Param, Phrase, PositionError, quoted, shortened
from alhambra.protocol.given import GivenText
from alhambra.protocol.randomness import LONGEST_STREAM, Streams
from alhambra.protocol.records.record import RULES_VERSION
from alhambra.protocol.serialization.hashing import is_hash
from alhambra.protocol.serialization.reading import is_line, whole_number

NONE: Final = "-"
HIDDEN: Final = "?"
REST: Final = "rest"  # everything not listed elsewhere
FLAGS: Final = ("no", "yes")
SEAT_LINE: Final = "seen by"
SEED_LINE: Final = "seed"
_FORMAT: Final = "alhambra position"
_STREAM: Final = "stream"
_LONGEST: Final = 1 << 17
_MOST_LINES: Final = 1000
_LARGEST: Final = 10**15  # number in a position; turns and points may grow from there
_LINE: Final = re.compile(r"([a-z0-9_ ]{1,64}): +(\S.*)")


class PositionWriter:
    """Builds the lines of a position."""

    def __init__(self) -> None:
        self._lines = [_FORMAT]

    def put(self, name: str, words: Iterable[str]) -> None:
        """Add a line."""
        self._lines.append(f"{name}: {' '.join(words) or NONE}")

    def put_number(self, name: str, number: int) -> None:
        self.put(name, [str(number)])

    def put_numbers(self, name: str, numbers: Iterable[int]) -> None:
        self.put(name, [str(number) for number in numbers])

    def put_flag(self, name: str, flag: bool) -> None:
        self.put(name, [FLAGS[flag]])

    def put_game(self, rules: str, config: GameConfig, components: str) -> None:
        """Add what never changes during a game."""
        self.put("rules", [rules])
        self.put("game", [config.game])
        self.put_number("seats", config.seats)
        self.put("modules", sorted(config.modules))
        self.put("options", sorted(config.options))
        self.put("components", [components])

    def put_streams(self, streams: Streams) -> None:
        """Add what determines the future; no player may see it."""
        self.put(SEED_LINE, [streams.seed])
        for source, used in zip(streams.sources, streams.used(), strict=True):
            self.put_number(f"{_STREAM} {source}", used)

    def text(self) -> str:
        return "\n".join([*self._lines, ""])


class PositionLines:
    """The lines of a position by name; a line that is never read makes the position invalid."""

    def __init__(self, text: GivenText) -> None:
        self._words: dict[str, list[str]] = {}
        self._numbers: dict[str, int] = {}  # of the lines, for errors
        self._asked: set[str] = set()
        if not isinstance(text, str) or len(text) > _LONGEST or text.count("\n") > _MOST_LINES:
            raise PositionError("position-is-a-text", most=_LONGEST, most_lines=_MOST_LINES)
        begun = False
        for number, raw in enumerate(text.splitlines(), 1):
            line = raw.strip()
            if not line or line.startswith(";"):
                continue
            if not begun and line != _FORMAT:
                raise PositionError("position-begins-with", given=_FORMAT)
            if begun:
                self._add(number, line)
            begun = True
        if not begun:
            raise PositionError("position-begins-with", given=_FORMAT)

    def _add(self, number: int, line: str) -> None:
        found = _LINE.fullmatch(line) if is_line(line) else None
        if found is None:
            raise PositionError("position-line-is-none", line=number, given=quoted(line))
        name = found.group(1)
        if name in self._words:
            raise PositionError("position-line-twice", line=number, name=name)
        words = found.group(2).split()
        self._words[name] = [] if words == [NONE] else words
        self._numbers[name] = number

    def has(self, name: str) -> bool:
        return name in self._words

    def error(self, name: str, key: str, **params: Param) -> PositionError:
        """Return the error for a malformed line."""
        return self.because(name, Phrase(key, **params))

    def because(self, name: str, reason: Phrase | AlhambraError) -> PositionError:
        """Return the error for an impossible line."""
        if name in self._numbers:
            return PositionError("position-line", line=self._numbers[name], name=name, reason=reason)
        return PositionError("position-left-out", name=name, reason=reason)

    def finish(self) -> None:
        """Raise PositionError for lines that were never read."""
        for name in self._words:
            if name not in self._asked:
                raise self.error(name, "position-line-unknown")

    # --- asking ---

    def words(self, name: str) -> list[str]:
        """Return the words of a line; none if it is missing."""
        self._asked.add(name)
        return self._words.get(name, [])

    def tells(self, name: str) -> bool:
        """Return whether a line has content of its own, instead of standing for all remaining things."""
        return self.has(name) and self.words(name) != [REST]

    def row(self, name: str, most: int) -> list[str]:
        """Return the names of numbered lines, from 1 on."""
        found: list[str] = []
        while len(found) < most and self.has(f"{name} {len(found) + 1}"):
            found.append(f"{name} {len(found) + 1}")
        return found

    def word(self, name: str, default: str) -> str:
        """Return the only word of a line."""
        words = self.words(name)
        if name not in self._words:
            return default
        if len(words) != 1:
            raise self.error(name, "position-one-word")
        return words[0]

    def number(self, name: str, default: int, most: int = _LARGEST) -> int:
        """Return the number in a line."""
        return self.as_number(name, self.word(name, str(default)), most)

    def as_number(self, name: str, word: str, most: int = _LARGEST) -> int:
        """Return a word of a line as a number."""
        number = whole_number(word)
        if number is None or not 0 <= number <= most:
            raise self.error(name, "position-no-number", given=quoted(word), most=most)
        return number

    def numbers(self, name: str, count: int, default: int = 0, most: int = _LARGEST) -> list[int]:
        """Return this many numbers from a line."""
        if not self.has(name):
            return [default] * count
        words = self.words(name)
        if len(words) != count:
            raise self.error(name, "position-so-many-numbers", number=count, found=len(words))
        return [self.as_number(name, word, most) for word in words]

    def flag(self, name: str, default: bool) -> bool:
        """Return a line with yes or no as a truth value."""
        word = self.word(name, FLAGS[default])
        if word not in FLAGS:
            raise self.error(name, "position-yes-or-no", given=quoted(word))
        return word == FLAGS[1]

    # --- what is true at any moment ---

    def rules(self) -> str:
        """Return the version of the rules that the position was written under; raise PositionError for later ones."""
        word = self.word("rules", RULES_VERSION)
        version = whole_number(word)
        if version is None or not 1 <= version <= int(RULES_VERSION):
            raise self.error("rules", "position-of-other-rules", given=shortened(word), rules=RULES_VERSION)
        return word

    def config(self) -> GameConfig:
        """Return the config of the game."""
        game, seats = self.word("game", "alhambra"), self.number("seats", 3)
        try:
            return GameConfig(game, seats, self.words("modules"), self.words("options"))
        except AlhambraError as error:
            raise PositionError("position-of-no-game", error=error) from None

    def check_components(self, used: str) -> None:
        """Raise PositionError if the position was written with other components."""
        if self.word("components", used) != used:
            raise self.error("components", "position-of-other-components")

    def seat(self, seats: int) -> int | None:
        """Return the seat whose knowledge the position holds; None for a whole position."""
        return self.number(SEAT_LINE, 0, seats - 1) if self.has(SEAT_LINE) else None

    def streams(self, sources: Sequence[str]) -> Streams | None:
        """Return the streams of chance in their saved state; None if the position has none."""
        if not self.has(SEED_LINE):
            return None
        seed = self.word(SEED_LINE, "")
        if not is_hash(seed):
            raise self.error(SEED_LINE, "position-seed-is-a-hash")
        streams = Streams(seed, sources)
        streams.skip([self.number(f"{_STREAM} {source}", 0, LONGEST_STREAM) for source in sources])
        return streams
