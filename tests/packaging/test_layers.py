"""Dependencies point downwards only, even in the folders that hold words and evaluations next to the rules."""

import ast
from pathlib import Path

from docs.images.make_layers import LAYERS

SOURCE = Path(__file__).parents[2] / "src" / "alhambra"
RULES = ("protocol", "palace", "components", "tilegames", "roll_and_write", "search")
WAYS_IN = (
    "alhambra.cli",
    "alhambra.console",
    "alhambra.print",
    "alhambra.terminal",
    "alhambra.client",
    "alhambra.statistics",
    "alhambra.bots",
    "alhambra.arena",
    "alhambra.benchmark",
    "alhambra.training",
    "alhambra.texts",
    "alhambra.games",
    "alhambra.lessons",
    "alhambra.server",
    "alhambra.verification",
)
# Files in the folders of games and modules that belong to one of the clients.
FOR_OTHERS = {
    "words": ("console", "texts"),
    "evaluation": ("bots",),
    "lesson": ("lessons",),
    "inputs": (),
    "reduce": ("client",),
    "stats": ("client", "statistics"),
}


def imports_of(file: Path) -> set[str]:
    """Return the names of all modules that a file imports, and what it takes from them."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.update({node.module, *(f"{node.module}.{alias.name}" for alias in node.names)})
    return names


def test_rules_know_neither_terminal_nor_bots_nor_languages() -> None:
    files = [file for folder in RULES for file in (SOURCE / folder).rglob("*.py") if file.stem not in FOR_OTHERS]
    assert len(files) > 60
    for file in files:
        known = [name for name in imports_of(file) if name.startswith(WAYS_IN)]
        assert known == [], f"{file.relative_to(SOURCE)}"


def test_words_and_worth_are_found_and_never_imported() -> None:
    """So a folder may hold them, and only the layer that they are meant for loads them."""
    for file in SOURCE.rglob("*.py"):
        for name in imports_of(file):
            meant_for_others = name.startswith(("alhambra.tilegames", "alhambra.roll_and_write"))
            assert not (meant_for_others and name.rpartition(".")[2] in FOR_OTHERS), (
                f"{file.relative_to(SOURCE)}: {name}"
            )


def test_words_do_not_know_bots_and_worth_does_not_know_the_terminal() -> None:
    for stem, allowed in FOR_OTHERS.items():
        files = [file for folder in RULES for file in (SOURCE / folder).rglob(f"{stem}.py")]
        assert files
        for file in files:
            layers = {name.split(".")[1] for name in imports_of(file) if name.startswith(WAYS_IN)}
            assert layers <= set(allowed), f"{file.relative_to(SOURCE)}"


def test_the_layers_of_the_terminals_lie_above_each_other() -> None:
    above = {
        "console": {"alhambra.cli", "alhambra.terminal", "alhambra.print", "alhambra.server"},
        "print": {"alhambra.cli", "alhambra.terminal", "alhambra.server"},
        "terminal": {"alhambra.cli", "alhambra.server"},
    }
    for layer, forbidden in above.items():
        for file in (SOURCE / layer).rglob("*.py"):
            layers = {".".join(name.split(".")[:2]) for name in imports_of(file)}
            assert layers.isdisjoint(forbidden), f"{file.relative_to(SOURCE)}"


def test_sql_is_written_in_the_store_alone() -> None:
    for file in (SOURCE / "server").rglob("*.py"):
        if "store" not in file.relative_to(SOURCE / "server").parts:
            used = {name for name in imports_of(file) if name.startswith("sqlalchemy.")}
            types_and_errors = {name for name in used if name.startswith("sqlalchemy.exc")}
            assert used - types_and_errors <= {"sqlalchemy.Engine", "sqlalchemy.Executable"}, file


def test_imports_point_down_in_the_diagram_of_the_architecture() -> None:
    heights = {package: -number for number, layer in enumerate(LAYERS) for package in layer.packages}
    packages = {file.parent.name for file in SOURCE.glob("*/__init__.py")} - {"rules_text"}  # which is data
    assert set(heights) == packages | {"games", "declarations", "verification"}
    for file in SOURCE.rglob("*.py"):
        package = file.relative_to(SOURCE).parts[0].removesuffix(".py")
        if package not in heights or file.stem in FOR_OTHERS:
            continue
        used = {name.split(".")[1] for name in imports_of(file) if name.startswith("alhambra.")} & set(heights)
        upwards = {name for name in used - {package} if heights[name] >= heights[package]}
        assert upwards == set(), f"{file.relative_to(SOURCE)}"
