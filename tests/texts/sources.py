"""A static analysis of the sources: keys with their parameters, and all plain strings."""

import ast
import errno
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import alhambra
from alhambra.texts.catalogues import folders

PACKAGE = Path(alhambra.__file__).parent

# The functions that format a key: the prefix of the text, the position of the key among the arguments, and parameters
# that are always there.
_SPEAKERS = {
    "Refusal": ("refusal", 1, frozenset()),
    "_on_each_side": ("refusal", 1, frozenset({"side"})),
    "Phrase": ("phrase", 0, frozenset()),
    "check_counts": ("phrase", 3, frozenset({"type"})),
    "require": ("error", 1, frozenset()),
    "refuse": ("error", 0, frozenset()),
    "require_extra": ("error", 0, frozenset({"extras"})),
    "error": ("phrase", 1, frozenset()),  # of a line of a position
}

_MAKERS = frozenset({"Refusal", "Phrase"})

# Prefixes to which ``alhambra.texts.naming`` adds the name of a thing, and the statistics the name of what they count.
NAMED = ("type", "currency", "character", "side", "module", "game", "option", "tile", "card", "stats")


class Spoken(NamedTuple):
    """A call that produces a text."""

    key: str
    params: frozenset[str]
    where: str


def roots() -> list[Path]:
    """Return the folder of the package, and those of games and modules from outside."""
    beside = [Path(str(folder)).parent for folder in folders()]
    return [PACKAGE, *(folder for folder in beside if PACKAGE not in (folder, *folder.parents))]


@cache
def trees() -> dict[Path, ast.Module]:
    """Return the sources, interpreted or compiled."""
    paths = sorted({path for root in roots() for path in root.rglob("*.py")})
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in paths}


@cache
def spoken() -> tuple[Spoken, ...]:
    """Return all errors, refusals and phrases in the sources."""
    return tuple(found for path, tree in trees().items() for found in _spoken_in(path, tree))


def _spoken_in(path: Path, tree: ast.Module) -> Iterator[Spoken]:
    helpers = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name in _SPEAKERS]
    passed_on = {inner for helper in helpers for inner in ast.walk(helper)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        prefix, position, more = _SPEAKERS.get(name, ("error", 0, frozenset()))
        if name not in _SPEAKERS and name not in error_classes():
            continue
        arguments = [argument for argument in node.args if not isinstance(argument, ast.Starred)]
        key = arguments[position] if position < len(arguments) else None
        where = f"{path}, line {node.lineno}"
        if isinstance(key, ast.Constant) and isinstance(key.value, str):
            yield Spoken(f"{prefix}-{key.value}", _params(name, node) | more, where)
        elif name in _MAKERS | error_classes() and node not in passed_on:  # a sentence, or a key from elsewhere
            yield Spoken(ast.unparse(node), frozenset(), where)


def _params(name: str, call: ast.Call) -> frozenset[str]:
    if name == "Refusal":
        given = call.args[2] if len(call.args) > 2 else ast.Dict([], [])
        assert isinstance(given, ast.Dict), f"line {call.lineno}: the parameters of a refusal are told where it is made"
        return frozenset(str(key.value) for key in given.keys if isinstance(key, ast.Constant))
    if name in ("check_counts", "_on_each_side"):
        return frozenset()
    return frozenset(keyword.arg for keyword in call.keywords if keyword.arg is not None)


@cache
def error_classes() -> frozenset[str]:
    """Return the names of our errors that hold a key."""
    found = {"AlhambraError"}
    classes = [node for tree in trees().values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    for node in classes:
        if any(isinstance(base, ast.Name) and base.id == "AlhambraError" for base in node.bases):
            found.add(node.name)
    return frozenset(found - {"IllegalAction"})


@cache
def strings() -> frozenset[str]:
    """Return all plain strings in the sources, and the words of component files."""
    found: set[str] = set()
    for tree in trees().values():
        constants = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
        found |= {value for value in constants if isinstance(value, str)}
    for path in PACKAGE.rglob("*.json"):
        found |= set(path.read_text(encoding="utf-8").split('"'))
    return frozenset(found)


@cache
def is_declared(name: str) -> bool:
    """Return whether something has this name, or the names of some things begin with it, as those of all huts do."""
    word = name.replace("-", "_")
    if word.upper() in vars(errno):
        return True
    return any(string.lower() in (word, name) or string.startswith(f"{word}_") for string in strings())


@cache
def is_built_on(prefix: str) -> bool:
    """Return whether keys are made of this and a name: by ``naming`` and ``key_of``, or by their callers."""
    return prefix in (*NAMED, *_told()) or any(string.endswith(f"{prefix}-") for string in strings())


@cache
def _told() -> frozenset[str]:
    """Return the prefix before the kind of a message: the first argument of ``key_of``."""
    calls = [node for tree in trees().values() for node in ast.walk(tree) if isinstance(node, ast.Call)]
    of_keys = [call.args[0] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "key_of"]
    return frozenset(str(first.value) for first in of_keys if isinstance(first, ast.Constant))
