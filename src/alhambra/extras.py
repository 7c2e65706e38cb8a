"""The extras of the package: what to install for the parts that need more than the library."""

from collections.abc import Mapping
from importlib.util import find_spec
from typing import Final

from alhambra.protocol import AlhambraError

# The imports that each extra brings, besides those of the extras that it contains; the same as in pyproject.toml.
IMPORTS: Final[Mapping[str, tuple[str, ...]]] = {
    "cli": ("platformdirs", "rich", "typer"),
    "terminal": ("textual",),
    "print": ("font_source_sans_pro", "font_source_serif_pro", "fpdf"),
    "client": ("cryptography", "httpx", "websockets"),
    "server": (
        "alembic",
        "cryptography",
        "http_ece",
        "httpcore",
        "litestar",
        "prometheus_client",
        "psycopg",
        "py_vapid",
        "sqlalchemy",
        "uvicorn",
        "websockets",
    ),
    "cluster": ("ray",),
    "training": ("numpy",),
}


class MissingExtra(AlhambraError):
    """An extra of the package is not installed; the sentence has the command that installs it."""


def is_installed(extra: str) -> bool:
    """Return whether everything an extra brings can be imported."""
    return all(find_spec(name) is not None for name in IMPORTS[extra])


def require_extra(key: str, *extras: str) -> None:
    """Raise MissingExtra, with the sentence of the key, if any of the extras is not installed."""
    missing = [extra for extra in extras if not is_installed(extra)]
    if missing:
        raise MissingExtra(key, extras=",".join(missing))
