"""Shows docstring examples as code on the documentation site: Markdown would take ``>>>`` for quotations."""

import re
from typing import Any, Final

from griffe import Extension

_EXAMPLE: Final = re.compile(r"(?:^[ \t]*>>> .*\n?(?:^[ \t]*(?!>>> )\S.*\n?)*)+", re.MULTILINE)


def fenced(text: str) -> str:
    """Return the text with a fence around each run of examples."""
    return _EXAMPLE.sub(lambda example: f"\n```pycon\n{example.group().rstrip()}\n```\n", text)


def _on_instance(_: Any, *, obj: Any, **__: Any) -> None:
    if obj.docstring is not None:
        obj.docstring.value = fenced(obj.docstring.value)


# Made by a call, so that the types are the same where griffe is not installed and its class unknown.
FencedExamples = type("FencedExamples", (Extension,), {"on_instance": _on_instance})
