"""The pages of the browser table: built files with hashed names, and one page for all addresses."""

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

_A_YEAR: Final = 365 * 24 * 3600
_KEPT: Final = f"public, max-age={_A_YEAR}, immutable"  # names hold a hash of what is in the files: they never change
_ASSETS: Final = {".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8"}
# Files are packed once, here, and never by the compression of Litestar, which packs every answer anew: what the API
# answers must not be packed, because its length would then tell something of what is in it.
_PACKING: Final = 9
_FILES: Final = {
    "manifest.webmanifest": "application/manifest+json",
    "worker.js": "text/javascript; charset=utf-8",
    "offline.html": "text/html; charset=utf-8",
    "offline.css": "text/css; charset=utf-8",
    "icon.svg": "image/svg+xml",
}
_PAGES: Final = ("/", "/new", "/join", "/learn", "/rules", "/tables/{table_id:str}", "/replays/{replay_id:str}")


class UnknownAsset(AlhambraError):
    """The built pages hold a file of a kind that browsers would not be told."""


def page_handlers(folder: Path | None) -> list[HTTPRouteHandler]:
    """What serves the built pages in the folder; nothing where none were built."""
    if folder is None or not (folder / "index.html").is_file():
        return []
    index = folder / "index.html"
    page = index.read_bytes()

    @get(list(_PAGES), include_in_schema=False, guards=[limit(FILES)])
    async def show_page() -> Response[bytes]:
        return Response(page, media_type="text/html; charset=utf-8", headers={"Cache-Control": "no-cache"})

    return [
        show_page,
        _asset_handler(folder / "assets"),
        *[_file_handler(folder / name, kind) for name, kind in _FILES.items()],
    ]


def _asset_handler(folder: Path) -> HTTPRouteHandler:
    """What serves scripts, styles and drawings: packed, as browsers want them, when they are first asked for."""
    files = {path.name: path for path in folder.iterdir()}
    for name, path in files.items():
        if path.suffix not in _ASSETS:
            raise UnknownAsset("page-asset-unknown", file=name, kinds=", ".join(_ASSETS))

    @cache
    def content_of(name: str, is_packed: bool) -> bytes:
        content = files[name].read_bytes()
        return gzip.compress(content, _PACKING, mtime=0) if is_packed else content

    @get("/assets/{name:str}", sync_to_thread=True, include_in_schema=False, guards=[limit(FILES)])
    def show_asset(name: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
        if name not in files:
            raise NotFoundException
        is_packed = "gzip" in request.headers.get("accept-encoding", "")
        headers = {"Cache-Control": _KEPT, "Vary": "Accept-Encoding"} | (
            {"Content-Encoding": "gzip"} if is_packed else {}
        )
        return Response(content_of(name, is_packed), media_type=_ASSETS[files[name].suffix], headers=headers)

    return show_asset


def _file_handler(path: Path, media_type: str) -> HTTPRouteHandler:
    """What serves a file that browsers look for under a fixed name; they ask each time whether it has changed."""
    content = path.read_bytes()

    @get(f"/{path.name}", name=path.name, include_in_schema=False, guards=[limit(FILES)])
    async def show_file() -> Response[bytes]:
        return Response(content, media_type=media_type, headers={"Cache-Control": "no-cache"})

    return show_file
