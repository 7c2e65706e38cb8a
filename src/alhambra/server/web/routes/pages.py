"""The static files of the browser client, and its single page for all paths."""

import gzip
from functools import cache
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from alhambra.protocol import AlhambraError
from alhambra.server.web.rate_limits import FILES, limit
from alhambra.server.web.security_headers import HEADERS

_YEAR_SECONDS: Final = 365 * 24 * 3600
_IMMUTABLE: Final = f"public, max-age={_YEAR_SECONDS}, immutable"  # for names with a hash of the content
_ASSETS: Final = {".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8"}
# Files are compressed here, once. Litestar's compression is off: the compressed length of a
# response of the API could reveal something about its content.
_COMPRESSION_LEVEL: Final = 9
_FILES: Final = {
    "manifest.webmanifest": "application/manifest+json",
    "worker.js": "text/javascript; charset=utf-8",
    "offline.html": "text/html; charset=utf-8",
    "offline.css": "text/css; charset=utf-8",
    "icon.svg": "image/svg+xml",
}
_PAGES: Final = (
    "/",
    "/new",
    "/join",
    "/learn",
    "/learn/{lesson:str}",
    "/rules",
    "/tables/{table_id:str}",
    "/replays/{replay_id:str}",
)


class UnknownAsset(AlhambraError):
    """The built client has a file of unknown media type."""


def single_page(folder: Path | None) -> bytes | None:
    """Return the page of the client built in a folder; None if it was not built."""
    index = None if folder is None else folder / "index.html"
    return index.read_bytes() if index is not None and index.is_file() else None


def page_response(page: bytes, status: int = 200) -> Response[bytes]:
    """Return the response with the single page."""
    # The framework adds these to routes only, not to the response at an unknown address.
    headers = {**HEADERS, "Cache-Control": "no-cache"}
    return Response(page, status_code=status, media_type="text/html; charset=utf-8", headers=headers)


def page_handlers(folder: Path | None) -> list[HTTPRouteHandler]:
    """Return the handlers of the client built in a folder; none if it was not built."""
    page = single_page(folder)
    if folder is None or page is None:
        return []

    @get(list(_PAGES), include_in_schema=False, guards=[limit(FILES)])
    async def show_page() -> Response[bytes]:
        return page_response(page)

    return [
        show_page,
        _asset_handler(folder / "assets"),
        *[_file_handler(folder / name, kind) for name, kind in _FILES.items()],
    ]


def _asset_handler(folder: Path) -> HTTPRouteHandler:
    """Return the handler of scripts and styles, compressed on first use."""
    files = {path.name: path for path in folder.iterdir()}
    for name, path in files.items():
        if path.suffix not in _ASSETS:
            raise UnknownAsset("page-asset-unknown", file=name, kinds=", ".join(_ASSETS))

    @cache
    def content_of(name: str, is_compressed: bool) -> bytes:
        content = files[name].read_bytes()
        return gzip.compress(content, _COMPRESSION_LEVEL, mtime=0) if is_compressed else content

    @get("/assets/{name:str}", sync_to_thread=True, include_in_schema=False, guards=[limit(FILES)])
    def show_asset(name: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
        if name not in files:
            raise NotFoundException
        is_compressed = "gzip" in request.headers.get("accept-encoding", "")
        headers = {"Cache-Control": _IMMUTABLE, "Vary": "Accept-Encoding"} | (
            {"Content-Encoding": "gzip"} if is_compressed else {}
        )
        return Response(content_of(name, is_compressed), media_type=_ASSETS[files[name].suffix], headers=headers)

    return show_asset


def _file_handler(path: Path, media_type: str) -> HTTPRouteHandler:
    """Return the handler of a file with a fixed name, which browsers must revalidate."""
    content = path.read_bytes()

    @get(f"/{path.name}", name=path.name, include_in_schema=False, guards=[limit(FILES)])
    async def show_file() -> Response[bytes]:
        return Response(content, media_type=media_type, headers={"Cache-Control": "no-cache"})

    return show_file
