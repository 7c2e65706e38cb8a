"""Analyses as files: JSON that names the record it belongs to."""

import json
from typing import Any, Final, get_type_hints

import msgspec

from alhambra.analysis.game_analysis import VERSION
from alhambra.analysis.messages import GameAnalysis
from alhambra.protocol import AlhambraError, Record
from alhambra.protocol.serialization.reading import read_json

# The fields of an analysis for msgspec, which does not understand the declared type of actions.
_EXPECTED: Final = msgspec.defstruct(
    "ExpectedAnalysis",
    [
        (name, dict[str, dict[str, Any]] if name == "actions" else hint)
        for name, hint in get_type_hints(GameAnalysis, include_extras=True).items()
    ],
)


def analysis_text(analysis: GameAnalysis) -> str:
    """Return an analysis as the text of a file.

    Args:
        analysis: as ``analyse`` returns it.

    >>> analysis = analyse(new_game(GameConfig("alhambra", 2), seed=7).record())
    >>> "alhambra analysis" in analysis_text(analysis)
    True
    """
    return json.dumps(analysis, indent=1) + "\n"


def read_analysis(text: str, record: Record) -> GameAnalysis:
    """Return the analysis in a text, for the record that it was made of.

    Args:
        text: as ``analysis_text`` returns it.
        record: the game.

    Raises:
        AlhambraError: the text is not an analysis, or one of another record or version.

    >>> game = new_game(GameConfig("alhambra", 2), seed=7)
    >>> analysis = analyse(game.record())
    >>> read_analysis(analysis_text(analysis), game.record()) == analysis
    True
    """
    try:
        found: GameAnalysis = read_json(text)
        msgspec.convert(found, _EXPECTED)
    except (AlhambraError, msgspec.ValidationError):
        raise AlhambraError("analysis-unreadable") from None
    if found["version"] != VERSION:
        raise AlhambraError("analysis-of-other-version", version=found["version"])
    if found["record"] != record.seal:
        raise AlhambraError("analysis-of-other-record")
    return found
