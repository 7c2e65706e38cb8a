"""Describe what happens at a server table besides the game."""

from collections.abc import Mapping, Sequence
from typing import Any

from alhambra.console.language import say

_TAKE_BACK = "take_back"


def entry_text(entry: Mapping[str, Any], names: Sequence[str]) -> str | None:
    """Describe an entry in a sentence; None if it needs none."""
    match entry["entry"]:
        case "sat" | "filled" | "stood" | "left":
            return say(f"screen-news-{entry['entry']}", seat=names[entry["seat"]])
        case "broken_off":
            return say("screen-news-broken-off", seat=names[entry["seat"]])
        case "asked":
            return question_text(entry, names)
        case "consented":
            return say("screen-news-agreed" if entry["agrees"] else "screen-news-refused", seat=names[entry["seat"]])
        case "stood_in":
            return say("screen-news-back" if entry["bot"] is None else "screen-news-bot", seat=names[entry["seat"]])
        case "rematched":
            return say("screen-news-rematch")
        case _:
            return None


def question_text(question: Mapping[str, Any], names: Sequence[str]) -> str:
    """Describe what a seat asks the others."""
    who = names[question["seat"]]
    if question["what"] == _TAKE_BACK:
        return say("screen-asks-back", seat=who, actions=question["actions"])
    return say("screen-asks-bot", seat=who, other=names[question["absent"]])
