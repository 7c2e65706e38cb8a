"""Every public name is documented, with an example that runs."""

import ast
import doctest
import importlib
import inspect
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import alhambra
from tests.docs.markdown import ROOT

MODULES = ("alhambra", "alhambra.bots", "alhambra.client", "alhambra.arena", "alhambra.analysis")

# Used by engines in their games, not by callers who play them.
_HOOKS = ("advance", "dealt_by", "emit", "happened_for", "imagine_from", "load_position")
FOR_ENGINES = {f"Game.{name}" for name in _HOOKS}


class Documented(NamedTuple):
    """A public name with its documentation, read from the source because compiled methods have none."""

    name: str
    doc: str
    around: str  # the documentation of the class or module to which it belongs
    parameters: tuple[str, ...]

    def __str__(self) -> str:
        return self.name


@cache
def tree_of(module: str) -> ast.Module:
    return ast.parse((ROOT / "src" / Path(*module.split("."))).with_suffix(".py").read_text(encoding="utf-8"))


def definition(thing: Any) -> ast.ClassDef | ast.FunctionDef:
    """Return the place in the source where a class or function is defined."""
    for node in tree_of(thing.__module__).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == thing.__name__:
            return node
    raise AssertionError(f"{thing.__name__} is not in {thing.__module__}")


def public_names() -> Iterator[Documented]:
    for place in MODULES:
        module = importlib.import_module(place)
        assert module.__doc__
        for name in module.__all__:
            thing = getattr(module, name)
            if not callable(thing):  # a value: the documentation of its module says what it is
                yield Documented(f"{place}.{name}", module.__doc__, module.__doc__, ())
                continue
            yield from documented(place, definition(thing), module.__doc__)


def documented(place: str, node: ast.ClassDef | ast.FunctionDef, around: str) -> Iterator[Documented]:
    doc = ast.get_docstring(node) or ""
    if isinstance(node, ast.FunctionDef):
        yield Documented(f"{place}.{node.name}", doc, around, parameters_of(node))
        return
    methods = {method.name: method for method in node.body if isinstance(method, ast.FunctionDef)}
    begins = None if node.name == "Game" else methods.get("__init__")  # engines begin games, callers use new_game
    yield Documented(f"{place}.{node.name}", doc, around, parameters_of(begins))
    for name, method in methods.items():
        if not name.startswith("_") and f"{node.name}.{name}" not in FOR_ENGINES:
            own = ast.get_docstring(method) or ""
            yield Documented(f"{place}.{node.name}.{name}", own, doc, parameters_of(method))


def parameters_of(node: ast.FunctionDef | None) -> tuple[str, ...]:
    if node is None:
        return ()
    given = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
    return tuple(argument.arg for argument in given if argument.arg not in ("self", "cls"))


NAMES = list(public_names())


@pytest.mark.parametrize("found", NAMES, ids=str)
def test_a_public_name_has_a_docstring_with_its_parameters_and_an_example(found: Documented) -> None:
    assert found.doc, "no docstring"
    name = found.name.rpartition(".")[2]
    of_itself = examples_in(found.doc) if found.doc is not found.around else []
    elsewhere = [example.source for example in examples_in(found.around)]
    assert of_itself or any(re.search(rf"\b{name}\b", source) for source in elsewhere), "no example"
    if found.parameters:
        section = found.doc.partition("Args:\n")[2]
        missing = [one for one in found.parameters if not re.search(rf"^\s+{one}: \S", section, re.MULTILINE)]
        assert not missing, f"not described: {missing}"


@pytest.mark.parametrize("found", [found for found in NAMES if found.doc is not found.around], ids=str)
def test_its_example_runs(found: Documented) -> None:
    run(found.name, found.doc)


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_of_a_module_run(module: str) -> None:
    run(module, importlib.import_module(module).__doc__ or "")


def examples_in(text: str) -> list[doctest.Example]:
    return doctest.DocTestParser().get_examples(text)


def run(name: str, text: str) -> None:
    """Run the examples of a docstring after ``from alhambra import *``, and likewise its own module."""
    globs: dict[str, Any] = {}
    for module in MODULES:
        if module in ("alhambra", "alhambra.bots") or name.startswith(module):
            exec(f"from {module} import *", globs)
    test = doctest.DocTestParser().get_doctest(text, globs, name, None, 0)
    shown: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(test, out=shown.append)
    assert runner.summarize(verbose=False).failed == 0, "".join(shown)


def signatures() -> Iterator[tuple[str, str]]:
    """Yield the signatures of all public names and methods, as ``help`` shows them."""
    for place in MODULES:
        module = importlib.import_module(place)
        for name in module.__all__:
            thing = getattr(module, name)
            parts = [thing, *vars(thing).values()] if inspect.isclass(thing) else [thing]
            for part in parts:
                function = getattr(part, "__func__", part)
                if inspect.isfunction(function) or (inspect.isclass(function) and not hasattr(function, "__total__")):
                    try:
                        yield f"{place}.{name}", str(inspect.signature(function))
                    except ValueError:  # of a class that takes what its base takes
                        continue


def test_no_signature_shows_that_anything_may_be_given() -> None:
    assert not [(name, shown) for name, shown in signatures() if re.search(r"\| (typing\.)?Any\b", shown)]


def test_help_is_enough_to_write_a_bot(tmp_path: Path) -> None:
    """The bot in the documentation of the package plays whole games, from a file of its own."""
    assert alhambra.__doc__
    source = alhambra.__doc__.partition("my_bots.py::\n\n")[2].partition("\n\n    $")[0]
    program = inspect.cleandoc(source)
    assert program.startswith("from alhambra")
    (tmp_path / "my_bots.py").write_text(program, encoding="utf-8")
    from alhambra.arena import play_game

    for game in ("alhambra", "roll_and_write"):
        bots = [f"{tmp_path / 'my_bots.py'}:Frugal", "random"]
        assert play_game(alhambra.GameConfig(game, 2), bots, seed=7).decisions > 10
